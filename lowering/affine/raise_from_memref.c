// affine-raise-from-memref: loads and stores whose indices are sums and
// products of dimensions, symbols and numbers, as affine ones.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %0 = arith.addi %i, %c1 : index
//   %x = memref.load %m[%0] : memref<?xf32>
//
// After:
//
//   %x = affine.load %m[%i + 1] : memref<?xf32>

#include "ir/build/affine.h"
#include "lowering/affine/passes.h"
#include "lowering/pass/pass.h"

typedef Vec(Value *) Values;

typedef struct Raising {
  Rewriter *rw;
  Values dims, symbols;
} Raising;

static bool find_value(const Values *list, const Value *value, uint32_t *at) {
  for (*at = 0; *at < list->size; (*at)++)
    if (list->data[*at] == value)
      return true;
  return false;
}

// The value itself, as a symbol if it may be one.
static AffineExpr *raise_leaf(Raising *r, Value *value) {
  Ctx *ctx = r->rw->b.ctx;
  uint32_t at;
  bool known = find_value(&r->symbols, value, &at);
  if (known || value_is_affine_symbol(ctx, value)) {
    if (!known)
      vec_push(r->rw->arena, &r->symbols, value);
    return affine_symbol(ctx, at);
  }
  known = find_value(&r->dims, value, &at);
  if (!known && !value_is_affine_dim(ctx, value))
    return NULL;
  if (!known)
    vec_push(r->rw->arena, &r->dims, value);
  return affine_dim(ctx, at);
}

static AffineExpr *raise_value(Raising *r, Value *value) {
  Ctx *ctx = r->rw->b.ctx;
  const Op *op = value_op(value);
  int64_t number;
  if (value_number(ctx, value, &number))
    return affine_constant(ctx, number);
  bool adds = op && op_is(op, OP_arith_addi);
  if (adds || (op && op_is(op, OP_arith_muli))) {
    AffineExpr *lhs = raise_value(r, op_operand(op, 0));
    AffineExpr *rhs = lhs ? raise_value(r, op_operand(op, 1)) : NULL;
    // A product of two dimensions is not affine.
    bool fits = rhs && (adds || lhs->symbolic || rhs->symbolic);
    if (fits)
      return affine_binary(ctx, adds ? AFFINE_ADD : AFFINE_MUL, lhs, rhs);
  }
  return raise_leaf(r, value);
}

static void raise_access(Rewriter *rw, Op *op) {
  bool stores = op_is(op, OP_memref_store);
  uint32_t first = stores ? 2 : 1, n = op->noperands - first;
  Raising r = {.rw = rw};
  AffineExpr **results = arena_array(rw->arena, AffineExpr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    if (!(results[i] = raise_value(&r, op_operand(op, first + i))))
      return;
  ValueList dims = {r.dims.data, (uint32_t)r.dims.size};
  ValueList symbols = {r.symbols.data, (uint32_t)r.symbols.size};
  ValueList operands = list_part(list_of_operands(rw, op, 0), 0, first);
  operands = list_join(rw, operands, list_join(rw, dims, symbols));
  Attr *map = attr_affine_map(rw->b.ctx, dims.count, symbols.count, results, n);
  builder_before(&rw->b, op);
  Op *made =
      rewrite_replace_new(rw, op, stores ? OP_affine_store : OP_affine_load,
                          operands.items, operands.count);
  made->slots[stores ? A_affine_store_map : A_affine_load_map] = map;
}

static bool loads_or_stores(const Op *op) {
  return op_is(op, OP_memref_load) || op_is(op, OP_memref_store);
}

bool lower_affine_raise_from_memref(PassRun *run, Op *root) {
  Rewriter rw = pass_rewriter(run);
  OpList accesses = collect_ops_that(run, root, loads_or_stores);
  for (size_t i = 0; i < accesses.count; i++)
    raise_access(&rw, accesses.items[i]);
  return true;
}

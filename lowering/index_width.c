// The width of index, once the target is known.
//
// A module is read before the target is known, which it may name itself, with
// numbers of index in 64 bits. From here on they have the bits of the target,
// in which all folds compute. A number that the target does not have becomes
// what it becomes when it is loaded as an i64 and cast to index, and is warned
// of:
//
//   %0 = arith.constant 4294967301 : index          // 5 in 32 bits
//   affine.for %i = 0 to 4294967299 {               // 3
//   memref.subview %m[4294967301] [4] [1]           // 5, when it is lowered
//
// Sizes in types stay: a memref that is larger than memory is an error.
// Numbers of index in the llvm dialect are numbers, whatever their type says;
// those that it does not have become numbers of i64.

#include "ir/affine.h"
#include "ir/analysis/analysis.h"
#include "lowering/lowering.h"

#include <inttypes.h>

typedef struct Narrowing {
  Ctx *ctx;
  const IndexTarget *target;
  const Op *op; // at hand
  bool ok;
} Narrowing;

static int64_t narrow(const Narrowing *n, int64_t number) {
  return wide_sign_extend_word((uint64_t)number &
                                   wide_mask(n->target->index_bits),
                               n->target->index_bits);
}

// Whether it is a number of index, read with a sign or without.
static bool fits(const Narrowing *n, int64_t number) {
  int64_t end = INT64_C(1) << n->target->index_bits;
  return number >= -(end / 2) && number < end;
}

// Warns of a number, and says how many more of a constant do not fit.
static void warn_of_several(Narrowing *n, int64_t number, uint64_t more) {
  const IndexTarget *t = n->target;
  Buf others = {0};
  if (more)
    buf_printf(&others,
               more == 1 ? "; %" PRIu64 " more element does not fit"
                         : "; %" PRIu64 " more elements do not fit",
               more);
  diag_report(
      &n->ctx->diags, t->is_error ? DIAG_ERROR : DIAG_WARNING, n->op->loc,
      "%lld does not fit the %u-bit index of '%s', and becomes %lld"
      "%.*s [%s-Wconstant-conversion]",
      (long long)number, t->index_bits, t->triple, (long long)narrow(n, number),
      (int)others.size, others.data, t->is_error ? "-Werror," : "");
  buf_release(&others);
  n->ok &= !t->is_error;
}

static void warn(Narrowing *n, int64_t number) {
  if (n->target->warns && !fits(n, number))
    warn_of_several(n, number, 0);
}

// Affine expressions

static AffineExpr *narrow_expr(Narrowing *n, AffineExpr *e) {
  if (e->kind == AFFINE_CONSTANT) {
    warn(n, e->value);
    return fits(n, e->value) ? e : affine_constant(n->ctx, narrow(n, e->value));
  }
  if (affine_is_leaf(e))
    return e;
  AffineExpr *lhs = narrow_expr(n, e->lhs), *rhs = narrow_expr(n, e->rhs);
  return lhs == e->lhs && rhs == e->rhs
             ? e
             : affine_binary(n->ctx, e->kind, lhs, rhs);
}

// NULL when all stay.
static AffineExpr **narrow_exprs(Narrowing *n, Arena *arena,
                                 AffineExpr *const *exprs, uint32_t count) {
  AffineExpr **now = arena_array(arena, AffineExpr *, count + 1);
  bool changed = false;
  for (uint32_t i = 0; i < count; i++) {
    now[i] = narrow_expr(n, exprs[i]);
    changed |= now[i] != exprs[i];
  }
  return changed ? now : NULL;
}

// Attributes

static Attr *narrow_integer(Narrowing *n, Attr *attr) {
  int64_t number = (int64_t)attr->as.words[0];
  warn(n, number);
  return attr_index(n->ctx, number);
}

static Attr *narrow_dense(Narrowing *n, Attr *attr) {
  uint64_t count = attr->as.dense.splat ? 1 : attr->as.dense.count;
  uint64_t nodd = 0;
  int64_t first = 0;
  for (uint64_t i = 0; n->target->warns && i < count; i++) {
    int64_t number;
    memcpy(&number, dense_element(attr, i), sizeof number);
    if (!fits(n, number) && !nodd++)
      first = number;
  }
  if (nodd)
    warn_of_several(n, first, nodd - 1);
  return attr_dense(n->ctx, attr->type, attr->as.dense.data,
                    attr->as.dense.size, attr->as.dense.splat);
}

// Numbers that stand for operands; they become constants of index.
static void check_array(Narrowing *n, const Attr *attr) {
  if (attr->type == n->ctx->i64)
    for (uint64_t i = 0; i < attr->as.dense.count; i++)
      if (dense_int(attr, i) != DYNAMIC)
        warn(n, dense_int(attr, i));
}

// Replaces `index` in an attribute by the integer of the target.
static Attr *narrow_attr(Narrowing *n, Arena *arena, Attr *attr) {
  AffineExpr **exprs;
  switch ((AttrKind)attr->kind) {
  case AT_INTEGER:
    return type_is(attr->type, TY_INDEX) ? narrow_integer(n, attr) : attr;
  case AT_DENSE:
    return type_is(attr->type->as.shaped.element, TY_INDEX)
               ? narrow_dense(n, attr)
               : attr;
  case AT_DENSE_ARRAY: check_array(n, attr); return attr;
  case AT_AFFINE_MAP:
    exprs = narrow_exprs(n, arena, attr->as.map.results, attr->as.map.nresults);
    return exprs ? attr_affine_map(n->ctx, attr->as.map.ndims,
                                   attr->as.map.nsymbols, exprs,
                                   attr->as.map.nresults)
                 : attr;
  case AT_INTEGER_SET:
    exprs = narrow_exprs(n, arena, attr->as.set.exprs, attr->as.set.nexprs);
    return exprs ? attr_integer_set(n->ctx, attr->as.set.ndims,
                                    attr->as.set.nsymbols, exprs,
                                    attr->as.set.is_eq, attr->as.set.nexprs)
                 : attr;
  default: return attr;
  }
}

// Operations

static bool is_of_llvm(const Op *op) {
  return opcode_dialect(op->info->opcode) == DIALECT_llvm;
}

static void widen_numbers(Narrowing *n, Op *op) {
  for (uint32_t i = 0; i < op->nslots; i++) {
    Attr *attr = op->slots[i];
    if (!attr_is(attr, AT_INTEGER) || !type_is(attr->type, TY_INDEX))
      continue;
    int64_t number = (int64_t)attr->as.words[0];
    if (narrow(n, number) != number)
      op->slots[i] = attr_i64(n->ctx, number);
  }
}

// Elements of a memref of which all sizes are known; those of others may be
// none.
static bool is_too_large(const Narrowing *n, const Type *type) {
  if (!type_is(type, TY_MEMREF) || !type_has_static_shape(type))
    return false;
  int64_t count = type_num_elements(type);
  return count < 0 || count >= INT64_C(1) << n->target->index_bits;
}

static void check_type(Narrowing *n, Type *type) {
  if (!is_too_large(n, type))
    return;
  op_error(n->ctx, n->op, "has a '%s', which is larger than the memory of '%s'",
           type_str(n->ctx, type), n->target->triple);
  n->ok = false;
}

static void narrow_op(void *user, Op *op) {
  Narrowing *n = user;
  n->op = op;
  if (is_of_llvm(op)) {
    widen_numbers(n, op);
    return;
  }
  Arena arena = {0};
  for (uint32_t i = 0; i < op->nslots; i++)
    if (op->slots[i])
      op->slots[i] = narrow_attr(n, &arena, op->slots[i]);
  arena_release(&arena);
  for (uint32_t i = 0; i < op->nresults; i++)
    check_type(n, op->results[i].type);
}

bool index_width_apply(Ctx *ctx, Op *module, const IndexTarget *target) {
  Narrowing n = {.ctx = ctx, .target = target, .ok = true};
  if (target->index_bits >= INDEX_WIDTH_MAX)
    return true;
  ctx_set_index_width(ctx, target->index_bits);
  op_walk(module, narrow_op, &n);
  return n.ok;
}

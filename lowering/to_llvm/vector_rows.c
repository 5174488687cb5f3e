// Operations on n-D vectors, which are arrays of 1-D vectors by now, row by
// row:
//
//   arith.addf %a, %b : vector<2x4xf32>
//   // ->
//   %0 = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
//   %1 = llvm.extractvalue %a[0] : !llvm.array<2 x vector<4xf32>>
//   %2 = llvm.extractvalue %b[0] : !llvm.array<2 x vector<4xf32>>
//   %3 = llvm.fadd %1, %2 : vector<4xf32>
//   %4 = llvm.insertvalue %3, %0[0] : !llvm.array<2 x vector<4xf32>>
//   ...

#include "lowering/to_llvm/to_llvm.h"

enum { MAX_OPERANDS = 3, MAX_RESULTS = 2 };

typedef struct Unroll {
  Conv *c;
  Op *op;
  RowFn *row;
  Value *const *operands;
  uint32_t noperands, nresults;
  Type *row_types[MAX_RESULTS];
  Value *results[MAX_RESULTS];
  int64_t *at; // the row's position
  uint64_t depth;
} Unroll;

static Type *innermost(Type *type) {
  while (type_is(type, TY_LLVM_ARRAY))
    type = type->as.array.element;
  return type;
}

static void unroll_row(Unroll *u) {
  Conv *c = u->c;
  Attr *position = attr_dense_i64(c->ctx, u->at, u->depth);
  Value *operands[MAX_OPERANDS], *results[MAX_RESULTS];
  for (uint32_t i = 0; i < u->noperands; i++)
    operands[i] = type_is(u->operands[i]->type, TY_LLVM_ARRAY)
                      ? llvm_extract_at(c, u->operands[i], position,
                                        innermost(u->operands[i]->type))
                      : u->operands[i]; // each row's
  u->row(c, u->op, u->row_types, operands, results);
  for (uint32_t i = 0; i < u->nresults; i++)
    u->results[i] = llvm_insert_at(c, u->results[i], results[i], position);
}

static void unroll_from(Unroll *u, const Type *type, uint64_t depth) {
  if (depth == u->depth) {
    unroll_row(u);
    return;
  }
  for (uint64_t i = 0; i < type->as.array.count; i++) {
    u->at[depth] = (int64_t)i;
    unroll_from(u, type->as.array.element, depth + 1);
  }
}

bool start_rowwise(Conv *c, Op *op, Value **operands, Type **types) {
  if (!conv_operands(c, op, 0, op->noperands, operands))
    return false;
  for (uint32_t i = 0; i < op->nresults; i++) {
    types[i] = type_convert(llvm_types(c), op->results[i].type);
    if (!types[i])
      return conv_decline_type(c, op, op->results[i].type);
  }
  return true;
}

void vector_unroll(Conv *c, Op *op, Type *const *types, Value *const *operands,
                   uint32_t noperands, RowFn *row, Value **results) {
  uint32_t nresults = op->nresults;
  if (!type_is(types[0], TY_LLVM_ARRAY)) {
    row(c, op, types, operands, results);
    return;
  }
  Unroll u = {.c = c,
              .op = op,
              .row = row,
              .operands = operands,
              .noperands = noperands,
              .nresults = nresults};
  CHECK(noperands <= MAX_OPERANDS && nresults <= MAX_RESULTS);
  for (Type *t = types[0]; type_is(t, TY_LLVM_ARRAY); t = t->as.array.element)
    u.depth++;
  u.at = arena_array(c->arena, int64_t, u.depth);
  for (uint32_t i = 0; i < nresults; i++) {
    u.row_types[i] = innermost(types[i]);
    u.results[i] = llvm_poison(c, types[i]);
  }
  unroll_from(&u, types[0], 0);
  for (uint32_t i = 0; i < nresults; i++)
    results[i] = u.results[i];
}

// Folding one operation, and making the constants that come of it.

#include "ir/analysis/fold.h"

// Operands that are no constants go to the front, both kinds in their order.
static bool put_constants_last(Fold *f, Op *op) {
  Value **sorted = arena_array(f->arena, Value *, op->noperands);
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!f->constants[i])
      sorted[n++] = op->operands[i].value;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (f->constants[i])
      sorted[n++] = op->operands[i].value;
  bool moved = false;
  for (uint32_t i = 0; i < n; i++)
    if (sorted[i] != op->operands[i].value) {
      op_set_operand(op, i, sorted[i]);
      moved = true;
    }
  f->in_place = moved;
  return moved;
}

// f(x, x), or f(f(x)).
static bool is_repeated(const Op *op) {
  const Value *first = op_operand(op, 0);
  return op->noperands == 1 ? value_def(first, op->info->opcode) != NULL
                            : first == op_operand(op, 1);
}

static bool is_cast_of_own_type(const Op *op) {
  return op->noperands == 1 && op->nresults == 1 &&
         op_operand(op, 0)->type == op_result(op, 0)->type;
}

static bool is_folded_by_trait(Fold *f, Op *op) {
  if (op_has(op, TRAIT_COMMUTATIVE) && op->noperands >= 2 &&
      put_constants_last(f, op))
    return true;
  if (!(op_has(op, TRAIT_IDEMPOTENT) && is_repeated(op)) &&
      !(op_has(op, TRAIT_CAST) && is_cast_of_own_type(op)))
    return false;
  f->results[0] = (FoldResult){.value = op_operand(op, 0)};
  return true;
}

static bool is_folded(Fold *f, Op *op) {
  bool folded = op->info->fold && op->info->fold(f, op);
  CHECK(!folded || f->in_place || !op->nresults || f->results[0].value ||
        f->results[0].constant);
  return folded || is_folded_by_trait(f, op);
}

// In code that nothing reaches an operation may be worth no more than itself.
static bool is_own_result(const Op *op, const FoldResult *results) {
  for (uint32_t i = 0; i < op->nresults; i++)
    if (results[i].value && value_op(results[i].value) == op)
      return true;
  return false;
}

bool op_fold(Ctx *ctx, Pool *pool, Arena *arena, Op *op, FoldResult *results,
             bool *in_place) {
  if (!op_has_folds(op))
    return false;
  ArenaMark mark = arena_save(arena);
  Attr **constants = arena_array(arena, Attr *, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    constants[i] = value_constant(ctx, op->operands[i].value);
  for (uint32_t i = 0; i < op->nresults; i++)
    results[i] = (FoldResult){0};
  Fold f = {ctx, pool, arena, constants, results, false};
  bool folded = is_folded(&f, op) && !is_own_result(op, results);
  *in_place = f.in_place;
  arena_restore(arena, mark);
  return folded;
}

static Op *make_constant(Builder *b, const Op *op, Attr *value, Type *type) {
  const Dialect *dialect = op->info->dialect;
  return dialect && dialect->materialize ? dialect->materialize(b, value, type)
                                         : NULL;
}

bool fold_materialize(Builder *b, const Op *op, const FoldResult *results,
                      Value **values) {
  for (uint32_t i = 0; i < op->nresults; i++) {
    values[i] = results[i].value;
    if (values[i])
      continue;
    Op *made = make_constant(b, op, results[i].constant, op->results[i].type);
    values[i] = made ? op_result(made, 0) : NULL;
    if (made)
      continue;
    // Constants that were made for earlier results go again.
    while (i-- > 0)
      if (!results[i].value) {
        Op *constant = value_op(values[i]);
        if (b->listener)
          listener_erased(b->listener, constant);
        op_erase(b->pool, constant);
      }
    return false;
  }
  return true;
}

Value *build_folded(Builder *b, Arena *arena, uint32_t opcode, Type *type,
                    Value *const *operands, uint32_t noperands) {
  OpSpec spec = {.info = ctx_op_by_opcode(b->ctx, opcode),
                 .loc = b->loc,
                 .result_types = &type,
                 .nresults = 1,
                 .operands = operands,
                 .noperands = noperands};
  Op *op = op_create(b->ctx, b->pool, &spec);
  FoldResult result;
  bool in_place;
  Value *value = NULL;
  if (!op_fold(b->ctx, b->pool, arena, op, &result, &in_place) || in_place ||
      !fold_materialize(b, op, &result, &value))
    value = NULL;
  op_erase(b->pool, op);
  return value;
}

// Folds that change an operation in place, one after another.
enum { MAX_FOLDS_IN_PLACE = 8 };

Value *build_or_fold(Builder *b, Arena *arena, Op *op) {
  FoldResult result;
  Value *value;
  bool in_place = true, more = true;
  CHECK(op->nresults == 1);
  for (int i = 0; more && in_place && i < MAX_FOLDS_IN_PLACE; i++)
    more = op_fold(b->ctx, b->pool, arena, op, &result, &in_place);
  Builder here = *b;
  here.before = op;
  if (!more || in_place || !fold_materialize(&here, op, &result, &value))
    return op_result(op, 0);
  if (b->listener)
    listener_erased(b->listener, op);
  op_erase(b->pool, op);
  return value;
}

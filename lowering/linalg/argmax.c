// Bodies of structured operations that find an extremum and its place: a
// comparison of an element with an init, a selection of the place by it, and a
// selection of the value by it or an operation that gives the better one of two.
#include "lowering/linalg/argmax.h"

#include "ir/analysis/analysis.h"

#define FLOATS(better, worse, a, b)                                            \
  {                                                                            \
    OP_arith_cmpf, A_arith_cmpf_predicate, E_arith_cmpf_##better,              \
        E_arith_cmpf_##worse, E_arith_cmpf_oeq, {                              \
      OP_arith_##a, OP_arith_##b                                               \
    }                                                                          \
  }
#define INTS(better, worse, a)                                                 \
  {                                                                            \
    OP_arith_cmpi, A_arith_cmpi_predicate, E_arith_cmpi_##better,              \
        E_arith_cmpi_##worse, E_arith_cmpi_eq, {                               \
      OP_arith_##a, OP_arith_##a                                               \
    }                                                                          \
  }
static const Order orders[] = {
    FLOATS(ogt, olt, maximumf, maxnumf),
    FLOATS(olt, ogt, minimumf, minnumf),
    INTS(sgt, slt, maxsi),
    INTS(slt, sgt, minsi),
    INTS(ugt, ult, maxui),
    INTS(ult, ugt, minui),
};
#undef FLOATS
#undef INTS

typedef struct Matching {
  Ctx *ctx;
  const Structured *s;
  Argmax found;
} Matching;

static Value *body_init(const Matching *f, uint32_t init) {
  return block_arg(structured_body(f->s), f->s->ninputs + init);
}

static Value *yielded(const Matching *f, uint32_t init) {
  return op_operand(block_terminator(structured_body(f->s)), init);
}

static bool is_in_body(const Matching *f, const Op *op) {
  return op && op->block == structured_body(f->s);
}

// The other operand of two, if one is `value`; or NULL.
static Value *beside(const Op *op, const Value *value) {
  if (op->noperands != 2)
    return NULL;
  return op_operand(op, 0) == value   ? op_operand(op, 1)
         : op_operand(op, 1) == value ? op_operand(op, 0)
                                      : NULL;
}

// Whether `op` says that an element is better than the init. Sets order and x.
static bool is_comparison(Matching *f, const Op *op) {
  const Value *m = body_init(f, f->found.value);
  if (!is_in_body(f, op) || !(f->found.x = beside(op, m)) || f->found.x == m)
    return false;
  bool x_is_first = op_operand(op, 0) == f->found.x;
  for (size_t i = 0; i < ARRAY_SIZE(orders); i++) {
    const Order *o = &orders[i];
    f->found.order = o;
    if (op_is(op, o->compare) && attr_to_i64(op_slot(op, o->slot)) ==
                                     (x_is_first ? o->better : o->worse))
      return true;
  }
  return false;
}

static bool is_select(const Op *op, const Op *condition, const Value *yes,
                      const Value *no) {
  return op_is(op, OP_arith_select) &&
         op_operand(op, 0) == op_result(condition, 0) &&
         op_operand(op, 1) == yes && op_operand(op, 2) == no;
}

static bool keeps_better(const Matching *f, const Op *op,
                         const Op *comparison) {
  const Value *m = body_init(f, f->found.value);
  return is_select(op, comparison, f->found.x, m) ||
         ((op_is(op, f->found.order->keeps[0]) ||
           op_is(op, f->found.order->keeps[1])) &&
          beside(op, m) == f->found.x);
}

// Whether a number of an iteration, and what does not change, is all that `value`
// is made of, without effects.
static bool is_of_iteration(const Matching *f, const Value *value,
                            uint32_t depth) {
  enum { DEEPEST = 8 };
  Op *op = value_op(value);
  if (!is_in_body(f, op))
    return op || value_arg_block(value) != structured_body(f->s);
  if (depth == DEEPEST || op->nregions || op->nresults != 1 ||
      !op_has(op, TRAIT_PURE) || !op_is_speculatable(f->ctx, op))
    return false;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!is_of_iteration(f, op_operand(op, i), depth + 1))
      return false;
  return true;
}

// With init `value` the extremum and the other one the place.
static bool match(Matching *f, uint32_t value) {
  f->found.value = value;
  f->found.place = 1 - value;
  const Op *place = value_op(yielded(f, f->found.place));
  f->found.keeps = value_op(yielded(f, value));
  if (!is_in_body(f, place) || !is_in_body(f, f->found.keeps) ||
      !op_is(place, OP_arith_select))
    return false;
  const Op *comparison = value_op(op_operand(place, 0));
  f->found.found = op_operand(place, 1);
  return is_comparison(f, comparison) &&
         is_select(place, comparison, f->found.found,
                   body_init(f, f->found.place)) &&
         keeps_better(f, f->found.keeps, comparison) &&
         is_of_iteration(f, f->found.found, 0);
}

bool argmax_of(Ctx *ctx, const Structured *s, Argmax *argmax) {
  Matching f = {.ctx = ctx, .s = s};
  if (s->ninits != 2 || s->maps[s->ninputs] != s->maps[s->ninputs + 1] ||
      !(match(&f, 0) || match(&f, 1)))
    return false;
  *argmax = f.found;
  return true;
}

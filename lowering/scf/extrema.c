// Maxima and minima of floats that loops carry.
#include "lowering/scf/extrema.h"

typedef struct ExtremumOp {
  uint32_t opcode, flags; // an opcode, and its slot
  bool is_maximum, keeps_nans;
} ExtremumOp;

static const ExtremumOp extremum_ops[] = {
    {OP_arith_maximumf, A_arith_maximumf_fastmath, true, true},
    {OP_arith_minimumf, A_arith_minimumf_fastmath, false, true},
    {OP_arith_maxnumf, A_arith_maxnumf_fastmath, true, false},
    {OP_arith_minnumf, A_arith_minnumf_fastmath, false, false},
};

static const ExtremumOp *extremum_op_of(const Op *op) {
  for (size_t i = 0; i < ARRAY_SIZE(extremum_ops); i++)
    if (op_is(op, extremum_ops[i].opcode))
      return &extremum_ops[i];
  return NULL;
}

static bool has_nans(const Op *op, const ExtremumOp *row) {
  const Attr *flags = op_slot(op, row->flags);
  return !flags || !(attr_flags_value(flags) & E_arith_fastmath_nnan);
}

static Extremum extremum_carried(const Op *loop, uint32_t i) {
  Block *body = body_of((Op *)loop, 0);
  Value *carried = block_arg(body, 1 + i);
  Value *next = op_operand(end_of((Op *)loop, 0), i);
  Op *op = value_op(next);
  const ExtremumOp *row = op ? extremum_op_of(op) : NULL;
  if (!row || op->block != body || !has_nans(op, row) ||
      !type_is_float(next->type) || !value_has_one_use(carried) ||
      !value_has_one_use(next) || carried->uses->owner != op)
    return (Extremum){0};
  return (Extremum){.op = op,
                    .element = op_operand(op, op_operand(op, 0) == carried),
                    .is_maximum = row->is_maximum,
                    .keeps_nans = row->keeps_nans};
}

bool find_extrema(Rewriter *rw, Op *loop, const TargetModel *model,
                  TakesExtremum *takes, Extrema *e) {
  bool any = false;
  *e = (Extrema){.rw = rw, .loop = loop, .ninits = loop->nresults};
  e->items = arena_array(rw->arena, Extremum, e->ninits + 1);
  for (uint32_t i = 0; i < e->ninits; i++) {
    Extremum found = extremum_carried(loop, i);
    bool is_taken = found.op && takes(model, &found);
    e->items[i] = is_taken ? found : (Extremum){0};
    any |= is_taken;
  }
  return any;
}

// Sums of a structured operation whose order does not matter: an iterator that
// reduces says that it does not, so that vectors may be added up side by side.
// Products that are added up need not be rounded by themselves. Sums of f16 and
// bf16 keep their order: how many are added up side by side would decide whether
// a sum stays at 2048.
//
//   %0 = arith.mulf %in, %in_0 fastmath<contract> : f32
//   %1 = arith.addf %out, %0 fastmath<reassoc,contract> : f32
//
// Where sums stay in their order, products alone may go into them (contract).
#include "lowering/linalg/loop_order.h"

#include "ir/dialects/dialects.h"

static void allow(Ctx *ctx, Op *op, uint32_t slot, int64_t flags) {
  const Attr *given = op_slot(op, slot);
  int64_t all = (given ? attr_flags_value(given) : 0) | flags;
  op->slots[slot] = attr_flags(ctx, def_attr_arith_fastmath, all);
}

static void allow_on_sum(Ctx *ctx, Op *sum, const Value *init, int64_t flags) {
  bool is_sum = op_is(sum, OP_arith_addf) &&
                (op_operand(sum, 0) == init || op_operand(sum, 1) == init);
  if (!is_sum || type_bit_width(init->type) < 32)
    return;
  allow(ctx, sum, A_arith_addf_fastmath, flags);
  Op *product = value_op(op_operand(sum, op_operand(sum, 0) == init));
  if (product && op_is(product, OP_arith_mulf))
    allow(ctx, product, A_arith_mulf_fastmath, E_arith_fastmath_contract);
}

static void allow_on_sums(Ctx *ctx, const Structured *s, int64_t flags) {
  const Block *body = structured_body(s);
  const Op *yield = block_terminator(body);
  for (uint32_t i = 0; i < s->ninits; i++) {
    Op *sum = value_op(op_operand(yield, i));
    if (sum)
      allow_on_sum(ctx, sum, block_arg(body, s->ninputs + i), flags);
  }
}

void structured_reassociate(Ctx *ctx, const Structured *s) {
  allow_on_sums(ctx, s, E_arith_fastmath_reassoc | E_arith_fastmath_contract);
}

void structured_fuse_products(Ctx *ctx, const Structured *s) {
  allow_on_sums(ctx, s, E_arith_fastmath_contract);
}

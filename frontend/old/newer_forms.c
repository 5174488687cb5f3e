// Forms of LLVM 23 that say what LLVM 22 does anyway.
//
//     arith.extui %a nneg : i32 to i64            arith.extui %a : i32 to i64
//     arith.addf %a, %b to_nearest_even : f32     arith.addf %a, %b : f32
//     arith.convertf %a : f16 to bf16             %0 = arith.extf %a : f16 to f32
//                                                 arith.truncf %0 : f32 to bf16
//
// Another rounding than to the nearest even number is an error: nothing here
// would do it.

#include "frontend/old/forms.h"

static const char *const roundings[] = {"to_nearest_even", "downward", "upward",
                                        "toward_zero", "to_nearest_away"};

// True if there is none, or the one that may go.
static bool drop_rounding(Parser *p) {
  const char *at = p->tok.start;
  for (size_t i = 0; i < ARRAY_SIZE(roundings); i++) {
    if (!tok_is_keyword(p, roundings[i]))
      continue;
    if (i)
      return error_at(p, at,
                      "numbers are rounded to the nearest even one here");
    if (take_old(p, OLD_ROUNDING, at))
      advance(p);
  }
  return true;
}

// (`fastmath` flags)? dictionary?
static bool parse_rest(Parser *p, OpState *st) {
  int slot = op_slot_index(st->info, STR("fastmath"));
  if (slot >= 0 && optional_keyword(p, "fastmath") &&
      !(st->slots[slot] = parse_def_attr(p, def_attr_arith_fastmath, NULL)))
    return false;
  return optional_attr_dict(p, st);
}

bool take_newer_words(Parser *p, OpState *st) {
  const char *at = p->tok.start;
  switch (st->info->opcode) {
  case OP_arith_extui:
  case OP_arith_uitofp:
  case OP_arith_index_castui:
    if (tok_is_keyword(p, "nneg") && take_old(p, OLD_NNEG, at))
      advance(p);
    break;
  case OP_arith_addf:
  case OP_arith_subf:
  case OP_arith_mulf:
  case OP_arith_divf:
  case OP_math_fma:
    if (p->options->vintage != VINTAGE_MLIR22 && !drop_rounding(p))
      return false;
    break;
  default: break;
  }
  return p->tok.start == at || parse_rest(p, st);
}

// arith.convertf

const char *choose_convertf(Parser *p) {
  (void)p;
  return "arith.extf"; // until the types are known
}

static void become(Parser *p, OpState *st, uint32_t opcode, Attr *fastmath) {
  st->info = ctx_op_by_opcode(p->ctx, opcode);
  st->slots = arena_zero(&p->scratch, st->info->nattrs * sizeof(Attr *), 8);
  st->slots[op_slot_index(st->info, STR("fastmath"))] = fastmath;
}

// Wider or narrower; of the same width by way of f32.
static bool convert(Parser *p, OpState *st, Type *from, Type *to) {
  Type *a = type_element_or_self(from), *b = type_element_or_self(to);
  Attr *fastmath = st->slots[op_slot_index(st->info, STR("fastmath"))];
  if (a->kind != TY_FLOAT || b->kind != TY_FLOAT)
    return error_asm(p, st->at, "expected floats, but got '%s' and '%s'",
                     type_str(p->ctx, from), type_str(p->ctx, to));
  bool is_wider = type_bit_width(a) < type_bit_width(b);
  if (type_bit_width(a) == type_bit_width(b)) {
    Builder builder = old_builder(p, st);
    Type *between = type_is_shaped(from)
                        ? type_with_element(p->ctx, from, p->ctx->f32)
                        : p->ctx->f32;
    st->operands.data[0] =
        build_unary(&builder, OP_arith_extf, between, st->operands.data[0]);
  }
  become(p, st, is_wider ? OP_arith_extf : OP_arith_truncf, fastmath);
  vec_push(&p->scratch, &st->types, to);
  return true;
}

// %value rounding? (`fastmath` flags)? dictionary? `:` type `to` type
bool parse_newer_convertf(Parser *p, OpState *st) {
  Operands operands = {0};
  Type *from, *to;
  if (!parse_n_operands(p, DELIM_NONE, 1, &operands) || !drop_rounding(p) ||
      !parse_rest(p, st) || !parse_punct(p, TK_COLON) ||
      !(from = parse_type(p)) || !parse_keyword(p, "to") ||
      !(to = parse_type(p)))
    return false;
  return resolve_operands_as(p, st, &operands, from) &&
         convert(p, st, from, to);
}

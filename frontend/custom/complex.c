// The attribute of the complex dialect:
//
//   #complex.number<:f32 1.0, -2.0> (: complex<f32>)?
//
// The parts are read as f64, as MLIR reads them, and rounded; but bits that are
// written with as many digits as the type takes are the type's own, which is
// how they are printed.

#include "frontend/hooks.h"

static bool are_own_bits(Token token, Type *type) {
  return token.kind == TK_INTEGER &&
         (token.size - 2) * 4 == type_bit_width(type);
}

static Attr *parse_part(Parser *p, Type *type) {
  uint64_t wide[2], bits[2];
  bool negative = consume_if(p, TK_MINUS);
  Token token = p->tok;
  FloatKind to = type->as.float_kind,
            from = are_own_bits(token, type) ? to : FLOAT_F64;
  advance(p);
  if (!parse_float_token(p, token, negative, from, wide))
    return NULL;
  float_convert(bits, to, wide, from, ROUND_NEAREST_EVEN);
  return attr_float(p->ctx, type, bits);
}

bool parse_complex_number(Parser *p, Attr **params) {
  if (!parse_punct(p, TK_LESS) || !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type)
    return false;
  if (type->kind != TY_FLOAT)
    return error_at(p, at, "invalid kind of type specified");
  return (params[P_complex_number_real] = parse_part(p, type)) &&
         parse_punct(p, TK_COMMA) &&
         (params[P_complex_number_imag] = parse_part(p, type)) &&
         parse_punct(p, TK_GREATER) &&
         (!consume_if(p, TK_COLON) || parse_type(p));
}

// The region of an operation whose body follows from all the rest of it: the
// expression of its row (named.def says what that is made of), over the elements
// of the operands, as operations of arith, math and complex.
//
//   add(C, mul(signed(A), signed(B)))      of i8, i8 and i32
//
//   ^bb0(%a: i8, %b: i8, %c: i32):
//     %0 = arith.extsi %a : i8 to i32
//     %1 = arith.extsi %b : i8 to i32
//     %2 = arith.muli %0, %1 : i32
//     %3 = arith.addi %c, %2 : i32
//     linalg.yield %3 : i32

#include "ir/dialects/linalg/named_rows.h"

#include "ir/dialects/dialects_int.h"

#include <stdlib.h>

// Bodies of operations without a row in named.def

static const NamedRow contract = {.maps = "A B C",
                                  .body = "add(C, mul(cast(A), cast(B)))",
                                  .cast = A_linalg_contract_cast + 1};
static const NamedRow copied = {.maps = "I O", .body = "I"};

static const NamedRow *body_row(const OpInfo *info) {
  switch (info->opcode) {
  case OP_linalg_contract: return &contract;
  case OP_linalg_transpose:
  case OP_linalg_broadcast: return &copied;
  default: return named_row(info);
  }
}

// Functions

typedef struct Function {
  uint8_t arity;
  uint32_t on_float, on_int, on_bool, on_complex; // 0: it takes none
  const char *problem;                            // with what it does not take
} Function;

#define NOT_NUMERIC "unsupported non numeric type"

// By linalg.elementwise_kind.
static const Function functions[] = {
// clang-format off
#define UNARY(kind, op)  [E_linalg_elementwise_kind_##kind] = {1, op, 0, 0, 0, NOT_NUMERIC}
#define BINARY(kind, ...) [E_linalg_elementwise_kind_##kind] = {2, __VA_ARGS__}
    UNARY(exp, OP_math_exp),     UNARY(log, OP_math_log),     UNARY(abs, OP_math_absf),
    UNARY(ceil, OP_math_ceil),   UNARY(floor, OP_math_floor), UNARY(negf, OP_arith_negf),
    UNARY(reciprocal, OP_arith_divf), UNARY(round, OP_math_round), UNARY(sqrt, OP_math_sqrt),
    UNARY(rsqrt, OP_math_rsqrt), UNARY(square, OP_arith_mulf), UNARY(tanh, OP_math_tanh),
    UNARY(erf, OP_math_erf),
    BINARY(add, OP_arith_addf, OP_arith_addi, OP_arith_ori, OP_complex_add, NULL),
    BINARY(sub, OP_arith_subf, OP_arith_subi, 0, OP_complex_sub, "unsupported operation: sub with bools"),
    BINARY(mul, OP_arith_mulf, OP_arith_muli, OP_arith_andi, OP_complex_mul, NULL),
    BINARY(div, OP_arith_divf, OP_arith_divsi, 0, OP_complex_div, "unsupported operation: div with bools"),
    BINARY(div_unsigned, 0, OP_arith_divui, 0, 0, "unsupported operation: unsigned div not on uint"),
    BINARY(max_signed, OP_arith_maximumf, OP_arith_maxsi, OP_arith_maxsi, OP_arith_maxsi, NULL),
    BINARY(min_signed, OP_arith_minimumf, OP_arith_minsi, OP_arith_minsi, OP_arith_minsi, NULL),
    BINARY(max_unsigned, 0, OP_arith_maxui, 0, 0, "unsupported operation: unsigned max not on uint"),
    BINARY(min_unsigned, 0, OP_arith_minui, 0, 0, "unsupported operation: unsigned min not on uint"),
    BINARY(powf, OP_math_powf, OP_math_powf, OP_math_powf, OP_math_powf, NULL),
    [E_linalg_elementwise_kind_select] = {3, OP_arith_select, OP_arith_select, OP_arith_select, OP_arith_select, NULL},
#undef UNARY
#undef BINARY
    // clang-format on
};

typedef struct BodyReader {
  Builder *b;
  const NamedRow *row;
  const char *at; // in the expression
  Block *block;
  int64_t cast; // of the attribute: E_linalg_type_fn_...
  const char **problem;
} BodyReader;

static Value *fail(BodyReader *r, const char *problem) {
  if (!*r->problem)
    *r->problem = problem;
  return NULL;
}

static bool is_bool(const Type *type) {
  return type_is_int(type, 1);
}

static bool is_complex(const Type *type) {
  return type->kind == TY_COMPLEX;
}

static bool is_integer(const Type *type) {
  return type->kind == TY_INTEGER;
}

static bool both(bool (*is)(const Type *), Value *const *args) {
  return is(args[0]->type) && is(args[1]->type);
}

static const char *mixed_types(BodyReader *r, Value *const *args) {
  Ctx *ctx = r->b->ctx;
  Buf text = {0};
  buf_puts(&text, "Cannot build binary Linalg operation: expects allComplex, "
                  "allFloatingPoint, or allInteger, got '");
  type_print(&text, ctx, args[0]->type, NULL);
  buf_puts(&text, "' and '");
  type_print(&text, ctx, args[1]->type, NULL);
  buf_puts(&text, "'");
  Str kept = ident_str(ctx_ident(ctx, (Str){text.data, text.size}));
  buf_release(&text);
  return kept.data;
}

static Value *constant(BodyReader *r, Attr *value) {
  return op_result(materialize_arith(r->b, value, value->type), 0);
}

static Value *unary(BodyReader *r, int64_t kind, Value *x) {
  const Function *fn = &functions[kind];
  if (!type_is_float(x->type))
    return fail(r, fn->problem);
  if (kind == E_linalg_elementwise_kind_square)
    return build_binary(r->b, fn->on_float, x, x);
  if (kind == E_linalg_elementwise_kind_reciprocal)
    return build_binary(r->b, fn->on_float,
                        constant(r, attr_double(r->b->ctx, x->type, 1)), x);
  return build_unary(r->b, fn->on_float, x->type, x);
}

static Value *binary(BodyReader *r, int64_t kind, Value *const *args) {
  const Function *fn = &functions[kind];
  uint32_t opcode;
  if (both(is_complex, args))
    opcode = fn->on_complex;
  else if (both(type_is_float, args))
    opcode = fn->on_float;
  else if (both(is_bool, args))
    opcode = fn->on_bool;
  else if (both(is_integer, args))
    opcode = fn->on_int;
  else
    return fail(r, mixed_types(r, args));
  return opcode ? build_value(r->b, opcode, args[0]->type, args, 2)
                : fail(r, fn->problem);
}

static Value *call(BodyReader *r, int64_t kind, Value *const *args) {
  switch (functions[kind].arity) {
  case 1: return unary(r, kind, args[0]);
  case 2: return binary(r, kind, args);
  default:
    return build_value(r->b, functions[kind].on_int, args[1]->type, args, 3);
  }
}

// Conversions. What none takes stays as it is, and does not verify.

static Value *to_integer(BodyReader *r, Value *x, Type *type,
                         bool is_unsigned) {
  uint32_t from = type_bit_width(x->type), to = type_bit_width(type);
  if (type_is_float(x->type))
    return build_unary(r->b, is_unsigned ? OP_arith_fptoui : OP_arith_fptosi,
                       type, x);
  if (x->type->kind == TY_INDEX)
    return build_unary(r->b, OP_arith_index_cast, type, x);
  if (!is_integer(x->type) || from == to)
    return x;
  if (from > to)
    return build_unary(r->b, OP_arith_trunci, type, x);
  return build_unary(r->b, is_unsigned ? OP_arith_extui : OP_arith_extsi, type,
                     x);
}

static Value *to_float(BodyReader *r, Value *x, Type *type, bool is_unsigned) {
  uint32_t from = type_bit_width(x->type), to = type_bit_width(type);
  if (is_integer(x->type))
    return build_unary(r->b, is_unsigned ? OP_arith_uitofp : OP_arith_sitofp,
                       type, x);
  if (!type_is_float(x->type) || from == to)
    return x;
  return build_unary(r->b, from > to ? OP_arith_truncf : OP_arith_extf, type,
                     x);
}

static Value *to_complex(BodyReader *r, Value *x, Type *type,
                         bool is_unsigned) {
  Type *part = type->as.shaped.element;
  Value *parts[2];
  if (is_complex(x->type)) {
    for (uint32_t i = 0; i < 2; i++)
      parts[i] = build_unary(r->b, i ? OP_complex_im : OP_complex_re,
                             x->type->as.shaped.element, x);
    for (uint32_t i = 0; i < 2; i++)
      parts[i] = to_float(r, parts[i], part, is_unsigned);
  } else if (is_integer(x->type) || type_is_float(x->type)) {
    parts[0] = to_float(r, x, part, is_unsigned);
    parts[1] = constant(r, attr_double(r->b->ctx, part, 0));
  } else {
    return x;
  }
  return build_value(r->b, OP_complex_create, type, parts, 2);
}

static Value *convert(BodyReader *r, Value *x, Type *type, bool is_unsigned) {
  if (x->type == type)
    return x;
  if (is_integer(type))
    return to_integer(r, x, type, is_unsigned);
  if (type_is_float(type))
    return to_float(r, x, type, is_unsigned);
  return is_complex(type) ? to_complex(r, x, type, is_unsigned) : x;
}

Value *build_number_cast(Builder *b, Value *x, Type *type) {
  BodyReader r = {.b = b};
  return convert(&r, x, type, false);
}

// The expression

static Value *read_value(BodyReader *r);

static void skip_blanks(BodyReader *r) {
  while (*r->at == ' ' || *r->at == ',')
    r->at++;
}

static Value *read_number(BodyReader *r) {
  const char *start = r->at;
  while ((*r->at >= '0' && *r->at <= '9') || strchr(".E-", *r->at))
    r->at++;
  bool is_float = memchr(start, '.', (size_t)(r->at - start));
  Ctx *ctx = r->b->ctx;
  return constant(r, is_float ? attr_double(ctx, ctx->f64, strtod(start, NULL))
                              : attr_i64(ctx, strtoll(start, NULL, 10)));
}

static Value *read_loop_index(BodyReader *r) {
  Ctx *ctx = r->b->ctx;
  Op *op = build_op(r->b, OP_linalg_index, &ctx->index_type, 1, NULL, 0);
  op->slots[A_linalg_index_dim] = attr_i64(ctx, *r->at - '0');
  r->at++;
  return op_result(op, 0);
}

// Returns the type that a conversion of that name converts to; NULL: it is none.
static Type *target_of(const BodyReader *r, Str name, bool *is_unsigned) {
  Ctx *ctx = r->b->ctx;
  *is_unsigned =
      str_is(name, "unsigned") ||
      (str_is(name, "cast") && r->cast == E_linalg_type_fn_cast_unsigned);
  if (str_is(name, "i32"))
    return ctx->i32;
  if (str_is(name, "f64"))
    return ctx->f64;
  bool to_result =
      *is_unsigned || str_is(name, "signed") || str_is(name, "cast");
  return to_result ? block_arg(r->block, r->block->nargs - 1)->type : NULL;
}

static Value *apply(BodyReader *r, Str name) {
  enum { MOST_ARGS = 3 };
  Value *args[MOST_ARGS];
  bool is_unsigned;
  int64_t kind;
  Type *target = target_of(r, name, &is_unsigned);
  uint32_t arity = 1;
  if (!target) {
    bool known = enum_parse(&enum_linalg_elementwise_kind, name, &kind);
    CHECK(known);
    arity = functions[kind].arity;
  }
  for (uint32_t i = 0; i < arity; i++)
    if (!(args[i] = read_value(r)))
      return NULL;
  return target ? convert(r, args[0], target, is_unsigned)
                : call(r, kind, args);
}

// number | operand | name `(` value (`,` value)* `)`
static Value *read_value(BodyReader *r) {
  skip_blanks(r);
  if (*r->at >= '0' && *r->at <= '9')
    return read_number(r);
  const char *start = r->at;
  r->at += strcspn(r->at, "(), ");
  Str name = {start, (size_t)(r->at - start)};
  if (*r->at != '(')
    return block_arg(r->block, (uint32_t)name_position(r->row->maps, name));
  r->at++;
  Value *value = str_is(name, "index") ? read_loop_index(r) : apply(r, name);
  r->at++; // the parenthesis
  return value;
}

// Regions

bool op_body_is_given(const OpInfo *info) {
  return info->opcode == OP_linalg_generic || info->opcode == OP_linalg_map ||
         info->opcode == OP_linalg_reduce;
}

static int64_t elementwise_kind(Attr *const *slots) {
  return attr_flags_value(slots[A_linalg_elementwise_kind]);
}

uint32_t body_arity(const OpInfo *info, Attr *const *slots) {
  if (info->opcode == OP_linalg_elementwise)
    return functions[elementwise_kind(slots)].arity + 1u;
  const NamedRow *row = body_row(info);
  uint32_t n = 0;
  Str name, indices;
  for (const char *at = row->maps; next_name(&at, &name, &indices);)
    n++;
  return n;
}

static Value *build_expression(BodyReader *r, const OpInfo *info,
                               Attr *const *slots) {
  if (info->opcode != OP_linalg_elementwise)
    return read_value(r);
  int64_t kind = elementwise_kind(slots);
  Value *args[3] = {0};
  for (uint32_t i = 0; i < functions[kind].arity; i++)
    args[i] = block_arg(r->block, i);
  return call(r, kind, args);
}

bool build_body(Ctx *ctx, Pool *pool, Region *region, const BodyOf *of,
                const char **problem) {
  Block *block = block_create(pool, of->loc);
  block_append(region, block);
  for (uint32_t i = 0; i < of->noperands; i++)
    block_add_arg(pool, block, structured_element(of->operands[i]), of->loc);
  Builder b = {.ctx = ctx, .pool = pool, .block = block, .loc = of->loc};
  const NamedRow *row = body_row(of->info);
  *problem = NULL;
  BodyReader r = {.b = &b, .row = row, .block = block, .problem = problem};
  if (row) {
    r.at = row->body;
    r.cast = row->cast ? attr_flags_value(of->slots[row->cast - 1u]) : 0;
  }
  Value *value = build_expression(&r, of->info, of->slots);
  if (!value)
    return false;
  build_op(&b, OP_linalg_yield, NULL, 0, &value, 1);
  return true;
}

// Bodies that add up products

// Complex numbers are taken apart and made anew.
static bool is_conversion(const Op *op) {
  return op && (op_is(op, OP_complex_create) ||
                (op->noperands == 1 && op->nresults == 1 &&
                 op_has(op, TRAIT_NO_EFFECT | TRAIT_PURE)));
}

static const Value *skip_conversions(const Value *v) {
  while (is_conversion(value_op(v)))
    v = op_operand(value_op(v), 0);
  return v;
}

// The operation that computes `v` of two others, which are found as well.
static const Op *binary_op(const Value *v, const Value **lhs,
                           const Value **rhs) {
  const Op *op = value_op(skip_conversions(v));
  if (!op || op->noperands != 2 || op->nresults != 1)
    return NULL;
  *lhs = skip_conversions(op_operand(op, 0));
  *rhs = skip_conversions(op_operand(op, 1));
  return op;
}

static bool is_sum_of_products(const Op *sum, const Op *product) {
  static const uint32_t pairs[][2] = {{OP_arith_addf, OP_arith_mulf},
                                      {OP_arith_addi, OP_arith_muli},
                                      {OP_complex_add, OP_complex_mul},
                                      {OP_arith_ori, OP_arith_andi}};
  for (size_t i = 0; i < ARRAY_SIZE(pairs); i++)
    if (op_is(sum, pairs[i][0]) && op_is(product, pairs[i][1]))
      return true;
  return false;
}

bool body_adds_products(const Block *body) {
  const Value *a = block_arg(body, 0), *b = block_arg(body, 1),
              *c = block_arg(body, 2), *lhs, *rhs;
  const Op *sum = binary_op(op_operand(body->last, 0), &lhs, &rhs);
  if (!sum || (lhs != c && rhs != c))
    return false;
  const Op *product = binary_op(lhs == c ? rhs : lhs, &lhs, &rhs);
  return product && is_sum_of_products(sum, product) &&
         ((lhs == a && rhs == b) || (lhs == b && rhs == a));
}

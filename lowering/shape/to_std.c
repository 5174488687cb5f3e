// convert-shape-to-std: shapes as tensors of sizes, sizes as indices.
//
// Requires: nothing.
// Guarantees: for-compile: no operation on shapes is left but those that
//   nothing stands for (values that carry a shape, libraries of shape
//   functions, debug_print), and no value is a shape, a size or a witness.
// Invalidates: nothing.
//
//   %s = shape.shape_of %x : tensor<2x?xf32> -> tensor<2xindex>
//   %n = shape.get_extent %s, %i : tensor<2xindex>, index -> index
//
// becomes
//
//   %d = tensor.dim %x, %c1 : tensor<2x?xf32>
//   %s = tensor.from_elements %c2, %d : tensor<2xindex>
//   %n = tensor.dim %x, %i : tensor<2x?xf32>
//
// By name it is mlir-opt's pass, which leaves values of !shape.shape and
// !shape.size, since these may be errors. In a compile an error stops the program
// where it would come up: an assertion that fails. A shape that may be one is a
// tensor<?xindex>, a size an index, and what is demanded of shapes is asserted
// (constraints.c). What loops over sizes is in loops.c.

#include "ir/build/arith.h"
#include "ir/build/tensor.h"
#include "lowering/shape/passes.h"
#include "lowering/shape/shape_int.h"

// Types

Type *extents_type(Ctx *ctx) {
  return type_tensor(ctx, 1, &(int64_t){DYNAMIC}, ctx->index_type, NULL);
}

typedef struct ShapeTypes {
  TypeConversion conversion; // first
  Ctx *ctx;
} ShapeTypes;

static bool is_witness(const Type *type) {
  return type->kind == TY_DIALECT &&
         type->as.def.info == def_type_shape_witness;
}

static Type *convert_type(TypeConversion *conversion, Type *type) {
  Ctx *ctx = ((ShapeTypes *)conversion)->ctx;
  if (is_shape_value(type))
    return extents_type(ctx);
  if (is_size_value(type))
    return ctx->index_type;
  return is_witness(type) ? NULL : type;
}

// A witness becomes nothing.
static bool expand_type(TypeConversion *conversion, Arena *arena, Type *type,
                        TypeVec *parts) {
  if (!is_witness(type))
    vec_push(arena, parts, convert_type(conversion, type));
  return true;
}

// Parts

bool may_be_error(const Conv *c, const Op *op) {
  bool any = false;
  for (uint32_t i = 0; i < op->noperands; i++)
    any |= is_shape_value(op_operand_type(op, i)) ||
           is_size_value(op_operand_type(op, i));
  for (uint32_t i = 0; i < op->nresults; i++)
    any |= is_shape_value(op->results[i].type) ||
           is_size_value(op->results[i].type);
  return any && !converts_all(c);
}

static Type *extents_of(Ctx *ctx, Type *type) {
  return is_shape_value(type) ? extents_type(ctx) : type;
}

Value *as_extents(Conv *c, const Op *op, uint32_t i, Value *value) {
  Type *type = extents_of(c->ctx, op->results[i].type);
  return value->type == type ? value : build_shaped_cast(&c->b, type, value);
}

// A pass by name casts a type to itself, too, where mlir-opt does.
static bool replace_by_cast(Conv *c, Op *op, Value *extents) {
  Type *type = extents_of(c->ctx, op_result_type(op));
  if (extents->type != type || !converts_all(c))
    extents = build_shaped_cast(&c->b, type, extents);
  return conv_replace1(c, op, extents);
}

Value *rank_of(Builder *b, Value *extents, Value *zero) {
  return build_value(b, OP_tensor_dim, b->ctx->index_type,
                     (Value *[]){extents, zero}, 2);
}

Value *extent_at(Conv *c, Value *extents, Value *at) {
  return build_tensor_extract(&c->b, c->arena, extents, &at, 1);
}

void build_assert(Builder *b, Value *holds, Attr *message) {
  Op *op = build_op(b, OP_cf_assert, NULL, 0, &holds, 1);
  op->slots[A_cf_assert_msg] = message;
}

// Stops the program where the result would be an error.
static void assert_valid(Conv *c, const Type *result, Value *holds,
                         const char *message) {
  if (is_shape_value(result) || is_size_value(result))
    build_assert(&c->b, holds, attr_string(c->ctx, str_from(message)));
}

Generate generate_begin(Conv *c, Value *rank) {
  Type *type = extents_type(c->ctx);
  Op *op = build_spec(
      &c->b, &(OpSpec){.info = ctx_op_by_opcode(c->ctx, OP_tensor_generate),
                       .operands = &rank,
                       .noperands = 1,
                       .result_types = &type,
                       .nresults = 1,
                       .nregions = 1});
  Generate g = {op, c->b};
  builder_at_end(
      &c->b, build_block(&c->rw, op, 0, (TypeList){&c->ctx->index_type, 1}));
  return g;
}

Value *generate_end(Conv *c, const Generate *g, Value *size) {
  build_op(&c->b, OP_tensor_yield, NULL, 0, &size, 1);
  c->b = g->behind;
  return op_result(g->op, 0);
}

void arm_begin(Conv *c, Op *op, uint32_t region) {
  builder_at_end(&c->b, build_block(&c->rw, op, region, (TypeList){0}));
}

void arm_end(Conv *c, Value *value) {
  build_yield(&c->rw, list_of(&c->rw, value));
}

// Sizes

static bool convert_size_op(Conv *c, Op *op, uint32_t opcode) {
  if (may_be_error(c, op))
    return false;
  Value *lhs = conv_operand(c, op, 0), *rhs = conv_operand(c, op, 1);
  return conv_replace1(c, op, build_binary(&c->b, opcode, lhs, rhs));
}

static bool convert_add(Conv *c, Op *op) {
  return convert_size_op(c, op, OP_arith_addi);
}

static bool convert_mul(Conv *c, Op *op) {
  return convert_size_op(c, op, OP_arith_muli);
}

static bool convert_div(Conv *c, Op *op) {
  Value *by = conv_operand(c, op, 1), *zero = arith_index(&c->b, 0);
  Value *is_valid = arith_cmpi(&c->b, E_arith_cmpi_ne, by, zero);
  assert_valid(c, op_result_type(op), is_valid, "division of a size by zero");
  return convert_size_op(c, op, OP_arith_floordivsi);
}

static bool convert_const_size(Conv *c, Op *op) {
  Attr *value = op_slot(op, A_shape_const_size_value);
  return conv_replace1(c, op, arith_index(&c->b, attr_to_i64(value)));
}

// An index stands for the size, and the other way round.
static bool convert_renamed(Conv *c, Op *op) {
  return conv_replace1(c, op, conv_operand(c, op, 0));
}

// Shapes

static Value *from_elements(Conv *c, ValueList sizes) {
  int64_t rank = sizes.count;
  Type *type = type_tensor(c->ctx, 1, &rank, c->ctx->index_type, NULL);
  return build_value(&c->b, OP_tensor_from_elements, type, sizes.items,
                     sizes.count);
}

static bool convert_const_shape(Conv *c, Op *op) {
  if (may_be_error(c, op))
    return false;
  const Attr *shape = op_slot(op, A_shape_const_shape_shape);
  uint32_t rank = (uint32_t)shape->as.dense.count;
  ValueList sizes = list_new(&c->rw, rank);
  for (uint32_t i = 0; i < rank; i++)
    list_add(&sizes, arith_index(&c->b, dense_int(shape, i)));
  Value *extents = from_elements(c, sizes);
  return replace_by_cast(c, op, extents);
}

static bool convert_from_extents(Conv *c, Op *op) {
  ValueList sizes = list_new(&c->rw, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    list_add(&sizes, conv_operand(c, op, i));
  return replace_by_cast(c, op, from_elements(c, sizes));
}

// The first of equal shapes stands for all.
static bool convert_any(Conv *c, Op *op) {
  if (!op->noperands)
    return false;
  Value *first = conv_operand(c, op, 0);
  if (first->type->kind == TY_TENSOR && !may_be_error(c, op))
    first = as_extents(c, op, 0, first);
  bool fits = converts_all(c) || first->type == op_result_type(op);
  if (!fits && op_has_uses(op))
    return false;
  return conv_replace1(c, op, first);
}

static bool convert_to_extents(Conv *c, Op *op) {
  Value *extents = conv_operand(c, op, 0);
  if (extents->type->kind != TY_TENSOR)
    return false;
  return replace_by_cast(c, op, extents);
}

// A tensor of other integers is one of indices first.
static bool convert_value_as_shape(Conv *c, Op *op) {
  Value *value = conv_operand(c, op, 0);
  if (value->type->kind != TY_TENSOR || value->type->as.shaped.rank != 1)
    return conv_decline(c, op, "no value carries its shape");
  if (type_element(value->type) != c->ctx->index_type)
    value = build_unary(
        &c->b, OP_arith_index_cast,
        type_with_element(c->ctx, value->type, c->ctx->index_type), value);
  return replace_by_cast(c, op, value);
}

static bool convert_concat(Conv *c, Op *op) {
  Value *parts[2];
  int64_t rank = 0;
  for (uint32_t i = 0; i < 2; i++) {
    parts[i] = conv_operand(c, op, i);
    int64_t size = parts[i]->type->as.shaped.shape[0];
    rank = size == DYNAMIC || rank == DYNAMIC ? DYNAMIC : rank + size;
  }
  Type *type = type_tensor(c->ctx, 1, &rank, c->ctx->index_type, NULL);
  Op *made = build_op(&c->b, OP_tensor_concat, &type, 1, parts, 2);
  made->slots[A_tensor_concat_dim] = attr_i64(c->ctx, 0);
  return replace_by_cast(c, op, op_result(made, 0));
}

// Two shapes or sizes that meet are equal.
static bool convert_meet(Conv *c, Op *op) {
  static const char unequal[] = "required equal shapes";
  Attr *error = op_slot(op, A_shape_meet_error);
  Value *operands[] = {op_operand(op, 0), op_operand(op, 1)};
  Value *first = conv_operand(c, op, 0), *other = conv_operand(c, op, 1);
  Value *equal =
      first->type->kind == TY_TENSOR
          ? build_value(&c->b, OP_shape_shape_eq, c->ctx->i1, operands, 2)
          : arith_cmpi(&c->b, E_arith_cmpi_eq, first, other);
  build_assert(&c->b, equal,
               error ? error : attr_string(c->ctx, str_from(unequal)));
  if (first->type->kind == TY_TENSOR)
    first = as_extents(c, op, 0, first);
  return conv_replace1(c, op, first);
}

static bool refuse_debug_print(Conv *c, Op *op) {
  return conv_decline(c, op, "nothing prints shapes");
}

// Shapes of values

static bool refuse_value_shape(Conv *c, Op *op) {
  return conv_decline(c, op, "no value carries its shape");
}

static Value *size_at(Builder *b, Value *value, Value *dim) {
  uint32_t opcode = type_is_memref(value->type) ? OP_memref_dim : OP_tensor_dim;
  return build_value(b, opcode, b->ctx->index_type, (Value *[]){value, dim}, 2);
}

static Value *shape_of_ranked(Conv *c, Value *value) {
  const Type *type = value->type;
  ValueList sizes = list_new(&c->rw, (uint32_t)type->as.shaped.rank);
  for (int64_t i = 0; i < type->as.shaped.rank; i++) {
    int64_t size = type->as.shaped.shape[i];
    Value *known = arith_index(&c->b, size == DYNAMIC ? i : size);
    list_add(&sizes, size == DYNAMIC ? size_at(&c->b, value, known) : known);
  }
  return from_elements(c, sizes);
}

static Value *shape_of_unranked(Conv *c, Value *value) {
  uint32_t opcode =
      type_is_memref(value->type) ? OP_memref_rank : OP_tensor_rank;
  Generate g =
      generate_begin(c, build_unary(&c->b, opcode, c->ctx->index_type, value));
  Value *dim = block_arg(body_of(g.op, 0), 0);
  return generate_end(c, &g, size_at(&c->b, value, dim));
}

// Vectors of known sizes have them in their type.
static bool tells_sizes(const Type *type) {
  return type_is_tensor(type) || type_is_memref(type);
}

static bool convert_shape_of(Conv *c, Op *op) {
  Value *value = conv_operand(c, op, 0);
  if (may_be_error(c, op))
    return false;
  if (!value || !(tells_sizes(value->type) ||
                  (type_is_shaped(value->type) && type_has_rank(value->type) &&
                   type_has_static_shape(value->type))))
    return conv_decline(c, op, "no value carries its shape");
  if (!type_has_rank(value->type))
    return conv_replace1(c, op,
                         as_extents(c, op, 0, shape_of_unranked(c, value)));
  return replace_by_cast(c, op, shape_of_ranked(c, value));
}

static bool convert_dim(Conv *c, Op *op) {
  Ctx *ctx = c->ctx;
  Value *value = op_operand(op, 0);
  int64_t rank =
      type_has_rank(value->type) ? value->type->as.shaped.rank : DYNAMIC;
  Type *type = type_tensor(ctx, 1, &rank, ctx->index_type, NULL);
  Value *shape = build_unary(&c->b, OP_shape_shape_of, type, value);
  Value *operands[] = {shape, op_operand(op, 1)};
  return conv_replace1(
      c, op,
      build_value(&c->b, OP_shape_get_extent, op_result_type(op), operands, 2));
}

// A shape that was just asked for need not be in memory.
static bool convert_get_extent(Conv *c, Op *op) {
  if (may_be_error(c, op))
    return false;
  const Op *asked = value_def(op_operand(op, 0), OP_shape_shape_of);
  Value *at = conv_operand(c, op, 1);
  bool checks = is_size_value(op_result_type(op));
  if (asked && !checks && tells_sizes(op_operand_type(asked, 0)))
    return conv_replace1(c, op, size_at(&c->b, conv_operand(c, asked, 0), at));
  Value *extents = conv_operand(c, op, 0);
  if (checks) {
    Value *rank = rank_of(&c->b, extents, arith_index(&c->b, 0));
    assert_valid(c, op_result_type(op),
                 arith_cmpi(&c->b, E_arith_cmpi_ult, at, rank),
                 "no such dimension of a shape");
  }
  return conv_replace1(c, op, extent_at(c, extents, at));
}

static bool convert_rank(Conv *c, Op *op) {
  if (may_be_error(c, op))
    return false;
  return conv_replace1(c, op,
                       build_tensor_dim(&c->b, conv_operand(c, op, 0), 0));
}

// A part of a shape; its stride is a value where mlir-opt has it so.
static Value *slice(Conv *c, Value *extents, Value *from, Value *size,
                    Value *one) {
  Mixed offset = mixed_value(from), count = mixed_value(size),
        stride = converts_all(c) ? mixed_number(1) : mixed_value(one);
  MixedPart part = {&offset, &count, &stride};
  return build_extract_slice(&c->b, c->arena, extents_type(c->ctx), extents,
                             &part);
}

static bool convert_split_at(Conv *c, Op *op) {
  if (may_be_error(c, op))
    return false;
  Builder *b = &c->b;
  Value *extents = conv_operand(c, op, 0), *at = conv_operand(c, op, 1);
  Value *zero = arith_index(b, 0), *rank = rank_of(b, extents, zero);
  Value *from_end = build_binary(b, OP_arith_addi, at, rank);
  Value *is_from_end = arith_cmpi(b, E_arith_cmpi_slt, at, zero);
  at = arith_select(b, is_from_end, from_end, at);
  if (is_shape_value(op->results[0].type) ||
      is_shape_value(op->results[1].type))
    build_assert(b, arith_cmpi(b, E_arith_cmpi_ule, at, rank),
                 attr_string(c->ctx, STR("no such place to split a shape")));
  Value *one = arith_index(b, 1);
  Value *head = slice(c, extents, zero, at, one);
  Value *rest = build_binary(b, OP_arith_subi, rank, at);
  Value *tail = slice(c, extents, at, rest, one);
  Value *parts[] = {as_extents(c, op, 0, head), as_extents(c, op, 1, tail)};
  return conv_replace(c, op, parts);
}

// Handlers

static const ConvRow rows[] = {
    CONV_ROW(OP_shape_add, convert_add),
    CONV_ROW(OP_shape_any, convert_any),
    CONV_ROW(OP_shape_broadcast, convert_broadcast),
    CONV_ROW(OP_shape_const_shape, convert_const_shape),
    CONV_ROW(OP_shape_const_size, convert_const_size),
    CONV_ROW(OP_shape_dim, convert_dim),
    CONV_ROW(OP_shape_get_extent, convert_get_extent),
    CONV_ROW(OP_shape_is_broadcastable, convert_is_broadcastable),
    CONV_ROW(OP_shape_mul, convert_mul),
    CONV_ROW(OP_shape_rank, convert_rank),
    CONV_ROW(OP_shape_reduce, convert_reduce),
    CONV_ROW(OP_shape_shape_eq, convert_shape_eq),
    CONV_ROW(OP_shape_shape_of, convert_shape_of),
    CONV_ROW(OP_shape_split_at, convert_split_at),
    CONV_ROW(OP_shape_to_extent_tensor, convert_to_extents),
};

// mlir-opt leaves these.
static const ConvRow rows_for_compile[] = {
    CONV_ROW(OP_shape_concat, convert_concat),
    CONV_ROW(OP_shape_debug_print, refuse_debug_print),
    CONV_ROW(OP_shape_div, convert_div),
    CONV_ROW(OP_shape_from_extent_tensor, convert_to_extents),
    CONV_ROW(OP_shape_from_extents, convert_from_extents),
    CONV_ROW(OP_shape_index_to_size, convert_renamed),
    CONV_ROW(OP_shape_max, convert_extreme),
    CONV_ROW(OP_shape_meet, convert_meet),
    CONV_ROW(OP_shape_min, convert_extreme),
    CONV_ROW(OP_shape_num_elements, convert_num_elements),
    CONV_ROW(OP_shape_size_to_index, convert_renamed),
    CONV_ROW(OP_shape_value_as_shape, convert_value_as_shape),
    CONV_ROW(OP_shape_value_of, refuse_value_shape),
    CONV_ROW(OP_shape_with_shape, refuse_value_shape),
};

static void add_rows(ConvTable *table, const ConvRow *list, size_t n) {
  for (size_t i = 0; i < n; i++)
    conv_add(table, list[i].opcode, list[i].handler);
}

static void add_named(ConvTable *table) {
  add_rows(table, rows, ARRAY_SIZE(rows));
  add_require_handlers(table);
}

static void add_all(ConvTable *table) {
  add_rows(table, rows, ARRAY_SIZE(rows));
  add_rows(table, rows_for_compile, ARRAY_SIZE(rows_for_compile));
  add_constraint_handlers(table);
  conv_add_func(table);
  conv_add_scf(table);
  conv_add_cf(table);
}

// Operations that would fold to a shape which may be an error: that would have
// to be converted in its turn, which it is not.
static bool folds_to_shape(Ctx *ctx, const Op *op) {
  if (!op->nresults || !is_shape_value(op->results[0].type) ||
      op_is(op, OP_shape_any) || op_is(op, OP_shape_meet))
    return false;
  uint32_t known = 0;
  while (known < op->noperands && value_constant(ctx, op_operand(op, known)))
    known++;
  return known == op->noperands;
}

// The result needs no folds; all else is folded.
static Legality to_std_legality(Conv *c, const Op *op) {
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_arith:
  case DIALECT_scf:
  case DIALECT_tensor: return CONV_LEGAL;
  default: break;
  }
  return op_is(op, OP_shape_cstr_require) || op_is(op, OP_func_func) ||
                 op_is(op, OP_builtin_module) || folds_to_shape(c->ctx, op)
             ? CONV_LEGAL
             : CONV_UNKNOWN;
}

static bool convert_by_name(PassRun *run, Op *root) {
  Conv c = pass_conversion(run, pass_handlers(run, add_named));
  c.legality = to_std_legality;
  c.handles_illegal = c.refuses_casts = true;
  return pass_by_drivers(run, convert_run(&c, root));
}

bool lower_convert_shape_to_std(PassRun *run, Op *root) {
  if (!PASS_OPTIONS(run, convert_shape_to_std)->for_compile)
    return convert_by_name(run, root);
  Conv c = pass_conversion(run, pass_handlers(run, add_all));
  ShapeTypes types = {
      .conversion = {.convert = convert_type, .expand = expand_type},
      .ctx = run->ctx};
  c.types = &types.conversion;
  return pass_by_drivers(run, convert_run(&c, root));
}

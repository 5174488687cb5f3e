// Old forms of the linalg dialect, in time:
//
//   2019  linalg.matmul(%A, %B, %C) : types
//         linalg.generic {args_in = 2, args_out = 1, ...} %A, %B, %C region
//           : types
//   2020  linalg.indexed_generic, whose body begins with the indices
//         linalg.fill(%memory, %value), until 2021
//   2021  linalg.conv_1d_nwc and its like, until 2021
//         linalg.fill(%value, %memory) : types (-> type)?, until 2022
//   2022  linalg.elemwise_unary, linalg.elemwise_binary, until 2024
//   2023  linalg.matmul_transpose_a and its like, linalg.matmul_unsigned,
//         until 2025
//   2025  linalg.fill of a value of another type than the elements, which was
//         cast
//         linalg.map whose body has no argument for the init

#include "frontend/custom/linalg.h"
#include "frontend/old/forms.h"

#include "ir/affine.h"
#include "ir/dialects/linalg/structured.h"

// Operands in parentheses

// linalg.fill had its operands in either order.
static void put_scalar_first(OpState *st) {
  Value **operands = st->operands.data;
  if (st->info->opcode != OP_linalg_fill || st->operands.size != 2 ||
      type_is_memref(operands[1]->type) || type_is_tensor(operands[1]->type))
    return;
  Value *value = operands[1];
  operands[1] = operands[0];
  operands[0] = value;
}

bool parse_old_linalg_operands(Parser *p, OpState *st) {
  Operands operands = {0};
  Types types = {0};
  const char *at = p->tok.start;
  if (!parse_operands_in(p, DELIM_PAREN, &operands) ||
      !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON) ||
      !parse_types(p, &types) ||
      !resolve_operands(p, st, &operands, types.data, types.size, at))
    return false;
  if (!operands.size)
    return error_asm(p, at, "expected an output operand");
  put_scalar_first(st);
  state_set_segments(p, st, "operandSegmentSizes",
                     (int32_t[]){(int32_t)operands.size - 1, 1}, 2);
  return linalg_take_inherent(p, st, at);
}

void complete_old_fill(Parser *p, OpState *st) {
  if (st->info->opcode != OP_linalg_fill || st->operands.size != 2)
    return;
  Value **value = &st->operands.data[0];
  Type *element = structured_element(st->operands.data[1]->type);
  if ((*value)->type == element || !type_number_width((*value)->type) ||
      !type_number_width(element) || !take_old(p, OLD_FILL_CAST, st->at))
    return;
  Builder b = old_builder(p, st);
  *value = build_number_cast(&b, *value, element);
}

// linalg.generic

// An attribute of the dictionary in front, which goes.
static bool take_number(OpState *st, const char *name, int64_t *value) {
  for (size_t i = 0; i < st->attrs.size; i++) {
    NamedAttr attr = st->attrs.data[i];
    if (!str_is(ident_str(attr.name), name) || !old_number(attr.value, value))
      continue;
    for (; i + 1 < st->attrs.size; i++)
      st->attrs.data[i] = st->attrs.data[i + 1];
    st->attrs.size--;
    return true;
  }
  return false;
}

// Reads linalg.generic with numbers of inputs and outputs among its traits.
bool parse_old_linalg_generic(Parser *p, OpState *st) {
  Operands operands = {0};
  Types types = {0};
  int64_t nins = 0, nouts = 0;
  const char *at = p->tok.start;
  bool counted = take_number(st, "args_in", &nins);
  counted = take_number(st, "args_out", &nouts) && counted;
  if (!parse_operands(p, &operands))
    return false;
  if (!counted || nins < 0 || nouts < 0 ||
      (size_t)nins + (size_t)nouts != operands.size)
    return error_asm(p, at, "expected args_in and args_out operands");
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  state_add_region(p, st, region);
  if (!parse_punct(p, TK_COLON) || !parse_types(p, &types) ||
      !resolve_operands(p, st, &operands, types.data, types.size, at))
    return false;
  state_set_segments(p, st, "operandSegmentSizes",
                     (int32_t[]){(int32_t)nins, (int32_t)nouts}, 2);
  return linalg_take_inherent(p, st, at) && optional_arrow_types(p, &st->types);
}

// Arguments that were indices become linalg.index.
bool fix_indexed_generic(Parser *p, OpState *st) {
  const Attr *types = st->slots[A_linalg_generic_iterator_types];
  Block *block = st->regions.size ? st->regions.data[0]->first : NULL;
  uint32_t n = types && types->kind == AT_ARRAY ? types->as.array.count : 0;
  if (!block || block->nargs < n)
    return error_at(p, st->at,
                    "'linalg.indexed_generic' op expected an argument for the "
                    "index of each loop");
  Builder b = {.ctx = p->ctx,
               .pool = p->pool,
               .block = block,
               .before = block->first,
               .loc = st->loc};
  for (uint32_t i = 0; i < n; i++) {
    Op *index = build_op(&b, OP_linalg_index, &p->ctx->index_type, 1, NULL, 0);
    index->slots[A_linalg_index_dim] = attr_i64(p->ctx, i);
    value_replace_uses(block_arg(block, 0), op_result(index, 0));
    block_remove_arg(p->pool, block, 0);
  }
  return true;
}

// Products of transposed matrices

static Attr *swap_last_two(Ctx *ctx, const Attr *map) {
  AffineExpr *results[4];
  uint32_t n = map->as.map.nresults;
  for (uint32_t i = 0; i < n; i++)
    results[i] = map->as.map.results[i];
  results[n - 2] = map->as.map.results[n - 1];
  results[n - 1] = map->as.map.results[n - 2];
  return attr_affine_map(ctx, map->as.map.ndims, 0, results, n);
}

bool fix_transposed_product(Parser *p, OpState *st) {
  const char *name = st->old->old;
  uint32_t operand = name[strlen(name) - 1] == 'b';
  int slot = op_slot_index(st->info, STR("indexing_maps"));
  const Attr *usual = named_default_maps(p->ctx, st->info, st->slots);
  Attr *maps[3];
  for (uint32_t i = 0; i < 3; i++)
    maps[i] = usual->as.array.items[i];
  maps[operand] = swap_last_two(p->ctx, maps[operand]);
  st->slots[slot] = attr_array(p->ctx, maps, 3);
  return true;
}

// Convolutions that have no name today

// Dimensions of the operands: n images, c channels, f filters; x all places of
// the result, with the window around them in the input; k all of the window.
typedef struct OldConv {
  const char *name;
  uint32_t rank; // of an image
  const char *dims[3];
} OldConv;

static const OldConv old_convs[] = {
    {"linalg.conv_1d_nwc", 1, {"nxc", "fkc", "nxf"}},
    {"linalg.conv_3d_ndhwc", 3, {"nxc", "fkc", "nxf"}},
    {"linalg.conv_1d_input_ncw_filter_wcf", 1, {"ncx", "kcf", "nfx"}},
    {"linalg.conv_2d_input_nchw_filter_hwcf", 2, {"ncx", "kcf", "nfx"}},
    {"linalg.conv_3d_input_ncdhw_filter_dhwcf", 3, {"ncx", "kcf", "nfx"}},
};

enum { CONV_RANK_MOST = 3, CONV_N = 0, CONV_F = 1, CONV_X = 2 };

typedef struct Window {
  int64_t strides[CONV_RANK_MOST], dilations[CONV_RANK_MOST];
} Window;

// Takes numbers, one for each dimension, that the operation may have; 1s else.
static bool take_numbers(OpState *st, const char *name, uint32_t n,
                         int64_t *numbers) {
  for (uint32_t i = 0; i < n; i++)
    numbers[i] = 1;
  for (size_t i = 0; i < st->attrs.size; i++) {
    const Attr *value = st->attrs.data[i].value;
    if (!str_is(ident_str(st->attrs.data[i].name), name))
      continue;
    if (!attr_is(value, AT_DENSE) || type_num_elements(value->type) != n)
      return false;
    for (uint32_t j = 0; j < n; j++)
      numbers[j] = dense_int(value, j);
    for (; i + 1 < st->attrs.size; i++)
      st->attrs.data[i] = st->attrs.data[i + 1];
    st->attrs.size--;
  }
  return true;
}

// The map of an operand; the loops are n, f, x, c, k.
static Attr *conv_map(Ctx *ctx, const OldConv *conv, uint32_t operand,
                      const Window *w) {
  AffineExpr *results[CONV_RANK_MOST + 2];
  uint32_t n = 0, rank = conv->rank, c = CONV_X + rank, k = c + 1;
  for (const char *dim = conv->dims[operand]; *dim; dim++) {
    bool is_many = *dim == 'x' || *dim == 'k';
    if (!is_many)
      results[n++] = affine_dim(ctx, *dim == 'n'   ? CONV_N
                                     : *dim == 'f' ? CONV_F
                                                   : c);
    for (uint32_t i = 0; is_many && i < rank; i++) {
      AffineExpr *x = affine_dim(ctx, CONV_X + i);
      AffineExpr *at = affine_dim(ctx, k + i);
      AffineExpr *step = affine_constant(ctx, w->strides[i]);
      AffineExpr *gap = affine_constant(ctx, w->dilations[i]);
      if (operand == 0) {
        x = affine_binary(ctx, AFFINE_MUL, x, step);
        at = affine_binary(ctx, AFFINE_MUL, at, gap);
        x = affine_binary(ctx, AFFINE_ADD, x, at);
      }
      results[n++] = *dim == 'x' ? x : at;
    }
  }
  return attr_affine_map(ctx, k + rank, 0, results, n);
}

static Attr *conv_iterators(Ctx *ctx, const OldConv *conv) {
  Attr *kinds[3 + 2 * CONV_RANK_MOST];
  uint32_t n = 3 + 2 * conv->rank;
  for (uint32_t i = 0; i < n; i++)
    kinds[i] =
        attr_flags(ctx, def_attr_linalg_iterator_type,
                   i < CONV_X + conv->rank ? E_linalg_iterator_type_parallel
                                           : E_linalg_iterator_type_reduction);
  return attr_array(ctx, kinds, n);
}

static const OldConv *old_conv(const char *name) {
  for (size_t i = 0; i < ARRAY_SIZE(old_convs); i++)
    if (!strcmp(old_convs[i].name, name))
      return &old_convs[i];
  unreachable();
}

static bool add_conv_body(Parser *p, OpState *st, const char *at) {
  const char *problem;
  Type *types[3];
  for (uint32_t i = 0; i < 3; i++)
    types[i] = st->operands.data[i]->type;
  Region *region = arena_new(&p->scratch, Region);
  BodyOf body = {.info = ctx_op_by_opcode(p->ctx, OP_linalg_conv_1d_nwc_wcf),
                 .slots = st->slots,
                 .operands = types,
                 .noperands = 3,
                 .loc = st->loc};
  if (!build_body(p->ctx, p->pool, region, &body, &problem))
    return error_asm(p, at, "%s", problem);
  state_add_region(p, st, region);
  return true;
}

bool parse_old_conv(Parser *p, OpState *st) {
  const char *at = p->tok.start;
  const OldConv *conv = old_conv(st->old->old);
  Window w;
  Attr *maps[3];
  if (!linalg_parse_operands(p, st))
    return false;
  if (st->operands.size != 3)
    return error_asm(p, at, "expected 2 inputs and 1 output");
  if (!take_numbers(st, "strides", conv->rank, w.strides) ||
      !take_numbers(st, "dilations", conv->rank, w.dilations))
    return error_asm(p, at, "expected a number for each of %u dimensions",
                     conv->rank);
  for (uint32_t i = 0; i < 3; i++)
    maps[i] = conv_map(p->ctx, conv, i, &w);
  st->slots[A_linalg_generic_indexing_maps] = attr_array(p->ctx, maps, 3);
  st->slots[A_linalg_generic_iterator_types] = conv_iterators(p->ctx, conv);
  return optional_arrow_types(p, &st->types) && add_conv_body(p, st, at);
}

// Of integers without a sign.
bool parse_unsigned_product(Parser *p, OpState *st) {
  int slot = op_slot_index(st->info, STR("cast"));
  st->slots[slot] = attr_flags(p->ctx, def_attr_linalg_type_fn,
                               E_linalg_type_fn_cast_unsigned);
  return parse_linalg_named(p, st);
}

// linalg.elemwise_unary {fun = #linalg.unary_fn<exp>}

static Attr *elementwise_kind(Parser *p, const OldRow *row, const Attr *fun) {
  bool is_binary = strstr(row->old, "binary");
  int64_t kind =
      is_binary ? E_linalg_elementwise_kind_add : E_linalg_elementwise_kind_exp;
  const DefInfo *def =
      is_binary ? def_attr_linalg_binary_fn : def_attr_linalg_unary_fn;
  if (fun && (fun->kind != AT_DIALECT || fun->as.def.info != def))
    return NULL;
  return attr_flags(p->ctx, def_attr_linalg_elementwise_kind,
                    fun ? kind + attr_flags_value(fun) : kind);
}

bool fix_elemwise(Parser *p, OpState *st) {
  const Attr *fun = NULL;
  size_t kept = 0;
  for (size_t i = 0; i < st->attrs.size; i++) {
    NamedAttr attr = st->attrs.data[i];
    if (str_is(ident_str(attr.name), "fun"))
      fun = attr.value;
    else if (!str_is(ident_str(attr.name), "cast"))
      st->attrs.data[kept++] = attr;
  }
  st->attrs.size = kept;
  Attr **kind = &st->slots[A_linalg_elementwise_kind];
  if (!*kind && !(*kind = elementwise_kind(p, st->old, fun)))
    return error_at(p, st->at, "'%s' op expected a function of linalg as 'fun'",
                    st->old->old);
  linalg_give_elementwise_maps(p, st);
  return true;
}

bool parse_elemwise(Parser *p, OpState *st) {
  const char *at = p->tok.start;
  return linalg_parse_operands(p, st) && fix_elemwise(p, st) &&
         optional_arrow_types(p, &st->types) && linalg_add_body(p, st, at);
}

// linalg.map

void complete_old_map(Parser *p, OpState *st) {
  Block *block = st->regions.size ? st->regions.data[0]->first : NULL;
  if (!block || !st->operands.size ||
      block->nargs + 1 != (uint32_t)st->operands.size ||
      !take_old(p, OLD_MAP_WITHOUT_INIT, st->at))
    return;
  Type *init = vec_last(&st->operands)->type;
  block_add_arg(p->pool, block, structured_element(init), st->loc);
}

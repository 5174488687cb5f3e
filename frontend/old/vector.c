// Old forms of operations on vectors.
//
//     vector.gather %m[%x], %k, %p : memref<?xf32>, ...     until 2021
//         vector.gather %m[%c0] [%x], %k, %p : ...
//     vector.maskedload %m, %k, %p : memref<?xf32>, ...     likewise
//         vector.maskedload %m[%c0], %k, %p : ...
//     vector.multi_reduction <add>, %v [1] : ...            until 2022
//         vector.multi_reduction <add>, %v, %zeros [1] : ...
//     vector.contract {...} %a, %b, %c, %ka, %kb : ...      until 2023
//         vector.mask %k { vector.contract {...} %a, %b, %c : ... } : ...
//
// Places were where a memref begins; what an accumulator has is neutral then.

#include "frontend/old/forms.h"

#include "ir/dialects/vector/vector.h"

#include <math.h>

// Accesses

typedef struct OldAccess {
  uint32_t opcode;
  uint8_t others;   // operands behind base and indices
  bool has_indices; // a vector of them among those
} OldAccess;

static const OldAccess accesses[] = {
    {OP_vector_gather, 3, true},      {OP_vector_scatter, 3, true},
    {OP_vector_maskedload, 2, false}, {OP_vector_maskedstore, 2, false},
    {OP_vector_expandload, 2, false}, {OP_vector_compressstore, 2, false},
};

static const OldAccess *access_of(const OpState *st) {
  for (size_t i = 0; i < ARRAY_SIZE(accesses); i++)
    if (accesses[i].opcode == st->info->opcode)
      return &accesses[i];
  return NULL;
}

// The base alone, or with the vector of indices in brackets.
static bool is_old_access(Parser *p, const OldAccess *access) {
  const char *at = skip_value(p->tok.start);
  if (access->has_indices && *at == '[') {
    do
      at++;
    while (at < p->end && *at != ']' && *at != '[');
    at = *at == ']' ? skip_blanks(at + 1) : at;
  }
  return *at == ',' && take_old(p, OLD_NO_PLACE, p->tok.start);
}

// %base (`[` %indices `]`)? (`,` operand)*
static bool parse_access_operands(Parser *p, Operands *operands) {
  Operand base;
  if (!parse_operand(p, &base, true))
    return false;
  vec_push(&p->scratch, operands, base);
  if (tok_is(p, TK_LSQUARE) && !parse_operands_in(p, DELIM_SQUARE, operands))
    return false;
  return !consume_if(p, TK_COMMA) || parse_operands(p, operands);
}

// types (`into` type)?: of the base, which comes first, or of the result.
static bool parse_access_types(Parser *p, OpState *st, Types *types) {
  Type *type;
  if (!parse_types(p, types))
    return false;
  if (!optional_keyword(p, "into"))
    return true;
  if (!(type = parse_type(p)))
    return false;
  if (type->kind != TY_MEMREF) {
    vec_push(&p->scratch, &st->types, type);
    return true;
  }
  vec_push(&p->scratch, types, type);
  for (size_t i = types->size - 1; i; i--)
    types->data[i] = types->data[i - 1];
  types->data[0] = type;
  return true;
}

static bool parse_access_signature(Parser *p, OpState *st, Types *types) {
  Type *type = parse_function_typed(p);
  if (!type)
    return false;
  for (uint32_t i = 0; i < type->as.list.ninputs; i++)
    vec_push(&p->scratch, types, type_inputs(type)[i]);
  for (uint32_t i = 0; i < type->as.list.noutputs; i++)
    vec_push(&p->scratch, &st->types, type_results(type)[i]);
  return true;
}

static bool parse_old_access(Parser *p, OpState *st) {
  Operands operands = {0};
  Types types = {0};
  st->is_old = true;
  if (!parse_access_operands(p, &operands) || !optional_attr_dict(p, st) ||
      !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  return (tok_is(p, TK_LPAREN) ? parse_access_signature(p, st, &types)
                               : parse_access_types(p, st, &types)) &&
         resolve_operands(p, st, &operands, types.data, types.size, at);
}

// Zeros, one for each dimension of the base, go behind it. Today's custom form
// has brackets for them.
void complete_old_access(Parser *p, OpState *st) {
  const OldAccess *access = access_of(st);
  bool is_generic = *st->at == '"' && !st->properties;
  CHECK(access);
  if (!(is_generic || st->is_old) || st->operands.size != 1u + access->others ||
      !type_is_shaped(st->operands.data[0]->type))
    return;
  int rank = st->operands.data[0]->type->as.shaped.rank;
  if (rank < 1)
    return;
  take_old(p, OLD_NO_PLACE, st->at);
  Builder b = old_builder(p, st);
  Value *zero = build_index(&b, 0);
  size_t n = st->operands.size;
  for (int i = 0; i < rank; i++)
    vec_push(&p->scratch, &st->operands, zero);
  for (size_t i = n; i-- > 1;)
    st->operands.data[i + (size_t)rank] = st->operands.data[i];
  for (int i = 0; i < rank; i++)
    st->operands.data[1 + i] = zero;
}

// Reductions

// What changes nothing; NULL: there is none.
static Attr *neutral(Ctx *ctx, int64_t kind, Type *type) {
  bool is_float = type->kind == TY_FLOAT;
  uint32_t width = type_bit_width(type);
  if (is_float)
    switch (kind) {
    case E_vector_kind_add: return attr_double(ctx, type, 0);
    case E_vector_kind_mul: return attr_double(ctx, type, 1);
    case E_vector_kind_minimumf:
    case E_vector_kind_minnumf: return attr_double(ctx, type, INFINITY);
    case E_vector_kind_maximumf:
    case E_vector_kind_maxnumf: return attr_double(ctx, type, -INFINITY);
    default: return NULL;
    }
  if (width < 1 || width > 64)
    return NULL;
  switch (kind) {
  case E_vector_kind_add:
  case E_vector_kind_or:
  case E_vector_kind_xor:
  case E_vector_kind_maxui: return attr_int(ctx, type, 0);
  case E_vector_kind_mul: return attr_int(ctx, type, 1);
  case E_vector_kind_and:
  case E_vector_kind_minui: return attr_int(ctx, type, -1);
  case E_vector_kind_minsi:
    return attr_int(ctx, type, INT64_MAX >> (64 - width));
  case E_vector_kind_maxsi:
    return attr_int(ctx, type, INT64_MIN >> (64 - width));
  default: return NULL;
  }
}

static Value *add_constant(Parser *p, const OpState *st, Type *type,
                           Attr *element) {
  Builder b = old_builder(p, st);
  Op *op = build_op(&b, OP_arith_constant, &type, 1, NULL, 0);
  op->slots[A_arith_constant_value] =
      type->kind == TY_VECTOR ? dense_splat(p->ctx, type, element) : element;
  return op_result(op, 0);
}

// In both forms, when the kind is known.
void complete_old_reduction(Parser *p, OpState *st) {
  const Attr *kind = st->slots[A_vector_multi_reduction_kind];
  if (st->operands.size != 1 || st->types.size != 1 ||
      !attr_is(kind, AT_DIALECT))
    return;
  Type *type = st->types.data[0];
  Attr *element = neutral(p->ctx, attr_flags_value(kind),
                          type_is_shaped(type) ? type_element(type) : type);
  if (!element)
    return;
  take_old(p, OLD_NO_ACCUMULATOR, st->at);
  vec_push(&p->scratch, &st->operands, add_constant(p, st, type, element));
}

// kind `,` %source, and no comma behind it
static bool is_old_reduction(Parser *p) {
  const char *at = p->tok.start;
  uint32_t commas = 0;
  while (at < p->end && *at != '%' && *at != ':')
    commas += *at++ == ',';
  at = skip_value(at);
  return commas == 1 && (*at == '[' || *at == '{') &&
         take_old(p, OLD_NO_ACCUMULATOR, p->tok.start);
}

static bool parse_dim(Parser *p, void *dims) {
  int64_t n;
  if (!parse_i64(p, &n))
    return false;
  vec_push(&p->scratch, (Dims *)dims, n);
  return true;
}

// kind `,` %source dictionary? `[` dims `]` `:` type `to` type
static bool parse_old_reduction(Parser *p, OpState *st) {
  Operands source = {0};
  Dims dims = {0};
  Type *from, *to;
  Attr *kind = tok_is(p, TK_LESS)
                   ? parse_def_attr(p, def_attr_vector_kind, NULL)
                   : parse_attr(p, p->ctx->none_type);
  if (!kind || !parse_punct(p, TK_COMMA) ||
      !parse_n_operands(p, DELIM_NONE, 1, &source) ||
      !optional_attr_dict(p, st) || !parse_punct(p, TK_LSQUARE) ||
      !parse_list_until(p, TK_RSQUARE, parse_dim, &dims, true) ||
      !parse_punct(p, TK_COLON) || !(from = parse_type(p)) ||
      !parse_keyword(p, "to") || !(to = parse_type(p)))
    return false;
  st->slots[A_vector_multi_reduction_kind] = kind;
  st->slots[A_vector_multi_reduction_reduction_dims] =
      attr_dense_i64(p->ctx, dims.data, dims.size);
  vec_push(&p->scratch, &st->types, to);
  return resolve_operands_as(p, st, &source, from);
}

OldBeginning old_vector_beginning(Parser *p, OpState *st) {
  const OldAccess *access = access_of(st);
  if (access && is_old_access(p, access))
    return parse_old_access(p, st) ? OLD_WHOLE : OLD_BEGINNING_FAILED;
  if (st->info->opcode == OP_vector_multi_reduction && is_old_reduction(p))
    return parse_old_reduction(p, st) ? OLD_WHOLE : OLD_BEGINNING_FAILED;
  return OLD_NO_BEGINNING;
}

// Contractions: the masks of both sides as one of all iterators

// One side's: the dimensions that it does not have come first, then all go to
// their places.
static Value *spread_mask(Builder *b, Arena *scratch, Value *mask,
                          const Attr *map, Type *whole) {
  uint32_t n = map->as.map.ndims, at = 0;
  int64_t *order = arena_array(scratch, int64_t, n);
  int64_t *shape = arena_array(scratch, int64_t, n);
  bool *scalable = arena_array(scratch, bool, n);
  int64_t *places = arena_array(scratch, int64_t, n);
  bool *own = arena_zero(scratch, n + 1, 1);
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    own[map->as.map.results[i]->value] = true;
  for (uint32_t dim = 0; dim < n; dim++)
    if (!own[dim])
      order[at++] = dim;
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    order[at++] = map->as.map.results[i]->value;
  bool in_order = true;
  for (uint32_t i = 0; i < n; i++) {
    shape[i] = vector_dim(whole, (int)order[i]);
    scalable[i] = type_dim_is_scalable(whole, (int)order[i]);
    places[order[i]] = i;
    in_order &= order[i] == i;
  }
  Type *type = type_vector(b->ctx, (int)n, shape, scalable, b->ctx->i1);
  if (type != mask->type)
    mask = build_unary(b, OP_vector_broadcast, type, mask);
  if (in_order)
    return mask;
  Op *op = build_op(b, OP_vector_transpose, &whole, 1, &mask, 1);
  op->slots[A_vector_transpose_permutation] = attr_dense_i64(b->ctx, places, n);
  return op_result(op, 0);
}

// Has each side a map of dimensions, as many as its vector has?
static bool has_maps(const OpState *st) {
  const Attr *maps = st->slots[A_vector_contract_indexing_maps];
  if (!attr_is(maps, AT_ARRAY) || maps->as.array.count < 2)
    return false;
  for (uint32_t i = 0; i < 2; i++) {
    const Attr *map = maps->as.array.items[i];
    const Type *type = st->operands.data[i]->type;
    if (!attr_is(map, AT_AFFINE_MAP) || type->kind != TY_VECTOR ||
        map->as.map.nresults != (uint32_t)vector_rank(type) ||
        map->as.map.ndims != maps->as.array.items[0]->as.map.ndims)
      return false;
    for (uint32_t j = 0; j < map->as.map.nresults; j++)
      if (map->as.map.results[j]->kind != AFFINE_DIM)
        return false;
  }
  return true;
}

static void take_slots(Parser *p, OpState *st) {
  size_t kept = 0;
  for (size_t i = 0; i < st->attrs.size; i++) {
    NamedAttr attr = st->attrs.data[i];
    int slot = inherent_slot(st->info, attr.name);
    if (slot >= 0)
      st->slots[slot] = attr.value;
    else
      st->attrs.data[kept++] = attr;
  }
  st->attrs.size = kept;
  Attr **kind = &st->slots[A_vector_contract_kind];
  if (!*kind)
    *kind = syntax_default(p->ctx, st->info, A_vector_contract_kind);
}

// In a block of its own, which yields what it comes to.
static Op *make_contract(Parser *p, const OpState *st, Region *region) {
  Block *block = block_create(p->pool, st->loc);
  block_append(region, block);
  OpSpec spec = {.info = st->info,
                 .loc = st->loc,
                 .result_types = st->types.data,
                 .operands = st->operands.data,
                 .nresults = 1,
                 .noperands = 3,
                 .slots = st->slots};
  if (st->attrs.size)
    spec.attrs = attr_dict(p->ctx, st->attrs.data, (uint32_t)st->attrs.size);
  Op *contract = op_create(p->ctx, p->pool, &spec);
  op_append(block, contract);
  Value *result = op_result(contract, 0);
  Builder b = old_builder(p, st);
  builder_at_end(&b, block);
  build_op(&b, OP_vector_yield, NULL, 0, &result, 1);
  return contract;
}

bool mask_old_contract(Parser *p, OpState *st, Value *const *masks) {
  take_slots(p, st);
  if (!has_maps(st))
    return error_at(p, st->at,
                    "'vector.contract' op has masks, but no maps of "
                    "dimensions for its operands");
  Region *region = arena_new(&p->scratch, Region);
  Op *contract = make_contract(p, st, region);
  Builder b = old_builder(p, st);
  Type *whole = op_mask_type(p->ctx, contract);
  const Attr *maps = op_slot(contract, A_vector_contract_indexing_maps);
  Value *both[2];
  for (uint32_t i = 0; i < 2; i++)
    both[i] =
        spread_mask(&b, &p->scratch, masks[i], maps->as.array.items[i], whole);
  Value *mask = build_binary(&b, OP_arith_andi, both[0], both[1]);
  st->info = ctx_op_by_opcode(p->ctx, OP_vector_mask);
  st->operands.size = st->attrs.size = 0;
  st->slots = arena_zero(&p->scratch, sizeof(Attr *) * 4, 8);
  vec_push(&p->scratch, &st->operands, mask);
  vec_push(&p->scratch, &st->regions, region);
  return true;
}

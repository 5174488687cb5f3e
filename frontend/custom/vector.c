// Custom forms of the vector dialect.
//
//   vector.contract {traits} %lhs, %rhs, %acc dictionary?
//     : type, type into type (with two masks behind them until 2023)
//   vector.mask %mask (, %passthru)? { operation } dictionary?
//     : type (-> types)?
//   vector.outerproduct %lhs, %rhs (, %acc)? dictionary? : type, type
//   vector.transfer_read %base[%i, ...], %padding (, %mask)? dictionary?
//     : type, type
//   vector.transfer_write %vector, %base[%i, ...] (, %mask)? dictionary?
//     : type, type

#include "frontend/hooks.h"
#include "frontend/old/forms.h"

#include "ir/dialects/dialects.h"
#include "ir/dialects/vector/vector.h"

// The attribute of that name among those read; NULL: none.
static Attr **find_attr(OpState *st, const char *name) {
  for (size_t i = 0; i < st->attrs.size; i++)
    if (str_is(ident_str(st->attrs.data[i].name), name))
      return &st->attrs.data[i].value;
  return NULL;
}

// contract: iterator types are enums, which the custom form writes as strings.

static Attr *read_iterator(Parser *p, const char *at, Attr *item) {
  int64_t value;
  if (item->kind != AT_STRING)
    return item;
  if (enum_parse(&enum_vector_iterator_type, item->as.string, &value))
    return attr_flags(p->ctx, def_attr_vector_iterator_type, value);
  error_asm(p, at, "unexpected iterator_type (" STR_FMT ")",
            STR_ARG(item->as.string));
  return NULL;
}

static bool read_iterators(Parser *p, OpState *st, const char *at) {
  Attr **types = find_attr(st, "iterator_types");
  if (!types || (*types)->kind != AT_ARRAY)
    return error_asm(p, at, "expected \"iterator_types\" array attribute");
  uint32_t n = (*types)->as.array.count;
  Attr **items = arena_array(&p->scratch, Attr *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    if (!(items[i] = read_iterator(p, at, (*types)->as.array.items[i])))
      return false;
  *types = attr_array(p->ctx, items, n);
  return true;
}

static Attr *parse_traits(Parser *p) {
  const char *at = p->tok.start;
  Attr *dict = parse_attr(p, NULL);
  if (dict && dict->kind != AT_DICT)
    return error_asm(p, at, "invalid kind of attribute specified"), NULL;
  return dict;
}

static bool check_kind(Parser *p, OpState *st) {
  Attr **kind = find_attr(st, "kind");
  if (!kind || ((*kind)->kind == AT_DIALECT &&
                (*kind)->as.def.info == def_attr_vector_kind))
    return true;
  return error_at(p, st->at,
                  "'vector.contract' op expected 'kind' attribute of type "
                  "CombiningKind (e.g. 'vector.kind<add>')");
}

// Three, or five with the old masks.
static bool parse_contract_operands(Parser *p, Operands *operands) {
  const char *at = p->tok.start;
  if (!tok_is(p, TK_PERCENT_ID))
    return parse_n_operands(p, DELIM_NONE, 3, operands);
  return parse_operands(p, operands) &&
         (operands->size == 3 ||
          (operands->size == 5 && take_old(p, OLD_CONTRACT_MASKS, at)) ||
          error_asm(p, at, "expected 3 operands"));
}

static bool apply_masks(Parser *p, OpState *st, const Operands *operands) {
  Value *masks[2];
  for (uint32_t i = 0; i < 2; i++) {
    Type *type = type_i1_same_shape(p->ctx, st->operands.data[i]->type);
    masks[i] = ssa_use(p, operands->data[3 + i], type);
    if (!masks[i])
      return false;
  }
  return mask_old_contract(p, st, masks);
}

// traits lhs, rhs, acc attributes : type, type `into` type
bool parse_vector_contract(Parser *p, OpState *st) {
  const char *at = p->tok.start;
  Operands operands = {0};
  Types types = {0};
  Attr *traits = parse_traits(p);
  if (!traits || !parse_contract_operands(p, &operands) ||
      !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  const char *types_at = p->tok.start;
  if (!parse_types(p, &types) || !parse_keyword(p, "into"))
    return false;
  Type *type = parse_type(p);
  if (!type)
    return false;
  if (types.size != 2)
    return error_asm(p, types_at, "expected two types");
  vec_push(&p->scratch, &types, type);
  vec_push(&p->scratch, &st->types, type);
  Operands sides = operands;
  sides.size = 3;
  if (!resolve_operands(p, st, &sides, types.data, 3, at))
    return false;
  for (uint32_t i = 0; i < traits->as.dict.count; i++)
    vec_push(&p->scratch, &st->attrs, traits->as.dict.items[i]);
  return read_iterators(p, st, at) && check_kind(p, st) &&
         (operands.size == 3 || apply_masks(p, st, &operands));
}

static void put_iterators(OpPrinter *pr, const Attr *types) {
  put_lit(pr, "[");
  for (uint32_t i = 0; i < types->as.array.count; i++) {
    const Attr *item = types->as.array.items[i];
    buf_puts(pr->out, i ? ", \"" : "\"");
    enum_print(pr->out, &enum_vector_iterator_type, attr_flags_value(item));
    put_lit(pr, "\"");
  }
  put_lit(pr, "]");
}

void print_vector_contract(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"indexing_maps", "iterator_types",
                                       "kind", NULL};
  put_lit(pr, " {indexing_maps = ");
  put_attr(pr, op->slots[A_vector_contract_indexing_maps]);
  put_lit(pr, ", iterator_types = ");
  put_iterators(pr, op->slots[A_vector_contract_iterator_types]);
  put_lit(pr, ", kind = ");
  put_attr(pr, op->slots[A_vector_contract_kind]);
  put_lit(pr, "} ");
  put_values(pr, op->operands, 3);
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_types(pr, op->operands, 2);
  put_lit(pr, " into ");
  put_type(pr, op->results[0].type);
}

// outerproduct

// One dimension of each, or of the first alone.
static Type *product_type(Parser *p, const Type *lhs, const Type *rhs) {
  int64_t shape[2] = {vector_dim(lhs, 0)};
  bool scalable[2] = {type_dim_is_scalable(lhs, 0)};
  bool is_outer = rank_or_0(rhs) > 0;
  if (is_outer) {
    shape[1] = vector_dim(rhs, 0);
    scalable[1] = type_dim_is_scalable(rhs, 0);
  }
  return type_vector(p->ctx, 1 + is_outer, shape, scalable,
                     lhs->as.shaped.element);
}

// lhs, rhs (, acc)? attributes : type, type
bool parse_vector_outerproduct(Parser *p, OpState *st) {
  Operands operands = {0};
  if (!parse_operands(p, &operands) || !optional_attr_dict(p, st) ||
      !parse_punct(p, TK_COLON))
    return false;
  Type *lhs = parse_type(p);
  if (!lhs || !parse_punct(p, TK_COMMA))
    return false;
  Type *rhs = parse_type(p);
  if (!rhs)
    return false;
  if (operands.size < 2)
    return error_asm(p, st->at, "expected at least 2 operands");
  if (!rank_or_0(lhs))
    return error_asm(p, st->at, "expected vector type for operand #1");
  Type *type = product_type(p, lhs, rhs);
  vec_push(&p->scratch, &st->types, type);
  return resolve_operand(p, st, operands.data[0], lhs) &&
         resolve_operand(p, st, operands.data[1], rhs) &&
         (operands.size < 3 || resolve_operand(p, st, operands.data[2], type));
}

void print_vector_outerproduct(OpPrinter *pr, Op *op) {
  put_lit(pr, " ");
  put_values(pr, op->operands, op->noperands);
  if (op->noperands > 2)
    put_full_dict(pr, op, NULL);
  put_lit(pr, " : ");
  put_types(pr, op->operands, 2);
}

// mask

// An operation that stands alone is yielded.
static void end_mask(Parser *p, Region *region, Loc loc) {
  Op *masked = region->first ? region->first->last : NULL;
  bool alone = masked && !masked->prev && !op_is(masked, OP_vector_yield);
  if (!alone) {
    ensure_terminator(p, region, OP_vector_yield, loc);
    return;
  }
  Value **results = arena_array(&p->scratch, Value *, masked->nresults + 1);
  for (uint32_t i = 0; i < masked->nresults; i++)
    results[i] = op_result(masked, i);
  OpSpec spec = {.info = ctx_op_by_opcode(p->ctx, OP_vector_yield),
                 .loc = loc,
                 .operands = results,
                 .noperands = masked->nresults};
  op_append(region->first, op_create(p->ctx, p->pool, &spec));
}

// mask (, passthru)? { one operation } : type of the mask (-> types)?
bool parse_vector_mask(Parser *p, OpState *st) {
  Operand mask, passthru;
  if (!parse_operand(p, &mask, true))
    return false;
  bool has_passthru = consume_if(p, TK_COMMA);
  if (has_passthru && !parse_operand(p, &passthru, true))
    return false;
  Region *region = parse_region(p, NULL, 0);
  if (!region)
    return false;
  end_mask(p, region, st->loc);
  state_add_region(p, st, region);
  if (!optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_type(p);
  if (!type || !optional_arrow_types(p, &st->types) ||
      !resolve_operand(p, st, mask, type))
    return false;
  if (has_passthru && !st->types.size)
    return error_asm(p, st->at,
                     "expects a result if passthru operand is provided");
  return !has_passthru || resolve_operand(p, st, passthru, st->types.data[0]);
}

void print_vector_mask(OpPrinter *pr, Op *op) {
  Block *block = op->regions[0].first;
  put_lit(pr, " ");
  put_values(pr, op->operands, op->noperands);
  put_lit(pr, " { ");
  if (block->first)
    put_inner_op(pr, block->first);
  put_lit(pr, " }");
  put_attr_dict(pr, op, NULL);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_arrow_result_types(pr, op);
}

// transfer_read and transfer_write

typedef struct TransferText {
  Operand vector, base, padding, mask; // a read has no vector, a write no
                                       // padding
  Operands indices;
  bool has_mask;
  Type *shaped, *vector_type;
  uint32_t map, in_bounds; // slots
} TransferText;

static bool optional_mask(Parser *p, TransferText *t) {
  t->has_mask = consume_if(p, TK_COMMA);
  return !t->has_mask || parse_operand(p, &t->mask, true);
}

static bool is_transferred(const Type *type) {
  return type->kind == TY_MEMREF || type->kind == TY_TENSOR;
}

// The dictionary, and two types, of which one is a vector.
static bool parse_transfer_types(Parser *p, OpState *st, TransferText *t,
                                 bool vector_first, const char **at) {
  Types types = {0};
  if (!optional_attr_dict(p, st))
    return false;
  *at = p->tok.start;
  if (!parse_punct(p, TK_COLON) || !parse_types(p, &types))
    return false;
  if (types.size != 2)
    return error_asm(p, *at, "requires two types");
  t->vector_type = types.data[!vector_first];
  t->shaped = types.data[vector_first];
  bool is_vector = t->vector_type->kind == TY_VECTOR;
  if (vector_first && !is_vector)
    return error_asm(p, *at, "requires vector type");
  if (!is_transferred(t->shaped))
    return error_asm(p, *at, "requires memref or ranked tensor type");
  return is_vector || error_asm(p, *at, "requires vector type");
}

static Attr *given_map(Parser *p, const char *at, Attr *map) {
  if (map->kind == AT_AFFINE_MAP)
    return map;
  error_asm(p, at, "invalid kind of attribute specified");
  return NULL;
}

// The map, given or that of a transfer that gives none.
static Attr *complete_map(Parser *p, OpState *st, const TransferText *t,
                          const char *at) {
  Attr **given = find_attr(st, "permutation_map");
  if (given)
    return given_map(p, at, *given);
  if (t->shaped->as.shaped.rank < transfer_rank(t->shaped, t->vector_type)) {
    error_asm(p, at,
              "expected a custom permutation_map when rank(source) != "
              "rank(destination)");
    return NULL;
  }
  return st->slots[t->map] =
             transfer_minor_map(p->ctx, t->shaped, t->vector_type);
}

static bool check_masked(Parser *p, const TransferText *t, const Attr *map,
                         const char *at) {
  if (t->shaped->as.shaped.element->kind == TY_VECTOR)
    return error_asm(p, t->mask.at,
                     "does not support masks with vector element type");
  return (uint32_t)vector_rank(t->vector_type) == map->as.map.nresults ||
         error_asm(p, at,
                   "expected the same rank for the vector and the results of "
                   "the permutation map");
}

static bool resolve_mask(Parser *p, OpState *st, const TransferText *t,
                         const Attr *map, const char *at) {
  if (!t->has_mask)
    return true;
  return check_masked(p, t, map, at) &&
         resolve_operand(p, st, t->mask,
                         transfer_mask_type(p->ctx, t->vector_type, map));
}

static Attr *complete_transfer(Parser *p, OpState *st, const TransferText *t,
                               const char *at) {
  Attr *map = complete_map(p, st, t, at);
  if (map && !find_attr(st, "in_bounds"))
    st->slots[t->in_bounds] =
        transfer_out_of_bounds(p->ctx, map->as.map.nresults);
  return map;
}

bool parse_vector_transfer_read(Parser *p, OpState *st) {
  TransferText t = {.map = A_vector_transfer_read_permutation_map,
                    .in_bounds = A_vector_transfer_read_in_bounds};
  const char *at;
  if (!parse_operand(p, &t.base, true) ||
      !parse_operands_in(p, DELIM_SQUARE, &t.indices) ||
      !parse_punct(p, TK_COMMA) || !parse_operand(p, &t.padding, true) ||
      !optional_mask(p, &t) || !parse_transfer_types(p, st, &t, false, &at))
    return false;
  const Attr *map = complete_transfer(p, st, &t, at);
  if (!map || !resolve_operand(p, st, t.base, t.shaped) ||
      !resolve_operands_as(p, st, &t.indices, p->ctx->index_type) ||
      !resolve_operand(p, st, t.padding, type_element(t.shaped)) ||
      !resolve_mask(p, st, &t, map, at))
    return false;
  int32_t sizes[] = {1, (int32_t)t.indices.size, 1, t.has_mask};
  state_set_segments(p, st, "operandSegmentSizes", sizes, 4);
  vec_push(&p->scratch, &st->types, t.vector_type);
  return true;
}

// vector, base [indices] (, mask)? attributes : type, type
bool parse_vector_transfer_write(Parser *p, OpState *st) {
  TransferText t = {.map = A_vector_transfer_write_permutation_map,
                    .in_bounds = A_vector_transfer_write_in_bounds};
  const char *at;
  if (!parse_operand(p, &t.vector, true) || !parse_punct(p, TK_COMMA) ||
      !parse_operand(p, &t.base, true) ||
      !parse_operands_in(p, DELIM_SQUARE, &t.indices) ||
      !optional_mask(p, &t) || !parse_transfer_types(p, st, &t, true, &at))
    return false;
  const Attr *map = complete_transfer(p, st, &t, at);
  if (!map || !resolve_operand(p, st, t.vector, t.vector_type) ||
      !resolve_operand(p, st, t.base, t.shaped) ||
      !resolve_operands_as(p, st, &t.indices, p->ctx->index_type) ||
      !resolve_mask(p, st, &t, map, at))
    return false;
  int32_t sizes[] = {1, 1, (int32_t)t.indices.size, t.has_mask};
  state_set_segments(p, st, "operandSegmentSizes", sizes, 4);
  if (t.shaped->kind == TY_TENSOR)
    vec_push(&p->scratch, &st->types, t.shaped);
  return true;
}

// Without what a transfer has that does not say it.
static void put_transfer_dict(OpPrinter *pr, const Transfer *t) {
#define SIZES "operandSegmentSizes"
  static const char *const elided[2][2][4] = {
      {{SIZES}, {SIZES, "in_bounds"}},
      {{SIZES, "permutation_map"}, {SIZES, "permutation_map", "in_bounds"}}};
#undef SIZES
  bool any = false;
  for (uint32_t i = 0; i < t->in_bounds->as.array.count; i++)
    any |= transfer_in_bounds(t, i);
  put_attr_dict(pr, t->op, elided[map_is_minor_identity(t->map)][!any]);
}

static void put_place(OpPrinter *pr, const Transfer *t) {
  put_value(pr, t->base);
  put_lit(pr, "[");
  put_values(pr, t->op->operands + t->first_index, t->nindices);
  put_lit(pr, "]");
}

static void put_optional(OpPrinter *pr, const Value *value) {
  if (!value)
    return;
  put_lit(pr, ", ");
  put_value(pr, value);
}

void print_vector_transfer_read(OpPrinter *pr, Op *op) {
  Transfer t = transfer_of(op);
  put_lit(pr, " ");
  put_place(pr, &t);
  put_optional(pr, t.padding);
  put_optional(pr, t.mask);
  put_transfer_dict(pr, &t);
  put_lit(pr, " : ");
  put_type(pr, t.base->type);
  put_lit(pr, ", ");
  put_type(pr, t.vector->type);
}

void print_vector_transfer_write(OpPrinter *pr, Op *op) {
  Transfer t = transfer_of(op);
  put_lit(pr, " ");
  put_value(pr, t.vector);
  put_lit(pr, ", ");
  put_place(pr, &t);
  put_optional(pr, t.mask);
  put_transfer_dict(pr, &t);
  put_lit(pr, " : ");
  put_type(pr, t.vector->type);
  put_lit(pr, ", ");
  put_type(pr, t.base->type);
}

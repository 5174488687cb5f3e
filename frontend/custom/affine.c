// Custom forms of the affine dialect.
//
//   affine.apply|min|max map (dims) [symbols]? dictionary?
//   affine.for %i = bound to bound (step n)?
//     (iter_args(%a = %init, ...) -> (types))? region dictionary?
//     bound: %value, number, or (max|min)? map (dims) [symbols]?
//   affine.if set (dims) [symbols]? (-> types)? region (else region)?
//     dictionary?
//   affine.parallel (%i, ...) = (bounds) to (bounds) (step (n, ...))?
//     (reduce ("kind", ...))? (-> types)? region dictionary?
//     bounds: expressions, or max(...) of several to, min(...) of several
//   affine.load %m[expressions] dictionary? : type
//   affine.store %v, %m[expressions] dictionary? : type
//   affine.vector_load, affine.vector_store: the same, with both types
//   affine.prefetch %m[expressions], (read|write), locality<n>, (data|instr)
//     dictionary? : type
//   affine.dma_start %src[...], %dst[...], %tag[...], %n (, %stride, %n)?
//     : types
//   affine.dma_wait %tag[...], %n : type
//   affine.linearize_index disjoint? [%i, ...] by (basis) dictionary? : type

#include "frontend/hooks.h"

#include "ir/dialects/affine/affine.h"

// Maps and their operands

// A map, or a set, as an attribute of any spelling.
static Attr *parse_map_attr(Parser *p, AttrKind kind) {
  const char *at = p->tok.start;
  Attr *attr = may_be_bare_map(p) ? parse_bare_map(p) : parse_attr(p, NULL);
  if (attr && attr->kind != kind)
    return error_asm(p, at, "invalid kind of attribute specified"), NULL;
  return attr;
}

// (dims)[symbols]?
static bool parse_dims_and_symbols(Parser *p, OpState *st, uint32_t *ndims) {
  Operands operands = {0};
  if (!parse_operands_in(p, DELIM_PAREN, &operands))
    return false;
  *ndims = (uint32_t)operands.size;
  return parse_operands_in(p, DELIM_OPTIONAL_SQUARE, &operands) &&
         resolve_operands_as(p, st, &operands, p->ctx->index_type);
}

static void put_dims_and_symbols(OpPrinter *pr, const Use *uses, uint32_t ndims,
                                 uint32_t nsymbols) {
  put_lit(pr, "(");
  put_values(pr, uses, ndims);
  put_lit(pr, ")");
  if (!nsymbols)
    return;
  put_lit(pr, "[");
  put_values(pr, uses + ndims, nsymbols);
  put_lit(pr, "]");
}

static void put_applied_map(OpPrinter *pr, const Attr *map, const Use *uses) {
  put_attr(pr, map);
  put_dims_and_symbols(pr, uses, map->as.map.ndims, map->as.map.nsymbols);
}

static const char *const map_elided[] = {"map", NULL};

// apply, min, max

static bool parse_applied(Parser *p, OpState *st, uint32_t slot,
                          uint32_t *ndims) {
  Attr *map = parse_map_attr(p, AT_AFFINE_MAP);
  st->slots[slot] = map;
  return map && parse_dims_and_symbols(p, st, ndims) &&
         optional_attr_dict(p, st);
}

bool parse_affine_apply(Parser *p, OpState *st) {
  uint32_t ndims;
  if (!parse_applied(p, st, A_affine_apply_map, &ndims))
    return false;
  const Attr *map = st->slots[A_affine_apply_map];
  if (map->as.map.ndims != ndims || affine_map_inputs(map) != st->operands.size)
    return error_asm(p, st->at, "dimension or symbol index mismatch");
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    vec_push(&p->scratch, &st->types, p->ctx->index_type);
  return true;
}

static bool parse_min_max(Parser *p, OpState *st) {
  uint32_t ndims;
  if (!parse_applied(p, st, A_affine_min_map, &ndims))
    return false;
  vec_push(&p->scratch, &st->types, p->ctx->index_type);
  return true;
}

bool parse_affine_min(Parser *p, OpState *st) {
  return parse_min_max(p, st);
}

bool parse_affine_max(Parser *p, OpState *st) {
  return parse_min_max(p, st);
}

static void print_applied(OpPrinter *pr, Op *op) {
  const Attr *map = op->slots[A_affine_apply_map];
  put_lit(pr, " ");
  put_attr(pr, map);
  put_dims_and_symbols(pr, op->operands, map->as.map.ndims,
                       op->noperands - map->as.map.ndims);
  put_attr_dict(pr, op, map_elided);
}

_Static_assert((int)A_affine_apply_map == (int)A_affine_min_map &&
                   (int)A_affine_apply_map == (int)A_affine_max_map,
               "read and printed by the same functions");

void print_affine_apply(OpPrinter *pr, Op *op) {
  print_applied(pr, op);
}

void print_affine_min(OpPrinter *pr, Op *op) {
  print_applied(pr, op);
}

void print_affine_max(OpPrinter *pr, Op *op) {
  print_applied(pr, op);
}

// for

static bool set_bound(Parser *p, OpState *st, AffineEnd end, Attr *map) {
  (void)p;
  st->slots[end == AFFINE_LOWER ? A_affine_for_lowerBoundMap
                                : A_affine_for_upperBoundMap] = map;
  return true;
}

// A value stands for a map of one symbol.
static bool parse_value_bound(Parser *p, OpState *st, AffineEnd end) {
  Operands operands = {0};
  AffineExpr *symbol = affine_symbol(p->ctx, 0);
  if (!parse_operands(p, &operands))
    return false;
  if (operands.size > 1)
    return error_asm(p, st->at, "expected only one loop bound operand");
  return resolve_operands_as(p, st, &operands, p->ctx->index_type) &&
         set_bound(p, st, end, attr_affine_map(p->ctx, 0, 1, &symbol, 1));
}

static bool parse_map_bound(Parser *p, OpState *st, AffineEnd end, Attr *map,
                            const char *at, bool prefixed) {
  size_t before = st->operands.size;
  uint32_t ndims;
  if (!parse_dims_and_symbols(p, st, &ndims))
    return false;
  if (map->as.map.ndims != ndims)
    return error_asm(p, st->at,
                     "dim operand count and affine map dim count must match");
  if (affine_map_inputs(map) != st->operands.size - before)
    return error_asm(
        p, st->at,
        "symbol operand count and affine map symbol count must match");
  if (map->as.map.nresults > 1 && !prefixed)
    return error_asm(p, at,
                     "%s loop bound affine map with multiple results requires "
                     "'%s' prefix",
                     end == AFFINE_LOWER ? "lower" : "upper",
                     end == AFFINE_LOWER ? "max" : "min");
  return set_bound(p, st, end, map);
}

static bool parse_bound(Parser *p, OpState *st, AffineEnd end) {
  bool prefixed = optional_keyword(p, end == AFFINE_LOWER ? "max" : "min");
  if (tok_is(p, TK_PERCENT_ID))
    return parse_value_bound(p, st, end);
  const char *at = p->tok.start;
  Attr *attr = may_be_bare_map(p) ? parse_bare_map(p)
                                  : parse_attr(p, p->ctx->index_type);
  if (!attr)
    return false;
  if (attr->kind == AT_AFFINE_MAP)
    return parse_map_bound(p, st, end, attr, at, prefixed);
  if (attr->kind == AT_INTEGER)
    return set_bound(p, st, end, affine_map_number(p->ctx, attr_to_i64(attr)));
  return error_asm(p, st->at,
                   "expected valid affine map representation for loop bounds");
}

static bool parse_step(Parser *p, OpState *st) {
  st->slots[A_affine_for_step] = attr_index(p->ctx, 1);
  if (!optional_keyword(p, "step"))
    return true;
  const char *at = p->tok.start;
  Attr *step = parse_attr(p, p->ctx->index_type);
  if (!step)
    return false;
  if (step->kind != AT_INTEGER)
    return error_asm(p, at, "invalid kind of attribute specified");
  if (attr_to_i64(step) < 0)
    return error_asm(
        p, at,
        "expected step to be representable as a positive signed integer");
  st->slots[A_affine_for_step] = step;
  return true;
}

// A region with these arguments that becomes the next one of the operation.
static bool parse_block(Parser *p, OpState *st, const Arguments *args) {
  Region *region =
      parse_region(p, args ? args->data : NULL, args ? args->size : 0);
  if (!region)
    return false;
  ensure_terminator(p, region, OP_affine_yield, st->loc);
  state_add_region(p, st, region);
  return true;
}

static bool parse_carried(Parser *p, OpState *st, Arguments *args,
                          Operands *inits) {
  if (!optional_keyword(p, "iter_args"))
    return true;
  if (!parse_assignments(p, args, inits))
    return false;
  if (!optional_arrow_types(p, &st->types))
    return false;
  size_t n = inits->size < st->types.size ? inits->size : st->types.size;
  for (size_t i = 0; i < n; i++) {
    args->data[i + 1].type = st->types.data[i];
    if (!resolve_operand(p, st, inits->data[i], st->types.data[i]))
      return false;
  }
  return true;
}

// %i = bound `to` bound (`step` n)? (`iter_args` (...) -> types)? region
bool parse_affine_for(Parser *p, OpState *st) {
  Arguments args = {0};
  Operands inits = {0};
  Argument iv;
  if (!parse_argument(p, &iv, false, false) || !parse_punct(p, TK_EQUAL))
    return false;
  iv.type = p->ctx->index_type;
  vec_push(&p->scratch, &args, iv);
  if (!parse_bound(p, st, AFFINE_LOWER))
    return false;
  size_t nlower = st->operands.size;
  if (!tok_is_keyword(p, "to"))
    return error_asm(p, p->tok.start, "expected 'to' between bounds");
  advance(p);
  if (!parse_bound(p, st, AFFINE_UPPER))
    return false;
  size_t nupper = st->operands.size - nlower;
  if (!parse_step(p, st) || !parse_carried(p, st, &args, &inits))
    return false;
  int32_t segments[] = {(int32_t)nlower, (int32_t)nupper, (int32_t)inits.size};
  state_set_segments(p, st, "operandSegmentSizes", segments, 3);
  if (args.size != st->types.size + 1)
    return error_asm(p, st->at,
                     "mismatch between the number of loop-carried values and "
                     "results");
  return parse_block(p, st, &args) && optional_attr_dict(p, st);
}

static void put_bound(OpPrinter *pr, const Op *op, AffineEnd end) {
  const Attr *map = affine_for_map(op, end);
  const Use *uses = op->operands + affine_for_first(op, end);
  const AffineExpr *only =
      map->as.map.nresults == 1 ? map->as.map.results[0] : NULL;
  if (only && only->kind == AFFINE_CONSTANT && !affine_map_inputs(map)) {
    buf_i64(pr->out, only->value);
    return;
  }
  if (only && only->kind == AFFINE_SYMBOL && affine_map_inputs(map) == 1) {
    put_value(pr, uses[0].value);
    return;
  }
  if (!only)
    buf_puts(pr->out, end == AFFINE_LOWER ? "max " : "min ");
  put_applied_map(pr, map, uses);
}

// Prints what parse_affine_for() reads.
void print_affine_for(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"lowerBoundMap", "upperBoundMap", "step",
                                       "operandSegmentSizes", NULL};
  uint32_t first = 0, ninits = 0;
  op_operand_group(op, G_affine_for_inits, &first, &ninits);
  put_lit(pr, " ");
  put_arg(pr, op->regions[0].first->args[0], NULL, false);
  put_lit(pr, " = ");
  put_bound(pr, op, AFFINE_LOWER);
  put_lit(pr, " to ");
  put_bound(pr, op, AFFINE_UPPER);
  if (affine_for_step(op) != 1) {
    put_lit(pr, " step ");
    buf_i64(pr->out, affine_for_step(op));
  }
  if (ninits) {
    put_assignments(pr, op->regions[0].first, 1, op->operands + first, ninits,
                    " iter_args");
    put_lit(pr, " -> (");
    put_result_types(pr, op);
    put_lit(pr, ")");
  }
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, ninits, false);
  put_attr_dict(pr, op, elided);
}

// if

// set (dims) [symbols] (-> types)? region (`else` region)?
bool parse_affine_if(Parser *p, OpState *st) {
  Attr *set = parse_map_attr(p, AT_INTEGER_SET);
  uint32_t ndims;
  st->slots[A_affine_if_condition] = set;
  if (!set || !parse_dims_and_symbols(p, st, &ndims))
    return false;
  if (set->as.set.ndims != ndims)
    return error_asm(p, st->at,
                     "dim operand count and integer set dim count must match");
  if (ndims + set->as.set.nsymbols != st->operands.size)
    return error_asm(
        p, st->at,
        "symbol operand count and integer set symbol count must match");
  if (!optional_arrow_types(p, &st->types) || !parse_block(p, st, NULL))
    return false;
  if (!optional_keyword(p, "else"))
    state_add_region(p, st, arena_new(&p->scratch, Region));
  else if (!parse_block(p, st, NULL))
    return false;
  return optional_attr_dict(p, st);
}

void print_affine_if(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"condition", NULL};
  const Attr *set = op->slots[A_affine_if_condition];
  put_lit(pr, " ");
  put_attr(pr, set);
  put_dims_and_symbols(pr, op->operands, set->as.set.ndims,
                       op->noperands - set->as.set.ndims);
  put_arrow_result_types(pr, op);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  if (!region_is_empty(&op->regions[1])) {
    put_lit(pr, " else ");
    put_region(pr, &op->regions[1], false, op->nresults, false);
  }
  put_attr_dict(pr, op, elided);
}

// parallel

// Bounds, expression by expression: each of values of its own until all are
// read, and then of those of the whole list, where none is there twice.
typedef struct Bounds {
  OpState *st;
  const char *keyword; // of groups
  Vec(AffineExpr *) exprs;
  Vec(Value *) dims, symbols;
  Vec(int32_t) groups;
} Bounds;

static AffineExpr *leaf_of_value(Parser *p, Bounds *b, Operand operand,
                                 bool is_dim) {
  Value *value = ssa_use(p, operand, p->ctx->index_type);
  if (!value)
    return NULL;
  size_t i = 0;
  size_t n = is_dim ? b->dims.size : b->symbols.size;
  Value **list = is_dim ? b->dims.data : b->symbols.data;
  while (i < n && list[i] != value)
    i++;
  if (i == n && is_dim)
    vec_push(&p->scratch, &b->dims, value);
  else if (i == n)
    vec_push(&p->scratch, &b->symbols, value);
  return is_dim ? affine_dim(p->ctx, (uint32_t)i)
                : affine_symbol(p->ctx, (uint32_t)i);
}

static bool add_bounds(Parser *p, Bounds *b, const Attr *map,
                       const Operands *operands) {
  AffineExpr **leaves = arena_array(&p->scratch, AffineExpr *, operands->size);
  uint32_t ndims = map->as.map.ndims;
  for (uint32_t i = 0; i < operands->size; i++)
    if (!(leaves[i] = leaf_of_value(p, b, operands->data[i], i < ndims)))
      return false;
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    AffineExpr *e =
        affine_replace(p->ctx, map->as.map.results[i], leaves, leaves + ndims);
    vec_push(&p->scratch, &b->exprs, e);
  }
  vec_push(&p->scratch, &b->groups, (int32_t)map->as.map.nresults);
  return true;
}

static bool parse_bounds_group(Parser *p, void *user) {
  Bounds *b = user;
  Operands operands = {0};
  Attr *map = optional_keyword(p, b->keyword)
                  ? parse_affine_map_of_values(p, DELIM_PAREN, &operands)
                  : parse_affine_expr_of_values(p, &operands);
  return map && add_bounds(p, b, map, &operands);
}

// ( group, ... ), where a group is an expression or `max` or `min` of several
static bool parse_bounds(Parser *p, OpState *st, AffineEnd end) {
  bool is_lower = end == AFFINE_LOWER;
  Bounds b = {.st = st, .keyword = is_lower ? "max" : "min"};
  if (!tok_is(p, TK_LPAREN))
    return parse_punct(p, TK_LPAREN);
  if (!parse_list(p, DELIM_PAREN, parse_bounds_group, &b, ""))
    return false;
  for (size_t i = 0; i < b.dims.size; i++)
    vec_push(&p->scratch, &st->operands, b.dims.data[i]);
  for (size_t i = 0; i < b.symbols.size; i++)
    vec_push(&p->scratch, &st->operands, b.symbols.data[i]);
  int64_t n = (int64_t)b.groups.size;
  st->slots[is_lower ? A_affine_parallel_lowerBoundsMap
                     : A_affine_parallel_upperBoundsMap] =
      attr_affine_map(p->ctx, (uint32_t)b.dims.size, (uint32_t)b.symbols.size,
                      b.exprs.data, (uint32_t)b.exprs.size);
  st->slots[is_lower ? A_affine_parallel_lowerBoundsGroups
                     : A_affine_parallel_upperBoundsGroups] =
      attr_dense(p->ctx, type_tensor(p->ctx, 1, &n, p->ctx->i32, NULL),
                 b.groups.data, b.groups.size * sizeof *b.groups.data, false);
  return true;
}

static bool parse_steps(Parser *p, OpState *st, size_t n) {
  Attrs steps = {0};
  Operands operands = {0};
  Attr *map = NULL;
  if (optional_keyword(p, "step") &&
      !(map = parse_affine_map_of_values(p, DELIM_PAREN, &operands)))
    return false;
  for (uint32_t i = 0; i < (map ? map->as.map.nresults : n); i++) {
    const AffineExpr *e = map ? map->as.map.results[i] : NULL;
    if (e && e->kind != AFFINE_CONSTANT)
      return error_asm(p, st->at, "steps must be constant integers");
    vec_push(&p->scratch, &steps, attr_i64(p->ctx, e ? e->value : 1));
  }
  st->slots[A_affine_parallel_steps] =
      attr_array(p->ctx, steps.data, (uint32_t)steps.size);
  return true;
}

static bool parse_reduction(Parser *p, void *user) {
  const char *at = p->tok.start;
  Attr *name = parse_attr(p, p->ctx->none_type);
  int64_t kind;
  if (!name)
    return false;
  if (name->kind != AT_STRING)
    return error_asm(p, at, "invalid kind of attribute specified");
  if (!enum_parse(&enum_arith_atomic_rmw, name->as.string, &kind) &&
      !old_case(p, at, &enum_arith_atomic_rmw, name->as.string, &kind))
    return error_asm(p, at, "invalid reduction value: \"" STR_FMT "\"",
                     STR_ARG(name->as.string));
  vec_push(&p->scratch, (Attrs *)user, attr_i64(p->ctx, kind));
  return true;
}

static bool parse_reductions(Parser *p, OpState *st) {
  Attrs kinds = {0};
  if (optional_keyword(p, "reduce") &&
      (!parse_punct(p, TK_LPAREN) ||
       !parse_list(p, DELIM_NONE, parse_reduction, &kinds, "") ||
       !parse_punct(p, TK_RPAREN)))
    return false;
  st->slots[A_affine_parallel_reductions] =
      attr_array(p->ctx, kinds.data, (uint32_t)kinds.size);
  return optional_arrow_types(p, &st->types);
}

bool parse_affine_parallel(Parser *p, OpState *st) {
  Arguments ivs = {0};
  return parse_loop_variables(p, &ivs) && parse_punct(p, TK_EQUAL) &&
         parse_bounds(p, st, AFFINE_LOWER) && parse_keyword(p, "to") &&
         parse_bounds(p, st, AFFINE_UPPER) && parse_steps(p, st, ivs.size) &&
         parse_reductions(p, st) && parse_block(p, st, &ivs) &&
         optional_attr_dict(p, st);
}

static void put_bounds(OpPrinter *pr, const Op *op, AffineEnd end) {
  const Use *uses = op->operands + affine_parallel_first(op, end);
  const Attr *groups =
      op->slots[end == AFFINE_LOWER ? A_affine_parallel_lowerBoundsGroups
                                    : A_affine_parallel_upperBoundsGroups];
  put_lit(pr, "(");
  for (uint32_t i = 0; i < groups->as.dense.count; i++) {
    const Attr *map = affine_parallel_bound(pr->ctx, op, end, i);
    bool single = map->as.map.nresults == 1;
    if (i)
      put_lit(pr, ", ");
    if (!single)
      buf_puts(pr->out, end == AFFINE_LOWER ? "max(" : "min(");
    put_affine_map_of_values(pr, map, uses);
    if (!single)
      put_lit(pr, ")");
  }
  put_lit(pr, ")");
}

static void put_steps(OpPrinter *pr, const Op *op) {
  uint32_t n = op->slots[A_affine_parallel_steps]->as.array.count, i = 0;
  while (i < n && affine_parallel_step(op, i) == 1)
    i++;
  if (i == n)
    return;
  for (i = 0; i < n; i++) {
    buf_puts(pr->out, i ? ", " : " step (");
    buf_i64(pr->out, affine_parallel_step(op, i));
  }
  put_lit(pr, ")");
}

static void put_reductions(OpPrinter *pr, const Op *op) {
  const Attr *kinds = op->slots[A_affine_parallel_reductions];
  if (!op->nresults)
    return;
  for (uint32_t i = 0; i < kinds->as.array.count; i++) {
    buf_puts(pr->out, i ? ", \"" : " reduce (\"");
    enum_print(pr->out, &enum_arith_atomic_rmw,
               attr_to_i64(kinds->as.array.items[i]));
    put_lit(pr, "\"");
  }
  put_lit(pr, ") -> (");
  put_result_types(pr, op);
  put_lit(pr, ")");
}

void print_affine_parallel(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"reductions",
                                       "lowerBoundsMap",
                                       "lowerBoundsGroups",
                                       "upperBoundsMap",
                                       "steps",
                                       "upperBoundsGroups",
                                       NULL};
  put_lit(pr, " (");
  put_block_args(pr, op->regions[0].first);
  put_lit(pr, ") = ");
  put_bounds(pr, op, AFFINE_LOWER);
  put_lit(pr, " to ");
  put_bounds(pr, op, AFFINE_UPPER);
  put_steps(pr, op);
  put_reductions(pr, op);
  put_lit(pr, " ");
  put_region(pr, &op->regions[0], false, op->nresults, false);
  put_attr_dict(pr, op, elided);
}

// Accesses

typedef struct MappedElement { // %memref[expressions]
  Operand memref;
  Operands indices;
  Attr *map;
} MappedElement;

static bool parse_place(Parser *p, MappedElement *place) {
  if (!parse_operand(p, &place->memref, true))
    return false;
  place->map = parse_affine_map_of_values(p, DELIM_SQUARE, &place->indices);
  return place->map;
}

static bool resolve_place(Parser *p, OpState *st, const MappedElement *place,
                          Type *type) {
  return resolve_operand(p, st, place->memref, type) &&
         resolve_operands_as(p, st, &place->indices, p->ctx->index_type);
}

// : memref type
static Type *parse_place_type(Parser *p) {
  return parse_punct(p, TK_COLON) ? parse_memref_typed(p) : NULL;
}

// , vector type
static Type *parse_vector_type(Parser *p) {
  if (!parse_punct(p, TK_COMMA))
    return NULL;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (type && type->kind != TY_VECTOR)
    return error_asm(p, at,
                     "invalid kind of type specified: expected "
                     "builtin.vector, but found '%s'",
                     type_str(p->ctx, type)),
           NULL;
  return type;
}

static bool parse_load(Parser *p, OpState *st, uint32_t slot, bool is_vector) {
  MappedElement place = {0};
  if (!parse_place(p, &place) || !optional_attr_dict(p, st))
    return false;
  st->slots[slot] = place.map;
  Type *memref = parse_place_type(p);
  if (!memref)
    return false;
  Type *result = is_vector ? parse_vector_type(p) : type_element(memref);
  if (!result || !resolve_place(p, st, &place, memref))
    return false;
  vec_push(&p->scratch, &st->types, result);
  return true;
}

static bool parse_store(Parser *p, OpState *st, uint32_t slot, bool is_vector) {
  MappedElement place = {0};
  Operand value;
  if (!parse_operand(p, &value, true) || !parse_punct(p, TK_COMMA) ||
      !parse_place(p, &place) || !optional_attr_dict(p, st))
    return false;
  st->slots[slot] = place.map;
  Type *memref = parse_place_type(p);
  if (!memref)
    return false;
  Type *stored = is_vector ? parse_vector_type(p) : type_element(memref);
  return stored && resolve_operand(p, st, value, stored) &&
         resolve_place(p, st, &place, memref);
}

bool parse_affine_load(Parser *p, OpState *st) {
  return parse_load(p, st, A_affine_load_map, false);
}

bool parse_affine_vector_load(Parser *p, OpState *st) {
  return parse_load(p, st, A_affine_vector_load_map, true);
}

bool parse_affine_store(Parser *p, OpState *st) {
  return parse_store(p, st, A_affine_store_map, false);
}

bool parse_affine_vector_store(Parser *p, OpState *st) {
  return parse_store(p, st, A_affine_vector_store_map, true);
}

// Uses: the memref, then what `map` is of.
static void put_place(OpPrinter *pr, const Use *uses, const Attr *map) {
  put_value(pr, uses[0].value);
  put_lit(pr, "[");
  put_affine_map_of_values(pr, map, uses + 1);
  put_lit(pr, "]");
}

static void print_access(OpPrinter *pr, Op *op, const Type *vector) {
  AffineAccess access;
  affine_access_of(op, &access);
  uint32_t memref = (uint32_t)access.memref;
  put_lit(pr, " ");
  if (memref) {
    put_value(pr, op_operand(op, 0));
    put_lit(pr, ", ");
  }
  put_place(pr, op->operands + memref, access.map);
  put_attr_dict(pr, op, map_elided);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, memref)->type);
  if (!vector)
    return;
  put_lit(pr, ", ");
  put_type(pr, vector);
}

void print_affine_load(OpPrinter *pr, Op *op) {
  print_access(pr, op, NULL);
}

void print_affine_vector_load(OpPrinter *pr, Op *op) {
  print_access(pr, op, op->results[0].type);
}

void print_affine_store(OpPrinter *pr, Op *op) {
  print_access(pr, op, NULL);
}

void print_affine_vector_store(OpPrinter *pr, Op *op) {
  print_access(pr, op, op_operand(op, 0)->type);
}

// prefetch

bool parse_affine_prefetch(Parser *p, OpState *st) {
  MappedElement place = {0};
  Prefetch how;
  if (!parse_place(p, &place) || !parse_punct(p, TK_COMMA) ||
      !parse_prefetch(p, &how) || !optional_attr_dict(p, st))
    return false;
  Type *memref = parse_place_type(p);
  if (!memref || !resolve_place(p, st, &place, memref) ||
      !check_prefetch(p, st, &how))
    return false;
  st->slots[A_affine_prefetch_map] = place.map;
  st->slots[A_affine_prefetch_localityHint] = how.locality;
  st->slots[A_affine_prefetch_isWrite] = attr_bool(p->ctx, how.is_write);
  st->slots[A_affine_prefetch_isDataCache] = attr_bool(p->ctx, how.is_data);
  return true;
}

void print_affine_prefetch(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"map", "localityHint", "isWrite",
                                       "isDataCache", NULL};
  put_lit(pr, " ");
  put_place(pr, op->operands, op->slots[A_affine_prefetch_map]);
  put_prefetch(pr, op->slots[A_affine_prefetch_isWrite],
               op->slots[A_affine_prefetch_localityHint],
               op->slots[A_affine_prefetch_isDataCache]);
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
}

// Transfers. Their maps are attributes by name.

static void set_map(Parser *p, OpState *st, const char *name,
                    const MappedElement *place) {
  state_set_attr(p, st, name, place->map);
}

typedef struct Transfer {
  MappedElement source, destination, tag;
  Operand count;
  Operands strides;
} Transfer;

static bool parse_transfer(Parser *p, Transfer *t) {
  return parse_place(p, &t->source) && parse_punct(p, TK_COMMA) &&
         parse_place(p, &t->destination) && parse_punct(p, TK_COMMA) &&
         parse_place(p, &t->tag) && parse_punct(p, TK_COMMA) &&
         parse_operand(p, &t->count, true) &&
         (!consume_if(p, TK_COMMA) || parse_operands(p, &t->strides));
}

// source, destination, tag, count (, stride, count)? : three memref types
bool parse_affine_dma_start(Parser *p, OpState *st) {
  Transfer t = {0};
  Types types = {0};
  Type *index = p->ctx->index_type;
  if (!parse_transfer(p, &t))
    return false;
  if (t.strides.size && t.strides.size != 2)
    return error_asm(p, st->at, "expected two stride related operands");
  if (!parse_punct(p, TK_COLON) || !parse_types(p, &types))
    return false;
  if (types.size != 3)
    return error_asm(p, st->at, "expected three types");
  set_map(p, st, "src_map", &t.source);
  set_map(p, st, "dst_map", &t.destination);
  set_map(p, st, "tag_map", &t.tag);
  return resolve_place(p, st, &t.source, types.data[0]) &&
         resolve_place(p, st, &t.destination, types.data[1]) &&
         resolve_place(p, st, &t.tag, types.data[2]) &&
         resolve_operand(p, st, t.count, index) &&
         resolve_operands_as(p, st, &t.strides, index);
}

bool parse_affine_dma_wait(Parser *p, OpState *st) {
  MappedElement tag = {0};
  Operand count;
  if (!parse_place(p, &tag) || !parse_punct(p, TK_COMMA) ||
      !parse_operand(p, &count, true) || !parse_punct(p, TK_COLON))
    return false;
  Type *type = parse_type(p);
  set_map(p, st, "tag_map", &tag);
  if (!type || !resolve_place(p, st, &tag, type) ||
      !resolve_operand(p, st, count, p->ctx->index_type))
    return false;
  return type->kind == TY_MEMREF ||
         error_asm(p, st->at, "expected tag to be of memref type");
}

// Prints a place at operand `*at` and goes on behind it.
static void put_next_place(OpPrinter *pr, const Op *op, const char *name,
                           uint32_t *at) {
  const Attr *map = op_attr_str(pr->ctx, op, name);
  put_place(pr, op->operands + *at, map);
  put_lit(pr, ", ");
  *at += 1 + affine_map_inputs(map);
}

void print_affine_dma_start(OpPrinter *pr, Op *op) {
  uint32_t destination = 0, tag, end;
  put_lit(pr, " ");
  put_next_place(pr, op, "src_map", &destination);
  tag = destination;
  put_next_place(pr, op, "dst_map", &tag);
  end = tag;
  put_next_place(pr, op, "tag_map", &end);
  put_values(pr, op->operands + end, op->noperands - end);
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, destination)->type);
  put_lit(pr, ", ");
  put_type(pr, op_operand(op, tag)->type);
}

void print_affine_dma_wait(OpPrinter *pr, Op *op) {
  uint32_t at = 0;
  put_lit(pr, " ");
  put_next_place(pr, op, "tag_map", &at);
  put_value(pr, op_operand(op, at));
  put_lit(pr, " : ");
  put_type(pr, op_operand(op, 0)->type);
}

// linearize_index

// `disjoint`? [indices] `by` (basis) : types
bool parse_affine_linearize_index(Parser *p, OpState *st) {
  Operands indices = {0}, basis = {0};
  bool disjoint = optional_keyword(p, "disjoint");
  st->slots[A_affine_linearize_index_disjoint] =
      disjoint ? p->ctx->unit : p->ctx->false_attr;
  if (!parse_punct(p, TK_LSQUARE) || !parse_operands(p, &indices) ||
      !parse_punct(p, TK_RSQUARE) || !parse_keyword(p, "by"))
    return false;
  Attr *statics = parse_index_list(p, DELIM_PAREN, &basis);
  st->slots[A_affine_linearize_index_static_basis] = statics;
  if (!statics || !optional_attr_dict(p, st) || !parse_punct(p, TK_COLON))
    return false;
  const char *at = p->tok.start;
  Type *type = parse_type(p);
  if (!type)
    return false;
  if (type->kind != TY_INDEX)
    return error_asm(p, at,
                     "invalid kind of type specified: expected builtin.index, "
                     "but found '%s'",
                     type_str(p->ctx, type));
  vec_push(&p->scratch, &st->types, type);
  int32_t sizes[] = {(int32_t)indices.size, (int32_t)basis.size};
  state_set_segments(p, st, "operandSegmentSizes", sizes, 2);
  return resolve_operands_as(p, st, &indices, type) &&
         resolve_operands_as(p, st, &basis, type);
}

static bool is_disjoint(const Op *op) {
  const Attr *attr = op->slots[A_affine_linearize_index_disjoint];
  return attr && (attr->kind == AT_UNIT || attr_to_bool(attr));
}

void print_affine_linearize_index(OpPrinter *pr, Op *op) {
  static const char *const elided[] = {"static_basis", "disjoint",
                                       "operandSegmentSizes", NULL};
  uint32_t first = 0, n = 0;
  op_operand_group(op, G_affine_linearize_index_multi_index, &first, &n);
  buf_puts(pr->out, is_disjoint(op) ? " disjoint [" : " [");
  put_values(pr, op->operands, n);
  put_lit(pr, "] by ");
  put_index_list(pr, DELIM_PAREN, op->operands + n,
                 op->slots[A_affine_linearize_index_static_basis]);
  put_attr_dict(pr, op, elided);
  put_lit(pr, " : ");
  put_type(pr, op->results[0].type);
}

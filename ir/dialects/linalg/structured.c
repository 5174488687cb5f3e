// The record of a structured operation (structured.h), from each of its forms.

#include "ir/dialects/linalg/named_rows.h"

#include "ir/dialects/dialects_int.h"

// Rows

static const NamedRow rows[] = {
// clang-format off
#define NAMED(token, loops_, maps_, body_, attributes, ...) \
  [opcode_index(OP_linalg_##token)] = {.loops = loops_, .maps = maps_, .body = body_, attributes(linalg_##token)},
#define NOTHING(op)
#define CAST(op)          .cast = A_##op##_cast + 1,
#define MAPS_AND_CAST(op) .given_maps = A_##op##_indexing_maps + 1, CAST(op)
#define WINDOW1(op)       .strides = A_##op##_strides + 1, .dilations = A_##op##_dilations + 1,
#define WINDOW2 WINDOW1
#define WINDOW3 WINDOW1
#include "ir/dialects/linalg/named.def"
#undef NAMED
#undef NOTHING
#undef CAST
#undef MAPS_AND_CAST
#undef WINDOW1
#undef WINDOW2
#undef WINDOW3
    // clang-format on
};

const NamedRow *named_row(const OpInfo *info) {
  uint32_t index = opcode_index(info->opcode);
  bool has_row = opcode_dialect(info->opcode) == DIALECT_linalg &&
                 index < ARRAY_SIZE(rows) && rows[index].maps;
  return has_row ? &rows[index] : NULL;
}

static bool is_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
         (c >= '0' && c <= '9');
}

static Str read_name(const char **at) {
  const char *start = *at;
  while (is_name(**at))
    ++*at;
  return (Str){start, (size_t)(*at - start)};
}

static void skip_blanks(const char **at) {
  while (**at == ' ')
    ++*at;
}

bool next_name(const char **at, Str *name, Str *indices) {
  skip_blanks(at);
  *name = read_name(at);
  *indices = (Str){0};
  if (**at == '[') {
    const char *end = strchr(*at, ']');
    *indices = (Str){*at + 1, (size_t)(end - *at - 1)};
    *at = end + 1;
  }
  return name->size;
}

int name_position(const char *list, Str name) {
  Str other, indices;
  for (int i = 0; next_name(&list, &other, &indices); i++)
    if (str_eq(name, other))
      return i;
  return -1;
}

static uint32_t count_names(const char *list) {
  Str name, indices;
  uint32_t n = 0;
  while (next_name(&list, &name, &indices))
    n++;
  return n;
}

// Maps of a row

typedef struct RowReader {
  Ctx *ctx;
  const NamedRow *row;
  Attr *const *slots;
} RowReader;

// S<n> or D<n>: what the attribute says of that dimension of the window.
static int64_t window_factor(const RowReader *r, Str name) {
  uint32_t slot = name.data[0] == 'S' ? r->row->strides : r->row->dilations;
  const Attr *attr = slot && r->slots ? r->slots[slot - 1] : NULL;
  uint64_t dim = (uint64_t)(name.data[1] - '0');
  if (!attr || attr->kind != AT_DENSE || dim >= attr->as.dense.count)
    return 1;
  return dense_int(attr, attr->as.dense.splat ? 0 : dim);
}

// loop (`*` factor)?
static AffineExpr *read_term(const RowReader *r, const char **at) {
  Str loop = read_name(at);
  AffineExpr *e =
      affine_dim(r->ctx, (uint32_t)name_position(r->row->loops, loop));
  skip_blanks(at);
  if (**at != '*')
    return e;
  ++*at;
  skip_blanks(at);
  return affine_mul_number(r->ctx, e, window_factor(r, read_name(at)));
}

// term (`+` term)?
static AffineExpr *read_index(const RowReader *r, const char **at) {
  AffineExpr *e = read_term(r, at);
  skip_blanks(at);
  while (**at == '+') {
    ++*at;
    skip_blanks(at);
    e = affine_binary(r->ctx, AFFINE_ADD, e, read_term(r, at));
    skip_blanks(at);
  }
  return e;
}

enum { MOST_INDICES = 8, MOST_OPERANDS = 8 };

static Attr *read_map(const RowReader *r, Str indices) {
  AffineExpr *results[MOST_INDICES];
  uint32_t n = 0;
  for (const char *at = indices.data; *at != ']'; skip_blanks(&at)) {
    CHECK(n < MOST_INDICES);
    results[n++] = read_index(r, &at);
    if (*at == ',')
      at++;
    skip_blanks(&at);
  }
  return attr_affine_map(r->ctx, count_names(r->row->loops), 0, results, n);
}

static uint32_t read_maps(const RowReader *r, Attr **maps) {
  const char *at = r->row->maps;
  Str name, indices;
  uint32_t n = 0;
  while (next_name(&at, &name, &indices)) {
    CHECK(n < MOST_OPERANDS);
    maps[n++] = read_map(r, indices);
  }
  return n;
}

Attr *named_default_maps(Ctx *ctx, const OpInfo *info, Attr *const *slots) {
  RowReader r = {ctx, named_row(info), slots};
  Attr *maps[MOST_OPERANDS];
  uint32_t n = read_maps(&r, maps);
  return attr_array(ctx, maps, n);
}

// All forms

uint32_t structured_rank(const Type *operand) {
  bool is_container = operand->kind == TY_MEMREF || operand->kind == TY_TENSOR;
  return is_container ? (uint32_t)operand->as.shaped.rank : 0;
}

Type *structured_element(Type *operand) {
  bool is_container = operand->kind == TY_MEMREF || operand->kind == TY_TENSOR;
  return is_container ? type_element(operand) : operand;
}

uint32_t structured_ninputs(const Op *op) {
  uint32_t first = 0, count = 0;
  op_operand_group(op, 0, &first, &count);
  return count;
}

static bool map_has(const Attr *map, uint32_t loop) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (affine_is(map->as.map.results[i], AFFINE_DIM) &&
        map->as.map.results[i]->value == loop)
      return true;
  return false;
}

static void set_loops(Arena *arena, Structured *s, uint32_t n) {
  s->nloops = n;
  s->reduces = arena_zero(arena, n + 1, 1);
}

// Loops that `map`, of an init, does not have.
static void reduce_by_map(Structured *s, const Attr *map) {
  for (uint32_t i = 0; i < s->nloops; i++)
    s->reduces[i] = !map_has(map, i);
}

static void give_identity(Ctx *ctx, Arena *arena, Structured *s, uint32_t first,
                          uint32_t n) {
  for (uint32_t i = 0; i < n; i++)
    s->maps[first + i] = affine_map_identity(ctx, arena, s->nloops);
}

// The list of an attribute; false when there is not one for each operand.
static bool take_maps(Structured *s, const Attr *list) {
  if (list->as.array.count != s->op->noperands)
    return false;
  for (uint32_t i = 0; i < s->op->noperands; i++)
    s->maps[i] = list->as.array.items[i];
  return true;
}

static uint32_t rank_of_operand(const Op *op, uint32_t i) {
  return structured_rank(op_operand(op, i)->type);
}

// The forms. Each knows that inputs and inits are counted already.

typedef bool FillRecord(Ctx *ctx, Arena *arena, Structured *s);

static bool fill_generic(Ctx *ctx, Arena *arena, Structured *s) {
  (void)ctx;
  const Attr *types = op_slot(s->op, A_linalg_generic_iterator_types);
  if (!types)
    return false;
  set_loops(arena, s, types->as.array.count);
  for (uint32_t i = 0; i < s->nloops; i++)
    s->reduces[i] = attr_flags_value(types->as.array.items[i]) ==
                    E_linalg_iterator_type_reduction;
  const Attr *maps = op_slot(s->op, A_linalg_generic_indexing_maps);
  return maps && take_maps(s, maps);
}

static bool fill_map(Ctx *ctx, Arena *arena, Structured *s) {
  set_loops(arena, s, rank_of_operand(s->op, s->ninputs));
  give_identity(ctx, arena, s, 0, s->op->noperands);
  return true;
}

// The map of the loops that `dims` has, or of those that it has not.
static Attr *map_of_loops(Ctx *ctx, Arena *arena, uint32_t nloops,
                          const Attr *dims, bool wanted) {
  AffineExpr **results = arena_array(arena, AffineExpr *, nloops + 1);
  uint32_t n = 0;
  for (uint32_t i = 0; i < nloops; i++) {
    bool found = false;
    for (uint64_t j = 0; j < dims->as.dense.count; j++)
      found |= dense_int(dims, j) == i;
    if (found == wanted)
      results[n++] = affine_dim(ctx, i);
  }
  return attr_affine_map(ctx, nloops, 0, results, n);
}

static bool fill_reduce(Ctx *ctx, Arena *arena, Structured *s) {
  const Attr *dims = op_slot(s->op, A_linalg_reduce_dimensions);
  if (!s->ninputs)
    return false;
  set_loops(arena, s, rank_of_operand(s->op, 0));
  give_identity(ctx, arena, s, 0, s->ninputs);
  Attr *map = map_of_loops(ctx, arena, s->nloops, dims, false);
  for (uint32_t i = 0; i < s->ninits; i++)
    s->maps[s->ninputs + i] = map;
  reduce_by_map(s, map);
  return true;
}

// Dimension i of the init is dimension permutation[i] of the input.
static bool fill_transpose(Ctx *ctx, Arena *arena, Structured *s) {
  const Attr *permutation = op_slot(s->op, A_linalg_transpose_permutation);
  set_loops(arena, s, rank_of_operand(s->op, 1));
  uint32_t n = s->nloops;
  AffineExpr **results = arena_zero(arena, (n + 1) * sizeof *results, 8);
  for (uint32_t i = 0; i < n; i++)
    results[dense_int(permutation, i)] = affine_dim(ctx, i);
  s->maps[0] = attr_affine_map(ctx, n, 0, results, n);
  give_identity(ctx, arena, s, 1, 1);
  return true;
}

static bool fill_broadcast(Ctx *ctx, Arena *arena, Structured *s) {
  const Attr *dims = op_slot(s->op, A_linalg_broadcast_dimensions);
  set_loops(arena, s, rank_of_operand(s->op, 1));
  s->maps[0] = map_of_loops(ctx, arena, s->nloops, dims, false);
  give_identity(ctx, arena, s, 1, 1);
  return true;
}

static bool fill_elementwise(Ctx *ctx, Arena *arena, Structured *s) {
  (void)ctx;
  const Attr *maps = op_slot(s->op, A_linalg_elementwise_indexing_maps);
  if (!s->ninits || !maps)
    return false;
  set_loops(arena, s, rank_of_operand(s->op, s->ninputs));
  return take_maps(s, maps);
}

static bool fill_contract(Ctx *ctx, Arena *arena, Structured *s) {
  (void)ctx;
  if (!s->ninits ||
      !take_maps(s, op_slot(s->op, A_linalg_contract_indexing_maps)))
    return false;
  const Attr *map = s->maps[s->ninputs];
  set_loops(arena, s, map->as.map.ndims);
  reduce_by_map(s, map);
  return true;
}

// One loop for each dimension of the result.
static void fill_by_rank(Ctx *ctx, Arena *arena, Structured *s) {
  set_loops(arena, s, rank_of_operand(s->op, s->ninputs));
  Attr *scalar = attr_affine_map(ctx, s->nloops, 0, NULL, 0);
  for (uint32_t i = 0; i < s->op->noperands; i++)
    if (rank_of_operand(s->op, i))
      give_identity(ctx, arena, s, i, 1);
    else
      s->maps[i] = scalar;
}

static bool fill_named(Ctx *ctx, Arena *arena, Structured *s) {
  RowReader r = {ctx, named_row(s->op->info), s->op->slots};
  Attr *maps[MOST_OPERANDS];
  if (s->ninits != 1)
    return false;
  if (!r.row->loops) {
    fill_by_rank(ctx, arena, s);
    return s->op->noperands == count_names(r.row->maps);
  }
  uint32_t n = read_maps(&r, maps);
  set_loops(arena, s, count_names(r.row->loops));
  reduce_by_map(s, maps[n - 1]);
  const Attr *given =
      r.row->given_maps ? op_slot(s->op, r.row->given_maps - 1u) : NULL;
  if (given)
    return take_maps(s, given);
  memcpy(s->maps, maps,
         (n < s->op->noperands ? n : s->op->noperands) * sizeof(Attr *));
  return s->op->noperands == n;
}

static FillRecord *fill_of(const OpInfo *info) {
  switch (info->opcode) {
  case OP_linalg_generic: return fill_generic;
  case OP_linalg_map: return fill_map;
  case OP_linalg_reduce: return fill_reduce;
  case OP_linalg_transpose: return fill_transpose;
  case OP_linalg_broadcast: return fill_broadcast;
  case OP_linalg_elementwise: return fill_elementwise;
  case OP_linalg_contract: return fill_contract;
  default: return named_row(info) ? fill_named : NULL;
  }
}

bool info_is_structured(const OpInfo *info) {
  return fill_of(info) != NULL;
}

bool op_is_named_structured(const Op *op) {
  return named_row(op->info) != NULL;
}

bool info_has_named_loops(const OpInfo *info) {
  const NamedRow *row = named_row(info);
  return row && row->loops;
}

bool structured_of(Ctx *ctx, Arena *arena, Op *op, Structured *s) {
  FillRecord *fill = fill_of(op->info);
  if (!fill)
    return false;
  *s = (Structured){.op = op, .ninputs = structured_ninputs(op)};
  s->ninits = op->noperands - s->ninputs;
  s->maps = arena_zero(arena, (op->noperands + 1) * sizeof(Attr *), 8);
  return fill(ctx, arena, s);
}

// Questions

bool structured_extents(const Structured *s, LoopExtent *extents) {
  uint32_t nfound = 0;
  for (uint32_t i = 0; i < s->nloops; i++)
    extents[i].operand = UINT32_MAX;
  for (uint32_t i = 0; i < s->op->noperands; i++)
    for (uint32_t j = 0; j < s->maps[i]->as.map.nresults; j++) {
      const AffineExpr *e = s->maps[i]->as.map.results[j];
      if (!affine_is(e, AFFINE_DIM) || e->value >= s->nloops ||
          extents[e->value].operand != UINT32_MAX)
        continue;
      extents[e->value] = (LoopExtent){i, j};
      nfound++;
    }
  return nfound == s->nloops;
}

Attr *structured_all_maps(Ctx *ctx, Arena *arena, const Structured *s) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < s->op->noperands; i++)
    n += s->maps[i]->as.map.nresults;
  AffineExpr **results = arena_array(arena, AffineExpr *, n + 1);
  n = 0;
  for (uint32_t i = 0; i < s->op->noperands; i++)
    for (uint32_t j = 0; j < s->maps[i]->as.map.nresults; j++)
      results[n++] = s->maps[i]->as.map.results[j];
  return attr_affine_map(ctx, s->nloops, 0, results, n);
}

static bool has_operand_of(const Op *op, TypeKind kind, TypeKind unranked) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Type *type = op_operand(op, i)->type;
    if (type->kind == kind || type->kind == unranked)
      return true;
  }
  return false;
}

static bool has_tensors(const Op *op) {
  return has_operand_of(op, TY_TENSOR, TY_UNRANKED_TENSOR);
}

static bool has_buffers(const Op *op) {
  return has_operand_of(op, TY_MEMREF, TY_UNRANKED_MEMREF);
}

bool op_has_pure_tensors(const Op *op) {
  return has_tensors(op) && !has_buffers(op);
}

bool op_has_pure_buffers(const Op *op) {
  return has_buffers(op) && !has_tensors(op);
}

bool op_is_structured_on_memrefs(const Op *op) {
  return op_is_structured(op) && op_has_pure_buffers(op);
}

bool structured_reduces(const Structured *s) {
  for (uint32_t i = 0; i < s->nloops; i++)
    if (s->reduces[i])
      return true;
  return false;
}

bool structured_uses_init(const Structured *s, uint32_t i) {
  return block_arg(structured_body(s), s->ninputs + i)->uses != NULL;
}

bool structured_uses_index(const Structured *s) {
  for (const Op *op = structured_body(s)->first; op; op = op->next)
    if (op_is(op, OP_linalg_index))
      return true;
  return false;
}

bool map_is_projected_permutation(const Attr *map) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    const AffineExpr *e = map->as.map.results[i];
    if (!affine_is(e, AFFINE_DIM))
      return false;
    for (uint32_t j = 0; j < i; j++)
      if (map->as.map.results[j] == e)
        return false;
  }
  return !map->as.map.nsymbols;
}

bool map_is_permutation(const Attr *map) {
  return map->as.map.nresults == map->as.map.ndims &&
         map_is_projected_permutation(map);
}

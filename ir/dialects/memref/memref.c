// Hooks of the memref dialect's table: allocation, access, casts, globals and
// transfers. What changes shapes is in shape.c.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/shaped/shaped.h"

static int rank_of(const Type *memref) {
  return memref->as.shaped.rank;
}

// Allocation

static uint32_t count_symbols(const Attr *layout) {
  if (!layout)
    return 0;
  if (layout->kind == AT_AFFINE_MAP)
    return layout->as.map.nsymbols;
  if (layout->kind != AT_STRIDED)
    return 0;
  uint32_t n = layout->as.strided.offset == DYNAMIC;
  for (uint32_t i = 0; i < layout->as.strided.count; i++)
    n += layout->as.strided.strides[i] == DYNAMIC;
  return n;
}

bool verify_memref_alloc(Ctx *ctx, Op *op) {
  const Type *type = op_result_type(op);
  if (!check_dynamic_sizes(ctx, op, type, G_memref_alloc_dynamicSizes))
    return false;
  uint32_t first, count, expected = count_symbols(type->as.shaped.layout);
  op_operand_group(op, G_memref_alloc_symbolOperands, &first, &count);
  return count == expected ||
         op_error(ctx, op,
                  "symbol operand count does not equal memref symbol count: "
                  "expected %u, got %u",
                  expected, count);
}

// ORDER memref_alloca: its operands are those of memref.alloc.
_Static_assert((int)G_memref_alloc_dynamicSizes ==
                       (int)G_memref_alloca_dynamicSizes &&
                   (int)G_memref_alloc_symbolOperands ==
                       (int)G_memref_alloca_symbolOperands,
               "verified by the same function");

bool verify_memref_alloca(Ctx *ctx, Op *op) {
  const Op *scope = op_parent(op);
  while (scope && !op_has(scope, TRAIT_ALLOCATION_SCOPE))
    scope = op_parent(scope);
  if (!scope)
    return op_error(
        ctx, op, "requires an ancestor op with AutomaticAllocationScope trait");
  return verify_memref_alloc(ctx, op);
}

bool check_same_space(Ctx *ctx, const Op *op, const Type *from, const Type *to,
                      const char *from_name, const char *to_name) {
  return from->as.shaped.space == to->as.shaped.space ||
         diag_error(&ctx->diags, op->loc,
                    "different memory spaces specified for %s type '%s' and "
                    "%s type '%s'",
                    from_name, type_str(ctx, from), to_name, type_str(ctx, to));
}

bool check_same_elements(Ctx *ctx, const Op *op, const Type *from,
                         const Type *to, const char *from_name,
                         const char *to_name) {
  return from->as.shaped.element == to->as.shaped.element ||
         diag_error(&ctx->diags, op->loc,
                    "different element types specified for %s type '%s' and "
                    "%s type '%s'",
                    from_name, type_str(ctx, from), to_name, type_str(ctx, to));
}

static bool check_identity(Ctx *ctx, const Op *op, const Type *memref,
                           const char *what) {
  return memref_is_identity(memref) ||
         diag_error(&ctx->diags, op->loc, "unsupported %s memref type '%s'",
                    what, type_str(ctx, memref));
}

bool verify_memref_realloc(Ctx *ctx, Op *op) {
  const Type *from = op_operand_type(op, 0), *to = op_result_type(op);
  bool has_size = op->noperands > 1, needs_size = count_dynamic_dims(to) > 0;
  if (!check_identity(ctx, op, from, "layout for source") ||
      !check_identity(ctx, op, to, "layout for result") ||
      !check_same_space(ctx, op, from, to, "source memref", "result memref") ||
      !check_same_elements(ctx, op, from, to, "source memref", "result memref"))
    return false;
  return has_size == needs_size ||
         diag_error(&ctx->diags, op->loc,
                    "%s dimension operand for result type '%s'",
                    needs_size ? "missing" : "unnecessary", type_str(ctx, to));
}

bool verify_memref_assume_alignment(Ctx *ctx, Op *op) {
  int64_t n = attr_to_i64(op_slot(op, A_memref_assume_alignment_alignment));
  return !(n & (n - 1)) || op_error(ctx, op, "alignment must be power of 2");
}

bool verify_memref_distinct_objects(Ctx *ctx, Op *op) {
  bool same = op->noperands == op->nresults;
  for (uint32_t i = 0; same && i < op->noperands; i++)
    same = op_operand_type(op, i) == op_result(op, i)->type;
  if (!same)
    return op_error(ctx, op, "operand types and result types must match");
  return op->noperands || op_error(ctx, op, "expected at least one operand");
}

uint32_t infer_memref_distinct_objects(Ctx *ctx, const OpSpec *spec,
                                       Type **results, uint32_t room) {
  (void)ctx;
  for (uint32_t i = 0; i < spec->noperands && i < room; i++)
    results[i] = spec->operands[i]->type;
  return spec->noperands;
}

// Access

bool verify_memref_load(Ctx *ctx, Op *op) {
  int rank = rank_of(op_operand_type(op, 0));
  uint32_t nindices = op->noperands - 1;
  return nindices == (uint32_t)rank ||
         op_error(ctx, op,
                  "incorrect number of indices for load, expected %d but got "
                  "%u",
                  rank, nindices);
}

bool verify_memref_store(Ctx *ctx, Op *op) {
  return op->noperands - 2 == (uint32_t)rank_of(op_operand_type(op, 1)) ||
         op_error(ctx, op,
                  "store index operand count not equal to memref rank");
}

bool verify_memref_prefetch(Ctx *ctx, Op *op) {
  return op->noperands == 1 + (uint32_t)rank_of(op_operand_type(op, 0)) ||
         op_error(ctx, op, "too few indices");
}

typedef enum KindClass { KIND_FLOAT, KIND_INTEGER, KIND_ANY } KindClass;

static KindClass class_of(int64_t kind) {
  switch (kind) {
  case E_arith_atomic_rmw_addf:
  case E_arith_atomic_rmw_maximumf:
  case E_arith_atomic_rmw_minimumf:
  case E_arith_atomic_rmw_mulf: return KIND_FLOAT;
  case E_arith_atomic_rmw_addi:
  case E_arith_atomic_rmw_maxs:
  case E_arith_atomic_rmw_maxu:
  case E_arith_atomic_rmw_mins:
  case E_arith_atomic_rmw_minu:
  case E_arith_atomic_rmw_muli:
  case E_arith_atomic_rmw_ori:
  case E_arith_atomic_rmw_xori:
  case E_arith_atomic_rmw_andi: return KIND_INTEGER;
  default: return KIND_ANY;
  }
}

bool verify_memref_atomic_rmw(Ctx *ctx, Op *op) {
  const Type *value = op_operand_type(op, 0);
  if (op->noperands - 2 != (uint32_t)rank_of(op_operand_type(op, 1)))
    return op_error(
        ctx, op, "expects the number of subscripts to be equal to memref rank");
  int64_t kind = attr_to_i64(op_slot(op, A_memref_atomic_rmw_kind));
  const char *name = enum_name(&enum_arith_atomic_rmw, kind);
  if (class_of(kind) == KIND_FLOAT && !type_is_float(value))
    return op_error(ctx, op, "with kind '%s' expects a floating-point type",
                    name);
  if (class_of(kind) == KIND_INTEGER && value->kind != TY_INTEGER)
    return op_error(ctx, op, "with kind '%s' expects an integer type", name);
  return true;
}

// The first operation inside that may do more than compute; NULL: none.
static const Op *find_effect(const Region *region) {
  for (const Block *block = region->first; block; block = block->next)
    for (const Op *op = block->first; op; op = op->next) {
      if (op_has(op, TRAIT_PURE | TRAIT_NO_EFFECT))
        continue;
      if (!op_has(op, TRAIT_RECURSIVE_EFFECTS))
        return op;
      for (uint32_t i = 0; i < op->nregions; i++) {
        const Op *inner = find_effect(&op->regions[i]);
        if (inner)
          return inner;
      }
    }
  return NULL;
}

bool verify_memref_generic_atomic_rmw(Ctx *ctx, Op *op) {
  const Block *body = op->regions[0].first;
  if (!body || body->nargs != 1)
    return op_error(ctx, op, "expected single number of entry block arguments");
  if (block_arg(body, 0)->type != op_result_type(op))
    return op_error(ctx, op,
                    "expected block argument of the same type result type");
  if (op->noperands - 1 != (uint32_t)rank_of(op_operand_type(op, 0)))
    return op_error(
        ctx, op, "expects the number of subscripts to be equal to memref rank");
  const Op *effect = ctx->between_passes ? NULL : find_effect(&op->regions[0]);
  return !effect ||
         diag_error(&ctx->diags, effect->loc,
                    "body of 'memref.generic_atomic_rmw' should contain only "
                    "operations with no side effects");
}

bool verify_memref_atomic_yield(Ctx *ctx, Op *op) {
  Type *expected = op_result_type(op_parent(op)),
       *actual = op_operand_type(op, 0);
  return actual == expected ||
         op_error(ctx, op,
                  "types mismatch between yield op: '%s' and its parent: '%s'",
                  type_str(ctx, actual), type_str(ctx, expected));
}

// Casts

static bool is_either_dynamic(int64_t a, int64_t b) {
  return a == DYNAMIC || b == DYNAMIC;
}

static bool layouts_cast(const Type *a, const Type *b) {
  if (a->as.shaped.layout == b->as.shaped.layout)
    return true;
  Arena scratch;
  arena_init(&scratch);
  int rank = rank_of(a);
  int64_t *as = arena_array(&scratch, int64_t, rank + 1);
  int64_t *bs = arena_array(&scratch, int64_t, rank + 1);
  int64_t a_offset, b_offset;
  bool ok = memref_strides(a, as, &a_offset) &&
            memref_strides(b, bs, &b_offset) &&
            (is_either_dynamic(a_offset, b_offset) || a_offset == b_offset);
  for (int i = 0; ok && i < rank; i++)
    ok = is_either_dynamic(as[i], bs[i]) || as[i] == bs[i];
  arena_release(&scratch);
  return ok;
}

bool cast_fits_memref_cast(const Type *from, const Type *to) {
  if (from->as.shaped.element != to->as.shaped.element ||
      from->as.shaped.space != to->as.shaped.space)
    return false;
  if (from->kind != TY_MEMREF || to->kind != TY_MEMREF)
    return from->kind == TY_MEMREF || to->kind == TY_MEMREF;
  if (rank_of(from) != rank_of(to))
    return false;
  for (int i = 0; i < rank_of(from); i++) {
    int64_t a = from->as.shaped.shape[i], b = to->as.shaped.shape[i];
    if (a != b && !is_either_dynamic(a, b))
      return false;
  }
  return layouts_cast(from, to);
}

bool cast_fits_memref_memory_space_cast(const Type *from, const Type *to) {
  if (from->kind != to->kind ||
      from->as.shaped.element != to->as.shaped.element)
    return false;
  if (from->kind == TY_UNRANKED_MEMREF)
    return true;
  if (rank_of(from) != rank_of(to) ||
      from->as.shaped.layout != to->as.shaped.layout)
    return false;
  for (int i = 0; i < rank_of(from); i++)
    if (from->as.shaped.shape[i] != to->as.shaped.shape[i])
      return false;
  return true;
}

// Globals

static void print_dims(Buf *out, const Type *shaped) {
  for (int i = 0; i < rank_of(shaped); i++) {
    if (i)
      buf_lit(out, ", ");
    buf_i64(out, shaped->as.shaped.shape[i]);
  }
}

static bool has_shape(const Type *type, const Type *memref) {
  if (rank_of(type) != rank_of(memref))
    return false;
  for (int i = 0; i < rank_of(type); i++)
    if (type->as.shaped.shape[i] != memref->as.shaped.shape[i])
      return false;
  return true;
}

static bool check_elements(Ctx *ctx, const Op *op, const Type *memref,
                           const Type *value) {
  Type *element = value->as.shaped.element;
  if (element != memref->as.shaped.element)
    return op_error(ctx, op,
                    "initial value element expected to be of type '%s', but "
                    "was of type '%s'",
                    type_str(ctx, memref->as.shaped.element),
                    type_str(ctx, element));
  if (has_shape(value, memref))
    return true;
  Buf expected = {0}, actual = {0};
  print_dims(&expected, memref);
  print_dims(&actual, value);
  op_error(ctx, op, "initial value shape expected to be %s but was %s",
           buf_cstr(&expected), buf_cstr(&actual));
  buf_release(&expected);
  buf_release(&actual);
  return false;
}

bool verify_memref_global(Ctx *ctx, Op *op) {
  const Type *type = op_slot(op, A_memref_global_type)->type;
  const Attr *value = op_slot(op, A_memref_global_initial_value);
  if (!type_has_static_shape(type))
    return op_error(ctx, op,
                    "type should be static shaped memref, but got '%s'",
                    type_str(ctx, type));
  if (!value || value->kind == AT_UNIT)
    return true;
  if (value->kind != AT_DENSE && value->kind != AT_DENSE_STRING &&
      value->kind != AT_DENSE_RESOURCE && value->kind != AT_SPARSE)
    return op_error(ctx, op,
                    "initial value should be a unit or elements attribute, "
                    "but got %s",
                    attr_str(ctx, value));
  return check_elements(ctx, op, type, value->type);
}

bool verify_uses_memref_get_global(Ctx *ctx, Op *op, SymbolTables *tables) {
  const Attr *ref = op_slot(op, A_memref_get_global_name);
  const char *name = ref->as.symbol.root->data;
  const Op *global = symbol_tables_lookup(tables, op, ref);
  if (!global || !op_is(global, OP_memref_global))
    return op_error(ctx, op, "'%s' does not reference a valid global memref",
                    name);
  Type *type = global->slots[A_memref_global_type]->type;
  return type == op_result_type(op) ||
         op_error(ctx, op,
                  "result type '%s' does not match type '%s' of the global "
                  "memref @%s",
                  type_str(ctx, op_result_type(op)), type_str(ctx, type), name);
}

// Transfers: source, its indices, destination, its indices, number of
// elements, tag, its indices, and stride and elements per stride or neither

typedef struct Cursor {
  Ctx *ctx;
  const Op *op;
  uint32_t at, needed; // next operand; how many there must be
} Cursor;

static bool check_dma_indices(Cursor *c, int rank, const char *what) {
  for (int i = 0; i < rank; i++)
    if (op_operand_type(c->op, c->at++)->kind != TY_INDEX)
      return op_error(c->ctx, c->op, "expected %s to be of index type", what);
  return true;
}

static bool check_dma_memref(Cursor *c, const char *what, const char *indices) {
  const Type *type = op_operand_type(c->op, c->at++);
  if (type->kind != TY_MEMREF)
    return op_error(c->ctx, c->op, "expected %s to be of memref type", what);
  c->needed += (uint32_t)rank_of(type);
  if (c->op->noperands < c->needed)
    return op_error(c->ctx, c->op, "expected at least %u operands", c->needed);
  return check_dma_indices(c, rank_of(type), indices);
}

bool verify_memref_dma_start(Ctx *ctx, Op *op) {
  Cursor c = {ctx, op, 0, 4};
  if (op->noperands < 4)
    return op_error(ctx, op, "expected at least 4 operands");
  if (!check_dma_memref(&c, "source", "source indices") ||
      !check_dma_memref(&c, "destination", "destination indices") ||
      !check_dma_indices(&c, 1, "num elements") ||
      !check_dma_memref(&c, "tag", "tag indices"))
    return false;
  if (op->noperands != c.needed && op->noperands != c.needed + 2)
    return op_error(ctx, op, "incorrect number of operands");
  for (; c.at < op->noperands; c.at++)
    if (op_operand_type(op, c.at)->kind != TY_INDEX)
      return op_error(ctx, op,
                      "expected stride and num elements per stride to be of "
                      "type index");
  return true;
}

bool verify_memref_dma_wait(Ctx *ctx, Op *op) {
  int rank = rank_of(op_operand_type(op, 0));
  uint32_t nindices = op->noperands - 2;
  return nindices == (uint32_t)rank ||
         op_error(ctx, op,
                  "expected tagIndices to have the same number of elements as "
                  "the tagMemRef rank, expected %d, but got %u",
                  rank, nindices);
}

// Names of results

#define NAME(token, name)                                                      \
  bool name_memref_##token(Ctx *ctx, Op *op, uint32_t index, Buf *out) {       \
    (void)ctx, (void)op, (void)index;                                          \
    buf_lit(out, name);                                                        \
    return true;                                                               \
  }
NAME(alloc, "alloc")
NAME(alloca, "alloca")
NAME(assume_alignment, "assume_align")
NAME(cast, "cast")
NAME(collapse_shape, "collapse_shape")
NAME(dim, "dim")
NAME(expand_shape, "expand_shape")
NAME(extract_aligned_pointer_as_index, "intptr")
NAME(memory_space_cast, "memspacecast")
NAME(reinterpret_cast, "reinterpret_cast")
NAME(reshape, "reshape")
NAME(subview, "subview")
NAME(transpose, "transpose")
NAME(view, "view")
#undef NAME

// One name for each run of results.
bool name_memref_extract_strided_metadata(Ctx *ctx, Op *op, uint32_t index,
                                          Buf *out) {
  (void)ctx;
  static const char *const names[] = {"base_buffer", "offset", "sizes",
                                      "strides"};
  for (uint32_t group = 0; group < ARRAY_SIZE(names); group++) {
    uint32_t first, count;
    if (!op_result_group(op, group, &first, &count) || !count || first != index)
      continue;
    buf_puts(out, names[group]);
    return true;
  }
  return false;
}

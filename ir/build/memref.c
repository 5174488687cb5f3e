// Making operations of the memref dialect.

#include "ir/build/memref.h"
#include "ir/dialects/memref/memref.h"
#include "ir/analysis/fold.h"

Value *build_reinterpret_cast(Builder *b, Arena *arena, Type *type,
                              Value *source, const Mixed *offset,
                              const Mixed *sizes, const Mixed *strides) {
  uint32_t rank = type_rank(type);
  Op *op = build_with_lists(
      b, arena, OP_memref_reinterpret_cast, &type, 1,
      &(ListedOperands){.leading = &source,
                        .nleading = 1,
                        .lists = {offset, sizes, strides},
                        .counts = {1, rank, rank},
                        .nlists = 3,
                        .first_slot =
                            A_memref_reinterpret_cast_static_offsets});
  return op_result(op, 0);
}

Op *build_metadata(Builder *b, Arena *arena, Value *memref) {
  Type *type = memref->type;
  uint32_t n = 2 + 2 * type_rank(type);
  Type **types = arena_array(arena, Type *, n);
  types[0] = type_memref(b->ctx, 0, NULL, type->as.shaped.element, NULL,
                         type->as.shaped.space);
  for (uint32_t i = 1; i < n; i++)
    types[i] = b->ctx->index_type;
  return build_op(b, OP_memref_extract_strided_metadata, types, n, &memref, 1);
}

Value *build_subview(Builder *b, Arena *arena, Type *type, Value *source,
                     const MixedPart *part) {
  uint32_t rank = type_rank(source->type);
  Op *op = build_with_lists(
      b, arena, OP_memref_subview, &type, 1,
      &(ListedOperands){.leading = &source,
                        .nleading = 1,
                        .lists = {part->offsets, part->sizes, part->strides},
                        .counts = {rank, rank, rank},
                        .nlists = 3,
                        .first_slot = A_memref_subview_static_offsets});
  return op_result(op, 0);
}

static int64_t *numbers_of(Arena *arena, const Mixed *list, uint32_t n) {
  int64_t *numbers = arena_array(arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    numbers[i] = mixed_static(list[i]);
  return numbers;
}

static bool are_numbers(const Mixed *list, uint32_t n, bool sizes) {
  for (uint32_t i = 0; i < n; i++)
    if (!list[i].value && (sizes ? list[i].number < 0 : list[i].number == 0))
      return false;
  return true;
}

Type *memref_part_infer(Ctx *ctx, Arena *arena, const Type *source,
                        const MixedPart *part) {
  uint32_t rank = type_rank(source);
  if (!are_numbers(part->offsets, rank, true) ||
      !are_numbers(part->sizes, rank, true) ||
      !are_numbers(part->strides, rank, false))
    return NULL;
  return memref_part_type(ctx, arena, source,
                          numbers_of(arena, part->offsets, rank),
                          numbers_of(arena, part->sizes, rank),
                          numbers_of(arena, part->strides, rank));
}

static Type *without_dims(Ctx *ctx, Arena *arena, const Type *part,
                          const Type *reduced, const bool *dropped) {
  int n = reduced->as.shaped.rank, at = 0;
  Strided layout = memref_strided(arena, part);
  int64_t *strides = arena_array(arena, int64_t, n + 1);
  for (int i = 0; i < part->as.shaped.rank; i++)
    if (!dropped[i])
      strides[at++] = layout.strides[i];
  return type_memref(ctx, n, reduced->as.shaped.shape, part->as.shaped.element,
                     attr_strided(ctx, layout.offset, strides, (uint32_t)n),
                     part->as.shaped.space);
}

// The strides of the type say which of several dimensions of size 1 are dropped. If
// they do not say the last ones, the type is made without those that they say.
Type *memref_part_reduced(Ctx *ctx, Arena *arena, Type *part,
                          const Type *reduced) {
  int rank = part->as.shaped.rank, n = reduced->as.shaped.rank, at = 0;
  const int64_t *sizes = part->as.shaped.shape;
  bool *dropped = arena_array(arena, bool, rank + 1);
  if (rank == n)
    return part;
  for (int i = 0; i < rank; i++) {
    dropped[i] = at == n || sizes[i] != reduced->as.shaped.shape[at];
    at += !dropped[i];
  }
  if (at < n)
    return NULL;
  Type *type = without_dims(ctx, arena, part, reduced, dropped);
  return memref_dropped_dims(arena, part, type, sizes, dropped)
             ? without_dims(ctx, arena, part, reduced, dropped)
             : type;
}

bool memref_part_fits(Arena *arena, const Type *source, const MixedPart *part) {
  uint32_t rank = type_rank(source);
  return part_fault(source, numbers_of(arena, part->offsets, rank),
                    numbers_of(arena, part->sizes, rank),
                    numbers_of(arena, part->strides, rank))
             .kind == PART_FITS;
}

// ORDER ALLOC: alloc and alloca are rows of one form.
static Ident *checked_name(Ctx *ctx) {
  return ctx_ident_lit(ctx, "mlcc.checked");
}

void alloc_mark_checked(Ctx *ctx, Op *alloc) {
  op_set_attr(ctx, alloc, checked_name(ctx), ctx->unit);
}

bool alloc_is_checked(Ctx *ctx, const Op *alloc) {
  return alloc->attrs && dict_get(alloc->attrs, checked_name(ctx));
}

static Ident *bare_name(Ctx *ctx) {
  return ctx_ident_lit(ctx, "mlcc.bare");
}

void alloc_mark_bare(Ctx *ctx, Op *alloc, bool has_aligned_alloc) {
  Str how = has_aligned_alloc ? STR("aligned_alloc") : STR("malloc");
  op_set_attr(ctx, alloc, bare_name(ctx), attr_string(ctx, how));
}

bool alloc_is_bare(Ctx *ctx, const Op *alloc, bool *has_aligned_alloc) {
  const Attr *how =
      alloc->attrs ? dict_get(alloc->attrs, bare_name(ctx)) : NULL;
  *has_aligned_alloc =
      attr_is(how, AT_STRING) && str_is(how->as.string, "aligned_alloc");
  return how;
}

Value *build_alloc_like(Builder *b, Arena *arena, const Op *op, Type *type,
                        Value *const *sizes, uint32_t nsizes) {
  uint32_t first, nsymbols;
  op_operand_group(op, G_memref_alloc_symbolOperands, &first, &nsymbols);
  Value **operands = arena_array(arena, Value *, nsizes + nsymbols + 1);
  for (uint32_t i = 0; i < nsizes; i++)
    operands[i] = sizes[i];
  for (uint32_t i = 0; i < nsymbols; i++)
    operands[nsizes + i] = op_operand(op, first + i);
  Op *made =
      build_op(b, op->info->opcode, &type, 1, operands, nsizes + nsymbols);
  made->slots[A_memref_alloc_alignment] = op_slot(op, A_memref_alloc_alignment);
  made->slots[A_memref_alloc_operandSegmentSizes] = attr_dense_i32(
      b->ctx, (int32_t[]){(int32_t)nsizes, (int32_t)nsymbols}, 2);
  if (alloc_is_checked(b->ctx, op))
    alloc_mark_checked(b->ctx, made);
  return op_result(made, 0);
}

Op *build_constant_global(Builder *b, const Ident *name, Type *type,
                          Attr *value, Attr *alignment) {
  Ctx *ctx = b->ctx;
  Op *op = build_op(b, OP_memref_global, NULL, 0, NULL, 0);
  op->slots[A_memref_global_sym_name] = attr_string(ctx, ident_str(name));
  op->slots[A_memref_global_sym_visibility] = attr_string(ctx, STR("private"));
  op->slots[A_memref_global_type] = attr_type(ctx, type);
  op->slots[A_memref_global_initial_value] = value;
  op->slots[A_memref_global_constant] = ctx->unit;
  op->slots[A_memref_global_alignment] = alignment;
  return op;
}

Value *build_get_global(Builder *b, Type *type, Ident *name) {
  Value *memref = build_value(b, OP_memref_get_global, type, NULL, 0);
  value_op(memref)->slots[A_memref_get_global_name] = attr_symbol(b->ctx, name);
  return memref;
}

const Attr *memref_global_name(const Value *memref) {
  const Op *op = value_op(memref);
  return op && op_is(op, OP_memref_get_global)
             ? op_slot(op, A_memref_get_global_name)
             : NULL;
}

const Attr *constant_global_value(const Op *global) {
  return op_is(global, OP_memref_global) &&
                 op_slot(global, A_memref_global_constant)
             ? op_slot(global, A_memref_global_initial_value)
             : NULL;
}

bool alloc_may_be_on_stack(const Op *alloc) {
  return op_is(alloc, OP_memref_alloc);
}

Op *build_alloca_like(Builder *b, Arena *arena, const Op *alloc) {
  Value **operands = arena_array(arena, Value *, alloc->noperands + 1);
  for (uint32_t i = 0; i < alloc->noperands; i++)
    operands[i] = op_operand(alloc, i);
  return build_spec(
      b, &(OpSpec){.info = ctx_op_by_opcode(b->ctx, OP_memref_alloca),
                   .operands = operands,
                   .noperands = alloc->noperands,
                   .result_types = (Type *[]){alloc->results[0].type},
                   .nresults = 1,
                   .slots = alloc->slots,
                   .attrs = alloc->attrs});
}

Value *memref_cast_source(const Value *memref) {
  const Op *cast = value_def(memref, OP_memref_cast);
  return cast ? op_operand(cast, 0) : NULL;
}

Value *memref_of_size(const Value *value, Value **dim) {
  const Op *op = value_def(value, OP_memref_dim);
  if (op)
    *dim = op_operand(op, 1);
  return op ? op_operand(op, 0) : NULL;
}

bool value_is_memref_rank(const Value *value) {
  return value_def(value, OP_memref_rank);
}

Attr *memref_group_last(Ctx *ctx, Arena *arena, int rank, int n) {
  int groups = rank - n + 1;
  Attr **group = arena_array(arena, Attr *, groups);
  Attr **dims = arena_array(arena, Attr *, n);
  for (int i = 0; i < groups; i++) {
    int size = i == groups - 1 ? n : 1;
    for (int j = 0; j < size; j++)
      dims[j] = attr_i64(ctx, i + j);
    group[i] = attr_array(ctx, dims, (uint32_t)size);
  }
  return attr_array(ctx, group, (uint32_t)groups);
}

Mixed memref_size(Builder *b, Value *memref, int dim) {
  int64_t size = memref->type->as.shaped.shape[dim];
  if (size != DYNAMIC)
    return mixed_number(size);
  return mixed_value(build_value(b, OP_memref_dim, b->ctx->index_type,
                                 (Value *[]){memref, build_index(b, dim)}, 2));
}

Value *memref_dim_or_number(Builder *b, Arena *arena, Value *memref, int dim) {
  Value *operands[] = {memref, build_index(b, dim)};
  Op *op = build_op(b, OP_memref_dim, &b->ctx->index_type, 1, operands, 2);
  return build_or_fold(b, arena, op);
}

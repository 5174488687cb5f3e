// The tensor dialect on memrefs.

#include "ir/build/linalg.h"
#include "ir/build/tensor.h"
#include "ir/dialects/memref/memref.h"
#include "lowering/bufferize/bufferize.h"

static bool replace_scalar(Bufferize *z, Op *op, Value *by) {
  if (op->results[0].uses)
    value_replace_uses(op_result(op, 0), by);
  op_is_dead(z, op);
  return true;
}

static bool has_buffer(Bufferize *z, Op *op, Value *buffer) {
  set_buffer(z, op_result(op, 0), buffer);
  op_is_dead(z, op);
  return true;
}

// Sizes

static bool rewrite_dim(Bufferize *z, Op *op) {
  Value *tensor = op_operand(op, 0), *index = op_operand(op, 1);
  int64_t dim;
  if (type_is(tensor->type, TY_TENSOR) && value_number(z->ctx, index, &dim) &&
      dim >= 0 && dim < tensor->type->as.shaped.rank)
    return replace_scalar(
        z, op, mixed_materialize(&z->b, dim_size(z, tensor, (int)dim)));
  Value *operands[] = {buffer_of(z, tensor), index};
  return replace_scalar(
      z, op,
      build_value(&z->b, OP_memref_dim, z->ctx->index_type, operands, 2));
}

static bool rewrite_rank(Bufferize *z, Op *op) {
  return replace_scalar(z, op,
                        build_unary(&z->b, OP_memref_rank, z->ctx->index_type,
                                    buffer_of(z, op_operand(op, 0))));
}

// Views

// The layout stays, for other knowledge of the shape.
static Type *cast_type(Bufferize *z, const Type *from, const Type *tensor) {
  if (!type_is(from, TY_MEMREF) || type_is(tensor, TY_UNRANKED_TENSOR) ||
      memref_is_identity(from))
    return buffer_type(z, tensor);
  return type_memref(z->ctx, tensor->as.shaped.rank, tensor->as.shaped.shape,
                     from->as.shaped.element, from->as.shaped.layout,
                     from->as.shaped.space);
}

// Whoever takes a tensor of any rank expects it in row-major order, but what
// prints it last does not.
static Value *buffer_to_cast(Bufferize *z, Op *cast) {
  Value *source = op_operand(cast, 0), *buffer = buffer_of(z, source);
  bool in_place = buffer->type->as.shaped.space ==
                  buffer_type(z, source->type)->as.shaped.space;
  if (!type_is(cast->results[0].type, TY_UNRANKED_TENSOR) ||
      (in_place && is_only_printed(z, op_result(cast, 0))))
    return buffer;
  return compact_buffer(z, source);
}

// A cast back gives the buffer that was cast: tensors that are cast back and forth
// would be views of views otherwise, which each question about memory goes through.
static Value *cast_or_back(Bufferize *z, Value *buffer, Type *type) {
  Value *source = memref_cast_source(buffer);
  return source && source->type == type ? source : cast_buffer(z, buffer, type);
}

static bool rewrite_cast(Bufferize *z, Op *op) {
  const Type *to = op->results[0].type;
  Value *buffer = buffer_to_cast(z, op);
  Type *type = cast_type(z, buffer->type, to);
  if (type->as.shaped.space != buffer->type->as.shaped.space)
    return op_error(z->ctx, op,
                    "cannot be bufferized: it would change the memory space");
  return has_buffer(z, op, cast_or_back(z, buffer, type));
}

static Value *uncast_place(Bufferize *z, Op *cast, Value *place) {
  Type *type = op_operand(cast, 0)->type;
  return type_is(type, TY_TENSOR)
             ? build_unary(&z->b, OP_tensor_cast, type, place)
             : NULL;
}

static Mixed *folded(Bufferize *z, const Mixed *list, uint32_t n) {
  Mixed *copy = arena_array(z->arena, Mixed, n + 1);
  for (uint32_t i = 0; i < n; i++)
    copy[i] = list[i].value ? mixed_of(z->ctx, list[i].value) : list[i];
  return copy;
}

// The part of a buffer that stands for `reduced`. Offsets and strides that are
// constants go into its type, unless the part is known to leave the buffer then:
// a program that never comes there is none the worse for it.
static Value *build_part(Bufferize *z, Value *buffer, MixedPart part,
                         const Type *reduced) {
  uint32_t rank = (uint32_t)buffer->type->as.shaped.rank;
  MixedPart known = {.offsets = folded(z, part.offsets, rank),
                     .sizes = part.sizes,
                     .strides = folded(z, part.strides, rank)};
  if (memref_part_fits(z->arena, buffer->type, &known))
    part = known;
  Type *type = memref_part_infer(z->ctx, z->arena, buffer->type, &part);
  type = type ? memref_part_reduced(z->ctx, z->arena, type, reduced) : NULL;
  return type ? build_subview(&z->b, z->arena, type, buffer, &part) : NULL;
}

static bool bad_part(Bufferize *z, const Op *op) {
  return op_error(z->ctx, op, "cannot be bufferized: no memref has that part");
}

static bool rewrite_extract_slice(Bufferize *z, Op *op) {
  Value *part = build_part(z, buffer_of(z, op_operand(op, 0)),
                           part_of_op(z->arena, op), op->results[0].type);
  return part ? has_buffer(z, op, part) : bad_part(z, op);
}

static bool rewrite_collapse(Bufferize *z, Op *op) {
  Value *source = op_operand(op, 0), *buffer = buffer_of(z, source);
  Attr *groups = op_slot(op, A_tensor_collapse_shape_reassociation);
  if (!memref_may_collapse(z->arena, buffer->type, groups))
    buffer = copy_of(z, source);
  Type *type = memref_collapsed_type(z->ctx, z->arena, buffer->type, groups);
  if (!type) {
    buffer = copy_of(z, source);
    type = memref_collapsed_type(z->ctx, z->arena, buffer->type, groups);
  }
  return has_buffer(z, op, build_collapse_shape(&z->b, type, buffer, groups));
}

static bool rewrite_expand(Bufferize *z, Op *op) {
  Value *source = op_operand(op, 0), *buffer = buffer_of(z, source);
  const Type *to = op->results[0].type;
  Attr *groups = op_slot(op, A_tensor_expand_shape_reassociation);
  uint32_t n;
  Mixed *sizes = mixed_list(z->arena, op, G_tensor_expand_shape_output_shape,
                            A_tensor_expand_shape_static_output_shape, &n);
  // Sizes of the type win over operands that contradict them.
  for (uint32_t i = 0; i < n; i++)
    if (to->as.shaped.shape[i] != DYNAMIC)
      sizes[i] = mixed_number(to->as.shaped.shape[i]);
  Type *type =
      memref_expanded_type(z->ctx, z->arena, buffer->type, to->as.shaped.shape,
                           to->as.shaped.rank, groups);
  if (!type) {
    buffer = copy_of(z, source);
    type = buffer_type(z, to);
  }
  return has_buffer(
      z, op, build_expand_shape(&z->b, z->arena, type, buffer, groups, sizes));
}

static Value *collapsed_place(Bufferize *z, Op *expand, Value *place) {
  return build_collapse_shape(
      &z->b, op_operand(expand, 0)->type, place,
      op_slot(expand, A_tensor_expand_shape_reassociation));
}

static bool rewrite_reshape(Bufferize *z, Op *op) {
  Value *operands[] = {compact_buffer(z, op_operand(op, 0)),
                       compact_buffer(z, op_operand(op, 1))};
  return has_buffer(z, op,
                    build_value(&z->b, OP_memref_reshape,
                                buffer_type(z, op->results[0].type), operands,
                                2));
}

// Elements

static Value *build_load(Bufferize *z, Value *memref, const Op *op,
                         uint32_t first) {
  uint32_t n = op->noperands - first;
  Value **operands = arena_array(z->arena, Value *, n + 1);
  operands[0] = memref;
  for (uint32_t i = 0; i < n; i++)
    operands[1 + i] = op_operand(op, first + i);
  return build_value(&z->b, OP_memref_load, type_element(memref->type),
                     operands, n + 1);
}

static void build_store(Bufferize *z, Value *element, Value *memref,
                        Value *const *indices, uint32_t n) {
  Value **operands = arena_array(z->arena, Value *, n + 2);
  operands[0] = element;
  operands[1] = memref;
  for (uint32_t i = 0; i < n; i++)
    operands[2 + i] = indices[i];
  build_op(&z->b, OP_memref_store, NULL, 0, operands, n + 2);
}

static bool rewrite_extract(Bufferize *z, Op *op) {
  Value *tensor = op_operand(op, 0);
  Attr *splat = splat_of(z, tensor);
  return replace_scalar(z, op,
                        splat ? arith_splat(&z->b, op->results[0].type, splat)
                              : build_load(z, buffer_of(z, tensor), op, 1));
}

static bool rewrite_insert(Bufferize *z, Op *op) {
  Value *dest = destination(z, op, 1);
  uint32_t n = op->noperands - 2;
  ValueList indices = list_of_range(&z->rw, op, 2, n);
  build_store(z, op_operand(op, 0), dest, indices.items, n);
  return has_buffer(z, op, dest);
}

// Whether `buffer` is that part of `whole` already.
static bool is_in_place(Bufferize *z, Value *buffer, const Value *whole,
                        const MixedPart *part) {
  const Op *view = value_def(buffer, OP_memref_subview);
  if (!view || op_operand(view, 0) != whole)
    return false;
  MixedPart there = part_of_op(z->arena, view);
  for (int i = 0; i < whole->type->as.shaped.rank; i++) {
    const Mixed a[] = {there.offsets[i], there.sizes[i], there.strides[i]},
                b[] = {part->offsets[i], part->sizes[i], part->strides[i]};
    for (uint32_t j = 0; j < 3; j++) {
      Mixed x = a[j].value ? mixed_of(z->ctx, a[j].value) : a[j];
      Mixed y = b[j].value ? mixed_of(z->ctx, b[j].value) : b[j];
      if (!mixed_equal(x, y))
        return false;
    }
  }
  return true;
}

bool insert_part(Bufferize *z, Op *op, Value *dest) {
  Value *source = op_operand(op, 0);
  MixedPart part = part_of_op(z->arena, op);
  Value *from = splat_of(z, source) ? NULL : buffer_of(z, source);
  if (from && is_in_place(z, from, dest, &part))
    return true;
  Value *to = build_part(z, dest, part, source->type);
  if (!to)
    return bad_part(z, op);
  copy_contents(z, source, to);
  return true;
}

// Whether an insertion leaves anything of what was there, for all that is known.
static bool reads_rest(Bufferize *z, const Op *op, uint32_t operand) {
  const Type *whole = op_operand(op, operand)->type;
  uint32_t rank = type_rank(whole);
  MixedPart part = part_of_op(z->arena, op);
  mixed_fold(z->ctx, part.offsets, rank);
  mixed_fold(z->ctx, part.sizes, rank);
  mixed_fold(z->ctx, part.strides, rank);
  for (uint32_t i = 0; i < rank; i++)
    if (!mixed_is(part.offsets[i], 0) || !mixed_is(part.strides[i], 1) ||
        whole->as.shaped.shape[i] == DYNAMIC ||
        !mixed_is(part.sizes[i], whole->as.shaped.shape[i]))
      return true;
  return false;
}

static bool rewrite_insert_slice(Bufferize *z, Op *op) {
  Value *dest = destination(z, op, 1);
  return insert_part(z, op, dest) && has_buffer(z, op, dest);
}

// New tensors

// It has memory when somebody asks, where it stands.
static bool rewrite_empty(Bufferize *z, Op *op) {
  op_is_dead(z, op);
  return true;
}

static Value *late_empty(Bufferize *z, Op *op) {
  Builder saved = z->b;
  builder_before(&z->b, op);
  Value *buffer = new_buffer_like(z, op_result(op, 0));
  z->b.block = saved.block;
  z->b.before = saved.before;
  z->b.loc = saved.loc;
  set_buffer(z, op_result(op, 0), buffer);
  return buffer;
}

static Mixed size_of_empty(const Op *op, int dim) {
  return mixed_value(
      size_operand(op, op->results[0].type, G_tensor_empty_dynamicSizes, dim));
}

static Mixed *sizes_of_operands(Bufferize *z, const Op *op, uint32_t group) {
  const Type *type = op->results[0].type;
  int rank = type->as.shaped.rank;
  Mixed *sizes = arena_array(z->arena, Mixed, rank + 1);
  for (int i = 0; i < rank; i++) {
    int64_t size = type->as.shaped.shape[i];
    sizes[i] = size == DYNAMIC ? mixed_value(size_operand(op, type, group, i))
                               : mixed_number(size);
  }
  return sizes;
}

static Value *buffer_of_result(Bufferize *z, const Op *op, uint32_t group) {
  return new_buffer(z, buffer_type(z, op->results[0].type),
                    sizes_of_operands(z, op, group));
}

static bool rewrite_splat(Bufferize *z, Op *op) {
  Value *buffer = buffer_of_result(z, op, G_tensor_splat_dynamicSizes);
  build_fill(&z->b, z->arena, op_operand(op, 0), buffer);
  return has_buffer(z, op, buffer);
}

static bool rewrite_from_elements(Bufferize *z, Op *op) {
  const Type *type = op->results[0].type;
  uint32_t rank = (uint32_t)type->as.shaped.rank;
  Value *buffer = new_buffer(z, buffer_type(z, type), NULL);
  Value **indices = arena_array(z->arena, Value *, rank + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    int64_t rest = i;
    for (uint32_t j = rank; j-- > 0;) {
      int64_t size = type->as.shaped.shape[j];
      indices[j] = arith_index(&z->b, rest % size);
      rest /= size;
    }
    build_store(z, op_operand(op, i), buffer, indices, rank);
  }
  return has_buffer(z, op, buffer);
}

// A linalg.generic without inputs, whose body asks for the indices.
static bool rewrite_generate(Bufferize *z, Op *op) {
  Value *buffer = buffer_of_result(z, op, G_tensor_generate_dynamicExtents);
  uint32_t rank = (uint32_t)buffer->type->as.shaped.rank;
  Attr *map = affine_map_identity(z->ctx, z->arena, rank);
  Op *made = build_generic(
      &z->b, z->arena,
      &(GenericParts){
          .operands = &buffer, .noperands = 1, .maps = &map, .nloops = rank});
  GenericBody body = generic_begin(&z->b, made);
  Value **indices = arena_array(z->arena, Value *, rank + 1);
  for (uint32_t i = 0; i < rank; i++)
    indices[i] = build_linalg_index(&body.inner, i);
  rewrite_merge_block(&z->rw, op->regions[0].first, body.block, indices);
  Op *end = block_terminator(body.block);
  Value *element = op_operand(end, 0);
  builder_before(&body.inner, end);
  generic_end(&body, &element, 1);
  op_is_dead(z, end);
  has_buffer(z, op, buffer);
  return rewrite_regions(z, made);
}

static bool is_end(Bufferize *z, Op *op) {
  (void)z;
  (void)op;
  return true;
}

static UseKind use_of_insert(Bufferize *z, const Op *op, uint32_t operand) {
  (void)z;
  (void)op;
  return operand == 1 ? USE_WRITE : USE_READ;
}

void drop_unchanged_inserts(Bufferize *z, Op *func) {
  OpList inserts = collect_ops(z->run, func, OP_tensor_insert_slice);
  for (size_t i = 0; i < inserts.count; i++) {
    Op *insert = inserts.items[i];
    Value *whole = op_operand(insert, 1);
    const Op *part = value_op(op_operand(insert, 0));
    if (part && op_is(part, OP_tensor_extract_slice) &&
        op_operand(part, 0) == whole && same_part(z, part, insert))
      rewrite_replace1(&z->rw, insert, whole);
  }
}

const BufferRow rows_tensor[] = {
    {BUFFER_ROW(OP_tensor_cast, FLOW_WHOLE, rewrite_cast),
     .place_of_source = uncast_place, .keeps_sizes = true},
    {BUFFER_ROW(OP_tensor_collapse_shape, FLOW_WHOLE, rewrite_collapse)},
    {BUFFER_ROW(OP_tensor_dim, FLOW_SIZES, rewrite_dim)},
    {BUFFER_ROW(OP_tensor_empty, FLOW_EMPTY, rewrite_empty),
     .late_buffer = late_empty, .late_size = size_of_empty},
    {BUFFER_ROW(OP_tensor_expand_shape, FLOW_WHOLE, rewrite_expand),
     .place_of_source = collapsed_place},
    {BUFFER_ROW(OP_tensor_extract, FLOW_NEW, rewrite_extract)},
    {BUFFER_ROW(OP_tensor_extract_slice, FLOW_PART, rewrite_extract_slice)},
    {BUFFER_ROW(OP_tensor_from_elements, FLOW_NEW, rewrite_from_elements)},
    {BUFFER_ROW(OP_tensor_generate, FLOW_NEW, rewrite_generate)},
    {BUFFER_ROW(OP_tensor_insert, FLOW_WRITES, rewrite_insert)},
    {BUFFER_ROW(OP_tensor_insert_slice, FLOW_WRITES, rewrite_insert_slice),
     .reads = reads_rest},
    {BUFFER_ROW(OP_tensor_parallel_insert_slice, FLOW_WRITES,
                rewrite_parallel_insert),
     .use = use_of_insert},
    {BUFFER_ROW(OP_tensor_rank, FLOW_SIZES, rewrite_rank)},
    {BUFFER_ROW(OP_tensor_reshape, FLOW_WHOLE, rewrite_reshape)},
    {BUFFER_ROW(OP_tensor_splat, FLOW_NEW, rewrite_splat)},
    {BUFFER_ROW(OP_tensor_yield, FLOW_END, is_end)},
    {0},
};

// Of finalize-memref-to-llvm: operations that make another descriptor of the
// same memory.
//
// The descriptor of an unranked memref is read through its pointer, and a new
// one lies on the stack. Reshaping to a rank known at run time only takes a
// loop over the dimensions, last first, which carries the running stride:
//
//     br ^head(rank - 1, 1)
//   ^head(i, stride):
//     cond_br i >= 0, ^body, ^rest
//   ^body:
//     sizes[i] = shape[i]; strides[i] = stride
//     br ^head(i - 1, stride * shape[i])
//   ^rest:

#include "lowering/to_llvm/to_llvm.h"

typedef struct Memory { // of a view: where its memory is
  Value *allocated, *aligned, *offset;
} Memory;

static uint32_t space_number(const Type *memref) {
  uint32_t space;
  memref_address_space(memref, &space);
  return space;
}

// The pointers only.
static Memory read_pointers(Conv *c, Value *descriptor, const Type *memref) {
  if (type_is(memref, TY_MEMREF)) {
    Value *allocated = descriptor_allocated(c, descriptor);
    return (Memory){allocated, descriptor_aligned(c, descriptor), NULL};
  }
  Value *pointer = unranked_pointer(c, descriptor);
  uint32_t space = space_number(memref);
  Value *allocated = unranked_buffer_pointer(c, pointer, space, false);
  return (Memory){allocated, unranked_buffer_pointer(c, pointer, space, true),
                  NULL};
}

// Where, behind an unranked descriptor, offset, sizes and strides lie.
static Value *unranked_offset_address(Conv *c, Value *pointer, uint32_t space) {
  Type *ptr = pointer_type(llvm_types(c), c->ctx->i8, space);
  return llvm_gep(c, pointer, ptr, NULL, 2, llvm_attrs(c)->gep_none);
}

static Memory read_source(Conv *c, Value *descriptor, const Type *memref) {
  Memory source = read_pointers(c, descriptor, memref);
  if (type_is(memref, TY_MEMREF)) {
    source.offset = descriptor_offset(c, descriptor);
    return source;
  }
  Value *pointer = unranked_pointer(c, descriptor);
  Value *address = unranked_offset_address(c, pointer, space_number(memref));
  source.offset = llvm_load(c, llvm_types(c)->index, address, NULL, false);
  return source;
}

static Value *set_pointers(Conv *c, Value *d, const Memory *source) {
  d = descriptor_set_allocated(c, d, source->allocated);
  return descriptor_set_aligned(c, d, source->aligned);
}

// Casts

static bool lower_cast(Conv *c, Op *op) {
  Value *source;
  if (!conv_operands(c, op, 0, 1, &source))
    return false;
  Type *from = op_operand(op, 0)->type, *to = op->results[0].type;
  Type *type = type_convert(llvm_types(c), to);
  if (!type)
    return conv_decline_type(c, op, to);
  bool from_ranked = type_is(from, TY_MEMREF),
       to_ranked = type_is(to, TY_MEMREF);
  if (from_ranked == to_ranked)
    return conv_replace1(c, op, source);
  if (from_ranked)
    return conv_replace1(
        c, op, unranked_from_ranked(c, op_result(op, 0), source, NULL));
  Value *pointer = unranked_pointer(c, source);
  return conv_replace1(c, op, llvm_load(c, type, pointer, NULL, false));
}

static Value *cast_pointer(Conv *c, Value *pointer, uint32_t space) {
  Type *type = type_llvm_ptr(c->ctx, pointer->type->as.ptr.pointee, space);
  return llvm_cast(c, OP_llvm_addrspacecast, type, pointer);
}

static Value *cast_ranked_space(Conv *c, Value *descriptor, Type *from,
                                Type *to) {
  Value **fields = arena_array(c->arena, Value *, type_num_fields(from));
  descriptor_unpack(c, descriptor, from, fields);
  fields[0] = cast_pointer(c, fields[0], space_number(to));
  fields[1] = cast_pointer(c, fields[1], space_number(to));
  return descriptor_pack(c, to, fields);
}

// The descriptor behind it is copied, with its pointers cast.
static Value *cast_unranked_space(Conv *c, const Value *result,
                                  Value *descriptor, Type *from) {
  Type *to = result->type;
  Value *rank = unranked_rank(c, descriptor);
  Value *source = unranked_pointer(c, descriptor);
  Value *d = llvm_poison(c, memref_unranked_descriptor_type(llvm_types(c)));
  d = unranked_set_rank(c, d, rank);
  Value *size = unranked_size(c, d, space_number(to));
  Value *target = unranked_slot(c, result, size);
  d = unranked_set_pointer(c, d, target);
  Value *pointers[2];
  for (int i = 0; i < 2; i++) {
    pointers[i] = unranked_buffer_pointer(c, source, space_number(from), i);
    pointers[i] = cast_pointer(c, pointers[i], space_number(to));
  }
  Type *ptr = pointers[0]->type;
  llvm_store(c, pointers[0], target, NULL, false);
  Value *second = llvm_gep(c, target, ptr, NULL, 1, llvm_attrs(c)->gep_none);
  llvm_store(c, pointers[1], second, NULL, false);
  Value *rest = unranked_offset_address(c, source, space_number(from));
  Value *rest_to = unranked_offset_address(c, target, space_number(to));
  uint32_t bits =
      data_layout_pointer_bits(llvm_types(c)->layout, space_number(to));
  Value *head_size = llvm_index(c, 2 * ((bits + 7) / 8));
  llvm_memcpy(c, rest_to, rest, llvm_sub(c, size, head_size));
  return d;
}

static bool lower_memory_space_cast(Conv *c, Op *op) {
  Value *source;
  if (!conv_operands(c, op, 0, 1, &source))
    return false;
  Type *from = op_operand(op, 0)->type, *to = op->results[0].type;
  if (!type_convert(llvm_types(c), to))
    return conv_decline_type(c, op, to);
  if (space_number(from) == space_number(to))
    return conv_replace1(c, op, source);
  Value *result = type_is(from, TY_MEMREF)
                      ? cast_ranked_space(c, source, from, to)
                      : cast_unranked_space(c, op_result(op, 0), source, from);
  return conv_replace1(c, op, result);
}

// Offset, sizes and strides as written

static Mixed *list_of_slot(Conv *c, const Op *op, uint32_t group,
                           uint32_t slot) {
  uint32_t count;
  return mixed_list(c->arena, op, group, slot, &count);
}

static Value *lowered_mixed(Conv *c, Mixed m) {
  return m.value ? conv_value(c, m.value) : llvm_index(c, m.number);
}

// Builds a descriptor of the given offset, sizes and strides.
static bool lower_reinterpret_cast(Conv *c, Op *op) {
  Type *from = op_operand(op, 0)->type, *to = op->results[0].type;
  const MemrefLayout *layout = memref_layout(llvm_types(c), to);
  if (!layout)
    return conv_decline_type(c, op, to);
  Value **values = arena_array(c->arena, Value *, op->noperands);
  if (!conv_operands(c, op, 0, op->noperands, values))
    return false;
  Mixed *offset = list_of_slot(c, op, G_memref_reinterpret_cast_offsets,
                               A_memref_reinterpret_cast_static_offsets);
  Mixed *sizes = list_of_slot(c, op, G_memref_reinterpret_cast_sizes,
                              A_memref_reinterpret_cast_static_sizes);
  Mixed *strides = list_of_slot(c, op, G_memref_reinterpret_cast_strides,
                                A_memref_reinterpret_cast_static_strides);
  Value *d = descriptor_poison(c, to);
  Memory source = read_pointers(c, values[0], from);
  d = set_pointers(c, d, &source);
  d = descriptor_set_offset(c, d, lowered_mixed(c, *offset));
  for (int i = 0; i < layout->rank; i++) {
    d = descriptor_set_size(c, d, i, lowered_mixed(c, sizes[i]));
    d = descriptor_set_stride(c, d, i, lowered_mixed(c, strides[i]));
  }
  return conv_replace1(c, op, d);
}

// A view of bytes as something else: row-major, from a number of bytes on.
static bool lower_view(Conv *c, Op *op) {
  Type *to = op->results[0].type;
  const MemrefLayout *layout = memref_layout(llvm_types(c), to);
  if (!layout)
    return conv_decline_type(c, op, to);
  Value **values = arena_array(c->arena, Value *, op->noperands);
  if (!conv_operands(c, op, 0, op->noperands, values))
    return false;
  Value *d = descriptor_poison(c, to);
  d = descriptor_set_allocated(c, d, descriptor_allocated(c, values[0]));
  Value *base = descriptor_aligned(c, values[0]);
  base = llvm_gep(c, base, c->ctx->i8, values[1], 0, llvm_attrs(c)->gep_none);
  d = descriptor_set_aligned(c, d, base);
  d = descriptor_set_offset(c, d, llvm_index(c, 0));
  Value **next_size = values + op->noperands;
  Value *stride = NULL, *inner_size = NULL;
  for (int i = layout->rank - 1; i >= 0; i--) {
    int64_t dim = to->as.shaped.shape[i];
    Value *size = dim == DYNAMIC ? *--next_size : llvm_index(c, dim);
    d = descriptor_set_size(c, d, i, size);
    stride = layout->strides[i] != DYNAMIC ? llvm_index(c, layout->strides[i])
                                           : llvm_mul(c, stride, inner_size);
    d = descriptor_set_stride(c, d, i, stride);
    inner_size = size;
  }
  return conv_replace1(c, op, d);
}

// Reshapes

// Element `at` of the memref of sizes, as an index.
static Value *load_size(Conv *c, Value *descriptor, Type *memref, Value *at) {
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  Value *address = descriptor_element(c, descriptor, memref, &at, true);
  Value *size = llvm_load(c, layout->element, address, NULL, false);
  uint32_t from = layout->element->as.integer.width;
  uint32_t to = llvm_types(c)->index_bits;
  if (from == to)
    return size;
  return llvm_cast(c, from < to ? OP_llvm_sext : OP_llvm_trunc,
                   llvm_types(c)->index, size);
}

static Value *reshape_to_ranked(Conv *c, Op *op, Value *const *values) {
  Type *from = op_operand(op, 0)->type, *to = op->results[0].type;
  Type *shape = op_operand(op, 1)->type;
  Value *d = descriptor_poison(c, to);
  Memory source = read_pointers(c, values[0], from);
  d = set_pointers(c, d, &source);
  d = descriptor_set_offset(c, d, llvm_index(c, 0));
  Value *stride = llvm_index(c, 1);
  for (int i = to->as.shaped.rank - 1; i >= 0; i--) {
    int64_t dim = to->as.shaped.shape[i];
    Value *size = dim != DYNAMIC
                      ? llvm_index(c, dim)
                      : load_size(c, values[1], shape, llvm_index(c, i));
    d = descriptor_set_size(c, d, i, size);
    d = descriptor_set_stride(c, d, i, stride);
    if (i)
      stride = llvm_mul(c, stride, size);
  }
  return d;
}

// The loop in the head of this file. Leaves the builder at its end.
static void fill_shape(Conv *c, Op *op, Value *shape_descriptor, Value *rank,
                       Value *sizes, Value *strides) {
  Type *index = llvm_types(c)->index, *shape = op_operand(op, 1)->type;
  Attr *flags = llvm_attrs(c)->gep_none;
  Pool *pool = c->b.pool;
  Value *one = llvm_index(c, 1);
  Value *last = llvm_sub(c, rank, one);
  Block *before = op->block, *rest = block_split_before(pool, op);
  Block *head = block_create(pool, op->loc),
        *body = block_create(pool, op->loc);
  block_insert_before(rest, head);
  block_insert_before(rest, body);
  Value *i = block_add_arg(pool, head, index, op->loc);
  Value *stride = block_add_arg(pool, head, index, op->loc);
  builder_at_end(&c->b, before);
  llvm_br(c, head, (Value *[]){last, one}, 2);
  builder_at_end(&c->b, head);
  Value *more = llvm_icmp(c, E_llvm_icmp_sge, i, llvm_index(c, 0));
  llvm_cond_br(c, more, body, NULL, 0, rest, NULL, 0, NULL);
  builder_at_end(&c->b, body);
  Value *size = load_size(c, shape_descriptor, shape, i);
  llvm_store(c, size, llvm_gep(c, sizes, index, i, 0, flags), NULL, false);
  llvm_store(c, stride, llvm_gep(c, strides, index, i, 0, flags), NULL, false);
  Value *next_stride = llvm_mul(c, stride, size);
  Value *next = llvm_sub(c, i, one);
  llvm_br(c, head, (Value *[]){next, next_stride}, 2);
}

// Builds an unranked descriptor with the sizes of a list.
static Value *reshape_to_unranked(Conv *c, Op *op, Value *const *values) {
  Type *from = op_operand(op, 0)->type, *shape = op_operand(op, 1)->type;
  Type *index = llvm_types(c)->index;
  Attr *flags = llvm_attrs(c)->gep_none;
  int64_t count = shape->as.shaped.shape[0];
  Value *rank = count == DYNAMIC ? descriptor_size(c, values[1], 0)
                                 : llvm_index(c, count);
  Value *d = llvm_poison(c, memref_unranked_descriptor_type(llvm_types(c)));
  d = unranked_set_rank(c, d, rank);
  Value *memory = unranked_slot(c, op_result(op, 0),
                                unranked_size(c, d, space_number(from)));
  d = unranked_set_pointer(c, d, memory);
  Memory source = read_source(c, values[0], from);
  Type *ptr = source.allocated->type;
  llvm_store(c, source.allocated, memory, NULL, false);
  llvm_store(c, source.aligned, llvm_gep(c, memory, ptr, NULL, 1, flags), NULL,
             false);
  llvm_store(c, source.offset, llvm_gep(c, memory, ptr, NULL, 2, flags), NULL,
             false);
  Type *fields[4] = {ptr, ptr, index, index};
  Type *head = type_llvm_struct(c->ctx, fields, 4, false);
  Value *sizes =
      llvm_gep_n(c, memory, head, NULL, 0, (int32_t[]){0, 3}, 2, flags);
  Value *strides = llvm_gep(c, sizes, index, rank, 0, flags);
  fill_shape(c, op, values[1], rank, sizes, strides);
  return d;
}

static bool lower_reshape(Conv *c, Op *op) {
  Value *values[2];
  if (!conv_operands(c, op, 0, 2, values))
    return false;
  Type *to = op->results[0].type;
  if (!type_convert(llvm_types(c), to))
    return conv_decline_type(c, op, to);
  Value *result = type_is(to, TY_MEMREF) ? reshape_to_ranked(c, op, values)
                                         : reshape_to_unranked(c, op, values);
  return conv_replace1(c, op, result);
}

// Builds a descriptor with sizes and strides in another order.
static bool lower_transpose(Conv *c, Op *op) {
  Value *source;
  if (!conv_operands(c, op, 0, 1, &source))
    return false;
  Type *to = op->results[0].type;
  if (!type_convert(llvm_types(c), to))
    return conv_decline_type(c, op, to);
  const Attr *map = op_slot(op, A_memref_transpose_permutation);
  if (map_is_identity(map))
    return conv_replace1(c, op, source);
  Value *d = descriptor_poison(c, to);
  d = descriptor_set_allocated(c, d, descriptor_allocated(c, source));
  d = descriptor_set_aligned(c, d, descriptor_aligned(c, source));
  d = descriptor_set_offset(c, d, descriptor_offset(c, source));
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    int64_t dim = map->as.map.results[i]->value;
    d = descriptor_set_size(c, d, i, descriptor_size(c, source, dim));
    d = descriptor_set_stride(c, d, i, descriptor_stride(c, source, dim));
  }
  return conv_replace1(c, op, d);
}

// Taking apart

typedef Value *FieldFn(Conv *c, Value *descriptor, int64_t dim);

static Value *known_or(Conv *c, const Value *old, int64_t number, FieldFn *get,
                       Value *descriptor, int64_t dim) {
  return old->uses && number != DYNAMIC ? llvm_index(c, number)
                                        : get(c, descriptor, dim);
}

// Most of the results are never used; when code is to be produced, those are not
// made.
static bool lower_extract_strided_metadata(Conv *c, Op *op) {
  Value *descriptor;
  Type *memref = op_operand(op, 0)->type, *base = op->results[0].type;
  if (!conv_operands(c, op, 0, 1, &descriptor))
    return false;
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  if (!type_convert(llvm_types(c), base))
    return conv_decline_type(c, op, base);
  Value **results = arena_zero(c->arena, op->nresults * sizeof *results, 8);
  const Value *old = op->results;
  bool all = !c->total;
  if (all || old[0].uses) {
    Memory source = read_pointers(c, descriptor, memref);
    Value *d = set_pointers(c, descriptor_poison(c, base), &source);
    results[0] = descriptor_set_offset(c, d, llvm_index(c, 0));
  }
  if (all || old[1].uses)
    results[1] = old[1].uses && layout->offset != DYNAMIC
                     ? llvm_index(c, layout->offset)
                     : descriptor_offset(c, descriptor);
  int rank = layout->rank;
  for (int i = 0; i < rank; i++)
    if (all || old[2 + i].uses)
      results[2 + i] = known_or(c, &old[2 + i], memref->as.shaped.shape[i],
                                descriptor_size, descriptor, i);
  for (int i = 0; i < rank; i++)
    if (all || old[2 + rank + i].uses)
      results[2 + rank + i] =
          known_or(c, &old[2 + rank + i], layout->strides[i], descriptor_stride,
                   descriptor, i);
  return conv_replace(c, op, results);
}

static bool lower_extract_aligned_pointer_as_index(Conv *c, Op *op) {
  Value *descriptor;
  Type *memref = op_operand(op, 0)->type;
  if (!conv_operands(c, op, 0, 1, &descriptor))
    return false;
  Value *pointer =
      type_is(memref, TY_MEMREF)
          ? descriptor_aligned(c, descriptor)
          : unranked_buffer_pointer(c, unranked_pointer(c, descriptor),
                                    space_number(memref), true);
  return conv_replace1(
      c, op, llvm_cast(c, OP_llvm_ptrtoint, llvm_types(c)->index, pointer));
}

static bool lower_strided_view(Conv *c, Op *op) {
  return conv_decline(c, op, "expand-strided-metadata has to come first");
}

void handlers_memref_views(ConvTable *table) {
  conv_on(table, OP_memref_cast, lower_cast);
  conv_on(table, OP_memref_memory_space_cast, lower_memory_space_cast);
  conv_on(table, OP_memref_reinterpret_cast, lower_reinterpret_cast);
  conv_on(table, OP_memref_view, lower_view);
  conv_on(table, OP_memref_reshape, lower_reshape);
  conv_on(table, OP_memref_transpose, lower_transpose);
  conv_on(table, OP_memref_extract_strided_metadata,
          lower_extract_strided_metadata);
  conv_on(table, OP_memref_extract_aligned_pointer_as_index,
          lower_extract_aligned_pointer_as_index);
  conv_on(table, OP_memref_subview, lower_strided_view);
  conv_on(table, OP_memref_expand_shape, lower_strided_view);
  conv_on(table, OP_memref_collapse_shape, lower_strided_view);
}

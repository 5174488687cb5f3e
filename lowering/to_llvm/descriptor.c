// Memref descriptors as values of the LLVM dialect.
//
//   ranked     {allocated, aligned, offset, [rank x size], [rank x stride]}
//   unranked   {rank, pointer to a ranked descriptor}
//
// The aligned pointer is the base of every access; the allocated one serves
// deallocation only. What a memref type says statically is taken from there:
// sizes, strides and the offset are read from the descriptor only where they
// are dynamic. The ranked descriptor behind an unranked one lies on the stack
// of the function that made it, in the entry block if no other round of a loop
// sees it; when it is returned it is copied to the heap, and the caller copies
// it to its own stack and frees the copy.

#include "lowering/to_llvm/to_llvm.h"
#include "lowering/to_llvm/passes.h"

enum { ALLOCATED, ALIGNED, OFFSET, SIZES, STRIDES };

Value *descriptor_poison(Conv *c, Type *memref) {
  return llvm_poison(c, type_convert(llvm_types(c), memref));
}

Value *descriptor_allocated(Conv *c, Value *descriptor) {
  return llvm_extract(c, descriptor, ALLOCATED);
}

Value *descriptor_aligned(Conv *c, Value *descriptor) {
  return llvm_extract(c, descriptor, ALIGNED);
}

Value *descriptor_offset(Conv *c, Value *descriptor) {
  return llvm_extract(c, descriptor, OFFSET);
}

Value *descriptor_size(Conv *c, Value *descriptor, int64_t dim) {
  return llvm_extract2(c, descriptor, SIZES, dim);
}

Value *descriptor_stride(Conv *c, Value *descriptor, int64_t dim) {
  return llvm_extract2(c, descriptor, STRIDES, dim);
}

static Value *set_pointer(Conv *c, Value *descriptor, Value *pointer,
                          uint32_t i) {
  Type *type = descriptor->type->as.structure.fields[i];
  return llvm_insert(c, descriptor, llvm_pointer_as(c, pointer, type), i);
}

Value *descriptor_set_allocated(Conv *c, Value *descriptor, Value *pointer) {
  return set_pointer(c, descriptor, pointer, ALLOCATED);
}

Value *descriptor_set_aligned(Conv *c, Value *descriptor, Value *pointer) {
  return set_pointer(c, descriptor, pointer, ALIGNED);
}

Value *descriptor_set_offset(Conv *c, Value *descriptor, Value *offset) {
  return llvm_insert(c, descriptor, offset, OFFSET);
}

Value *descriptor_set_size(Conv *c, Value *descriptor, int64_t dim,
                           Value *size) {
  return llvm_insert2(c, descriptor, size, SIZES, dim);
}

Value *descriptor_set_stride(Conv *c, Value *descriptor, int64_t dim,
                             Value *stride) {
  return llvm_insert2(c, descriptor, stride, STRIDES, dim);
}

// Whole descriptors

static Value *pack_unranked(Conv *c, Value *const *fields) {
  return unranked_make(c, fields[0], fields[1]);
}

Value *descriptor_pack(Conv *c, Type *memref, Value *const *fields) {
  if (type_is(memref, TY_UNRANKED_MEMREF))
    return pack_unranked(c, fields);
  int rank = memref->as.shaped.rank;
  Value *d = descriptor_poison(c, memref);
  d = descriptor_set_allocated(c, d, fields[0]);
  d = descriptor_set_aligned(c, d, fields[1]);
  d = descriptor_set_offset(c, d, fields[2]);
  for (int i = 0; i < rank; i++) {
    d = descriptor_set_size(c, d, i, fields[3 + i]);
    d = descriptor_set_stride(c, d, i, fields[3 + rank + i]);
  }
  return d;
}

void descriptor_unpack(Conv *c, Value *descriptor, Type *memref,
                       Value **fields) {
  if (type_is(memref, TY_UNRANKED_MEMREF)) {
    fields[0] = unranked_rank(c, descriptor);
    fields[1] = unranked_pointer(c, descriptor);
    return;
  }
  int rank = memref->as.shaped.rank;
  fields[0] = descriptor_allocated(c, descriptor);
  fields[1] = descriptor_aligned(c, descriptor);
  fields[2] = descriptor_offset(c, descriptor);
  for (int i = 0; i < rank; i++)
    fields[3 + i] = descriptor_size(c, descriptor, i);
  for (int i = 0; i < rank; i++)
    fields[3 + rank + i] = descriptor_stride(c, descriptor, i);
}

// Where the function begins, and as its first line.
Value *descriptor_join(Conv *c, Type *memref, ValueList fields) {
  c->b.loc = c->b.block->parent->parent->loc;
  return descriptor_pack(c, memref, fields.items);
}

Value *descriptor_from_static(Conv *c, Type *memref, Value *pointer) {
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  CHECK(layout && layout->bare);
  Value *d = descriptor_poison(c, memref);
  d = descriptor_set_allocated(c, d, pointer);
  d = descriptor_set_aligned(c, d, pointer);
  d = descriptor_set_offset(c, d, llvm_index(c, layout->offset));
  for (int i = 0; i < layout->rank; i++) {
    Value *size = llvm_index(c, memref->as.shaped.shape[i]);
    d = descriptor_set_size(c, d, i, size);
    Value *stride = llvm_index(c, layout->strides[i]);
    d = descriptor_set_stride(c, d, i, stride);
  }
  return d;
}

Value *descriptor_make(Conv *c, Type *memref, Value *allocated, Value *aligned,
                       Value *const *sizes, Value *const *strides) {
  int rank = memref->as.shaped.rank;
  Value *d = descriptor_poison(c, memref);
  d = descriptor_set_allocated(c, d, allocated);
  d = descriptor_set_aligned(c, d, aligned);
  d = descriptor_set_offset(c, d, llvm_index(c, 0));
  for (int i = 0; i < rank; i++)
    d = descriptor_set_size(c, d, i, sizes[i]);
  for (int i = 0; i < rank; i++)
    d = descriptor_set_stride(c, d, i, strides[i]);
  return d;
}

// Addresses

Value *descriptor_buffer(Conv *c, Value *descriptor, Type *memref) {
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  Value *base = descriptor_aligned(c, descriptor);
  if (!layout->offset)
    return base;
  Value *offset = layout->offset == DYNAMIC ? descriptor_offset(c, descriptor)
                                            : llvm_index(c, layout->offset);
  return llvm_gep(c, base, layout->element, offset, 0, llvm_attrs(c)->gep_none);
}

static Value *stride_at(Conv *c, Value *descriptor, const MemrefLayout *layout,
                        int dim) {
  if (layout->strides[dim] == DYNAMIC)
    return descriptor_stride(c, descriptor, dim);
  return llvm_index(c, layout->strides[dim]);
}

// Index times stride, if that is not one.
static Value *term_of(Conv *c, Value *descriptor, const MemrefLayout *layout,
                      int dim, Value *index, Attr *flags) {
  if (layout->strides[dim] == 1)
    return index;
  Value *stride = stride_at(c, descriptor, layout, dim);
  return llvm_arith(c, OP_llvm_mul, index, stride, flags);
}

static Value *linear_index(Conv *c, Value *descriptor,
                           const MemrefLayout *layout, Value *const *indices,
                           Attr *flags) {
  Value *sum = NULL;
  for (int i = 0; i < layout->rank; i++) {
    Value *term = term_of(c, descriptor, layout, i, indices[i], flags);
    sum = sum ? llvm_arith(c, OP_llvm_add, sum, term, flags) : term;
  }
  return sum;
}

// Dimension by dimension, as C does it for arrays of arrays: the address of a
// row then stays the same in a loop along it, and what one round loads at j + 1
// and the next at j is seen to be the same. Of a sum only half is.
static Value *stepwise(Conv *c, Value *descriptor, Value *base,
                       const MemrefLayout *layout, Value *const *indices,
                       Attr *arith, Attr *gep) {
  for (int i = 0; i < layout->rank; i++) {
    Value *term = term_of(c, descriptor, layout, i, indices[i], arith);
    base = llvm_gep(c, base, layout->element, term, 0, gep);
  }
  return base;
}

static bool wants_steps(const Conv *c) {
  const Options_memref_to_llvm *options = PASS_OPTIONS(c->run, memref_to_llvm);
  return options && options->stepwise;
}

Value *descriptor_element(Conv *c, Value *descriptor, Type *memref,
                          Value *const *indices, bool in_bounds) {
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  const ConvAttrs *attrs = llvm_attrs(c);
  Value *base = descriptor_buffer(c, descriptor, memref);
  if (!layout->rank)
    return base;
  // A negative stride makes the sum wrap as an unsigned number.
  Attr *arith = !in_bounds         ? attrs->no_overflow
                : layout->positive ? attrs->overflow_nsw_nuw
                                   : attrs->overflow_nsw;
  Attr *gep = !in_bounds         ? attrs->gep_none
              : layout->positive ? attrs->gep_inbounds_nuw
                                 : attrs->gep_inbounds;
  if (in_bounds && layout->positive && wants_steps(c))
    return stepwise(c, descriptor, base, layout, indices, arith, gep);
  Value *index = linear_index(c, descriptor, layout, indices, arith);
  return llvm_gep(c, base, layout->element, index, 0, gep);
}

// How far it is from one element to the next: the target's padding included.
Value *llvm_size_of(Conv *c, Type *type) {
  Value *null = llvm_null(c, pointer_type(llvm_types(c), type, 0));
  Value *end = llvm_gep(c, null, type, NULL, 1, llvm_attrs(c)->gep_none);
  return llvm_cast(c, OP_llvm_ptrtoint, llvm_types(c)->index, end);
}

// Unranked descriptors

Value *unranked_rank(Conv *c, Value *descriptor) {
  return llvm_extract(c, descriptor, 0);
}

Value *unranked_pointer(Conv *c, Value *descriptor) {
  return llvm_extract(c, descriptor, 1);
}

Value *unranked_set_rank(Conv *c, Value *descriptor, Value *rank) {
  return llvm_insert(c, descriptor, rank, 0);
}

Value *unranked_set_pointer(Conv *c, Value *descriptor, Value *pointer) {
  return set_pointer(c, descriptor, pointer, 1);
}

Value *unranked_make(Conv *c, Value *rank, Value *pointer) {
  Type *type = memref_unranked_descriptor_type(llvm_types(c));
  Value *d = unranked_set_rank(c, llvm_poison(c, type), rank);
  return unranked_set_pointer(c, d, pointer);
}

static uint32_t pointer_bytes(Conv *c, uint32_t space) {
  return (data_layout_pointer_bits(llvm_types(c)->layout, space) + 7) / 8;
}

// Two pointers, and 2 * rank + 1 numbers.
Value *unranked_size(Conv *c, Value *descriptor, uint32_t space) {
  Value *one = llvm_index(c, 1);
  Value *two = llvm_index(c, 2);
  Value *index_size = llvm_index(c, (llvm_types(c)->index_bits + 7) / 8);
  Value *pointer_size = llvm_index(c, pointer_bytes(c, space));
  Value *pointers = llvm_mul(c, two, pointer_size);
  Value *rank = unranked_rank(c, descriptor);
  Value *numbers = llvm_add(c, llvm_mul(c, two, rank), one);
  return llvm_add(c, pointers, llvm_mul(c, numbers, index_size));
}

// The stack
//
// A slot for a descriptor lives as long as the function, so a loop would take
// more of the stack in each round. When code is to be produced it is in the
// entry block, unless the value is passed on to where the next round may be.

// Whether an unranked memref may be used after the iteration that made it.
static bool outlives_round(const Value *unranked) {
  for (const Use *use = unranked->uses; use; use = use->next) {
    const Op *op = use->owner;
    switch (op->info->opcode) {
    case OP_func_call:
    case OP_func_call_indirect:
    case OP_func_return:
    case OP_memref_copy:
    case OP_memref_dealloc:
    case OP_memref_dim:
    case OP_memref_rank:
    case OP_memref_reshape: break;
    case OP_memref_cast:
    case OP_memref_memory_space_cast:
      if (type_is(op->results[0].type, TY_UNRANKED_MEMREF) &&
          outlives_round(&op->results[0]))
        return true;
      break;
    default: return true;
    }
  }
  return false;
}

// The entry block of the function that is built.
static Block *entry_around(Conv *c) {
  Region *region = c->b.block->parent;
  while (!op_is(region->parent, OP_llvm_func) &&
         !op_is(region->parent, OP_func_func)) {
    const Op *op = region->parent;
    if (!op->block)
      return NULL;
    region = op->block->parent;
  }
  return region->first;
}

// The builder goes to the entry block if the slot for `unranked` may be there;
// where it was.
static Builder go_to_entry(Conv *c, const Value *unranked, bool *is_there) {
  Builder here = c->b;
  Block *entry = c->total && unranked && !outlives_round(unranked)
                     ? entry_around(c)
                     : NULL;
  *is_there = entry != NULL;
  if (entry) {
    builder_at_start(&c->b, entry);
    c->b.loc = here.loc;
  }
  return here;
}

// Dimensions that there is room for in the entry block whatever the rank is.
enum { USUAL_RANK = 8 };

// The memory is of bytes, but pointers and integers will be in it, of which
// mlir-opt's alignment says nothing.
Value *unranked_slot(Conv *c, const Value *unranked, Value *size) {
  Attr *alignment = c->total ? attr_i64(c->ctx, pointer_bytes(c, 0)) : NULL;
  uint32_t index_bytes = (llvm_types(c)->index_bits + 7) / 8;
  int64_t usual_size =
      2 * pointer_bytes(c, 0) + (2 * USUAL_RANK + 1) * index_bytes;
  bool is_there;
  Builder here = go_to_entry(c, unranked, &is_there);
  if (!is_there)
    return llvm_stack_slot(c, c->ctx->i8, size, alignment);
  Value *usual =
      llvm_stack_slot(c, c->ctx->i8, llvm_index(c, usual_size), alignment);
  c->b = here;
  Value *fits = llvm_icmp(c, E_llvm_icmp_ule, size, llvm_index(c, usual_size));
  Value *more = llvm_select(c, fits, llvm_index(c, 0), size);
  Value *large = llvm_stack_slot(c, c->ctx->i8, more, alignment);
  return llvm_select(c, fits, usual, large);
}

Value *unranked_buffer_pointer(Conv *c, Value *pointer, uint32_t space,
                               bool aligned) {
  Type *ptr = pointer_type(llvm_types(c), c->ctx->i8, space);
  if (aligned)
    pointer = llvm_gep(c, pointer, ptr, NULL, 1, llvm_attrs(c)->gep_none);
  return llvm_load(c, ptr, pointer, NULL, false);
}

// One that goes to or comes from another function.
static Value *copy_unranked(Conv *c, const Value *old, Value *descriptor,
                            uint32_t space, bool to_heap) {
  Ctx *ctx = c->ctx;
  Type *index = llvm_types(c)->index;
  Type *ptr = pointer_type(llvm_types(c), ctx->i8, 0);
  Value *size = unranked_size(c, descriptor, space);
  Value *memory;
  if (to_heap) {
    Type *type = type_llvm_func(ctx, ptr, &index, 1, false);
    Attr *malloc_name = conv_runtime_function(c, "malloc", type);
    memory = llvm_call(c, malloc_name, NULL, ptr, &size, 1, NULL);
  } else {
    memory = unranked_slot(c, old, size);
  }
  Value *source = unranked_pointer(c, descriptor);
  llvm_memcpy(c, memory, source, size);
  if (!to_heap) {
    Type *type = type_llvm_func(ctx, ctx->llvm_void, &ptr, 1, false);
    Attr *free_name = conv_runtime_function(c, "free", type);
    llvm_call(c, free_name, NULL, ctx->llvm_void, &source, 1, NULL);
  }
  Value *d = llvm_poison(c, memref_unranked_descriptor_type(llvm_types(c)));
  d = unranked_set_rank(c, d, unranked_rank(c, descriptor));
  return unranked_set_pointer(c, d, memory);
}

void unranked_copy_all(Conv *c, Value *const *old, Value **values, uint32_t n,
                       bool to_heap) {
  for (uint32_t i = 0; i < n; i++) {
    Type *type = old[i]->type;
    uint32_t space;
    if (type_is(type, TY_UNRANKED_MEMREF) && memref_address_space(type, &space))
      values[i] = copy_unranked(c, old[i], values[i], space, to_heap);
  }
}

Value *unranked_from_ranked(Conv *c, const Value *unranked, Value *descriptor,
                            Value *rank) {
  bool is_there;
  Builder here = go_to_entry(c, unranked, &is_there);
  Value *one = llvm_index(c, 1);
  Value *memory = llvm_stack_slot(c, descriptor->type, one, NULL);
  if (is_there)
    c->b = here;
  llvm_store(c, descriptor, memory, NULL, false);
  if (!rank) {
    uint64_t n = 0;
    if (descriptor->type->as.structure.nfields > SIZES)
      n = descriptor->type->as.structure.fields[SIZES]->as.array.count;
    rank = llvm_index(c, (int64_t)n);
  }
  return unranked_make(c, rank, memory);
}

// Of finalize-memref-to-llvm: allocation, deallocation and copies.
//
// The heap is the C library's. Without use-aligned-alloc, an allocation with an
// alignment asks malloc for that much more and rounds the pointer up; the
// allocated pointer is kept for free. With it, aligned_alloc gets the size
// rounded up to a multiple of the alignment, which is at least 16; so does an
// allocation that is marked (alloc_mark_bare), if malloc aligns less.
//
// An allocation that is marked (alloc_mark_checked) ends the program when there
// is no memory, see check_memory().
//
// A copy between contiguous memrefs is a memcpy; any other calls memrefCopy of
// the runtime with two unranked descriptors on the stack, which is released
// behind the call: a copy in a loop must not eat the stack.

#include "ir/build/memref.h"
#include "lowering/to_llvm/passes.h"
#include "lowering/to_llvm/to_llvm.h"

typedef struct Shape {
  Value **sizes, **strides;
  Value *count; // of elements
} Shape;

// Sizes, row-major strides and the number of elements of a memref that is
// about to be allocated; dynamic sizes are `sizes`, in order.
static Shape make_shape(Conv *c, const Type *memref, Value *const *sizes) {
  int rank = memref->as.shaped.rank;
  const int64_t *dims = memref->as.shaped.shape;
  Shape shape = {arena_array(c->arena, Value *, rank + 1),
                 arena_array(c->arena, Value *, rank + 1), NULL};
  for (int i = 0; i < rank; i++)
    shape.sizes[i] = dims[i] == DYNAMIC ? *sizes++ : llvm_index(c, dims[i]);
  Value *running = llvm_index(c, 1);
  int64_t stride = 1;
  for (int i = rank - 1; i >= 0; i--) {
    shape.strides[i] = running;
    bool size_is_stride = stride == 1;
    stride =
        dims[i] == DYNAMIC || stride == DYNAMIC ? DYNAMIC : stride * dims[i];
    running = size_is_stride      ? shape.sizes[i]
              : stride == DYNAMIC ? llvm_mul(c, running, shape.sizes[i])
                                  : llvm_index(c, stride);
  }
  shape.count = running;
  return shape;
}

// The end of an array of `count` elements at address 0.
static Value *bytes_of(Conv *c, Type *element, Value *count) {
  Value *null = llvm_null(c, pointer_type(llvm_types(c), element, 0));
  Value *end = llvm_gep(c, null, element, count, 0, llvm_attrs(c)->gep_none);
  return llvm_cast(c, OP_llvm_ptrtoint, llvm_types(c)->index, end);
}

// mlir-opt also says how many bytes that are, which nobody asks.
Value **memref_static_sizes(Conv *c, Type *memref, Value ***strides) {
  Shape shape = make_shape(c, memref, NULL);
  *strides = shape.strides;
  if (!c->total)
    bytes_of(c, memref_layout(llvm_types(c), memref)->element, shape.count);
  return shape.sizes;
}

// Up to the next multiple.
static Value *round_up(Conv *c, Value *number, Value *alignment) {
  Value *one = llvm_index(c, 1);
  Value *bump = llvm_sub(c, alignment, one);
  Value *bumped = llvm_add(c, number, bump);
  Value *rest = llvm_binary(c, OP_llvm_urem, bumped, alignment);
  return llvm_sub(c, bumped, rest);
}

static Value *call_runtime(Conv *c, const char *name, Type *result,
                           Value *const *args, uint32_t nargs) {
  Type *types[3];
  for (uint32_t i = 0; i < nargs; i++)
    types[i] = args[i]->type;
  Type *type = type_llvm_func(c->ctx, result, types, nargs, false);
  Attr *callee = conv_runtime_function(c, name, type);
  return llvm_call(c, callee, NULL, result, args, nargs, NULL);
}

static Value *to_space(Conv *c, Value *pointer, uint32_t space) {
  if (pointer->type->as.ptr.space == space)
    return pointer;
  Type *type = type_llvm_ptr(c->ctx, pointer->type->as.ptr.pointee, space);
  return llvm_cast(c, OP_llvm_addrspacecast, type, pointer);
}

// Allocations

typedef struct Buffer {
  Value *allocated, *aligned;
} Buffer;

// What `name` of the heap returns, as memory for elements of the memref.
static Value *call_allocator(Conv *c, const char *name,
                             const MemrefLayout *layout, Value *const *args,
                             uint32_t nargs) {
  Type *bytes = pointer_type(llvm_types(c), c->ctx->i8, 0);
  Value *memory = call_runtime(c, name, bytes, args, nargs);
  return llvm_pointer_to(c, to_space(c, memory, layout->space),
                         layout->element);
}

static bool is_scalar(const Type *element) {
  return type_is_int_or_index(element) || type_is_float(element);
}

static bool is_power_of_two(uint64_t n) {
  return n && !(n & (n - 1));
}

// The mask of an address has as many bits as a pointer of the target.
static bool has_address_masks(Conv *c, uint32_t space) {
  const DataLayout *layout = llvm_types(c)->layout;
  uint32_t bits = llvm_types(c)->index->as.integer.width;
  return PASS_OPTIONS(c->run, memref_to_llvm)->mask_pointers &&
         data_layout_pointer_bits(layout, space) == bits &&
         data_layout_index_bits(layout, space) == bits;
}

// The same memory, from the next multiple of `alignment` on. A pointer made of a
// number could be one to any memory.
static Value *mask_pointer(Conv *c, const MemrefLayout *layout, Value *memory,
                           int64_t alignment) {
  Value *bumped = llvm_gep(c, memory, c->ctx->i8, NULL, (int32_t)alignment - 1,
                           llvm_attrs(c)->gep_none);
  Value *operands[] = {bumped, llvm_index(c, -alignment)};
  Op *masked = llvm_op(c, OP_llvm_intr_ptrmask, bumped->type, operands, 2);
  return llvm_pointer_to(c, op_result(masked, 0), layout->element);
}

static Value *call_malloc(Conv *c, const MemrefLayout *layout, Value *size) {
  bool generic = PASS_OPTIONS(c->run, memref_to_llvm)->use_generic_functions;
  const char *name = generic ? "_mlir_memref_to_llvm_alloc" : "malloc";
  return call_allocator(c, name, layout, &size, 1);
}

static Buffer allocate_with_malloc(Conv *c, Op *op, const MemrefLayout *layout,
                                   Value *size) {
  const Type *memref = op->results[0].type;
  Attr *attr = op_slot(op, A_memref_alloc_alignment);
  Value *alignment = NULL;
  if (attr)
    alignment = llvm_index(c, attr_to_i64(attr));
  else if (!is_scalar(memref->as.shaped.element))
    alignment = llvm_size_of(c, layout->element);
  if (alignment)
    size = llvm_add(c, size, alignment);
  Value *memory = call_malloc(c, layout, size);
  if (!alignment)
    return (Buffer){memory, memory};
  if (attr && is_power_of_two(attr_to_u64(attr)) &&
      attr_to_u64(attr) <= INT32_MAX && has_address_masks(c, layout->space))
    return (Buffer){memory, mask_pointer(c, layout, memory, attr_to_i64(attr))};
  Value *number = llvm_cast(c, OP_llvm_ptrtoint, llvm_types(c)->index, memory);
  number = round_up(c, number, alignment);
  return (Buffer){memory, llvm_cast(c, OP_llvm_inttoptr, memory->type, number)};
}

enum { MIN_ALIGNED_ALLOC = 16 };

static uint64_t next_power_of_two(uint64_t n) {
  uint64_t power = 1;
  while (power < n)
    power *= 2;
  return power;
}

// The static part of the size decides; dynamic sizes may be anything.
static bool is_multiple(const Type *memref, uint64_t element_size,
                        uint64_t alignment) {
  uint64_t size = element_size;
  for (int i = 0; i < memref->as.shaped.rank; i++)
    if (memref->as.shaped.shape[i] != DYNAMIC)
      size *= (uint64_t)memref->as.shaped.shape[i];
  return size % alignment == 0;
}

static Buffer allocate_with_aligned_alloc(Conv *c, Op *op,
                                          const MemrefLayout *layout,
                                          Value *size) {
  uint64_t element_size =
      data_layout_alloc_size(llvm_types(c)->layout, layout->element);
  uint64_t alignment = next_power_of_two(element_size);
  Attr *attr = op_slot(op, A_memref_alloc_alignment);
  if (attr)
    alignment = attr_to_u64(attr);
  else if (alignment < MIN_ALIGNED_ALLOC)
    alignment = MIN_ALIGNED_ALLOC;
  Value *args[2] = {llvm_index(c, (int64_t)alignment), size};
  if (!is_multiple(op->results[0].type, element_size, alignment))
    args[1] = round_up(c, size, args[0]);
  bool generic = PASS_OPTIONS(c->run, memref_to_llvm)->use_generic_functions;
  const char *name =
      generic ? "_mlir_memref_to_llvm_aligned_alloc" : "aligned_alloc";
  Value *memory = call_allocator(c, name, layout, args, 2);
  return (Buffer){memory, memory};
}

static uint64_t alignment_of(Conv *c, const Op *op,
                             const MemrefLayout *layout) {
  const Attr *attr = op_slot(op, A_memref_alloc_alignment);
  if (attr)
    return attr_to_u64(attr);
  if (is_scalar(op->results[0].type->as.shaped.element))
    return 1;
  return next_power_of_two(
      data_layout_alloc_size(llvm_types(c)->layout, layout->element));
}

// Memory of one pointer. What malloc gives is aligned to two words. False: there
// is no such memory, which was reported.
static bool allocate_bare(Conv *c, Op *op, const MemrefLayout *layout,
                          Value *size, bool has_aligned_alloc, Buffer *buffer) {
  uint64_t alignment = alignment_of(c, op, layout);
  uint64_t of_malloc = llvm_types(c)->index->as.integer.width / 8 * 2;
  if (alignment <= of_malloc) {
    Value *memory = call_malloc(c, layout, size);
    *buffer = (Buffer){memory, memory};
    return true;
  }
  if (!has_aligned_alloc)
    return conv_decline(
        c, op,
        "memory aligned to %llu bytes cannot be freed by a bare "
        "pointer here; malloc aligns to %llu",
        (unsigned long long)alignment, (unsigned long long)of_malloc);
  *buffer = allocate_with_aligned_alloc(c, op, layout, size);
  return true;
}

// Checks

typedef struct Checked { // size of an allocation
  Value *bytes;
  Value *overflows; // i1; NULL: it is known not to
} Checked;

static Value *either(Conv *c, Value *a, Value *b) {
  return a ? llvm_binary(c, OP_llvm_or, a, b) : b;
}

// Multiplies what is known of the size at once, and the rest with a look at
// the carries.
static Checked checked_size(Conv *c, const Type *memref, uint64_t element_size,
                            Value *const *sizes) {
  Type *index = llvm_types(c)->index, *i1 = type_int(c->ctx, 1);
  uint64_t most = UINT64_MAX >> (64 - index->as.integer.width);
  uint64_t known = element_size;
  uint32_t ndynamic = 0;
  bool fits = true;
  for (int i = 0; i < memref->as.shaped.rank; i++) {
    int64_t size = memref->as.shaped.shape[i];
    if (size == DYNAMIC)
      ndynamic++;
    else
      fits &= !__builtin_mul_overflow(known, (uint64_t)size, &known);
  }
  fits &= known <= most;
  Checked checked = {.bytes = llvm_index(c, (int64_t)known)};
  if (!fits)
    checked.overflows = llvm_int(c, i1, 1);
  Type *both = type_llvm_struct(c->ctx, (Type *[]){index, i1}, 2, false);
  for (uint32_t i = 0; i < ndynamic; i++) {
    Value *product = op_result(llvm_op(c, OP_llvm_intr_umul_with_overflow, both,
                                       (Value *[]){checked.bytes, sizes[i]}, 2),
                               0);
    checked.bytes = llvm_extract(c, product, 0);
    Value *carry = llvm_extract(c, product, 1);
    checked.overflows = either(c, checked.overflows, carry);
  }
  return checked;
}

// Rounding up to an alignment may overflow as well.
static Value *leaves_no_room(Conv *c, const Op *op, Value *bytes,
                             uint64_t element_size) {
  const Attr *attr = op_slot(op, A_memref_alloc_alignment);
  uint64_t alignment =
      attr ? attr_to_u64(attr)
           : MIN_ALIGNED_ALLOC + next_power_of_two(element_size);
  Value *most = llvm_index(c, (int64_t) - (alignment + 1));
  return llvm_icmp(c, E_llvm_icmp_ugt, bytes, most);
}

// Whether any size is 0, whatever the product of the others.
static Value *is_empty(Conv *c, const Type *memref, Value *const *sizes) {
  Value *zero = llvm_index(c, 0), *any = NULL;
  uint32_t n = 0;
  for (int i = 0; i < memref->as.shaped.rank; i++)
    if (memref->as.shaped.shape[i] == DYNAMIC)
      any = either(c, any, llvm_icmp(c, E_llvm_icmp_eq, sizes[n++], zero));
  return any;
}

static void end_program(Conv *c, Block *block, Checked size) {
  builder_at_end(&c->b, block);
  Value *bytes = size.bytes;
  if (size.overflows) {
    Value *most = llvm_index(c, -1);
    bytes = llvm_select(c, size.overflows, most, bytes);
  }
  Type *none = c->ctx->llvm_void;
  Type *type = type_llvm_func(c->ctx, none, &bytes->type, 1, false);
  bool own = PASS_OPTIONS(c->run, memref_to_llvm)->weak_hook;
  Attr *hook = own ? conv_weak_function(c, "mlcc_out_of_memory", type)
                   : conv_runtime_function(c, "mlcc_out_of_memory", type);
  llvm_call(c, hook, NULL, none, &bytes, 1, NULL);
  llvm_op(c, OP_llvm_intr_trap, NULL, NULL, 0);
  llvm_unreachable(c);
}

static Block *block_behind(Conv *c, Block *block) {
  Block *made = block_create(c->b.pool, c->b.loc);
  block_append(block->parent, made);
  return made;
}

// An empty memref needs no memory:
//
//     memory = malloc(size)
//     br (overflows or memory == null), ^lacking, ^rest
//   ^rest: ...
//   ^lacking:                          of sizes that are known: as ^failure
//     br (any size == 0), ^rest, ^failure
//   ^failure:
//     call mlcc_out_of_memory(size); trap; unreachable
static void check_memory(Conv *c, Op *op, const MemrefLayout *layout,
                         Value *const *sizes, Buffer buffer) {
  const Type *memref = op->results[0].type;
  uint64_t element_size =
      data_layout_alloc_size(llvm_types(c)->layout, layout->element);
  Attr *seldom = attr_dense_i32(c->ctx, (int32_t[]){1, (1 << 20) - 1}, 2);
  for (int i = 0; i < memref->as.shaped.rank; i++)
    if (!memref->as.shaped.shape[i])
      return;
  Checked size = checked_size(c, memref, element_size, sizes);
  Value *null = llvm_null(c, buffer.allocated->type);
  Value *fails = llvm_icmp(c, E_llvm_icmp_eq, buffer.allocated, null);
  if (size.overflows) {
    Value *no_room = leaves_no_room(c, op, size.bytes, element_size);
    size.overflows = either(c, size.overflows, no_room);
    fails = either(c, size.overflows, fails);
  }
  Block *before = c->b.block, *rest = block_split_before(c->b.pool, op);
  Block *lacking = block_behind(c, rest), *failure = lacking;
  builder_at_end(&c->b, before);
  llvm_cond_br(c, fails, lacking, NULL, 0, rest, NULL, 0, seldom);
  if (op->noperands) {
    failure = block_behind(c, rest);
    builder_at_end(&c->b, lacking);
    Value *empty = is_empty(c, memref, sizes);
    llvm_cond_br(c, empty, rest, NULL, 0, failure, NULL, 0, NULL);
  }
  end_program(c, failure, size);
  builder_before(&c->b, op);
}

// The layout and operands of an allocation; NULL when it was declined.
static const MemrefLayout *start_allocation(Conv *c, Op *op, Value **sizes) {
  Type *memref = op->results[0].type;
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  if (!layout)
    conv_decline_type(c, op, memref);
  else if (!memref_is_identity(memref))
    conv_decline(c, op,
                 "only memrefs with an identity layout can be allocated");
  else if (conv_operands(c, op, 0, op->noperands, sizes))
    return layout;
  return NULL;
}

static bool lower_alloc(Conv *c, Op *op) {
  Type *memref = op->results[0].type;
  Value **sizes = arena_array(c->arena, Value *, op->noperands + 1);
  const MemrefLayout *layout = start_allocation(c, op, sizes);
  if (!layout)
    return false;
  Shape shape = make_shape(c, memref, sizes);
  Value *size = bytes_of(c, layout->element, shape.count);
  Buffer buffer;
  bool has_aligned_alloc;
  if (PASS_OPTIONS(c->run, memref_to_llvm)->use_aligned_alloc)
    buffer = allocate_with_aligned_alloc(c, op, layout, size);
  else if (!alloc_is_bare(c->ctx, op, &has_aligned_alloc))
    buffer = allocate_with_malloc(c, op, layout, size);
  else if (!allocate_bare(c, op, layout, size, has_aligned_alloc, &buffer))
    return false;
  if (alloc_is_checked(c->ctx, op))
    check_memory(c, op, layout, sizes, buffer);
  return conv_replace1(c, op,
                       descriptor_make(c, memref, buffer.allocated,
                                       buffer.aligned, shape.sizes,
                                       shape.strides));
}

// On the stack, in the target's address space for it unless the type says
// another one.
static bool lower_alloca(Conv *c, Op *op) {
  Type *memref = op->results[0].type;
  Value **sizes = arena_array(c->arena, Value *, op->noperands + 1);
  const MemrefLayout *layout = start_allocation(c, op, sizes);
  if (!layout)
    return false;
  Shape shape = make_shape(c, memref, sizes);
  Attr *alignment = op_slot(op, A_memref_alloca_alignment);
  Value *memory = layout->space ? llvm_alloca(c, layout->element, shape.count,
                                              alignment, layout->space)
                                : llvm_stack_slot(c, layout->element,
                                                  shape.count, alignment);
  return conv_replace1(
      c, op,
      descriptor_make(c, memref, memory, memory, shape.sizes, shape.strides));
}

static bool lower_dealloc(Conv *c, Op *op) {
  Value *descriptor, *memory;
  if (!conv_operands(c, op, 0, 1, &descriptor))
    return false;
  const Type *memref = op_operand(op, 0)->type;
  uint32_t space;
  memref_address_space(memref, &space);
  if (type_is(memref, TY_UNRANKED_MEMREF))
    memory = unranked_buffer_pointer(c, unranked_pointer(c, descriptor), space,
                                     false);
  else
    memory = descriptor_allocated(c, descriptor);
  memory = llvm_pointer_to(c, to_space(c, memory, 0), c->ctx->i8);
  bool generic = PASS_OPTIONS(c->run, memref_to_llvm)->use_generic_functions;
  call_runtime(c, generic ? "_mlir_memref_to_llvm_free" : "free",
               c->ctx->llvm_void, &memory, 1);
  return conv_erase(c, op);
}

// Where the results of a scope are arguments. By name it is a block of its own
// before what follows, as in mlir-opt.
static Block *split_at_scope(Conv *c, Op *op) {
  Block *rest = block_split_before(c->b.pool, op);
  if (c->total || !op->nresults)
    return rest;
  Block *behind = block_split_before(c->b.pool, rest->first);
  builder_at_end(&c->b, rest);
  llvm_br(c, behind, NULL, 0);
  return rest;
}

// The region becomes a block of its own, between saving the stack pointer and
// restoring it:
//
//     ...                         saved = stacksave; br ^scope
//     alloca_scope { ... }   =>   ^scope: ...; stackrestore saved; br
//     ^rest(...)
//     ...                         ^rest(...): ...
static bool lower_alloca_scope(Conv *c, Op *op) {
  Region *body = &op->regions[0];
  Op *yield = body->first == body->last ? block_terminator(body->first) : NULL;
  if (!yield || !op_is(yield, OP_memref_alloca_scope_return))
    return conv_decline(c, op,
                        "its body is not one block that ends in "
                        "memref.alloca_scope.return");
  uint32_t n = op->nresults;
  for (uint32_t i = 0; i < n; i++)
    if (!type_convert(llvm_types(c), op->results[i].type))
      return conv_decline_type(c, op, op->results[i].type);
  Block *scope = body->first;
  conv_region(c, body);
  builder_before(&c->b, op);
  Value *saved = llvm_stacksave(c);
  Block *rest = split_at_scope(c, op);
  builder_at_end(&c->b, value_op(saved)->block);
  llvm_br(c, scope, NULL, 0);
  region_move_blocks(body, rest->parent, rest);
  Value **results = arena_array(c->arena, Value *, n + 1);
  Value **values = arena_array(c->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    Type *type = type_convert(llvm_types(c), op->results[i].type);
    results[i] = block_add_arg(c->b.pool, rest, type, op->loc);
    values[i] = conv_operand(c, yield, i);
  }
  builder_before(&c->b, yield);
  llvm_stackrestore(c, saved);
  llvm_br(c, rest, values, n);
  conv_erase(c, yield);
  return conv_replace(c, op, results);
}

// Copies

static bool is_contiguous(Conv *c, Type *memref) {
  if (!type_is(memref, TY_MEMREF))
    return false;
  if (memref_is_identity(memref))
    return true;
  if (!type_has_static_shape(memref) || type_num_elements(memref) <= 0)
    return false;
  const MemrefLayout *layout = memref_layout(llvm_types(c), memref);
  int64_t expected = 1;
  for (int i = layout->rank - 1; i >= 0; i--) {
    int64_t size = memref->as.shaped.shape[i];
    if (layout->strides[i] != expected && size != 1)
      return false;
    expected *= size;
  }
  return true;
}

// The first element, whatever the type says of the offset.
static Value *start_of(Conv *c, Value *descriptor, Type *element) {
  Value *base = descriptor_aligned(c, descriptor);
  Value *offset = descriptor_offset(c, descriptor);
  return llvm_gep(c, base, element, offset, 0, llvm_attrs(c)->gep_none);
}

static void copy_with_memcpy(Conv *c, Type *memref, Value *source,
                             Value *target) {
  Type *element = memref_layout(llvm_types(c), memref)->element;
  Value *count = llvm_index(c, 1);
  for (int i = 0; i < memref->as.shaped.rank; i++)
    count = llvm_mul(c, count, descriptor_size(c, source, i));
  Value *size = llvm_mul(c, count, llvm_size_of(c, element));
  Value *from = start_of(c, source, element);
  Value *to = start_of(c, target, element);
  llvm_memcpy(c, to, from, size);
}

// The runtime knows pointers of space 0 only.
static Value *in_space_0(Conv *c, Value *descriptor) {
  Type *type = descriptor->type;
  if (!type->as.structure.fields[0]->as.ptr.space)
    return descriptor;
  uint32_t n = type->as.structure.nfields;
  Type *fields[5];
  memcpy(fields, type->as.structure.fields, n * sizeof *fields);
  fields[0] = fields[1] = type_llvm_ptr(c->ctx, fields[0]->as.ptr.pointee, 0);
  Value *d = llvm_poison(c, type_llvm_struct(c->ctx, fields, n, false));
  for (uint32_t i = 0; i < n; i++) {
    Value *field = llvm_extract(c, descriptor, i);
    d = llvm_insert(c, d, i < 2 ? to_space(c, field, 0) : field, i);
  }
  return d;
}

static Value *as_unranked(Conv *c, Value *descriptor, const Type *memref) {
  if (type_is(memref, TY_UNRANKED_MEMREF))
    return descriptor;
  Value *rank = llvm_int(c, llvm_types(c)->index, memref->as.shaped.rank);
  return unranked_from_ranked(c, NULL, in_space_0(c, descriptor), rank);
}

static Value *on_stack(Conv *c, Value *value, Value *one) {
  Value *slot = llvm_stack_slot(c, value->type, one, NULL);
  llvm_store(c, value, slot, NULL, false);
  return slot;
}

static void copy_with_runtime(Conv *c, Op *op, Value *source, Value *target) {
  Type *types[2] = {op_operand(op, 0)->type, op_operand(op, 1)->type};
  Type *element = type_convert(llvm_types(c), types[0]->as.shaped.element);
  Value *saved = llvm_stacksave(c);
  source = as_unranked(c, source, types[0]);
  target = as_unranked(c, target, types[1]);
  Value *args[3];
  Value *one = llvm_index(c, 1);
  args[1] = on_stack(c, source, one);
  args[2] = on_stack(c, target, one);
  args[0] = llvm_size_of(c, element);
  call_runtime(c, "memrefCopy", c->ctx->llvm_void, args, 3);
  llvm_stackrestore(c, saved);
}

static bool unranked_in_other_space(const Type *memref) {
  uint32_t space;
  return type_is(memref, TY_UNRANKED_MEMREF) &&
         memref_address_space(memref, &space) && space;
}

static bool lower_copy(Conv *c, Op *op) {
  Value *values[2];
  if (!conv_operands(c, op, 0, 2, values))
    return false;
  Type *source = op_operand(op, 0)->type, *target = op_operand(op, 1)->type;
  if (is_contiguous(c, source) && is_contiguous(c, target))
    copy_with_memcpy(c, source, values[0], values[1]);
  else if (unranked_in_other_space(source) || unranked_in_other_space(target))
    return conv_decline(c, op, "an unranked memref is not in memory space 0");
  else
    copy_with_runtime(c, op, values[0], values[1]);
  return conv_erase(c, op);
}

static bool lower_realloc(Conv *c, Op *op) {
  return conv_decline(c, op, "expand-realloc has to come first");
}

void handlers_memref_memory(ConvTable *table) {
  conv_on(table, OP_memref_alloc, lower_alloc);
  conv_on(table, OP_memref_alloca, lower_alloca);
  conv_on(table, OP_memref_alloca_scope, lower_alloca_scope);
  conv_on(table, OP_memref_copy, lower_copy);
  conv_on(table, OP_memref_dealloc, lower_dealloc);
  conv_on(table, OP_memref_realloc, lower_realloc);
}

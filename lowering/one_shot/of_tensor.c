// Operations of tensor.

#include "ir/build/affine.h"
#include "ir/build/linalg.h"
#include "lowering/one_shot/one_shot.h"

static bool by_one(OneShot *z, Op *op, uint32_t opcode, Type *type,
                   uint32_t operand) {
  Value *from = get_buffer(z, op_operand(op, operand));
  if (!from)
    return false;
  ValueList operands = list_of_operands(&z->rw, op, 0);
  operands.items[operand] = from;
  return replace_with_buffer(
      z, op, build_value(&z->b, opcode, type, operands.items, operands.count));
}

// Sizes and elements

static bool bufferize_dim(OneShot *z, Op *op) {
  return by_one(z, op, OP_memref_dim, z->ctx->index_type, 0);
}

static bool bufferize_rank(OneShot *z, Op *op) {
  return by_one(z, op, OP_memref_rank, z->ctx->index_type, 0);
}

static bool bufferize_extract(OneShot *z, Op *op) {
  return by_one(z, op, OP_memref_load, op->results[0].type, 0);
}

static bool bufferize_insert(OneShot *z, Op *op) {
  Value *dest = get_buffer(z, op_operand(op, 1));
  if (!dest)
    return false;
  ValueList operands = list_of_operands(&z->rw, op, 0);
  operands.items[1] = dest;
  build_op(&z->b, OP_memref_store, NULL, 0, operands.items, operands.count);
  return replace_with_buffer(z, op, dest);
}

static bool is_second(OneShot *z, Use *operand) {
  (void)z;
  return operand_number(operand) == 1;
}

static void values_of_dest(OneShot *z, Use *operand, AliasLinks *links) {
  if (operand_number(operand) == 1)
    add_link(z, links, operand, op_result(operand->owner, 0), true, true);
}

// Reshapes

static Type *type_of_cast(OneShot *z, Value *value, const TypeStack *stack) {
  const Op *op = value_op(value);
  const Type *from = get_buffer_type(z, op_operand(op, 0), stack),
             *to = value->type;
  if (!from)
    return NULL;
  Attr *space = from->as.shaped.space;
  if (!type_is(from, TY_MEMREF) || type_is(to, TY_UNRANKED_TENSOR))
    return dynamic_type(z, to, space);
  return type_memref(z->ctx, to->as.shaped.rank, to->as.shaped.shape,
                     to->as.shaped.element, from->as.shaped.layout, space);
}

static bool bufferize_cast(OneShot *z, Op *op) {
  Value *from = get_buffer(z, op_operand(op, 0));
  Type *type = from ? get_buffer_type(z, op_result(op, 0), NULL) : NULL;
  return type && replace_with_buffer(z, op, cast_buffer_to(z, from, type));
}

static Attr *groups_of(const Op *op) {
  return op_slot(op, A_tensor_collapse_shape_reassociation);
}

static Type *type_of_collapse(OneShot *z, Value *value,
                              const TypeStack *stack) {
  const Op *op = value_op(value);
  Type *from = get_buffer_type(z, op_operand(op, 0), stack);
  if (!from)
    return NULL;
  if (memref_may_collapse(z->arena, from, groups_of(op)))
    return memref_collapsed_type(z->ctx, z->arena, from, groups_of(op));
  return identity_type(z, value->type, from->as.shaped.space);
}

// A copy in row-major order.
static Value *compact_copy(OneShot *z, Value *tensor, const Type *like) {
  Value *copy = allocate_like(z, tensor, true);
  Type *type =
      type_memref(z->ctx, like->as.shaped.rank, like->as.shaped.shape,
                  like->as.shaped.element, NULL, like->as.shaped.space);
  return build_to_buffer(z, copy, type);
}

static bool bufferize_collapse(OneShot *z, Op *op) {
  Value *from = get_buffer(z, op_operand(op, 0));
  if (!from)
    return false;
  if (op->results[0].type->as.shaped.rank && // of rank 0, any is one
      !memref_may_collapse(z->arena, from->type, groups_of(op)))
    from = compact_copy(z, op_operand(op, 0), from->type);
  Type *type =
      memref_collapsed_type(z->ctx, z->arena, from->type, groups_of(op));
  return type &&
         replace_with_buffer(
             z, op, build_collapse_shape(&z->b, type, from, groups_of(op)));
}

static Type *type_of_expand(OneShot *z, Value *value, const TypeStack *stack) {
  const Op *op = value_op(value);
  Type *from = get_buffer_type(z, op_operand(op, 0), stack);
  return from ? memref_expanded_type(
                    z->ctx, z->arena, from, value->type->as.shaped.shape,
                    value->type->as.shaped.rank,
                    op_slot(op, A_tensor_expand_shape_reassociation))
              : NULL;
}

static bool bufferize_expand(OneShot *z, Op *op) {
  Value *from = get_buffer(z, op_operand(op, 0));
  const Type *to = op->results[0].type;
  Attr *groups = op_slot(op, A_tensor_expand_shape_reassociation);
  uint32_t n;
  Mixed *sizes = mixed_list(z->arena, op, G_tensor_expand_shape_output_shape,
                            A_tensor_expand_shape_static_output_shape, &n);
  Type *type = from ? memref_expanded_type(z->ctx, z->arena, from->type,
                                           to->as.shaped.shape,
                                           to->as.shaped.rank, groups)
                    : NULL;
  return type && replace_with_buffer(z, op,
                                     build_expand_shape(&z->b, z->arena, type,
                                                        from, groups, sizes));
}

static void values_of_reshape(OneShot *z, Use *operand, AliasLinks *links) {
  if (operand_number(operand) == 0)
    add_link(z, links, operand, op_result(operand->owner, 0), true, true);
}

static Type *type_of_reshape(OneShot *z, Value *value, const TypeStack *stack) {
  Type *from = get_buffer_type(z, op_operand(value_op(value), 0), stack);
  return from ? identity_type(z, value->type, from->as.shaped.space) : NULL;
}

static bool bufferize_reshape(OneShot *z, Op *op) {
  Value *from = get_buffer(z, op_operand(op, 0)),
        *shape = from ? get_buffer(z, op_operand(op, 1)) : NULL;
  Type *type = shape ? get_buffer_type(z, op_result(op, 0), NULL) : NULL;
  if (!type)
    return false;
  if (type_is(from->type, TY_MEMREF) && from->type->as.shaped.layout)
    from = compact_copy(z, op_operand(op, 0), from->type);
  return replace_with_buffer(
      z, op,
      build_value(&z->b, OP_memref_reshape, type, (Value *[]){from, shape}, 2));
}

// Parts

static Type *part_type(OneShot *z, const Type *from, const MixedPart *part,
                       const Type *reduced) {
  Type *type = memref_part_infer(z->ctx, z->arena, from, part);
  return type ? memref_part_reduced(z->ctx, z->arena, type, reduced) : NULL;
}

static Value *build_part(OneShot *z, Value *from, const MixedPart *part,
                         const Type *reduced) {
  Type *type = part_type(z, from->type, part, reduced);
  return type ? build_subview(&z->b, z->arena, type, from, part) : NULL;
}

static Type *type_of_slice(OneShot *z, Value *value, const TypeStack *stack) {
  const Op *op = value_op(value);
  Type *from = get_buffer_type(z, op_operand(op, 0), stack);
  MixedPart part = part_of_op(z->arena, op);
  Type *type = from ? part_type(z, from, &part, value->type) : NULL;
  if (from && !type)
    op_plain_error(z->ctx, op, "no memref has that part");
  return type;
}

static bool bufferize_slice(OneShot *z, Op *op) {
  Value *from = get_buffer(z, op_operand(op, 0));
  MixedPart part = part_of_op(z->arena, op);
  Value *made = from ? build_part(z, from, &part, op->results[0].type) : NULL;
  return made && replace_with_buffer(z, op, made);
}

static bool slice_reads(OneShot *z, Use *operand) {
  const Op *op = operand->owner;
  const Type *dest = op_operand(op, 1)->type;
  if (operand_number(operand) != 1)
    return true;
  MixedPart part = part_of_op(z->arena, op);
  for (int i = 0; i < dest->as.shaped.rank; i++) {
    Mixed all[] = {part.offsets[i], part.sizes[i], part.strides[i]};
    for (uint32_t j = 0; j < 3; j++)
      all[j] = all[j].value ? mixed_of(z->ctx, all[j].value) : all[j];
    if (!mixed_is(all[0], 0) || !mixed_is(all[2], 1) || all[1].value ||
        all[1].number != dest->as.shaped.shape[i] ||
        dest->as.shaped.shape[i] == DYNAMIC)
      return true;
  }
  return false;
}

static Value *copy_into_part(OneShot *z, Op *op) {
  Value *dest = get_buffer(z, op_operand(op, 1));
  MixedPart part = part_of_op(z->arena, op);
  Value *there =
      dest ? build_part(z, dest, &part, op_operand(op, 0)->type) : NULL;
  Value *source = there ? get_buffer(z, op_operand(op, 0)) : NULL;
  if (!source)
    return NULL;
  build_memcpy(z, source, there);
  return dest;
}

static bool bufferize_insert_slice(OneShot *z, Op *op) {
  Value *dest = copy_into_part(z, op);
  return dest && replace_with_buffer(z, op, dest);
}

static bool bufferize_parallel_insert(OneShot *z, Op *op) {
  builder_before(&z->b, op_parent(op));
  if (!copy_into_part(z, op))
    return false;
  rewrite_erase(&z->rw, op);
  return true;
}

// The forall has copied what it is to write.
static bool resolve_parallel_insert(OneShot *z, Op *op) {
  (void)z;
  (void)op;
  return true;
}

static void no_values(OneShot *z, Use *operand, AliasLinks *links) {
  (void)z;
  (void)operand;
  (void)links;
}

// New tensors

static bool never_writes(OneShot *z, Value *result) {
  (void)z;
  (void)result;
  return false;
}

static bool bufferize_empty(OneShot *z, Op *op) {
  if (!op_has_uses(op)) {
    rewrite_erase(&z->rw, op);
    return true;
  }
  Value *now = allocate_like(z, op_result(op, 0), false);
  return now && rewrite_replace1(&z->rw, op, now);
}

// A buffer for the result, at the builder's place.
static Value *new_buffer(OneShot *z, Op *op) {
  Value *now = allocate_like(z, op_result(op, 0), false);
  Type *type = now ? get_buffer_type(z, now, NULL) : NULL;
  return type ? build_to_buffer(z, now, type) : NULL;
}

// Stores the elements one by one into new memory.
static bool bufferize_from_elements(OneShot *z, Op *op) {
  const Type *type = op->results[0].type;
  uint32_t rank = (uint32_t)type->as.shaped.rank;
  Value *buffer = new_buffer(z, op);
  int64_t most = 0;
  if (!buffer)
    return false;
  for (uint32_t i = 0; i < rank; i++)
    if (type->as.shaped.shape[i] > most)
      most = type->as.shaped.shape[i];
  Value **numbers = arena_array(z->arena, Value *, most + 1);
  Value **operands = arena_array(z->arena, Value *, rank + 2);
  for (int64_t i = 0; op->noperands && i < most; i++)
    numbers[i] = arith_index(&z->b, i);
  for (uint32_t i = 0; i < op->noperands; i++) {
    int64_t rest = i;
    operands[0] = op_operand(op, i);
    operands[1] = buffer;
    for (uint32_t j = rank; j-- > 0;) {
      int64_t size = type->as.shaped.shape[j];
      operands[2 + j] = numbers[rest % size];
      rest /= size;
    }
    build_op(&z->b, OP_memref_store, NULL, 0, operands, rank + 2);
  }
  return replace_with_buffer(z, op, buffer);
}

// linalg.map without inputs; its body has the init's element.
static Op *build_map(OneShot *z, Value *init, Block **block) {
  const OpInfo *info = ctx_op_by_opcode(z->ctx, OP_linalg_map);
  Op *op = op_create(z->ctx, z->b.pool,
                     &(OpSpec){.info = info,
                               .loc = z->b.loc,
                               .operands = &init,
                               .noperands = 1,
                               .result_types = &init->type,
                               .nresults = 1,
                               .nregions = 1});
  *block = block_create(z->b.pool, z->b.loc);
  block_add_arg(z->b.pool, *block, init->type->as.shaped.element, z->b.loc);
  block_append(&op->regions[0], *block);
  return build_insert(&z->b, op);
}

// Computes each element of `init` by the body of a tensor.generate or pad.
static Value *generate_into(OneShot *z, Value *init, Region *body) {
  Block *block;
  Op *map = build_map(z, init, &block);
  uint32_t rank = (uint32_t)init->type->as.shaped.rank;
  Value **indices = arena_array(z->arena, Value *, rank + 1);
  Builder saved = z->b;
  builder_at_end(&z->b, block);
  for (uint32_t i = 0; i < rank; i++)
    indices[i] = build_linalg_index(&z->b, i);
  rewrite_merge_block(&z->rw, body->first, block, indices);
  Op *end = block_terminator(block);
  Value *element = op_operand(end, 0);
  builder_before(&z->b, end);
  build_op(&z->b, OP_linalg_yield, NULL, 0, &element, 1);
  rewrite_erase(&z->rw, end);
  z->b = saved;
  return op_result(map, 0);
}

static bool bufferize_generate(OneShot *z, Op *op) {
  Value *init = allocate_like(z, op_result(op, 0), false);
  return init &&
         rewrite_replace1(&z->rw, op, generate_into(z, init, &op->regions[0]));
}

static bool bufferize_splat(OneShot *z, Op *op) {
  Value *init = allocate_like(z, op_result(op, 0), false),
        *element = op_operand(op, 0);
  Block *block;
  if (!init)
    return false;
  Op *map = build_map(z, init, &block);
  Builder saved = z->b;
  builder_at_end(&z->b, block);
  build_op(&z->b, OP_linalg_yield, NULL, 0, &element, 1);
  z->b = saved;
  return rewrite_replace1(&z->rw, op, op_result(map, 0));
}

// tensor.pad: an insertion into what its body gives.

static Type *type_of_pad(OneShot *z, Value *value, const TypeStack *stack) {
  Type *from = get_buffer_type(z, op_operand(value_op(value), 0), stack);
  return from ? identity_type(z, value->type, from->as.shaped.space) : NULL;
}

// What is added on one side; values that are constants are their numbers.
static Mixed *padding_list(OneShot *z, const Op *op, uint32_t group,
                           uint32_t slot) {
  uint32_t n;
  Mixed *list = mixed_list(z->arena, op, group, slot, &n);
  mixed_fold(z->ctx, list, n);
  return list;
}

static Mixed *low_padding(OneShot *z, const Op *op) {
  return padding_list(z, op, G_tensor_pad_low, A_tensor_pad_static_low);
}

static Mixed *high_padding(OneShot *z, const Op *op) {
  return padding_list(z, op, G_tensor_pad_high, A_tensor_pad_static_high);
}

// MLIR computes these sizes twice, and this time uses them for nothing.
static void build_unused_sizes(OneShot *z, const Op *op, const Mixed *low,
                               const Mixed *high) {
  const Type *type = op->results[0].type;
  AffineExpr *sum = affine_symbol(z->ctx, 0);
  for (uint32_t j = 1; j < 3; j++)
    sum = affine_binary(z->ctx, AFFINE_ADD, sum, affine_symbol(z->ctx, j));
  Attr *map = attr_affine_map(z->ctx, 0, 3, &sum, 1);
  for (int i = 0; i < type->as.shaped.rank; i++) {
    if (type->as.shaped.shape[i] != DYNAMIC)
      continue;
    Value *operands[] = {build_dim(z, op_operand(op, 0), i), NULL, NULL};
    operands[1] = mixed_materialize(&z->b, low[i]);
    operands[2] = mixed_materialize(&z->b, high[i]);
    build_affine_map_op(&z->b, OP_affine_apply, map, operands);
  }
}

// Fills new memory by the body and inserts the source.
static bool bufferize_pad(OneShot *z, Op *op) {
  Value *source = op_operand(op, 0);
  uint32_t n = type_rank(source->type);
  Mixed *low = low_padding(z, op), *high = high_padding(z, op);
  build_unused_sizes(z, op, low, high);
  Value *init = allocate_like(z, op_result(op, 0), false);
  if (!init)
    return false;
  Value *filled = generate_into(z, init, &op->regions[0]);
  Mixed *sizes = arena_array(z->arena, Mixed, n + 1);
  for (uint32_t i = 0; i < n; i++) {
    int64_t size = source->type->as.shaped.shape[i];
    sizes[i] = size == DYNAMIC ? mixed_value(build_dim(z, source, i))
                               : mixed_number(size);
  }
  MixedPart part = {low, sizes, mixed_repeat(z->arena, n, 1)};
  Op *insert = build_insert_slice(&z->b, z->arena, OP_tensor_insert_slice,
                                  source, filled, &part);
  return rewrite_replace1(&z->rw, op, op_result(insert, 0));
}

// Copies the inputs into parts of new memory.
static bool bufferize_concat(OneShot *z, Op *op) {
  Type *type = identity_type(z, op->results[0].type, NULL);
  uint32_t rank = (uint32_t)type->as.shaped.rank;
  uint32_t along = (uint32_t)attr_to_i64(op_slot(op, A_tensor_concat_dim));
  Value *now = allocate_like(z, op_result(op, 0), false);
  if (!now)
    return false;
  Value *dest = build_to_buffer(z, now, type);
  MixedPart part = {mixed_repeat(z->arena, rank, 0),
                    mixed_repeat(z->arena, rank, 1),
                    mixed_repeat(z->arena, rank, 1)};
  for (uint32_t i = 0; i < rank; i++) {
    int64_t size = type->as.shaped.shape[i];
    part.sizes[i] = size == DYNAMIC ? mixed_value(build_dim(z, dest, i))
                                    : mixed_number(size);
  }
  AffineExpr *sum = affine_binary(z->ctx, AFFINE_ADD, affine_dim(z->ctx, 0),
                                  affine_dim(z->ctx, 1));
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *input = op_operand(op, i), *source = get_buffer(z, input);
    if (!source)
      return false;
    int64_t size = input->type->as.shaped.shape[along];
    part.sizes[along] = size == DYNAMIC
                            ? mixed_value(build_dim(z, source, along))
                            : mixed_number(size);
    Value *there = build_part(z, dest, &part, input->type);
    if (!there)
      return false;
    build_memcpy(z, source, there);
    Mixed parts[] = {part.offsets[along], part.sizes[along]};
    part.offsets[along] = affine_apply_mixed(&z->b, z->arena, sum, parts);
  }
  return replace_with_buffer(z, op, dest);
}

// Sizes

static void sizes_of_empty(OneShot *z, Op *op, Mixed *sizes) {
  (void)z;
  sizes_of_group(op, G_tensor_empty_dynamicSizes, sizes);
}

static void sizes_of_generate(OneShot *z, Op *op, Mixed *sizes) {
  (void)z;
  sizes_of_group(op, G_tensor_generate_dynamicExtents, sizes);
}

static void sizes_of_splat(OneShot *z, Op *op, Mixed *sizes) {
  (void)z;
  sizes_of_group(op, G_tensor_splat_dynamicSizes, sizes);
}

static void sizes_of_dest(OneShot *z, Op *op, Mixed *sizes) {
  sizes_of_value(z, op_operand(op, 1), sizes);
}

static void sizes_of_expand(OneShot *z, Op *op, Mixed *sizes) {
  uint32_t n;
  memcpy(sizes,
         mixed_list(z->arena, op, G_tensor_expand_shape_output_shape,
                    A_tensor_expand_shape_static_output_shape, &n),
         (size_t)op->results[0].type->as.shaped.rank * sizeof *sizes);
}

// The size of a dimension as a value, in any case.
static Mixed folded_dim(OneShot *z, Value *tensor, int dim) {
  int64_t size = tensor->type->as.shaped.shape[dim];
  Value *index = arith_index(&z->b, dim);
  return mixed_value(size == DYNAMIC
                         ? build_value(&z->b, OP_tensor_dim, z->ctx->index_type,
                                       (Value *[]){tensor, index}, 2)
                         : arith_index(&z->b, size));
}

// The source's size and what is added on both sides.
static void sizes_of_pad(OneShot *z, Op *op, Mixed *sizes) {
  const Type *type = op->results[0].type;
  Mixed *low = low_padding(z, op), *high = high_padding(z, op);
  for (int i = 0; i < type->as.shaped.rank; i++) {
    if (type->as.shaped.shape[i] != DYNAMIC) {
      sizes[i] = mixed_number(type->as.shaped.shape[i]);
      continue;
    }
    Mixed parts[] = {
        folded_dim(z, op_operand(op, 0), i),
        low[i],
        high[i],
    };
    AffineExpr *sum = affine_dim(z->ctx, 0);
    for (uint32_t j = 1; j < 3; j++)
      sum = affine_binary(z->ctx, AFFINE_ADD, sum, affine_dim(z->ctx, j));
    sizes[i] = affine_apply_mixed(&z->b, z->arena, sum, parts);
  }
}

// A size that some operand's type knows is a constant that is made here.
static Mixed size_of_all(OneShot *z, const Op *op, int dim) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    int64_t size = op_operand(op, i)->type->as.shaped.shape[dim];
    if (size != DYNAMIC)
      return mixed_value(arith_index(&z->b, size));
  }
  return size_of_dim(z, op_operand(op, 0), dim);
}

// In MLIR, each size is a value; those of the others are those of the first.
static void sizes_of_concat(OneShot *z, Op *op, Mixed *sizes) {
  const Type *type = op->results[0].type;
  int along = (int)attr_to_i64(op_slot(op, A_tensor_concat_dim));
  for (int i = 0; i < type->as.shaped.rank; i++) {
    if (i == along)
      continue;
    if (type->as.shaped.shape[i] != DYNAMIC)
      sizes[i] = mixed_number(type->as.shaped.shape[i]);
    else
      sizes[i] = size_of_all(z, op, i);
  }
  if (type->as.shaped.shape[along] != DYNAMIC) {
    sizes[along] = mixed_number(type->as.shaped.shape[along]);
    return;
  }
  Mixed *parts = arena_array(z->arena, Mixed, op->noperands + 1);
  AffineExpr *sum = NULL;
  for (uint32_t i = 0; i < op->noperands; i++) {
    AffineExpr *mine = affine_dim(z->ctx, i);
    parts[i] = folded_dim(z, op_operand(op, i), along);
    sum = sum ? affine_binary(z->ctx, AFFINE_ADD, sum, mine) : mine;
  }
  sizes[along] = affine_apply_mixed(&z->b, z->arena, sum, parts);
}

// Sizes of a slice that are not left out in the result.
static void sizes_of_slice(OneShot *z, Op *op, Mixed *sizes) {
  const Type *type = op->results[0].type, *from = op_operand(op, 0)->type;
  MixedPart part = part_of_op(z->arena, op);
  int at = 0, rank = type->as.shaped.rank;
  for (int i = 0; i < from->as.shaped.rank && at < rank; i++)
    if (mixed_static(part.sizes[i]) == type->as.shaped.shape[at])
      sizes[at++] = part.sizes[i];
}

const OneShotRow one_shot_tensor[] = {
    {ONE_SHOT(OP_tensor_cast, bufferize_cast), .reads = reads_never,
     .type_of = type_of_cast, .equal = 1},
    {ONE_SHOT(OP_tensor_collapse_shape, bufferize_collapse),
     .type_of = type_of_collapse, .equal = 1},
    {ONE_SHOT(OP_tensor_concat, bufferize_concat), .allocates = true,
     .sizes = sizes_of_concat},
    {ONE_SHOT(OP_tensor_dim, bufferize_dim), .reads = reads_never,
     .keeps_original = true},
    {ONE_SHOT(OP_tensor_empty, bufferize_empty), .result_writes = never_writes,
     .allocates = true, .sizes = sizes_of_empty},
    {ONE_SHOT(OP_tensor_expand_shape, bufferize_expand), .reads = reads_never,
     .type_of = type_of_expand, .equal = 1, .sizes = sizes_of_expand},
    {ONE_SHOT(OP_tensor_extract, bufferize_extract)},
    {ONE_SHOT(OP_tensor_extract_slice, bufferize_slice), .reads = reads_never,
     .type_of = type_of_slice, .part = 1, .sizes = sizes_of_slice},
    {ONE_SHOT(OP_tensor_from_elements, bufferize_from_elements),
     .allocates = true},
    {ONE_SHOT(OP_tensor_generate, bufferize_generate), .allocates = true,
     .sizes = sizes_of_generate},
    {ONE_SHOT(OP_tensor_insert, bufferize_insert), .writes = is_second,
     .values_of = values_of_dest, .sizes = sizes_of_dest},
    {ONE_SHOT(OP_tensor_insert_slice, bufferize_insert_slice),
     .reads = slice_reads, .writes = is_second, .values_of = values_of_dest,
     .sizes = sizes_of_dest, .inserts = true},
    {ONE_SHOT(OP_tensor_pad, bufferize_pad), .type_of = type_of_pad,
     .allocates = true, .sizes = sizes_of_pad},
    {ONE_SHOT(OP_tensor_parallel_insert_slice, bufferize_parallel_insert),
     .reads = slice_reads, .writes = is_second, .values_of = no_values,
     .resolve = resolve_parallel_insert, .inserts = true},
    {ONE_SHOT(OP_tensor_rank, bufferize_rank), .reads = reads_never},
    {ONE_SHOT(OP_tensor_reshape, bufferize_reshape), .reads = is_second,
     .values_of = values_of_reshape, .type_of = type_of_reshape},
    {ONE_SHOT(OP_tensor_splat, bufferize_splat), .allocates = true,
     .sizes = sizes_of_splat},
    {0},
};

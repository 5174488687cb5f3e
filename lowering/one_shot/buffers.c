// Replaces operations on tensors one by one, inner ones first. What is not
// replaced yet sees a tensor by bufferization.to_tensor, and what is replaced a
// buffer by bufferization.to_buffer; pairs of these are folded in the end.

#include "lowering/one_shot/one_shot.h"
#include "lowering/one_shot/passes.h"

// Types

Type *identity_type(OneShot *z, const Type *tensor, Attr *space) {
  Type *element = tensor->as.shaped.element;
  if (type_is(tensor, TY_UNRANKED_TENSOR))
    return type_unranked_memref(z->ctx, element, space);
  return type_memref(z->ctx, tensor->as.shaped.rank, tensor->as.shaped.shape,
                     element, NULL, space);
}

Type *dynamic_type(OneShot *z, const Type *tensor, Attr *space) {
  Type *element = tensor->as.shaped.element;
  if (type_is(tensor, TY_UNRANKED_TENSOR) ||
      type_is(tensor, TY_UNRANKED_MEMREF))
    return type_unranked_memref(z->ctx, element, space);
  int rank = tensor->as.shaped.rank;
  int64_t *strides = arena_array(z->arena, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    strides[i] = DYNAMIC;
  return type_memref(z->ctx, rank, tensor->as.shaped.shape, element,
                     attr_strided(z->ctx, DYNAMIC, strides, (uint32_t)rank),
                     space);
}

static bool known_space(OneShot *z, const Type *tensor, Attr **space) {
  *space = NULL;
  if (z->options->use_encoding_for_memory_space && type_is(tensor, TY_TENSOR))
    *space = tensor->as.shaped.layout;
  return !z->options->must_infer_memory_space;
}

bool default_space(OneShot *z, const Type *tensor, const Op *op, Attr **space) {
  return known_space(z, tensor, space) ||
         op_plain_error(z->ctx, op, "could not infer memory space");
}

Type *chosen_type(OneShot *z, const Type *tensor, LayoutChoice layout) {
  Attr *space;
  known_space(z, tensor, &space);
  return layout == LAYOUT_IDENTITY ? identity_type(z, tensor, space)
                                   : dynamic_type(z, tensor, space);
}

Type *unknown_type(OneShot *z, const Type *tensor) {
  Attr *space;
  return known_space(z, tensor, &space)
             ? chosen_type(z, tensor, z->options->unknown_type_conversion)
             : NULL;
}

static Type *default_type(OneShot *z, Value *tensor, const Op *owner,
                          const TypeStack *stack) {
  AliasLinks links = {0};
  bool knows = z->knows_aliases;
  z->knows_aliases = false;
  if (!value_is_arg(tensor))
    links = operands_of(z, tensor);
  z->knows_aliases = knows;
  if (links.size && links.data[0].equivalent)
    return get_buffer_type(z, links.data[0].operand->value, stack);
  Type *type = unknown_type(z, tensor->type);
  if (!type)
    op_plain_error(z->ctx, owner, "could not infer memory space");
  return type;
}

Type *get_buffer_type(OneShot *z, Value *tensor, const TypeStack *stack) {
  Op *owner = value_owner(tensor);
  const OneShotRow *row = row_of(z, owner);
  TypeStack mine = {tensor, stack};
  if (row && row->type_of)
    return row->type_of(z, tensor, &mine);
  if (row && row->takes_blocks && value_is_arg(tensor))
    return type_of_branch_arg(z, tensor, &mine);
  if (row)
    return default_type(z, tensor, owner, &mine);
  Type *type = unknown_type(z, tensor->type);
  if (!type)
    op_plain_error(z->ctx, owner, "could not infer memory space");
  return type;
}

// Between tensors and buffers

Value *build_to_tensor(OneShot *z, Value *buffer, Type *tensor) {
  return build_unary(&z->b, OP_bufferization_to_tensor, tensor, buffer);
}

Value *build_to_buffer(OneShot *z, Value *tensor, Type *buffer) {
  return build_unary(&z->b, OP_bufferization_to_buffer, buffer, tensor);
}

static void stand_behind(OneShot *z, const Value *value) {
  Op *op = value_op(value);
  if (op)
    builder_after(&z->b, op);
  else
    builder_at_start(&z->b, value_arg_block(value));
  z->b.loc = value_loc(value);
}

static void go_back(OneShot *z, const Builder *saved) {
  z->b.block = saved->block;
  z->b.before = saved->before;
  z->b.loc = saved->loc;
}

Value *get_buffer(OneShot *z, Value *tensor) {
  const Op *known = value_def(tensor, OP_bufferization_to_tensor);
  if (known)
    return op_operand(known, 0);
  Builder saved = z->b;
  Type *type = get_buffer_type(z, tensor, NULL);
  if (!type)
    return NULL;
  stand_behind(z, tensor);
  Value *buffer = build_to_buffer(z, tensor, type);
  go_back(z, &saved);
  return buffer;
}

bool replace_with_buffers(OneShot *z, Op *op, Value *const *values) {
  Value **now = arena_array(z->arena, Value *, op->nresults + 1);
  Builder saved = z->b;
  for (uint32_t i = 0; i < op->nresults; i++) {
    now[i] = values[i];
    if (!type_is_tensor(op->results[i].type))
      continue;
    builder_after(&z->b, op);
    z->b.loc = op->loc;
    now[i] = build_to_tensor(z, values[i], op->results[i].type);
  }
  go_back(z, &saved);
  if (z->b.before == op)
    builder_after(&z->b, op);
  return rewrite_replace(&z->rw, op, now);
}

Value *cast_buffer_to(OneShot *z, Value *buffer, Type *type) {
  return buffer->type == type
             ? buffer
             : build_unary(&z->b, OP_memref_cast, type, buffer);
}

// Whether such a cast never fails while the program runs.
static bool cast_is_safe(OneShot *z, const Type *from, const Type *to) {
  Strided a = memref_strided(z->arena, from), b = memref_strided(z->arena, to);
  if (!a.strided || !b.strided || !shaped_cast_fits(z->ctx, from, to) ||
      (a.offset == DYNAMIC && b.offset != DYNAMIC))
    return false;
  for (int i = 0; i < from->as.shaped.rank; i++)
    if (a.strides[i] == DYNAMIC && b.strides[i] != DYNAMIC)
      return false;
  return true;
}

Value *cast_or_copy(OneShot *z, Value *buffer, Type *type) {
  if (!type_is(buffer->type, TY_MEMREF) || !type_is(type, TY_MEMREF) ||
      cast_is_safe(z, buffer->type, type))
    return cast_buffer_to(z, buffer, type);
  int rank = type->as.shaped.rank;
  Value **sizes = arena_array(z->arena, Value *, rank + 1);
  uint32_t n = 0;
  for (int i = 0; i < rank; i++)
    if (type->as.shaped.shape[i] == DYNAMIC)
      sizes[n++] = build_dim(z, buffer, i);
  Value *copy = build_alloc(z, type, sizes, n);
  build_memcpy(z, buffer, copy);
  return copy;
}

Value *build_alloc(OneShot *z, Type *memref, Value *const *sizes, uint32_t n) {
  Op *op = build_op(&z->b, OP_memref_alloc, &memref, 1, sizes, n);
  if (z->options->buffer_alignment)
    op->slots[A_memref_alloc_alignment] =
        attr_i64(z->ctx, z->options->buffer_alignment);
  op->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(z->ctx, (int32_t[]){(int32_t)n, 0}, 2);
  PASS_COUNTS(z->run, one_shot_bufferize)->allocs++;
  return op_result(op, 0);
}

void build_memcpy(OneShot *z, Value *from, Value *to) {
  build_op(&z->b, OP_memref_copy, NULL, 0, (Value *[]){from, to}, 2);
}

Value *build_dim(OneShot *z, Value *shaped, int64_t dim) {
  Value *index = arith_index(&z->b, dim);
  return build_value(
      &z->b, type_is_tensor(shaped->type) ? OP_tensor_dim : OP_memref_dim,
      z->ctx->index_type, (Value *[]){shaped, index}, 2);
}

// Blocks

static bool arg_becomes(OneShot *z, Value *arg, Type *type) {
  Type *tensor = arg->type;
  Vec(Use *) uses = {0};
  for (Use *u = arg->uses; u; u = u->next)
    vec_push(z->arena, &uses, u);
  arg->type = type;
  if (!uses.size)
    return true;
  Block *block = value_arg_block(arg);
  builder_at_start(&z->b, block);
  z->b.loc = value_loc(arg);
  Value *now = build_to_tensor(z, arg, tensor);
  for (size_t i = 0; i < uses.size; i++)
    op_set_operand(uses.data[i]->owner, operand_number(uses.data[i]), now);
  return true;
}

// Passes buffers where a branch passed tensors to a block.
static bool pass_buffers(OneShot *z, Op *branch, Block *block) {
  if (!branch->info->successor_operands)
    return op_error(z->ctx, branch,
                    "cannot bufferize ops with block references that do not "
                    "implement BranchOpInterface");
  for (uint32_t i = 0; i < branch->nsuccessors; i++) {
    uint32_t first, count;
    if (branch->successors[i].block != block)
      continue;
    branch->info->successor_operands(branch, i, &first, &count);
    for (uint32_t j = 0; j < count; j++) {
      Value *old = op_operand(branch, first + j), *buffer;
      Type *type = block_arg(block, j)->type;
      if (old->type == type)
        continue;
      if (!(buffer = get_buffer(z, old)))
        return false;
      builder_before(&z->b, branch);
      op_set_operand(branch, first + j, cast_buffer_to(z, buffer, type));
    }
  }
  return true;
}

bool bufferize_block(OneShot *z, Block *block) {
  Type **types = arena_array(z->arena, Type *, block->nargs + 1);
  Builder saved = z->b;
  for (uint32_t i = 0; i < block->nargs; i++) {
    Value *arg = block_arg(block, i);
    types[i] =
        type_is_tensor(arg->type) ? get_buffer_type(z, arg, NULL) : arg->type;
    if (!types[i])
      return false;
  }
  for (uint32_t i = 0; i < block->nargs; i++)
    if (block_arg(block, i)->type != types[i])
      arg_becomes(z, block_arg(block, i), types[i]);
  Vec(Op *) branches = {0};
  for (const Successor *s = block->preds; s; s = s->next)
    vec_push(z->arena, &branches, s->owner);
  for (size_t i = 0; i < branches.size; i++)
    if (!pass_buffers(z, branches.data[i], block))
      return false;
  go_back(z, &saved);
  return true;
}

// The driver

// What moves to another place is there already.
static void add_work(OneShot *z, Op *op) {
  if (op->id)
    return;
  vec_push(&z->local, &z->work, op);
  op->id = (uint32_t)z->work.size;
}

static void heard_of_new(Listener *listener, Op *op) {
  OneShot *z = (OneShot *)listener;
  if (op_is(op, OP_bufferization_to_buffer) ||
      (!op_is(op, OP_bufferization_to_tensor) && has_tensor_semantics(op) &&
       is_allowed(z, op)))
    add_work(z, op);
}

static void heard_of_erased(Listener *listener, Op *op) {
  OneShot *z = (OneShot *)listener;
  if (op->id)
    z->work.data[op->id - 1] = NULL;
  if (op == z->root)
    z->root = NULL;
}

static void begin_work(void *user, Op *op) {
  OneShot *z = user;
  if (op_is(op, OP_bufferization_to_buffer) ||
      (has_tensor_semantics(op) && is_allowed(z, op)))
    add_work(z, op);
}

static bool fold_to_buffer(OneShot *z, Op *op) {
  const Op *from = value_def(op_operand(op, 0), OP_bufferization_to_tensor);
  Type *type = op->results[0].type;
  if (!from)
    return true;
  Value *buffer = op_operand(from, 0);
  builder_before(&z->b, op);
  if (buffer->type != type) {
    if (type_is(buffer->type, TY_UNRANKED_MEMREF) && type_is(type, TY_MEMREF))
      return true;
    buffer = cast_or_copy(z, buffer, type);
  }
  return rewrite_replace1(&z->rw, op, buffer);
}

static void erase_dead_to_tensor(void *user, Op *op) {
  OneShot *z = user;
  if (op_is(op, OP_bufferization_to_tensor) && !op_has_uses(op))
    rewrite_erase(&z->rw, op);
}

static bool has_several_blocks(const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    if (op->regions[i].first != op->regions[i].last)
      return true;
  return false;
}

static bool bufferize_one(OneShot *z, Op *op) {
  const OneShotRow *row = row_of(z, op);
  unsigned errors = z->ctx->diags.nerrors;
  if (!row || !row->bufferize || !has_tensor_semantics(op))
    return true;
  if (!row->takes_blocks && has_several_blocks(op))
    return op_error(z->ctx, op,
                    "op or BufferizableOpInterface implementation does not "
                    "support unstructured control flow, but at least one "
                    "region has multiple blocks");
  LocalArena outer = scratch_begin(z);
  builder_before(&z->b, op);
  bool ok = row->bufferize(z, op);
  arena_end(z, &outer);
  return ok || (z->ctx->diags.nerrors == errors &&
                op_plain_error(z->ctx, op, "failed to bufferize op"));
}

// New ones of to_buffer are folded in the end, and not before.
static bool bufferize_all(OneShot *z) {
  for (size_t i = 0; i < z->work.size; i++) {
    Op *op = z->work.data[i];
    bool waits = op && i >= z->nold && op_is(op, OP_bufferization_to_buffer);
    if (op && !waits && !bufferize_one(z, op))
      return false;
  }
  return true;
}

static void fold_to_buffers(OneShot *z) {
  for (size_t i = 0; i < z->work.size; i++)
    if (z->work.data[i] && op_is(z->work.data[i], OP_bufferization_to_buffer))
      fold_to_buffer(z, z->work.data[i]);
}

// Whatever is left has to be something that may be.
static bool check_bufferized(OneShot *z) {
  for (size_t i = 0; i < z->work.size; i++) {
    Op *op = z->work.data[i];
    if (!op || !has_tensor_semantics(op) || !is_allowed(z, op) ||
        (!op_has_uses(op) && op_is_memory_effect_free(op)) ||
        op_is(op, OP_bufferization_to_tensor) ||
        op_is(op, OP_bufferization_to_buffer))
      continue;
    return op_plain_error(z->ctx, op, "op was not bufferized");
  }
  return true;
}

static bool bufferize_ops(OneShot *z, Op *root) {
  z->root = root;
  op_walk_post(root, begin_work, z);
  if (root != z->module)
    begin_work(z, root);
  z->nold = z->work.size;
  z->listener =
      (Listener){.op_inserted = heard_of_new, .op_erased = heard_of_erased};
  z->b.listener = &z->listener;
  bool ok = bufferize_all(z);
  if (ok) {
    fold_to_buffers(z);
    if (z->root)
      op_walk_post(root, erase_dead_to_tensor, z);
    ok = z->options->allow_unknown_ops || check_bufferized(z);
  }
  z->b.listener = NULL;
  return ok;
}

static void forget_work(OneShot *z) {
  for (size_t i = 0; i < z->work.size; i++)
    if (z->work.data[i])
      z->work.data[i]->id = 0;
  memset(&z->work, 0, sizeof z->work);
}

bool bufferize_op(OneShot *z, Op *root) {
  LocalArena outer = local_begin(z);
  z->knows_aliases = false;
  bool ok = !z->copy_before_write || insert_copies(z, root);
  if (ok) {
    scratch_claim(z->ctx, SCRATCH_OP_ID);
    ok = bufferize_ops(z, root);
    forget_work(z);
    scratch_release(z->ctx, SCRATCH_OP_ID);
  }
  arena_end(z, &outer);
  return ok;
}

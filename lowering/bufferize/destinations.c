// This step builds a tensor that begins empty directly in the slice that it is
// inserted into:
//
//   %e = tensor.empty() : tensor<4xf32>
//   %f = linalg.fill ins(%x : f32) outs(%e : tensor<4xf32>)
//   %r = tensor.insert_slice %f into %u[8] [4] [1]
//
// becomes
//
//   %e = tensor.extract_slice %u[8] [4] [1]
//   ...
//
// if %u is there by then and nobody but the insertion uses it behind that. The
// part is one without contents: if it cannot be written in place after all,
// nothing is copied.
//
// A result that is to be the memory of an argument (tf.aliasing_output) begins in
// that memory likewise; if it begins with a tensor that has to be kept, it begins
// with a copy of that tensor in there. So does a tensor that
// bufferization.materialize_in_destination puts into a memref, if that memref is
// known by nobody else ('restrict') and no memory is accessed in between.

#include "ir/analysis/aliases.h"
#include "ir/build/tensor.h"
#include "lowering/bufferize/bufferize.h"

static bool is_there(const Value *value, const Op *at) {
  const Op *made = value_op(value);
  if (!made)
    return op_ancestor_in_block(at, value_arg_block(value));
  Op *there = op_ancestor_in_block(at, made->block);
  return there && op_is_before((Op *)made, there);
}

// Whether all uses but that by `insert` are before `at`.
static bool is_free_from(const Value *value, Op *at, const Op *insert) {
  for (const Use *u = value->uses; u; u = u->next) {
    Op *user = op_ancestor_in_block(u->owner, at->block);
    if (u->owner != insert && (!user || !op_is_before(user, at)))
      return false;
  }
  return true;
}

// The tensor of the same sizes that `value` was written over; or NULL. A loop
// may end with other sizes than it began with.
static Value *begun_with(Bufferize *z, const Value *value) {
  const Op *op = value_op(value);
  if (op && buffer_flow(z, op) == FLOW_FOR &&
      !type_has_static_shape(value->type)) {
    Block *body = only_block(&op->regions[0]);
    Value *yielded = op_operand(block_terminator(body), value->index);
    if (of_same_sizes(z, yielded) != block_arg(body, 1 + value->index))
      return NULL;
  }
  return op && buffer_flow(z, op) != FLOW_WHOLE ? written_before(z, value)
                                                : NULL;
}

Value *of_same_sizes(Bufferize *z, Value *value) {
  for (const Op *op; (op = value_op(value));) {
    const BufferRow *row = buffer_row(z, op);
    Value *before =
        row && row->keeps_sizes ? op_operand(op, 0) : begun_with(z, value);
    if (!before)
      break;
    value = before;
  }
  return value;
}

// Destinations stand behind inputs.
static Use *last_operand_that_is(const Op *op, const Value *value) {
  for (uint32_t i = op->noperands; i-- > 0;)
    if (op_operand(op, i) == value)
      return &op->operands[i];
  return NULL;
}

// Whether nobody has asked for memory of it yet, and there are no contents.
static bool is_empty_until_asked(Bufferize *z, const Value *value) {
  const Op *made = value_op(value);
  const BufferRow *row = made ? buffer_row(z, made) : NULL;
  return row && row->late_buffer && row->flow == FLOW_EMPTY;
}

// The use of an empty tensor that `source` began with, or NULL. All on the way
// is used only for that.
static Use *begins_empty(Bufferize *z, const Value *source) {
  for (const Value *at = source; at == source || value_has_one_use(at);) {
    const Op *made = value_op(at);
    const Value *before = made ? begun_with(z, at) : NULL;
    if (!before || before->type != source->type)
      return NULL;
    if (is_empty_until_asked(z, before))
      return last_operand_that_is(made, before);
    at = before;
  }
  return NULL;
}

static bool has_tensor_operand(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is_tensor(op_operand(op, i)->type))
      return true;
  return false;
}

enum { MOVED_OPS_MOST = 32 }; // that one value depends on

// Moves what computes `value` before `at`, as far as that has no effects, may run
// where it was not to be run, and knows no tensor: an element of one may be out of
// bounds. Returns whether the value is there then.
static bool bring_before(Bufferize *z, const Value *value, Op *at,
                         uint32_t depth) {
  if (is_there(value, at))
    return true;
  Op *made = value_op(value);
  if (!made || made->block != at->block || depth == MOVED_OPS_MOST ||
      type_is_tensor(value->type) || made->nregions ||
      has_tensor_operand(made) || !op_is_memory_effect_free(made) ||
      !op_is_speculatable(z->ctx, made))
    return false;
  for (uint32_t i = 0; i < made->noperands; i++)
    if (!bring_before(z, op_operand(made, i), at, depth + 1))
      return false;
  rewrite_move_before(&z->rw, made, at);
  return true;
}

static bool bring_operands_before(Bufferize *z, const Op *insert,
                                  uint32_t first, Op *at) {
  for (uint32_t i = first; i < insert->noperands; i++)
    if (!bring_before(z, op_operand(insert, i), at, 0))
      return false;
  return true;
}

// Replaces the operand by the tensor in the place `there`.
static void begin_in(const Use *use, Value *there) {
  op_set_operand(use->owner, (uint32_t)(use - use->owner->operands), there);
}

// Builds the source of an insertion in its place, if it begins empty.
static void build_in_part(Bufferize *z, Op *op) {
  Value *source = op_operand(op, 0), *dest = op_operand(op, 1);
  Use *empty = value_has_one_use(source) ? begins_empty(z, source) : NULL;
  if (!empty || !bring_operands_before(z, op, 1, empty->owner) ||
      !is_free_from(dest, empty->owner, op))
    return;
  builder_before(&z->b, empty->owner);
  MixedPart part = part_of_op(z->arena, op);
  Value *there =
      build_extract_slice(&z->b, z->arena, source->type, dest, &part);
  ptrmap_set(&z->fresh, z->arena, value_op(there), op);
  begin_in(empty, there);
}

// The memory that `op` puts its first operand into and that nobody else knows, or
// NULL. The dialect's row says so.
static Value *filled_memory(const Bufferize *z, const Op *op) {
  const BufferRow *row = buffer_row(z, op);
  return row && row->filled_memory ? row->filled_memory(op) : NULL;
}

// Whether nothing from `at` to `fill`, in the same block, accesses memory that
// may be `memory`.
static bool memory_is_free_from(Bufferize *z, const Op *at, const Op *fill,
                                const Value *memory) {
  if (at->block != fill->block)
    return false;
  for (const Op *op = at; op != fill; op = op->next) {
    const Value *other = filled_memory(z, op);
    if (other ? viewed_memref(other) == memory : !op_is_memory_effect_free(op))
      return false;
  }
  return true;
}

// Whether some tensor is what is in `memory` or in a part of it.
static bool is_seen_as_tensor(const Value *memory) {
  for (const Use *u = memory->uses; u; u = u->next)
    for (uint32_t i = 0; i < u->owner->nresults; i++) {
      const Value *result = op_result(u->owner, i);
      if (type_is_tensor(result->type) ||
          (view_source(result) == memory && is_seen_as_tensor(result)))
        return true;
    }
  return false;
}

static Type *tensor_of_memref(Ctx *ctx, Type *memref) {
  return type_tensor(ctx, memref->as.shaped.rank, memref->as.shaped.shape,
                     type_element(memref), NULL);
}

static Value *build_tensor_in(Bufferize *z, Type *type, Value *memory) {
  Value *there = build_unary(&z->b, OP_bufferization_to_tensor, type, memory);
  Op *op = value_op(there);
  op->slots[A_bufferization_to_tensor_restrict] = z->ctx->unit;
  op->slots[A_bufferization_to_tensor_writable] = z->ctx->unit;
  ptrmap_set(&z->fresh, z->arena, op, op);
  return there;
}

static Value *begun_there(Bufferize *z, const Use *use, Value *place);

// Builds the source of `fill` in the memory that it is put into.
static void build_in_memory(Bufferize *z, Op *fill, Value *memory) {
  Value *source = op_operand(fill, 0), *viewed = viewed_memref(memory);
  if (source->type != tensor_of_memref(z->ctx, memory->type) ||
      !value_has_one_use(source))
    return;
  Use *empty = begins_empty(z, source);
  Use *use = empty ? empty : begins_with_others(z, source);
  if (!use || !memory_is_free_from(z, use->owner, fill, viewed) ||
      is_seen_as_tensor(viewed) || !bring_before(z, memory, use->owner, 0))
    return;
  builder_before(&z->b, use->owner);
  Value *there = build_tensor_in(z, source->type, memory);
  begin_in(use, empty ? there : begun_there(z, use, there));
}

static void build_in_destination(void *user, Op *op) {
  Bufferize *z = user;
  Value *memory = filled_memory(z, op);
  if (memory)
    build_in_memory(z, op, memory);
  else if (op_replaces_part(op))
    build_in_part(z, op);
}

void build_in_destinations(Bufferize *z) {
  op_walk(z->func, build_in_destination, z);
}

// The place that the source of `view` may begin in if the view is `place`, the
// memory of an argument; NULL: there is none. Its dialect's row says so.
static Value *place_of_source(Bufferize *z, Op *view, Value *place) {
  const BufferRow *row = buffer_row(z, view);
  if (!row || !row->place_of_source)
    return NULL;
  if (value_op(place)) // the place of another view
    builder_after(&z->b, value_op(place));
  else
    builder_at_start(&z->b, only_block(&z->func->regions[0]));
  return row->place_of_source(z, view, place);
}

// Goes back through views that end in the result, as far as the argument may
// be seen so as well.
static void place_result(Bufferize *z, PlacedResult *placed) {
  Op *view;
  while ((view = value_op(placed->tensor)) &&
         value_has_one_use(placed->tensor)) {
    Value *place = place_of_source(z, view, placed->place);
    if (!place)
      return;
    *placed = (PlacedResult){op_operand(view, 0), place};
  }
}

// Whether a function's argument is to be some result.
static bool is_result(Bufferize *z, const Value *value) {
  return !value_op(value) && argument_is_writable(z, z->func, value->index);
}

Use *begins_with_others(Bufferize *z, const Value *value) {
  for (const Value *at = value; at == value || value_has_one_use(at);) {
    const Op *made = value_op(at);
    const Value *before = made ? begun_with(z, at) : NULL;
    if (!before || before->type != value->type)
      return NULL;
    if (!value_op(before) || tensor_constant(z, before) ||
        !value_has_one_use(before))
      return is_result(z, before) ? NULL : last_operand_that_is(made, before);
    at = before;
  }
  return NULL;
}

// Returns the tensor in `place` that replaces the operand: a copy of the operand if
// the operation reads it.
static Value *begun_there(Bufferize *z, const Use *use, Value *place) {
  Op *op = use->owner;
  if (!reads_destination(z, op, (uint32_t)(use - op->operands)))
    return place;
  builder_before(&z->b, op);
  return build_value(&z->b, OP_bufferization_materialize_in_destination,
                     place->type, (Value *[]){use->value, place}, 2);
}

void build_in_arguments(Bufferize *z) {
  Op *end = block_terminator(only_block(&z->func->regions[0]));
  z->placed = arena_array(z->arena, PlacedResult, end->noperands + 1);
  for (uint32_t i = 0; i < end->noperands; i++) {
    PlacedResult *placed = &z->placed[i];
    *placed = (PlacedResult){op_operand(end, i), argument_of_result(z, i)};
    if (!placed->place)
      continue;
    bool is_free = !placed->place->uses;
    place_result(z, placed);
    Use *use = begins_empty(z, placed->tensor);
    Value *there = placed->place;
    if (!use && is_free && (use = begins_with_others(z, placed->tensor)))
      there = begun_there(z, use, placed->place);
    if (use)
      begin_in(use, there);
  }
}

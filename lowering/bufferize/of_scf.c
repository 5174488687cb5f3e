// Structured control flow on memrefs.
//
// A value that stays in one buffer is not carried by a loop any more: the
// buffer is that from outside. Others are carried as memrefs in row-major order,
// each of which the iteration owns.

#include "lowering/bufferize/bufferize.h"

static void replace_result(Bufferize *z, Value *old, Value *now, bool owned) {
  if (!type_is_tensor(old->type)) {
    if (old->uses)
      value_replace_uses(old, now);
    return;
  }
  set_buffer(z, old, now);
  if (owned)
    own(z, now);
}

// The argument of that number, of a block whose arguments are handed over.
static void carry_arg(Bufferize *z, Block *block, uint32_t index) {
  Value *arg = block_arg(block, index);
  if (!type_is_tensor(arg->type))
    return;
  Value *now = block_add_arg(z->b.pool, block, buffer_type(z, arg->type),
                             value_loc(arg));
  set_buffer(z, arg, now);
  own(z, arg); // it gets the type of the other in the end
  vec_push(z->arena, &z->arg_changes, ((ArgChange){block, index, now}));
}

// The same of one that is a name.
static void carry_name(Bufferize *z, Block *block, uint32_t index,
                       Type *memref) {
  Value *arg = block_arg(block, index);
  Value *now = block_add_arg(z->b.pool, block, memref, value_loc(arg));
  set_buffer(z, arg, now);
  vec_push(z->arena, &z->arg_changes, ((ArgChange){block, index, now}));
}

static void drop_arg(Bufferize *z, Block *block, uint32_t index,
                     Value *buffer) {
  set_buffer(z, block_arg(block, index), buffer);
  vec_push(z->arena, &z->arg_changes, ((ArgChange){block, index, NULL}));
}

static Type *carried_type(Bufferize *z, Type *type) {
  return type_is_tensor(type) ? buffer_type(z, type) : type;
}

static Op *build_around(Bufferize *z, Op *op, Value *const *operands,
                        uint32_t noperands, Type *const *types,
                        uint32_t ntypes) {
  Op *made = build_spec(&z->b, &(OpSpec){.info = op->info,
                                         .operands = operands,
                                         .noperands = noperands,
                                         .result_types = types,
                                         .nresults = ntypes,
                                         .nregions = op->nregions,
                                         .slots = op->slots,
                                         .attrs = op->attrs});
  for (uint32_t i = 0; i < op->nregions; i++)
    rewrite_inline_region(&z->rw, &op->regions[i], &made->regions[i], NULL);
  return made;
}

static bool stays(SlotKind slot) {
  return slot == SLOT_STAYS || slot == SLOT_COPIED;
}

static Handing handing_of(SlotKind slot) {
  return slot == SLOT_MOVES   ? HAND_OWNER
         : slot == SLOT_NAMED ? HAND_NAME
                              : HAND_NOTHING;
}

// scf.for

// Memory that a loop only has another name for, in the space of the type.
static Value *named_buffer(Bufferize *z, Value *tensor) {
  Value *buffer = buffer_of(z, tensor);
  return buffer->type->as.shaped.space ==
                 buffer_type(z, tensor->type)->as.shaped.space
             ? buffer
             : copy_of(z, tensor);
}

// Returns the buffer that slot `i` begins with, and keeps the one that the next
// iteration takes for the end of the body.
static Value *begin_names(Bufferize *z, Op *op, uint32_t i) {
  Block *body = only_block(&op->regions[0]);
  Value *first = named_buffer(z, op_operand(op, first_init(op) + i));
  Value *next = named_buffer(z, op_operand(block_terminator(body), i));
  if (first->type != next->type) {
    Type *type = dynamic_layout(z, first->type);
    first = cast_buffer(z, first, type);
    next = cast_buffer(z, next, type);
  }
  ptrmap_set(&z->named, z->arena, block_arg(body, 1 + i), next);
  return first;
}

// Rebuilds a loop that carries the buffers which change and no others.
static bool rewrite_for(Bufferize *z, Op *op) {
  SlotKind *slots = ptrmap_get(&z->slots, op);
  uint32_t first = first_init(op), n = first, ntypes = 0;
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  Value **buffers = arena_array(z->arena, Value *, op->nresults + 1);
  Type **types = arena_array(z->arena, Type *, op->nresults + 1);
  for (uint32_t i = 0; i < first; i++)
    operands[i] = op_operand(op, i);
  for (uint32_t i = 0; i < op->nresults; i++) {
    Value *init = op_operand(op, first + i);
    if (stays(slots[i])) {
      buffers[i] = destination(z, op, first + i);
      continue;
    }
    operands[n] = slots[i] == SLOT_NAMED       ? begin_names(z, op, i)
                  : type_is_tensor(init->type) ? taken_buffer(z, op, first + i)
                                               : init;
    types[ntypes++] = slots[i] == SLOT_NAMED ? operands[n]->type
                                             : carried_type(z, init->type);
    n++;
  }
  Op *made = build_around(z, op, operands, n, types, ntypes);
  Handing *handings = handings_of(z, made);
  for (uint32_t i = 0, next = first; i < op->nresults; i++)
    if (!stays(slots[i]))
      handings[next++] = handing_of(slots[i]);
  Block *body = only_block(&made->regions[0]);
  for (uint32_t i = 0, next = 0; i < op->nresults; i++) {
    if (stays(slots[i]))
      drop_arg(z, body, 1 + i, buffers[i]);
    else if (slots[i] == SLOT_NAMED)
      carry_name(z, body, 1 + i, types[next]);
    else
      carry_arg(z, body, 1 + i);
    next += !stays(slots[i]);
  }
  ptrmap_set(&z->slots, z->arena, made, slots);
  bool ok = rewrite_block(z, body);
  for (uint32_t i = 0, next = 0; i < op->nresults; i++)
    if (stays(slots[i]))
      set_buffer(z, op_result(op, i), buffers[i]);
    else
      replace_result(z, op_result(op, i), op_result(made, next++),
                     slots[i] == SLOT_MOVES);
  op_is_dead(z, op);
  return ok;
}

static bool end_for(Bufferize *z, Op *op, const Op *loop) {
  const SlotKind *slots = ptrmap_get(&z->slots, loop);
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  Handing *handings = arena_zero(
      z->arena, (op->noperands + 1) * sizeof(Handing), _Alignof(Handing));
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *v = op_operand(op, i), *arg = block_arg(op->block, 1 + i);
    if (slots[i] == SLOT_COPIED)
      copy_contents(z, v, buffer_of(z, arg));
    if (stays(slots[i]))
      continue;
    handings[n] = handing_of(slots[i]);
    operands[n++] = slots[i] == SLOT_MOVES   ? taken_buffer(z, op, i)
                    : slots[i] == SLOT_NAMED ? ptrmap_get(&z->named, arg)
                                             : v;
  }
  Op *made = build_op(&z->b, op->info->opcode, NULL, 0, operands, n);
  ptrmap_set(&z->handed, z->arena, made, handings);
  op_is_dead(z, op);
  return true;
}

// scf.while

// Gives a region of scf.while the memrefs that it is handed.
static void carry_args(Bufferize *z, Block *block, const bool *are_names) {
  for (uint32_t i = 0, n = block->nargs; i < n; i++) {
    Value *arg = block_arg(block, i);
    if (are_names[i])
      carry_name(z, block, i, buffer_type(z, arg->type));
    else
      carry_arg(z, block, i);
  }
}

// Whether the operands from `first` on are handed on as names.
static bool *handed_names(Bufferize *z, const Op *op, uint32_t first) {
  bool *are_names = arena_zero(z->arena, op->noperands + 1, 1);
  for (uint32_t i = first; i < op->noperands; i++) {
    const TensorUse *use = use_of(z, op, i);
    are_names[i - first] = use && use->alias;
  }
  return are_names;
}

// Rebuilds a while loop whose regions hand all tensors to each other.
static bool rewrite_while(Bufferize *z, Op *op) {
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  Handing *handings = arena_array(z->arena, Handing, op->noperands + 1);
  Type **types = arena_array(z->arena, Type *, op->nresults + 1);
  const Op *condition = block_terminator(only_block(&op->regions[0]));
  const bool *starts = handed_names(z, op, 0),
             *results = handed_names(z, condition, 1);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = handed_buffer(z, op, i, &handings[i]);
  for (uint32_t i = 0; i < op->nresults; i++)
    types[i] = carried_type(z, op->results[i].type);
  Op *made = build_around(z, op, operands, op->noperands, types, op->nresults);
  ptrmap_set(&z->handed, z->arena, made, handings);
  carry_args(z, only_block(&made->regions[0]), starts);
  carry_args(z, only_block(&made->regions[1]), results);
  bool ok = rewrite_regions(z, made);
  for (uint32_t i = 0; i < op->nresults; i++)
    replace_result(z, op_result(op, i), op_result(made, i), !results[i]);
  op_is_dead(z, op);
  return ok;
}

// Conditionals

// A result that is in a buffer from outside whatever branch is taken.
static bool has_common_buffer(Bufferize *z, const Op *op, uint32_t i) {
  const Value *result = op_result(op, i);
  return type_is_tensor(result->type) && tensor_of(z, result)->same != result;
}

static Value *end_buffer(Bufferize *z, Op *end, uint32_t i, bool *moved) {
  const TensorUse *use = use_of(z, end, i);
  Value *tensor = op_operand(end, i);
  *moved = !use->alias;
  if (!use->alias)
    return taken_buffer(z, end, i);
  Value *buffer = buffer_of(z, tensor);
  if (buffer->type->as.shaped.space ==
      buffer_type(z, tensor->type)->as.shaped.space)
    return buffer;
  *moved = true; // a copy in the space of the others
  return copy_of(z, tensor);
}

// Gives all branches' buffers for a result one type.
static Type *unify(Bufferize *z, Value **buffers, uint32_t nregions) {
  bool equal = true;
  for (uint32_t i = 1; i < nregions; i++)
    equal &= buffers[i]->type == buffers[0]->type;
  return equal ? buffers[0]->type : dynamic_layout(z, buffers[0]->type);
}

typedef struct BranchEnds {
  Op **ends;       // of each region
  Value ***values; // by result and region; NULL: none is handed on
  Type **types;    // of results
  bool **moved;    // by result and region
  uint32_t n;      // results
} BranchEnds;

// Collects the buffers that the branches end with, and their common type.
static void collect_ends(Bufferize *z, Op *op, BranchEnds *e) {
  uint32_t nregions = op->nregions;
  for (uint32_t i = 0; i < nregions; i++)
    e->ends[i] = block_terminator(only_block(&op->regions[i]));
  for (uint32_t j = 0; j < op->nresults; j++) {
    Value *result = op_result(op, j);
    e->values[j] = NULL;
    if (has_common_buffer(z, op, j))
      continue;
    e->values[j] = arena_array(z->arena, Value *, nregions);
    e->moved[j] = arena_zero(z->arena, nregions, 1);
    for (uint32_t i = 0; i < nregions; i++) {
      builder_before(&z->b, e->ends[i]);
      e->values[j][i] = type_is_tensor(result->type)
                            ? end_buffer(z, e->ends[i], j, &e->moved[j][i])
                            : op_operand(e->ends[i], j);
    }
    e->types[j] = type_is_tensor(result->type)
                      ? unify(z, e->values[j], nregions)
                      : result->type;
  }
}

static bool all_of(const bool *flags, uint32_t n, bool value) {
  for (uint32_t i = 0; i < n; i++)
    if (flags[i] != value)
      return false;
  return true;
}

// Is the result owned in some branches, and not in others?
static bool needs_flag(const BranchEnds *e, const Op *op, uint32_t j) {
  return e->values[j] && type_is_tensor(op->results[j].type) &&
         !all_of(e->moved[j], op->nregions, true) &&
         !all_of(e->moved[j], op->nregions, false);
}

static void build_end(Bufferize *z, const Op *op, const BranchEnds *e,
                      uint32_t region) {
  Op *end = e->ends[region];
  Value **operands = arena_array(z->arena, Value *, 2 * e->n + 1);
  Handing *handings =
      arena_zero(z->arena, (2 * e->n + 1) * sizeof(Handing), _Alignof(Handing));
  uint32_t n = 0;
  builder_before(&z->b, end);
  for (uint32_t j = 0; j < e->n; j++) {
    if (!e->values[j])
      continue;
    bool tensor = type_is_tensor(op->results[j].type);
    handings[n] = !tensor               ? HAND_NOTHING
                  : e->moved[j][region] ? HAND_OWNER
                                        : HAND_NAME;
    operands[n++] = tensor ? cast_buffer(z, e->values[j][region], e->types[j])
                           : e->values[j][region];
  }
  for (uint32_t j = 0; j < e->n; j++)
    if (needs_flag(e, op, j))
      operands[n++] = arith_int(&z->b, z->ctx->i1, e->moved[j][region]);
  Op *made = build_op(&z->b, end->info->opcode, NULL, 0, operands, n);
  ptrmap_set(&z->handed, z->arena, made, handings);
  op_is_dead(z, end);
}

// Rebuilds a conditional that gives buffers, and flags of those not always
// owned.
static bool rewrite_branches(Bufferize *z, Op *op) {
  uint32_t nregions = op->nregions, n = op->nresults, ntypes = 0;
  BranchEnds e = {arena_array(z->arena, Op *, nregions + 1),
                  arena_array(z->arena, Value **, n + 1),
                  arena_array(z->arena, Type *, n + 1),
                  arena_array(z->arena, bool *, n + 1), n};
  Type **types = arena_array(z->arena, Type *, 2 * n + 1);
  Value **operands = arena_array(z->arena, Value *, op->noperands + 1);
  if (!rewrite_regions(z, op))
    return false;
  collect_ends(z, op, &e);
  for (uint32_t i = 0; i < nregions; i++)
    build_end(z, op, &e, i);
  for (uint32_t j = 0; j < n; j++)
    if (e.values[j])
      types[ntypes++] = e.types[j];
  uint32_t flag = ntypes;
  for (uint32_t j = 0; j < n; j++)
    if (needs_flag(&e, op, j))
      types[ntypes++] = z->ctx->i1;
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op_operand(op, i);
  builder_before(&z->b, op);
  Op *made = build_around(z, op, operands, op->noperands, types, ntypes);
  for (uint32_t j = 0, next = 0; j < n; j++) {
    Value *old = op_result(op, j);
    if (!e.values[j]) {
      set_buffer(z, old, buffer_of(z, tensor_of(z, old)->same));
      continue;
    }
    bool tensor = type_is_tensor(old->type), dynamic = needs_flag(&e, op, j);
    bool owned = tensor && all_of(e.moved[j], nregions, true);
    replace_result(z, old, op_result(made, next), owned);
    if (dynamic)
      vec_push(z->arena, &z->owned,
               ((OwnedBuffer){op_result(made, next), op_result(made, flag++)}));
    next++;
  }
  op_is_dead(z, op);
  return true;
}

static bool rewrite_yield(Bufferize *z, Op *op) {
  const Op *around = op_parent(op);
  BufferFlow flow = buffer_flow(z, around);
  if (flow == FLOW_FOR)
    return end_for(z, op, around);
  if (flow == FLOW_WHILE)
    return rewrite_take(z, op);
  return true; // FLOW_BRANCHES: with the operation around
}

// scf.forall: what is inserted is written before the block ends.

// Rebuilds a forall that writes its outputs in place.
static bool rewrite_forall(Bufferize *z, Op *op) {
  uint32_t n = op->nresults, first = op->noperands - n;
  const SlotKind *slots = ptrmap_get(&z->slots, op);
  Space space = space_of(&z->rw, op);
  Value **buffers = arena_array(z->arena, Value *, n + 1);
  for (uint32_t i = 0; i < n; i++)
    buffers[i] = destination(z, op, first + i);
  Op *made = build_forall(&z->rw, &space, (ValueList){0},
                          op_slot(op, A_scf_forall_mapping));
  made->attrs = op->attrs;
  block_erase(z->b.pool, made->regions[0].first);
  rewrite_inline_region(&z->rw, &op->regions[0], &made->regions[0], NULL);
  Block *body = only_block(&made->regions[0]);
  for (uint32_t i = 0; i < n; i++) {
    Value *arg = block_arg(body, space.rank + i);
    drop_arg(z, body, space.rank + i,
             slots[i] == SLOT_STAYS ? buffers[i]
                                    : buffer_of(z, op_operand(op, first + i)));
    ptrmap_set(&z->written, z->arena, arg, buffers[i]);
    set_buffer(z, op_result(op, i), buffers[i]);
  }
  op_is_dead(z, op);
  return rewrite_block(z, body);
}

// Copies what is overwritten before it is inserted.
static void copy_sources(Bufferize *z, Block *inserts) {
  for (Op *op = inserts->first; op; op = op->next) {
    const TensorUse *use = use_of(z, op, 0);
    if (use && use->copy)
      set_buffer(z, op_operand(op, 0), taken_buffer(z, op, 0));
  }
}

bool rewrite_parallel_insert(Bufferize *z, Op *op) {
  Value *dest = ptrmap_get(&z->written, op_operand(op, 1));
  builder_before(&z->b, op_parent(op));
  if (op == op->block->first)
    copy_sources(z, op->block);
  op_is_dead(z, op);
  return dest ? insert_part(z, op, dest)
              : op_error(z->ctx, op,
                         "cannot be bufferized: its destination is no argument "
                         "of the forall");
}

// Regions that never end: their block ends as a program does, in llvm.unreachable.

static bool never_ends(const Op *op) {
  if (!op_is(op, OP_scf_execute_region) || !op->nresults)
    return false;
  const Block *first = op->regions[0].first;
  return !first->next && !op_has(block_terminator(first), TRAIT_RETURN_LIKE);
}

void drop_results_never_given(Bufferize *z, Op *func) {
  OpList ops = collect_ops_that(z->run, func, never_ends);
  for (size_t i = 0; i < ops.count; i++) {
    Op *op = ops.items[i];
    Value **nothing = arena_array(z->arena, Value *, op->nresults);
    builder_before(&z->b, op);
    for (uint32_t j = 0; j < op->nresults; j++)
      nothing[j] =
          build_value(&z->b, OP_ub_poison, op_result(op, j)->type, NULL, 0);
    build_around(z, op, NULL, 0, NULL, 0);
    rewrite_replace(&z->rw, op, nothing);
  }
}

const BufferRow rows_scf[] = {
    {BUFFER_ROW(OP_scf_condition, FLOW_TAKE, rewrite_take)},
    {BUFFER_ROW(OP_scf_execute_region, FLOW_BRANCHES, rewrite_branches)},
    {BUFFER_ROW(OP_scf_for, FLOW_FOR, rewrite_for)},
    {BUFFER_ROW(OP_scf_forall, FLOW_FORALL, rewrite_forall)},
    {BUFFER_ROW(OP_scf_if, FLOW_BRANCHES, rewrite_branches)},
    {BUFFER_ROW(OP_scf_index_switch, FLOW_BRANCHES, rewrite_branches)},
    {BUFFER_ROW(OP_scf_while, FLOW_WHILE, rewrite_while)},
    {BUFFER_ROW(OP_scf_yield, FLOW_END, rewrite_yield)},
    {0},
};

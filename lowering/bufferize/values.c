// Numbers the tensors of a function, puts those that are views of each other
// into groups, and collects the uses of each group in the order of the text.
//
// A group stands for contents: whoever writes to a tensor makes one of another
// group, be it in the same memory. So a tensor may be written in place if its
// group has no use behind the write (decide.c). Memrefs that come of tensors
// are in groups as well.

#include "ir/analysis/access.h"
#include "ir/dialects/linalg/structured.h"
#include "lowering/bufferize/bufferize.h"

const BufferRow *buffer_row(const Bufferize *z, const Op *op) {
  return opmap_get(&z->rows, op->info->opcode);
}

static bool has_tensor_operand(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is_tensor(op_operand(op, i)->type))
      return true;
  return false;
}

BufferFlow buffer_flow(Bufferize *z, const Op *op) {
  const BufferRow *row = buffer_row(z, op);
  if (row)
    return row->flow_of ? row->flow_of(z, op) : row->flow;
  if (op_is_structured(op) && has_tensor_operand(op))
    return FLOW_WRITES;
  return op->info->view ? FLOW_WHOLE : FLOW_NEW;
}

// Tables

bool is_numbered(const Bufferize *z, const Value *value) {
  return value->id && value->id < z->tensors.size &&
         z->tensors.data[value->id].value == value;
}

Tensor *tensor_of(Bufferize *z, const Value *value) {
  CHECK(is_numbered(z, value));
  return &z->tensors.data[value->id];
}

uint32_t group_id(Bufferize *z, uint32_t group) {
  TensorGroup *groups = z->groups.data;
  while (groups[group].into) {
    uint32_t next = groups[group].into;
    if (groups[next].into)
      groups[group].into = groups[next].into;
    group = next;
  }
  return group;
}

TensorGroup *group_of(Bufferize *z, const Value *value) {
  Tensor *t = tensor_of(z, value);
  t->group = group_id(z, t->group);
  return &z->groups.data[t->group];
}

TensorUse *use_of(Bufferize *z, const Op *op, uint32_t operand) {
  uint32_t first = op->id ? z->first_use.data[op->id] : 0;
  TensorUse *use = first ? &z->uses.data[first + operand] : NULL;
  return use && use->op ? use : NULL;
}

uint32_t tied_operand(Bufferize *z, const Op *op, uint32_t index) {
  const BufferRow *row = buffer_row(z, op);
  uint32_t first, count;
  if (row && row->tied)
    return row->tied(z, op, index);
  if (!op->info->destinations)
    return buffer_flow(z, op) == FLOW_WRITES ? index : UINT32_MAX;
  op_operand_group(op, op->info->destinations - 1u, &first, &count);
  for (uint32_t i = first, tensors = 0; i < first + count; i++)
    if (type_is_tensor(op_operand(op, i)->type) && tensors++ == index)
      return i;
  return UINT32_MAX;
}

bool reads_destination(Bufferize *z, const Op *op, uint32_t operand) {
  const BufferRow *row = buffer_row(z, op);
  Structured s;
  if (row)
    return !row->reads || row->reads(z, op, operand);
  return !structured_of(z->ctx, z->arena, (Op *)op, &s) ||
         structured_uses_init(&s, operand - s.ninputs);
}

// Merging

// Both lists are in order.
static uint32_t merge_uses(Bufferize *z, uint32_t a, uint32_t b) {
  TensorUse *uses = z->uses.data;
  uint32_t first = 0, *link = &first;
  while (a && b) {
    uint32_t *least = a < b ? &a : &b;
    *link = *least;
    link = &uses[*least].next;
    *least = *link;
  }
  *link = a ? a : b;
  return first;
}

void merge_groups(Bufferize *z, const Value *a, const Value *b) {
  TensorGroup *to = group_of(z, a), *from = group_of(z, b);
  if (to == from)
    return;
  to->first = merge_uses(z, to->first, from->first);
  if (from->last > to->last)
    to->last = from->last;
  if (from->depth < to->depth)
    to->depth = from->depth;
  to->has_content |= from->has_content;
  to->readonly |= from->readonly;
  to->unowned |= from->unowned;
  from->into = tensor_of(z, a)->group;
}

// Numbering

static bool has_memory(const Type *type) {
  return type_is_tensor(type) || type_is_memref(type);
}

static void number(Bufferize *z, Value *value, BufferFlow flow,
                   const Value *source) {
  if (!has_memory(value->type))
    return;
  value->id = (uint32_t)z->tensors.size;
  Tensor t = {.value = value, .same = value, .root = value};
  if (source) {
    t.group = tensor_of(z, source)->group;
    t.root = flow == FLOW_EITHER ? value : tensor_of(z, source)->root;
    t.is_part = tensor_of(z, source)->is_part || flow == FLOW_PART ||
                flow == FLOW_EITHER;
  } else {
    t.group = (uint32_t)z->groups.size;
    TensorGroup g = {.depth = z->depth,
                     .has_content = flow != FLOW_EMPTY,
                     .readonly = flow == FLOW_CONSTANT,
                     .unowned = flow == FLOW_CONSTANT ||
                                flow == FLOW_BORROWED ||
                                !type_is_tensor(value->type)};
    vec_push(z->arena, &z->groups, g);
  }
  vec_push(z->arena, &z->tensors, t);
}

static UseKind kind_of(Bufferize *z, const Op *op, BufferFlow flow,
                       uint32_t operand) {
  const BufferRow *row = buffer_row(z, op);
  uint32_t first, count;
  if (row && row->use)
    return row->use(z, op, operand);
  switch (flow) {
  case FLOW_SIZES: return operand ? USE_READ : USE_NONE;
  case FLOW_EITHER: return USE_NONE;
  case FLOW_WHOLE:
  case FLOW_PART: {
    uint32_t viewed = op->info->view ? op->info->view - 1u : 0;
    return operand == viewed ? USE_NONE : USE_READ;
  }
  case FLOW_WRITES:
    if (!op->info->destinations)
      return operand ? USE_READ : USE_WRITE;
    op_operand_group(op, op->info->destinations - 1u, &first, &count);
    return operand >= first && operand < first + count &&
                   type_is_tensor(op_operand(op, operand)->type)
               ? USE_WRITE
               : USE_READ;
  case FLOW_DESTROYS:
  case FLOW_FOR:
  case FLOW_FORALL: return USE_WRITE;
  case FLOW_WHILE:
  case FLOW_END:
  case FLOW_TAKE: return USE_TAKE;
  default: return USE_READ;
  }
}

// Records the uses of tensors by an operation, at the end of their groups.
static void add_uses(Bufferize *z, Op *op, BufferFlow flow) {
  bool any = false;
  for (uint32_t i = 0; i < op->noperands; i++)
    any |= is_numbered(z, op_operand(op, i));
  vec_push(z->arena, &z->first_use, any ? (uint32_t)z->uses.size : 0);
  for (uint32_t i = 0; any && i < op->noperands; i++) {
    Value *v = op_operand(op, i);
    UseKind kind = is_numbered(z, v) ? kind_of(z, op, flow, i) : USE_NONE;
    TensorUse use = {.op = kind ? op : NULL,
                     .operand = i,
                     .position = op->id,
                     .kind = (uint8_t)kind};
    uint32_t index = (uint32_t)z->uses.size;
    vec_push(z->arena, &z->uses, use);
    if (!kind)
      continue;
    TensorGroup *g = group_of(z, v);
    if (g->last)
      z->uses.data[g->last].next = index;
    else
      g->first = index;
    g->last = index;
  }
}

// The tensor, if any, of whose memory a result is.
static const Value *viewed(Bufferize *z, const Op *op, BufferFlow flow) {
  if (flow == FLOW_EITHER) {
    for (uint32_t i = 0; i < op->noperands; i++)
      if (is_numbered(z, op_operand(op, i)))
        return op_operand(op, i);
    return NULL;
  }
  if (flow != FLOW_WHOLE && flow != FLOW_PART)
    return NULL;
  uint32_t group = op->info->view ? op->info->view - 1u : 0;
  const Value *source = op_operand_of(op, group);
  return source && is_numbered(z, source) ? source : NULL;
}

// A result that may be one or the other of several.
static void join_sources(Bufferize *z, const Op *op) {
  Value *result = op_result(op, 0);
  if (!is_numbered(z, result))
    return;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (is_numbered(z, op_operand(op, i)))
      merge_groups(z, result, op_operand(op, i));
  group_of(z, result)->unowned = true;
}

static bool number_block(Bufferize *z, Block *block);

static bool number_regions(Bufferize *z, Op *op, BufferFlow flow) {
  bool ok = true, repeats = flow != FLOW_BRANCHES;
  z->depth += repeats;
  for (uint32_t i = 0; i < op->nregions; i++) {
    if (op->regions[i].first != op->regions[i].last)
      return !z->only_asks &&
             op_error(z->ctx, op,
                      "cannot be bufferized: a region with several blocks has "
                      "tensors around");
    for (Block *b = op->regions[i].first; b; b = b->next)
      ok &= number_block(z, b);
  }
  z->depth -= repeats;
  return ok;
}

static bool is_known(Bufferize *z, const Op *op) {
  if (buffer_row(z, op) || op_is_structured(op))
    return true;
  bool tensors = has_tensor_operand(op);
  for (uint32_t i = 0; i < op->nresults; i++)
    tensors |= type_is_tensor(op->results[i].type);
  return !tensors ||
         (!z->only_asks && op_error(z->ctx, op,
                                    "cannot be bufferized: it has no form on "
                                    "memrefs that is known"));
}

static bool number_op(Bufferize *z, Op *op) {
  if (!is_known(z, op))
    return false;
  BufferFlow flow = buffer_flow(z, op);
  op->id = (uint32_t)z->numbered.size;
  vec_push(z->arena, &z->numbered, op);
  add_uses(z, op, flow);
  const Value *source = viewed(z, op, flow);
  for (uint32_t i = 0; i < op->nresults; i++)
    number(z, &op->results[i], flow, i ? NULL : source);
  if (flow == FLOW_EITHER)
    join_sources(z, op);
  return !op->nregions || number_regions(z, op, flow);
}

static bool number_block(Bufferize *z, Block *block) {
  bool ok = true;
  for (uint32_t i = 0; i < block->nargs; i++)
    number(z, block_arg(block, i), FLOW_NEW, NULL);
  for (Op *op = block->first; op; op = op->next)
    ok &= number_op(z, op);
  return ok;
}

bool number_tensors(Bufferize *z) {
  Region *body = &z->func->regions[0];
  scratch_claim(z->ctx, SCRATCH_VALUE_ID | SCRATCH_OP_ID);
  z->tensors.size = z->groups.size = z->uses.size = 0;
  z->first_use.size = z->numbered.size = 0;
  vec_push(z->arena, &z->tensors, ((Tensor){0}));
  vec_push(z->arena, &z->groups, ((TensorGroup){0}));
  vec_push(z->arena, &z->uses, ((TensorUse){0}));
  vec_push(z->arena, &z->first_use, 0);
  vec_push(z->arena, &z->numbered, NULL);
  z->depth = 0;
  if (body->first != body->last)
    return !z->only_asks &&
           op_error(z->ctx, z->func,
                    "cannot be bufferized: it has several blocks");
  return number_block(z, body->first);
}

void forget_numbers(Bufferize *z) {
  for (size_t i = 1; i < z->numbered.size; i++)
    z->numbered.data[i]->id = 0;
  scratch_release(z->ctx, SCRATCH_VALUE_ID | SCRATCH_OP_ID);
}

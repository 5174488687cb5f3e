// Bodies: blocks in their order, operations in reverse postorder, block
// arguments as phis.
//
// MLIR passes values along edges, LLVM IR names predecessors, so a terminator
// that passes different values twice to one block gets a block of its own for
// the second edge:
//
//   llvm.cond_br %c, ^bb1(%a), ^bb1(%b)
//
//   br i1 %c, label %1, label %forward
//   forward: br label %1
//   1: phi [ %a, %0 ], [ %b, %forward ]
//
// Operations are translated in reverse postorder, so that definitions come
// before uses; blocks that nothing reaches follow in their order, and what is
// not yet there for them has a stand-in until it is.

#include "backend/translate/debug_int.h"

// Numbering

typedef struct Numbering {
  uint32_t values, blocks;
} Numbering;

static void number_region(Numbering *n, Region *region) {
  for (Block *block = region->first; block; block = block->next) {
    block->id = n->blocks++;
    for (uint32_t i = 0; i < block->nargs; i++)
      block->args[i]->value.id = n->values++;
    for (Op *op = block->first; op; op = op->next)
      for (uint32_t i = 0; i < op->nresults; i++)
        op->results[i].id = n->values++;
  }
}

// How many there are, told by the last ones.
static Numbering count_of(const Op *op) {
  Numbering n = {0, 0};
  for (uint32_t r = 0; r < op->nregions; r++) {
    const Block *last = op->regions[r].last;
    if (last)
      n.blocks = last->id + 1;
    for (const Block *b = last; b; b = b->prev) {
      const Op *with = b->last;
      while (with && !with->nresults)
        with = with->prev;
      if (with) {
        n.values = with->results[with->nresults - 1].id + 1;
        return n;
      }
      if (b->nargs) {
        n.values = b->args[b->nargs - 1]->value.id + 1;
        return n;
      }
    }
  }
  return n;
}

void number_body(Op *op) {
  Numbering n = {0, 0};
  for (uint32_t r = 0; r < op->nregions; r++)
    number_region(&n, &op->regions[r]);
  mark_needed_aggregates(op);
}

// Blocks and edges

static bool passes_same_values(const Op *op, uint32_t a, uint32_t b) {
  uint32_t first_a, count_a, first_b, count_b;
  op->info->successor_operands((Op *)op, a, &first_a, &count_a);
  op->info->successor_operands((Op *)op, b, &first_b, &count_b);
  for (uint32_t i = 0; i < count_a && i < count_b; i++)
    if (op_operand(op, first_a + i) != op_operand(op, first_b + i))
      return false;
  return true;
}

// Whether edge `i` goes where an earlier edge goes with other values.
static bool needs_forward(const Op *op, uint32_t i) {
  const Block *to = op->successors[i].block;
  if (!to->nargs)
    return false;
  for (uint32_t j = 0; j < i; j++)
    if (op->successors[j].block == to && !passes_same_values(op, i, j))
      return true;
  return false;
}

static void add_forwards(FunctionState *f, const Op *op) {
  Translation *t = f->t;
  for (uint32_t i = 1; i < op->nsuccessors; i++) {
    if (!needs_forward(op, i))
      continue;
    LLVMBasicBlockRef to = f->blocks[op->successors[i].block->id];
    LLVMBasicBlockRef block = LLVMInsertBasicBlockInContext(t->llvm, to, "");
    ForwardBlock forward = {op, i, block};
    vec_push(&t->arena, &f->forwards, forward);
    LLVMPositionBuilderAtEnd(t->builder, block);
    debug_location(t, op->loc);
    LLVMBuildBr(t->builder, to);
  }
}

static LLVMBasicBlockRef forward_of(const FunctionState *f, const Op *op,
                                    uint32_t i) {
  for (size_t n = 0; n < f->forwards.size; n++)
    if (f->forwards.data[n].terminator == op &&
        f->forwards.data[n].successor == i)
      return f->forwards.data[n].block;
  return NULL;
}

LLVMBasicBlockRef successor_of(const FunctionState *f, const Op *op,
                               uint32_t i) {
  LLVMBasicBlockRef forward = forward_of(f, op, i);
  return forward ? forward : f->blocks[op->successors[i].block->id];
}

// A block that the import had to put between an invoke and the phi that takes
// its result: in LLVM IR the edge goes straight there.
static bool is_forward(const Block *block) {
  const Op *op = block->first;
  const Attr *flags = op && op == block->last && op_is(op, OP_llvm_br)
                          ? carried_attr(op, "mlcc.flags")
                          : NULL;
  return attr_is(flags, AT_ARRAY) && flags->as.array.count == 1 &&
         attr_is(flags->as.array.items[0], AT_STRING) &&
         str_is(flags->as.array.items[0]->as.string, "forward") &&
         !block->nargs && block->preds && !block->preds->next;
}

LLVMBasicBlockRef *function_blocks(Translation *t, Op *func,
                                   LLVMValueRef function) {
  void **entry = ptrmap_at(&t->blocks, &t->arena, func);
  if (*entry)
    return *entry;
  uint32_t n = count_of(func).blocks;
  LLVMBasicBlockRef *blocks = arena_array(&t->arena, LLVMBasicBlockRef, n);
  Block *first = func->regions[0].first;
  for (Block *b = first; b; b = b->next)
    if (!is_forward(b))
      blocks[b->id] = LLVMAppendBasicBlockInContext(t->llvm, function, "");
  for (Block *b = first; b; b = b->next)
    if (is_forward(b))
      blocks[b->id] = blocks[b->last->successors[0].block->id];
  return *entry = blocks;
}

static void make_blocks(FunctionState *f) {
  Region *body = &f->op->regions[0];
  f->blocks = function_blocks(f->t, f->op, f->function);
  for (Block *b = body->first; b; b = b->next)
    if (b->last && b->last->nsuccessors > 1)
      add_forwards(f, b->last);
}

static void make_phis(FunctionState *f) {
  Translation *t = f->t;
  Region *body = &f->op->regions[0];
  for (uint32_t i = 0; i < body->first->nargs; i++)
    f->values[block_arg(body->first, i)->id] = LLVMGetParam(f->function, i);
  for (Block *b = body->first->next; b; b = b->next) {
    LLVMPositionBuilderAtEnd(t->builder, f->blocks[b->id]);
    for (uint32_t i = 0; i < b->nargs; i++) {
      Value *arg = block_arg(b, i);
      debug_phi_location(t, b->args[i]->loc);
      f->values[arg->id] =
          LLVMBuildPhi(t->builder, translate_type(t, arg->type), "");
    }
  }
}

static void connect_edge(FunctionState *f, Op *op, uint32_t i) {
  Block *to = op->successors[i].block;
  LLVMBasicBlockRef from = forward_of(f, op, i);
  if (!from && is_forward(op->block))
    from = f->blocks[op->block->preds->owner->block->id];
  if (!from)
    from = f->blocks[op->block->id];
  uint32_t first = 0, count = 0;
  if (op->info->successor_operands)
    op->info->successor_operands(op, i, &first, &count);
  for (uint32_t a = 0; a < to->nargs && a < count; a++) {
    LLVMValueRef value = operand_of(f, op, first + a);
    LLVMAddIncoming(f->values[block_arg(to, a)->id], &value, &from, 1);
  }
}

static void connect_phis(FunctionState *f) {
  for (Block *b = f->op->regions[0].first; b; b = b->next)
    for (uint32_t i = 0; b->last && i < b->last->nsuccessors; i++)
      if (b->last->successors[i].block->nargs)
        connect_edge(f, b->last, i);
}

// Operations

static void fill_missing(FunctionState *f, const Op *op) {
  Translation *t = f->t;
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *v = op_operand(op, i);
    if (f->values[v->id])
      continue;
    LLVMValueRef poison = LLVMGetPoison(translate_type(t, v->type));
    f->values[v->id] = LLVMBuildFreeze(t->builder, poison, "");
    StandIn made = {v, f->values[v->id]};
    vec_push(&t->arena, &f->stand_ins, made);
  }
}

static const StandIn *stand_in_of(const FunctionState *f, LLVMValueRef value) {
  if (LLVMIsAFreezeInst(value))
    for (size_t i = 0; i < f->stand_ins.size; i++)
      if (f->stand_ins.data[i].instruction == value)
        return &f->stand_ins.data[i];
  return NULL;
}

// What came may be a stand-in again, where an operation passes on its operand;
// poison where a circle of operations does.
static LLVMValueRef stood_in_for(const FunctionState *f, const StandIn *s) {
  for (size_t i = 0; s && i < f->stand_ins.size; i++) {
    LLVMValueRef value = f->values[s->value->id];
    s = stand_in_of(f, value);
    if (!s)
      return value;
  }
  return LLVMGetPoison(LLVMTypeOf(s->instruction));
}

static void replace_stand_ins(FunctionState *f) {
  for (size_t i = 0; i < f->stand_ins.size; i++)
    LLVMReplaceAllUsesWith(f->stand_ins.data[i].instruction,
                           stood_in_for(f, &f->stand_ins.data[i]));
  for (size_t i = 0; i < f->stand_ins.size; i++)
    LLVMInstructionEraseFromParent(f->stand_ins.data[i].instruction);
}

static bool is_unfolded(FunctionState *f, const Op *op) {
  if (!op->noperands || !LLVMIsConstant(operand_of(f, op, 0)))
    return false;
  const Attr *flags = carried_attr(op, "mlcc.flags");
  for (uint32_t i = 0; attr_is(flags, AT_ARRAY) && i < flags->as.array.count;
       i++)
    if (attr_is(flags->as.array.items[i], AT_STRING) &&
        str_is(flags->as.array.items[i]->as.string, "unfolded"))
      return true;
  return false;
}

// An instruction of constants, which the builder would fold: built of others,
// which the constants then replace.
static bool translate_unfolded(FunctionState *f, Op *op) {
  LLVMBuilderRef builder = f->t->builder;
  LLVMValueRef *constants =
      arena_zero(&f->t->arena, (op->noperands + 1u) * sizeof *constants, 8);
  for (uint32_t i = 0; i < op->noperands; i++) {
    LLVMValueRef *value = &f->values[op_operand(op, i)->id];
    if (!LLVMIsConstant(*value))
      continue;
    constants[i] = *value;
    *value = LLVMBuildFreeze(builder, LLVMGetPoison(LLVMTypeOf(*value)), "");
  }
  bool ok = translate_op(f, op);
  for (uint32_t i = 0; i < op->noperands; i++) {
    LLVMValueRef *value = &f->values[op_operand(op, i)->id];
    if (!constants[i])
      continue;
    LLVMReplaceAllUsesWith(*value, constants[i]);
    LLVMInstructionEraseFromParent(*value);
    *value = constants[i];
  }
  return ok;
}

// Discardable attributes are about the instruction that the operation becomes.
static bool translate_with_attributes(FunctionState *f, Op *op) {
  if (!op->attrs)
    return translate_op(f, op);
  LLVMBasicBlockRef block = LLVMGetInsertBlock(f->t->builder);
  LLVMValueRef before = LLVMGetLastInstruction(block);
  if (!(is_unfolded(f, op) ? translate_unfolded(f, op) : translate_op(f, op)))
    return false;
  LLVMValueRef made = LLVMGetLastInstruction(block);
  return made == before || (translate_discardable(f->t, op, made) &&
                            translate_carried(f->t, op, made));
}

// Tells of what stands behind `before` in the operation's block.
static void trace(FunctionState *f, Op *op, LLVMValueRef before) {
  const TranslateOptions *o = f->t->options;
  for (LLVMValueRef i = before
                            ? LLVMGetNextInstruction(before)
                            : LLVMGetFirstInstruction(f->blocks[op->block->id]);
       i; i = LLVMGetNextInstruction(i))
    o->trace(o->trace_user, op, i);
}

static bool translate_block(FunctionState *f, Block *block, bool reachable) {
  Translation *t = f->t;
  if (is_forward(block))
    return true;
  LLVMPositionBuilderAtEnd(t->builder, f->blocks[block->id]);
  bool ok = true, shows_values = t->debug->lines && t->options->values;
  if (shows_values && reachable && block->prev)
    lines_block_arguments(f, block);
  for (Op *op = block->first; op; op = op->next) {
    if (!reachable)
      fill_missing(f, op);
    debug_location(t, op->loc);
    LLVMValueRef before =
        t->options->trace ? LLVMGetLastInstruction(f->blocks[block->id]) : NULL;
    bool made = translate_with_attributes(f, op);
    if (t->options->trace && made)
      trace(f, op, before);
    if (shows_values && made && reachable)
      lines_value(f, op);
    if (!made) {
      ok = false;
      for (uint32_t i = 0; i < op->nresults; i++)
        f->values[op->results[i].id] =
            LLVMGetPoison(translate_type(t, op->results[i].type));
      t->foreign = NULL; // was reported
    }
  }
  return ok;
}

typedef struct Frame {
  Block *block;
  uint32_t next;
} Frame;

// Reachable blocks in postorder; `reached` by Block.id.
static uint32_t postorder(Arena *arena, Block *entry, uint32_t total,
                          Block **order, bool *reached) {
  Frame *stack = arena_array(arena, Frame, total);
  uint32_t depth = 0, n = 0;
  stack[depth++] = (Frame){entry, 0};
  reached[entry->id] = true;
  while (depth) {
    Frame *frame = &stack[depth - 1];
    Op *last = frame->block->last;
    if (!last || frame->next == last->nsuccessors) {
      order[n++] = frame->block;
      depth--;
      continue;
    }
    Block *next = last->successors[frame->next++].block;
    if (reached[next->id])
      continue;
    reached[next->id] = true;
    stack[depth++] = (Frame){next, 0};
  }
  return n;
}

static bool translate_blocks(FunctionState *f, uint32_t nblocks) {
  Arena *arena = &f->t->arena;
  Region *body = &f->op->regions[0];
  Block **order = arena_array(arena, Block *, nblocks);
  bool *reached = arena_zero(arena, nblocks, 1);
  uint32_t n = postorder(arena, body->first, nblocks, order, reached);
  bool ok = true;
  for (uint32_t i = n; i-- > 0;)
    ok &= translate_block(f, order[i], true);
  for (Block *b = body->first; b; b = b->next)
    if (!reached[b->id])
      ok &= translate_block(f, b, false);
  return ok;
}

bool translate_function_body(Translation *t, Op *func, LLVMValueRef function) {
  Numbering n = count_of(func);
  FunctionState f = {.t = t, .op = func, .function = function};
  f.values = arena_zero(&t->arena, n.values * sizeof(LLVMValueRef), 8);
  debug_function(t, func, function);
  make_blocks(&f);
  if (t->debug->lines && t->options->functions)
    lines_arguments(t, func, function, f.blocks[func->regions[0].first->id]);
  make_phis(&f);
  bool ok = translate_blocks(&f, n.blocks);
  debug_finish_function(t);
  if (ok) {
    connect_phis(&f);
    replace_stand_ins(&f);
  }
  return ok;
}

// Initialisers

// Its operations are constants once the builder has folded them.
static LLVMValueRef run_initializer(FunctionState *f, Op *op) {
  for (Op *in = op->regions[0].first->first; in; in = in->next) {
    if (op_is(in, OP_llvm_return))
      return in->noperands ? operand_of(f, in, 0) : NULL;
    if (!translate_op(f, in))
      return NULL;
    for (uint32_t i = 0; i < in->nresults; i++) {
      if (!LLVMIsConstant(f->values[in->results[i].id])) {
        diag_error(f->t->diags, in->loc,
                   "'" STR_FMT "' op is not a constant expression in an "
                   "initializer",
                   STR_ARG(op_name(in)));
        return NULL;
      }
    }
  }
  return NULL;
}

LLVMValueRef translate_initializer(Translation *t, Op *global) {
  Numbering n = count_of(global);
  FunctionState f = {.t = t, .op = global};
  f.values = arena_zero(&t->arena, n.values * sizeof(LLVMValueRef), 8);
  LLVMClearInsertionPosition(t->builder);
  return run_initializer(&f, global);
}

// Inlining in the llvm dialect, beyond what any call wants:
//
//   - Memory of the stack that the callee asks for once goes to the entry of
//     the caller, alive only where the callee's code is; if its size is not
//     known, the stack is put back instead.
//   - An argument by value is a copy of its own.
//   - What is known of aliases holds for this call; see inline_aliases.c.
//   - A loop's places, for debuggers, are in the caller.

#include "ir/analysis/fold.h"
#include "ir/analysis/analysis.h"
#include "lowering/transforms/inline.h"

static Attr *named(Ctx *ctx, const Attr *dict, const char *name) {
  return dict ? dict_get(dict, ctx_ident(ctx, str_from(name))) : NULL;
}

bool llvm_has_noalias(Ctx *ctx, const Attr *attrs) {
  return named(ctx, attrs, "llvm.noalias");
}

// Whether it may be

static bool is_forbidden(const Attr *word) {
  static const char *const words[] = {"noduplicate", "presplitcoroutine",
                                      "returns_twice", "strictfp"};
  for (size_t i = 0; i < ARRAY_SIZE(words); i++)
    if (attr_is(word, AT_STRING) && str_is(word->as.string, words[i]))
      return true;
  return false;
}

static bool any_forbidden(const Attr *list) {
  for (uint32_t i = 0; list && i < list->as.array.count; i++)
    if (is_forbidden(list->as.array.items[i]))
      return true;
  return false;
}

static bool any_inalloca(Ctx *ctx, const Attr *arg_attrs) {
  for (uint32_t i = 0; arg_attrs && i < arg_attrs->as.array.count; i++)
    if (named(ctx, arg_attrs->as.array.items[i], "llvm.inalloca"))
      return true;
  return false;
}

bool llvm_may_inline(Ctx *ctx, const Op *callee) {
  const Attr *type = op_slot(callee, A_llvm_func_function_type);
  return !type->type->as.list.variadic &&
         !op_slot(callee, A_llvm_func_personality) &&
         !any_inalloca(ctx, op_slot(callee, A_llvm_func_arg_attrs)) &&
         !any_forbidden(op_slot(callee, A_llvm_func_passthrough));
}

// Making operations

static Value *make_constant(Inliner *in, Type *type, Attr *value) {
  Op *op = build_op(&in->rw.b, OP_llvm_mlir_constant, &type, 1, NULL, 0);
  op->slots[A_llvm_mlir_constant_value] = value;
  return op_result(op, 0);
}

static Value *make_i64(Inliner *in, uint64_t value) {
  Ctx *ctx = in->rw.b.ctx;
  return make_constant(in, ctx->i64, attr_i64(ctx, (int64_t)value));
}

// Arguments by value

static bool is_read_only(const Op *callee) {
  const Attr *effects = op_slot(callee, A_llvm_func_memory_effects);
  if (!effects)
    return false;
  const Attr *args = effects->as.def.params[P_llvm_memory_effects_argMem];
  return !args || attr_to_i64(args) == E_llvm_mod_ref_info_none ||
         attr_to_i64(args) == E_llvm_mod_ref_info_read;
}

// Raises the alignment of `alloca` unless the stack would have to be aligned
// for it alone.
static uint64_t align_alloca(Inliner *in, Op *alloca, uint64_t wanted) {
  const Attr *slot = op_slot(alloca, A_llvm_alloca_alignment);
  uint64_t own = slot ? attr_to_u64(slot) : 1;
  uint64_t natural = in->run->layout->stack_align;
  if (wanted <= own || (natural && wanted > natural && own <= natural))
    return own;
  rewrite_set_slot(&in->rw, alloca, A_llvm_alloca_alignment,
                   attr_i64(in->rw.b.ctx, (int64_t)wanted));
  return wanted;
}

static uint64_t global_alignment(const Attr *name, Op *from) {
  Op *global = symbol_lookup_nearest(from, name);
  const Attr *slot = global && op_is(global, OP_llvm_mlir_global)
                         ? op_slot(global, A_llvm_mlir_global_alignment)
                         : NULL;
  return slot ? attr_to_u64(slot) : 1;
}

static uint64_t argument_alignment(Ctx *ctx, const Value *arg) {
  const Op *func = value_arg_block(arg)->parent->parent;
  const Attr *attrs =
      op_is(func, OP_llvm_func) ? op_slot(func, A_llvm_func_arg_attrs) : NULL;
  const Attr *align =
      attrs ? named(ctx, attrs->as.array.items[arg->index], "llvm.align")
            : NULL;
  return align ? attr_to_u64(align) : 1;
}

static uint64_t align_pointer(Inliner *in, Value *pointer, uint64_t wanted) {
  Op *op = value_op(pointer);
  if (!op)
    return argument_alignment(in->rw.b.ctx, pointer);
  if (op_is(op, OP_llvm_alloca))
    return align_alloca(in, op, wanted);
  if (op_is(op, OP_llvm_mlir_addressof))
    return global_alignment(op_slot(op, A_llvm_mlir_addressof_global_name), op);
  return 1;
}

static Value *make_copy(Inliner *in, const Op *callee, Value *argument,
                        Type *type, uint64_t alignment) {
  Builder *b = &in->rw.b, here = *b;
  Block *block = value_is_arg(argument) ? value_arg_block(argument)
                                        : value_op(argument)->block;
  builder_at_start(b, block->parent->first);
  b->loc = callee->loc;
  Value *one = make_i64(in, 1);
  Op *alloca = build_op(b, OP_llvm_alloca, &argument->type, 1, &one, 1);
  alloca->slots[A_llvm_alloca_elem_type] = attr_type(b->ctx, type);
  alloca->slots[A_llvm_alloca_alignment] = attr_i64(b->ctx, (int64_t)alignment);
  *b = here;
  b->loc = callee->loc;
  Value *size = make_i64(in, data_layout_store_size(in->run->layout, type));
  Op *copy = build_op(b, OP_llvm_intr_memcpy, NULL, 0,
                      (Value *[]){op_result(alloca, 0), argument, size}, 3);
  copy->slots[A_llvm_intr_memcpy_isVolatile] = b->ctx->false_attr;
  b->loc = here.loc;
  return op_result(alloca, 0);
}

Value *llvm_inlined_argument(Inliner *in, const Op *callee, Value *argument,
                             const Attr *attrs) {
  Ctx *ctx = in->rw.b.ctx;
  const Attr *by_value = named(ctx, attrs, "llvm.byval");
  if (!by_value)
    return argument;
  Type *type = by_value->type;
  const Attr *align = named(ctx, attrs, "llvm.align");
  uint64_t wanted = align ? attr_to_u64(align) : 1;
  uint64_t least = data_layout_abi_align(in->run->layout, type);
  if (is_read_only(callee) &&
      (wanted <= least || align_pointer(in, argument, wanted) >= wanted))
    return argument;
  return make_copy(in, callee, argument, type, wanted > least ? wanted : least);
}

// Memory of the stack

typedef struct Moved { // an alloca of a known size
  Op *alloca;
  bool limited; // its life is to be said
} Moved;

typedef struct Stack {
  Inliner *in;
  Op *call;
  const InlinedBlocks *blocks;
  Vec(Moved) moved;
  bool any_limited, any_dynamic;
} Stack;

static bool has_lifetime(const Value *pointer) {
  for (const Use *use = pointer->uses; use; use = use->next)
    if (op_is(use->owner, OP_llvm_intr_lifetime_start) ||
        op_is(use->owner, OP_llvm_intr_lifetime_end) ||
        (op_is(use->owner, OP_llvm_bitcast) &&
         has_lifetime(op_result(use->owner, 0))))
      return true;
  return false;
}

// The block in which memory lives as long as the call's surroundings.
static Block *entry_around(Op *call) {
  for (Op *op = call, *parent; (parent = op_parent(op)); op = parent)
    if (op_has(parent, TRAIT_ISOLATED | TRAIT_ALLOCATION_SCOPE))
      return op->block->parent->first;
  return NULL;
}

static const Attr *alloca_size(const Stack *s, const Op *alloca) {
  const Attr *size = value_constant(s->in->rw.b.ctx, op_operand(alloca, 0));
  return attr_is(size, AT_INTEGER) ? size : NULL;
}

static void find_allocas(Stack *s) {
  for (Block *b = s->blocks->first; b != s->blocks->end; b = b->next)
    for (Op *op = b->first; op; op = op->next) {
      if (!op_is(op, OP_llvm_alloca))
        continue;
      const Attr *size = alloca_size(s, op);
      s->any_dynamic |= !size;
      if (!size || b != s->blocks->first)
        continue;
      Moved moved = {op, attr_to_u64(size) && !has_lifetime(op_result(op, 0))};
      s->any_limited |= moved.limited;
      vec_push(s->in->rw.arena, &s->moved, moved);
    }
}

static void move_alloca(Stack *s, const Moved *moved, Op *before,
                        Block *entry) {
  Builder *b = &s->in->rw.b;
  Op *alloca = moved->alloca;
  if (moved->limited) {
    builder_before(b, alloca);
    build_op(b, OP_llvm_intr_lifetime_start, NULL, 0,
             (Value *[]){op_result(alloca, 0)}, 1);
  }
  Attr *size = (Attr *)alloca_size(s, alloca);
  builder_at_end(b, entry);
  b->before = before;
  b->loc = alloca->loc;
  Value *count = make_constant(s->in, op_operand(alloca, 0)->type, size);
  rewrite_move_after(&s->in->rw, alloca, value_op(count));
  rewrite_set_operand(&s->in->rw, alloca, 0, count);
}

static void end_lives(Stack *s, Op *leave, Value *saved) {
  Builder *b = &s->in->rw.b;
  builder_before(b, leave);
  b->loc = s->call->loc;
  if (saved)
    build_op(b, OP_llvm_intr_stackrestore, NULL, 0, &saved, 1);
  for (size_t i = 0; i < s->moved.size; i++) {
    Op *alloca = s->moved.data[i].alloca;
    b->loc = alloca->loc;
    if (s->moved.data[i].limited)
      build_op(b, OP_llvm_intr_lifetime_end, NULL, 0,
               (Value *[]){op_result(alloca, 0)}, 1);
  }
}

// Moves allocas of the callee to the entry, or restores the stack behind it.
static void settle_stack(Stack *s) {
  Builder *b = &s->in->rw.b;
  Block *entry = entry_around(s->call);
  Value *saved = NULL;
  if (!entry)
    return;
  find_allocas(s);
  if (s->any_dynamic) {
    builder_at_start(b, s->blocks->first);
    b->loc = s->call->loc;
    saved = op_result(
        build_op(b, OP_llvm_intr_stacksave, &b->ctx->llvm_ptr, 1, NULL, 0), 0);
  }
  Op *before = entry->first;
  for (size_t i = 0; i < s->moved.size; i++)
    move_alloca(s, &s->moved.data[i], before, entry);
  if (!s->any_limited && !s->any_dynamic)
    return;
  for (Block *block = s->blocks->first; block != s->blocks->end;
       block = block->next)
    if (block->last && op_has(block->last, TRAIT_RETURN_LIKE))
      end_lives(s, block->last, saved);
}

// Loops

typedef struct Relocation {
  const Attr *subprogram; // the caller's
  Attr *caller;           // where the call is
  AttrReplacer *replacer;
} Relocation;

static Attr *loc_in_caller(const Relocation *r, Ctx *ctx, Attr *loc) {
  if (!loc)
    return NULL;
  Attr *at_call = attr_loc_callsite(ctx, loc, r->caller);
  return attr_loc_fused(ctx, &at_call, 1, (Attr *)r->subprogram);
}

static bool is_of(const Attr *attr, const DefInfo *info) {
  return attr_is(attr, AT_DIALECT) && attr->as.def.info == info;
}

static Attr *loop_in_caller(void *user, Ctx *ctx, Attr *attr) {
  const Relocation *r = user;
  if (!is_of(attr, def_attr_llvm_loop_annotation))
    return attr;
  enum {
    START = P_llvm_loop_annotation_startLoc,
    END = P_llvm_loop_annotation_endLoc
  };
  const DefInfo *info = attr->as.def.info;
  Attr *params[32] = {0};
  CHECK(info->nparams <= ARRAY_SIZE(params));
  for (uint32_t i = 0; i < info->nparams; i++)
    params[i] = i == START || i == END
                    ? loc_in_caller(r, ctx, attr->as.def.params[i])
                    : attr_replace(r->replacer, attr->as.def.params[i]);
  return attr_dialect(ctx, info, params);
}

static void settle_loop(void *user, Op *op) {
  op_replace_attrs(user, op);
}

// Of callers that debuggers know.
static void settle_loops(Inliner *in, Op *call, const InlinedBlocks *blocks) {
  Ctx *ctx = in->rw.b.ctx;
  Op *caller = call;
  while (caller && !op_is_callable(caller))
    caller = op_parent(caller);
  const Attr *loc = caller ? ctx_loc_attr(ctx, caller->loc) : NULL;
  if (!attr_is(loc, AT_LOC_FUSED) ||
      !is_of(loc->as.fused.metadata, def_attr_llvm_di_subprogram))
    return;
  AttrReplacer replacer = {ctx, in->rw.arena, loop_in_caller, NULL, {0}};
  Relocation r = {loc->as.fused.metadata, ctx_loc_attr(ctx, call->loc),
                  &replacer};
  replacer.user = &r;
  for (Block *b = blocks->first; b != blocks->end; b = b->next)
    for (Op *op = b->first; op; op = op->next) {
      settle_loop(&replacer, op);
      op_walk(op, settle_loop, &replacer);
    }
}

void llvm_settle_inlined(Inliner *in, Op *call, const InlinedBlocks *blocks,
                         const Parameters *parameters) {
  Stack stack = {.in = in, .call = call, .blocks = blocks};
  settle_stack(&stack);
  settle_aliases(in, call, blocks, parameters);
  settle_loops(in, call, blocks);
}

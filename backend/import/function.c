// Functions: their attributes, blocks, and the values that pass along edges.
//
// Phis become block arguments, and what they get is passed by the terminators
// that lead there. Blocks keep their order; operations are made in reverse
// postorder, which is also the order in which constants come up. Blocks that
// nothing reaches follow; what they use before it is there is filled in at the
// end. An invoke whose result goes straight into a phi gets a block of its own
// on its normal edge, since an operation cannot pass its own result.

#include "backend/import/import_int.h"

static Block *block_of(Body *b, LLVMBasicBlockRef block) {
  return ptrmap_get(&b->blocks, block);
}

Value *import_value(Body *b, LLVMValueRef value) {
  Value *known = ptrmap_get(&b->values, value);
  if (known)
    return known;
  return LLVMIsConstant(value) ? import_constant(b, value) : NULL;
}

bool import_early(Body *b, const LLVMValueRef *values, size_t n) {
  for (size_t i = 0; i < n; i++)
    if (!import_value(b, values[i]) && LLVMIsConstant(values[i]))
      return false;
  return true;
}

// Signatures

static Attr *function_type_attr(Import *im, LLVMValueRef function) {
  Type *type = import_type(im, LLVMGlobalGetValueType(function));
  return type ? attr_type(im->ctx, type) : NULL;
}

// Prefix and prologue data, which the dialect has no form for.
static bool carry_data(Import *im, Draft *d, Ident *name, LLVMValueRef data,
                       LLVMValueRef function) {
  if (im->options->plain)
    return true;
  Attr *attr = LLVMIsAGlobalValue(data) ? import_symbol(im, data)
                                        : import_constant_attr(im, data);
  if (!attr)
    return import_fails(im, function,
                        "prefix or prologue data that is no symbol or number "
                        "has no form in the llvm dialect");
  Type *type = import_type(im, LLVMTypeOf(data));
  Attr *pair[] = {attr, attr_type(im->ctx, type)};
  draft_extra(d, name, attr_array(im->ctx, pair, 2));
  return true;
}

static bool describe(Import *im, Draft *d, LLVMValueRef function) {
  Attr *type = function_type_attr(im, function);
  if (!type)
    return false;
  draft_set(d, A_llvm_func_function_type, type);
  import_symbol_properties(im, d, function);
  draft_convention(im, d, A_llvm_func_CConv, LLVMGetFunctionCallConv(function));
  import_function_attributes(im, d, function);
  if (LLVMHasPersonalityFn(function)) {
    LLVMValueRef personality = LLVMGetPersonalityFn(function);
    if (!LLVMIsAGlobalValue(personality))
      return import_fails(im, function,
                          "a personality that is no function has no form in "
                          "the llvm dialect");
    draft_set(d, A_llvm_func_personality, import_symbol(im, personality));
  }
  const char *gc = LLVMGetGC(function);
  if (gc)
    draft_set(d, A_llvm_func_garbageCollector,
              attr_string(im->ctx, str_from(gc)));
  int64_t count = shim_function_entry_count(function);
  if (count >= 0)
    draft_set(d, A_llvm_func_function_entry_count, attr_i64(im->ctx, count));
  if (LLVMHasPrefixData(function) &&
      !carry_data(im, d, im->names.prefix, LLVMGetPrefixData(function),
                  function))
    return false;
  if (LLVMHasPrologueData(function) &&
      !carry_data(im, d, im->names.prologue, LLVMGetPrologueData(function),
                  function))
    return false;
  if (shim_address_space(function) != shim_program_address_space(im->source) &&
      !im->options->plain)
    return import_fails(im, function,
                        "the address space of a function has no form in the "
                        "llvm dialect");
  import_global_metadata(im, d, function);
  return true;
}

// Blocks

static bool make_arguments(Body *b, LLVMBasicBlockRef block) {
  Block *to = block_of(b, block);
  for (LLVMValueRef phi = LLVMGetFirstInstruction(block);
       phi && LLVMIsAPHINode(phi); phi = LLVMGetNextInstruction(phi)) {
    Type *type = import_type(b->im, LLVMTypeOf(phi));
    if (!type)
      return false;
    LLVMMetadataRef at = LLVMInstructionGetDebugLoc(phi);
    Value *arg = block_add_arg(b->im->pool, to, type,
                               at ? import_location(b->im, at) : LOC_UNKNOWN);
    ptrmap_set(&b->values, b->arena, phi, arg);
  }
  return true;
}

static bool make_blocks(Body *b, Op *func, LLVMValueRef function) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block)) {
    Block *made = block_create(b->im->pool, LOC_UNKNOWN);
    block_append(&func->regions[0], made);
    ptrmap_set(&b->blocks, b->arena, block, made);
  }
  b->entry = func->regions[0].first;
  for (uint32_t i = 0; i < LLVMCountParams(function); i++) {
    LLVMValueRef param = LLVMGetParam(function, i);
    Type *type = import_type(b->im, LLVMTypeOf(param));
    if (!type)
      return false;
    Value *arg = block_add_arg(b->im->pool, b->entry, type, func->loc);
    ptrmap_set(&b->values, b->arena, param, arg);
  }
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block))
    if (!make_arguments(b, block))
      return false;
  return true;
}

// Order

typedef struct Visit {
  LLVMBasicBlockRef block;
  unsigned next;
} Visit;

// Reachable blocks in postorder into `order`; marks them in `reached`.
static uint32_t postorder(Body *b, LLVMBasicBlockRef entry, uint32_t total,
                          LLVMBasicBlockRef *order, PtrMap *reached) {
  Visit *stack = arena_array(b->arena, Visit, total);
  uint32_t depth = 0, n = 0;
  stack[depth++] = (Visit){entry, 0};
  ptrmap_set(reached, b->arena, entry, entry);
  while (depth) {
    Visit *top = &stack[depth - 1];
    LLVMValueRef last = LLVMGetBasicBlockTerminator(top->block);
    if (top->next == LLVMGetNumSuccessors(last)) {
      order[n++] = top->block;
      depth--;
      continue;
    }
    LLVMBasicBlockRef next = LLVMGetSuccessor(last, top->next++);
    void **mark = ptrmap_at(reached, b->arena, next);
    if (*mark)
      continue;
    *mark = next;
    stack[depth++] = (Visit){next, 0};
  }
  return n;
}

static void insert_tag(Body *b, Attr *tag) {
  Draft d;
  draft_start(b->im, &d, OP_llvm_blocktag);
  draft_set(&d, A_llvm_blocktag_tag, tag);
  b->loc = LOC_UNKNOWN;
  draft_insert(b, &d);
}

// The tag is first, but behind a landing pad.
static bool import_block(Body *b, LLVMBasicBlockRef block) {
  b->block = block_of(b, block);
  b->before = NULL;
  Attr *tag = ptrmap_get(&b->im->tags, block);
  bool ok = true;
  for (LLVMValueRef at = LLVMGetFirstInstruction(block); at;
       at = LLVMGetNextInstruction(at)) {
    if (tag && !LLVMIsAPHINode(at) && !LLVMIsALandingPadInst(at)) {
      insert_tag(b, tag);
      tag = NULL;
    }
    ok &= import_instruction(b, at);
  }
  return ok;
}

// Uses of what comes later, in blocks that nothing reaches.
static bool fix_uses(Body *b) {
  for (size_t i = 0; i < b->fixups.size; i++) {
    Fixup *fixup = &b->fixups.data[i];
    Value *value = ptrmap_get(&b->values, fixup->value);
    if (!value)
      return import_fails(b->im, fixup->value,
                          "an operand of '" STR_FMT "' has no form in the "
                          "llvm dialect",
                          STR_ARG(op_name(fixup->op)));
    op_set_operand(fixup->op, fixup->operand, value);
  }
  return true;
}

static bool import_blocks(Body *b, LLVMValueRef function) {
  uint32_t total = LLVMCountBasicBlocks(function);
  LLVMBasicBlockRef *order = arena_array(b->arena, LLVMBasicBlockRef, total);
  PtrMap reached = {0};
  uint32_t n =
      postorder(b, LLVMGetEntryBasicBlock(function), total, order, &reached);
  bool ok = true;
  for (uint32_t i = n; i-- > 0;)
    ok &= import_block(b, order[i]);
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function);
       n < total && block; block = LLVMGetNextBasicBlock(block))
    if (!ptrmap_get(&reached, block))
      ok &= import_block(b, block);
  return ok && fix_uses(b) && import_early_records(b);
}

// Tags are given before bodies are made, so that each block knows its own.
static void tag_blocks(Import *im, LLVMValueRef function) {
  for (LLVMBasicBlockRef block = LLVMGetFirstBasicBlock(function); block;
       block = LLVMGetNextBasicBlock(block)) {
    LLVMValueRef as_value = LLVMBasicBlockAsValue(block);
    for (LLVMUseRef use = LLVMGetFirstUse(as_value); use;
         use = LLVMGetNextUse(use))
      if (LLVMIsABlockAddress(LLVMGetUser(use)))
        import_block_address(im, block);
  }
}

bool import_body(Import *im, Op *func, LLVMValueRef function) {
  Arena arena = {0};
  Body b = {.im = im, .arena = &arena};
  tag_blocks(im, function);
  bool ok = make_blocks(&b, func, function) && import_blocks(&b, function);
  arena_release(&arena);
  return ok;
}

// LLVM's own functions come back with the calls that need them, if any does.
bool import_leaves_out(Import *im, LLVMValueRef function) {
  return shim_is_intrinsic(function) && is_imported_intrinsic(im, function) &&
         (im->options->plain || LLVMGetFirstUse(function));
}

Op *import_declaration(Import *im, LLVMValueRef function) {
  Draft d;
  im->function = function;
  draft_start(im, &d, OP_llvm_func);
  if (!describe(im, &d, function))
    return NULL;
  d.spec.nregions = 1;
  LLVMMetadataRef subprogram = LLVMGetSubprogram(function);
  Loc loc = subprogram ? import_location(im, subprogram) : LOC_UNKNOWN;
  Op *func = draft_build(im, &d, loc);
  op_append(im->body, func);
  return func;
}

bool import_function(Import *im, LLVMValueRef function) {
  if (import_leaves_out(im, function))
    return true;
  Op *func = import_declaration(im, function);
  return func &&
         (LLVMIsDeclaration(function) || import_body(im, func, function));
}

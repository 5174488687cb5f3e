// A module whose functions mention one another all over, as a program that was
// made one file of, is one component to partition.c. What has to see all of it
// (inlining, and what follows from calls) is done in one context, on one
// thread. Its functions are then dealt out as data is:
//
//   simplify -> bitcode --+-> load part 0, optimise functions, emit --+-> join
//                         +-> load part 1, optimise functions, emit --+
//                         +-> ...                                   --+
//
// Loading is lazy: bodies of other parts are never read. What is local to the
// module and mentioned by several parts is hidden under a marked name, as
// between partitions, and local again in the joined object.
//
// Symbols without a name, assembly of the module, and local symbols that are
// said to be used by what nobody sees, keep a module whole.

#include "backend/parts/split.h"

#include "backend/codegen/codegen.h"
#include "backend/fatal.h"
#include "backend/shim/module.h"
#include "backend/shim/split.h"

#include <llvm-c/BitReader.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Comdat.h>
#include <llvm-c/Core.h>

enum {
  LARGE = 24000, // instructions; two seconds at -O2
  PART_WEIGHT = 12000,
  BYTES_PER_INSTRUCTION = 256, // of data, as weight
};

bool split_suits(const TargetSpec *spec) {
  static const char *const archs[] = {
      "x86_64",      "i386",  "aarch64",   "aarch64_be",
      "arm",         "thumb", "riscv32",   "riscv64",
      "loongarch64", "s390x", "powerpc64", "powerpc64le",
  };
  for (size_t i = 0; i < ARRAY_SIZE(archs); i++)
    if (!strcmp(spec->arch, archs[i]))
      return !strcmp(spec->object_format, "elf");
  return false;
}

bool split_is_large(LLVMModuleRef module) {
  return shim_module_instruction_count(module) > LARGE;
}

// Collecting

typedef struct Collector {
  Split *split;
  LLVMModuleRef module;
  PtrMap indices; // of LLVMValueRef, plus one
  uint32_t index; // of whose users are visited
  bool whole;     // it cannot be divided
} Collector;

typedef void SymbolVisitor(Collector *c, LLVMValueRef symbol);

static void visit_symbols(Collector *c, SymbolVisitor *visit) {
  LLVMModuleRef m = c->module;
  for (LLVMValueRef v = LLVMGetFirstFunction(m); v; v = LLVMGetNextFunction(v))
    visit(c, v);
  for (LLVMValueRef v = LLVMGetFirstGlobal(m); v; v = LLVMGetNextGlobal(v))
    visit(c, v);
  for (LLVMValueRef v = LLVMGetFirstGlobalAlias(m); v;
       v = LLVMGetNextGlobalAlias(v))
    visit(c, v);
  for (LLVMValueRef v = LLVMGetFirstGlobalIFunc(m); v;
       v = LLVMGetNextGlobalIFunc(v))
    visit(c, v);
}

static bool is_local(LLVMValueRef symbol) {
  LLVMLinkage linkage = LLVMGetLinkage(symbol);
  return linkage == LLVMInternalLinkage || linkage == LLVMPrivateLinkage;
}

static Str name_of(LLVMValueRef symbol) {
  size_t size;
  const char *name = LLVMGetValueName2(symbol, &size);
  return (Str){name, size};
}

static bool is_list_of_used(Str name) {
  return str_is(name, "llvm.used") || str_is(name, "llvm.compiler.used");
}

static bool is_structors(Str name) {
  return str_is(name, "llvm.global_ctors") || str_is(name, "llvm.global_dtors");
}

// Declarations are free to be anywhere; the lists of what is used are taken
// apart.
static void count_symbol(Collector *c, LLVMValueRef symbol) {
  c->whole |= !name_of(symbol).size;
  if (!LLVMIsDeclaration(symbol) && !is_list_of_used(name_of(symbol)))
    ptrmap_set(&c->indices, &c->split->arena, symbol,
               (void *)(uintptr_t)(c->indices.size + 1));
}

static uint32_t index_of(const Collector *c, LLVMValueRef symbol) {
  return (uint32_t)(uintptr_t)ptrmap_get(&c->indices, symbol) - 1;
}

static uint64_t weight_of(LLVMModuleRef module, LLVMValueRef symbol) {
  if (LLVMIsAFunction(symbol))
    return shim_instruction_count(symbol);
  if (!LLVMIsAGlobalVariable(symbol))
    return 0;
  return LLVMABISizeOfType(LLVMGetModuleDataLayout(module),
                           LLVMGlobalGetValueType(symbol)) /
         BYTES_PER_INSTRUCTION;
}

static void enter_symbol(Collector *c, LLVMValueRef symbol) {
  uint32_t index = index_of(c, symbol);
  if (index == UINT32_MAX)
    return;
  Str name = name_of(symbol);
  c->split->symbols[index] = (SplitSymbol){
      .name = arena_str(&c->split->arena, name),
      .is_private = LLVMGetLinkage(symbol) == LLVMPrivateLinkage,
  };
  PartSymbol *part = &c->split->graph.symbols[index];
  part->weight = weight_of(c->module, symbol);
  part->local = is_local(symbol);
  part->is_data = LLVMIsAGlobalVariable(symbol) && !is_structors(name);
  part->binds_used = !part->is_data && !LLVMIsAFunction(symbol);
}

static void note_user(void *user, LLVMValueRef by, bool block) {
  Collector *c = user;
  PartGraph *graph = &c->split->graph;
  uint32_t index = index_of(c, by);
  if (index == UINT32_MAX) // a list of what is used
    c->whole |= graph->symbols[c->index].local;
  else if (block && index != c->index)
    part_graph_join(graph, c->index, index);
  else if (index != c->index)
    part_graph_use(graph, index, c->index);
}

static void collect_users(Collector *c, LLVMValueRef symbol) {
  c->index = index_of(c, symbol);
  if (c->index != UINT32_MAX)
    shim_visit_users(symbol, note_user, c);
}

// The members of a comdat are together.
static void join_comdats(Collector *c) {
  PtrMap first = {0}; // of the comdat, its index + 1
  for (uint32_t i = 0; i < c->indices.size; i++) {
    LLVMValueRef symbol = (LLVMValueRef)c->indices.entries[i].key;
    LLVMComdatRef comdat =
        LLVMIsAGlobalObject(symbol) ? LLVMGetComdat(symbol) : NULL;
    if (!comdat)
      continue;
    void **entry = ptrmap_at(&first, &c->split->arena, comdat);
    if (*entry)
      part_graph_join(&c->split->graph, i, (uint32_t)((uintptr_t)*entry - 1));
    else
      *entry = (void *)(uintptr_t)(i + 1);
  }
}

static bool has_assembly(LLVMModuleRef module) {
  size_t size;
  LLVMGetModuleInlineAsm(module, &size);
  return size;
}

static bool divide(Collector *c) {
  Split *split = c->split;
  c->whole = has_assembly(c->module);
  visit_symbols(c, count_symbol);
  if (c->whole)
    return false;
  uint32_t count = c->indices.size;
  part_graph_init(&split->graph, &split->arena, count, PART_WEIGHT);
  split->symbols = arena_array(&split->arena, SplitSymbol, count);
  visit_symbols(c, enter_symbol);
  visit_symbols(c, collect_users);
  join_comdats(c);
  part_graph_divide(&split->graph);
  return !c->whole && split->graph.nparts > 1;
}

Split *split_new(const char *unique) {
  Arena arena = {0};
  Split *split = arena_zero(&arena, sizeof *split, _Alignof(Split));
  split->arena = arena;
  split->graph.arena = &split->arena;
  split->internal_suffix =
      arena_format(&split->arena, CODEGEN_INTERNAL_MARK "%s", unique).data;
  split->private_suffix =
      arena_format(&split->arena, CODEGEN_PRIVATE_MARK "%s", unique).data;
  return split;
}

static void keep_bitcode(Split *split, LLVMModuleRef module) {
  LLVMMemoryBufferRef buffer = LLVMWriteBitcodeToMemoryBuffer(module);
  split->bitcode = arena_str(&split->arena, (Str){LLVMGetBufferStart(buffer),
                                                  LLVMGetBufferSize(buffer)});
  LLVMDisposeMemoryBuffer(buffer);
}

Split *split_module(LLVMModuleRef module, const char *unique) {
  Collector c = {.split = split_new(unique), .module = module};
  bool before = backend_own(true), divided = divide(&c);
  backend_own(before);
  if (divided) {
    keep_bitcode(c.split, module);
    return c.split;
  }
  split_release(c.split);
  return NULL;
}

void split_release(Split *split) {
  if (!split)
    return;
  Arena arena = split->arena;
  arena_release(&arena);
}

// Parts

static void append_error(void *user, const char *text, size_t size) {
  buf_bytes(user, text, size);
}

// What nobody in a part mentions would be dropped if it was linkonce.
static void keep(LLVMValueRef symbol) {
  switch (LLVMGetLinkage(symbol)) {
  case LLVMLinkOnceAnyLinkage:
    LLVMSetLinkage(symbol, LLVMWeakAnyLinkage);
    break;
  case LLVMLinkOnceODRLinkage:
    LLVMSetLinkage(symbol, LLVMWeakODRLinkage);
    break;
  default: break;
  }
}

static void promote(const Split *split, const SplitSymbol *symbol,
                    LLVMValueRef value) {
  Buf name = {0};
  buf_str(&name, symbol->name);
  buf_puts(&name,
           symbol->is_private ? split->private_suffix : split->internal_suffix);
  LLVMSetLinkage(value, LLVMExternalLinkage);
  LLVMSetVisibility(value, LLVMHiddenVisibility);
  shim_set_dso_local(value, true);
  LLVMSetValueName2(value, name.data, name.size);
  buf_release(&name);
}

bool split_reduce(const Split *split, uint32_t part, LLVMModuleRef module,
                  Buf *error) {
  bool before = backend_own(true);
  for (uint32_t i = 0; i < split->graph.count; i++) {
    const SplitSymbol *symbol = &split->symbols[i];
    const PartSymbol *place = &split->graph.symbols[i];
    LLVMValueRef value =
        shim_symbol(module, symbol->name.data, symbol->name.size);
    if (value && place->part != part)
      value = shim_declare_only(value);
    else if (value && place->kept)
      keep(value);
    if (value && place->shared)
      promote(split, symbol, value);
  }
  backend_own(before);
  return shim_finish_part(module, part, append_error, error);
}

LLVMModuleRef split_load(const Split *split, uint32_t part,
                         LLVMContextRef context, Buf *error) {
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(
      split->bitcode.data, split->bitcode.size, "part", false);
  LLVMModuleRef module = NULL;
  if (LLVMGetBitcodeModuleInContext2(context, buffer, &module)) {
    buf_lit(error, "cannot read a part of the module");
    return NULL;
  }
  if (split_reduce(split, part, module, error))
    return module;
  LLVMDisposeModule(module);
  return NULL;
}

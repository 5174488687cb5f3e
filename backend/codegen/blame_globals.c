// Which global it was whose initializer cannot be in an object.
//
// What the format of an object has no relocation for LLVM notices when it has
// lost whose it is ("unsupported expression in static initializer", "symbol 'b'
// can not be undefined in a subtraction expression"). The part is translated
// again, functions lose their bodies and globals their initializers but for some
// of those with expressions, and these are halved until one is left that fails,
// with what was said of the part:
//
//   @g = global i64 xor (i64 ptrtoint (ptr @a to i64), i64 1)
//   @a = external global i32
//
// Nothing is optimized, so that globals which nobody uses stay.

#include "backend/codegen/blame.h"

#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>

#include "backend/fatal.h"
#include "backend/shim/split.h"

enum { MOST_ERRORS = 20 };

typedef struct Initializers {
  const BlameRun *in;
  Arena arena;
  Vec(Str) names; // of the globals that may be at fault
  Buf bitcode;
} Initializers;

// The module

static bool has_expression(LLVMValueRef constant) {
  if (LLVMIsAConstantExpr(constant))
    return true;
  if (!LLVMIsConstant(constant) || LLVMIsAGlobalValue(constant))
    return false;
  for (int i = 0; i < LLVMGetNumOperands(constant); i++)
    if (has_expression(LLVMGetOperand(constant, (unsigned)i)))
      return true;
  return false;
}

static void declare_functions(LLVMModuleRef module) {
  LLVMValueRef next;
  for (LLVMValueRef a = LLVMGetFirstGlobalAlias(module); a; a = next) {
    next = LLVMGetNextGlobalAlias(a);
    shim_declare_only(a);
  }
  for (LLVMValueRef i = LLVMGetFirstGlobalIFunc(module); i; i = next) {
    next = LLVMGetNextGlobalIFunc(i);
    shim_declare_only(i);
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    shim_declare_only(f);
}

// Leaves those with expressions as definitions, and names them.
static void take_globals(Initializers *all, LLVMModuleRef module) {
  LLVMValueRef next;
  for (LLVMValueRef g = LLVMGetFirstGlobal(module); g; g = next) {
    next = LLVMGetNextGlobal(g);
    LLVMValueRef value = LLVMGetInitializer(g);
    if (value && has_expression(value)) {
      Str name;
      name.data = LLVMGetValueName2(g, &name.size);
      vec_push(&all->arena, &all->names, arena_str(&all->arena, name));
    } else {
      shim_declare_only(g);
    }
  }
}

typedef struct Making {
  Initializers *all;
  uint32_t part;
} Making;

static void make_module(void *user) {
  Making *m = user;
  const BlameRun *in = m->all->in;
  CodegenPart part = {0};
  LLVMContextRef context = codegen_context_new(&part, true);
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("again", context);
  codegen_set_target(module, in->run->spec);
  if (in->translate(in->user, m->part, module, NULL, NULL)) {
    LLVMStripModuleDebugInfo(module);
    LLVMSetModuleInlineAsm2(module, "", 0);
    declare_functions(module);
    take_globals(m->all, module);
    LLVMMemoryBufferRef bitcode = LLVMWriteBitcodeToMemoryBuffer(module);
    buf_bytes(&m->all->bitcode, LLVMGetBufferStart(bitcode),
              LLVMGetBufferSize(bitcode));
    LLVMDisposeMemoryBuffer(bitcode);
  }
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
  codegen_release(&part, 1);
}

// Some of them

typedef struct NameRange {
  const Initializers *all;
  size_t first, count; // of the names
} NameRange;

static void declare_others(void *user, LLVMModuleRef module) {
  const NameRange *range = user;
  for (size_t i = 0; i < range->all->names.size; i++)
    if (i < range->first || i >= range->first + range->count)
      shim_declare_only(
          LLVMGetNamedGlobal(module, range->all->names.data[i].data));
}

static bool fails(const Initializers *all, size_t first, size_t count,
                  Buf *error) {
  NameRange range = {all, first, count};
  return count && blame_fails(all->in->run, &all->bitcode, false,
                              declare_others, &range, error);
}

// The first at fault from `first` on, by halving; false when there is none.
static bool find_one(const Initializers *all, size_t first, Buf *error,
                     size_t *found) {
  size_t count = all->names.size - first;
  if (!fails(all, first, count, error))
    return false;
  while (count > 1) {
    size_t half = count / 2;
    if (fails(all, first, half, error)) {
      count = half;
    } else {
      first += half;
      count -= half;
    }
  }
  *found = first;
  return fails(all, first, 1, error);
}

bool blame_globals(const BlameRun *blame, uint32_t part, Str error,
                   BlameReport *report, void *user) {
  Initializers all = {.in = blame};
  Making making = {&all, part};
  Buf said = {0};
  bool any = false;
  size_t found, next = 0;
  if (backend_guard(make_module, &making, &said) && all.bitcode.size)
    for (int n = 0; n < MOST_ERRORS && find_one(&all, next, &said, &found);
         n++) {
      next = found + 1;
      Str reason = blame_reason(&said);
      if (!reason.size ||
          !memmem(error.data, error.size, reason.data, reason.size))
        continue; // nothing that was said before
      any = true;
      Str text = arena_format(
          &all.arena,
          "'llvm.mlir.global' op cannot be compiled for '%s': " STR_FMT,
          blame->run->spec->triple, STR_ARG(reason));
      report(user, all.names.data[found], text);
    }
  buf_release(&said);
  buf_release(&all.bitcode);
  arena_release(&all.arena);
  return any;
}

// Holes of COFF objects.
//
// LLVM's writer of COFF copies each section that has data, zeros or not, so the
// large data that is a hole (translate/holes.h) would be in memory twice. Here it
// becomes data without a value in a section of its own, which has no data in the
// object; coff_sections.c makes that section what it is to be. Only the section of
// a COMDAT is of one global alone and may be without data.
//
// Before:
//
//   @w = internal externally_initialized constant { <mark>, [N x i8] zeros }
//
// After:
//
//   $w = comdat nodeduplicate
//   @w = internal externally_initialized global { [32 x i8], [N x i8] } zeros, comdat
//
// It is done behind all passes, which know that a constant is not written.

#include "backend/codegen/codegen.h"
#include "backend/translate/holes.h"

#include <llvm-c/Comdat.h>
#include <llvm-c/Core.h>

// The mark that a global's value begins with; NULL: it is no hole.
static const char *mark_of(LLVMValueRef global) {
  LLVMValueRef value = LLVMGetInitializer(global);
  if (!value || !LLVMIsAConstantStruct(value) || LLVMGetNumOperands(value) != 2)
    return NULL;
  LLVMValueRef first = LLVMGetOperand(value, 0);
  size_t size;
  if (!LLVMIsAConstantDataArray(first) || !LLVMIsConstantString(first))
    return NULL;
  const char *bytes = LLVMGetAsString(first, &size);
  return size == HOLE_MARK && hole_is_mark(bytes) ? bytes : NULL;
}

// The symbol that it becomes: on 32-bit x86 there is one more underscore.
static void add_symbol(Buf *holes, LLVMModuleRef module, LLVMValueRef global) {
  size_t size;
  const char *name = LLVMGetValueName2(global, &size);
  if (size && name[0] == '\1')
    buf_bytes(holes, name + 1, size - 1);
  else if (strstr(LLVMGetDataLayoutStr(module), "m:x"))
    buf_printf(holes, "_%.*s", (int)size, name);
  else
    buf_bytes(holes, name, size);
  buf_char(holes, 0);
}

static void empty(LLVMModuleRef module, LLVMValueRef global) {
  const char *name = LLVMGetValueName(global);
  LLVMComdatRef comdat = LLVMGetOrInsertComdat(module, name);
  LLVMSetComdatSelectionKind(comdat, LLVMNoDeduplicateComdatSelectionKind);
  LLVMSetComdat(global, comdat);
  LLVMSetGlobalConstant(global, false);
  LLVMSetInitializer(global, LLVMConstNull(LLVMGlobalGetValueType(global)));
  if (LLVMGetLinkage(global) == LLVMPrivateLinkage) // which has no symbol
    LLVMSetLinkage(global, LLVMInternalLinkage);
}

void codegen_empty_holes(const TargetSpec *spec, LLVMModuleRef module,
                         Buf *holes) {
  if (strcmp(spec->object_format, "coff"))
    return;
  for (LLVMValueRef g = LLVMGetFirstGlobal(module); g;
       g = LLVMGetNextGlobal(g)) {
    const char *mark = mark_of(g);
    if (!mark)
      continue;
    buf_bytes(holes, mark, HOLE_MARK);
    buf_char(holes, LLVMIsGlobalConstant(g) ? 'c' : 'v');
    add_symbol(holes, module, g);
    empty(module, g);
  }
}

// Reading LLVM IR, and the module summaries in it.
//
// A summary (`^0 = module: ...`) says of a module's functions and variables
// what ThinLTO wants to know without reading them. LLVM has two readers of
// text: the plain one skips summaries, and fails at those of virtual tables
//
//   ^2 = typeidCompatibleVTable: (name: "_ZTS1A", summary: ((offset: 0, ^1)))
//
// which the other one, llvm-as's, takes. It is used where there is a summary.

#include "backend/import/read_ir.h"

#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>

#include "backend/shim/summary.h"

static bool is_bitcode(Str text) {
  return str_starts_with(text, "BC\xc0\xde") ||
         str_starts_with(text, "\xde\xc0\x17\x0b");
}

// Only a summary has a line that begins so.
static bool has_summary(Str text) {
  return str_starts_with(text, "^") ||
         memmem(text.data, text.size, "\n^", 2) != NULL;
}

// LLVM puts an empty line in front.
static void keep_text(void *user, const char *text, size_t size) {
  bool empty = size && *text == '\n';
  if (user)
    buf_bytes(user, text + empty, size - empty);
}

char *ir_read(LLVMContextRef context, const char *name, Str text,
              LLVMModuleRef *module, Buf *summary) {
  char *message = NULL;
  *module = NULL;
  if (is_bitcode(text) ? summary != NULL : has_summary(text))
    return shim_read_with_summary(context, name, text.data, text.size, module,
                                  keep_text, summary);
  LLVMMemoryBufferRef buffer =
      LLVMCreateMemoryBufferWithMemoryRange(text.data, text.size, name, true);
  if (!LLVMParseIRInContext(context, buffer, module, &message))
    return NULL;
  *module = NULL;
  return message ? message : LLVMCreateMessage("LLVM gave no reason");
}

char *ir_check_summary(Str with_summary) {
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module = NULL;
  char *wrong =
      shim_read_with_summary(context, "summary", with_summary.data,
                             with_summary.size, &module, keep_text, NULL);
  if (module)
    LLVMDisposeModule(module);
  LLVMContextDispose(context);
  return wrong;
}

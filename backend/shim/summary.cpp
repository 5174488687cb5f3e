// See summary.h.
#include "backend/shim/summary.h"

#include <llvm/AsmParser/Parser.h>
#include <llvm/Bitcode/BitcodeReader.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/ModuleSummaryIndex.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

using Index = std::unique_ptr<ModuleSummaryIndex>;

static std::unique_ptr<Module> read_bitcode(MemoryBufferRef buffer,
                                            SMDiagnostic &error,
                                            LLVMContext &context,
                                            Index &index) {
  std::unique_ptr<Module> module = parseIR(buffer, error, context);
  Expected<BitcodeLTOInfo> info = getBitcodeLTOInfo(buffer);
  if (!info)
    consumeError(info.takeError());
  if (!module || !info || !info->HasSummary)
    return module;
  Expected<Index> read = getModuleSummaryIndex(buffer);
  if (read) {
    index = std::move(*read);
    return module;
  }
  error = SMDiagnostic(buffer.getBufferIdentifier(), SourceMgr::DK_Error,
                       toString(read.takeError()));
  return nullptr;
}

char *shim_read_with_summary(LLVMContextRef context, const char *name,
                             const char *data, size_t size,
                             LLVMModuleRef *module, ShimText *take,
                             void *user) {
  SMDiagnostic error;
  Index index;
  MemoryBufferRef buffer(StringRef(data, size), name);
  std::unique_ptr<Module> read;
  if (isBitcode(reinterpret_cast<const unsigned char *>(data),
                reinterpret_cast<const unsigned char *>(data + size))) {
    read = read_bitcode(buffer, error, *unwrap(context), index);
  } else {
    ParsedModuleAndIndex both =
        parseAssemblyWithIndex(buffer, error, *unwrap(context));
    read = std::move(both.Mod);
    index = std::move(both.Index);
  }
  std::string text;
  raw_string_ostream stream(text);
  if (!read) {
    error.print(nullptr, stream, false);
    return LLVMCreateMessage(text.c_str());
  }
  *module = wrap(read.release());
  if (index) {
    index->print(stream);
    take(user, text.data(), text.size());
  }
  return nullptr;
}

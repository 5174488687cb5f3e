// LLVM's objcopy, given the marked symbols by name: SymbolsToLocalize and
// SymbolsToRename. It reorders the symbol table (locals come first) and
// renumbers relocations.

#include "backend/shim/localize.h"

#include "llvm/ObjCopy/CommonConfig.h"
#include "llvm/ObjCopy/ELF/ELFConfig.h"
#include "llvm/ObjCopy/ELF/ELFObjcopy.h"
#include "llvm/Object/ELFObjectFile.h"
#include "llvm/Support/MemoryBufferRef.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace {

// Adds all marked symbols to the configuration.
Error collect(const object::ELFObjectFileBase &file, StringRef mark,
              objcopy::CommonConfig &config) {
  for (const object::ELFSymbolRef &symbol : file.symbols()) {
    Expected<StringRef> name = symbol.getName();
    if (!name)
      return name.takeError();
    size_t at = name->find(mark);
    if (at == StringRef::npos)
      continue;
    config.SymbolsToRename[*name] = name->take_front(at);
    if (Error error = config.SymbolsToLocalize.addMatcher(
            objcopy::NameOrPattern::create(*name, objcopy::MatchStyle::Literal,
                                           [](Error e) { return e; })))
      return error;
  }
  return Error::success();
}

Error localize(MemoryBufferRef buffer, StringRef mark, raw_ostream &out) {
  auto file = object::ObjectFile::createELFObjectFile(buffer);
  if (!file)
    return file.takeError();
  auto &elf = cast<object::ELFObjectFileBase>(**file);
  objcopy::CommonConfig config;
  if (Error error = collect(elf, mark, config))
    return error;
  if (config.SymbolsToRename.empty())
    return Error::success();
  return objcopy::elf::executeObjcopyOnBinary(config, objcopy::ELFConfig(), elf,
                                              out);
}

} // namespace

bool shim_localize(const char *object, size_t size, const char *mark,
                   ShimText *out, ShimText *message, void *user) {
  SmallVector<char, 0> bytes;
  raw_svector_ostream stream(bytes);
  MemoryBufferRef buffer(StringRef(object, size), "object");
  if (Error error = localize(buffer, mark, stream)) {
    std::string text = toString(std::move(error));
    message(user, text.data(), text.size());
    return false;
  }
  if (!bytes.empty())
    out(user, bytes.data(), bytes.size());
  return true;
}

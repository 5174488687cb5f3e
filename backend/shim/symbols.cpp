// See symbols.h.
#include "backend/shim/symbols.h"

#include "llvm/Object/Archive.h"
#include "llvm/Object/ObjectFile.h"

using namespace llvm;
using object::BasicSymbolRef;

static bool is_kind(uint32_t flags, ShimSymbols kind) {
  if (flags & (BasicSymbolRef::SF_Undefined))
    return kind == SHIM_UNDEFINED;
  bool global = flags & (BasicSymbolRef::SF_Global | BasicSymbolRef::SF_Weak);
  return kind == (global ? SHIM_DEFINED : SHIM_LOCAL);
}

static Error list_symbols(StringRef bytes, ShimSymbols kind, ShimText *each,
                          void *user) {
  auto file = object::ObjectFile::createObjectFile({bytes, "object"});
  if (!file)
    return file.takeError();
  for (const object::SymbolRef &symbol : (*file)->symbols()) {
    Expected<uint32_t> flags = symbol.getFlags();
    if (!flags)
      return flags.takeError();
    if (!is_kind(*flags, kind))
      continue;
    Expected<StringRef> name = symbol.getName();
    if (!name)
      return name.takeError();
    each(user, name->data(), name->size());
  }
  return Error::success();
}

static Error list_index(StringRef bytes, ShimText *each, void *user) {
  auto archive = object::Archive::create({bytes, "archive"});
  if (!archive)
    return archive.takeError();
  for (const object::Archive::Symbol &symbol : (*archive)->symbols()) {
    StringRef name = symbol.getName();
    each(user, name.data(), name.size());
  }
  return Error::success();
}

static bool is_success(Error error) {
  bool failed = static_cast<bool>(error);
  consumeError(std::move(error));
  return !failed;
}

bool shim_object_symbols(const char *object, size_t size, ShimSymbols kind,
                         ShimText *each, void *user) {
  return is_success(list_symbols({object, size}, kind, each, user));
}

bool shim_archive_symbols(const char *archive, size_t size, ShimText *each,
                          void *user) {
  return is_success(list_index({archive, size}, each, user));
}

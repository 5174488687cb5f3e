// See exceptions.h.
#include "backend/shim/exceptions.h"

#include "llvm/Support/SpecialCaseList.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <memory>
#include <string>
#include <vector>

using namespace llvm;

struct ShimExceptions {
  std::unique_ptr<SpecialCaseList> list;
};

ShimExceptions *shim_exceptions_read(const char *const *paths, size_t count,
                                     ShimText *message, void *user) {
  std::string why;
  auto files = vfs::getRealFileSystem();
  auto list = SpecialCaseList::create(
      std::vector<std::string>(paths, paths + count), *files, why);
  if (list)
    return new ShimExceptions{std::move(list)};
  message(user, why.data(), why.size());
  return nullptr;
}

void shim_exceptions_free(ShimExceptions *exceptions) {
  delete exceptions;
}

bool shim_exceptions_has(const ShimExceptions *exceptions, const char *section,
                         const char *kind, const char *name, size_t size) {
  return exceptions->list->inSection(section, kind, StringRef(name, size));
}

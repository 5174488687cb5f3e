// Files in memory, for lld.
//
// lld reads its inputs with MemoryBuffer::getFile(). The program is linked
// with --wrap for that one function (cmake/LLVM22.cmake), so that LLVM's and
// lld's calls come here first: a path that is the name of a file in memory
// gives that file, and lld's messages, maps and dependency files then speak
// of it by the name that the user knows. (A memfd would do for reading, but
// lld knows it as /proc/self/fd/3, and each costs a descriptor.)
//
// Several files may have one name (an input that was compiled in parts): each
// call gets the next one.
//
// What is to be written by the link must not be read by it, whatever route
// leads there (-l, a linker script): such a file is not opened.

#include "backend/shim/memory_files.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"

#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <system_error>

using namespace llvm;

#define GET_FILE                                                               \
  "_ZN4llvm12MemoryBuffer7getFileERKNS_5TwineEbbbSt8optionalINS_5AlignEE"

using BufferOrError = ErrorOr<std::unique_ptr<MemoryBuffer>>;

BufferOrError real_get_file(const Twine &, bool, bool, bool,
                            std::optional<Align>) asm("__real_" GET_FILE);
BufferOrError wrapped_get_file(const Twine &, bool, bool, bool,
                               std::optional<Align>) asm("__wrap_" GET_FILE);

namespace {

class RefusalCategory : public std::error_category {
  const char *name() const noexcept override {
    return "mlcc";
  }
  std::string message(int) const override {
    return "it is an output of this link";
  }
};

const std::error_category &refusal_category() {
  static RefusalCategory category;
  return category;
}

struct Table {
  std::mutex lock; // lld's COFF flavour reads on threads
  StringMap<std::deque<const ShimFile *>> files;
  const ShimLinkFiles *all;
  bool refused = false;
};

// One run of lld at a time has files in memory.
Table *active;

std::unique_ptr<MemoryBuffer> take(Table &table, StringRef name) {
  auto found = table.files.find(name);
  if (found == table.files.end() || found->second.empty())
    return nullptr;
  const ShimFile *file = found->second.front();
  found->second.pop_front();
  return MemoryBuffer::getMemBuffer(StringRef(file->data, file->size), name,
                                    /*RequiresNullTerminator=*/false);
}

bool is_output(const Table &table, StringRef path) {
  sys::fs::UniqueID id;
  if (!table.all->noutputs || sys::fs::getUniqueID(path, id))
    return false;
  for (size_t i = 0; i < table.all->noutputs; i++) {
    const ShimFileId &output = table.all->outputs[i];
    if (id == sys::fs::UniqueID(output.device, output.inode))
      return true;
  }
  return false;
}

} // namespace

BufferOrError wrapped_get_file(const Twine &path, bool text, bool terminated,
                               bool is_volatile,
                               std::optional<Align> alignment) {
  if (!active)
    return real_get_file(path, text, terminated, is_volatile, alignment);
  std::string name = path.str();
  std::lock_guard<std::mutex> guard(active->lock);
  if (std::unique_ptr<MemoryBuffer> buffer = take(*active, name))
    return buffer;
  if (!is_output(*active, name))
    return real_get_file(path, text, terminated, is_volatile, alignment);
  active->refused = true;
  return std::error_code(1, refusal_category());
}

void shim_with_files(const ShimLinkFiles *files, ShimWork *work, void *user,
                     int *refused) {
  Table table;
  table.all = files;
  for (size_t i = 0; i < files->nfiles; i++)
    table.files[files->files[i].name].push_back(&files->files[i]);
  active = &table;
  work(user);
  active = nullptr;
  *refused = table.refused;
}

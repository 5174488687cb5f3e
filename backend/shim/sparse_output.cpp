// A stream to memory that is zero until it is written: what is zero is not
// written. LLVM's own stream would touch all pages of an object, and twice as
// many when its buffer grows; here a page of zeros costs address space only,
// and holes (backend/translate/holes.h) are such pages.

#include "backend/shim/sparse_output.h"

#include "llvm/IR/LegacyPassManager.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Target/TargetMachine.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

using namespace llvm;

namespace {

constexpr size_t PAGE = 4096, FIRST_CAPACITY = 64 << 10;

bool is_zero(const char *data, size_t size) {
  return !size || (!data[0] && !memcmp(data, data + 1, size - 1));
}

class SparseStream : public raw_pwrite_stream {
  ShimOutput &out;

  // Copies what is not zero to memory that is, page by page of that.
  static void copy(char *to, const char *from, size_t size) {
    while (size) {
      size_t page = PAGE - reinterpret_cast<uintptr_t>(to) % PAGE;
      size_t n = std::min(page, size);
      if (!is_zero(from, n))
        memcpy(to, from, n);
      to += n;
      from += n;
      size -= n;
    }
  }

  void reserve(size_t size) {
    if (size <= out.capacity)
      return;
    size_t capacity = std::max({out.capacity * 2, size, FIRST_CAPACITY});
    char *data = static_cast<char *>(calloc(capacity, 1));
    if (!data)
      report_bad_alloc_error("out of memory");
    copy(data, out.data, out.size);
    free(out.data);
    out.data = data;
    out.capacity = capacity;
  }

  void write_impl(const char *data, size_t size) override {
    reserve(out.size + size);
    copy(out.data + out.size, data, size);
    out.size += size;
  }

  void pwrite_impl(const char *data, size_t size, uint64_t at) override {
    flush();
    memcpy(out.data + at, data, size);
  }

  uint64_t current_pos() const override {
    return out.size;
  }

public:
  explicit SparseStream(ShimOutput &output) : out(output) {
    SetBufferSize(16 * PAGE);
  }
  ~SparseStream() override {
    flush();
  }
};

} // namespace

bool shim_emit_object(LLVMTargetMachineRef ref, LLVMModuleRef module_ref,
                      ShimOutput *output) {
  auto *machine = reinterpret_cast<TargetMachine *>(ref);
  auto *module = reinterpret_cast<Module *>(module_ref);
  *output = {};
  SparseStream stream(*output);
  legacy::PassManager passes;
  module->setDataLayout(machine->createDataLayout());
  if (machine->addPassesToEmitFile(passes, stream, nullptr,
                                   CodeGenFileType::ObjectFile))
    return false;
  passes.run(*module);
  return true;
}

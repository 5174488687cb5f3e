// lld with every flavour it has. Which one runs is lld's own business (the
// name in args[0], and -m i386pep for MinGW).

#include "backend/shim/lld.h"

#include "lld/Common/Driver.h"

#include <string>

LLD_HAS_DRIVER(coff)
LLD_HAS_DRIVER(elf)
LLD_HAS_DRIVER(mingw)
LLD_HAS_DRIVER(macho)
LLD_HAS_DRIVER(wasm)

int shim_lld(const char *const *args, size_t nargs, ShimText *standard_output,
             ShimText *standard_error, void *user, int *again) {
  std::string out, err;
  llvm::raw_string_ostream out_stream(out), err_stream(err);
  lld::Result result = lld::lldMain(llvm::ArrayRef<const char *>(args, nargs),
                                    out_stream, err_stream, LLD_ALL_DRIVERS);
  if (!out.empty())
    standard_output(user, out.data(), out.size());
  if (!err.empty())
    standard_error(user, err.data(), err.size());
  *again = result.canRunAgain;
  return result.retCode;
}

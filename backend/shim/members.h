// Taking functions and data out of an archive of bitcode.
#ifndef MLCC_SHIM_MEMBERS_H
#define MLCC_SHIM_MEMBERS_H

#include "backend/shim/text.h"

#include <llvm-c/Types.h>
#include <stdbool.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef void ShimGlobal(void *user, LLVMValueRef global);
typedef bool ShimStays(void *user, const char *name, size_t size);

// Links into `module` what the members of the archive define under these names
// (as objects have them, with Mach-O's prefix), what the module calls by name,
// and all that this needs of other members; but what stays(user, name). Calls
// each(user, global) for everything that is then new and defined. False when a
// member cannot be read; `message` then says why.
bool shim_link_members(LLVMModuleRef module, const char *archive, size_t size,
                       const char *const *names, size_t count, ShimStays *stays,
                       ShimGlobal *each, ShimText *message, void *user);

#ifdef __cplusplus
}
#endif

#endif

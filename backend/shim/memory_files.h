// Files that lld finds in memory.
#ifndef MLCC_SHIM_MEMORY_FILES_H
#define MLCC_SHIM_MEMORY_FILES_H

#include "backend/shim/guard.h"

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct ShimFile {
  const char *name, *data;
  size_t size;
} ShimFile;

typedef struct ShimFileId {
  unsigned long long device, inode;
} ShimFileId;

typedef struct ShimLinkFiles {
  const ShimFile *files; // read in this order, where names are the same
  size_t nfiles;
  const ShimFileId *outputs; // that cannot be opened
  size_t noutputs;
} ShimLinkFiles;

// Calls work(user), which may run lld. While it does, LLVM finds these files
// under their names. *refused is 1 when an output was to be opened.
void shim_with_files(const ShimLinkFiles *files, ShimWork *work, void *user,
                     int *refused);

#ifdef __cplusplus
}
#endif

#endif

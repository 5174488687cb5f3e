// lld, in process.
#ifndef MLCC_BACKEND_LLD_H
#define MLCC_BACKEND_LLD_H

#include "ir/support/support.h"

// What lld is called as; args[0] of lld_run().
#define LLD_ELF "ld.lld"    // and MinGW, told by -m i386pep and its like
#define LLD_COFF "lld-link"
#define LLD_MACHO "ld64.lld"
#define LLD_WASM "wasm-ld"

// Runs lld with these arguments, args[0] being the flavour. What it prints is
// appended to `output` and `messages` (its standard output and error). False
// when it failed; `messages` then says why. Not to be called while another
// thread runs LLVM or lld.
bool lld_run(const char *const *args, size_t nargs, Buf *output, Buf *messages);

// A file in memory for programs' file interfaces: `path` can be opened and
// read or written by this process until lld_file_close().
typedef struct LldFile {
  int fd;
  char path[32];
} LldFile;

bool lld_file_open(LldFile *file, const void *data, size_t size, Buf *error);
bool lld_file_read(LldFile *file, Buf *out, Buf *error); // all of it
void lld_file_close(LldFile *file);

// Joins ELF objects into one (ld.lld -r), appended to `out`. False and a
// message when lld could not.
bool lld_join(const Buf *objects, size_t count, Buf *out, Buf *error);

#endif

// lld, in process.
#ifndef MLCC_BACKEND_LLD_H
#define MLCC_BACKEND_LLD_H

#include "backend/shim/localize.h"
#include "backend/shim/memory_files.h"
#include "ir/support/support.h"

// What lld is called as; args[0] of lld_run().
#define LLD_ELF   "ld.lld" // and MinGW, told by -m i386pep and its like
#define LLD_COFF  "lld-link"
#define LLD_MACHO "ld64.lld"
#define LLD_WASM  "wasm-ld"

// Runs lld with these arguments, args[0] being the flavour. What it prints is
// appended to `output` and `messages` (its standard output and error). False
// when it failed; `messages` then says why. Not to be called while another
// thread runs LLVM or lld.
bool lld_run(const char *const *args, size_t nargs, Buf *output, Buf *messages);

// The same, with files in memory: lld finds them under their names. *refused
// tells that an output was to be read, which lld then fails over.
typedef ShimFile LldFile;
typedef ShimLinkFiles LldFiles;
bool lld_run_with(const LldFiles *files, const char *const *args, size_t nargs,
                  Buf *output, Buf *messages, bool *refused);

// Makes a shared ELF library for -m `emulation` that has nothing but a name and
// these symbols (separated by spaces), to be linked against; appended to `out`.
bool lld_stub(const char *emulation, const char *soname, const char *symbols,
              Buf *out, Buf *error);

// Joins ELF objects into one (ld.lld -r), appended to `out`. False and a
// message when they do not go together.
bool lld_join_objects(const Buf *objects, size_t count, Buf *out, Buf *error);
// Joins what the ELF objects of an archive have under these names, and what
// that needs of others of them: the sections, not whole objects.
bool lld_extract(const char *archive, const StrVec *names, Buf *out,
                 Buf *error);
// Joins ELF objects into one, appended to `out`. Symbols with the
// marks become local in it (see shim_localize). False and a message when the
// objects cannot be joined.
bool lld_join(const Buf *objects, size_t count, const ShimLocalMarks *marks,
              Buf *out, Buf *error);

#endif

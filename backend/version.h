// Which mlcc this is, and which LLVM is in it.
#ifndef MLCC_VERSION_H
#define MLCC_VERSION_H

extern const char version_number[]; // "0.2.0"
extern const char version_text[];   // "0.2.0 (LLVM 22.1.8)"
extern const char version_mark[];   // "mlcc version 0.2.0 (LLVM 22.1.8)"

#endif

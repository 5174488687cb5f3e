// The build says the versions to this file alone, so that a new one compiles
// nothing else again.

#include "backend/version.h"

#define TEXT MLCC_VERSION " (LLVM " MLCC_LLVM_VERSION ")"

const char version_number[] = MLCC_VERSION;
const char version_text[] = TEXT;
const char version_mark[] = "mlcc version " TEXT;

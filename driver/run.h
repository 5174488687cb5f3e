// -run: compile, link and run.
#ifndef MLCC_RUN_H
#define MLCC_RUN_H

#include "driver/toolchain.h"

// Says where the program is linked to, a temporary file unless -o names one.
// False after reporting that nothing is made that could run.
bool run_prepare(Arena *arena, Options *options);
// Removes it when it was temporary.
void run_clean_up(const Options *options);
// Runs it, with the arguments behind `--`, in place of this program. Returns,
// with the exit code, only after reporting that this cannot be.
int run_program(Arena *arena, const Options *options,
                const Toolchain *toolchain);

#endif

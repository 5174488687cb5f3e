// The programs, and what the driver's files share.
#ifndef MLCC_DRIVER_H
#define MLCC_DRIVER_H

#include "driver/toolchain.h"

int mlcc_main(int argc, char **argv);      // mlcc.c
int opt_main(int argc, char **argv);       // opt_main.c: mlcc-opt
int translate_main(int argc, char **argv); // translate_main.c: mlcc-translate

// depfile.c: writes the make rule of one compile.
bool write_rule(Arena *arena, const Options *options, const char *input,
                const char *output);

// query.c
void print_version(FILE *to, const Toolchain *toolchain);
// Answers --version and its like; the exit code.
int answer_query(Arena *arena, const Options *options,
                 const Toolchain *toolchain);

#endif

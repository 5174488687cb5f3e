// Bufferization as a compile does it; see one_shot_bufferize.c.
#ifndef MLCC_BUFFERIZE_FOR_COMPILE_H
#define MLCC_BUFFERIZE_FOR_COMPILE_H

#include "lowering/pass/pass.h"

// one-shot-bufferize with the option for-compile.
bool bufferize_for_compile(PassRun *run, Op *root);

#endif

// The loops of a program on threads (parallel.c). The calls are made by
// -fparallel; a program without this runtime may define the functions itself.
#ifndef MLCC_RUNTIME_HOSTED_PARALLEL_H
#define MLCC_RUNTIME_HOSTED_PARALLEL_H

#include "rt.h"

// The iterations from `begin` to before `end`.
typedef void ParallelBody(void *data, intptr_t begin, intptr_t end);

// How many threads a loop has: as many as `wanted`, or, if that is 0, as
// MLCC_NUM_THREADS says, or as there are processors.
S32 mlcc_num_threads(S32 wanted);
// Runs all iterations from 0 to before `count`, and returns when they are done.
void mlcc_parallel_for(ParallelBody *body, void *data, intptr_t count,
                       S32 wanted);

#endif

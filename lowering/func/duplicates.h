// Functions that differ only in their names.
#ifndef MLCC_DUPLICATES_H
#define MLCC_DUPLICATES_H

#include "ir/ir.h"

// A number that such func.func have in common; names of values and places do
// not count.
uint64_t func_hash(Op *func);
bool funcs_are_equal(Op *a, Op *b);

#endif

// Functions in which the greedy driver came to its fixpoint and nothing has
// changed since: to fold them again would do nothing.
//
// Of passes that follow each other many are runs of the greedy driver, each
// with few patterns, and each folds whatever there is. The driver marks what it
// has left; where no pattern of the next run has an operation, there is nothing
// to do. Whoever changes the IR by other means says so.
#ifndef MLCC_FIXPOINT_H
#define MLCC_FIXPOINT_H

#include "ir/ir.h"

// Marks `op` if such marks are found again: it is a symbol in a module, and that
// in nothing but modules.
void fixpoint_reached(Op *op);
bool fixpoint_is_known(const Op *op);

// `op` or something in it changes: it has no mark, nor what it is in. Threads
// may say so of what is in different functions.
void fixpoint_left(Op *op);
// The same of all that is in `root`.
void fixpoint_forget(Op *root);

#endif

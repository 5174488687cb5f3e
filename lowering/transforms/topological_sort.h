// Ordering the operations of a block in which the order says nothing.
#ifndef MLCC_TOPOLOGICAL_SORT_H
#define MLCC_TOPOLOGICAL_SORT_H

#include "ir/rewrite/rewriter.h"

// Puts each operation behind what it uses, otherwise in the order of the text; a
// terminator stays the last. The scratch memory is the rewriter's. NULL, or the
// first operation of a cycle, which stands before what it uses.
Op *sort_block(const Rewriter *rw, Block *block);

#endif

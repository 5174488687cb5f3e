// Which named operation a linalg.generic is, by its maps and its body.
#ifndef MLCC_LOWERING_MATCH_NAMED_H
#define MLCC_LOWERING_MATCH_NAMED_H

#include "lowering/linalg/linalg.h"

// Makes the operation of that opcode and those attributes whose body computes
// what that of `s` does, from `operands`: those of `s`, some of which may have
// changed places. Nobody has heard of it. NULL: it is none.
Op *build_if_same_body(Rewriter *rw, const Structured *s, uint32_t opcode,
                       Attr *const *slots, Value *const *operands);
// The convolution or pooling, of any strides and dilations, whose maps and body
// those of `s` are, whatever the order of the loops; likewise.
Op *build_matching_window(Rewriter *rw, const Structured *s);

#endif

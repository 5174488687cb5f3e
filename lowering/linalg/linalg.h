// What passes on the linalg dialect share.
#ifndef MLCC_LOWERING_LINALG_H
#define MLCC_LOWERING_LINALG_H

#include "ir/rewrite/pattern.h"

// generalize.c: a structured operation becomes linalg.generic.
PatternFn generalize_structured;

// What is no structured operation becomes several: softmax.c, relayout.c and
// winograd.c. Operations on memrefs become loops.
PatternFn decompose_softmax, decompose_pack, decompose_unpack,
    decompose_winograd_filter, decompose_winograd_input,
    decompose_winograd_output;

#endif

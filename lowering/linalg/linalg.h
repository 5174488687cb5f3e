// What passes on the linalg dialect share.
#ifndef MLCC_LOWERING_LINALG_H
#define MLCC_LOWERING_LINALG_H

#include "ir/rewrite/pattern.h"

// generalize.c: a structured operation becomes linalg.generic.
PatternFn generalize_structured;

#endif

// What custom directives of several dialects share: blocks with the values that
// they are passed, and integer cases.
#ifndef MLCC_FRONTEND_DIRECTIVES_H
#define MLCC_FRONTEND_DIRECTIVES_H

#include "frontend/format.h"

// directives_llvm.c

typedef struct Targets {
  Group *group;
  Vec(int32_t) sizes; // of the values passed to each block
} Targets;

Targets targets_of(Parser *p, FormatState *f, Ref operands);
// ^bb(%a, %b : i32, f32); the block is one of `successors`.
bool parse_target(Parser *p, FormatState *f, Ref successors, Targets *t);
void put_target(OpPrinter *pr, Op *op, uint32_t successor);
// dense<[...]> : vector<NxT> of integer attributes.
Attr *case_values(Parser *p, Type *type, Attr *const *values, size_t n);
void put_case_value(OpPrinter *pr, const Attr *values, uint32_t i);

#endif

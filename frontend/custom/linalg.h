// Declarations for today's and old forms of linalg.
#ifndef MLCC_CUSTOM_LINALG_H
#define MLCC_CUSTOM_LINALG_H

#include "frontend/hooks.h"

// Inherent attributes that were read go to their slots, since bodies depend on
// them. Those that the row does not take are reported at `at`.
bool linalg_take_inherent(Parser *p, OpState *st, const char *at);
// properties? dictionary? (ins(%a, ... : types))? (outs(%a, ... : types))?
bool linalg_parse_operands(Parser *p, OpState *st);
// The region of an operation that does not show it, whose operands begin at
// `at`.
bool linalg_add_body(Parser *p, OpState *st, const char *at);
// linalg.elementwise has each element in its own place unless maps were read.
void linalg_give_elementwise_maps(Parser *p, OpState *st);

#endif

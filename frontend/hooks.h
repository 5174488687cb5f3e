// The hooks that CUSTOM(name) in the dialect tables names: parse_name and
// print_name of each. Sources: custom_<dialect>.c.
#ifndef MLCC_FRONTEND_HOOKS_H
#define MLCC_FRONTEND_HOOKS_H

#include "frontend/frontend_int.h"

// clang-format off
#define OP(dialect, token, name, traits, operands, results, attrs, regions, successors, \
           matches, syntax, ...) syntax
#define CUSTOM(hook) \
  bool parse_##hook(Parser *p, OpState *st); \
  void print_##hook(OpPrinter *pr, Op *op);
#define GENERIC
#include "ir/dialects/all.def"
// clang-format on

#endif

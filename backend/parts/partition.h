// Dividing a module for code generation on several threads.
#ifndef MLCC_PARTITION_H
#define MLCC_PARTITION_H

#include "ir/ir.h"

typedef struct Partitions {
  uint32_t count;  // 1: not divided
  uint8_t **roles; // per part, per symbol: SymbolRole (translate.h), and
                   // ROLE_PROMOTED in every part for what parts share
  Str *promoted;   // names of the symbols that were local to the module
  uint32_t npromoted;
} Partitions;

// Divides by content alone, so that the result is the same on every machine
// and for any number of threads. translate_number() has run. Where `inlines`,
// local functions stay with their users, and small ones come along as copies to
// inline where parts call them. Everything is allocated in `arena`.
void partition_module(Partitions *out, Arena *arena, Ctx *ctx, Op *module,
                      bool inlines);

#endif

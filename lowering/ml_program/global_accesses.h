// Which variables of ml_program operations load and store, by themselves and by
// the functions that they call.
#ifndef MLCC_GLOBAL_ACCESSES_H
#define MLCC_GLOBAL_ACCESSES_H

#include "ir/dialects/dialects.h"

enum { GLOBAL_LOADED = 1 << 0, GLOBAL_STORED = 1 << 1 };

typedef struct GlobalAccesses {
  Arena *arena;
  SymbolTables tables;
  PtrMap functions; // Op to what it does, see global_accesses.c
  PtrMap numbers;   // Op of a global to its number plus 1
  uint32_t nglobals;
  uint8_t *mutable_mask; // by number: all bits where it can be stored to
  uint8_t *anywhere;     // by number: GLOBAL_ bits of all functions
} GlobalAccesses;

// Looks at all below `root`. What is found is in `arena`, and right as long as
// functions keep their calls, loads and stores.
GlobalAccesses find_global_accesses(Ctx *ctx, Arena *arena, Op *root);

// The global that a load or store of ml_program names, or NULL for all other
// operations.
Op *accessed_global(GlobalAccesses *a, Op *op);
uint32_t global_number(const GlobalAccesses *a, const Op *global);

// Adds to `does`, which has a byte for each global, the GLOBAL_ bits of `op`, of
// operations inside it and of functions that these may call. A call of a value
// or of a function without a body may load and store every global, since that
// may call functions of the module.
void add_global_accesses(GlobalAccesses *a, Op *op, uint8_t *does);

#endif

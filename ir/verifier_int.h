// Declarations for the verifier's files.
#ifndef MLCC_VERIFIER_INT_H
#define MLCC_VERIFIER_INT_H

#include "ir/ir.h"

typedef struct Verifier {
  Ctx *ctx;
  Arena scratch;
  Dominance *dominance; // of the isolated operation at hand
  const Op *done;       // what is in it was verified side by side
  Damage *damage;       // NULL: one mistake is enough for whatever is around
  // Operations that name symbols, and the tables around them, in the order of
  // the walk. A table takes those behind it off the list once it has seen to
  // them.
  Vec(Op *) symbol_users;
} Verifier;

// verifier.c

bool verify_op(Verifier *v, Op *op);
Soundness damage_of(const Verifier *v, const Op *op); // 0: sound

// verify_pieces.c

// Verifies the operations in a large module side by side. False when there is
// any mistake: then all is to be verified in order.
bool verify_pieces(Ctx *ctx, Op *module);

// verify_op.c: one operation by itself

bool check_op(Ctx *ctx, Op *op);
// Has it those it needs, each of the right kind? Reports nothing.
bool attrs_fit(const Op *op);

// verify_traits.c

bool check_traits(Ctx *ctx, Op *op);
bool check_parent(Ctx *ctx, Op *op);
bool check_single_blocks(Ctx *ctx, Op *op);
bool check_result_types(Verifier *v, const Op *op); // InferTypeOpInterface

// verify_function.c

bool check_function(Ctx *ctx, Op *op);
bool check_discardable_attrs(Ctx *ctx, Op *op);

// verify_regions.c: what needs the operations inside to be right

// Checks the listed operations.
bool check_symbol_users(Verifier *v, SymbolTables *tables, Op *const *users,
                        size_t n);
// All that is known of what a damaged table holds.
void check_sound_symbols(Verifier *v, Op *table_op);
bool check_op_with_regions(Verifier *v, Op *op);
bool check_dominance(Verifier *v, Op *op);

// verify_hints.c: notes behind errors

// A block that lacks its terminator.
void hint_terminator(Ctx *ctx, const Block *block, Loc loc);
// Symbols that the operation names and nobody has.
void hint_symbols(Ctx *ctx, SymbolTables *tables, Op *op);

#endif

// Declarations for the files of the inliner: inlining one call, and the rules
// of the llvm dialect.
#ifndef MLCC_INLINE_H
#define MLCC_INLINE_H

#include "ir/rewrite/rewriter.h"
#include "lowering/pass/pass.h"

typedef struct Inliner {
  PassRun *run;
  Rewriter rw;
} Inliner;

// The blocks that came in place of a call: from `first` up to, and not
// including, `end`, in one region.
typedef struct InlinedBlocks {
  Block *first, *end;
} InlinedBlocks;

// inline_call.c

bool op_is_callable(const Op *op); // a function, be it declared only
// Puts the body of `callee` where `call` is, a copy or, when nobody else needs
// it, itself. The call stays, without uses. `seen` is told of the blocks while
// they are still apart. False, with nothing changed, when it must not be.
bool inline_call(Inliner *in, Op *call, Op *callee, bool copied,
                 void (*seen)(void *user, const InlinedBlocks *blocks),
                 void *user);

// inline_llvm.c: what llvm.call and llvm.func want

// What the values of a call stand for while they are put in, so that it is
// known what is based on which parameter: llvm.intr.ssa.copy. None unless a
// parameter is noalias.
typedef struct Parameter {
  uint32_t index;
  Op *copy;
  bool is_noalias;
  Attr *scope; // inline_aliases.c
  bool escapes, escapes_known;
} Parameter;

typedef struct Parameters {
  Parameter *items;
  uint32_t count;
} Parameters;

bool llvm_may_inline(Ctx *ctx, const Op *callee);
bool llvm_has_noalias(Ctx *ctx, const Attr *attrs); // of a parameter
// What stands for an argument of the callee; `attrs` are those of the parameter
// or NULL. Made at the builder's place.
Value *llvm_inlined_argument(Inliner *in, const Op *callee, Value *argument,
                             const Attr *attrs);
// Puts memory of the stack, what is known of aliases, and loops right.
void llvm_settle_inlined(Inliner *in, Op *call, const InlinedBlocks *blocks,
                         const Parameters *parameters);

// inline_aliases.c

void settle_aliases(Inliner *in, Op *call, const InlinedBlocks *blocks,
                    const Parameters *parameters);

#endif

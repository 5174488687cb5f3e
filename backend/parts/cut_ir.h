// Dividing a large module of LLVM IR while it is text.
#ifndef MLCC_BACKEND_CUT_IR_H
#define MLCC_BACKEND_CUT_IR_H

#include "backend/parts/split.h"

struct Cut;

// Cuts `text` into parts of about the same size, by content alone. NULL when it
// is small, is bitcode, or cannot be told apart; what is wrong with it is for
// LLVM to say of the whole. `unique` is as in split_module().
struct Cut *cut_ir(Str text, const char *unique);
const Split *cut_split(const struct Cut *cut);
// What is between the quotes of "target triple"; empty without.
Str cut_triple(const struct Cut *cut);
// Writes what a part must read: a module from which split_reduce() takes what
// is of other parts.
void cut_write(const struct Cut *cut, uint32_t part, Buf *out);
void cut_release(struct Cut *cut);

#endif

// What the hooks of the llvm dialect share.
#ifndef MLCC_FRONTEND_CUSTOM_LLVM_H
#define MLCC_FRONTEND_CUSTOM_LLVM_H

#include "frontend/hooks.h"
#include "ir/dialects/dialects.h"

// llvm_symbol.c

// `def` is an attribute of one enum: a keyword of it if there, else
// `otherwise`.
Attr *optional_flags_attr(Parser *p, const DefInfo *def, int64_t otherwise);
// The keyword and a blank, unless the value is `unless`.
void put_flags_keyword(OpPrinter *pr, const Attr *attr, int64_t unless);

// llvm_call.c: operand bundles

typedef struct LlvmBundles {
  Operands operands;
  Types types;
  bool present;
} LlvmBundles;

// An optional list of bundles; sets op_bundle_sizes and op_bundle_tags.
bool parse_llvm_bundles(Parser *p, OpState *st, LlvmBundles *out);
// The list, brackets included, of operands from `first` on.
void put_llvm_bundles(OpPrinter *pr, const Op *op, uint32_t first,
                      const Attr *sizes, const Attr *tags);

#endif

// Within target*.c and codegen.c.
#ifndef MLCC_BACKEND_TARGET_INT_H
#define MLCC_BACKEND_TARGET_INT_H

#include "backend/shim/machine.h"
#include "backend/target/target.h"

// A resolution under way.
typedef struct Resolve {
  Arena *arena;
  const TargetOptions *options;
  TargetSpec *spec;
  Buf *error;
  ShimTriple triple;
  const char *arch_text; // as the triple spells it: "armv7a", "arm64e"
  const char *abi;       // what -mabi= means to LLVM; NULL: not given
  LLVMTargetRef target;
  Buf features; // so far, separated by commas
} Resolve;

// The initialised target of a triple; NULL and a message when there is none.
LLVMTargetRef target_lookup(const char *triple, Buf *error);

// target.c: the names of its features.
void target_try_features(LLVMTargetRef target, const char *triple,
                         Nearest *nearest);

// triple.c: false after an error when a component is not known.
bool target_check_triple(Resolve *r);

// isa.c: CPU, tuning, features and ABI, from the defaults, -march,
// -mcpu and -mtune. ARM rewrites the triple too.
bool target_resolve_isa(Resolve *r);

void target_add_feature(Resolve *r, Str feature);

// defaults.c: rows of defaults.def.
// Whether `name` is one of the bar-separated alternatives, or there are none.
bool target_is_listed(const char *pattern, const char *name);
void target_default_cpu(const Resolve *r, const char **cpu, const char **tune);
const char *target_default_features(const Resolve *r); // or ""
const char *target_default_abi(const Resolve *r);      // or ""
// LLVM's name of an ABI of the target; NULL when it has none of that name.
const char *target_known_abi(const Resolve *r, const char *name);
void target_list_abis(const Resolve *r, Buf *out);
// The code model of that name; CODE_MODEL_DEFAULT when the target has none.
CodeModel target_known_code_model(const Resolve *r, const char *name);
void target_list_code_models(const Resolve *r, Buf *out);
FloatAbi target_default_float_abi(const Resolve *r);
void target_apply_defaults(Resolve *r); // pic, frame pointer, tables, flags

#endif

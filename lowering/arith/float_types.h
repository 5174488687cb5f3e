// Computing in another type of float: what passes that extend operands and
// truncate results share.
#ifndef MLCC_LOWERING_FLOAT_TYPES_H
#define MLCC_LOWERING_FLOAT_TYPES_H

#include "lowering/pass/pass.h"

typedef struct FloatTypes {
  TypeConversion conversion; // first
  Ctx *ctx;
  Type **listed;
  size_t nlisted;
  bool others; // all floats but the listed ones are converted, else those
  Type *target;
} FloatTypes;

// `listed` are names of types, `target` the one of what they become; false:
// reported.
bool float_types_init(PassRun *run, FloatTypes *types, const StrList *listed,
                      Str target);
bool float_types_lists(const FloatTypes *types, const Type *type);
// Computes what `legality` says is illegal in the other type.
bool float_types_run(PassRun *run, Op *root, FloatTypes *types,
                     Legality legality(Conv *c, const Op *op));

#endif

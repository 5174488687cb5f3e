// Declarations for the files that make attributes.
#ifndef MLCC_ATTR_INT_H
#define MLCC_ATTR_INT_H

#include "ir/uniquer.h"

// `hash` covers what same_attr() compares beyond the kind and the type.
Attr *attr_unique(Ctx *ctx, Attr *candidate, uint64_t hash);
uint64_t hash_attrs(Attr *const *attrs, uint32_t n, uint64_t hash);

static inline uint64_t dense_strings_stored(const Attr *a) {
  return a->as.dense_strings.splat ? 1 : a->as.dense_strings.count;
}

#endif

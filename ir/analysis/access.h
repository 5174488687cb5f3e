// Accesses of memory, as the ACCESS column of a row says, and views (VIEW).
#ifndef MLCC_ACCESS_H
#define MLCC_ACCESS_H

#include "ir/analysis/analysis.h"

// Whether it reads, or writes, what it accesses and does nothing else.
bool info_is_load(const OpInfo *info);
bool info_is_store(const OpInfo *info);
static inline bool op_is_load(const Op *op) {
  return info_is_load(op->info);
}
static inline bool op_is_store(const Op *op) {
  return info_is_store(op->info);
}
// Whether operands are the indices, one for each dimension, of the first
// element: no map makes them, no element has one of its own, and what is accessed
// stands in memory as in the vector.
bool info_is_indexed(const OpInfo *info);
static inline bool access_is_indexed(const Op *op) {
  return info_is_indexed(op->info);
}

// The rest is for operations with an ACCESS only.

uint32_t access_base_operand(const Op *op); // its number
Value *access_base(const Op *op);
uint32_t access_first_index(const Op *op); // the number of that operand
Value *access_mask(const Op *op);          // or NULL
Type *accessed_type(const Op *op);         // of all that is accessed at once
bool access_is_nontemporal(const Op *op);
bool access_is_volatile(const Op *op);

// The memref that the result of a view is a view of, or NULL.
Value *view_source(const Value *value);

#endif

// Shape algebra for memrefs and tensors: sizes, rectangular parts, and groups
// of dimensions that a reshape joins or divides.
//
// Sizes, offsets and strides are integers that may be unknown (DYNAMIC).
// Arithmetic on them saturates: what has an unknown part is unknown, but zero
// times anything is zero.
#ifndef MLCC_SHAPED_H
#define MLCC_SHAPED_H

#include "ir/ir.h"

int64_t saturated_add(int64_t a, int64_t b);
int64_t saturated_mul(int64_t a, int64_t b);

// As many operands of the group as sizes of `type` are not known.
bool check_dynamic_sizes(Ctx *ctx, const Op *op, const Type *type,
                         uint32_t group);
uint32_t count_dynamic_dims(const Type *type);
// The operand that gives the size of a dimension of `type`, which is not known.
Value *size_operand(const Op *op, const Type *type, uint32_t group, int dim);

// slice.c: offsets, sizes and strides, given partly as numbers, partly as
// operands (OffsetSizeAndStrideOpInterface). ORDER SLICE: three groups and
// three attributes that follow each other.

enum { OFFSETS, SIZES, STRIDES };

typedef struct Slice {
  const Op *op;
  const Attr *statics[3];
  uint32_t firsts[3], counts[3]; // of operands
} Slice;

Slice slice_of_op(const Op *op, uint32_t first_group, uint32_t first_attr);
static inline uint32_t slice_count(const Slice *slice, uint32_t part) {
  return (uint32_t)slice->statics[part]->as.dense.count;
}
static inline int64_t slice_at(const Slice *slice, uint32_t part, int i) {
  return dense_int(slice->statics[part], (uint64_t)i);
}
int64_t *slice_numbers(const Slice *slice, uint32_t part, Arena *arena);
// Returns the operand of a dynamic offset, size or stride, or NULL if it is
// static.
Value *slice_operand(const Slice *slice, uint32_t part, int i);
// Whether the lists fit together, and have as many entries as `ranks` say.
bool check_slice(Ctx *ctx, const Op *op, const Slice *slice,
                 const uint32_t ranks[3]);
// That it does not surely leave `source`.
bool check_slice_bounds(Ctx *ctx, const Op *op, const Slice *slice,
                        const Type *source);

// Whether a part surely leaves what it is of, in which dimension and by which
// index.
typedef struct PartFault {
  enum { PART_FITS, PART_STARTS_OUTSIDE, PART_ENDS_OUTSIDE } kind;
  int dim;
  int64_t at;
} PartFault;
PartFault part_fault(const Type *source, const int64_t *offsets,
                     const int64_t *sizes, const int64_t *strides);
// Whether `reduced` has the sizes of `full` but for some that are 1.
bool shape_reduces_to(const int64_t *full, int rank, const Type *reduced);

// A list as written: operands where numbers are DYNAMIC.
typedef struct MixedList {
  const Op *op;
  const Attr *statics;
  uint32_t first;
} MixedList;
MixedList mixed_list_of(const Op *op, uint32_t group, uint32_t slot);
bool mixed_list_all_are(Ctx *ctx, MixedList list, int64_t number);
bool mixed_list_same(MixedList a, MixedList b);
// Whether a value is the constant of that number.
bool value_is_number(Ctx *ctx, const Value *value, int64_t number);

// A group of neighbouring dimensions that a reshape joins or divides, of a
// list.
typedef struct DimGroup {
  uint32_t first, count;
} DimGroup;
DimGroup reassociation_at(const Attr *groups, uint32_t i);
uint32_t count_unknown(const int64_t *sizes, uint32_t first, uint32_t count);
// The product of the sizes of a group; unknown if any is.
int64_t group_product(const int64_t *shape, DimGroup group);
// Whether no group of the list has two unknown sizes, which might be exchanged.
bool groups_are_certain(const Type *type, const Attr *groups);
// If a reshape undoes the one before it, of opcode `inverse`: what that has
// reshaped; or NULL. ORDER RESHAPE: both have the source first and the
// groups in the first slot.
Value *reshape_undone(const Op *op, uint32_t inverse);

#endif

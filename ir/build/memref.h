// Making operations of the memref dialect.
#ifndef MLCC_BUILD_MEMREF_H
#define MLCC_BUILD_MEMREF_H

#include "ir/build/shaped.h"

// As many sizes and strides as `type` has dimensions.
Value *build_reinterpret_cast(Builder *b, Arena *arena, Type *type,
                              Value *source, const Mixed *offset,
                              const Mixed *sizes, const Mixed *strides);

// memref.extract_strided_metadata
Op *build_metadata(Builder *b, Arena *arena, Value *memref);

Value *build_subview(Builder *b, Arena *arena, Type *type, Value *source,
                     const MixedPart *part);
// The type of that part, with all dimensions. NULL when a number that is known
// can be none of a part.
Type *memref_part_infer(Ctx *ctx, Arena *arena, const Type *source,
                        const MixedPart *part);
// The type of a part without those dimensions of size 1 that the shape `reduced`
// lacks; NULL: there are not enough of the others.
Type *memref_part_reduced(Ctx *ctx, Arena *arena, Type *part,
                          const Type *reduced);
// Whether that part surely leaves the memref.
bool memref_part_fits(Arena *arena, const Type *source, const MixedPart *part);
// An alloc or alloca like `op`, of another type and with other sizes.
Value *build_alloc_like(Builder *b, Arena *arena, const Op *op, Type *type,
                        Value *const *sizes, uint32_t nsizes);
// Whether an allocation of the heap may be one of the stack in its place; and
// makes that one, which has the same sizes and attributes.
bool alloc_may_be_on_stack(const Op *alloc);
Op *build_alloca_like(Builder *b, Arena *arena, const Op *alloc);
// Marks an alloc, by an attribute of mlcc's own, so that the lowering to LLVM
// checks whether it got memory. Allocations that the program wrote are not marked.
void alloc_mark_checked(Ctx *ctx, Op *alloc);
bool alloc_is_checked(Ctx *ctx, const Op *alloc);
// Memory that somebody may free by a pointer to its elements, which therefore
// begin where it does: by aligned_alloc where the C library has that.
void alloc_mark_bare(Ctx *ctx, Op *alloc, bool has_aligned_alloc);
bool alloc_is_bare(Ctx *ctx, const Op *alloc, bool *has_aligned_alloc);
// memref.global, private and constant, which is not entered in any symbol table.
Op *build_constant_global(Builder *b, const Ident *name, Type *type,
                          Attr *value, Attr *alignment);
// memref.get_global of the global with that name.
Value *build_get_global(Builder *b, Type *type, Ident *name);
// The name of the global that a memref.get_global made `memref` of, or NULL.
const Attr *memref_global_name(const Value *memref);
// The elements of a memref.global that nothing writes, or NULL.
const Attr *constant_global_value(const Op *global);
// ((0), ..., (first, ...)): the last `n` dimensions are one.
Attr *memref_group_last(Ctx *ctx, Arena *arena, int rank, int n);
// The memref that a memref.cast made `memref` of, or NULL.
Value *memref_cast_source(const Value *memref);
// The memref of which `value` is the size of dimension `*dim`, or NULL.
Value *memref_of_size(const Value *value, Value **dim);
bool value_is_memref_rank(const Value *value);
// The size of a dimension, known or asked for.
Mixed memref_size(Builder *b, Value *memref, int dim);

// The same as a value, folded.
Value *memref_dim_or_number(Builder *b, Arena *arena, Value *memref, int dim);

#endif

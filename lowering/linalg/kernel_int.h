// Functions that the makers of kernels share.
#ifndef MLCC_LINALG_KERNEL_INT_H
#define MLCC_LINALG_KERNEL_INT_H

#include "ir/build/mixed.h"
#include "lowering/linalg/kernel.h"

// A memref of which nothing is known but, if so, that its last dimension is
// contiguous.
Type *strided_memref(Ctx *ctx, uint32_t rank, bool is_contiguous,
                     Type *element);

// Parts of names: "_f32", "_extf" of arith.extf.
void put_type_name(Buf *name, Ctx *ctx, const Type *type);
void put_op_name(Buf *name, const OpInfo *info);
void put_edge_name(Buf *name, Edge edge);
void put_dot_name(Buf *name, const Product *product);
// The name, which is released, with what makes functions for a processor of the
// one that the rewriter's builder is in.
Ident *finish_name(Kernels *k, Buf *name);

// The block of a new function of that name, which takes what `args` are, with
// the rewriter's builder there; NULL: the module has the function.
Block *begin_function(Kernels *k, Ident *name, Value *const *args, uint32_t n);
void forget_function(Kernels *k, Op *func, Ident *name); // which is erased
void build_function_call(Kernels *k, Builder *b, Ident *name,
                         Value *const *args, uint32_t n);

// The sum of `sum` and the products of groups, by a DotForm.
Value *build_dot(Builder *b, const Product *product, Value *sum, Value *left,
                 Value *right);
// A vector of 32 bits `n` times.
Value *build_group_broadcast(Builder *b, Value *group, uint32_t n);

// scf.for from 0 to `end` by `step`, or from `from` to `end`, by 1 or by `by`: the
// builder goes into its body. Returns the induction variable.
Value *enter_loop_to(Rewriter *rw, Value *end, int64_t step);
Value *enter_loop(Rewriter *rw, Value *from, Value *end);
Value *enter_loop_by(Rewriter *rw, Value *from, Value *end, Value *by);
// A buffer of `count` elements, on lines of the cache, for copies of operands.
Value *build_copy_buffer(Builder *b, Type *element, Mixed count);
// memref.dim
Value *build_size(Builder *b, Value *memref, int64_t dim);

#endif

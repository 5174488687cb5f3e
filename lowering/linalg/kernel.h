// Kernels: private functions that compute tiles of a contraction. They are made
// when they are first asked for, and shared by all of a module.
#ifndef MLCC_LINALG_KERNEL_H
#define MLCC_LINALG_KERNEL_H

#include "lowering/linalg/epilogue.h"
#include "lowering/linalg/product.h"
#include "ir/rewrite/rewriter.h"

// How tiles end where the columns do.
typedef enum Edge {
  EDGE_NONE, // they do not
  EDGE_LAST, // the last vector of each tile is masked
  EDGE_ALL,  // all vectors are masked
  EDGE_BACK, // there is one tile, whose last vector ends where the columns do,
             // and leaves alone what the vector before it has stored
} Edge;

enum { MOST_SUM_LOOPS = 6 }; // of a contraction that kernels are made for

typedef struct KernelShape {
  uint32_t lanes, rows, vectors; // of a tile
  Edge edge;
  const Product *product;
  const Epilogue *epilogue; // or NULL
} KernelShape;

typedef struct Kernels { // of a module and those in it
  Rewriter rw;
  SymbolTables tables;
  bool in_order; // sums are added up one after the other, without FMA
  const TargetModel *target;
  // How often a symbol of the module is mentioned (Ident to a number), and how
  // often operations have elements as an attribute (Attr, or Resource, to a
  // number); not yet counted: NULL.
  PtrMap *mentions;
} Kernels;

// The arguments of a kernel. `left` is a memref of rows and sums; `sum` of
// rows, as many as tiles have or a multiple, and columns; `right` of columns,
// sums and the elements of a slab, which are the columns of a tile. A column is
// the number of one that begins a slab. Where `adds` is false, the old sums are
// not read. With EDGE_BACK, `back` is the position in the slab of the last
// vector, and so many of its elements are `done` already.
//
// With a DotForm sums are counted in groups, left has a dimension of the
// elements of one more, and each column of a slab is a group. If it is flipped,
// sums start from `starts`, which has an element for each column of the slabs.
//
// With an epilogue, `places` are memrefs of rows and columns, if they move with
// these. Where `finishes` is true, sums are ready: the results are stored, and the
// sums are not.
typedef struct KernelArgs {
  Value *left, *right, *sum;
  Value *adds;                // i1
  Value *back, *done;         // index, for EDGE_BACK
  Value *starts;              // for a flipped product
  Value *finishes;            // i1, for an epilogue
  Value *places[MOST_PLACES]; // from RESULT on, for an epilogue
} KernelArgs;
void build_kernel_call(Kernels *k, Builder *b, const Contraction *c,
                       const KernelShape *shape, const KernelArgs *args);

// How the right operand is before it is packed.
typedef enum PackForm {
  PACK_COLUMNS,    // columns are contiguous
  PACK_TRANSPOSED, // the last of the sums are
  PACK_GATHERED,   // neither
} PackForm;

enum { MOST_TRANSPOSED_LANES = 16 };

// A call of a function that copies `right` to `slabs`, one slab behind the other,
// which is then as a kernel takes it; what is masked has any value, and behind
// the last sum of a group there are zeros. `right` is a
// memref of sums and columns, or of columns and sums if it is transposed. With
// EDGE_BACK the last columns are in the place of the last vector, in which the
// kernel takes them.
void build_pack_call(Kernels *k, Builder *b, const Contraction *c,
                     const KernelShape *shape, PackForm form, Value *right,
                     Value *slabs);

// The same of the left operand: `left` is a memref of rows and sums, `copy` one of
// rows and sums that has all groups whole.
void build_left_copy_call(Kernels *k, Builder *b, const Contraction *c,
                          const Product *product, Value *left, Value *copy);
// A call of a function that computes the `starts` of the columns of slabs.
void build_starts_call(Kernels *k, Builder *b, const Contraction *c,
                       const KernelShape *shape, Value *slabs, Value *starts);

// The types of these memrefs.
Type *kernel_left_type(Kernels *k, const Contraction *c,
                       const Product *product);
Type *kernel_right_type(Kernels *k, const Contraction *c,
                        const Product *product);
Type *kernel_sum_type(Kernels *k, const Contraction *c);
Type *kernel_starts_type(Kernels *k);
Type *kernel_place_type(Kernels *k, const Contraction *c, uint32_t place);
// The types of the left operand to copy, and of the copy.
Type *copy_left_type(Kernels *k, const Contraction *c);
Type *copied_left_type(Kernels *k, const Contraction *c,
                       const Product *product);
Type *pack_right_type(Kernels *k, const Contraction *c, PackForm form);

#endif

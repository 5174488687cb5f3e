// How the kernels of a contraction multiply and add: element by element, or by
// instructions that add up products of neighbouring sums (dot.def).
#ifndef MLCC_LINALG_PRODUCT_H
#define MLCC_LINALG_PRODUCT_H

#include "lowering/linalg/contraction.h"
#include "ir/target.h"

typedef struct DotForm {
  const char *arch;
  uint32_t needs;      // TARGET_ bits
  uint32_t bits;       // of the elements that are multiplied
  uint32_t lanes;      // of the result
  bool is_unsigned[2]; // the factors
  bool adds;           // takes the sum; else it is added to
  const char *intrinsic;
} DotForm;

// With a DotForm a lane adds up `group` products of neighbouring iterations of
// the innermost loop over sums. The operands are copied for it: an element of a
// copy stands for `group` elements, zeros behind the last one.
typedef struct Product {
  const DotForm *dot; // NULL: one product at a time, through the casts
  uint32_t group;     // 1 without
  Type *elements[2];  // of LEFT and RIGHT, as kernels load them
  // The right factor is the first of the instruction.
  bool is_swapped;
  // The left factors of a kernel are 128 more than the operand's if they are
  // unsigned, 128 less if not: its sums start from what makes up for that.
  bool is_flipped;
} Product;

// How a contraction is computed by sums of `lanes` elements, if operands may be
// copied or not.
Product product_of(Ctx *ctx, const TargetModel *model, const Contraction *c,
                   uint32_t lanes, bool may_copy);

// The processor's unit for products of matrices with such elements, which kernels do
// not use; or NULL.
const char *unused_matrix_unit(Ctx *ctx, const TargetModel *model,
                               const Contraction *c);

#endif

// arm-sme-outer-product-fusion: outer products of extended numbers, each added
// to the one before, by one instruction for two or four of them.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// Before:
//
//   %0 = arm_sme.outerproduct %a0_extended, %b0_extended acc(%acc)
//   %1 = arm_sme.outerproduct %a1_extended, %b1_extended acc(%0)
//
// After:
//
//   %a = vector.interleave %a0, %a1 : vector<[4]xf16> -> vector<[8]xf16>
//   %b = vector.interleave %b0, %b1 : vector<[4]xf16> -> vector<[8]xf16>
//   %1 = arm_sme.fmopa_2way %a, %b acc(%acc)
//
// Parts of what is extended are taken before that, so that it is seen.

#include "intrinsics/arm_sme/arm_sme.h"
#include "lowering/to_llvm/to_llvm.h"

#include "intrinsics/intrinsics.h"
#include "intrinsics/vectors.h"
#include "ir/dialects/vector/vector.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/vector.h"

enum { MOST_WAYS = 4 };

// What products of one kind become: of elements, by what extends both factors,
// to the elements of the tile.
typedef struct Fusion {
  uint32_t ways;
  unsigned from, to;
  uint32_t lhs, rhs;     // opcodes of what extends
  uint32_t added, taken; // opcodes, by the kind of the products
} Fusion;

// clang-format off
#define TWO(from, to, by, token) \
  {2, ELEMENT_##from, ELEMENT_##to, OP_arith_ext##by, OP_arith_ext##by, \
   OP_arm_sme_##token##mopa_2way, OP_arm_sme_##token##mops_2way}
#define FOUR(from, to, lhs, rhs, token) \
  {4, ELEMENT_##from, ELEMENT_##to, OP_arith_ext##lhs##i, OP_arith_ext##rhs##i, \
   OP_arm_sme_##token##mopa_4way, OP_arm_sme_##token##mops_4way}
static const Fusion fusions[] = {
    TWO(F16, F32, f, f), TWO(BF16, F32, f, f), TWO(I16, I32, si, s), TWO(I16, I32, ui, u),
    FOUR(I8, I32, s, s, s), FOUR(I8, I32, u, u, u), FOUR(I8, I32, s, u, su), FOUR(I8, I32, u, s, us),
    FOUR(I16, I64, s, s, s), FOUR(I16, I64, u, u, u), FOUR(I16, I64, s, u, su), FOUR(I16, I64, u, s, us),
};
// clang-format on
#undef TWO
#undef FOUR

static const Type *element_of(const Value *vector) {
  return vector->type->as.shaped.element;
}

// Of the type of elements, extended by that operation?
static bool is_extended(const Value *factor, uint32_t opcode, unsigned from) {
  const Op *op = value_op(factor);
  return op && op_is(op, opcode) &&
         element_bit(element_of(op_operand(op, 0))) == from;
}

static bool is_fusible(const Op *product, const Fusion *f) {
  return element_bit(element_of(op_result(product, 0))) == f->to &&
         is_extended(op_operand(product, 0), f->lhs, f->from) &&
         is_extended(op_operand(product, 1), f->rhs, f->from);
}

static int64_t kind_of(const Op *product) {
  return enum_value(op_slot(product, A_arm_sme_outerproduct_kind), 0);
}

// The one whose result `product` alone adds to, in the same way; or NULL.
static Op *product_before(const Op *product) {
  const Value *acc = op_operand_of(product, G_arm_sme_outerproduct_acc);
  Op *op = acc ? value_op(acc) : NULL;
  bool fits = op && op_is(op, OP_arm_sme_outerproduct) &&
              value_has_one_use(acc) && kind_of(op) == kind_of(product) &&
              !op_operand_of(op, G_arm_sme_outerproduct_lhsMask) ==
                  !op_operand_of(product, G_arm_sme_outerproduct_lhsMask);
  return fits ? op : NULL;
}

// The products that end with `last`, from the first on.
static bool find_chain(Op *last, const Fusion *f, Op **chain) {
  for (uint32_t i = f->ways; i-- > 0; last = i ? product_before(last) : NULL) {
    if (!last || !is_fusible(last, f))
      return false;
    chain[i] = last;
  }
  return true;
}

static Value *interleave(Rewriter *rw, Value *a, Value *b) {
  int64_t size = 2 * vector_dim(a->type, 0);
  Type *type =
      type_vector(rw->b.ctx, 1, &size, &(bool){true}, type_element(a->type));
  return build_value(&rw->b, OP_vector_interleave, type, (Value *[]){a, b}, 2);
}

// The numbers of one place stand side by side, in the order of the products.
static Value *pack(Rewriter *rw, Value *const *v, uint32_t ways) {
  if (ways == 2)
    return interleave(rw, v[0], v[1]);
  Value *even = interleave(rw, v[0], v[2]), *odd = interleave(rw, v[1], v[3]);
  return interleave(rw, even, odd);
}

static Value *pack_factors(Rewriter *rw, Op *const *chain, uint32_t ways,
                           uint32_t factor) {
  Value *v[MOST_WAYS] = {0};
  for (uint32_t i = 0; i < ways; i++)
    v[i] = op_operand(value_op(op_operand(chain[i], factor)), 0);
  return pack(rw, v, ways);
}

static Value *pack_masks(Rewriter *rw, Op *const *chain, uint32_t ways,
                         uint32_t group) {
  Value *v[MOST_WAYS] = {0};
  for (uint32_t i = 0; i < ways; i++)
    v[i] = op_operand_of(chain[i], group);
  return pack(rw, v, ways);
}

// ORDER of attributes: the same in all of them.
_Static_assert((int)A_arm_sme_fmopa_2way_operandSegmentSizes ==
                   (int)A_arm_sme_smops_4way_operandSegmentSizes,
               "sums of products have one order of attributes");

// Of the chain only the last is replaced: the others are dead then, and are
// removed as what is dead is.
static void replace_chain(Rewriter *rw, Op *const *chain, const Fusion *f) {
  uint32_t n = 2, ways = f->ways;
  Op *last = chain[ways - 1];
  Value *v[5] = {pack_factors(rw, chain, ways, 0),
                 pack_factors(rw, chain, ways, 1)};
  bool masked = op_operand_of(last, G_arm_sme_outerproduct_lhsMask) != NULL;
  if (masked) {
    v[n++] = pack_masks(rw, chain, ways, G_arm_sme_outerproduct_lhsMask);
    v[n++] = pack_masks(rw, chain, ways, G_arm_sme_outerproduct_rhsMask);
  }
  Value *acc = op_operand_of(chain[0], G_arm_sme_outerproduct_acc);
  if (acc)
    v[n++] = acc;
  uint32_t opcode = kind_of(last) == E_arm_sme_kind_add ? f->added : f->taken;
  Op *sum = rewrite_replace_new(rw, last, opcode, v, n);
  sum->slots[A_arm_sme_fmopa_2way_operandSegmentSizes] = attr_dense_i32(
      rw->b.ctx, (int32_t[]){1, 1, masked, masked, acc != NULL}, 5);
}

static bool fuse_products(Rewriter *rw, Op *op) {
  Op *chain[MOST_WAYS];
  for (size_t i = 0; i < ARRAY_SIZE(fusions); i++)
    if (find_chain(op, &fusions[i], chain)) {
      replace_chain(rw, chain, &fusions[i]);
      return true;
    }
  return false;
}

// What extends the vector that parts are taken of; NULL: nothing.
static Op *extending(const Value *vector) {
  Op *op = value_op(vector);
  return op && (op_is(op, OP_arith_extsi) || op_is(op, OP_arith_extui) ||
                op_is(op, OP_arith_extf))
             ? op
             : NULL;
}

// The same part of what is not extended yet; that is extended.
static bool swap_with_extension(Rewriter *rw, Op *op) {
  Op *extension = extending(op_operand(op, 0));
  Type *type = op_result(op, 0)->type;
  if (!extension || type->kind != TY_VECTOR)
    return false;
  int scalable = 0;
  for (int i = 0; i < vector_rank(type); i++)
    scalable += type_dim_is_scalable(type, i);
  if (op_is(op, OP_vector_extract) && scalable != 1)
    return false;
  Value **operands = arena_array(rw->arena, Value *, op->noperands);
  for (uint32_t i = 0; i < op->noperands; i++)
    operands[i] = op_operand(op, i);
  operands[0] = op_operand(extension, 0);
  Type *narrow =
      type_with_element(rw->b.ctx, type, type_element(operands[0]->type));
  Op *part =
      build_op(&rw->b, op->info->opcode, &narrow, 1, operands, op->noperands);
  memcpy(part->slots, op->slots, op->info->nattrs * sizeof *op->slots);
  return rewrite_replace1(
      rw, op,
      build_unary(&rw->b, extension->info->opcode, type, op_result(part, 0)));
}

static const Pattern patterns[] = {
    PATTERN(OP_vector_extract, 1024, swap_with_extension, "extract"),
    PATTERN(OP_vector_scalable_extract, 1024, swap_with_extension,
            "scalable.extract"),
    PATTERN(OP_arm_sme_outerproduct, 1, fuse_products, "outerproduct"),
    {0}};

bool lower_outer_product_fusion(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_pattern_list(run, patterns));
}

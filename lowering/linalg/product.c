// Choosing the instruction that a contraction's products are added up by.
//
// Sums of i32 of products of i8 or i16, each factor extended once, can be
// computed by instructions of dot.def. Where an instruction takes factors of
// other signs, bytes of the left operand are copied with their highest bit
// inverted, which is to add 128 and to take the result for unsigned, or to
// subtract 128 and take it for signed:
//
//   sum(l * r) = sum((l + 128) * r) - 128 * sum(r)
#include "lowering/linalg/product.h"

#include "ir/dialects/dialects.h"

#define SIGNED   false
#define UNSIGNED true
#define ADDS     true
#define APART    false

static const DotForm dot_forms[] = {
#define DOT(arch, needs, bits, lanes, first, second, adds, intrinsic)          \
  {arch, needs, bits, lanes, {first, second}, adds, intrinsic},
#include "lowering/linalg/dot.def"
};

// A factor: an integer of `bits` that is extended to 32.
typedef struct Factor {
  uint32_t bits;
  bool is_unsigned;
} Factor;

static bool factor_of(const Contraction *c, int place, Factor *factor) {
  const Type *element = type_element(c->operands[place]->type);
  if (element->kind != TY_INTEGER || c->ncasts[place] != 1)
    return false;
  const Op *cast = c->casts[place][0];
  *factor = (Factor){.bits = element->as.integer.width,
                     .is_unsigned = op_is(cast, OP_arith_extui)};
  return (op_is(cast, OP_arith_extui) || op_is(cast, OP_arith_extsi)) &&
         (factor->bits == 8 || factor->bits == 16);
}

static bool is_listed(const char *names, const char *name) {
  size_t size = strlen(name);
  for (const char *at = names; *at;) {
    size_t n = strcspn(at, "|");
    if (n == size && !memcmp(at, name, n))
      return true;
    at += n + (at[n] == '|');
  }
  return false;
}

// Whether a factor is one of the form's that is `is_unsigned`, if it may be
// copied to what is wider.
static bool is_taken(const DotForm *form, Factor factor, bool is_unsigned) {
  return factor.bits < form->bits ||
         (factor.bits == form->bits && factor.is_unsigned == is_unsigned);
}

static bool takes(const DotForm *form, const Factor *factors, bool is_swapped,
                  bool is_flipped) {
  Factor left = factors[LEFT];
  if (is_flipped && (left.bits != 8 || form->bits != 8))
    return false;
  left.is_unsigned ^= is_flipped;
  return is_taken(form, left, form->is_unsigned[is_swapped]) &&
         is_taken(form, factors[RIGHT], form->is_unsigned[!is_swapped]);
}

// The first form for elements of that width that takes the factors; with the
// left one flipped if need be.
static bool find_dot(const TargetModel *model, const Factor *factors,
                     uint32_t bits, uint32_t lanes, Product *product) {
  for (uint32_t way = 0; way < 4; way++)
    for (size_t i = 0; i < ARRAY_SIZE(dot_forms); i++) {
      const DotForm *form = &dot_forms[i];
      bool is_flipped = way / 2, is_swapped = way % 2;
      if (form->bits != bits || form->lanes != lanes ||
          !target_has(model, form->needs) ||
          !is_listed(form->arch, model->arch) ||
          !takes(form, factors, is_swapped, is_flipped))
        continue;
      product->dot = form;
      product->group = 32 / bits;
      product->is_swapped = is_swapped;
      product->is_flipped = is_flipped;
      return true;
    }
  return false;
}

Product product_of(Ctx *ctx, const TargetModel *model, const Contraction *c,
                   uint32_t lanes, bool may_copy) {
  Product product = {.group = 1,
                     .elements = {type_element(c->operands[LEFT]->type),
                                  type_element(c->operands[RIGHT]->type)}};
  Factor factors[2];
  bool is_sum_of_i32 =
      type_element(c->operands[SUM]->type) == type_int(ctx, 32);
  if (!may_copy || !is_sum_of_i32 || !count_sum_loops(c) ||
      !factor_of(c, LEFT, &factors[LEFT]) ||
      !factor_of(c, RIGHT, &factors[RIGHT]))
    return product;
  if (find_dot(model, factors, 8, lanes, &product) ||
      find_dot(model, factors, 16, lanes, &product))
    for (int place = 0; place < 2; place++)
      product.elements[place] = type_int(ctx, product.dot->bits);
  return product;
}

typedef struct MatrixUnit {
  uint32_t needs;       // TARGET_ bits
  const char *elements; // that are multiplied
  const char *name;
} MatrixUnit;

static const MatrixUnit matrix_units[] = {
    {TARGET_TILES_I8, "i8", "AMX"},
    {TARGET_TILES_BF16, "bf16", "AMX"},
    {TARGET_SME, "i8|f16|bf16|f32", "SME"},
};

const char *unused_matrix_unit(Ctx *ctx, const TargetModel *model,
                               const Contraction *c) {
  const char *element = type_str(ctx, type_element(c->operands[LEFT]->type));
  for (size_t i = 0; i < ARRAY_SIZE(matrix_units); i++)
    if (target_has(model, matrix_units[i].needs) &&
        is_listed(matrix_units[i].elements, element))
      return matrix_units[i].name;
  return NULL;
}

#include "intrinsics/vectors.h"

unsigned element_bit(const Type *scalar) {
  static const struct {
    unsigned width, bit;
  } integers[] = {{1, ELEMENT_I1},   {8, ELEMENT_I8},   {16, ELEMENT_I16},
                  {32, ELEMENT_I32}, {64, ELEMENT_I64}, {128, ELEMENT_I128}};
  static const struct {
    FloatKind kind;
    unsigned bit;
  } floats[] = {{FLOAT_F16, ELEMENT_F16},
                {FLOAT_BF16, ELEMENT_BF16},
                {FLOAT_F32, ELEMENT_F32},
                {FLOAT_F64, ELEMENT_F64}};
  for (size_t i = 0; i < ARRAY_SIZE(integers); i++)
    if (type_is_int(scalar, integers[i].width))
      return integers[i].bit;
  for (size_t i = 0; i < ARRAY_SIZE(floats); i++)
    if (type_is_float_of(scalar, floats[i].kind))
      return floats[i].bit;
  return 0;
}

int64_t vector_length(const Type *vector) {
  int64_t n = 1;
  for (int i = 0; i < vector->as.shaped.rank; i++)
    n *= vector->as.shaped.shape[i];
  return n;
}

static bool is_length(int64_t length, unsigned lengths) {
  return length > 0 && length <= UINT32_MAX && !(length & (length - 1)) &&
         ((uint64_t)length & lengths);
}

bool is_vector(const Type *t, unsigned elements, unsigned lengths) {
  return t->kind == TY_VECTOR && t->as.shaped.rank > 0 &&
         (element_bit(t->as.shaped.element) & elements) &&
         is_length(vector_length(t), lengths);
}

bool is_vector_1d(const Type *t, unsigned elements, unsigned length) {
  return is_vector(t, elements, length) && t->as.shaped.rank == 1 &&
         !type_is_scalable(t);
}

uint64_t vector_bits(const Type *vector) {
  return (uint64_t)vector_length(vector) *
         type_bit_width(vector->as.shaped.element);
}

Type *vector_1d(Ctx *ctx, Type *element, int64_t length) {
  return type_vector(ctx, 1, &length, NULL, element);
}

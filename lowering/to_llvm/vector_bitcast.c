// Bitcasts between vectors, neither of whose numbers of elements divides the
// other, as from 5 of i8 to 8 of i5. LLVM folds such a cast of a constant to a
// vector of another type than the cast's (its FoldBitCast takes one number for a
// multiple of the other), so each element is put together of those that it has
// bits of:
//
//   %0 = vector.bitcast %v : vector<5xi8> to vector<8xi5>
//
//   element 1, bits 5 to 9:
//     trunc(v[0] >> 5) | trunc(v[1]) << 3
//
// Where the first byte counts most, so does the first element.

#include "lowering/to_llvm/to_llvm.h"
#include "lowering/to_llvm/vector.h"

typedef struct Parts {
  Conv *c;
  Value *source; // a vector of integers
  Type *to;      // the integer to make
  uint32_t from_bits, to_bits, from_count, to_count;
  bool big_endian;
} Parts;

static Type *as_integers(Ctx *ctx, Type *vector) {
  Type *element = type_element(vector);
  return type_with_element(
      ctx, vector, type_integer(ctx, type_bit_width(element), SIGNLESS));
}

static Value *bits(Parts *p, Type *type, uint32_t opcode, Value *value,
                   uint32_t by) {
  if (!by)
    return value;
  Value *amount = llvm_const(p->c, type, attr_int(p->c->ctx, type, by));
  return llvm_binary(p->c, opcode, value, amount);
}

static Value *resized(Parts *p, Value *value) {
  if (p->from_bits == p->to_bits)
    return value;
  uint32_t opcode = p->from_bits > p->to_bits ? OP_llvm_trunc : OP_llvm_zext;
  return op_result(llvm_op(p->c, opcode, p->to, &value, 1), 0);
}

// The bits of element `i` of the source that are in the element whose lowest bit
// is the one numbered `low`, where they are there.
static Value *piece(Parts *p, uint32_t i, uint32_t low) {
  uint32_t at = p->big_endian ? p->from_count - 1 - i : i;
  Value *element = vector_element(p->c, p->source, llvm_index(p->c, at));
  uint32_t begin = i * p->from_bits;
  if (begin <= low)
    return resized(p,
                   bits(p, element->type, OP_llvm_lshr, element, low - begin));
  return bits(p, p->to, OP_llvm_shl, resized(p, element), begin - low);
}

static Value *element_of(Parts *p, uint32_t index) {
  uint32_t low = index * p->to_bits;
  uint32_t last = (low + p->to_bits - 1) / p->from_bits;
  Value *all = NULL;
  for (uint32_t i = low / p->from_bits; i <= last; i++) {
    Value *next = piece(p, i, low);
    all = all ? llvm_binary(p->c, OP_llvm_or, all, next) : next;
  }
  return all;
}

static Value *same_count_cast(Conv *c, Value *vector, Type *type) {
  return vector->type == type
             ? vector
             : op_result(llvm_op(c, OP_llvm_bitcast, type, &vector, 1), 0);
}

bool vector_bitcast_is_uneven(const Type *from, const Type *to) {
  int64_t a = from->as.shaped.shape[0], b = to->as.shaped.shape[0];
  return !type_is_scalable(from) && type_bit_width(from->as.shaped.element) &&
         type_bit_width(to->as.shaped.element) && a % b && b % a;
}

Value *vector_uneven_bitcast(Conv *c, Value *vector, Type *type) {
  Type *from = as_integers(c->ctx, vector->type);
  Type *to = as_integers(c->ctx, type);
  Parts p = {
      .c = c,
      .source = same_count_cast(c, vector, from),
      .to = type_element(to),
      .from_bits = type_bit_width(type_element(from)),
      .to_bits = type_bit_width(type_element(to)),
      .from_count = (uint32_t)from->as.shaped.shape[0],
      .to_count = (uint32_t)to->as.shaped.shape[0],
      .big_endian = llvm_types(c)->layout->big_endian,
  };
  Value *made = llvm_poison(c, to);
  for (uint32_t i = 0; i < p.to_count; i++) {
    Value *element = element_of(&p, p.big_endian ? p.to_count - 1 - i : i);
    made = vector_with_element(c, made, element, llvm_index(c, i));
  }
  return same_count_cast(c, made, type);
}

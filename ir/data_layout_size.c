// Sizes and alignments of types under a data layout, by LLVM's rules
// (DataLayout::getTypeSizeInBits, getAlignment, StructLayout).
//
// An integer takes the alignment of the next larger one that the layout
// mentions, else of the largest; a float or a vector only that of its own size,
// else its size rounded up to a power of two. A vector has no padding inside
// (<3 x i24> has 72 bits), an array has: its elements lie at multiples of their
// alignment.

#include "ir/ir.h"

static uint64_t align_to(uint64_t value, uint64_t align) {
  return (value + align - 1) / align * align;
}

static uint32_t power_of_two_above(uint64_t value) {
  uint64_t power = 1;
  while (power < value)
    power *= 2;
  return (uint32_t)power;
}

static uint32_t int_align(const DataLayout *layout, uint32_t bits) {
  const DataLayoutSpecs *ints = &layout->ints;
  uint32_t i = 0;
  while (i + 1 < ints->count && ints->items[i].bits < bits)
    i++;
  return ints->items[i].abi_align;
}

// The alignment of the exact size, or else what `bytes` rounds up to.
static uint32_t exact_align(const DataLayoutSpecs *specs, uint64_t bits,
                            uint64_t bytes) {
  for (uint32_t i = 0; i < specs->count; i++)
    if (specs->items[i].bits == bits)
      return specs->items[i].abi_align;
  return power_of_two_above(bytes);
}

// Structs: the offset of field `field`, or of the end when there is none, and
// the alignment.

static uint64_t lay_out(const DataLayout *layout, const Type *t, uint32_t field,
                        uint32_t *align) {
  uint64_t offset = 0;
  *align = 1;
  for (uint32_t i = 0; i < t->as.structure.nfields; i++) {
    const Type *type = t->as.structure.fields[i];
    uint32_t own =
        t->as.structure.packed ? 1 : data_layout_abi_align(layout, type);
    offset = align_to(offset, own);
    if (own > *align)
      *align = own;
    if (i == field)
      return offset;
    offset += data_layout_alloc_size(layout, type);
  }
  return align_to(offset, *align);
}

uint64_t data_layout_field_offset(const DataLayout *layout, const Type *type,
                                  uint32_t field) {
  uint32_t align;
  CHECK(field < type->as.structure.nfields);
  return lay_out(layout, type, field, &align);
}

static uint32_t struct_align(const DataLayout *layout, const Type *t) {
  uint32_t align;
  if (t->as.structure.packed)
    return 1;
  lay_out(layout, t, UINT32_MAX, &align);
  return align > layout->aggregate_align ? align : layout->aggregate_align;
}

static uint64_t struct_bytes(const DataLayout *layout, const Type *t) {
  uint32_t align;
  return lay_out(layout, t, UINT32_MAX, &align);
}

// Target types hide what they are made of: handles are pointers, a predicate
// counter is 16 bits; of the rest no value has a size.
static uint32_t target_bits(const DataLayout *layout, const Type *t) {
  Str name = ident_str(t->as.target.name);
  if (str_starts_with(name, "spirv.") || str_starts_with(name, "dx."))
    return layout->pointer_bits;
  return str_is(name, "aarch64.svcount") ? 16 : 0;
}

static uint32_t target_align(const DataLayout *layout, const Type *t) {
  uint32_t bits = target_bits(layout, t);
  return bits == layout->pointer_bits && bits != 16
             ? data_layout_pointer_align(layout, 0)
             : power_of_two_above(bits / 8);
}

uint64_t data_layout_bits(const DataLayout *layout, const Type *t) {
  switch ((TypeKind)t->kind) {
  case TY_INDEX: return layout->index_bits;
  case TY_INTEGER: return t->as.integer.width;
  case TY_FLOAT: return float_format(t->as.float_kind)->bits;
  case TY_VECTOR:
    return (uint64_t)type_num_elements(t) *
           data_layout_bits(layout, t->as.shaped.element);
  case TY_LLVM_ARRAY:
    return t->as.array.count *
           data_layout_alloc_size(layout, t->as.array.element) * 8;
  case TY_LLVM_STRUCT: return struct_bytes(layout, t) * 8;
  case TY_LLVM_PTR: return data_layout_pointer_bits(layout, t->as.ptr.space);
  case TY_LLVM_LABEL: return layout->pointer_bits;
  case TY_LLVM_X86_MMX: return 64;
  case TY_LLVM_X86_AMX: return 8192;
  case TY_LLVM_TARGET: return target_bits(layout, t);
  default: bug("a type without a size");
  }
}

static uint32_t vector_align(const DataLayout *layout, const Type *t) {
  return exact_align(&layout->vectors, data_layout_bits(layout, t),
                     data_layout_store_size(layout, t));
}

uint32_t data_layout_abi_align(const DataLayout *layout, const Type *t) {
  uint64_t bits;
  switch ((TypeKind)t->kind) {
  case TY_INDEX: return int_align(layout, layout->index_bits);
  case TY_INTEGER: return int_align(layout, t->as.integer.width);
  case TY_FLOAT:
    bits = data_layout_bits(layout, t);
    return exact_align(&layout->floats, bits, bits / 8);
  case TY_VECTOR:
  case TY_LLVM_X86_MMX: return vector_align(layout, t);
  case TY_LLVM_ARRAY: return data_layout_abi_align(layout, t->as.array.element);
  case TY_LLVM_STRUCT: return struct_align(layout, t);
  case TY_LLVM_PTR: return data_layout_pointer_align(layout, t->as.ptr.space);
  case TY_LLVM_LABEL: return data_layout_pointer_align(layout, 0);
  case TY_LLVM_X86_AMX: return 64;
  case TY_LLVM_TARGET: return target_align(layout, t);
  default: bug("a type without an alignment");
  }
}

uint64_t data_layout_store_size(const DataLayout *layout, const Type *t) {
  return (data_layout_bits(layout, t) + 7) / 8;
}

uint64_t data_layout_alloc_size(const DataLayout *layout, const Type *t) {
  return align_to(data_layout_store_size(layout, t),
                  data_layout_abi_align(layout, t));
}

// Fields, sizes and makers; see llvm_slots.h.

#include "lowering/transforms/llvm_slots.h"
#include "ir/analysis/fold.h"
#include "ir/support/number.h"

enum { MOST_ELEMENTS = 16 };

uint32_t slot_field_count(const Type *type) {
  if (type_is(type, TY_LLVM_STRUCT))
    return type_struct_has_body(type) && !type->as.structure.opaque
               ? type->as.structure.nfields
               : 0;
  return type_is(type, TY_LLVM_ARRAY) && type->as.array.count <= MOST_ELEMENTS
             ? (uint32_t)type->as.array.count
             : 0;
}

Type *slot_field_type(const Type *type, uint32_t field) {
  return type_is(type, TY_LLVM_STRUCT) ? type->as.structure.fields[field]
                                       : type->as.array.element;
}

uint64_t slot_field_offset(const DataLayout *layout, const Type *type,
                           uint32_t field) {
  return type_is(type, TY_LLVM_STRUCT)
             ? data_layout_field_offset(layout, type, field)
             : field * data_layout_alloc_size(layout, type->as.array.element);
}

uint64_t slot_size(const DataLayout *layout, const Type *type) {
  return type_is(type, TY_LLVM_STRUCT) || type_is(type, TY_LLVM_ARRAY)
             ? data_layout_alloc_size(layout, type)
             : data_layout_store_size(layout, type);
}

// The field of `*type` at `index`, further in.
static bool step_into(const DataLayout *layout, const Type **type,
                      uint32_t index, uint64_t *offset) {
  if (type_is(*type, TY_LLVM_STRUCT)) {
    if (index >= (*type)->as.structure.nfields)
      return false;
  } else if (!type_is(*type, TY_LLVM_ARRAY)) {
    return false;
  }
  *offset += slot_field_offset(layout, *type, index);
  *type = slot_field_type(*type, index);
  return true;
}

bool gep_offset(const DataLayout *layout, const Op *gep, uint64_t *offset) {
  const Attr *indices = op_slot(gep, A_llvm_getelementptr_rawConstantIndices);
  const Type *type = op_slot(gep, A_llvm_getelementptr_elem_type)->type;
  if (gep->noperands != 1 || !type_is(op_operand(gep, 0)->type, TY_LLVM_PTR))
    return false;
  for (uint64_t i = 0; i < indices->as.dense.count; i++)
    if (dense_int(indices, i) < 0)
      return false;
  *offset =
      (uint64_t)dense_int(indices, 0) * data_layout_alloc_size(layout, type);
  for (uint64_t i = 1; i < indices->as.dense.count; i++)
    if (!step_into(layout, &type, (uint32_t)dense_int(indices, i), offset))
      return false;
  return true;
}

// Copies and fills

static const MemoryFill fills[] = {
    {OP_llvm_intr_memset, false, 2, A_llvm_intr_memset_isVolatile, 0},
    {OP_llvm_intr_memset_inline, false, -1,
     A_llvm_intr_memset_inline_isVolatile, A_llvm_intr_memset_inline_len},
    {OP_llvm_intr_memcpy, true, 2, A_llvm_intr_memcpy_isVolatile, 0},
    {OP_llvm_intr_memmove, true, 2, A_llvm_intr_memmove_isVolatile, 0},
    {OP_llvm_intr_memcpy_inline, true, -1, A_llvm_intr_memcpy_inline_isVolatile,
     A_llvm_intr_memcpy_inline_len},
};

const MemoryFill *memory_fill_of(const Op *op) {
  for (size_t i = 0; i < ARRAY_SIZE(fills); i++)
    if (op_is(op, fills[i].opcode))
      return &fills[i];
  return NULL;
}

bool memory_fill_is_volatile(const Op *op) {
  const Attr *flag = op_slot(op, memory_fill_of(op)->volatile_slot);
  return !flag || attr_to_bool(flag);
}

static Attr *length_of(Ctx *ctx, const Op *op) {
  const MemoryFill *fill = memory_fill_of(op);
  return fill->length < 0
             ? op_slot(op, fill->length_slot)
             : value_constant(ctx, op_operand(op, (uint32_t)fill->length));
}

bool memory_fill_length(Ctx *ctx, const Op *op, uint64_t *length) {
  const Attr *attr = length_of(ctx, op);
  if (!attr_is(attr, AT_INTEGER) || type_number_width(attr->type) > 64)
    return false;
  *length = attr_to_u64(attr);
  return true;
}

Op *make_memory_fill(Rewriter *rw, const Op *like, Value *to, Value *from,
                     uint64_t length) {
  const MemoryFill *fill = memory_fill_of(like);
  Builder *b = &rw->b;
  Attr *size = attr_int(b->ctx, length_of(b->ctx, like)->type, (int64_t)length);
  Value *operands[3] = {to, from};
  if (fill->length >= 0)
    operands[2] = make_llvm_constant(b, size);
  Op *op =
      build_op(b, fill->opcode, NULL, 0, operands, fill->length < 0 ? 2 : 3);
  op->slots[fill->volatile_slot] = op_slot(like, fill->volatile_slot);
  if (fill->length < 0)
    op->slots[fill->length_slot] = size;
  return op;
}

// Makers

Value *make_llvm_constant(Builder *b, Attr *value) {
  Op *op = build_op(b, OP_llvm_mlir_constant, &value->type, 1, NULL, 0);
  op->slots[A_llvm_mlir_constant_value] = value;
  return op_result(op, 0);
}

Value *make_llvm_undef(Builder *b, Type *type) {
  return build_value(b, OP_llvm_mlir_undef, type, NULL, 0);
}

Op *make_llvm_alloca(Builder *b, Type *element, Value *count) {
  Op *op = build_op(b, OP_llvm_alloca, &b->ctx->llvm_ptr, 1, &count, 1);
  op->slots[A_llvm_alloca_elem_type] = attr_type(b->ctx, element);
  return op;
}

Value *make_llvm_gep(Builder *b, Type *element, Value *base,
                     const int32_t *indices, uint32_t n, Attr *flags) {
  Op *op = build_op(b, OP_llvm_getelementptr, &b->ctx->llvm_ptr, 1, &base, 1);
  op->slots[A_llvm_getelementptr_rawConstantIndices] =
      attr_dense_i32(b->ctx, indices, n);
  op->slots[A_llvm_getelementptr_elem_type] = attr_type(b->ctx, element);
  op->slots[A_llvm_getelementptr_noWrapFlags] = flags;
  return op_result(op, 0);
}

// Values in place of memory

static bool is_bits(const Type *type) {
  if (type_is(type, TY_LLVM_STRUCT) || type_is(type, TY_LLVM_ARRAY))
    return false;
  if (!type_is(type, TY_VECTOR))
    return true;
  for (int i = 0; type->as.shaped.scalable && i < type->as.shaped.rank; i++)
    if (type->as.shaped.scalable[i])
      return false;
  return !type_is(type->as.shaped.element, TY_LLVM_PTR);
}

bool slot_converts(const DataLayout *layout, const Type *to, const Type *from,
                   bool widening) {
  if (to == from)
    return true;
  if (!is_bits(to) || !is_bits(from))
    return false;
  uint64_t to_size = slot_size(layout, to);
  uint64_t from_size = slot_size(layout, from);
  if (type_is(to, TY_LLVM_PTR) && type_is(from, TY_LLVM_PTR))
    return to_size == from_size;
  return widening ? to_size >= from_size : to_size <= from_size;
}

static Value *fold_made(Rewriter *rw, Op *op) {
  return build_or_fold(&rw->b, rw->arena, op);
}

static Value *make_unary(Rewriter *rw, uint32_t opcode, Type *type,
                         Value *value) {
  Op *op = build_op(&rw->b, opcode, &type, 1, &value, 1);
  if (opcode == OP_llvm_trunc)
    op->slots[A_llvm_trunc_overflowFlags] = attr_i32(rw->b.ctx, 0);
  return fold_made(rw, op);
}

static Value *make_binary(Rewriter *rw, uint32_t opcode, Value *a, Value *b) {
  Value *operands[] = {a, b};
  Op *op = build_op(&rw->b, opcode, &a->type, 1, operands, 2);
  if (opcode == OP_llvm_shl)
    op->slots[A_llvm_shl_overflowFlags] = attr_i32(rw->b.ctx, 0);
  return fold_made(rw, op);
}

static Value *make_number(Rewriter *rw, Type *type, uint64_t number) {
  return make_llvm_constant(&rw->b, attr_int(rw->b.ctx, type, (int64_t)number));
}

// An integer of the same bits.
static Value *to_integer(Rewriter *rw, const DataLayout *layout, Value *value) {
  if (type_is(value->type, TY_INTEGER))
    return value;
  Type *type =
      type_int(rw->b.ctx, (uint32_t)data_layout_bits(layout, value->type));
  return make_unary(rw,
                    type_is(value->type, TY_LLVM_PTR) ? OP_llvm_ptrtoint
                                                      : OP_llvm_bitcast,
                    type, value);
}

static Value *from_integer(Rewriter *rw, Value *value, Type *to) {
  if (value->type == to)
    return value;
  return make_unary(
      rw, type_is(to, TY_LLVM_PTR) ? OP_llvm_inttoptr : OP_llvm_bitcast, to,
      value);
}

static Value *same_bits(Rewriter *rw, const DataLayout *layout, Value *value,
                        Type *to) {
  if (value->type == to)
    return value;
  if (type_is(to, TY_LLVM_PTR) && type_is(value->type, TY_LLVM_PTR))
    return make_unary(rw, OP_llvm_addrspacecast, to, value);
  return from_integer(rw, to_integer(rw, layout, value), to);
}

Value *slot_extract(Rewriter *rw, const DataLayout *layout, Value *value,
                    Type *to) {
  uint64_t bits = data_layout_bits(layout, to);
  uint64_t all = data_layout_bits(layout, value->type);
  if (value->type == to || bits == all)
    return same_bits(rw, layout, value, to);
  value = to_integer(rw, layout, value);
  if (layout->big_endian) // the beginning is what counts most
    value = make_binary(rw, OP_llvm_lshr, value,
                        make_number(rw, value->type, all - bits));
  value =
      make_unary(rw, OP_llvm_trunc, type_int(rw->b.ctx, (uint32_t)bits), value);
  return from_integer(rw, value, to);
}

// All bits that writing the first `bits` of `all` leaves.
static Attr *mask_of_rest(Rewriter *rw, Type *type, uint32_t bits, uint32_t all,
                          bool big_endian) {
  uint64_t *words = arena_zero(rw->arena, wide_words(all) * sizeof *words,
                               _Alignof(uint64_t));
  wide_not(words, words, all);
  if (big_endian)
    wide_lshr(words, words, bits, all);
  else
    wide_shl(words, words, bits, all);
  return attr_integer(rw->b.ctx, type, words);
}

Value *slot_insert(Rewriter *rw, const DataLayout *layout, Value *value,
                   Value *old) {
  uint64_t bits = data_layout_bits(layout, value->type);
  uint64_t all = data_layout_bits(layout, old->type);
  if (bits == all)
    return same_bits(rw, layout, value, old->type);
  Value *whole = to_integer(rw, layout, old);
  Value *part = to_integer(rw, layout, value);
  part = make_unary(rw, OP_llvm_zext, whole->type, part);
  if (layout->big_endian)
    part = make_binary(rw, OP_llvm_shl, part,
                       make_number(rw, whole->type, all - bits));
  Value *mask = make_llvm_constant(
      &rw->b, mask_of_rest(rw, whole->type, (uint32_t)bits, (uint32_t)all,
                           layout->big_endian));
  Value *rest = make_binary(rw, OP_llvm_and, whole, mask);
  return from_integer(rw, make_binary(rw, OP_llvm_or, rest, part), old->type);
}

bool slot_repeats(const Type *type) {
  uint32_t bits = type_is(type, TY_INTEGER) || type_is_float(type)
                      ? type_bit_width(type)
                      : 0;
  return bits && bits % 8 == 0;
}

static Attr *repeated(Rewriter *rw, const Attr *byte, Type *type) {
  uint32_t width = type_bit_width(type);
  uint64_t *words = arena_zero(rw->arena, wide_words(width) * sizeof *words,
                               _Alignof(uint64_t));
  for (uint32_t i = 0; i < wide_words(width); i++)
    words[i] = (attr_to_u64(byte) & 0xff) * UINT64_C(0x0101010101010101);
  wide_clear_unused(words, width);
  return attr_integer(rw->b.ctx, type, words);
}

// Doubled until it is as wide, each time by a shift.
static Value *repeat_by_shifts(Rewriter *rw, Value *byte, Type *type) {
  uint32_t width = type_bit_width(type);
  if (width == 8)
    return byte;
  Value *all = build_unary(&rw->b, OP_llvm_zext, type, byte);
  for (uint32_t bits = 8; bits < width; bits *= 2) {
    Value *operands[] = {all, make_number(rw, type, bits)};
    Op *shifted = build_op(&rw->b, OP_llvm_shl, &type, 1, operands, 2);
    shifted->slots[A_llvm_shl_overflowFlags] = attr_i32(rw->b.ctx, 0);
    all = build_binary(&rw->b, OP_llvm_or, all, op_result(shifted, 0));
  }
  return all;
}

Value *slot_repeat(Rewriter *rw, Value *byte, Type *type) {
  const Attr *known = value_constant(rw->b.ctx, byte);
  Type *bits = type_int(rw->b.ctx, type_bit_width(type));
  Value *value = attr_is(known, AT_INTEGER)
                     ? make_llvm_constant(&rw->b, repeated(rw, known, bits))
                     : repeat_by_shifts(rw, byte, bits);
  return bits == type ? value
                      : build_unary(&rw->b, OP_llvm_bitcast, type, value);
}

// What an address is a multiple of, as far as what made it shows.
static uint64_t alignment_of(const DataLayout *layout, const Value *address) {
  const Op *gep = value_def(address, OP_llvm_getelementptr);
  const Op *alloca = value_def(address, OP_llvm_alloca);
  uint64_t offset;
  if (gep && gep_offset(layout, gep, &offset)) {
    uint64_t base = alignment_of(layout, op_operand(gep, 0));
    uint64_t lowest = offset & (~offset + 1);
    return lowest && lowest < base ? lowest : base;
  }
  if (!alloca)
    return 1;
  const Attr *said = op_slot(alloca, A_llvm_alloca_alignment);
  return said ? attr_to_u64(said)
              : data_layout_abi_align(
                    layout, op_slot(alloca, A_llvm_alloca_elem_type)->type);
}

// Copies move bytes of any alignment: an access of the type may have to say so.
static Attr *alignment_at(Rewriter *rw, const DataLayout *layout,
                          const Type *type, const Value *address,
                          const Attr *known) {
  uint64_t alignment = alignment_of(layout, address);
  if (known && attr_to_u64(known) > alignment)
    alignment = attr_to_u64(known);
  return alignment >= data_layout_abi_align(layout, type)
             ? NULL
             : attr_i64(rw->b.ctx, (int64_t)alignment);
}

Value *make_slot_load(Rewriter *rw, const DataLayout *layout, Type *type,
                      Value *address, Attr *alignment) {
  Op *op = build_op(&rw->b, OP_llvm_load, &type, 1, &address, 1);
  op->slots[A_llvm_load_ordering] = attr_i64(rw->b.ctx, 0);
  op->slots[A_llvm_load_alignment] =
      alignment_at(rw, layout, type, address, alignment);
  return op_result(op, 0);
}

void make_slot_store(Rewriter *rw, const DataLayout *layout, Value *value,
                     Value *address, Attr *alignment) {
  Value *operands[] = {value, address};
  Op *op = build_op(&rw->b, OP_llvm_store, NULL, 0, operands, 2);
  op->slots[A_llvm_store_ordering] = attr_i64(rw->b.ctx, 0);
  op->slots[A_llvm_store_alignment] =
      alignment_at(rw, layout, value->type, address, alignment);
}

Attr *copy_alignment(Ctx *ctx, const Op *copy, uint32_t i) {
  const Attr *all = op_attr_str(ctx, copy, "arg_attrs");
  const Ident *name = ctx_ident(ctx, STR("llvm.align"));
  if (!all || i >= all->as.array.count)
    return NULL;
  Attr *alignment = dict_get(all->as.array.items[i], name);
  return attr_is(alignment, AT_INTEGER) ? alignment : NULL;
}

// Other uses

static bool has_no_offset(const Op *gep) {
  const Attr *indices = op_slot(gep, A_llvm_getelementptr_rawConstantIndices);
  for (uint64_t i = 0; i < indices->as.dense.count; i++)
    if (dense_int(indices, i))
      return false;
  return gep->noperands == 1;
}

SlotUse llvm_slot_use_of(const Op *op) {
  switch (op->info->opcode) {
  case OP_llvm_intr_lifetime_start:
  case OP_llvm_intr_lifetime_end:
  case OP_llvm_intr_invariant_start:
  case OP_llvm_intr_invariant_end:
  case OP_llvm_intr_dbg_declare: return SLOT_USE_FORGET;
  case OP_llvm_bitcast:
  case OP_llvm_addrspacecast:
  case OP_llvm_intr_launder_invariant_group:
  case OP_llvm_intr_strip_invariant_group: return SLOT_USE_FORWARD;
  case OP_llvm_getelementptr:
    return has_no_offset(op) ? SLOT_USE_FORWARD : SLOT_USE_OTHER;
  case OP_llvm_intr_dbg_value: return SLOT_USE_DEBUG;
  default: return SLOT_USE_OTHER;
  }
}

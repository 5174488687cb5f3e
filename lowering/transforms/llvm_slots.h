// Memory that llvm.alloca gives, for passes that take it apart (sroa) or have
// values in its place (mem2reg): fields, sizes, addresses within it, and makers
// of what touches it. Makers stand at the builder's place.
#ifndef MLCC_LLVM_SLOTS_H
#define MLCC_LLVM_SLOTS_H

#include "ir/rewrite/rewriter.h"

// Returns the number of fields of a struct, or of an array of up to 16
// elements; 0 if the type is not taken apart.
uint32_t slot_field_count(const Type *type);
Type *slot_field_type(const Type *type, uint32_t field);
uint64_t slot_field_offset(const DataLayout *layout, const Type *type,
                           uint32_t field);
// In bytes; of structs and arrays with their padding.
uint64_t slot_size(const DataLayout *layout, const Type *type);
// How far a getelementptr goes; false: not known, or not forward.
bool gep_offset(const DataLayout *layout, const Op *gep, uint64_t *offset);

// Copies and fills of memory: the intrinsics, by kind.
typedef struct MemoryFill {
  uint32_t opcode;
  bool copies;   // else sets bytes
  int8_t length; // operand; or -1
  uint8_t volatile_slot, length_slot;
} MemoryFill;
const MemoryFill *memory_fill_of(const Op *op); // NULL: none
bool memory_fill_is_volatile(const Op *op);
// How many bytes; false: not known.
bool memory_fill_length(Ctx *ctx, const Op *op, uint64_t *length);
// The same on other operands, with another length of the same type.
Op *make_memory_fill(Rewriter *rw, const Op *like, Value *to, Value *from,
                     uint64_t length);

Value *make_llvm_constant(Builder *b, Attr *value);
Value *make_llvm_undef(Builder *b, Type *type);
Op *make_llvm_alloca(Builder *b, Type *element, Value *count);
// The indices are constants of 32 bits.
Value *make_llvm_gep(Builder *b, Type *element, Value *base,
                     const int32_t *indices, uint32_t n, Attr *flags);

// Values in place of memory: of a type that some access has, where the memory
// has another. Numbers, pointers and vectors are taken bit by bit.

// Whether a value of type `from` has all the bits of one of type `to`, or, when
// it is `widening`, no more.
bool slot_converts(const DataLayout *layout, const Type *to, const Type *from,
                   bool widening);
// Returns the value of type `to` that is read from memory that holds `value`.
Value *slot_extract(Rewriter *rw, const DataLayout *layout, Value *value,
                    Type *to);
// Returns the contents of memory that held `old` after `value` is written to
// its beginning.
Value *slot_insert(Rewriter *rw, const DataLayout *layout, Value *value,
                   Value *old);
// What memory of that type has when `byte` is written to all of it; the type
// has whole bytes.
bool slot_repeats(const Type *type);
Value *slot_repeat(Rewriter *rw, Value *byte, Type *type);
// Of accesses to the whole of `type` through that address; `alignment` is what
// is known of it otherwise, or NULL.
Value *make_slot_load(Rewriter *rw, const DataLayout *layout, Type *type,
                      Value *address, Attr *alignment);
void make_slot_store(Rewriter *rw, const DataLayout *layout, Value *value,
                     Value *address, Attr *alignment);
// Returns the alignment that a copy states for operand `i`, or NULL.
Attr *copy_alignment(Ctx *ctx, const Op *copy, uint32_t i);

// What gives its operand's address, or needs none when the memory has gone:
// may be erased with it.
typedef enum SlotUse {
  SLOT_USE_OTHER,
  SLOT_USE_FORGET,  // lifetimes, declarations
  SLOT_USE_FORWARD, // casts
  SLOT_USE_DEBUG,   // says undef instead
} SlotUse;
SlotUse llvm_slot_use_of(const Op *op);

#endif

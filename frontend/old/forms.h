// Rows of spellings.def, and their hooks (forms.c).
#ifndef MLCC_OLD_FORMS_H
#define MLCC_OLD_FORMS_H

#include "frontend/frontend_int.h"

#include "ir/dialects/dialects.h"

typedef bool OldHook(Parser *p, OpState *st);

struct OldRow {
  const char *old, *today;
  OldHook *parse; // the old custom form; NULL: today's
  OldHook *fix;   // what was read, in either form; or NULL
  // Today's name, by what follows the old one; NULL: `today`.
  const char *(*choose)(Parser *p);
  bool newer;  // than LLVM 22
  bool is_std; // may have the prefix of std
};

OldHook fix_old_func, fix_old_constant, fix_old_dim, fix_old_subview,
    fix_old_extract, fix_old_insert;
OldHook parse_old_dim, parse_old_view, parse_old_splat, parse_old_extract,
    parse_old_insert, parse_old_flat_transpose, parse_old_vscale;
OldHook parse_old_rank, fix_old_rank, fix_old_tensor_splat;
OldHook parse_old_to_tensor, parse_old_to_buffer, parse_old_tensor_store,
    fix_old_tensor_store;
OldHook parse_init_tensor, fix_init_tensor, fix_pad_tensor, parse_old_reshape,
    fix_old_reshape;
OldHook parse_newer_dot, fix_newer_dot;
// Behind blanks; behind the name of a value and blanks.
const char *skip_blanks(const char *at);
const char *skip_value(const char *at);
// The value of an integer attribute; false if it is none, or is too wide.
bool old_number(const Attr *attr, int64_t *value);
// Of operations that go before the one at hand.
Builder old_builder(Parser *p, const OpState *st);
// tensor.c: what is of a tensor, by its first operand, is an operation of that
// dialect. And the tensor of the elements of a memref; NULL: of nothing else.
bool be_of_tensor(Parser *p, OpState *st, uint32_t opcode);
Type *tensor_of_buffer(Ctx *ctx, Type *buffer);
// (dictionary)? `:` type
Type *parse_dict_and_type(Parser *p, OpState *st);
// What expand_shape left to its types.
bool complete_shape(Parser *p, OpState *st);
// `constant` in a function is that of func, if it names a function.
bool old_misnames(Parser *p, const OpInfo *info, Str name);
// Whether documents show ^bb[%a : i32] with it, brackets for parentheses.
bool old_has_square_successors(const OpInfo *info);
// What is at a position of n numbers in a vector.
Type *old_part(Parser *p, Type *vector, size_t n);
const char *choose_old_constant(Parser *p), *choose_old_return(Parser *p);

// linalg.c

OldHook fix_indexed_generic, fix_transposed_product, fix_elemwise;
OldHook parse_unsigned_product, parse_elemwise, parse_old_conv;
// (%a, ...) dictionary? : types, where ins and outs are today.
OldHook parse_old_linalg_operands;
// %a, ... region : types, behind the dictionary that counts them.
OldHook parse_old_linalg_generic;
// The value of linalg.fill is one of the elements' type.
void complete_old_fill(Parser *p, OpState *st);
// The argument of the body that it did not have.
void complete_old_map(Parser *p, OpState *st);

// newer_forms.c: what LLVM 23 writes

OldHook parse_newer_convertf;
const char *choose_convertf(Parser *p);

// metadata.c

OldHook parse_old_metadata;
const char *choose_old_metadata(Parser *p);

// vector.c

OldBeginning old_vector_beginning(Parser *p, OpState *st);
// What is left out in either form: the place of an access, the accumulator of
// vector.multi_reduction.
void complete_old_access(Parser *p, OpState *st);
void complete_old_reduction(Parser *p, OpState *st);
// The contraction at hand, with a mask for each side, becomes a vector.mask
// around it. False: reported.
bool mask_old_contract(Parser *p, OpState *st, Value *const *masks);

#endif

// What llvm-c lacks for making modules. No logic of ours.
#ifndef MLCC_SHIM_MODULE_H
#define MLCC_SHIM_MODULE_H

#include "backend/shim/text.h"

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

void shim_set_dso_local(LLVMValueRef global, bool dso_local);
// -fsanitize=hwaddress, or =address, leaves a variable alone.
void shim_set_unchecked(LLVMValueRef variable, bool hardware);
bool shim_attribute_takes_type(unsigned kind);
bool shim_attribute_takes_int(unsigned kind);
bool shim_attribute_is_enum(unsigned kind);
void shim_global_add_attribute(LLVMValueRef global, LLVMAttributeRef attribute);
LLVMValueRef shim_dso_local_equivalent(LLVMValueRef function);
LLVMValueRef shim_no_cfi(LLVMValueRef function);
void shim_set_function_entry_count(LLVMValueRef function, uint64_t count);
// Whether a function of that type may be assembly with these constraints; else
// `message` hears why not.
bool shim_check_constraints(LLVMTypeRef function, const char *constraints,
                            size_t size, ShimText *message, void *user);
void shim_function_set_gc(LLVMValueRef function, const char *name);
// A node that is like no other; and one whose first operand, given as NULL, is
// the node itself.
LLVMMetadataRef shim_distinct_node(LLVMContextRef context,
                                   LLVMMetadataRef *items, size_t n);
LLVMMetadataRef shim_self_node(LLVMContextRef context, LLVMMetadataRef *items,
                               size_t n);
// The constant as the module's data layout lets it be written.
LLVMValueRef shim_fold_constant(LLVMModuleRef module, LLVMValueRef constant);
LLVMValueRef shim_token_none(LLVMContextRef context);
// A float constant from its bits; also where a bitcast would not fold.
LLVMValueRef shim_const_float_bits(LLVMTypeRef type, const uint64_t *words);
void shim_set_source_name(LLVMModuleRef module, const char *name, size_t size);
LLVMValueRef shim_build_alloca(LLVMBuilderRef builder, LLVMTypeRef type,
                               unsigned space, LLVMValueRef count);
// Cuts its block in two in front of an instruction; the second one, which the
// first now branches to.
LLVMBasicBlockRef shim_split_block(LLVMValueRef before);
// A bitcast to the type that the value has, which the builder leaves out.
LLVMValueRef shim_build_same_type_cast(LLVMBuilderRef builder,
                                       LLVMValueRef value);
void shim_set_inalloca(LLVMValueRef alloca);
LLVMValueRef shim_build_shuffle(LLVMBuilderRef builder, LLVMValueRef a,
                                LLVMValueRef b, const int *mask, size_t n);
LLVMValueRef shim_build_extractvalue(LLVMBuilderRef builder,
                                     LLVMValueRef aggregate,
                                     const unsigned *path, size_t n);
LLVMValueRef shim_build_insertvalue(LLVMBuilderRef builder,
                                    LLVMValueRef aggregate, LLVMValueRef value,
                                    const unsigned *path, size_t n);
// The declaration of the intrinsic of that name whose overloads make it of
// function type `type`; NULL when there is none.
LLVMValueRef shim_intrinsic_by_type(LLVMModuleRef module, const char *name,
                                    size_t size, LLVMTypeRef type);
LLVMValueRef shim_build_masked_load(LLVMBuilderRef builder, LLVMTypeRef type,
                                    LLVMValueRef pointer, unsigned align,
                                    LLVMValueRef mask, LLVMValueRef rest);
void shim_build_masked_store(LLVMBuilderRef builder, LLVMValueRef value,
                             LLVMValueRef pointer, unsigned align,
                             LLVMValueRef mask);
LLVMValueRef shim_build_masked_gather(LLVMBuilderRef builder, LLVMTypeRef type,
                                      LLVMValueRef pointers, unsigned align,
                                      LLVMValueRef mask, LLVMValueRef rest);
void shim_build_masked_scatter(LLVMBuilderRef builder, LLVMValueRef value,
                               LLVMValueRef pointers, unsigned align,
                               LLVMValueRef mask);
LLVMValueRef shim_build_matrix_multiply(LLVMBuilderRef builder, LLVMValueRef a,
                                        LLVMValueRef b, unsigned a_rows,
                                        unsigned a_columns, unsigned b_columns);
LLVMValueRef shim_build_matrix_transpose(LLVMBuilderRef builder,
                                         LLVMValueRef matrix, unsigned rows,
                                         unsigned columns);
// Aligned as the module's data layout says for the element type.
LLVMValueRef shim_build_matrix_load(LLVMModuleRef module,
                                    LLVMBuilderRef builder, LLVMTypeRef element,
                                    LLVMValueRef pointer, LLVMValueRef stride,
                                    bool is_volatile, unsigned rows,
                                    unsigned columns);
void shim_build_matrix_store(LLVMModuleRef module, LLVMBuilderRef builder,
                             LLVMTypeRef element, LLVMValueRef matrix,
                             LLVMValueRef pointer, LLVMValueRef stride,
                             bool is_volatile, unsigned rows, unsigned columns);

#ifdef __cplusplus
}
#endif

#endif

// What llvm-c lacks for reading modules. No logic of ours.
#ifndef MLCC_SHIM_INSPECT_H
#define MLCC_SHIM_INSPECT_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend/shim/text.h"

#ifdef __cplusplus
extern "C" {
#endif

// The module as LLVM IR text. LLVMPrintModuleToString() writes word by word
// into a string, and takes half as long again.
void shim_print_module(LLVMModuleRef module, ShimText *put, void *user);

// Constants

// The words of a ConstantInt, as many as its width takes; owned by it.
const uint64_t *shim_int_words(LLVMValueRef constant);
void shim_float_words(LLVMValueRef constant, uint64_t words[2]);
// Element `i` of any constant aggregate; NULL when there is none.
LLVMValueRef shim_aggregate_element(LLVMValueRef constant, unsigned i);
// The value that all lanes of a constant vector have; NULL.
LLVMValueRef shim_splat_value(LLVMValueRef constant);
// The instruction that a constant expression is, in no block. To be given
// back.
LLVMValueRef shim_expression_instruction(LLVMValueRef expression);
void shim_drop_instruction(LLVMValueRef instruction);
typedef enum ShimConstant {
  SHIM_CONSTANT_OTHER,
  SHIM_CONSTANT_DSO_LOCAL_EQUIVALENT,
  SHIM_CONSTANT_NO_CFI,
} ShimConstant;
ShimConstant shim_constant_kind(LLVMValueRef constant, LLVMValueRef *global);

// Instructions

// False when a getelementptr states no range; of pointers up to 64 bits.
bool shim_gep_inrange(LLVMValueRef gep, int64_t *from, int64_t *to);
bool shim_is_swifterror(LLVMValueRef alloca);
void shim_set_swifterror(LLVMValueRef alloca);
bool shim_is_inalloca(LLVMValueRef alloca);
void shim_set_called_type(LLVMValueRef call, LLVMTypeRef type);
// A constant getelementptr with that range.
LLVMValueRef shim_const_gep_inrange(LLVMModuleRef module, LLVMTypeRef element,
                                    LLVMValueRef base, LLVMValueRef *indices,
                                    unsigned n, unsigned flags, int64_t from,
                                    int64_t to);
// What a phi gets from a block.
LLVMValueRef shim_incoming_value(LLVMValueRef phi, LLVMBasicBlockRef from);
bool shim_has_other_metadata(LLVMValueRef instruction);
const char *shim_sync_scope_name(LLVMContextRef context, unsigned id,
                                 size_t *size);
bool shim_is_constrained_or_metadata_call(LLVMValueRef call);

// Attributes

// What a call may do to memory, its callee's attributes taken into account,
// and the bits that say nothing.
uint64_t shim_memory_effects(LLVMValueRef call);
uint64_t shim_any_memory_effects(void);

// Identifies the attributes of a function or call: equal means the same.
const void *shim_attribute_list(LLVMValueRef on);
const char *shim_attribute_name(unsigned kind);
// Bounds of a range, as words owned by the attribute; their width.
unsigned shim_attribute_range(LLVMAttributeRef attribute,
                              const uint64_t **lower, const uint64_t **upper);
typedef enum ShimAttribute {
  SHIM_ATTRIBUTE_UNIT,
  SHIM_ATTRIBUTE_INT,
  SHIM_ATTRIBUTE_STRING,
  SHIM_ATTRIBUTE_TYPE,
  SHIM_ATTRIBUTE_RANGE,
  SHIM_ATTRIBUTE_RANGES,
} ShimAttribute;
ShimAttribute shim_attribute_form(LLVMAttributeRef attribute);
// Lists of ranges: how many, and each one's bounds.
unsigned shim_attribute_ranges(LLVMAttributeRef attribute);
unsigned shim_attribute_range_at(LLVMAttributeRef attribute, unsigned i,
                                 const uint64_t **lower,
                                 const uint64_t **upper);
LLVMAttributeRef shim_attribute_of_ranges(LLVMContextRef context, unsigned kind,
                                          unsigned width,
                                          const uint64_t *lowers,
                                          const uint64_t *uppers, unsigned n);
// Return the attributes of a variable, as LLVMGetAttributesAtIndex() returns those
// of a function.
unsigned shim_global_attribute_count(LLVMValueRef global);
void shim_global_attributes(LLVMValueRef global, LLVMAttributeRef *attributes);
void shim_add_global_attribute(LLVMValueRef global, LLVMAttributeRef attribute);

// Globals

bool shim_is_dso_local(LLVMValueRef global);
bool shim_is_intrinsic(LLVMValueRef function);
// -1 when the profile does not say, or says more than that.
int64_t shim_function_entry_count(LLVMValueRef function);
const char *shim_partition(LLVMValueRef global, size_t *size);
void shim_set_partition(LLVMValueRef global, const char *name, size_t size);
// Code model of a variable: 0 when it has none, else 1 + LLVM's number.
unsigned shim_code_model(LLVMValueRef global);
void shim_set_code_model(LLVMValueRef global, unsigned model);
// Bits: no address, no hwaddress, memtag, is dynamically initialised.
unsigned shim_sanitizer_bits(LLVMValueRef global);
void shim_set_sanitizer_bits(LLVMValueRef global, unsigned bits);
unsigned shim_address_space(LLVMValueRef global);
// Where the data layout puts functions.
unsigned shim_program_address_space(LLVMModuleRef module);

const char *shim_comdat_name(LLVMValueRef global, size_t *size); // or NULL

// Metadata

const char *shim_md_string(LLVMMetadataRef string, size_t *size);
LLVMValueRef shim_md_constant(LLVMMetadataRef metadata);
bool shim_md_is_distinct(LLVMMetadataRef node);
unsigned shim_md_operand_count(LLVMMetadataRef node);
LLVMMetadataRef shim_md_operand(LLVMMetadataRef node, unsigned i);
// The metadata that a metadata-as-value argument is.
LLVMMetadataRef shim_value_metadata(LLVMValueRef value);
void shim_replace_operand(LLVMMetadataRef node, unsigned i,
                          LLVMMetadataRef operand);
// To an instruction. LLVMSetMetadata takes nodes of one operand apart.
void shim_attach_metadata(LLVMValueRef to, unsigned kind, LLVMMetadataRef node);
const char *shim_md_kind_name(LLVMContextRef context, unsigned kind,
                              size_t *size);
unsigned shim_named_metadata_count(LLVMNamedMDNodeRef node);
LLVMMetadataRef shim_named_metadata_operand(LLVMNamedMDNodeRef node,
                                            unsigned i);
void shim_add_named_metadata(LLVMModuleRef module, const char *name,
                             LLVMMetadataRef node);
void shim_named_metadata_to_end(LLVMModuleRef module, LLVMNamedMDNodeRef node);
// Attachments of an instruction but its location, or of a global; how many.
typedef void ShimAttachmentVisitor(void *user, unsigned kind,
                                   LLVMMetadataRef node);
void shim_instruction_attachments(LLVMValueRef instruction,
                                  ShimAttachmentVisitor *visit, void *user);
void shim_global_attachments(LLVMValueRef global, ShimAttachmentVisitor *visit,
                             void *user);

#ifdef __cplusplus
}
#endif

#endif

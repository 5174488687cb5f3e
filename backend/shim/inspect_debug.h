// Fields of debug information nodes, which llvm-c mostly lacks. No logic of
// ours.
#ifndef MLCC_SHIM_INSPECT_DEBUG_H
#define MLCC_SHIM_INSPECT_DEBUG_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend/shim/debug.h"

#ifdef __cplusplus
extern "C" {
#endif

// Fields by the kinds of nodes that have them; others give 0 or NULL.
typedef enum ShimField {
  DI_TAG,
  DI_LINE,
  DI_COLUMN,
  DI_SCOPE_LINE,
  DI_FLAGS,
  DI_SP_FLAGS,
  DI_SIZE,
  DI_ALIGN,
  DI_OFFSET,
  DI_ENCODING,
  DI_ARG,
  DI_LANGUAGE,
  DI_OPTIMIZED,
  DI_EMISSION,
  DI_NAME_TABLE,
  DI_ADDRESS_SPACE,
  DI_CONVENTION,
  DI_DISCRIMINATOR,
  DI_LOCAL,
  DI_DEFINITION,
  DI_EXPORT,
  DI_DECLARATION,
  // Nodes
  DI_SCOPE_NODE,
  DI_FILE_NODE,
  DI_TYPE_NODE,
  DI_BASE_TYPE,
  DI_ELEMENTS,
  DI_EXTRA,
  DI_UNIT,
  DI_GLOBALS,
  DI_RETAINED,
  DI_ANNOTATIONS,
  DI_ENTITY,
  DI_DECL,
  DI_VARIABLE_NODE,
  DI_EXPRESSION_NODE,
  DI_DATA_LOCATION,
  DI_RANK,
  DI_ALLOCATED,
  DI_ASSOCIATED,
  DI_STRING_LENGTH,
  DI_LENGTH_EXPRESSION,
  DI_LOCATION_EXPRESSION,
  DI_COUNT,
  DI_LOWER,
  DI_UPPER,
  DI_STRIDE,
  // Strings
  DI_NAME,
  DI_LINKAGE_NAME,
  DI_PRODUCER,
  DI_SPLIT_NAME,
  DI_DIRECTORY,
  DI_FILENAME,
  DI_MACROS,
  DI_INCLUDE_PATH,
  DI_API_NOTES,
} ShimField;

uint64_t shim_di_number(LLVMMetadataRef node, ShimField field);
bool shim_di_has_address_space(LLVMMetadataRef type);
LLVMMetadataRef shim_di_node(LLVMMetadataRef node, ShimField field);

typedef void ShimExpressionVisitor(void *user, uint64_t opcode,
                                   const uint64_t *arguments, unsigned n);
void shim_di_expression_operations(LLVMMetadataRef expression,
                                   ShimExpressionVisitor *visit, void *user);

ShimRecordKind shim_record_kind(LLVMDbgRecordRef record);
// Records of variables: the value, or NULL when it is a list or gone.
LLVMValueRef shim_record_value(LLVMDbgRecordRef record);
bool shim_record_is_list(LLVMDbgRecordRef record);
unsigned shim_record_value_count(LLVMDbgRecordRef record); // 0 when it is gone
LLVMValueRef shim_record_value_at(LLVMDbgRecordRef record, unsigned i);
// Of assignments: where to, NULL when that is gone; its identity, and how to
// get at it.
LLVMValueRef shim_record_address(LLVMDbgRecordRef record);
LLVMMetadataRef shim_record_assignment(LLVMDbgRecordRef record);
LLVMMetadataRef shim_record_address_expression(LLVMDbgRecordRef record);
LLVMMetadataRef shim_record_label(LLVMDbgRecordRef record);
LLVMMetadataRef shim_inlined_at(LLVMMetadataRef location);

#ifdef __cplusplus
}
#endif

#endif

// See inspect_debug.h.
#include "backend/shim/inspect_debug.h"

#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/DebugProgramInstruction.h>
#include <llvm/IR/Metadata.h>

using namespace llvm;

// The field of the first of these classes that the node is of.
#define NUMBER(Class, getter)                                                  \
  if (auto *n = dyn_cast<Class>(md))                                           \
    return static_cast<uint64_t>(n->getter);
#define NODE(Class, getter)                                                    \
  if (auto *n = dyn_cast<Class>(md))                                           \
    return wrap(n->getter);

uint64_t shim_di_number(LLVMMetadataRef node, ShimField field) {
  Metadata *md = unwrap(node);
  switch (field) {
  case DI_TAG: NUMBER(DINode, getTag()) break;
  case DI_LINE:
    NUMBER(DILocation, getLine())
    NUMBER(DIType, getLine())
    NUMBER(DISubprogram, getLine())
    NUMBER(DILexicalBlock, getLine())
    NUMBER(DIVariable, getLine())
    NUMBER(DILabel, getLine())
    NUMBER(DIImportedEntity, getLine())
    NUMBER(DICommonBlock, getLineNo())
    NUMBER(DIModule, getLineNo())
    break;
  case DI_COLUMN:
    NUMBER(DILocation, getColumn())
    NUMBER(DILexicalBlock, getColumn())
    break;
  case DI_SCOPE_LINE: NUMBER(DISubprogram, getScopeLine()) break;
  case DI_FLAGS:
    NUMBER(DIType, getFlags())
    NUMBER(DILocalVariable, getFlags())
    break;
  case DI_SP_FLAGS: NUMBER(DISubprogram, getSPFlags()) break;
  case DI_SIZE: NUMBER(DIType, getSizeInBits()) break;
  case DI_ALIGN:
    NUMBER(DIType, getAlignInBits())
    NUMBER(DIVariable, getAlignInBits())
    break;
  case DI_OFFSET: NUMBER(DIType, getOffsetInBits()) break;
  case DI_ENCODING:
    NUMBER(DIBasicType, getEncoding())
    NUMBER(DIStringType, getEncoding())
    break;
  case DI_ARG: NUMBER(DILocalVariable, getArg()) break;
  case DI_LANGUAGE:
    NUMBER(DICompileUnit, getSourceLanguage().getUnversionedName())
    break;
  case DI_OPTIMIZED: NUMBER(DICompileUnit, isOptimized()) break;
  case DI_EMISSION: NUMBER(DICompileUnit, getEmissionKind()) break;
  case DI_NAME_TABLE: NUMBER(DICompileUnit, getNameTableKind()) break;
  case DI_ADDRESS_SPACE:
    NUMBER(DIDerivedType, getDWARFAddressSpace().value_or(0))
    break;
  case DI_CONVENTION: NUMBER(DISubroutineType, getCC()) break;
  case DI_DISCRIMINATOR: NUMBER(DILexicalBlockFile, getDiscriminator()) break;
  case DI_LOCAL: NUMBER(DIGlobalVariable, isLocalToUnit()) break;
  case DI_DEFINITION: NUMBER(DIGlobalVariable, isDefinition()) break;
  case DI_EXPORT: NUMBER(DINamespace, getExportSymbols()) break;
  case DI_DECLARATION: NUMBER(DIModule, getIsDecl()) break;
  default: break;
  }
  return 0;
}

bool shim_di_has_address_space(LLVMMetadataRef type) {
  auto *derived = dyn_cast<DIDerivedType>(unwrap(type));
  return derived && derived->getDWARFAddressSpace().has_value();
}

LLVMMetadataRef shim_di_node(LLVMMetadataRef node, ShimField field) {
  Metadata *md = unwrap(node);
  switch (field) {
  case DI_SCOPE_NODE:
    NODE(DILocation, getRawScope())
    NODE(DIType, getRawScope())
    NODE(DISubprogram, getRawScope())
    NODE(DILexicalBlockBase, getRawScope())
    NODE(DINamespace, getRawScope())
    NODE(DIModule, getRawScope())
    NODE(DIVariable, getRawScope())
    NODE(DILabel, getRawScope())
    NODE(DIImportedEntity, getRawScope())
    NODE(DICommonBlock, getRawScope())
    break;
  case DI_FILE_NODE:
    NODE(DIImportedEntity, getRawFile())
    NODE(DIVariable, getRawFile())
    NODE(DILabel, getRawFile())
    NODE(DICommonBlock, getRawFile())
    NODE(DIScope, getRawFile())
    break;
  case DI_TYPE_NODE:
    NODE(DIVariable, getRawType())
    NODE(DISubprogram, getRawType())
    break;
  case DI_BASE_TYPE:
    NODE(DICompositeType, getRawBaseType())
    NODE(DIDerivedType, getRawBaseType())
    break;
  case DI_ELEMENTS:
    NODE(DICompositeType, getRawElements())
    NODE(DISubroutineType, getRawTypeArray())
    NODE(DIImportedEntity, getRawElements())
    break;
  case DI_EXTRA: NODE(DIDerivedType, getRawExtraData()) break;
  case DI_GLOBALS: NODE(DICompileUnit, getRawGlobalVariables()) break;
  case DI_UNIT: NODE(DISubprogram, getRawUnit()) break;
  case DI_RETAINED: NODE(DISubprogram, getRawRetainedNodes()) break;
  case DI_ANNOTATIONS: NODE(DISubprogram, getRawAnnotations()) break;
  case DI_ENTITY: NODE(DIImportedEntity, getRawEntity()) break;
  case DI_DECL: NODE(DICommonBlock, getRawDecl()) break;
  case DI_VARIABLE_NODE:
    NODE(DIGlobalVariableExpression, getRawVariable())
    break;
  case DI_EXPRESSION_NODE:
    NODE(DIGlobalVariableExpression, getRawExpression())
    break;
  case DI_DATA_LOCATION: NODE(DICompositeType, getRawDataLocation()) break;
  case DI_RANK: NODE(DICompositeType, getRawRank()) break;
  case DI_ALLOCATED: NODE(DICompositeType, getRawAllocated()) break;
  case DI_ASSOCIATED: NODE(DICompositeType, getRawAssociated()) break;
  case DI_STRING_LENGTH: NODE(DIStringType, getRawStringLength()) break;
  case DI_LENGTH_EXPRESSION: NODE(DIStringType, getRawStringLengthExp()) break;
  case DI_LOCATION_EXPRESSION:
    NODE(DIStringType, getRawStringLocationExp())
    break;
  case DI_COUNT:
    NODE(DISubrange, getRawCountNode())
    NODE(DIGenericSubrange, getRawCountNode())
    break;
  case DI_LOWER:
    NODE(DISubrange, getRawLowerBound())
    NODE(DIGenericSubrange, getRawLowerBound())
    break;
  case DI_UPPER:
    NODE(DISubrange, getRawUpperBound())
    NODE(DIGenericSubrange, getRawUpperBound())
    break;
  case DI_STRIDE:
    NODE(DISubrange, getRawStride())
    NODE(DIGenericSubrange, getRawStride())
    break;
  case DI_NAME:
    NODE(DIType, getRawName())
    NODE(DISubprogram, getRawName())
    NODE(DINamespace, getRawName())
    NODE(DIModule, getRawName())
    NODE(DIVariable, getRawName())
    NODE(DILabel, getRawName())
    NODE(DIImportedEntity, getRawName())
    NODE(DICommonBlock, getRawName())
    break;
  case DI_LINKAGE_NAME:
    NODE(DISubprogram, getRawLinkageName())
    NODE(DIGlobalVariable, getRawLinkageName())
    break;
  case DI_PRODUCER: NODE(DICompileUnit, getRawProducer()) break;
  case DI_SPLIT_NAME: NODE(DICompileUnit, getRawSplitDebugFilename()) break;
  case DI_DIRECTORY: NODE(DIFile, getRawDirectory()) break;
  case DI_FILENAME: NODE(DIFile, getRawFilename()) break;
  case DI_MACROS: NODE(DIModule, getRawConfigurationMacros()) break;
  case DI_INCLUDE_PATH: NODE(DIModule, getRawIncludePath()) break;
  case DI_API_NOTES: NODE(DIModule, getRawAPINotesFile()) break;
  default: break;
  }
  return nullptr;
}

void shim_di_expression_operations(LLVMMetadataRef expression,
                                   ShimExpressionVisitor *visit, void *user) {
  auto *e = unwrap<DIExpression>(expression);
  for (auto op = e->expr_op_begin(); op != e->expr_op_end(); ++op)
    visit(user, op->getOp(), op->get() + 1, op->getNumArgs());
}

LLVMValueRef shim_record_value(LLVMDbgRecordRef record) {
  auto *variable = dyn_cast<DbgVariableRecord>(unwrap(record));
  if (!variable || variable->hasArgList())
    return nullptr;
  return wrap(variable->getVariableLocationOp(0));
}

ShimRecordKind shim_record_kind(LLVMDbgRecordRef record) {
  using Type = DbgVariableRecord::LocationType;
  auto *variable = dyn_cast<DbgVariableRecord>(unwrap(record));
  if (!variable)
    return RECORD_LABEL;
  switch (variable->getType()) {
  case Type::Declare: return RECORD_DECLARE;
  case Type::Assign: return RECORD_ASSIGN;
  case Type::DeclareValue: return RECORD_DECLARE_VALUE;
  default: return RECORD_VALUE;
  }
}

static DbgVariableRecord *variable(LLVMDbgRecordRef record) {
  return cast<DbgVariableRecord>(unwrap(record));
}

bool shim_record_is_list(LLVMDbgRecordRef record) {
  return variable(record)->hasArgList();
}

unsigned shim_record_value_count(LLVMDbgRecordRef record) {
  bool gone = isa<MDNode>(variable(record)->getRawLocation());
  return gone ? 0 : variable(record)->getNumVariableLocationOps();
}

LLVMValueRef shim_record_value_at(LLVMDbgRecordRef record, unsigned i) {
  return wrap(variable(record)->getVariableLocationOp(i));
}

LLVMValueRef shim_record_address(LLVMDbgRecordRef record) {
  auto *address = dyn_cast<ValueAsMetadata>(variable(record)->getRawAddress());
  return address ? wrap(address->getValue()) : nullptr;
}

LLVMMetadataRef shim_record_assignment(LLVMDbgRecordRef record) {
  return wrap(variable(record)->getRawAssignID());
}

LLVMMetadataRef shim_record_address_expression(LLVMDbgRecordRef record) {
  return wrap(variable(record)->getRawAddressExpression());
}

LLVMMetadataRef shim_record_label(LLVMDbgRecordRef record) {
  return wrap(cast<DbgLabelRecord>(unwrap(record))->getLabel());
}

LLVMMetadataRef shim_inlined_at(LLVMMetadataRef location) {
  return wrap(unwrap<DILocation>(location)->getInlinedAt());
}

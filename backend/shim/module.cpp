// See module.h.
#include "backend/shim/module.h"

#include <llvm/ADT/APFloat.h>
#include <llvm/ADT/APInt.h>
#include <llvm/Analysis/ConstantFolding.h>
#include <llvm/IR/Attributes.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/IRBuilder.h>
#include <llvm/IR/InlineAsm.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/GlobalValue.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/MatrixBuilder.h>
#include <llvm/IR/Module.h>

using namespace llvm;

void shim_set_unchecked(LLVMValueRef variable, bool hardware) {
  auto *global = unwrap<GlobalVariable>(variable);
  GlobalValue::SanitizerMetadata metadata;
  if (global->hasSanitizerMetadata())
    metadata = global->getSanitizerMetadata();
  if (hardware)
    metadata.NoHWAddress = true;
  else
    metadata.NoAddress = true;
  global->setSanitizerMetadata(metadata);
}

void shim_set_dso_local(LLVMValueRef global, bool dso_local) {
  unwrap<GlobalValue>(global)->setDSOLocal(dso_local);
}

bool shim_attribute_takes_type(unsigned kind) {
  return Attribute::isTypeAttrKind(static_cast<Attribute::AttrKind>(kind));
}

bool shim_attribute_is_enum(unsigned kind) {
  return Attribute::isEnumAttrKind(static_cast<Attribute::AttrKind>(kind));
}

bool shim_attribute_takes_int(unsigned kind) {
  return Attribute::isIntAttrKind(static_cast<Attribute::AttrKind>(kind));
}

void shim_global_add_attribute(LLVMValueRef global,
                               LLVMAttributeRef attribute) {
  GlobalVariable *variable = unwrap<GlobalVariable>(global);
  AttrBuilder all(variable->getContext(), variable->getAttributes());
  all.addAttribute(unwrap(attribute));
  variable->setAttributes(AttributeSet::get(variable->getContext(), all));
}

LLVMValueRef shim_dso_local_equivalent(LLVMValueRef function) {
  return wrap(DSOLocalEquivalent::get(unwrap<GlobalValue>(function)));
}

LLVMValueRef shim_no_cfi(LLVMValueRef function) {
  return wrap(NoCFIValue::get(unwrap<GlobalValue>(function)));
}

void shim_set_function_entry_count(LLVMValueRef function, uint64_t count) {
  unwrap<Function>(function)->setEntryCount(count);
}

bool shim_check_constraints(LLVMTypeRef function, const char *constraints,
                            size_t size, ShimText *message, void *user) {
  Error error = InlineAsm::verify(unwrap<FunctionType>(function),
                                  StringRef(constraints, size));
  if (!error)
    return true;
  std::string why = toString(std::move(error));
  message(user, why.data(), why.size());
  return false;
}

void shim_function_set_gc(LLVMValueRef function, const char *name) {
  unwrap<Function>(function)->setGC(name);
}

LLVMMetadataRef shim_distinct_node(LLVMContextRef context,
                                   LLVMMetadataRef *items, size_t n) {
  return wrap(MDNode::getDistinct(*unwrap(context),
                                  ArrayRef<Metadata *>(unwrap(items), n)));
}

LLVMMetadataRef shim_self_node(LLVMContextRef context, LLVMMetadataRef *items,
                               size_t n) {
  MDNode *node = MDNode::getDistinct(*unwrap(context),
                                     ArrayRef<Metadata *>(unwrap(items), n));
  node->replaceOperandWith(0, node);
  return wrap(node);
}

LLVMValueRef shim_fold_constant(LLVMModuleRef module, LLVMValueRef constant) {
  return wrap(ConstantFoldConstant(unwrap<Constant>(constant),
                                   unwrap(module)->getDataLayout()));
}

LLVMValueRef shim_token_none(LLVMContextRef context) {
  return wrap(ConstantTokenNone::get(*unwrap(context)));
}

LLVMValueRef shim_const_float_bits(LLVMTypeRef type, const uint64_t *words) {
  const fltSemantics &semantics = unwrap(type)->getFltSemantics();
  unsigned width = APFloat::getSizeInBits(semantics);
  APInt bits(width, ArrayRef<uint64_t>(words, (width + 63) / 64));
  return wrap(
      ConstantFP::get(unwrap(type)->getContext(), APFloat(semantics, bits)));
}

void shim_set_source_name(LLVMModuleRef module, const char *name, size_t size) {
  unwrap(module)->setSourceFileName(StringRef(name, size));
}

LLVMValueRef shim_build_alloca(LLVMBuilderRef builder, LLVMTypeRef type,
                               unsigned space, LLVMValueRef count) {
  return wrap(
      unwrap(builder)->CreateAlloca(unwrap(type), space, unwrap(count)));
}

LLVMValueRef shim_build_same_type_cast(LLVMBuilderRef builder,
                                       LLVMValueRef value) {
  Value *from = unwrap(value);
  return wrap(unwrap(builder)->Insert(new BitCastInst(from, from->getType())));
}

void shim_set_inalloca(LLVMValueRef alloca) {
  unwrap<AllocaInst>(alloca)->setUsedWithInAlloca(true);
}

LLVMValueRef shim_build_shuffle(LLVMBuilderRef builder, LLVMValueRef a,
                                LLVMValueRef b, const int *mask, size_t n) {
  return wrap(unwrap(builder)->CreateShuffleVector(unwrap(a), unwrap(b),
                                                   ArrayRef<int>(mask, n)));
}

LLVMValueRef shim_build_extractvalue(LLVMBuilderRef builder,
                                     LLVMValueRef aggregate,
                                     const unsigned *path, size_t n) {
  return wrap(unwrap(builder)->CreateExtractValue(unwrap(aggregate),
                                                  ArrayRef<unsigned>(path, n)));
}

LLVMValueRef shim_build_insertvalue(LLVMBuilderRef builder,
                                    LLVMValueRef aggregate, LLVMValueRef value,
                                    const unsigned *path, size_t n) {
  return wrap(unwrap(builder)->CreateInsertValue(
      unwrap(aggregate), unwrap(value), ArrayRef<unsigned>(path, n)));
}

LLVMValueRef shim_intrinsic_by_type(LLVMModuleRef module, const char *name,
                                    size_t size, LLVMTypeRef type) {
  Intrinsic::ID id = Intrinsic::lookupIntrinsicID(StringRef(name, size));
  FunctionType *given = unwrap<FunctionType>(type);
  SmallVector<Type *, 4> overloads;
  bool found = Intrinsic::getIntrinsicSignature(id, given, overloads);
  // A variadic one has fewer parameters.
  for (size_t n = given->getNumParams() + 1; !found && n-- > 0;) {
    overloads.clear();
    FunctionType *variadic = FunctionType::get(
        given->getReturnType(), given->params().take_front(n), true);
    found = Intrinsic::getIntrinsicSignature(id, variadic, overloads);
  }
  if (!found)
    return nullptr;
  return wrap(Intrinsic::getOrInsertDeclaration(unwrap(module), id, overloads));
}

LLVMValueRef shim_build_masked_load(LLVMBuilderRef builder, LLVMTypeRef type,
                                    LLVMValueRef pointer, unsigned align,
                                    LLVMValueRef mask, LLVMValueRef rest) {
  return wrap(unwrap(builder)->CreateMaskedLoad(
      unwrap(type), unwrap(pointer), Align(align), unwrap(mask), unwrap(rest)));
}

void shim_build_masked_store(LLVMBuilderRef builder, LLVMValueRef value,
                             LLVMValueRef pointer, unsigned align,
                             LLVMValueRef mask) {
  unwrap(builder)->CreateMaskedStore(unwrap(value), unwrap(pointer),
                                     Align(align), unwrap(mask));
}

LLVMValueRef shim_build_masked_gather(LLVMBuilderRef builder, LLVMTypeRef type,
                                      LLVMValueRef pointers, unsigned align,
                                      LLVMValueRef mask, LLVMValueRef rest) {
  return wrap(unwrap(builder)->CreateMaskedGather(
      unwrap(type), unwrap(pointers), Align(align), unwrap(mask),
      unwrap(rest)));
}

void shim_build_masked_scatter(LLVMBuilderRef builder, LLVMValueRef value,
                               LLVMValueRef pointers, unsigned align,
                               LLVMValueRef mask) {
  unwrap(builder)->CreateMaskedScatter(unwrap(value), unwrap(pointers),
                                       Align(align), unwrap(mask));
}

LLVMValueRef shim_build_matrix_multiply(LLVMBuilderRef builder, LLVMValueRef a,
                                        LLVMValueRef b, unsigned a_rows,
                                        unsigned a_columns,
                                        unsigned b_columns) {
  MatrixBuilder matrices(*unwrap(builder));
  return wrap(matrices.CreateMatrixMultiply(unwrap(a), unwrap(b), a_rows,
                                            a_columns, b_columns));
}

LLVMValueRef shim_build_matrix_transpose(LLVMBuilderRef builder,
                                         LLVMValueRef matrix, unsigned rows,
                                         unsigned columns) {
  MatrixBuilder matrices(*unwrap(builder));
  return wrap(matrices.CreateMatrixTranspose(unwrap(matrix), rows, columns));
}

LLVMValueRef shim_build_matrix_load(LLVMModuleRef module,
                                    LLVMBuilderRef builder, LLVMTypeRef element,
                                    LLVMValueRef pointer, LLVMValueRef stride,
                                    bool is_volatile, unsigned rows,
                                    unsigned columns) {
  MatrixBuilder matrices(*unwrap(builder));
  Align align =
      unwrap(module)->getDataLayout().getABITypeAlign(unwrap(element));
  return wrap(matrices.CreateColumnMajorLoad(unwrap(element), unwrap(pointer),
                                             align, unwrap(stride), is_volatile,
                                             rows, columns));
}

void shim_build_matrix_store(LLVMModuleRef module, LLVMBuilderRef builder,
                             LLVMTypeRef element, LLVMValueRef matrix,
                             LLVMValueRef pointer, LLVMValueRef stride,
                             bool is_volatile, unsigned rows,
                             unsigned columns) {
  MatrixBuilder matrices(*unwrap(builder));
  Align align =
      unwrap(module)->getDataLayout().getABITypeAlign(unwrap(element));
  matrices.CreateColumnMajorStore(unwrap(matrix), unwrap(pointer), align,
                                  unwrap(stride), is_volatile, rows, columns);
}

LLVMBasicBlockRef shim_split_block(LLVMValueRef before) {
  auto *instruction = unwrap<Instruction>(before);
  return wrap(instruction->getParent()->splitBasicBlock(instruction));
}

// See inspect.h.
#include "backend/shim/inspect.h"

#include <llvm/ADT/SmallVector.h>
#include <llvm/IR/Attributes.h>
#include <llvm/IR/Comdat.h>
#include <llvm/IR/ConstantRangeList.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Metadata.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/Operator.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace {

// LLVM's printer buffers as much as the stream below it says.
class TextStream : public raw_ostream {
  static constexpr size_t BUFFER_SIZE = 64 << 10;
  ShimText *put;
  void *user;
  uint64_t written = 0;

  void write_impl(const char *text, size_t size) override {
    put(user, text, size);
    written += size;
  }
  uint64_t current_pos() const override {
    return written;
  }

public:
  TextStream(ShimText *to, void *of) : put(to), user(of) {
    SetBufferSize(BUFFER_SIZE);
  }
  ~TextStream() override {
    flush();
  }
};

} // namespace

void shim_print_module(LLVMModuleRef module, ShimText *put, void *user) {
  TextStream stream(put, user);
  unwrap(module)->print(stream, nullptr);
}

const uint64_t *shim_int_words(LLVMValueRef constant) {
  return unwrap<ConstantInt>(constant)->getValue().getRawData();
}

void shim_float_words(LLVMValueRef constant, uint64_t words[2]) {
  APInt bits = unwrap<ConstantFP>(constant)->getValueAPF().bitcastToAPInt();
  words[0] = bits.getRawData()[0];
  words[1] = bits.getNumWords() > 1 ? bits.getRawData()[1] : 0;
}

LLVMValueRef shim_aggregate_element(LLVMValueRef constant, unsigned i) {
  return wrap(unwrap<Constant>(constant)->getAggregateElement(i));
}

LLVMValueRef shim_splat_value(LLVMValueRef constant) {
  return wrap(unwrap<Constant>(constant)->getSplatValue());
}

LLVMValueRef shim_expression_instruction(LLVMValueRef expression) {
  return wrap(unwrap<ConstantExpr>(expression)->getAsInstruction());
}

void shim_drop_instruction(LLVMValueRef instruction) {
  unwrap<Instruction>(instruction)->deleteValue();
}

ShimConstant shim_constant_kind(LLVMValueRef constant, LLVMValueRef *global) {
  if (auto *same = dyn_cast<DSOLocalEquivalent>(unwrap(constant))) {
    *global = wrap(same->getGlobalValue());
    return SHIM_CONSTANT_DSO_LOCAL_EQUIVALENT;
  }
  if (auto *plain = dyn_cast<NoCFIValue>(unwrap(constant))) {
    *global = wrap(plain->getGlobalValue());
    return SHIM_CONSTANT_NO_CFI;
  }
  return SHIM_CONSTANT_OTHER;
}

bool shim_gep_inrange(LLVMValueRef gep, int64_t *from, int64_t *to) {
  auto *op = dyn_cast<GEPOperator>(unwrap(gep));
  std::optional<ConstantRange> range = op ? op->getInRange() : std::nullopt;
  if (!range)
    return false;
  *from = range->getLower().getSExtValue();
  *to = range->getUpper().getSExtValue();
  return true;
}

bool shim_is_swifterror(LLVMValueRef alloca) {
  return unwrap<AllocaInst>(alloca)->isSwiftError();
}

void shim_set_swifterror(LLVMValueRef alloca) {
  unwrap<AllocaInst>(alloca)->setSwiftError(true);
}

void shim_set_called_type(LLVMValueRef call, LLVMTypeRef type) {
  unwrap<CallBase>(call)->mutateFunctionType(unwrap<FunctionType>(type));
}

LLVMValueRef shim_const_gep_inrange(LLVMModuleRef module, LLVMTypeRef element,
                                    LLVMValueRef base, LLVMValueRef *indices,
                                    unsigned n, unsigned flags, int64_t from,
                                    int64_t to) {
  SmallVector<Constant *, 8> list;
  for (unsigned i = 0; i < n; i++)
    list.push_back(unwrap<Constant>(indices[i]));
  GEPNoWrapFlags wrap_flags = GEPNoWrapFlags::fromRaw(flags);
  unsigned width = unwrap(module)->getDataLayout().getIndexTypeSizeInBits(
      unwrap(base)->getType());
  ConstantRange range(APInt(width, from, true), APInt(width, to, true));
  return wrap(ConstantExpr::getGetElementPtr(
      unwrap(element), unwrap<Constant>(base), list, wrap_flags, range));
}

bool shim_is_inalloca(LLVMValueRef alloca) {
  return unwrap<AllocaInst>(alloca)->isUsedWithInAlloca();
}

LLVMValueRef shim_incoming_value(LLVMValueRef phi, LLVMBasicBlockRef from) {
  return wrap(unwrap<PHINode>(phi)->getIncomingValueForBlock(unwrap(from)));
}

bool shim_has_other_metadata(LLVMValueRef instruction) {
  return unwrap<Instruction>(instruction)->hasMetadataOtherThanDebugLoc();
}

const char *shim_sync_scope_name(LLVMContextRef context, unsigned id,
                                 size_t *size) {
  SmallVector<StringRef, 8> names;
  unwrap(context)->getSyncScopeNames(names);
  *size = names[id].size();
  return names[id].data();
}

bool shim_is_constrained_or_metadata_call(LLVMValueRef call) {
  for (const Use &argument : unwrap<CallBase>(call)->args())
    if (isa<MetadataAsValue>(argument.get()))
      return true;
  return false;
}

uint64_t shim_memory_effects(LLVMValueRef call) {
  return unwrap<CallBase>(call)->getMemoryEffects().toIntValue();
}

uint64_t shim_any_memory_effects(void) {
  return MemoryEffects::unknown().toIntValue();
}

static AttributeList attributes_of(LLVMValueRef on) {
  if (auto *function = dyn_cast<Function>(unwrap(on)))
    return function->getAttributes();
  return unwrap<CallBase>(on)->getAttributes();
}

const void *shim_attribute_list(LLVMValueRef on) {
  return attributes_of(on).getRawPointer();
}

const char *shim_attribute_name(unsigned kind) {
  return Attribute::getNameFromAttrKind(static_cast<Attribute::AttrKind>(kind))
      .data();
}

ShimAttribute shim_attribute_form(LLVMAttributeRef attribute) {
  Attribute a = unwrap(attribute);
  if (a.isStringAttribute())
    return SHIM_ATTRIBUTE_STRING;
  if (a.isTypeAttribute())
    return SHIM_ATTRIBUTE_TYPE;
  if (a.isConstantRangeAttribute())
    return SHIM_ATTRIBUTE_RANGE;
  if (a.isConstantRangeListAttribute())
    return SHIM_ATTRIBUTE_RANGES;
  return a.isIntAttribute() ? SHIM_ATTRIBUTE_INT : SHIM_ATTRIBUTE_UNIT;
}

static unsigned bounds_of(const ConstantRange &range, const uint64_t **lower,
                          const uint64_t **upper) {
  *lower = range.getLower().getRawData();
  *upper = range.getUpper().getRawData();
  return range.getBitWidth();
}

unsigned shim_attribute_range(LLVMAttributeRef attribute,
                              const uint64_t **lower, const uint64_t **upper) {
  return bounds_of(unwrap(attribute).getValueAsConstantRange(), lower, upper);
}

unsigned shim_attribute_ranges(LLVMAttributeRef attribute) {
  return unwrap(attribute).getValueAsConstantRangeList().size();
}

unsigned shim_attribute_range_at(LLVMAttributeRef attribute, unsigned i,
                                 const uint64_t **lower,
                                 const uint64_t **upper) {
  return bounds_of(unwrap(attribute).getValueAsConstantRangeList()[i], lower,
                   upper);
}

LLVMAttributeRef shim_attribute_of_ranges(LLVMContextRef context, unsigned kind,
                                          unsigned width,
                                          const uint64_t *lowers,
                                          const uint64_t *uppers, unsigned n) {
  SmallVector<ConstantRange, 4> ranges;
  for (unsigned i = 0; i < n; i++)
    ranges.push_back(
        ConstantRange(APInt(width, lowers[i]), APInt(width, uppers[i])));
  return wrap(Attribute::get(*unwrap(context),
                             static_cast<Attribute::AttrKind>(kind), ranges));
}

unsigned shim_global_attribute_count(LLVMValueRef global) {
  return unwrap<GlobalVariable>(global)->getAttributes().getNumAttributes();
}

void shim_global_attributes(LLVMValueRef global, LLVMAttributeRef *attributes) {
  for (Attribute a : unwrap<GlobalVariable>(global)->getAttributes())
    *attributes++ = wrap(a);
}

void shim_add_global_attribute(LLVMValueRef global,
                               LLVMAttributeRef attribute) {
  auto *variable = unwrap<GlobalVariable>(global);
  AttrBuilder with(variable->getContext(), variable->getAttributes());
  with.addAttribute(unwrap(attribute));
  variable->setAttributes(AttributeSet::get(variable->getContext(), with));
}

bool shim_is_dso_local(LLVMValueRef global) {
  return unwrap<GlobalValue>(global)->isDSOLocal();
}

bool shim_is_intrinsic(LLVMValueRef function) {
  return unwrap<Function>(function)->isIntrinsic();
}

int64_t shim_function_entry_count(LLVMValueRef function) {
  auto *profiled = unwrap<Function>(function);
  auto count = profiled->getEntryCount(true);
  if (!count || count->isSynthetic() || !profiled->getImportGUIDs().empty())
    return -1;
  return static_cast<int64_t>(count->getCount());
}

const char *shim_partition(LLVMValueRef global, size_t *size) {
  StringRef name = unwrap<GlobalValue>(global)->getPartition();
  *size = name.size();
  return name.data();
}

void shim_set_partition(LLVMValueRef global, const char *name, size_t size) {
  unwrap<GlobalValue>(global)->setPartition(StringRef(name, size));
}

unsigned shim_code_model(LLVMValueRef global) {
  auto model = unwrap<GlobalVariable>(global)->getCodeModel();
  return model ? 1 + static_cast<unsigned>(*model) : 0;
}

void shim_set_code_model(LLVMValueRef global, unsigned model) {
  unwrap<GlobalVariable>(global)->setCodeModel(
      static_cast<CodeModel::Model>(model - 1));
}

unsigned shim_sanitizer_bits(LLVMValueRef global) {
  auto *value = unwrap<GlobalValue>(global);
  if (!value->hasSanitizerMetadata())
    return 0;
  GlobalValue::SanitizerMetadata m = value->getSanitizerMetadata();
  return m.NoAddress | m.NoHWAddress << 1 | m.Memtag << 2 | m.IsDynInit << 3;
}

void shim_set_sanitizer_bits(LLVMValueRef global, unsigned bits) {
  GlobalValue::SanitizerMetadata m;
  m.NoAddress = bits & 1;
  m.NoHWAddress = bits >> 1 & 1;
  m.Memtag = bits >> 2 & 1;
  m.IsDynInit = bits >> 3 & 1;
  unwrap<GlobalValue>(global)->setSanitizerMetadata(m);
}

unsigned shim_address_space(LLVMValueRef global) {
  return unwrap<GlobalValue>(global)->getAddressSpace();
}

unsigned shim_program_address_space(LLVMModuleRef module) {
  return unwrap(module)->getDataLayout().getProgramAddressSpace();
}

const char *shim_comdat_name(LLVMValueRef global, size_t *size) {
  auto *object = dyn_cast<GlobalObject>(unwrap(global));
  const Comdat *comdat = object ? object->getComdat() : nullptr;
  if (!comdat)
    return nullptr;
  *size = comdat->getName().size();
  return comdat->getName().data();
}

const char *shim_md_string(LLVMMetadataRef string, size_t *size) {
  StringRef text = unwrap<MDString>(string)->getString();
  *size = text.size();
  return text.data();
}

LLVMValueRef shim_md_constant(LLVMMetadataRef metadata) {
  return wrap(unwrap<ValueAsMetadata>(metadata)->getValue());
}

bool shim_md_is_distinct(LLVMMetadataRef node) {
  return unwrap<MDNode>(node)->isDistinct();
}

unsigned shim_md_operand_count(LLVMMetadataRef node) {
  return unwrap<MDNode>(node)->getNumOperands();
}

LLVMMetadataRef shim_md_operand(LLVMMetadataRef node, unsigned i) {
  return wrap(unwrap<MDNode>(node)->getOperand(i).get());
}

LLVMMetadataRef shim_value_metadata(LLVMValueRef value) {
  return wrap(unwrap<MetadataAsValue>(value)->getMetadata());
}

void shim_replace_operand(LLVMMetadataRef node, unsigned i,
                          LLVMMetadataRef operand) {
  unwrap<MDNode>(node)->replaceOperandWith(i, unwrap(operand));
}

void shim_attach_metadata(LLVMValueRef to, unsigned kind,
                          LLVMMetadataRef node) {
  unwrap<Instruction>(to)->setMetadata(kind, unwrap<MDNode>(node));
}

const char *shim_md_kind_name(LLVMContextRef context, unsigned kind,
                              size_t *size) {
  SmallVector<StringRef, 64> names;
  unwrap(context)->getMDKindNames(names);
  *size = names[kind].size();
  return names[kind].data();
}

unsigned shim_named_metadata_count(LLVMNamedMDNodeRef node) {
  return unwrap(node)->getNumOperands();
}

LLVMMetadataRef shim_named_metadata_operand(LLVMNamedMDNodeRef node,
                                            unsigned i) {
  return wrap(unwrap(node)->getOperand(i));
}

void shim_named_metadata_to_end(LLVMModuleRef module, LLVMNamedMDNodeRef node) {
  unwrap(module)->removeNamedMDNode(unwrap(node));
  unwrap(module)->insertNamedMDNode(unwrap(node));
}

void shim_add_named_metadata(LLVMModuleRef module, const char *name,
                             LLVMMetadataRef node) {
  NamedMDNode *named = unwrap(module)->getOrInsertNamedMetadata(name);
  if (node)
    named->addOperand(unwrap<MDNode>(node));
}

void shim_instruction_attachments(LLVMValueRef instruction,
                                  ShimAttachmentVisitor *visit, void *user) {
  SmallVector<std::pair<unsigned, MDNode *>, 8> all;
  unwrap<Instruction>(instruction)->getAllMetadataOtherThanDebugLoc(all);
  for (auto &entry : all)
    visit(user, entry.first, wrap(entry.second));
}

void shim_global_attachments(LLVMValueRef global, ShimAttachmentVisitor *visit,
                             void *user) {
  SmallVector<std::pair<unsigned, MDNode *>, 8> all;
  unwrap<GlobalObject>(global)->getAllMetadata(all);
  for (auto &entry : all)
    visit(user, entry.first, wrap(entry.second));
}

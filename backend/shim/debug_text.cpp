// See debug_text.h.
#include "backend/shim/debug_text.h"

#include <llvm/ADT/SmallPtrSet.h>
#include <llvm/AsmParser/Parser.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

static const char list_name[] = "mlcc.nodes";
static const char units_name[] = "llvm.dbg.cu";

static void declare(Module &text, const GlobalValue *global) {
  if (auto *function = dyn_cast<Function>(global))
    text.getOrInsertFunction(function->getName(), function->getFunctionType());
  else if (!text.getNamedValue(global->getName()))
    new GlobalVariable(text, global->getValueType(), false,
                       GlobalValue::ExternalLinkage, nullptr, global->getName(),
                       nullptr, GlobalValue::NotThreadLocal,
                       global->getAddressSpace());
}

static void declare_globals(Module &text, const Constant *constant) {
  if (auto *global = dyn_cast<GlobalValue>(constant))
    return declare(text, global);
  for (const Use &use : constant->operands())
    if (auto *operand = dyn_cast<Constant>(use))
      declare_globals(text, operand);
}

static void declare_used(Module &text, const NamedMDNode &roots) {
  SmallPtrSet<const MDNode *, 32> seen;
  SmallVector<const MDNode *> open(roots.operands());
  while (!open.empty()) {
    const MDNode *node = open.pop_back_val();
    if (!seen.insert(node).second)
      continue;
    for (const MDOperand &operand : node->operands())
      if (auto *inner = dyn_cast_or_null<MDNode>(operand.get()))
        open.push_back(inner);
      else if (auto *constant =
                   dyn_cast_or_null<ConstantAsMetadata>(operand.get()))
        declare_globals(text, constant->getValue());
  }
}

char *shim_print_nodes(LLVMModuleRef of, LLVMMetadataRef *nodes, size_t n) {
  Module text("", unwrap(of)->getContext());
  text.addModuleFlag(Module::Warning, "Debug Info Version",
                     DEBUG_METADATA_VERSION);
  NamedMDNode *list = text.getOrInsertNamedMetadata(list_name);
  for (size_t i = 0; i < n; i++)
    list->addOperand(unwrap<MDNode>(nodes[i]));
  NamedMDNode *units = text.getOrInsertNamedMetadata(units_name);
  if (NamedMDNode *had = unwrap(of)->getNamedMetadata(units_name))
    for (MDNode *unit : had->operands())
      units->addOperand(unit);
  declare_used(text, *list);
  declare_used(text, *units);
  std::string out;
  raw_string_ostream stream(out);
  text.print(stream, nullptr);
  return LLVMCreateMessage(out.c_str());
}

// The globals that the text declares are those of the module.
static bool bind_globals(Module &text, ShimBinder *bind, void *user) {
  for (GlobalValue &global : text.global_values()) {
    StringRef name = global.getName();
    LLVMValueRef own = bind(user, name.data(), name.size());
    if (!own || unwrap(own)->getType() != global.getType())
      return false;
    global.replaceAllUsesWith(unwrap(own));
  }
  return true;
}

static char *message(const Twine &text) {
  return LLVMCreateMessage(text.str().c_str());
}

char *shim_read_nodes(LLVMModuleRef into, const char *data, size_t size,
                      ShimBinder *bind, void *user, ShimNodes *nodes) {
  SMDiagnostic error;
  LLVMContext &context = unwrap(into)->getContext();
  // The reader of text refuses to do without names.
  bool nameless = context.shouldDiscardValueNames();
  context.setDiscardValueNames(false);
  std::unique_ptr<Module> text =
      parseAssembly(MemoryBufferRef(StringRef(data, size), "debug information"),
                    error, context);
  context.setDiscardValueNames(nameless);
  if (!text)
    return message(error.getMessage());
  NamedMDNode *list = text->getNamedMetadata(list_name);
  NamedMDNode *units = text->getNamedMetadata(units_name);
  if (!list || !units)
    return message("no debug information of this version");
  for (MDNode *node : list->operands())
    shim_nodes_add(nodes, wrap(node));
  if (!bind_globals(*text, bind, user))
    return message("a global that it refers to is gone");
  NamedMDNode *own = unwrap(into)->getOrInsertNamedMetadata(units_name);
  for (MDNode *unit : units->operands())
    own->addOperand(unit);
  return nullptr;
}

bool shim_di_has_more(LLVMMetadataRef node) {
  Metadata *md = unwrap(node);
  if (auto *location = dyn_cast<DILocation>(md))
    return location->isImplicitCode() || location->getAtomGroup() ||
           location->getAtomRank();
  if (auto *basic = dyn_cast<DIBasicType>(md))
    return basic->getFlags() || basic->getAlignInBits() ||
           basic->getNumExtraInhabitants();
  if (auto *derived = dyn_cast<DIDerivedType>(md))
    return derived->getLine() || derived->getFlags() ||
           derived->getPtrAuthData();
  if (auto *composite = dyn_cast<DICompositeType>(md))
    return composite->getRuntimeLang() || composite->getEnumKind() ||
           composite->getNumExtraInhabitants();
  if (auto *subroutine = dyn_cast<DISubroutineType>(md))
    return subroutine->getFlags();
  if (auto *program = dyn_cast<DISubprogram>(md))
    return program->getVirtualIndex() || program->getThisAdjustment() ||
           program->getFlags() || program->getKeyInstructionsEnabled() ||
           program->isDistinct() != program->isDefinition();
  if (auto *unit = dyn_cast<DICompileUnit>(md))
    return unit->getDWOId() || !unit->getSplitDebugInlining() ||
           unit->getDebugInfoForProfiling() || unit->getRangesBaseAddress() ||
           unit->getRuntimeVersion() ||
           unit->getSourceLanguage().hasVersionedName();
  if (auto *file = dyn_cast<DIFile>(md))
    return file->getChecksum() || file->getSource();
  if (auto *label = dyn_cast<DILabel>(md))
    return label->getColumn() || label->isArtificial() ||
           label->getCoroSuspendIdx();
  return false;
}

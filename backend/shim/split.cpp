// Parts of a module of LLVM IR, as LLVM's C++ classes have them.

#include "backend/shim/split.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

uint64_t shim_instruction_count(LLVMValueRef function) {
  return unwrap<Function>(function)->getInstructionCount();
}

uint64_t shim_module_instruction_count(LLVMModuleRef module) {
  return unwrap(module)->getInstructionCount();
}

LLVMValueRef shim_symbol(LLVMModuleRef module, const char *name, size_t size) {
  return wrap(unwrap(module)->getNamedValue(StringRef(name, size)));
}

namespace {

// Visits the symbols that use `value`, which is no symbol's block, or a
// constant around what is.
void visit_users(Value *value, bool block, ShimUserVisitor *visit, void *user) {
  SmallVector<Value *, 8> values = {value};
  SmallPtrSet<Value *, 8> seen;
  while (!values.empty())
    for (User *by : values.pop_back_val()->users()) {
      if (auto *instruction = dyn_cast<Instruction>(by))
        visit(user, wrap(instruction->getFunction()), block);
      else if (isa<GlobalValue>(by))
        visit(user, wrap(by), block);
      else if (isa<Constant>(by) && seen.insert(by).second)
        values.push_back(by);
    }
}

} // namespace

void shim_visit_users(LLVMValueRef symbol, ShimUserVisitor *visit, void *user) {
  visit_users(unwrap(symbol), false, visit, user);
  if (auto *function = dyn_cast<Function>(unwrap(symbol)))
    for (BasicBlock &block : *function)
      if (block.hasAddressTaken())
        visit_users(BlockAddress::get(&block), true, visit, user);
}

namespace {

GlobalValue *declare_indirect(GlobalValue &symbol) {
  GlobalObject *made;
  Module &module = *symbol.getParent();
  if (auto *type = dyn_cast<FunctionType>(symbol.getValueType()))
    made = Function::Create(type, GlobalValue::ExternalLinkage,
                            symbol.getAddressSpace(), "", &module);
  else
    made = new GlobalVariable(module, symbol.getValueType(), false,
                              GlobalValue::ExternalLinkage, nullptr, "",
                              nullptr, symbol.getThreadLocalMode(),
                              symbol.getAddressSpace());
  made->takeName(&symbol);
  made->setVisibility(symbol.getVisibility());
  made->setDSOLocal(symbol.isDSOLocal());
  made->setUnnamedAddr(symbol.getUnnamedAddr());
  symbol.replaceAllUsesWith(made);
  symbol.eraseFromParent();
  return made;
}

} // namespace

LLVMValueRef shim_declare_only(LLVMValueRef symbol) {
  auto *global = unwrap<GlobalValue>(symbol);
  if (global->hasAppendingLinkage()) {
    global->eraseFromParent();
    return nullptr;
  }
  if (isa<GlobalAlias>(global) || isa<GlobalIFunc>(global))
    return wrap(declare_indirect(*global));
  if (global->isDeclaration())
    return symbol;
  if (auto *function = dyn_cast<Function>(global)) {
    function->deleteBody();
    function->setComdat(nullptr);
    return symbol;
  }
  auto *variable = cast<GlobalVariable>(global);
  variable->setInitializer(nullptr);
  variable->setLinkage(GlobalValue::ExternalLinkage);
  variable->setComdat(nullptr);
  return symbol;
}

namespace {

using Variables = SmallPtrSet<DIGlobalVariableExpression *, 16>;

// Debug information of variables belongs to the part that has them; of what
// nobody has, and what is of the whole, to part 0.
void divide_unit(DICompileUnit &unit, uint32_t part, const Variables &own,
                 const Variables &foreign) {
  SmallVector<Metadata *, 16> variables;
  for (DIGlobalVariableExpression *variable : unit.getGlobalVariables())
    if (own.contains(variable) || (!part && !foreign.contains(variable)))
      variables.push_back(variable);
  unit.replaceGlobalVariables(MDTuple::get(unit.getContext(), variables));
  if (!part)
    return;
  unit.replaceEnumTypes(nullptr);
  unit.replaceRetainedTypes(nullptr);
  unit.replaceImportedEntities(nullptr);
  unit.replaceMacros(nullptr);
}

void divide_debug_info(Module &module, uint32_t part, Variables foreign) {
  Variables own;
  for (GlobalVariable &variable : module.globals()) {
    SmallVector<DIGlobalVariableExpression *, 1> described;
    variable.getDebugInfo(described);
    for (DIGlobalVariableExpression *one : described)
      (variable.isDeclaration() ? foreign : own).insert(one);
    if (variable.isDeclaration())
      variable.clearMetadata();
  }
  for (DICompileUnit *unit : module.debug_compile_units())
    divide_unit(*unit, part, own, foreign);
}

} // namespace

void shim_divide_debug_info(LLVMModuleRef module, uint32_t part,
                            LLVMMetadataRef *elsewhere, size_t n) {
  Variables foreign;
  for (size_t i = 0; i < n; i++)
    foreign.insert(unwrap<DIGlobalVariableExpression>(elsewhere[i]));
  divide_debug_info(*unwrap(module), part, foreign);
}

namespace {

// A list of symbols, less those that are defined elsewhere.
void shorten_list(Module &module, StringRef name) {
  GlobalVariable *list = module.getNamedGlobal(name);
  if (!list || !list->hasInitializer())
    return;
  SmallVector<Constant *, 8> kept;
  if (auto *items = dyn_cast<ConstantArray>(list->getInitializer()))
    for (Value *item : items->operands()) {
      auto *symbol = dyn_cast<GlobalValue>(item->stripPointerCasts());
      if (symbol && !symbol->isDeclaration())
        kept.push_back(cast<Constant>(item));
    }
  auto *type = cast<ArrayType>(list->getValueType());
  std::string section = list->getSection().str();
  list->eraseFromParent();
  if (kept.empty())
    return;
  type = ArrayType::get(type->getElementType(), kept.size());
  auto *made =
      new GlobalVariable(module, type, false, GlobalValue::AppendingLinkage,
                         ConstantArray::get(type, kept), name);
  made->setSection(section);
}

// What the linker is told, once is enough.
void drop_notes(Module &module) {
  for (const char *name : {"llvm.linker.options", "llvm.dependent-libraries",
                           "llvm.commandline", "llvm.ident"})
    if (NamedMDNode *notes = module.getNamedMetadata(name))
      module.eraseNamedMetadata(notes);
}

void drop_unused(Module &module) {
  for (Function &function : make_early_inc_range(module))
    if (function.isDeclaration() && function.use_empty())
      function.eraseFromParent();
  for (GlobalVariable &variable : make_early_inc_range(module.globals()))
    if (variable.isDeclaration() && variable.use_empty())
      variable.eraseFromParent();
}

} // namespace

bool shim_finish_part(LLVMModuleRef of, uint32_t part, ShimText *message,
                      void *user) {
  Module &module = *unwrap(of);
  if (Error error = module.materializeAll()) {
    std::string text = toString(std::move(error));
    message(user, text.data(), text.size());
    return false;
  }
  shorten_list(module, "llvm.used");
  shorten_list(module, "llvm.compiler.used");
  divide_debug_info(module, part, {});
  if (part)
    drop_notes(module);
  drop_unused(module);
  return true;
}

// See debug.h.
#include "backend/shim/debug.h"

#include <llvm/IR/BasicBlock.h>
#include <llvm/IR/DIBuilder.h>
#include <llvm/IR/DebugInfoMetadata.h>
#include <llvm/IR/DebugProgramInstruction.h>
#include <llvm/IR/GlobalVariable.h>
#include <llvm/IR/Module.h>
#include <llvm/IR/TrackingMDRef.h>

#include <vector>

using namespace llvm;

static MDString *text(Node node) {
  return cast_or_null<MDString>(unwrap(node));
}

static DINode::DIFlags flags_of(unsigned flags) {
  return static_cast<DINode::DIFlags>(flags);
}

Node shim_di_annotation(LLVMContextRef context, Node name, Node value) {
  Metadata *parts[] = {unwrap(name), unwrap(value)};
  return wrap(MDNode::get(*unwrap(context), parts));
}

Node shim_di_basic_type(LLVMContextRef context, unsigned tag, Node name,
                        uint64_t size, unsigned encoding) {
  return wrap(DIBasicType::get(*unwrap(context), tag, text(name), size, 0,
                               encoding, DINode::FlagZero));
}

Node shim_di_common_block(LLVMContextRef context, Node scope, Node decl,
                          Node name, Node file, unsigned line) {
  return wrap(DICommonBlock::get(*unwrap(context), unwrap(scope), unwrap(decl),
                                 text(name), unwrap(file), line));
}

Node shim_di_compile_unit(LLVMContextRef context, unsigned language, Node file,
                          Node producer, bool optimized, Node split_name,
                          unsigned emission, unsigned name_table) {
  return wrap(DICompileUnit::getDistinct(
      *unwrap(context), DISourceLanguageName(static_cast<uint16_t>(language)),
      unwrap(file), text(producer), optimized, nullptr, 0, text(split_name),
      emission, nullptr, nullptr, nullptr, nullptr, nullptr, 0, true, false,
      name_table, false, nullptr, nullptr));
}

Node shim_di_line_table_unit(LLVMDIBuilderRef builder, Node file,
                             const char *producer, bool optimized,
                             const char *command, const char *split_name,
                             bool split_inlining, unsigned name_table,
                             bool for_profiling, ShimDebugLevel level) {
  static const DICompileUnit::DebugEmissionKind emissions[] = {
      DICompileUnit::NoDebug, DICompileUnit::LineTablesOnly,
      DICompileUnit::FullDebug};
  auto kind = static_cast<DICompileUnit::DebugNameTableKind>(name_table);
  return wrap(unwrap(builder)->createCompileUnit(
      DISourceLanguageName(dwarf::DW_LANG_C), cast<DIFile>(unwrap(file)),
      producer, optimized, command, 0, split_name ? split_name : "",
      emissions[level], 0, split_inlining, for_profiling, kind));
}

Node shim_di_file_with_source(LLVMDIBuilderRef builder, const char *name,
                              size_t name_size, const char *directory,
                              size_t directory_size, const char *source,
                              size_t source_size) {
  return wrap(unwrap(builder)->createFile(
      StringRef(name, name_size), StringRef(directory, directory_size),
      std::nullopt, StringRef(source, source_size)));
}

// A distinct node or the one there is.
template <typename T, typename... Args>
static T *node_of(bool distinct, LLVMContextRef context, Args... args) {
  return distinct ? T::getDistinct(*unwrap(context), args...)
                  : T::get(*unwrap(context), args...);
}

Node shim_di_composite_type(LLVMContextRef context,
                            const ShimCompositeType *t) {
  Metadata *none = nullptr;
  return wrap(node_of<DICompositeType>(
      t->distinct, context, t->tag, text(t->name), unwrap(t->file), t->line,
      unwrap(t->scope), unwrap(t->base_type), t->size, t->align, uint64_t(0),
      flags_of(t->flags), unwrap(t->elements), 0u, std::optional<uint32_t>(),
      none, none, static_cast<MDString *>(nullptr), none,
      unwrap(t->data_location), unwrap(t->associated), unwrap(t->allocated),
      unwrap(t->rank)));
}

Node shim_di_derived_type(LLVMContextRef context, unsigned tag, Node name,
                          Node base_type, uint64_t size, unsigned align,
                          uint64_t offset, const unsigned *address_space,
                          bool static_member, Node extra_data) {
  std::optional<unsigned> space;
  if (address_space)
    space = *address_space;
  LLVMContext &c = *unwrap(context);
  auto number = [&](uint64_t value) -> Metadata * {
    return ConstantAsMetadata::get(
        ConstantInt::get(Type::getInt64Ty(c), value));
  };
  return wrap(DIDerivedType::get(
      c, tag, text(name), nullptr, 0, nullptr, unwrap(base_type), number(size),
      align, number(offset), space, std::nullopt,
      static_member ? DINode::FlagStaticMember : DINode::FlagZero,
      unwrap(extra_data)));
}

Node shim_di_expression(LLVMContextRef context, const uint64_t *elements,
                        size_t n) {
  return wrap(
      DIExpression::get(*unwrap(context), ArrayRef<uint64_t>(elements, n)));
}

Node shim_di_file(LLVMContextRef context, Node name, Node directory) {
  return wrap(DIFile::get(*unwrap(context), text(name), text(directory)));
}

Node shim_di_generic_subrange(LLVMContextRef context, Node count, Node lower,
                              Node upper, Node stride) {
  return wrap(DIGenericSubrange::get(*unwrap(context), unwrap(count),
                                     unwrap(lower), unwrap(upper),
                                     unwrap(stride)));
}

Node shim_di_global_variable(LLVMContextRef context,
                             const ShimGlobalVariable *v) {
  return wrap(DIGlobalVariable::getDistinct(
      *unwrap(context), unwrap(v->scope), text(v->name), text(v->linkage_name),
      unwrap(v->file), v->line, unwrap(v->type), v->local, v->definition,
      nullptr, nullptr, v->align, nullptr));
}

Node shim_di_global_variable_expression(LLVMContextRef context, Node variable,
                                        Node expression) {
  return wrap(DIGlobalVariableExpression::get(
      *unwrap(context), unwrap(variable), unwrap(expression)));
}

Node shim_di_imported_entity(LLVMContextRef context, unsigned tag, Node scope,
                             Node entity, Node file, unsigned line, Node name,
                             Node elements) {
  return wrap(DIImportedEntity::get(*unwrap(context), tag, unwrap(scope),
                                    unwrap(entity), unwrap(file), line,
                                    text(name), unwrap(elements)));
}

Node shim_di_label(LLVMContextRef context, Node scope, Node name, Node file,
                   unsigned line) {
  return wrap(DILabel::get(*unwrap(context), unwrap(scope), text(name),
                           unwrap(file), line, 0, false, std::nullopt));
}

Node shim_di_lexical_block(LLVMContextRef context, Node scope, Node file,
                           unsigned line, unsigned column) {
  return wrap(DILexicalBlock::getDistinct(*unwrap(context), unwrap(scope),
                                          unwrap(file), line, column));
}

Node shim_di_lexical_block_file(LLVMContextRef context, Node scope, Node file,
                                unsigned discriminator) {
  return wrap(DILexicalBlockFile::getDistinct(*unwrap(context), unwrap(scope),
                                              unwrap(file), discriminator));
}

Node shim_di_local_variable(LLVMContextRef context,
                            const ShimLocalVariable *v) {
  return wrap(DILocalVariable::get(*unwrap(context), unwrap(v->scope),
                                   text(v->name), unwrap(v->file), v->line,
                                   unwrap(v->type), v->argument,
                                   flags_of(v->flags), v->align, nullptr));
}

Node shim_di_module(LLVMContextRef context, const ShimModule *m) {
  return wrap(DIModule::get(*unwrap(context), unwrap(m->file), unwrap(m->scope),
                            text(m->name), text(m->macros),
                            text(m->include_path), text(m->api_notes), m->line,
                            m->is_declaration));
}

Node shim_di_namespace(LLVMContextRef context, Node scope, Node name,
                       bool export_symbols) {
  return wrap(DINamespace::get(*unwrap(context), unwrap(scope), text(name),
                               export_symbols));
}

Node shim_di_string_type(LLVMContextRef context, const ShimStringType *t) {
  return wrap(DIStringType::get(*unwrap(context), t->tag, text(t->name),
                                unwrap(t->length), unwrap(t->length_expression),
                                unwrap(t->location_expression), t->size,
                                t->align, t->encoding));
}

Node shim_di_subprogram(LLVMContextRef context, const ShimSubprogram *p) {
  Metadata *none = nullptr;
  return wrap(node_of<DISubprogram>(
      p->distinct, context, unwrap(p->scope), text(p->name),
      text(p->linkage_name), unwrap(p->file), p->line, unwrap(p->type),
      p->scope_line, none, 0u, 0, DINode::FlagZero,
      static_cast<DISubprogram::DISPFlags>(p->flags), unwrap(p->unit), none,
      none, unwrap(p->retained), none, unwrap(p->annotations)));
}

Node shim_di_subrange(LLVMContextRef context, Node count, Node lower,
                      Node upper, Node stride) {
  return wrap(DISubrange::get(*unwrap(context), unwrap(count), unwrap(lower),
                              unwrap(upper), unwrap(stride)));
}

Node shim_di_subroutine_type(LLVMContextRef context, unsigned convention,
                             Node types) {
  return wrap(DISubroutineType::get(*unwrap(context), DINode::FlagZero,
                                    static_cast<uint8_t>(convention),
                                    unwrap(types)));
}

Node shim_di_location(LLVMContextRef context, unsigned line, unsigned column,
                      Node scope, Node inlined_at) {
  return wrap(DILocation::get(*unwrap(context), line, column, unwrap(scope),
                              unwrap(inlined_at)));
}

Node shim_di_merge_locations(Node a, Node b) {
  return wrap(
      DILocation::getMergedLocation(cast_or_null<DILocation>(unwrap(a)),
                                    cast_or_null<DILocation>(unwrap(b))));
}

void shim_di_set_globals(Node unit, Node list) {
  cast<DICompileUnit>(unwrap(unit))
      ->replaceGlobalVariables(cast<MDTuple>(unwrap(list)));
}

void shim_global_add_debug_info(LLVMValueRef global, Node expression) {
  unwrap<GlobalVariable>(global)->addDebugInfo(
      cast<DIGlobalVariableExpression>(unwrap(expression)));
}

struct ShimNodes {
  std::vector<TrackingMDRef> items;
};

ShimNodes *shim_nodes_new(void) {
  return new ShimNodes;
}

void shim_nodes_free(ShimNodes *nodes) {
  delete nodes;
}

size_t shim_nodes_add(ShimNodes *nodes, Node node) {
  nodes->items.emplace_back(unwrap(node));
  return nodes->items.size() - 1;
}

Node shim_nodes_get(const ShimNodes *nodes, size_t number) {
  return wrap(nodes->items[number].get());
}

size_t shim_nodes_count(const ShimNodes *nodes) {
  return nodes->items.size();
}

void shim_nodes_resolve(ShimNodes *nodes) {
  for (const TrackingMDRef &item : nodes->items)
    if (auto *node = dyn_cast_or_null<MDNode>(item.get()))
      if (!node->isResolved())
        node->resolveCycles();
}

static LLVMDbgRecordRef append(LLVMBasicBlockRef block, DbgRecord *record) {
  BasicBlock *b = unwrap(block);
  b->insertDbgRecordBefore(record, b->end());
  return wrap(record);
}

static LLVMDbgRecordRef append_variable(LLVMBasicBlockRef block,
                                        Metadata *value, Node variable,
                                        Node expression, Node location,
                                        DbgVariableRecord::LocationType type) {
  return append(block, new DbgVariableRecord(
                           value, cast<DILocalVariable>(unwrap(variable)),
                           cast<DIExpression>(unwrap(expression)),
                           cast<DILocation>(unwrap(location)), type));
}

LLVMDbgRecordRef shim_append_dbg_value(LLVMBasicBlockRef block,
                                       LLVMValueRef value, Node variable,
                                       Node expression, Node location) {
  return append_variable(block, ValueAsMetadata::get(unwrap(value)), variable,
                         expression, location,
                         DbgVariableRecord::LocationType::Value);
}

LLVMDbgRecordRef shim_append_dbg_declare(LLVMBasicBlockRef block,
                                         LLVMValueRef address, Node variable,
                                         Node expression, Node location) {
  return append_variable(block, ValueAsMetadata::get(unwrap(address)), variable,
                         expression, location,
                         DbgVariableRecord::LocationType::Declare);
}

void shim_append_dbg_label(LLVMBasicBlockRef block, Node label, Node location) {
  append(block,
         new DbgLabelRecord(cast<DILabel>(unwrap(label)),
                            DebugLoc(cast<DILocation>(unwrap(location)))));
}

static Metadata *as_metadata(LLVMValueRef value) {
  return ValueAsMetadata::get(unwrap(value));
}

static Metadata *location_of(LLVMContext &context, const ShimRecord *record) {
  if (record->is_list) {
    SmallVector<ValueAsMetadata *> values;
    for (unsigned i = 0; i < record->nvalues; i++)
      values.push_back(ValueAsMetadata::get(unwrap(record->values[i])));
    return DIArgList::get(context, values);
  }
  return record->nvalues ? as_metadata(record->values[0])
                         : MDTuple::get(context, {});
}

LLVMDbgRecordRef shim_append_record(LLVMBasicBlockRef block,
                                    const ShimRecord *record) {
  using Type = DbgVariableRecord::LocationType;
  static const Type types[] = {Type::Declare, Type::Value, Type::Assign,
                               Type::DeclareValue};
  LLVMContext &context = unwrap(block)->getContext();
  auto *variable = cast<DILocalVariable>(unwrap(record->variable));
  auto *expression = cast<DIExpression>(unwrap(record->expression));
  auto *at = cast<DILocation>(unwrap(record->location));
  Metadata *location = location_of(context, record);
  if (record->kind != RECORD_ASSIGN)
    return append(block, new DbgVariableRecord(location, variable, expression,
                                               at, types[record->kind]));
  Metadata *address = record->address ? as_metadata(record->address)
                                      : MDTuple::get(context, {});
  return append(
      block, new DbgVariableRecord(
                 location, variable, expression,
                 cast<DIAssignID>(unwrap(record->assignment)), address,
                 cast<DIExpression>(unwrap(record->address_expression)), at));
}

bool shim_set_record_value(LLVMDbgRecordRef record, unsigned i,
                           LLVMValueRef value) {
  auto *variable = dyn_cast<DbgVariableRecord>(unwrap(record));
  unsigned n = 0;
  if (!variable)
    return false;
  if (!isa<MDNode>(variable->getRawLocation()))
    n = variable->getNumVariableLocationOps();
  if (i < n)
    variable->replaceVariableLocationOp(i, unwrap(value));
  else if (i == n && variable->isDbgAssign())
    variable->setAddress(unwrap(value));
  else
    return false;
  return true;
}

void shim_di_complete_subprograms(LLVMModuleRef module) {
  for (Function &function : *unwrap(module)) {
    DISubprogram *subprogram = function.getSubprogram();
    if (!subprogram || subprogram->getType())
      continue;
    LLVMContext &context = function.getContext();
    auto *type = DISubroutineType::get(context, DINode::FlagZero, 0,
                                       MDTuple::get(context, {}));
    subprogram->replaceType(type);
  }
}

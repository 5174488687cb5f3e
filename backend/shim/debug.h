// Nodes of debug information, which llvm-c makes only through DIBuilder and
// only in part. No logic of ours: operands are metadata, NULL where absent.
#ifndef MLCC_SHIM_DEBUG_H
#define MLCC_SHIM_DEBUG_H

#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef LLVMMetadataRef Node; // or an MDString

Node shim_di_annotation(LLVMContextRef context, Node name, Node value);
Node shim_di_basic_type(LLVMContextRef context, unsigned tag, Node name,
                        uint64_t size, unsigned encoding);
Node shim_di_common_block(LLVMContextRef context, Node scope, Node decl,
                          Node name, Node file, unsigned line);
Node shim_di_compile_unit(LLVMContextRef context, unsigned language, Node file,
                          Node producer, bool optimized, Node split_name,
                          unsigned emission, unsigned name_table);
// That of a builder, in C for want of a number for MLIR: debuggers take it as
// the plain language.
typedef enum ShimDebugLevel {
  DEBUG_LOCATIONS, // of messages; nothing is emitted
  DEBUG_LINES,
  DEBUG_VARIABLES,
} ShimDebugLevel;
Node shim_di_line_table_unit(LLVMDIBuilderRef builder, Node file,
                             const char *producer, bool optimized,
                             const char *command, const char *split_name,
                             bool split_inlining, unsigned name_table,
                             bool for_profiling, ShimDebugLevel level);

// A file with its text; the directory may be empty.
Node shim_di_file_with_source(LLVMDIBuilderRef builder, const char *name,
                              size_t name_size, const char *directory,
                              size_t directory_size, const char *source,
                              size_t source_size);

typedef struct ShimCompositeType {
  bool distinct;
  unsigned tag, line, align, flags;
  uint64_t size;
  Node name, file, scope, base_type, elements, data_location, associated,
      allocated, rank;
} ShimCompositeType;
Node shim_di_composite_type(LLVMContextRef context,
                            const ShimCompositeType *type);

// `address_space` is NULL or points at one.
Node shim_di_derived_type(LLVMContextRef context, unsigned tag, Node name,
                          Node base_type, uint64_t size, unsigned align,
                          uint64_t offset, const unsigned *address_space,
                          bool static_member, Node extra_data);
Node shim_di_expression(LLVMContextRef context, const uint64_t *elements,
                        size_t n);
Node shim_di_file(LLVMContextRef context, Node name, Node directory);
Node shim_di_generic_subrange(LLVMContextRef context, Node count, Node lower,
                              Node upper, Node stride);

typedef struct ShimGlobalVariable {
  Node scope, name, linkage_name, file, type;
  unsigned line, align;
  bool local, definition;
} ShimGlobalVariable;
Node shim_di_global_variable(LLVMContextRef context,
                             const ShimGlobalVariable *variable);
Node shim_di_global_variable_expression(LLVMContextRef context, Node variable,
                                        Node expression);
Node shim_di_imported_entity(LLVMContextRef context, unsigned tag, Node scope,
                             Node entity, Node file, unsigned line, Node name,
                             Node elements);
Node shim_di_label(LLVMContextRef context, Node scope, Node name, Node file,
                   unsigned line);
Node shim_di_lexical_block(LLVMContextRef context, Node scope, Node file,
                           unsigned line, unsigned column);
Node shim_di_lexical_block_file(LLVMContextRef context, Node scope, Node file,
                                unsigned discriminator);

typedef struct ShimLocalVariable {
  Node scope, name, file, type;
  unsigned line, argument, flags, align;
} ShimLocalVariable;
Node shim_di_local_variable(LLVMContextRef context,
                            const ShimLocalVariable *variable);

typedef struct ShimModule {
  Node file, scope, name, macros, include_path, api_notes;
  unsigned line;
  bool is_declaration;
} ShimModule;
Node shim_di_module(LLVMContextRef context, const ShimModule *module);
Node shim_di_namespace(LLVMContextRef context, Node scope, Node name,
                       bool export_symbols);

typedef struct ShimStringType {
  unsigned tag, align, encoding;
  uint64_t size;
  Node name, length, length_expression, location_expression;
} ShimStringType;
Node shim_di_string_type(LLVMContextRef context, const ShimStringType *type);

typedef struct ShimSubprogram {
  bool distinct;
  Node scope, name, linkage_name, file, type, unit, retained, annotations;
  unsigned line, scope_line, flags;
} ShimSubprogram;
Node shim_di_subprogram(LLVMContextRef context,
                        const ShimSubprogram *subprogram);
Node shim_di_subrange(LLVMContextRef context, Node count, Node lower,
                      Node upper, Node stride);
Node shim_di_subroutine_type(LLVMContextRef context, unsigned convention,
                             Node types);

Node shim_di_location(LLVMContextRef context, unsigned line, unsigned column,
                      Node scope, Node inlined_at);
// Of two locations, either of which may be NULL.
Node shim_di_merge_locations(Node a, Node b);

// Adds to what the node of a unit or subprogram lists.
void shim_di_set_globals(Node unit, Node list);
void shim_global_add_debug_info(LLVMValueRef global, Node expression);

// Nodes under numbers that stay right when LLVM replaces a node by an equal
// one, as it may while cycles are being made.
typedef struct ShimNodes ShimNodes;
ShimNodes *shim_nodes_new(void);
void shim_nodes_free(ShimNodes *nodes);
size_t shim_nodes_add(ShimNodes *nodes, Node node);
Node shim_nodes_get(const ShimNodes *nodes, size_t number);
size_t shim_nodes_count(const ShimNodes *nodes);
// Ends the cycles through them, once all nodes are there.
void shim_nodes_resolve(ShimNodes *nodes);

// Debug records, behind the last instruction of a block.
LLVMDbgRecordRef shim_append_dbg_value(LLVMBasicBlockRef block,
                                       LLVMValueRef value, Node variable,
                                       Node expression, Node location);
LLVMDbgRecordRef shim_append_dbg_declare(LLVMBasicBlockRef block,
                                         LLVMValueRef address, Node variable,
                                         Node expression, Node location);
// A record of a variable in full; its nodes are NULL where it has none.
typedef enum ShimRecordKind {
  RECORD_DECLARE,
  RECORD_VALUE,
  RECORD_ASSIGN,
  RECORD_DECLARE_VALUE,
  RECORD_LABEL,
} ShimRecordKind;
typedef struct ShimRecord {
  ShimRecordKind kind; // no label
  bool is_list;
  LLVMValueRef *values; // none: the value is gone
  unsigned nvalues;
  LLVMValueRef address;
  Node variable, expression, assignment, address_expression, location;
} ShimRecord;
LLVMDbgRecordRef shim_append_record(LLVMBasicBlockRef block,
                                    const ShimRecord *record);
// Value `i`, or behind the last one the address; false when there is none.
bool shim_set_record_value(LLVMDbgRecordRef record, unsigned i,
                           LLVMValueRef value);
void shim_append_dbg_label(LLVMBasicBlockRef block, Node label, Node location);

// Gives defined functions' subprograms that have no type an empty one.
void shim_di_complete_subprograms(LLVMModuleRef module);

#ifdef __cplusplus
}
#endif

#endif

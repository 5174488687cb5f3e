// What the tables share: the array of definitions and the hooks of their rows.
#ifndef MLCC_DIALECTS_INT_H
#define MLCC_DIALECTS_INT_H

#include "ir/dialects/constraints.h"
#include "ir/dialects/dialects.h"

// clang-format off

// Positions in `definitions`. DEFS_x is where dialect x's begin.
enum {
#define DEFS(dialect) DEFS_##dialect, DEFS_BEFORE_##dialect = DEFS_##dialect - 1,
#define DEFS_END(dialect) DEFS_END_##dialect,
#define TYPE_DEF(token, ...) D_type_##token,
#define ATTR_DEFN(token, ...) D_attr_##token,
#include "ir/dialects/definitions.def"
  D__MAX
};
extern const DefInfo definitions[D__MAX];

// clang-format on

// matches.c: relations between types that several rows state

Type **list_inputs(const Type *type, uint32_t *count);
Type **list_results(const Type *type, uint32_t *count);
Type *match_element(Ctx *ctx, Type *shaped);
bool same_tensor_dimensions(Ctx *ctx, const Op *op);
bool select_condition_fits(Ctx *ctx, const Op *op);

void register_foreign_dialects(Ctx *ctx);

// Hooks: every function that a row of a dialect's table names

bool verify_builtin_module(Ctx *ctx, Op *op);
bool verify_builtin_unrealized_conversion_cast(Ctx *ctx, Op *op);

FoldFn fold_func_constant;
Op *materialize_func(Builder *b, Attr *value, Type *type);
bool is_declaration_func_func(const Op *op);
bool verify_uses_func_call(Ctx *ctx, Op *op, SymbolTables *tables);
bool verify_uses_func_constant(Ctx *ctx, Op *op, SymbolTables *tables);
bool verify_func_return(Ctx *ctx, Op *op);
bool name_func_constant(Ctx *ctx, Op *op, uint32_t index, Buf *out);

bool verify_arith_constant(Ctx *ctx, Op *op);
FoldFn fold_arith_constant;
Op *materialize_arith(Builder *b, Attr *value, Type *type);
bool verify_arith_select(Ctx *ctx, Op *op);
bool name_arith_constant(Ctx *ctx, Op *op, uint32_t index, Buf *out);
bool cast_fits_any(const Type *from, const Type *to);
bool cast_fits_wider(const Type *from, const Type *to);
bool cast_fits_narrower(const Type *from, const Type *to);
bool cast_fits_arith_index_cast(const Type *from, const Type *to);
bool cast_fits_arith_bitcast(const Type *from, const Type *to);

void successor_operands_cf_br(Op *op, uint32_t index, uint32_t *first,
                              uint32_t *count);
void successor_operands_cf_cond_br(Op *op, uint32_t index, uint32_t *first,
                                   uint32_t *count);
void successor_operands_cf_switch(Op *op, uint32_t index, uint32_t *first,
                                  uint32_t *count);
bool verify_groups_cf_switch(Ctx *ctx, Op *op);
bool verify_cf_cond_br(Ctx *ctx, Op *op);
bool verify_cf_switch(Ctx *ctx, Op *op);
// Shared with llvm's branches: a group divided by one size per successor, and
// weights of branches.
void successor_operands_in_segments(const Op *op, uint32_t group,
                                    const Attr *segments, uint32_t index,
                                    uint32_t *first, uint32_t *count);
bool verify_segments(Ctx *ctx, const Op *op, uint32_t group, const char *name,
                     const Attr *segments, const char *segments_name);
bool verify_branch_weights(Ctx *ctx, const Op *op, const Attr *weights);

bool verify_scf_execute_region(Ctx *ctx, Op *op);
bool verify_scf_for(Ctx *ctx, Op *op);
bool verify_loop_scf_for(Ctx *ctx, Op *op);
bool verify_regions_scf_for(Ctx *ctx, Op *op);
bool verify_scf_forall(Ctx *ctx, Op *op);
bool verify_loop_scf_forall(Ctx *ctx, Op *op);
bool verify_scf_forall_in_parallel(Ctx *ctx, Op *op);
bool verify_scf_if(Ctx *ctx, Op *op);
bool verify_scf_index_switch(Ctx *ctx, Op *op);
bool verify_scf_parallel(Ctx *ctx, Op *op);
bool verify_regions_scf_reduce(Ctx *ctx, Op *op);
bool verify_scf_reduce_return(Ctx *ctx, Op *op);
bool verify_scf_while(Ctx *ctx, Op *op);

bool cast_fits_index(const Type *from, const Type *to);
bool name_index_constant(Ctx *ctx, Op *op, uint32_t index, Buf *out);
bool name_index_bool_constant(Ctx *ctx, Op *op, uint32_t index, Buf *out);

// clang-format off
#define VERIFY(token) bool verify_memref_##token(Ctx *ctx, Op *op);
VERIFY(alloc) VERIFY(alloca) VERIFY(assume_alignment) VERIFY(atomic_rmw) VERIFY(atomic_yield)
VERIFY(collapse_shape) VERIFY(distinct_objects) VERIFY(dma_start) VERIFY(dma_wait) VERIFY(expand_shape)
VERIFY(generic_atomic_rmw) VERIFY(global) VERIFY(load) VERIFY(prefetch) VERIFY(realloc)
VERIFY(reinterpret_cast) VERIFY(reshape) VERIFY(store) VERIFY(subview) VERIFY(transpose) VERIFY(view)
#undef VERIFY
#define NAME(token) bool name_memref_##token(Ctx *ctx, Op *op, uint32_t index, Buf *out);
NAME(alloc) NAME(alloca) NAME(assume_alignment) NAME(cast) NAME(collapse_shape) NAME(dim)
NAME(expand_shape) NAME(extract_aligned_pointer_as_index) NAME(extract_strided_metadata)
NAME(memory_space_cast) NAME(reinterpret_cast) NAME(reshape) NAME(subview) NAME(transpose) NAME(view)
#undef NAME
    // clang-format on
    bool verify_uses_memref_get_global(Ctx *ctx, Op *op, SymbolTables *tables);
bool cast_fits_memref_cast(const Type *from, const Type *to);
bool cast_fits_memref_memory_space_cast(const Type *from, const Type *to);
uint32_t infer_memref_distinct_objects(Ctx *ctx, const OpSpec *spec,
                                       Type **results, uint32_t room);
uint32_t infer_memref_extract_strided_metadata(Ctx *ctx, const OpSpec *spec,
                                               Type **results, uint32_t room);
// Checks that memref.c and memref_shape.c share.
uint32_t count_dynamic_dims(const Type *memref);
bool check_dynamic_sizes(Ctx *ctx, const Op *op, const Type *memref,
                         uint32_t group);
bool check_same_space(Ctx *ctx, const Op *op, const Type *from, const Type *to,
                      const char *from_name, const char *to_name);
bool check_same_elements(Ctx *ctx, const Op *op, const Type *from,
                         const Type *to, const char *from_name,
                         const char *to_name);

// clang-format off
#define VERIFY(token) bool verify_llvm_##token(Ctx *ctx, Op *op);
VERIFY(alloca) VERIFY(atomicrmw) VERIFY(bitcast) VERIFY(blocktag) VERIFY(call) VERIFY(call_intrinsic)
VERIFY(cmpxchg) VERIFY(cond_br) VERIFY(extension) VERIFY(extractvalue) VERIFY(fence) VERIFY(func)
VERIFY(getelementptr) VERIFY(inline_asm) VERIFY(insertvalue) VERIFY(inttoptr) VERIFY(intr_assume)
VERIFY(intr_masked_gather) VERIFY(intr_masked_scatter) VERIFY(intr_sincos) VERIFY(invoke)
VERIFY(landingpad) VERIFY(linker_options) VERIFY(load) VERIFY(mlir_alias) VERIFY(mlir_constant)
VERIFY(mlir_global) VERIFY(mlir_global_ctors) VERIFY(mlir_global_dtors) VERIFY(mlir_ifunc)
VERIFY(mlir_zero) VERIFY(module_flags) VERIFY(return) VERIFY(shufflevector) VERIFY(store) VERIFY(switch)
#undef VERIFY
#define VERIFY(token) bool verify_regions_llvm_##token(Ctx *ctx, Op *op);
VERIFY(comdat) VERIFY(func) VERIFY(mlir_alias) VERIFY(mlir_global)
#undef VERIFY
#define VERIFY(token) bool verify_uses_llvm_##token(Ctx *ctx, Op *op, SymbolTables *tables);
VERIFY(blockaddress) VERIFY(call) VERIFY(dso_local_equivalent) VERIFY(func) VERIFY(mlir_addressof)
VERIFY(mlir_global) VERIFY(mlir_global_ctors) VERIFY(mlir_global_dtors) VERIFY(mlir_ifunc)
#undef VERIFY
#define VERIFY(token) bool verify_def_##token(Ctx *ctx, Loc loc, Attr *const *params);
VERIFY(alias_scope) VERIFY(constant_range) VERIFY(dlti_device) VERIFY(dlti_entries) VERIFY(dlti_system)
VERIFY(module_flag) VERIFY(target_features)
#undef VERIFY
    // clang-format on
    FoldFn fold_llvm_mlir_constant, fold_llvm_mlir_addressof, fold_llvm_blockaddress,
    fold_llvm_dso_local_equivalent, fold_llvm_mlir_undef, fold_llvm_mlir_poison,
    fold_llvm_mlir_zero, fold_llvm_zext, fold_llvm_or, fold_llvm_shl,
    fold_llvm_icmp, fold_llvm_chained_cast, fold_llvm_shufflevector,
    fold_llvm_getelementptr, fold_llvm_extractvalue;
Op *materialize_llvm(Builder *b, Attr *value, Type *type);
bool touches_anything_llvm_inline_asm(const Op *op);
bool touches_anything_llvm_load(const Op *op);
bool touches_anything_llvm_store(const Op *op);
bool verify_groups_llvm_indirectbr(Ctx *ctx, Op *op);
bool verify_groups_llvm_switch(Ctx *ctx, Op *op);
bool verify_op_attr_dlti(Ctx *ctx, Op *op, NamedAttr attr);
bool verify_op_attr_llvm(Ctx *ctx, Op *op, NamedAttr attr);
bool verify_arg_attr_llvm(Ctx *ctx, Op *op, uint32_t arg, NamedAttr attr);
bool verify_result_attr_llvm(Ctx *ctx, Op *op, uint32_t res, NamedAttr attr);
// Shared by the files of the llvm dialect.
Op *llvm_module_of(Op *op); // the module that references are looked up in
bool check_comdat(Ctx *ctx, Op *op, SymbolTables *tables, const Attr *ref);
bool target_type_is_memory(const Type *t);
bool target_type_is_global(const Type *t);

// llvm.c
Type *match_i1_same_shape(Ctx *ctx, Type *type);
Type *match_value_and_bool(Ctx *ctx, Type *type);
Type *match_vector_element(Ctx *ctx, Type *type);
bool llvm_intr_vector_extract_fits_vector_limit(Ctx *ctx, const Op *op);
bool llvm_intr_vector_extract_keeps_scalable(Ctx *ctx, const Op *op);
bool llvm_intr_vector_insert_fits_vector_limit(Ctx *ctx, const Op *op);
bool llvm_intr_vector_insert_keeps_scalable(Ctx *ctx, const Op *op);
bool llvm_intr_vector_interleave2_doubles_elements(Ctx *ctx, const Op *op);
void successor_operands_llvm_br(Op *op, uint32_t index, uint32_t *first,
                                uint32_t *count);
void successor_operands_llvm_cond_br(Op *op, uint32_t index, uint32_t *first,
                                     uint32_t *count);
void successor_operands_llvm_switch(Op *op, uint32_t index, uint32_t *first,
                                    uint32_t *count);
void successor_operands_llvm_invoke(Op *op, uint32_t index, uint32_t *first,
                                    uint32_t *count);
void successor_operands_llvm_indirectbr(Op *op, uint32_t index, uint32_t *first,
                                        uint32_t *count);
void print_dlti_entries(Buf *out, Ctx *ctx, Attr *const *params,
                        const PrintOptions *o);
void print_llvm_constant_range(Buf *out, Ctx *ctx, Attr *const *params,
                               const PrintOptions *o);
void print_llvm_expression_arguments(Buf *out, Ctx *ctx, Attr *const *params,
                                     const PrintOptions *o);

#endif

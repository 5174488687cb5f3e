// The pass table: what mlir-opt calls each pass and its options, and what is
// gone after it.
//
// A new pass is a row here, a file of the name of its function, and a line in
// the default pipeline (pipeline.c) if every program needs it.

#include "lowering/lowering_int.h"

#include <stdlib.h>

// clang-format off
#define OPTION_BITWIDTH \
  {"index-bitwidth", OPT_UINT, offsetof(PassOptions, index_bitwidth), \
   "bits of the index type, 0 for those of the target"}
#define OPTION_ROLLBACK \
  {"allow-pattern-rollback", OPT_BOOL, offsetof(PassOptions, allow_pattern_rollback), \
   "accepted; nothing is ever rolled back"}

static const PassOption bitwidth_options[] = {OPTION_BITWIDTH, {0}};
static const PassOption rollback_options[] = {OPTION_ROLLBACK, {0}};
static const PassOption func_options[] = {
  OPTION_BITWIDTH,
  {"use-bare-ptr-memref-call-conv", OPT_BOOL, offsetof(PassOptions, use_bare_ptr_memref_call_conv),
   "pass memrefs of static shape as pointers to their data"},
  {0}};
static const PassOption memref_options[] = {
  OPTION_BITWIDTH,
  {"use-aligned-alloc", OPT_BOOL, offsetof(PassOptions, use_aligned_alloc),
   "allocate with aligned_alloc in place of malloc"},
  {"use-generic-functions", OPT_BOOL, offsetof(PassOptions, use_generic_functions),
   "call _mlir_memref_to_llvm_alloc, _aligned_alloc and _free"},
  {0}};
static const PassOption expand_options[] = {
  {"include-bf16", OPT_BOOL, offsetof(PassOptions, include_bf16),
   "expand conversions between bf16 and f32"},
  {"include-f8e8m0", OPT_BOOL, offsetof(PassOptions, include_f8e8m0),
   "expand conversions of f8E8M0FNU"},
  {"include-f4e2m1", OPT_BOOL, offsetof(PassOptions, include_f4e2m1),
   "expand conversions of f4E2M1FN"},
  {"min-max", OPT_BOOL, offsetof(PassOptions, min_max),
   "expand maximumf and its like (on by default)"},
  {0}};
static const PassOption realloc_options[] = {
  {"emit-deallocs", OPT_BOOL, offsetof(PassOptions, emit_deallocs),
   "deallocate what was replaced (on by default)"},
  {0}};
static const PassOption to_llvm_options[] = {
  {"filter-dialects", OPT_STRING, offsetof(PassOptions, filter_dialects),
   "convert these dialects only"},
  {"dynamic", OPT_BOOL, offsetof(PassOptions, dynamic), "accepted; without effect"},
  OPTION_ROLLBACK,
  {0}};

const Pass passes[] = {
  {"expand-realloc", NULL, lower_expand_realloc, realloc_options, NULL, ANCHOR_ANY,
   "replaces memref.realloc by allocation and copy"},
  {"convert-scf-to-cf", NULL, lower_scf_to_cf, rollback_options, "scf", ANCHOR_ANY,
   "turns structured control flow into branches"},
  {"memref-expand", NULL, lower_memref_expand, NULL, NULL, ANCHOR_ANY,
   "replaces reshapes of known rank by memref.reinterpret_cast"},
  {"expand-strided-metadata", NULL, lower_expand_strided_metadata, NULL, NULL, ANCHOR_ANY,
   "computes offset, sizes and strides of views"},
  {"arith-expand", NULL, lower_arith_expand, expand_options, NULL, ANCHOR_ANY,
   "replaces arith operations that LLVM has no counterpart of"},
  {"llvm-request-c-wrappers", NULL, lower_request_c_wrappers, NULL, NULL, ANCHOR_FUNC,
   "asks for a C interface of every function"},
  {"finalize-memref-to-llvm", handlers_memref_to_llvm, NULL, memref_options, "memref", ANCHOR_ANY,
   "converts memref to the LLVM dialect"},
  {"convert-func-to-llvm", handlers_func_to_llvm, NULL, func_options, "func", ANCHOR_ANY,
   "converts functions and calls to the LLVM dialect"},
  {"convert-arith-to-llvm", handlers_arith_to_llvm, NULL, bitwidth_options, "arith", ANCHOR_ANY,
   "converts arith to the LLVM dialect"},
  {"convert-cf-to-llvm", handlers_cf_to_llvm, NULL, bitwidth_options, "cf", ANCHOR_ANY,
   "converts branches and assertions to the LLVM dialect"},
  {"convert-index-to-llvm", handlers_index_to_llvm, NULL, bitwidth_options, "index", ANCHOR_ANY,
   "converts the index dialect to the LLVM dialect"},
  {"convert-ub-to-llvm", handlers_ub_to_llvm, NULL, bitwidth_options, "ub", ANCHOR_ANY,
   "converts undefined behaviour to the LLVM dialect"},
  {"convert-to-llvm", NULL, lower_to_llvm, to_llvm_options, NULL, ANCHOR_ANY,
   "converts all of these at once"},
  {"reconcile-unrealized-casts", NULL, lower_reconcile_unrealized_casts, NULL, NULL, ANCHOR_ANY,
   "removes casts that undo each other"},
  {0}};

// Names of earlier releases.
static const struct {
  const char *old, *flag;
} aliases[] = {
  {"convert-loop-to-std", "convert-scf-to-cf"},
  {"convert-scf-to-std", "convert-scf-to-cf"},
  {"lower-to-cfg", "convert-scf-to-cf"},
  {"convert-memref-to-llvm", "finalize-memref-to-llvm"},
  {"convert-std-to-llvm", "convert-to-llvm"},
};
// clang-format on

const Pass *pass_find(Str flag) {
  for (size_t i = 0; i < ARRAY_SIZE(aliases); i++)
    if (str_is(flag, aliases[i].old))
      flag = str_from(aliases[i].flag);
  for (const Pass *pass = passes; pass->flag; pass++)
    if (str_is(flag, pass->flag))
      return pass;
  return NULL;
}

PassOptions pass_options_default(void) {
  return (PassOptions){.min_max = true, .emit_deallocs = true};
}

static bool set_bool(bool *to, Str value) {
  bool is_true = !value.size || str_is(value, "true") || str_is(value, "1") ||
                 str_is(value, "TRUE") || str_is(value, "True");
  *to = is_true;
  return is_true || str_is(value, "false") || str_is(value, "0") ||
         str_is(value, "FALSE") || str_is(value, "False");
}

static bool set_uint(uint32_t *to, Str value) {
  uint64_t number = 0;
  for (size_t i = 0; i < value.size; i++) {
    if (value.data[i] < '0' || value.data[i] > '9' || number > UINT32_MAX)
      return false;
    number = number * 10 + (uint64_t)(value.data[i] - '0');
  }
  *to = (uint32_t)number;
  return value.size && number <= UINT32_MAX;
}

bool pass_option_set(const Pass *pass, PassOptions *options, Str name,
                     Str value, Arena *arena, const char **why) {
  const PassOption *option = pass->options;
  while (option && option->name && !str_is(name, option->name))
    option++;
  *why = "no such option";
  if (!option || !option->name)
    return false;
  void *at = (char *)options + option->offset;
  *why = "the value does not fit";
  switch (option->kind) {
  case OPT_BOOL: return set_bool(at, value);
  case OPT_UINT: return set_uint(at, value);
  case OPT_STRING: *(Str *)at = arena_str(arena, value); return true;
  }
  return false;
}

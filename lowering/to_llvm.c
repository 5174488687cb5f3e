// convert-to-llvm: all conversions to the LLVM dialect in one walk.
//
// Requires: what the single conversions require.
// Guarantees: no operation of arith, cf, func, index, memref and ub is left,
//   but for those declined; no casts between them.
// Invalidates: nothing.
//
// With filter-dialects, only the conversions of those.

#include "lowering/lowering_int.h"

typedef struct Part {
  const char *dialect;
  void (*handlers)(LowerTable *table);
} Part;

static const Part parts[] = {
    {"arith", handlers_arith_to_llvm},   {"cf", handlers_cf_to_llvm},
    {"func", handlers_func_to_llvm},     {"index", handlers_index_to_llvm},
    {"memref", handlers_memref_to_llvm}, {"ub", handlers_ub_to_llvm},
};

bool lower_to_llvm(PassRun *run, Op *root) {
  const StrList *filter = &PASS_OPTIONS(run, to_llvm)->filter_dialects;
  LowerTable *table = lower_table_new(run);
  for (size_t i = 0; i < ARRAY_SIZE(parts); i++)
    if (!filter->size || str_list_has(filter, str_from(parts[i].dialect)))
      parts[i].handlers(table);
  return convert_run(run, table, root);
}

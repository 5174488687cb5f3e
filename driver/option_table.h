// The rows of options.def as data; what they mean is for options.c, and where
// that depends on the target for settle.c.
#ifndef MLCC_OPTION_TABLE_H
#define MLCC_OPTION_TABLE_H

#include "ir/support/support.h"

// What an option means; several spellings may mean the same. Those of the first
// group say it all in their row.
typedef enum OptionId {
  ID_group, // no option: a heading
  ID_ignored,
  ID_unused,
  ID_gcc_code,
  ID_refused,
  ID_alias,
  ID_set,
  ID_store,
  ID_append,
  ID_number,
  ID_choose,
  ID_says,
  ID_link,
  ID_query,
  ID_kind,

  ID_x,
  ID_emit_header,
  ID_emit_header_beside,
  ID_emit_mlir_at,
  ID_march,
  ID_parallel,
  ID_no_parallel,
  ID_mcpu,
  ID_apple_arch,
  ID_deployment,
  ID_mtune,
  ID_mattr,
  ID_branch_protection,
  ID_O,
  ID_Ofast,
  ID_g,
  ID_visibility,
  ID_param,
  ID_frame_pointer,
  ID_no_frame_pointer,
  ID_vectorize,
  ID_std,
  ID_codeview,
  ID_debug_prefix,
  ID_unused_prefix,
  ID_Xclang,
  ID_sanitize,
  ID_no_sanitize,
  ID_recover,
  ID_traces,
  ID_lto,
  ID_profile,
  ID_coverage,
  ID_context_profile,
  ID_memory_profile,
  ID_unchecked,
  ID_no_exceptions,
  ID_all_remarks,
  ID_remarks_of,
  ID_no_remarks,
  ID_remarks,
  ID_opt_info,
  ID_math,
  ID_no_math,
  ID_math_part,
  ID_no_math_part,
  ID_fp_model,
  ID_contract,
  ID_W,
  ID_fatal_errors,
  ID_quiet_unused,
  ID_plain_output,
  ID_add_output,
  ID_set_output,
  ID_M,
  ID_MT,
  ID_MQ,
  ID_Wl,
  ID_specs,
  ID_fuse_ld,
  ID_help_of,
  ID_autocomplete,
  ID_dry_run,
  ID_print_file_name,
  ID_print_op,
  ID_print_prog_name,
  ID_Wp,
  ID_Wa,
  ID_Xassembler,
} OptionId;

typedef enum OptionForm { FLAG, JOINED, SEPARATE, EITHER, EQUALS } OptionForm;

typedef struct OptionRow {
  OptionId id;
  const char *spelling;
  size_t length; // of the spelling
  OptionForm form;
  const char *metavar;
  unsigned value;
  size_t offset, size; // of a member of Options
  const char *arch, *text, *help;
} OptionRow;

// The row with the longest spelling that fits the argument, or NULL.
const OptionRow *option_find(const char *arg);
// Whether the argument that is its option has its value behind it.
bool option_takes_next(const OptionRow *row, const char *arg);
// Of the rows with the same spelling, the one for an architecture or a system;
// or NULL.
const OptionRow *option_for_target(const OptionRow *row, const char *arch,
                                   const char *os);

void options_print_help(FILE *to, bool all);
// The spellings that begin with `prefix`, a line each, with their help behind a
// tab.
void options_print_completions(FILE *to, const char *prefix);
// Tries the spellings.
void option_try_all(Nearest *nearest);
bool unknown_option(const char *arg); // with what may have been meant; false

#endif

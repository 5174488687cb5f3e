// The default pipeline: from what users write to the LLVM dialect.
//
// Read from top to bottom; a row is a pass, and perhaps the stage that ends
// with it. Nothing here depends on the program: each pass leaves alone what it
// does not know.

#include "lowering/lowering_int.h"

typedef struct Row {
  const char *pass;
  const char *stage; // ends here
} Row;

static const Row rows[] = {
    // memref.realloc branches, so it comes before branches are made.
    {"expand-realloc", NULL},
    {"convert-scf-to-cf", "cf"},
    // Beyond this point control flow is blocks and branches only.
    {"memref-expand", NULL},
    {"expand-strided-metadata", NULL},
    // Beyond this point a memref is made by allocation, by a cast, or from
    // offset, sizes and strides; no view computes them.
    {"arith-expand", "expanded"},
    // Beyond this point each operation converts by itself. The rows up to the
    // last conversion are one walk, unless somebody wants to look in between.
    {"llvm-request-c-wrappers", NULL},
    {"finalize-memref-to-llvm", NULL},
    {"convert-func-to-llvm", NULL},
    {"convert-arith-to-llvm", NULL},
    {"convert-cf-to-llvm", NULL},
    {"convert-index-to-llvm", NULL},
    {"convert-ub-to-llvm", NULL},
    // No builtin type is left but those that LLVM has; casts between
    // conversions undo each other.
    {"reconcile-unrealized-casts", "llvm"},
};

const Stage stages[] = {
    {"input", "as parsed"},
    {"cf", "structured control flow is branches"},
    {"expanded", "views and divisions are arithmetic"},
    {"llvm", "the LLVM dialect"},
    {0},
};

static bool is_stage(const char *name) {
  for (const Stage *stage = stages; stage->name; stage++)
    if (!strcmp(stage->name, name))
      return true;
  return false;
}

Pipeline *pipeline_default(Arena *arena, const char *stage,
                           const PassOptions *options) {
  Pipeline *pipeline = pipeline_new(arena, STR("builtin.module"));
  if (stage && !is_stage(stage))
    return NULL;
  if (stage && !strcmp(stage, "input"))
    return pipeline;
  Step step = {.options = *options};
  // LLVM has these floats as integers only, but its own maximum and minimum.
  step.options.include_f8e8m0 = step.options.include_f4e2m1 = true;
  step.options.min_max = false;
  // Private is what C calls static: two files may have the same name.
  step.options.internalize_private = true;
  // Standard error, which has no name that all libcs share.
  step.options.assert_by_runtime = true;
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    step.pass = pass_find(str_from(rows[i].pass));
    if (step.pass->run != lower_request_c_wrappers || options->c_interfaces)
      vec_push(arena, &pipeline->steps, step);
    if (stage && rows[i].stage && !strcmp(stage, rows[i].stage))
      break;
  }
  return pipeline;
}

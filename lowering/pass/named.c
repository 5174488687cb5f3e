// Pipelines that have a name: a pass's flag or the text of a pipeline may have it
// in the place of passes.

#include "lowering/pass/pass.h"

#define OF_DIALECT(name, dialects)                                             \
  {                                                                            \
    name,                                                                      \
        "one-shot-bufferize{allow-unknown-ops copy-before-write "              \
        "unknown-type-conversion=identity-layout-map "                         \
        "dialect-filter=bufferization," dialects " %}",                        \
        "bufferizes operations of one dialect"                                 \
  }

// `%` in the text stands for the options that are given with the name.
const NamedPipeline named_pipelines[] = {
    {"buffer-deallocation-pipeline",
     "expand-realloc{emit-deallocs=false},canonicalize,"
     "ownership-based-buffer-deallocation{%},canonicalize,"
     "buffer-deallocation-simplification,bufferization-lower-deallocations,cse,"
     "canonicalize",
     "frees memory that nobody frees"},
    // Bufferization was a pass for each dialect once. What another one makes is
    // a tensor at first, with a copy before each write.
    OF_DIALECT("arith-bufferize", "arith"),
    OF_DIALECT("tensor-constant-bufferize", "arith"),
    OF_DIALECT("std-bufferize", "arith,tensor"),
    OF_DIALECT("tensor-bufferize", "tensor"),
    OF_DIALECT("linalg-bufferize", "linalg"),
    OF_DIALECT("scf-bufferize", "scf"),
    OF_DIALECT("vector-bufferize", "vector"),
    OF_DIALECT("bufferization-bufferize", "bufferization"),
    OF_DIALECT("func-bufferize", "func bufferize-function-boundaries "
                                 "function-boundary-type-conversion="
                                 "identity-layout-map"),
    {"finalizing-bufferize", "canonicalize{%}",
     "drops conversions between tensors and buffers that undo each other"},
    {"buffer-deallocation", "buffer-deallocation-pipeline{%}",
     "earlier name of buffer-deallocation-pipeline"},
    // Pipelines of mlir-opt's tests, without linalg.
    {"test-lower-to-llvm",
     "func.func(convert-vector-to-scf),lower-affine,convert-scf-to-cf,"
     "canonicalize,cse,convert-vector-to-llvm,func.func(convert-math-to-llvm),"
     "expand-strided-metadata,lower-affine,finalize-memref-to-llvm,"
     "convert-func-to-llvm,convert-arith-to-llvm,convert-cf-to-llvm,"
     "convert-index-to-llvm,convert-ub-to-llvm,reconcile-unrealized-casts",
     "lowers all dialects"},
    {0},
};

const NamedPipeline *named_pipeline_find(Str name) {
  for (const NamedPipeline *p = named_pipelines; p->name; p++)
    if (str_is(name, p->name))
      return p;
  return NULL;
}

Str named_pipeline_text(Arena *arena, const NamedPipeline *p, Str options) {
  const char *at = strchr(p->passes, '%');
  return at ? arena_format(arena, "%.*s" STR_FMT "%s", (int)(at - p->passes),
                           p->passes, STR_ARG(options), at + 1)
            : str_from(p->passes);
}

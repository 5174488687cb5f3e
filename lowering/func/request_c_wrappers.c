// llvm-request-c-wrappers: asks for a C interface of every function.
//
// Requires: nothing.
// Guarantees: every func.func has llvm.emit_c_interface.
// Invalidates: nothing.
//
// Before:
//
//   func.func @f(%m: memref<?xf32>) { ... }
//
// After:
//
//   func.func @f(%m: memref<?xf32>) attributes {llvm.emit_c_interface} { ... }

#include "lowering/pass/pass.h"
#include "lowering/func/passes.h"

bool lower_request_c_wrappers(PassRun *run, Op *root) {
  if (op_is(root, OP_func_func))
    op_set_attr(run->ctx, root,
                ctx_ident_lit(run->ctx, "llvm.emit_c_interface"),
                run->ctx->unit);
  return true;
}

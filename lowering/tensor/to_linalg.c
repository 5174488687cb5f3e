// convert-tensor-to-linalg: operations of the tensor dialect that compute
// elements become ones of linalg.
//
// Requires: nothing.
// Guarantees: no tensor.pad is left; for-compile: nor any operation on tensors
//   of the tensor and linalg dialects that is neither structured nor one which
//   bufferization knows by itself, and no linalg.softmax on memrefs.
// Invalidates: nothing.
//
// mlir-opt's pass is for padding alone (pad.c). A compile has the others go as
// well (parts.c, and lowering/linalg), folds nothing, and a module that has none
// of them is not walked through.

#include "lowering/tensor/to_linalg.h"

#include "lowering/linalg/linalg.h"
#include "lowering/pass/pass.h"
#include "lowering/tensor/passes.h"

static const Pattern patterns_of_pad[] = {
    PATTERN(OP_tensor_pad, 1, decompose_pad, ""),
    {0},
};

static const Pattern patterns_for_compile[] = {
    PATTERN(OP_tensor_pad, 1, decompose_any_pad, ""),
    PATTERN(OP_tensor_concat, 1, decompose_concat, ""),
    PATTERN(OP_tensor_gather, 1, decompose_gather, ""),
    PATTERN(OP_tensor_scatter, 1, decompose_scatter, ""),
    PATTERN(OP_tensor_bitcast, 1, decompose_bitcast, ""),
    PATTERN(OP_linalg_softmax, 1, decompose_softmax, ""),
    PATTERN(OP_linalg_pack, 1, decompose_pack, ""),
    PATTERN(OP_linalg_unpack, 1, decompose_unpack, ""),
    PATTERN(OP_linalg_winograd_filter_transform, 1, decompose_winograd_filter,
            ""),
    PATTERN(OP_linalg_winograd_input_transform, 1, decompose_winograd_input,
            ""),
    PATTERN(OP_linalg_winograd_output_transform, 1, decompose_winograd_output,
            ""),
    {0},
};

// Operations of dialects that padding becomes are well as they are; others are
// folded, as mlir-opt has it.
static Legality tensor_to_linalg_legality(Conv *c, const Op *op) {
  (void)c;
  if (op_is(op, OP_tensor_pad))
    return CONV_ILLEGAL;
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_arith:
  case DIALECT_linalg:
  case DIALECT_tensor: return CONV_LEGAL;
  default: return CONV_UNKNOWN;
  }
}

bool lower_convert_tensor_to_linalg(PassRun *run, Op *root) {
  const Options_convert_tensor_to_linalg *options =
      PASS_OPTIONS(run, convert_tensor_to_linalg);
  if (options->for_compile)
    return pass_walk_post(run, root,
                          pass_pattern_list(run, patterns_for_compile),
                          &options->in_order);
  return pass_walk_folding(run, root, pass_pattern_list(run, patterns_of_pad),
                           NULL, tensor_to_linalg_legality);
}

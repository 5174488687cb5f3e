// shape-to-shape-lowering: the number of elements of a shape as a reduction.
//
//   %n = shape.num_elements %s : tensor<?xindex> -> index
//
// becomes
//
//   %n = shape.reduce(%s, %one) : tensor<?xindex> -> index {
//   ^bb0(%i: index, %size: index, %before: index):
//     %all = shape.mul %size, %before : index, index -> index
//     shape.yield %all : index
//   }

#include "ir/build/arith.h"
#include "lowering/shape/passes.h"
#include "lowering/shape/shape_int.h"

static Value *one_of(Builder *b, Type *type) {
  bool is_size = is_size_value(type);
  Op *op = build_op(b, is_size ? OP_shape_const_size : OP_arith_constant, &type,
                    1, NULL, 0);
  op->slots[0] = attr_index(b->ctx, 1); // ORDER CONSTANT
  return op_result(op, 0);
}

static bool replace_num_elements(Rewriter *rw, Op *op) {
  Ctx *ctx = rw->b.ctx;
  Value *shape = op_operand(op, 0);
  Type *type = op_result_type(op);
  Type *size = is_shape_value(shape->type)
                   ? type_dialect(ctx, def_type_shape_size, NULL)
                   : ctx->index_type;
  Value *operands[] = {shape, one_of(&rw->b, type)};
  Op *reduce = build_spec(
      &rw->b, &(OpSpec){.info = ctx_op_by_opcode(ctx, OP_shape_reduce),
                        .operands = operands,
                        .noperands = 2,
                        .result_types = &type,
                        .nresults = 1,
                        .nregions = 1});
  Builder behind = rw->b;
  TypeList args = {(Type *[]){ctx->index_type, size, type}, 3};
  Block *body = build_block(rw, reduce, 0, args);
  builder_at_end(&rw->b, body);
  Value *product =
      build_value(&rw->b, OP_shape_mul, type,
                  (Value *[]){block_arg(body, 1), block_arg(body, 2)}, 2);
  build_op(&rw->b, OP_shape_yield, NULL, 0, &product, 1);
  rw->b = behind;
  rewrite_replace_by(rw, op, reduce);
  return true;
}

static const Pattern patterns[] = {
    PATTERN(OP_shape_num_elements, 1, replace_num_elements, ""),
    {0},
};

static Legality to_shape_legality(Conv *c, const Op *op) {
  (void)c;
  if (op_is(op, OP_shape_num_elements))
    return CONV_ILLEGAL;
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_arith:
  case DIALECT_shape: return CONV_LEGAL;
  default: return CONV_UNKNOWN;
  }
}

bool lower_shape_to_shape_lowering(PassRun *run, Op *root) {
  return pass_walk_folding(run, root, pass_pattern_list(run, patterns), NULL,
                           to_shape_legality);
}

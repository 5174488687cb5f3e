// convert-bufferization-to-memref: what is between tensors and memory becomes
// operations on memory.
//
// Requires: nothing is a tensor; bufferization.dealloc has one buffer, and
//   retains none.
// Guarantees: no bufferization is left.
// Invalidates: nothing.

#include "ir/build/arith.h"
#include "ir/build/memref.h"
#include "lowering/pass/pass.h"

static bool cannot(PassRun *run, const Op *op) {
  return op_plain_error(run->ctx, op,
                        "failed to legalize operation '" STR_FMT
                        "' that was explicitly marked illegal",
                        STR_ARG(op_name(op)));
}

// New memory in row-major order, of which the result may know less.
static bool convert_clone(PassRun *run, Rewriter *rw, Op *op) {
  Value *from = op_operand(op, 0);
  Type *type = op->results[0].type;
  if (!type_is(type, TY_MEMREF) || !type_is(from->type, TY_MEMREF))
    return cannot(run, op);
  int rank = type->as.shaped.rank;
  Type *plain =
      type_memref(run->ctx, rank, type->as.shaped.shape,
                  type->as.shaped.element, NULL, type->as.shaped.space);
  Value **sizes = arena_array(run->arena, Value *, rank + 1);
  uint32_t n = 0;
  for (int i = 0; i < rank; i++)
    if (type->as.shaped.shape[i] == DYNAMIC) {
      Value *operands[] = {from, arith_index(&rw->b, i)};
      sizes[n++] =
          build_value(&rw->b, OP_memref_dim, run->ctx->index_type, operands, 2);
    }
  Op *alloc = build_op(&rw->b, OP_memref_alloc, &plain, 1, sizes, n);
  alloc->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(run->ctx, (int32_t[]){(int32_t)n, 0}, 2);
  Value *copy = op_result(alloc, 0);
  if (plain != type)
    copy = build_unary(&rw->b, OP_memref_cast, type, copy);
  build_op(&rw->b, OP_memref_copy, NULL, 0, (Value *[]){from, copy}, 2);
  return rewrite_replace1(rw, op, copy);
}

// A buffer that is freed if the condition holds.
static bool convert_dealloc(PassRun *run, Rewriter *rw, Op *op) {
  uint32_t first, count, conditions, nconditions;
  op_operand_group(op, G_bufferization_dealloc_memrefs, &first, &count);
  op_operand_group(op, G_bufferization_dealloc_conditions, &conditions,
                   &nconditions);
  if (count != 1 || op->noperands != 2)
    return cannot(run, op);
  Value *memref = op_operand(op, first);
  Op *test = build_if(rw, op_operand(op, conditions), (TypeList){0});
  Builder saved = rw->b;
  builder_at_end(&rw->b, build_block(rw, test, 0, (TypeList){0}));
  build_op(&rw->b, OP_memref_dealloc, NULL, 0, &memref, 1);
  build_yield(rw, (ValueList){0});
  rw->b = saved;
  rewrite_erase(rw, op);
  return true;
}

typedef struct Conversion {
  PassRun *run;
  Rewriter rw;
  bool ok;
} Conversion;

static void visit(void *user, Op *op) {
  Conversion *c = user;
  builder_before(&c->rw.b, op);
  if (!c->ok)
    return;
  switch (op->info->opcode) {
  case OP_bufferization_clone: c->ok = convert_clone(c->run, &c->rw, op); break;
  case OP_bufferization_dealloc:
    c->ok = convert_dealloc(c->run, &c->rw, op);
    break;
  default:
    if (op->info->dialect && !strcmp(op->info->dialect->name, "bufferization"))
      c->ok = cannot(c->run, op);
  }
}

bool lower_bufferization_to_memref(PassRun *run, Op *root) {
  Conversion c = {run, pass_rewriter(run), true};
  op_walk_post(root, visit, &c);
  return c.ok;
}

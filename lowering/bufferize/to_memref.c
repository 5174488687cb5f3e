// convert-bufferization-to-memref: what is between tensors and memory becomes
// operations on memory.
//
// Requires: nothing is a tensor.
// Guarantees: no bufferization is left.
// Invalidates: nothing.

#include "ir/analysis/fold.h"
#include "ir/build/arith.h"
#include "ir/build/memref.h"
#include "lowering/bufferize/passes.h"
#include "lowering/deallocate/lower_deallocations.h"

// In a compile, the end of the pipeline says what cannot be lowered; by name, the
// driver of conversions does.
static bool cannot(const PassRun *run) {
  return run->total;
}

// The sizes of a memref of any rank, as a list, and their product. The list is
// on the stack, as mlir-opt has it, or from the heap in a compile, since the
// stack would grow with each iteration of a loop.
static Value *list_sizes(PassRun *run, Rewriter *rw, Value *from,
                         Value **product) {
  Builder *b = &rw->b;
  Ctx *ctx = run->ctx;
  Type *type =
      type_memref(ctx, 1, &(int64_t){DYNAMIC}, ctx->index_type, NULL, NULL);
  Value *zero = arith_index(b, 0), *one = arith_index(b, 1);
  Value *rank = build_unary(b, OP_memref_rank, ctx->index_type, from);
  Op *list = build_op(b, run->total ? OP_memref_alloc : OP_memref_alloca, &type,
                      1, &rank, 1);
  list->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(ctx, (int32_t[]){1, 0}, 2);
  if (run->total)
    alloc_mark_checked(ctx, list);
  Op *loop = build_for(rw, zero, rank, one, list_of(rw, one));
  Builder behind = *b;
  builder_at_end(b, body_of(loop, 0));
  Value *i = block_arg(body_of(loop, 0), 0);
  Value *size =
      build_value(b, OP_memref_dim, ctx->index_type, (Value *[]){from, i}, 2);
  build_op(b, OP_memref_store, NULL, 0,
           (Value *[]){size, op_result(list, 0), i}, 3);
  Value *all =
      build_binary(b, OP_arith_muli, block_arg(body_of(loop, 0), 1), size);
  build_yield(rw, list_of(rw, all));
  *b = behind;
  *product = op_result(loop, 0);
  return op_result(list, 0);
}

// The memory that a clone gets; checked if bufferization made the clone.
static Value *alloc_for(Rewriter *rw, const Op *clone, Type *type,
                        Value **sizes, uint32_t n) {
  Ctx *ctx = rw->b.ctx;
  Op *alloc = build_op(&rw->b, OP_memref_alloc, &type, 1, sizes, n);
  alloc->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(ctx, (int32_t[]){(int32_t)n, 0}, 2);
  if (alloc_is_checked(ctx, clone))
    alloc_mark_checked(ctx, alloc);
  return op_result(alloc, 0);
}

static bool convert_unranked_clone(PassRun *run, Rewriter *rw, Op *op) {
  Builder *b = &rw->b;
  Value *from = op_operand(op, 0), *count;
  const Type *shaped = from->type;
  Type *type =
      type_memref(run->ctx, 1, &(int64_t){DYNAMIC}, shaped->as.shaped.element,
                  NULL, shaped->as.shaped.space);
  Value *sizes = list_sizes(run, rw, from, &count);
  Value *memory = alloc_for(rw, op, type, &count, 1);
  Value *copy = build_value(b, OP_memref_reshape, op->results[0].type,
                            (Value *[]){memory, sizes}, 2);
  build_op(b, OP_memref_copy, NULL, 0, (Value *[]){from, copy}, 2);
  if (run->total)
    build_op(b, OP_memref_dealloc, NULL, 0, &sizes, 1);
  return rewrite_replace1(rw, op, copy);
}

// New memory in row-major order, of which the result may know less.
static bool convert_clone(PassRun *run, Rewriter *rw, Op *op) {
  Value *from = op_operand(op, 0);
  Type *type = op->results[0].type;
  if (type_is(type, TY_UNRANKED_MEMREF) &&
      type_is(from->type, TY_UNRANKED_MEMREF))
    return convert_unranked_clone(run, rw, op);
  if (!type_is(type, TY_MEMREF) || !type_is(from->type, TY_MEMREF))
    return cannot(run);
  int rank = type->as.shaped.rank;
  Type *plain =
      type_memref(run->ctx, rank, type->as.shaped.shape,
                  type->as.shaped.element, NULL, type->as.shaped.space);
  if (plain != type && !shaped_cast_fits(run->ctx, plain, type))
    return cannot(run);
  Value **sizes = arena_array(run->arena, Value *, rank + 1);
  uint32_t n = 0;
  for (int i = 0; i < rank; i++)
    if (type->as.shaped.shape[i] == DYNAMIC) {
      Value *operands[] = {from, arith_index(&rw->b, i)};
      Value *size =
          build_value(&rw->b, OP_memref_dim, run->ctx->index_type, operands, 2);
      sizes[n++] = build_or_fold(&rw->b, run->arena, value_op(size));
    }
  Value *copy = alloc_for(rw, op, plain, sizes, n);
  if (plain != type)
    copy = build_unary(&rw->b, OP_memref_cast, type, copy);
  build_op(&rw->b, OP_memref_copy, NULL, 0, (Value *[]){from, copy}, 2);
  return rewrite_replace1(rw, op, copy);
}

// With no-folds, nothing else changes.

typedef struct Conversion {
  PassRun *run;
  Rewriter rw;
  DeallocLowering deallocs;
} Conversion;

static void convert_op(void *user, Op *op) {
  Conversion *c = user;
  builder_before(&c->rw.b, op);
  if (op_is(op, OP_bufferization_clone))
    convert_clone(c->run, &c->rw, op);
  else if (op_is(op, OP_bufferization_dealloc))
    lower_dealloc(&c->deallocs, &c->rw, op);
}

// Without, it is a conversion, which folds.

static bool lower_clone(Conv *c, Op *op) {
  return convert_clone(c->run, &c->rw, op);
}

static bool lower_dealloc_op(Conv *c, Op *op) {
  return lower_dealloc(c->user, &c->rw, op);
}

static Legality to_memref_legality(Conv *c, const Op *op) {
  (void)c;
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_bufferization: return CONV_ILLEGAL;
  case DIALECT_arith:
  case DIALECT_func:
  case DIALECT_memref:
  case DIALECT_scf: return CONV_LEGAL;
  default: return CONV_UNKNOWN;
  }
}

bool lower_bufferization_to_memref(PassRun *run, Op *root) {
  Conversion compile = {run, pass_rewriter(run), dealloc_lowering(run, root)};
  if (PASS_OPTIONS(run, bufferization_to_memref)->no_folds) {
    op_walk_post(root, convert_op, &compile);
    return true;
  }
  ConvTable *table = conv_table_new(run);
  conv_on(table, OP_bufferization_clone, lower_clone);
  conv_on(table, OP_bufferization_dealloc, lower_dealloc_op);
  Conv c = pass_conversion(run, table);
  c.user = &compile.deallocs;
  c.legality = to_memref_legality;
  return pass_by_drivers(run, convert_run(&c, root));
}

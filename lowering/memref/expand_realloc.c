// expand-realloc: memref.realloc as allocation and copy.
//
// Requires: nothing.
// Guarantees: no memref.realloc is left. There is scf.if, so this comes before
//   convert-scf-to-cf, and memref.subview (expand-strided-metadata).
// Invalidates: nothing.
//
// Before:
//
//   %1 = memref.realloc %0(%n) : memref<?xf32> to memref<?xf32>
//
// After:
//
//   %c0 = arith.constant 0 : index
//   %size = memref.dim %0, %c0 : memref<?xf32>
//   %grows = arith.cmpi ult, %size, %n : index
//   %1 = scf.if %grows -> (memref<?xf32>) {
//     %new = memref.alloc(%n) : memref<?xf32>
//     %part = memref.subview %new[0] [%size] [1]
//     memref.copy %0, %part
//     memref.dealloc %0                               // unless emit-deallocs=0
//     scf.yield %new
//   } else {
//     %same = memref.reinterpret_cast %0 to offset: [0], sizes: [%n],
//                                           strides: [1]
//     scf.yield %same
//   }

#include "ir/build/arith.h"
#include "lowering/memref/passes.h"
#include "lowering/pass/pass.h"

typedef struct Realloc {
  Builder *b;
  Op *op;
  Value *source;
  Type *from, *to;
  Value *old_size, *new_size; // NULL where the type says it
} Realloc;

static int64_t static_size(const Type *memref) {
  return memref->as.shaped.shape[0];
}

// One number of the lists of a view: the static one, and a segment size.
static Attr *one_number(Builder *b, int64_t number) {
  return attr_dense_i64(b->ctx, &number, 1);
}

static Value *make_alloc(Realloc *r) {
  Value *size = static_size(r->to) == DYNAMIC ? r->new_size : NULL;
  Op *op = build_op(r->b, OP_memref_alloc, &r->to, 1, &size, size != NULL);
  op->slots[A_memref_alloc_alignment] =
      op_slot(r->op, A_memref_realloc_alignment);
  int32_t segments[2] = {size != NULL, 0};
  op->slots[A_memref_alloc_operandSegmentSizes] =
      attr_dense_i32(r->b->ctx, segments, 2);
  return op_result(op, 0);
}

// The beginning of the new memory, as long as the old one.
static Value *make_part(Realloc *r, Value *memory) {
  Builder *b = r->b;
  Ctx *ctx = b->ctx;
  int64_t size = static_size(r->from), one = 1;
  bool dynamic = size == DYNAMIC;
  Type *type =
      type_memref(ctx, 1, &size, r->to->as.shaped.element,
                  attr_strided(ctx, 0, &one, 1), r->to->as.shaped.space);
  Value *operands[2] = {memory, r->old_size};
  Op *op = build_op(b, OP_memref_subview, &type, 1, operands, 1 + dynamic);
  op->slots[A_memref_subview_static_offsets] = one_number(b, 0);
  op->slots[A_memref_subview_static_sizes] = one_number(b, size);
  op->slots[A_memref_subview_static_strides] = one_number(b, 1);
  int32_t segments[4] = {1, 0, dynamic, 0};
  op->slots[A_memref_subview_operandSegmentSizes] =
      attr_dense_i32(ctx, segments, 4);
  return op_result(op, 0);
}

static Value *make_same(Realloc *r) {
  Builder *b = r->b;
  int64_t size = static_size(r->to);
  bool dynamic = size == DYNAMIC;
  Value *operands[2] = {r->source, r->new_size};
  Op *op =
      build_op(b, OP_memref_reinterpret_cast, &r->to, 1, operands, 1 + dynamic);
  op->slots[A_memref_reinterpret_cast_static_offsets] = one_number(b, 0);
  op->slots[A_memref_reinterpret_cast_static_sizes] = one_number(b, size);
  op->slots[A_memref_reinterpret_cast_static_strides] = one_number(b, 1);
  int32_t segments[4] = {1, 0, dynamic, 0};
  op->slots[A_memref_reinterpret_cast_operandSegmentSizes] =
      attr_dense_i32(b->ctx, segments, 4);
  return op_result(op, 0);
}

static void start_region(Realloc *r, Region *region) {
  Block *block = block_create(r->b->pool, r->op->loc);
  block_append(region, block);
  builder_at_end(r->b, block);
}

static void yield(Realloc *r, Value *value) {
  build_op(r->b, OP_scf_yield, NULL, 0, &value, 1);
}

// Allocates, copies and perhaps frees only if the memory is too small.
static Value *make_if(Realloc *r, Value *condition, bool deallocate) {
  OpSpec spec = {
      .info = ctx_op_by_opcode(r->b->ctx, OP_scf_if),
      .result_types = &r->to,
      .nresults = 1,
      .operands = &condition,
      .noperands = 1,
      .nregions = 2,
  };
  Op *op = build_spec(r->b, &spec);
  start_region(r, &op->regions[0]);
  Value *memory = make_alloc(r);
  Value *part = make_part(r, memory);
  build_op(r->b, OP_memref_copy, NULL, 0, (Value *[]){r->source, part}, 2);
  if (deallocate)
    build_op(r->b, OP_memref_dealloc, NULL, 0, &r->source, 1);
  yield(r, memory);
  start_region(r, &op->regions[1]);
  yield(r, make_same(r));
  return op_result(op, 0);
}

static bool expand_realloc(Rewriter *rw, Op *op) {
  const Options_expand_realloc *options = rw->state;
  Builder *b = &rw->b;
  Realloc r = {.b = b,
               .op = op,
               .source = op_operand(op, 0),
               .from = op_operand(op, 0)->type,
               .to = op->results[0].type};
  int64_t from = static_size(r.from), to = static_size(r.to);
  if (from == DYNAMIC)
    r.old_size = build_value(b, OP_memref_dim, b->ctx->index_type,
                             (Value *[]){r.source, arith_index(b, 0)}, 2);
  else
    r.old_size = arith_index(b, from);
  r.new_size = to == DYNAMIC ? op_operand(op, 1) : arith_index(b, to);
  Value *grows = arith_cmpi(b, E_arith_cmpi_ult, r.old_size, r.new_size);
  return rewrite_replace1(rw, op, make_if(&r, grows, options->emit_deallocs));
}

static const Pattern reallocs[] = {
    PATTERN(OP_memref_realloc, 1, expand_realloc, "ExpandReallocOpPattern"),
    {0},
};

static Legality realloc_legality(Conv *c, const Op *op) {
  (void)c;
  if (op_is(op, OP_memref_realloc))
    return CONV_ILLEGAL;
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_arith:
  case DIALECT_memref:
  case DIALECT_scf: return CONV_LEGAL;
  default: return CONV_UNKNOWN;
  }
}

bool lower_expand_realloc(PassRun *run, Op *root) {
  return pass_walk_folding(run, root, pass_pattern_list(run, reallocs),
                           PASS_OPTIONS(run, expand_realloc), realloc_legality);
}

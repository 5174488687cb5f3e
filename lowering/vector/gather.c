// test-vector-gather-lowering: vector.gather as a load of each element that its
// mask asks for.
//
// Requires: nothing.
// Guarantees: gathers are left of scalable vectors, of tensors, and of memory
//   where the elements of the last dimension stand apart.
// Invalidates: nothing.
//
//   %0 = vector.gather %m[%i] [%v], %mask, %pass
//       : memref<?xf32>, vector<2xindex>, vector<2xi1>, vector<2xf32>
//         into vector<2xf32>
//   // ->
//   %1 = vector.extract %mask[0] : i1 from vector<2xi1>
//   %2 = vector.extract %v[0] : index from vector<2xindex>
//   %3 = arith.addi %i, %2 : index
//   %4 = scf.if %1 -> (vector<2xf32>) {
//     %5 = vector.load %m[%3] : memref<?xf32>, vector<1xf32>
//     %6 = vector.extract %5[0] : f32 from vector<1xf32>
//     %7 = vector.insert %6, %pass [0] : f32 into vector<2xf32>
//     scf.yield %7 : vector<2xf32>
//   } else {
//     scf.yield %pass : vector<2xf32>
//   }
//   ... the same of element 1, inserted into %4
//
// Of more dimensions it is first taken row by row (rows.c). A gather of the
// first column of a matrix is one of all its elements, with indices that step
// over the rows; where the column is another one, mlir-opt forgets where it
// begins, and here the gather stays.

#include "ir/dialects/memref/memref.h"
#include "ir/dialects/vector/vector.h"
#include "ir/analysis/fold.h"
#include "ir/build/arith.h"
#include "lowering/pass/pass.h"
#include "ir/build/memref.h"
#include "ir/build/vector.h"
#include "lowering/vector/passes.h"
#include "lowering/vector/vector_patterns.h"

typedef struct Gather {
  Rewriter *rw;
  Value *base, *indices, *mask, *pass;
  Value **place; // of the element at hand: base, and an index per dimension
  uint32_t n;    // of them
  Type *type;
  Attr *alignment;
} Gather;

static Gather gather_of(Rewriter *rw, Op *op) {
  uint32_t n = op->noperands - 3;
  Gather g = {.rw = rw,
              .base = op_operand(op, 0),
              .indices = op_operand_of(op, G_vector_gather_indices),
              .mask = op_operand_of(op, G_vector_gather_mask),
              .pass = op_operand_of(op, G_vector_gather_pass_thru),
              .place = arena_array(rw->arena, Value *, n + 1),
              .n = n,
              .type = op_result(op, 0)->type,
              .alignment = op_slot(op, A_vector_gather_alignment)};
  for (uint32_t i = 0; i < n; i++)
    g.place[i] = op_operand(op, i);
  return g;
}

static Value *element_at(const Gather *g, Value *vector, int64_t at) {
  Builder *b = &g->rw->b;
  return build_or_fold(b, g->rw->arena,
                       build_vector_extract(b, vector, &at, 1));
}

static void begin_region(const Gather *g, Region *region) {
  Block *block = block_create(g->rw->b.pool, g->rw->b.loc);
  block_append(region, block);
  builder_at_end(&g->rw->b, block);
}

static void yield(const Gather *g, Value *value) {
  build_op(&g->rw->b, OP_scf_yield, NULL, 0, &value, 1);
}

static Value *load_element(const Gather *g) {
  Builder *b = &g->rw->b;
  Type *type =
      type_vector(b->ctx, 1, &(int64_t){1}, NULL, type_element(g->type));
  Value *loaded = build_value(b, OP_vector_load, type, g->place, g->n);
  value_op(loaded)->slots[A_vector_load_alignment] = g->alignment;
  return build_vector_row(b, loaded, 0);
}

// `before` with the element inserted, if the mask says so.
static Value *gather_element(const Gather *g, Value *before, int64_t at,
                             Value *asked) {
  Builder *b = &g->rw->b;
  OpSpec spec = {.info = ctx_op_by_opcode(b->ctx, OP_scf_if),
                 .result_types = &before->type,
                 .nresults = 1,
                 .operands = &asked,
                 .noperands = 1,
                 .nregions = 2};
  Op *op = build_spec(b, &spec);
  begin_region(g, &op->regions[0]);
  yield(g, build_vector_insert_row(b, load_element(g), before, at));
  begin_region(g, &op->regions[1]);
  yield(g, before);
  builder_after(b, op);
  return op_result(op, 0);
}

static Value *indices_as_index(const Gather *g) {
  Builder *b = &g->rw->b;
  Type *type = type_with_element(b->ctx, g->indices->type, b->ctx->index_type);
  if (type == g->indices->type)
    return g->indices;
  Value *cast = build_unary(b, OP_arith_index_cast, type, g->indices);
  return build_or_fold(b, g->rw->arena, value_op(cast));
}

static bool can_load(const Gather *g) {
  const Type *memory = g->base->type;
  return memory->kind == TY_MEMREF && memory->as.shaped.rank > 0 &&
         memref_last_is_dense(memory, g->rw->arena);
}

static bool gather_elements(Rewriter *rw, Op *op) {
  Gather g = gather_of(rw, op);
  if (op_masking(op) || vector_rank(g.type) != 1 || type_is_scalable(g.type) ||
      !can_load(&g))
    return false;
  Builder *b = &rw->b;
  Value *indices = indices_as_index(&g), *result = g.pass;
  Value *first = g.place[g.n - 1];
  for (int64_t i = 0; i < vector_dim(g.type, 0); i++) {
    Value *asked = element_at(&g, g.mask, i);
    Value *index = element_at(&g, indices, i);
    index = build_binary(b, OP_arith_addi, first, index);
    g.place[g.n - 1] = build_or_fold(b, rw->arena, value_op(index));
    result = gather_element(&g, result, i, asked);
  }
  return rewrite_replace1(rw, op, result);
}

// The matrix of which `column` is the first column; or NULL.
static Value *matrix_of(const Value *column) {
  Op *subview = value_def(column, OP_memref_subview);
  Value *matrix = subview ? op_operand(subview, 0) : NULL;
  int64_t stride[2], offset;
  if (!matrix || matrix->type->as.shaped.rank != 2 ||
      column->type->as.shaped.rank != 1 || !memref_is_identity(matrix->type))
    return NULL;
  int64_t width = matrix->type->as.shaped.shape[1];
  return memref_strides(column->type, stride, &offset) && !offset &&
                 width != DYNAMIC && stride[0] == width
             ? matrix
             : NULL;
}

static bool gather_of_column(Rewriter *rw, Op *op) {
  Gather g = gather_of(rw, op);
  Value *matrix = op_masking(op) ? NULL : matrix_of(g.base);
  if (!matrix)
    return false;
  Builder *b = &rw->b;
  Attr *groups = memref_group_last(b->ctx, rw->arena, 2, 2);
  Type *flat = memref_collapsed_type(b->ctx, rw->arena, matrix->type, groups);
  Value *elements = build_collapse_shape(b, flat, matrix, groups);
  Value *width =
      arith_int(b, g.indices->type, matrix->type->as.shaped.shape[1]);
  Value *indices = build_binary(b, OP_arith_muli, g.indices, width);
  Value *operands[] = {elements, g.place[1], indices, g.mask, g.pass};
  rewrite_replace_with_slot(rw, op, OP_vector_gather, operands, 5,
                            A_vector_gather_alignment, g.alignment);
  return true;
}

static const Pattern patterns_gather[] = {
    PATTERN(OP_vector_gather, 1, gather_of_column, ""),
    PATTERN(OP_vector_gather, 1, gather_elements, ""),
    {0},
};

static void add_gather_patterns(PatternSet *set, const PassRun *run) {
  (void)run;
  pattern_set_add(set, patterns_vector_gather);
  pattern_set_add(set, patterns_gather);
}

bool lower_vector_gather(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root, pass_patterns(run, add_gather_patterns));
}

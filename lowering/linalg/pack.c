// Functions that copy a block of a contraction's right operand to slabs, each of
// which is as wide as a tile and is read from its begin to its end:
//
//   func.func private @__mlcc_slabs_2x16_f32(
//       %right: memref<?x?xf32, strided<[?, 1], offset: ?>>,
//       %slabs: memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>) {
//     scf.for %j = %c0 to %columns step %c32 {
//       scf.for %k = %c0 to %sums step %c1 {
//         %slabs[%j, %k, 0 ...]  = %right[%k, %j ...]
//         %slabs[%j, %k, 16 ...] = %right[%k, %j + 16 ...]
//       }
//     }
//   }
//
// Where the sums are contiguous instead, squares of as many sums as a vector has
// elements are transposed by vectors: each of log2(n) rounds interleaves vector i
// with vector i + n / 2. The last square ends where the sums do, and overlaps
// the one before it; columns behind the last one are copies of that. Other
// columns, and sums fewer than a square has, are copied element by element.
#include "lowering/linalg/kernel_int.h"

#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/vector.h"

typedef struct Packing {
  Rewriter *rw;
  KernelShape shape;
  PackForm form;
  uint32_t nsums;
  Value *right, *slabs, *ncolumns;
  Value *slab;                 // the column that begins it
  Value *sums[MOST_SUM_LOOPS]; // induction variables
} Packing;

static Builder *at(Packing *p) {
  return &p->rw->b;
}

static Value *binary(Packing *p, uint32_t opcode, Value *x, Value *y) {
  return build_binary(at(p), opcode, x, y);
}

static bool is_edge(const Packing *p, uint32_t v) {
  return p->shape.edge == EDGE_ALL ||
         (p->shape.edge != EDGE_NONE && v + 1 == p->shape.vectors);
}

// The column where a vector of the slab begins.
static Value *column_of(Packing *p, uint32_t v) {
  if (p->shape.edge == EDGE_BACK && is_edge(p, v))
    return binary(p, OP_arith_subi, p->ncolumns,
                  build_index(at(p), p->shape.lanes));
  return binary(p, OP_arith_addi, p->slab,
                build_index(at(p), (int64_t)v * p->shape.lanes));
}

static uint32_t put_sums(const Packing *p, Value **operands, uint32_t n) {
  for (uint32_t i = 0; i < p->nsums; i++)
    operands[n++] = p->sums[i];
  return n;
}

// Indices of the right operand.
static uint32_t put_place(const Packing *p, Value **operands, uint32_t n,
                          Value *column) {
  if (p->form == PACK_TRANSPOSED)
    operands[n++] = column;
  n = put_sums(p, operands, n);
  if (p->form != PACK_TRANSPOSED)
    operands[n++] = column;
  return n;
}

static Value *count_columns(Packing *p) {
  return build_size(at(p), p->right, p->form == PACK_TRANSPOSED ? 0 : p->nsums);
}

static Value *count_sums(Packing *p, uint32_t i) {
  return build_size(at(p), p->right, i + (p->form == PACK_TRANSPOSED));
}

static void enter_sums(Packing *p, uint32_t first, uint32_t end) {
  for (uint32_t i = first; i < end; i++)
    p->sums[i] = enter_loop_to(p->rw, count_sums(p, i), 1);
}

// Vectors

static Value *load(Packing *p, Type *type, Value *column, bool is_masked) {
  Value *operands[MOST_SUM_LOOPS + 4] = {p->right};
  uint32_t n = put_place(p, operands, 1, column);
  if (!is_masked)
    return build_value(at(p), OP_vector_load, type, operands, n);
  int64_t lanes = p->shape.lanes;
  Type *mask =
      type_vector(at(p)->ctx, 1, &lanes, NULL, type_int(at(p)->ctx, 1));
  Value *left = binary(p, OP_arith_subi, p->ncolumns, column);
  operands[n++] = build_value(at(p), OP_vector_create_mask, mask, &left, 1);
  operands[n++] = build_zeros(at(p), type);
  return build_value(at(p), OP_vector_maskedload, type, operands, n);
}

static Type *vector_type(Packing *p) {
  int64_t lanes = p->shape.lanes;
  return type_vector(at(p)->ctx, 1, &lanes, NULL, type_element(p->right->type));
}

static void store(Packing *p, Value *value, uint32_t v) {
  Value *operands[MOST_SUM_LOOPS + 4] = {value, p->slabs, p->slab};
  uint32_t n = put_sums(p, operands, 3);
  operands[n++] = build_index(at(p), (int64_t)v * p->shape.lanes);
  build_op(at(p), OP_vector_store, NULL, 0, operands, n);
}

static void copy_vectors(Packing *p) {
  enter_sums(p, 0, p->nsums);
  for (uint32_t v = 0; v < p->shape.vectors; v++) {
    bool is_masked = p->shape.edge != EDGE_BACK && is_edge(p, v);
    store(p, load(p, vector_type(p), column_of(p, v), is_masked), v);
  }
}

// Elements

static void copy_columns_of(Packing *p, uint32_t v) {
  Value *column = column_of(p, v), *count = build_index(at(p), p->shape.lanes);
  if (is_edge(p, v)) {
    Value *left = binary(p, OP_arith_subi, p->ncolumns, column);
    Value *zero = build_index(at(p), 0);
    count =
        binary(p, OP_arith_minsi, count, binary(p, OP_arith_maxsi, left, zero));
  }
  Builder outside = *at(p);
  Value *i = enter_loop_to(p->rw, count, 1);
  Value *from = binary(p, OP_arith_addi, column, i);
  Value *to = binary(p, OP_arith_addi, i,
                     build_index(at(p), (int64_t)v * p->shape.lanes));
  enter_sums(p, 0, p->nsums);
  Value *operands[MOST_SUM_LOOPS + 4] = {p->right};
  uint32_t n = put_place(p, operands, 1, from);
  Value *element = build_value(at(p), OP_memref_load,
                               type_element(p->right->type), operands, n);
  Value *stored[MOST_SUM_LOOPS + 4] = {element, p->slabs, p->slab};
  n = put_sums(p, stored, 3);
  stored[n++] = to;
  build_op(at(p), OP_memref_store, NULL, 0, stored, n);
  *at(p) = outside;
}

// Squares

// The first or the second half of both, element by element.
static Value *interleave(Packing *p, Value *x, Value *y, uint32_t half) {
  int64_t mask[MOST_TRANSPOSED_LANES];
  uint32_t lanes = p->shape.lanes;
  for (uint32_t i = 0; i < lanes; i++)
    mask[i] = half * (lanes / 2) + i / 2 + (i % 2) * lanes;
  return build_vector_shuffle(at(p), x, y, mask, lanes);
}

static void transpose(Packing *p, Value **rows) {
  Value *next[MOST_TRANSPOSED_LANES];
  uint32_t lanes = p->shape.lanes;
  for (uint32_t round = 1; round < lanes; round *= 2) {
    for (uint32_t i = 0; i < lanes; i++)
      next[i] = interleave(p, rows[i / 2], rows[i / 2 + lanes / 2], i % 2);
    memcpy(rows, next, lanes * sizeof *rows);
  }
}

// The square of the vector `v` and the sums from p->sums on.
static void copy_square(Packing *p, uint32_t v) {
  Value *rows[MOST_TRANSPOSED_LANES];
  uint32_t lanes = p->shape.lanes, last = p->nsums - 1;
  Value *column = column_of(p, v), *sum = p->sums[last];
  Value *one = build_index(at(p), 1);
  Value *end = binary(p, OP_arith_subi, p->ncolumns, one);
  for (uint32_t i = 0; i < lanes; i++) {
    Value *by = build_index(at(p), i);
    Value *from = binary(p, OP_arith_addi, column, by);
    if (is_edge(p, v))
      from = binary(p, OP_arith_minsi, from, end);
    rows[i] = load(p, vector_type(p), from, false);
  }
  transpose(p, rows);
  for (uint32_t i = 0; i < lanes; i++) {
    Value *by = build_index(at(p), i);
    p->sums[last] = binary(p, OP_arith_addi, sum, by);
    store(p, rows[i], v);
  }
}

// All squares of the vector `v`, which is long streams of a few columns.
static void copy_squares(Packing *p, uint32_t v) {
  uint32_t last = p->nsums - 1;
  Builder outside = *at(p);
  enter_sums(p, 0, last);
  Value *count = count_sums(p, last);
  Value *lanes = build_index(at(p), p->shape.lanes);
  Value *end = binary(p, OP_arith_subi, count, lanes);
  Value *sum = enter_loop_to(p->rw, count, p->shape.lanes);
  p->sums[last] = binary(p, OP_arith_minsi, sum, end);
  copy_square(p, v);
  *at(p) = outside;
}

static void copy_transposed(Packing *p) {
  Value *count = count_sums(p, p->nsums - 1);
  Value *lanes = build_index(at(p), p->shape.lanes);
  Value *has_squares = arith_cmpi(at(p), E_arith_cmpi_sge, count, lanes);
  Op *branch = build_if(p->rw, has_squares, (TypeList){0});
  for (uint32_t i = 0; i < 2; i++) {
    builder_at_end(at(p), build_block(p->rw, branch, i, (TypeList){0}));
    at(p)->before = build_yield(p->rw, (ValueList){0});
    for (uint32_t v = 0; v < p->shape.vectors; v++)
      (i ? copy_columns_of : copy_squares)(p, v);
  }
}

static void write_packing(Packing *p) {
  p->ncolumns = count_columns(p);
  p->slab = enter_loop_to(p->rw, p->ncolumns,
                          (int64_t)p->shape.vectors * p->shape.lanes);
  if (p->form == PACK_COLUMNS)
    copy_vectors(p);
  else if (p->form == PACK_TRANSPOSED)
    copy_transposed(p);
  else
    for (uint32_t v = 0; v < p->shape.vectors; v++)
      copy_columns_of(p, v);
}

Type *pack_right_type(Kernels *k, const Contraction *c, PackForm form) {
  return strided_memref(k->rw.b.ctx, 1 + count_sum_loops(c),
                        form != PACK_GATHERED,
                        type_element(c->operands[RIGHT]->type));
}

static Ident *packing_name(Kernels *k, const Packing *p, Type *element) {
  static const char *const suffixes[] = {[PACK_COLUMNS] = "",
                                         [PACK_TRANSPOSED] = "_transposed",
                                         [PACK_GATHERED] = "_gathered"};
  Buf name = {0};
  buf_printf(&name, "__mlcc_slabs_%ux%u", p->shape.vectors, p->shape.lanes);
  put_type_name(&name, k->rw.b.ctx, element);
  if (p->nsums != 1)
    buf_printf(&name, "_sums%u", p->nsums);
  put_edge_name(&name, p->shape.edge);
  buf_puts(&name, suffixes[p->form]);
  return finish_name(k, &name);
}

void build_pack_call(Kernels *k, Builder *b, const Contraction *c,
                     const KernelShape *shape, PackForm form, Value *right,
                     Value *slabs) {
  Packing p = {
      .rw = &k->rw, .shape = *shape, .form = form, .nsums = count_sum_loops(c)};
  Value *args[] = {right, slabs};
  Ident *name = packing_name(k, &p, type_element(right->type));
  Builder outside = k->rw.b;
  Block *block = begin_function(k, name, args, 2);
  if (block) {
    p.right = block_arg(block, 0);
    p.slabs = block_arg(block, 1);
    write_packing(&p);
  }
  k->rw.b = outside;
  build_function_call(k, b, name, args, 2);
}

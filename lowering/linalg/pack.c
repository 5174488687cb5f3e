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
// Columns that are not contiguous are copied one after the other, each along the
// sums.
#include "lowering/linalg/kernel_int.h"

#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/vector.h"

typedef struct Packing {
  Rewriter *rw;
  KernelShape shape;
  bool is_contiguous;
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

static void enter_sums(Packing *p) {
  for (uint32_t i = 0; i < p->nsums; i++)
    p->sums[i] = enter_loop_to(p->rw, build_size(at(p), p->right, i), 1);
}

// Vectors

static Value *load(Packing *p, Type *type, Value *column, bool is_masked) {
  Value *operands[MOST_SUM_LOOPS + 4] = {p->right};
  uint32_t n = put_sums(p, operands, 1);
  operands[n++] = column;
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

static void copy_vectors(Packing *p) {
  int64_t lanes = p->shape.lanes;
  Type *type =
      type_vector(at(p)->ctx, 1, &lanes, NULL, type_element(p->right->type));
  enter_sums(p);
  for (uint32_t v = 0; v < p->shape.vectors; v++) {
    bool is_masked = p->shape.edge != EDGE_BACK && is_edge(p, v);
    Value *value = load(p, type, column_of(p, v), is_masked);
    Value *operands[MOST_SUM_LOOPS + 4] = {value, p->slabs, p->slab};
    uint32_t n = put_sums(p, operands, 3);
    operands[n++] = build_index(at(p), (int64_t)v * lanes);
    build_op(at(p), OP_vector_store, NULL, 0, operands, n);
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
  enter_sums(p);
  Value *operands[MOST_SUM_LOOPS + 4] = {p->right};
  uint32_t n = put_sums(p, operands, 1);
  operands[n++] = from;
  Value *element = build_value(at(p), OP_memref_load,
                               type_element(p->right->type), operands, n);
  Value *stored[MOST_SUM_LOOPS + 4] = {element, p->slabs, p->slab};
  n = put_sums(p, stored, 3);
  stored[n++] = to;
  build_op(at(p), OP_memref_store, NULL, 0, stored, n);
  *at(p) = outside;
}

static void write_packing(Packing *p) {
  p->ncolumns = build_size(at(p), p->right, p->nsums);
  p->slab = enter_loop_to(p->rw, p->ncolumns,
                          (int64_t)p->shape.vectors * p->shape.lanes);
  if (p->is_contiguous)
    copy_vectors(p);
  else
    for (uint32_t v = 0; v < p->shape.vectors; v++)
      copy_columns_of(p, v);
}

Type *pack_right_type(Kernels *k, const Contraction *c, bool is_contiguous) {
  return strided_memref(k->rw.b.ctx, 1 + count_sum_loops(c), is_contiguous,
                        type_element(c->operands[RIGHT]->type));
}

static Ident *packing_name(Ctx *ctx, const Packing *p, Type *element) {
  Buf name = {0};
  buf_printf(&name, "__mlcc_slabs_%ux%u", p->shape.vectors, p->shape.lanes);
  put_type_name(&name, ctx, element);
  if (p->nsums != 1)
    buf_printf(&name, "_sums%u", p->nsums);
  put_edge_name(&name, p->shape.edge);
  if (!p->is_contiguous)
    buf_puts(&name, "_gathered");
  return finish_name(ctx, &name);
}

void build_pack_call(Kernels *k, Builder *b, const Contraction *c,
                     const KernelShape *shape, bool is_contiguous, Value *right,
                     Value *slabs) {
  Packing p = {.rw = &k->rw,
               .shape = *shape,
               .is_contiguous = is_contiguous,
               .nsums = count_sum_loops(c)};
  Value *args[] = {right, slabs};
  Ident *name = packing_name(b->ctx, &p, type_element(right->type));
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

// The parts of kernels that only products in groups have, beside single ones: the
// operation itself, the copy of the left operand, and what sums start from.
//
//   func.func private @__mlcc_left_flipped_i8_i8(
//       %left: memref<?x?xi8, strided<[?, ?], offset: ?>>,
//       %copy: memref<?x?xi8, strided<[?, 1], offset: ?>>) {
//     scf.for %i = %c0 to %rows step %c1 {
//       scf.for %k = %c0 to %sums step %c1 {
//         %copy[%i, %k] = %left[%i, %k] ^ -128
//       }
//       scf.for %k = %sums to %whole step %c1 { %copy[%i, %k] = 0 }
//     }
//   }
//
//   func.func private @__mlcc_starts_2x16_...(%slabs, %starts) {
//     scf.for %j = %c0 to %columns step %c32 {
//       %0:2 = scf.for %k = ... { %s + dot(-128 ..., %slabs[%j, %k, 0 or 64]) }
//       %starts[%j], %starts[%j + 16] = 0 - %0#0, 0 - %0#1
//     }
//   }
//
// -128 is 128 where the left factor is unsigned.
#include "lowering/linalg/kernel_int.h"

#include "ir/build/arith.h"
#include "ir/build/llvm.h"
#include "ir/build/control.h"
#include "ir/build/vector.h"

enum { FLIP = -128 };

void put_dot_name(Buf *name, const Product *product) {
  buf_printf(name, "_%s", strchr(product->dot->intrinsic, '.') + 1);
  if (product->is_swapped)
    buf_puts(name, "_swapped");
  if (product->is_flipped)
    buf_puts(name, "_flipped");
}

static Type *vector_like(Ctx *ctx, int64_t n, Type *element) {
  return type_vector(ctx, 1, &n, NULL, element);
}

Value *build_dot(Builder *b, const Product *product, Value *sum, Value *left,
                 Value *right) {
  const DotForm *dot = product->dot;
  Value *operands[] = {sum, product->is_swapped ? right : left,
                       product->is_swapped ? left : right};
  uint32_t first = dot->adds ? 0 : 1;
  Value *result = build_intrinsic_call(b, dot->intrinsic, sum->type,
                                       operands + first, 3 - first);
  return dot->adds ? result : build_binary(b, OP_arith_addi, sum, result);
}

Value *build_group_broadcast(Builder *b, Value *group, uint32_t n) {
  Type *word = type_int(b->ctx, 32), *element = type_element(group->type);
  int64_t size = type_num_elements(group->type);
  Value *words =
      build_unary(b, OP_vector_bitcast, vector_like(b->ctx, 1, word), group);
  int64_t first = 0;
  Value *one = build_vector_part(b, words, &first, 1);
  Value *all = build_vector_broadcast(b, vector_like(b->ctx, n, word), one);
  return build_unary(b, OP_vector_bitcast,
                     vector_like(b->ctx, size * n, element), all);
}

// The copy of the left operand

typedef struct LeftCopy {
  Rewriter *rw;
  const Product *product;
  const Op *cast;
  uint32_t nsums;
  Value *left, *copy;
  Value *at[MOST_SUM_LOOPS + 1]; // row, and sums
} LeftCopy;

Type *copy_left_type(Kernels *k, const Contraction *c) {
  return strided_memref(k->rw.b.ctx, 1 + count_sum_loops(c), false,
                        type_element(c->operands[LEFT]->type));
}

Type *copied_left_type(Kernels *k, const Contraction *c,
                       const Product *product) {
  return strided_memref(k->rw.b.ctx, 1 + count_sum_loops(c), true,
                        product->elements[LEFT]);
}

static void store_copy(LeftCopy *p, Value *element, Value *last) {
  Value *operands[MOST_SUM_LOOPS + 3] = {element, p->copy};
  memcpy(operands + 2, p->at, p->nsums * sizeof *operands);
  operands[2 + p->nsums] = last;
  build_op(&p->rw->b, OP_memref_store, NULL, 0, operands, 3 + p->nsums);
}

static Value *convert_left(LeftCopy *p, Value *element) {
  Builder *b = &p->rw->b;
  Type *to = p->product->elements[LEFT];
  if (element->type != to)
    element = build_unary(b, p->cast->info->opcode, to, element);
  return p->product->is_flipped
             ? build_binary(b, OP_arith_xori, element, arith_int(b, to, FLIP))
             : element;
}

// A row of the innermost sums, and zeros behind it.
static void copy_row(LeftCopy *p) {
  Builder *b = &p->rw->b;
  Value *count = build_size(b, p->left, p->nsums);
  Value *whole = build_size(b, p->copy, p->nsums);
  Builder outside = *b;
  Value *last = enter_loop_to(p->rw, count, 1);
  Value *operands[MOST_SUM_LOOPS + 2] = {p->left};
  memcpy(operands + 1, p->at, p->nsums * sizeof *operands);
  operands[1 + p->nsums] = last;
  Value *element = build_value(b, OP_memref_load, type_element(p->left->type),
                               operands, 2 + p->nsums);
  store_copy(p, convert_left(p, element), last);
  *b = outside;
  last = enter_loop(p->rw, count, whole);
  store_copy(p, arith_int(b, p->product->elements[LEFT], 0), last);
  *b = outside;
}

static Ident *left_copy_name(Kernels *k, const LeftCopy *p) {
  Ctx *ctx = k->rw.b.ctx;
  Buf name = {0};
  buf_puts(&name, "__mlcc_left");
  if (p->product->is_flipped)
    buf_puts(&name, "_flipped");
  put_type_name(&name, ctx, type_element(p->left->type));
  if (p->cast)
    put_op_name(&name, p->cast->info);
  put_type_name(&name, ctx, p->product->elements[LEFT]);
  if (p->nsums != 1)
    buf_printf(&name, "_sums%u", p->nsums);
  return finish_name(k, &name);
}

void build_left_copy_call(Kernels *k, Builder *b, const Contraction *c,
                          const Product *product, Value *left, Value *copy) {
  bool converts = type_element(left->type) != product->elements[LEFT];
  LeftCopy p = {.rw = &k->rw,
                .product = product,
                .cast = converts ? c->casts[LEFT][0] : NULL,
                .nsums = count_sum_loops(c),
                .left = left};
  Value *args[] = {left, copy};
  Ident *name = left_copy_name(k, &p);
  Builder outside = k->rw.b;
  Block *block = begin_function(k, name, args, 2);
  if (block) {
    p.left = block_arg(block, 0);
    p.copy = block_arg(block, 1);
    for (uint32_t i = 0; i < p.nsums; i++) {
      Value *end = build_size(&k->rw.b, p.left, i);
      p.at[i] = enter_loop_to(&k->rw, end, 1);
    }
    copy_row(&p);
  }
  k->rw.b = outside;
  build_function_call(k, b, name, args, 2);
}

// The values that sums start from

typedef struct Starts {
  Rewriter *rw;
  const KernelShape *shape;
  uint32_t nsums;
  Value *slabs, *starts, *column;
  Value *sums[MOST_SUM_LOOPS]; // induction variables
} Starts;

// Adds a group of each column to the sums.
static void add_groups(Starts *s, ValueList sums) {
  Builder *b = &s->rw->b;
  const Product *product = s->shape->product;
  int64_t n = (int64_t)s->shape->lanes * product->group;
  Type *right = vector_like(b->ctx, n, product->elements[RIGHT]);
  Type *left = vector_like(b->ctx, n, product->elements[LEFT]);
  for (uint32_t v = 0; v < s->shape->vectors; v++) {
    Value *operands[MOST_SUM_LOOPS + 3] = {s->slabs, s->column};
    memcpy(operands + 2, s->sums, s->nsums * sizeof *operands);
    operands[2 + s->nsums] = build_index(b, v * n);
    Value *groups =
        build_value(b, OP_vector_load, right, operands, 3 + s->nsums);
    Value *flip = arith_int(b, left, FLIP);
    sums.items[v] = build_dot(b, product, sums.items[v], flip, groups);
  }
}

static ValueList add_up(Starts *s, uint32_t i, ValueList sums) {
  if (i == s->nsums) {
    add_groups(s, sums);
    return sums;
  }
  Builder *b = &s->rw->b, outside = *b;
  Value *from = build_index(b, 0), *by = build_index(b, 1);
  Value *end = build_size(b, s->slabs, 1 + i);
  Op *loop = build_for(s->rw, from, end, by, sums);
  Block *body = body_of(loop, 0);
  s->sums[i] = block_arg(body, 0);
  builder_at_end(b, body);
  build_yield(s->rw, add_up(s, i + 1, list_of_args(s->rw, body, 1)));
  *b = outside;
  return list_of_results(s->rw, loop);
}

static void write_starts(Starts *s) {
  Builder *b = &s->rw->b;
  int64_t lanes = s->shape->lanes;
  Value *ncolumns = build_size(b, s->slabs, 0);
  s->column = enter_loop_to(s->rw, ncolumns, lanes * s->shape->vectors);
  Type *type = vector_like(b->ctx, lanes, type_int(b->ctx, 32));
  Value *zero = build_zeros(b, type);
  ValueList sums = list_new(s->rw, s->shape->vectors);
  for (uint32_t v = 0; v < s->shape->vectors; v++)
    list_add(&sums, zero);
  sums = add_up(s, 0, sums);
  for (uint32_t v = 0; v < s->shape->vectors; v++) {
    Value *start = build_binary(b, OP_arith_subi, zero, sums.items[v]);
    Value *far = build_index(b, v * lanes);
    Value *column = build_binary(b, OP_arith_addi, s->column, far);
    Value *operands[] = {start, s->starts, column};
    build_op(b, OP_vector_store, NULL, 0, operands, 3);
  }
}

void build_starts_call(Kernels *k, Builder *b, const Contraction *c,
                       const KernelShape *shape, Value *slabs, Value *starts) {
  Starts s = {.rw = &k->rw, .shape = shape, .nsums = count_sum_loops(c)};
  Value *args[] = {slabs, starts};
  Buf buf = {0};
  buf_printf(&buf, "__mlcc_starts_%ux%u", shape->vectors, shape->lanes);
  put_dot_name(&buf, shape->product);
  if (s.nsums != 1)
    buf_printf(&buf, "_sums%u", s.nsums);
  Ident *name = finish_name(k, &buf);
  Builder outside = k->rw.b;
  Block *block = begin_function(k, name, args, 2);
  if (block) {
    s.slabs = block_arg(block, 0);
    s.starts = block_arg(block, 1);
    write_starts(&s);
  }
  k->rw.b = outside;
  build_function_call(k, b, name, args, 2);
}

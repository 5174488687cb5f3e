// Functions that compute tiles of a contraction:
//
//   func.func private @__mlcc_tiles_2x2x16_mulf_addf_f32_f32_f32(
//       %left: memref<?x?xf32, strided<[?, ?], offset: ?>>,
//       %right: memref<?x?x?xf32, strided<[?, ?, 1], offset: ?>>,
//       %sum: memref<?x?xf32, strided<[?, 1], offset: ?>>, %adds: i1) {
//     scf.for %i = %c0 to %rows step %c2 {
//       scf.for %j = %c0 to %columns step %c32 {
//         %0:4 = scf.for %k = %c0 to %sums step %c1 iter_args(...) {
//           %b0 = vector.load %right[%j, %k, %c0]
//           %b1 = vector.load %right[%j, %k, %c16]
//           %a0 = vector.broadcast (memref.load %left[%i, %k])
//           ... %s00 + %a0 * %b0, %s01 + %a0 * %b1
//           %a1 = vector.broadcast (memref.load %left[%i + 1, %k])
//           ... %s10 + %a1 * %b0, %s11 + %a1 * %b1
//         }
//         ... sum[%i + r, %j + 16 * v] += or = %0#(2 * r + v)
//       }
//     }
//   }
//
// With an instruction for groups of sums (product.c) %a0 is broadcast as a group,
// and a product and a sum are one operation:
//
//           %g0 = vector.load %left[%i, %k, %c0] : vector<4xi8>, broadcast
//           ... llvm.call_intrinsic "llvm.x86.avx512.vpdpbusd.512"(%s00, %g0, %b0)
//
// Sizes and strides are what the memrefs say, so one kernel serves all shapes.
// Sums are added up from zero, and the old ones once at the end; if their order
// matters, they start from the old ones.
#include "lowering/linalg/kernel_tile.h"

#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/vector.h"

static Builder *at(Kernel *f) {
  return &f->rw->b;
}

// Types

static Type *element_of_sum(const Contraction *c) {
  return type_element(c->operands[SUM]->type);
}

Type *kernel_left_type(Kernels *k, const Contraction *c,
                       const Product *product) {
  bool has_groups = product->dot;
  return strided_memref(k->rw.b.ctx, 1 + count_sum_loops(c) + has_groups,
                        has_groups, product->elements[LEFT]);
}

Type *kernel_right_type(Kernels *k, const Contraction *c,
                        const Product *product) {
  return strided_memref(k->rw.b.ctx, 2 + count_sum_loops(c), true,
                        product->elements[RIGHT]);
}

Type *kernel_sum_type(Kernels *k, const Contraction *c) {
  return strided_memref(k->rw.b.ctx, 2, true, element_of_sum(c));
}

Type *kernel_place_type(Kernels *k, const Contraction *c, uint32_t place) {
  bool has_columns = contraction_moves(c, LOOP_COLUMN, place);
  uint32_t rank =
      has_columns + (contraction_moves(c, LOOP_ROW, place) || place == RESULT);
  return strided_memref(k->rw.b.ctx, rank, has_columns,
                        type_element(c->operands[place]->type));
}

Type *kernel_starts_type(Kernels *k) {
  return strided_memref(k->rw.b.ctx, 1, true, type_int(k->rw.b.ctx, 32));
}

static Type *vector_of(Kernel *f, int64_t n, Type *element) {
  return type_vector(f->rw->b.ctx, 1, &n, NULL, element);
}

static Type *row_of(Kernel *f, Type *element) {
  return vector_of(f, f->shape.lanes, element);
}

// A vector of factors: a group for each lane.
static Type *groups_of(Kernel *f, Type *element) {
  return vector_of(f, (int64_t)f->shape.lanes * f->shape.product->group,
                   element);
}

// Arithmetic

static Value *offset_by(Kernel *f, Value *value, int64_t by) {
  return by ? build_binary(at(f), OP_arith_addi, value, build_index(at(f), by))
            : value;
}

// The casts of a factor, on elements or on vectors of them.
static Value *cast_factor(Kernel *f, int place, Value *value) {
  bool is_vector = value->type->kind == TY_VECTOR;
  for (uint32_t i = f->c->ncasts[place]; i-- > 0;) {
    const Op *cast = f->c->casts[place][i];
    Type *to = op_result(cast, 0)->type;
    value = build_unary(at(f), cast->info->opcode,
                        is_vector ? row_of(f, to) : to, value);
  }
  return value;
}

// A sum or a product; of floats, LLVM may make both one FMA.
static Value *combine(Kernel *f, const Op *like, Value *x, Value *y) {
  Value *result = build_binary(at(f), like->info->opcode, x, y);
  Op *op = value_op(result);
  bool fuses = !f->k->in_order;
  if (op_is(op, OP_arith_mulf))
    op->slots[A_arith_mulf_fastmath] =
        attr_flags(at(f)->ctx, def_attr_arith_fastmath,
                   fuses ? E_arith_fastmath_contract : 0);
  if (op_is(op, OP_arith_addf))
    op->slots[A_arith_addf_fastmath] =
        attr_flags(at(f)->ctx, def_attr_arith_fastmath,
                   fuses ? E_arith_fastmath_contract : 0);
  return result;
}

// The sum of `sum` and a product, or those of each group.
static Value *accumulate(Kernel *f, Value *sum, Value *left, Value *right) {
  const Product *product = f->shape.product;
  if (!product->dot)
    return combine(f, f->c->add, sum, combine(f, f->c->multiply, left, right));
  return build_dot(at(f), product, sum, left, right);
}

// Memory

static uint32_t put_sums(const Kernel *f, Value **operands, uint32_t n) {
  for (uint32_t i = 0; i < f->nsums; i++)
    operands[n++] = f->sums[i];
  return n;
}

static Value *load_element(Kernel *f, Value *row) {
  Value *operands[MOST_SUM_LOOPS + 2] = {f->left, row};
  uint32_t n = put_sums(f, operands, 2);
  return build_value(at(f), OP_memref_load, f->shape.product->elements[LEFT],
                     operands, n);
}

// A group in each lane.
static Value *load_group(Kernel *f, Value *row) {
  const Product *product = f->shape.product;
  Type *element = product->elements[LEFT];
  Value *operands[MOST_SUM_LOOPS + 3] = {f->left, row};
  uint32_t n = put_sums(f, operands, 2);
  operands[n++] = build_index(at(f), 0);
  Value *group =
      build_value(at(f), OP_vector_load, vector_of(f, product->group, element),
                  operands, n);
  return build_group_broadcast(at(f), group, f->shape.lanes);
}

static Value *load_left(Kernel *f, Value *row) {
  if (f->shape.product->dot)
    return load_group(f, row);
  Value *element = cast_factor(f, LEFT, load_element(f, row));
  return build_vector_broadcast(at(f), row_of(f, element->type), element);
}

static Value *load_vector(Kernel *f, Type *type, Value *const *operands,
                          uint32_t n, Value *mask) {
  if (!mask)
    return build_value(at(f), OP_vector_load, type, operands, n);
  Value *masked[MOST_SUM_LOOPS + 5];
  memcpy(masked, operands, n * sizeof *operands);
  masked[n] = mask;
  masked[n + 1] = build_zeros(at(f), type);
  return build_value(at(f), OP_vector_maskedload, type, masked, n + 2);
}

static bool is_back(const Kernel *f, uint32_t v) {
  return f->shape.edge == EDGE_BACK && v + 1 == f->shape.vectors;
}

// The mask of a vector's accesses: with EDGE_BACK they have none.
static Value *mask_of(const Kernel *f, uint32_t v) {
  return is_back(f, v) ? NULL : f->masks[v];
}

// Where a vector begins in a slab, in columns.
static Value *place_in_slab(Kernel *f, uint32_t v) {
  return is_back(f, v) ? f->back
                       : build_index(at(f), (int64_t)v * f->shape.lanes);
}

// Copies are as wide as tiles, and read without a mask.
static Value *load_right(Kernel *f, uint32_t v) {
  const Product *product = f->shape.product;
  Value *operands[MOST_SUM_LOOPS + 3] = {f->right, f->column};
  uint32_t n = put_sums(f, operands, 2);
  Value *group = build_index(at(f), product->group);
  Value *place = place_in_slab(f, v);
  operands[n++] =
      product->dot ? build_binary(at(f), OP_arith_muli, place, group) : place;
  Value *vector = load_vector(f, groups_of(f, product->elements[RIGHT]),
                              operands, n, product->dot ? NULL : mask_of(f, v));
  return product->dot ? vector : cast_factor(f, RIGHT, vector);
}

static Value *load_start(Kernel *f, uint32_t v) {
  Value *column =
      build_binary(at(f), OP_arith_addi, f->column, place_in_slab(f, v));
  Value *operands[] = {f->starts, column};
  return load_vector(f, f->vector, operands, 2, NULL);
}

Value *kernel_load(Kernel *f, Value *memref, Value *row, uint32_t v) {
  Value *operands[4] = {memref};
  uint32_t n = 1;
  if (row)
    operands[n++] = row;
  operands[n++] = f->columns[v];
  return load_vector(f, row_of(f, type_element(memref->type)), operands, n,
                     mask_of(f, v));
}

void kernel_store(Kernel *f, Value *memref, uint32_t r, uint32_t v,
                  Value *value) {
  Value *mask = mask_of(f, v);
  if (mask) {
    Value *operands[] = {memref, f->rows[r], f->columns[v], mask, value};
    build_op(at(f), OP_vector_maskedstore, NULL, 0, operands, 5);
    return;
  }
  if (is_back(f, v)) {
    Value *stored = kernel_load(f, memref, f->rows[r], v);
    value = arith_select(at(f), f->masks[v], stored, value);
  }
  Value *operands[] = {value, memref, f->rows[r], f->columns[v]};
  build_op(at(f), OP_vector_store, NULL, 0, operands, 4);
}

// A tile

static uint32_t nsums_of_tile(const Kernel *f) {
  return f->shape.rows * f->shape.vectors;
}

static Value *create_mask(Kernel *f, Value *count) {
  Type *type = row_of(f, type_int(at(f)->ctx, 1));
  return build_value(at(f), OP_vector_create_mask, type, &count, 1);
}

// Where vectors are, and which of their elements count; for EDGE_BACK, which
// have been stored already.
static void place_vectors(Kernel *f) {
  uint32_t lanes = f->shape.lanes, n = f->shape.vectors;
  f->columns = arena_array(f->rw->arena, Value *, n);
  f->masks = arena_zero(f->rw->arena, n * sizeof *f->masks, 8);
  for (uint32_t v = 0; v < n; v++) {
    f->columns[v] = offset_by(f, f->column, v * lanes);
    bool is_edge =
        f->shape.edge == EDGE_ALL || (f->shape.edge != EDGE_NONE && v + 1 == n);
    if (!is_edge)
      continue;
    Value *count = f->done;
    if (f->shape.edge == EDGE_BACK)
      f->columns[v] = offset_by(f, f->ncolumns, -(int64_t)lanes);
    else
      count = build_binary(at(f), OP_arith_subi, f->ncolumns, f->columns[v]);
    f->masks[v] = create_mask(f, count);
  }
  f->rows = arena_array(f->rw->arena, Value *, f->shape.rows);
  for (uint32_t r = 0; r < f->shape.rows; r++)
    f->rows[r] = offset_by(f, f->row, r);
}

// A step of the sums.
static void multiply_and_add(Kernel *f, ValueList sums) {
  uint32_t nvectors = f->shape.vectors;
  Value **right = arena_array(f->rw->arena, Value *, nvectors);
  for (uint32_t v = 0; v < nvectors; v++)
    right[v] = load_right(f, v);
  for (uint32_t r = 0; r < f->shape.rows; r++) {
    Value *left = load_left(f, f->rows[r]);
    for (uint32_t v = 0; v < nvectors; v++) {
      uint32_t i = r * nvectors + v;
      sums.items[i] = accumulate(f, sums.items[i], left, right[v]);
    }
  }
}

// The loop number `i` over sums, and those within.
static ValueList sum_up(Kernel *f, uint32_t i, ValueList sums) {
  if (i == f->nsums) {
    multiply_and_add(f, sums);
    return sums;
  }
  Builder outside = *at(f);
  Value *end = build_size(at(f), f->left, 1 + i);
  Op *loop =
      build_for(f->rw, build_index(at(f), 0), end, build_index(at(f), 1), sums);
  Block *body = body_of(loop, 0);
  f->sums[i] = block_arg(body, 0);
  builder_at_end(at(f), body);
  build_yield(f->rw, sum_up(f, i + 1, list_of_args(f->rw, body, 1)));
  *at(f) = outside;
  return list_of_results(f->rw, loop);
}

// `values`, or what comes of them and the old sums if they are to be added.
static ValueList add_old(Kernel *f, ValueList values, bool only_old) {
  Rewriter *rw = f->rw;
  Builder outside = *at(f);
  Op *choice = build_if(rw, f->adds, list_types(rw, values));
  builder_at_end(at(f), build_block(rw, choice, 0, (TypeList){0}));
  ValueList sums = list_new(rw, values.count);
  for (uint32_t i = 0; i < values.count; i++) {
    Value *row = f->rows[i / f->shape.vectors];
    Value *old = kernel_load(f, f->sum, row, i % f->shape.vectors);
    list_add(&sums,
             only_old ? old : combine(f, f->c->add, old, values.items[i]));
  }
  build_yield(rw, sums);
  builder_at_end(at(f), build_block(rw, choice, 1, (TypeList){0}));
  build_yield(rw, values);
  *at(f) = outside;
  return list_of_results(rw, choice);
}

// Makes the values that the sums of a tile start from.
static ValueList first_sums(Kernel *f) {
  uint32_t nvectors = f->shape.vectors;
  Value **first = arena_array(f->rw->arena, Value *, nvectors);
  for (uint32_t v = 0; v < nvectors; v++)
    first[v] = f->starts ? load_start(f, v) : build_zeros(at(f), f->vector);
  ValueList sums = list_new(f->rw, nsums_of_tile(f));
  for (uint32_t i = 0; i < nsums_of_tile(f); i++)
    list_add(&sums, first[i % nvectors]);
  return sums;
}

static void store_sums(Kernel *f, ValueList sums) {
  for (uint32_t i = 0; i < sums.count; i++)
    kernel_store(f, f->sum, i / f->shape.vectors, i % f->shape.vectors,
                 sums.items[i]);
}

// The results, or sums that are not ready.
static void store_finished(Kernel *f, ValueList sums) {
  Rewriter *rw = f->rw;
  Builder outside = *at(f);
  Op *choice = build_if(rw, f->finishes, (TypeList){0});
  for (uint32_t i = 0; i < 2; i++) {
    builder_at_end(at(f), build_block(rw, choice, i, (TypeList){0}));
    if (i)
      store_sums(f, sums);
    else
      kernel_finish_tile(f, sums);
    build_yield(rw, (ValueList){0});
  }
  *at(f) = outside;
}

static void compute_tile(Kernel *f) {
  // Sums of integers have no order.
  bool in_order = f->k->in_order && !f->shape.product->dot;
  place_vectors(f);
  ValueList sums = first_sums(f);
  if (in_order)
    sums = add_old(f, sums, true);
  sums = sum_up(f, 0, sums);
  if (!in_order)
    sums = add_old(f, sums, false);
  if (f->shape.epilogue)
    store_finished(f, sums);
  else
    store_sums(f, sums);
}

// Functions

static void write_kernel(Kernel *f) {
  Value *nrows = build_size(at(f), f->sum, 0);
  f->ncolumns = build_size(at(f), f->sum, 1);
  f->row = enter_loop_to(f->rw, nrows, f->shape.rows);
  f->column = enter_loop_to(f->rw, f->ncolumns,
                            (int64_t)f->shape.vectors * f->shape.lanes);
  compute_tile(f);
}

// The name says all that a function depends on besides its arguments.

static void put_factor(Buf *name, Ctx *ctx, const Contraction *c, int place) {
  put_type_name(name, ctx, type_element(c->operands[place]->type));
  for (uint32_t i = c->ncasts[place]; i-- > 0;) {
    const Op *cast = c->casts[place][i];
    put_op_name(name, cast->info);
    put_type_name(name, ctx, op_result(cast, 0)->type);
  }
}

static Ident *kernel_name(Kernel *f) {
  Ctx *ctx = at(f)->ctx;
  Buf name = {0};
  buf_printf(&name, "__mlcc_tiles_%ux%ux%u", f->shape.rows, f->shape.vectors,
             f->shape.lanes);
  if (f->shape.product->dot) {
    put_dot_name(&name, f->shape.product);
  } else {
    put_op_name(&name, f->c->multiply->info);
    put_op_name(&name, f->c->add->info);
    put_factor(&name, ctx, f->c, LEFT);
    put_factor(&name, ctx, f->c, RIGHT);
    put_type_name(&name, ctx, element_of_sum(f->c));
  }
  if (f->nsums != 1)
    buf_printf(&name, "_sums%u", f->nsums);
  put_edge_name(&name, f->shape.edge);
  if (f->shape.epilogue)
    put_epilogue_name(&name, ctx, f->rw->arena, f->shape.epilogue, f->c);
  return finish_name(f->k, &name);
}

// Arguments in the order of the function's.
static ValueList list_args(Kernels *k, const Contraction *c,
                           const KernelShape *shape, const KernelArgs *args) {
  enum { MOST_OWN = 8 };
  const Epilogue *e = shape->epilogue;
  uint32_t noutside = e ? e->outside.count : 0;
  ValueList list = list_new(&k->rw, MOST_OWN + c->nplaces + noutside);
  list_add(&list, args->left);
  list_add(&list, args->right);
  list_add(&list, args->sum);
  list_add(&list, args->adds);
  if (shape->edge == EDGE_BACK) {
    list_add(&list, args->back);
    list_add(&list, args->done);
  }
  if (shape->product->is_flipped)
    list_add(&list, args->starts);
  if (!e)
    return list;
  list_add(&list, args->finishes);
  for (uint32_t place = RESULT; place < c->nplaces; place++)
    list_add(&list, args->places[place]);
  return list_join(&k->rw, list, e->outside);
}

// Takes the arguments of the function, which has the order of list_args().
static void take_args(Kernel *f, const Block *block) {
  uint32_t n = 0;
  f->left = block_arg(block, n++);
  f->right = block_arg(block, n++);
  f->sum = block_arg(block, n++);
  f->adds = block_arg(block, n++);
  if (f->shape.edge == EDGE_BACK) {
    f->back = block_arg(block, n++);
    f->done = block_arg(block, n++);
  }
  if (f->shape.product->is_flipped)
    f->starts = block_arg(block, n++);
  if (!f->shape.epilogue)
    return;
  f->finishes = block_arg(block, n++);
  for (uint32_t place = RESULT; place < f->c->nplaces; place++)
    f->places[place] = block_arg(block, n++);
  f->outside = list_of_args(f->rw, block, n);
}

void build_kernel_call(Kernels *k, Builder *b, const Contraction *c,
                       const KernelShape *shape, const KernelArgs *args) {
  Kernel f = {.k = k,
              .rw = &k->rw,
              .c = c,
              .shape = *shape,
              .nsums = count_sum_loops(c)};
  ValueList operands = list_args(k, c, shape, args);
  Ident *name = kernel_name(&f);
  Builder outside = k->rw.b;
  Block *block = begin_function(k, name, operands.items, operands.count);
  if (block) {
    take_args(&f, block);
    f.vector = row_of(&f, element_of_sum(c));
    write_kernel(&f);
  }
  k->rw.b = outside;
  build_function_call(k, b, name, operands.items, operands.count);
}

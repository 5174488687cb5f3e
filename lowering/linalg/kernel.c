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
// Sizes and strides are what the memrefs say, so one kernel serves all shapes.
// Sums are added up from zero, and the old ones once at the end; if their order
// matters, they start from the old ones.
#include "lowering/linalg/kernel_int.h"

#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/vector.h"

typedef struct Kernel {
  Kernels *k;
  Rewriter *rw;
  const Contraction *c;
  KernelShape shape;
  uint32_t nsums;              // loops
  Value *left, *right, *sum;   // arguments
  Value *adds, *back, *done;   // likewise
  Type *vector;                // of sums
  Value *row, *column;         // of the tile
  Value *ncolumns;             // in all
  Value *sums[MOST_SUM_LOOPS]; // induction variables
  Value **columns, **masks;    // of each vector; no mask: NULL
  Value **rows;                // of the tile
} Kernel;

static Builder *at(Kernel *f) {
  return &f->rw->b;
}

// Types

static Type *element_at(const Contraction *c, int place) {
  return type_element(c->operands[place]->type);
}

Type *kernel_left_type(Kernels *k, const Contraction *c) {
  return strided_memref(k->rw.b.ctx, 1 + count_sum_loops(c), false,
                        element_at(c, LEFT));
}

Type *kernel_right_type(Kernels *k, const Contraction *c) {
  return strided_memref(k->rw.b.ctx, 2 + count_sum_loops(c), true,
                        element_at(c, RIGHT));
}

Type *kernel_sum_type(Kernels *k, const Contraction *c) {
  return strided_memref(k->rw.b.ctx, 2, true, element_at(c, SUM));
}

static Type *row_of(Kernel *f, Type *element) {
  int64_t lanes = f->shape.lanes;
  return type_vector(f->rw->b.ctx, 1, &lanes, NULL, element);
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

// Memory

static Value *load_element(Kernel *f, Value *row) {
  Value *operands[MOST_SUM_LOOPS + 2] = {f->left, row};
  for (uint32_t i = 0; i < f->nsums; i++)
    operands[2 + i] = f->sums[i];
  return build_value(at(f), OP_memref_load, element_at(f->c, LEFT), operands,
                     2 + f->nsums);
}

static Value *load_vector(Kernel *f, Type *element, Value *const *operands,
                          uint32_t n, Value *mask) {
  Type *type = row_of(f, element);
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

static Value *load_right(Kernel *f, uint32_t v) {
  Value *operands[MOST_SUM_LOOPS + 3] = {f->right, f->column};
  for (uint32_t i = 0; i < f->nsums; i++)
    operands[2 + i] = f->sums[i];
  operands[2 + f->nsums] =
      is_back(f, v) ? f->back : build_index(at(f), v * f->shape.lanes);
  return load_vector(f, element_at(f->c, RIGHT), operands, 3 + f->nsums,
                     mask_of(f, v));
}

static Value *load_sum(Kernel *f, uint32_t r, uint32_t v) {
  Value *operands[] = {f->sum, f->rows[r], f->columns[v]};
  return load_vector(f, element_at(f->c, SUM), operands, 3, mask_of(f, v));
}

static void store_sum(Kernel *f, uint32_t r, uint32_t v, Value *value) {
  Value *mask = mask_of(f, v);
  if (mask) {
    Value *operands[] = {f->sum, f->rows[r], f->columns[v], mask, value};
    build_op(at(f), OP_vector_maskedstore, NULL, 0, operands, 5);
    return;
  }
  if (is_back(f, v))
    value = arith_select(at(f), f->masks[v], load_sum(f, r, v), value);
  Value *operands[] = {value, f->sum, f->rows[r], f->columns[v]};
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
    right[v] = cast_factor(f, RIGHT, load_right(f, v));
  for (uint32_t r = 0; r < f->shape.rows; r++) {
    Value *element = cast_factor(f, LEFT, load_element(f, f->rows[r]));
    Value *left =
        build_vector_broadcast(at(f), row_of(f, element->type), element);
    for (uint32_t v = 0; v < nvectors; v++) {
      Value *product = combine(f, f->c->multiply, left, right[v]);
      uint32_t i = r * nvectors + v;
      sums.items[i] = combine(f, f->c->add, sums.items[i], product);
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
    Value *old = load_sum(f, i / f->shape.vectors, i % f->shape.vectors);
    list_add(&sums,
             only_old ? old : combine(f, f->c->add, old, values.items[i]));
  }
  build_yield(rw, sums);
  builder_at_end(at(f), build_block(rw, choice, 1, (TypeList){0}));
  build_yield(rw, values);
  *at(f) = outside;
  return list_of_results(rw, choice);
}

static void compute_tile(Kernel *f) {
  place_vectors(f);
  Value *zero = build_zeros(at(f), f->vector);
  ValueList sums = list_new(f->rw, nsums_of_tile(f));
  for (uint32_t i = 0; i < nsums_of_tile(f); i++)
    list_add(&sums, zero);
  if (f->k->in_order)
    sums = add_old(f, sums, true);
  sums = sum_up(f, 0, sums);
  if (!f->k->in_order)
    sums = add_old(f, sums, false);
  for (uint32_t i = 0; i < sums.count; i++)
    store_sum(f, i / f->shape.vectors, i % f->shape.vectors, sums.items[i]);
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
  put_type_name(name, ctx, element_at(c, place));
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
  put_op_name(&name, f->c->multiply->info);
  put_op_name(&name, f->c->add->info);
  put_factor(&name, ctx, f->c, LEFT);
  put_factor(&name, ctx, f->c, RIGHT);
  put_type_name(&name, ctx, element_at(f->c, SUM));
  if (f->nsums != 1)
    buf_printf(&name, "_sums%u", f->nsums);
  put_edge_name(&name, f->shape.edge);
  return finish_name(f->k, &name);
}

void build_kernel_call(Kernels *k, Builder *b, const Contraction *c,
                       const KernelShape *shape, const KernelArgs *args) {
  Kernel f = {.k = k,
              .rw = &k->rw,
              .c = c,
              .shape = *shape,
              .nsums = count_sum_loops(c)};
  Value *operands[] = {args->left, args->right, args->sum,
                       args->adds, args->back,  args->done};
  uint32_t n = shape->edge == EDGE_BACK ? 6 : 4;
  Ident *name = kernel_name(&f);
  Builder outside = k->rw.b;
  Block *block = begin_function(k, name, operands, n);
  if (block) {
    f.left = block_arg(block, 0);
    f.right = block_arg(block, 1);
    f.sum = block_arg(block, 2);
    f.adds = block_arg(block, 3);
    if (shape->edge == EDGE_BACK) {
      f.back = block_arg(block, 4);
      f.done = block_arg(block, 5);
    }
    f.vector = row_of(&f, element_at(c, SUM));
    write_kernel(&f);
  }
  k->rw.b = outside;
  build_function_call(k, b, name, operands, n);
}

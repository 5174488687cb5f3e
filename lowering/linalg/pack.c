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
// elements are transposed by vectors (square.c). The last square ends where the
// sums do, and overlaps the one before it; columns behind the last one are copies
// of that. Other columns, and sums fewer than a square has, are copied element by
// element.
//
// Where a product takes groups of sums (product.c), %k counts groups: rows of a
// group are interleaved, squares are of groups, and the group that the last sums
// do not fill is copied element by element, zeros behind them.
#include "lowering/linalg/kernel_int.h"
#include "lowering/linalg/square.h"

#include "ir/build/arith.h"
#include "ir/build/control.h"
#include "ir/build/vector.h"

typedef struct Packing {
  Rewriter *rw;
  KernelShape shape;
  PackForm form;
  uint32_t nsums;
  const Product *product;
  const Op *cast; // of elements that are copied to wider ones; or NULL
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

static uint32_t group_of(const Packing *p) {
  return p->product->group;
}

// Groups that the innermost loop over sums fills.
static Value *count_groups(Packing *p) {
  Value *count = count_sums(p, p->nsums - 1);
  return group_of(p) == 1 ? count
                          : binary(p, OP_arith_divui, count,
                                   build_index(at(p), group_of(p)));
}

// Loops over all sums but the innermost one.
static void enter_outer_sums(Packing *p) {
  for (uint32_t i = 0; i + 1 < p->nsums; i++)
    p->sums[i] = enter_loop_to(p->rw, count_sums(p, i), 1);
}

// Loops over sums, the innermost one over groups from number `first` to `end`.
static void enter_groups(Packing *p, Value *first, Value *end) {
  enter_outer_sums(p);
  if (p->nsums)
    p->sums[p->nsums - 1] = enter_loop(p->rw, first, end);
}

// Within these loops: the sums become those of element `i` of the group, until
// leave_group() is given what this returns.
static Value *enter_group(Packing *p, Value *i) {
  if (group_of(p) == 1)
    return NULL;
  Value **last = &p->sums[p->nsums - 1], *group = *last;
  Value *first =
      binary(p, OP_arith_muli, group, build_index(at(p), group_of(p)));
  *last = binary(p, OP_arith_addi, first, i);
  return group;
}

static void leave_group(Packing *p, Value *group) {
  if (group)
    p->sums[p->nsums - 1] = group;
}

// Vectors

static Value *convert(Packing *p, Value *value) {
  if (!p->cast)
    return value;
  Type *to = p->product->elements[RIGHT];
  if (value->type->kind == TY_VECTOR) {
    int64_t n = type_num_elements(value->type);
    to = type_vector(at(p)->ctx, 1, &n, NULL, to);
  }
  return build_unary(at(p), p->cast->info->opcode, to, value);
}

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

// A vector with so many elements of the right operand for each lane.
static Type *vector_type(Packing *p, uint32_t times) {
  int64_t n = (int64_t)p->shape.lanes * times;
  return type_vector(at(p)->ctx, 1, &n, NULL, type_element(p->right->type));
}

static void store(Packing *p, Value *value, uint32_t v) {
  Value *operands[MOST_SUM_LOOPS + 4] = {value, p->slabs, p->slab};
  uint32_t n = put_sums(p, operands, 3);
  operands[n++] = build_index(at(p), (int64_t)v * p->shape.lanes * group_of(p));
  build_op(at(p), OP_vector_store, NULL, 0, operands, n);
}

// x[0], y[0], x[1], y[1], ... in pieces of `size` elements.
static Value *interleave_pieces(Packing *p, Value *x, Value *y, int64_t size) {
  int64_t n = type_num_elements(x->type);
  int64_t *mask = arena_array(p->rw->arena, int64_t, 2 * n);
  for (int64_t i = 0; i < 2 * n; i++) {
    int64_t piece = i / size;
    mask[i] = piece / 2 * size + i % size + (piece % 2 ? n : 0);
  }
  return build_vector_shuffle(at(p), x, y, mask, (uint32_t)(2 * n));
}

// The vectors of the sums of a group, of which each column's become neighbours.
static Value *load_groups(Packing *p, uint32_t v) {
  enum { MOST_GROUP = 4 };
  Value *rows[MOST_GROUP] = {NULL}, *column = column_of(p, v);
  bool is_masked = p->shape.edge != EDGE_BACK && is_edge(p, v);
  uint32_t n = group_of(p);
  for (uint32_t i = 0; i < n; i++) {
    Value *group = enter_group(p, build_index(at(p), i));
    rows[i] = convert(p, load(p, vector_type(p, 1), column, is_masked));
    leave_group(p, group);
  }
  for (int64_t size = 1; n > 1; n /= 2, size *= 2)
    for (uint32_t i = 0; i < n / 2; i++)
      rows[i] = interleave_pieces(p, rows[2 * i], rows[2 * i + 1], size);
  return rows[0];
}

static void copy_vectors(Packing *p) {
  Builder outside = *at(p);
  enter_groups(p, build_index(at(p), 0), p->nsums ? count_groups(p) : NULL);
  for (uint32_t v = 0; v < p->shape.vectors; v++)
    store(p, load_groups(p, v), v);
  *at(p) = outside;
}

// Elements

// Stores an element of a group for the column number `to` of the slab.
static void store_element(Packing *p, Value *element, Value *to, Value *group,
                          Value *i) {
  Value *operands[MOST_SUM_LOOPS + 4] = {element, p->slabs, p->slab};
  uint32_t n = put_sums(p, operands, 3);
  if (group) {
    operands[n - 1] = group;
    Value *first =
        binary(p, OP_arith_muli, to, build_index(at(p), group_of(p)));
    to = binary(p, OP_arith_addi, first, i);
  }
  operands[n++] = to;
  build_op(at(p), OP_memref_store, NULL, 0, operands, n);
}

// An element of the group that p->sums says, or 0 behind the last sum.
static void copy_element(Packing *p, Value *from, Value *to, Value *i) {
  Value *group = enter_group(p, i);
  Type *type = p->product->elements[RIGHT];
  Op *choice = NULL;
  Builder outside = *at(p);
  if (group) {
    Value *count = count_sums(p, p->nsums - 1);
    Value *is_sum =
        arith_cmpi(at(p), E_arith_cmpi_slt, p->sums[p->nsums - 1], count);
    choice = build_if(p->rw, is_sum, (TypeList){.items = &type, .count = 1});
    outside = *at(p);
    builder_at_end(at(p), build_block(p->rw, choice, 0, (TypeList){0}));
  }
  Value *operands[MOST_SUM_LOOPS + 4] = {p->right};
  uint32_t n = put_place(p, operands, 1, from);
  Value *element =
      convert(p, build_value(at(p), OP_memref_load,
                             type_element(p->right->type), operands, n));
  if (choice) {
    build_yield(p->rw, (ValueList){.items = &element, .count = 1});
    builder_at_end(at(p), build_block(p->rw, choice, 1, (TypeList){0}));
    Value *zero = build_zeros(at(p), type);
    build_yield(p->rw, (ValueList){.items = &zero, .count = 1});
    *at(p) = outside;
    element = op_result(choice, 0);
  }
  store_element(p, element, to, group, i);
  leave_group(p, group);
}

// The columns of the vector `v`, in groups from number `first` to all that there
// are.
static void copy_columns_of(Packing *p, uint32_t v, Value *first) {
  Value *column = column_of(p, v), *count = build_index(at(p), p->shape.lanes);
  if (is_edge(p, v)) {
    Value *left = binary(p, OP_arith_subi, p->ncolumns, column);
    Value *zero = build_index(at(p), 0);
    count =
        binary(p, OP_arith_minsi, count, binary(p, OP_arith_maxsi, left, zero));
  }
  Value *end = p->nsums ? build_size(at(p), p->slabs, p->nsums) : NULL;
  Builder outside = *at(p);
  Value *i = enter_loop_to(p->rw, count, 1);
  Value *from = binary(p, OP_arith_addi, column, i);
  Value *to = binary(p, OP_arith_addi, i,
                     build_index(at(p), (int64_t)v * p->shape.lanes));
  enter_groups(p, first, end);
  bool has_groups = group_of(p) != 1;
  Value *size = has_groups ? build_index(at(p), group_of(p)) : NULL;
  copy_element(p, from, to, size ? enter_loop_to(p->rw, size, 1) : NULL);
  *at(p) = outside;
}

static void copy_elements(Packing *p, Value *first) {
  for (uint32_t v = 0; v < p->shape.vectors; v++)
    copy_columns_of(p, v, first);
}

// The group that the last sums do not fill, if there is one.
static void copy_last_group(Packing *p) {
  if (group_of(p) != 1)
    copy_elements(p, count_groups(p));
}

// Squares

// A group is a word of 32 bits.
static Type *words_type(Packing *p) {
  int64_t lanes = p->shape.lanes;
  return type_vector(at(p)->ctx, 1, &lanes, NULL, type_int(at(p)->ctx, 32));
}

// The square of the vector `v` and the groups from p->sums on.
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
    Value *group = enter_group(p, build_index(at(p), 0));
    rows[i] = convert(p, load(p, vector_type(p, group_of(p)), from, false));
    leave_group(p, group);
  }
  Type *groups = rows[0]->type;
  for (uint32_t i = 0; i < lanes && group_of(p) != 1; i++)
    rows[i] = build_unary(at(p), OP_vector_bitcast, words_type(p), rows[i]);
  transpose_square(at(p), p->rw->arena, rows, lanes);
  for (uint32_t i = 0; i < lanes; i++) {
    Value *by = build_index(at(p), i);
    p->sums[last] = binary(p, OP_arith_addi, sum, by);
    if (group_of(p) != 1)
      rows[i] = build_unary(at(p), OP_vector_bitcast, groups, rows[i]);
    store(p, rows[i], v);
  }
}

// All squares of the vector `v`, which is long streams of a few columns.
static void copy_squares(Packing *p, uint32_t v) {
  uint32_t last = p->nsums - 1;
  Builder outside = *at(p);
  enter_outer_sums(p);
  Value *count = count_groups(p);
  Value *lanes = build_index(at(p), p->shape.lanes);
  Value *end = binary(p, OP_arith_subi, count, lanes);
  Value *sum = enter_loop_to(p->rw, count, p->shape.lanes);
  p->sums[last] = binary(p, OP_arith_minsi, sum, end);
  copy_square(p, v);
  *at(p) = outside;
}

static void copy_transposed(Packing *p) {
  Value *count = count_groups(p);
  Value *lanes = build_index(at(p), p->shape.lanes);
  Value *has_squares = arith_cmpi(at(p), E_arith_cmpi_sge, count, lanes);
  Op *branch = build_if(p->rw, has_squares, (TypeList){0});
  for (uint32_t i = 0; i < 2; i++) {
    builder_at_end(at(p), build_block(p->rw, branch, i, (TypeList){0}));
    at(p)->before = build_yield(p->rw, (ValueList){0});
    if (i) {
      copy_elements(p, build_index(at(p), 0));
      continue;
    }
    for (uint32_t v = 0; v < p->shape.vectors; v++)
      copy_squares(p, v);
    copy_last_group(p);
  }
}

static void write_packing(Packing *p) {
  p->ncolumns = count_columns(p);
  p->slab = enter_loop_to(p->rw, p->ncolumns,
                          (int64_t)p->shape.vectors * p->shape.lanes);
  if (p->form == PACK_TRANSPOSED) {
    copy_transposed(p);
  } else if (p->form == PACK_COLUMNS) {
    copy_vectors(p);
    copy_last_group(p);
  } else {
    copy_elements(p, build_index(at(p), 0));
  }
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
  if (p->cast) {
    put_op_name(&name, p->cast->info);
    put_type_name(&name, k->rw.b.ctx, p->product->elements[RIGHT]);
  }
  if (group_of(p) != 1)
    buf_printf(&name, "_groups%u", group_of(p));
  if (p->nsums != 1)
    buf_printf(&name, "_sums%u", p->nsums);
  put_edge_name(&name, p->shape.edge);
  buf_puts(&name, suffixes[p->form]);
  return finish_name(k, &name);
}

void build_pack_call(Kernels *k, Builder *b, const Contraction *c,
                     const KernelShape *shape, PackForm form, Value *right,
                     Value *slabs) {
  const Product *product = shape->product;
  bool converts = type_element(right->type) != product->elements[RIGHT];
  Packing p = {.rw = &k->rw,
               .shape = *shape,
               .form = form,
               .product = product,
               .cast = converts ? c->casts[RIGHT][0] : NULL,
               .nsums = count_sum_loops(c)};
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

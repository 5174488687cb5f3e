// vector.contract, as `vector-contract-lowering` says:
//
//   outerproduct   products of matrices and vectors as a sum of outer products,
//                  one for each place of the dimension that is reduced
//   dot            the same, an element of the result after the other: a
//                  product of a row and a column, and its sum
//   parallelarith  where all that is reduced has the size 1: multiplied and
//                  added as a whole
//   llvmintr       products of matrices by llvm.intr.matrix.multiply
//
// What a choice is not for loses a dimension and becomes several contractions
// of less: first those in both operands and the result, then those in one and
// the result; then those that are reduced, up to vector.reduction.
//
// MLIR has this for sums of products of one element type only. When code is to
// be produced the others are taken too: operands of shorter types are extended,
// and kinds other than `add` combine in the same order.

#include "lowering/vector/vector_patterns.h"

#include "ir/dialects/dialects.h"
#include "ir/dialects/vector/vector.h"
#include "ir/build/vector.h"
#include "lowering/to_llvm/passes.h"

static uint32_t choice_of(const Rewriter *rw) {
  const Options_vector_to_llvm *options = rw->state;
  return options->vector_contract_lowering;
}

typedef struct Contract {
  Rewriter *rw;
  Op *op, *root; // what is replaced
  Value *lhs, *rhs, *acc, *mask;
  const Attr *maps[3], *iterators;
  Attr *kind;
  Type *type; // of the result
} Contract;

enum { LHS, RHS, ACC };

static Contract contract_of(Rewriter *rw, Op *op) {
  const Attr *maps = op_slot(op, A_vector_contract_indexing_maps);
  Contract c = {
      .rw = rw,
      .op = op,
      .root = op,
      .lhs = op_operand(op, 0),
      .rhs = op_operand(op, 1),
      .acc = op_operand(op, 2),
      .iterators = op_slot(op, A_vector_contract_iterator_types),
      .kind = op_slot(op, A_vector_contract_kind),
      .type = op_result(op, 0)->type,
  };
  for (uint32_t i = 0; i < 3; i++)
    c.maps[i] = maps->as.array.items[i];
  return c;
}

static void leave(Contract *c) {
  Masked m = leave_mask(c->rw, c->op);
  c->root = m.root;
  c->mask = m.mask;
}

static bool replace(Contract *c, Value *value) {
  return rewrite_replace1(c->rw, c->root, value);
}

static bool is_reduced(const Contract *c, int64_t dim) {
  return attr_flags_value(c->iterators->as.array.items[dim]) ==
         E_vector_iterator_type_reduction;
}

static int64_t map_dim(const Attr *map, uint32_t i) {
  return map->as.map.results[i]->value;
}

// Where a map has the dimension; -1: nowhere.
static int map_find(const Attr *map, int64_t dim) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (map_dim(map, i) == dim)
      return (int)i;
  return -1;
}

static bool is_float(const Contract *c) {
  return type_is_float(type_element_or_self(c->type));
}

static bool is_of_kind(const Contract *c, int64_t kind) {
  return attr_flags_value(c->kind) == kind;
}

static Value *transposed(Contract *c, Value *matrix) {
  return build_vector_transpose(&c->rw->b, c->rw->arena, matrix,
                                (int64_t[]){1, 0});
}

static Value *multiply(Contract *c, Value *a, Value *b) {
  Op *op = build_op(&c->rw->b, is_float(c) ? OP_arith_mulf : OP_arith_muli,
                    &a->type, 1, (Value *[]){a, b}, 2);
  if (is_float(c))
    op->slots[A_arith_mulf_fastmath] =
        attr_flags(c->rw->b.ctx, def_attr_arith_fastmath, 0);
  else
    op->slots[A_arith_muli_overflowFlags] =
        attr_flags(c->rw->b.ctx, def_attr_arith_overflow, 0);
  return op_result(op, 0);
}

// Combines a product with what there is of the result; no `acc`: the product.
static Value *combine_product(Rewriter *rw, Attr *kind, Value *a, Value *b,
                              Value *acc, Value *mask) {
  Contract c = {.rw = rw, .kind = kind, .type = a->type};
  if (acc && is_float(&c) && acc->type->kind == TY_VECTOR &&
      is_of_kind(&c, E_vector_kind_add)) {
    Value *sum = build_value(&rw->b, OP_vector_fma, acc->type,
                             (Value *[]){a, b, acc}, 3);
    return mask ? build_value(&rw->b, OP_arith_select, sum->type,
                              (Value *[]){mask, sum, acc}, 3)
                : sum;
  }
  Value *product = multiply(&c, a, b);
  return acc ? build_combined(&rw->b, rw->arena, kind, product, acc, NULL, mask)
             : product;
}

// Matrices and vectors

// A form of the three maps: letters are dimensions, m, n and k.
typedef struct Form {
  const char *maps[3];
  bool swap;               // the operands
  bool turn_lhs, turn_rhs; // transposed
} Form;

static const char *const letters_mnk = "mnk", *const letters_mk = "mk",
                         *const letters_km = "km";

static bool has_form(const Contract *c, const Form *form,
                     const char *dimensions) {
  for (int i = 0; i < 3; i++) {
    const Attr *map = c->maps[i];
    if (map->as.map.nresults != strlen(form->maps[i]))
      return false;
    for (uint32_t k = 0; k < map->as.map.nresults; k++)
      if (dimensions[map_dim(map, k)] != form->maps[i][k])
        return false;
  }
  return true;
}

static const Form *find_form(const Contract *c, const Form *forms,
                             const char *dimensions) {
  for (; forms->maps[0]; forms++)
    if (has_form(c, forms, dimensions))
      return forms;
  return NULL;
}

// Which dimensions there are, by their letters; NULL: no such product.
static const char *product_letters(const Contract *c) {
  uint32_t n = c->iterators->as.array.count;
  if (n == 3 && !is_reduced(c, 0) && !is_reduced(c, 1) && is_reduced(c, 2))
    return letters_mnk;
  if (n == 2 && is_reduced(c, 0) != is_reduced(c, 1))
    return is_reduced(c, 1) ? letters_mk : letters_km;
  return NULL;
}

// Outer products: the dimension that is reduced becomes the first.

// As they are tried. What is transposed is so before the operands are swapped.
static const Form outer_matrix[] = {
    {{"mk", "kn", "mn"}, false, true, false},
    {{"mk", "nk", "mn"}, false, true, true},
    {{"km", "kn", "mn"}, false, false, false},
    {{"km", "nk", "mn"}, false, false, true},
    {{"mk", "kn", "nm"}, true, true, false},
    {{"mk", "nk", "nm"}, true, true, true},
    {{"km", "kn", "nm"}, true, false, false},
    {{"km", "nk", "nm"}, true, false, true},
    {.swap = false},
};
static const Form outer_vector[] = {
    {{"mk", "k", "m"}, false, true, false},
    {{"km", "k", "m"}, false, false, false},
    {{"k", "mk", "m"}, true, false, true},
    {{"k", "km", "m"}, true, false, false},
    {.swap = false},
};

// Are the elements of the operands those of the result, or shorter ones of its
// kind? The verifier takes any.
static bool can_promote(const Contract *c) {
  const Type *from = type_element(c->lhs->type),
             *to = type_element_or_self(c->type);
  return from == to || (from->kind == to->kind && from->kind != TY_INDEX &&
                        type_bit_width(from) < type_bit_width(to));
}

static Value *promoted(Contract *c, Value *value) {
  Type *element = type_element_or_self(c->type);
  if (type_element_or_self(value->type) == element)
    return value;
  Type *type = value->type->kind == TY_VECTOR
                   ? type_with_element(c->rw->b.ctx, value->type, element)
                   : element;
  return build_unary(&c->rw->b, is_float(c) ? OP_arith_extf : OP_arith_extsi,
                     type, value);
}

static Value *outer_products(Contract *c, int64_t n) {
  Rewriter *rw = c->rw;
  Value *result = c->acc;
  for (int64_t k = 0; k < n; k++) {
    Value *a = build_vector_row(&rw->b, c->lhs, k);
    Value *b = build_vector_row(&rw->b, c->rhs, k);
    a = promoted(c, a);
    b = promoted(c, b);
    Value *mask = c->mask ? build_vector_row(&rw->b, c->mask, k) : NULL;
    Op *product = build_op(&rw->b, OP_vector_outerproduct, &result->type, 1,
                           (Value *[]){a, b, result}, 3);
    product->slots[A_vector_outerproduct_kind] = c->kind;
    result = build_masked(rw, product, mask);
  }
  return result;
}

// The mask's dimension that is reduced becomes the first as well, before those
// of the result in their order, which mlir-opt takes to be the same always.
static Value *mask_by_reduced(Contract *c, const Form *form,
                              const char *letters) {
  static const int64_t mn[] = {2, 0, 1}, nm[] = {2, 1, 0}, m[] = {1, 0};
  if (!c->mask || letters == letters_km)
    return c->mask;
  const int64_t *order = letters == letters_mk ? m : form->swap ? nm : mn;
  return build_vector_transpose(&c->rw->b, c->rw->arena, c->mask, order);
}

// Adds up outer products of columns and rows.
static bool contract_by_outer_products(Contract *c) {
  const char *letters = product_letters(c);
  const Form *form =
      letters
          ? find_form(c, letters == letters_mnk ? outer_matrix : outer_vector,
                      letters)
          : NULL;
  if (!form)
    return false;
  int k = form->maps[0][0] == 'k' ? 0 : 1;
  if (type_dim_is_scalable(c->lhs->type, k))
    return false;
  int64_t n = vector_dim(c->lhs->type, k);
  leave(c);
  if (form->swap && form->turn_rhs && form->turn_lhs) { // in this order there
    c->rhs = transposed(c, c->rhs);
    c->lhs = transposed(c, c->lhs);
  } else {
    if (form->turn_lhs)
      c->lhs = transposed(c, c->lhs);
    if (form->turn_rhs)
      c->rhs = transposed(c, c->rhs);
  }
  c->mask = mask_by_reduced(c, form, letters);
  if (form->swap) {
    Value *lhs = c->lhs;
    c->lhs = c->rhs;
    c->rhs = lhs;
  }
  return replace(c, outer_products(c, n));
}

// Dot products: the dimension that is reduced becomes the last.

static const Form dot_matrix[] = {
    {{"mk", "kn", "mn"}, false, false, true},
    {{"mk", "nk", "mn"}, false, false, false},
    {{"km", "kn", "mn"}, false, true, true},
    {{"km", "nk", "mn"}, false, true, false},
    {{"mk", "kn", "nm"}, true, false, true},
    {{"mk", "nk", "nm"}, true, false, false},
    {{"km", "kn", "nm"}, true, true, true},
    {{"km", "nk", "nm"}, true, true, false},
    {.swap = false},
};
static const Form dot_vector[] = {
    {{"mk", "k", "m"}, false, false, false},
    {{"km", "k", "m"}, false, true, false},
    {{"k", "mk", "m"}, true, false, false},
    {{"k", "km", "m"}, true, false, true},
    {.swap = false},
};

static Value *dot_product(Contract *c, Value *row, Value *column) {
  Ctx *ctx = c->rw->b.ctx;
  Value *product = multiply(c, row, column);
  Type *element = type_element(c->type);
  Op *sum = build_op(&c->rw->b, OP_vector_reduction, &element, 1, &product, 1);
  sum->slots[A_vector_reduction_kind] =
      attr_flags(ctx, def_attr_vector_kind, E_vector_kind_add);
  sum->slots[A_vector_reduction_fastmath] =
      attr_flags(ctx, def_attr_arith_fastmath, 0);
  return op_result(sum, 0);
}

static Value *dot_products(Contract *c) {
  Builder *b = &c->rw->b;
  uint32_t rank = (uint32_t)vector_rank(c->type);
  int64_t rows = vector_dim(c->type, 0);
  int64_t columns = rank == 1 ? 1 : vector_dim(c->type, 1);
  Value **column = arena_array(c->rw->arena, Value *, columns + 1);
  Value *result = build_zeros(b, c->type);
  for (int64_t i = 0; i < rows; i++) {
    Value *row = build_vector_row(b, c->lhs, i);
    for (int64_t k = 0; k < columns; k++) {
      if (!i)
        column[k] = rank == 1 ? c->rhs : build_vector_row(b, c->rhs, k);
      Value *sum = dot_product(c, row, column[k]);
      result = build_vector_insert(b, sum, result, (int64_t[]){i, k}, rank);
    }
  }
  return result;
}

// Computes each element of the result by a reduction.
static bool contract_by_dot_products(Contract *c) {
  const char *letters = product_letters(c);
  if (!letters || letters == letters_km || op_masking(c->op))
    return false;
  const Form *form =
      find_form(c, letters == letters_mnk ? dot_matrix : dot_vector, letters);
  if (!form)
    return false;
  bool late_lhs = form->swap && form->turn_rhs; // in this order there
  if (form->turn_lhs && !late_lhs)
    c->lhs = transposed(c, c->lhs);
  if (form->turn_rhs)
    c->rhs = transposed(c, c->rhs);
  if (form->turn_lhs && late_lhs)
    c->lhs = transposed(c, c->lhs);
  if (form->swap) {
    Value *lhs = c->lhs;
    c->lhs = c->rhs;
    c->rhs = lhs;
  }
  Value *result = dot_products(c);
  return replace(c, build_combined(&c->rw->b, c->rw->arena, c->kind, result,
                                   c->acc, NULL, NULL));
}

// As a whole

// How an operand becomes one with the dimensions of the result: those that it
// lacks are put to the front by a broadcast, all are brought into order, with
// those that are reduced first, which are then left out.
typedef struct Spread {
  Value *value;
  const Attr *map;
  int64_t *shape, *order;
  uint32_t nnew, nreduced, norder;
} Spread;

static bool find_reduced_ones(const Contract *c, Spread *s) {
  const Type *type = s->value->type;
  for (uint32_t i = 0; i < s->map->as.map.nresults; i++) {
    if (!is_reduced(c, map_dim(s->map, i)))
      continue;
    if (vector_dim(type, (int)i) != 1)
      return false;
    s->nreduced++;
  }
  return true;
}

static void find_order(const Contract *c, Spread *s) {
  const Attr *result = c->maps[ACC];
  uint32_t n = s->map->as.map.nresults, nresult = result->as.map.nresults;
  s->shape = arena_array(c->rw->arena, int64_t, nresult + n + 1);
  s->order = arena_array(c->rw->arena, int64_t, nresult + n + 1);
  uint32_t lacking = nresult - (n - s->nreduced);
  for (uint32_t i = 0; i < n; i++)
    if (is_reduced(c, map_dim(s->map, i)))
      s->order[s->norder++] = lacking + i;
  for (uint32_t i = 0; i < nresult; i++) {
    int at = map_find(s->map, map_dim(result, i));
    if (at < 0)
      s->shape[s->nnew++] = vector_dim(c->type, (int)i);
    s->order[s->norder++] = at < 0 ? s->nnew - 1 : lacking + (uint32_t)at;
  }
}

static void widen(const Contract *c, Spread *s) {
  Type *type = s->value->type;
  uint32_t n = s->nnew;
  if (!n)
    return;
  for (int i = 0; i < vector_rank(type); i++)
    s->shape[n++] = vector_dim(type, i);
  Type *wide =
      type_vector(c->rw->b.ctx, (int)n, s->shape, NULL, type_element(type));
  s->value = build_vector_broadcast(&c->rw->b, wide, s->value);
}

static Value *without_ones(const Contract *c, const Spread *s) {
  int64_t *zeros =
      arena_zero(c->rw->arena, (s->nreduced + 1) * sizeof *zeros, 8);
  return build_vector_part(&c->rw->b, s->value, zeros, s->nreduced);
}

static bool contract_as_whole(Contract *c) {
  Spread lhs = {.value = c->lhs, .map = c->maps[LHS]};
  Spread rhs = {.value = c->rhs, .map = c->maps[RHS]};
  Rewriter *rw = c->rw;
  if (op_masking(c->op) || !find_reduced_ones(c, &lhs) ||
      !find_reduced_ones(c, &rhs))
    return false;
  find_order(c, &lhs);
  find_order(c, &rhs);
  widen(c, &lhs);
  widen(c, &rhs);
  lhs.value = build_vector_transpose(&rw->b, rw->arena, lhs.value, lhs.order);
  rhs.value = build_vector_transpose(&rw->b, rw->arena, rhs.value, rhs.order);
  Value *a = without_ones(c, &lhs), *b = without_ones(c, &rhs);
  return replace(c, combine_product(rw, c->kind, a, b, c->acc, NULL));
}

// By LLVM's intrinsic, for which LLVM has to be told that matrices are stored
// by rows (-matrix-default-layout=row-major), as in MLIR.

static bool has_dims(const Attr *map, int64_t a, int64_t b) {
  return map->as.map.nresults == 2 && map_find(map, a) >= 0 &&
         map_find(map, b) >= 0;
}

static bool is_matrix_product(const Contract *c) {
  enum { M, N, K }; // of letters_mnk
  return product_letters(c) == letters_mnk && has_dims(c->maps[LHS], M, K) &&
         has_dims(c->maps[RHS], K, N) && has_dims(c->maps[ACC], M, N) &&
         !type_is_scalable(c->lhs->type) && !type_is_scalable(c->rhs->type);
}

// With the dimension of that letter first.
static Value *matrix_by(Contract *c, int map, Value *matrix, char letter) {
  return letters_mnk[map_dim(c->maps[map], 0)] == letter
             ? matrix
             : transposed(c, matrix);
}

static Value *multiply_matrices(Contract *c, Value *lhs, Value *rhs) {
  Builder *b = &c->rw->b;
  int64_t shape[] = {vector_dim(lhs->type, 0), vector_dim(rhs->type, 1)};
  Type *type = type_vector(b->ctx, 2, shape, NULL, type_element(c->type));
  Type *flat = vector_flat_type(b->ctx, type);
  Attr *columns = attr_i32(b->ctx, (int32_t)vector_dim(lhs->type, 1));
  lhs = build_vector_shape_cast(b, vector_flat_type(b->ctx, lhs->type), lhs);
  rhs = build_vector_shape_cast(b, vector_flat_type(b->ctx, rhs->type), rhs);
  Op *op = build_op(b, OP_llvm_intr_matrix_multiply, &flat, 1,
                    (Value *[]){lhs, rhs}, 2);
  op->slots[A_llvm_intr_matrix_multiply_lhs_rows] =
      attr_i32(b->ctx, (int32_t)shape[0]);
  op->slots[A_llvm_intr_matrix_multiply_lhs_columns] = columns;
  op->slots[A_llvm_intr_matrix_multiply_rhs_columns] =
      attr_i32(b->ctx, (int32_t)shape[1]);
  return build_vector_shape_cast(b, type, op_result(op, 0));
}

static bool has_one_element_type(const Contract *c) {
  const Type *element = type_element_or_self(c->type);
  return type_element(c->lhs->type) == element &&
         type_element(c->rhs->type) == element;
}

static bool contract_by_intrinsic(Rewriter *rw, Op *op) {
  Contract c = contract_of(rw, op);
  if (choice_of(rw) != CONTRACT_LLVMINTR || op_masking(op) ||
      !is_matrix_product(&c) || !has_one_element_type(&c) ||
      !is_of_kind(&c, E_vector_kind_add))
    return false;
  Value *lhs = matrix_by(&c, LHS, c.lhs, 'm');
  Value *rhs = matrix_by(&c, RHS, c.rhs, 'k');
  Value *product = multiply_matrices(&c, lhs, rhs);
  product = matrix_by(&c, ACC, product, 'm');
  return replace(&c, build_combined(&rw->b, rw->arena, c.kind, c.acc, product,
                                    NULL, NULL));
}

// A dimension less

// The map without a dimension; those behind it are counted anew.
static Attr *map_without(Contract *c, const Attr *map, int64_t dim) {
  Ctx *ctx = c->rw->b.ctx;
  uint32_t n = 0;
  AffineExpr **results =
      arena_array(c->rw->arena, AffineExpr *, map->as.map.nresults + 1);
  for (uint32_t i = 0; i < map->as.map.nresults; i++) {
    int64_t d = map_dim(map, i);
    if (d != dim)
      results[n++] = affine_dim(ctx, (uint32_t)(d < dim ? d : d - 1));
  }
  return attr_affine_map(ctx, map->as.map.ndims - 1, 0, results, n);
}

typedef struct Lower { // what all contractions of one dimension less have
  Attr *maps, *iterators;
} Lower;

static Lower lower_without(Contract *c, int64_t dim) {
  Ctx *ctx = c->rw->b.ctx;
  Attr *maps[3];
  uint32_t n = 0, count = c->iterators->as.array.count;
  Attr **iterators = arena_array(c->rw->arena, Attr *, count + 1);
  for (int i = 0; i < 3; i++)
    maps[i] = map_without(c, c->maps[i], dim);
  for (uint32_t i = 0; i < count; i++)
    if (i != dim)
      iterators[n++] = c->iterators->as.array.items[i];
  return (Lower){attr_array(ctx, maps, 3), attr_array(ctx, iterators, n)};
}

// Without a dimension of the result it is one of its elements.
static Value *contract_part(Contract *c, const Lower *lower, Value *lhs,
                            Value *rhs, Value *acc, Value *mask) {
  Op *op = build_op(&c->rw->b, OP_vector_contract, &acc->type, 1,
                    (Value *[]){lhs, rhs, acc}, 3);
  op->slots[A_vector_contract_indexing_maps] = lower->maps;
  op->slots[A_vector_contract_iterator_types] = lower->iterators;
  op->slots[A_vector_contract_kind] = c->kind;
  return build_masked(c->rw, op, mask);
}

static Type *without_dim(Contract *c, Type *type, int dim) {
  int n = 0, rank = vector_rank(type);
  int64_t *shape = arena_array(c->rw->arena, int64_t, rank + 1);
  bool *scalable = arena_array(c->rw->arena, bool, rank + 1);
  for (int i = 0; i < rank; i++) {
    if (i == dim)
      continue;
    shape[n] = vector_dim(type, i);
    scalable[n++] = type_dim_is_scalable(type, i);
  }
  return type_vector(c->rw->b.ctx, n, shape, scalable, type_element(type));
}

// What there is at place `at` of dimension `dim`; -1: it has no such dimension.
static Value *take_at(Contract *c, Value *value, int dim, int64_t at) {
  Builder *b = &c->rw->b;
  if (dim < 0)
    return value;
  if (!dim)
    return build_vector_row(b, value, at);
  Value *result = build_zeros(b, without_dim(c, value->type, dim));
  for (int64_t i = 0; i < vector_dim(result->type, 0); i++) {
    Value *row = build_vector_row(b, value, i);
    row = take_at(c, row, dim - 1, at);
    result = build_vector_insert_row(b, row, result, i);
  }
  return result;
}

// Puts it there.
static Value *put_at(Contract *c, Value *value, Value *into, int dim,
                     int64_t at) {
  Builder *b = &c->rw->b;
  if (dim < 0)
    return value;
  if (!dim)
    return build_vector_insert_row(b, value, into, at);
  for (int64_t i = 0; i < vector_dim(value->type, 0); i++) {
    Value *row = build_vector_row(b, into, i);
    Value *part = build_vector_row(b, value, i);
    row = put_at(c, part, row, dim - 1, at);
    into = build_vector_insert_row(b, row, into, i);
  }
  return into;
}

// Dimension `lhs` of the one operand, `rhs` of the other; -1: not there.
static bool unroll_parallel(Contract *c, int lhs, int rhs) {
  const Value *side = lhs >= 0 ? c->lhs : c->rhs;
  int at = lhs >= 0 ? lhs : rhs;
  int64_t dim = map_dim(c->maps[lhs >= 0 ? LHS : RHS], (uint32_t)at);
  int64_t size = vector_dim(side->type, at);
  int acc = map_find(c->maps[ACC], dim);
  if (type_dim_is_scalable(side->type, at) || (acc < 0 && size != 1))
    return false;
  leave(c);
  Lower lower = lower_without(c, dim);
  Value *result = build_zeros(&c->rw->b, c->type);
  for (int64_t i = 0; i < size; i++) {
    Value *part_lhs = take_at(c, c->lhs, lhs, i);
    Value *part_rhs = take_at(c, c->rhs, rhs, i);
    Value *part_acc = take_at(c, c->acc, acc, i);
    Value *mask = c->mask ? take_at(c, c->mask, (int)dim, i) : NULL;
    Value *part = contract_part(c, &lower, part_lhs, part_rhs, part_acc, mask);
    result = put_at(c, part, result, acc, i);
  }
  return replace(c, result);
}

static Value *reduce_product(Contract *c) {
  Ctx *ctx = c->rw->b.ctx;
  Value *lhs = promoted(c, c->lhs);
  Value *rhs = promoted(c, c->rhs);
  Value *product = multiply(c, lhs, rhs);
  Op *op = build_op(&c->rw->b, OP_vector_reduction, &c->type, 1,
                    (Value *[]){product, c->acc}, 2);
  op->slots[A_vector_reduction_kind] = c->kind;
  op->slots[A_vector_reduction_fastmath] =
      attr_flags(ctx, def_attr_arith_fastmath, 0);
  return build_masked(c->rw, op, c->mask);
}

// Splits a contraction to a number along the first dimension of its loops.
static bool unroll_reduction(Contract *c) {
  int lhs = map_find(c->maps[LHS], 0), rhs = map_find(c->maps[RHS], 0);
  if (c->type->kind == TY_VECTOR || lhs < 0 || rhs < 0)
    return false;
  bool last = vector_rank(c->lhs->type) == 1;
  if (last ? vector_rank(c->rhs->type) != 1
           : type_dim_is_scalable(c->lhs->type, lhs))
    return false;
  leave(c);
  if (last)
    return replace(c, reduce_product(c));
  Lower lower = lower_without(c, 0);
  Value *result = c->acc;
  for (int64_t i = 0; i < vector_dim(c->lhs->type, lhs); i++) {
    Value *part_lhs = take_at(c, c->lhs, lhs, i);
    Value *part_rhs = take_at(c, c->rhs, rhs, i);
    Value *mask = c->mask ? take_at(c, c->mask, 0, i) : NULL;
    result = contract_part(c, &lower, part_lhs, part_rhs, result, mask);
  }
  return replace(c, result);
}

// The first dimension that both operands have, and that is reduced or not; -1:
// none.
static int64_t find_shared(const Contract *c, bool reduced) {
  for (uint32_t dim = 0; dim < c->iterators->as.array.count; dim++)
    if (is_reduced(c, dim) == reduced && map_find(c->maps[LHS], dim) >= 0 &&
        map_find(c->maps[RHS], dim) >= 0)
      return dim;
  return -1;
}

// The first dimension of one operand that is not reduced in both.
static int find_free(const Contract *c, int side) {
  for (uint32_t i = 0; i < c->maps[side]->as.map.nresults; i++) {
    int64_t dim = map_dim(c->maps[side], i);
    if (!is_reduced(c, dim) || map_find(c->maps[RHS - side], dim) < 0)
      return (int)i;
  }
  return -1;
}

static bool unroll_dimension(Contract *c) {
  int64_t batch = find_shared(c, false);
  if (batch >= 0)
    return unroll_parallel(c, map_find(c->maps[LHS], batch),
                           map_find(c->maps[RHS], batch));
  int lhs = find_free(c, LHS);
  if (lhs >= 0)
    return unroll_parallel(c, lhs, -1);
  int rhs = find_free(c, RHS);
  if (rhs >= 0)
    return unroll_parallel(c, -1, rhs);
  return find_shared(c, true) >= 0 && unroll_reduction(c);
}

static bool lower_contract(Rewriter *rw, Op *op) {
  Contract c = contract_of(rw, op);
  if (!has_one_element_type(&c) || !is_of_kind(&c, E_vector_kind_add))
    return false;
  return (choice_of(rw) == CONTRACT_OUTERPRODUCT &&
          contract_by_outer_products(&c)) ||
         (choice_of(rw) == CONTRACT_DOT && contract_by_dot_products(&c)) ||
         (choice_of(rw) == CONTRACT_PARALLELARITH && contract_as_whole(&c)) ||
         unroll_dimension(&c);
}

// Of any elements and kinds.
static bool lower_by_outer_products(Rewriter *rw, Op *op) {
  Contract c = contract_of(rw, op);
  return choice_of(rw) == CONTRACT_OUTERPRODUCT && can_promote(&c) &&
         contract_by_outer_products(&c);
}

static bool lower_any_contract(Rewriter *rw, Op *op) {
  Contract c = contract_of(rw, op);
  return can_promote(&c) && unroll_dimension(&c);
}

// outerproduct: a row after the other

// Multiplies each element of the left side with the right side.
static bool lower_outerproduct(Rewriter *rw, Op *op) {
  Value *lhs = op_operand(op, 0), *rhs = op_operand(op, 1);
  Value *acc = op_operand_of(op, G_vector_outerproduct_acc);
  Attr *kind = op_slot(op, A_vector_outerproduct_kind);
  Type *type = op_result(op, 0)->type;
  if (vector_rank(type) == 2 && type_dim_is_scalable(type, 0) &&
      type_dim_is_scalable(type, 1))
    return false;
  Masked m = leave_mask(rw, op);
  if (rhs->type->kind != TY_VECTOR) {
    rhs = build_vector_broadcast(&rw->b, lhs->type, rhs);
    return rewrite_replace1(rw, m.root,
                            combine_product(rw, kind, lhs, rhs, acc, m.mask));
  }
  Value *result = build_zeros(&rw->b, type);
  for (int64_t i = 0; i < vector_dim(type, 0); i++) {
    Value *a = build_vector_row(&rw->b, lhs, i);
    a = build_vector_broadcast(&rw->b, rhs->type, a);
    Value *before = acc ? build_vector_row(&rw->b, acc, i) : NULL;
    Value *mask = m.mask ? build_vector_row(&rw->b, m.mask, i) : NULL;
    Value *row = combine_product(rw, kind, a, rhs, before, mask);
    result = build_vector_insert_row(&rw->b, row, result, i);
  }
  return rewrite_replace1(rw, m.root, result);
}

const Pattern patterns_vector_contract[] = {
    PATTERN(OP_vector_contract, 100, contract_by_intrinsic, ""),
    PATTERN(OP_vector_outerproduct, 1, lower_outerproduct, ""),
    PATTERN(OP_vector_contract, 1, lower_contract, ""),
    PATTERN(OP_vector_contract, 1, lower_by_outer_products, ""),
    {0},
};

const Pattern patterns_vector_any_contract[] = {
    PATTERN(OP_vector_contract, 0, lower_any_contract, ""),
    {0},
};

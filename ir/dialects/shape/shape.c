// Hooks of the shape dialect's table: types of results, and folds of what is
// known.
//
// A shape is a value of !shape.shape, or a tensor of its sizes; a size is one of
// !shape.size, or an index. Of the first kind each may be an error, which
// operations hand on.

#include "ir/dialects/dialects_int.h"
#include "ir/dialects/shaped/shaped.h"

static bool is_def(const Type *type, const DefInfo *info) {
  return type->kind == TY_DIALECT && type->as.def.info == info;
}

static bool is_shape(const Type *type) {
  return is_def(type, def_type_shape_shape);
}

static bool is_size(const Type *type) {
  return is_def(type, def_type_shape_size);
}

// May be an error.
static bool hands_on_errors(const Type *type) {
  return is_shape(type) || is_size(type) ||
         is_def(type, def_type_shape_value_shape);
}

static Type *size_type(Ctx *ctx) {
  return type_dialect(ctx, def_type_shape_size, NULL);
}

static Type *extents_type(Ctx *ctx, int64_t rank) {
  return type_tensor(ctx, 1, &rank, ctx->index_type, NULL);
}

// Types

static uint32_t infer_one(Type *type, Type **results, uint32_t room) {
  if (room)
    results[0] = type;
  return 1;
}

static bool any_operand(const OpSpec *spec, bool (*is)(const Type *type)) {
  for (uint32_t i = 0; i < spec->noperands; i++)
    if (is(spec->operands[i]->type))
      return true;
  return false;
}

uint32_t infer_shape_size(Ctx *ctx, const OpSpec *spec, Type **results,
                          uint32_t room) {
  return infer_one(any_operand(spec, is_size) ? size_type(ctx)
                                              : ctx->index_type,
                   results, room);
}

uint32_t infer_shape_extent(Ctx *ctx, const OpSpec *spec, Type **results,
                            uint32_t room) {
  (void)spec;
  return infer_one(ctx->index_type, results, room);
}

uint32_t infer_shape_rank(Ctx *ctx, const OpSpec *spec, Type **results,
                          uint32_t room) {
  return infer_one(any_operand(spec, is_shape) ? size_type(ctx)
                                               : ctx->index_type,
                   results, room);
}

bool infer_fits_shape_size(const Type *inferred, const Type *type) {
  return (is_size(inferred) || inferred->kind == TY_INDEX) &&
         (is_size(type) || type->kind == TY_INDEX);
}

uint32_t infer_shape_max(Ctx *ctx, const OpSpec *spec, Type **results,
                         uint32_t room) {
  bool same = spec->noperands == 2 &&
              spec->operands[0]->type == spec->operands[1]->type;
  return infer_one(same ? spec->operands[0]->type : size_type(ctx), results,
                   room);
}

bool infer_fits_shape_max(const Type *inferred, const Type *type) {
  return (is_shape(inferred) && is_shape(type)) ||
         (is_size(inferred) && is_size(type));
}

uint32_t infer_shape_const_shape(Ctx *ctx, const OpSpec *spec, Type **results,
                                 uint32_t room) {
  const Attr *sizes =
      spec->slots ? spec->slots[A_shape_const_shape_shape] : NULL;
  int64_t rank = attr_is(sizes, AT_DENSE) ? (int64_t)sizes->as.dense.count : 0;
  return infer_one(extents_type(ctx, rank), results, room);
}

bool infer_fits_shape_shape(const Type *inferred, const Type *type) {
  return inferred == type || is_shape(inferred) || is_shape(type);
}

uint32_t infer_shape_shape_of(Ctx *ctx, const OpSpec *spec, Type **results,
                              uint32_t room) {
  const Type *type = spec->noperands ? spec->operands[0]->type : NULL;
  if (!type || is_def(type, def_type_shape_value_shape))
    return infer_one(type_dialect(ctx, def_type_shape_shape, NULL), results,
                     room);
  int64_t rank = type_has_rank(type) ? type->as.shaped.rank : DYNAMIC;
  return infer_one(extents_type(ctx, rank), results, room);
}

static bool extents_agree(const Type *a, const Type *b) {
  int64_t m = a->as.shaped.shape[0], n = b->as.shaped.shape[0];
  return m == n || m == DYNAMIC || n == DYNAMIC;
}

bool infer_fits_shape_shape_of(const Type *inferred, const Type *type) {
  return infer_fits_shape_shape(inferred, type) ||
         extents_agree(inferred, type);
}

// Of two types the one that says less; NULL: they are of different kinds, or of
// different ranks.
static Type *meet_types(Ctx *ctx, Loc loc, Type *a, Type *b) {
  Type *left = is_shape(a) || is_size(a) ? a : b, *right = left == a ? b : a;
  bool are_sizes = (is_size(left) || left->kind == TY_INDEX) &&
                   (is_size(right) || right->kind == TY_INDEX);
  bool are_shapes = (is_shape(left) || left->kind == TY_TENSOR) &&
                    (is_shape(right) || right->kind == TY_TENSOR);
  if (!are_sizes && !are_shapes)
    return diag_error(&ctx->diags, loc, "requires all sizes or shapes"), NULL;
  if (left->kind != TY_TENSOR)
    return left;
  if (!extents_agree(left, right))
    return diag_error(&ctx->diags, loc, "unequal shape cardinality"), NULL;
  return right->as.shaped.shape[0] == DYNAMIC ? right : left;
}

uint32_t infer_shape_meet(Ctx *ctx, const OpSpec *spec, Type **results,
                          uint32_t room) {
  Type *result = spec->noperands ? spec->operands[0]->type : NULL;
  for (uint32_t i = 1; result && i < spec->noperands; i++)
    result = meet_types(ctx, spec->loc, result, spec->operands[i]->type);
  if (result)
    return infer_one(result, results, room);
  diag_error(&ctx->diags, spec->loc,
             "'shape.meet' op failed to infer returned types");
  return INFER_FAILED;
}

static bool is_shape_or_tensor(const Type *type) {
  return is_shape(type) || type->kind == TY_TENSOR;
}

bool infer_fits_shape_meet(const Type *inferred, const Type *type) {
  if (infer_fits_shape_size(inferred, type))
    return true;
  return is_shape_or_tensor(inferred) && is_shape_or_tensor(type) &&
         (is_shape(inferred) || is_shape(type) ||
          extents_agree(inferred, type));
}

// Checks

static bool check_errors_go_on(Ctx *ctx, const Op *op, const Type *carrier,
                               const char *name) {
  bool any = false;
  for (uint32_t i = 0; i < op->noperands; i++)
    any |= hands_on_errors(op_operand_type(op, i));
  return !any || op_result_type(op) == carrier ||
         op_error(ctx, op,
                  "if at least one of the operands can hold error values then "
                  "the result must be of type `%s` to propagate them",
                  name);
}

bool verify_shape_size(Ctx *ctx, Op *op) {
  return check_errors_go_on(ctx, op, size_type(ctx), "size");
}

bool verify_shape_broadcast(Ctx *ctx, Op *op) {
  return check_errors_go_on(
      ctx, op, type_dialect(ctx, def_type_shape_shape, NULL), "shape");
}

bool verify_shape_shape_of(Ctx *ctx, Op *op) {
  return check_errors_go_on(
      ctx, op, type_dialect(ctx, def_type_shape_shape, NULL), "shape");
}

bool verify_shape_two_operands(Ctx *ctx, Op *op) {
  return op->noperands >= 2 ||
         op_error(ctx, op, "required at least 2 input shapes");
}

bool verify_shape_assuming_all(Ctx *ctx, Op *op) {
  return op->noperands || op_error(ctx, op, "no operands specified");
}

// The block has the place of a size, the size, and what it hands on.
bool verify_shape_reduce(Ctx *ctx, Op *op) {
  const Block *body = op->regions[0].first;
  bool takes_shape = is_shape(op_operand_type(op, 0));
  uint32_t nargs = op->noperands + 1;
  if (body->nargs != nargs)
    return op_error(ctx, op, "ReduceOp body is expected to have %u arguments",
                    nargs);
  if (block_arg(body, 0)->type->kind != TY_INDEX)
    return op_error(
        ctx, op, "argument 0 of ReduceOp body is expected to be of IndexType");
  const Type *size = block_arg(body, 1)->type;
  if (takes_shape ? !is_size(size) : size->kind != TY_INDEX)
    return op_error(ctx, op,
                    "argument 1 of ReduceOp body is expected to be of %s if "
                    "the ReduceOp operates on %s",
                    takes_shape ? "SizeType" : "IndexType",
                    takes_shape ? "a ShapeType" : "an extent tensor");
  for (uint32_t i = 2; i < nargs; i++)
    if (block_arg(body, i)->type != op_operand_type(op, i - 1))
      return op_error(ctx, op,
                      "type mismatch between argument %u of ReduceOp body and "
                      "initial value %u",
                      i, i - 2);
  return true;
}

bool verify_shape_yield(Ctx *ctx, Op *op) {
  const Op *parent = op_parent(op);
  if (parent->nresults != op->noperands)
    return op_error(ctx, op,
                    "number of operands does not match number of results of "
                    "its parent");
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand_type(op, i) != parent->results[i].type)
      return op_error(ctx, op,
                      "types mismatch between yield op and its parent");
  return true;
}

bool cast_fits_shape_size_to_index(const Type *from, const Type *to) {
  return (is_size(from) || from->kind == TY_INDEX) && to->kind == TY_INDEX;
}

bool cast_fits_shape_to_extent_tensor(const Type *from, const Type *to) {
  if (is_shape(from))
    return to->kind == TY_TENSOR && to->as.shaped.rank == 1;
  return to->kind == TY_TENSOR && to->as.shaped.rank == 1 &&
         extents_agree(from, to);
}

bool name_shape_const_size(Ctx *ctx, Op *op, uint32_t index, Buf *out) {
  (void)ctx, (void)index;
  buf_char(out, 'c');
  buf_i64(out, attr_to_i64(op_slot(op, A_shape_const_size_value)));
  return true;
}

// Constants

static Op *make_constant(Builder *b, uint32_t opcode, Attr *value, Type *type) {
  Op *op = build_op(b, opcode, &type, 1, NULL, 0);
  op->slots[0] = value; // ORDER CONSTANT
  return op;
}

_Static_assert(!(int)A_shape_const_shape_shape &&
                   !(int)A_shape_const_size_value &&
                   !(int)A_shape_const_witness_passing,
               "ORDER CONSTANT");

Op *materialize_shape(Builder *b, Attr *value, Type *type) {
  bool is_extents = type_is(type, TY_TENSOR) && type->as.shaped.rank == 1 &&
                    type->as.shaped.element->kind == TY_INDEX;
  if (attr_is(value, AT_DENSE) &&
      (is_shape(type) || (is_extents && value->type == type)))
    return make_constant(b, OP_shape_const_shape, value, type);
  if (attr_is(value, AT_INTEGER) && is_size(type))
    return make_constant(b, OP_shape_const_size, value, type);
  if (attr_is(value, AT_INTEGER) && is_def(type, def_type_shape_witness))
    return make_constant(b, OP_shape_const_witness, value, type);
  return is_shape(type) ? NULL : materialize_arith(b, value, type);
}

bool fold_shape_constant(Fold *f, Op *op) {
  return fold_to(f, op_slot(op, 0)); // ORDER CONSTANT
}

// Folds

typedef struct Extents { // sizes of a shape, as far as they are known
  int64_t *sizes;
  uint32_t n;
} Extents;

static bool extents_of_constant(Fold *f, const Attr *constant, Extents *e) {
  if (!attr_is(constant, AT_DENSE))
    return false;
  e->n = (uint32_t)constant->as.dense.count;
  e->sizes = arena_array(f->arena, int64_t, e->n + 1);
  for (uint32_t i = 0; i < e->n; i++)
    e->sizes[i] = dense_int(constant, i);
  return true;
}

// A constant, or the shape of what has a rank.
static bool extents_of(Fold *f, const Op *op, uint32_t i, Extents *e) {
  const Op *asked = value_def(op_operand(op, i), OP_shape_shape_of);
  if (extents_of_constant(f, f->constants[i], e))
    return true;
  if (!asked || !type_has_rank(op_operand_type(asked, 0)))
    return false;
  const Type *type = op_operand_type(asked, 0);
  *e = (Extents){type->as.shaped.shape, (uint32_t)type->as.shaped.rank};
  return true;
}

static bool fold_to_extents(Fold *f, const int64_t *sizes, uint32_t n) {
  return fold_to(f, attr_dense(f->ctx, extents_type(f->ctx, n), sizes,
                               n * sizeof *sizes, false));
}

// That a result of the type may be a constant of so many sizes.
static bool may_have_rank(const Type *type, uint32_t n) {
  return is_shape(type) || type->as.shaped.shape[0] == (int64_t)n;
}

static bool both_numbers(Fold *f, int64_t *a, int64_t *b) {
  if (!attr_is(f->constants[0], AT_INTEGER) ||
      !attr_is(f->constants[1], AT_INTEGER))
    return false;
  *a = attr_to_i64(f->constants[0]);
  *b = attr_to_i64(f->constants[1]);
  return true;
}

static bool fold_to_size(Fold *f, int64_t size) {
  return fold_to(f, attr_index(f->ctx, size));
}

bool fold_shape_add(Fold *f, Op *op) {
  int64_t a, b;
  const Attr *second = f->constants[1];
  if (attr_is(second, AT_INTEGER) && !attr_to_i64(second) &&
      op_operand_type(op, 0) == op_result_type(op))
    return fold_to_value(f, op_operand(op, 0));
  return both_numbers(f, &a, &b) &&
         fold_to_size(f, (int64_t)((uint64_t)a + (uint64_t)b));
}

bool fold_shape_mul(Fold *f, Op *op) {
  int64_t a, b;
  (void)op;
  return both_numbers(f, &a, &b) &&
         fold_to_size(f, (int64_t)((uint64_t)a * (uint64_t)b));
}

// Rounds down.
bool fold_shape_div(Fold *f, Op *op) {
  int64_t a, b;
  (void)op;
  if (!both_numbers(f, &a, &b) || !b || (a == INT64_MIN && b == -1))
    return false;
  int64_t quotient = a / b;
  return fold_to_size(f, quotient - (a % b && (a < 0) != (b < 0)));
}

bool fold_shape_same(Fold *f, Op *op) {
  Value *first = op_operand(op, 0);
  return first == op_operand(op, 1) && first->type == op_result_type(op) &&
         fold_to_value(f, first);
}

bool fold_shape_concat(Fold *f, Op *op) {
  Extents a, b;
  if (!extents_of_constant(f, f->constants[0], &a) ||
      !extents_of_constant(f, f->constants[1], &b) ||
      !may_have_rank(op_result_type(op), a.n + b.n))
    return false;
  int64_t *sizes = arena_array(f->arena, int64_t, a.n + b.n + 1);
  memcpy(sizes, a.sizes, a.n * sizeof *sizes);
  memcpy(sizes + a.n, b.sizes, b.n * sizeof *sizes);
  return fold_to_extents(f, sizes, a.n + b.n);
}

bool fold_shape_any(Fold *f, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++) {
    Extents e;
    if (extents_of_constant(f, f->constants[i], &e) &&
        may_have_rank(op_result_type(op), e.n))
      return fold_to(f, f->constants[i]);
  }
  return false;
}

// Broadcasting

static bool all_extents(Fold *f, const Op *op, Extents *all) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (!extents_of(f, op, i, &all[i]))
      return false;
  return true;
}

// The size in a dimension counted from the innermost; 1 where there is none.
static int64_t size_from_end(const Extents *e, uint32_t dim) {
  return dim < e->n ? e->sizes[e->n - 1 - dim] : 1;
}

// Of all sizes in that dimension, those that are not 1 are known and equal: then
// it fits, whatever else.
static bool dim_fits(const Extents *all, uint32_t n, uint32_t dim) {
  int64_t wide = 1;
  uint32_t nunknown = 0, nwide = 0;
  for (uint32_t i = 0; i < n; i++) {
    int64_t size = size_from_end(&all[i], dim);
    if (size == DYNAMIC)
      nunknown++;
    else if (size != 1 && nwide++ && size != wide)
      return false;
    if (size != DYNAMIC && size != 1)
      wide = size;
  }
  return !nunknown || (nunknown == 1 && !nwide);
}

static bool surely_fits(const Extents *all, uint32_t n) {
  uint32_t rank = 0;
  for (uint32_t i = 0; i < n; i++)
    rank = all[i].n > rank ? all[i].n : rank;
  for (uint32_t dim = 0; dim < rank; dim++)
    if (!dim_fits(all, n, dim))
      return false;
  return true;
}

// At most one of the shapes, all the others being known, has a dimension.
static bool at_most_one_has_dims(Fold *f, const Op *op) {
  uint32_t n = 0;
  for (uint32_t i = 0; i < op->noperands; i++) {
    Extents e;
    n += !extents_of_constant(f, f->constants[i], &e) || e.n;
  }
  return n <= 1;
}

static Attr *yes(Fold *f) {
  return attr_bool(f->ctx, true);
}

// A constraint that fails is not folded, so that it fails when it runs.
bool fold_shape_cstr_broadcastable(Fold *f, Op *op) {
  Extents *all = arena_array(f->arena, Extents, op->noperands + 1);
  return (at_most_one_has_dims(f, op) ||
          (all_extents(f, op, all) && surely_fits(all, op->noperands))) &&
         fold_to(f, yes(f));
}

bool fold_shape_is_broadcastable(Fold *f, Op *op) {
  return op->noperands < 2 && fold_to(f, yes(f));
}

static bool all_constants_are_same(Fold *f, const Op *op, bool *known) {
  *known = true;
  for (uint32_t i = 0; i < op->noperands; i++)
    *known &= attr_is(f->constants[i], AT_DENSE);
  if (!*known)
    return false;
  for (uint32_t i = 1; i < op->noperands; i++)
    if (f->constants[i] != f->constants[0])
      return false;
  return true;
}

bool fold_shape_cstr_eq(Fold *f, Op *op) {
  bool known;
  return all_constants_are_same(f, op, &known) && fold_to(f, yes(f));
}

bool fold_shape_shape_eq(Fold *f, Op *op) {
  bool known, same = all_constants_are_same(f, op, &known);
  return known && fold_to(f, attr_bool(f->ctx, same));
}

bool fold_shape_cstr_require(Fold *f, Op *op) {
  (void)op;
  return attr_is(f->constants[0], AT_INTEGER) && fold_to(f, f->constants[0]);
}

// True if all are; false if any is known to be. What is known to hold behind
// the others is left out.
bool fold_shape_assuming_all(Fold *f, Op *op) {
  uint32_t n = op->noperands;
  while (n && f->constants[n - 1]) {
    if (!attr_to_bool(f->constants[n - 1]))
      return fold_to(f, f->constants[n - 1]);
    n--;
  }
  if (!n)
    return fold_to(f, yes(f));
  if (n == op->noperands)
    return false;
  Value **values = arena_array(f->arena, Value *, n);
  for (uint32_t i = 0; i < n; i++)
    values[i] = op_operand(op, i);
  op_set_operands(f->pool, op, values, n);
  return fold_in_place(f);
}

bool fold_shape_broadcast(Fold *f, Op *op) {
  Extents e[2];
  if (op->noperands == 1)
    return op_operand_type(op, 0) == op_result_type(op) &&
           fold_to_value(f, op_operand(op, 0));
  if (op->noperands != 2 || !extents_of_constant(f, f->constants[0], &e[0]) ||
      !extents_of_constant(f, f->constants[1], &e[1]))
    return false;
  uint32_t n = e[0].n > e[1].n ? e[0].n : e[1].n;
  int64_t *sizes = arena_array(f->arena, int64_t, n + 1);
  if (!may_have_rank(op_result_type(op), n))
    return false;
  for (uint32_t dim = 0; dim < n; dim++) {
    int64_t a = size_from_end(&e[0], dim), b = size_from_end(&e[1], dim);
    if (a != b && a != 1 && b != 1)
      return false;
    sizes[n - 1 - dim] = a == 1 ? b : a;
  }
  return fold_to_extents(f, sizes, n);
}

// Sizes of shapes

bool fold_shape_dim(Fold *f, Op *op) {
  const Type *type = op_operand_type(op, 0);
  const Attr *index = f->constants[1];
  if (!attr_is(index, AT_INTEGER) || !type_has_rank(type) ||
      attr_to_u64(index) >= (uint64_t)type->as.shaped.rank)
    return false;
  int64_t size = type->as.shaped.shape[attr_to_u64(index)];
  return size != DYNAMIC && fold_to_size(f, size);
}

bool fold_shape_get_extent(Fold *f, Op *op) {
  Extents e;
  const Attr *index = f->constants[1];
  (void)op;
  return attr_is(index, AT_INTEGER) &&
         extents_of_constant(f, f->constants[0], &e) &&
         attr_to_u64(index) < e.n &&
         fold_to_size(f, e.sizes[attr_to_u64(index)]);
}

bool fold_shape_num_elements(Fold *f, Op *op) {
  Extents e;
  uint64_t product = 1;
  (void)op;
  if (!extents_of_constant(f, f->constants[0], &e))
    return false;
  for (uint32_t i = 0; i < e.n; i++)
    product *= (uint64_t)e.sizes[i];
  return fold_to_size(f, (int64_t)product);
}

bool fold_shape_rank(Fold *f, Op *op) {
  Extents e;
  (void)op;
  return extents_of_constant(f, f->constants[0], &e) && fold_to_size(f, e.n);
}

bool fold_shape_from_extents(Fold *f, Op *op) {
  int64_t *sizes = arena_array(f->arena, int64_t, op->noperands + 1);
  for (uint32_t i = 0; i < op->noperands; i++) {
    if (!attr_is(f->constants[i], AT_INTEGER))
      return false;
    sizes[i] = attr_to_i64(f->constants[i]);
  }
  return fold_to_extents(f, sizes, op->noperands);
}

bool fold_shape_index_to_size(Fold *f, Op *op) {
  (void)op;
  return attr_is(f->constants[0], AT_INTEGER) && fold_to(f, f->constants[0]);
}

bool fold_shape_size_to_index(Fold *f, Op *op) {
  if (op_operand_type(op, 0)->kind == TY_INDEX)
    return fold_to_value(f, op_operand(op, 0));
  return attr_is(f->constants[0], AT_INTEGER) && fold_to(f, f->constants[0]);
}

bool fold_shape_split_at(Fold *f, Op *op) {
  Extents e;
  if (!attr_is(f->constants[1], AT_INTEGER) ||
      !extents_of_constant(f, f->constants[0], &e))
    return false;
  int64_t at = attr_to_i64(f->constants[1]), n = e.n;
  if (at < -n || at > n)
    return false;
  uint32_t head = (uint32_t)(at < 0 ? at + n : at), tail = e.n - head;
  if (!may_have_rank(op_result(op, 0)->type, head) ||
      !may_have_rank(op_result(op, 1)->type, tail))
    return false;
  f->results[0].constant = attr_dense(f->ctx, extents_type(f->ctx, head),
                                      e.sizes, head * sizeof *e.sizes, false);
  f->results[1].constant =
      attr_dense(f->ctx, extents_type(f->ctx, tail), e.sizes + head,
                 tail * sizeof *e.sizes, false);
  return true;
}

bool fold_shape_to_extent_tensor(Fold *f, Op *op) {
  return attr_is(f->constants[0], AT_DENSE) &&
         f->constants[0]->type == op_result_type(op) &&
         fold_to(f, f->constants[0]);
}

// vector.contract in the form that contract.c takes apart: a dimension is
// reduced if the result does not have it, whatever its iterator says, and both
// operands have it then:
//
//   %0 = vector.contract {indexing_maps = [(d0, d1) -> (d0, d1),
//                                          (d0, d1) -> (d0), (d0, d1) -> ()],
//                         iterator_types = ["reduction", "parallel"]}
//       %a, %b, %c : vector<2x3xf32>, vector<2xf32> into vector<f32>
//   // ->
//   %1 = vector.broadcast %b : vector<2xf32> to vector<3x2xf32>
//   %2 = vector.extract %c[] : f32 from vector<f32>
//   %3 = vector.contract {indexing_maps = [(d0, d1) -> (d0, d1),
//                                          (d0, d1) -> (d1, d0), ...],
//                         iterator_types = ["reduction", "reduction"]}
//       %a, %1, %2 : vector<2x3xf32>, vector<3x2xf32> into f32
//   %0 = vector.broadcast %3 : f32 to vector<f32>
//
// A dimension that no operand has is of one element, and left out. mlir-opt
// leaves such contractions, or makes something invalid of them, but for reduced
// dimensions of one element, which stay here as well.

#include "ir/dialects/dialects.h"
#include "ir/dialects/vector/vector.h"
#include "ir/build/vector.h"
#include "lowering/vector/vector_patterns.h"

enum { LHS, RHS, ACC };

typedef struct Form {
  Rewriter *rw;
  Op *op;
  Value *operands[3], *mask;
  Attr *maps[3];
  Attr *const *iterators;
  uint32_t n; // of iterators
} Form;

static Form form_of(Rewriter *rw, Op *op) {
  const Attr *maps = op_slot(op, A_vector_contract_indexing_maps);
  const Attr *iterators = op_slot(op, A_vector_contract_iterator_types);
  Form f = {.rw = rw,
            .op = op,
            .iterators = iterators->as.array.items,
            .n = iterators->as.array.count};
  for (uint32_t i = 0; i < 3; i++) {
    f.operands[i] = op_operand(op, i);
    f.maps[i] = maps->as.array.items[i];
  }
  return f;
}

static bool has_dim(const Attr *map, int64_t dim) {
  for (uint32_t i = 0; i < map->as.map.nresults; i++)
    if (map->as.map.results[i]->value == dim)
      return true;
  return false;
}

static bool is_absent(const Form *f, int64_t dim) {
  return !has_dim(f->maps[LHS], dim) && !has_dim(f->maps[RHS], dim);
}

// Which iterator it is to be.
static int64_t iterator_of(const Form *f, int64_t dim) {
  return has_dim(f->maps[ACC], dim) ? E_vector_iterator_type_parallel
                                    : E_vector_iterator_type_reduction;
}

static bool is_of_one_element(const Form *f, int64_t dim) {
  for (uint32_t side = LHS; side <= RHS; side++)
    for (uint32_t i = 0; i < f->maps[side]->as.map.nresults; i++)
      if (f->maps[side]->as.map.results[i]->value == dim)
        return vector_dim(f->operands[side]->type, (int)i) == 1;
  return false;
}

// Has the dimension the form? Of one element it is left out by who takes the
// contraction apart, if the result does not have it.
static bool dim_has_form(const Form *f, uint32_t dim) {
  bool both = has_dim(f->maps[LHS], dim) && has_dim(f->maps[RHS], dim);
  if (is_absent(f, dim))
    return false;
  if (has_dim(f->maps[ACC], dim))
    return attr_flags_value(f->iterators[dim]) == iterator_of(f, dim);
  return is_of_one_element(f, dim) ||
         (both && attr_flags_value(f->iterators[dim]) == iterator_of(f, dim));
}

static bool has_form(const Form *f) {
  for (uint32_t dim = 0; dim < f->n; dim++)
    if (!dim_has_form(f, dim))
      return false;
  return f->operands[ACC]->type->kind != TY_VECTOR ||
         vector_rank(f->operands[ACC]->type);
}

// Repeats the operand along the dimensions that are reduced and only the other
// one has.
static void share_reduced(Form *f, int side) {
  Ctx *ctx = f->rw->b.ctx;
  const Attr *map = f->maps[side], *other = f->maps[RHS - side];
  Type *type = f->operands[side]->type,
       *other_type = f->operands[RHS - side]->type;
  uint32_t had = map->as.map.nresults, n = 0;
  uint32_t most = had + other->as.map.nresults;
  AffineExpr **results = arena_array(f->rw->arena, AffineExpr *, most);
  int64_t *shape = arena_array(f->rw->arena, int64_t, most);
  bool *scalable = arena_array(f->rw->arena, bool, most);
  for (uint32_t i = 0; i < other->as.map.nresults; i++) {
    int64_t dim = other->as.map.results[i]->value;
    if (has_dim(map, dim) || has_dim(f->maps[ACC], dim))
      continue;
    results[n] = other->as.map.results[i];
    shape[n] = vector_dim(other_type, (int)i);
    scalable[n++] = type_dim_is_scalable(other_type, (int)i);
  }
  if (!n)
    return;
  for (uint32_t i = 0; i < had; i++, n++) {
    results[n] = map->as.map.results[i];
    shape[n] = vector_dim(type, (int)i);
    scalable[n] = type_dim_is_scalable(type, (int)i);
  }
  f->operands[side] = build_vector_broadcast(
      &f->rw->b, type_vector(ctx, (int)n, shape, scalable, type_element(type)),
      f->operands[side]);
  f->maps[side] = attr_affine_map(ctx, f->n, 0, results, n);
}

// Leaves out the dimensions that no operand has; those behind are counted anew.
static Attr *map_of_present(const Form *f, const Attr *map, uint32_t n) {
  uint32_t count = map->as.map.nresults;
  AffineExpr **results = arena_array(f->rw->arena, AffineExpr *, count + 1);
  for (uint32_t i = 0; i < count; i++) {
    uint32_t now = 0;
    for (int64_t dim = 0; dim < map->as.map.results[i]->value; dim++)
      now += !is_absent(f, dim);
    results[i] = affine_dim(f->rw->b.ctx, now);
  }
  return attr_affine_map(f->rw->b.ctx, n, 0, results, count);
}

static Value *mask_of_present(const Form *f, uint32_t n) {
  Type *type = f->mask->type;
  int64_t *shape = arena_array(f->rw->arena, int64_t, n + 1);
  bool *scalable = arena_array(f->rw->arena, bool, n + 1);
  uint32_t now = 0;
  for (uint32_t dim = 0; dim < f->n; dim++)
    if (!is_absent(f, dim)) {
      scalable[now] = type_dim_is_scalable(type, (int)dim);
      shape[now++] = vector_dim(type, (int)dim);
    }
  return build_vector_shape_cast(
      &f->rw->b,
      type_vector(f->rw->b.ctx, (int)n, shape, scalable, f->rw->b.ctx->i1),
      f->mask);
}

static Value *build_contract(Form *f, Attr *kind) {
  Builder *b = &f->rw->b;
  uint32_t n = 0;
  Attr **iterators = arena_array(f->rw->arena, Attr *, f->n + 1), *maps[3];
  for (uint32_t dim = 0; dim < f->n; dim++)
    if (!is_absent(f, dim))
      iterators[n++] = attr_flags(b->ctx, def_attr_vector_iterator_type,
                                  iterator_of(f, dim));
  if (f->mask && n < f->n)
    f->mask = mask_of_present(f, n);
  for (uint32_t i = 0; i < 3; i++)
    maps[i] = map_of_present(f, f->maps[i], n);
  Op *op = build_op(b, OP_vector_contract, &f->operands[ACC]->type, 1,
                    f->operands, 3);
  op->slots[A_vector_contract_indexing_maps] = attr_array(b->ctx, maps, 3);
  op->slots[A_vector_contract_iterator_types] =
      attr_array(b->ctx, iterators, n);
  op->slots[A_vector_contract_kind] = kind;
  return build_masked(f->rw, op, f->mask);
}

static bool give_form(Rewriter *rw, Op *op) {
  Form f = form_of(rw, op);
  if (has_form(&f))
    return false;
  Masked m = leave_mask(rw, op);
  f.mask = m.mask;
  share_reduced(&f, LHS);
  share_reduced(&f, RHS);
  Type *type = f.operands[ACC]->type;
  bool is_0d = type->kind == TY_VECTOR && !vector_rank(type);
  if (is_0d)
    f.operands[ACC] = build_vector_part(&rw->b, f.operands[ACC], NULL, 0);
  Value *result = build_contract(&f, op_slot(op, A_vector_contract_kind));
  if (is_0d)
    result = build_vector_broadcast(&rw->b, type, result);
  return rewrite_replace1(rw, m.root, result);
}

const Pattern patterns_vector_contract_form[] = {
    PATTERN(OP_vector_contract, 2, give_form, ""),
    {0},
};

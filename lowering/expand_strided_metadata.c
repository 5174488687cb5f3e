// expand-strided-metadata: views of strided memrefs, as arithmetic on offset,
// sizes and strides.
//
// Requires: memrefs of strided layout.
// Guarantees: no memref.subview, memref.expand_shape or memref.collapse_shape
//   is left (on strided memrefs).
// Invalidates: nothing.
//
// Before:
//
//   %v = memref.subview %m[%i, 0] [4, 4] [2, 1]
//       : memref<?x4xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
//
// After:
//
//   %base, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %m
//   %c4 = arith.constant 4 : index
//   %o = arith.muli %i, %c4 overflow<nsw> : index
//   %v = memref.reinterpret_cast %base to offset: [%o], sizes: [4, 4],
//            strides: [8, 1]
//
// A number that is known is folded into the lists of reinterpret_cast; what is
// not is computed at once, without affine.apply.

#include "lowering/lowering_int.h"

// A number: a value, or known when that is NULL.
typedef struct Num {
  Value *value;
  int64_t known;
} Num;

typedef struct Meta { // of a strided memref
  int rank;
  Value *base;
  Num offset, *sizes, *strides;
} Meta;

static Num number(int64_t known) {
  return (Num){NULL, known};
}

static bool is_known(Num n, int64_t value) {
  return !n.value && n.known == value;
}

static Value *to_value(Builder *b, Num n) {
  return n.value ? n.value : arith_index(b, n.known);
}

static Num multiply(Builder *b, Num x, Num y) {
  if (is_known(x, 0) || is_known(y, 0))
    return number(0);
  if (is_known(x, 1) || is_known(y, 1))
    return is_known(x, 1) ? y : x;
  if (!x.value && !y.value) // wraps, as an index does
    return number((int64_t)((uint64_t)x.known * (uint64_t)y.known));
  if (!x.value) {
    Num known = x;
    x = y;
    y = known;
  }
  Value *rhs = to_value(b, y);
  return (Num){arith_binary_nsw(b, OP_arith_muli, x.value, rhs), 0};
}

static Num add(Builder *b, Num x, Num y) {
  if (is_known(x, 0) || is_known(y, 0))
    return is_known(x, 0) ? y : x;
  if (!x.value && !y.value)
    return number((int64_t)((uint64_t)x.known + (uint64_t)y.known));
  if (!x.value) {
    Num known = x;
    x = y;
    y = known;
  }
  Value *rhs = to_value(b, y);
  return (Num){build_binary(b, OP_arith_addi, x.value, rhs), 0};
}

// Static numbers come from the type.
static bool read_meta(Expand *e, Value *memref, Meta *meta) {
  Builder *b = &e->b;
  Arena *arena = e->run->arena;
  Type *type = memref->type;
  int rank = meta->rank = type->as.shaped.rank;
  int64_t *strides = arena_array(arena, int64_t, rank + 1), offset;
  if (!memref_strides(type, strides, &offset))
    return false;
  uint32_t n = 2 + 2 * (uint32_t)rank;
  Type **types = arena_array(arena, Type *, n);
  types[0] = type_memref(b->ctx, 0, NULL, type->as.shaped.element, NULL,
                         type->as.shaped.space);
  for (uint32_t i = 1; i < n; i++)
    types[i] = b->ctx->index_type;
  Op *op =
      build_op(b, OP_memref_extract_strided_metadata, types, n, &memref, 1);
  meta->base = op_result(op, 0);
  meta->offset =
      offset == DYNAMIC ? (Num){op_result(op, 1), 0} : number(offset);
  meta->sizes = arena_array(arena, Num, rank + 1);
  meta->strides = arena_array(arena, Num, rank + 1);
  for (int i = 0; i < rank; i++) {
    int64_t size = type->as.shaped.shape[i];
    uint32_t at = 2 + (uint32_t)i;
    meta->sizes[i] =
        size == DYNAMIC ? (Num){op_result(op, at), 0} : number(size);
    meta->strides[i] = strides[i] == DYNAMIC
                           ? (Num){op_result(op, at + (uint32_t)rank), 0}
                           : number(strides[i]);
  }
  return true;
}

// memref.reinterpret_cast

typedef struct Lists {
  Vec(Value *) operands;
  Vec(int64_t) statics;
  int32_t segment;
} Lists;

static Attr *list_attr(Expand *e, Lists *lists, const Num *numbers, int count) {
  lists->statics.size = 0;
  lists->segment = 0;
  for (int i = 0; i < count; i++) {
    vec_push(e->run->arena, &lists->statics,
             numbers[i].value ? DYNAMIC : numbers[i].known);
    if (!numbers[i].value)
      continue;
    vec_push(e->run->arena, &lists->operands, numbers[i].value);
    lists->segment++;
  }
  return attr_dense_i64(e->b.ctx, lists->statics.data, lists->statics.size);
}

// What the type says is static is a number in the lists, and the other way
// round: the verifier asks for that.
static void match_type(Expand *e, const Type *type, Meta *meta) {
  int64_t *strides = arena_array(e->run->arena, int64_t, meta->rank + 1),
          offset;
  if (!memref_strides(type, strides, &offset))
    return;
  if (offset == DYNAMIC)
    meta->offset.value = to_value(&e->b, meta->offset);
  else
    meta->offset = number(offset);
  for (int i = 0; i < meta->rank; i++) {
    int64_t size = type->as.shaped.shape[i];
    if (size == DYNAMIC)
      meta->sizes[i].value = to_value(&e->b, meta->sizes[i]);
    else
      meta->sizes[i] = number(size);
    if (strides[i] == DYNAMIC)
      meta->strides[i].value = to_value(&e->b, meta->strides[i]);
    else
      meta->strides[i] = number(strides[i]);
  }
}

static Value *reinterpret(Expand *e, Type *type, Meta *meta) {
  match_type(e, type, meta);
  Ctx *ctx = e->b.ctx;
  Lists lists = {0};
  int32_t segments[4] = {1};
  vec_push(e->run->arena, &lists.operands, meta->base);
  Attr *offsets = list_attr(e, &lists, &meta->offset, 1);
  segments[1] = lists.segment;
  Attr *sizes = list_attr(e, &lists, meta->sizes, meta->rank);
  segments[2] = lists.segment;
  Attr *strides = list_attr(e, &lists, meta->strides, meta->rank);
  segments[3] = lists.segment;
  Op *op = build_op(&e->b, OP_memref_reinterpret_cast, &type, 1,
                    lists.operands.data, (uint32_t)lists.operands.size);
  op->slots[A_memref_reinterpret_cast_static_offsets] = offsets;
  op->slots[A_memref_reinterpret_cast_static_sizes] = sizes;
  op->slots[A_memref_reinterpret_cast_static_strides] = strides;
  op->slots[A_memref_reinterpret_cast_operandSegmentSizes] =
      attr_dense_i32(ctx, segments, 4);
  return op_result(op, 0);
}

// Subviews

static Num *mixed(Expand *e, Op *op, uint32_t group, const Attr *statics) {
  uint32_t first, count;
  if (!op_operand_group(op, group, &first, &count))
    return NULL;
  uint64_t n = statics->as.dense.count;
  Num *numbers = arena_array(e->run->arena, Num, n + 1);
  for (uint64_t i = 0; i < n; i++) {
    int64_t known = dense_int(statics, i);
    numbers[i] =
        known == DYNAMIC ? (Num){op_operand(op, first++), 0} : number(known);
  }
  return numbers;
}

// Which dimensions of the source a rank-reduced result lacks: those of size 1
// that cannot be matched to one of the result, from the left; where sizes
// leave a choice the strides decide.
static bool is_dropped(const Num *sizes, const Num *strides, int dim,
                       const Type *type, const int64_t *result_strides,
                       int at) {
  if (!is_known(sizes[dim], 1))
    return false;
  if (at >= type->as.shaped.rank || type->as.shaped.shape[at] != 1)
    return true;
  int64_t stride = strides[dim].value ? DYNAMIC : strides[dim].known;
  return stride != result_strides[at];
}

static int count_ones(const Num *sizes, int rank) {
  int n = 0;
  for (int i = 0; i < rank; i++)
    n += is_known(sizes[i], 1);
  return n;
}

static void drop_dims(Expand *e, const Type *type, Meta *meta) {
  int drop = meta->rank - type->as.shaped.rank;
  int64_t *strides =
              arena_array(e->run->arena, int64_t, type->as.shaped.rank + 1),
          offset;
  if (!drop || !memref_strides(type, strides, &offset))
    return;
  int kept = 0;
  for (int i = 0; i < meta->rank; i++) {
    int ones = count_ones(meta->sizes + i, meta->rank - i);
    bool must = ones == drop && is_known(meta->sizes[i], 1);
    if (drop && (must || is_dropped(meta->sizes, meta->strides, i, type,
                                    strides, kept))) {
      drop--;
      continue;
    }
    meta->sizes[kept] = meta->sizes[i];
    meta->strides[kept++] = meta->strides[i];
  }
  meta->rank = kept;
}

static Value *expand_subview(Expand *e, Op *op) {
  Builder *b = &e->b;
  Meta meta;
  Type *type = op->results[0].type;
  if (!read_meta(e, op_operand(op, 0), &meta))
    return NULL;
  Num *offsets = mixed(e, op, G_memref_subview_offsets,
                       op_slot(op, A_memref_subview_static_offsets));
  Num *steps = mixed(e, op, G_memref_subview_strides,
                     op_slot(op, A_memref_subview_static_strides));
  Num *sizes = mixed(e, op, G_memref_subview_sizes,
                     op_slot(op, A_memref_subview_static_sizes));
  Num *strides = arena_array(e->run->arena, Num, meta.rank + 1);
  for (int i = 0; i < meta.rank; i++)
    strides[i] = multiply(b, steps[i], meta.strides[i]);
  // Constants last: one addition for all of them.
  Num constant = number(0), offset = meta.offset;
  if (!offset.value) {
    constant = offset;
    offset = number(0);
  }
  for (int i = 0; i < meta.rank; i++) {
    Num term = multiply(b, offsets[i], meta.strides[i]);
    if (term.value)
      offset = add(b, offset, term);
    else
      constant = add(b, constant, term);
  }
  meta.offset = add(b, offset, constant);
  meta.sizes = sizes;
  meta.strides = strides;
  drop_dims(e, type, &meta);
  return reinterpret(e, type, &meta);
}

// Shapes

typedef struct Group { // of dimensions that are one in the collapsed shape
  int64_t first, count;
} Group;

static Group group_at(const Attr *reassociation, int i) {
  const Attr *dims = reassociation->as.array.items[i];
  Group group = {0, dims->as.array.count};
  if (group.count)
    group.first = attr_to_i64(dims->as.array.items[0]);
  return group;
}

// The stride of an inner dimension is that of the group times the sizes within
// it; sizes are those that the operation gives.
static Value *expand_expand_shape(Expand *e, Op *op) {
  Builder *b = &e->b;
  Meta meta;
  Type *type = op->results[0].type;
  const Attr *reassociation = op_slot(op, A_memref_expand_shape_reassociation);
  if (!read_meta(e, op_operand(op, 0), &meta))
    return NULL;
  int rank = type->as.shaped.rank;
  Num *sizes = mixed(e, op, G_memref_expand_shape_output_shape,
                     op_slot(op, A_memref_expand_shape_static_output_shape));
  Num *strides = arena_array(e->run->arena, Num, rank + 1);
  for (int i = 0; i < rank; i++)
    strides[i] = number(1); // of a source without dimensions
  for (int i = 0; i < meta.rank; i++) {
    Group group = group_at(reassociation, i);
    Num stride = meta.strides[i];
    for (int64_t j = group.first + group.count - 1; j >= group.first; j--) {
      strides[j] = stride;
      if (j > group.first)
        stride = multiply(b, stride, sizes[j]);
    }
  }
  meta.rank = rank;
  meta.sizes = sizes;
  meta.strides = strides;
  return reinterpret(e, type, &meta);
}

// The stride of a group is that of its innermost dimension whose size is not
// known to be 1; of groups of ones, whatever the type says, else the last.
static Num collapsed_stride(const Meta *meta, Group group) {
  for (int64_t j = group.first + group.count - 1; j >= group.first; j--)
    if (!is_known(meta->sizes[j], 1))
      return meta->strides[j];
  return meta->strides[group.first + group.count - 1];
}

static Value *expand_collapse_shape(Expand *e, Op *op) {
  Builder *b = &e->b;
  Meta meta;
  Type *type = op->results[0].type;
  const Attr *reassociation =
      op_slot(op, A_memref_collapse_shape_reassociation);
  if (!read_meta(e, op_operand(op, 0), &meta))
    return NULL;
  int rank = type->as.shaped.rank;
  Num *sizes = arena_array(e->run->arena, Num, rank + 1);
  Num *strides = arena_array(e->run->arena, Num, rank + 1);
  for (int i = 0; i < rank; i++) {
    Group group = group_at(reassociation, i);
    Num known = number(1), size = number(1);
    for (int64_t j = group.first; j < group.first + group.count; j++)
      if (meta.sizes[j].value)
        size = multiply(b, size, meta.sizes[j]);
      else
        known = multiply(b, known, meta.sizes[j]);
    sizes[i] = multiply(b, size, known);
    strides[i] = collapsed_stride(&meta, group);
  }
  meta.rank = rank;
  meta.sizes = sizes;
  meta.strides = strides;
  return reinterpret(e, type, &meta);
}

bool lower_expand_strided_metadata(PassRun *run, Op *root) {
  ExpandTable *table = arena_new(run->arena, ExpandTable);
  table->fns[OP_memref_subview] = expand_subview;
  table->fns[OP_memref_expand_shape] = expand_expand_shape;
  table->fns[OP_memref_collapse_shape] = expand_collapse_shape;
  return expand_run(run, table, root);
}

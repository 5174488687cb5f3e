// generate-runtime-verification: checks while the program runs of what operations
// of memref, tensor and linalg promise.
//
// Requires: nothing.
// Guarantees: a cf.assert stands before each memref.load, store, atomic_rmw and
//   generic_atomic_rmw, tensor.extract and insert that it is in bounds; before
//   assume_alignment, cast, copy, dim, expand_shape, subview and extract_slice
//   that sizes and the like are what they say, as far as their types leave it
//   open; before each structured operation that its operands have the sizes
//   that its loops need (lowering/linalg/check_structured.c).
// Invalidates: nothing.
//
// Before:
//
//   %x = memref.load %m[%i] : memref<?xf32>
//
// After:
//
//   %c0 = arith.constant 0 : index
//   %c0_0 = arith.constant 0 : index
//   %dim = memref.dim %m, %c0_0 : memref<?xf32>
//   %0 = arith.cmpi sge, %i, %c0 : index
//   %1 = arith.cmpi slt, %i, %dim : index
//   %2 = arith.andi %0, %1 : i1
//   cf.assert %2, "ERROR: Runtime op verification failed\0A..."
//   %x = memref.load %m[%i] : memref<?xf32>
//
// Operations are those of mlir-opt, one by one: what it folds while it builds
// is folded, and nothing else. All texts of messages are made before anything
// changes.

#include "ir/analysis/access.h"
#include "ir/dialects/memref/memref.h"
#include "ir/analysis/fold.h"
#include "ir/build/arith.h"
#include "lowering/memref/passes.h"
#include "lowering/pass/pass.h"
#include "ir/build/memref.h"
#include "ir/build/tensor.h"
#include "ir/dialects/linalg/structured.h"
#include "lowering/memref/runtime_check.h"

typedef void CheckFn(Check *c, Op *op);

static Type *value_type(const Value *value) {
  return value->type;
}

static int rank_of(const Value *memref) {
  return value_type(memref)->as.shaped.rank;
}

// Arithmetic

static Value *compare(Check *c, int64_t predicate, Value *lhs, Value *rhs) {
  return arith_cmpi(&c->b, predicate, lhs, rhs);
}

static Value *folded(Check *c, Value *made) {
  return build_or_fold(&c->b, c->arena, value_op(made));
}

static Value *compare_folded(Check *c, int64_t predicate, Value *lhs,
                             Value *rhs) {
  return folded(c, compare(c, predicate, lhs, rhs));
}

static Value *both(Check *c, Value *a, Value *b) {
  return folded(c, build_binary(&c->b, OP_arith_andi, a, b));
}

// from <= value < to
static Value *is_between(Check *c, Value *value, Value *from, Value *to) {
  Value *low = compare_folded(c, E_arith_cmpi_sge, value, from);
  Value *high = compare_folded(c, E_arith_cmpi_slt, value, to);
  return both(c, low, high);
}

static bool is_tensor(const Value *value) {
  return type_is_tensor(value_type(value));
}

Op *check_build_dim(Check *c, Value *shaped, int dim) {
  Value *index = build_index(&c->b, dim);
  return build_op(&c->b, is_tensor(shaped) ? OP_tensor_dim : OP_memref_dim,
                  &c->b.ctx->index_type, 1, (Value *[]){shaped, index}, 2);
}

static Value *rank_value(Check *c, Value *shaped) {
  return build_unary(&c->b, is_tensor(shaped) ? OP_tensor_rank : OP_memref_rank,
                     c->b.ctx->index_type, shaped);
}

static Value *size_of(Check *c, Value *memref, int dim) {
  return op_result(check_build_dim(c, memref, dim), 0);
}

// Messages

static void note_text(void *user, Op *op, Str text) {
  Check *c = user;
  ptrmap_set(&c->texts, c->arena, op,
             (void *)(uintptr_t)arena_str(c->arena, text).data);
}

static Attr *message(Check *c, const Op *op, const char *what) {
  Buf text = {0};
  buf_lit(&text, "ERROR: Runtime op verification failed\n");
  const char *line = ptrmap_get(&c->texts, op);
  if (c->says_op && line)
    buf_printf(&text, "%s\n", line);
  buf_printf(&text, "^ %s\nLocation: ", what);
  PrintOptions options = {0};
  buf_lit(&text, "loc(");
  loc_print(&text, c->b.ctx, ctx_loc_attr(c->b.ctx, op->loc), &options);
  buf_lit(&text, ")");
  Attr *attr = attr_string(c->b.ctx, (Str){text.data, text.size});
  buf_release(&text);
  return attr;
}

void check_assert(Check *c, const Op *op, Value *holds, const char *what, ...) {
  Buf text = {0};
  va_list args;
  va_start(args, what);
  buf_vprintf(&text, what, args);
  va_end(args);
  Op *made = build_op(&c->b, OP_cf_assert, NULL, 0, &holds, 1);
  made->slots[A_cf_assert_msg] =
      message(c, op, arena_str(c->arena, (Str){text.data, text.size}).data);
  buf_release(&text);
}

// Is a number what it is claimed to be?
static Value *is_number(Check *c, Value *value, int64_t number) {
  return compare(c, E_arith_cmpi_eq, value, build_index(&c->b, number));
}

// Accesses

static void check_access(Check *c, Op *op) {
  uint32_t at = op_is(op, OP_tensor_extract)  ? 0
                : op_is(op, OP_tensor_insert) ? 1
                                              : access_base_operand(op);
  Value *memref = op_operand(op, at), *holds = NULL;
  if (!rank_of(memref))
    return;
  Value *zero = build_index(&c->b, 0);
  for (int i = 0; i < rank_of(memref); i++) {
    Value *size = build_or_fold(&c->b, c->arena, check_build_dim(c, memref, i));
    Value *fits =
        is_between(c, op_operand(op, at + 1 + (uint32_t)i), zero, size);
    holds = holds ? both(c, holds, fits) : fits;
  }
  check_assert(c, op, holds, "out-of-bounds access");
}

static void check_alignment(Check *c, Op *op) {
  Value *address =
      build_unary(&c->b, OP_memref_extract_aligned_pointer_as_index,
                  c->b.ctx->index_type, op_operand(op, 0));
  int64_t alignment =
      attr_to_i64(op_slot(op, A_memref_assume_alignment_alignment));
  Value *rest = build_binary(&c->b, OP_arith_remui, address,
                             build_index(&c->b, alignment));
  Value *holds = is_number(c, rest, 0);
  check_assert(c, op, holds, "memref is not aligned to %lld",
               (long long)alignment);
}

static void check_dim(Check *c, Op *op) {
  Value *rank = rank_value(c, op_operand(op, 0));
  Value *zero = build_index(&c->b, 0);
  Value *holds = is_between(c, op_operand(op, 1), zero, rank);
  check_assert(c, op, holds, "index is out of bounds");
}

static Value *known_or_size(Check *c, Value *memref, int dim) {
  int64_t size = value_type(memref)->as.shaped.shape[dim];
  return size == DYNAMIC ? size_of(c, memref, dim) : build_index(&c->b, size);
}

static void check_copy(Check *c, Op *op) {
  Value *from = op_operand(op, 0), *to = op_operand(op, 1);
  if (!type_is(value_type(from), TY_MEMREF) ||
      !type_is(value_type(to), TY_MEMREF))
    return;
  for (int i = 0; i < rank_of(from); i++) {
    if (value_type(from)->as.shaped.shape[i] != DYNAMIC &&
        value_type(to)->as.shaped.shape[i] != DYNAMIC)
      continue;
    Value *source = known_or_size(c, from, i);
    Value *target = known_or_size(c, to, i);
    check_assert(c, op, compare(c, E_arith_cmpi_eq, source, target),
                 "size of %d-th source/target dim does not match", i);
  }
}

// Casts

static Op *build_extraction(Check *c, Value *memref) {
  Ctx *ctx = c->b.ctx;
  const Type *type = value_type(memref);
  uint32_t n = 2 + 2 * (uint32_t)rank_of(memref);
  Type **types = arena_array(c->arena, Type *, n);
  types[0] = type_memref(ctx, 0, NULL, type->as.shaped.element, NULL,
                         type->as.shaped.space);
  for (uint32_t i = 1; i < n; i++)
    types[i] = ctx->index_type;
  return build_op(&c->b, OP_memref_extract_strided_metadata, types, n, &memref,
                  1);
}

// A cast after which nothing is known but the rank.
static Value *forget_all(Check *c, Value *memref, const Type *like) {
  int rank = like->as.shaped.rank;
  int64_t *unknown = arena_array(c->arena, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    unknown[i] = DYNAMIC;
  Attr *layout = attr_strided(c->b.ctx, DYNAMIC, unknown, (uint32_t)rank);
  Type *type = type_memref(c->b.ctx, rank, unknown, like->as.shaped.element,
                           layout, like->as.shaped.space);
  return build_shaped_cast(&c->b, type, memref);
}

static void check_sizes_of_cast(Check *c, Op *op) {
  Value *source = op_operand(op, 0);
  const Type *from = value_type(source), *to = op->results[0].type;
  for (int i = 0; i < to->as.shaped.rank; i++) {
    bool known = (type_is(from, TY_MEMREF) || type_is(from, TY_TENSOR)) &&
                 from->as.shaped.shape[i] != DYNAMIC;
    int64_t size = to->as.shaped.shape[i];
    if (known || size == DYNAMIC)
      continue;
    Value *actual = size_of(c, source, i);
    check_assert(c, op, is_number(c, actual, size), "size mismatch of dim %d",
                 i);
  }
}

static void check_rank_of_cast(Check *c, Op *op) {
  Value *source = op_operand(op, 0);
  int rank = op->results[0].type->as.shaped.rank;
  if (type_is(value_type(source), TY_UNRANKED_MEMREF) ||
      type_is(value_type(source), TY_UNRANKED_TENSOR))
    check_assert(c, op, is_number(c, rank_value(c, source), rank),
                 "rank mismatch");
}

static void check_tensor_cast(Check *c, Op *op) {
  if (!type_is(op->results[0].type, TY_TENSOR))
    return;
  check_rank_of_cast(c, op);
  check_sizes_of_cast(c, op);
}

// Checks rank, sizes, offset and strides that a cast claims to know.
static void check_cast(Check *c, Op *op) {
  Value *source = op_operand(op, 0);
  const Type *to = op->results[0].type;
  if (!type_is(to, TY_MEMREF))
    return;
  int rank = to->as.shaped.rank;
  check_rank_of_cast(c, op);
  Op *metadata = build_extraction(c, forget_all(c, source, to));
  check_sizes_of_cast(c, op);
  Strided layout = memref_strided(c->arena, to);
  if (!layout.strided)
    return;
  if (layout.offset != DYNAMIC)
    check_assert(c, op, is_number(c, op_result(metadata, 1), layout.offset),
                 "offset mismatch");
  for (int i = 0; i < rank; i++)
    if (layout.strides[i] != DYNAMIC)
      check_assert(c, op,
                   is_number(c, op_result(metadata, (uint32_t)(2 + rank + i)),
                             layout.strides[i]),
                   "stride mismatch of dim %d", i);
}

static void check_expand_shape(Check *c, Op *op) {
  Value *source = op_operand(op, 0);
  const int64_t *shape = op->results[0].type->as.shaped.shape;
  const Attr *groups = op_slot(op, A_memref_expand_shape_reassociation);
  for (uint32_t i = 0; i < groups->as.array.count; i++) {
    DimGroup group = reassociation_at(groups, i);
    int64_t known = 1;
    for (uint32_t j = group.first; j < group.first + group.count; j++)
      if (shape[j] != DYNAMIC)
        known = saturated_mul(known, shape[j]);
    Value *size = size_of(c, source, (int)i);
    Value *rest =
        build_binary(&c->b, OP_arith_remsi, size, build_index(&c->b, known));
    check_assert(c, op, is_number(c, rest, 0),
                 "static result dims in reassoc group do not divide src dim "
                 "evenly");
  }
}

// memref.subview: each dimension, with regard to parts of size 0

typedef struct DimPart {
  Value *zero, *one, *whole; // whole: the size of the source
  Value *offset, *size, *stride;
} DimPart;

typedef Value *BranchFn(Check *c, const DimPart *part);

static void fill_branch(Check *c, Op *op, uint32_t region, BranchFn *branch,
                        const DimPart *part) {
  Builder outside = c->b;
  Block *block = block_create(c->b.pool, op->loc);
  block_append(&op->regions[region], block);
  builder_at_end(&c->b, block);
  Value *holds = branch(c, part);
  build_op(&c->b, OP_scf_yield, NULL, 0, &holds, 1);
  c->b = outside;
}

static Value *either(Check *c, Value *condition, BranchFn *yes, BranchFn *no,
                     const DimPart *part) {
  OpSpec spec = {.info = ctx_op_by_opcode(c->b.ctx, OP_scf_if),
                 .result_types = &c->b.ctx->i1,
                 .nresults = 1,
                 .operands = &condition,
                 .noperands = 1,
                 .nregions = 2};
  Op *op = build_spec(&c->b, &spec);
  fill_branch(c, op, 0, yes, part);
  fill_branch(c, op, 1, no, part);
  return op_result(op, 0);
}

// A part of nothing may begin at the end.
static Value *empty_fits(Check *c, const DimPart *part) {
  Value *low = compare(c, E_arith_cmpi_sge, part->offset, part->zero);
  Value *high = compare(c, E_arith_cmpi_sle, part->offset, part->whole);
  return build_binary(&c->b, OP_arith_andi, low, high);
}

static Value *begins_inside(Check *c, const DimPart *part) {
  return is_between(c, part->offset, part->zero, part->whole);
}

static Value *ends_inside(Check *c, const DimPart *part) {
  Value *last = build_binary(&c->b, OP_arith_subi, part->size, part->one);
  last = build_binary(&c->b, OP_arith_muli, last, part->stride);
  last = build_binary(&c->b, OP_arith_addi, part->offset, last);
  return is_between(c, last, part->zero, part->whole);
}

static Value *always(Check *c, const DimPart *part) {
  (void)part;
  return arith_int(&c->b, c->b.ctx->i1, 1);
}

// Looks at each dimension; `metadata` has the sizes of a memref.
static void check_part(Check *c, Op *op, const MixedPart *numbers,
                       DimPart *part, const Op *metadata) {
  Value *source = op_operand(op, 0);
  for (int i = 0; i < rank_of(source); i++) {
    part->offset = mixed_materialize(&c->b, numbers->offsets[i]);
    part->size = mixed_materialize(&c->b, numbers->sizes[i]);
    part->stride = mixed_materialize(&c->b, numbers->strides[i]);
    part->whole = metadata ? op_result(metadata, (uint32_t)(2 + i))
                           : build_or_fold(&c->b, c->arena,
                                           check_build_dim(c, source, i));
    Value *empty = compare(c, E_arith_cmpi_eq, part->size, part->zero);
    check_assert(c, op, either(c, empty, empty_fits, begins_inside, part),
                 "offset %d is out-of-bounds", i);
    Value *some = compare(c, E_arith_cmpi_sgt, part->size, part->zero);
    check_assert(c, op, either(c, some, ends_inside, always, part),
                 "%s runs out-of-bounds along dimension %d",
                 metadata ? "subview" : "extract_slice", i);
  }
}

static void check_subview(Check *c, Op *op) {
  MixedPart numbers = part_of_op(c->arena, op);
  DimPart part = {.zero = build_index(&c->b, 0)};
  part.one = build_index(&c->b, 1);
  check_part(c, op, &numbers, &part, build_extraction(c, op_operand(op, 0)));
}

static void check_extract_slice(Check *c, Op *op) {
  MixedPart numbers = part_of_op(c->arena, op);
  DimPart part = {.zero = build_index(&c->b, 0)};
  part.one = build_index(&c->b, 1);
  check_part(c, op, &numbers, &part, NULL);
}

static CheckFn *check_for(const Op *op) {
  switch (op->info->opcode) {
  case OP_memref_assume_alignment: return check_alignment;
  case OP_memref_atomic_rmw:
  case OP_memref_generic_atomic_rmw:
  case OP_memref_load:
  case OP_memref_store:
  case OP_tensor_extract:
  case OP_tensor_insert: return check_access;
  case OP_memref_cast: return check_cast;
  case OP_memref_copy: return check_copy;
  case OP_memref_dim:
  case OP_tensor_dim: return check_dim;
  case OP_memref_expand_shape: return check_expand_shape;
  case OP_memref_subview: return check_subview;
  case OP_tensor_cast: return check_tensor_cast;
  case OP_tensor_extract_slice: return check_extract_slice;
  default: return op_is_structured(op) ? check_structured : NULL;
  }
}

static void note_op(void *user, Op *op) {
  Check *c = user;
  if (check_for(op))
    vec_push(c->arena, &c->ops, op);
}

bool lower_generate_runtime_verification(PassRun *run, Op *root) {
  Check check = {.b = {.ctx = run->ctx, .pool = run->pool},
                 .arena = run->arena};
  check.says_op =
      PASS_OPTIONS(run, generate_runtime_verification)->verbose_level > 0;
  op_walk_post(root, note_op, &check);
  if (check.says_op && check.ops.size && run->ctx->print_each)
    run->ctx->print_each(run->ctx, root, note_text, &check);
  for (size_t i = 0; i < check.ops.size; i++) {
    Op *op = check.ops.data[i];
    builder_before(&check.b, op);
    check_for(op)(&check, op);
  }
  return true;
}

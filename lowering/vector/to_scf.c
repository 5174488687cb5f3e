// convert-vector-to-scf: transfers of n-D vectors, and printing, as loops.
//
// Requires: nothing.
// Guarantees: transfers of memrefs have at most target-rank dimensions, fixed
//   in size, in the order of memory; vectors are printed element by element.
// Invalidates: nothing.
//
// Before:
//
//   %v = vector.transfer_read %m[%i, %j], %p
//       : memref<?x?xf32>, vector<3x4xf32>
//
// After; the vector is put together in memory:
//
//   %a = memref.alloca() : memref<vector<3x4xf32>>
//   %rows = vector.type_cast %a : ... to memref<3xvector<4xf32>>
//   scf.for %k = %c0 to %c3 step %c1 {
//     %at = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%k)[%i]
//     %is_inside = arith.cmpi slt, %at, %size
//     scf.if %is_inside {
//       %row = vector.transfer_read %m[%at, %j], %p
//           : memref<?x?xf32>, vector<4xf32>
//       memref.store %row, %rows[%k]
//     } else {
//       memref.store %padding, %rows[%k]
//     }
//   }
//   %v = memref.load %a[]
//
// A transfer on its way has a mark, and stands beside the access of its buffer:
// each time it is met it gives up its first dimension. With full-unroll rows
// are inserted into a vector instead, without loops. Transfers of one dimension
// that is not the last of memory, or has gaps, are loops over elements.
//
// Where the elements of memory are vectors a compile goes on until one of them is
// left, which is loaded or stored; mlir-opt leaves such transfers.
//
// Maps are simplified first (permutation_maps.c); printing is in
// vector/decompose_print.c.

#include "ir/dialects/dialects.h"
#include "ir/build/control.h"
#include "ir/rewrite/greedy.h"
#include "ir/build/arith.h"
#include "lowering/pass/pass.h"
#include "ir/build/memref.h"
#include "ir/build/vector.h"
#include "lowering/vector/passes.h"
#include "lowering/vector/structure.h"
#include "lowering/vector/vector_patterns.h"

#define MARK "__vector_to_scf_lowering__"

static const Options_vector_to_scf *options_of(const Rewriter *rw) {
  return rw->state;
}

static bool is_marked(const Rewriter *rw, const Op *op) {
  return op_attr_str(rw->b.ctx, op, MARK) != NULL;
}

static void mark(Rewriter *rw, Op *op) {
  op_set_attr(rw->b.ctx, op, ctx_ident(rw->b.ctx, STR(MARK)),
              attr_unit(rw->b.ctx));
}

static bool is_tensor(const Transfer *t) {
  return t->base->type->kind == TY_TENSOR;
}

static bool is_read(const Transfer *t) {
  return t->padding != NULL;
}

static bool elements_agree(const Transfer *t) {
  return type_element(t->vector->type) == type_element(t->base->type);
}

// Where in memory the first dimension is; -1: it is repeated.
static int first_dim(const Transfer *t) {
  const AffineExpr *e = t->map->as.map.results[0];
  return e->kind == AFFINE_DIM ? (int)e->value : -1;
}

// Nothing here asks a tensor for its size.
static bool is_size_known(const Transfer *t) {
  int dim = first_dim(t);
  return !is_tensor(t) || dim < 0 || transfer_in_bounds(t, 0) ||
         t->base->type->as.shaped.shape[dim] != DYNAMIC;
}

// Does a transfer of such types have more dimensions than it may keep?
static bool is_to_unpack(const Rewriter *rw, const Type *base,
                         const Type *vector) {
  const Options_vector_to_scf *o = options_of(rw);
  const Type *element = base->as.shaped.element;
  if (element->kind != TY_VECTOR)
    return vector_rank(vector) > (int)o->target_rank &&
           element == vector->as.shaped.element;
  return o->for_compile && transfer_rank(base, vector) > 0 &&
         element->as.shaped.element == vector->as.shaped.element &&
         vectors_end_alike(vector, element);
}

// The first dimension can be given up.
static bool can_unpack(const Rewriter *rw, const Transfer *t) {
  const Options_vector_to_scf *o = options_of(rw);
  return is_to_unpack(rw, t->base->type, t->vector->type) &&
         !type_dim_is_scalable(t->vector->type, 0) &&
         (!is_tensor(t) || o->lower_tensors) && is_size_known(t) &&
         !op_masking(t->op);
}

// Without a loop, and without memory: not every target stores masks of scalable
// vectors, and a vector in memory is no row of those without dimensions.
static bool unrolls(const Rewriter *rw, const Transfer *t) {
  const Options_vector_to_scf *o = options_of(rw);
  const Type *element = t->base->type->as.shaped.element;
  return o->full_unroll ||
         (o->for_compile &&
          (type_is_scalable(t->vector->type) ||
           (element->kind == TY_VECTOR && !vector_rank(element))));
}

static Attr *rest_of_map(Rewriter *rw, const Attr *map) {
  return attr_affine_map(rw->b.ctx, map->as.map.ndims, 0,
                         map->as.map.results + 1, map->as.map.nresults - 1);
}

static Attr *rest_of_array(Rewriter *rw, const Attr *array) {
  return attr_array(rw->b.ctx, array->as.array.items + 1,
                    array->as.array.count - 1);
}

// One step: `t` gives up its first dimension, of which this is element `at`.
typedef struct Unpack {
  Rewriter *rw;
  Transfer t;
  int dim;
  Value *at;
  Value *state; // a tensor, or a vector, on its way; or NULL
  // With a buffer: the last access of it has indices before `at`.
  Value *data, *mask; // as memrefs of vectors of a dimension less
  ValueList where;
  int64_t number; // without one: `at` as it is known
} Unpack;

typedef Value *PartFn(Unpack *u); // what there is then; NULL: nothing

// The transfer of the rest, at the builder's place, without a mask.
static TransferParts rest_of(Unpack *u) {
  Rewriter *rw = u->rw;
  TransferParts parts = transfer_parts(rw->arena, &u->t);
  Value **indices = arena_array(rw->arena, Value *, parts.nindices + 1);
  for (uint32_t i = 0; i < parts.nindices; i++)
    indices[i] = parts.indices[i];
  if (u->dim >= 0)
    indices[u->dim] = build_index_sum(rw, indices[u->dim], u->at);
  parts.indices = indices;
  parts.map = rest_of_map(rw, u->t.map);
  parts.in_bounds = rest_of_array(rw, u->t.in_bounds);
  parts.mask = NULL;
  return parts;
}

static Value *size_of_dim(Unpack *u) {
  Builder *b = &u->rw->b;
  if (is_tensor(&u->t))
    return build_index(b, u->t.base->type->as.shaped.shape[u->dim]);
  return memref_dim_or_number(b, u->rw->arena, u->t.base, u->dim);
}

// Whether the element is there, in memory and by a mask of one dimension; NULL:
// it is.
static Value *is_there(Unpack *u) {
  Builder *b = &u->rw->b;
  Value *inside = NULL;
  if (u->dim >= 0 && !transfer_in_bounds(&u->t, 0)) {
    Value *size = size_of_dim(u);
    Value *index =
        build_index_sum(u->rw, transfer_index(&u->t, (uint32_t)u->dim), u->at);
    inside = arith_cmpi(b, E_arith_cmpi_sgt, size, index);
  }
  if (!u->t.mask || vector_rank(u->t.mask->type) != 1 || u->dim < 0)
    return inside;
  Value *set = build_vector_extract_at(b, u->t.mask, u->at);
  return inside ? build_binary(b, OP_arith_andi, inside, set) : set;
}

// Does one or the other; `type` is that of what comes of it, or NULL.
static Value *where_there(Unpack *u, Type *type, PartFn *inside,
                          PartFn *outside) {
  Rewriter *rw = u->rw;
  Value *condition = is_there(u);
  if (!condition)
    return inside(u);
  TypeList types = {&type, type != NULL};
  Op *choice = begin_if(rw, condition, types);
  PartFn *const parts[] = {inside, outside};
  Builder place = rw->b;
  for (uint32_t i = 0; i < 2; i++) {
    builder_at_end(&rw->b, build_block(rw, choice, i, (TypeList){0}));
    Value *value = parts[i] ? parts[i](u) : NULL;
    build_yield(rw, type ? list_of(rw, value) : (ValueList){0});
  }
  rw->b = place;
  end_structure(rw, choice);
  return type ? op_result(choice, 0) : NULL;
}

static Value *keep_state(Unpack *u) {
  return u->state;
}

// Buffers

static Value *build_load(Rewriter *rw, Value *memref, ValueList at) {
  ValueList operands = list_join(rw, list_of(rw, memref), at);
  return build_value(&rw->b, OP_memref_load, type_element(memref->type),
                     operands.items, operands.count);
}

static Op *build_store(Rewriter *rw, Value *value, Value *memref,
                       ValueList at) {
  ValueList operands = list_of(rw, value);
  operands = list_join(rw, operands, list_of(rw, memref));
  operands = list_join(rw, operands, at);
  return build_op(&rw->b, OP_memref_store, NULL, 0, operands.items,
                  operands.count);
}

static Op *allocation_scope(const Op *op) {
  Op *scope = op_parent(op);
  while (scope && !op_has(scope, TRAIT_ALLOCATION_SCOPE))
    scope = op_parent(scope);
  return scope;
}

// The nearest one; outside of loops if the pass may choose.
static Op *buffer_scope(const Rewriter *rw, const Op *op) {
  Op *scope = allocation_scope(op);
  while (options_of(rw)->for_compile && scope && is_serial_loop(scope) &&
         allocation_scope(scope))
    scope = allocation_scope(scope);
  return scope;
}

static Value *allocate(Rewriter *rw, Op *scope, Type *vector) {
  Builder place = rw->b;
  Type *type = type_memref(rw->b.ctx, 0, NULL, vector, NULL, NULL);
  Block *block = scope->regions[0].first;
  builder_at_start(&rw->b, block);
  rw->b.loc = place.loc;
  Value *buffer = build_alloca(&rw->b, type);
  rw->b = place;
  return buffer;
}

typedef struct Buffers {
  Value *data;
  Value *mask; // the mask as read from its buffer; NULL: none
} Buffers;

// False: there is no place for them.
static bool allocate_buffers(Rewriter *rw, const Transfer *t, Buffers *made) {
  Op *scope = buffer_scope(rw, t->op);
  if (!scope || scope->nregions != 1)
    return false;
  // The second goes in front of the first where both go to the same place.
  Builder place = rw->b;
  Value *mask = NULL;
  made->data = allocate(rw, scope, t->vector->type);
  made->mask = NULL;
  if (!t->mask)
    return true;
  Type *type = type_memref(rw->b.ctx, 0, NULL, t->mask->type, NULL, NULL);
  builder_after(&rw->b, value_op(made->data));
  rw->b.loc = place.loc;
  mask = build_alloca(&rw->b, type);
  rw->b = place;
  build_store(rw, t->mask, mask, (ValueList){0});
  made->mask = build_load(rw, mask, (ValueList){0});
  return true;
}

// Puts the vector into a buffer, which later steps take rows of.
static bool prepare(Rewriter *rw, Op *op) {
  Transfer t = transfer_of(op);
  Buffers buffers;
  if (is_marked(rw, op) || unrolls(rw, &t) || !can_unpack(rw, &t) ||
      !allocate_buffers(rw, &t, &buffers))
    return false;
  TransferParts parts = transfer_parts(rw->arena, &t);
  if (t.mask)
    parts.mask = buffers.mask;
  if (!is_read(&t)) {
    build_store(rw, t.vector, buffers.data, (ValueList){0});
    parts.value = build_load(rw, buffers.data, (ValueList){0});
  }
  Op *marked = build_transfer(&rw->b, rw->arena, &parts);
  mark(rw, marked);
  if (!is_read(&t)) {
    rewrite_replace_by(rw, op, marked);
    return true;
  }
  build_store(rw, op_result(marked, 0), buffers.data, (ValueList){0});
  return rewrite_replace1(rw, op, build_load(rw, buffers.data, (ValueList){0}));
}

// memref<5xvector<4x3xf32>> as memref<5x4xvector<3xf32>>
static Value *cast_buffer(Rewriter *rw, Value *buffer) {
  Type *old = buffer->type, *vector = type_element(old);
  int rank = old->as.shaped.rank;
  int64_t *shape = arena_array(rw->arena, int64_t, rank + 1);
  for (int i = 0; i < rank; i++)
    shape[i] = old->as.shaped.shape[i];
  shape[rank] = vector_dim(vector, 0);
  Type *rest = vector_drop_front(rw->b.ctx, vector, 1);
  Type *type = type_memref(rw->b.ctx, rank + 1, shape, rest, NULL, NULL);
  return build_unary(&rw->b, OP_vector_type_cast, type, buffer);
}

// The access of the buffer that a marked transfer stands beside.
static Op *buffer_access(const Transfer *t) {
  return is_read(t) ? t->vector->uses->owner : value_op(t->vector);
}

static ValueList and_at(Unpack *u, ValueList list) {
  return list_join(u->rw, list, list_of(u->rw, u->at));
}

static void label(Unpack *u, Op *rest, Type *vector) {
  if (is_to_unpack(u->rw, u->t.base->type, vector))
    mark(u->rw, rest);
}

// The mask of the rest, read from its buffer; NULL: none is needed.
static Value *rest_of_mask(Unpack *u) {
  if (!u->mask)
    return NULL;
  ValueList at = list_of_operands(u->rw, value_op(u->t.mask), 1);
  if (u->dim >= 0)
    at = and_at(u, at);
  return build_load(u->rw, u->mask, at);
}

static Value *read_rest(Unpack *u) {
  TransferParts parts = rest_of(u);
  parts.type = type_element(u->data->type);
  parts.mask = rest_of_mask(u);
  Op *rest = build_transfer(&u->rw->b, u->rw->arena, &parts);
  label(u, rest, parts.type);
  build_store(u->rw, op_result(rest, 0), u->data, and_at(u, u->where));
  return NULL;
}

static Value *write_padding(Unpack *u) {
  Value *row = build_vector_broadcast(&u->rw->b, type_element(u->data->type),
                                      u->t.padding);
  build_store(u->rw, row, u->data, and_at(u, u->where));
  return NULL;
}

static Value *write_rest(Unpack *u) {
  TransferParts parts = rest_of(u);
  parts.value = build_load(u->rw, u->data, and_at(u, u->where));
  parts.mask = rest_of_mask(u);
  if (u->state)
    parts.base = u->state;
  Op *rest = build_transfer(&u->rw->b, u->rw->arena, &parts);
  label(u, rest, parts.value->type);
  return u->state ? op_result(rest, 0) : NULL;
}

// Makes a loop over the rows of a transfer that has a buffer.
static bool unpack(Rewriter *rw, Op *op) {
  if (!is_marked(rw, op))
    return false;
  Unpack u = {.rw = rw, .t = transfer_of(op)};
  u.dim = first_dim(&u.t);
  Op *access = buffer_access(&u.t);
  uint32_t first = is_read(&u.t) ? 1 : 0; // behind what is stored
  Value *buffer = op_operand(access, first);
  if (type_dim_is_scalable(type_element(buffer->type), 0))
    return false;
  u.where = list_of_operands(rw, access, first + 1);
  u.data = cast_buffer(rw, buffer);
  if (u.t.mask && (u.dim < 0 || vector_rank(u.t.mask->type) > 1)) {
    u.mask = op_operand(value_op(u.t.mask), 0);
    if (u.dim >= 0)
      u.mask = cast_buffer(rw, u.mask);
  }
  bool carries = !is_read(&u.t) && is_tensor(&u.t);
  ValueList inits = carries ? list_of(rw, u.t.base) : (ValueList){0};
  Op *loop = begin_for(
      rw, build_counter(rw, vector_dim(u.t.vector->type, 0), false), inits);
  Builder place = rw->b;
  Block *body = body_of(loop, 0);
  builder_at_end(&rw->b, body);
  u.at = block_arg(body, 0);
  u.state = carries ? block_arg(body, 1) : NULL;
  Value *state = where_there(&u, carries ? u.state->type : NULL,
                             is_read(&u.t) ? read_rest : write_rest,
                             is_read(&u.t) ? write_padding : keep_state);
  build_yield(rw, carries ? list_of(rw, state) : (ValueList){0});
  rw->b = place;
  end_structure(rw, loop);
  if (carries)
    return rewrite_replace1(rw, op, op_result(loop, 0));
  if (is_read(&u.t))
    rewrite_erase(rw, access);
  rewrite_erase(rw, op);
  return true;
}

static const Pattern patterns_loops[] = {
    PATTERN(OP_vector_transfer_read, 1, prepare,
            "PrepareTransferReadConversion"),
    PATTERN(OP_vector_transfer_write, 1, prepare,
            "PrepareTransferWriteConversion"),
    PATTERN(OP_vector_transfer_read, 1, unpack, "TransferOpConversion"),
    PATTERN(OP_vector_transfer_write, 1, unpack, "TransferOpConversion"),
    {0},
};

// Without loops

static Value *unrolled_mask(Unpack *u) {
  if (!u->t.mask || u->dim < 0)
    return u->t.mask;
  return vector_rank(u->t.mask->type) > 1
             ? build_vector_row(&u->rw->b, u->t.mask, u->number)
             : NULL;
}

// Positions of an extraction or insertion, and one more.
static Attr *position_and(Unpack *u, const Attr *position) {
  uint32_t n = position ? ints_count(position) : 0;
  int64_t *at = arena_array(u->rw->arena, int64_t, n + 1);
  for (uint32_t i = 0; i < n; i++)
    at[i] = ints_at(position, i);
  at[n] = u->number;
  return attr_dense_i64(u->rw->b.ctx, at, n + 1);
}

// The only user of what is read, if it inserts that into a vector.
static Op *insertion_of(const Transfer *t) {
  Value *read = t->vector;
  if (!value_has_one_use(read))
    return NULL;
  Op *user = read->uses->owner;
  return op_is(user, OP_vector_insert) ? user : NULL;
}

// Reads one row and inserts it into the result.
static Value *read_row(Unpack *u) {
  Builder *b = &u->rw->b;
  Type *type = u->t.vector->type;
  TransferParts parts = rest_of(u);
  parts.type = vector_drop_front(b->ctx, type, 1);
  parts.mask = unrolled_mask(u);
  Value *row = op_result(build_transfer(b, u->rw->arena, &parts), 0);
  if (!vector_rank(parts.type))
    row = build_vector_part(b, row, NULL, 0);
  const Op *insertion = insertion_of(&u->t);
  ValueList operands = list_of(u->rw, row);
  operands = list_join(u->rw, operands, list_of(u->rw, u->state));
  if (insertion)
    operands =
        list_join(u->rw, operands, list_of_operands(u->rw, insertion, 2));
  Op *insert = build_op(b, OP_vector_insert, &u->state->type, 1, operands.items,
                        operands.count);
  insert->slots[A_vector_insert_static_position] = position_and(
      u,
      insertion ? op_slot(insertion, A_vector_insert_static_position) : NULL);
  return op_result(insert, 0);
}

static bool unroll_read(Rewriter *rw, Op *op) {
  Unpack u = {.rw = rw, .t = transfer_of(op)};
  if (!unrolls(rw, &u.t) || !can_unpack(rw, &u.t))
    return false;
  u.dim = first_dim(&u.t);
  Op *insertion = insertion_of(&u.t);
  u.state = insertion
                ? op_operand(insertion, 1)
                : build_vector_broadcast(&rw->b, u.t.vector->type, u.t.padding);
  for (; u.number < vector_dim(u.t.vector->type, 0); u.number++) {
    u.at = build_index(&rw->b, u.number);
    u.state = where_there(&u, u.state->type, read_row, keep_state);
  }
  if (!insertion)
    return rewrite_replace1(rw, op, u.state);
  rewrite_replace(rw, insertion, &u.state);
  rewrite_erase(rw, op);
  return true;
}

// Writes one row of the vector.
static Value *write_row(Unpack *u) {
  Builder *b = &u->rw->b;
  const Op *extraction = value_def(u->t.vector, OP_vector_extract);
  TransferParts parts = rest_of(u);
  Type *type = u->t.vector->type;
  bool is_number = vector_rank(type) == 1;
  Type *row_type =
      is_number ? type_element(type) : vector_drop_front(b->ctx, type, 1);
  ValueList operands = extraction ? list_of_operands(u->rw, extraction, 0)
                                  : list_of(u->rw, u->t.vector);
  Op *row = build_op(b, OP_vector_extract, &row_type, 1, operands.items,
                     operands.count);
  row->slots[A_vector_extract_static_position] = position_and(
      u, extraction ? op_slot(extraction, A_vector_extract_static_position)
                    : NULL);
  parts.value = op_result(row, 0);
  if (is_number)
    parts.value = build_vector_broadcast(b, vector_drop_front(b->ctx, type, 1),
                                         parts.value);
  parts.mask = unrolled_mask(u);
  if (u->state)
    parts.base = u->state;
  Op *rest = build_transfer(b, u->rw->arena, &parts);
  return u->state ? op_result(rest, 0) : NULL;
}

static bool unroll_write(Rewriter *rw, Op *op) {
  Unpack u = {.rw = rw, .t = transfer_of(op)};
  if (!unrolls(rw, &u.t) || !can_unpack(rw, &u.t))
    return false;
  u.dim = first_dim(&u.t);
  if (is_tensor(&u.t))
    u.state = u.t.base;
  for (; u.number < vector_dim(u.t.vector->type, 0); u.number++) {
    u.at = build_index(&rw->b, u.number);
    Value *now =
        where_there(&u, u.state ? u.state->type : NULL, write_row, keep_state);
    u.state = u.state ? now : NULL;
  }
  if (u.state)
    return rewrite_replace1(rw, op, u.state);
  rewrite_erase(rw, op);
  return true;
}

static const Pattern patterns_unrolled[] = {
    PATTERN(OP_vector_transfer_read, 1, unroll_read,
            "UnrollTransferReadConversion"),
    PATTERN(OP_vector_transfer_write, 1, unroll_write,
            "UnrollTransferWriteConversion"),
    {0},
};

// One dimension, element by element

static bool needs_elements(Rewriter *rw, const Transfer *t) {
  const Type *memref = t->base->type;
  return !op_masking(t->op) && memref->kind == TY_MEMREF && elements_agree(t) &&
         vector_rank(t->vector->type) == 1 &&
         transfer_rank(memref, t->vector->type) == 1 &&
         !(map_is_minor_identity(t->map) &&
           memref_last_is_dense(memref, rw->arena));
}

static ValueList element_place(Unpack *u) {
  ValueList at = list_new(u->rw, u->t.nindices);
  for (uint32_t i = 0; i < u->t.nindices; i++)
    list_add(&at, transfer_index(&u->t, i));
  if (u->dim >= 0)
    at.items[u->dim] = build_index_sum(u->rw, at.items[u->dim], u->at);
  return at;
}

static Value *read_element(Unpack *u) {
  Value *value = build_load(u->rw, u->t.base, u->where);
  return build_vector_insert_at(&u->rw->b, value, u->state, u->at);
}

static Value *write_element(Unpack *u) {
  Value *value = build_vector_extract_at(&u->rw->b, u->t.vector, u->at);
  build_store(u->rw, value, u->t.base, u->where);
  return NULL;
}

// Transfers a vector element by element.
static bool transfer_elements(Rewriter *rw, Op *op) {
  Unpack u = {.rw = rw, .t = transfer_of(op)};
  if (!needs_elements(rw, &u.t))
    return false;
  u.dim = first_dim(&u.t);
  Type *type = u.t.vector->type;
  Counter counter =
      build_counter(rw, vector_dim(type, 0), type_is_scalable(type));
  ValueList inits = {0};
  if (is_read(&u.t))
    inits = list_of(rw, build_vector_broadcast(&rw->b, type, u.t.padding));
  Op *loop = begin_for(rw, counter, inits);
  Builder place = rw->b;
  Block *body = body_of(loop, 0);
  builder_at_end(&rw->b, body);
  u.at = block_arg(body, 0);
  u.state = inits.count ? block_arg(body, 1) : NULL;
  u.where = element_place(&u);
  Value *now = where_there(&u, inits.count ? type : NULL,
                           is_read(&u.t) ? read_element : write_element,
                           is_read(&u.t) ? keep_state : NULL);
  build_yield(rw, inits.count ? list_of(rw, now) : (ValueList){0});
  rw->b = place;
  end_structure(rw, loop);
  rewrite_replace_by(rw, op, loop);
  return true;
}

static const Pattern patterns_elements[] = {
    PATTERN(OP_vector_transfer_read, 1, transfer_elements,
            "TransferOp1dConversion"),
    PATTERN(OP_vector_transfer_write, 1, transfer_elements,
            "TransferOp1dConversion"),
    {0},
};

static const Pattern patterns_scalable[] = {
    PATTERN(OP_vector_transfer_write, 1, transpose_while_writing,
            "ScalableTransposeTransferWriteConversion"),
    {0},
};

static const Pattern patterns_print[] = {
    PATTERN(OP_vector_print, 1, decompose_print, "DecomposePrintOpConversion"),
    {0},
};

static void add_transfers(PatternSet *set, const PassRun *run) {
  const Options_vector_to_scf *o = PASS_OPTIONS(run, vector_to_scf);
  if (!o->full_unroll)
    pattern_set_add(set, patterns_loops);
  if (o->full_unroll || o->for_compile)
    pattern_set_add(set, patterns_unrolled);
  if (o->lower_scalable)
    pattern_set_add(set, patterns_scalable);
  if (o->target_rank == 1)
    pattern_set_add(set, patterns_elements);
  pattern_set_add(set, patterns_print);
}

static bool lower_transfers(PassRun *run, Op *root) {
  GreedyOptions options = greedy_defaults;
  options.patterns = pass_patterns(run, add_transfers);
  options.state = PASS_OPTIONS(run, vector_to_scf);
  return greedy_run_all(run->ctx, run->pool, run->arena, root, &options) !=
         GREEDY_FAILED;
}

bool lower_vector_to_scf(PassRun *run, Op *root) {
  if (run->total && !op_has_vectors(root))
    return true;
  // Masks around transfers are of functions; code may be in others as well.
  if (run->total && !lower_vector_mask(run, root))
    return false;
  const PatternSet *maps =
      pass_pattern_list(run, patterns_vector_permutation_maps);
  if (pass_greedy(run, root, maps) == GREEDY_FAILED)
    return false;
  return pass_by_drivers(run, lower_transfers(run, root));
}

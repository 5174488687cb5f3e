// lower-affine: what affine maps compute as arith, loops and conditions as scf,
// accesses as memref's and vector's.
//
// Requires: nothing.
// Guarantees: no affine operation is left, but one that divides by a number
//   that is not positive.
// Invalidates: nothing.
//
// Before:
//
//   affine.for %i = 0 to %n step 2 {
//     %x = affine.load %m[%i + 1] : memref<?xf32>
//   }
//
// After:
//
//   scf.for %i = %c0 to %n step %c2 {
//     %0 = arith.addi %i, %c1 : index
//     %x = memref.load %m[%0] : memref<?xf32>
//   }
//
// Of several bounds arith.maxsi and arith.minsi choose. A loop's body moves as
// it is into the new loop, and is converted there.

#include "ir/dialects/vector/vector.h"
#include "ir/build/arith.h"
#include "lowering/affine/expand.h"
#include "ir/rewrite/convert.h"
#include "lowering/affine/loops.h"
#include "lowering/affine/passes.h"

// A value for each result, or NULL, and then `op` stays.
static Value **expand_map_of(Conv *c, const Op *op, const Attr *map,
                             uint32_t first) {
  Value **operands = list_of_operands(&c->rw, op, first).items;
  Value **results = arena_array(c->arena, Value *, map->as.map.nresults + 1);
  if (expand_affine_map(&c->b, map, operands, results))
    return results;
  c->failed = true;
  return NULL;
}

// Chooses one of the results after the other.
static Value *expand_choice(Conv *c, const Op *op, const Attr *map,
                            uint32_t first, bool is_max) {
  Value **values = expand_map_of(c, op, map, first);
  if (!values)
    return NULL;
  Value *best = values[0];
  for (uint32_t i = 1; i < map->as.map.nresults; i++)
    best = build_binary(&c->b, is_max ? OP_arith_maxsi : OP_arith_minsi, best,
                        values[i]);
  return best;
}

// apply, min, max

static bool lower_apply(Conv *c, Op *op) {
  Value **values = expand_map_of(c, op, op_slot(op, A_affine_apply_map), 0);
  return values && conv_replace(c, op, values);
}

static bool lower_min_max(Conv *c, Op *op) {
  Value *best = expand_choice(c, op, op_slot(op, A_affine_min_map), 0,
                              op_is(op, OP_affine_max));
  return best && conv_replace1(c, op, best);
}

// Indices of a basis

static bool lower_delinearize(Conv *c, Op *op) {
  Value **values = arena_array(c->arena, Value *, op->nresults + 1);
  expand_delinearize_index(&c->rw, op, values);
  return conv_replace(c, op, values);
}

static bool lower_linearize(Conv *c, Op *op) {
  return conv_replace1(c, op, expand_linearize_index(&c->rw, op));
}

// Accesses

// The operands up to the memref, and then an index for each dimension.
static ValueList access_operands(Conv *c, const Op *op) {
  AffineAccess access;
  affine_access_of(op, &access);
  Value **indices = expand_map_of(c, op, access.map, access.first);
  if (!indices)
    return (ValueList){0};
  ValueList list = list_of_operands(&c->rw, op, 0);
  return list_join(&c->rw, list_part(list, 0, access.first),
                   (ValueList){indices, access.map->as.map.nresults});
}

static Op *build_access(Conv *c, Op *op, uint32_t opcode) {
  ValueList operands = access_operands(c, op);
  if (!operands.count)
    return NULL;
  Type *type = op->nresults ? op->results[0].type : NULL;
  return build_op(&c->b, opcode, &type, op->nresults, operands.items,
                  operands.count);
}

static bool replace_access(Conv *c, Op *op, uint32_t opcode) {
  Op *made = build_access(c, op, opcode);
  if (!made)
    return false;
  return op->nresults ? conv_replace1(c, op, op_result(made, 0))
                      : conv_erase(c, op);
}

static bool lower_load(Conv *c, Op *op) {
  return replace_access(c, op, OP_memref_load);
}

static bool lower_store(Conv *c, Op *op) {
  return replace_access(c, op, OP_memref_store);
}

// What operations of vector want of their memref, and those of affine do not.
static bool replace_vector_access(Conv *c, Op *op, const Type *vector,
                                  const Type *memref, uint32_t opcode) {
  if (memref->as.shaped.rank < vector->as.shaped.rank)
    return conv_decline(c, op, "the memref has lower rank than the vector");
  if (!vector_fits_strides(vector, memref))
    return conv_decline(c, op, "most minor memref dim must have unit stride");
  return replace_access(c, op, opcode);
}

static bool lower_vector_load(Conv *c, Op *op) {
  return replace_vector_access(c, op, op_result(op, 0)->type,
                               op_operand(op, 0)->type, OP_vector_load);
}

static bool lower_vector_store(Conv *c, Op *op) {
  return replace_vector_access(c, op, op_operand(op, 0)->type,
                               op_operand(op, 1)->type, OP_vector_store);
}

static bool lower_prefetch(Conv *c, Op *op) {
  Op *made = build_access(c, op, OP_memref_prefetch);
  if (!made)
    return false;
  made->slots[A_memref_prefetch_isWrite] =
      op_slot(op, A_affine_prefetch_isWrite);
  made->slots[A_memref_prefetch_localityHint] =
      op_slot(op, A_affine_prefetch_localityHint);
  made->slots[A_memref_prefetch_isDataCache] =
      op_slot(op, A_affine_prefetch_isDataCache);
  return conv_erase(c, op);
}

// Transfers: a memref and what the map of that name makes of the operands
// behind it; `*at` goes on.
static bool expand_place(Conv *c, const Op *op, const char *name, uint32_t *at,
                         ValueList *place) {
  const Attr *map = op_attr_str(c->ctx, op, name);
  Value **indices = expand_map_of(c, op, map, *at + 1);
  if (!indices)
    return false;
  *place = list_join(&c->rw, list_of(&c->rw, op_operand(op, *at)),
                     (ValueList){indices, map->as.map.nresults});
  *at += 1 + affine_map_inputs(map);
  return true;
}

static bool lower_dma_start(Conv *c, Op *op) {
  ValueList source, destination, tag;
  uint32_t at = 0;
  if (!expand_place(c, op, "src_map", &at, &source) ||
      !expand_place(c, op, "dst_map", &at, &destination) ||
      !expand_place(c, op, "tag_map", &at, &tag))
    return false;
  ValueList rest = list_of_operands(&c->rw, op, at);
  ValueList list = list_join(&c->rw, source, destination);
  list = list_join(&c->rw, list, list_part(rest, 0, 1));
  list = list_join(&c->rw, list, tag);
  list = list_join(&c->rw, list, list_part(rest, 1, rest.count - 1));
  build_op(&c->b, OP_memref_dma_start, NULL, 0, list.items, list.count);
  return conv_erase(c, op);
}

static bool lower_dma_wait(Conv *c, Op *op) {
  ValueList tag;
  uint32_t at = 0;
  if (!expand_place(c, op, "tag_map", &at, &tag))
    return false;
  ValueList list = list_join(&c->rw, tag, list_of(&c->rw, op_operand(op, at)));
  build_op(&c->b, OP_memref_dma_wait, NULL, 0, list.items, list.count);
  return conv_erase(c, op);
}

// Control flow

static bool lower_yield(Conv *c, Op *op) {
  const Op *parent = op_parent(op);
  if (op_is(parent, OP_affine_parallel) || op_is(parent, OP_scf_parallel))
    return false; // ends with its loop
  build_yield(&c->rw, list_of_operands(&c->rw, op, 0));
  return conv_erase(c, op);
}

// Has the blocks of `from` stand for what `to` was made with.
static void take_region(Conv *c, Region *from, Region *to) {
  if (!region_is_empty(to))
    rewrite_erase_block(&c->rw, to->first);
  rewrite_inline_region(&c->rw, from, to, NULL);
}

static bool lower_for(Conv *c, Op *op) {
  Value *lower =
      expand_choice(c, op, affine_for_map(op, AFFINE_LOWER), 0, true);
  Value *upper = lower
                     ? expand_choice(c, op, affine_for_map(op, AFFINE_UPPER),
                                     affine_for_first(op, AFFINE_UPPER), false)
                     : NULL;
  if (!upper)
    return false;
  Value *step = arith_index(&c->b, affine_for_step(op));
  Op *loop = build_for(&c->rw, lower, upper, step,
                       list_of_group(&c->rw, op, G_affine_for_inits));
  take_region(c, &op->regions[0], &loop->regions[0]);
  return conv_replace(c, op, list_of_results(&c->rw, loop).items);
}

// Whether values are in the set: all constraints hold.
static Value *expand_set(Conv *c, const Op *op, const Attr *set) {
  Value *zero = arith_index(&c->b, 0), *holds = NULL;
  Value **operands = list_of_operands(&c->rw, op, 0).items;
  for (uint32_t i = 0; i < set->as.set.nexprs; i++) {
    Value *value = expand_affine_expr(&c->b, set->as.set.exprs[i], operands,
                                      set->as.set.ndims);
    if (!value) {
      c->failed = true;
      return NULL;
    }
    Value *one = arith_cmpi(
        &c->b, set->as.set.is_eq[i] ? E_arith_cmpi_eq : E_arith_cmpi_sge, value,
        zero);
    holds = holds ? build_binary(&c->b, OP_arith_andi, holds, one) : one;
  }
  return holds ? holds : arith_int(&c->b, c->ctx->i1, 1);
}

static bool lower_if(Conv *c, Op *op) {
  Value *condition = expand_set(c, op, op_slot(op, A_affine_if_condition));
  if (!condition)
    return false;
  Op *made = build_if(&c->rw, condition,
                      list_types(&c->rw, list_of_results(&c->rw, op)));
  take_region(c, &op->regions[0], &made->regions[0]);
  take_region(c, &op->regions[1], &made->regions[1]);
  return conv_replace(c, op, list_of_results(&c->rw, made).items);
}

// Reductions

static const AffineReduction *reduction_of(const Op *op, uint32_t i) {
  const Attr *list = op_slot(op, A_affine_parallel_reductions);
  return affine_reduction_of_kind(attr_to_i64(list->as.array.items[i]));
}

static bool expand_bounds(Conv *c, const Op *op, AffineEnd end, uint32_t i,
                          ValueList *list) {
  Value *bound =
      expand_choice(c, op, affine_parallel_bound(c->ctx, op, end, i),
                    affine_parallel_first(op, end), end == AFFINE_LOWER);
  if (bound)
    list_add(list, bound);
  return bound;
}

// scf.reduce in place of the yield, which joins as the reductions say.
static void end_parallel(Conv *c, const Op *op, Op *yield) {
  builder_before(&c->b, yield);
  Op *reduce = build_reduce(&c->rw, list_of_operands(&c->rw, yield, 0));
  for (uint32_t i = 0; i < reduce->nregions; i++) {
    Block *block = body_of(reduce, i);
    builder_at_end(&c->b, block);
    c->b.loc = op->loc;
    Value *joined = build_binary(&c->b, reduction_of(op, i)->opcode,
                                 block_arg(block, 0), block_arg(block, 1));
    build_op(&c->b, OP_scf_reduce_return, NULL, 0, &joined, 1);
  }
  conv_erase(c, yield);
}

// Lowers affine.parallel to scf.parallel, with its reductions.
static bool lower_parallel(Conv *c, Op *op) {
  uint32_t n = op->regions[0].first->nargs;
  ValueList lower = list_new(&c->rw, n), upper = list_new(&c->rw, n);
  ValueList steps = list_new(&c->rw, n),
            begins = list_new(&c->rw, op->nresults);
  if (!n)
    return conv_decline(c, op, "it has no dimension");
  for (uint32_t i = 0; i < op->nresults; i++)
    if (!reduction_of(op, i))
      return conv_decline(c, op, "no reduction of that kind");
  for (uint32_t i = 0; i < n; i++)
    if (!expand_bounds(c, op, AFFINE_LOWER, i, &lower) ||
        !expand_bounds(c, op, AFFINE_UPPER, i, &upper))
      return false;
  for (uint32_t i = 0; i < n; i++)
    list_add(&steps, arith_index(&c->b, affine_parallel_step(op, i)));
  for (uint32_t i = 0; i < op->nresults; i++)
    list_add(&begins, affine_reduction_begin(&c->b, reduction_of(op, i),
                                             op->results[i].type));
  Op *loop = build_parallel(&c->rw, lower, upper, steps, begins);
  take_region(c, &op->regions[0], &loop->regions[0]);
  end_parallel(c, op, end_of(loop, 0));
  return conv_replace(c, op, list_of_results(&c->rw, loop).items);
}

static const ConvRow handlers[] = {
    CONV_ROW(OP_affine_apply, lower_apply),
    CONV_ROW(OP_affine_delinearize_index, lower_delinearize),
    CONV_ROW(OP_affine_dma_start, lower_dma_start),
    CONV_ROW(OP_affine_dma_wait, lower_dma_wait),
    CONV_ROW(OP_affine_for, lower_for),
    CONV_ROW(OP_affine_if, lower_if),
    CONV_ROW(OP_affine_linearize_index, lower_linearize),
    CONV_ROW(OP_affine_load, lower_load),
    CONV_ROW(OP_affine_max, lower_min_max),
    CONV_ROW(OP_affine_min, lower_min_max),
    CONV_ROW(OP_affine_parallel, lower_parallel),
    CONV_ROW(OP_affine_prefetch, lower_prefetch),
    CONV_ROW(OP_affine_store, lower_store),
    CONV_ROW(OP_affine_vector_load, lower_vector_load),
    CONV_ROW(OP_affine_vector_store, lower_vector_store),
    CONV_ROW(OP_affine_yield, lower_yield),
};

static Legality affine_legality(Conv *c, const Op *op) {
  (void)c;
  switch (opcode_dialect(op->info->opcode)) {
  case DIALECT_arith:
  case DIALECT_memref:
  case DIALECT_scf:
  case DIALECT_vector: return CONV_LEGAL;
  default: return CONV_UNKNOWN;
  }
}

static void add_handlers(ConvTable *table) {
  for (size_t i = 0; i < ARRAY_SIZE(handlers); i++)
    conv_add(table, handlers[i].opcode, handlers[i].handler);
}

bool lower_affine(PassRun *run, Op *root) {
  Conv c = pass_conversion(run, pass_handlers(run, add_handlers));
  c.legality = affine_legality;
  c.handles_illegal = true; // and none is
  return pass_by_drivers(run, convert_run(&c, root));
}

// promote-buffers-to-stack: small buffers that nobody frees, and that do not
// leave the region they are made in, are on the stack.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.
//
// It does as MLIR's pass does, in scf.for and its like as well, where memory goes
// at the end of an iteration only if the body is inlined into stack frames of its
// own. In scf.while, which is no scope, and in loops of blocks it would not go.

#include "ir/analysis/value_effects.h"
#include "ir/build/memref.h"
#include "lowering/bufferize/buffer_passes.h"
#include "lowering/bufferize/passes.h"

static uint64_t bits_of(PassRun *run, const Type *type) {
  return type_is(type, TY_COMPLEX)  ? 2 * bits_of(run, type->as.shaped.element)
         : type_is(type, TY_VECTOR) ? (uint64_t)type_num_elements(type) *
                                          bits_of(run, type->as.shaped.element)
         : type_is(type, TY_INDEX) ? 64
                                   : type_number_width(type);
}

static bool is_small(PassRun *run, const Op *alloc) {
  const Options_promote_buffers_to_stack *o =
      PASS_OPTIONS(run, promote_buffers_to_stack);
  const Type *type = alloc->results[0].type;
  if (!type_has_static_shape(type)) {
    for (uint32_t i = 0; i < alloc->noperands; i++)
      if (!value_is_memref_rank(op_operand(alloc, i)))
        return false;
    return (uint32_t)type->as.shaped.rank <= o->max_rank;
  }
  uint64_t bits = bits_of(run, type->as.shaped.element), all;
  return bits &&
         !__builtin_mul_overflow((uint64_t)type_num_elements(type), bits,
                                 &all) &&
         all <= (uint64_t)o->max_bytes * 8;
}

// Whether somebody frees it, or it leaves its region.
static bool is_given_away(PassRun *run, Op *alloc) {
  BufferNames names = buffer_names(run->arena, op_result(alloc, 0));
  for (uint32_t i = 0; i < names.values.size; i++) {
    const Value *value = names.values.entries[i].key;
    for (const Use *u = value->uses; u; u = u->next)
      if (op_frees(u->owner, value) ||
          (op_leaves_region(u->owner) &&
           u->owner->block->parent == alloc->block->parent))
        return true;
  }
  return false;
}

static bool is_in_scope(const Op *alloc) {
  for (const Op *op = op_parent(alloc); op; op = op_parent(op)) {
    if (op_has(op, TRAIT_ALLOCATION_SCOPE))
      return true;
    if (!op->info->edges || runs_again(op))
      return false;
  }
  return false;
}

static void promote(PassRun *run, Op *alloc) {
  Rewriter rw = pass_rewriter(run);
  builder_before(&rw.b, alloc);
  Op *made = build_alloca_like(&rw.b, run->arena, alloc);
  rewrite_replace_by(&rw, alloc, made);
}

bool lower_promote_buffers_to_stack(PassRun *run, Op *func) {
  OpList allocs = collect_ops_that(run, func, alloc_may_be_on_stack);
  for (size_t i = 0; i < allocs.count; i++)
    if (is_small(run, allocs.items[i]) && is_in_scope(allocs.items[i]) &&
        !is_given_away(run, allocs.items[i]))
      promote(run, allocs.items[i]);
  return true;
}

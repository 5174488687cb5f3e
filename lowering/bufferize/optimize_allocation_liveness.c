// optimize-allocation-liveness: buffers are freed behind their last use in the
// block that allocates them.
//
// Requires: nothing.
// Guarantees: nothing.
// Invalidates: nothing.

#include "lowering/bufferize/buffer_passes.h"
#include "lowering/bufferize/passes.h"

// The last operation of the block that uses it, or has a use inside.
static Op *last_user(PassRun *run, Op *alloc, const Op *dealloc) {
  BufferNames names = buffer_names(run->arena, op_result(alloc, 0));
  Op *last = NULL;
  for (uint32_t i = 0; i < names.values.size; i++) {
    const Value *value = names.values.entries[i].key;
    for (const Use *u = value->uses; u; u = u->next) {
      Op *at = op_ancestor_in_block(u->owner, alloc->block);
      if (!at)
        return NULL;
      if (at != dealloc && (!last || op_is_before(last, at)))
        last = at;
    }
  }
  return last;
}

bool lower_optimize_allocation_liveness(PassRun *run, Op *func) {
  Rewriter rw = pass_rewriter(run);
  OpList allocs = collect_ops_that(run, func, allocates_on_heap);
  for (size_t i = 0; i < allocs.count; i++) {
    Op *alloc = allocs.items[i], *dealloc = only_dealloc(alloc);
    Op *last = dealloc ? last_user(run, alloc, dealloc) : NULL;
    if (last && op_is_before(last, dealloc))
      rewrite_move_after(&rw, dealloc, last);
  }
  return true;
}

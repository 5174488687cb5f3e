// reuse-buffers: a buffer has the memory of one that was freed before.
//
// Requires: nothing.
// Guarantees: a block's buffers take no more memory at any time than they took at
// most before.
// Invalidates: nothing.
//
// Memory that was just in use is in the caches, and large blocks that a C library
// gets from the system come as pages that are cleared and mapped one by one:
//
//   %a = memref.alloc() {mlcc.checked} : memref<1x56x56x64xf32>
//   ...
//   memref.dealloc %a
//   ...
//   %b = memref.alloc() {mlcc.checked} : memref<1x28x28x128xf32>
//   ... %b
//   memref.dealloc %b
//
// becomes
//
//   %a = memref.alloc() {mlcc.checked} : memref<1x56x56x64xf32>
//   ...
//   %b = memref.reinterpret_cast %a to offset: [0], sizes: [1, 28, 28, 128], ...
//   ... %b
//   memref.dealloc %a
//
// Only buffers that bufferization made are shared, of known size and of one kind
// of element, allocated and freed in one block. The smallest of the memory at hand
// is taken. What a block holds is counted from one allocation or deallocation to
// the next: memory that waits for its next buffer counts, too, and may nowhere
// raise the most that the block ever held.

#include "lowering/bufferize/buffer_passes.h"
#include "lowering/bufferize/bufferize.h"
#include "lowering/bufferize/passes.h"

#include "ir/build/memref.h"

enum {
  LEAST_BYTES = 4096,
  MOST_WAITING = 64,   // blocks of memory that are looked at
  LONGEST_WAIT = 1024, // events
};

typedef struct Memory { // that was allocated once, and freed
  Op *alloc, *dealloc;
  uint64_t bytes;
  uint32_t freed_at; // event
} Memory;

typedef struct Event {
  Op *op;        // alloc or dealloc
  uint32_t pair; // event of its dealloc, of an alloc
} Event;

typedef struct Reuse {
  Rewriter rw;
  Arena *arena;
  Vec(Event) events;
  Vec(uint64_t) held; // bytes behind each event
  uint64_t most;
  Memory waiting[MOST_WAITING];
  uint32_t nwaiting;
} Reuse;

// Events

static bool is_shared(Ctx *ctx, const Op *op) {
  if (!allocates_on_heap(op) || op->noperands || !alloc_is_checked(ctx, op))
    return false;
  const Type *type = op_result(op, 0)->type;
  uint64_t bytes = buffer_bytes(type);
  return bytes >= LEAST_BYTES && bytes != UINT64_MAX && !type->as.shaped.layout;
}

static void find_events(Reuse *r, const Block *block) {
  PtrMap allocs = {0}; // dealloc to the number of its alloc's event, plus 1
  r->events.size = 0;
  for (Op *op = block->first; op; op = op->next) {
    Op *dealloc = is_shared(r->rw.b.ctx, op) ? only_dealloc(op) : NULL;
    uint32_t number = (uint32_t)r->events.size;
    if (dealloc)
      ptrmap_set(&allocs, r->arena, dealloc, (void *)(uintptr_t)(number + 1));
    uintptr_t alloc = (uintptr_t)ptrmap_get(&allocs, op);
    if (alloc)
      r->events.data[alloc - 1].pair = number;
    if (dealloc || alloc)
      vec_push(r->arena, &r->events, ((Event){op, 0}));
  }
}

static uint64_t bytes_of(const Op *alloc) {
  return buffer_bytes(op_result(alloc, 0)->type);
}

static bool is_alloc(const Event *e) {
  return e->pair;
}

static void count_held(Reuse *r) {
  uint64_t now = 0;
  r->held.size = 0;
  r->most = 0;
  for (size_t i = 0; i < r->events.size; i++) {
    const Event *e = &r->events.data[i];
    if (is_alloc(e))
      now += bytes_of(e->op);
    else
      now -= buffer_bytes(op_operand(e->op, 0)->type);
    vec_push(r->arena, &r->held, now);
    r->most = now > r->most ? now : r->most;
  }
}

// Reuse

// Whether the block may hold `more` bytes from event `from` to before `to`.
static bool may_hold(const Reuse *r, uint32_t from, uint32_t to,
                     uint64_t more) {
  for (uint32_t i = from; i < to; i++)
    if (r->held.data[i] + more > r->most)
      return false;
  return true;
}

static void hold(Reuse *r, uint32_t from, uint32_t to, uint64_t more) {
  for (uint32_t i = from; i < to; i++)
    r->held.data[i] += more;
}

static bool fits(const Reuse *r, const Memory *m, uint32_t event) {
  const Event *e = &r->events.data[event];
  Type *old = op_result(m->alloc, 0)->type;
  Type *new = op_result(e->op, 0)->type;
  uint64_t bytes = bytes_of(e->op);
  return type_element(old) == type_element(new) &&
         old->as.shaped.space == new->as.shaped.space && m->bytes >= bytes &&
         e->pair - m->freed_at <
             LONGEST_WAIT &&may_hold(r, m->freed_at, event, m->bytes) &&
         may_hold(r, event, e->pair, m->bytes - bytes);
}

// Takes the smallest memory that fits out of those that wait; false: none does.
static bool take_memory(Reuse *r, uint32_t event, Memory *taken) {
  Memory *best = NULL;
  for (uint32_t i = 0; i < r->nwaiting; i++) {
    Memory *m = &r->waiting[i];
    if ((!best || m->bytes < best->bytes) && fits(r, m, event))
      best = m;
  }
  if (!best)
    return false;
  *taken = *best;
  size_t behind = (size_t)(&r->waiting[--r->nwaiting] - best);
  memmove(best, best + 1, behind * sizeof *best);
  return true;
}

// The one that waits longest gives way.
static void leave_memory(Reuse *r, Memory m) {
  if (r->nwaiting == MOST_WAITING)
    memmove(r->waiting, r->waiting + 1, --r->nwaiting * sizeof *r->waiting);
  r->waiting[r->nwaiting++] = m;
}

static Value *view_memory(Reuse *r, Op *alloc, Value *memory) {
  Type *type = op_result(alloc, 0)->type;
  uint32_t rank = type->as.shaped.rank;
  int64_t *strides = arena_array(r->arena, int64_t, rank + 1), offset;
  if (memory->type == type || !memref_strides(type, strides, &offset))
    return memory;
  Mixed *sizes = arena_array(r->arena, Mixed, rank + 1);
  Mixed *steps = arena_array(r->arena, Mixed, rank + 1);
  for (uint32_t i = 0; i < rank; i++) {
    sizes[i] = mixed_number(type->as.shaped.shape[i]);
    steps[i] = mixed_number(strides[i]);
  }
  Mixed begin = mixed_number(0);
  builder_before(&r->rw.b, alloc);
  return build_reinterpret_cast(&r->rw.b, r->arena, type, memory, &begin, sizes,
                                steps);
}

// Replaces the allocation of an event by memory that waited.
static void reuse(Reuse *r, const Memory *m, uint32_t event) {
  const Event *e = &r->events.data[event];
  Op *alloc = e->op, *dealloc = r->events.data[e->pair].op;
  hold(r, m->freed_at, event, m->bytes);
  hold(r, event, e->pair, m->bytes - bytes_of(alloc));
  Value *memory = op_result(m->alloc, 0);
  Value *view = view_memory(r, alloc, memory);
  rewrite_erase(&r->rw, m->dealloc);
  rewrite_set_operand(&r->rw, dealloc, 0, memory);
  rewrite_replace1(&r->rw, alloc, view);
}

static void reuse_in_block(Reuse *r, const Block *block) {
  find_events(r, block);
  count_held(r);
  r->nwaiting = 0;
  for (uint32_t i = 0; i < r->events.size; i++) {
    const Event *e = &r->events.data[i];
    Memory m;
    if (is_alloc(e)) {
      if (take_memory(r, i, &m))
        reuse(r, &m, i);
      continue;
    }
    Op *alloc = value_op(op_operand(e->op, 0));
    leave_memory(r, (Memory){alloc, e->op, bytes_of(alloc), i});
  }
}

static void reuse_in_regions(Reuse *r, const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next) {
      for (const Op *inner = b->first; inner; inner = inner->next)
        reuse_in_regions(r, inner);
      reuse_in_block(r, b);
    }
}

bool lower_reuse_buffers(PassRun *run, Op *func) {
  if (PASS_OPTIONS(run, reuse_buffers)->off)
    return true;
  Reuse r = {.rw = pass_rewriter(run), .arena = run->arena};
  reuse_in_regions(&r, func);
  return true;
}

// Frees what bufferization allocated. Every buffer has one owner, a value, and
// goes behind the last use of that or of any view of it, in the block of the
// owner:
//
//   - A return, a loop's yield and the ends of branches that hand it over give
//     it to somebody else; nothing is freed then.
//   - Where only some branches of a conditional hand it over, the others free it
//     behind their last use.
//   - The result of a conditional that owns it only in some branches comes with
//     a flag that says so.

#include "ir/analysis/access.h"
#include "ir/analysis/aliases.h"
#include "lowering/bufferize/bufferize.h"

typedef struct BufferUse {
  Op *op;
  bool moves;
} BufferUse;

typedef struct Lifetime {
  Bufferize *z;
  OwnedBuffer owned;
  Vec(BufferUse) uses;
  Vec(Value *) values; // the memref and its views
  PtrMap seen;         // those that several values may be views of
} Lifetime;

static void add_joined(Lifetime *l, Value *value) {
  void **seen = ptrmap_at(&l->seen, l->z->arena, value);
  if (!*seen)
    vec_push(l->z->arena, &l->values, value);
  *seen = value;
}

// Adds the values that an operand becomes where it is handed on as a name.
static void add_names(Lifetime *l, Op *op, uint32_t index) {
  Op *parent = op_parent(op);
  BufferFlow flow = buffer_flow(l->z, op);
  if (flow == FLOW_WHILE) {
    add_joined(l, block_arg(only_block(&op->regions[0]), index));
  } else if (flow == FLOW_TAKE) { // of the first region of such a loop
    add_joined(l, op_result(parent, index - 1));
    add_joined(l, block_arg(only_block(&parent->regions[1]), index - 1));
  } else if (!op_has(op, TRAIT_TERMINATOR)) {
    add_joined(l, op_result(op, index - first_init(op)));
  } else if (buffer_flow(l->z, parent) == FLOW_WHILE) {
    add_joined(l, block_arg(only_block(&parent->regions[0]), index));
  } else {
    add_joined(l, op_result(parent, index));
  }
}

static void add_use(Lifetime *l, const Use *use) {
  Op *op = use->owner;
  uint32_t index = (uint32_t)(use - op->operands);
  const Handing *handings = ptrmap_get(&l->z->handed, op);
  Handing handing = handings                       ? handings[index]
                    : op_has(op, TRAIT_TERMINATOR) ? HAND_OWNER
                                                   : HAND_NOTHING;
  vec_push(l->z->arena, &l->uses, ((BufferUse){op, handing == HAND_OWNER}));
  if (handing == HAND_NAME)
    add_names(l, op, index);
  else if (op->nresults && view_source(op_result(op, 0)) == use->value)
    vec_push(l->z->arena, &l->values, op_result(op, 0));
  else if (buffer_flow(l->z, op) == FLOW_EITHER)
    add_joined(l, op_result(op, 0));
}

static void collect_uses(Lifetime *l) {
  vec_push(l->z->arena, &l->values, l->owned.memref);
  for (size_t i = 0; i < l->values.size; i++)
    for (Use *u = l->values.data[i]->uses; u; u = u->next)
      add_use(l, u);
}

static Block *home_of(const Value *value) {
  return value_is_arg(value) ? value_arg_block(value) : value_op(value)->block;
}

// The last operation of the block that uses it, or has a use inside.
static Op *last_in(const Lifetime *l, const Block *block) {
  Op *last = NULL;
  for (size_t i = 0; i < l->uses.size; i++) {
    Op *at = op_ancestor_in_block(l->uses.data[i].op, block);
    if (at && (!last || op_is_before(last, at)))
      last = at;
  }
  return last;
}

// The operation of the block that hands it over, or has the operations inside
// that do; NULL: none. Sizes may be asked for behind that, and no more.
static Op *move_in(const Lifetime *l, const Block *block, bool *inside) {
  for (size_t i = 0; i < l->uses.size; i++) {
    const BufferUse *use = &l->uses.data[i];
    Op *at = use->moves ? op_ancestor_in_block(use->op, block) : NULL;
    *inside = at != use->op;
    if (at)
      return at;
  }
  return NULL;
}

// At the builder's place.
static void build_free(const Lifetime *l) {
  Bufferize *z = l->z;
  Value *memref = l->owned.memref;
  if (!l->owned.flag) {
    build_op(&z->b, OP_memref_dealloc, NULL, 0, &memref, 1);
    return;
  }
  Op *op = build_if(&z->rw, l->owned.flag, (TypeList){0});
  Builder saved = z->b;
  builder_at_end(&z->b, build_block(&z->rw, op, 0, (TypeList){0}));
  build_op(&z->b, OP_memref_dealloc, NULL, 0, &memref, 1);
  build_yield(&z->rw, (ValueList){0});
  z->b = saved;
}

// Frees a buffer in a block, or in branches inside that do not hand it over.
static void free_in(const Lifetime *l, Block *block) {
  Builder *b = &l->z->b;
  bool inside;
  Op *last = last_in(l, block), *move = move_in(l, block, &inside);
  Op *made = value_op(l->owned.memref);
  if (move) {
    for (uint32_t i = 0; inside && i < move->nregions; i++)
      free_in(l, move->regions[i].first);
    return;
  }
  if (!last && made && made->block == block)
    last = made;
  if (last && op_has(last, TRAIT_TERMINATOR)) {
    builder_before(b, last); // what it is a name of there, nobody uses
    b->loc = last->loc;
  } else if (last) {
    builder_after(b, last);
    b->loc = last->loc;
  } else {
    builder_at_start(b, block);
    b->loc = block->loc;
  }
  build_free(l);
}

// Small buffers of known sizes that are the function's own from beginning to end
// are on the stack, as far as there is room; never in loops, where each
// iteration would take more. They begin the function: behind a branch, such as
// that of a check, they would not be part of the frame that LLVM lays out.

uint64_t buffer_bytes(const Type *memref) {
  const Type *element = memref->as.shaped.element;
  bool is_number = type_number_width(element) ||
                   (type_is(element, TY_COMPLEX) &&
                    type_number_width(element->as.shaped.element));
  int64_t count =
      type_has_static_shape(memref) ? type_num_elements(memref) : -1;
  return is_number && count >= 0 && count < INT32_MAX
             ? (uint64_t)count * dense_element_size(element)
             : UINT64_MAX;
}

static bool is_handed_over(const Lifetime *l) {
  for (size_t i = 0; i < l->uses.size; i++)
    if (l->uses.data[i].moves)
      return true;
  return false;
}

// Behind those that are there already.
static Op *place_of_stack(Bufferize *z) {
  Op *place = only_block(&z->func->regions[0])->first;
  while (place->info->on_stack)
    place = place->next;
  return place;
}

static bool put_on_stack(const Lifetime *l, Op *alloc, uint64_t *room) {
  Bufferize *z = l->z;
  uint64_t bytes = buffer_bytes(alloc->results[0].type);
  if (bytes > *room || is_handed_over(l) ||
      alloc->block != only_block(&z->func->regions[0]))
    return false;
  *room -= bytes;
  builder_before(&z->b, place_of_stack(z));
  z->b.loc = alloc->loc;
  Op *op = build_alloca_like(&z->b, z->arena, alloc);
  op->attrs = NULL; // that it is checked
  op->slots[A_memref_alloca_alignment] = attr_i64(z->ctx, 16);
  value_replace_uses(op_result(alloc, 0), op_result(op, 0));
  rewrite_erase(&z->rw, alloc);
  return true;
}

// Says what is neither on the stack nor somebody else's in the end.
static void remark_heap(const Lifetime *l) {
  Bufferize *z = l->z;
  Op *made = value_op(l->owned.memref);
  if (z->remarks && made && op_only_allocates(made) && !is_handed_over(l))
    diag_report(&z->ctx->diags, DIAG_REMARK, op_loc(made),
                "a buffer of type '%s' is on the heap [-Rbufferize]",
                type_str(z->ctx, made->results[0].type));
}

void free_buffers(Bufferize *z) {
  Lifetime l = {.z = z};
  uint64_t room = z->stack;
  for (size_t i = 0; i < z->owned.size; i++) {
    l.owned = z->owned.data[i];
    l.uses.size = l.values.size = 0;
    l.seen = (PtrMap){0};
    collect_uses(&l);
    Op *made = value_op(l.owned.memref);
    if (!l.uses.size && made && op_only_allocates(made))
      rewrite_erase(&z->rw, made);
    else if (!made || !alloc_may_be_on_stack(made) ||
             !put_on_stack(&l, made, &room)) {
      remark_heap(&l);
      free_in(&l, home_of(l.owned.memref));
    }
  }
}

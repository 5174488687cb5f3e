// Whether an operand can be bufferized in place.
//
// It can not if that would let a write go to memory that nobody may write, or
// let a read see a write that is not between it and the definition of what it
// reads: the buffer has the contents of several tensors, one after the other.

#include "lowering/one_shot/one_shot.h"

// Whether it hands on, without a write, what is read in the end.
static bool is_read_later(OneShot *z, Use *use) {
  if (operand_writes(z, use))
    return false;
  AliasLinks links = values_of(z, use);
  for (size_t i = 0; i < links.size; i++)
    if (value_is_read(z, links.data[i].value))
      return true;
  return false;
}

static uint32_t place_of(Op *op) {
  if (!op->block->ordered)
    op_is_before(op, op);
  return op->order;
}

Access write_access(Use *use) {
  uint32_t place = place_of(use->owner);
  return (Access){use, use->owner->block, place, place, false};
}

// Whether no region around the block has several.
static bool is_only_block(const Block *block) {
  while (block && block->parent->first == block->parent->last) {
    const Op *op = block->parent->parent;
    block = op ? op->block : NULL;
  }
  return !block;
}

static Access read_access(OneShot *z, Use *use) {
  Access a = write_access(use);
  const ValueVec *definitions = find_definitions(z, use);
  bool is_here = is_only_block(a.block);
  for (uint32_t i = 0; i < definitions->size; i++) {
    const Value *definition = definitions->data[i];
    Op *op = value_op(definition);
    is_here &= (op ? op->block : value_arg_block(definition)) == a.block;
    uint32_t place = !is_here || !op ? 0 : place_of(op);
    a.first = place < a.first ? place : a.first;
  }
  if (!is_here)
    a.block = NULL;
  return a;
}

// Has room for that many more.
static void make_room(OneShot *z, Accesses *list, size_t count) {
  size_t capacity = list->size + count;
  if (capacity <= list->capacity)
    return;
  Access *data = arena_array(&z->local, Access, capacity);
  if (list->size)
    memcpy(data, list->data, list->size * sizeof *data);
  list->data = data;
  list->capacity = capacity;
}

void add_accesses(OneShot *z, AliasAccesses *a, Value *value) {
  size_t count = 0;
  for (const Use *u = value->uses; u; u = u->next)
    count++;
  make_room(z, &a->reads, count);
  for (Use *u = value->uses; u; u = u->next) {
    if (operand_reads(z, u) || is_read_later(z, u))
      vec_push(&z->local, &a->reads, read_access(z, u));
    if (operand_writes(z, u) && is_in_place(z, u))
      vec_push(&z->local, &a->writes, write_access(u));
  }
  a->is_readonly |= !value_is_writable(z, value);
}

// The different sets of the operand and of what it may become.
typedef Vec(AliasAccesses *) SetList;

static SetList sets_around(OneShot *z, Use *operand) {
  SetList sets = {0};
  AliasLinks links = values_of(z, operand);
  vec_push(z->arena, &sets, accesses_of(z, operand->value));
  for (size_t i = 0; i < links.size; i++) {
    AliasAccesses *set = accesses_of(z, links.data[i].value);
    bool is_new = true;
    for (size_t j = 0; j < sets.size; j++)
      is_new &= sets.data[j] != set;
    if (is_new)
      vec_push(z->arena, &sets, set);
  }
  return sets;
}

static void show_readonly(OneShot *z, Value *root) {
  ValueVec set = {0};
  add_alias_set(z, root, &set);
  for (size_t i = 0; i < set.size; i++)
    if (!value_is_writable(z, set.data[i]))
      annotate_readonly(z, set.data[i]);
}

static bool writes_readonly(OneShot *z, Use *operand, const SetList *sets,
                            bool consistency) {
  bool writes = !consistency && operand_writes(z, operand), readonly = false;
  for (size_t i = 0; i < sets->size; i++) {
    writes |= sets->data[i]->writes.size > 0;
    readonly |= sets->data[i]->is_readonly;
  }
  if (!writes || !readonly)
    return false;
  AliasLinks links = values_of(z, operand);
  if (z->options->print_conflicts)
    show_readonly(z, operand->value);
  for (size_t i = 0; z->options->print_conflicts && i < links.size; i++)
    show_readonly(z, links.data[i].value);
  return true;
}

// The order of operations

// Whether `a` is always done before `b`.
static bool properly_dominates(const Op *a, const Op *b) {
  const Region *region = a->block->parent;
  const Op *there = op_ancestor_in_region(b, region);
  if (!there || there == a)
    return false;
  if (there->block == a->block)
    return op_is_before((Op *)a, (Op *)there);
  // Among several blocks, only that of the entry is surely before the others.
  return a->block == region->first;
}

static bool happens_before(const Op *a, const Op *b) {
  for (; a && a->block; a = op_parent(a)) {
    if (a != b && op_is_ancestor(a, b))
      return false;
    if (properly_dominates(a, b))
      return true;
  }
  return false;
}

static const Region *region_of_value(const Value *value) {
  const Block *block = value_arg_block(value);
  return block ? block->parent : value_op(value)->block->parent;
}

static const Region *next_repetitive(OneShot *z, const Region *region) {
  const Op *op = region->parent;
  return op && op->block ? repetitive_region(z, op->block->parent) : NULL;
}

// Whether a block can be reached from itself.
static bool block_repeats(OneShot *z, Block *block) {
  PtrMap seen = {0};
  Vec(Block *) work = {0};
  vec_push(z->arena, &work, block);
  while (work.size) {
    const Block *at = vec_pop(&work);
    for (uint32_t i = 0; at->last && i < at->last->nsuccessors; i++) {
      Block *to = at->last->successors[i].block;
      if (to == block)
        return true;
      if (!ptrmap_get(&seen, to)) {
        ptrmap_set(&seen, z->arena, to, to);
        vec_push(z->arena, &work, to);
      }
    }
  }
  return false;
}

static bool order_says_something(OneShot *z, const Use *read, const Use *write,
                                 const ValueVec *definitions) {
  for (uint32_t i = 0; i < definitions->size; i++) {
    const Region *reads = repetitive_region(z, read->owner->block->parent);
    const Region *defines =
        repetitive_region(z, region_of_value(definitions->data[i]));
    if (reads == defines)
      continue;
    for (const Region *next;
         reads && (next = next_repetitive(z, reads)) != defines && next;)
      reads = next;
    if (reads && op_is_ancestor(reads->parent, write->owner))
      return false;
  }
  for (Block *block = read->owner->block; block;) {
    if (block->parent->first != block->parent->last &&
        op_ancestor_in_region(write->owner, block->parent) &&
        block_repeats(z, block)) {
      bool inside = false;
      for (uint32_t i = 0; i < definitions->size; i++) {
        const Value *v = definitions->data[i];
        const Op *owner = value_op(v);
        const Block *home = owner ? owner->block : value_arg_block(v);
        inside |= home == block;
      }
      if (!inside)
        return false;
    }
    const Op *parent = block->parent->parent;
    block = parent ? parent->block : NULL;
  }
  return true;
}

static bool are_exclusive(const Op *a, const Op *b) {
  for (const Op *x = a; x->block; x = op_parent(x)) {
    const Op *parent = op_parent(x);
    if (!parent || !op_is_ancestor(parent, b) || parent == b)
      continue;
    const Region *mine = x->block->parent;
    if (op_ancestor_in_region(b, mine))
      return false;
    // Regions that do not lead to each other.
    const RegionEdge *e = parent->info->edges;
    if (!e)
      return false;
    for (; e->from != EDGE_END; e++)
      if (e->from != EDGE_OP && e->to != EDGE_OP)
        return false;
    return true;
  }
  return false;
}

// Parts that are put back where they were taken

typedef struct Insertion {
  Op *op;
  Use *source, *dest;
} Insertion;

static bool insertion_of(OneShot *z, Op *op, Insertion *insertion) {
  const OneShotRow *row = known_row(z, op);
  if (!row || !row->inserts)
    return false;
  *insertion = (Insertion){op, operand_use(op, 0), operand_use(op, 1)};
  return true;
}

static bool same_mixed(OneShot *z, Mixed a, Mixed b) {
  a = a.value ? mixed_of(z->ctx, a.value) : a;
  b = b.value ? mixed_of(z->ctx, b.value) : b;
  return mixed_equal(a, b);
}

static bool same_slice(OneShot *z, const Op *extract, const Op *insert) {
  uint32_t rank = (uint32_t)op_operand(extract, 0)->type->as.shaped.rank;
  if (op_operand(insert, 1)->type->as.shaped.rank != (int)rank ||
      !are_equivalent(z, op_operand(extract, 0), op_operand(insert, 1)))
    return false;
  MixedPart a = part_of_op(z->arena, extract), b = part_of_op(z->arena, insert);
  for (uint32_t i = 0; i < rank; i++)
    if (!same_mixed(z, a.offsets[i], b.offsets[i]) ||
        !same_mixed(z, a.sizes[i], b.sizes[i]) ||
        !same_mixed(z, a.strides[i], b.strides[i]))
      return false;
  return true;
}

static bool is_equivalent_subset(OneShot *z, Value *value, const void *user) {
  const Op *insert = user, *made = value_op(value);
  if (!made)
    return false;
  if (op_replaces_part(insert))
    return op_takes_part(made) && same_slice(z, made, insert);
  if (!type_is_tensor(op_operand(insert, 0)->type))
    return false; // a vector is no part of a tensor
  return are_equivalent(z, value, op_operand(insert, 1));
}

static bool matches_destination(OneShot *z, const Use *use, const Op *insert) {
  Chase chase = {is_equivalent_subset, insert, true, false, false};
  PtrMap found = find_sources(z, use, &chase);
  for (uint32_t i = 0; i < found.size; i++)
    if (!is_equivalent_subset(z, (Value *)found.entries[i].key, insert))
      return false;
  return true;
}

static bool are_other_subsets(OneShot *z, Use *read, Use *write) {
  Insertion in;
  if (insertion_of(z, read->owner, &in)) {
    if (read == in.dest && matches_destination(z, write, in.op))
      return true;
    if (read == in.source && write == in.dest &&
        type_is_tensor(read->value->type) &&
        matches_destination(z, read, in.op))
      return true;
  }
  return insertion_of(z, write->owner, &in) && write == in.dest &&
         type_is_tensor(in.source->value->type) &&
         are_equivalent(z, read->value, in.source->value) &&
         matches_destination(z, in.source, in.op);
}

// Conflicts

static bool is_that_value(OneShot *z, Value *value, const void *user) {
  (void)z;
  return value == user;
}

static bool comes_from(OneShot *z, const Use *use, const Value *value) {
  Chase chase = {is_that_value, value, false, true, true};
  return find_sources(z, use, &chase).size;
}

static bool reads_elementwise(OneShot *z, Use *read, Use *write) {
  Op *op = read->owner;
  const OneShotRow *row = row_of(z, op);
  return op == write->owner && row && row->is_elementwise &&
         row->is_elementwise(z, op, read, write) &&
         (comes_from(z, read, write->value) ||
          comes_from(z, write, read->value));
}

// Whether the write may come between the definition and the read.
static bool comes_between(OneShot *z, Use *write, Value *definition) {
  Op *op = write->owner, *defining = value_op(definition);
  if (defining) {
    if (happens_before(op, defining) ||
        (defining != op && op_is_ancestor(defining, op)))
      return false;
  } else if (!op_ancestor_in_block(op, value_arg_block(definition))) {
    return false;
  }
  AliasLinks links = values_of(z, write);
  return links.size != 1 || links.data[0].value != definition;
}

// The definition that the write may come behind, before the read; or NULL.
static Value *overwritten(OneShot *z, Use *write, const ValueVec *definitions) {
  for (uint32_t i = 0; i < definitions->size; i++) {
    Value *definition = definitions->data[i];
    if (comes_between(z, write, definition))
      return definition;
  }
  return NULL;
}

// Questions that take longer are asked last.
static bool conflict(OneShot *z, Use *read, Use *write) {
  const ValueVec *definitions = find_definitions(z, read);
  Op *reading = read->owner, *writing = write->owner;
  Value *definition = overwritten(z, write, definitions);
  if (!definition)
    return false;
  if (order_says_something(z, read, write, definitions) &&
      (happens_before(reading, writing) || read == write ||
       reads_elementwise(z, read, write) || are_exclusive(reading, writing)))
    return false;
  if (are_other_subsets(z, read, write))
    return false;
  if (z->options->print_conflicts)
    annotate_conflict(z, read, write, definition);
  return true;
}

// Each thread needs a buffer of its own if it was allocated outside.
static bool needs_privacy(OneShot *z, Use *write) {
  Chase chase = {value_defines, NULL, true, false, false};

  PtrMap found = find_sources(z, write, &chase);
  const Region *mine = parallel_region(z, write->owner->block->parent);
  for (uint32_t i = 0; i < found.size; i++) {
    Value *definition = (Value *)found.entries[i].key;
    if (parallel_region(z, region_of_value(definition)) != mine) {
      if (z->options->print_conflicts)
        annotate_conflict(z, write, write, definition);
      return true;
    }
  }
  return false;
}

// Whether the write may come between; places tell quickly in most cases.
static bool accesses_conflict(OneShot *z, const Access *read,
                              const Access *write) {
  if (read->block && read->block == write->block &&
      (write->first < read->first || write->first > read->last))
    return false;
  return conflict(z, read->use, write->use);
}

static bool any_conflict(OneShot *z, const Accesses *reads,
                         const Accesses *writes) {
  for (size_t i = 0; i < reads->size; i++)
    for (size_t j = 0; j < writes->size; j++)
      if (accesses_conflict(z, &reads->data[i], &writes->data[j]))
        return true;
  return false;
}

static bool any_needs_privacy(OneShot *z, const Accesses *writes) {
  for (size_t i = 0; i < writes->size; i++) {
    Access *write = &writes->data[i];
    if (!write->is_public && needs_privacy(z, write->use))
      return true;
    write->is_public = true;
  }
  return false;
}

// Within a set all is well already: whatever made it one has been asked for, but
// by those that must be in place, which are looked at before all others.
static bool interferes(OneShot *z, Use *operand, const SetList *sets,
                       bool consistency) {
  Accesses own = {0};
  if (!consistency && operand_writes(z, operand))
    vec_push(z->arena, &own, write_access(operand));
  bool reads = false;
  for (size_t i = 0; i < sets->size; i++)
    reads |= sets->data[i]->reads.size > 0;
  if (z->options->check_parallel_regions && z->has_threads && reads) {
    for (size_t i = 0; i < sets->size; i++)
      if (any_needs_privacy(z, &sets->data[i]->writes))
        return true;
    if (any_needs_privacy(z, &own))
      return true;
  }
  for (size_t i = 0; i < sets->size; i++) {
    for (size_t j = 0; j < sets->size; j++)
      if ((consistency || i != j) &&
          any_conflict(z, &sets->data[i]->reads, &sets->data[j]->writes))
        return true;
    if (any_conflict(z, &sets->data[i]->reads, &own))
      return true;
  }
  return false;
}

static Conflict find_inconsistency(OneShot *z, Use *operand,
                                   const SetList *sets) {
  if (interferes(z, operand, sets, true))
    return CONFLICT_ORDER;
  return is_in_place(z, operand) && writes_readonly(z, operand, sets, true)
             ? CONFLICT_READONLY
             : CONFLICT_NONE;
}

// Lists and sets go when the answer is known.
Conflict find_conflict(OneShot *z, Use *operand, bool consistency) {
  LocalArena outer = scratch_begin(z);
  SetList sets = sets_around(z, operand);
  Conflict found = consistency ? find_inconsistency(z, operand, &sets)
                   : writes_readonly(z, operand, &sets, false)
                       ? CONFLICT_READONLY
                   : interferes(z, operand, &sets, false) ? CONFLICT_ORDER
                                                          : CONFLICT_NONE;
  arena_end(z, &outer);
  return found;
}

// Operations: one allocation each, laid out as
//
//   Op | results | operands | successors | regions | inherent attributes
//
// so that everything of an operation is near and nothing of it moves; a result
// finds its operation by its own index. Only the
// operand list may be replaced by a larger one elsewhere in the pool, when a
// pass adds operands. Values are linked to their uses both ways; a use knows
// the link that points to it, so unlinking needs no search.

#include "ir/ir.h"

static uint32_t slots_of(const OpInfo *info) {
  return info->opcode == OP_UNREGISTERED ? 1 : info->nattrs;
}

static void use_link(Use *use, Value *value) {
  use->value = value;
  if (!value)
    return;
  use->next = value->uses;
  if (use->next)
    use->next->link = &use->next;
  use->link = &value->uses;
  value->uses = use;
}

static void use_unlink(Use *use) {
  if (!use->value)
    return;
  *use->link = use->next;
  if (use->next)
    use->next->link = use->link;
  use->value = NULL;
}

static void successor_link(Successor *successor, Block *block) {
  successor->block = block;
  if (!block)
    return;
  successor->next = block->preds;
  if (successor->next)
    successor->next->link = &successor->next;
  successor->link = &block->preds;
  block->preds = successor;
}

static void successor_unlink(Successor *successor) {
  if (!successor->block)
    return;
  *successor->link = successor->next;
  if (successor->next)
    successor->next->link = successor->link;
  successor->block = NULL;
}

// Sets up the lists of a fresh allocation; sizes are in `op` already.
static void lay_out(Op *op) {
  char *at = (char *)(op->results + op->nresults);
  op->operands = (Use *)at;
  at += op->noperands * sizeof(Use);
  op->successors = (Successor *)at;
  at += op->nsuccessors * sizeof(Successor);
  op->regions = (Region *)at;
  at += op->nregions * sizeof(Region);
  op->slots = (Attr **)at;
}

static void fill(Op *op, const OpSpec *spec) {
  for (uint32_t i = 0; i < op->nresults; i++)
    op->results[i] = value_make(spec->result_types[i], VALUE_RESULT, i);
  for (uint32_t i = 0; i < op->noperands; i++) {
    op->operands[i].owner = op;
    use_link(&op->operands[i], spec->operands[i]);
  }
  for (uint32_t i = 0; i < op->nsuccessors; i++) {
    op->successors[i].owner = op;
    successor_link(&op->successors[i], spec->successors[i]);
  }
  for (uint32_t i = 0; i < op->nregions; i++)
    op->regions[i] = (Region){op, NULL, NULL};
  size_t slots_size = op->nslots * sizeof(Attr *);
  if (spec->slots)
    memcpy(op->slots, spec->slots, slots_size);
  else
    memset(op->slots, 0, slots_size);
}

// Threads may say so of one kind at once.
static void note_made(const Ctx *ctx, uint32_t opcode) {
  if (opcode == OP_UNREGISTERED || ctx_has_made(ctx, opcode))
    return;
  DialectEntry *entry = ctx->numbered[opcode_dialect(opcode)];
  __atomic_store_n(&entry->made[opcode_index(opcode)], 1, __ATOMIC_RELAXED);
}

// Makes an operation in one block of memory, with all that its row counts.
Op *op_create(Ctx *ctx, Pool *pool, const OpSpec *spec) {
  note_made(ctx, spec->info->opcode);
  uint32_t nslots = slots_of(spec->info);
  size_t size = sizeof(Op) + spec->nresults * sizeof(Value) +
                spec->noperands * sizeof(Use) +
                spec->nsuccessors * sizeof(Successor) +
                spec->nregions * sizeof(Region) + nslots * sizeof(Attr *);
  Op *op = pool_alloc(pool, size);
  *op = (Op){
      .info = spec->info,
      .attrs = spec->attrs,
      .loc = spec->loc,
      .noperands = spec->noperands,
      .nresults = spec->nresults,
      .nsuccessors = spec->nsuccessors,
      .nregions = spec->nregions,
      .operands_capacity = spec->noperands,
      .bytes = (uint32_t)size,
      .nslots = (uint16_t)nslots,
  };
  lay_out(op);
  fill(op, spec);
  return op;
}

Str op_name(const Op *op) {
  return op->info->ident ? ident_str(op->info->ident)
                         : str_from(op->info->name);
}

void op_set_operand(Op *op, uint32_t i, Value *value) {
  CHECK(i < op->noperands);
  use_unlink(&op->operands[i]);
  use_link(&op->operands[i], value);
}

static void grow_operands(Pool *pool, Op *op, uint32_t n) {
  Use *operands = pool_alloc(pool, n * sizeof(Use));
  for (uint32_t i = 0; i < op->noperands; i++) {
    Value *value = op->operands[i].value;
    use_unlink(&op->operands[i]);
    operands[i].owner = op;
    use_link(&operands[i], value);
  }
  op->operands = operands;
  op->operands_capacity = n;
}

void op_set_operands(Pool *pool, Op *op, Value *const *values, uint32_t n) {
  if (n > op->operands_capacity)
    grow_operands(pool, op, n);
  for (uint32_t i = 0; i < op->noperands; i++)
    use_unlink(&op->operands[i]);
  op->noperands = n;
  for (uint32_t i = 0; i < n; i++) {
    op->operands[i].owner = op;
    use_link(&op->operands[i], values[i]);
  }
}

void op_set_successor(Op *op, uint32_t i, Block *block) {
  CHECK(i < op->nsuccessors);
  successor_unlink(&op->successors[i]);
  successor_link(&op->successors[i], block);
}

// Linking into blocks

// The numbers of operations in a block leave gaps, so that what is inserted
// finds a number, too, and asking for the order stays cheap between insertions.
// Most are inserted one behind the other, so each takes the lower part of a gap.
enum {
  APPEND_GAP = 1 << 6,
  LARGEST_GAP = 1 << 12,
  PART_OF_GAP = 8,
};

static void link_between(Block *block, Op *prev, Op *op, Op *next) {
  CHECK(!op->block);
  op->block = block;
  op->prev = prev;
  op->next = next;
  *(prev ? &prev->next : &block->first) = op;
  *(next ? &next->prev : &block->last) = op;
}

void op_insert_before(Op *before, Op *op) {
  Block *block = before->block;
  uint32_t least = before->prev ? before->prev->order : 0;
  uint32_t gap = block->ordered ? before->order - least : 0;
  link_between(block, before->prev, op, before);
  op->order = least + (gap + PART_OF_GAP - 1) / PART_OF_GAP;
  block->ordered = gap > 1;
}

void op_append(Block *block, Op *op) {
  uint32_t last = block->last ? block->last->order : 0;
  bool ordered = block->ordered || !block->last;
  op->order = last + APPEND_GAP;
  link_between(block, block->last, op, NULL);
  block->ordered = ordered && op->order > last;
}

void op_unlink(Op *op) {
  Block *block = op->block;
  if (!block)
    return;
  *(op->prev ? &op->prev->next : &block->first) = op->next;
  *(op->next ? &op->next->prev : &block->last) = op->prev;
  op->block = NULL;
  op->prev = op->next = NULL;
}

// Half of the numbers are left for what is appended.
static void number_block(Block *block) {
  uint32_t count = 1, order = 0;
  for (const Op *op = block->first; op; op = op->next)
    count++;
  uint32_t gap = UINT32_MAX / 2 / count;
  if (gap > LARGEST_GAP)
    gap = LARGEST_GAP;
  for (Op *op = block->first; op; op = op->next)
    op->order = order += gap;
  block->ordered = true;
}

bool op_is_before(Op *a, Op *b) {
  CHECK(a->block == b->block);
  if (!a->block->ordered)
    number_block(a->block);
  return a->order < b->order;
}

// Erasing

void region_drop_uses(Region *region) {
  for (Block *block = region->first; block; block = block->next)
    for (Op *op = block->first; op; op = op->next) {
      for (uint32_t i = 0; i < op->noperands; i++)
        use_unlink(&op->operands[i]);
      for (uint32_t i = 0; i < op->nsuccessors; i++)
        successor_unlink(&op->successors[i]);
      for (uint32_t i = 0; i < op->nregions; i++)
        region_drop_uses(&op->regions[i]);
    }
}

static void free_op(Pool *pool, Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    use_unlink(&op->operands[i]);
  for (uint32_t i = 0; i < op->nsuccessors; i++)
    successor_unlink(&op->successors[i]);
  for (uint32_t i = 0; i < op->nregions; i++) {
    region_drop_uses(&op->regions[i]);
    while (op->regions[i].first)
      block_erase(pool, op->regions[i].first);
  }
  pool_free(pool, op, op->bytes);
}

void op_erase(Pool *pool, Op *op) {
  CHECK(!op_has_uses(op));
  op_unlink(op);
  free_op(pool, op);
}

// Groups of operands and results

// The segment sizes are the last inherent attributes of a row, those of
// operands before those of results. NULL when they are missing or malformed.
uint32_t op_segments_slot(const OpInfo *info, uint64_t trait) {
  bool results_behind =
      trait == TRAIT_OPERAND_SEGMENTS && (info->traits & TRAIT_RESULT_SEGMENTS);
  return info->nattrs - (results_behind ? 2u : 1u);
}

static const int32_t *segments(const Op *op, uint64_t trait, uint32_t ngroups) {
  Attr *sizes = op->slots[op_segments_slot(op->info, trait)];
  bool fits = attr_is(sizes, AT_DENSE_ARRAY) && type_is_int(sizes->type, 32) &&
              sizes->as.dense.count == ngroups;
  return fits ? (const int32_t *)(const void *)sizes->as.dense.data : NULL;
}

static bool segment_at(const int32_t *sizes, uint32_t group, uint32_t total,
                       uint32_t ngroups, uint32_t *first, uint32_t *count) {
  if (!sizes) { // all groups are empty
    *first = *count = 0;
    return total == 0;
  }
  uint64_t sum = 0;
  for (uint32_t i = 0; i < ngroups; i++) {
    if (sizes[i] < 0)
      return false;
    if (i == group)
      *first = (uint32_t)sum;
    sum += (uint32_t)sizes[i];
  }
  *count = (uint32_t)sizes[group];
  return sum == total;
}

// Without segments: the groups of arity one take one each, what is left is
// shared evenly by the others (there is one, or SameVariadicSize holds). As many
// values as groups are one each.
static bool even_split(const ValueInfo *groups, uint32_t ngroups,
                       uint32_t group, uint32_t total, uint32_t *first,
                       uint32_t *count) {
  if (total == ngroups) {
    *first = group;
    *count = 1;
    return true;
  }
  uint32_t nvariable = 0;
  for (uint32_t i = 0; i < ngroups; i++)
    nvariable += groups[i].arity != ARITY_ONE;
  uint32_t nfixed = ngroups - nvariable;
  if (total < nfixed || (!nvariable && total != nfixed))
    return false;
  uint32_t each = nvariable ? (total - nfixed) / nvariable : 0;
  if (nvariable && each * nvariable != total - nfixed)
    return false;
  uint32_t at = 0;
  for (uint32_t i = 0; i < group; i++)
    at += groups[i].arity == ARITY_ONE ? 1 : each;
  *first = at;
  *count = groups[group].arity == ARITY_ONE ? 1 : each;
  return true;
}

bool op_operand_group(const Op *op, uint32_t group, uint32_t *first,
                      uint32_t *count) {
  const OpInfo *info = op->info;
  CHECK(group < info->noperands);
  if (info->traits & TRAIT_OPERAND_SEGMENTS)
    return segment_at(segments(op, TRAIT_OPERAND_SEGMENTS, info->noperands),
                      group, op->noperands, info->noperands, first, count);
  return even_split(info->operands, info->noperands, group, op->noperands,
                    first, count);
}

bool op_result_group(const Op *op, uint32_t group, uint32_t *first,
                     uint32_t *count) {
  const OpInfo *info = op->info;
  CHECK(group < info->nresults);
  if (info->traits & TRAIT_RESULT_SEGMENTS)
    return segment_at(segments(op, TRAIT_RESULT_SEGMENTS, info->nresults),
                      group, op->nresults, info->nresults, first, count);
  return even_split(info->results, info->nresults, group, op->nresults, first,
                    count);
}

Value *op_operand_of(const Op *op, uint32_t group) {
  uint32_t first, count;
  if (!op_operand_group(op, group, &first, &count) || !count)
    return NULL;
  return op_operand(op, first);
}

// Attributes

int op_slot_index(const OpInfo *info, Str name) {
  if (info->opcode == OP_UNREGISTERED)
    return -1;
  for (int i = 0; i < info->nattrs; i++)
    if (str_is(name, info->attrs[i].name))
      return i;
  return -1;
}

Attr *op_attr(const Op *op, const Ident *name) {
  int slot = op_slot_index(op->info, ident_str(name));
  return slot >= 0 ? op->slots[slot] : dict_get(op->attrs, name);
}

Attr *op_attr_str(const Ctx *ctx, const Op *op, const char *name) {
  int slot = op_slot_index(op->info, str_from(name));
  if (slot >= 0)
    return op->slots[slot];
  return dict_get(op->attrs, ident_get(ctx->idents, str_from(name)));
}

void op_set_attr(Ctx *ctx, Op *op, Ident *name, Attr *value) {
  op->attrs = value ? dict_with(ctx, op->attrs, name, value)
                    : dict_without(ctx, op->attrs, name);
}

// Ancestry

Op *op_parent(const Op *op) {
  Region *region = op->block ? op->block->parent : NULL;
  return region ? region->parent : NULL;
}

Op *op_parent_of_kind(const Op *op, uint32_t opcode) {
  Op *parent = op_parent(op);
  while (parent && !op_is(parent, opcode))
    parent = op_parent(parent);
  return parent;
}

bool op_is_ancestor(const Op *ancestor, const Op *op) {
  while (op && op != ancestor)
    op = op_parent(op);
  return op;
}

Op *op_ancestor_in_block(const Op *op, const Block *block) {
  while (op && op->block != block)
    op = op_parent(op);
  return (Op *)op;
}

Op *op_ancestor_in_region(const Op *op, const Region *region) {
  while (op && !(op->block && op->block->parent == region))
    op = op_parent(op);
  return (Op *)op;
}

// Values

Loc value_loc(const Value *v) {
  return value_is_arg(v) ? ((const BlockArg *)v)->loc : value_op(v)->loc;
}

void value_replace_uses(Value *from, Value *to) {
  CHECK(from != to);
  Use *last = NULL;
  for (Use *use = from->uses; use; use = use->next) {
    use->value = to;
    last = use;
  }
  if (!last)
    return;
  last->next = to->uses;
  if (last->next)
    last->next->link = &last->next;
  to->uses = from->uses;
  to->uses->link = &to->uses;
  from->uses = NULL;
}

Op *value_def(const Value *v, uint32_t opcode) {
  Op *op = value_op(v);
  return op && op_is(op, opcode) ? op : NULL;
}

// Walking

static void walk(Op *op, OpVisitor *visit, void *user, bool post) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *block = op->regions[i].first, *next; block; block = next) {
      next = block->next;
      for (Op *inner = block->first, *following; inner; inner = following) {
        following = inner->next;
        bool nested = inner->nregions; // a visited leaf may be gone
        if (!post)
          visit(user, inner);
        if (nested)
          walk(inner, visit, user, post);
        if (post)
          visit(user, inner);
      }
    }
}

void op_walk(Op *op, OpVisitor *visit, void *user) {
  walk(op, visit, user, false);
}

void op_walk_post(Op *op, OpVisitor *visit, void *user) {
  walk(op, visit, user, true);
}

Attr *value_constant(Ctx *ctx, const Value *value) {
  Op *op = value_op(value);
  if (!op || !op_has(op, TRAIT_CONSTANT_LIKE) || !op->info->fold ||
      op->nresults != 1)
    return NULL;
  FoldResult result = {0};
  Fold fold = {.ctx = ctx, .results = &result};
  return op->info->fold(&fold, op) ? result.constant : NULL;
}

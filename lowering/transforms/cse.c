// cse: replaces an operation by an equal one that dominates it.
//
// Requires: nothing.
// Guarantees: of operations without effects that are equal, none is dominated
//   by another; what only reads is read again only behind a write in its block.
// Invalidates: nothing.
//
// Before:
//
//   %1 = arith.addi %a, %b : i32
//   %2 = arith.addi %b, %a : i32
//   "use"(%1, %2) : (i32, i32) -> ()
//
// After:
//
//   %1 = arith.addi %a, %b : i32
//   "use"(%1, %1) : (i32, i32) -> ()
//
// The dominator tree is walked from its root, with a table of the operations
// that dominate the place; leaving a subtree takes its operations out of the
// table. Operations that nobody needs go as well; what those alone used stays,
// since it was looked at before. Branches, operations with regions of several
// blocks, and symbols stay what they are.

#include "ir/rewrite/rewriter.h"
#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

typedef struct Known {
  Op *op;
  uint64_t hash;
  uint32_t next;   // in its bucket, plus one
  uint32_t writes; // seen in its block before it
} Known;

// A stack of operations, found by what they are; the last come out first.
typedef struct Table {
  Vec(Known) entries;
  uint32_t *buckets; // index into entries, plus one
  uint32_t nbuckets; // a power of two
} Table;

typedef struct Cse {
  Rewriter rw;
  Arena *arena;
  Counts_cse *counts;
  Dominance *dominance;
  Table *known;
  Vec(Op *) dead;
} Cse;

static Known *table_find(const Table *table, const Op *op, uint64_t hash) {
  if (!table->nbuckets)
    return NULL;
  uint32_t at = table->buckets[hash & (table->nbuckets - 1)];
  for (; at; at = table->entries.data[at - 1].next) {
    Known *known = &table->entries.data[at - 1];
    if (known->hash == hash && op_is_equivalent(known->op, op))
      return known;
  }
  return NULL;
}

static void enter_bucket(Table *table, uint32_t at) {
  Known *known = &table->entries.data[at];
  uint32_t *bucket = &table->buckets[known->hash & (table->nbuckets - 1)];
  known->next = *bucket;
  *bucket = at + 1;
}

static void table_push(Table *table, Arena *arena, Known known) {
  vec_push(arena, &table->entries, known);
  if (table->entries.size <= table->nbuckets) {
    enter_bucket(table, (uint32_t)table->entries.size - 1);
    return;
  }
  table->nbuckets = table->nbuckets ? table->nbuckets * 2 : 64;
  table->buckets =
      arena_zero(arena, table->nbuckets * sizeof(uint32_t), _Alignof(uint32_t));
  for (uint32_t i = 0; i < table->entries.size; i++)
    enter_bucket(table, i);
}

// Back to the first `size` entries.
static void table_pop(Table *table, size_t size) {
  while (table->entries.size > size) {
    Known *known = &table->entries.data[--table->entries.size];
    table->buckets[known->hash & (table->nbuckets - 1)] = known->next;
  }
}

// Where the order says nothing, uses that were looked at before keep the value:
// they may be what the table knows.
static bool take_over_uses(Cse *c, const Op *op, const Op *by,
                           bool has_dominance) {
  bool all = true;
  for (uint32_t i = 0; i < op->nresults; i++) {
    if (has_dominance) {
      rewrite_replace_uses(&c->rw, op_result(op, i), op_result(by, i));
      continue;
    }
    for (Use *use = op->results[i].uses, *next; use; use = next) {
      next = use->next;
      if (table_find(c->known, use->owner, op_hash(use->owner)))
        all = false;
      else
        rewrite_set_operand(&c->rw, use->owner,
                            (uint32_t)(use - use->owner->operands),
                            op_result(by, i));
    }
  }
  return all;
}

static void replace_op(Cse *c, Op *op, Op *by, bool has_dominance,
                       Loc unknown) {
  if (take_over_uses(c, op, by, has_dominance))
    vec_push(c->arena, &c->dead, op);
  if (by->loc == unknown) {
    by->loc = op->loc;
    rewrite_modified(&c->rw, by);
  }
  c->counts->replaced++;
}

static bool has_large_region(const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    if (op->regions[i].first != op->regions[i].last)
      return true;
  return false;
}

typedef struct BlockState { // in a block
  uint32_t writes;          // seen before
  bool has_dominance;
  Loc unknown;
} BlockState;

// Notes an operation that is dead or the same as one before.
static void visit_op(Cse *c, Op *op, const BlockState *place) {
  if (op_has(op, TRAIT_TERMINATOR))
    return;
  if (op_is_trivially_dead(op)) {
    vec_push(c->arena, &c->dead, op);
    c->counts->dead++;
    return;
  }
  if (has_large_region(op))
    return;
  bool is_free = op_is_memory_effect_free(op);
  if (!is_free && (!op_effects_known(op) || op_effects(op) != EFFECT_READ))
    return;
  uint64_t hash = op_hash(op);
  Known *known = table_find(c->known, op, hash);
  if (known && (is_free || (known->op->block == op->block &&
                            known->writes == place->writes)))
    replace_op(c, op, known->op, place->has_dominance, place->unknown);
  else
    table_push(c->known, c->arena, (Known){op, hash, 0, place->writes});
}

static void visit_region(Cse *c, Region *region, Loc unknown);

static void visit_regions(Cse *c, Op *op, Loc unknown) {
  Table *outer = c->known;
  // Nothing of outside may be used; who knows of an unknown operation?
  if (op_has(op, TRAIT_ISOLATED) || op_is(op, OP_UNREGISTERED))
    c->known = arena_new(c->arena, Table);
  for (uint32_t i = 0; i < op->nregions; i++)
    visit_region(c, &op->regions[i], unknown);
  c->known = outer;
}

static bool may_write(const Op *op) {
  return !op_effects_known(op) || (op_effects(op) & EFFECT_WRITE);
}

static void visit_block(Cse *c, Block *block, bool has_dominance, Loc unknown) {
  BlockState place = {0, has_dominance, unknown};
  for (Op *op = block->first; op; op = op->next) {
    if (op->nregions)
      visit_regions(c, op, unknown);
    visit_op(c, op, &place);
    place.writes += may_write(op);
  }
}

typedef struct Scope { // a subtree that is being walked
  uint32_t end;        // the first block behind it
  size_t known;        // entries of the table before it
} Scope;

static void visit_blocks(Cse *c, Region *region, Loc unknown) {
  uint32_t count, *dominated;
  Block **blocks = dominance_preorder(c->dominance, region, &count, &dominated);
  Scope *scopes = arena_array(c->arena, Scope, count);
  size_t depth = 0;
  for (uint32_t i = 0; i < count; i++) {
    while (depth && scopes[depth - 1].end <= i)
      table_pop(c->known, scopes[--depth].known);
    scopes[depth++] = (Scope){i + dominated[i] + 1, c->known->entries.size};
    visit_block(c, blocks[i], true, unknown);
  }
}

static void visit_region(Cse *c, Region *region, Loc unknown) {
  if (region_is_empty(region))
    return;
  bool has_dominance = region_has_dominance(region);
  size_t known = c->known->entries.size;
  if (region->first == region->last)
    visit_block(c, region->first, has_dominance, unknown);
  else if (has_dominance)
    visit_blocks(c, region, unknown);
  table_pop(c->known, known);
}

bool lower_cse(PassRun *run, Op *root) {
  Table known = {0};
  Cse c = {.rw = pass_rewriter(run),
           .arena = run->arena,
           .counts = PASS_COUNTS(run, cse),
           .dominance = dominance_new(run->ctx, run->arena),
           .known = &known};
  Loc unknown = ctx_loc(run->ctx, run->ctx->unknown_loc);
  for (uint32_t i = 0; i < root->nregions; i++)
    visit_region(&c, &root->regions[i], unknown);
  for (size_t i = 0; i < c.dead.size; i++)
    rewrite_erase(&c.rw, c.dead.data[i]);
  dominance_release(c.dominance);
  return true;
}

// Dominance, region by region, on demand.
//
// A region of one block needs no tree. For others the immediate dominators are
// found by the algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast
// Dominance Algorithm"): blocks are numbered in reverse postorder and the
// dominators of predecessors are intersected until nothing changes. Numbers of
// preorder and postorder of the dominator tree make a query two comparisons.
// Block.id holds the number of a block within its region; 0 is unreachable.

#include "ir/ir.h"

typedef struct Node {
  Block *block;
  uint32_t idom;         // index into nodes
  uint32_t enter, leave; // of the dominator tree
} Node;

typedef struct Tree {
  Node *nodes; // by reverse postorder from 1; [0] is unused
  uint32_t count;
} Tree;

struct Dominance {
  Ctx *ctx;
  Arena *arena;
  PtrMap trees; // Region to Tree
};

Dominance *dominance_new(Ctx *ctx, Arena *arena) {
  Dominance *d = arena_new(arena, Dominance);
  d->ctx = ctx;
  d->arena = arena;
  scratch_claim(ctx, SCRATCH_BLOCK_ID);
  return d;
}

void dominance_release(Dominance *d) {
  scratch_release(d->ctx, SCRATCH_BLOCK_ID);
}

typedef struct Frame {
  Block *block;
  uint32_t next; // successor to visit
} Frame;

// Fills nodes[1..] in reverse postorder and numbers the blocks.
static void number_blocks(Arena *arena, Tree *tree, Region *region) {
  enum { UNSEEN, SEEN };
  uint32_t total = 0;
  for (Block *b = region->first; b; b = b->next, total++)
    b->id = UNSEEN;
  Block **postorder = arena_array(arena, Block *, total);
  Frame *stack = arena_array(arena, Frame, total);
  uint32_t depth = 0, n = 0;
  stack[depth++] = (Frame){region->first, 0};
  region->first->id = SEEN;
  while (depth) {
    Frame *frame = &stack[depth - 1];
    Op *last = frame->block->last;
    if (!last || frame->next >= last->nsuccessors) {
      postorder[n++] = frame->block;
      depth--;
      continue;
    }
    Block *next = last->successors[frame->next++].block;
    if (next && next->parent == region && next->id == UNSEEN) {
      next->id = SEEN;
      stack[depth++] = (Frame){next, 0};
    }
  }
  for (Block *b = region->first; b; b = b->next)
    b->id = 0;
  tree->nodes = arena_zero(arena, (n + 1) * sizeof(Node), _Alignof(Node));
  tree->count = n;
  for (uint32_t i = 0; i < n; i++) {
    tree->nodes[n - i].block = postorder[i];
    postorder[i]->id = n - i;
  }
}

static uint32_t intersect(const Node *nodes, uint32_t a, uint32_t b) {
  while (a != b) {
    while (a > b)
      a = nodes[a].idom;
    while (b > a)
      b = nodes[b].idom;
  }
  return a;
}

static bool update_idom(Tree *tree, uint32_t i) {
  uint32_t idom = 0;
  for (Successor *p = tree->nodes[i].block->preds; p; p = p->next) {
    uint32_t pred = p->owner->block ? p->owner->block->id : 0;
    if (!pred || p->owner->block->parent != tree->nodes[i].block->parent ||
        !tree->nodes[pred].idom)
      continue;
    idom = idom ? intersect(tree->nodes, pred, idom) : pred;
  }
  bool changed = tree->nodes[i].idom != idom;
  tree->nodes[i].idom = idom;
  return changed;
}

// Subtree sizes give preorder intervals without walking the tree: children
// have higher numbers than their dominator.
static void number_tree(Arena *arena, Tree *tree) {
  uint32_t n = tree->count;
  uint32_t *size = arena_array(arena, uint32_t, n + 1);
  uint32_t *used = arena_zero(arena, (n + 1) * sizeof *used, 4);
  for (uint32_t i = 1; i <= n; i++)
    size[i] = 1;
  for (uint32_t i = n; i > 1; i--)
    size[tree->nodes[i].idom] += size[i];
  tree->nodes[1].enter = 0;
  tree->nodes[1].leave = n;
  for (uint32_t i = 2; i <= n; i++) {
    uint32_t idom = tree->nodes[i].idom;
    tree->nodes[i].enter = tree->nodes[idom].enter + 1 + used[idom];
    tree->nodes[i].leave = tree->nodes[i].enter + size[i];
    used[idom] += size[i];
  }
}

static Tree *tree_of(Dominance *d, Region *region) {
  void **entry = ptrmap_at(&d->trees, d->arena, region);
  if (*entry)
    return *entry;
  Tree *tree = arena_new(d->arena, Tree);
  *entry = tree;
  number_blocks(d->arena, tree, region);
  tree->nodes[1].idom = 1;
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t i = 2; i <= tree->count; i++)
      changed |= update_idom(tree, i);
  }
  number_tree(d->arena, tree);
  return tree;
}

bool block_is_reachable(Dominance *d, Block *block) {
  Region *region = block->parent;
  if (!region || region->first == block)
    return true;
  tree_of(d, region);
  return block->id;
}

bool block_dominates(Dominance *d, Block *a, Block *b) {
  if (a == b || a->parent->first == a)
    return true;
  Tree *tree = tree_of(d, a->parent);
  if (!b->id) // everything dominates what is never reached
    return true;
  if (!a->id)
    return false;
  const Node *up = &tree->nodes[a->id], *down = &tree->nodes[b->id];
  return up->enter <= down->enter && down->enter < up->leave;
}

// In these the order within a block says nothing. What order the regions of an
// unregistered operation keep nobody knows.
static bool is_graph_region(const Region *region) {
  return region->parent && (op_is(region->parent, OP_UNREGISTERED) ||
                            op_has(region->parent, TRAIT_GRAPH_REGION));
}

bool region_has_dominance(const Region *region) {
  return !is_graph_region(region);
}

Block **dominance_preorder(Dominance *d, Region *region, uint32_t *count,
                           uint32_t **dominated) {
  Tree *tree = tree_of(d, region);
  *count = tree->count;
  *dominated = arena_array(d->arena, uint32_t, tree->count);
  Block **blocks = arena_array(d->arena, Block *, tree->count);
  for (uint32_t i = 1; i <= tree->count; i++) {
    const Node *node = &tree->nodes[i];
    blocks[node->enter] = node->block;
    (*dominated)[node->enter] = node->leave - node->enter - 1;
  }
  return blocks;
}

bool dominates(Dominance *d, const Value *value, const Op *user) {
  Op *def = value_op(value);
  Block *block = def ? def->block : value_arg_block(value);
  if (!block)
    return false;
  Op *at = op_ancestor_in_region(user, block->parent);
  if (!at)
    return false;
  // Inside a region of the defining operation itself the value is not there
  // yet, not even in a graph region's nested SSA region.
  if (at == def)
    return is_graph_region(block->parent);
  if (at->block == block)
    return !def || is_graph_region(block->parent) || op_is_before(def, at);
  return block_dominates(d, block, at->block);
}

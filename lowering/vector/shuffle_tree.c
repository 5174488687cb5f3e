// lower-vector-to-from-elements-to-shuffle-tree: vector.from_elements of what
// vector.to_elements gives, by shuffles of two vectors at a time.
//
// Requires: nothing.
// Guarantees: no 1-D vector is made of elements of 1-D vectors one by one,
//   unless it is that vector.
// Invalidates: nothing.
//
//   %0:4 = vector.to_elements %a : vector<4xf32>
//   %1:4 = vector.to_elements %b : vector<4xf32>
//   %2:4 = vector.to_elements %c : vector<4xf32>
//   %3 = vector.from_elements %0#1, %1#0, %1#3, %2#2, %2#2 : vector<5xf32>
//   // ->
//   %4 = vector.shuffle %a, %b [1, 4, 7] : ...
//   %5 = vector.shuffle %c, %c [2, 2, -1] : ...
//   %3 = vector.shuffle %4, %5 [0, 1, 2, 3, 4] : ...
//
// The vectors are the leaves of a tree, in the order in which they come up; an
// odd one is shuffled with itself. Each has a span: from the first to the last
// of its places in the result. A node's begins where that of its first child
// begins, and ends with the one that goes farther; its vector is as long as the
// longest span of its level, and has at each place what the result has there,
// counted from where its span begins.

#include "ir/dialects/dialects.h"
#include "ir/dialects/vector/vector.h"
#include "ir/rewrite/greedy.h"
#include "lowering/pass/pass.h"
#include "ir/build/vector.h"
#include "lowering/vector/passes.h"

enum { POISON = -1 };

typedef struct Node {
  Value *vector;
  uint32_t first, last; // its span
  const int64_t *mask;  // of the shuffle that it is
} Node;

typedef struct Tree {
  Rewriter *rw;
  Op *op; // from_elements
  Node *nodes;
  uint32_t n; // of one level
} Tree;

static const Op *elements_of(const Op *op, uint32_t i) {
  return value_def(op_operand(op, i), OP_vector_to_elements);
}

static Node *find_leaf(const Tree *tree, const Value *vector) {
  for (uint32_t i = 0; i < tree->n; i++)
    if (tree->nodes[i].vector == vector)
      return &tree->nodes[i];
  return NULL;
}

// False: an element comes from elsewhere.
static bool find_leaves(Tree *tree) {
  const Op *op = tree->op;
  tree->nodes = arena_array(tree->rw->arena, Node, op->noperands + 2);
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Op *elements = elements_of(op, i);
    if (!elements || vector_rank(op_operand(elements, 0)->type) != 1)
      return false;
    Value *vector = op_operand(elements, 0);
    Node *leaf = find_leaf(tree, vector);
    if (leaf)
      leaf->last = i;
    else
      tree->nodes[tree->n++] = (Node){vector, i, i, NULL};
  }
  return tree->n;
}

// All of one vector in their order.
static bool is_copy(const Tree *tree) {
  const Op *op = tree->op;
  if (tree->n > 1 ||
      vector_dim(tree->nodes[0].vector->type, 0) != op->noperands)
    return false;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op_operand(op, i)->index != i)
      return false;
  return true;
}

static void pair_the_odd_one(Tree *tree) {
  if (tree->n % 2) {
    tree->nodes[tree->n] = tree->nodes[tree->n - 1];
    tree->n++;
  }
}

static uint32_t joint_last(const Node *a, const Node *b) {
  return a->last > b->last ? a->last : b->last;
}

// How long the vectors above this level are.
static uint32_t size_above(const Tree *tree) {
  if (tree->n == 2)
    return tree->op->noperands;
  uint32_t size = 1;
  for (uint32_t i = 0; i < tree->n; i += 2) {
    const Node *a = &tree->nodes[i], *b = &tree->nodes[i + 1];
    uint32_t span = joint_last(a, b) - a->first + 1;
    size = span > size ? span : size;
  }
  return size;
}

// Elements of two leaves at their places.
static void place_elements(const Tree *tree, const Node *a, const Node *b,
                           int64_t *mask) {
  const Op *op = tree->op;
  for (uint32_t i = 0; i < op->noperands; i++) {
    const Value *vector = op_operand(elements_of(op, i), 0);
    uint32_t number = op_operand(op, i)->index;
    if (vector == a->vector)
      mask[i - a->first] = number;
    else if (vector == b->vector)
      mask[i - a->first] = number + vector_dim(a->vector->type, 0);
  }
}

// What two shuffles have at their places stays there.
static void keep_elements(const Node *a, const Node *b, int64_t *mask) {
  int64_t n = vector_dim(a->vector->type, 0);
  for (int64_t i = 0; i < n; i++) {
    if (a->mask[i] != POISON)
      mask[i] = i;
    if (a->vector != b->vector && b->mask[i] != POISON)
      mask[i + b->first - a->first] = i + n;
  }
}

static Node join_nodes(const Tree *tree, const Node *a, const Node *b,
                       uint32_t size) {
  int64_t *mask = arena_array(tree->rw->arena, int64_t, size + 1);
  for (uint32_t i = 0; i < size; i++)
    mask[i] = POISON;
  if (a->mask)
    keep_elements(a, b, mask);
  else
    place_elements(tree, a, b, mask);
  Value *vector =
      build_vector_shuffle(&tree->rw->b, a->vector, b->vector, mask, size);
  return (Node){vector, a->first, joint_last(a, b), mask};
}

static bool shuffle_elements(Rewriter *rw, Op *op) {
  Tree tree = {.rw = rw, .op = op};
  if (vector_rank(op_result(op, 0)->type) != 1 || !find_leaves(&tree) ||
      is_copy(&tree))
    return false;
  do {
    pair_the_odd_one(&tree);
    uint32_t size = size_above(&tree);
    for (uint32_t i = 0; i < tree.n; i += 2)
      tree.nodes[i / 2] =
          join_nodes(&tree, &tree.nodes[i], &tree.nodes[i + 1], size);
    tree.n /= 2;
  } while (tree.n > 1);
  return rewrite_replace1(rw, op, tree.nodes[0].vector);
}

static const Pattern patterns_shuffle_tree[] = {
    PATTERN(OP_vector_from_elements, 1, shuffle_elements, ""),
    {0},
};

bool lower_vector_shuffle_tree(PassRun *run, Op *root) {
  return pass_greedy_alone(run, root,
                           pass_pattern_list(run, patterns_shuffle_tree));
}

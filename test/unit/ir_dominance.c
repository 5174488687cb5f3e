// Dominance, against its definition: a block dominates another if the other
// cannot be reached from the entry without it. Random graphs, of all densities.

#include "ir_test.h"

#include "ir/ir.h"

enum { MOST_BLOCKS = 12, GRAPHS = 4000 };

static uint32_t next_random(uint64_t *state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(*state >> 33);
}

typedef struct Graph {
  Pool *pool;
  Region *region;
  Block *blocks[MOST_BLOCKS];
  uint32_t n;
  bool edge[MOST_BLOCKS][MOST_BLOCKS];
} Graph;

// Every block ends with an operation that leads to its successors; the last
// successor may come up twice, as in a branch of equal arms.
static void end_block(IrTest *t, Graph *g, uint32_t from, bool repeat) {
  Block *to[MOST_BLOCKS + 1];
  uint32_t n = 0;
  for (uint32_t i = 0; i < g->n; i++)
    if (g->edge[from][i])
      to[n++] = g->blocks[i];
  if (n && repeat)
    to[n] = to[n - 1], n++;
  OpSpec spec = {.info = ctx_op_info_unregistered(
                     t->ctx, ctx_ident_lit(t->ctx, "test.end")),
                 .successors = to,
                 .nsuccessors = n};
  op_append(g->blocks[from], op_create(t->ctx, g->pool, &spec));
}

static void make_graph(IrTest *t, Graph *g, uint64_t *seed) {
  OpSpec around = {.info = ctx_op_info_unregistered(
                       t->ctx, ctx_ident_lit(t->ctx, "test.around")),
                   .nregions = 1};
  g->region = &op_create(t->ctx, g->pool, &around)->regions[0];
  g->n = 2 + next_random(seed) % (MOST_BLOCKS - 1);
  for (uint32_t i = 0; i < g->n; i++) {
    g->blocks[i] = block_create(g->pool, (Loc){0});
    block_append(g->region, g->blocks[i]);
  }
  uint32_t density = 1 + next_random(seed) % 8;
  for (uint32_t i = 0; i < g->n; i++)
    for (uint32_t j = 0; j < g->n; j++) // the entry has no predecessors
      g->edge[i][j] = j && next_random(seed) % (g->n * 2) < density;
  for (uint32_t i = 0; i < g->n; i++)
    end_block(t, g, i, next_random(seed) % 4 == 0);
}

static void spread(const Graph *g, uint32_t at, uint32_t without, bool *seen) {
  if (at == without || seen[at])
    return;
  seen[at] = true;
  for (uint32_t i = 0; i < g->n; i++)
    if (g->edge[at][i])
      spread(g, i, without, seen);
}

static void check_pairs(IrTest *t, const Graph *g, Dominance *d,
                        const bool *reached) {
  for (uint32_t i = 0; i < g->n; i++) {
    bool other[MOST_BLOCKS] = {0};
    spread(g, 0, i, other);
    EXPECT(t, block_is_reachable(d, g->blocks[i]) == reached[i]);
    for (uint32_t j = 0; j < g->n; j++) {
      // What is never reached is dominated by all, and dominates nothing else.
      bool want = i == j || !reached[j] || (reached[i] && !other[j]);
      EXPECT(t, block_dominates(d, g->blocks[i], g->blocks[j]) == want);
    }
  }
}

static void check_preorder(IrTest *t, const Graph *g, Dominance *d,
                           const bool *reached) {
  uint32_t count, *dominated, nreached = 0;
  Block **blocks = dominance_preorder(d, g->region, &count, &dominated);
  for (uint32_t i = 0; i < g->n; i++)
    nreached += reached[i];
  EXPECT(t, count == nreached);
  for (uint32_t i = 0; i < count; i++)
    for (uint32_t j = 0; j < count; j++) {
      bool inside = i <= j && j <= i + dominated[i];
      EXPECT(t, block_dominates(d, blocks[i], blocks[j]) == inside);
    }
}

static void check_graph(IrTest *t, uint64_t *seed) {
  Arena arena = {0};
  Graph g = {.pool = pool_new()};
  bool reached[MOST_BLOCKS] = {0};
  make_graph(t, &g, seed);
  spread(&g, 0, MOST_BLOCKS, reached);
  Dominance *d = dominance_new(t->ctx, &arena);
  check_pairs(t, &g, d, reached);
  check_preorder(t, &g, d, reached);
  dominance_release(d);
  arena_release(&arena);
  pool_release(g.pool);
}

int main(void) {
  IrTest t = ir_test_start();
  uint64_t seed = 1;
  for (int i = 0; i < GRAPHS && !t.failures; i++)
    check_graph(&t, &seed);
  return ir_test_finish(&t);
}

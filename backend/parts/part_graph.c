// Symbols that must be together make components; components are dealt out in
// the order of their first symbol, so many operations to a part. Local data
// goes to the first part that mentions it, and is shared if others do too.

#include "backend/parts/part_graph.h"

enum { NO_PART = UINT32_MAX };

void part_graph_init(PartGraph *g, Arena *arena, uint32_t count,
                     uint64_t part_weight) {
  *g = (PartGraph){.arena = arena, .count = count, .part_weight = part_weight};
  g->symbols =
      arena_zero(arena, count * sizeof(PartSymbol), _Alignof(PartSymbol));
  for (uint32_t i = 0; i < count; i++) {
    g->symbols[i].component = i;
    g->symbols[i].part = NO_PART;
  }
}

void part_graph_use(PartGraph *g, uint32_t user, uint32_t used) {
  enum { RECENT = 8 };
  PartSymbol *symbol = &g->symbols[user];
  for (size_t i = symbol->uses.size; i-- > 0 && i + RECENT > symbol->uses.size;)
    if (symbol->uses.data[i] == used)
      return;
  vec_push(g->arena, &symbol->uses, used);
}

static uint32_t find(PartGraph *g, uint32_t i) {
  while (g->symbols[i].component != i) {
    uint32_t up = g->symbols[i].component;
    g->symbols[i].component = g->symbols[up].component;
    i = up;
  }
  return i;
}

// The smaller index represents, so that components have an order.
void part_graph_join(PartGraph *g, uint32_t a, uint32_t b) {
  a = find(g, a);
  b = find(g, b);
  g->symbols[a].joined |= a != b;
  g->symbols[b].joined |= a != b;
  g->symbols[a < b ? b : a].component = a < b ? a : b;
}

uint64_t part_graph_weight(const PartGraph *g) {
  uint64_t total = 0;
  for (uint32_t i = 0; i < g->count; i++)
    total += g->symbols[i].weight;
  return total;
}

static void make_components(PartGraph *g) {
  for (uint32_t i = 0; i < g->count; i++) {
    const PartSymbol *symbol = &g->symbols[i];
    for (size_t k = 0; k < symbol->uses.size; k++) {
      uint32_t used = symbol->uses.data[k];
      if (g->symbols[used].binds_users || symbol->binds_used)
        part_graph_join(g, i, used);
    }
  }
}

// It goes where it is used first; with functions that would be one part.
static bool is_free_data(const PartSymbol *symbol) {
  return symbol->is_data && symbol->local && !symbol->joined;
}

static void deal_components(PartGraph *g) {
  uint64_t *weights = arena_zero(g->arena, g->count * sizeof *weights, 8);
  for (uint32_t i = 0; i < g->count; i++)
    weights[find(g, i)] += g->symbols[i].weight;
  uint32_t part = 0;
  uint64_t filled = 0;
  for (uint32_t i = 0; i < g->count; i++) {
    if (find(g, i) != i) {
      g->symbols[i].part = g->symbols[find(g, i)].part;
      continue;
    }
    if (is_free_data(&g->symbols[i]))
      continue;
    if (filled && filled + weights[i] > g->part_weight) {
      part++;
      filled = 0;
    }
    g->symbols[i].part = part;
    filled += weights[i];
  }
  g->nparts = part + 1;
}

static void place_data(PartGraph *g) {
  for (uint32_t i = 0; i < g->count; i++)
    for (size_t k = 0; k < g->symbols[i].uses.size; k++) {
      PartSymbol *used = &g->symbols[g->symbols[i].uses.data[k]];
      if (g->symbols[i].part != NO_PART && used->part == NO_PART)
        used->part = g->symbols[i].part;
    }
  for (uint32_t i = 0; i < g->count; i++)
    if (g->symbols[i].part == NO_PART)
      g->symbols[i].part = 0;
}

static void find_shared(PartGraph *g) {
  for (uint32_t i = 0; i < g->count; i++)
    for (size_t k = 0; k < g->symbols[i].uses.size; k++) {
      PartSymbol *used = &g->symbols[g->symbols[i].uses.data[k]];
      used->kept |= used->part != g->symbols[i].part;
      used->shared = used->kept && used->local;
    }
}

void part_graph_divide(PartGraph *g) {
  make_components(g);
  deal_components(g);
  place_data(g);
  find_shared(g);
}

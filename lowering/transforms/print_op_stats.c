// print-op-stats: says how many operations there are, by name.
//
// Requires: nothing.
// Guarantees: nothing is changed.
// Invalidates: nothing.

#include "lowering/pass/pass.h"
#include "lowering/transforms/passes.h"

#include <stdlib.h>

typedef struct Count {
  Str dialect, name; // the dialect is empty where there is none
  Str full;
  uint64_t number;
} Count;

typedef struct Stats {
  Vec(Count) counts;
  PtrMap by_info; // OpInfo to its place in counts, plus one
  Arena *arena;
} Stats;

static Count new_count(Str full) {
  const char *dot = memchr(full.data, '.', full.size);
  size_t n = dot ? (size_t)(dot - full.data) : 0;
  size_t skip = dot ? n + 1 : 0;
  if (skip == full.size) // nothing behind the dot
    return (Count){{0}, full, full, 0};
  return (Count){{full.data, n}, {full.data + skip, full.size - skip}, full, 0};
}

static void count_op(void *user, Op *op) {
  Stats *stats = user;
  void **at = ptrmap_at(&stats->by_info, stats->arena, op->info);
  if (!*at) {
    vec_push(stats->arena, &stats->counts, new_count(op_name(op)));
    *at = (void *)(uintptr_t)stats->counts.size;
  }
  stats->counts.data[(uintptr_t)*at - 1].number++;
}

static int by_name(const void *a, const void *b) {
  Str x = ((const Count *)a)->full, y = ((const Count *)b)->full;
  int order = memcmp(x.data, y.data, x.size < y.size ? x.size : y.size);
  return order ? order : (x.size > y.size) - (x.size < y.size);
}

static void print_json(Buf *out, const Stats *stats) {
  buf_puts(out, "{\n");
  for (size_t i = 0; i < stats->counts.size; i++) {
    const Count *c = &stats->counts.data[i];
    buf_printf(out, "  \"" STR_FMT "\" : %llu%s\n", STR_ARG(c->full),
               (unsigned long long)c->number,
               i + 1 < stats->counts.size ? "," : "");
  }
  buf_puts(out, "}\n");
}

static void print_table(Buf *out, const Stats *stats) {
  int dialect = 0, name = 0;
  for (size_t i = 0; i < stats->counts.size; i++) {
    const Count *c = &stats->counts.data[i];
    dialect = (int)c->dialect.size > dialect ? (int)c->dialect.size : dialect;
    name = (int)c->name.size > name ? (int)c->name.size : name;
  }
  buf_puts(out, "Operations encountered:\n-----------------------\n");
  for (size_t i = 0; i < stats->counts.size; i++) {
    const Count *c = &stats->counts.data[i];
    buf_printf(out, "%*.*s%c%-*.*s , %llu\n", dialect + 2, (int)c->dialect.size,
               c->dialect.size ? c->dialect.data : "",
               c->dialect.size ? '.' : ' ', name, (int)c->name.size,
               c->name.data, (unsigned long long)c->number);
  }
}

bool lower_print_op_stats(PassRun *run, Op *root) {
  Stats stats = {.arena = run->arena};
  count_op(&stats, root);
  op_walk(root, count_op, &stats);
  qsort(stats.counts.data, stats.counts.size, sizeof(Count), by_name);
  if (PASS_OPTIONS(run, print_op_stats)->json)
    print_json(run->report, &stats);
  else
    print_table(run->report, &stats);
  return true;
}

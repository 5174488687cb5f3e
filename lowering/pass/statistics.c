// Shows the counts of passes as mlir-opt does: by pass, or as the pipeline
// is nested.
//
//   CSE
//     (S) 2 num-cse'd - Number of operations CSE'd
//     (S) 0 num-dce'd - Number of operations DCE'd

#include "lowering/pass/run.h"

#include <stdlib.h>

typedef struct Entry {
  const PassStat *stat;
  uint64_t count;
} Entry;

typedef struct Merged { // of all passes of a name
  Str name;
  const Pass *pass;
  uint64_t *counts;
} Merged;
typedef Vec(Merged) MergedList;

static size_t count_stats(const Pass *pass) {
  size_t n = 0;
  while (pass->stats[n].name)
    n++;
  return n;
}

uint64_t *pass_counts_new(Arena *arena, const Pass *pass) {
  return arena_zero(arena, pass->stats_size, _Alignof(uint64_t));
}

void pass_counts_add(const Pass *pass, uint64_t *to, const uint64_t *from) {
  for (size_t i = 0; i < pass->stats_size / sizeof *to; i++)
    __atomic_fetch_add(&to[i], from[i], __ATOMIC_RELAXED);
}

static int by_name(const void *a, const void *b) {
  return strcmp(((const Entry *)a)->stat->name, ((const Entry *)b)->stat->name);
}

static void print_pass(Buf *out, size_t indent, Str name, const Pass *pass,
                       const uint64_t *counts) {
  Arena scratch = {0};
  size_t n = count_stats(pass);
  Entry *entries = arena_array(&scratch, Entry, n + 1);
  int width = 0, digits = 0;
  for (size_t i = 0; i < n; i++) {
    const PassStat *stat = &pass->stats[i];
    entries[i] = (Entry){stat, counts[stat->offset / sizeof *counts]};
    int length = (int)strlen(stat->name);
    int size = snprintf(NULL, 0, "%llu", (unsigned long long)entries[i].count);
    width = length > width ? length : width;
    digits = size > digits ? size : digits;
  }
  qsort(entries, n, sizeof *entries, by_name);
  buf_spaces(out, indent);
  buf_printf(out, STR_FMT "\n", STR_ARG(name));
  for (size_t i = 0; i < n; i++) {
    buf_spaces(out, indent + 2);
    buf_printf(out, "(S) %*llu %-*s - %s\n", digits,
               (unsigned long long)entries[i].count, width,
               entries[i].stat->name, entries[i].stat->help);
  }
  arena_release(&scratch);
}

static void print_pipeline(Buf *out, const Pipeline *pipeline, size_t indent) {
  for (size_t i = 0; i < pipeline->steps.size; i++) {
    const Step *step = &pipeline->steps.data[i];
    if (step->pass) {
      print_pass(out, indent, step_name(step), step->pass, step->counts);
      continue;
    }
    buf_spaces(out, indent);
    buf_printf(out, STR_FMT "\n", STR_ARG(step->nested->name));
    print_pipeline(out, step->nested, indent + 2);
  }
}

static void merge(Arena *arena, MergedList *list, const Step *step) {
  size_t i = 0;
  while (i < list->size && !str_eq(list->data[i].name, step_name(step)))
    i++;
  if (i == list->size)
    vec_push(arena, list,
             ((Merged){step_name(step), step->pass,
                       pass_counts_new(arena, step->pass)}));
  pass_counts_add(step->pass, list->data[i].counts, step->counts);
}

static void merge_all(Arena *arena, MergedList *list,
                      const Pipeline *pipeline) {
  for (size_t i = 0; i < pipeline->steps.size; i++) {
    const Step *step = &pipeline->steps.data[i];
    if (step->nested)
      merge_all(arena, list, step->nested);
    else if (step->pass->stats->name)
      merge(arena, list, step);
  }
}

static int by_pass(const void *a, const void *b) {
  return str_compare(((const Merged *)a)->name, ((const Merged *)b)->name);
}

static void print_merged(Buf *out, const Pipeline *pipeline) {
  Arena scratch = {0};
  MergedList list = {0};
  merge_all(&scratch, &list, pipeline);
  if (list.size)
    qsort(list.data, list.size, sizeof *list.data, by_pass);
  for (size_t i = 0; i < list.size; i++)
    print_pass(out, 2, list.data[i].name, list.data[i].pass,
               list.data[i].counts);
  arena_release(&scratch);
}

void pass_statistics_print(Buf *out, const Pipeline *pipeline, bool as_list) {
  static const char rule[] =
      "===-----------------------------------------------"
      "--------------------------===\n";
  buf_puts(out, rule);
  buf_lit(out, "                         ... Pass statistics report ...\n");
  buf_puts(out, rule);
  if (as_list)
    print_merged(out, pipeline);
  else
    print_pipeline(out, pipeline, 0);
  buf_char(out, '\n');
}

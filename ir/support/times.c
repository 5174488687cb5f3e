// Times as a tree: each timer has those that were started while
// it ran.
//
//   ===---------------------------------------------------------------===
//                        ... Execution time report ...
//     Total Execution Time: 0.0015 seconds
//
//     ----User Time----  ----Wall Time----  ----Name----
//       0.0006 ( 40.8%)    0.0006 ( 43.6%)  Parser
//       0.0001 (  6.5%)    0.0001 (  5.4%)  'func.func' Pipeline
//       0.0001 (  4.7%)    0.0001 (  4.5%)    CSE
//
// A thread has a tree of its own, which is joined to the timer that runs where
// the threads were started: of the same timers on several threads the wall time
// is the longest, and the user time what all of them took. (It is no processor
// time: MLIR, whose report this is, adds up wall times.)

#include "ir/support/support.h"

#include <stdlib.h>
#include <time.h>

struct Timer {
  const void *id; // what tells it from its siblings
  Str name;
  bool hidden; // in the tree, but not its children
  double wall, user, start;
  Timer *parent, *first, *last, *next;
};

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void times_init(Times *times) {
  arena_init(&times->arena);
  times->root = times->at = arena_new(&times->arena, Timer);
  times->root->name = STR("root");
  times->root->start = now();
}

void times_release(Times *times) {
  arena_release(&times->arena);
}

static Timer *find_child(Timer *timer, const void *id) {
  Timer *child = timer->first;
  while (child && child->id != id)
    child = child->next;
  return child;
}

static void append_child(Timer *timer, Timer *child) {
  if (timer->last)
    timer->last->next = child;
  else
    timer->first = child;
  timer->last = child;
  child->parent = timer;
  child->next = NULL;
}

static void start(Times *times, const void *id, Str name, bool hidden) {
  Timer *timer = find_child(times->at, id);
  if (!timer) {
    timer = arena_new(&times->arena, Timer);
    timer->id = id;
    timer->name = arena_str(&times->arena, name);
    timer->hidden = hidden;
    append_child(times->at, timer);
  }
  times->at = timer;
  timer->start = now();
}

void times_start(Times *times, const void *id, Str name) {
  if (times)
    start(times, id, name, false);
}

void times_start_hidden(Times *times, const void *id, Str name) {
  if (times)
    start(times, id, name, true);
}

void times_stop(Times *times) {
  if (!times)
    return;
  double taken = now() - times->at->start;
  times->at->wall += taken;
  times->at->user += taken;
  times->at = times->at->parent;
}

static void merge(Timer *into, Timer *from) {
  for (Timer *child = from->first, *next; child; child = next) {
    next = child->next;
    Timer *same = find_child(into, child->id);
    if (!same) {
      append_child(into, child);
      continue;
    }
    same->wall = child->wall > same->wall ? child->wall : same->wall;
    same->user += child->user;
    merge(same, child);
  }
}

void times_join(Times *times, Times *thread) {
  double user = 0;
  for (Timer *child = thread->root->first; child; child = child->next)
    user += child->user;
  for (Timer *timer = times->at; timer; timer = timer->parent)
    timer->user += user;
  merge(times->at, thread->root);
  arena_adopt(&times->arena, &thread->arena);
}

// Printing

typedef struct Printer {
  Buf *out;
  bool json, with_user;
  double wall, user; // of all
} Printer;

static double percent(double part, double whole) {
  return whole > 0 ? 100 * part / whole : 0;
}

static void print_text(const Printer *p, double wall, double user) {
  if (p->with_user)
    buf_printf(p->out, "  %8.4f (%5.1f%%)", user, percent(user, p->user));
  buf_printf(p->out, "  %8.4f (%5.1f%%)  ", wall, percent(wall, p->wall));
}

static void print_json(const Printer *p, double wall, double user) {
  static const char form[] =
      "\"%s\": {\"duration\": %8.4f, \"percentage\": %5.1f}, ";
  buf_char(p->out, '{');
  if (p->with_user)
    buf_printf(p->out, form, "user", user, percent(user, p->user));
  buf_printf(p->out, form, "wall", wall, percent(wall, p->wall));
}

static void print_entry(const Printer *p, Str name, double wall, double user,
                        bool is_last) {
  if (p->json) {
    print_json(p, wall, user);
    buf_printf(p->out, "\"name\": \"" STR_FMT "\"}%s\n", STR_ARG(name),
               is_last ? "" : ",");
    return;
  }
  print_text(p, wall, user);
  buf_printf(p->out, STR_FMT "\n", STR_ARG(name));
}

static void print_tree(const Printer *p, const Timer *timer, size_t indent) {
  size_t inner = timer->hidden ? indent : indent + 2;
  if (!timer->hidden && p->json) {
    buf_spaces(p->out, indent);
    print_json(p, timer->wall, timer->user);
    buf_printf(p->out, "\"name\": \"" STR_FMT "\", \"passes\": [\n",
               STR_ARG(timer->name));
  } else if (!timer->hidden) {
    print_text(p, timer->wall, timer->user);
    buf_spaces(p->out, indent);
    buf_printf(p->out, STR_FMT "\n", STR_ARG(timer->name));
  }
  for (const Timer *child = timer->first; child; child = child->next)
    print_tree(p, child, inner);
  if (!timer->hidden && p->json) {
    buf_spaces(p->out, indent);
    buf_lit(p->out, "{}]},\n");
  }
}

typedef Vec(Timer) TimerList;

static void add_by_name(Arena *arena, TimerList *list, const Timer *timer) {
  size_t i = 0;
  while (i < list->size && !str_eq(list->data[i].name, timer->name))
    i++;
  if (i == list->size)
    vec_push(arena, list, (Timer){.name = timer->name});
  list->data[i].wall += timer->wall;
  list->data[i].user += timer->user;
  for (const Timer *child = timer->first; child; child = child->next)
    add_by_name(arena, list, child);
}

static int by_wall(const void *a, const void *b) {
  double x = ((const Timer *)a)->wall, y = ((const Timer *)b)->wall;
  return (x < y) - (x > y);
}

static void print_list(const Printer *p, const Timer *root) {
  Arena scratch = {0};
  TimerList list = {0};
  add_by_name(&scratch, &list, root);
  qsort(list.data, list.size, sizeof *list.data, by_wall);
  for (size_t i = 0; i < list.size; i++)
    print_entry(p, list.data[i].name, list.data[i].wall, list.data[i].user,
                false);
  arena_release(&scratch);
}

static void print_head(const Printer *p) {
  static const char rule[] =
      "===-----------------------------------------------"
      "--------------------------===\n";
  buf_puts(p->out, rule);
  buf_lit(p->out, "                         ... Execution time report ...\n");
  buf_puts(p->out, rule);
  buf_printf(p->out, "  Total Execution Time: %.4f seconds\n\n", p->wall);
  buf_puts(p->out, p->with_user ? "  ----User Time----" : "");
  buf_lit(p->out, "  ----Wall Time----  ----Name----\n");
}

void times_print(Times *times, bool as_list, bool json, Buf *out) {
  Timer *root = times->root;
  double taken = now() - root->start;
  root->wall += taken;
  root->user += taken;
  Printer p = {out, json, root->user > root->wall, root->wall, root->user};
  double wall = root->wall, user = root->user;
  for (const Timer *child = root->first; child; child = child->next) {
    wall -= child->wall;
    user -= child->user;
  }
  if (json)
    buf_lit(out, "[\n");
  else
    print_head(&p);
  if (as_list)
    print_list(&p, root);
  else
    for (const Timer *child = root->first; child; child = child->next)
      print_tree(&p, child, 0);
  print_entry(&p, STR("Rest"), wall, user, false);
  print_entry(&p, STR("Total"), root->wall, root->user, true);
  buf_puts(out, json ? "]\n" : "");
}

// What translate_programs.test.sh sends through the llvm dialect: structs that
// lead to one another, unions, bit fields, variadic calls, static variables,
// labels, inlining.
#include <stdarg.h>

struct Tree;
typedef int (*Visit)(struct Tree *tree, int depth, ...);
struct Edge {
  struct Tree *to;
  struct Edge *next;
  union {
    int weight;
    float cost;
  } as;
};
struct Tree {
  enum { LEAF, INNER } kind;
  unsigned marked : 1, level : 5;
  struct Edge *edges;
  struct Tree *parent;
  char name[16];
};

static int seen;
extern int outside(int a);

static inline int weigh(const struct Edge *edge, int scale) {
  int sum = 0;
  for (; edge; edge = edge->next) {
    int weight = edge->as.weight * scale;
    sum += edge->to->kind == LEAF ? weight : outside(weight);
  }
  return sum;
}

int walk(struct Tree *tree, Visit visit, int depth) {
  static int deepest;
  int sum = 0;
  if (depth > deepest)
    deepest = depth;
again:
  for (struct Edge *edge = tree->edges; edge; edge = edge->next)
    sum += visit(edge->to, depth, 1, 2.5) + weigh(edge->to->edges, depth);
  if (sum > 100) {
    sum -= outside(3);
    goto again;
  }
  tree->marked = 1;
  return sum + seen++;
}

int add(int n, ...) {
  va_list list;
  int sum = 0;
  va_start(list, n);
  while (n--)
    sum += va_arg(list, int);
  va_end(list);
  return sum;
}

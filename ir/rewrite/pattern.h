// Patterns: what an operation can be rewritten to. A pattern looks first and
// then acts; nothing is rolled back. Requirements:
//
//   - It returns true exactly if it changed anything, and then it has made
//     progress: no other pattern undoes it.
//   - Everything is changed through the rewriter, which stands before `op`.
//   - Types of values that stay stay as they are.
//   - It changes nothing outside of the isolated operation it is in.
#ifndef MLCC_PATTERN_H
#define MLCC_PATTERN_H

#include "ir/rewrite/rewriter.h"

typedef bool PatternFn(Rewriter *rw, Op *op);

typedef struct Pattern {
  uint32_t opcode;  // of the operations it is for; OP_ANY: all
  uint16_t benefit; // the greater is tried first; of equal ones the earlier
  PatternFn *apply;
  const char *name; // MLIR's, for -canonicalize=disable-patterns; ends a list
  const char *function, *file; // where it is, for who asks (-print-op)
  // A pattern on OP_ANY tries the operations whose rows fit; NULL: all.
  bool (*fits)(const OpInfo *info);
} Pattern;
#define PATTERN(opcode, benefit, function, name)                               \
  { opcode, benefit, function, name, #function, __FILE__, NULL }
// For all operations whose rows fit. Of equal benefit, it is tried behind those
// that name an operation.
#define PATTERN_WHERE(fits, benefit, function, name)                           \
  { OP_ANY, benefit, function, name, #function, __FILE__, fits }

enum { OP_ANY = OP_UNREGISTERED };

typedef struct PatternSpan { // of one operation, best first
  Pattern *first;
  uint32_t count;
} PatternSpan;

// Patterns by operation.
typedef struct PatternSet {
  Arena *arena;
  Vec(Pattern) all; // in the order in which they were added
  // By dialect and index, see opcode_dialect(); made by pattern_set_finish().
  PatternSpan *spans[DIALECTS_MAX];
  uint32_t nspans[DIALECTS_MAX];
} PatternSet;

void pattern_set_init(PatternSet *set, Arena *arena);
// A list that ends with a NULL name.
void pattern_set_add(PatternSet *set, const Pattern *list);
// Makes a pattern for each operation of the context of those that have `fits`;
// before the next, where there are any.
void pattern_set_resolve(PatternSet *set, const Ctx *ctx);
void pattern_set_finish(PatternSet *set); // nothing is added behind it
// Returns the patterns of one opcode, or of OP_ANY; `*end` is behind the last.
const Pattern *pattern_set_find(const PatternSet *set, uint32_t opcode,
                                const Pattern **end);
// Whether there may be an operation that has any.
bool pattern_set_may_apply(const PatternSet *set, const Ctx *ctx);
// Tries those of `op`, best first, until one applies.
bool pattern_set_apply(const PatternSet *set, Rewriter *rw, Op *op);

#endif

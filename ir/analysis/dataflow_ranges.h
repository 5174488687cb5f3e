// The lattice of integer ranges, and the rules by which the ranges of results
// follow from those of operands.
#ifndef MLCC_DATAFLOW_RANGES_H
#define MLCC_DATAFLOW_RANGES_H

#include "ir/analysis/dataflow.h"
#include "ir/analysis/range.h"

// Which widths of an index a result has to hold for.
// Where the two differ by more than the width, in those bounds that matter, the
// result may be either.
typedef enum RangeIndex {
  RANGE_NO_INDEX, // of one width only
  RANGE_INDEX_BOTH,
  RANGE_INDEX_SIGNED,
  RANGE_INDEX_UNSIGNED,
} RangeIndex;

// The range of a result, or of an argument of a region that nothing is passed
// to; NULL: nothing is known yet. `args` are the ranges of the operands, NULL
// where nothing is known.
typedef const Range *RangeFn(RangeCalc *k, const Op *op, const Value *of,
                             const Range *const *args);

typedef struct RangeRule {
  uint32_t opcode;  // 0 ends a list
  RangeOf *of;      // of the only result, once all operands are known; or
  RangeIndex index; // how it is asked for
  RangeFn *infer;   // this
} RangeRule;

// range_rules.c: of dialects here; others register theirs (PART_RANGES)
extern const RangeRule *const range_rules[]; // lists, ends with NULL
extern const RangeRule range_rules_affine[]; // range_affine.c

// Ranges for a Flow, which has to have been initialised. What is constant by
// its range is one to the lattice of constants.
void flow_add_ranges(Flow *f);
// NULL: it is no integer, nothing is known, or nobody computes it.
const Range *flow_range(const Flow *f, const Value *value);
// For what is made when all was run: as much as of `from`.
void flow_copy_range(Flow *f, Value *to, const Value *from);

// Forgets what is known of values that go.
typedef struct RangeListener {
  Listener listener; // first
  Flow *flow;
} RangeListener;
RangeListener range_listener(Flow *f);

#endif

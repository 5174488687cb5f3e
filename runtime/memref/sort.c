// stdSortI64, stdSortF64 and stdSortF32: the first n elements of a rank-1
// memref of unit stride, in ascending order.
//
// Quicksort with the median of three as pivot, insertion sort for short ranges,
// heapsort for a range that has been split too often, so that no input takes
// more than n log n steps. The larger half is the loop, the smaller one the
// recursion: depth is at most log2 n. Comparison is `<`, scans are bounded by
// their range, so NaN may end up anywhere but does no harm.
//
// Compiled once per element type (-DSORT_I64 and so on).

#include "descriptor.h"

#if defined(SORT_I64)
#define SORT _mlir_ciface_stdSortI64
typedef S64 Item;
#elif defined(SORT_F64)
#define SORT _mlir_ciface_stdSortF64
typedef double Item;
#else
#define SORT _mlir_ciface_stdSortF32
typedef float Item;
#endif

enum { SHORT_RANGE = 16 };

RT_INLINE void swap(Item *a, Item *b) {
  Item item = *a;
  *a = *b;
  *b = item;
}

static void insertion_sort(Item *items, Index count) {
  for (Index i = 1; i < count; i++) {
    Item item = items[i];
    Index place = i;
    for (; place && item < items[place - 1]; place--)
      items[place] = items[place - 1];
    items[place] = item;
  }
}

static void sift_down(Item *items, Index root, Index count) {
  Item item = items[root];
  for (Index child = 2 * root + 1; child < count; child = 2 * root + 1) {
    if (child + 1 < count && items[child] < items[child + 1])
      child++;
    if (!(item < items[child]))
      break;
    items[root] = items[child];
    root = child;
  }
  items[root] = item;
}

static void heap_sort(Item *items, Index count) {
  for (Index i = count / 2; i-- > 0;)
    sift_down(items, i, count);
  for (Index i = count - 1; i > 0; i--) {
    swap(&items[0], &items[i]);
    sift_down(items, 0, i);
  }
}

// Moves the median of the first, middle and last item to the front.
static void choose_pivot(Item *items, Index count) {
  Item *first = items, *middle = items + count / 2, *last = items + count - 1;
  if (*middle < *first)
    swap(middle, first);
  if (*last < *middle)
    swap(last, middle);
  if (*middle < *first)
    swap(middle, first);
  swap(first, middle);
}

// Splits around the pivot; returns its final place.
static Index partition(Item *items, Index count) {
  choose_pivot(items, count);
  Item pivot = items[0];
  Index low = 0, high = count;
  for (;;) {
    do
      low++;
    while (low < count && items[low] < pivot);
    do
      high--;
    while (high > 0 && pivot < items[high]);
    if (low >= high)
      break;
    swap(&items[low], &items[high]);
  }
  swap(&items[0], &items[high]);
  return high;
}

static void quick_sort(Item *items, Index count, int splits) {
  while (count > SHORT_RANGE) {
    if (splits-- == 0) {
      heap_sort(items, count);
      return;
    }
    Index middle = partition(items, count);
    Index right = count - middle - 1;
    if (middle < right) {
      quick_sort(items, middle, splits);
      items += middle + 1;
      count = right;
    } else {
      quick_sort(items + middle + 1, right, splits);
      count = middle;
    }
  }
  insertion_sort(items, count);
}

void SORT(Index count, const RankedMemref *memref);
RT_FUNCTION void SORT(Index count, const RankedMemref *memref) {
  int splits = 0;
  for (Index rest = count; rest > 1; rest /= 2)
    splits += 2;
  quick_sort((Item *)(void *)memref->aligned + memref->offset, count, splits);
}

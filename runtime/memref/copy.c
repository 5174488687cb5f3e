// memrefCopy: what memref.copy becomes when a layout is not known to be
// contiguous.
//
// The dimensions are split in two. The innermost ones that are dense in both
// memrefs form one run of bytes, copied at once; the outer ones are loops. A
// copy between contiguous memrefs of any rank is therefore one memcpy, a copy
// of a tile is one memcpy per row. Where not even the last dimension is dense,
// the run is one element, and the innermost loop is specialised for the usual
// sizes instead of calling memcpy per element.
//
//   memref<8x4x16xf32> to memref<8x4x16xf32, strided<[100, 16, 1]>>
//   run = 4 * 16 * 4 bytes, loops = 1 (of 8)

#include "descriptor.h"
#include "nolibc/memory.h"

typedef struct Copy {
  Index loops; // dimensions that are loops, counted from the outermost
  size_t element;
  size_t run; // bytes that are contiguous in both
  const Index *sizes;
  const Index *from_strides;
  const Index *to_strides;
} Copy;

// Moves dimensions from the loops into the run while both memrefs are dense.
static void grow_run(Copy *copy) {
  Index elements = 1;
  while (copy->loops) {
    Index dim = copy->loops - 1;
    Index size = copy->sizes[dim];
    if (size != 1 && (copy->from_strides[dim] != elements ||
                      copy->to_strides[dim] != elements))
      break;
    elements *= size;
    copy->loops = dim;
  }
  copy->run = (size_t)elements * copy->element;
}

#define STRIDED_LOOP(bytes)                                                    \
  for (Index i = 0; i < count; i++, to += to_step, from += from_step)          \
  __builtin_memcpy(to, from, bytes)

static void copy_runs(char *to, Index to_step, const char *from,
                      Index from_step, Index count, size_t run) {
  switch (run) {
  case 1: STRIDED_LOOP(1); return;
  case 2: STRIDED_LOOP(2); return;
  case 4: STRIDED_LOOP(4); return;
  case 8: STRIDED_LOOP(8); return;
  case 16: STRIDED_LOOP(16); return;
  default: STRIDED_LOOP(run); return;
  }
}

static void copy_loop(const Copy *copy, Index dim, char *to, const char *from) {
  Index element = (Index)copy->element;
  Index to_step = copy->to_strides[dim] * element;
  Index from_step = copy->from_strides[dim] * element;
  Index size = copy->sizes[dim];
  if (dim + 1 == copy->loops) {
    copy_runs(to, to_step, from, from_step, size, copy->run);
    return;
  }
  for (Index i = 0; i < size; i++)
    copy_loop(copy, dim + 1, to + i * to_step, from + i * from_step);
}

void memrefCopy(Index element, const UnrankedMemref *from,
                const UnrankedMemref *to);
RT_FUNCTION void memrefCopy(Index element, const UnrankedMemref *from,
                            const UnrankedMemref *to) {
  MemrefView source = memref_view(from->rank, from->descriptor);
  MemrefView target = memref_view(to->rank, to->descriptor);
  for (Index dim = 0; dim < source.rank; dim++)
    if (source.sizes[dim] == 0)
      return;
  Copy copy = {
      .loops = source.rank,
      .element = (size_t)element,
      .sizes = source.sizes,
      .from_strides = source.strides,
      .to_strides = target.strides,
  };
  grow_run(&copy);
  const char *first = source.aligned + source.offset * element;
  char *into = target.aligned + target.offset * element;
  if (copy.loops == 0)
    memcpy(into, first, copy.run);
  else
    copy_loop(&copy, 0, into, first);
}

// The name of LLVM 13 and earlier.
void memref_copy(Index element, const UnrankedMemref *from,
                 const UnrankedMemref *to);
RT_FUNCTION void memref_copy(Index element, const UnrankedMemref *from,
                             const UnrankedMemref *to) {
  memrefCopy(element, from, to);
}

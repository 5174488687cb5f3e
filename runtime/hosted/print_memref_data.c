// Printing and verifying memrefs, in the format of MLIR's runner library.
//
// Elements of the innermost dimension are on one line; every other dimension
// starts a line per element, indented by its depth:
//
//   Unranked Memref base@ = 0x5581a2c0 rank = 2 offset = 0 sizes = [2, 3]
//   strides = [3, 1] data =
//   [[0,   1,   2],
//    [3,   4,   5]]
//
// (the first two lines are one). The separator is a comma and a space, and what
// follows the first element is indented by depth besides, hence the gaps.
//
// A dimension of size 0 is printed as []. MLIR's library reads and prints an
// element that is not there; no output of its can be relied on.

#include "print_memref.h"

enum { MAX_REPORTS = 10 };

static void print_list(Text *text, const char *title, const Index *values,
                       Index count) {
  mlcc_text_string(text, title);
  for (Index i = 0; i < count; i++) {
    if (i)
      mlcc_text_string(text, ", ");
    mlcc_text_signed(text, values[i]);
  }
  mlcc_text_char(text, ']');
}

static void print_shape(Text *text, const MemrefView *memref) {
  mlcc_text_string(text, "base@ = ");
  mlcc_text_hex(text, (uintptr_t)memref->aligned);
  mlcc_text_string(text, " rank = ");
  mlcc_text_signed(text, memref->rank);
  mlcc_text_string(text, " offset = ");
  mlcc_text_signed(text, memref->offset);
  print_list(text, " sizes = [", memref->sizes, memref->rank);
  print_list(text, " strides = [", memref->strides, memref->rank);
}

// Prints the elements from dimension `dim` on, at `offset`.
static void print_elements(Text *text, const MemrefView *memref,
                           const Element *element, Index dim, Index offset) {
  if (dim == memref->rank) {
    element->print(text, memref->aligned + offset * (Index)element->size);
    return;
  }
  Index size = memref->sizes[dim];
  mlcc_text_char(text, '[');
  for (Index i = 0; i < size; i++) {
    if (i) {
      mlcc_text_string(text, ", ");
      if (dim + 1 < memref->rank)
        mlcc_text_char(text, '\n');
      mlcc_text_spaces(text, dim + 1);
    }
    print_elements(text, memref, element, dim + 1,
                   offset + i * memref->strides[dim]);
  }
  mlcc_text_char(text, ']');
}

RT_FUNCTION void mlcc_print_shape(const char *title, Index rank,
                                  const RankedMemref *descriptor) {
  MemrefView memref = memref_view(rank, descriptor);
  Text text;
  text_start(&text, mlcc_write_output);
  mlcc_text_string(&text, title);
  print_shape(&text, &memref);
  mlcc_text_char(&text, '\n');
  mlcc_text_end(&text);
  mlcc_flush_output();
}

RT_FUNCTION void mlcc_print_memref(const char *title, Index rank,
                                   const RankedMemref *descriptor,
                                   const Element *element) {
  MemrefView memref = memref_view(rank, descriptor);
  Text text;
  text_start(&text, mlcc_write_output);
  mlcc_text_string(&text, title);
  print_shape(&text, &memref);
  mlcc_text_string(&text, " data = \n");
  if (rank == 0)
    mlcc_text_char(&text, '[');
  print_elements(&text, &memref, element, 0, memref.offset);
  if (rank == 0)
    mlcc_text_char(&text, ']');
  mlcc_text_char(&text, '\n');
  mlcc_text_end(&text);
  mlcc_flush_output();
}

typedef struct Verification {
  Text text;
  const MemrefView *actual;
  const MemrefView *expected;
  const Element *element;
  S64 errors;
} Verification;

static void verify_element(Verification *v, Index offset) {
  Index at = offset * (Index)v->element->size;
  const char *actual = v->actual->aligned + at;
  const char *expected = v->expected->aligned + at;
  if (v->element->equal(actual, expected))
    return;
  if (v->errors++ >= MAX_REPORTS)
    return;
  v->element->print(&v->text, actual);
  mlcc_text_string(&v->text, " != ");
  v->element->print(&v->text, expected);
  mlcc_text_string(&v->text, " offset = ");
  mlcc_text_signed(&v->text, offset);
  mlcc_text_char(&v->text, '\n');
}

static void verify_elements(Verification *v, Index dim, Index offset) {
  if (dim == v->actual->rank) {
    verify_element(v, offset);
    return;
  }
  for (Index i = 0; i < v->actual->sizes[dim]; i++)
    verify_elements(v, dim + 1, offset + i * v->actual->strides[dim]);
}

static int same_shape(const MemrefView *a, const MemrefView *b) {
  if (a->rank == 0)
    return 1;
  if (a->rank != b->rank || a->offset != b->offset)
    return 0;
  for (Index dim = 0; dim < a->rank; dim++)
    if (a->sizes[dim] != b->sizes[dim] || a->strides[dim] != b->strides[dim])
      return 0;
  return 1;
}

RT_FUNCTION S64 mlcc_verify_memref(UnrankedMemref actual,
                                   UnrankedMemref expected,
                                   const Element *element) {
  MemrefView a = memref_view(actual.rank, actual.descriptor);
  MemrefView e = memref_view(expected.rank, expected.descriptor);
  Verification v = {.actual = &a, .expected = &e, .element = element};
  mlcc_flush_output(); // so that what was printed before comes first
  text_start(&v.text, mlcc_write_error);
  if (same_shape(&a, &e)) {
    verify_elements(&v, 0, a.offset);
  } else {
    print_shape(&v.text, &a);
    print_shape(&v.text, &e);
    v.errors = -1;
  }
  mlcc_text_end(&v.text);
  return v.errors;
}

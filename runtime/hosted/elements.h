// The element types of memrefs that can be printed and verified: one row each.
//
//   kind      in today's function names, as in printMemrefF32
//   old kind  in those of LLVM 14 and earlier, as in print_memref_f32
//   C type    what an element is in memory; 16-bit floats are their bits
//   print     how an element is written
//   equal     when an actual element passes for an expected one
//
// An i8 is written as a character, which is what MLIR's library does.
// Complex elements are pairs and their rows are shorter: the type of the parts,
// which are compared exactly.

#ifndef MLCC_RUNTIME_HOSTED_ELEMENTS_H
#define MLCC_RUNTIME_HOSTED_ELEMENTS_H

#include "float16.h"
#include "memref/descriptor.h"
#include "text.h"

// clang-format off
//         kind  old   C type     print                                equal
#define RT_ELEMENTS(ROW, PAIR)                                                          \
  ROW(     I8,   i8,   S8,        mlcc_text_char(text, (char)v),       v == w)                 \
  ROW(     I16,  i16,  S16,       mlcc_text_signed(text, v),           v == w)                 \
  ROW(     I32,  i32,  S32,       mlcc_text_signed(text, v),           v == w)                 \
  ROW(     I64,  i64,  S64,       mlcc_text_signed(text, v),           v == w)                 \
  ROW(     Ind,  ind,  uintptr_t, mlcc_text_unsigned(text, v),         v == w)                 \
  ROW(     F16,  f16,  U16,       mlcc_text_general(text, half_value(v)),   v == w)            \
  ROW(     BF16, bf16, U16,       mlcc_text_general(text, bfloat_value(v)), v == w)            \
  ROW(     F32,  f32,  float,     mlcc_text_general(text, v),          close_f32(v, w))        \
  ROW(     F64,  f64,  double,    mlcc_text_general(text, v),          close_f64(v, w))        \
  PAIR(    C32,  c32,  float)                                                                  \
  PAIR(    C64,  c64,  double)
// clang-format on

// What the code that walks a memref needs to know of its elements.
typedef struct Element {
  size_t size;
  void (*print)(Text *text, const void *element);
  int (*equal)(const void *actual, const void *expected);
} Element;

// The rows as objects, mlcc_element_F32 and so on (elements.c).
#define DECLARE_SCALAR(kind, old, type, print, equal)                          \
  extern const Element mlcc_element_##kind                                     \
      __attribute__((visibility("hidden")));
#define DECLARE_PAIR(kind, old, type) DECLARE_SCALAR(kind, old, type, , )
RT_ELEMENTS(DECLARE_SCALAR, DECLARE_PAIR)
#undef DECLARE_SCALAR
#undef DECLARE_PAIR

#endif

// printMemref*, printMemrefShape* and verifyMemRef*: the names of MLIR's runner
// library, for every element type, over the functions of print_memref_data.c.
//
// Compiled twice: with NAMES_new these are today's names, with NAMES_old those
// of LLVM 14 and earlier (print_memref_f32, print_memref_shape_f32 and
// print_memref_1d_f32; verifyMemRef* has not changed). Each type has
//
//   _mlir_ciface_printMemrefF32(unranked *)     func.func private with
//   _mlir_ciface_printMemrefShapeF32(...)       llvm.emit_c_interface
//   _mlir_ciface_verifyMemRefF32(...)
//   printMemrefF32(rank, descriptor)            without it
//   printMemrefShapeF32(...)
//   verifyMemRefF32(rank, descriptor, descriptor) for C: one rank for both
//   _mlir_ciface_printMemref0dF32(ranked *) to 4d
//
// which is all that MLIR's library has and, for regularity, some more.

#include "print_memref.h"

#if defined(NAMES_old)
#define PRINT(kind, old)           RT_PASTE(print_memref_, old)
#define PRINT_SHAPE(kind, old)     RT_PASTE(print_memref_shape_, old)
#define PRINT_RANKED(n, kind, old) RT_PASTE4(print_memref_, n, d_, old)
#else
#define PRINT(kind, old)           RT_PASTE(printMemref, kind)
#define PRINT_SHAPE(kind, old)     RT_PASTE(printMemrefShape, kind)
#define PRINT_RANKED(n, kind, old) RT_PASTE4(printMemref, n, d, kind)
#endif

#define CIFACE(name) RT_PASTE(_mlir_ciface_, name)

// The call that `print` makes is completed with the memref.
#define DEFINE_UNRANKED(name, kind, print)                                     \
  void name(Index rank, const RankedMemref *descriptor);                       \
  RT_FUNCTION void name(Index rank, const RankedMemref *descriptor) {          \
    print("Unranked Memref ", rank, descriptor, kind);                         \
  }                                                                            \
  void CIFACE(name)(const UnrankedMemref *memref);                             \
  RT_FUNCTION void CIFACE(name)(const UnrankedMemref *memref) {                \
    print("Unranked Memref ", memref->rank, memref->descriptor, kind);         \
  }

#define DEFINE_RANKED(rank, kind, old)                                         \
  void CIFACE(PRINT_RANKED(rank, kind, old))(const RankedMemref *memref);      \
  RT_FUNCTION void CIFACE(PRINT_RANKED(rank, kind, old))(                      \
      const RankedMemref *memref) {                                            \
    mlcc_print_memref("Memref ", rank, memref, &mlcc_element_##kind);          \
  }

#define ELEMENTS_OF(title, rank, descriptor, kind)                             \
  mlcc_print_memref(title, rank, descriptor, &mlcc_element_##kind)
#define SHAPE_OF(title, rank, descriptor, kind)                                \
  mlcc_print_shape(title, rank, descriptor)

#define DEFINE_PRINTERS(kind, old)                                             \
  DEFINE_UNRANKED(PRINT(kind, old), kind, ELEMENTS_OF)                         \
  DEFINE_UNRANKED(PRINT_SHAPE(kind, old), kind, SHAPE_OF)                      \
  DEFINE_RANKED(0, kind, old)                                                  \
  DEFINE_RANKED(1, kind, old)                                                  \
  DEFINE_RANKED(2, kind, old)                                                  \
  DEFINE_RANKED(3, kind, old)                                                  \
  DEFINE_RANKED(4, kind, old)

#define DEFINE_VERIFIERS(kind)                                                 \
  S64 verifyMemRef##kind(Index rank, const RankedMemref *actual,               \
                         const RankedMemref *expected);                        \
  RT_FUNCTION S64 verifyMemRef##kind(Index rank, const RankedMemref *actual,   \
                                     const RankedMemref *expected) {           \
    return mlcc_verify_memref((UnrankedMemref){rank, actual},                  \
                              (UnrankedMemref){rank, expected},                \
                              &mlcc_element_##kind);                           \
  }                                                                            \
  S64 _mlir_ciface_verifyMemRef##kind(const UnrankedMemref *actual,            \
                                      const UnrankedMemref *expected);         \
  RT_FUNCTION S64 _mlir_ciface_verifyMemRef##kind(                             \
      const UnrankedMemref *actual, const UnrankedMemref *expected) {          \
    return mlcc_verify_memref(*actual, *expected, &mlcc_element_##kind);       \
  }

#define PRINT_SCALAR(kind, old, type, print, equal) DEFINE_PRINTERS(kind, old)
#define PRINT_PAIR(kind, old, type)                 DEFINE_PRINTERS(kind, old)
RT_ELEMENTS(PRINT_SCALAR, PRINT_PAIR)

#if !defined(NAMES_old)
#define VERIFY_SCALAR(kind, old, type, print, equal) DEFINE_VERIFIERS(kind)
#define VERIFY_PAIR(kind, old, type)                 DEFINE_VERIFIERS(kind)
RT_ELEMENTS(VERIFY_SCALAR, VERIFY_PAIR)
#endif

// A memref of vectors has its own function, for vector<4x4xf32> only. An inner
// vector is one line of text; here too indentation follows each separator.
static void print_row(Text *text, const float *row) {
  for (int i = 0; i < 4; i++) {
    mlcc_text_string(text, i ? ", " : "(");
    mlcc_text_general(text, row[i]);
  }
  mlcc_text_char(text, ')');
}

static void print_vector(Text *text, const void *element) {
  float rows[4][4];
  __builtin_memcpy(rows, element, sizeof rows);
  mlcc_text_char(text, '(');
  for (int i = 0; i < 4; i++) {
    if (i)
      mlcc_text_string(text, i == 3 ? ",  " : ",   ");
    print_row(text, rows[i]);
  }
  mlcc_text_char(text, ')');
}

#if defined(NAMES_old)
#define PRINT_VECTORS _mlir_ciface_print_memref_vector_4x4xf32
#else
#define PRINT_VECTORS _mlir_ciface_printMemrefVector4x4xf32
#endif

void PRINT_VECTORS(const RankedMemref *memref);
RT_FUNCTION void PRINT_VECTORS(const RankedMemref *memref) {
  static const Element vector = {16 * sizeof(float), print_vector, NULL};
  mlcc_print_memref("Memref ", 2, memref, &vector);
}

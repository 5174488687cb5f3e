// How each kind of element is printed and compared: the rows of elements.h as
// functions and objects.
//
// Floats are compared by relative error, and a NaN or an infinity passes for
// nothing, itself included.

#include "elements.h"

#define DEFINE_CLOSE(name, type, epsilon, infinity)                            \
  RT_INLINE int name(type actual, type expected) {                             \
    type magnitude = expected < 0 ? -expected : expected;                      \
    type delta = actual - expected;                                            \
    if (!(actual > -(infinity) && actual < (infinity) &&                       \
          magnitude < (infinity)))                                             \
      return 0;                                                                \
    return (delta < 0 ? -delta : delta) <= (epsilon)*magnitude;                \
  }

DEFINE_CLOSE(close_f32, float, 1e-6f, __builtin_inff())
DEFINE_CLOSE(close_f64, double, 1e-12, __builtin_inf())

#define DEFINE_SCALAR(kind, old, type, print, test)                            \
  static void print_##kind(Text *text, const void *element) {                  \
    type v;                                                                    \
    __builtin_memcpy(&v, element, sizeof v);                                   \
    print;                                                                     \
  }                                                                            \
  static int equal_##kind(const void *actual, const void *expected) {          \
    type v, w;                                                                 \
    __builtin_memcpy(&v, actual, sizeof v);                                    \
    __builtin_memcpy(&w, expected, sizeof w);                                  \
    return test;                                                               \
  }                                                                            \
  __attribute__((weak)) const Element mlcc_element_##kind = {                  \
      sizeof(type), print_##kind, equal_##kind};

#define DEFINE_PAIR(kind, old, type)                                           \
  static void print_##kind(Text *text, const void *element) {                  \
    type v[2];                                                                 \
    __builtin_memcpy(v, element, sizeof v);                                    \
    mlcc_text_char(text, '(');                                                 \
    mlcc_text_general(text, v[0]);                                             \
    mlcc_text_char(text, ',');                                                 \
    mlcc_text_general(text, v[1]);                                             \
    mlcc_text_char(text, ')');                                                 \
  }                                                                            \
  static int equal_##kind(const void *actual, const void *expected) {          \
    type v[2], w[2];                                                           \
    __builtin_memcpy(v, actual, sizeof v);                                     \
    __builtin_memcpy(w, expected, sizeof w);                                   \
    return v[0] == w[0] && v[1] == w[1];                                       \
  }                                                                            \
  __attribute__((weak)) const Element mlcc_element_##kind = {                  \
      2 * sizeof(type), print_##kind, equal_##kind};

RT_ELEMENTS(DEFINE_SCALAR, DEFINE_PAIR)

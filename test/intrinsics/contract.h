// PRODUCT: what checks one product of two matrices, c + a * b with b
// transposed, against the sums of C. Before it is included, COLUMNS says how
// many columns there are for `n` of them, which may depend on the vectors of
// the processor, and MOST_COLUMNS how many there are at most.
#ifndef CONTRACT_H
#define CONTRACT_H

#include "check.h"

#define PRODUCT(name, m, columns, k, a_type, b_type, acc, read)                \
  void name(const a_type *a, const b_type *b, const acc *c, acc *out);         \
  static void check_##name(void) {                                             \
    int n = COLUMNS(columns);                                                  \
    _Alignas(16) a_type a[m * k];                                              \
    _Alignas(16) b_type b[MOST_COLUMNS(columns) * k];                          \
    _Alignas(16) acc c[m * MOST_COLUMNS(columns)],                             \
        out[m * MOST_COLUMNS(columns)];                                        \
    for (int i = 0; i < m * k; i++)                                            \
      a[i] = (a_type)FROM(a_type, 37 * (i % 7) - 100);                         \
    for (int i = 0; i < n * k; i++)                                            \
      b[i] = (b_type)FROM(b_type, 90 - 23 * (i % 11));                         \
    for (int i = 0; i < m * n; i++)                                            \
      c[i] = (acc)(1000 * i);                                                  \
    name(a, b, c, out);                                                        \
    for (int i = 0; i < m * n; i++) {                                          \
      acc sum = c[i];                                                          \
      for (int at = 0; at < k; at++)                                           \
        sum += (acc)read(a[i / n * k + at]) * (acc)read(b[i % n * k + at]);    \
      CHECK(out[i] == sum);                                                    \
    }                                                                          \
  }
#define FROM(type, n)                                                          \
  _Generic((type)0, uint16_t : to_bf16((float)(n)), default : (n))
#define ITSELF(x) (x)

#endif

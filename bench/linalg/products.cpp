// Products of matrices beside OpenBLAS, or, with VERSIONS, beside what is made for
// this processor only, which is called native_<...>. rows.inc has ROW(rows,
// columns, sums, suffix) for each function product_<rows>_<columns>_<sums><suffix>;
// the suffix _transposed says that the second matrix is.
#include "turns.h"

#ifdef DOUBLE
typedef double T;
#define GEMM cblas_dgemm
#else
typedef float T;
#define GEMM cblas_sgemm
#endif

#define ROW(m, n, k, suffix)                                                   \
  void product_##m##_##n##_##k##suffix(T *, T *, T *);                         \
  void native_##m##_##n##_##k##suffix(T *, T *, T *);
extern "C" {
void GEMM(int order, int transa, int transb, int m, int n, int k, T alpha,
          const T *a, int lda, const T *b, int ldb, T beta, T *c, int ldc);
#include "rows.inc"
}
#undef ROW

enum { ROW_MAJOR = 101, NO_TRANSPOSITION = 111, TRANSPOSITION = 112 };

static void measure(int m, int n, int k, const char *suffix,
                    void (*ours)(T *, T *, T *),
                    void (*native)(T *, T *, T *)) {
  bool is_transposed = *suffix;
  size_t nsums = size_t(m) * n;
  T *a = new_array<T>(size_t(m) * k, 7, 13),
    *b = new_array<T>(size_t(k) * n, 5, 11);
  T *c = new_array<T>(nsums, 1, 3), *d = new_array<T>(nsums, 1, 3);
  auto theirs = [&] {
    if (native)
      return native(a, b, d);
    GEMM(ROW_MAJOR, NO_TRANSPOSITION,
         is_transposed ? TRANSPOSITION : NO_TRANSPOSITION, m, n, k, 1, a, k, b,
         is_transposed ? k : n, 0, d, n);
  };
  ours(a, b, c);
  theirs();
  bool is_equal = std::equal(c, c + nsums, d);
  double operations = 2.0 * m * n * k;
  char name[64];
  std::snprintf(name, sizeof name, "%dx%dx%d%s", m, n, k, suffix);
  print_row(name, operations,
            take_turns(
                operations, [&] { ours(a, b, c); }, theirs),
            is_equal);
  std::free(a), std::free(b), std::free(c), std::free(d);
}

#ifdef VERSIONS
#define NATIVE(name) native_##name
#else
#define NATIVE(name) nullptr
#endif

int main() {
#define ROW(m, n, k, suffix)                                                   \
  measure(m, n, k, #suffix, product_##m##_##n##_##k##suffix,                   \
          NATIVE(m##_##n##_##k##suffix));
#include "rows.inc"
}

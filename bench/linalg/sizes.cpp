// The GFLOPS of square products of f32 by mlcc, OpenBLAS, oneDNN and, with LOOPS,
// mlir-opt's loops compiled by clang, each the best of several turns. rows.inc has
// ROW(n) for the functions product_<n>_<n>_<n> and loops_<n>.
#include "turns.h"

#include <dnnl.hpp>

#define ROW(n)                                                                 \
  void product_##n##_##n##_##n(float *, float *, float *);                     \
  void loops_##n(float *, float *, float *);
extern "C" {
void cblas_sgemm(int order, int transa, int transb, int m, int n, int k,
                 float alpha, const float *a, int lda, const float *b, int ldb,
                 float beta, float *c, int ldc);
#include "rows.inc"
}
#undef ROW

template <typename F> static double best_time(double operations, F function) {
  const int repeats = int(2e8 / operations) + 1;
  double best = 1e9;
  for (int turn = 0; turn < 5; turn++) {
    double start = now();
    for (int i = 0; i < repeats; i++)
      function();
    best = std::min(best, (now() - start) / repeats);
  }
  return best;
}

static void measure(int n, void (*ours)(float *, float *, float *),
                    void (*loops)(float *, float *, float *)) {
  size_t size = size_t(n) * n;
  float *a = new_array<float>(size, 7, 13), *b = new_array<float>(size, 5, 11),
        *c = new_array<float>(size, 1, 3);
  double operations = 2.0 * n * n * n;
  auto blas = [&] {
    cblas_sgemm(101, 111, 111, n, n, n, 1, a, n, b, n, 0, c, n);
  };
  auto onednn = [&] { dnnl_sgemm('N', 'N', n, n, n, 1, a, n, b, n, 0, c, n); };
  blas(), onednn();
  std::printf("| %d | %.0f | %.0f | %.0f | %.1f |\n", n,
              operations / best_time(operations, [&] { ours(a, b, c); }) * 1e-9,
              operations / best_time(operations, blas) * 1e-9,
              operations / best_time(operations, onednn) * 1e-9,
              operations / best_time(operations, [&] { loops(a, b, c); }) *
                  1e-9);
  std::fflush(stdout);
  std::free(a), std::free(b), std::free(c);
}

int main() {
#define ROW(n) measure(n, product_##n##_##n##_##n, loops_##n);
#include "rows.inc"
}

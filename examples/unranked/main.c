// Hands unranked.mlir tensors of rank 0 to 4 on the same 120 floats, one of
// them with the strides of a transposed matrix. The same order of sums in C:
// 0 ULP.
//
//     make -C examples unranked

#include "../check.h"

#include <mlcc/memref.h>

enum { SIZE = 120 };

void _mlir_ciface_scale(UnrankedMemRef *tensor, float factor);
float _mlir_ciface_sum_or_trace(UnrankedMemRef *tensor);

static float data[SIZE], want[SIZE];

static void check_scale(Check *check, const char *what, intptr_t rank,
                        void *descriptor, int size) {
  UnrankedMemRef tensor = {rank, descriptor};
  _mlir_ciface_scale(&tensor, 1.25f);
  for (int i = 0; i < size; i++)
    want[i] *= 1.25f;
  check_f32(check, what, data, want, SIZE, 0);
}

static void check_sum(Check *check, const char *what, intptr_t rank,
                      void *descriptor, float expected) {
  UnrankedMemRef tensor = {rank, descriptor};
  float sum = _mlir_ciface_sum_or_trace(&tensor);
  check_f32(check, what, &sum, &expected, 1, 0);
}

static float sum(int n) {
  float result = 0;
  for (int i = 0; i < n; i++)
    result += data[i];
  return result;
}

static float sum_by_columns(int rows, int cols) {
  float result = 0;
  for (int j = 0; j < cols; j++)
    for (int i = 0; i < rows; i++)
      result += data[i * cols + j];
  return result;
}

static float trace(int n) {
  float result = 0;
  for (int i = 0; i < n; i++)
    result += data[i * n * n + i * n + i];
  return result;
}

int main(int argc, char **argv) {
  Check check = check_begin("unranked", argc, argv);
  uint64_t seed = 17;
  for (int i = 0; i < SIZE; i++)
    data[i] = want[i] = (float)random_unit(&seed);

  MemRef0dF32 scalar = MEMREF_0D(MemRef0dF32, data);
  MemRef1dF32 vector = MEMREF_1D(MemRef1dF32, data, 77);
  MemRef2dF32 matrix = MEMREF_2D(MemRef2dF32, data, 10, 12);
  MemRef2dF32 transposed = {data, data, 0, {12, 10}, {1, 12}};
  MemRef3dF32 cube = MEMREF_3D(MemRef3dF32, data, 4, 4, 4);
  MemRef4dF32 four = MEMREF_4D(MemRef4dF32, data, 2, 3, 4, 5);

  check_scale(&check, "scale0", 0, &scalar, 1);
  check_scale(&check, "scale1", 1, &vector, 77);
  check_scale(&check, "scale2", 2, &matrix, 120);
  check_scale(&check, "scale3", 3, &cube, 64);
  check_scale(&check, "scale4", 4, &four, 120);
  check_sum(&check, "sum0", 0, &scalar, data[0]);
  check_sum(&check, "sum1", 1, &vector, sum(77));
  check_sum(&check, "sum2", 2, &matrix, sum(120));
  check_sum(&check, "sum_transposed", 2, &transposed, sum_by_columns(10, 12));
  check_sum(&check, "trace", 3, &cube, trace(4));
  check_sum(&check, "other", 4, &four, 0);
  return check_end(&check);
}

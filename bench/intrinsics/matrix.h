// How the kernels' matrices are passed: a memref of two dimensions.
#ifndef MATRIX_H
#define MATRIX_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct Matrix {
  void *base, *data;
  int64_t offset, size[2], stride[2];
} Matrix;

static inline Matrix matrix(void *data, int64_t rows, int64_t columns) {
  return (Matrix){data, data, 0, {rows, columns}, {columns, 1}};
}

#endif

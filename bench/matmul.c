// matmul.mlir in C: the same loops over the same descriptors.
typedef struct Matrix {
  float *allocated, *aligned;
  long offset, sizes[2], strides[2];
} Matrix;

void matmul(const Matrix *a, const Matrix *b, Matrix *c) {
  const float *left = a->aligned + a->offset, *right = b->aligned + b->offset;
  float *product = c->aligned + c->offset;
  for (long i = 0; i < a->sizes[0]; i++)
    for (long j = 0; j < b->sizes[1]; j++) {
      float sum = 0;
      for (long k = 0; k < a->sizes[1]; k++)
        sum += left[i * a->strides[0] + k * a->strides[1]] *
               right[k * b->strides[0] + j * b->strides[1]];
      product[i * c->strides[0] + j * c->strides[1]] = sum;
    }
}

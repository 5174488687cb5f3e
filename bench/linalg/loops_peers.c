// The functions of loops.mlir in C, to be compiled by clang -O3 -ffast-math
// -fveclib=libmvec.
#include <float.h>
#include <math.h>

void c_loop_exp(const float *a, const float *b, float *r) {
  for (int i = 0; i < 4096; i++)
    r[i] = expf(a[i]);
}

void c_loop_exp_f64(const double *a, const double *b, double *r) {
  for (int i = 0; i < 4096; i++)
    r[i] = exp(a[i]);
}

void c_loop_softplus_f64(const double *a, const double *b, double *r) {
  for (int i = 0; i < 4096; i++)
    r[i] = log(1 + exp(a[i]));
}

static void gelu_by_erf(const float *a, float *r, int n) {
  for (int i = 0; i < n; i++)
    r[i] = 0.5f * a[i] * (1.0f + erff(a[i] * 0.70710678118f));
}

void c_loop_gelu_erf(const float *a, const float *b, float *r) {
  gelu_by_erf(a, r, 4096);
}

void c_gelu(const float *a, const float *b, float *r) {
  gelu_by_erf(a, r, 256 * 1024);
}

void c_loop_gelu_tanh(const float *a, const float *b, float *r) {
  for (int i = 0; i < 4096; i++) {
    float x = a[i];
    float t = tanhf(0.7978845608f * (x + 0.044715f * x * x * x));
    r[i] = 0.5f * x * (1.0f + t);
  }
}

static void softmax_rows(const float *a, float *r, int rows) {
  enum { WIDTH = 1000 };
  for (int i = 0; i < rows; i++, a += WIDTH, r += WIDTH) {
    float most = -FLT_MAX, sum = 0;
    for (int j = 0; j < WIDTH; j++)
      most = a[j] > most ? a[j] : most;
    for (int j = 0; j < WIDTH; j++) {
      r[j] = expf(a[j] - most);
      sum += r[j];
    }
    for (int j = 0; j < WIDTH; j++)
      r[j] /= sum;
  }
}

void c_loop_softmax(const float *a, const float *b, float *r) {
  softmax_rows(a, r, 64);
}

void c_softmax(const float *a, const float *b, float *r) {
  softmax_rows(a, r, 256);
}

void c_layernorm(const float *a, const float *b, float *r) {
  for (int i = 0; i < 256; i++, a += 1024, r += 1024) {
    float sum = 0, squares = 0;
    for (int j = 0; j < 1024; j++)
      sum += a[j];
    float mean = sum / 1024;
    for (int j = 0; j < 1024; j++)
      squares += (a[j] - mean) * (a[j] - mean);
    float factor = 1 / sqrtf(squares / 1024 + 1e-5f);
    for (int j = 0; j < 1024; j++)
      r[j] = (a[j] - mean) * factor * b[j];
  }
}

void c_bias_relu(const float *a, const float *b, float *r) {
  for (int i = 0; i < 256; i++)
    for (int j = 0; j < 1024; j++) {
      float x = a[i * 1024 + j] + b[j];
      r[i * 1024 + j] = x > 0 ? x : 0;
    }
}

void c_sum_rows(const float *a, const float *b, float *r) {
  for (int i = 0; i < 256; i++) {
    float sum = 0;
    for (int j = 0; j < 1024; j++)
      sum += a[i * 1024 + j];
    r[i] = sum;
  }
}

void c_sum_columns(const float *a, const float *b, float *r) {
  for (int j = 0; j < 1024; j++)
    r[j] = 0;
  for (int i = 0; i < 256; i++)
    for (int j = 0; j < 1024; j++)
      r[j] += a[i * 1024 + j];
}

void c_max_rows(const float *a, const float *b, float *r) {
  for (int i = 0; i < 256; i++) {
    float most = -FLT_MAX;
    for (int j = 0; j < 1024; j++)
      most = a[i * 1024 + j] > most ? a[i * 1024 + j] : most;
    r[i] = most;
  }
}

void c_transpose(const float *a, const float *b, float *r) {
  for (int i = 0; i < 512; i++)
    for (int j = 0; j < 512; j++)
      r[j * 512 + i] = a[i * 512 + j];
}

// Attention, timed by itself, since its peer runs in a process of its own. Prints
// the median of the times in ms, and the greatest error beside double.
#include "attention.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <vector>

enum { HEADS = 8, POSITIONS = 512, CHANNELS = 64, TIMES = 25 };
enum { SIZE = HEADS * POSITIONS * CHANNELS };

static std::vector<float> numbers(int factor, int modulus) {
  std::vector<float> all(SIZE);
  for (int i = 0; i < SIZE; i++)
    all[i] = float(i * factor % modulus) / modulus - 0.5f;
  return all;
}

// Of one row of a head, by the definition.
static double row_error(const float *q, const float *k, const float *v,
                        const float *result) {
  std::vector<double> weights(POSITIONS);
  double sum = 0, error = 0;
  for (int j = 0; j < POSITIONS; j++) {
    double product = 0;
    for (int c = 0; c < CHANNELS; c++)
      product += double(q[c]) * k[j * CHANNELS + c];
    sum += weights[j] = std::exp(product / 8);
  }
  for (int c = 0; c < CHANNELS; c++) {
    double mean = 0;
    for (int j = 0; j < POSITIONS; j++)
      mean += weights[j] / sum * v[j * CHANNELS + c];
    error = std::max(error, std::abs(mean - result[c]));
  }
  return error;
}

int main() {
  std::vector<float> q = numbers(7, 13), k = numbers(5, 17), v = numbers(3, 11);
  std::vector<double> times;
  double error = 0;
  for (int i = 0; i < TIMES; i++) {
    MemRef3dF32 result;
    auto begin = std::chrono::steady_clock::now();
    attention_arrays(&result, q.data(), k.data(), v.data());
    std::chrono::duration<double, std::milli> time =
        std::chrono::steady_clock::now() - begin;
    times.push_back(time.count());
    for (int row = i; row < HEADS * POSITIONS; row += 397) {
      int head = row / POSITIONS * POSITIONS;
      error = std::max(error, row_error(&q[row * CHANNELS], &k[head * CHANNELS],
                                        &v[head * CHANNELS],
                                        result.aligned + row * CHANNELS));
    }
    mlcc_free_attention(&result);
  }
  std::sort(times.begin(), times.end());
  std::printf("%g %g\n", times[TIMES / 2], error);
}

// Runs histogram.mlir in four threads on the same bins, and counts the same
// samples in C, in one. The results do not depend on how threads interleave:
// 0 ULP, and nothing lost.
//
//     make -C examples histogram

#define _POSIX_C_SOURCE 200809L // pthread_barrier_t

#include "../check.h"

#include <mlcc/memref.h>
#include <pthread.h>

enum { THREADS = 4, PER_THREAD = 20000, BINS = 256, LIMIT = 300 };

void _mlir_ciface_histogram(MemRef1dI8 *samples, MemRef1dI32 *bins,
                            MemRef1dI32 *limited, int32_t limit,
                            MemRef1dI32 *range, MemRef1dI32 *seen,
                            MemRef1dF32 *weights, MemRef1dF32 *weight_sum);

typedef struct {
  int32_t bins[BINS], limited[BINS], range[2], seen[1];
  float weight_sum[BINS];
} Histogram;

static int8_t samples[THREADS][PER_THREAD];
static float weights[BINS];
static Histogram got, want;
static pthread_barrier_t start;

static void *count_share(void *share) {
  MemRef1dI8 Samples = MEMREF_1D(MemRef1dI8, share, PER_THREAD);
  MemRef1dI32 Bins = MEMREF_1D(MemRef1dI32, got.bins, BINS);
  MemRef1dI32 Limited = MEMREF_1D(MemRef1dI32, got.limited, BINS);
  MemRef1dI32 Range = MEMREF_1D(MemRef1dI32, got.range, 2);
  MemRef1dI32 Seen = MEMREF_1D(MemRef1dI32, got.seen, 1);
  MemRef1dF32 Weights = MEMREF_1D(MemRef1dF32, weights, BINS);
  MemRef1dF32 WeightSum = MEMREF_1D(MemRef1dF32, got.weight_sum, BINS);
  pthread_barrier_wait(&start);
  _mlir_ciface_histogram(&Samples, &Bins, &Limited, LIMIT, &Range, &Seen,
                         &Weights, &WeightSum);
  return NULL;
}

static void count_in_c(void) {
  for (int i = 0; i < THREADS * PER_THREAD; i++) {
    int value = (uint8_t)samples[i / PER_THREAD][i % PER_THREAD];
    want.bins[value]++;
    want.limited[value] += want.limited[value] < LIMIT;
    want.range[0] = value < want.range[0] ? value : want.range[0];
    want.range[1] = value > want.range[1] ? value : want.range[1];
    want.seen[0] |= value;
    want.weight_sum[value] += weights[value];
  }
}

int main(int argc, char **argv) {
  Check check = check_begin("histogram", argc, argv);
  uint64_t seed = 5;
  // The smaller of two numbers: low bins are hit often, by all threads.
  for (int i = 0; i < THREADS * PER_THREAD; i++) {
    uint32_t a = random_u32(&seed) % 251, b = random_u32(&seed) % 251;
    samples[i / PER_THREAD][i % PER_THREAD] = (int8_t)(a < b ? a : b);
  }
  for (int i = 0; i < BINS; i++)
    weights[i] = (float)(i % 17);
  got.range[0] = want.range[0] = INT32_MAX;
  got.range[1] = want.range[1] = INT32_MIN;

  pthread_t threads[THREADS];
  pthread_barrier_init(&start, NULL, THREADS);
  for (int t = 0; t < THREADS; t++)
    if (pthread_create(&threads[t], NULL, count_share, samples[t]) != 0) {
      fprintf(stderr, "histogram: cannot create a thread\n");
      return 1;
    }
  for (int t = 0; t < THREADS; t++)
    pthread_join(threads[t], NULL);
  count_in_c();

  check_bits(&check, "bins", got.bins, want.bins, BINS, 32);
  check_bits(&check, "limited", got.limited, want.limited, BINS, 32);
  check_bits(&check, "range", got.range, want.range, 2, 32);
  check_bits(&check, "seen", got.seen, want.seen, 1, 32);
  check_f32(&check, "weight_sum", got.weight_sum, want.weight_sum, BINS, 0);
  return check_end(&check);
}

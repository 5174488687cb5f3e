// Measures two functions in turns, so that both see the same machine.
#ifndef TURNS_H
#define TURNS_H

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

static inline double now() { // seconds
  timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return double(t.tv_sec) + 1e-9 * double(t.tv_nsec);
}

struct Turns {
  double ours, theirs; // shortest times, seconds
  double ratio;        // median of theirs / ours of a turn: more is better
};

// Each turn repeats a function until it has done `work` operations of about
// 0.1 ns.
template <typename Ours, typename Theirs>
Turns take_turns(double operations, Ours ours, Theirs theirs) {
  const int nturns = operations > 1e9 ? 7 : 15;
  const int repeats = int(1e8 / operations) + 1;
  std::vector<double> a, b, ratios;
  for (int turn = 0; turn < nturns; turn++) {
    double start = now();
    for (int i = 0; i < repeats; i++)
      ours();
    double middle = now();
    for (int i = 0; i < repeats; i++)
      theirs();
    double end = now();
    a.push_back((middle - start) / repeats);
    b.push_back((end - middle) / repeats);
    ratios.push_back((end - middle) / (middle - start));
  }
  std::sort(ratios.begin(), ratios.end());
  return {*std::min_element(a.begin(), a.end()),
          *std::min_element(b.begin(), b.end()), ratios[ratios.size() / 2]};
}

// Elements that are small integers, so that sums are exact in any order.
template <typename T> T *new_array(size_t count, int step, int modulus) {
  size_t bytes = (count * sizeof(T) + 127) / 64 * 64;
  T *array = static_cast<T *>(std::aligned_alloc(64, bytes));
  for (size_t i = 0; i < count; i++)
    array[i] = T(int(i * size_t(step) % size_t(modulus)) - modulus / 2);
  return array;
}

// A line for run.py: name, operations, times and the ratio; or that the results
// differ.
static inline void print_row(const char *name, double operations, Turns t,
                             bool is_equal) {
  std::printf("%s|%.1f|%.1f|%.3f|%s\n", name, operations / t.ours * 1e-9,
              operations / t.theirs * 1e-9, t.ratio,
              is_equal ? "" : "the results differ");
  std::fflush(stdout);
}

#endif

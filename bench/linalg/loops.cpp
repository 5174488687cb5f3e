// Loops and structured operations beside the same in C (loops_peers.c).
// rows.inc has ROW(name, elements read, elements written) for each function.
#include "turns.h"
#include <cmath>

typedef void Function(const float *a, const float *b, float *r);
#define ROW(name, reads, writes) Function name, c_##name;
extern "C" {
#include "rows.inc"
}
#undef ROW

static bool is_near(const float *ours, const float *theirs, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!(std::fabs(ours[i] - theirs[i]) <= 1e-4f * (1 + std::fabs(theirs[i]))))
      return false;
  return true;
}

static void measure(const char *name, size_t reads, size_t writes,
                    Function *ours, Function *theirs) {
  float *a = new_array<float>(reads, 7, 4001),
        *b = new_array<float>(4096, 5, 11);
  float *c = new_array<float>(writes, 1, 3),
        *d = new_array<float>(writes, 1, 3);
  for (size_t i = 0; i < reads; i++)
    a[i] /= 500; // from -4 to 4
  ours(a, b, c);
  theirs(a, b, d);
  bool is_equal = is_near(c, d, writes);
  double operations = double(reads) * 2; // so that turns are as long as others
  Turns turns = take_turns(
      operations * 4, [&] { ours(a, b, c); }, [&] { theirs(a, b, d); });
  print_row(name, double(reads), turns, is_equal);
  std::free(a), std::free(b), std::free(c), std::free(d);
}

int main() {
#define ROW(name, reads, writes) measure(#name, reads, writes, name, c_##name);
#include "rows.inc"
}

// Loops and structured operations beside the same in C (loops_peers.c).
// rows.inc has ROW(name, elements read, elements written) for each function, or
// ROW_F64 for one of double.
#include "turns.h"
#include <cmath>

template <typename Real>
using Function = void(const Real *a, const Real *b, Real *r);
#define ROW(name, reads, writes)     Function<float> name, c_##name;
#define ROW_F64(name, reads, writes) Function<double> name, c_##name;
extern "C" {
#include "rows.inc"
}
#undef ROW
#undef ROW_F64

template <typename Real>
static bool is_near(const Real *ours, const Real *theirs, size_t count) {
  for (size_t i = 0; i < count; i++)
    if (!(std::fabs(ours[i] - theirs[i]) <=
          Real(1e-4) * (1 + std::fabs(theirs[i]))))
      return false;
  return true;
}

template <typename Real>
static void measure(const char *name, size_t reads, size_t writes,
                    Function<Real> *ours, Function<Real> *theirs) {
  Real *a = new_array<Real>(reads, 7, 4001), *b = new_array<Real>(4096, 5, 11);
  Real *c = new_array<Real>(writes, 1, 3), *d = new_array<Real>(writes, 1, 3);
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
#define ROW(name, reads, writes)                                               \
  measure<float>(#name, reads, writes, name, c_##name);
#define ROW_F64(name, reads, writes)                                           \
  measure<double>(#name, reads, writes, name, c_##name);
#include "rows.inc"
}

#include "kernels/scale.h"
#include "late.h"
#include "other.h"
#include "twice.h"
#include "version.1.h"

int main(void) {
  double x[] = {1, 2};
  float y[] = {1, 2};
  twice_arrays(x);
  version_arrays(x);
  other_arrays(x);
  late_arrays(x);
  scale_arrays(y, 2, 3);
  return x[0] == 16 && x[1] == 32 && y[0] == 3 && y[1] == 6 ? 0 : 1;
}

#include "twice.h"

int main(void) {
  double x[] = {1, 2};
  twice_arrays(x);
  return x[0] == 2 && x[1] == 4 ? 0 : 1;
}

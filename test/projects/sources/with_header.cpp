#include "twice.h"

#include <vector>

int main() {
  std::vector<double> x = {1, 2};
  twice_arrays(x.data());
  return x[0] == 2 && x[1] == 4 ? 0 : 1;
}

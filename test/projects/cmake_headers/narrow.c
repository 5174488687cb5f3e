// Compiles with the header of a 32-bit kernel only.
#include HEADER

int sum(void) {
  double x[2] = {1, 2};
  twice_arrays(x);
  return sizeof(MemRef1dF64) == 20 ? (int)(x[0] + x[1]) : 0;
}

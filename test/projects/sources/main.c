#include <mlcc/memref.h>
#include <stdio.h>

void _mlir_ciface_scale(MemRef1dF32 *v, float by);

int main(void) {
  float data[] = {1, 2, 3};
  MemRef1dF32 v = {
      .allocated = data, .aligned = data, .sizes = {3}, .strides = {1}};
  _mlir_ciface_scale(&v, 2);
  printf("%g %g %g\n", data[0], data[1], data[2]);
  return data[0] == 2 && data[1] == 4 && data[2] == 6 ? 0 : 1;
}

/* Calls functions of tensors by the header that mlcc writes. */
#include "tensors.h"

#include <stdio.h>

#define CHECK(what)                                                            \
  do {                                                                         \
    if (!(what)) {                                                             \
      printf("line %d: %s\n", __LINE__, #what);                                \
      return 1;                                                                \
    }                                                                          \
  } while (0)

int main(void) {
  float a[2][3] = {{1, 2, 3}, {4, 5, 6}};
  float b[3][4] = {{1, 0, 0, 1}, {0, 1, 0, 1}, {0, 0, 1, 1}};
  MemRef2dF32 c;
  product_arrays(&c, &a[0][0], 2, 3, &b[0][0], 3);
  CHECK(c.sizes[0] == 2 && c.sizes[1] == 4 && c.strides[0] == 4);
  for (int i = 0; i < 2; i++)
    for (int j = 0; j < 4; j++) {
      float expected = j < 3 ? a[i][j] : a[i][0] + a[i][1] + a[i][2];
      CHECK(c.aligned[c.offset + i * c.strides[0] + j * c.strides[1]] ==
            expected);
    }
  mlcc_free_product(&c);

  int32_t x[3] = {5, -7, 9};
  several_results s;
  several_arrays(&s, x);
  CHECK(s.result1 == -7);
  CHECK(s.result0.aligned != x);
  CHECK(s.result0.aligned[s.result0.offset + 2] == 9);
  CHECK(s.result2.aligned[s.result2.offset] == -7);
  s.result0.aligned[0] = 1;
  CHECK(x[0] == 5);
  mlcc_free_several(&s);
  puts("tensors: ok");
  return 0;
}

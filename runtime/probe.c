// What a compiler must manage to make the runtime for a target; see
// tools.cmake. It is never linked.

#include "rt.h"

void mlcc_probe(U128 *a, const U64 *b);

void mlcc_probe(U128 *a, const U64 *b) {
  *a = *a << 1 | *b;
}

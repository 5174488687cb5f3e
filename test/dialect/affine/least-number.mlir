// RUN: mlcc-opt %s | FileCheck %s
// RUN: mlcc-opt %s | mlcc-opt | FileCheck %s
// The least number of 64 bits is read again: its digits alone would be those of
// a number that is too large, negated.

// CHECK: affine_map<() -> ((-9223372036854775807 - 1))>
// CHECK: affine_map<(d0) -> (d0 + (-9223372036854775807 - 1), d0 * (-9223372036854775807 - 1), d0 mod 5 + d0 * (-9223372036854775807 - 1), d0 - 9223372036854775807)>
// CHECK: affine_set<(d0) : (d0 + (-9223372036854775807 - 1) >= 0)>
func.func private @least() attributes {
  a = affine_map<() -> (-9223372036854775807 - 1)>,
  b = affine_map<(d0) -> (d0 - 9223372036854775807 - 1, d0 * (-9223372036854775807 - 1),
                          d0 mod 5 + d0 * (-9223372036854775807 - 1), d0 - 9223372036854775807)>,
  c = affine_set<(d0) : (d0 - 9223372036854775807 - 1 >= 0)>}

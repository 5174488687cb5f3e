// RUN: mlcc-opt %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s | FileCheck %s %}
//
// More names than are looked for one after the other.

// CHECK: (d0, d1, d2, d3, d4, d5, d6, d7, d8, d9, d10, d11)[s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11] -> (d0 + d11, d10 * 2 + s0, s11, s9 + s10, d9)
func.func private @f() attributes {
  m = affine_map<(a, b, c, d, e, f, g, h, i, j, k, l)[m, n, o, p, q, r, s, t, u, v, w, x] -> (a + l, k * 2 + m, x, w + v, j)>
}

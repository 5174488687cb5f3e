// Bits of #complex.number are those of an f64, or of the type when there are as
// many: what is printed is read back. mlir-opt does not read its own infinities.
//
// RUN: mlcc-opt %s | FileCheck %s
// RUN: mlcc-opt %s | mlcc-opt | FileCheck %s

// CHECK: a.double = #complex.number<:f64 0x7FF0000000000000, 1.000000e+00>
// CHECK-SAME: a.float = #complex.number<:f32 0xFF800000, 0x7FC00000>
// CHECK-SAME: a.half = #complex.number<:bf16 0x7F80, 1.500000e+00>
module attributes {
  a.double = #complex.number<:f64 0x7FF0000000000000, 0x3FF0000000000000>,
  a.float = #complex.number<:f32 -1.0e300, 0x7FF8000000000000>,
  a.half = #complex.number<:bf16 0x7F80, 1.5>
} {}

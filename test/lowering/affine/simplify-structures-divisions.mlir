// RUN: %mlcc-opt %s -affine-simplify-structures | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-simplify-structures | FileCheck %s %}
//
// Sums, quotients and remainders of numbers and symbols. Maps come in the order
// of their uses.

func.func private @take(index)

// What is divided by a symbol.
func.func @maps0(%a: index, %b: index, %s: index, %t: index) {
  // CHECK: affine_map<()[s0] -> (s0 * 4)>
  %0 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((s1 * s0) floordiv s0 + s1 * 3)>(%a, %b)[%s, %t]
  call @take(%0) : (index) -> ()
  // CHECK: affine_map<()[s0] -> (s0 * 5 + 4)>
  %1 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((s0 * 4) ceildiv s0 + s1 * 5)>(%a, %b)[%s, %t]
  call @take(%1) : (index) -> ()
  // CHECK: affine_map<()[s0] -> (s0 + 9)>
  %2 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((s0 * s1 + s0 * 9) floordiv s0)>(%a, %b)[%s, %t]
  call @take(%2) : (index) -> ()
  // CHECK: affine_map<()[s0] -> (s0 floordiv 5)>
  %3 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 * s1) floordiv 5) floordiv s0)>(%a, %b)[%s, %t]
  call @take(%3) : (index) -> ()
  // CHECK: affine_map<()[s0, s1] -> (((s0 * s1) ceildiv 4) floordiv s0)>
  %4 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 * s1) ceildiv 4) floordiv s0)>(%a, %b)[%s, %t]
  call @take(%4) : (index) -> ()
  // CHECK: affine_map<()[s0, s1] -> (((s0 floordiv 4) * s1) floordiv s0)>
  %5 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 floordiv 4) * s1) floordiv s0)>(%a, %b)[%s, %t]
  call @take(%5) : (index) -> ()
  // CHECK: affine_map<()[s0, s1] -> (s1 + s0 ceildiv 8)>
  %6 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 * d0) ceildiv 8) ceildiv s0 + d1)>(%a, %b)[%s, %t]
  call @take(%6) : (index) -> ()
  // CHECK: affine_map<()[s0, s1] -> (s1 floordiv s0 + 1)>
  %7 = affine.apply affine_map<(d0, d1)[s0, s1] -> (((s0 * d0) floordiv s1) floordiv s0 + 1)>(%a, %b)[%s, %t]
  call @take(%7) : (index) -> ()
  // CHECK: affine_map<()[s0, s1] -> ((s1 * 4) floordiv s0)>
  %8 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((4 * s1) floordiv s0)>(%a, %b)[%s, %t]
  call @take(%8) : (index) -> ()
  // CHECK: affine_map<()[s0] -> ((s0 + 4) floordiv s0)>
  %9 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((s0 + 4) floordiv s0)>(%a, %b)[%s, %t]
  call @take(%9) : (index) -> ()
  // CHECK: affine_map<()[s0, s1, s2] -> ((s1 + s0 * s2) floordiv s0)>
  %10 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((s0 * d1 + s1) floordiv s0)>(%a, %b)[%s, %t]
  call @take(%10) : (index) -> ()
  // CHECK: affine_map<()[s0] -> (s0 * 11)>
  %11 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((s0 * s1 + s0 * 7) mod s0 + s1 * 11)>(%a, %b)[%s, %t]
  call @take(%11) : (index) -> ()
  return
}

// Terms by the numbers of their dimensions and symbols.
func.func @maps1(%a: index, %b: index, %s: index, %t: index) {
  // CHECK: affine_map<()[s0, s1, s2, s3] -> (s0 + s0 * s3 + s1 + s1 * s2 + s2 + 3)>
  %12 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d1 * s0 + d0 * s1 + d0 + s1 + s0 + 3)>(%a, %b)[%s, %t]
  call @take(%12) : (index) -> ()
  // CHECK: affine_map<()[s0, s1, s2, s3] -> (s0 * s1 + s1 + s2 + s3)>
  %13 = affine.apply affine_map<(d0, d1)[s0, s1] -> (s0 * s1 + d1 + d0 + s1)>(%a, %b)[%s, %t]
  call @take(%13) : (index) -> ()
  // CHECK: affine_map<()[s0, s1, s2] -> ((s0 * s1) * 2 + s2 mod s0 - 4)>
  %14 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 * s0 + d0 * s0 + d1 mod s0 - 4)>(%a, %b)[%s, %t]
  call @take(%14) : (index) -> ()
  // CHECK: affine_map<()[s0, s1, s2, s3] -> (s0 floordiv s1 + s1 + s1 * s2 + s3)>
  %15 = affine.apply affine_map<(d0, d1)[s0, s1] -> (s0 floordiv s1 + d0 * s1 + s1 + d1)>(%a, %b)[%s, %t]
  call @take(%15) : (index) -> ()
  // CHECK: affine_map<()[s0, s1, s2] -> (s0 + s2 + (s0 + s2) * s1)>
  %16 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 + s0) * s1 + d0 + s0)>(%a, %b)[%s, %t]
  call @take(%16) : (index) -> ()
  // CHECK: affine_map<()[s0, s1, s2] -> (s0 + s0 * s1 + s0 * s0 + s1 + s2 * 2)>
  %17 = affine.apply affine_map<(d0, d1)[s0, s1] -> (s1 * s0 + s0 * s0 + s0 + s1 + d1 * 2)>(%a, %b)[%s, %t]
  call @take(%17) : (index) -> ()
  // CHECK: affine_map<()[s0, s1, s2, s3] -> (s2 + s1 * s3 + (s2 floordiv 4) * s0)>
  %18 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 floordiv 4) * s0 + d1 * s1 + d0)>(%a, %b)[%s, %t]
  call @take(%18) : (index) -> ()
  return
}

// By numbers.
func.func @maps2(%a: index, %b: index, %s: index, %t: index) {
  // CHECK: affine_map<()[s0, s1] -> (s0 * 2 + s1 + 3)>
  %19 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 * 6 + 9) floordiv 3 + d1)>(%a, %b)[%s, %t]
  call @take(%19) : (index) -> ()
  // CHECK: affine_map<()[s0] -> ((s0 * 2 + 3) ceildiv 2)>
  %20 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 * 6 + 9) ceildiv 6)>(%a, %b)[%s, %t]
  call @take(%20) : (index) -> ()
  // CHECK: affine_map<()[s0] -> (s0 + 3)>
  %21 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 * 6 + 9) mod 6 + d1)>(%a, %b)[%s, %t]
  call @take(%21) : (index) -> ()
  // CHECK: affine_map<()[s0] -> ((s0 * 3) floordiv 2 + 1)>
  %22 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 * 6 + 4) floordiv 4)>(%a, %b)[%s, %t]
  call @take(%22) : (index) -> ()
  // CHECK: affine_map<()[s0] -> (s0 * 2 - (s0 floordiv 2) * 4)>
  %23 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 * 4 + d1 * 2) mod 4)>(%a, %b)[%s, %t]
  call @take(%23) : (index) -> ()
  // CHECK: affine_map<()[s0] -> (s0 + (s0 ceildiv 4) ceildiv 4 + 7)>
  %24 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 ceildiv 4) ceildiv 4 + d0 + 7)>(%a, %b)[%s, %t]
  call @take(%24) : (index) -> ()
  // CHECK: affine_map<()[s0] -> (s0 floordiv 4 + 1)>
  %25 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 * 4 + d1) floordiv 4 - d0 + 1)>(%a, %b)[%s, %t]
  call @take(%25) : (index) -> ()
  // CHECK: affine_map<()[s0] -> ((s0 * -2 + 1) ceildiv 2)>
  %26 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 * -4 + 2) ceildiv 4)>(%a, %b)[%s, %t]
  call @take(%26) : (index) -> ()
  // CHECK: affine_map<()[s0] -> (s0 * 62 + (s0 floordiv 4) * 4)>
  %27 = affine.apply affine_map<(d0, d1)[s0, s1] -> (d0 - (d0 mod 4) + d0 * 62)>(%a, %b)[%s, %t]
  call @take(%27) : (index) -> ()
  // CHECK: affine_map<()[s0] -> (s0 * 4 + 5)>
  %28 = affine.apply affine_map<(d0, d1)[s0, s1] -> ((d0 mod 4) * 4 + (d0 floordiv 4) * 16 + 5)>(%a, %b)[%s, %t]
  call @take(%28) : (index) -> ()
  return
}

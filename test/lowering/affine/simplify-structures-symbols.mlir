// A remainder by a symbol is no linear constraint, and stays as it is (mlir-opt
// 22 takes such a set for one that holds everything).
//
// RUN: %mlcc-opt %s -affine-simplify-structures -allow-unregistered-dialect | FileCheck %s

// CHECK: [[SET:#[a-z0-9]+]] = affine_set<(d0)[s0] : (d0 mod s0 - 5 == 0)>
// CHECK: affine.if [[SET]]
// CHECK-NEXT: "sometimes"
func.func @mod(%n: index) {
  affine.for %i = 0 to 100 {
    affine.if affine_set<(d0)[s0] : (d0 mod s0 - 5 == 0)>(%i)[%n] {
      "sometimes"() : () -> ()
    }
  }
  return
}

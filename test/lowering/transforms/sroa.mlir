// RUN: %mlcc-opt %s -sroa -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -sroa -allow-unregistered-dialect | FileCheck %s %}
// RUN: %mlcc-opt %s -sroa -mem2reg -allow-unregistered-dialect | FileCheck %s --check-prefix=BOTH

// Elements that are mentioned, the last one first.

// CHECK-LABEL: @elements
// CHECK-SAME: [[A:%.+]]: i32, [[C:%.+]]: i1
// CHECK: [[M10:%.+]] = memref.alloca() : memref<i32>
// CHECK-NEXT: [[M01:%.+]] = memref.alloca() : memref<i32>
// CHECK-NOT: alloca
// CHECK: memref.store [[A]], [[M01]][]
// CHECK: [[X:%.+]] = memref.load [[M01]][]
// CHECK: scf.if
// CHECK-NEXT: memref.store [[X]], [[M10]][]
// CHECK: memref.load [[M10]][]
//
// BOTH-LABEL: @elements
// BOTH-SAME: [[A:%.+]]: i32
// BOTH: memref.store [[A]], {{.*}} : memref<i32>
func.func @elements(%a: i32, %c: i1) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.alloca() {alignment = 16 : i64} : memref<2x2xi32>
  memref.store %a, %m[%c0, %c1] : memref<2x2xi32>
  %0 = memref.load %m[%c0, %c1] : memref<2x2xi32>
  scf.if %c {
    memref.store %0, %m[%c1, %c0] : memref<2x2xi32>
  }
  %1 = memref.load %m[%c1, %c0] : memref<2x2xi32>
  return %1 : i32
}

// What is too large, goes elsewhere, or is asked for at a place nobody knows or
// that there is not, stays.

// CHECK-LABEL: @stays
// CHECK: memref.alloca() : memref<17xi32>
// CHECK: memref.alloca() : memref<2xi32>
// CHECK: memref.alloca() : memref<3xi32>
// CHECK: memref.alloca() : memref<1xi32>
func.func @stays(%a: i32, %i: index) {
  %c1 = arith.constant 1 : index
  %large = memref.alloca() : memref<17xi32>
  %given = memref.alloca() : memref<2xi32>
  %somewhere = memref.alloca() : memref<3xi32>
  %beyond = memref.alloca() : memref<1xi32>
  memref.store %a, %large[%c1] : memref<17xi32>
  memref.store %a, %given[%c1] : memref<2xi32>
  "use"(%given) : (memref<2xi32>) -> ()
  memref.store %a, %somewhere[%i] : memref<3xi32>
  memref.store %a, %beyond[%c1] : memref<1xi32>
  return
}

// The end of a way has the location of the branch it was, or that of the
// branch it starts from where several come together or nothing is in it.
//
// RUN: %mlcc-opt %s -lift-cf-to-scf -mlir-print-local-scope -mlir-print-debuginfo | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -lift-cf-to-scf -mlir-print-local-scope -mlir-print-debuginfo | FileCheck %s %}

// CHECK-LABEL: @one
// CHECK: scf.if
// CHECK: scf.yield {{.*}} loc("way")
// CHECK: scf.yield {{.*}} loc("if")
// CHECK: } loc("if")
func.func @one(%c: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^left, ^end(%x: i32) loc("if")
^left:
  cf.br ^end(%x: i32) loc("way")
^end(%r: i32):
  return %r : i32
}

// CHECK-LABEL: @several
// CHECK: scf.if
// CHECK: scf.if
// CHECK: } loc("inner")
// CHECK: scf.yield {{.*}} loc("if")
// CHECK: scf.yield {{.*}} loc("if")
// CHECK: } loc("if")
func.func @several(%c: i1, %d: i1, %x: i32) -> i32 {
  cf.cond_br %c, ^left, ^end(%x: i32) loc("if")
^left:
  cf.cond_br %d, ^further, ^end(%x: i32) loc("inner")
^further:
  cf.br ^end(%x: i32) loc("way")
^end(%r: i32):
  return %r : i32
}

// oracle: refuses: it knows 64 bits of a case
//
// Cases of a switch: `true` has all bits set, and an i1 is -1 or 0.
//
// RUN: mlcc-opt %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s | FileCheck %s %}

// CHECK-LABEL: @bits
// CHECK: llvm.switch
// CHECK-NEXT: -1:
// CHECK-NEXT: 0:
llvm.func @bits(%a: i1) {
  llvm.switch %a : i1, ^end [ 1: ^end, 0: ^end ]
^end:
  llvm.return
}

// CHECK-LABEL: @words
// CHECK: llvm.switch %{{.*}} : i1
// CHECK-NEXT: 0:
// CHECK-NEXT: -1:
// CHECK: llvm.switch %{{.*}} : i128
// CHECK-NEXT: -1:
// CHECK-NEXT: 0:
// CHECK-NEXT: -2:
llvm.func @words(%a: i1, %b: i128) {
  llvm.switch %a : i1, ^next [ false: ^next, true: ^next ]
^next:
  llvm.switch %b : i128, ^end [ true: ^end, false: ^end, -2: ^end ]
^end:
  llvm.return
}

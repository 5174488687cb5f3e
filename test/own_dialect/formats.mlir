// RUN: %own/mlcc-opt %s | FileCheck %s
// RUN: %own/mlcc-opt %s | %own/mlcc-opt | FileCheck %s
// RUN: %own/mlcc-opt %s -mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: %own/mlcc-opt %s -mlir-print-op-generic | %own/mlcc-opt | FileCheck %s

// Groups of results, optional attributes, any number of regions and of blocks.

// CHECK-LABEL: func.func @groups(
// CHECK-SAME: [[A:%.+]]: !qnum.q<8>)
func.func @groups(%a: !qnum.q<8>) {
  // CHECK: qnum.parts [[A]] : !qnum.q<8>{{$}}
  // GENERIC: "qnum.parts"({{.*}}) <{resultSegmentSizes = array<i32: 0, 0>}>
  qnum.parts %a : !qnum.q<8>
  // CHECK: %whole:2 = qnum.parts [[A]] by [1, -2] : !qnum.q<8> whole i32, i64
  // GENERIC: resultSegmentSizes = array<i32: 2, 0>
  %w:2 = qnum.parts %a by [1, -2] : !qnum.q<8> whole i32, i64
  // CHECK: %rest = qnum.parts [[A]] <nearest> {note} : !qnum.q<8> rest !qnum.q<4>
  // GENERIC: resultSegmentSizes = array<i32: 0, 1>
  %r = qnum.parts %a <nearest> {note} : !qnum.q<8> rest !qnum.q<4>
  // CHECK: %whole{{.*}}, %rest{{.*}} = qnum.parts [[A]] by [] <down> : !qnum.q<8> whole i32 rest !qnum.q<4>
  // GENERIC: resultSegmentSizes = array<i32: 1, 1>
  %b:2 = qnum.parts %a by [] #qnum.rounding<down> {} : !qnum.q<8> whole i32 rest !qnum.q<4>
  return
}

// CHECK-LABEL: func.func @any_number(
func.func @any_number() {
  // CHECK: qnum.some{{$}}
  qnum.some
  // CHECK: qnum.some [3] {
  // CHECK: }, {
  // CHECK: } {note}
  qnum.some [3] {
    qnum.goto
  }, {
    qnum.goto
  } {note}
  // CHECK: {{%.+}}:2 = qnum.some i32, i64
  %0:2 = qnum.some i32, i64
  // CHECK: qnum.goto ^bb1, ^bb2 {note}
  qnum.goto ^bb1, ^bb2 {note}
^bb1:
  // CHECK: qnum.goto {none}
  qnum.goto {none}
^bb2:
  // CHECK: qnum.goto ^bb1
  qnum.goto ^bb1
}

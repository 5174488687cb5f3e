// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Control flow: values along edges become phis, weights metadata; a switch of
// every width.

#loop_annotation = #llvm.loop_annotation<mustProgress = true>
#loop_annotation1 = #llvm.loop_annotation<disableNonforced = true>
module {
  // CHECK-LABEL: define i32 @br(i32 %0) {
  // CHECK-NEXT: br label %2
  // CHECK-EMPTY:
  // CHECK-NEXT: 2:
  // CHECK-NEXT: %3 = phi i32 [ %0, %1 ]
  // CHECK-NEXT: br label %4
  // CHECK-EMPTY:
  // CHECK-NEXT: 4:
  // CHECK-NEXT: br label %5
  // CHECK-EMPTY:
  // CHECK-NEXT: 5:
  // CHECK-NEXT: %6 = phi i32 [ %3, %4 ]
  // CHECK-NEXT: %7 = phi i32 [ %0, %4 ]
  // CHECK-NEXT: %8 = add i32 %6, %7
  // CHECK-NEXT: ret i32 %8
  // CHECK-NEXT: }
  llvm.func @br(%arg0: i32) -> i32 {
    llvm.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%0, %arg0 : i32, i32)
  ^bb3(%1: i32, %2: i32):  // pred: ^bb2
    %3 = llvm.add %1, %2 : i32
    llvm.return %3 : i32
  }

  // CHECK-LABEL: define i32 @cond_br(i1 %0, i32 %1, float %2) {
  // CHECK-NEXT: br i1 %0, label %4, label %5
  // CHECK-EMPTY:
  // CHECK-NEXT: 4:
  // CHECK-NEXT: br i1 %0, label %5, label %7, !prof !0
  // CHECK-EMPTY:
  // CHECK-NEXT: 5:
  // CHECK-NEXT: %6 = phi i32 [ %1, %3 ], [ %1, %4 ]
  // CHECK-NEXT: br i1 %0, label %7, label %10
  // CHECK-EMPTY:
  // CHECK-NEXT: 7:
  // CHECK-NEXT: %8 = phi i32 [ %1, %4 ], [ %6, %5 ]
  // CHECK-NEXT: %9 = phi float [ %2, %4 ], [ %2, %5 ]
  // CHECK-NEXT: ret i32 %8
  // CHECK-EMPTY:
  // CHECK-NEXT: 10:
  // CHECK-NEXT: ret i32 %1
  // CHECK-NEXT: }
  llvm.func @cond_br(%arg0: i1, %arg1: i32, %arg2: f32) -> i32 {
    llvm.cond_br %arg0, ^bb1, ^bb2(%arg1 : i32)
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0 weights([3, 7]), ^bb2(%arg1 : i32), ^bb3(%arg1, %arg2 : i32, f32)
  ^bb2(%0: i32):  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb3(%0, %arg2 : i32, f32), ^bb4
  ^bb3(%1: i32, %2: f32):  // 2 preds: ^bb1, ^bb2
    llvm.return %1 : i32
  ^bb4:  // pred: ^bb2
    llvm.return %arg1 : i32
  }

  // CHECK-LABEL: define void @loop(i32 %0) {
  // CHECK-NEXT: br label %2
  // CHECK-EMPTY:
  // CHECK-NEXT: 2:
  // CHECK-NEXT: %3 = phi i32 [ 0, %1 ], [ %4, %2 ]
  // CHECK-NEXT: %4 = add i32 %3, 1
  // CHECK-NEXT: %5 = icmp slt i32 %4, %0
  // CHECK-NEXT: br i1 %5, label %2, label %6, !llvm.loop !1
  // CHECK-EMPTY:
  // CHECK-NEXT: 6:
  // CHECK-NEXT: br label %7, !llvm.loop !3
  // CHECK-EMPTY:
  // CHECK-NEXT: 7:
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @loop(%arg0: i32) {
    %0 = llvm.mlir.constant(0 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1(%0 : i32)
  ^bb1(%2: i32):  // 2 preds: ^bb0, ^bb1
    %3 = llvm.add %2, %1 : i32
    %4 = llvm.icmp "slt" %3, %arg0 : i32
    llvm.cond_br %4, ^bb1(%3 : i32), ^bb2 {loop_annotation = #loop_annotation}
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3 {loop_annotation = #loop_annotation1}
  ^bb3:  // pred: ^bb2
    llvm.return
  }

  // CHECK-LABEL: define float @switch32(i32 %0, float %1) {
  // CHECK-NEXT: switch i32 %0, label %3 [
  // CHECK-NEXT: i32 -1, label %5
  // CHECK-NEXT: i32 2147483647, label %8
  // CHECK-NEXT: ]
  // CHECK-EMPTY:
  // CHECK-NEXT: 3:
  // CHECK-NEXT: %4 = phi float [ %1, %2 ]
  // CHECK-NEXT: ret float %4
  // CHECK-EMPTY:
  // CHECK-NEXT: 5:
  // CHECK-NEXT: %6 = phi i32 [ %0, %2 ]
  // CHECK-NEXT: %7 = phi float [ %1, %2 ]
  // CHECK-NEXT: ret float %7
  // CHECK-EMPTY:
  // CHECK-NEXT: 8:
  // CHECK-NEXT: unreachable
  // CHECK-NEXT: }
  llvm.func @switch32(%arg0: i32, %arg1: f32) -> f32 {
    llvm.switch %arg0 : i32, ^bb1(%arg1 : f32) [
      -1: ^bb2(%arg0, %arg1 : i32, f32),
      2147483647: ^bb3
    ]
  ^bb1(%0: f32):  // pred: ^bb0
    llvm.return %0 : f32
  ^bb2(%1: i32, %2: f32):  // pred: ^bb0
    llvm.return %2 : f32
  ^bb3:  // pred: ^bb0
    llvm.unreachable
  }

  // CHECK-LABEL: define void @switch64(i64 %0) {
  // CHECK-NEXT: switch i64 %0, label %2 [
  // CHECK-NEXT: i64 5000000000, label %2
  // CHECK-NEXT: i64 -5000000000, label %3
  // CHECK-NEXT: ], !prof !5
  // CHECK-EMPTY:
  // CHECK-NEXT: 2:
  // CHECK-NEXT: ret void
  // CHECK-EMPTY:
  // CHECK-NEXT: 3:
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @switch64(%arg0: i64) {
    llvm.switch %arg0 : i64, ^bb1 [
      5000000000: ^bb1,
      -5000000000: ^bb2
    ] {branch_weights = array<i32: 1, 2, 3>}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.return
  }

  // CHECK-LABEL: define void @switch8(i8 %0) {
  // CHECK-NEXT: switch i8 %0, label %2 [
  // CHECK-NEXT: ]
  // CHECK-EMPTY:
  // CHECK-NEXT: 2:
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @switch8(%arg0: i8) {
    llvm.switch %arg0 : i8, ^bb1 [
    ]
  ^bb1:  // pred: ^bb0
    llvm.return
  }

  // CHECK-LABEL: define void @switch1(i1 %0) {
  // CHECK-NEXT: switch i1 %0, label %2 [
  // CHECK-NEXT: i1 true, label %3
  // CHECK-NEXT: ]
  // CHECK-EMPTY:
  // CHECK-NEXT: 2:
  // CHECK-NEXT: ret void
  // CHECK-EMPTY:
  // CHECK-NEXT: 3:
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @switch1(%arg0: i1) {
    llvm.switch %arg0 : i1, ^bb1 [
      -1: ^bb2
    ]
  ^bb1:  // pred: ^bb0
    llvm.return
  ^bb2:  // pred: ^bb0
    llvm.return
  }

  // CHECK-LABEL: define void @unreachable() {
  // CHECK-NEXT: unreachable
  // CHECK-NEXT: }
  llvm.func @unreachable() {
    llvm.unreachable
  }

  // CHECK-LABEL: define { i32, float } @return_struct({ i32, float } %0) {
  // CHECK-NEXT: ret { i32, float } %0
  // CHECK-NEXT: }
  llvm.func @return_struct(%arg0: !llvm.struct<(i32, f32)>) -> !llvm.struct<(i32, f32)> {
    llvm.return %arg0 : !llvm.struct<(i32, f32)>
  }
}

// CHECK: !0 = !{!"branch_weights", i32 3, i32 7}
// CHECK: !1 = distinct !{!1, !2}
// CHECK: !2 = !{!"llvm.loop.mustprogress"}
// CHECK: !3 = distinct !{!3, !4}
// CHECK: !4 = !{!"llvm.loop.disable_nonforced"}
// CHECK: !5 = !{!"branch_weights", i32 1, i32 2, i32 3}

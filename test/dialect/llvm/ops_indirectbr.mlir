// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// RUN: mlcc-translate -mlir-to-llvmir %s | mlcc-translate -import-llvm - | FileCheck %s --check-prefix=BACK
// oracle: differs: blocks have names where LLVM could not read them back without
// oracle: import refuses: its output for that

// Addresses of blocks, and branches to them.

module {
  // CHECK-LABEL: define i32 @indirectbr(ptr %0, i32 %1) {
  // CHECK-NEXT: indirectbr ptr %0, [label %3, label %tag2]
  // CHECK-EMPTY:
  // CHECK-NEXT: 3:
  // CHECK-NEXT: ret i32 %1
  // CHECK-EMPTY:
  // CHECK-NEXT: tag2:
  // CHECK-NEXT: %4 = phi i32 [ %1, %2 ]
  // CHECK-NEXT: ret i32 %4
  // CHECK-NEXT: }
  llvm.func @indirectbr(%arg0: !llvm.ptr, %arg1: i32) -> i32 {
    llvm.indirectbr %arg0 : !llvm.ptr, [
    ^bb1,
    ^bb2(%arg1 : i32)
    ]
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 1>
    llvm.return %arg1 : i32
  ^bb2(%0: i32):  // pred: ^bb0
    llvm.blocktag <id = 2>
    llvm.return %0 : i32
  }

  // CHECK-LABEL: define void @indirectbr_nowhere(ptr %0) {
  // CHECK-NEXT: indirectbr ptr %0, []
  // CHECK-NEXT: }
  llvm.func @indirectbr_nowhere(%arg0: !llvm.ptr) {
    llvm.indirectbr %arg0 : !llvm.ptr, []
  }

  // CHECK-LABEL: define ptr @blockaddress() {
  // CHECK-NEXT: br label %1
  // CHECK-EMPTY:
  // CHECK-NEXT: 1:
  // CHECK-NEXT: ret ptr blockaddress(@blockaddress, %1)
  // CHECK-NEXT: }
  llvm.func @blockaddress() -> !llvm.ptr {
    %0 = llvm.blockaddress <function = @blockaddress, tag = <id = 7>> : !llvm.ptr
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 7>
    llvm.return %0 : !llvm.ptr
  }

  // BACK: llvm.func @blockaddress_elsewhere
  // BACK-NEXT: llvm.blockaddress <function = @indirectbr, tag = <id = {{.*}}>>
  // CHECK-LABEL: define ptr @blockaddress_elsewhere() {
  // CHECK-NEXT: ret ptr blockaddress(@indirectbr, %tag2)
  // CHECK-NEXT: }
  llvm.func @blockaddress_elsewhere() -> !llvm.ptr {
    %0 = llvm.blockaddress <function = @indirectbr, tag = <id = 2>> : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
}

// The pointer type of llvm.indirectbr is printed without `!llvm.ptr` where an
// address space is left of it, and read in both ways.
// RUN: mlcc-opt %s | FileCheck %s
// RUN: mlcc-opt %s | mlcc-opt | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s | FileCheck %s %}

// CHECK: llvm.indirectbr %arg0 : <3>, [
llvm.func @short(%p: !llvm.ptr<3>) {
  llvm.indirectbr %p : <3>, [^bb1]
^bb1:
  llvm.return
}

// CHECK: llvm.indirectbr %arg0 : <3>, [
llvm.func @full(%p: !llvm.ptr<3>) {
  llvm.indirectbr %p : !llvm.ptr<3>, [^bb1]
^bb1:
  llvm.return
}

// CHECK: llvm.indirectbr %arg0 : !llvm.ptr, [
llvm.func @generic(%p: !llvm.ptr) {
  llvm.indirectbr %p : !llvm.ptr, [^bb1]
^bb1:
  llvm.return
}

// What mlir-opt-22 does not care about: an address of a field that is stored
// may be that of its neighbour, with an offset; and an access may rely on the
// alignment of the whole.
//
// RUN: %mlcc-opt %s -sroa | FileCheck %s

// CHECK-LABEL: @stored
// CHECK: llvm.alloca %{{.*}} x !llvm.struct
llvm.func @stored(%p: !llvm.ptr) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  %b = llvm.getelementptr %a[4] : (!llvm.ptr) -> !llvm.ptr, i8
  llvm.store %b, %p : !llvm.ptr, !llvm.ptr
  llvm.return
}

// CHECK-LABEL: @aligned
// CHECK: [[A:%.+]] = llvm.alloca %{{.*}} x i32 {alignment = 16 : i64}
// CHECK: llvm.load [[A]] {alignment = 16 : i64}
llvm.func @aligned() -> i32 {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %a = llvm.alloca %1 x !llvm.struct<(i32, i32)> {alignment = 16 : i64} : (i32) -> !llvm.ptr
  %0 = llvm.load %a {alignment = 16 : i64} : !llvm.ptr -> i32
  llvm.return %0 : i32
}

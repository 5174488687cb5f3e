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

// mlir-opt-22 uses the address after it has taken it away.
// CHECK-LABEL: @copy_of_itself(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @copy_of_itself() {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %8 = llvm.mlir.constant(8 : i64) : i64
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr
  "llvm.intr.memcpy"(%p, %p, %8) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i64) -> ()
  llvm.return
}

// Memory of another address space: mlir-opt-22 forgets which.
// CHECK-LABEL: @elsewhere(
// CHECK: llvm.alloca {{.*}} x !llvm.struct
llvm.func @elsewhere(%v: i32) {
  %1 = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %1 x !llvm.struct<(i32, i32)> : (i32) -> !llvm.ptr<1>
  %a = llvm.getelementptr %p[0, 1] : (!llvm.ptr<1>) -> !llvm.ptr<1>, !llvm.struct<(i32, i32)>
  llvm.store %v, %a : i32, !llvm.ptr<1>
  llvm.return
}

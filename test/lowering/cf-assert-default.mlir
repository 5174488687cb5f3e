// RUN: %mlcc -emit-mlir=llvm %s -o - | FileCheck %s
// The default pipeline leaves a failed assertion to the runtime, which knows
// standard error; convert-cf-to-llvm by name calls puts, as mlir-opt's.

// CHECK-NOT: @puts
// CHECK-NOT: @abort
// CHECK: llvm.func @mlcc_assert_fail(!llvm.ptr)
// CHECK-LABEL: llvm.func @assert(
// CHECK: %[[ADDRESS:.*]] = llvm.mlir.addressof @assert_msg
// CHECK: %[[MESSAGE:.*]] = llvm.getelementptr %[[ADDRESS]]
// CHECK-NEXT: llvm.call @mlcc_assert_fail(%[[MESSAGE]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.unreachable
func.func @assert(%c: i1) {
  cf.assert %c, "wrong"
  return
}

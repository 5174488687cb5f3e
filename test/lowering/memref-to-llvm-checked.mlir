// RUN: %mlcc-opt %s -finalize-memref-to-llvm | FileCheck %s
// RUN: %mlcc-opt %s -finalize-memref-to-llvm=weak-hook | FileCheck %s --check-prefix=WEAK
// Allocations that a pass has marked end the program when there is no memory.
// Without a runtime the module has the function that they call.

// CHECK: llvm.func @mlcc_out_of_memory(i64)
// WEAK: llvm.func weak hidden @mlcc_out_of_memory(%{{.*}}: i64) {
// WEAK-NEXT: llvm.intr.trap
// WEAK-NEXT: llvm.unreachable

// CHECK-LABEL: func.func @known(
// CHECK: %[[BYTES:.*]] = llvm.mlir.constant(32 : index) : i64
// CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK: %[[FAILS:.*]] = llvm.icmp "eq" %[[MEMORY:.*]], %[[NULL]] : !llvm.ptr
// CHECK-NOT: overflow
// CHECK: llvm.cond_br %[[FAILS]] weights([1, 1048575]), ^[[LACKS:.*]], ^{{.*}}
// CHECK: ^[[LACKS]]:
// CHECK-NEXT: llvm.call @mlcc_out_of_memory(
// CHECK-NEXT: llvm.intr.trap
// CHECK-NEXT: llvm.unreachable
func.func @known() -> memref<8xf32> {
  %m = memref.alloc() {mlcc.checked} : memref<8xf32>
  return %m : memref<8xf32>
}

// CHECK-LABEL: func.func @asked(
// CHECK-COUNT-2: "llvm.intr.umul.with.overflow"
// CHECK: ^[[LACKS:.*]]:
// CHECK: llvm.cond_br %{{.*}}, ^[[REST:.*]], ^[[FAILS:.*]]
// CHECK: ^[[FAILS]]:
// CHECK: llvm.call @mlcc_out_of_memory(
func.func @asked(%n: index, %m: index) -> memref<?x2x?xf32> {
  %r = memref.alloc(%n, %m) {alignment = 64, mlcc.checked} : memref<?x2x?xf32>
  return %r : memref<?x2x?xf32>
}

// Nobody needs memory for nothing, and a program's own are as they are.
// CHECK-LABEL: func.func @others(
// CHECK-NOT: cond_br
// CHECK: return
func.func @others(%n: index) -> (memref<?x0xf32>, memref<?xf32>) {
  %a = memref.alloc(%n) {mlcc.checked} : memref<?x0xf32>
  %b = memref.alloc(%n) : memref<?xf32>
  return %a, %b : memref<?x0xf32>, memref<?xf32>
}

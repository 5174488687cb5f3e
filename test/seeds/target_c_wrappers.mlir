// RUN: mlcc-opt %s -convert-func-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-func-to-llvm | FileCheck %s %}

// LLVM IR Target, C-compatible wrapper emission.

// An external function: its parts are put into a descriptor for the C function.

// CHECK-LABEL: llvm.func private @qux(
// CHECK: %[[D1:.*]] = llvm.insertvalue %arg0, %{{.*}}[0]
// CHECK-NEXT: %[[D2:.*]] = llvm.insertvalue %arg1, %[[D1]][1]
// CHECK-NEXT: %[[D3:.*]] = llvm.insertvalue %arg2, %[[D2]][2]
// CHECK-NEXT: %[[D4:.*]] = llvm.insertvalue %arg3, %[[D3]][3, 0]
// CHECK-NEXT: %[[D5:.*]] = llvm.insertvalue %arg5, %[[D4]][4, 0]
// CHECK-NEXT: %[[D6:.*]] = llvm.insertvalue %arg4, %[[D5]][3, 1]
// CHECK-NEXT: %[[D7:.*]] = llvm.insertvalue %arg6, %[[D6]][4, 1]
// CHECK-NEXT: %[[ONE:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[P:.*]] = llvm.alloca %[[ONE]] x !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> : (i64) -> !llvm.ptr
// CHECK-NEXT: llvm.store %[[D7]], %[[P]]
// CHECK-NEXT: llvm.call @_mlir_ciface_qux(%[[P]]) : (!llvm.ptr) -> ()
// CHECK-NEXT: llvm.return
// CHECK: llvm.func @_mlir_ciface_qux(!llvm.ptr)
func.func private @qux(%arg0: memref<?x?xf32>) attributes {llvm.emit_c_interface}

// A function defined here: the wrapper takes a pointer to the descriptor.

// CHECK-LABEL: llvm.func @foo(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64)
// CHECK-LABEL: llvm.func @_mlir_ciface_foo(%arg0: !llvm.ptr)
// CHECK-NEXT: %[[D:.*]] = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT: %[[P0:.*]] = llvm.extractvalue %[[D]][0]
// CHECK-NEXT: %[[P1:.*]] = llvm.extractvalue %[[D]][1]
// CHECK-NEXT: %[[P2:.*]] = llvm.extractvalue %[[D]][2]
// CHECK-NEXT: %[[P3:.*]] = llvm.extractvalue %[[D]][3, 0]
// CHECK-NEXT: %[[P4:.*]] = llvm.extractvalue %[[D]][3, 1]
// CHECK-NEXT: %[[P5:.*]] = llvm.extractvalue %[[D]][4, 0]
// CHECK-NEXT: %[[P6:.*]] = llvm.extractvalue %[[D]][4, 1]
// CHECK-NEXT: llvm.call @foo(%[[P0]], %[[P1]], %[[P2]], %[[P3]], %[[P4]], %[[P5]], %[[P6]])
func.func @foo(%arg0: memref<?x?xf32>) attributes {llvm.emit_c_interface} {
  return
}

// A memref as result goes through a pointer that comes first.

// CHECK-LABEL: llvm.func @returns(
// CHECK-SAME: -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-LABEL: llvm.func @_mlir_ciface_returns(%arg0: !llvm.ptr, %arg1: !llvm.ptr)
// CHECK-NEXT: llvm.load %arg1
// CHECK: %[[R:.*]] = llvm.call @returns(
// CHECK-NEXT: llvm.store %[[R]], %arg0
func.func @returns(%arg0: memref<?x?xf32>) -> memref<?x?xf32> attributes {llvm.emit_c_interface} {
  return %arg0 : memref<?x?xf32>
}

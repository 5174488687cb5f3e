// RUN: %mlcc-opt %s -convert-func-to-llvm | FileCheck %s
// llvm.emit_c_interface: a function under the name _mlir_ciface_..., with
// pointers to descriptors, for C to call or to define.

// CHECK-LABEL: llvm.func @defined(
// CHECK-SAME:  %[[A0:.*]]: !llvm.ptr, %[[A1:.*]]: !llvm.ptr, %[[A2:.*]]: i64, %[[A3:.*]]: i64, %[[A4:.*]]: i64, %[[A5:.*]]: i64) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @_mlir_ciface_defined(
// CHECK-SAME:  %[[A0:.*]]: !llvm.ptr, %[[A1:.*]]: i64) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:    %[[V0:.*]] = llvm.load %[[A0]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V0]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V0]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.call @defined(%[[V1]], %[[V2]], %[[V3]], %[[V4]], %[[V5]], %[[A1]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64, i64) -> ()
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
func.func @defined(%m: memref<?xf32>, %i: index) attributes {llvm.emit_c_interface} {
  return
}

// A struct is returned through the first argument.
//
// CHECK-LABEL: llvm.func @returns_struct(
// CHECK-SAME:  %[[A0:.*]]: !llvm.ptr, %[[A1:.*]]: !llvm.ptr, %[[A2:.*]]: i64) -> !llvm.struct<(ptr, ptr, i64)> attributes {llvm.emit_c_interface} {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %[[A0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %[[A1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.insertvalue %[[A2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    llvm.return %[[V3]] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @_mlir_ciface_returns_struct(
// CHECK-SAME:  %[[A0:.*]]: !llvm.ptr, %[[A1:.*]]: !llvm.ptr {llvm.noalias}) attributes {llvm.emit_c_interface} {
// CHECK-NEXT:    %[[V0:.*]] = llvm.load %[[A1]] : !llvm.ptr -> !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V0]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.call @returns_struct(%[[V1]], %[[V2]], %[[V3]]) : (!llvm.ptr, !llvm.ptr, i64) -> !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    llvm.store %[[V4]], %[[A0]] : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
func.func @returns_struct(%m: memref<f32> {llvm.noalias}) -> memref<f32> attributes {llvm.emit_c_interface} {
  return %m : memref<f32>
}

// CHECK-LABEL: llvm.func private @declared(
// CHECK-SAME:  %[[A0:.*]]: !llvm.ptr, %[[A1:.*]]: !llvm.ptr, %[[A2:.*]]: i64, %[[A3:.*]]: i32) -> !llvm.struct<(i32, i64)> attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.alloca %[[V0]] x !llvm.struct<(i32, i64)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.insertvalue %[[A0]], %[[V2]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.insertvalue %[[A1]], %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[A2]], %[[V4]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.alloca %[[V6]] x !llvm.struct<(ptr, ptr, i64)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V5]], %[[V7]] : !llvm.struct<(ptr, ptr, i64)>, !llvm.ptr
// CHECK-NEXT:    llvm.call @_mlir_ciface_declared(%[[V1]], %[[V7]], %[[A3]]) : (!llvm.ptr, !llvm.ptr, i32) -> ()
// CHECK-NEXT:    %[[V8:.*]] = llvm.load %[[V1]] : !llvm.ptr -> !llvm.struct<(i32, i64)>
// CHECK-NEXT:    llvm.return %[[V8]] : !llvm.struct<(i32, i64)>
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @_mlir_ciface_declared(
// CHECK-SAME:  !llvm.ptr, !llvm.ptr, i32) attributes {llvm.emit_c_interface, sym_visibility = "private"}
func.func private @declared(memref<f32>, i32) -> (i32, index) attributes {llvm.emit_c_interface}

// CHECK-LABEL: llvm.func private @scalars(
// CHECK-SAME:  %[[A0:.*]]: i32) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:    %[[V0:.*]] = llvm.call @_mlir_ciface_scalars(%[[A0]]) : (i32) -> i64
// CHECK-NEXT:    llvm.return %[[V0]] : i64
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @_mlir_ciface_scalars(
// CHECK-SAME:  i32) -> i64 attributes {llvm.emit_c_interface, sym_visibility = "private"}
func.func private @scalars(i32) -> index attributes {llvm.emit_c_interface}

// CHECK-LABEL: llvm.func private @unranked(
// CHECK-SAME:  %[[A0:.*]]: i64, %[[A1:.*]]: !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"} {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %[[A0]], %[[V0]][0] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %[[A1]], %[[V1]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.alloca %[[V3]] x !llvm.struct<(i64, ptr)> : (i64) -> !llvm.ptr
// CHECK-NEXT:    llvm.store %[[V2]], %[[V4]] : !llvm.struct<(i64, ptr)>, !llvm.ptr
// CHECK-NEXT:    llvm.call @_mlir_ciface_unranked(%[[V4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:    llvm.return
// CHECK-NEXT:  }
// CHECK-LABEL: llvm.func @_mlir_ciface_unranked(
// CHECK-SAME:  !llvm.ptr) attributes {llvm.emit_c_interface, sym_visibility = "private"}
func.func private @unranked(memref<*xf32>) attributes {llvm.emit_c_interface}

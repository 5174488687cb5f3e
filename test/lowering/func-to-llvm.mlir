// RUN: %mlcc-opt %s -convert-func-to-llvm | FileCheck %s
// Signatures, calls and returns: descriptors are passed as their fields, and
// several results as one struct.

// CHECK-LABEL: llvm.func @external(
// CHECK-SAME:  i32, i64) -> f32 attributes {sym_visibility = "private"}
func.func private @external(i32, index) -> f32

// CHECK-LABEL: llvm.func @nested(
// CHECK-SAME:  ) attributes {sym_visibility = "nested"}
func.func nested @nested()

// CHECK-LABEL: llvm.func @arguments(
// CHECK-SAME:  %[[A0:.*]]: i32, %[[A1:.*]]: !llvm.ptr, %[[A2:.*]]: !llvm.ptr, %[[A3:.*]]: i64, %[[A4:.*]]: i64, %[[A5:.*]]: i64, %[[A6:.*]]: i64, %[[A7:.*]]: i64, %[[A8:.*]]: i64, %[[A9:.*]]: !llvm.struct<(f32, f32)>, %[[A10:.*]]: !llvm.array<2 x vector<4xf32>>) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = llvm.call @external(%[[A0]], %[[A8]]) : (i32, i64) -> f32
// CHECK-NEXT:    llvm.return %[[V0]] : f32
// CHECK-NEXT:  }
func.func @arguments(%a: i32, %m: memref<?x?xf32>, %i: index, %z: complex<f32>, %v: vector<2x4xf32>) -> f32 {
  %0 = func.call @external(%a, %i) : (i32, index) -> f32
  return %0 : f32
}

// A descriptor is made of arguments that are used, and taken apart for a call.
//
// CHECK-LABEL: llvm.func @pass_on(
// CHECK-SAME:  %[[A0:.*]]: !llvm.ptr, %[[A1:.*]]: !llvm.ptr, %[[A2:.*]]: i64, %[[A3:.*]]: i64, %[[A4:.*]]: i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %[[A0]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %[[A1]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.insertvalue %[[A2]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.insertvalue %[[A3]], %[[V3]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[A4]], %[[V4]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V5]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[V5]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V5]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.call @pass_on(%[[V6]], %[[V7]], %[[V8]], %[[V9]], %[[V10]]) : (!llvm.ptr, !llvm.ptr, i64, i64, i64) -> !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.return %[[V11]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:  }
func.func @pass_on(%m: memref<?xf32>) -> memref<?xf32> {
  %0 = func.call @pass_on(%m) : (memref<?xf32>) -> memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: llvm.func @two_results(
// CHECK-SAME:  %[[A0:.*]]: i32, %[[A1:.*]]: !llvm.ptr, %[[A2:.*]]: !llvm.ptr, %[[A3:.*]]: i64) -> !llvm.struct<(i32, struct<(ptr, ptr, i64)>)> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %[[A1]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %[[A2]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.insertvalue %[[A3]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V3]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.call @two_results(%[[A0]], %[[V4]], %[[V5]], %[[V6]]) : (i32, !llvm.ptr, !llvm.ptr, i64) -> !llvm.struct<(i32, struct<(ptr, ptr, i64)>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(i32, struct<(ptr, ptr, i64)>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(i32, struct<(ptr, ptr, i64)>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.poison : !llvm.struct<(i32, struct<(ptr, ptr, i64)>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V8]], %[[V10]][0] : !llvm.struct<(i32, struct<(ptr, ptr, i64)>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V9]], %[[V11]][1] : !llvm.struct<(i32, struct<(ptr, ptr, i64)>)>
// CHECK-NEXT:    llvm.return %[[V12]] : !llvm.struct<(i32, struct<(ptr, ptr, i64)>)>
// CHECK-NEXT:  }
func.func @two_results(%a: i32, %m: memref<f32>) -> (i32, memref<f32>) {
  %0:2 = func.call @two_results(%a, %m) : (i32, memref<f32>) -> (i32, memref<f32>)
  return %0#0, %0#1 : i32, memref<f32>
}

// Functions as values are pointers, whatever they take.
//
// CHECK-LABEL: llvm.func @higher_order(
// CHECK-SAME:  %[[A0:.*]]: !llvm.ptr, %[[A1:.*]]: !llvm.ptr, %[[A2:.*]]: !llvm.ptr, %[[A3:.*]]: !llvm.ptr, %[[A4:.*]]: i64, %[[A5:.*]]: i32) -> i64 {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %[[A2]], %[[V0]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %[[A3]], %[[V1]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.insertvalue %[[A4]], %[[V2]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.addressof @nested : !llvm.ptr
// CHECK-NEXT:    llvm.call %[[A1]](%[[V4]]) : !llvm.ptr, (!llvm.ptr) -> ()
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V3]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V3]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V3]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.call %[[A0]](%[[A5]], %[[V5]], %[[V6]], %[[V7]]) : !llvm.ptr, (i32, !llvm.ptr, !llvm.ptr, i64) -> !llvm.struct<(i64, i32)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[V8]][0] : !llvm.struct<(i64, i32)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(i64, i32)>
// CHECK-NEXT:    llvm.return %[[V9]] : i64
// CHECK-NEXT:  }
func.func @higher_order(%f: (i32, memref<f32>) -> (index, i32), %g: (() -> ()) -> (), %m: memref<f32>, %a: i32) -> index {
  %0 = func.constant @nested : () -> ()
  func.call_indirect %g(%0) : (() -> ()) -> ()
  %1:2 = func.call_indirect %f(%a, %m) : (i32, memref<f32>) -> (index, i32)
  return %1#0 : index
}

// CHECK-LABEL: llvm.func @spaces(
// CHECK-SAME:  %[[A0:.*]]: !llvm.ptr<3>, %[[A1:.*]]: !llvm.ptr<3>, %[[A2:.*]]: i64, %[[A3:.*]]: i64, %[[A4:.*]]: i64, %[[A5:.*]]: i64, %[[A6:.*]]: !llvm.ptr) -> !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.insertvalue %[[A0]], %[[V0]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.insertvalue %[[A1]], %[[V1]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.insertvalue %[[A2]], %[[V2]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.insertvalue %[[A3]], %[[V3]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[A4]], %[[V4]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.return %[[V5]] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:  }
func.func @spaces(%m: memref<4xf32, 3>, %n: memref<*xf32, 3>) -> memref<4xf32, 3> {
  return %m : memref<4xf32, 3>
}

// A function whose type cannot be lowered stays, with its body.
//
// CHECK-LABEL: func.func @tensor(
// CHECK-SAME:  %[[A0:.*]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:    llvm.call @nested() : () -> ()
// CHECK-NEXT:    return %[[A0]] : tensor<4xf32>
// CHECK-NEXT:  }
func.func @tensor(%t: tensor<4xf32>) -> tensor<4xf32> {
  func.call @nested() : () -> ()
  return %t : tensor<4xf32>
}

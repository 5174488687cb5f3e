// RUN: %mlcc-opt %s -finalize-memref-to-llvm | FileCheck %s

// CHECK-LABEL: llvm.mlir.global private constant @table(
// CHECK-SAME:  dense<{{\[\[}}0.000000e+00, 1.000000e+00], [2.000000e+00, 3.000000e+00{{\]\]}}> : tensor<2x2xf32>) {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<2 x array<2 x f32>>
memref.global "private" constant @table : memref<2x2xf32> = dense<[[0.0, 1.0], [2.0, 3.0]]> {alignment = 64 : i64}

// CHECK-LABEL: llvm.mlir.global external @external(
// CHECK-SAME:  ) {addr_space = 0 : i32} : !llvm.array<2 x f32>
memref.global "public" @external : memref<2xf32>

// CHECK-LABEL: llvm.mlir.global external @undefined(
// CHECK-SAME:  ) {addr_space = 0 : i32} : !llvm.array<2 x i64> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.undef : !llvm.array<2 x i64>
// CHECK-NEXT:    llvm.return %[[V0]] : !llvm.array<2 x i64>
// CHECK-NEXT:  }
memref.global "public" @undefined : memref<2xindex> = uninitialized

// CHECK-LABEL: llvm.mlir.global private @scalar(
// CHECK-SAME:  7 : i32) {addr_space = 3 : i32} : i32
memref.global "nested" @scalar : memref<i32, 3> = dense<7>

// CHECK-LABEL: llvm.mlir.global external @complex(
// CHECK-SAME:  [1.000000e+00 : f32, 2.000000e+00 : f32]) {addr_space = 0 : i32} : !llvm.struct<(f32, f32)>
memref.global "public" @complex : memref<complex<f32>> = dense<(1.0, 2.0)>

// CHECK-LABEL: llvm.mlir.global external @splat(
// CHECK-SAME:  dense<true> : tensor<4xi1>) {addr_space = 0 : i32} : !llvm.array<4 x i1>
memref.global "public" @splat : memref<4xi1> = dense<true>

// CHECK-LABEL: func.func @get(
// CHECK-SAME:  ) -> (memref<2x2xf32>, memref<i32, 3>) {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(2 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V5:.*]] = llvm.getelementptr %[[V4]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V6:.*]] = llvm.ptrtoint %[[V5]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.addressof @table : !llvm.ptr
// CHECK-NEXT:    %[[V8:.*]] = llvm.getelementptr %[[V7]][0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<2 x array<2 x f32>>
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.inttoptr %[[V9]] : i64 to !llvm.ptr
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V10]], %[[V11]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V8]], %[[V12]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V13]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V0]], %[[V15]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V1]], %[[V16]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V1]], %[[V17]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V2]], %[[V18]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = builtin.unrealized_conversion_cast %[[V19]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<2x2xf32>
// CHECK-NEXT:    %[[V21:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V22:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V23:.*]] = llvm.getelementptr %[[V22]][%[[V21]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V24:.*]] = llvm.ptrtoint %[[V23]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V25:.*]] = llvm.mlir.addressof @scalar : !llvm.ptr<3>
// CHECK-NEXT:    %[[V26:.*]] = llvm.getelementptr %[[V25]][0] : (!llvm.ptr<3>) -> !llvm.ptr<3>, i32
// CHECK-NEXT:    %[[V27:.*]] = llvm.mlir.constant(3735928559 : index) : i64
// CHECK-NEXT:    %[[V28:.*]] = llvm.inttoptr %[[V27]] : i64 to !llvm.ptr<3>
// CHECK-NEXT:    %[[V29:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT:    %[[V30:.*]] = llvm.insertvalue %[[V28]], %[[V29]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT:    %[[V31:.*]] = llvm.insertvalue %[[V26]], %[[V30]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT:    %[[V32:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V33:.*]] = llvm.insertvalue %[[V32]], %[[V31]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64)>
// CHECK-NEXT:    %[[V34:.*]] = builtin.unrealized_conversion_cast %[[V33]] : !llvm.struct<(ptr<3>, ptr<3>, i64)> to memref<i32, 3>
// CHECK-NEXT:    return %[[V20]], %[[V34]] : memref<2x2xf32>, memref<i32, 3>
// CHECK-NEXT:  }
func.func @get() -> (memref<2x2xf32>, memref<i32, 3>) {
  %0 = memref.get_global @table : memref<2x2xf32>
  %1 = memref.get_global @scalar : memref<i32, 3>
  return %0, %1 : memref<2x2xf32>, memref<i32, 3>
}

// RUN: %mlcc-opt %s -convert-ub-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @poison(
// CHECK-SAME:  ) -> (index, vector<2x3xf32>, memref<?xf32>) {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.poison : i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : i64 to index
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xf32>>
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : !llvm.array<2 x vector<3xf32>> to vector<2x3xf32>
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:    return %[[V1]], %[[V3]], %[[V5]] : index, vector<2x3xf32>, memref<?xf32>
// CHECK-NEXT:  }
func.func @poison() -> (index, vector<2x3xf32>, memref<?xf32>) {
  %0 = ub.poison : index
  %1 = ub.poison : vector<2x3xf32>
  %2 = ub.poison : memref<?xf32>
  return %0, %1, %2 : index, vector<2x3xf32>, memref<?xf32>
}

// CHECK-LABEL: func.func @unreachable(
// CHECK-SAME:  ) {
// CHECK-NEXT:    llvm.unreachable
// CHECK-NEXT:  }
func.func @unreachable() {
  ub.unreachable
}

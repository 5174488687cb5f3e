// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -convert-to-llvm | FileCheck %s %}
// An operation that is not converted has its operands cast in the end, in the
// order in which they came, not when a conversion of it was tried: here before
// those of others, at the beginning of the block.

// CHECK-LABEL: llvm.func @gather(
// CHECK:         %[[M:.*]] = builtin.unrealized_conversion_cast %{{.*}} : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<8xf32, strided<[2]>>
// CHECK-NEXT:    %[[I:.*]] = builtin.unrealized_conversion_cast %{{.*}} : i64 to index
// CHECK-NEXT:    vector.gather %[[M]][%[[I]]]
func.func @gather(%v: vector<4xf32>, %i: index, %m: memref<8xf32, strided<[2]>>, %at: vector<4xindex>, %mask: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.gather %m[%i] [%at], %mask, %v : memref<8xf32, strided<[2]>>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

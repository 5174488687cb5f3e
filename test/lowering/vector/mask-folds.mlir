// RUN: %mlcc-opt %s -int-range-optimizations | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -int-range-optimizations | FileCheck %s %}
// RUN: %mlcc-opt %s -convert-to-llvm | FileCheck %s --check-prefix=LLVM

// A mask that is true everywhere folds to what it masks, wherever folding is done.

// CHECK-LABEL: @full(
// CHECK-SAME: [[V:%.+]]: vector<4xf32>)
// CHECK-NEXT: [[SUM:%.+]] = vector.reduction <add>, [[V]]
// CHECK-NEXT: return [[SUM]]
// LLVM-LABEL: @full(
// LLVM: llvm.intr.vector.reduce.fadd
func.func @full(%v: vector<4xf32>) -> f32 {
  %full = vector.constant_mask [4] : vector<4xi1>
  %0 = vector.mask %full { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// CHECK-LABEL: @full_of_write(
// CHECK-NOT: vector.mask
// CHECK: vector.transfer_write
// CHECK-NEXT: return
func.func @full_of_write(%v: vector<4xf32>, %m: memref<?xf32>, %i: index) {
  %full = vector.constant_mask [4] : vector<4xi1>
  vector.mask %full { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// CHECK-LABEL: @partial(
// CHECK: vector.mask
func.func @partial(%v: vector<4xf32>) -> f32 {
  %three = vector.constant_mask [3] : vector<4xi1>
  %0 = vector.mask %three { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0 : f32
}

// CHECK-LABEL: @yielded(
// CHECK-SAME: [[MASK:%.+]]: vector<4xi1>, [[V:%.+]]: vector<4xf32>, [[W:%.+]]: vector<4xf32>)
// CHECK-NEXT: [[CHOSEN:%.+]] = vector.mask [[MASK]], [[W]] { vector.yield [[V]]
// CHECK-NEXT: return [[V]], [[CHOSEN]]
func.func @yielded(%mask: vector<4xi1>, %v: vector<4xf32>, %w: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %0 = vector.mask %mask { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %mask, %w { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

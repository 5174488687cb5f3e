// RUN: %mlcc-opt %s -lower-vector-mask | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -lower-vector-mask | FileCheck %s %}
// What accesses memory takes the mask around it.

// CHECK-LABEL: func.func @read(
// CHECK-SAME: %[[MASK:[a-z0-9]+]]: vector<4xi1>
// CHECK: vector.transfer_read %{{.*}}, %{{.*}}, %[[MASK]] {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
func.func @read(%m: memref<?xf32>, %i: index, %mask: vector<4xi1>) -> vector<4xf32> {
  %padding = arith.constant 0.0 : f32
  %0 = vector.mask %mask { vector.transfer_read %m[%i], %padding {in_bounds = [true]} : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK-LABEL: func.func @write(
// CHECK-SAME: %[[MASK:[a-z0-9]+]]: vector<4xi1>
// CHECK: vector.transfer_write %{{.*}}, %[[MASK]] : vector<4xf32>, memref<?xf32>
func.func @write(%m: memref<?xf32>, %i: index, %mask: vector<4xi1>, %v: vector<4xf32>) {
  vector.mask %mask { vector.transfer_write %v, %m[%i] : vector<4xf32>, memref<?xf32> } : vector<4xi1>
  return
}

// CHECK-LABEL: func.func @write_tensor(
// CHECK-SAME: %[[MASK:[a-z0-9]+]]: vector<4xi1>
// CHECK: %[[T:.*]] = vector.transfer_write %{{.*}}, %[[MASK]] : vector<4xf32>, tensor<?xf32>
// CHECK: return %[[T]]
func.func @write_tensor(%m: tensor<?xf32>, %i: index, %mask: vector<4xi1>, %v: vector<4xf32>) -> tensor<?xf32> {
  %0 = vector.mask %mask { vector.transfer_write %v, %m[%i] : vector<4xf32>, tensor<?xf32> } : vector<4xi1> -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

// Masks of what computes stay, unless they are full or nothing is in them.
// CHECK-LABEL: func.func @others(
// CHECK-SAME: %[[MASK:.*]]: vector<4xi1>, %[[V:.*]]: vector<4xf32>, %[[W:.*]]: vector<4xf32>
// CHECK: %[[SUM:.*]] = vector.mask %[[MASK]] { vector.reduction <add>, %[[V]]
// CHECK: %[[ALL:.*]] = vector.reduction <add>, %[[V]]
// CHECK: %[[CHOICE:.*]] = arith.select %[[MASK]], %[[V]], %[[W]]
// CHECK: return %[[SUM]], %[[ALL]], %[[V]], %[[CHOICE]]
func.func @others(%mask: vector<4xi1>, %v: vector<4xf32>, %w: vector<4xf32>) -> (f32, f32, vector<4xf32>, vector<4xf32>) {
  %0 = vector.mask %mask { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %full = vector.constant_mask [4] : vector<4xi1>
  %1 = vector.mask %full { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  %2 = vector.mask %mask { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %3 = vector.mask %mask, %w { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1, %2, %3 : f32, f32, vector<4xf32>, vector<4xf32>
}

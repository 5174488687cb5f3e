// RUN: %mlcc-opt %s -convert-vector-to-llvm | FileCheck %s

// vector.reduction with a mask: by intrinsics with a start value and a length.
// mlir-opt has minimumf and maximumf begin with 3.4e+38 and -1.4e-45, which the
// infinities are not below or above of.

// CHECK-LABEL: func.func @ints(
// CHECK-SAME: %[[V:[a-z0-9]+]]: vector<4xi8>, %[[A:[a-z0-9]+]]: i8, %[[M:[a-z0-9]+]]: vector<4xi1>
func.func @ints(%v: vector<4xi8>, %a: i8, %m: vector<4xi1>) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  // CHECK: %[[ZERO:[0-9]+]] = llvm.mlir.constant(0 : i8)
  // CHECK: %[[N:[0-9]+]] = llvm.mlir.constant(4 : i32)
  // CHECK: "llvm.intr.vp.reduce.add"(%[[ZERO]], %[[V]], %[[M]], %[[N]])
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  // CHECK: llvm.mlir.constant(1 : i8)
  // CHECK: "llvm.intr.vp.reduce.mul"
  %1 = vector.mask %m { vector.reduction <mul>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  // CHECK: llvm.mlir.constant(-1 : i8)
  // CHECK: "llvm.intr.vp.reduce.umin"
  %2 = vector.mask %m { vector.reduction <minui>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  // CHECK: llvm.mlir.constant(127 : i8)
  // CHECK: "llvm.intr.vp.reduce.smin"
  %3 = vector.mask %m { vector.reduction <minsi>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  // CHECK: llvm.mlir.constant(0 : i8)
  // CHECK: "llvm.intr.vp.reduce.umax"
  %4 = vector.mask %m { vector.reduction <maxui>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  // CHECK: llvm.mlir.constant(-128 : i8)
  // CHECK: "llvm.intr.vp.reduce.smax"
  %5 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  // CHECK: llvm.mlir.constant(-1 : i8)
  // CHECK: "llvm.intr.vp.reduce.and"
  %6 = vector.mask %m { vector.reduction <and>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  // CHECK: llvm.mlir.constant(0 : i8)
  // CHECK: "llvm.intr.vp.reduce.or"
  %7 = vector.mask %m { vector.reduction <or>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  // CHECK: llvm.mlir.constant(0 : i8)
  // CHECK: "llvm.intr.vp.reduce.xor"
  %8 = vector.mask %m { vector.reduction <xor>, %v : vector<4xi8> into i8 } : vector<4xi1> -> i8
  // CHECK: "llvm.intr.vp.reduce.add"(%[[A]],
  %9 = vector.mask %m { vector.reduction <add>, %v, %a : vector<4xi8> into i8 } : vector<4xi1> -> i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9 : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: func.func @floats(
// CHECK-SAME: %[[V:[a-z0-9]+]]: vector<4xf32>, %[[A:[a-z0-9]+]]: f32, %[[M:[a-z0-9]+]]: vector<4xi1>
func.func @floats(%v: vector<4xf32>, %a: f32, %m: vector<4xi1>) -> (f32, f32, f32, f32, f32, f32) {
  // CHECK: llvm.mlir.constant(-0.000000e+00 : f32)
  // CHECK: "llvm.intr.vp.reduce.fadd"
  %0 = vector.mask %m { vector.reduction <add>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  // CHECK: llvm.mlir.constant(1.000000e+00 : f32)
  // CHECK: "llvm.intr.vp.reduce.fmul"
  %1 = vector.mask %m { vector.reduction <mul>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  // CHECK: llvm.mlir.constant(0xFFC00000 : f32)
  // CHECK: "llvm.intr.vp.reduce.fmin"
  %2 = vector.mask %m { vector.reduction <minnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  // CHECK: llvm.mlir.constant(0x7FC00000 : f32)
  // CHECK: "llvm.intr.vp.reduce.fmax"
  %3 = vector.mask %m { vector.reduction <maxnumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  // CHECK: %[[MOST:[0-9]+]] = llvm.mlir.constant(dense<0x7F800000> : vector<4xf32>)
  // CHECK: %[[S:[0-9]+]] = llvm.select %[[M]], %[[V]], %[[MOST]]
  // CHECK: %[[R:[0-9]+]] = llvm.intr.vector.reduce.fminimum(%[[S]])
  // CHECK: llvm.intr.minimum(%[[R]], %[[A]])
  %4 = vector.mask %m { vector.reduction <minimumf>, %v, %a : vector<4xf32> into f32 } : vector<4xi1> -> f32
  // CHECK: llvm.mlir.constant(dense<0xFF800000> : vector<4xf32>)
  // CHECK: llvm.intr.vector.reduce.fmaximum
  // CHECK-NOT: llvm.intr.maximum
  %5 = vector.mask %m { vector.reduction <maximumf>, %v : vector<4xf32> into f32 } : vector<4xi1> -> f32
  return %0, %1, %2, %3, %4, %5 : f32, f32, f32, f32, f32, f32
}

// CHECK-LABEL: func.func @scalable(
// CHECK: %[[N:[0-9]+]] = llvm.mlir.constant(4 : i32)
// CHECK: %[[SCALE:[0-9]+]] = arith.index_cast %{{.*}} : index to i32
// CHECK: %[[LENGTH:[0-9]+]] = arith.muli %[[N]], %[[SCALE]] : i32
// CHECK: "llvm.intr.vp.reduce.add"(%{{.*}}, %{{.*}}, %{{.*}}, %[[LENGTH]])
func.func @scalable(%v: vector<[4]xi32>, %a: i32, %m: vector<[4]xi1>) -> i32 {
  %0 = vector.mask %m { vector.reduction <add>, %v, %a : vector<[4]xi32> into i32 } : vector<[4]xi1> -> i32
  return %0 : i32
}

// CHECK-LABEL: func.func @wide(
// CHECK: llvm.mlir.constant(-604462909807314587353088 : i80)
func.func @wide(%v: vector<4xi80>, %m: vector<4xi1>) -> i80 {
  %0 = vector.mask %m { vector.reduction <maxsi>, %v : vector<4xi80> into i80 } : vector<4xi1> -> i80
  return %0 : i80
}

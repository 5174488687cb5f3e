// RUN: mlcc-opt -arm-sme-outer-product-fusion %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -pass-pipeline='builtin.module(func.func(arm-sme-outer-product-fusion))' %s | FileCheck %s %}
//
// Sums of outer products of extended numbers are one operation.

// CHECK-LABEL: @two_f16(
// CHECK-SAME: %[[A0:[^:]*]]: {{[^,]*}}, %[[B0:[^:]*]]: {{[^,]*}}, %[[A1:[^:]*]]: {{[^,]*}}, %[[B1:[^:]*]]: {{[^,]*}}, %[[M0:[^:]*]]: {{[^,]*}}, %[[M1:[^:]*]]: {{[^,]*}}, %[[ACC:.*]]: vector
// CHECK: %[[A:.*]] = vector.interleave %[[A0]], %[[A1]] : vector<[4]xf16> -> vector<[8]xf16>
// CHECK: %[[B:.*]] = vector.interleave %[[B0]], %[[B1]]
// CHECK: %[[M:.*]] = vector.interleave %[[M0]], %[[M1]] : vector<[4]xi1>
// CHECK: %[[N:.*]] = vector.interleave %[[M1]], %[[M0]]
// CHECK: %[[SUM:.*]] = arm_sme.fmopa_2way %[[A]], %[[B]] acc(%[[ACC]]) masks(%[[M]], %[[N]]) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
// CHECK-NEXT: return %[[SUM]]
func.func @two_f16(%a0: vector<[4]xf16>, %b0: vector<[4]xf16>, %a1: vector<[4]xf16>, %b1: vector<[4]xf16>, %m0: vector<[4]xi1>, %m1: vector<[4]xi1>, %acc: vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32> {
  %x0 = arith.extf %a0 : vector<[4]xf16> to vector<[4]xf32>
  %y0 = arith.extf %b0 : vector<[4]xf16> to vector<[4]xf32>
  %x1 = arith.extf %a1 : vector<[4]xf16> to vector<[4]xf32>
  %y1 = arith.extf %b1 : vector<[4]xf16> to vector<[4]xf32>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) masks(%m0, %m1) : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) masks(%m1, %m0) : vector<[4]xf32>, vector<[4]xf32>
  return %1 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @two_bf16(
// CHECK-NOT: arith.ext
// CHECK: arm_sme.fmops_2way %{{.*}}, %{{.*}} : vector
func.func @two_bf16(%a0: vector<[4]xbf16>, %b0: vector<[4]xbf16>, %a1: vector<[4]xbf16>, %b1: vector<[4]xbf16>) -> vector<[4]x[4]xf32> {
  %x0 = arith.extf %a0 : vector<[4]xbf16> to vector<[4]xf32>
  %y0 = arith.extf %b0 : vector<[4]xbf16> to vector<[4]xf32>
  %x1 = arith.extf %a1 : vector<[4]xbf16> to vector<[4]xf32>
  %y1 = arith.extf %b1 : vector<[4]xbf16> to vector<[4]xf32>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[4]xf32>, vector<[4]xf32>
  return %1 : vector<[4]x[4]xf32>
}

// CHECK-LABEL: @two_signed(
// CHECK-NOT: arith.ext
// CHECK: arm_sme.smopa_2way %{{.*}}, %{{.*}} : vector
func.func @two_signed(%a0: vector<[4]xi16>, %b0: vector<[4]xi16>, %a1: vector<[4]xi16>, %b1: vector<[4]xi16>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi16> to vector<[4]xi32>
  %y0 = arith.extsi %b0 : vector<[4]xi16> to vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi16> to vector<[4]xi32>
  %y1 = arith.extsi %b1 : vector<[4]xi16> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  return %1 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @two_signed_less(
// CHECK-NOT: arith.ext
// CHECK: arm_sme.smops_2way %{{.*}}, %{{.*}} : vector
func.func @two_signed_less(%a0: vector<[4]xi16>, %b0: vector<[4]xi16>, %a1: vector<[4]xi16>, %b1: vector<[4]xi16>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi16> to vector<[4]xi32>
  %y0 = arith.extsi %b0 : vector<[4]xi16> to vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi16> to vector<[4]xi32>
  %y1 = arith.extsi %b1 : vector<[4]xi16> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  return %1 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @two_unsigned(
// CHECK-NOT: arith.ext
// CHECK: arm_sme.umopa_2way %{{.*}}, %{{.*}} : vector
func.func @two_unsigned(%a0: vector<[4]xi16>, %b0: vector<[4]xi16>, %a1: vector<[4]xi16>, %b1: vector<[4]xi16>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extui %a0 : vector<[4]xi16> to vector<[4]xi32>
  %y0 = arith.extui %b0 : vector<[4]xi16> to vector<[4]xi32>
  %x1 = arith.extui %a1 : vector<[4]xi16> to vector<[4]xi32>
  %y1 = arith.extui %b1 : vector<[4]xi16> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  return %1 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @two_unsigned_less(
// CHECK-NOT: arith.ext
// CHECK: arm_sme.umops_2way %{{.*}}, %{{.*}} : vector
func.func @two_unsigned_less(%a0: vector<[4]xi16>, %b0: vector<[4]xi16>, %a1: vector<[4]xi16>, %b1: vector<[4]xi16>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extui %a0 : vector<[4]xi16> to vector<[4]xi32>
  %y0 = arith.extui %b0 : vector<[4]xi16> to vector<[4]xi32>
  %x1 = arith.extui %a1 : vector<[4]xi16> to vector<[4]xi32>
  %y1 = arith.extui %b1 : vector<[4]xi16> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  return %1 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @four_signed(
// CHECK-SAME: %[[A0:[^:]*]]: {{[^,]*}}, %[[B0:[^:]*]]: {{[^,]*}}, %[[A1:[^:]*]]: {{[^,]*}}, %{{[^:]*}}: {{[^,]*}}, %[[A2:[^:]*]]: {{[^,]*}}, %{{[^:]*}}: {{[^,]*}}, %[[A3:[^:]*]]: {{[^,]*}},
// CHECK: %[[EVEN:.*]] = vector.interleave %[[A0]], %[[A2]]
// CHECK: %[[ODD:.*]] = vector.interleave %[[A1]], %[[A3]]
// CHECK: %[[A:.*]] = vector.interleave %[[EVEN]], %[[ODD]] : vector<[8]xi8> -> vector<[16]xi8>
// CHECK: arm_sme.smopa_4way %[[A]], %{{.*}} acc(%{{.*}}) masks(%{{.*}}, %{{.*}}) : vector<[16]xi8>
// CHECK-NOT: arm_sme.outerproduct
func.func @four_signed(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %m0: vector<[4]xi1>, %m1: vector<[4]xi1>, %m2: vector<[4]xi1>, %m3: vector<[4]xi1>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extsi %b0 : vector<[4]xi8> to vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extsi %b1 : vector<[4]xi8> to vector<[4]xi32>
  %x2 = arith.extsi %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extsi %b2 : vector<[4]xi8> to vector<[4]xi32>
  %x3 = arith.extsi %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extsi %b3 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) masks(%m0, %m1) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) masks(%m1, %m2) : vector<[4]xi32>, vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) masks(%m2, %m3) : vector<[4]xi32>, vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) masks(%m3, %m0) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @four_smopa_i8(
// CHECK: arm_sme.smopa_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_smopa_i8(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extsi %b0 : vector<[4]xi8> to vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extsi %b1 : vector<[4]xi8> to vector<[4]xi32>
  %x2 = arith.extsi %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extsi %b2 : vector<[4]xi8> to vector<[4]xi32>
  %x3 = arith.extsi %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extsi %b3 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[4]xi32>, vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @four_smopa_i16(
// CHECK: arm_sme.smopa_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_smopa_i16(%a0: vector<[2]xi16>, %b0: vector<[2]xi16>, %a1: vector<[2]xi16>, %b1: vector<[2]xi16>, %a2: vector<[2]xi16>, %b2: vector<[2]xi16>, %a3: vector<[2]xi16>, %b3: vector<[2]xi16>, %acc: vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64> {
  %x0 = arith.extsi %a0 : vector<[2]xi16> to vector<[2]xi64>
  %y0 = arith.extsi %b0 : vector<[2]xi16> to vector<[2]xi64>
  %x1 = arith.extsi %a1 : vector<[2]xi16> to vector<[2]xi64>
  %y1 = arith.extsi %b1 : vector<[2]xi16> to vector<[2]xi64>
  %x2 = arith.extsi %a2 : vector<[2]xi16> to vector<[2]xi64>
  %y2 = arith.extsi %b2 : vector<[2]xi16> to vector<[2]xi64>
  %x3 = arith.extsi %a3 : vector<[2]xi16> to vector<[2]xi64>
  %y3 = arith.extsi %b3 : vector<[2]xi16> to vector<[2]xi64>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[2]xi64>, vector<[2]xi64>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[2]xi64>, vector<[2]xi64>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[2]xi64>, vector<[2]xi64>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) : vector<[2]xi64>, vector<[2]xi64>
  return %3 : vector<[2]x[2]xi64>
}

// CHECK-LABEL: @four_smops_i8(
// CHECK: arm_sme.smops_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_smops_i8(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extsi %b0 : vector<[4]xi8> to vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extsi %b1 : vector<[4]xi8> to vector<[4]xi32>
  %x2 = arith.extsi %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extsi %b2 : vector<[4]xi8> to vector<[4]xi32>
  %x3 = arith.extsi %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extsi %b3 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> acc(%acc) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 kind<sub> acc(%1) : vector<[4]xi32>, vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 kind<sub> acc(%2) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @four_smops_i16(
// CHECK: arm_sme.smops_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_smops_i16(%a0: vector<[2]xi16>, %b0: vector<[2]xi16>, %a1: vector<[2]xi16>, %b1: vector<[2]xi16>, %a2: vector<[2]xi16>, %b2: vector<[2]xi16>, %a3: vector<[2]xi16>, %b3: vector<[2]xi16>, %acc: vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64> {
  %x0 = arith.extsi %a0 : vector<[2]xi16> to vector<[2]xi64>
  %y0 = arith.extsi %b0 : vector<[2]xi16> to vector<[2]xi64>
  %x1 = arith.extsi %a1 : vector<[2]xi16> to vector<[2]xi64>
  %y1 = arith.extsi %b1 : vector<[2]xi16> to vector<[2]xi64>
  %x2 = arith.extsi %a2 : vector<[2]xi16> to vector<[2]xi64>
  %y2 = arith.extsi %b2 : vector<[2]xi16> to vector<[2]xi64>
  %x3 = arith.extsi %a3 : vector<[2]xi16> to vector<[2]xi64>
  %y3 = arith.extsi %b3 : vector<[2]xi16> to vector<[2]xi64>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> acc(%acc) : vector<[2]xi64>, vector<[2]xi64>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[2]xi64>, vector<[2]xi64>
  %2 = arm_sme.outerproduct %x2, %y2 kind<sub> acc(%1) : vector<[2]xi64>, vector<[2]xi64>
  %3 = arm_sme.outerproduct %x3, %y3 kind<sub> acc(%2) : vector<[2]xi64>, vector<[2]xi64>
  return %3 : vector<[2]x[2]xi64>
}

// CHECK-LABEL: @four_umopa_i8(
// CHECK: arm_sme.umopa_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_umopa_i8(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extui %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extui %b0 : vector<[4]xi8> to vector<[4]xi32>
  %x1 = arith.extui %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extui %b1 : vector<[4]xi8> to vector<[4]xi32>
  %x2 = arith.extui %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extui %b2 : vector<[4]xi8> to vector<[4]xi32>
  %x3 = arith.extui %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extui %b3 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[4]xi32>, vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @four_umopa_i16(
// CHECK: arm_sme.umopa_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_umopa_i16(%a0: vector<[2]xi16>, %b0: vector<[2]xi16>, %a1: vector<[2]xi16>, %b1: vector<[2]xi16>, %a2: vector<[2]xi16>, %b2: vector<[2]xi16>, %a3: vector<[2]xi16>, %b3: vector<[2]xi16>, %acc: vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64> {
  %x0 = arith.extui %a0 : vector<[2]xi16> to vector<[2]xi64>
  %y0 = arith.extui %b0 : vector<[2]xi16> to vector<[2]xi64>
  %x1 = arith.extui %a1 : vector<[2]xi16> to vector<[2]xi64>
  %y1 = arith.extui %b1 : vector<[2]xi16> to vector<[2]xi64>
  %x2 = arith.extui %a2 : vector<[2]xi16> to vector<[2]xi64>
  %y2 = arith.extui %b2 : vector<[2]xi16> to vector<[2]xi64>
  %x3 = arith.extui %a3 : vector<[2]xi16> to vector<[2]xi64>
  %y3 = arith.extui %b3 : vector<[2]xi16> to vector<[2]xi64>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[2]xi64>, vector<[2]xi64>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[2]xi64>, vector<[2]xi64>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[2]xi64>, vector<[2]xi64>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) : vector<[2]xi64>, vector<[2]xi64>
  return %3 : vector<[2]x[2]xi64>
}

// CHECK-LABEL: @four_umops_i8(
// CHECK: arm_sme.umops_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_umops_i8(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extui %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extui %b0 : vector<[4]xi8> to vector<[4]xi32>
  %x1 = arith.extui %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extui %b1 : vector<[4]xi8> to vector<[4]xi32>
  %x2 = arith.extui %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extui %b2 : vector<[4]xi8> to vector<[4]xi32>
  %x3 = arith.extui %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extui %b3 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> acc(%acc) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 kind<sub> acc(%1) : vector<[4]xi32>, vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 kind<sub> acc(%2) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @four_umops_i16(
// CHECK: arm_sme.umops_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_umops_i16(%a0: vector<[2]xi16>, %b0: vector<[2]xi16>, %a1: vector<[2]xi16>, %b1: vector<[2]xi16>, %a2: vector<[2]xi16>, %b2: vector<[2]xi16>, %a3: vector<[2]xi16>, %b3: vector<[2]xi16>, %acc: vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64> {
  %x0 = arith.extui %a0 : vector<[2]xi16> to vector<[2]xi64>
  %y0 = arith.extui %b0 : vector<[2]xi16> to vector<[2]xi64>
  %x1 = arith.extui %a1 : vector<[2]xi16> to vector<[2]xi64>
  %y1 = arith.extui %b1 : vector<[2]xi16> to vector<[2]xi64>
  %x2 = arith.extui %a2 : vector<[2]xi16> to vector<[2]xi64>
  %y2 = arith.extui %b2 : vector<[2]xi16> to vector<[2]xi64>
  %x3 = arith.extui %a3 : vector<[2]xi16> to vector<[2]xi64>
  %y3 = arith.extui %b3 : vector<[2]xi16> to vector<[2]xi64>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> acc(%acc) : vector<[2]xi64>, vector<[2]xi64>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[2]xi64>, vector<[2]xi64>
  %2 = arm_sme.outerproduct %x2, %y2 kind<sub> acc(%1) : vector<[2]xi64>, vector<[2]xi64>
  %3 = arm_sme.outerproduct %x3, %y3 kind<sub> acc(%2) : vector<[2]xi64>, vector<[2]xi64>
  return %3 : vector<[2]x[2]xi64>
}

// CHECK-LABEL: @four_sumopa_i8(
// CHECK: arm_sme.sumopa_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_sumopa_i8(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extui %b0 : vector<[4]xi8> to vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extui %b1 : vector<[4]xi8> to vector<[4]xi32>
  %x2 = arith.extsi %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extui %b2 : vector<[4]xi8> to vector<[4]xi32>
  %x3 = arith.extsi %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extui %b3 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[4]xi32>, vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @four_sumopa_i16(
// CHECK: arm_sme.sumopa_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_sumopa_i16(%a0: vector<[2]xi16>, %b0: vector<[2]xi16>, %a1: vector<[2]xi16>, %b1: vector<[2]xi16>, %a2: vector<[2]xi16>, %b2: vector<[2]xi16>, %a3: vector<[2]xi16>, %b3: vector<[2]xi16>, %acc: vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64> {
  %x0 = arith.extsi %a0 : vector<[2]xi16> to vector<[2]xi64>
  %y0 = arith.extui %b0 : vector<[2]xi16> to vector<[2]xi64>
  %x1 = arith.extsi %a1 : vector<[2]xi16> to vector<[2]xi64>
  %y1 = arith.extui %b1 : vector<[2]xi16> to vector<[2]xi64>
  %x2 = arith.extsi %a2 : vector<[2]xi16> to vector<[2]xi64>
  %y2 = arith.extui %b2 : vector<[2]xi16> to vector<[2]xi64>
  %x3 = arith.extsi %a3 : vector<[2]xi16> to vector<[2]xi64>
  %y3 = arith.extui %b3 : vector<[2]xi16> to vector<[2]xi64>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[2]xi64>, vector<[2]xi64>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[2]xi64>, vector<[2]xi64>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[2]xi64>, vector<[2]xi64>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) : vector<[2]xi64>, vector<[2]xi64>
  return %3 : vector<[2]x[2]xi64>
}

// CHECK-LABEL: @four_sumops_i8(
// CHECK: arm_sme.sumops_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_sumops_i8(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extui %b0 : vector<[4]xi8> to vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extui %b1 : vector<[4]xi8> to vector<[4]xi32>
  %x2 = arith.extsi %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extui %b2 : vector<[4]xi8> to vector<[4]xi32>
  %x3 = arith.extsi %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extui %b3 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> acc(%acc) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 kind<sub> acc(%1) : vector<[4]xi32>, vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 kind<sub> acc(%2) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @four_sumops_i16(
// CHECK: arm_sme.sumops_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_sumops_i16(%a0: vector<[2]xi16>, %b0: vector<[2]xi16>, %a1: vector<[2]xi16>, %b1: vector<[2]xi16>, %a2: vector<[2]xi16>, %b2: vector<[2]xi16>, %a3: vector<[2]xi16>, %b3: vector<[2]xi16>, %acc: vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64> {
  %x0 = arith.extsi %a0 : vector<[2]xi16> to vector<[2]xi64>
  %y0 = arith.extui %b0 : vector<[2]xi16> to vector<[2]xi64>
  %x1 = arith.extsi %a1 : vector<[2]xi16> to vector<[2]xi64>
  %y1 = arith.extui %b1 : vector<[2]xi16> to vector<[2]xi64>
  %x2 = arith.extsi %a2 : vector<[2]xi16> to vector<[2]xi64>
  %y2 = arith.extui %b2 : vector<[2]xi16> to vector<[2]xi64>
  %x3 = arith.extsi %a3 : vector<[2]xi16> to vector<[2]xi64>
  %y3 = arith.extui %b3 : vector<[2]xi16> to vector<[2]xi64>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> acc(%acc) : vector<[2]xi64>, vector<[2]xi64>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[2]xi64>, vector<[2]xi64>
  %2 = arm_sme.outerproduct %x2, %y2 kind<sub> acc(%1) : vector<[2]xi64>, vector<[2]xi64>
  %3 = arm_sme.outerproduct %x3, %y3 kind<sub> acc(%2) : vector<[2]xi64>, vector<[2]xi64>
  return %3 : vector<[2]x[2]xi64>
}

// CHECK-LABEL: @four_usmopa_i8(
// CHECK: arm_sme.usmopa_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_usmopa_i8(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extui %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extsi %b0 : vector<[4]xi8> to vector<[4]xi32>
  %x1 = arith.extui %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extsi %b1 : vector<[4]xi8> to vector<[4]xi32>
  %x2 = arith.extui %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extsi %b2 : vector<[4]xi8> to vector<[4]xi32>
  %x3 = arith.extui %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extsi %b3 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[4]xi32>, vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @four_usmopa_i16(
// CHECK: arm_sme.usmopa_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_usmopa_i16(%a0: vector<[2]xi16>, %b0: vector<[2]xi16>, %a1: vector<[2]xi16>, %b1: vector<[2]xi16>, %a2: vector<[2]xi16>, %b2: vector<[2]xi16>, %a3: vector<[2]xi16>, %b3: vector<[2]xi16>, %acc: vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64> {
  %x0 = arith.extui %a0 : vector<[2]xi16> to vector<[2]xi64>
  %y0 = arith.extsi %b0 : vector<[2]xi16> to vector<[2]xi64>
  %x1 = arith.extui %a1 : vector<[2]xi16> to vector<[2]xi64>
  %y1 = arith.extsi %b1 : vector<[2]xi16> to vector<[2]xi64>
  %x2 = arith.extui %a2 : vector<[2]xi16> to vector<[2]xi64>
  %y2 = arith.extsi %b2 : vector<[2]xi16> to vector<[2]xi64>
  %x3 = arith.extui %a3 : vector<[2]xi16> to vector<[2]xi64>
  %y3 = arith.extsi %b3 : vector<[2]xi16> to vector<[2]xi64>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[2]xi64>, vector<[2]xi64>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[2]xi64>, vector<[2]xi64>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[2]xi64>, vector<[2]xi64>
  %3 = arm_sme.outerproduct %x3, %y3 acc(%2) : vector<[2]xi64>, vector<[2]xi64>
  return %3 : vector<[2]x[2]xi64>
}

// CHECK-LABEL: @four_usmops_i8(
// CHECK: arm_sme.usmops_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_usmops_i8(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %a2: vector<[4]xi8>, %b2: vector<[4]xi8>, %a3: vector<[4]xi8>, %b3: vector<[4]xi8>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extui %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extsi %b0 : vector<[4]xi8> to vector<[4]xi32>
  %x1 = arith.extui %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extsi %b1 : vector<[4]xi8> to vector<[4]xi32>
  %x2 = arith.extui %a2 : vector<[4]xi8> to vector<[4]xi32>
  %y2 = arith.extsi %b2 : vector<[4]xi8> to vector<[4]xi32>
  %x3 = arith.extui %a3 : vector<[4]xi8> to vector<[4]xi32>
  %y3 = arith.extsi %b3 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> acc(%acc) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  %2 = arm_sme.outerproduct %x2, %y2 kind<sub> acc(%1) : vector<[4]xi32>, vector<[4]xi32>
  %3 = arm_sme.outerproduct %x3, %y3 kind<sub> acc(%2) : vector<[4]xi32>, vector<[4]xi32>
  return %3 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @four_usmops_i16(
// CHECK: arm_sme.usmops_4way
// CHECK-NOT: arm_sme.outerproduct
func.func @four_usmops_i16(%a0: vector<[2]xi16>, %b0: vector<[2]xi16>, %a1: vector<[2]xi16>, %b1: vector<[2]xi16>, %a2: vector<[2]xi16>, %b2: vector<[2]xi16>, %a3: vector<[2]xi16>, %b3: vector<[2]xi16>, %acc: vector<[2]x[2]xi64>) -> vector<[2]x[2]xi64> {
  %x0 = arith.extui %a0 : vector<[2]xi16> to vector<[2]xi64>
  %y0 = arith.extsi %b0 : vector<[2]xi16> to vector<[2]xi64>
  %x1 = arith.extui %a1 : vector<[2]xi16> to vector<[2]xi64>
  %y1 = arith.extsi %b1 : vector<[2]xi16> to vector<[2]xi64>
  %x2 = arith.extui %a2 : vector<[2]xi16> to vector<[2]xi64>
  %y2 = arith.extsi %b2 : vector<[2]xi16> to vector<[2]xi64>
  %x3 = arith.extui %a3 : vector<[2]xi16> to vector<[2]xi64>
  %y3 = arith.extsi %b3 : vector<[2]xi16> to vector<[2]xi64>
  %0 = arm_sme.outerproduct %x0, %y0 kind<sub> acc(%acc) : vector<[2]xi64>, vector<[2]xi64>
  %1 = arm_sme.outerproduct %x1, %y1 kind<sub> acc(%0) : vector<[2]xi64>, vector<[2]xi64>
  %2 = arm_sme.outerproduct %x2, %y2 kind<sub> acc(%1) : vector<[2]xi64>, vector<[2]xi64>
  %3 = arm_sme.outerproduct %x3, %y3 kind<sub> acc(%2) : vector<[2]xi64>, vector<[2]xi64>
  return %3 : vector<[2]x[2]xi64>
}

// The last two.
// CHECK-LABEL: @three(
// CHECK: %[[FIRST:.*]] = arm_sme.outerproduct
// CHECK: arm_sme.fmopa_2way {{.*}}acc(%[[FIRST]])
func.func @three(%a0: vector<[4]xf16>, %b0: vector<[4]xf16>, %a1: vector<[4]xf16>, %b1: vector<[4]xf16>, %a2: vector<[4]xf16>, %b2: vector<[4]xf16>, %acc: vector<[4]x[4]xf32>) -> vector<[4]x[4]xf32> {
  %x0 = arith.extf %a0 : vector<[4]xf16> to vector<[4]xf32>
  %y0 = arith.extf %b0 : vector<[4]xf16> to vector<[4]xf32>
  %x1 = arith.extf %a1 : vector<[4]xf16> to vector<[4]xf32>
  %y1 = arith.extf %b1 : vector<[4]xf16> to vector<[4]xf32>
  %x2 = arith.extf %a2 : vector<[4]xf16> to vector<[4]xf32>
  %y2 = arith.extf %b2 : vector<[4]xf16> to vector<[4]xf32>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xf32>, vector<[4]xf32>
  %2 = arm_sme.outerproduct %x2, %y2 acc(%1) : vector<[4]xf32>, vector<[4]xf32>
  return %2 : vector<[4]x[4]xf32>
}

// What there are no instructions for.
// CHECK-LABEL: @mixed(
// CHECK-COUNT-2: arm_sme.outerproduct
func.func @mixed(%a0: vector<[4]xi16>, %b0: vector<[4]xi16>, %a1: vector<[4]xi16>, %b1: vector<[4]xi16>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi16> to vector<[4]xi32>
  %y0 = arith.extui %b0 : vector<[4]xi16> to vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi16> to vector<[4]xi32>
  %y1 = arith.extui %b1 : vector<[4]xi16> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  return %1 : vector<[4]x[4]xi32>
}

// CHECK-LABEL: @two_bytes(
// CHECK-COUNT-2: arm_sme.outerproduct
func.func @two_bytes(%a0: vector<[4]xi8>, %b0: vector<[4]xi8>, %a1: vector<[4]xi8>, %b1: vector<[4]xi8>, %acc: vector<[4]x[4]xi32>) -> vector<[4]x[4]xi32> {
  %x0 = arith.extsi %a0 : vector<[4]xi8> to vector<[4]xi32>
  %y0 = arith.extsi %b0 : vector<[4]xi8> to vector<[4]xi32>
  %x1 = arith.extsi %a1 : vector<[4]xi8> to vector<[4]xi32>
  %y1 = arith.extsi %b1 : vector<[4]xi8> to vector<[4]xi32>
  %0 = arm_sme.outerproduct %x0, %y0 acc(%acc) : vector<[4]xi32>, vector<[4]xi32>
  %1 = arm_sme.outerproduct %x1, %y1 acc(%0) : vector<[4]xi32>, vector<[4]xi32>
  return %1 : vector<[4]x[4]xi32>
}

// Parts are taken before they are extended.
// CHECK-LABEL: @parts(
// CHECK: %[[ROW:.*]] = vector.extract %arg0[%arg1] : vector<[8]xi8>
// CHECK: %[[PART:.*]] = vector.scalable.extract %[[ROW]][4] : vector<[4]xi8>
// CHECK: arith.extsi %[[PART]] : vector<[4]xi8> to vector<[4]xi32>
func.func @parts(%a: vector<4x[8]xi8>, %i: index) -> (vector<[4]xi32>, i32, vector<4x[8]xi32>) {
  %x = arith.extsi %a : vector<4x[8]xi8> to vector<4x[8]xi32>
  %y = vector.extract %x[%i] : vector<[8]xi32> from vector<4x[8]xi32>
  %z = vector.scalable.extract %y[4] : vector<[4]xi32> from vector<[8]xi32>
  %w = vector.extract %x[1, 1] : i32 from vector<4x[8]xi32>
  return %z, %w, %x : vector<[4]xi32>, i32, vector<4x[8]xi32>
}

// What is used twice, of another kind, or masked otherwise, stays.
// CHECK-LABEL: @used(
// CHECK-COUNT-2: arm_sme.outerproduct
// CHECK-LABEL: @kinds(
// CHECK-COUNT-4: arm_sme.outerproduct
func.func @used(%a: vector<[4]xf16>, %acc: vector<[4]x[4]xf32>) -> (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) {
  %x = arith.extf %a : vector<[4]xf16> to vector<[4]xf32>
  %0 = arm_sme.outerproduct %x, %x acc(%acc) : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %x, %x acc(%0) : vector<[4]xf32>, vector<[4]xf32>
  return %0, %1 : vector<[4]x[4]xf32>, vector<[4]x[4]xf32>
}
func.func @kinds(%a: vector<[4]xf16>, %acc: vector<[4]x[4]xf32>, %m: vector<[4]xi1>) -> (vector<[4]x[4]xf32>, vector<[4]x[4]xf32>) {
  %x = arith.extf %a : vector<[4]xf16> to vector<[4]xf32>
  %0 = arm_sme.outerproduct %x, %x acc(%acc) : vector<[4]xf32>, vector<[4]xf32>
  %1 = arm_sme.outerproduct %x, %x kind<sub> acc(%0) : vector<[4]xf32>, vector<[4]xf32>
  %2 = arm_sme.outerproduct %x, %x acc(%acc) : vector<[4]xf32>, vector<[4]xf32>
  %3 = arm_sme.outerproduct %x, %x acc(%2) masks(%m, %m) : vector<[4]xf32>, vector<[4]xf32>
  return %1, %3 : vector<[4]x[4]xf32>, vector<[4]x[4]xf32>
}

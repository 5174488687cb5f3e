// RUN: %mlcc-opt %s -convert-arith-to-llvm | FileCheck %s
// Vectors of one dimension stay; those of more are arrays, taken row by row.

// CHECK-LABEL: func.func @one(
// CHECK-SAME:  %[[A0:.*]]: vector<4xf32>, %[[A1:.*]]: vector<[4]xi32>, %[[A2:.*]]: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.fadd %[[A0]], %[[A0]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:.*]] = llvm.add %[[A1]], %[[A1]] : vector<[4]xi32>
// CHECK-NEXT:    %[[V2:.*]] = llvm.select %[[A2]], %[[V0]], %[[A0]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:    return %[[V2]] : vector<4xf32>
// CHECK-NEXT:  }
func.func @one(%a: vector<4xf32>, %b: vector<[4]xi32>, %c: vector<4xi1>) -> vector<4xf32> {
  %0 = arith.addf %a, %a : vector<4xf32>
  %1 = arith.addi %b, %b : vector<[4]xi32>
  %2 = arith.select %c, %0, %a : vector<4xi1>, vector<4xf32>
  return %2 : vector<4xf32>
}

// CHECK-LABEL: func.func @none(
// CHECK-SAME:  %[[A0:.*]]: vector<f32>) -> vector<f32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(dense<2.000000e+00> : vector<f32>) : vector<1xf32>
// CHECK-NEXT:    %[[V2:.*]] = llvm.fmul %[[V0]], %[[V1]] : vector<1xf32>
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : vector<1xf32> to vector<f32>
// CHECK-NEXT:    return %[[V3]] : vector<f32>
// CHECK-NEXT:  }
func.func @none(%a: vector<f32>) -> vector<f32> {
  %0 = arith.constant dense<2.0> : vector<f32>
  %1 = arith.mulf %a, %0 : vector<f32>
  return %1 : vector<f32>
}

// CHECK-LABEL: func.func @two(
// CHECK-SAME:  %[[A0:.*]]: vector<2x4xi32>, %[[A1:.*]]: vector<2x4xi32>) -> vector<2x4xi1> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V5:.*]] = llvm.sub %[[V3]], %[[V4]] overflow<nsw> : vector<4xi32>
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V5]], %[[V2]][0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V9:.*]] = llvm.sub %[[V7]], %[[V8]] overflow<nsw> : vector<4xi32>
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V6]][1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V10]][0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V14:.*]] = llvm.icmp "ult" %[[V12]], %[[V13]] : vector<4xi32>
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V11]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:    %[[V16:.*]] = llvm.extractvalue %[[V10]][1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V17:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V18:.*]] = llvm.icmp "ult" %[[V16]], %[[V17]] : vector<4xi32>
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V18]], %[[V15]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:    %[[V20:.*]] = builtin.unrealized_conversion_cast %[[V19]] : !llvm.array<2 x vector<4xi1>> to vector<2x4xi1>
// CHECK-NEXT:    return %[[V20]] : vector<2x4xi1>
// CHECK-NEXT:  }
func.func @two(%a: vector<2x4xi32>, %b: vector<2x4xi32>) -> vector<2x4xi1> {
  %0 = arith.subi %a, %b overflow<nsw> : vector<2x4xi32>
  %1 = arith.cmpi ult, %0, %b : vector<2x4xi32>
  return %1 : vector<2x4xi1>
}

// CHECK-LABEL: func.func @three(
// CHECK-SAME:  %[[A0:.*]]: vector<2x1x[4]xf32>) -> vector<2x1x[4]xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : vector<2x1x[4]xf32> to !llvm.array<2 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V0]][0, 0] : !llvm.array<2 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT:    %[[V3:.*]] = llvm.fneg %[[V2]] : vector<[4]xf32>
// CHECK-NEXT:    %[[V4:.*]] = llvm.insertvalue %[[V3]], %[[V1]][0, 0] : !llvm.array<2 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V0]][1, 0] : !llvm.array<2 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT:    %[[V6:.*]] = llvm.fneg %[[V5]] : vector<[4]xf32>
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V6]], %[[V4]][1, 0] : !llvm.array<2 x array<1 x vector<[4]xf32>>>
// CHECK-NEXT:    %[[V8:.*]] = builtin.unrealized_conversion_cast %[[V7]] : !llvm.array<2 x array<1 x vector<[4]xf32>>> to vector<2x1x[4]xf32>
// CHECK-NEXT:    return %[[V8]] : vector<2x1x[4]xf32>
// CHECK-NEXT:  }
func.func @three(%a: vector<2x1x[4]xf32>) -> vector<2x1x[4]xf32> {
  %0 = arith.negf %a : vector<2x1x[4]xf32>
  return %0 : vector<2x1x[4]xf32>
}

// One condition selects whole vectors, a vector of them rows.
//
// CHECK-LABEL: func.func @select(
// CHECK-SAME:  %[[A0:.*]]: i1, %[[A1:.*]]: vector<2x4xi1>, %[[A2:.*]]: vector<2x4xi32>, %[[A3:.*]]: vector<2x4xi32>) -> (vector<2x4xi32>, vector<2x4xi32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : vector<2x4xi1> to !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A3]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V2:.*]] = builtin.unrealized_conversion_cast %[[A2]] : vector<2x4xi32> to !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V3:.*]] = llvm.select %[[A0]], %[[V2]], %[[V1]] : i1, !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V4:.*]] = builtin.unrealized_conversion_cast %[[V3]] : !llvm.array<2 x vector<4xi32>> to vector<2x4xi32>
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V2]][0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V9:.*]] = llvm.select %[[V6]], %[[V7]], %[[V8]] : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V9]], %[[V5]][0] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xi1>>
// CHECK-NEXT:    %[[V12:.*]] = llvm.extractvalue %[[V2]][1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V14:.*]] = llvm.select %[[V11]], %[[V12]], %[[V13]] : vector<4xi1>, vector<4xi32>
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V14]], %[[V10]][1] : !llvm.array<2 x vector<4xi32>>
// CHECK-NEXT:    %[[V16:.*]] = builtin.unrealized_conversion_cast %[[V15]] : !llvm.array<2 x vector<4xi32>> to vector<2x4xi32>
// CHECK-NEXT:    return %[[V4]], %[[V16]] : vector<2x4xi32>, vector<2x4xi32>
// CHECK-NEXT:  }
func.func @select(%c: i1, %v: vector<2x4xi1>, %a: vector<2x4xi32>, %b: vector<2x4xi32>) -> (vector<2x4xi32>, vector<2x4xi32>) {
  %0 = arith.select %c, %a, %b : vector<2x4xi32>
  %1 = arith.select %v, %a, %b : vector<2x4xi1>, vector<2x4xi32>
  return %0, %1 : vector<2x4xi32>, vector<2x4xi32>
}

// CHECK-LABEL: func.func @casts(
// CHECK-SAME:  %[[A0:.*]]: vector<2x4xindex>, %[[A1:.*]]: vector<2x4xf64>) -> (vector<2x4xi8>, vector<2x4xf32>, vector<2x4xi64>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : vector<2x4xf64> to !llvm.array<2 x vector<4xf64>>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : vector<2x4xindex> to !llvm.array<2 x vector<4xi64>>
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi8>>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.array<2 x vector<4xi64>>
// CHECK-NEXT:    %[[V4:.*]] = llvm.trunc %[[V3]] : vector<4xi64> to vector<4xi8>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[V4]], %[[V2]][0] : !llvm.array<2 x vector<4xi8>>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.array<2 x vector<4xi64>>
// CHECK-NEXT:    %[[V7:.*]] = llvm.trunc %[[V6]] : vector<4xi64> to vector<4xi8>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V5]][1] : !llvm.array<2 x vector<4xi8>>
// CHECK-NEXT:    %[[V9:.*]] = builtin.unrealized_conversion_cast %[[V8]] : !llvm.array<2 x vector<4xi8>> to vector<2x4xi8>
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xf64>>
// CHECK-NEXT:    %[[V12:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V11]] downward ignore : vector<4xf64> to vector<4xf32>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V10]][0] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xf64>>
// CHECK-NEXT:    %[[V15:.*]] = llvm.intr.experimental.constrained.fptrunc %[[V14]] downward ignore : vector<4xf64> to vector<4xf32>
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V13]][1] : !llvm.array<2 x vector<4xf32>>
// CHECK-NEXT:    %[[V17:.*]] = builtin.unrealized_conversion_cast %[[V16]] : !llvm.array<2 x vector<4xf32>> to vector<2x4xf32>
// CHECK-NEXT:    %[[V18:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<4xi64>>
// CHECK-NEXT:    %[[V19:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<4xf64>>
// CHECK-NEXT:    %[[V20:.*]] = llvm.bitcast %[[V19]] : vector<4xf64> to vector<4xi64>
// CHECK-NEXT:    %[[V21:.*]] = llvm.insertvalue %[[V20]], %[[V18]][0] : !llvm.array<2 x vector<4xi64>>
// CHECK-NEXT:    %[[V22:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<4xf64>>
// CHECK-NEXT:    %[[V23:.*]] = llvm.bitcast %[[V22]] : vector<4xf64> to vector<4xi64>
// CHECK-NEXT:    %[[V24:.*]] = llvm.insertvalue %[[V23]], %[[V21]][1] : !llvm.array<2 x vector<4xi64>>
// CHECK-NEXT:    %[[V25:.*]] = builtin.unrealized_conversion_cast %[[V24]] : !llvm.array<2 x vector<4xi64>> to vector<2x4xi64>
// CHECK-NEXT:    return %[[V9]], %[[V17]], %[[V25]] : vector<2x4xi8>, vector<2x4xf32>, vector<2x4xi64>
// CHECK-NEXT:  }
func.func @casts(%a: vector<2x4xindex>, %x: vector<2x4xf64>) -> (vector<2x4xi8>, vector<2x4xf32>, vector<2x4xi64>) {
  %0 = arith.index_cast %a : vector<2x4xindex> to vector<2x4xi8>
  %1 = arith.truncf %x downward : vector<2x4xf64> to vector<2x4xf32>
  %2 = arith.bitcast %x : vector<2x4xf64> to vector<2x4xi64>
  return %0, %1, %2 : vector<2x4xi8>, vector<2x4xf32>, vector<2x4xi64>
}

// CHECK-LABEL: func.func @constants(
// CHECK-SAME:  ) -> (vector<2x2xf32>, vector<2xindex>, vector<2x2xindex>) {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(dense<{{\[\[}}1.000000e+00, 2.000000e+00], [3.000000e+00, 4.000000e+00{{\]\]}}> : vector<2x2xf32>) : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[V0]] : !llvm.array<2 x vector<2xf32>> to vector<2x2xf32>
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(dense<[1, 2]> : vector<2xindex>) : vector<2xi64>
// CHECK-NEXT:    %[[V3:.*]] = builtin.unrealized_conversion_cast %[[V2]] : vector<2xi64> to vector<2xindex>
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.constant(dense<1> : vector<2x2xindex>) : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT:    %[[V5:.*]] = builtin.unrealized_conversion_cast %[[V4]] : !llvm.array<2 x vector<2xi64>> to vector<2x2xindex>
// CHECK-NEXT:    return %[[V1]], %[[V3]], %[[V5]] : vector<2x2xf32>, vector<2xindex>, vector<2x2xindex>
// CHECK-NEXT:  }
func.func @constants() -> (vector<2x2xf32>, vector<2xindex>, vector<2x2xindex>) {
  %0 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : vector<2x2xf32>
  %1 = arith.constant dense<[1, 2]> : vector<2xindex>
  %2 = arith.constant dense<1> : vector<2x2xindex>
  return %0, %1, %2 : vector<2x2xf32>, vector<2xindex>, vector<2x2xindex>
}

// Two results, each an array.
//
// CHECK-LABEL: func.func @extended(
// CHECK-SAME:  %[[A0:.*]]: vector<2x3xi32>) -> (vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi32>, vector<2x3xi32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : vector<2x3xi32> to !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V4:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V5:.*]] = "llvm.intr.uadd.with.overflow"(%[[V3]], %[[V4]]) : (vector<3xi32>, vector<3xi32>) -> !llvm.struct<(vector<3xi32>, vector<3xi1>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.extractvalue %[[V5]][0] : !llvm.struct<(vector<3xi32>, vector<3xi1>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V5]][1] : !llvm.struct<(vector<3xi32>, vector<3xi1>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V6]], %[[V1]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V7]], %[[V2]][0] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:    %[[V10:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V12:.*]] = "llvm.intr.uadd.with.overflow"(%[[V10]], %[[V11]]) : (vector<3xi32>, vector<3xi32>) -> !llvm.struct<(vector<3xi32>, vector<3xi1>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.extractvalue %[[V12]][0] : !llvm.struct<(vector<3xi32>, vector<3xi1>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V12]][1] : !llvm.struct<(vector<3xi32>, vector<3xi1>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V13]], %[[V8]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V16:.*]] = builtin.unrealized_conversion_cast %[[V15]] : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V14]], %[[V9]][1] : !llvm.array<2 x vector<3xi1>>
// CHECK-NEXT:    %[[V18:.*]] = builtin.unrealized_conversion_cast %[[V17]] : !llvm.array<2 x vector<3xi1>> to vector<2x3xi1>
// CHECK-NEXT:    %[[V19:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V20:.*]] = llvm.mlir.poison : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V21:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V22:.*]] = llvm.extractvalue %[[V0]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V23:.*]] = llvm.zext %[[V21]] : vector<3xi32> to vector<3xi64>
// CHECK-NEXT:    %[[V24:.*]] = llvm.zext %[[V22]] : vector<3xi32> to vector<3xi64>
// CHECK-NEXT:    %[[V25:.*]] = llvm.mul %[[V23]], %[[V24]] : vector<3xi64>
// CHECK-NEXT:    %[[V26:.*]] = llvm.trunc %[[V25]] : vector<3xi64> to vector<3xi32>
// CHECK-NEXT:    %[[V27:.*]] = llvm.mlir.constant(dense<32> : vector<3xi64>) : vector<3xi64>
// CHECK-NEXT:    %[[V28:.*]] = llvm.lshr %[[V25]], %[[V27]] : vector<3xi64>
// CHECK-NEXT:    %[[V29:.*]] = llvm.trunc %[[V28]] : vector<3xi64> to vector<3xi32>
// CHECK-NEXT:    %[[V30:.*]] = llvm.insertvalue %[[V26]], %[[V19]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V31:.*]] = llvm.insertvalue %[[V29]], %[[V20]][0] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V32:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V33:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V34:.*]] = llvm.zext %[[V32]] : vector<3xi32> to vector<3xi64>
// CHECK-NEXT:    %[[V35:.*]] = llvm.zext %[[V33]] : vector<3xi32> to vector<3xi64>
// CHECK-NEXT:    %[[V36:.*]] = llvm.mul %[[V34]], %[[V35]] : vector<3xi64>
// CHECK-NEXT:    %[[V37:.*]] = llvm.trunc %[[V36]] : vector<3xi64> to vector<3xi32>
// CHECK-NEXT:    %[[V38:.*]] = llvm.mlir.constant(dense<32> : vector<3xi64>) : vector<3xi64>
// CHECK-NEXT:    %[[V39:.*]] = llvm.lshr %[[V36]], %[[V38]] : vector<3xi64>
// CHECK-NEXT:    %[[V40:.*]] = llvm.trunc %[[V39]] : vector<3xi64> to vector<3xi32>
// CHECK-NEXT:    %[[V41:.*]] = llvm.insertvalue %[[V37]], %[[V30]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V42:.*]] = builtin.unrealized_conversion_cast %[[V41]] : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
// CHECK-NEXT:    %[[V43:.*]] = llvm.insertvalue %[[V40]], %[[V31]][1] : !llvm.array<2 x vector<3xi32>>
// CHECK-NEXT:    %[[V44:.*]] = builtin.unrealized_conversion_cast %[[V43]] : !llvm.array<2 x vector<3xi32>> to vector<2x3xi32>
// CHECK-NEXT:    return %[[V16]], %[[V18]], %[[V42]], %[[V44]] : vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi32>, vector<2x3xi32>
// CHECK-NEXT:  }
func.func @extended(%a: vector<2x3xi32>) -> (vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi32>, vector<2x3xi32>) {
  %0:2 = arith.addui_extended %a, %a : vector<2x3xi32>, vector<2x3xi1>
  %1:2 = arith.mului_extended %a, %a : vector<2x3xi32>
  return %0#0, %0#1, %1#0, %1#1 : vector<2x3xi32>, vector<2x3xi1>, vector<2x3xi32>, vector<2x3xi32>
}

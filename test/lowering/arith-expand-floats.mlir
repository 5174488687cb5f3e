// RUN: %mlcc-opt %s -arith-expand='include-bf16 include-f8e8m0 include-f4e2m1' | FileCheck %s
// Conversions between small floats and others, on their bits.

// CHECK-LABEL: func.func @extend_bf16(
// CHECK-SAME:  %[[A0:.*]]: bf16) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = arith.bitcast %[[A0]] : bf16 to i16
// CHECK-NEXT:    %[[V1:.*]] = arith.extui %[[V0]] : i16 to i32
// CHECK-NEXT:    %[[V2:.*]] = arith.constant 16 : i32
// CHECK-NEXT:    %[[V3:.*]] = arith.shli %[[V1]], %[[V2]] : i32
// CHECK-NEXT:    %[[V4:.*]] = arith.bitcast %[[V3]] : i32 to f32
// CHECK-NEXT:    return %[[V4]] : f32
// CHECK-NEXT:  }
func.func @extend_bf16(%a: bf16) -> f32 {
  %0 = arith.extf %a : bf16 to f32
  return %0 : f32
}

// CHECK-LABEL: func.func @truncate_bf16(
// CHECK-SAME:  %[[A0:.*]]: vector<4xf32>) -> vector<4xbf16> {
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpf une, %[[A0]], %[[A0]] : vector<4xf32>
// CHECK-NEXT:    %[[V1:.*]] = arith.bitcast %[[A0]] : vector<4xf32> to vector<4xi32>
// CHECK-NEXT:    %[[V2:.*]] = arith.constant dense<16> : vector<4xi32>
// CHECK-NEXT:    %[[V3:.*]] = arith.shrui %[[V1]], %[[V2]] : vector<4xi32>
// CHECK-NEXT:    %[[V4:.*]] = arith.constant dense<1> : vector<4xi32>
// CHECK-NEXT:    %[[V5:.*]] = arith.andi %[[V3]], %[[V4]] : vector<4xi32>
// CHECK-NEXT:    %[[V6:.*]] = arith.constant dense<32767> : vector<4xi32>
// CHECK-NEXT:    %[[V7:.*]] = arith.addi %[[V5]], %[[V6]] : vector<4xi32>
// CHECK-NEXT:    %[[V8:.*]] = arith.addi %[[V1]], %[[V7]] : vector<4xi32>
// CHECK-NEXT:    %[[V9:.*]] = arith.constant dense<16> : vector<4xi32>
// CHECK-NEXT:    %[[V10:.*]] = arith.shrui %[[V8]], %[[V9]] : vector<4xi32>
// CHECK-NEXT:    %[[V11:.*]] = arith.trunci %[[V10]] : vector<4xi32> to vector<4xi16>
// CHECK-NEXT:    %[[V12:.*]] = arith.constant dense<32704> : vector<4xi16>
// CHECK-NEXT:    %[[V13:.*]] = arith.select %[[V0]], %[[V12]], %[[V11]] : vector<4xi1>, vector<4xi16>
// CHECK-NEXT:    %[[V14:.*]] = arith.bitcast %[[V13]] : vector<4xi16> to vector<4xbf16>
// CHECK-NEXT:    return %[[V14]] : vector<4xbf16>
// CHECK-NEXT:  }
func.func @truncate_bf16(%a: vector<4xf32>) -> vector<4xbf16> {
  %0 = arith.truncf %a : vector<4xf32> to vector<4xbf16>
  return %0 : vector<4xbf16>
}

// CHECK-LABEL: func.func @extend_e8m0(
// CHECK-SAME:  %[[A0:.*]]: f8E8M0FNU) -> f64 {
// CHECK-NEXT:    %[[V0:.*]] = arith.bitcast %[[A0]] : f8E8M0FNU to i8
// CHECK-NEXT:    %[[V1:.*]] = arith.constant -1 : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.extui %[[V0]] : i8 to i32
// CHECK-NEXT:    %[[V3:.*]] = arith.constant -1 : i32
// CHECK-NEXT:    %[[V4:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V5:.*]] = arith.shli %[[V2]], %[[V4]] : i32
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi eq, %[[V0]], %[[V1]] : i8
// CHECK-NEXT:    %[[V7:.*]] = arith.select %[[V6]], %[[V3]], %[[V5]] : i32
// CHECK-NEXT:    %[[V8:.*]] = arith.bitcast %[[V7]] : i32 to f32
// CHECK-NEXT:    %[[V9:.*]] = arith.extf %[[V8]] : f32 to f64
// CHECK-NEXT:    return %[[V9]] : f64
// CHECK-NEXT:  }
func.func @extend_e8m0(%a: f8E8M0FNU) -> f64 {
  %0 = arith.extf %a : f8E8M0FNU to f64
  return %0 : f64
}

// CHECK-LABEL: func.func @truncate_e8m0(
// CHECK-SAME:  %[[A0:.*]]: f16) -> f8E8M0FNU {
// CHECK-NEXT:    %[[V0:.*]] = arith.extf %[[A0]] : f16 to f32
// CHECK-NEXT:    %[[V1:.*]] = arith.bitcast %[[V0]] : f32 to i32
// CHECK-NEXT:    %[[V2:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V3:.*]] = arith.shrui %[[V1]], %[[V2]] : i32
// CHECK-NEXT:    %[[V4:.*]] = arith.trunci %[[V3]] : i32 to i8
// CHECK-NEXT:    %[[V5:.*]] = arith.bitcast %[[V4]] : i8 to f8E8M0FNU
// CHECK-NEXT:    return %[[V5]] : f8E8M0FNU
// CHECK-NEXT:  }
func.func @truncate_e8m0(%a: f16) -> f8E8M0FNU {
  %0 = arith.truncf %a : f16 to f8E8M0FNU
  return %0 : f8E8M0FNU
}

// CHECK-LABEL: func.func @extend_e2m1(
// CHECK-SAME:  %[[A0:.*]]: f4E2M1FN) -> f16 {
// CHECK-NEXT:    %[[V0:.*]] = arith.bitcast %[[A0]] : f4E2M1FN to i4
// CHECK-NEXT:    %[[V1:.*]] = arith.constant 0 : i4
// CHECK-NEXT:    %[[V2:.*]] = arith.constant 7 : i4
// CHECK-NEXT:    %[[V3:.*]] = arith.andi %[[V0]], %[[V2]] : i4
// CHECK-NEXT:    %[[V4:.*]] = arith.constant 1 : i4
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi eq, %[[V3]], %[[V4]] : i4
// CHECK-NEXT:    %[[V6:.*]] = arith.constant 2 : i4
// CHECK-NEXT:    %[[V7:.*]] = arith.shli %[[V3]], %[[V6]] : i4
// CHECK-NEXT:    %[[V8:.*]] = arith.select %[[V5]], %[[V1]], %[[V7]] : i4
// CHECK-NEXT:    %[[V9:.*]] = arith.extui %[[V8]] : i4 to i32
// CHECK-NEXT:    %[[V10:.*]] = arith.constant 20 : i32
// CHECK-NEXT:    %[[V11:.*]] = arith.shli %[[V9]], %[[V10]] : i32
// CHECK-NEXT:    %[[V12:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V13:.*]] = arith.constant 4 : i4
// CHECK-NEXT:    %[[V14:.*]] = arith.cmpi uge, %[[V3]], %[[V13]] : i4
// CHECK-NEXT:    %[[V15:.*]] = arith.constant 1056964608 : i32
// CHECK-NEXT:    %[[V16:.*]] = arith.constant 1073741824 : i32
// CHECK-NEXT:    %[[V17:.*]] = arith.select %[[V14]], %[[V16]], %[[V15]] : i32
// CHECK-NEXT:    %[[V18:.*]] = arith.cmpi eq, %[[V3]], %[[V1]] : i4
// CHECK-NEXT:    %[[V19:.*]] = arith.select %[[V18]], %[[V12]], %[[V17]] : i32
// CHECK-NEXT:    %[[V20:.*]] = arith.constant -8 : i4
// CHECK-NEXT:    %[[V21:.*]] = arith.cmpi uge, %[[V0]], %[[V20]] : i4
// CHECK-NEXT:    %[[V22:.*]] = arith.constant -2147483648 : i32
// CHECK-NEXT:    %[[V23:.*]] = arith.select %[[V21]], %[[V22]], %[[V12]] : i32
// CHECK-NEXT:    %[[V24:.*]] = arith.addi %[[V11]], %[[V19]] : i32
// CHECK-NEXT:    %[[V25:.*]] = arith.addi %[[V24]], %[[V23]] : i32
// CHECK-NEXT:    %[[V26:.*]] = arith.bitcast %[[V25]] : i32 to f32
// CHECK-NEXT:    %[[V27:.*]] = arith.truncf %[[V26]] : f32 to f16
// CHECK-NEXT:    return %[[V27]] : f16
// CHECK-NEXT:  }
func.func @extend_e2m1(%a: f4E2M1FN) -> f16 {
  %0 = arith.extf %a : f4E2M1FN to f16
  return %0 : f16
}

// CHECK-LABEL: func.func @truncate_e2m1(
// CHECK-SAME:  %[[A0:.*]]: f32) -> f4E2M1FN {
// CHECK-NEXT:    %[[V0:.*]] = arith.constant 6.000000e+00 : f32
// CHECK-NEXT:    %[[V1:.*]] = arith.constant -6.000000e+00 : f32
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpf ult, %[[A0]], %[[V0]] : f32
// CHECK-NEXT:    %[[V3:.*]] = arith.select %[[V2]], %[[A0]], %[[V0]] : f32
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpf uno, %[[A0]], %[[A0]] : f32
// CHECK-NEXT:    %[[V5:.*]] = arith.select %[[V4]], %[[V0]], %[[V3]] : f32
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpf ugt, %[[V5]], %[[V1]] : f32
// CHECK-NEXT:    %[[V7:.*]] = arith.select %[[V6]], %[[V5]], %[[V1]] : f32
// CHECK-NEXT:    %[[V8:.*]] = arith.cmpf uno, %[[V5]], %[[V5]] : f32
// CHECK-NEXT:    %[[V9:.*]] = arith.select %[[V8]], %[[V1]], %[[V7]] : f32
// CHECK-NEXT:    %[[V10:.*]] = arith.bitcast %[[V9]] : f32 to i32
// CHECK-NEXT:    %[[V11:.*]] = arith.constant 31 : i32
// CHECK-NEXT:    %[[V12:.*]] = arith.shrui %[[V10]], %[[V11]] : i32
// CHECK-NEXT:    %[[V13:.*]] = arith.trunci %[[V12]] : i32 to i4
// CHECK-NEXT:    %[[V14:.*]] = arith.constant 3 : i4
// CHECK-NEXT:    %[[V15:.*]] = arith.shli %[[V13]], %[[V14]] : i4
// CHECK-NEXT:    %[[V16:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V17:.*]] = arith.shrui %[[V10]], %[[V16]] : i32
// CHECK-NEXT:    %[[V18:.*]] = arith.constant 255 : i32
// CHECK-NEXT:    %[[V19:.*]] = arith.andi %[[V17]], %[[V18]] : i32
// CHECK-NEXT:    %[[V20:.*]] = arith.constant 126 : i32
// CHECK-NEXT:    %[[V21:.*]] = arith.subi %[[V19]], %[[V20]] : i32
// CHECK-NEXT:    %[[V22:.*]] = arith.trunci %[[V21]] : i32 to i4
// CHECK-NEXT:    %[[V23:.*]] = arith.constant 4194304 : i32
// CHECK-NEXT:    %[[V24:.*]] = arith.andi %[[V10]], %[[V23]] : i32
// CHECK-NEXT:    %[[V25:.*]] = arith.constant 22 : i32
// CHECK-NEXT:    %[[V26:.*]] = arith.shrui %[[V24]], %[[V25]] : i32
// CHECK-NEXT:    %[[V27:.*]] = arith.trunci %[[V26]] : i32 to i4
// CHECK-NEXT:    %[[V28:.*]] = arith.constant 1 : i4
// CHECK-NEXT:    %[[V29:.*]] = arith.shli %[[V22]], %[[V28]] : i4
// CHECK-NEXT:    %[[V30:.*]] = arith.addi %[[V29]], %[[V27]] : i4
// CHECK-NEXT:    %[[V31:.*]] = arith.trunci %[[V21]] : i32 to i8
// CHECK-NEXT:    %[[V32:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V33:.*]] = arith.cmpi sle, %[[V31]], %[[V32]] : i8
// CHECK-NEXT:    %[[V34:.*]]-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:    %[[V35:.*]] = arith.cmpi eq, %[[V31]], %[[V34]]-1_i8 : i8
// CHECK-NEXT:    %[[V36:.*]] = arith.constant 8388607 : i32
// CHECK-NEXT:    %[[V37:.*]] = arith.andi %[[V10]], %[[V36]] : i32
// CHECK-NEXT:    %[[V38:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V39:.*]] = arith.cmpi ugt, %[[V37]], %[[V38]] : i32
// CHECK-NEXT:    %[[V40:.*]] = arith.andi %[[V35]], %[[V39]] : i1
// CHECK-NEXT:    %[[V41:.*]] = arith.constant 0 : i8
// CHECK-NEXT:    %[[V42:.*]] = arith.cmpi eq, %[[V31]], %[[V41]] : i8
// CHECK-NEXT:    %[[V34]]-1_i4 = arith.constant -1 : i4
// CHECK-NEXT:    %[[V43:.*]] = arith.select %[[V33]], %[[V34]]-1_i4, %[[V30]] : i4
// CHECK-NEXT:    %[[V44:.*]] = arith.constant 0 : i4
// CHECK-NEXT:    %[[V45:.*]] = arith.select %[[V40]], %[[V44]], %[[V43]] : i4
// CHECK-NEXT:    %[[V46:.*]] = arith.select %[[V42]], %[[V30]], %[[V45]] : i4
// CHECK-NEXT:    %[[V47:.*]] = arith.constant 4194303 : i32
// CHECK-NEXT:    %[[V48:.*]] = arith.andi %[[V10]], %[[V47]] : i32
// CHECK-NEXT:    %[[V49:.*]] = arith.constant 2097152 : i32
// CHECK-NEXT:    %[[V50:.*]] = arith.cmpi uge, %[[V48]], %[[V49]] : i32
// CHECK-NEXT:    %[[V51:.*]] = arith.ori %[[V50]], %[[V33]] : i1
// CHECK-NEXT:    %[[V52:.*]] = arith.constant 1 : i4
// CHECK-NEXT:    %[[V53:.*]] = arith.addi %[[V46]], %[[V52]] : i4
// CHECK-NEXT:    %[[V54:.*]] = arith.select %[[V51]], %[[V53]], %[[V46]] : i4
// CHECK-NEXT:    %[[V55:.*]] = arith.addi %[[V54]], %[[V15]] : i4
// CHECK-NEXT:    %[[V56:.*]] = arith.bitcast %[[V55]] : i4 to f4E2M1FN
// CHECK-NEXT:    return %[[V56]] : f4E2M1FN
// CHECK-NEXT:  }
func.func @truncate_e2m1(%a: f32) -> f4E2M1FN {
  %0 = arith.truncf %a : f32 to f4E2M1FN
  return %0 : f4E2M1FN
}

// CHECK-LABEL: func.func @scaling_extf(
// CHECK-SAME:  %[[A0:.*]]: f4E2M1FN, %[[A1:.*]]: f8E8M0FNU) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = arith.bitcast %[[A1]] : f8E8M0FNU to i8
// CHECK-NEXT:    %[[V1:.*]] = arith.constant -1 : i8
// CHECK-NEXT:    %[[V2:.*]] = arith.extui %[[V0]] : i8 to i32
// CHECK-NEXT:    %[[V3:.*]] = arith.constant -1 : i32
// CHECK-NEXT:    %[[V4:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V5:.*]] = arith.shli %[[V2]], %[[V4]] : i32
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi eq, %[[V0]], %[[V1]] : i8
// CHECK-NEXT:    %[[V7:.*]] = arith.select %[[V6]], %[[V3]], %[[V5]] : i32
// CHECK-NEXT:    %[[V8:.*]] = arith.bitcast %[[V7]] : i32 to f32
// CHECK-NEXT:    %[[V9:.*]] = arith.bitcast %[[A0]] : f4E2M1FN to i4
// CHECK-NEXT:    %[[V10:.*]] = arith.constant 0 : i4
// CHECK-NEXT:    %[[V11:.*]] = arith.constant 7 : i4
// CHECK-NEXT:    %[[V12:.*]] = arith.andi %[[V9]], %[[V11]] : i4
// CHECK-NEXT:    %[[V13:.*]] = arith.constant 1 : i4
// CHECK-NEXT:    %[[V14:.*]] = arith.cmpi eq, %[[V12]], %[[V13]] : i4
// CHECK-NEXT:    %[[V15:.*]] = arith.constant 2 : i4
// CHECK-NEXT:    %[[V16:.*]] = arith.shli %[[V12]], %[[V15]] : i4
// CHECK-NEXT:    %[[V17:.*]] = arith.select %[[V14]], %[[V10]], %[[V16]] : i4
// CHECK-NEXT:    %[[V18:.*]] = arith.extui %[[V17]] : i4 to i32
// CHECK-NEXT:    %[[V19:.*]] = arith.constant 20 : i32
// CHECK-NEXT:    %[[V20:.*]] = arith.shli %[[V18]], %[[V19]] : i32
// CHECK-NEXT:    %[[V21:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V22:.*]] = arith.constant 4 : i4
// CHECK-NEXT:    %[[V23:.*]] = arith.cmpi uge, %[[V12]], %[[V22]] : i4
// CHECK-NEXT:    %[[V24:.*]] = arith.constant 1056964608 : i32
// CHECK-NEXT:    %[[V25:.*]] = arith.constant 1073741824 : i32
// CHECK-NEXT:    %[[V26:.*]] = arith.select %[[V23]], %[[V25]], %[[V24]] : i32
// CHECK-NEXT:    %[[V27:.*]] = arith.cmpi eq, %[[V12]], %[[V10]] : i4
// CHECK-NEXT:    %[[V28:.*]] = arith.select %[[V27]], %[[V21]], %[[V26]] : i32
// CHECK-NEXT:    %[[V29:.*]] = arith.constant -8 : i4
// CHECK-NEXT:    %[[V30:.*]] = arith.cmpi uge, %[[V9]], %[[V29]] : i4
// CHECK-NEXT:    %[[V31:.*]] = arith.constant -2147483648 : i32
// CHECK-NEXT:    %[[V32:.*]] = arith.select %[[V30]], %[[V31]], %[[V21]] : i32
// CHECK-NEXT:    %[[V33:.*]] = arith.addi %[[V20]], %[[V28]] : i32
// CHECK-NEXT:    %[[V34:.*]] = arith.addi %[[V33]], %[[V32]] : i32
// CHECK-NEXT:    %[[V35:.*]] = arith.bitcast %[[V34]] : i32 to f32
// CHECK-NEXT:    %[[V36:.*]] = arith.mulf %[[V35]], %[[V8]] fastmath<fast> : f32
// CHECK-NEXT:    return %[[V36]] : f32
// CHECK-NEXT:  }
func.func @scaling_extf(%a: f4E2M1FN, %s: f8E8M0FNU) -> f32 {
  %0 = arith.scaling_extf %a, %s fastmath<fast> : f4E2M1FN, f8E8M0FNU to f32
  return %0 : f32
}

// CHECK-LABEL: func.func @scaling_truncf(
// CHECK-SAME:  %[[A0:.*]]: f32, %[[A1:.*]]: f16) -> f8E5M2 {
// CHECK-NEXT:    %[[V0:.*]] = arith.extf %[[A1]] : f16 to f32
// CHECK-NEXT:    %[[V1:.*]] = arith.bitcast %[[V0]] : f32 to i32
// CHECK-NEXT:    %[[V2:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V3:.*]] = arith.shrui %[[V1]], %[[V2]] : i32
// CHECK-NEXT:    %[[V4:.*]] = arith.trunci %[[V3]] : i32 to i8
// CHECK-NEXT:    %[[V5:.*]] = arith.bitcast %[[V4]] : i8 to f8E8M0FNU
// CHECK-NEXT:    %[[V6:.*]] = arith.bitcast %[[V5]] : f8E8M0FNU to i8
// CHECK-NEXT:    %[[V7:.*]]-1_i8 = arith.constant -1 : i8
// CHECK-NEXT:    %[[V8:.*]] = arith.extui %[[V6]] : i8 to i32
// CHECK-NEXT:    %[[V7]]-1_i32 = arith.constant -1 : i32
// CHECK-NEXT:    %[[V9:.*]] = arith.constant 23 : i32
// CHECK-NEXT:    %[[V10:.*]] = arith.shli %[[V8]], %[[V9]] : i32
// CHECK-NEXT:    %[[V11:.*]] = arith.cmpi eq, %[[V6]], %[[V7]]-1_i8 : i8
// CHECK-NEXT:    %[[V12:.*]] = arith.select %[[V11]], %[[V7]]-1_i32, %[[V10]] : i32
// CHECK-NEXT:    %[[V13:.*]] = arith.bitcast %[[V12]] : i32 to f32
// CHECK-NEXT:    %[[V14:.*]] = arith.divf %[[A0]], %[[V13]] : f32
// CHECK-NEXT:    %[[V15:.*]] = arith.truncf %[[V14]] to_nearest_even : f32 to f8E5M2
// CHECK-NEXT:    return %[[V15]] : f8E5M2
// CHECK-NEXT:  }
func.func @scaling_truncf(%a: f32, %s: f16) -> f8E5M2 {
  %0 = arith.scaling_truncf %a, %s to_nearest_even : f32, f16 to f8E5M2
  return %0 : f8E5M2
}

// RUN: %mlcc-opt %s -arith-expand | FileCheck %s

// CHECK-LABEL: func.func @ceildivsi(
// CHECK-SAME:  %[[A0:.*]]: i32, %[[A1:.*]]: i32) -> i32 {
// CHECK-NEXT:    %[[V0:.*]] = arith.constant 0 : i32
// CHECK-NEXT:    %[[V1:.*]] = arith.constant 1 : i32
// CHECK-NEXT:    %[[V2:.*]] = arith.divsi %[[A0]], %[[A1]] : i32
// CHECK-NEXT:    %[[V3:.*]] = arith.muli %[[V2]], %[[A1]] : i32
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi ne, %[[A0]], %[[V3]] : i32
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi slt, %[[A0]], %[[V0]] : i32
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi slt, %[[A1]], %[[V0]] : i32
// CHECK-NEXT:    %[[V7:.*]] = arith.cmpi eq, %[[V5]], %[[V6]] : i1
// CHECK-NEXT:    %[[V8:.*]] = arith.andi %[[V4]], %[[V7]] : i1
// CHECK-NEXT:    %[[V9:.*]] = arith.addi %[[V2]], %[[V1]] : i32
// CHECK-NEXT:    %[[V10:.*]] = arith.select %[[V8]], %[[V9]], %[[V2]] : i32
// CHECK-NEXT:    return %[[V10]] : i32
// CHECK-NEXT:  }
func.func @ceildivsi(%a: i32, %b: i32) -> i32 {
  %0 = arith.ceildivsi %a, %b : i32
  return %0 : i32
}

// CHECK-LABEL: func.func @ceildivui(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: index) -> index {
// CHECK-NEXT:    %[[V0:.*]] = arith.constant 0 : index
// CHECK-NEXT:    %[[V1:.*]] = arith.cmpi eq, %[[A0]], %[[V0]] : index
// CHECK-NEXT:    %[[V2:.*]] = arith.constant 1 : index
// CHECK-NEXT:    %[[V3:.*]] = arith.subi %[[A0]], %[[V2]] : index
// CHECK-NEXT:    %[[V4:.*]] = arith.divui %[[V3]], %[[A1]] : index
// CHECK-NEXT:    %[[V5:.*]] = arith.addi %[[V4]], %[[V2]] : index
// CHECK-NEXT:    %[[V6:.*]] = arith.select %[[V1]], %[[V0]], %[[V5]] : index
// CHECK-NEXT:    return %[[V6]] : index
// CHECK-NEXT:  }
func.func @ceildivui(%a: index, %b: index) -> index {
  %0 = arith.ceildivui %a, %b : index
  return %0 : index
}

// CHECK-LABEL: func.func @floordivsi(
// CHECK-SAME:  %[[A0:.*]]: vector<2x3xi32>, %[[A1:.*]]: vector<2x3xi32>) -> vector<2x3xi32> {
// CHECK-NEXT:    %[[V0:.*]] = arith.divsi %[[A0]], %[[A1]] : vector<2x3xi32>
// CHECK-NEXT:    %[[V1:.*]] = arith.muli %[[V0]], %[[A1]] : vector<2x3xi32>
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpi ne, %[[A0]], %[[V1]] : vector<2x3xi32>
// CHECK-NEXT:    %[[V3:.*]] = arith.constant dense<0> : vector<2x3xi32>
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpi slt, %[[A0]], %[[V3]] : vector<2x3xi32>
// CHECK-NEXT:    %[[V5:.*]] = arith.cmpi slt, %[[A1]], %[[V3]] : vector<2x3xi32>
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpi ne, %[[V4]], %[[V5]] : vector<2x3xi1>
// CHECK-NEXT:    %[[V7:.*]] = arith.andi %[[V2]], %[[V6]] : vector<2x3xi1>
// CHECK-NEXT:    %[[V8:.*]] = arith.constant dense<-1> : vector<2x3xi32>
// CHECK-NEXT:    %[[V9:.*]] = arith.addi %[[V0]], %[[V8]] : vector<2x3xi32>
// CHECK-NEXT:    %[[V10:.*]] = arith.select %[[V7]], %[[V9]], %[[V0]] : vector<2x3xi1>, vector<2x3xi32>
// CHECK-NEXT:    return %[[V10]] : vector<2x3xi32>
// CHECK-NEXT:  }
func.func @floordivsi(%a: vector<2x3xi32>, %b: vector<2x3xi32>) -> vector<2x3xi32> {
  %0 = arith.floordivsi %a, %b : vector<2x3xi32>
  return %0 : vector<2x3xi32>
}

// CHECK-LABEL: func.func @extrema(
// CHECK-SAME:  %[[A0:.*]]: f32, %[[A1:.*]]: f32, %[[A2:.*]]: i32, %[[A3:.*]]: i32) -> (f32, f32, f32, f32, i32, i32, i32, i32) {
// CHECK-NEXT:    %[[V0:.*]] = arith.cmpf ugt, %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V1:.*]] = arith.select %[[V0]], %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V2:.*]] = arith.cmpf uno, %[[A1]], %[[A1]] : f32
// CHECK-NEXT:    %[[V3:.*]] = arith.select %[[V2]], %[[A1]], %[[V1]] : f32
// CHECK-NEXT:    %[[L3:.*]] = arith.bitcast %[[A0]] : f32 to i32
// CHECK-NEXT:    %[[R3:.*]] = arith.bitcast %[[A1]] : f32 to i32
// CHECK-NEXT:    %[[B3:.*]] = arith.andi %[[L3]], %[[R3]] : i32
// CHECK-NEXT:    %[[Z3:.*]] = arith.bitcast %[[B3]] : i32 to f32
// CHECK-NEXT:    %[[E3:.*]] = arith.cmpf oeq, %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[X3:.*]] = arith.select %[[E3]], %[[Z3]], %[[V3]] : f32
// CHECK-NEXT:    %[[V4:.*]] = arith.cmpf ult, %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V5:.*]] = arith.select %[[V4]], %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V6:.*]] = arith.cmpf uno, %[[A1]], %[[A1]] : f32
// CHECK-NEXT:    %[[V7:.*]] = arith.select %[[V6]], %[[A1]], %[[V5]] : f32
// CHECK-NEXT:    %[[L7:.*]] = arith.bitcast %[[A0]] : f32 to i32
// CHECK-NEXT:    %[[R7:.*]] = arith.bitcast %[[A1]] : f32 to i32
// CHECK-NEXT:    %[[B7:.*]] = arith.ori %[[L7]], %[[R7]] : i32
// CHECK-NEXT:    %[[Z7:.*]] = arith.bitcast %[[B7]] : i32 to f32
// CHECK-NEXT:    %[[E7:.*]] = arith.cmpf oeq, %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[X7:.*]] = arith.select %[[E7]], %[[Z7]], %[[V7]] : f32
// CHECK-NEXT:    %[[V8:.*]] = arith.cmpf ugt, %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V9:.*]] = arith.select %[[V8]], %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V10:.*]] = arith.cmpf uno, %[[A0]], %[[A0]] : f32
// CHECK-NEXT:    %[[V11:.*]] = arith.select %[[V10]], %[[A1]], %[[V9]] : f32
// CHECK-NEXT:    %[[V12:.*]] = arith.cmpf ult, %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V13:.*]] = arith.select %[[V12]], %[[A0]], %[[A1]] : f32
// CHECK-NEXT:    %[[V14:.*]] = arith.cmpf uno, %[[A0]], %[[A0]] : f32
// CHECK-NEXT:    %[[V15:.*]] = arith.select %[[V14]], %[[A1]], %[[V13]] : f32
// CHECK-NEXT:    %[[V16:.*]] = arith.cmpi sgt, %[[A2]], %[[A3]] : i32
// CHECK-NEXT:    %[[V17:.*]] = arith.select %[[V16]], %[[A2]], %[[A3]] : i32
// CHECK-NEXT:    %[[V18:.*]] = arith.cmpi ugt, %[[A2]], %[[A3]] : i32
// CHECK-NEXT:    %[[V19:.*]] = arith.select %[[V18]], %[[A2]], %[[A3]] : i32
// CHECK-NEXT:    %[[V20:.*]] = arith.cmpi slt, %[[A2]], %[[A3]] : i32
// CHECK-NEXT:    %[[V21:.*]] = arith.select %[[V20]], %[[A2]], %[[A3]] : i32
// CHECK-NEXT:    %[[V22:.*]] = arith.cmpi ult, %[[A2]], %[[A3]] : i32
// CHECK-NEXT:    %[[V23:.*]] = arith.select %[[V22]], %[[A2]], %[[A3]] : i32
// CHECK-NEXT:    return %[[X3]], %[[X7]], %[[V11]], %[[V15]], %[[V17]], %[[V19]], %[[V21]], %[[V23]] : f32, f32, f32, f32, i32, i32, i32, i32
// CHECK-NEXT:  }
func.func @extrema(%a: f32, %b: f32, %c: i32, %d: i32) -> (f32, f32, f32, f32, i32, i32, i32, i32) {
  %0 = arith.maximumf %a, %b : f32
  %1 = arith.minimumf %a, %b : f32
  %2 = arith.maxnumf %a, %b : f32
  %3 = arith.minnumf %a, %b : f32
  %4 = arith.maxsi %c, %d : i32
  %5 = arith.maxui %c, %d : i32
  %6 = arith.minsi %c, %d : i32
  %7 = arith.minui %c, %d : i32
  return %0, %1, %2, %3, %4, %5, %6, %7 : f32, f32, f32, f32, i32, i32, i32, i32
}

// Not included: left alone.
//
// CHECK-LABEL: func.func @floats(
// CHECK-SAME:  %[[A0:.*]]: bf16, %[[A1:.*]]: f8E8M0FNU) -> (f32, f32) {
// CHECK-NEXT:    %[[V0:.*]] = arith.extf %[[A0]] : bf16 to f32
// CHECK-NEXT:    %[[V1:.*]] = arith.extf %[[A1]] : f8E8M0FNU to f32
// CHECK-NEXT:    return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT:  }
func.func @floats(%a: bf16, %b: f8E8M0FNU) -> (f32, f32) {
  %0 = arith.extf %a : bf16 to f32
  %1 = arith.extf %b : f8E8M0FNU to f32
  return %0, %1 : f32, f32
}

// What is neither legal nor expanded is folded first, and so are divisions of
// what is known, as in mlir-opt.
//
// CHECK-LABEL: func.func @folded(
// CHECK-SAME:  %[[A0:.*]]: f32, %[[A1:.*]]: f32) -> (f32, i32) {
// CHECK:         complex.create
// CHECK-NEXT:    %[[V0:.*]] = arith.constant 3 : i32
// CHECK-NEXT:    return %[[A0]], %[[V0]] : f32, i32
func.func @folded(%x: f32, %y: f32) -> (f32, i32) {
  %seven = arith.constant 7 : i32
  %three = arith.constant 3 : i32
  %z = complex.create %x, %y : complex<f32>
  %re = complex.re %z : complex<f32>
  %n = arith.ceildivsi %seven, %three : i32
  return %re, %n : f32, i32
}

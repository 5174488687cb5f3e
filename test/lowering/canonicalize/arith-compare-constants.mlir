// RUN: mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}
// Each comparison of constants: of integers; of floats less, equal, greater, and
// with NaN.

// CHECK-LABEL: @eq(
// CHECK: arith.constant dense<[true, false, false, false]> : vector<4xi1>
func.func @eq() -> vector<4xi1> {
  %a = arith.constant dense<[1, 2, -3, -3]> : vector<4xi8>
  %b = arith.constant dense<[1, 3, 4, -4]> : vector<4xi8>
  %0 = arith.cmpi eq, %a, %b : vector<4xi8>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: @ne(
// CHECK: arith.constant dense<[false, true, true, true]> : vector<4xi1>
func.func @ne() -> vector<4xi1> {
  %a = arith.constant dense<[1, 2, -3, -3]> : vector<4xi8>
  %b = arith.constant dense<[1, 3, 4, -4]> : vector<4xi8>
  %0 = arith.cmpi ne, %a, %b : vector<4xi8>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: @slt(
// CHECK: arith.constant dense<[false, true, true, false]> : vector<4xi1>
func.func @slt() -> vector<4xi1> {
  %a = arith.constant dense<[1, 2, -3, -3]> : vector<4xi8>
  %b = arith.constant dense<[1, 3, 4, -4]> : vector<4xi8>
  %0 = arith.cmpi slt, %a, %b : vector<4xi8>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: @sle(
// CHECK: arith.constant dense<[true, true, true, false]> : vector<4xi1>
func.func @sle() -> vector<4xi1> {
  %a = arith.constant dense<[1, 2, -3, -3]> : vector<4xi8>
  %b = arith.constant dense<[1, 3, 4, -4]> : vector<4xi8>
  %0 = arith.cmpi sle, %a, %b : vector<4xi8>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: @sgt(
// CHECK: arith.constant dense<[false, false, false, true]> : vector<4xi1>
func.func @sgt() -> vector<4xi1> {
  %a = arith.constant dense<[1, 2, -3, -3]> : vector<4xi8>
  %b = arith.constant dense<[1, 3, 4, -4]> : vector<4xi8>
  %0 = arith.cmpi sgt, %a, %b : vector<4xi8>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: @sge(
// CHECK: arith.constant dense<[true, false, false, true]> : vector<4xi1>
func.func @sge() -> vector<4xi1> {
  %a = arith.constant dense<[1, 2, -3, -3]> : vector<4xi8>
  %b = arith.constant dense<[1, 3, 4, -4]> : vector<4xi8>
  %0 = arith.cmpi sge, %a, %b : vector<4xi8>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: @ult(
// CHECK: arith.constant dense<[false, true, false, false]> : vector<4xi1>
func.func @ult() -> vector<4xi1> {
  %a = arith.constant dense<[1, 2, -3, -3]> : vector<4xi8>
  %b = arith.constant dense<[1, 3, 4, -4]> : vector<4xi8>
  %0 = arith.cmpi ult, %a, %b : vector<4xi8>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: @ule(
// CHECK: arith.constant dense<[true, true, false, false]> : vector<4xi1>
func.func @ule() -> vector<4xi1> {
  %a = arith.constant dense<[1, 2, -3, -3]> : vector<4xi8>
  %b = arith.constant dense<[1, 3, 4, -4]> : vector<4xi8>
  %0 = arith.cmpi ule, %a, %b : vector<4xi8>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: @ugt(
// CHECK: arith.constant dense<[false, false, true, true]> : vector<4xi1>
func.func @ugt() -> vector<4xi1> {
  %a = arith.constant dense<[1, 2, -3, -3]> : vector<4xi8>
  %b = arith.constant dense<[1, 3, 4, -4]> : vector<4xi8>
  %0 = arith.cmpi ugt, %a, %b : vector<4xi8>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: @uge(
// CHECK: arith.constant dense<[true, false, true, true]> : vector<4xi1>
func.func @uge() -> vector<4xi1> {
  %a = arith.constant dense<[1, 2, -3, -3]> : vector<4xi8>
  %b = arith.constant dense<[1, 3, 4, -4]> : vector<4xi8>
  %0 = arith.cmpi uge, %a, %b : vector<4xi8>
  return %0 : vector<4xi1>
}

// CHECK-LABEL: @f_false(
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[FALSE]], [[FALSE]], [[FALSE]], [[FALSE]]
func.func @f_false() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf false, %one, %two : f32
  %1 = arith.cmpf false, %one, %one : f32
  %2 = arith.cmpf false, %two, %one : f32
  %3 = arith.cmpf false, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_oeq(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[FALSE]], [[TRUE]], [[FALSE]], [[FALSE]]
func.func @f_oeq() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf oeq, %one, %two : f32
  %1 = arith.cmpf oeq, %one, %one : f32
  %2 = arith.cmpf oeq, %two, %one : f32
  %3 = arith.cmpf oeq, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_ogt(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[FALSE]], [[FALSE]], [[TRUE]], [[FALSE]]
func.func @f_ogt() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ogt, %one, %two : f32
  %1 = arith.cmpf ogt, %one, %one : f32
  %2 = arith.cmpf ogt, %two, %one : f32
  %3 = arith.cmpf ogt, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_oge(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[FALSE]], [[TRUE]], [[TRUE]], [[FALSE]]
func.func @f_oge() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf oge, %one, %two : f32
  %1 = arith.cmpf oge, %one, %one : f32
  %2 = arith.cmpf oge, %two, %one : f32
  %3 = arith.cmpf oge, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_olt(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[TRUE]], [[FALSE]], [[FALSE]], [[FALSE]]
func.func @f_olt() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf olt, %one, %two : f32
  %1 = arith.cmpf olt, %one, %one : f32
  %2 = arith.cmpf olt, %two, %one : f32
  %3 = arith.cmpf olt, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_ole(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[TRUE]], [[TRUE]], [[FALSE]], [[FALSE]]
func.func @f_ole() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ole, %one, %two : f32
  %1 = arith.cmpf ole, %one, %one : f32
  %2 = arith.cmpf ole, %two, %one : f32
  %3 = arith.cmpf ole, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_one(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[TRUE]], [[FALSE]], [[TRUE]], [[FALSE]]
func.func @f_one() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf one, %one, %two : f32
  %1 = arith.cmpf one, %one, %one : f32
  %2 = arith.cmpf one, %two, %one : f32
  %3 = arith.cmpf one, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_ord(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[TRUE]], [[TRUE]], [[TRUE]], [[FALSE]]
func.func @f_ord() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ord, %one, %two : f32
  %1 = arith.cmpf ord, %one, %one : f32
  %2 = arith.cmpf ord, %two, %one : f32
  %3 = arith.cmpf ord, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_ueq(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[FALSE]], [[TRUE]], [[FALSE]], [[TRUE]]
func.func @f_ueq() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ueq, %one, %two : f32
  %1 = arith.cmpf ueq, %one, %one : f32
  %2 = arith.cmpf ueq, %two, %one : f32
  %3 = arith.cmpf ueq, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_ugt(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[FALSE]], [[FALSE]], [[TRUE]], [[TRUE]]
func.func @f_ugt() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ugt, %one, %two : f32
  %1 = arith.cmpf ugt, %one, %one : f32
  %2 = arith.cmpf ugt, %two, %one : f32
  %3 = arith.cmpf ugt, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_uge(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[FALSE]], [[TRUE]], [[TRUE]], [[TRUE]]
func.func @f_uge() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf uge, %one, %two : f32
  %1 = arith.cmpf uge, %one, %one : f32
  %2 = arith.cmpf uge, %two, %one : f32
  %3 = arith.cmpf uge, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_ult(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[TRUE]], [[FALSE]], [[FALSE]], [[TRUE]]
func.func @f_ult() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ult, %one, %two : f32
  %1 = arith.cmpf ult, %one, %one : f32
  %2 = arith.cmpf ult, %two, %one : f32
  %3 = arith.cmpf ult, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_ule(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[TRUE]], [[TRUE]], [[FALSE]], [[TRUE]]
func.func @f_ule() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf ule, %one, %two : f32
  %1 = arith.cmpf ule, %one, %one : f32
  %2 = arith.cmpf ule, %two, %one : f32
  %3 = arith.cmpf ule, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_une(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[TRUE]], [[FALSE]], [[TRUE]], [[TRUE]]
func.func @f_une() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf une, %one, %two : f32
  %1 = arith.cmpf une, %one, %one : f32
  %2 = arith.cmpf une, %two, %one : f32
  %3 = arith.cmpf une, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_uno(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[FALSE]], [[FALSE]], [[FALSE]], [[TRUE]]
func.func @f_uno() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf uno, %one, %two : f32
  %1 = arith.cmpf uno, %one, %one : f32
  %2 = arith.cmpf uno, %two, %one : f32
  %3 = arith.cmpf uno, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

// CHECK-LABEL: @f_true(
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK: return [[TRUE]], [[TRUE]], [[TRUE]], [[TRUE]]
func.func @f_true() -> (i1, i1, i1, i1) {
  %one = arith.constant 1.0 : f32
  %two = arith.constant 2.0 : f32
  %nan = arith.constant 0x7FC00000 : f32
  %0 = arith.cmpf true, %one, %two : f32
  %1 = arith.cmpf true, %one, %one : f32
  %2 = arith.cmpf true, %two, %one : f32
  %3 = arith.cmpf true, %one, %nan : f32
  return %0, %1, %2, %3 : i1, i1, i1, i1
}

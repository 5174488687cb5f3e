// Folds of arith on integers: what the operands are worth whatever they are,
// then constants of all shapes.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// CHECK-LABEL: @addi
// CHECK-SAME: ([[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK-NEXT: return [[A]], [[A]], [[A]]
func.func @addi(%a: i32, %b: i32) -> (i32, i32, i32) {
  %zero = arith.constant 0 : i32
  %difference = arith.subi %a, %b : i32
  %0 = arith.addi %zero, %a : i32
  %1 = arith.addi %difference, %b : i32
  %2 = arith.addi %b, %difference : i32
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: @subi
// CHECK-SAME: ([[A:%.+]]: i32, [[B:%.+]]: i32, [[V:%.+]]: vector<2xi8>, [[T:%.+]]: tensor<?xi8>)
// CHECK-DAG: [[ZERO:%.+]] = arith.constant 0 : i32
// CHECK-DAG: [[ZEROS:%.+]] = arith.constant dense<0> : vector<2xi8>
// CHECK: [[DYNAMIC:%.+]] = arith.subi [[T]], [[T]]
// CHECK: return [[A]], [[ZERO]], [[A]], [[B]], [[ZEROS]], [[DYNAMIC]]
func.func @subi(%a: i32, %b: i32, %v: vector<2xi8>, %t: tensor<?xi8>)
    -> (i32, i32, i32, i32, vector<2xi8>, tensor<?xi8>) {
  %zero = arith.constant 0 : i32
  %sum = arith.addi %a, %b : i32
  %0 = arith.subi %a, %zero : i32
  %1 = arith.subi %a, %a : i32
  %2 = arith.subi %sum, %b : i32
  %3 = arith.subi %sum, %a : i32
  %4 = arith.subi %v, %v : vector<2xi8>
  %5 = arith.subi %t, %t : tensor<?xi8>
  return %0, %1, %2, %3, %4, %5 : i32, i32, i32, i32, vector<2xi8>, tensor<?xi8>
}

// CHECK-LABEL: @products
// CHECK-SAME: ([[A:%.+]]: i32)
// CHECK-DAG: [[ZERO:%.+]] = arith.constant 0 : i32
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK: return [[A]], [[ZERO]]
// CHECK-SAME: [[ZERO]], [[ZERO]], [[ZERO]], [[ZERO]], [[A]], [[ZERO]], [[A]], [[FALSE]]
func.func @products(%a: i32) -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i1) {
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %0 = arith.muli %a, %one : i32
  %1 = arith.muli %a, %zero : i32
  %2:2 = arith.mulsi_extended %a, %zero : i32
  %3:2 = arith.mului_extended %a, %zero : i32
  %4:2 = arith.mului_extended %a, %one : i32
  %5:2 = arith.addui_extended %a, %zero : i32, i1
  return %0, %1, %2#0, %2#1, %3#0, %3#1, %4#0, %4#1, %5#0, %5#1
      : i32, i32, i32, i32, i32, i32, i32, i32, i32, i1
}

// CHECK-LABEL: @quotients
// CHECK-SAME: ([[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK-NEXT: [[ZERO:%.+]] = arith.constant 0 : i32
// CHECK: [[WRAPPED:%.+]] = arith.divui
// CHECK: return [[A]], [[A]], [[A]], [[A]], [[A]], [[ZERO]], [[ZERO]], [[A]], [[B]], [[WRAPPED]]
func.func @quotients(%a: i32, %b: i32)
    -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %one = arith.constant 1 : i32
  %no_unsigned_wrap = arith.muli %a, %b overflow<nuw> : i32
  %no_signed_wrap = arith.muli %b, %a overflow<nsw> : i32
  %0 = arith.divui %a, %one : i32
  %1 = arith.divsi %a, %one : i32
  %2 = arith.ceildivui %a, %one : i32
  %3 = arith.ceildivsi %a, %one : i32
  %4 = arith.floordivsi %a, %one : i32
  %5 = arith.remui %a, %one : i32
  %6 = arith.remsi %a, %one : i32
  %7 = arith.divui %no_unsigned_wrap, %b : i32
  %8 = arith.divsi %no_signed_wrap, %a : i32
  %9 = arith.divui %no_signed_wrap, %a : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9
      : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: @bits
// CHECK-SAME: ([[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK-DAG: [[ONES:%.+]] = arith.constant -1 : i32
// CHECK-DAG: [[ZERO:%.+]] = arith.constant 0 : i32
// CHECK: [[AND:%.+]] = arith.andi [[A]], [[B]]
// CHECK: return [[ZERO]], [[A]], [[ZERO]], [[AND]], [[A]],
// CHECK-SAME: [[A]], [[ONES]], [[ONES]], [[A]],
// CHECK-SAME: [[A]], [[ZERO]], [[B]]
func.func @bits(%a: i32, %b: i32)
    -> (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32) {
  %zero = arith.constant 0 : i32
  %ones = arith.constant -1 : i32
  %not = arith.xori %a, %ones : i32
  %and = arith.andi %a, %b : i32
  %xor = arith.xori %a, %b : i32
  %0 = arith.andi %a, %zero : i32
  %1 = arith.andi %a, %ones : i32
  %2 = arith.andi %not, %a : i32
  %3 = arith.andi %b, %and : i32
  %4 = arith.andi %a, %a : i32
  %5 = arith.ori %a, %zero : i32
  %6 = arith.ori %a, %ones : i32
  %7 = arith.ori %a, %not : i32
  %8 = arith.ori %a, %a : i32
  %9 = arith.xori %a, %zero : i32
  %10 = arith.xori %a, %a : i32
  %11 = arith.xori %a, %xor : i32
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11
      : i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32
}

// CHECK-LABEL: @shifts
// CHECK-SAME: ([[A:%.+]]: i8)
// CHECK: [[FAR:%.+]] = arith.shli
// CHECK: return [[A]], [[A]], [[A]], [[FAR]]
func.func @shifts(%a: i8) -> (i8, i8, i8, i8) {
  %zero = arith.constant 0 : i8
  %one = arith.constant 1 : i8
  %eight = arith.constant 8 : i8
  %0 = arith.shli %a, %zero : i8
  %1 = arith.shrui %a, %zero : i8
  %2 = arith.shrsi %a, %zero : i8
  %3 = arith.shli %one, %eight : i8
  return %0, %1, %2, %3 : i8, i8, i8, i8
}

// CHECK-LABEL: @extremes
// CHECK-SAME: ([[A:%.+]]: i8)
// CHECK-DAG: [[LEAST:%.+]] = arith.constant -128 : i8
// CHECK-DAG: [[GREATEST:%.+]] = arith.constant 127 : i8
// CHECK-DAG: [[ONES:%.+]] = arith.constant -1 : i8
// CHECK-DAG: [[ZERO:%.+]] = arith.constant 0 : i8
// CHECK: return [[A]], [[GREATEST]], [[A]], [[A]], [[ONES]], [[A]],
// CHECK-SAME: [[A]], [[LEAST]], [[A]], [[A]], [[ZERO]], [[A]]
func.func @extremes(%a: i8) -> (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8) {
  %least = arith.constant -128 : i8
  %greatest = arith.constant 127 : i8
  %zero = arith.constant 0 : i8
  %ones = arith.constant -1 : i8
  %0 = arith.maxsi %a, %a : i8
  %1 = arith.maxsi %a, %greatest : i8
  %2 = arith.maxsi %a, %least : i8
  %3 = arith.maxui %a, %a : i8
  %4 = arith.maxui %a, %ones : i8
  %5 = arith.maxui %a, %zero : i8
  %6 = arith.minsi %a, %a : i8
  %7 = arith.minsi %a, %least : i8
  %8 = arith.minsi %a, %greatest : i8
  %9 = arith.minui %a, %a : i8
  %10 = arith.minui %a, %zero : i8
  %11 = arith.minui %a, %ones : i8
  return %0, %1, %2, %3, %4, %5, %6, %7, %8, %9, %10, %11
      : i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8
}

// CHECK-LABEL: @cmpi
// CHECK-SAME: ([[A:%.+]]: i32, [[P:%.+]]: i1)
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[FALSE:%.+]] = arith.constant false
// CHECK-DAG: [[FIVE:%.+]] = arith.constant 5 : i32
// CHECK: [[MIRRORED:%.+]] = arith.cmpi sgt, [[A]], [[FIVE]]
// CHECK: return [[TRUE]], [[FALSE]], [[P]], [[P]], [[P]], [[P]], [[MIRRORED]]
func.func @cmpi(%a: i32, %p: i1) -> (i1, i1, i1, i1, i1, i1, i1) {
  %zero = arith.constant 0 : i32
  %five = arith.constant 5 : i32
  %true = arith.constant true
  %false = arith.constant false
  %signed = arith.extsi %p : i1 to i32
  %unsigned = arith.extui %p : i1 to i32
  %0 = arith.cmpi sle, %a, %a : i32
  %1 = arith.cmpi ult, %a, %a : i32
  %2 = arith.cmpi ne, %signed, %zero : i32
  %3 = arith.cmpi ne, %unsigned, %zero : i32
  %4 = arith.cmpi ne, %p, %false : i1
  %5 = arith.cmpi eq, %p, %true : i1
  %6 = arith.cmpi slt, %five, %a : i32
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

// CHECK-LABEL: @select
// CHECK-SAME: ([[P:%.+]]: i1, [[A:%.+]]: i32, [[B:%.+]]: i32)
// CHECK-NEXT: [[MIXED:%.+]] = arith.constant dense<[1, 20]>
// CHECK-NEXT: return [[A]], [[A]], [[B]], [[B]], [[A]], [[P]], [[A]], [[B]], [[MIXED]]
func.func @select(%p: i1, %a: i32, %b: i32)
    -> (i32, i32, i32, i32, i32, i1, i32, i32, vector<2xi32>) {
  %true = arith.constant true
  %false = arith.constant false
  %poison = ub.poison : i32
  %ne = arith.cmpi ne, %a, %b : i32
  %eq = arith.cmpi eq, %b, %a : i32
  %mask = arith.constant dense<[true, false]> : vector<2xi1>
  %units = arith.constant dense<[1, 2]> : vector<2xi32>
  %tens = arith.constant dense<[10, 20]> : vector<2xi32>
  %0 = arith.select %p, %a, %a : i32
  %1 = arith.select %true, %a, %b : i32
  %2 = arith.select %false, %a, %b : i32
  %3 = arith.select %p, %poison, %b : i32
  %4 = arith.select %p, %a, %poison : i32
  %5 = arith.select %p, %true, %false : i1
  %6 = arith.select %ne, %a, %b : i32
  %7 = arith.select %eq, %a, %b : i32
  %8 = arith.select %mask, %units, %tens : vector<2xi1>, vector<2xi32>
  return %0, %1, %2, %3, %4, %5, %6, %7, %8
      : i32, i32, i32, i32, i32, i1, i32, i32, vector<2xi32>
}

// Constants. What divides by zero or overflows stays.

// CHECK-LABEL: @signed_constants
// CHECK-DAG: [[LEAST:%.+]] = arith.constant -128 : i8
// CHECK-DAG: [[MINUS:%.+]] = arith.constant -1 : i8
// CHECK-DAG: [[DOWN:%.+]] = arith.constant -4 : i8
// CHECK-DAG: [[UP:%.+]] = arith.constant -3 : i8
// CHECK: [[OVERFLOW:%.+]] = arith.divsi [[LEAST]], [[MINUS]]
// CHECK: [[ZERO:%.+]] = arith.remsi
// CHECK: return [[UP]], [[UP]], [[DOWN]], [[MINUS]], [[OVERFLOW]], [[ZERO]]
func.func @signed_constants() -> (i8, i8, i8, i8, i8, i8) {
  %a = arith.constant -7 : i8
  %b = arith.constant 2 : i8
  %zero = arith.constant 0 : i8
  %minus = arith.constant -1 : i8
  %least = arith.constant -128 : i8
  %0 = arith.divsi %a, %b : i8
  %1 = arith.ceildivsi %a, %b : i8
  %2 = arith.floordivsi %a, %b : i8
  %3 = arith.remsi %a, %b : i8
  %4 = arith.divsi %least, %minus : i8
  %5 = arith.remsi %least, %zero : i8
  return %0, %1, %2, %3, %4, %5 : i8, i8, i8, i8, i8, i8
}

// 3 * 2^126 + 2^127, which is negative in 129 bits; and twice 3 * 2^126, the
// halves of it and with its carry.

// CHECK-LABEL: @wide
// CHECK-DAG: [[SUM:%.+]] = arith.constant -255211775190703847597530955573826158592 : i129
// CHECK-DAG: [[HIGH:%.+]] = arith.constant 1 : i128
// CHECK-DAG: [[SIGN:%.+]] = arith.constant -1 : i128
// CHECK-DAG: [[LOW:%.+]] = arith.constant -170141183460469231731687303715884105728 : i128
// CHECK-DAG: [[CARRY:%.+]] = arith.constant true
// CHECK: return [[SUM]], [[LOW]], [[HIGH]], [[LOW]], [[SIGN]], [[LOW]], [[CARRY]]
func.func @wide() -> (i129, i128, i128, i128, i128, i128, i1) {
  %a = arith.constant 255211775190703847597530955573826158592 : i128
  %two = arith.constant 2 : i128
  %b = arith.constant 255211775190703847597530955573826158592 : i129
  %c = arith.constant 170141183460469231731687303715884105728 : i129
  %0 = arith.addi %b, %c : i129
  %1:2 = arith.mului_extended %a, %two : i128
  %2:2 = arith.mulsi_extended %a, %two : i128
  %3:2 = arith.addui_extended %a, %a : i128, i1
  return %0, %1#0, %1#1, %2#0, %2#1, %3#0, %3#1 : i129, i128, i128, i128, i128, i128, i1
}

// Element by element; equal ones are a splat again, and so are sparse ones
// dense.

// CHECK-LABEL: @elements
// CHECK-DAG: [[ALL:%.+]] = arith.constant dense<12> : tensor<4xi8>
// CHECK-DAG: [[SUMS:%.+]] = arith.constant dense<[6, 7, 8, 9]> : vector<4xi8>
// CHECK-DAG: [[EVEN:%.+]] = arith.constant dense<5> : vector<2xi40>
// CHECK-DAG: [[LESS:%.+]] = arith.constant dense<[true, true, false, false]> : vector<4xi1>
// CHECK-DAG: [[SPARSE:%.+]] = arith.constant dense<[2, 7, 2]> : tensor<3xi8>
// CHECK: return [[ALL]], [[SUMS]], [[EVEN]], [[LESS]], [[SPARSE]]
func.func @elements() -> (tensor<4xi8>, vector<4xi8>, vector<2xi40>, vector<4xi1>, tensor<3xi8>) {
  %three = arith.constant dense<3> : tensor<4xi8>
  %four = arith.constant dense<4> : tensor<4xi8>
  %counts = arith.constant dense<[1, 2, 3, 4]> : vector<4xi8>
  %fives = arith.constant dense<5> : vector<4xi8>
  %threes = arith.constant dense<3> : vector<4xi8>
  %up = arith.constant dense<[2, 3]> : vector<2xi40>
  %down = arith.constant dense<[3, 2]> : vector<2xi40>
  %sparse = arith.constant sparse<[[1]], [5]> : tensor<3xi8>
  %twos = arith.constant dense<2> : tensor<3xi8>
  %0 = arith.muli %three, %four : tensor<4xi8>
  %1 = arith.addi %counts, %fives : vector<4xi8>
  %2 = arith.addi %up, %down : vector<2xi40>
  %3 = arith.cmpi ult, %counts, %threes : vector<4xi8>
  %4 = arith.addi %sparse, %twos : tensor<3xi8>
  return %0, %1, %2, %3, %4 : tensor<4xi8>, vector<4xi8>, vector<2xi40>, vector<4xi1>, tensor<3xi8>
}

// CHECK-LABEL: @poison
// CHECK-SAME: ([[A:%.+]]: i32)
// CHECK: [[POISON:%.+]] = ub.poison : i32
// CHECK: [[CMP:%.+]] = arith.cmpi slt, [[A]], [[POISON]]
// CHECK: return [[POISON]], [[CMP]]
func.func @poison(%a: i32) -> (i32, i1) {
  %poison = ub.poison : i32
  %0 = arith.addi %a, %poison : i32
  %1 = arith.cmpi slt, %a, %poison : i32
  return %0, %1 : i32, i1
}

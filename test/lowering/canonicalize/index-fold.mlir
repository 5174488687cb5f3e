// Folds of the index dialect: what is the same with 32 and with 64 bits.
//
// RUN: %mlcc-opt %s -canonicalize | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize | FileCheck %s %}

// CHECK-LABEL: @neutral
// CHECK-SAME: ([[A:%.+]]: index)
// CHECK-NEXT: [[ZERO:%.+]] = index.constant 0
// CHECK-NEXT: return [[A]], [[A]], [[A]], [[ZERO]]
func.func @neutral(%a: index) -> (index, index, index, index) {
  %zero = index.constant 0
  %one = index.constant 1
  %0 = index.add %zero, %a
  %1 = index.sub %a, %zero
  %2 = index.mul %a, %one
  %3 = index.mul %a, %zero
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: @sums
// CHECK-DAG: [[SUM:%.+]] = index.constant -4
// CHECK-DAG: [[DIFFERENCE:%.+]] = index.constant -10
// CHECK-DAG: [[PRODUCT:%.+]] = index.constant -21
// CHECK-DAG: [[AND:%.+]] = index.constant 1
// CHECK-DAG: [[OR:%.+]] = index.constant -5
// CHECK-DAG: [[XOR:%.+]] = index.constant -6
// CHECK-DAG: [[SHIFTED:%.+]] = index.constant -56
// CHECK: return [[SUM]], [[DIFFERENCE]], [[PRODUCT]], [[AND]], [[OR]], [[XOR]], [[SHIFTED]]
func.func @sums() -> (index, index, index, index, index, index, index) {
  %a = index.constant -7
  %b = index.constant 3
  %0 = index.add %a, %b
  %1 = index.sub %a, %b
  %2 = index.mul %a, %b
  %3 = index.and %a, %b
  %4 = index.or %a, %b
  %5 = index.xor %a, %b
  %6 = index.shl %a, %b
  return %0, %1, %2, %3, %4, %5, %6
      : index, index, index, index, index, index, index
}

// The unsigned quotient of -7 by 7 has other bits when it starts from 64.

// CHECK-LABEL: @quotients
// CHECK-DAG: [[TOWARDS_ZERO:%.+]] = index.constant -2
// CHECK-DAG: [[DOWN:%.+]] = index.constant -3
// CHECK-DAG: [[REST:%.+]] = index.constant -1
// CHECK: [[UNSIGNED:%.+]] = index.divu
// CHECK: return [[TOWARDS_ZERO]], [[TOWARDS_ZERO]], [[DOWN]], [[REST]], [[UNSIGNED]]
func.func @quotients() -> (index, index, index, index, index) {
  %a = index.constant -7
  %b = index.constant 3
  %seven = index.constant 7
  %0 = index.divs %a, %b
  %1 = index.ceildivs %a, %b
  %2 = index.floordivs %a, %b
  %3 = index.rems %a, %b
  %4 = index.divu %a, %seven
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK-LABEL: @unsigned_quotients
// CHECK-DAG: [[DOWN:%.+]] = index.constant 3
// CHECK-DAG: [[UP:%.+]] = index.constant 4
// CHECK-DAG: [[REST:%.+]] = index.constant 1{{$}}
// CHECK: [[NONE:%.+]] = index.remu
// CHECK: return [[DOWN]], [[UP]], [[REST]], [[NONE]]
func.func @unsigned_quotients() -> (index, index, index, index) {
  %a = index.constant 10
  %b = index.constant 3
  %zero = index.constant 0
  %0 = index.divu %a, %b
  %1 = index.ceildivu %a, %b
  %2 = index.remu %a, %b
  %3 = index.remu %a, %zero
  return %0, %1, %2, %3 : index, index, index, index
}

// A shift by 32 has no meaning where an index has 32 bits, and zeros that come
// in from the left are others there.

// CHECK-LABEL: @shifts
// CHECK-DAG: [[RIGHT:%.+]] = index.constant -2
// CHECK: [[UNSIGNED:%.+]] = index.shru
// CHECK: [[FAR:%.+]] = index.shl
// CHECK: return [[RIGHT]], [[UNSIGNED]], [[FAR]]
func.func @shifts() -> (index, index, index) {
  %a = index.constant -8
  %two = index.constant 2
  %far = index.constant 32
  %0 = index.shrs %a, %two
  %1 = index.shru %a, %two
  %2 = index.shl %a, %far
  return %0, %1, %2 : index, index, index
}

// 2^32 + 1 is one of the greatest with 64 bits only.

// CHECK-LABEL: @extremes
// CHECK-DAG: [[MINUS:%.+]] = index.constant -7
// CHECK-DAG: [[THREE:%.+]] = index.constant 3
// CHECK: [[BIG:%.+]] = index.maxs
// CHECK: return [[THREE]], [[MINUS]], [[MINUS]], [[THREE]], [[BIG]]
func.func @extremes() -> (index, index, index, index, index) {
  %a = index.constant -7
  %b = index.constant 3
  %c = index.constant 0x100000001
  %0 = index.maxs %a, %b
  %1 = index.maxu %a, %b
  %2 = index.mins %a, %b
  %3 = index.minu %a, %b
  %4 = index.maxs %b, %c
  return %0, %1, %2, %3, %4 : index, index, index, index, index
}

// CHECK-LABEL: @cmp
// CHECK-SAME: ([[A:%.+]]: index)
// CHECK-DAG: [[TRUE:%.+]] = index.bool.constant true
// CHECK-DAG: [[FALSE:%.+]] = index.bool.constant false
// CHECK: [[DIFFERS:%.+]] = index.cmp
// CHECK: [[MAYBE:%.+]] = index.cmp
// CHECK: return [[TRUE]], [[FALSE]], [[DIFFERS]], [[TRUE]], [[FALSE]], [[TRUE]], [[MAYBE]]
func.func @cmp(%a: index) -> (i1, i1, i1, i1, i1, i1, i1) {
  %three = index.constant 3
  %five = index.constant 5
  %big = index.constant 0x100000001
  %at_least_five = index.maxu %a, %five
  %at_most_three = index.mins %a, %three
  %0 = index.cmp slt(%three, %five)
  %1 = index.cmp eq(%three, %five)
  %2 = index.cmp ult(%three, %big)
  %3 = index.cmp ugt(%at_least_five, %three)
  %4 = index.cmp sge(%at_most_three, %five)
  %5 = index.cmp ule(%a, %a)
  %6 = index.cmp ugt(%at_least_five, %five)
  return %0, %1, %2, %3, %4, %5, %6 : i1, i1, i1, i1, i1, i1, i1
}

// There is no constant of i8 in this dialect.

// CHECK-LABEL: @casts
// CHECK-DAG: [[SIGNED:%.+]] = index.constant -2
// CHECK-DAG: [[UNSIGNED:%.+]] = index.constant 254
// CHECK-DAG: [[LOW:%.+]] = index.bool.constant false
// CHECK: [[BYTE:%.+]] = index.casts
// CHECK: return [[SIGNED]], [[UNSIGNED]], [[LOW]], [[BYTE]]
func.func @casts() -> (index, index, i1, i8) {
  %a = arith.constant -2 : i8
  %0 = index.casts %a : i8 to index
  %1 = index.castu %a : i8 to index
  %2 = index.casts %0 : index to i1
  %3 = index.casts %0 : index to i8
  return %0, %1, %2, %3 : index, index, i1, i8
}

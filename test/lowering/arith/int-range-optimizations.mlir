// RUN: %mlcc-opt %s -split-input-file -int-range-optimizations -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -int-range-optimizations -allow-unregistered-dialect | FileCheck %s %}

// Counters are below the upper bound; of a loop that never runs nothing is said.

// CHECK-LABEL: @counters
// CHECK: [[TRUE:%.+]] = arith.constant true
// CHECK: "for"([[TRUE]])
// CHECK: "parallel"([[TRUE]])
// CHECK: "forall"([[TRUE]])
// CHECK: [[CMP:%.+]] = arith.cmpi
// CHECK: "never"([[CMP]])
func.func @counters() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c10 = arith.constant 10 : index
  scf.for %i = %c0 to %c10 step %c1 {
    %0 = arith.cmpi ult, %i, %c10 : index
    "for"(%0) : (i1) -> ()
  }
  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %c10) step (%c1, %c1) {
    %0 = arith.cmpi ult, %j, %c10 : index
    "parallel"(%0) : (i1) -> ()
  }
  scf.forall (%i) in (10) {
    %0 = arith.cmpi ult, %i, %c10 : index
    "forall"(%0) : (i1) -> ()
  }
  scf.for %i = %c10 to %c1 step %c1 {
    %0 = arith.cmpi ult, %i, %c10 : index
    "never"(%0) : (i1) -> ()
  }
  return
}

// -----

// What is at hand in a region is one number as well.

// CHECK-LABEL: @argument
// CHECK: [[FOUR:%.+]] = arith.constant 4
// CHECK: scf.for
// CHECK: "use"([[FOUR]])
func.func @argument() {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c4 to %c5 step %c1 {
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

// A sum that a loop carries may be anything; one that ends is known.

// CHECK-LABEL: @carried
// CHECK: "use"(%{{.*}}, [[TRUE:%.+]]) : (i1, i1)
func.func @carried(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %seven = arith.constant 7 : i32
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero, %b = %zero)
      -> (i32, i32) {
    %sum = arith.addi %a, %one : i32
    %low = arith.andi %b, %seven : i32
    scf.yield %sum, %low : i32, i32
  }
  %0 = arith.cmpi sge, %r#0, %zero : i32
  %1 = arith.cmpi ule, %r#1, %seven : i32
  "use"(%0, %1) : (i1, i1) -> ()
  return
}

// -----

// A remainder of what is less than the divisor. With a sign it must not be
// negative.

// CHECK-LABEL: @remainders
// CHECK-SAME: [[X:%.+]]: i32
// CHECK: [[LOW:%.+]] = arith.andi [[X]]
// CHECK: [[SIGN:%.+]] = arith.shrsi [[X]]
// CHECK: [[REST:%.+]] = arith.remsi [[SIGN]]
// CHECK: return [[LOW]], [[LOW]], [[REST]]
func.func @remainders(%x: i32) -> (i32, i32, i32) {
  %c7 = arith.constant 7 : i32
  %c8 = arith.constant 8 : i32
  %c31 = arith.constant 31 : i32
  %low = arith.andi %x, %c7 : i32
  %sign = arith.shrsi %x, %c31 : i32
  %0 = arith.remui %low, %c8 : i32
  %1 = arith.remsi %low, %c8 : i32
  %2 = arith.remsi %sign, %c8 : i32
  return %0, %1, %2 : i32, i32, i32
}

// -----

// Numbers of any width, and vectors.

// CHECK-LABEL: @wide
// CHECK-DAG: [[TRUE:%.+]] = arith.constant true
// CHECK-DAG: [[ALL:%.+]] = arith.constant dense<true> : vector<2xi1>
// CHECK: return [[TRUE]], [[ALL]]
func.func @wide(%x: i64, %v: vector<2xi8>) -> (i1, vector<2xi1>) {
  %0 = arith.extui %x : i64 to i130
  %1 = arith.muli %0, %0 : i130
  %limit = arith.constant 340282366920938463463374607431768211456 : i130
  %2 = arith.cmpi ult, %1, %limit : i130
  %3 = arith.extui %v : vector<2xi8> to vector<2xi16>
  %most = arith.constant dense<[256, 257]> : vector<2xi16>
  %4 = arith.cmpi ult, %3, %most : vector<2xi16>
  return %2, %4 : i1, vector<2xi1>
}

// -----

// An index may have 32 bits, for operations of its own dialect.

// CHECK-LABEL: @index
// CHECK: [[TRUE:%.+]] = index.bool.constant true
// CHECK: [[CMP:%.+]] = index.cmp ugt
// CHECK: return [[TRUE]], [[CMP]]
func.func @index() -> (i1, i1) {
  %0 = index.sizeof
  %c32 = index.constant 32
  %1 = index.cmp uge(%0, %c32)
  %2 = index.cmp ugt(%0, %c32)
  return %1, %2 : i1, i1
}

// -----

// A size is not negative; of a private function all calls are known.

// CHECK-LABEL: @size
// CHECK: [[TRUE:%.+]] = arith.constant true
// CHECK: return [[TRUE]]
func.func private @size(%i: index, %n: index) -> i1 {
  %0 = arith.cmpi slt, %i, %n : index
  return %0 : i1
}
func.func @calls(%m: memref<?x3xi8>) -> i1 {
  %c1 = arith.constant 1 : index
  %c-1 = arith.constant -1 : index
  %n = memref.dim %m, %c1 : memref<?x3xi8>
  %0 = func.call @size(%c-1, %n) : (index, index) -> i1
  return %0 : i1
}

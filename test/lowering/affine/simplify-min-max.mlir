// affine-simplify-min-max: results that are known never to be the least, or the
// greatest, go, by what is known of the values.
//
// RUN: %mlcc-opt %s -pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -pass-pipeline='builtin.module(func.func(affine-simplify-min-max))' -allow-unregistered-dialect | FileCheck %s %}

// CHECK-DAG: [[TWO_LESS:#[a-z0-9]+]] = affine_map<()[s0, s1] -> (s1 + 3, s0)>
// CHECK-DAG: [[TWO_MORE:#[a-z0-9]+]] = affine_map<()[s0, s1] -> (s1 + 5, s0 + 2)>
// CHECK-DAG: [[LEAST3:#[a-z0-9]+]] = affine_map<()[s0, s1] -> (16, s1, s0)>
// CHECK-DAG: [[DIVIDED:#[a-z0-9]+]] = affine_map<()[s0, s1] -> (s0 ceildiv 128 + s0 ceildiv s1)>
// CHECK-DAG: [[LEFT:#[a-z0-9]+]] = affine_map<()[s0] -> (s0 + 3)>

// CHECK-LABEL: @constants
// CHECK-SAME: [[N:%[a-z0-9]+]]: index, [[M:%[a-z0-9]+]]: index
func.func @constants(%n: index, %m: index) -> (index, index, index) {
  %0 = affine.min affine_map<(d0) -> (d0, d0 + 4)>(%n)
  // CHECK: [[LESS:%[a-z0-9]+]] = affine.min [[TWO_LESS]]()[[[M]], [[N]]]
  %1 = affine.min affine_map<(d0)[s0] -> (d0 + 3, s0, d0 + 5, s0 + 2)>(%n)[%m]
  // CHECK: [[MORE:%[a-z0-9]+]] = affine.max [[TWO_MORE]]()[[[M]], [[N]]]
  %2 = affine.max affine_map<(d0)[s0] -> (d0 + 3, s0, d0 + 5, s0 + 2)>(%n)[%m]
  // CHECK: return [[N]], [[LESS]], [[MORE]]
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: @arithmetic
// CHECK-SAME: [[N:%[a-z0-9]+]]: index, [[M:%[a-z0-9]+]]: index
func.func @arithmetic(%n: index, %m: index) -> (index, index, index, index) {
  %c4 = arith.constant 4 : index
  %x = arith.addi %n, %c4 : index
  %0 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%n, %x)
  // CHECK: [[Y:%[a-z0-9]+]] = arith.muli
  %y = arith.muli %x, %c4 : index
  %1 = affine.max affine_map<(d0, d1) -> (d0 * 4, d1)>(%n, %y)
  %z = affine.min affine_map<(d0) -> (d0, 16)>(%n)
  // CHECK: [[Z:%[a-z0-9]+]] = affine.min [[LEAST3]]
  %2 = affine.min affine_map<(d0)[s0] -> (d0, 17, s0)>(%z)[%m]
  %w = arith.subi %n, %c4 : index
  %3 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%n, %w)
  // CHECK: return [[N]], [[Y]], [[Z]], [[N]]
  return %0, %1, %2, %3 : index, index, index, index
}

// CHECK-LABEL: @loops
func.func @loops() {
  // CHECK: [[C4:%[a-z0-9]+]] = arith.constant 4
  %c4 = arith.constant 4 : index
  %c0 = arith.constant 0 : index
  %c100 = arith.constant 100 : index
  // CHECK: scf.for [[I:%[a-z0-9]+]]
  // CHECK-NEXT: "use"([[C4]], [[I]], [[I]])
  scf.for %i = %c0 to %c100 step %c4 {
    %0 = affine.min affine_map<(d0) -> (4, -d0 + 100)>(%i)
    %1 = affine.max affine_map<(d0) -> (d0, 0)>(%i)
    %2 = affine.min affine_map<(d0) -> (d0, 100)>(%i)
    "use"(%0, %1, %2) : (index, index, index) -> ()
  }
  // CHECK: scf.for
  // CHECK-NEXT: affine.min
  scf.for %i = %c0 to %c100 step %c4 {
    %0 = affine.min affine_map<(d0) -> (5, -d0 + 100)>(%i)
    "use"(%0) : (index) -> ()
  }
  return
}

// CHECK-LABEL: @sizes
// CHECK-SAME: [[N:%[a-z0-9]+]]: index
func.func @sizes(%n: index, %mem: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  // CHECK: [[D:%[a-z0-9]+]] = memref.dim
  %d = memref.dim %mem, %c0 : memref<?xf32>
  %a = memref.alloc(%n) : memref<?xf32>
  "keep"(%a) : (memref<?xf32>) -> ()
  %w = memref.cast %a : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
  %da = memref.dim %w, %c0 : memref<?xf32, strided<[?], offset: ?>>
  %0 = affine.max affine_map<(d0) -> (d0, 0)>(%d)
  %1 = affine.max affine_map<(d0) -> (d0, -1)>(%d)
  // CHECK: affine.max
  %2 = affine.max affine_map<(d0) -> (d0, 1)>(%d)
  // CHECK-NOT: affine.min
  %3 = affine.min affine_map<(d0, d1) -> (d0, d1 + 1)>(%da, %n)
  // CHECK: "use"([[D]], [[D]]
  "use"(%0, %1, %2, %3) : (index, index, index, index) -> ()
  return
}

// CHECK-LABEL: @indices
// CHECK-SAME: [[N:%[a-z0-9]+]]: index, [[X:%[a-z0-9]+]]: index
func.func @indices(%n: index, %x: index) -> (index, index, index, index) {
  // CHECK: [[S:%[a-z0-9]+]]:3 = affine.delinearize_index
  %0:3 = affine.delinearize_index %x into (%n, 4, 8) : index, index, index
  %1 = affine.min affine_map<(d0) -> (d0, 4)>(%0#1)
  %2 = affine.min affine_map<(d0) -> (d0, 7)>(%0#2)
  %3 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%0#0, %n)
  %y = affine.apply affine_map<(d0) -> (d0 * 2 + 31)>(%0#1)
  %l = affine.linearize_index [%0#1, %0#2] by (4, 8) : index
  // 8 * %0#1 is the less of what is added to %0#2.
  // CHECK: [[L:%[a-z0-9]+]] = affine.linearize_index
  // CHECK-NOT: affine.max
  %4 = affine.max affine_map<(d0, d1, d2) -> (d0 + 1, d1 * 8 + d2)>(%l, %0#1, %0#2)
  // CHECK: return [[S]]#1, [[S]]#2, [[S]]#0
  return %1, %2, %3, %4 : index, index, index, index
}

// A positive number divided by what it is at most.
// CHECK-LABEL: @quotients
// CHECK-SAME: [[M:%[a-z0-9]+]]: memref<?xf32>, [[N:%[a-z0-9]+]]: index
func.func @quotients(%m: memref<?xf32>, %n: index) -> (index, index, index) {
  // CHECK: [[C2:%[a-z0-9]+]] = arith.constant 2
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  // CHECK: [[D:%[a-z0-9]+]] = memref.dim
  %d = memref.dim %m, %c0 : memref<?xf32>
  %p = arith.addi %d, %c32 : index
  // It may be 0.
  // CHECK: [[LEAST:%[a-z0-9]+]] = affine.min
  // CHECK: [[Q:%[a-z0-9]+]] = affine.apply [[DIVIDED]]()[[[LEAST]], [[D]]]
  %0 = affine.min affine_map<()[s0, s1] -> (s0, s1, 128)>()[%p, %d]
  %1 = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv 128 + s0 ceildiv s1)>()[%0, %d]
  %q = affine.max affine_map<()[s0] -> (s0, 1)>()[%d]
  %2 = affine.min affine_map<()[s0, s1] -> (s0, s1, 128)>()[%p, %q]
  %3 = affine.apply affine_map<()[s0, s1] -> (s0 ceildiv 128 + s0 ceildiv s1)>()[%2, %q]
  // CHECK: [[R:%[a-z0-9]+]] = affine.apply [[LEFT]]()[[[N]]]
  %4 = affine.min affine_map<()[s0, s1] -> (s0, s1 + 1)>()[%p, %d]
  %5 = affine.apply affine_map<()[s0, s1, s2] -> (3 * (s0 ceildiv (s1 + 1)) + s2)>()[%4, %d, %n]
  // CHECK: return [[Q]], [[C2]], [[R]]
  return %1, %3, %5 : index, index, index
}

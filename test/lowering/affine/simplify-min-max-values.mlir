// RUN: mlcc-opt %s -pass-pipeline="builtin.module(func.func(affine-simplify-min-max))" -allow-unregistered-dialect | FileCheck %s

// What is known of the values that are compared, by the operation each is of.

// CHECK-DAG: [[MAP:#map[0-9]*]] = affine_map<()[s0, s1] -> (s0 floordiv 4)>
// CHECK-DAG: [[MAP1:#map[0-9]*]] = affine_map<()[s0, s1] -> (s0 * 4)>
// CHECK-DAG: [[MAP2:#map[0-9]*]] = affine_map<()[s0, s1, s2] -> (s0 - s1)>
// CHECK-DAG: [[MAP3:#map[0-9]*]] = affine_map<()[s0] -> (10, s0)>
// CHECK-DAG: [[MAP4:#map[0-9]*]] = affine_map<()[s0] -> (3, s0)>
// CHECK-DAG: [[MAP5:#map[0-9]*]] = affine_map<()[s0] -> (5, s0)>
// CHECK-DAG: [[MAP6:#map[0-9]*]] = affine_map<()[s0] -> (4, s0)>
// CHECK-DAG: [[MAP7:#map[0-9]*]] = affine_map<()[s0, s1, s2] -> (s0 * 7 + s1)>
// CHECK-DAG: [[MAP8:#map[0-9]*]] = affine_map<()[s0] -> (1, s0)>
// CHECK-DAG: [[MAP9:#map[0-9]*]] = affine_map<()[s0, s1] -> (s1, s0)>
// CHECK-DAG: [[MAP10:#map[0-9]*]] = affine_map<()[s0] -> (27, s0)>
// CHECK-DAG: [[MAP11:#map[0-9]*]] = affine_map<()[s0] -> (28, s0)>

// CHECK-LABEL: func.func @divided(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK:         [[C4:%.+]] = arith.constant 4 : index
// CHECK:         [[FLOORDIVSI:%.+]] = arith.floordivsi [[X]], [[C4]] : index
// CHECK:         [[APPLY:%.+]] = affine.apply [[MAP]]()[[[X]], [[FLOORDIVSI]]]
// CHECK:         return [[APPLY]] : index
func.func @divided(%x: index) -> index {
  %c4 = arith.constant 4 : index
  %q = arith.floordivsi %x, %c4 : index
  %0 = affine.min affine_map<()[a, b] -> (a floordiv 4, b + 1)>()[%x, %q]
  return %0 : index
}

// CHECK-LABEL: func.func @multiplied(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK:         [[C4:%.+]] = arith.constant 4 : index
// CHECK:         [[MULI:%.+]] = arith.muli [[X]], [[C4]] : index
// CHECK:         [[APPLY:%.+]] = affine.apply [[MAP1]]()[[[X]], [[MULI]]]
// CHECK:         return [[APPLY]] : index
func.func @multiplied(%x: index) -> index {
  %c4 = arith.constant 4 : index
  %p = arith.muli %x, %c4 : index
  %0 = affine.min affine_map<()[a, b] -> (a * 4, b + 1)>()[%x, %p]
  return %0 : index
}

// CHECK-LABEL: func.func @subtracted(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK-SAME:    [[Y:%[^:]+]]: index
// CHECK:         [[SUBI:%.+]] = arith.subi [[X]], [[Y]] : index
// CHECK:         [[APPLY:%.+]] = affine.apply [[MAP2]]()[[[X]], [[Y]], [[SUBI]]]
// CHECK:         return [[APPLY]] : index
func.func @subtracted(%x: index, %y: index) -> index {
  %d = arith.subi %x, %y : index
  %0 = affine.max affine_map<()[a, b, d] -> (a - b, d - 1)>()[%x, %y, %d]
  return %0 : index
}

// CHECK-LABEL: func.func @least(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK:         [[MIN:%.+]] = affine.min [[MAP3]]()[[[X]]]
// CHECK:         return [[MIN]] : index
func.func @least(%x: index) -> index {
  %m = affine.min affine_map<()[a] -> (a, 10)>()[%x]
  %0 = affine.min affine_map<()[a] -> (a, 11)>()[%m]
  return %0 : index
}

// CHECK-LABEL: func.func @most(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK:         [[MAX:%.+]] = affine.max [[MAP3]]()[[[X]]]
// CHECK:         return [[MAX]] : index
func.func @most(%x: index) -> index {
  %m = affine.max affine_map<()[a] -> (a, 10)>()[%x]
  %0 = affine.max affine_map<()[a] -> (a, 9)>()[%m]
  return %0 : index
}

// A remainder is below what it was divided by; the outermost is below its size
// when that is said.
//
// CHECK-LABEL: func.func @split(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK:         [[DELINEARIZE_INDEX:%.+]]:2 = affine.delinearize_index [[X]] into (5, 7) : index, index
// CHECK:         return [[DELINEARIZE_INDEX]]#0, [[DELINEARIZE_INDEX]]#1 : index, index
func.func @split(%x: index) -> (index, index) {
  %p:2 = affine.delinearize_index %x into (5, 7) : index, index
  %0 = affine.min affine_map<()[a] -> (a, 4)>()[%p#0]
  %1 = affine.min affine_map<()[a] -> (a, 6)>()[%p#1]
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @split_too_little(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK:         [[DELINEARIZE_INDEX:%.+]]:2 = affine.delinearize_index [[X]] into (5, 7) : index, index
// CHECK:         [[MIN:%.+]] = affine.min [[MAP4]]()[[[DELINEARIZE_INDEX]]#0]
// CHECK:         [[MIN1:%.+]] = affine.min [[MAP5]]()[[[DELINEARIZE_INDEX]]#1]
// CHECK:         return [[MIN]], [[MIN1]] : index, index
func.func @split_too_little(%x: index) -> (index, index) {
  %p:2 = affine.delinearize_index %x into (5, 7) : index, index
  %0 = affine.min affine_map<()[a] -> (a, 3)>()[%p#0]
  %1 = affine.min affine_map<()[a] -> (a, 5)>()[%p#1]
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @split_without_outermost(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK:         [[DELINEARIZE_INDEX:%.+]]:3 = affine.delinearize_index [[X]] into (5, 7) : index, index, index
// CHECK:         [[MIN:%.+]] = affine.min [[MAP6]]()[[[DELINEARIZE_INDEX]]#0]
// CHECK:         return [[MIN]], [[DELINEARIZE_INDEX]]#1, [[DELINEARIZE_INDEX]]#2 : index, index, index
func.func @split_without_outermost(%x: index) -> (index, index, index) {
  %p:3 = affine.delinearize_index %x into (5, 7) : index, index, index
  %0 = affine.min affine_map<()[a] -> (a, 4)>()[%p#0]
  %1 = affine.min affine_map<()[a] -> (a, 4)>()[%p#1]
  %2 = affine.min affine_map<()[a] -> (a, 6)>()[%p#2]
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @split_by_values(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK-SAME:    [[N:%[^:]+]]: index
// CHECK:         [[DELINEARIZE_INDEX:%.+]]:3 = affine.delinearize_index [[X]] into ([[N]], 5, 7) : index, index, index
// CHECK:         return [[DELINEARIZE_INDEX]]#1 : index
func.func @split_by_values(%x: index, %n: index) -> index {
  %p:3 = affine.delinearize_index %x into (%n, 5, 7) : index, index, index
  %0 = affine.min affine_map<()[a] -> (a, 4)>()[%p#1]
  return %0 : index
}

// CHECK-LABEL: func.func @joined(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK-SAME:    [[Y:%[^:]+]]: index
// CHECK:         [[LINEARIZE_INDEX:%.+]] = affine.linearize_index [[[X]], [[Y]]] by (5, 7) : index
// CHECK:         [[APPLY:%.+]] = affine.apply [[MAP7]]()[[[X]], [[Y]], [[LINEARIZE_INDEX]]]
// CHECK:         return [[APPLY]] : index
func.func @joined(%x: index, %y: index) -> index {
  %p = affine.linearize_index [%x, %y] by (5, 7) : index
  %0 = affine.min affine_map<()[a, b, p] -> (a * 7 + b, p + 1)>()[%x, %y, %p]
  return %0 : index
}

// CHECK-LABEL: func.func @joined_without_outermost(
// CHECK-SAME:    [[X:%[^:]+]]: index
// CHECK-SAME:    [[Y:%[^:]+]]: index
// CHECK:         [[LINEARIZE_INDEX:%.+]] = affine.linearize_index [[[X]], [[Y]]] by (7) : index
// CHECK:         [[APPLY:%.+]] = affine.apply [[MAP7]]()[[[X]], [[Y]], [[LINEARIZE_INDEX]]]
// CHECK:         return [[APPLY]] : index
func.func @joined_without_outermost(%x: index, %y: index) -> index {
  %p = affine.linearize_index [%x, %y] by (7) : index
  %0 = affine.min affine_map<()[a, b, p] -> (a * 7 + b, p + 1)>()[%x, %y, %p]
  return %0 : index
}

// Sizes of memrefs: given, allocated, of what was cast.
//
// CHECK-LABEL: func.func @sizes(
// CHECK-SAME:    [[N:%[^:]+]]: index
// CHECK:         [[C8:%.+]] = arith.constant 8 : index
// CHECK:         return [[N]], [[C8]] : index, index
func.func @sizes(%n: index, %m: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n, %m) : memref<?x8x?xf32>
  %b = memref.cast %a : memref<?x8x?xf32> to memref<?x?x?xf32>
  %d = memref.dim %b, %c0 : memref<?x?x?xf32>
  %e = memref.dim %b, %c1 : memref<?x?x?xf32>
  %0 = affine.min affine_map<()[a, b] -> (a, b + 1)>()[%d, %n]
  %1 = affine.min affine_map<()[a] -> (a, 9)>()[%e]
  return %0, %1 : index, index
}

// CHECK-LABEL: func.func @last_size(
// CHECK-SAME:    [[N:%[^:]+]]: index
// CHECK-SAME:    [[M:%[^:]+]]: index
// CHECK:         return [[M]] : index
func.func @last_size(%n: index, %m: index) -> index {
  %c2 = arith.constant 2 : index
  %a = memref.alloca(%n, %m) : memref<?x8x?xf32>
  %d = memref.dim %a, %c2 : memref<?x8x?xf32>
  %0 = affine.min affine_map<()[a, b] -> (a, b + 1)>()[%d, %m]
  return %0 : index
}

// CHECK-LABEL: func.func @no_size(
// CHECK-SAME:    [[A:%[^:]+]]: memref<?xf32>
// CHECK-SAME:    [[U:%[^:]+]]: memref<*xf32>
// CHECK-SAME:    [[I:%[^:]+]]: index
// CHECK:         [[C0:%.+]] = arith.constant 0 : index
// CHECK:         [[C1:%.+]] = arith.constant 1 : index
// CHECK:         [[DIM:%.+]] = memref.dim [[A]], [[C1]] : memref<?xf32>
// CHECK:         [[DIM1:%.+]] = memref.dim [[U]], [[C0]] : memref<*xf32>
// CHECK:         [[DIM2:%.+]] = memref.dim [[A]], [[I]] : memref<?xf32>
// CHECK:         [[MAX:%.+]] = affine.max [[MAP8]]()[[[DIM2]]]
// CHECK:         return [[DIM]], [[DIM1]], [[MAX]] : index, index, index
func.func @no_size(%a: memref<?xf32>, %u: memref<*xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c1 : memref<?xf32>
  %e = memref.dim %u, %c0 : memref<*xf32>
  %f = memref.dim %a, %i : memref<?xf32>
  %0 = affine.max affine_map<()[a] -> (a, 0)>()[%d]
  %1 = affine.max affine_map<()[a] -> (a, 0)>()[%e]
  %2 = affine.max affine_map<()[a] -> (a, 1)>()[%f]
  return %0, %1, %2 : index, index, index
}

// CHECK-LABEL: func.func @ranked(
// CHECK-SAME:    [[U:%[^:]+]]: memref<*xf32>
// CHECK-SAME:    [[N:%[^:]+]]: index
// CHECK:         [[C0:%.+]] = arith.constant 0 : index
// CHECK:         [[CAST:%.+]] = memref.cast [[U]] : memref<*xf32> to memref<?xf32>
// CHECK:         [[DIM:%.+]] = memref.dim [[CAST]], [[C0]] : memref<?xf32>
// CHECK:         [[MIN:%.+]] = affine.min [[MAP9]]()[[[DIM]], [[N]]]
// CHECK:         return [[MIN]] : index
func.func @ranked(%u: memref<*xf32>, %n: index) -> index {
  %c0 = arith.constant 0 : index
  %a = memref.cast %u : memref<*xf32> to memref<?xf32>
  %d = memref.dim %a, %c0 : memref<?xf32>
  %0 = affine.min affine_map<()[a, b] -> (a, b)>()[%d, %n]
  return %0 : index
}

// Of an scf.for, the variable but not what it carries; of an affine.for too.
//
// CHECK-LABEL: func.func @loops(
// CHECK-SAME:    [[N:%[^:]+]]: index
// CHECK:         [[C0:%.+]] = arith.constant 0 : index
// CHECK:         [[C4:%.+]] = arith.constant 4 : index
// CHECK:         [[C32:%.+]] = arith.constant 32 : index
// CHECK:         [[FOR:%.+]] = scf.for [[I:%.+]] = [[C0]] to [[C32]] step [[C4]] iter_args([[I1:%.+]] = [[N]]) -> (index) {
// CHECK:           [[MIN:%.+]] = affine.min [[MAP10]]()[[[I]]]
// CHECK:           [[MIN1:%.+]] = affine.min [[MAP11]]()[[[I1]]]
// CHECK:           [[USE:%.+]] = "test.use"([[I]], [[MIN]], [[MIN1]]) : (index, index, index) -> index
// CHECK:           scf.yield [[USE]] : index
func.func @loops(%n: index) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c32 = arith.constant 32 : index
  %r = scf.for %i = %c0 to %c32 step %c4 iter_args(%a = %n) -> (index) {
    %0 = affine.min affine_map<()[a] -> (a, 28)>()[%i]
    %1 = affine.min affine_map<()[a] -> (a, 27)>()[%i]
    %2 = affine.min affine_map<()[a] -> (a, 28)>()[%a]
    %3 = "test.use"(%0, %1, %2) : (index, index, index) -> index
    scf.yield %3 : index
  }
  return
}

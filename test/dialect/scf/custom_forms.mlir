// RUN: mlcc-opt %s > %t.custom
// RUN: mlcc-opt %t.custom | diff %t.custom -
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff %t.custom -
// RUN: FileCheck %s < %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}

// The custom forms of func, scf, memref and cf that hooks read and print.

// CHECK-DAG: func.func private
// CHECK-DAG: func.func
// CHECK-DAG: scf.execute_region
// CHECK-DAG: scf.yield
// CHECK-DAG: scf.execute_region no
// CHECK-DAG: scf.parallel
// CHECK-DAG: scf.reduce
// CHECK-DAG: scf.reduce.return
// CHECK-DAG: scf.forall
// CHECK-DAG: scf.for
// CHECK-DAG: scf.for unsigned
// CHECK-DAG: scf.while
// CHECK-DAG: scf.condition
// CHECK-DAG: scf.if
// CHECK-DAG: memref.prefetch
// CHECK-DAG: memref.alloca_scope
// CHECK-DAG: memref.alloca_scope.return
// CHECK-DAG: memref.generic_atomic_rmw
// CHECK-DAG: memref.atomic_yield
// CHECK-DAG: memref.transpose
// CHECK-DAG: scf.index_switch
// CHECK-DAG: memref.alloc
// CHECK-DAG: memref.dma_start
// CHECK-DAG: memref.subview
// CHECK-DAG: cf.switch
// CHECK-DAG: memref.global

func.func private @ext(i32 {llvm.noundef}, memref<?xf32>) -> (i32, f32)
func.func @f(%m: memref<10xf32>, %i: index, %c: i1, %v: vector<4xi1>, %x: vector<4xi32>, %a: i32, %d: memref<?x?xf32>) -> i32 attributes {llvm.emit_c_interface} {
  %c1 = arith.constant 1 : index
  %s = arith.select %c, %a, %a : i32
  %s2 = arith.select %v, %x, %x : vector<4xi1>, vector<4xi32>
  %r = scf.execute_region -> i32 { scf.yield %a : i32 }
  scf.execute_region no_inline { scf.yield }
  %f0 = arith.constant 0.0 : f32
  %p = scf.parallel (%q, %w) = (%i, %i) to (%c1, %c1) step (%c1, %c1) init (%f0) -> f32 {
    scf.reduce(%f0 : f32) {
    ^bb0(%l: f32, %rr: f32):
      %z = arith.addf %l, %rr : f32
      scf.reduce.return %z : f32
    }
  }
  scf.parallel (%q) = (%i) to (%c1) step (%c1) { }
  scf.forall (%q, %w) in (%i, 10) { }
  scf.forall (%q) = (%i) to (10) step (2) { scf.forall.in_parallel {} }
  %k = scf.for %ii = %a to %a step %a iter_args(%acc = %a) -> (i32) : i32 { scf.yield %acc : i32 }
  scf.for unsigned %ii = %a to %a step %a : i32 { }
  scf.for %ii = %i to %i step %i { }
  %wh:2 = scf.while (%u = %a, %u2 = %f0) : (i32, f32) -> (i32, f32) {
    scf.condition(%c) %u, %u2 : i32, f32
  } do {
  ^bb0(%g: i32, %h: f32):
    scf.yield %g, %h : i32, f32
  } attributes {aa}
  scf.while : () -> () { scf.condition(%c) } do { scf.yield }
  %if = scf.if %c -> (i32) { scf.yield %a : i32 } else { scf.yield %a : i32 } {bb}
  scf.if %c { } else { memref.prefetch %m[%i], read, locality<3>, data : memref<10xf32> }
  memref.alloca_scope { memref.alloca_scope.return }
  %as = memref.alloca_scope -> (i32) { memref.alloca_scope.return %a : i32 }
  %g = memref.generic_atomic_rmw %m[%i] : memref<10xf32> {
  ^bb0(%cur: f32):
    memref.atomic_yield %cur : f32
  }
  %t = memref.transpose %d (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  %is = scf.index_switch %i -> i32 
  case 2 { scf.yield %a : i32 }
  case 5 { scf.yield %a : i32 }
  default { scf.yield %a : i32 }
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %m[%i], %m[%i], %i, %tag[%i] : memref<10xf32>, memref<10xf32>, memref<1xi32>
  memref.dma_start %m[%i], %m[%i], %i, %tag[%i], %i, %i : memref<10xf32>, memref<10xf32>, memref<1xi32>
  %sv = memref.subview %d[%i, 3][4, %i][1, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  cf.switch %a : i32, [
    default: ^bb1(%a : i32),
    42: ^bb1(%a : i32),
    43: ^bb2
  ]
^bb1(%y: i32):
  return %y : i32
^bb2:
  cf.switch %a : i32, [ default: ^bb1(%a : i32) ]
}
memref.global "private" constant @g : memref<2xf32> = dense<[1.0, 2.0]>
memref.global @u : memref<2xf32> = uninitialized
memref.global @e : memref<2xf32>

// RUN: %mlcc-opt -buffer-hoisting -split-input-file %s > %t0
// RUN: FileCheck %s < %t0
// RUN: %mlcc-opt -buffer-loop-hoisting -split-input-file %s > %t1
// RUN: FileCheck %s --check-prefix=LOOP < %t1
// RUN: %if mlir-22 %{ mlir-opt-22 -buffer-hoisting -split-input-file %s | diff %t0 - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -buffer-loop-hoisting -split-input-file %s | diff %t1 - %}
// Allocations go to a block that dominates all uses, or out of loops.

// CHECK-LABEL: func.func @branch(
// CHECK-NEXT: memref.alloc()
// CHECK-NEXT: cf.cond_br
// CHECK-LABEL: func.func @sized(
// CHECK: ^bb2(%[[N:[0-9]+]]: index)
// CHECK-NEXT: memref.alloc(%[[N]])
// LOOP-LABEL: func.func @loops(
// LOOP: memref.alloc()
// LOOP: memref.alloca()
// LOOP: scf.for
// LOOP-NEXT: memref.alloc(%
// LOOP-NEXT: scf.for
// LOOP-LABEL: func.func @carried(
// LOOP: scf.for
// LOOP-NEXT: memref.alloc()
func.func @branch(%c: i1, %a: memref<2xf32>) {
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^three(%a : memref<2xf32>)
^two:
  %m = memref.alloc() : memref<2xf32>
  memref.copy %a, %m : memref<2xf32> to memref<2xf32>
  cf.br ^three(%m : memref<2xf32>)
^three(%r: memref<2xf32>):
  memref.copy %r, %a : memref<2xf32> to memref<2xf32>
  return
}
// -----
func.func @sized(%c: i1, %a: memref<?xf32>, %n: index) {
  cf.cond_br %c, ^one, ^two(%n : index)
^one:
  cf.br ^three(%a : memref<?xf32>)
^two(%k: index):
  %m = memref.alloc(%k) : memref<?xf32>
  cf.br ^three(%m : memref<?xf32>)
^three(%r: memref<?xf32>):
  memref.copy %r, %a : memref<?xf32> to memref<?xf32>
  return
}
// -----
func.func @loops(%n: index, %a: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %b = memref.alloc() : memref<2xf32>
      memref.copy %a, %b : memref<2xf32> to memref<2xf32>
      %d = memref.alloca() : memref<2xf32>
      memref.copy %a, %d : memref<2xf32> to memref<2xf32>
      %e = memref.alloc(%i) : memref<?xf32>
      %f = memref.alloc(%j) : memref<?xf32>
      memref.copy %e, %f : memref<?xf32> to memref<?xf32>
    }
  }
  return
}
// -----
func.func @deep(%c: i1, %a: memref<2xf32>) {
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^five(%a : memref<2xf32>)
^two:
  cf.cond_br %c, ^three, ^four
^three:
  %m = memref.alloc() : memref<2xf32>
  cf.br ^six(%m : memref<2xf32>)
^four:
  %n = memref.alloc() : memref<2xf32>
  cf.br ^six(%n : memref<2xf32>)
^six(%x: memref<2xf32>):
  cf.br ^five(%x : memref<2xf32>)
^five(%r: memref<2xf32>):
  memref.copy %r, %a : memref<2xf32> to memref<2xf32>
  return
}
// -----
func.func @if(%c: i1, %a: memref<2xf32>) -> memref<2xf32> {
  %r = scf.if %c -> (memref<2xf32>) {
    %k = arith.constant 1.0 : f32
    %b = memref.alloc() : memref<2xf32>
    linalg.fill ins(%k : f32) outs(%b : memref<2xf32>)
    scf.yield %b : memref<2xf32>
  } else {
    %b = memref.alloc() : memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  return %r : memref<2xf32>
}
// -----
func.func @inner(%c: i1, %a: memref<2xf32>) {
  scf.if %c {
    %b = memref.alloc() : memref<2xf32>
    memref.copy %a, %b : memref<2xf32> to memref<2xf32>
  }
  return
}
// -----
func.func @carried(%n: index, %a: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> memref<2xf32> {
    %b = memref.alloc() : memref<2xf32>
    memref.copy %m, %b : memref<2xf32> to memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  return %r : memref<2xf32>
}
// -----
func.func @mixed(%n: index, %c: i1, %a: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %a) -> memref<2xf32> {
    %q = scf.if %c -> memref<2xf32> {
      %b = memref.alloc() : memref<2xf32>
      %s = scf.for %j = %c0 to %n step %c1 iter_args(%t = %b) -> memref<2xf32> {
        %u = memref.alloc() : memref<2xf32>
        memref.copy %t, %u : memref<2xf32> to memref<2xf32>
        scf.yield %t : memref<2xf32>
      }
      scf.yield %s : memref<2xf32>
    } else {
      scf.yield %m : memref<2xf32>
    }
    scf.yield %q : memref<2xf32>
  }
  return %r : memref<2xf32>
}
// -----
func.func @while(%n: i32, %a: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %r = scf.while (%k = %n) : (i32) -> (i32) {
    %b = memref.alloc() : memref<2xi32>
    memref.copy %a, %b : memref<2xi32> to memref<2xi32>
    %v = memref.load %b[%c0] : memref<2xi32>
    %c = arith.cmpi slt, %v, %k : i32
    scf.condition(%c) %k : i32
  } do {
  ^bb0(%k: i32):
    %b = memref.alloc() : memref<2xi32>
    memref.copy %a, %b : memref<2xi32> to memref<2xi32>
    scf.yield %k : i32
  }
  return
}
// -----
func.func @cycle(%c: i1, %a: memref<8xf32>) {
  cf.br ^a
^a:
  %m = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  cf.cond_br %c, ^a, ^b
^b:
  %n = memref.alloc() : memref<8xf32>
  memref.copy %n, %m : memref<8xf32> to memref<8xf32>
  return
}
// -----
func.func @region(%c: i1, %a: memref<2xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.execute_region {
      cf.cond_br %c, ^x, ^y
    ^x:
      %m = memref.alloc() : memref<2xf32>
      memref.copy %m, %a : memref<2xf32> to memref<2xf32>
      scf.yield
    ^y:
      %k = memref.alloc() : memref<2xf32>
      memref.copy %k, %a : memref<2xf32> to memref<2xf32>
      cf.br ^z
    ^z:
      %l = memref.alloc() : memref<2xf32>
      memref.copy %k, %l : memref<2xf32> to memref<2xf32>
      scf.yield
    }
  }
  return
}
// -----
func.func @linalg(%a: memref<4x4xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>], iterator_types=["parallel","parallel"]} outs(%a : memref<4x4xf32>) {
    ^bb0(%y: f32):
      %t = memref.alloc() : memref<f32>
      memref.store %y, %t[] : memref<f32>
      %z = memref.load %t[] : memref<f32>
      linalg.yield %z : f32
    }
  }
  return
}

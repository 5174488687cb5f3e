// RUN: %mlcc-opt -ownership-based-buffer-deallocation -split-input-file %s > %t0
// RUN: FileCheck %s < %t0
// RUN: %mlcc-opt -ownership-based-buffer-deallocation=private-function-dynamic-ownership=true -split-input-file %s > %t1
// RUN: FileCheck %s --check-prefix=FLAGS < %t1
// RUN: %mlcc-opt -buffer-deallocation-simplification -split-input-file %t0 > %t2
// RUN: FileCheck %s --check-prefix=SIMPLE < %t2
// RUN: %mlcc-opt -bufferization-lower-deallocations -split-input-file %t0 > %t3
// RUN: FileCheck %s --check-prefix=LOWER < %t3
// RUN: %mlcc-opt -buffer-deallocation-pipeline -split-input-file %s > %t4
// RUN: %mlcc-opt -buffer-deallocation-pipeline=private-function-dynamic-ownership=true -split-input-file %s > %t5
// RUN: %if mlir-22 %{ mlir-opt-22 -ownership-based-buffer-deallocation -split-input-file %s | diff %t0 - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -ownership-based-buffer-deallocation=private-function-dynamic-ownership=true -split-input-file %s | diff %t1 - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -buffer-deallocation-simplification -split-input-file %t0 | diff %t2 - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -bufferization-lower-deallocations -split-input-file %t0 | diff %t3 - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -buffer-deallocation-pipeline -split-input-file %s | diff %t4 - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -buffer-deallocation-pipeline=private-function-dynamic-ownership=true -split-input-file %s | diff %t5 - %}
// Memory that nobody frees is freed where blocks end, unless it is handed on.

// In one block:
// CHECK-LABEL: func.func @straight(
// CHECK: %[[YES:.*]] = arith.constant true
// CHECK: %[[M:.*]] = memref.alloc()
// CHECK: %[[BASE:.*]], %{{.*}}, %{{.*}}, %{{.*}} = memref.extract_strided_metadata %[[M]]
// CHECK-NEXT: bufferization.dealloc (%[[BASE]] : memref<f32>) if (%[[YES]])
// SIMPLE-LABEL: func.func @straight(
// SIMPLE: bufferization.dealloc (%{{.*}} : memref<4xf32>) if
// LOWER-LABEL: func.func @straight(
// LOWER: scf.if %true
// LOWER-NEXT: memref.dealloc

// A function gives away what it returns:
// CHECK-LABEL: func.func @arg(
// CHECK: scf.if %{{.*}} -> (memref<?xf32>)
// CHECK: bufferization.clone
// FLAGS-LABEL: func.func private @privarg(
// FLAGS-SAME: -> (memref<?xf32>, i1)
// FLAGS: call @privarg(%{{.*}}) : (memref<?xf32>) -> (memref<?xf32>, i1)

// A branch has flags behind what it passes:
// CHECK-LABEL: func.func @branch(
// CHECK: cf.br ^bb3(%{{.*}}, %{{.*}}#0 : memref<2xf32>, i1)

// So has a loop:
// CHECK-LABEL: func.func @for(
// CHECK: scf.for {{.*}} iter_args(%{{.*}} = %{{.*}}, %{{.*}} = %false)

func.func @straight(%x: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %c = arith.constant 0 : index
  memref.store %x, %m[%c] : memref<4xf32>
  %r = memref.load %m[%c] : memref<4xf32>
  return %r : f32
}
// -----
func.func @returned() -> memref<4xf32> {
  %m = memref.alloc() : memref<4xf32>
  return %m : memref<4xf32>
}
// -----
func.func @arg(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}
// -----
func.func private @privarg(%m: memref<?xf32>) -> memref<?xf32> {
  return %m : memref<?xf32>
}
func.func @caller(%m: memref<?xf32>) -> memref<?xf32> {
  %r = call @privarg(%m) : (memref<?xf32>) -> memref<?xf32>
  return %r : memref<?xf32>
}
// -----
func.func private @ext(memref<?xf32>) -> (memref<?xf32>, i32)
func.func @caller2(%m: memref<?xf32>) -> i32 {
  %r:2 = call @ext(%m) : (memref<?xf32>) -> (memref<?xf32>, i32)
  return %r#1 : i32
}
// -----
func.func @branch(%c: i1, %a: memref<2xf32>) {
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^three(%a : memref<2xf32>)
^two:
  %m = memref.alloc() : memref<2xf32>
  cf.br ^three(%m : memref<2xf32>)
^three(%r: memref<2xf32>):
  memref.copy %r, %a : memref<2xf32> to memref<2xf32>
  return
}
// -----
func.func @live_across(%c: i1, %a: memref<2xf32>) {
  %m = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^one(%m : memref<2xf32>), ^two(%a, %c : memref<2xf32>, i1)
^one(%x: memref<2xf32>):
  memref.copy %x, %a : memref<2xf32> to memref<2xf32>
  cf.br ^two(%m, %c : memref<2xf32>, i1)
^two(%y: memref<2xf32>, %z: i1):
  memref.copy %y, %m : memref<2xf32> to memref<2xf32>
  return
}
// -----
func.func @br_plain(%c: i1) {
  cf.br ^one
^one:
  cf.cond_br %c, ^two, ^three
^two:
  return
^three:
  return
}
// -----
func.func @for(%n: index, %a: memref<2xf32>) -> memref<2xf32> {
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
func.func @for_plain(%n: index, %a: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.alloc() : memref<2xf32>
  scf.for %i = %c0 to %n step %c1 {
    %b = memref.alloc() : memref<2xf32>
    memref.copy %k, %b : memref<2xf32> to memref<2xf32>
    memref.copy %b, %a : memref<2xf32> to memref<2xf32>
  }
  return
}
// -----
func.func @if(%c: i1, %a: memref<2xf32>) -> memref<2xf32> {
  %r, %q = scf.if %c -> (memref<2xf32>, i32) {
    %b = memref.alloc() : memref<2xf32>
    %z = arith.constant 1 : i32
    scf.yield %b, %z : memref<2xf32>, i32
  } else {
    %z = arith.constant 2 : i32
    scf.yield %a, %z : memref<2xf32>, i32
  }
  return %r : memref<2xf32>
}
// -----
func.func @if_noelse(%c: i1, %a: memref<2xf32>) {
  scf.if %c {
    %b = memref.alloc() : memref<2xf32>
    memref.copy %b, %a : memref<2xf32> to memref<2xf32>
  }
  return
}
// -----
func.func @while(%n: i32, %a: memref<2xi32>) {
  %c0 = arith.constant 0 : index
  %r:2 = scf.while (%m = %a, %k = %n) : (memref<2xi32>, i32) -> (memref<2xi32>, i32) {
    %v = memref.load %m[%c0] : memref<2xi32>
    %c = arith.cmpi slt, %v, %k : i32
    scf.condition(%c) %m, %k : memref<2xi32>, i32
  } do {
  ^bb0(%m: memref<2xi32>, %k: i32):
    %b = memref.alloc() : memref<2xi32>
    memref.copy %m, %b : memref<2xi32> to memref<2xi32>
    scf.yield %b, %k : memref<2xi32>, i32
  }
  memref.copy %r#0, %a : memref<2xi32> to memref<2xi32>
  return
}
// -----
func.func @views(%n: index) -> memref<?xf32, strided<[1], offset: ?>> {
  %m = memref.alloc(%n) : memref<?xf32>
  %s = memref.subview %m[%n][%n][1] : memref<?xf32> to memref<?xf32, strided<[1], offset: ?>>
  return %s : memref<?xf32, strided<[1], offset: ?>>
}
// -----
func.func @select(%c: i1, %a: memref<2xf32>) -> memref<2xf32> {
  %m = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %m, %a : memref<2xf32>
  return %s : memref<2xf32>
}
// -----
func.func @select_unknown(%c: i1, %a: memref<2xf32>) -> memref<2xf32> {
  %m = memref.alloc() : memref<2xf32>
  %s = arith.select %c, %m, %a : memref<2xf32>
  %t = arith.select %c, %s, %a : memref<2xf32>
  return %t : memref<2xf32>
}
// -----
memref.global "private" constant @g : memref<2xf32> = dense<1.0>
func.func @global() -> memref<2xf32> {
  %m = memref.get_global @g : memref<2xf32>
  return %m : memref<2xf32>
}
// -----
func.func @alloca() -> memref<2xf32> {
  %m = memref.alloca() : memref<2xf32>
  return %m : memref<2xf32>
}
// -----
func.func @manual() {
  %m = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  memref.dealloc %m {bufferization.manual_deallocation} : memref<2xf32>
  return
}
// -----
func.func @unranked(%a: memref<*xf32>) -> memref<*xf32> {
  return %a : memref<*xf32>
}
// -----
func.func @unranked2(%a: memref<*xf32>, %c: i1) -> memref<*xf32> {
  cf.cond_br %c, ^one(%a : memref<*xf32>), ^one(%a : memref<*xf32>)
^one(%b: memref<*xf32>):
  return %b : memref<*xf32>
}
// -----
func.func @clone(%a: memref<2xf32>) -> f32 {
  %c = arith.constant 0 : index
  %m = bufferization.clone %a : memref<2xf32> to memref<2xf32>
  %r = memref.load %m[%c] : memref<2xf32>
  return %r : f32
}
// -----
func.func @forall(%a: memref<8xf32>) {
  scf.forall (%i) in (8) {
    %m = memref.alloc() : memref<8xf32>
    memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  }
  return
}
// -----
func.func @parallel(%a: memref<8xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    %m = memref.alloc() : memref<8xf32>
    memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  }
  return
}
// -----
func.func @index_switch(%n: index, %a: memref<2xf32>) -> memref<2xf32> {
  %r = scf.index_switch %n -> memref<2xf32>
  case 1 {
    %m = memref.alloc() : memref<2xf32>
    scf.yield %m : memref<2xf32>
  }
  default {
    scf.yield %a : memref<2xf32>
  }
  return %r : memref<2xf32>
}
// -----
func.func @execute(%a: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %r = scf.execute_region -> memref<2xf32> {
    %m = memref.alloc() : memref<2xf32>
    cf.cond_br %c, ^x, ^y
  ^x:
    scf.yield %m : memref<2xf32>
  ^y:
    scf.yield %a : memref<2xf32>
  }
  return %r : memref<2xf32>
}
// -----
func.func @two_same(%c: i1) -> (memref<2xf32>, memref<2xf32>) {
  %m = memref.alloc() : memref<2xf32>
  return %m, %m : memref<2xf32>, memref<2xf32>
}
// -----
func.func private @recur(%n: index, %m: memref<2xf32>) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %c, ^a, ^b
^a:
  return %m : memref<2xf32>
^b:
  %k = memref.alloc() : memref<2xf32>
  %r = call @recur(%c0, %k) : (index, memref<2xf32>) -> memref<2xf32>
  return %r : memref<2xf32>
}
// -----
func.func @tensorarg(%t : tensor<?xf16>) -> memref<?xf16> {
  %0 = bufferization.to_buffer %t : tensor<?xf16> to memref<?xf16>
  return %0 : memref<?xf16>
}
// -----
func.func @metadata(%a: memref<?xf32>, %n: index) -> memref<f32> {
  %m = memref.alloc(%n) : memref<?xf32>
  %b, %o, %s, %st = memref.extract_strided_metadata %m : memref<?xf32> -> memref<f32>, index, index, index
  return %b : memref<f32>
}
// -----
func.func @linalg(%a: memref<4x4xf32>) -> memref<4x4xf32> {
  %m = memref.alloc() : memref<4x4xf32>
  linalg.generic {indexing_maps=[affine_map<(d0,d1)->(d0,d1)>, affine_map<(d0,d1)->(d0,d1)>], iterator_types=["parallel","parallel"]} ins(%a : memref<4x4xf32>) outs(%m : memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    %t = memref.alloc() : memref<f32>
    memref.store %x, %t[] : memref<f32>
    %z = memref.load %t[] : memref<f32>
    linalg.yield %z : f32
  }
  return %m : memref<4x4xf32>
}
// -----
func.func @alloca_scope(%a: memref<4xf32>) -> memref<4xf32> {
  %r = memref.alloca_scope -> memref<4xf32> {
    %m = memref.alloc() : memref<4xf32>
    memref.alloca_scope.return %m : memref<4xf32>
  }
  return %r : memref<4xf32>
}
// -----
func.func @affine(%a: memref<4xf32>) {
  %c = arith.constant 3 : index
  affine.for %i = 0 to 4 {
    %m = memref.alloc() : memref<4xf32>
    memref.copy %m, %a : memref<4xf32> to memref<4xf32>
  }
  affine.if affine_set<(d0) : (d0 >= 0)>(%c) {
    %m = memref.alloc() : memref<4xf32>
  }
  return
}
// -----
func.func @indirect(%f: (memref<4xf32>) -> memref<4xf32>, %a: memref<4xf32>) -> memref<4xf32> {
  %r = call_indirect %f(%a) : (memref<4xf32>) -> memref<4xf32>
  return %r : memref<4xf32>
}
// -----
func.func @view_in_loop(%n: index, %a: memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k = memref.alloc() : memref<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%m = %k) -> memref<8xf32> {
    %v = memref.subview %m[0][4][1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    %w = memref.subview %a[0][4][1] : memref<8xf32> to memref<4xf32, strided<[1]>>
    memref.copy %v, %w : memref<4xf32, strided<[1]>> to memref<4xf32, strided<[1]>>
    scf.yield %m : memref<8xf32>
  }
  memref.copy %r, %a : memref<8xf32> to memref<8xf32>
  return
}
// -----
func.func @yield_captured(%c: i1) -> memref<8xf32> {
  %k = memref.alloc() : memref<8xf32>
  %l = memref.alloc() : memref<8xf32>
  %r = scf.if %c -> memref<8xf32> {
    scf.yield %k : memref<8xf32>
  } else {
    scf.yield %l : memref<8xf32>
  }
  return %r : memref<8xf32>
}
// -----
func.func @dead_block() {
  return
^a:
  %m = memref.alloc() : memref<8xf32>
  return
}
// -----
func.func @diamond(%c: i1, %a: memref<2xf32>) -> memref<2xf32> {
  %m = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^one, ^two
^one:
  cf.br ^three(%m : memref<2xf32>)
^two:
  cf.br ^three(%a : memref<2xf32>)
^three(%r: memref<2xf32>):
  %n = memref.alloc() : memref<2xf32>
  memref.copy %m, %n : memref<2xf32> to memref<2xf32>
  cf.cond_br %c, ^four(%n, %r : memref<2xf32>, memref<2xf32>), ^four(%r, %r : memref<2xf32>, memref<2xf32>)
^four(%x: memref<2xf32>, %y: memref<2xf32>):
  memref.copy %m, %y : memref<2xf32> to memref<2xf32>
  return %x : memref<2xf32>
}

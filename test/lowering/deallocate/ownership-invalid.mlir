// RUN: %mlcc-opt -ownership-based-buffer-deallocation -split-input-file -verify-diagnostics %s
// RUN: %if mlir-22 %{ mlir-opt-22 -ownership-based-buffer-deallocation -split-input-file -verify-diagnostics %s %}
// What ownership cannot be told of is refused.
func.func @existing() {
  %m = memref.alloc() : memref<2xf32>
  // expected-error@+1 {{memory free side-effect on MemRef value not supported!}}
  memref.dealloc %m : memref<2xf32>
  return
}
// -----
func.func @existing2(%m: memref<2xf32>, %c: i1) {
  // expected-error@+1 {{No deallocation operations must be present when running this pass!}}
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return
}
// -----
// expected-error@+1 {{Only structured control-flow loops are supported.}}
func.func @loop(%c: i1) {
  cf.br ^a
^a:
  cf.cond_br %c, ^a, ^b
^b:
  return
}
// -----
func.func @realloc(%n: index) -> memref<?xf32> {
  %m = memref.alloc(%n) : memref<?xf32>
  // expected-error@+1 {{memory free side-effect on MemRef value not supported!}}
  %r = memref.realloc %m(%n) : memref<?xf32> to memref<?xf32>
  return %r : memref<?xf32>
}
// -----
func.func @switch(%n: i32, %a: memref<2xf32>) {
  // expected-error@+1 {{Terminators with more than one successor are not supported!}}
  cf.switch %n : i32, [default: ^a(%a : memref<2xf32>), 1: ^a(%a : memref<2xf32>)]
^a(%b: memref<2xf32>):
  return
}
// -----
func.func @switch2(%n: i32) {
  // expected-error@+1 {{BranchOpInterface operations with multiple successors are not supported yet}}
  cf.switch %n : i32, [default: ^a, 1: ^a]
^a:
  return
}
// -----
// expected-error@+1 {{Only structured control-flow loops are supported.}}
func.func @nested_loop(%c: i1) {
  scf.execute_region {
    cf.br ^a
  ^a:
    cf.cond_br %c, ^a, ^b
  ^b:
    scf.yield
  }
  return
}
// -----
func.func @updated(%m: memref<4xf32>, %i: index) -> f32 {
  // expected-error@+1 {{All operations with attached regions need to implement the RegionBranchOpInterface.}}
  %r = memref.generic_atomic_rmw %m[%i] : memref<4xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  }
  return %r : f32
}

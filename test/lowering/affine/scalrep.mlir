// affine-scalrep: what was stored or loaded before stands for what is loaded,
// unless something may have been written in between.
//
// RUN: %mlcc-opt %s -affine-scalrep -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -affine-scalrep -allow-unregistered-dialect | FileCheck %s %}

// The memory is gone with its last load.
// CHECK-LABEL: @local
func.func @local() {
  // CHECK-NEXT: [[X:%[a-z0-9_]+]] = arith.constant
  // CHECK-NEXT: affine.for
  // CHECK-NEXT:   "use"([[X]])
  // CHECK-NEXT: }
  // CHECK-NEXT: return
  %x = arith.constant 7.0 : f32
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %x, %m[%i] : memref<10xf32>
    %v = affine.load %m[%i] : memref<10xf32>
    "use"(%v) : (f32) -> ()
  }
  memref.dealloc %m : memref<10xf32>
  return
}

// CHECK-LABEL: @same_index
// CHECK-SAME: [[A:%[a-z0-9]+]]: memref<10x10xf32>, [[X:%[a-z0-9]+]]: f32
func.func @same_index(%a: memref<10x10xf32>, %x: f32, %s: index) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      affine.store %x, %a[%i, %j + symbol(%s)] : memref<10x10xf32>
      %t = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%j)[%s]
      %v = affine.load %a[%i, %t] : memref<10x10xf32>
      // Another element, or the same.
      // CHECK: affine.store [[X]], [[A]][%arg4, %arg3]
      affine.store %v, %a[%j, %i] : memref<10x10xf32>
      // CHECK-NEXT: [[W:%[a-z0-9]+]] = affine.load
      %w = affine.load %a[%i, %t] : memref<10x10xf32>
      %w2 = affine.load %a[%i, %t] : memref<10x10xf32>
      // CHECK-NEXT: "use"([[X]], [[W]], [[W]])
      "use"(%v, %w, %w2) : (f32, f32, f32) -> ()
    }
  }
  return
}

// CHECK-LABEL: @iterations
// CHECK-SAME: [[A:%[a-z0-9]+]]: memref<10xf32>, [[X:%[a-z0-9]+]]: f32
func.func @iterations(%a: memref<10xf32>, %x: f32) {
  affine.for %i = 0 to 9 {
    // What the last iteration stored; not written in this one.
    // CHECK: [[L:%[a-z0-9]+]] = affine.load
    // CHECK-NEXT: affine.store
    // CHECK-NEXT: "use"([[L]], [[L]])
    %l = affine.load %a[%i] : memref<10xf32>
    affine.store %x, %a[%i + 1] : memref<10xf32>
    %m = affine.load %a[%i] : memref<10xf32>
    "use"(%l, %m) : (f32, f32) -> ()
  }
  affine.store %x, %a[0] : memref<10xf32>
  // Only others are stored to.
  // CHECK: affine.for
  // CHECK-NEXT: affine.store [[X]]
  affine.for %i = 0 to 9 {
    %l = affine.load %a[0] : memref<10xf32>
    affine.store %l, %a[%i + 1] : memref<10xf32>
  }
  // It may be the same.
  // CHECK: affine.for
  // CHECK-NEXT: affine.load
  affine.for %i = 0 to 9 {
    %l = affine.load %a[0] : memref<10xf32>
    affine.store %l, %a[%i] : memref<10xf32>
  }
  return
}

// CHECK-LABEL: @overwritten
// CHECK-SAME: [[A:%[a-z0-9]+]]: memref<10xf32>, [[B:%[a-z0-9]+]]: memref<10xf32>, [[X:%[a-z0-9]+]]: f32, [[Y:%[a-z0-9]+]]: f32
func.func @overwritten(%a: memref<10xf32>, %b: memref<10xf32>, %x: f32, %y: f32) {
  // CHECK-NEXT: affine.store [[Y]], [[A]][0]
  affine.store %x, %a[0] : memref<10xf32>
  affine.store %y, %a[0] : memref<10xf32>
  // Read, perhaps, from the other.
  // CHECK-NEXT: affine.store [[X]], [[A]][1]
  // CHECK-NEXT: affine.load [[B]]
  // CHECK-NEXT: affine.store [[Y]], [[A]][1]
  affine.store %x, %a[1] : memref<10xf32>
  %q = affine.load %b[1] : memref<10xf32>
  affine.store %y, %a[1] : memref<10xf32>
  // CHECK-NEXT: affine.store [[X]], [[A]][2]
  // CHECK-NEXT: call
  // CHECK-NEXT: affine.store [[Y]], [[A]][2]
  affine.store %x, %a[2] : memref<10xf32>
  func.call @g() : () -> ()
  affine.store %y, %a[2] : memref<10xf32>
  // What was allocated here is no argument.
  // CHECK-NEXT: memref.alloc
  // CHECK-NEXT: affine.load
  // CHECK-NEXT: affine.store [[Y]], [[A]][3]
  %l = memref.alloc() : memref<10xf32>
  affine.store %x, %a[3] : memref<10xf32>
  %r = affine.load %l[1] : memref<10xf32>
  affine.store %y, %a[3] : memref<10xf32>
  "use"(%q, %r) : (f32, f32) -> ()
  return
}
func.func private @g()

// CHECK-LABEL: @branches
// CHECK-SAME: [[A:%[a-z0-9]+]]: memref<10xf32>, [[X:%[a-z0-9]+]]: f32
func.func @branches(%a: memref<10xf32>, %x: f32, %c: i1) -> f32 {
  affine.for %i = 0 to 10 {
    // CHECK: affine.if
    // CHECK: affine.store
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %x, %a[%i] : memref<10xf32>
    }
    // The store is in a condition; inside another the load is known.
    // CHECK: [[L:%[a-z0-9]+]] = affine.load
    %l = affine.load %a[%i] : memref<10xf32>
    // CHECK-NEXT: scf.if
    // CHECK-NEXT: scf.yield [[L]]
    %s = scf.if %c -> f32 {
      %m = affine.load %a[%i] : memref<10xf32>
      scf.yield %m : f32
    } else {
      scf.yield %x : f32
    }
    "use"(%s) : (f32) -> ()
  }
  %p = memref.alloc() : memref<10xf32>
  %view = memref.cast %p : memref<10xf32> to memref<?xf32>
  affine.store %x, %p[3] : memref<10xf32>
  affine.store %x, %a[3] : memref<10xf32>
  %k = affine.load %p[3] : memref<10xf32>
  // The view is of the same memory.
  // CHECK: affine.store [[X]], {{%[a-z0-9_]+}}[3] : memref<?xf32>
  // CHECK-NEXT: [[K2:%[a-z0-9]+]] = affine.load
  // CHECK-NEXT: "use"([[X]], [[K2]])
  affine.store %x, %view[3] : memref<?xf32>
  %k2 = affine.load %p[3] : memref<10xf32>
  "use"(%k, %k2) : (f32, f32) -> ()
  cf.cond_br %c, ^a, ^b
^a:
  affine.store %x, %p[3] : memref<10xf32>
  cf.br ^b
^b:
  // CHECK: [[K3:%[a-z0-9]+]] = affine.load
  // CHECK: return [[K3]]
  %k3 = affine.load %p[3] : memref<10xf32>
  return %k3 : f32
}

// The element of a sum is stored in each iteration.
// CHECK-LABEL: @sum
func.func @sum(%a: memref<16x16xf32>, %o: memref<16xf32>, %z: f32) {
  %t = memref.alloca() : memref<1xf32>
  affine.for %i = 0 to 16 {
    affine.store %z, %t[0] : memref<1xf32>
    // CHECK: affine.for
    // CHECK: affine.for
    // CHECK-NEXT: affine.load
    // CHECK-NEXT: affine.load
    affine.for %j = 0 to 16 {
      %x = affine.load %a[%i, %j] : memref<16x16xf32>
      %s = affine.load %t[0] : memref<1xf32>
      %r = arith.addf %x, %s : f32
      affine.store %r, %t[0] : memref<1xf32>
    }
    // CHECK: affine.load
    %s = affine.load %t[0] : memref<1xf32>
    affine.store %s, %o[%i] : memref<16xf32>
  }
  return
}

// Only values of the same type.
// CHECK-LABEL: @vectors
// CHECK-SAME: [[V:%[a-z0-9]+]]: vector<4xf32>, [[X:%[a-z0-9]+]]: f32
func.func @vectors(%a: memref<100xf32>, %v: vector<4xf32>, %x: f32) -> (vector<4xf32>, vector<2xf32>) {
  // CHECK: affine.vector_store
  // CHECK-NEXT: [[W2:%[a-z0-9]+]] = affine.vector_load
  // CHECK-NEXT: return [[V]], [[W2]]
  affine.vector_store %v, %a[4] : memref<100xf32>, vector<4xf32>
  %w = affine.vector_load %a[4] : memref<100xf32>, vector<4xf32>
  %w2 = affine.vector_load %a[4] : memref<100xf32>, vector<2xf32>
  return %w, %w2 : vector<4xf32>, vector<2xf32>
}

// affine-super-vectorize where mlir-opt goes wrong: what loops do not write is
// not written, and loops stay whose vectors would be others.
//
// RUN: %mlcc-opt %s -affine-super-vectorize=virtual-vector-size=4 -split-input-file | FileCheck %s
// RUN: %mlcc-opt %s -affine-super-vectorize=virtual-vector-size=4,8 -split-input-file | FileCheck --check-prefix=TWO %s
// RUN: %mlcc-opt %s -affine-super-vectorize="virtual-vector-size=4,8 test-fastest-varying=1,0" -split-input-file | FileCheck --check-prefix=CHOSEN %s
// RUN: %mlcc-opt %s -affine-super-vectorize="virtual-vector-size=4 vectorize-reductions" -split-input-file | FileCheck --check-prefix=CARRIED %s

// The memrefs go on behind the loops; of the rows there are enough.

// CHECK: #[[REST:.*]] = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-LABEL: @beyond(
// CHECK: [[LEFT:%.*]] = affine.apply #[[REST]]([[I:%.*]])[%{{.*}}]
// CHECK: [[MASK:%.*]] = vector.create_mask [[LEFT]] : vector<4xi1>
// CHECK: vector.transfer_write %{{.*}}, %{{.*}}[%{{.*}}, [[I]]], [[MASK]] : vector<4xf32>, memref<8x?xf32>
// TWO-LABEL: @beyond(
// TWO: affine.for [[I:%.*]] = 0 to 8 step 4 {
// TWO: affine.for [[J:%.*]] = 0 to %{{.*}} step 8 {
// TWO: [[ROWS:%.*]] = affine.apply #{{.*}}([[I]])
// TWO: [[COLUMNS:%.*]] = affine.apply #{{.*}}([[J]])
// TWO: [[MASK:%.*]] = vector.create_mask [[ROWS]], [[COLUMNS]] : vector<4x8xi1>
// TWO: vector.transfer_write %{{.*}}, %{{.*}}[[[I]], [[J]]], [[MASK]]
func.func @beyond(%a: memref<8x?xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to %n {
      affine.store %x, %a[%i, %j] : memref<8x?xf32>
    }
  }
  return
}

// -----

// Numbers of elements stand in the order of the memref.

// TWO-LABEL: @turned(
// TWO: affine.for [[I:%.*]] = 0 to 7 step 4 {
// TWO: affine.for [[J:%.*]] = 0 to 16 step 8 {
// TWO: [[COLUMNS:%.*]] = affine.apply #{{.*}}([[J]])
// TWO: [[ROWS:%.*]] = affine.apply #{{.*}}([[I]])
// TWO: vector.create_mask [[COLUMNS]], [[ROWS]] : vector<8x4xi1>
func.func @turned(%a: memref<16x99xf32>, %x: f32, %n: index) {
  affine.for %i = 0 to 7 {
    affine.for %j = 0 to 16 {
      affine.store %x, %a[%j, %i] : memref<16x99xf32>
    }
  }
  return
}

// -----

// Where the memref ends, nothing is written: it has that size, was allocated
// with it, or was asked for it.

// CHECK-LABEL: @ends(
// CHECK: affine.for
// CHECK-NOT: vector.create_mask
func.func @ends(%a: memref<10xf32>, %b: memref<4x?xf32>, %x: f32, %n: index) -> memref<4x?xf32> {
  %c1 = arith.constant 1 : index
  %c = memref.alloc(%n) : memref<4x?xf32>
  %m = memref.dim %b, %c1 : memref<4x?xf32>
  affine.for %i = 0 to 9 {
    affine.store %x, %a[%i + 1] : memref<10xf32>
  }
  affine.for %i = 0 to %m {
    affine.store %x, %b[2, %i] : memref<4x?xf32>
  }
  affine.for %i = 0 to %n {
    affine.store %x, %c[2, %i] : memref<4x?xf32>
  }
  return %c : memref<4x?xf32>
}

// -----

// Another size, and that of another.

// CHECK-LABEL: @ends_elsewhere(
// CHECK-COUNT-3: vector.create_mask
func.func @ends_elsewhere(%a: memref<?x?xf32>, %b: memref<?x?xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x?xf32>
  %m = memref.dim %b, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.store %x, %a[2, %i] : memref<?x?xf32>
  }
  affine.for %i = 0 to %m {
    affine.store %x, %a[3, %i] : memref<?x?xf32>
  }
  affine.for %i = 0 to %m {
    affine.store %x, %b[3, %i - 1] : memref<?x?xf32>
  }
  return
}

// -----

// What is behind the end might be 0, unless there is none, or that is known.

// CHECK-LABEL: @quotients(
// CHECK: affine.for %{{.*}} = 0 to 10 {
// CHECK: affine.for %{{.*}} = 0 to 12 step 4 {
// CHECK: affine.for %{{.*}} = 0 to 10 step 4 {
func.func @quotients(%a: memref<12xi32>, %b: memref<12xi32>, %x: i32) {
  %c3 = arith.constant 3 : i32
  affine.for %i = 0 to 10 {
    %y = affine.load %a[%i] : memref<12xi32>
    %z = arith.divsi %x, %y : i32
    affine.store %z, %b[%i] : memref<12xi32>
  }
  affine.for %i = 0 to 12 {
    %y = affine.load %a[%i] : memref<12xi32>
    %z = arith.divsi %x, %y : i32
    affine.store %z, %b[%i] : memref<12xi32>
  }
  affine.for %i = 0 to 10 {
    %y = affine.load %a[%i] : memref<12xi32>
    %z = arith.divsi %y, %c3 : i32
    affine.store %z, %b[%i] : memref<12xi32>
  }
  return
}

// -----

// Iterations that follow each other are no neighbours in memory.

// CHECK-LABEL: @strides(
// CHECK-NOT: vector.transfer
func.func @strides(%a: memref<64xf32>, %x: f32) {
  affine.for %i = 0 to 16 step 2 {
    affine.store %x, %a[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 16 {
    affine.store %x, %a[%i * 4] : memref<64xf32>
  }
  affine.for %i = 0 to 16 {
    affine.store %x, %a[16 - %i] : memref<64xf32>
  }
  affine.for %i = 0 to 16 {
    %y = affine.load %a[%i floordiv 2 + 32] : memref<64xf32>
    affine.store %y, %a[%i] : memref<64xf32>
  }
  return
}

// -----

// The inner loop runs differently in each element, or reads a diagonal.

// CHECK-LABEL: @bounds(
// CHECK-NOT: vector.transfer
func.func @bounds(%a: memref<64x64xf32>) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0)>(%i) {
      %y = affine.load %a[%j, %i] : memref<64x64xf32>
      affine.store %y, %a[%j + 1, %i] : memref<64x64xf32>
    }
  }
  affine.for %i = 0 to 64 {
    %y = affine.load %a[%i, %i] : memref<64x64xf32>
  }
  return
}

// -----

// One memref by two names.

// CHECK-LABEL: @names(
// CHECK-NOT: vector.transfer
func.func @names(%a: memref<8xi32>, %x0: i32) {
  %v = memref.cast %a : memref<8xi32> to memref<?xi32>
  affine.for %i = 0 to 7 {
    %x = affine.load %a[%i] : memref<8xi32>
    affine.store %x, %v[%i + 1] : memref<?xi32>
  }
  affine.for %i = 0 to 7 {
    affine.store %x0, %v[%i + 1] : memref<?xi32>
    affine.store %x0, %a[%i] : memref<8xi32>
  }
  return
}

// -----

// Nothing is left of a loop that turns out not to do: the variable is no vector.

// CHECK-LABEL: @variable(
// CHECK-NOT: vector
// TWO-LABEL: @variable(
// TWO-NOT: vector
func.func @variable(%a: memref<8x64xindex>, %x: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 64 {
      %y = arith.addi %x, %j : index
      %z = arith.addi %i, %y : index
      affine.store %z, %a[%i, %j] : memref<8x64xindex>
    }
  }
  return
}

// -----

// What vectors have no elements or no operations for; another layout; a store
// that one of two loops does not reach; conditions.

#even = affine_set<(d0) : (d0 mod 2 == 0)>
// CHECK-LABEL: @others(
// CHECK-NOT: vector.transfer
// TWO-LABEL: @others(
// TWO-NOT: vector.transfer
func.func @others(%a: memref<8xcomplex<f32>>, %b: memref<8xindex>, %c: memref<8xindex, strided<[2]>>, %d: memref<8x8xindex>, %x: index, %e: memref<8xvector<2xf32>>) {
  affine.for %i = 0 to 8 {
    %y = affine.load %a[%i] : memref<8xcomplex<f32>>
    affine.store %y, %a[%i] : memref<8xcomplex<f32>>
  }
  affine.for %i = 0 to 8 {
    %y = affine.load %b[%i] : memref<8xindex>
    %z = index.add %y, %x
    affine.store %z, %b[%i] : memref<8xindex>
  }
  affine.for %i = 0 to 8 {
    affine.store %x, %c[%i] : memref<8xindex, strided<[2]>>
  }
  affine.for %i = 0 to 8 {
    affine.if #even(%i) {
      affine.store %x, %b[%i] : memref<8xindex>
    }
  }
  affine.for %i = 0 to 8 {
    %y = affine.load %e[%i] : memref<8xvector<2xf32>>
  }
  return
}

// -----

// CHECK-LABEL: @between(
// CHECK: vector.transfer_write
// TWO-LABEL: @between(
// TWO-NOT: vector.transfer
func.func @between(%b: memref<8xf32>, %d: memref<8x8xf32>, %x: f32) {
  affine.for %i = 0 to 8 {
    affine.store %x, %b[%i] : memref<8xf32>
    affine.for %j = 0 to 8 {
      affine.store %x, %d[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// -----

// Columns of the memref are rows of the vector; what is read in the outer loop
// is the same in each of them.

// TWO-DAG: #[[TURNED:.*]] = affine_map<(d0, d1) -> (d1, d0)>
// TWO-DAG: #[[REPEATED:.*]] = affine_map<(d0) -> (d0, 0)>
// TWO-LABEL: @turned(
// TWO: affine.for [[I:%.*]] = 0 to 32 step 4 {
// TWO: vector.transfer_read %{{.*}}[[[I]]], %{{.*}} {permutation_map = #[[REPEATED]]} : memref<32xf32>, vector<4x8xf32>
// TWO: affine.for [[J:%.*]] = 0 to 64 step 8 {
// TWO: vector.transfer_read %{{.*}}[[[J]], [[I]]], %{{.*}} {permutation_map = #[[TURNED]]} : memref<64x32xf32>, vector<4x8xf32>
// TWO: vector.transfer_write {{.*}} {permutation_map = #[[TURNED]]} : vector<4x8xf32>, memref<64x32xf32>
func.func @turned(%a: memref<64x32xf32>, %b: memref<32xf32>, %c: memref<64x32xf32>) {
  affine.for %i = 0 to 32 {
    %x = affine.load %b[%i] : memref<32xf32>
    affine.for %j = 0 to 64 {
      %y = affine.load %a[%j, %i] : memref<64x32xf32>
      %z = arith.addf %x, %y : f32
      affine.store %z, %c[%j, %i] : memref<64x32xf32>
    }
  }
  return
}

// -----

// The constant is in both inner loops.

// TWO-LABEL: @constants(
// TWO: affine.for %{{.*}} = 0 to 32 step 4 {
// TWO-NEXT: affine.for %{{.*}} = 0 to 64 step 8 {
// TWO-NEXT: arith.constant dense<1.000000e+00>
// TWO: affine.for %{{.*}} = 0 to 16 step 8 {
// TWO-NEXT: arith.constant dense<1.000000e+00>
func.func @constants(%a: memref<32x64xf32>, %b: memref<32x16xf32>) {
  %one = arith.constant 1.0 : f32
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 64 {
      affine.store %one, %a[%i, %j] : memref<32x64xf32>
    }
    affine.for %j = 0 to 16 {
      affine.store %one, %b[%i, %j] : memref<32x16xf32>
    }
  }
  return
}

// -----

// The size of the other dimension; both loops go through one.

// CHECK-LABEL: @dimensions(
// CHECK: vector.create_mask
// TWO-LABEL: @dimensions(
// TWO: affine.for
// TWO-NOT: vector.transfer
func.func @dimensions(%b: memref<64xf32>, %x: f32, %n: index, %m: index) -> memref<?x?xf32> {
  %a = memref.alloc(%n, %m) : memref<?x?xf32>
  affine.for %i = 0 to %n {
    affine.store %x, %a[2, %i] : memref<?x?xf32>
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %y = affine.load %b[%i + %j] : memref<64xf32>
    }
  }
  return %a : memref<?x?xf32>
}

// -----

// Two loops in each other would be the same dimension.

// TWO-LABEL: @twice(
// CHOSEN-LABEL: @twice(
// CHOSEN-NOT: vector.transfer
// CHOSEN: return
func.func @twice(%a: memref<8x8xf32>, %b: memref<8x8xf32>) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %x = affine.load %a[%i, %j] : memref<8x8xf32>
      affine.for %k = 0 to 8 {
        %y = affine.load %b[%i, %k] : memref<8x8xf32>
      }
    }
  }
  return
}

// -----

// The first inner loop cannot be; the outer one is, with both in it.

// CHECK-LABEL: @gone(
// CHECK: affine.for [[I:%.*]] = 0 to 8 step 4 {
// CHECK: affine.for %{{.*}} = 0 to 16 {
// CHECK: affine.for %{{.*}} = 0 to 32 {
func.func @gone(%a: memref<16x8xindex>, %b: memref<32x8xindex>, %x: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 16 {
      affine.store %j, %a[%j, %i] : memref<16x8xindex>
    }
    affine.for %j = 0 to 32 {
      affine.store %x, %b[%j, %i] : memref<32x8xindex>
    }
  }
  return
}

// -----

// A constant in the loop that is an index stays one, and is a vector for others.

// CHECK-LABEL: @constant_index(
// CHECK: affine.for [[I:%.*]] = 0 to 8 step 4 {
// CHECK: [[ALL:%.*]] = arith.constant dense<2> : vector<4xindex>
// CHECK: [[P:%.*]] = ub.poison : vector<4xindex>
// CHECK: [[C:%.*]] = arith.constant 2 : index
// CHECK: vector.transfer_write [[ALL]], %{{.*}}[[[C]], [[I]]]
// CHECK: vector.transfer_write [[P]]
func.func @constant_index(%a: memref<8x8xindex>) {
  affine.for %i = 0 to 8 {
    %c2 = arith.constant 2 : index
    %p = ub.poison : index
    affine.store %c2, %a[%c2, %i] : memref<8x8xindex>
    affine.store %p, %a[3, %i] : memref<8x8xindex>
  }
  return
}

// -----

// Nothing is left of a loop that turns out not to do.

// CARRIED-LABEL: @carried(
// CARRIED-NOT: vector
// CARRIED: affine.for %{{.*}} = 0 to 64 iter_args
// CARRIED-NOT: vector
func.func @carried(%x: index) -> index {
  %s = affine.for %i = 0 to 64 iter_args(%a = %x) -> index {
    %b = arith.addi %a, %i : index
    affine.yield %b : index
  }
  return %s : index
}

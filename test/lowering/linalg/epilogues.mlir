// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -emit-mlir=llvm -stop-after=linalg-tile-contractions %s -o - | FileCheck %s
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -fno-linalg-fuse -emit-mlir=llvm -stop-after=linalg-tile-contractions %s -o - | FileCheck %s --check-prefix=OFF
// RUN: mlcc -O2 -target armv7-linux-gnueabihf -mfpu=neon -emit-mlir=llvm -stop-after=linalg-tile-contractions %s -o - | FileCheck %s --check-prefix=NEON
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v4 -Rpass=linalg-tile-contractions -c %s -o %t.o 2>&1 | FileCheck %s --check-prefix=REMARK

// An operation on each of the sums of a contraction is the end of its kernels.
// test/random/products.py executes them.

// OFF-NOT: _then_

// A bias along the columns is loaded once for all rows; the last block of sums is
// the one that finishes.

// CHECK-LABEL: func.func private @__mlcc_tiles_6x4x16_mulf_addf_f32_f32_f32_then_addf_maximumf_{{[0-9a-f]+}}(
// CHECK-SAME: %[[FINISHES:arg[0-9]+]]: i1, %[[RESULT:arg[0-9]+]]: memref<?x?xf32, strided<[?, 1], offset: ?>>, %[[BIAS:arg[0-9]+]]: memref<?xf32, strided<[1], offset: ?>>, %{{arg[0-9]+}}: f32)
// CHECK: scf.if %[[FINISHES]] {
// CHECK: %[[B:.*]] = vector.load %[[BIAS]][
// CHECK: arith.addf %{{.*}}, %[[B]] : vector<16xf32>
// CHECK: arith.maximumf
// CHECK: vector.store %{{.*}}, %[[RESULT]][
// CHECK-COUNT-3: vector.load %[[BIAS]][
// CHECK-NOT: vector.load %[[BIAS]][
// CHECK: } else {

// CHECK-LABEL: func.func @bias(
// CHECK: arith.cmpi sge
// CHECK: call @__mlcc_tiles_6x4x16_{{.*}}_then_addf_maximumf_
// CHECK-NOT: linalg.generic
// CHECK: return
// REMARK: [[@LINE+4]]:3: remark: 'linalg.matmul' op is computed in {{.*}}, and 'linalg.generic' op with it
func.func @bias(%a: memref<96x2048xf32> {llvm.noalias}, %b: memref<2048x128xf32> {llvm.noalias},
    %c: memref<96x128xf32> {llvm.noalias}, %bias: memref<128xf32> {llvm.noalias}) {
  %zero = arith.constant 0.0 : f32
  linalg.matmul ins(%a, %b : memref<96x2048xf32>, memref<2048x128xf32>)
                outs(%c : memref<96x128xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%c, %bias : memref<96x128xf32>, memref<128xf32>) outs(%c : memref<96x128xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.addf %x, %y : f32
    %1 = arith.maximumf %0, %zero : f32
    linalg.yield %1 : f32
  }
  return
}

// NEON of 32 bits takes subnormal numbers for zero: integers have tiles, floats
// that are made of them have none. The sums, which nobody else reads, are not
// stored where all of them are one block.

// CHECK-LABEL: func.func @scaled(
// CHECK: call @__mlcc_tiles_{{.*}}_then_sitofp_mulf_
// CHECK-NOT: linalg.generic
// CHECK: return
// NEON-LABEL: func.func @scaled(
// NEON: call @__mlcc_tiles
// NEON: linalg.generic
func.func @scaled(%a: memref<64x64xi32>, %b: memref<64x64xi32>,
    %r: memref<64x64xf32> {llvm.noalias}, %scale: f32) {
  %zero = arith.constant 0 : i32
  %c = memref.alloc() : memref<64x64xi32>
  linalg.fill ins(%zero : i32) outs(%c : memref<64x64xi32>)
  linalg.matmul ins(%a, %b : memref<64x64xi32>, memref<64x64xi32>)
                outs(%c : memref<64x64xi32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%c : memref<64x64xi32>) outs(%r : memref<64x64xf32>) {
  ^bb0(%x: i32, %o: f32):
    %0 = arith.sitofp %x : i32 to f32
    %1 = arith.mulf %0, %scale : f32
    linalg.yield %1 : f32
  }
  memref.dealloc %c : memref<64x64xi32>
  return
}

// The sums are wanted besides.

// CHECK-LABEL: func.func @read_again(
// CHECK: call @__mlcc_tiles
// CHECK: linalg.generic
func.func @read_again(%a: memref<64x64xf32>, %b: memref<64x64xf32>,
    %r: memref<64x64xf32> {llvm.noalias}, %place: index) -> f32 {
  %zero = arith.constant 0.0 : f32
  %c = memref.alloc() : memref<64x64xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<64x64xf32>)
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%c : memref<64x64xf32>) outs(%r : memref<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.negf %x : f32
    linalg.yield %0 : f32
  }
  %element = memref.load %c[%place, %place] : memref<64x64xf32>
  memref.dealloc %c : memref<64x64xf32>
  return %element : f32
}

// The sums go on from where the iteration before has left them.

// CHECK-LABEL: func.func @adds_up(
// CHECK: call @__mlcc_tiles
// CHECK: linalg.generic
func.func @adds_up(%a: memref<64x64xf32>, %b: memref<64x64xf32>,
    %r: memref<64x64xf32> {llvm.noalias}, %n: index) {
  %zero = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c = memref.alloc() : memref<64x64xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<64x64xf32>)
  scf.for %i = %c0 to %n step %c1 {
    linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                  outs(%c : memref<64x64xf32>)
    linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                    iterator_types = ["parallel", "parallel"]}
        ins(%c : memref<64x64xf32>) outs(%r : memref<64x64xf32>) {
    ^bb0(%x: f32, %o: f32):
      %0 = arith.negf %x : f32
      linalg.yield %0 : f32
    }
  }
  memref.dealloc %c : memref<64x64xf32>
  return
}

// The result would be written over a factor that other rows still read.

// CHECK-LABEL: func.func @over_a_factor(
// CHECK: call @__mlcc_tiles
// CHECK: linalg.generic
func.func @over_a_factor(%a: memref<64x64xf32>, %b: memref<64x64xf32>) {
  %zero = arith.constant 0.0 : f32
  %c = memref.alloc() : memref<64x64xf32>
  linalg.fill ins(%zero : f32) outs(%c : memref<64x64xf32>)
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%c : memref<64x64xf32>) outs(%a : memref<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = arith.negf %x : f32
    linalg.yield %0 : f32
  }
  memref.dealloc %c : memref<64x64xf32>
  return
}

// Other sums are wanted for an element, which is what a transposition reads.

// CHECK-LABEL: func.func @transposed(
// CHECK: call @__mlcc_tiles
// CHECK: linalg.generic
func.func @transposed(%a: memref<64x64xf32>, %b: memref<64x64xf32>,
    %c: memref<64x64xf32> {llvm.noalias}, %r: memref<64x64xf32> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (j, i)>,
                                   affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%c, %c : memref<64x64xf32>, memref<64x64xf32>) outs(%r : memref<64x64xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %0 = arith.addf %x, %y : f32
    linalg.yield %0 : f32
  }
  return
}

// A call between may look at the sums.

func.func private @look(memref<64x64xf32>)

// CHECK-LABEL: func.func @called_between(
// CHECK: call @__mlcc_tiles
// CHECK: call @look
// CHECK: linalg.generic
func.func @called_between(%a: memref<64x64xf32>, %b: memref<64x64xf32>,
    %c: memref<64x64xf32> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                outs(%c : memref<64x64xf32>)
  call @look(%c) : (memref<64x64xf32>) -> ()
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      outs(%c : memref<64x64xf32>) {
  ^bb0(%o: f32):
    %0 = arith.negf %o : f32
    linalg.yield %0 : f32
  }
  return
}

// A place in the result is no value of a tile, and exp is a function of its own.

// CHECK-LABEL: func.func @other_bodies(
// CHECK: linalg.generic
// CHECK: linalg.generic
func.func @other_bodies(%a: memref<64x64xf32>, %b: memref<64x64xf32>,
    %c: memref<64x64xf32> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      outs(%c : memref<64x64xf32>) {
  ^bb0(%o: f32):
    %0 = math.exp %o : f32
    linalg.yield %0 : f32
  }
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      outs(%c : memref<64x64xf32>) {
  ^bb0(%o: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %is_upper = arith.cmpi ult, %i, %j : index
    %0 = arith.negf %o : f32
    %1 = arith.select %is_upper, %o, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// Rows have a root each: it is computed of elements, not of vectors. One for each
// column is no value of vectors.

// CHECK-LABEL: func.func @roots(
// CHECK: call @__mlcc_tiles_{{.*}}_then_sqrt_divf_
// CHECK: call @__mlcc_tiles
// CHECK: linalg.generic
// CHECK: return
func.func @roots(%a: memref<64x64xf32>, %b: memref<64x64xf32>,
    %c: memref<64x64xf32> {llvm.noalias}, %v: memref<64xf32> {llvm.noalias}) {
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%v : memref<64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = math.sqrt %x : f32
    %1 = arith.divf %o, %0 : f32
    linalg.yield %1 : f32
  }
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (j)>, affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      ins(%v : memref<64xf32>) outs(%c : memref<64x64xf32>) {
  ^bb0(%x: f32, %o: f32):
    %0 = math.sqrt %x : f32
    %1 = arith.divf %o, %0 : f32
    linalg.yield %1 : f32
  }
  return
}

// A vector that all elements share is no element of a lane, and what makes a value
// of nothing is no constant.

// CHECK-LABEL: func.func @shared_vector(
// CHECK: call @__mlcc_tiles
// CHECK: linalg.generic
// CHECK: call @__mlcc_tiles
// CHECK: linalg.generic
// CHECK: return
func.func @shared_vector(%a: memref<64x64xf32>, %b: memref<64x64xf32>,
    %c: memref<64x64xf32> {llvm.noalias}, %v: vector<4xf32>) {
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      outs(%c : memref<64x64xf32>) {
  ^bb0(%o: f32):
    %0 = vector.extract %v[1] : f32 from vector<4xf32>
    %1 = arith.addf %o, %0 : f32
    linalg.yield %1 : f32
  }
  linalg.matmul ins(%a, %b : memref<64x64xf32>, memref<64x64xf32>)
                outs(%c : memref<64x64xf32>)
  linalg.generic {indexing_maps = [affine_map<(i, j) -> (i, j)>],
                  iterator_types = ["parallel", "parallel"]}
      outs(%c : memref<64x64xf32>) {
  ^bb0(%o: f32):
    %0 = ptr.type_offset f32 : i32
    %1 = arith.sitofp %0 : i32 to f32
    %2 = arith.addf %o, %1 : f32
    linalg.yield %2 : f32
  }
  return
}

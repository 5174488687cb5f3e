// RUN: mlcc-opt --target=x86_64-linux-gnu --march=x86-64-v3 -linalg-tile-transposes %s | FileCheck %s
// RUN: mlcc -O2 -target x86_64-linux-gnu -march=x86-64-v3 -Rpass-missed=linalg-tile-transposes -S %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY
// RUN: mlcc -O2 -target riscv64-linux-gnu -march=rv64gcv -Rpass-missed=linalg-tile-transposes -Rno-any-processor -S %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=RISCV
// RUN: mlcc -O2 -target armv7-linux-gnueabihf -mfpu=neon -Rno-any-processor -c %s -o %t.o

#id = affine_map<(i, j) -> (i, j)>
#swapped = affine_map<(i, j) -> (j, i)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>

// RISCV: remark: linalg-tile-transposes leaves 'linalg.generic' as it is: the target does not join vectors

// Two rounds within parts of 16 bytes and one of parts, 8 shuffles each.
// CHECK-LABEL: func.func @squares(
// CHECK: scf.for %[[I:.*]] = %{{.*}} to %c32
// CHECK-NEXT: %c0
// CHECK: scf.for %[[J:.*]] = %{{.*}} to %c16
// CHECK-COUNT-8: vector.load %arg0{{.*}} vector<8xf32>
// CHECK: vector.shuffle {{.*}} [0, 8, 1, 9, 4, 12, 5, 13]
// CHECK: vector.shuffle {{.*}} [2, 10, 3, 11, 6, 14, 7, 15]
// CHECK: vector.shuffle {{.*}} [0, 1, 2, 3, 8, 9, 10, 11]
// CHECK: vector.shuffle {{.*}} [4, 5, 6, 7, 12, 13, 14, 15]
// CHECK-COUNT-8: vector.store {{.*}}, %arg1{{.*}} vector<8xf32>
// CHECK-NOT: scf.for
// CHECK: return
func.func @squares(%a: memref<16x32xf32>, %r: memref<32x16xf32> {llvm.noalias}) {
  linalg.transpose ins(%a : memref<16x32xf32>) outs(%r : memref<32x16xf32>) permutation = [1, 0]
  return
}

// Rests are tiles of 4 x 4, and elements; another operand is read along rows.
// CHECK-LABEL: func.func @rests(
// CHECK: vector.load %arg1{{.*}} vector<8xf32>
// CHECK: arith.addf {{.*}} vector<8xf32>
// CHECK: vector.load %arg1{{.*}} vector<4xf32>
// CHECK: vector.shuffle {{.*}} [0, 4, 1, 5]
// CHECK: vector.shuffle {{.*}} [2, 6, 3, 7]
// CHECK: memref.load %arg0
// CHECK: arith.addf {{.*}} : f32
// CHECK-NOT: linalg.generic
// CHECK: return
func.func @rests(%a: memref<?x30xf32>, %b: memref<?xf32>, %r: memref<30x?xf32> {llvm.noalias}) {
  linalg.generic {indexing_maps = [#swapped, #column, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<?x30xf32>, memref<?xf32>) outs(%r : memref<30x?xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}

// A test at run time says whether there is an overlap.
// CHECK-LABEL: func.func @overlap(
// CHECK: scf.if
// CHECK: vector.shuffle
// CHECK: } else {
// CHECK: linalg.transpose
func.func @overlap(%a: memref<16x32xf32>, %r: memref<32x16xf32>) {
  linalg.transpose ins(%a : memref<16x32xf32>) outs(%r : memref<32x16xf32>) permutation = [1, 0]
  return
}

// CHECK-LABEL: func.func @short(
// CHECK: linalg.transpose
// WHY: its rows fill no tiles
func.func @short(%a: memref<3x32xf32>, %r: memref<32x3xf32>) {
  linalg.transpose ins(%a : memref<3x32xf32>) outs(%r : memref<32x3xf32>) permutation = [1, 0]
  return
}

// CHECK-LABEL: func.func @function(
// CHECK: linalg.generic
// WHY: its body is not of vectors
func.func @function(%a: memref<16x32xf32>, %r: memref<32x16xf32>) {
  linalg.generic {indexing_maps = [#swapped, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a : memref<16x32xf32>) outs(%r : memref<32x16xf32>) {
  ^bb0(%x: f32, %o: f32):
    %s = math.exp %x : f32
    linalg.yield %s : f32
  }
  return
}

// Rows that stay rows are copied by loops, and so are two operands that are read
// across.
// CHECK-LABEL: func.func @others(
// CHECK: linalg.transpose
// CHECK: linalg.generic
func.func @others(%a: memref<16x32x8xf32>, %b: memref<16x32xf32>, %c: memref<16x32xf32>, %r: memref<32x16x8xf32>, %q: memref<32x16xf32>) {
  linalg.transpose ins(%a : memref<16x32x8xf32>) outs(%r : memref<32x16x8xf32>) permutation = [1, 0, 2]
  linalg.generic {indexing_maps = [#swapped, #swapped, #id], iterator_types = ["parallel", "parallel"]}
      ins(%b, %c : memref<16x32xf32>, memref<16x32xf32>) outs(%q : memref<32x16xf32>) {
  ^bb0(%x: f32, %y: f32, %o: f32):
    %s = arith.addf %x, %y : f32
    linalg.yield %s : f32
  }
  return
}

// Elements that are not in vectors as in memory, though the body does not use them.
// CHECK-LABEL: func.func @unused(
// CHECK: linalg.generic
func.func @unused(%a: memref<200x200xi24>, %b: memref<200x200xf32>, %r: memref<200x200xf32>) {
  linalg.generic {indexing_maps = [#swapped, #id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%a, %b : memref<200x200xi24>, memref<200x200xf32>) outs(%r : memref<200x200xf32>) {
  ^bb0(%x: i24, %y: f32, %o: f32):
    linalg.yield %y : f32
  }
  return
}

// Floats of 16 bits are shuffled as integers.
// CHECK-LABEL: func.func @halves(
// CHECK: vector.bitcast {{.*}} : vector<8xbf16> to vector<8xi16>
// CHECK: vector.shuffle {{.*}} : vector<8xi16>
// CHECK: vector.bitcast {{.*}} : vector<8xi16> to vector<8xbf16>
// CHECK: vector.store {{.*}} vector<8xbf16>
func.func @halves(%a: memref<16x32xbf16>, %r: memref<32x16xbf16> {llvm.noalias}) {
  linalg.transpose ins(%a : memref<16x32xbf16>) outs(%r : memref<32x16xbf16>) permutation = [1, 0]
  return
}

// normalize-memrefs where mlir-opt says what is wrong, or ends: accesses and
// sizes of memref follow the layout as well, and a function stays in which a
// memref of the other type would come from nowhere.
//
// RUN: %mlcc-opt %s -normalize-memrefs -allow-unregistered-dialect -split-input-file | FileCheck %s

#swap = affine_map<(i, j) -> (j, i)>

// CHECK: [[FIRST:#map.*]] = affine_map<(d0, d1) -> (d1)>
// CHECK: [[SECOND:#map.*]] = affine_map<(d0, d1) -> (d0)>
// CHECK-LABEL: func.func @accesses(
// CHECK-SAME:    [[M:%.*]]: memref<8x4xf32>, [[I:%.*]]: index, [[J:%.*]]: index)
// CHECK:         [[A:%.*]] = affine.apply [[FIRST]]([[I]], [[J]])
// CHECK:         [[B:%.*]] = affine.apply [[SECOND]]([[I]], [[J]])
// CHECK:         [[X:%.*]] = memref.load [[M]]{{\[}}[[A]], [[B]]] : memref<8x4xf32>
// CHECK:         memref.store [[X]], [[M]][%{{.*}}, %{{.*}}] : memref<8x4xf32>
func.func @accesses(%m: memref<4x8xf32, #swap>, %i: index, %j: index) {
  %x = memref.load %m[%i, %j] : memref<4x8xf32, #swap>
  memref.store %x, %m[%j, %i] : memref<4x8xf32, #swap>
  return
}

// Indices that affine.apply does not take.
//
// CHECK-LABEL: func.func @computed(
// CHECK-SAME:    [[M:%.*]]: memref<29xf32>)
// CHECK:         affine.for [[I:%.*]] = 0 to 2 {
// CHECK:           [[K:%.*]] = arith.muli [[I]], [[I]]
// CHECK-NOT:       affine.apply
// CHECK:           [[EIGHT:%.*]] = arith.constant 8 : index
// CHECK:           [[ROW:%.*]] = arith.muli [[K]], [[EIGHT]]
// CHECK:           [[A:%.*]] = arith.addi [[ROW]], [[K]]
// CHECK:           memref.load [[M]]{{\[}}[[A]]] : memref<29xf32>
func.func @computed(%m: memref<4x5xf32, strided<[8, 1]>>) {
  affine.for %i = 0 to 2 {
    %k = arith.muli %i, %i : index
    %x = memref.load %m[%k, %k] : memref<4x5xf32, strided<[8, 1]>>
    "use"(%x) : (f32) -> ()
  }
  return
}

// -----

// CHECK-LABEL: func.func @sizes(
// CHECK-SAME:    [[M:%.*]]: memref<8x?x?x?xf32>
// CHECK:         [[N:%.*]] = arith.constant 8 : index
// CHECK:         "use"([[N]])
// CHECK:         [[LAST:%.*]] = arith.constant 3 : index
// CHECK:         memref.dim [[M]], [[LAST]] : memref<8x?x?x?xf32>
// CHECK-LABEL: func.func @divided(%{{.*}}: memref<?x8xf32, #{{[a-z0-9]+}}>)
#rows = affine_map<(i, j, k) -> (j, i floordiv 4, i mod 4, k)>
#tile = affine_map<(i, j) -> (i floordiv 4, i mod 4, j)>
func.func @sizes(%m: memref<?x8x?xf32, #rows>) -> index {
  %c1 = arith.constant 1 : index
  %n = memref.dim %m, %c1 : memref<?x8x?xf32, #rows>
  "use"(%n) : (index) -> ()
  %c2 = arith.constant 2 : index
  %k = memref.dim %m, %c2 : memref<?x8x?xf32, #rows>
  return %k : index
}
func.func @divided(%m: memref<?x8xf32, #tile>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?x8xf32, #tile>
  return %n : index
}

// -----

// Neighbours must stay neighbours for vectors.
//
// CHECK-LABEL: func.func @rows(%{{.*}}: memref<2x4x8xf32>)
// CHECK:         affine.vector_load %{{.*}}[1, 0, 0] : memref<2x4x8xf32>, vector<8xf32>
// CHECK-LABEL: func.func @columns(%{{.*}}: memref<8x8xf32, #{{[a-z0-9]+}}>)
#rows = affine_map<(i, j) -> (i floordiv 4, i mod 4, j)>
#columns = affine_map<(i, j) -> (i, j floordiv 4, j mod 4)>
func.func @rows(%m: memref<8x8xf32, #rows>) -> vector<8xf32> {
  %x = affine.vector_load %m[4, 0] : memref<8x8xf32, #rows>, vector<8xf32>
  affine.vector_store %x, %m[4, 0] : memref<8x8xf32, #rows>, vector<8xf32>
  return %x : vector<8xf32>
}
func.func @columns(%m: memref<8x8xf32, #columns>) -> vector<8xf32> {
  %x = affine.vector_load %m[4, 0] : memref<8x8xf32, #columns>, vector<8xf32>
  return %x : vector<8xf32>
}

// -----

// CHECK-LABEL: func.func @called(%{{.*}}: memref<16xf64, #{{[a-z0-9]+}}>)
// CHECK-LABEL: func.func @from_elsewhere(
// CHECK-LABEL: func.func @referred(%{{.*}}: memref<16xf64, #{{[a-z0-9]+}}>)
// CHECK-LABEL: func.func @forgotten(%{{.*}}: memref<16xf64, #{{[a-z0-9]+}}>)
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @called(%m: memref<16xf64, #tile>) {
  return
}
func.func @from_elsewhere() {
  %m = "make"() : () -> memref<16xf64, #tile>
  call @called(%m) : (memref<16xf64, #tile>) -> ()
  return
}
func.func @referred(%m: memref<16xf64, #tile>) {
  return
}
func.func @reference() {
  %f = func.constant @referred : (memref<16xf64, #tile>) -> ()
  "use"(%f) : ((memref<16xf64, #tile>) -> ()) -> ()
  return
}
func.func @forgotten(%m: memref<16xf64, #tile>) {
  %u = memref.cast %m : memref<16xf64, #tile> to memref<*xf64>
  "use"(%u) : (memref<*xf64>) -> ()
  return
}

// -----

// Indices would be negative.
//
// CHECK-LABEL: func.func @negative(%{{.*}}: memref<8xf32, #{{[a-z0-9]+}}>)
func.func @negative(%m: memref<8xf32, affine_map<(i) -> (i - 1)>>) {
  return
}

// -----

// Casts are changed with what they are given, transfers have several maps.
//
// CHECK-LABEL: func.func @casts(
// CHECK-SAME:    [[M:%.*]]: memref<4x4xf64>, [[I:%.*]]: index)
// CHECK:         [[C:%.*]] = memref.cast [[M]] : memref<4x4xf64> to memref<?x?xf64>
// CHECK:         affine.load [[C]][symbol([[I]]) floordiv 4, symbol([[I]]) mod 4] : memref<?x?xf64>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @casts(%m: memref<16xf64, #tile>, %i: index) -> f64 {
  %c = memref.cast %m : memref<16xf64, #tile> to memref<?xf64, #tile>
  %x = affine.load %c[symbol(%i)] : memref<?xf64, #tile>
  return %x : f64
}

// -----

// CHECK-LABEL: func.func @transfers(
// CHECK-SAME:    [[M:%.*]]: memref<4x4xf32>, [[B:%.*]]: memref<16xf32, 2>, [[T:%.*]]: memref<1xi32>, [[N:%.*]]: index)
// CHECK:         affine.dma_start [[M]][2, 1], [[B]][symbol([[N]])], [[T]][0], [[N]] : memref<4x4xf32>, memref<16xf32, 2>, memref<1xi32>
// CHECK:         affine.dma_wait [[T]][0], [[N]] : memref<1xi32>
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @transfers(%m: memref<16xf32, #tile>, %b: memref<16xf32, affine_map<(i) -> (15 - i)>, 2>,
                     %t: memref<1xi32, affine_map<(i) -> (-i)>>, %n: index) {
  affine.dma_start %m[9], %b[15 - symbol(%n)], %t[0], %n : memref<16xf32, #tile>, memref<16xf32, affine_map<(i) -> (15 - i)>, 2>, memref<1xi32, affine_map<(i) -> (-i)>>
  affine.dma_wait %t[0], %n : memref<1xi32, affine_map<(i) -> (-i)>>
  return
}

// affine-pipeline-data-transfer: a transfer begins an iteration before what it
// brings is used.
//
// RUN: %mlcc-opt %s -allow-unregistered-dialect -affine-pipeline-data-transfer -split-input-file | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -allow-unregistered-dialect -affine-pipeline-data-transfer -split-input-file | FileCheck %s %}

// CHECK-DAG: #[[TURN:.*]] = affine_map<(d0) -> (d0 mod 2)>
// CHECK-DAG: #[[BEFORE:.*]] = affine_map<(d0) -> (d0 - 1)>

// CHECK-LABEL: @buffers(
// CHECK-SAME: [[A:%[^ :]*]]: memref<256xf32>
// CHECK-DAG: [[ZERO:%.*]] = arith.constant 0 : index
// CHECK-DAG: [[LAST:%.*]] = arith.constant 8 : index
// CHECK: [[B:%.*]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT: [[TAG:%.*]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT: affine.dma_start [[A]][[[ZERO]] * 32], [[B]][[[ZERO]] mod 2, 0], [[TAG]][[[ZERO]] mod 2, 0], [[N:%.*]] :
// CHECK-NEXT: affine.for [[I:%.*]] = 1 to 8 {
// CHECK-NEXT:   affine.dma_start [[A]][[[I]] * 32], [[B]][[[I]] mod 2, 0], [[TAG]][[[I]] mod 2, 0], [[N]] :
// CHECK-NEXT:   [[J:%.*]] = affine.apply #[[BEFORE]]([[I]])
// CHECK-NEXT:   affine.apply #[[TURN]]([[J]])
// CHECK-NEXT:   affine.apply #[[TURN]]([[J]])
// CHECK-NEXT:   affine.dma_wait [[TAG]][[[J]] mod 2, 0], [[N]] : memref<2x1xi32>
// CHECK-NEXT:   affine.for [[K:%.*]] = 0 to 32 {
// CHECK-NEXT:     affine.load [[B]][[[J]] mod 2, [[K]]] : memref<2x32xf32, 1>
// CHECK:      [[J:%.*]] = affine.apply #[[BEFORE]]([[LAST]])
// CHECK-NOT:  affine.dma_start
// CHECK:      affine.dma_wait [[TAG]][[[J]] mod 2, 0], [[N]]
// CHECK-NEXT: affine.for [[K:%.*]] = 0 to 32 {
// CHECK-NEXT:   affine.load [[B]][[[J]] mod 2, [[K]]] : memref<2x32xf32, 1>
// CHECK:      memref.dealloc [[TAG]]
// CHECK-NEXT: memref.dealloc [[B]]
// CHECK-NEXT: return
func.func @buffers(%a: memref<256xf32>) {
  %b = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %n = arith.constant 32 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i * 32], %b[0], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    affine.for %k = 0 to 32 {
      %x = affine.load %b[%k] : memref<32xf32, 1>
      "use"(%x) : (f32) -> ()
    }
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %b : memref<32xf32, 1>
  return
}

// -----

// Turns are counted, and what is allocated in each iteration is allocated once.

// CHECK-LABEL: @steps(
// CHECK: [[B:%.*]] = memref.alloc() : memref<2x4xf32, 1>
// CHECK: [[TAG:%.*]] = memref.alloc() : memref<2x1xi32>
// CHECK: affine.for [[I:%.*]] = 4 to 64 step 4 {
// CHECK-NEXT: affine.dma_start %{{.*}}[[[I]]], [[B]][([[I]] floordiv 4) mod 2, 0], [[TAG]][([[I]] floordiv 4) mod 2, 0]
// CHECK-NOT: memref.alloc
func.func @steps(%a: memref<64xf32>) {
  %n = arith.constant 4 : index
  affine.for %i = 0 to 64 step 4 {
    %b = memref.alloc() : memref<4xf32, 1>
    %tag = memref.alloc() : memref<1xi32>
    affine.dma_start %a[%i], %b[0], %tag[0], %n : memref<64xf32>, memref<4xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    "use"(%i) : (index) -> ()
    memref.dealloc %tag : memref<1xi32>
    memref.dealloc %b : memref<4xf32, 1>
  }
  return
}

// -----

// What is computed for a transfer, and for others, is computed twice.

// CHECK-DAG: #[[MAP:.*]] = affine_map<(d0) -> (d0 * 16)>
// CHECK-LABEL: @shared(
// CHECK: affine.for [[I:%.*]] = 1 to 8 {
// CHECK-NEXT: [[PLACE:%.*]] = affine.apply #[[MAP]]([[I]])
// CHECK-NEXT: affine.dma_start %{{.*}}[[[PLACE]]]
// CHECK-NEXT: [[J:%.*]] = affine.apply
// CHECK: [[OTHER:%.*]] = affine.apply #[[MAP]]([[J]])
// CHECK: "use"([[OTHER]])
func.func @shared(%a: memref<128xf32>, %b: memref<?xf32, 1>) {
  %n = arith.constant 16 : index
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    %place = affine.apply affine_map<(d0) -> (d0 * 16)>(%i)
    affine.dma_start %a[%place], %b[0], %tag[0], %n : memref<128xf32>, memref<?xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    "use"(%place) : (index) -> ()
  }
  return
}

// -----

// The place is computed otherwise, which stays in its iteration; so does all.

// CHECK-LABEL: @computed(
// CHECK: affine.for %{{.*}} = 0 to 8 {
// CHECK: affine.dma_start
// CHECK: affine.dma_wait
func.func @computed(%a: memref<?xf32>, %s: memref<8xindex>, %b: memref<16xf32, 1>) {
  %n = arith.constant 16 : index
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    %count = affine.load %s[%i] : memref<8xindex>
    affine.dma_start %a[%i], %b[0], %tag[0], %count : memref<?xf32>, memref<16xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %count : memref<1xi32>
    "use"(%i) : (index) -> ()
  }
  return
}

// -----

// A buffer of a size that is asked for.

// CHECK-LABEL: @sizes(
// CHECK-SAME: [[M:%[^ :]*]]: index)
// CHECK: [[B:%.*]] = memref.alloc([[M]]) : memref<2x4x?xf32, 1>
// CHECK: affine.dma_start %{{.*}}, [[B]]
// CHECK: memref.dealloc [[B]] :
// CHECK-NOT: memref.dealloc
func.func @sizes(%a: memref<32xf32>, %tag: memref<1xi32>, %m: index) {
  %n = arith.constant 4 : index
  %b = memref.alloc(%m) : memref<4x?xf32, 1>
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i], %b[0, 0], %tag[0], %n : memref<32xf32>, memref<4x?xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  memref.dealloc %b : memref<4x?xf32, 1>
  return
}

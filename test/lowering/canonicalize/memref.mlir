// Folds and patterns of the memref dialect: allocations, casts and sizes.
//
// RUN: %mlcc-opt %s -canonicalize -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -canonicalize -allow-unregistered-dialect | FileCheck %s %}

// Sizes that are constants go into the type; negative ones stay as they are.

// CHECK-LABEL: @alloc_sizes
// CHECK-SAME: [[N:%.+]]: index
// CHECK: [[MINUS:%.+]] = arith.constant -1 : index
// CHECK: [[A:%.+]] = memref.alloc([[N]]) {alignment = 16 : i64} : memref<4x?x2xf32>
// CHECK: [[CAST:%.+]] = memref.cast [[A]] : memref<4x?x2xf32> to memref<?x?x2xf32>
// CHECK: [[B:%.+]] = memref.alloca([[MINUS]]) : memref<?xf32>
// CHECK: "use"([[CAST]], [[B]])
func.func @alloc_sizes(%n: index) {
  %four = arith.constant 4 : index
  %minus = arith.constant -1 : index
  %0 = memref.alloc(%four, %n) {alignment = 16 : i64} : memref<?x?x2xf32>
  %1 = memref.alloca(%minus) : memref<?xf32>
  "use"(%0, %1) : (memref<?x?x2xf32>, memref<?xf32>) -> ()
  return
}

// Memory that is only written to goes; what is stored elsewhere stays.

// CHECK-LABEL: @dead_allocs
// CHECK-SAME: [[X:%.+]]: f32, [[BOX:%.+]]: memref<memref<2xf32>>
// CHECK-NEXT: [[KEPT:%.+]] = memref.alloc()
// CHECK-NEXT: memref.store [[KEPT]], [[BOX]][]
// CHECK-NEXT: return
func.func @dead_allocs(%x: f32, %box: memref<memref<2xf32>>) {
  %zero = arith.constant 0 : index
  %0 = memref.alloc() : memref<2xf32>
  memref.store %x, %0[%zero] : memref<2xf32>
  memref.dealloc %0 : memref<2xf32>
  %1 = memref.alloca() : memref<2xf32>
  memref.store %x, %1[%zero] : memref<2xf32>
  %2 = memref.alloc() : memref<2xf32>
  memref.store %2, %box[] : memref<memref<2xf32>>
  return
}

// CHECK-LABEL: @users_of_casts
// CHECK-SAME: [[M:%.+]]: memref<4xi32>, [[U:%.+]]: memref<*xi32>, [[BOX:%.+]]: memref<memref<?xi32>>, [[I:%.+]]: index, [[X:%.+]]: i32
// CHECK: [[CAST:%.+]] = memref.cast [[M]] : memref<4xi32> to memref<?xi32>
// CHECK: memref.load [[M]][[[I]]] : memref<4xi32>
// CHECK: memref.store [[X]], [[M]][[[I]]] : memref<4xi32>
// CHECK: memref.store [[CAST]], [[BOX]][]
// CHECK: memref.atomic_rmw addi [[X]], [[M]][[[I]]] : (i32, memref<4xi32>)
// CHECK: memref.prefetch [[M]][[[I]]]
// CHECK: [[RANKED:%.+]] = memref.cast [[U]] : memref<*xi32> to memref<?xi32>
// CHECK: memref.load [[RANKED]][[[I]]]
// CHECK: memref.dealloc [[M]] : memref<4xi32>
func.func @users_of_casts(%m: memref<4xi32>, %u: memref<*xi32>, %box: memref<memref<?xi32>>, %i: index, %x: i32) -> (i32, i32, i32) {
  %cast = memref.cast %m : memref<4xi32> to memref<?xi32>
  %0 = memref.load %cast[%i] : memref<?xi32>
  memref.store %x, %cast[%i] : memref<?xi32>
  memref.store %cast, %box[] : memref<memref<?xi32>>
  %1 = memref.atomic_rmw addi %x, %cast[%i] : (i32, memref<?xi32>) -> i32
  memref.prefetch %cast[%i], read, locality<3>, data : memref<?xi32>
  %ranked = memref.cast %u : memref<*xi32> to memref<?xi32>
  %2 = memref.load %ranked[%i] : memref<?xi32>
  memref.dealloc %cast : memref<?xi32>
  return %0, %1, %2 : i32, i32, i32
}

// CHECK-LABEL: @dma
// CHECK-SAME: [[A:%.+]]: memref<4xf32>, [[B:%.+]]: memref<4xf32>, [[TAG:%.+]]: memref<1xi32>, [[I:%.+]]: index
// CHECK: memref.dma_start [[A]][[[I]]], [[B]][[[I]]], [[I]], [[TAG]][[[I]]] : memref<4xf32>, memref<4xf32>, memref<1xi32>
// CHECK: memref.dma_wait [[TAG]][[[I]]], [[I]] : memref<1xi32>
func.func @dma(%a: memref<4xf32>, %b: memref<4xf32>, %tag: memref<1xi32>, %i: index) {
  %0 = memref.cast %a : memref<4xf32> to memref<?xf32>
  %1 = memref.cast %tag : memref<1xi32> to memref<?xi32>
  memref.dma_start %0[%i], %b[%i], %i, %1[%i] : memref<?xf32>, memref<4xf32>, memref<?xi32>
  memref.dma_wait %1[%i], %i : memref<?xi32>
  return
}

// CHECK-LABEL: @casts
// CHECK-SAME: [[M:%.+]]: memref<4x5xf32>, [[P:%.+]]: memref<2xf32, 3>
// CHECK: [[CAST:%.+]] = memref.cast [[M]] : memref<4x5xf32> to memref<?x5xf32>
// CHECK: [[SPACE:%.+]] = memref.memory_space_cast [[P]] : memref<2xf32, 3> to memref<2xf32, 5>
// CHECK: [[ALIGN:%.+]] = memref.assume_alignment [[M]], 16
// CHECK: [[MORE:%.+]] = memref.assume_alignment [[ALIGN]], 32
// CHECK: "use"([[CAST]], [[SPACE]], [[ALIGN]], [[MORE]], [[P]], [[M]])
func.func @casts(%m: memref<4x5xf32>, %p: memref<2xf32, 3>) {
  %0 = memref.cast %m : memref<4x5xf32> to memref<?x?xf32>
  %1 = memref.cast %0 : memref<?x?xf32> to memref<?x5xf32>
  %2 = memref.memory_space_cast %p : memref<2xf32, 3> to memref<2xf32>
  %3 = memref.memory_space_cast %2 : memref<2xf32> to memref<2xf32, 5>
  %4 = memref.assume_alignment %m, 16 : memref<4x5xf32>
  %5 = memref.assume_alignment %4, 16 : memref<4x5xf32>
  %6 = memref.assume_alignment %5, 32 : memref<4x5xf32>
  %7 = memref.memory_space_cast %2 : memref<2xf32> to memref<2xf32, 3>
  %8 = memref.cast %1 : memref<?x5xf32> to memref<4x5xf32>
  "use"(%1, %3, %5, %6, %7, %8) : (memref<?x5xf32>, memref<2xf32, 5>, memref<4x5xf32>, memref<4x5xf32>, memref<2xf32, 3>, memref<4x5xf32>) -> ()
  return
}

// Copies: to itself, of nothing, and of casts that know less.

// CHECK-LABEL: @copies
// CHECK-SAME: [[A:%.+]]: memref<4xf32>, [[D:%.+]]: memref<?xf32>
// CHECK-NEXT: memref.copy [[A]], [[D]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT: [[MORE:%.+]] = memref.cast [[D]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT: memref.copy [[MORE]], [[A]]
// CHECK-NEXT: return
func.func @copies(%a: memref<4xf32>, %d: memref<?xf32>, %e: memref<0xf32>) {
  memref.copy %a, %a : memref<4xf32> to memref<4xf32>
  %0 = memref.cast %e : memref<0xf32> to memref<?xf32>
  memref.copy %0, %d : memref<?xf32> to memref<?xf32>
  %less = memref.cast %a : memref<4xf32> to memref<?xf32>
  memref.copy %less, %d : memref<?xf32> to memref<?xf32>
  %more = memref.cast %d : memref<?xf32> to memref<4xf32>
  memref.copy %more, %a : memref<4xf32> to memref<4xf32>
  return
}

// A size is what the type says or what it was made with.

// CHECK-LABEL: @sizes
// CHECK-SAME: [[N:%.+]]: index, [[M:%.+]]: memref<4x?xf32>, [[BYTES:%.+]]: memref<?xi8>, [[U:%.+]]: memref<*xf32>
// CHECK-DAG: [[ZERO:%.+]] = arith.constant 0 : index
// CHECK-DAG: [[TWO:%.+]] = arith.constant 2 : index
// CHECK-DAG: [[FOUR:%.+]] = arith.constant 4 : index
// CHECK-DAG: [[UNDEFINED:%.+]] = memref.dim [[M]], [[TWO]]
// CHECK-DAG: [[UNRANKED:%.+]] = memref.dim [[U]], [[ZERO]]
// CHECK: "use"([[FOUR]], [[UNDEFINED]], [[N]], [[N]], [[N]], [[UNRANKED]], [[TWO]])
func.func @sizes(%n: index, %m: memref<4x?xf32>, %bytes: memref<?xi8>, %u: memref<*xf32>) {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %two = arith.constant 2 : index
  %0 = memref.dim %m, %zero : memref<4x?xf32>
  %1 = memref.dim %m, %two : memref<4x?xf32>
  %alloc = memref.alloc(%n) : memref<4x?xf32>
  %2 = memref.dim %alloc, %one : memref<4x?xf32>
  %view = memref.view %bytes[%zero][%n] : memref<?xi8> to memref<?xf32>
  %3 = memref.dim %view, %zero : memref<?xf32>
  // The first dimension of the part is missing in the result.
  %part = memref.subview %m[0, 0] [1, %n] [1, 1] : memref<4x?xf32> to memref<?xf32, strided<[1]>>
  %4 = memref.dim %part, %zero : memref<?xf32, strided<[1]>>
  %5 = memref.dim %u, %zero : memref<*xf32>
  %6 = memref.rank %m : memref<4x?xf32>
  "use"(%0, %1, %2, %3, %4, %5, %6) : (index, index, index, index, index, index, index) -> ()
  return
}

// The shape may be written to later: its size is read at once.

// CHECK-LABEL: @reshaped_size
// CHECK-SAME: [[U:%.+]]: memref<*xf32>, [[SHAPE:%.+]]: memref<?xi32>, [[I:%.+]]: index, [[X:%.+]]: i32
// CHECK-NEXT: [[SIZE:%.+]] = memref.load [[SHAPE]][[[I]]]
// CHECK-NEXT: [[INDEX:%.+]] = arith.index_cast [[SIZE]] : i32 to index
// CHECK-NEXT: memref.store [[X]], [[SHAPE]][[[I]]]
// CHECK-NEXT: return [[INDEX]]
func.func @reshaped_size(%u: memref<*xf32>, %shape: memref<?xi32>, %i: index, %x: i32) -> index {
  %reshaped = memref.reshape %u(%shape) : (memref<*xf32>, memref<?xi32>) -> memref<*xf32>
  memref.store %x, %shape[%i] : memref<?xi32>
  %size = memref.dim %reshaped, %i : memref<*xf32>
  return %size : index
}

// Scopes without allocations on the stack, or at the end of another, dissolve.

// CHECK-LABEL: @no_alloca
// CHECK-NEXT: [[R:%.+]] = arith.addi
// CHECK-NEXT: return [[R]]
func.func @no_alloca(%a: i32) -> i32 {
  %0 = memref.alloca_scope -> (i32) {
    %1 = arith.addi %a, %a : i32
    memref.alloca_scope.return %1 : i32
  }
  return %0 : i32
}

// CHECK-LABEL: @alloca_before_end
// CHECK-NEXT: [[A:%.+]] = memref.alloca()
// CHECK-NEXT: "use"([[A]])
// CHECK-NEXT: return
func.func @alloca_before_end() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<i32>
    "use"(%0) : (memref<i32>) -> ()
  }
  return
}

// CHECK-LABEL: @alloca_before_more
// CHECK-NEXT: memref.alloca_scope
func.func @alloca_before_more() {
  memref.alloca_scope {
    %0 = memref.alloca() : memref<i32>
    "use"(%0) : (memref<i32>) -> ()
  }
  "more"() : () -> ()
  return
}

// CHECK-LABEL: @alloca_in_if
// CHECK-SAME: [[C:%.+]]: i1
// CHECK-NEXT: [[A:%.+]] = memref.alloca()
// CHECK-NEXT: scf.if [[C]] {
// CHECK: "use"([[A]])
func.func @alloca_in_if(%c: i1) {
  scf.if %c {
    memref.alloca_scope {
      %0 = memref.alloca() : memref<i32>
      "use"(%0) : (memref<i32>) -> ()
    }
  }
  return
}

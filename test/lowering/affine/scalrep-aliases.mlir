// RUN: mlcc-opt %s -affine-scalrep | FileCheck %s

// What is stored through a view may be what is loaded behind it.

// CHECK-LABEL: func.func @cast(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         [[CAST:%.+]] = memref.cast [[ALLOC]] : memref<4xf32> to memref<?xf32>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[CAST]][0] : memref<?xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @cast(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.cast %m : memref<4xf32> to memref<?xf32>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %v[0] : memref<?xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @collapsed(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<2x2xf32>
// CHECK:         [[COLLAPSE_SHAPE:%.+]] = memref.collapse_shape [[ALLOC]] {{\[\[}}0, 1]] : memref<2x2xf32> into memref<4xf32>
// CHECK:         affine.store [[X]], [[ALLOC]][0, 0] : memref<2x2xf32>
// CHECK:         affine.store [[Y]], [[COLLAPSE_SHAPE]][0] : memref<4xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0, 0] : memref<2x2xf32>
// CHECK:         return [[LOAD]] : f32
func.func @collapsed(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<2x2xf32>
  %v = memref.collapse_shape %m [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  affine.store %x, %m[0, 0] : memref<2x2xf32>
  affine.store %y, %v[0] : memref<4xf32>
  %0 = affine.load %m[0, 0] : memref<2x2xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @expanded(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         [[EXPAND_SHAPE:%.+]] = memref.expand_shape [[ALLOC]] {{\[\[}}0, 1]] output_shape [4, 1] : memref<4xf32> into memref<4x1xf32>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[EXPAND_SHAPE]][0, 0] : memref<4x1xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @expanded(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.expand_shape %m [[0, 1]] output_shape [4, 1] : memref<4xf32> into memref<4x1xf32>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %v[0, 0] : memref<4x1xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @other_space(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         [[MEMORY_SPACE_CAST:%.+]] = memref.memory_space_cast [[ALLOC]] : memref<4xf32> to memref<4xf32, 1>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[MEMORY_SPACE_CAST]][0] : memref<4xf32, 1>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @other_space(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.memory_space_cast %m : memref<4xf32> to memref<4xf32, 1>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %v[0] : memref<4xf32, 1>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @reinterpreted(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         [[VIEW:%.+]] = memref.reinterpret_cast [[ALLOC]] to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[VIEW]][0] : memref<2xf32, strided<[1]>>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @reinterpreted(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %v[0] : memref<2xf32, strided<[1]>>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @part(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         [[SUBVIEW:%.+]] = memref.subview [[ALLOC]][0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[SUBVIEW]][0] : memref<2xf32, strided<[1]>>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @part(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.subview %m[0] [2] [1] : memref<4xf32> to memref<2xf32, strided<[1]>>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %v[0] : memref<2xf32, strided<[1]>>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @transposed(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<2x2xf32>
// CHECK:         [[TRANSPOSE:%.+]] = memref.transpose [[ALLOC]] (d0, d1) -> (d1, d0) : memref<2x2xf32> to memref<2x2xf32, strided<[1, 2]>>
// CHECK:         affine.store [[X]], [[ALLOC]][0, 0] : memref<2x2xf32>
// CHECK:         affine.store [[Y]], [[TRANSPOSE]][0, 0] : memref<2x2xf32, strided<[1, 2]>>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0, 0] : memref<2x2xf32>
// CHECK:         return [[LOAD]] : f32
func.func @transposed(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<2x2xf32>
  %v = memref.transpose %m (i, j) -> (j, i) : memref<2x2xf32> to memref<2x2xf32, strided<[1, 2]>>
  affine.store %x, %m[0, 0] : memref<2x2xf32>
  affine.store %y, %v[0, 0] : memref<2x2xf32, strided<[1, 2]>>
  %0 = affine.load %m[0, 0] : memref<2x2xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @aligned(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         [[ASSUME_ALIGNMENT:%.+]] = memref.assume_alignment [[ALLOC]], 16 : memref<4xf32>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[ASSUME_ALIGNMENT]][0] : memref<4xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @aligned(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %v = memref.assume_alignment %m, 16 : memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %v[0] : memref<4xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @bytes(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[C0:%.+]] = arith.constant 0 : index
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<16xi8>
// CHECK:         [[VIEW:%.+]] = memref.view [[ALLOC]][[[C0]]][] : memref<16xi8> to memref<4xf32>
// CHECK:         [[VIEW1:%.+]] = memref.view [[ALLOC]][[[C0]]][] : memref<16xi8> to memref<2xf32>
// CHECK:         affine.store [[X]], [[VIEW]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[VIEW1]][0] : memref<2xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[VIEW]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @bytes(%x: f32, %y: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %b = memref.alloc() : memref<16xi8>
  %m = memref.view %b[%c0][] : memref<16xi8> to memref<4xf32>
  %v = memref.view %b[%c0][] : memref<16xi8> to memref<2xf32>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %v[0] : memref<2xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// Other memory is not touched: two allocations, objects that are said to be
// distinct, and what was there before an allocation.
//
// CHECK-LABEL: func.func @allocations(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[ADDF:%.+]] = arith.addf [[X]], [[Y]] : f32
// CHECK:         return [[ADDF]] : f32
func.func @allocations(%x: f32, %y: f32) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %n = memref.alloc() : memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %n[0] : memref<4xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  %1 = affine.load %n[0] : memref<4xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: func.func @distinct(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK-SAME:    [[A:%[^:]+]]: memref<4xf32>
// CHECK-SAME:    [[B:%[^:]+]]: memref<4xf32>
// CHECK:         [[DISTINCT_OBJECTS:%.+]]:2 = memref.distinct_objects [[A]], [[B]] : memref<4xf32>, memref<4xf32>
// CHECK:         affine.store [[X]], [[DISTINCT_OBJECTS]]#0[0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[DISTINCT_OBJECTS]]#1[0] : memref<4xf32>
// CHECK:         return [[X]] : f32
func.func @distinct(%x: f32, %y: f32, %a: memref<4xf32>, %b: memref<4xf32>) -> f32 {
  %m, %n = memref.distinct_objects %a, %b : memref<4xf32>, memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %n[0] : memref<4xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @argument(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK-SAME:    [[N:%[^:]+]]: memref<4xf32>
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[N]][0] : memref<4xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][1] : memref<4xf32>
// CHECK:         [[ADDF:%.+]] = arith.addf [[X]], [[LOAD]] : f32
// CHECK:         return [[ADDF]] : f32
func.func @argument(%x: f32, %y: f32, %n: memref<4xf32>) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %n[0] : memref<4xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  %1 = affine.load %m[1] : memref<4xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: func.func @allocation_behind(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK-SAME:    [[M:%[^:]+]]: memref<4xf32>
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         affine.store [[X]], [[M]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][1] : memref<4xf32>
// CHECK:         [[ADDF:%.+]] = arith.addf [[X]], [[LOAD]] : f32
// CHECK:         return [[ADDF]] : f32
func.func @allocation_behind(%x: f32, %y: f32, %m: memref<4xf32>) -> f32 {
  %n = memref.alloc() : memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %n[0] : memref<4xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  %1 = affine.load %n[1] : memref<4xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: func.func @arguments(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK-SAME:    [[M:%[^:]+]]: memref<4xf32>
// CHECK-SAME:    [[N:%[^:]+]]: memref<4xf32>
// CHECK:         affine.store [[X]], [[M]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[N]][0] : memref<4xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[M]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @arguments(%x: f32, %y: f32, %m: memref<4xf32>, %n: memref<4xf32>) -> f32 {
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %n[0] : memref<4xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// A memref that a branch passes on may be any, the allocation as well.
//
// CHECK-LABEL: func.func @passed_on(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK-SAME:    [[C:%[^:]+]]: i1
// CHECK-SAME:    [[A:%[^:]+]]: memref<4xf32>
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         cf.cond_br [[C]], ^bb1([[ALLOC]] : memref<4xf32>), ^bb1([[A]] : memref<4xf32>)
// CHECK:         ^bb1([[V:%.+]]: memref<4xf32>):  // 2 preds: ^bb0, ^bb0
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[V]][0] : memref<4xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @passed_on(%x: f32, %y: f32, %c: i1, %a: memref<4xf32>) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^next(%m : memref<4xf32>), ^next(%a : memref<4xf32>)
^next(%n: memref<4xf32>):
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %n[0] : memref<4xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

func.func private @make() -> memref<4xf32>
// CHECK-LABEL: func.func @called(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[Y:%[^:]+]]: f32
// CHECK:         [[ALLOCA:%.+]] = memref.alloca() : memref<4xf32>
// CHECK:         [[CALL:%.+]] = call @make() : () -> memref<4xf32>
// CHECK:         affine.store [[X]], [[ALLOCA]][0] : memref<4xf32>
// CHECK:         affine.store [[Y]], [[CALL]][0] : memref<4xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOCA]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @called(%x: f32, %y: f32) -> f32 {
  %m = memref.alloca() : memref<4xf32>
  %n = func.call @make() : () -> memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  affine.store %y, %n[0] : memref<4xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// A copy touches what it reads and writes.
//
// CHECK-LABEL: func.func @copied_elsewhere(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[A:%[^:]+]]: memref<4xf32>
// CHECK-SAME:    [[B:%[^:]+]]: memref<4xf32>
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         memref.copy [[A]], [[B]] : memref<4xf32> to memref<4xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][1] : memref<4xf32>
// CHECK:         [[ADDF:%.+]] = arith.addf [[X]], [[LOAD]] : f32
// CHECK:         return [[ADDF]] : f32
func.func @copied_elsewhere(%x: f32, %a: memref<4xf32>, %b: memref<4xf32>) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  %1 = affine.load %m[1] : memref<4xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: func.func @copied_over(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[A:%[^:]+]]: memref<4xf32>
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         memref.copy [[A]], [[ALLOC]] : memref<4xf32> to memref<4xf32>
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<4xf32>
// CHECK:         return [[LOAD]] : f32
func.func @copied_over(%x: f32, %a: memref<4xf32>) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  memref.copy %a, %m : memref<4xf32> to memref<4xf32>
  %0 = affine.load %m[0] : memref<4xf32>
  return %0 : f32
}

// CHECK-LABEL: func.func @volatile(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[P:%[^:]+]]: !llvm.ptr
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         llvm.store volatile [[X]], [[P]] : f32, !llvm.ptr
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][0] : memref<4xf32>
// CHECK:         [[LOAD1:%.+]] = affine.load [[ALLOC]][1] : memref<4xf32>
// CHECK:         [[ADDF:%.+]] = arith.addf [[LOAD]], [[LOAD1]] : f32
// CHECK:         return [[ADDF]] : f32
func.func @volatile(%x: f32, %p: !llvm.ptr) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  llvm.store volatile %x, %p : f32, !llvm.ptr
  %0 = affine.load %m[0] : memref<4xf32>
  %1 = affine.load %m[1] : memref<4xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

// CHECK-LABEL: func.func @not_volatile(
// CHECK-SAME:    [[X:%[^:]+]]: f32
// CHECK-SAME:    [[P:%[^:]+]]: !llvm.ptr
// CHECK:         [[ALLOC:%.+]] = memref.alloc() : memref<4xf32>
// CHECK:         affine.store [[X]], [[ALLOC]][0] : memref<4xf32>
// CHECK:         llvm.store [[X]], [[P]] : f32, !llvm.ptr
// CHECK:         [[LOAD:%.+]] = affine.load [[ALLOC]][1] : memref<4xf32>
// CHECK:         [[ADDF:%.+]] = arith.addf [[X]], [[LOAD]] : f32
// CHECK:         return [[ADDF]] : f32
func.func @not_volatile(%x: f32, %p: !llvm.ptr) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  affine.store %x, %m[0] : memref<4xf32>
  llvm.store %x, %p : f32, !llvm.ptr
  %0 = affine.load %m[0] : memref<4xf32>
  %1 = affine.load %m[1] : memref<4xf32>
  %2 = arith.addf %0, %1 : f32
  return %2 : f32
}

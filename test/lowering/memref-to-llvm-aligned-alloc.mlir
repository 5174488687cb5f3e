// RUN: %mlcc-opt %s -finalize-memref-to-llvm=use-aligned-alloc=1 | FileCheck %s
// RUN: %mlcc-opt %s -finalize-memref-to-llvm='use-aligned-alloc use-generic-functions' \
// RUN:   | FileCheck %s --check-prefix=GENERIC
// aligned_alloc wants the size to be a multiple of the alignment, which is at
// least 16.

// GENERIC-DAG: llvm.func @_mlir_memref_to_llvm_aligned_alloc(i64, i64) -> !llvm.ptr
// GENERIC-DAG: llvm.func @_mlir_memref_to_llvm_free(!llvm.ptr)

// CHECK-LABEL: llvm.func @free(
// CHECK-SAME:  !llvm.ptr)
// CHECK-LABEL: llvm.func @aligned_alloc(
// CHECK-SAME:  i64, i64) -> !llvm.ptr

// CHECK-LABEL: func.func @multiple(
// CHECK-SAME:  ) -> memref<3x4xf32> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(12 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V5:.*]] = llvm.getelementptr %[[V4]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V6:.*]] = llvm.ptrtoint %[[V5]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.call @aligned_alloc(%[[V7]], %[[V6]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V8]], %[[V9]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V8]], %[[V10]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V12]], %[[V11]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V0]], %[[V13]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V1]], %[[V14]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V1]], %[[V15]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V2]], %[[V16]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = builtin.unrealized_conversion_cast %[[V17]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<3x4xf32>
// CHECK-NEXT:    return %[[V18]] : memref<3x4xf32>
// CHECK-NEXT:  }
func.func @multiple() -> memref<3x4xf32> {
  %0 = memref.alloc() : memref<3x4xf32>
  return %0 : memref<3x4xf32>
}

// CHECK-LABEL: func.func @rounded(
// CHECK-SAME:  %[[A0:.*]]: index) -> memref<?xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(16 : index) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.sub %[[V5]], %[[V6]] : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.add %[[V4]], %[[V7]] : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.urem %[[V8]], %[[V5]] : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.sub %[[V8]], %[[V9]] : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.call @aligned_alloc(%[[V5]], %[[V10]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V12:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V11]], %[[V12]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V11]], %[[V13]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V15]], %[[V14]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V0]], %[[V16]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V1]], %[[V17]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = builtin.unrealized_conversion_cast %[[V18]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:    return %[[V19]] : memref<?xf32>
// CHECK-NEXT:  }
func.func @rounded(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) : memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK-LABEL: func.func @asked(
// CHECK-SAME:  ) -> memref<3xf32> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.call @aligned_alloc(%[[V5]], %[[V4]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V6]], %[[V7]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V6]], %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V0]], %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V1]], %[[V12]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<3xf32>
// CHECK-NEXT:    return %[[V14]] : memref<3xf32>
// CHECK-NEXT:  }
func.func @asked() -> memref<3xf32> {
  %0 = memref.alloc() {alignment = 4 : i64} : memref<3xf32>
  return %0 : memref<3xf32>
}

// CHECK-LABEL: func.func @wide(
// CHECK-SAME:  ) -> memref<4xvector<16xf32>> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<16xf32>
// CHECK-NEXT:    %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.call @aligned_alloc(%[[V5]], %[[V4]]) : (i64, i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V6]], %[[V7]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V6]], %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V0]], %[[V11]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V1]], %[[V12]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xvector<16xf32>>
// CHECK-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.call @free(%[[V15]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:    return %[[V14]] : memref<4xvector<16xf32>>
// CHECK-NEXT:  }
func.func @wide() -> memref<4xvector<16xf32>> {
  %0 = memref.alloc() : memref<4xvector<16xf32>>
  memref.dealloc %0 : memref<4xvector<16xf32>>
  return %0 : memref<4xvector<16xf32>>
}

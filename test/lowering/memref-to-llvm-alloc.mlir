// RUN: %mlcc-opt %s -finalize-memref-to-llvm | FileCheck %s
// Memory from malloc: sizes, row-major strides, and bytes as the target counts
// them. An alignment takes that much more, and rounds the pointer up.

// CHECK-LABEL: llvm.func @free(
// CHECK-SAME:  !llvm.ptr)
// CHECK-LABEL: llvm.func @malloc(
// CHECK-SAME:  i64) -> !llvm.ptr

// CHECK-LABEL: func.func @static(
// CHECK-SAME:  ) -> memref<3x5xi8> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(5 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(15 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V5:.*]] = llvm.getelementptr %[[V4]][%[[V3]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK-NEXT:    %[[V6:.*]] = llvm.ptrtoint %[[V5]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.call @malloc(%[[V6]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V7]], %[[V8]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V7]], %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V11]], %[[V10]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V0]], %[[V12]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V1]], %[[V13]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V1]], %[[V14]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V2]], %[[V15]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = builtin.unrealized_conversion_cast %[[V16]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<3x5xi8>
// CHECK-NEXT:    return %[[V17]] : memref<3x5xi8>
// CHECK-NEXT:  }
func.func @static() -> memref<3x5xi8> {
  %0 = memref.alloc() : memref<3x5xi8>
  return %0 : memref<3x5xi8>
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME:  %[[A0:.*]]: index, %[[A1:.*]]: index) -> memref<?x4x?xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.mul %[[V0]], %[[V2]] : i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.mul %[[V4]], %[[V1]] : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V7:.*]] = llvm.getelementptr %[[V6]][%[[V5]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V8:.*]] = llvm.ptrtoint %[[V7]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.call @malloc(%[[V8]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V9]], %[[V10]][0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V9]], %[[V11]][1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.insertvalue %[[V13]], %[[V12]][2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.insertvalue %[[V1]], %[[V14]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V2]], %[[V15]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V0]], %[[V16]][3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V4]], %[[V17]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V0]], %[[V18]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = llvm.insertvalue %[[V3]], %[[V19]][4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
// CHECK-NEXT:    %[[V21:.*]] = builtin.unrealized_conversion_cast %[[V20]] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> to memref<?x4x?xf32>
// CHECK-NEXT:    return %[[V21]] : memref<?x4x?xf32>
// CHECK-NEXT:  }
func.func @dynamic(%m: index, %n: index) -> memref<?x4x?xf32> {
  %0 = memref.alloc(%m, %n) : memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// CHECK-LABEL: func.func @rank0(
// CHECK-SAME:  ) -> memref<f32> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V2:.*]] = llvm.getelementptr %[[V1]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V3:.*]] = llvm.ptrtoint %[[V2]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.call @malloc(%[[V3]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V4]], %[[V5]][0] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V4]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V10:.*]] = builtin.unrealized_conversion_cast %[[V9]] : !llvm.struct<(ptr, ptr, i64)> to memref<f32>
// CHECK-NEXT:    return %[[V10]] : memref<f32>
// CHECK-NEXT:  }
func.func @rank0() -> memref<f32> {
  %0 = memref.alloc() : memref<f32>
  return %0 : memref<f32>
}

// CHECK-LABEL: func.func @aligned(
// CHECK-SAME:  %[[A0:.*]]: index) -> memref<?xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.constant(64 : index) : i64
// CHECK-NEXT:    %[[V6:.*]] = llvm.add %[[V4]], %[[V5]] : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.call @malloc(%[[V6]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V8:.*]] = llvm.ptrtoint %[[V7]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V10:.*]] = llvm.sub %[[V5]], %[[V9]] : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.add %[[V8]], %[[V10]] : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.urem %[[V11]], %[[V5]] : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.sub %[[V11]], %[[V12]] : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.inttoptr %[[V13]] : i64 to !llvm.ptr
// CHECK-NEXT:    %[[V15:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.insertvalue %[[V7]], %[[V15]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V17:.*]] = llvm.insertvalue %[[V14]], %[[V16]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V18]], %[[V17]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = llvm.insertvalue %[[V0]], %[[V19]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V21:.*]] = llvm.insertvalue %[[V1]], %[[V20]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V22:.*]] = builtin.unrealized_conversion_cast %[[V21]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<?xf32>
// CHECK-NEXT:    return %[[V22]] : memref<?xf32>
// CHECK-NEXT:  }
func.func @aligned(%n: index) -> memref<?xf32> {
  %0 = memref.alloc(%n) {alignment = 64 : i64} : memref<?xf32>
  return %0 : memref<?xf32>
}

// Elements that are no numbers are aligned to their size.
//
// CHECK-LABEL: func.func @vectors(
// CHECK-SAME:  ) -> memref<4xvector<4xf32>> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT:    %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V6:.*]] = llvm.getelementptr %[[V5]][1] : (!llvm.ptr) -> !llvm.ptr, vector<4xf32>
// CHECK-NEXT:    %[[V7:.*]] = llvm.ptrtoint %[[V6]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.add %[[V4]], %[[V7]] : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.call @malloc(%[[V8]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V10:.*]] = llvm.ptrtoint %[[V9]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V12:.*]] = llvm.sub %[[V7]], %[[V11]] : i64
// CHECK-NEXT:    %[[V13:.*]] = llvm.add %[[V10]], %[[V12]] : i64
// CHECK-NEXT:    %[[V14:.*]] = llvm.urem %[[V13]], %[[V7]] : i64
// CHECK-NEXT:    %[[V15:.*]] = llvm.sub %[[V13]], %[[V14]] : i64
// CHECK-NEXT:    %[[V16:.*]] = llvm.inttoptr %[[V15]] : i64 to !llvm.ptr
// CHECK-NEXT:    %[[V17:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.insertvalue %[[V9]], %[[V17]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V19:.*]] = llvm.insertvalue %[[V16]], %[[V18]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V20:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V21:.*]] = llvm.insertvalue %[[V20]], %[[V19]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V22:.*]] = llvm.insertvalue %[[V0]], %[[V21]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V23:.*]] = llvm.insertvalue %[[V1]], %[[V22]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V24:.*]] = builtin.unrealized_conversion_cast %[[V23]] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> to memref<4xvector<4xf32>>
// CHECK-NEXT:    return %[[V24]] : memref<4xvector<4xf32>>
// CHECK-NEXT:  }
func.func @vectors() -> memref<4xvector<4xf32>> {
  %0 = memref.alloc() : memref<4xvector<4xf32>>
  return %0 : memref<4xvector<4xf32>>
}

// CHECK-LABEL: func.func @space(
// CHECK-SAME:  ) -> memref<4xf32, 3> {
// CHECK-NEXT:    %[[V0:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.zero : !llvm.ptr
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK-NEXT:    %[[V4:.*]] = llvm.ptrtoint %[[V3]] : !llvm.ptr to i64
// CHECK-NEXT:    %[[V5:.*]] = llvm.call @malloc(%[[V4]]) : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V6:.*]] = llvm.addrspacecast %[[V5]] : !llvm.ptr to !llvm.ptr<3>
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.poison : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V6]], %[[V7]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V6]], %[[V8]][1] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V10]], %[[V9]][2] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V0]], %[[V11]][3, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V1]], %[[V12]][4, 0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)> to memref<4xf32, 3>
// CHECK-NEXT:    %[[V15:.*]] = llvm.extractvalue %[[V13]][0] : !llvm.struct<(ptr<3>, ptr<3>, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V16:.*]] = llvm.addrspacecast %[[V15]] : !llvm.ptr<3> to !llvm.ptr
// CHECK-NEXT:    llvm.call @free(%[[V16]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:    return %[[V14]] : memref<4xf32, 3>
// CHECK-NEXT:  }
func.func @space() -> memref<4xf32, 3> {
  %0 = memref.alloc() : memref<4xf32, 3>
  memref.dealloc %0 : memref<4xf32, 3>
  return %0 : memref<4xf32, 3>
}

// CHECK-LABEL: func.func @stack(
// CHECK-SAME:  %[[A0:.*]]: index) -> memref<?x4xf32> {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.mlir.constant(4 : index) : i64
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.mul %[[V1]], %[[V0]] : i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.alloca %[[V3]] x f32 {alignment = 16 : i64} : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V5:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V4]], %[[V5]][0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.insertvalue %[[V4]], %[[V6]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V8]], %[[V7]][2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V0]], %[[V9]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.insertvalue %[[V1]], %[[V10]][3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.insertvalue %[[V1]], %[[V11]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V13:.*]] = llvm.insertvalue %[[V2]], %[[V12]][4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK-NEXT:    %[[V14:.*]] = builtin.unrealized_conversion_cast %[[V13]] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> to memref<?x4xf32>
// CHECK-NEXT:    return %[[V14]] : memref<?x4xf32>
// CHECK-NEXT:  }
func.func @stack(%n: index) -> memref<?x4xf32> {
  %0 = memref.alloca(%n) {alignment = 16 : i64} : memref<?x4xf32>
  return %0 : memref<?x4xf32>
}

// The allocated pointer is freed, not the aligned one.
//
// CHECK-LABEL: func.func @dealloc(
// CHECK-SAME:  %[[A0:.*]]: memref<?xf32>, %[[A1:.*]]: memref<*xf32>) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : memref<*xf32> to !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<?xf32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    llvm.call @free(%[[V2]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(i64, ptr)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> !llvm.ptr
// CHECK-NEXT:    llvm.call @free(%[[V4]]) : (!llvm.ptr) -> ()
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @dealloc(%m: memref<?xf32>, %u: memref<*xf32>) {
  memref.dealloc %m : memref<?xf32>
  memref.dealloc %u : memref<*xf32>
  return
}

// Results are arguments of a block of their own, as in mlir-opt.
//
// CHECK-LABEL: func.func @scope(
// CHECK-SAME:  %[[A0:.*]]: index) -> index {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:    llvm.br ^[[B0:bb[0-9]+]]
// CHECK-NEXT:  ^[[B0]]:
// CHECK-NEXT:    %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT:    %[[V3:.*]] = llvm.alloca %[[V0]] x i32 : (i64) -> !llvm.ptr
// CHECK-NEXT:    %[[V4:.*]] = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V5:.*]] = llvm.insertvalue %[[V3]], %[[V4]][0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.insertvalue %[[V3]], %[[V5]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V7:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.insertvalue %[[V7]], %[[V6]][2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.insertvalue %[[V0]], %[[V8]][3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.insertvalue %[[V2]], %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.getelementptr inbounds|nuw %[[V11]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V13:.*]] = llvm.load %[[V12]] : !llvm.ptr -> i32
// CHECK-NEXT:    llvm.intr.stackrestore %[[V1]] : !llvm.ptr
// CHECK-NEXT:    llvm.br ^[[B1:bb[0-9]+]](%[[V0]], %[[V13]] : i64, i32)
// CHECK-NEXT:  ^[[B1]](%[[V14:.*]]: i64, %[[V15:.*]]: i32):
// CHECK-NEXT:    %[[V16:.*]] = builtin.unrealized_conversion_cast %[[V14]] : i64 to index
// CHECK-NEXT:    llvm.br ^[[BEHIND:bb[0-9]+]]
// CHECK-NEXT:  ^[[BEHIND]]:
// CHECK-NEXT:    %[[V17:.*]] = llvm.intr.stacksave : !llvm.ptr
// CHECK-NEXT:    llvm.br ^[[B2:bb[0-9]+]]
// CHECK-NEXT:  ^[[B2]]:
// CHECK-NEXT:    llvm.intr.stackrestore %[[V17]] : !llvm.ptr
// CHECK-NEXT:    llvm.br ^[[B3:bb[0-9]+]]
// CHECK-NEXT:  ^[[B3]]:
// CHECK-NEXT:    return %[[V16]] : index
// CHECK-NEXT:  }
func.func @scope(%n: index) -> index {
  %0:2 = memref.alloca_scope -> (index, i32) {
    %m = memref.alloca(%n) : memref<?xi32>
    %x = memref.load %m[%n] : memref<?xi32>
    memref.alloca_scope.return %n, %x : index, i32
  }
  memref.alloca_scope {
    memref.alloca_scope.return
  }
  return %0#0 : index
}

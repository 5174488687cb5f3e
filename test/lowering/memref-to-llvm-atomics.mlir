// RUN: %mlcc-opt %s -finalize-memref-to-llvm | FileCheck %s

// CHECK-LABEL: func.func @integers(
// CHECK-SAME:  %[[A0:.*]]: memref<10xi32>, %[[A1:.*]]: index, %[[A2:.*]]: i32) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<10xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V4:.*]] = llvm.atomicrmw add %[[V3]], %[[A2]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.getelementptr %[[V5]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V7:.*]] = llvm.atomicrmw xchg %[[V6]], %[[A2]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.getelementptr %[[V8]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V10:.*]] = llvm.atomicrmw max %[[V9]], %[[A2]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.getelementptr %[[V11]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V13:.*]] = llvm.atomicrmw umax %[[V12]], %[[A2]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %[[V14:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V15:.*]] = llvm.getelementptr %[[V14]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V16:.*]] = llvm.atomicrmw min %[[V15]], %[[A2]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %[[V17:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V18:.*]] = llvm.getelementptr %[[V17]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V19:.*]] = llvm.atomicrmw umin %[[V18]], %[[A2]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %[[V20:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V21:.*]] = llvm.getelementptr %[[V20]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V22:.*]] = llvm.atomicrmw _or %[[V21]], %[[A2]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %[[V23:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V24:.*]] = llvm.getelementptr %[[V23]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V25:.*]] = llvm.atomicrmw _and %[[V24]], %[[A2]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    %[[V26:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V27:.*]] = llvm.getelementptr %[[V26]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V28:.*]] = llvm.atomicrmw _xor %[[V27]], %[[A2]] acq_rel : !llvm.ptr, i32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @integers(%m: memref<10xi32>, %i: index, %x: i32) {
  %0 = memref.atomic_rmw addi %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %1 = memref.atomic_rmw assign %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %2 = memref.atomic_rmw maxs %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %3 = memref.atomic_rmw maxu %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %4 = memref.atomic_rmw mins %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %5 = memref.atomic_rmw minu %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %6 = memref.atomic_rmw ori %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %7 = memref.atomic_rmw andi %x, %m[%i] : (i32, memref<10xi32>) -> i32
  %8 = memref.atomic_rmw xori %x, %m[%i] : (i32, memref<10xi32>) -> i32
  return
}

// CHECK-LABEL: func.func @floats(
// CHECK-SAME:  %[[A0:.*]]: memref<f32>, %[[A1:.*]]: f32) {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.atomicrmw fadd %[[V1]], %[[A1]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT:    %[[V3:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V4:.*]] = llvm.atomicrmw xchg %[[V3]], %[[A1]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT:    %[[V5:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V6:.*]] = llvm.atomicrmw fmaximum %[[V5]], %[[A1]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT:    %[[V7:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V8:.*]] = llvm.atomicrmw fminimum %[[V7]], %[[A1]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V10:.*]] = llvm.atomicrmw fmax %[[V9]], %[[A1]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT:    %[[V11:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V12:.*]] = llvm.atomicrmw fmin %[[V11]], %[[A1]] acq_rel : !llvm.ptr, f32
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @floats(%m: memref<f32>, %x: f32) {
  %0 = memref.atomic_rmw addf %x, %m[] : (f32, memref<f32>) -> f32
  %1 = memref.atomic_rmw assign %x, %m[] : (f32, memref<f32>) -> f32
  %2 = memref.atomic_rmw maximumf %x, %m[] : (f32, memref<f32>) -> f32
  %3 = memref.atomic_rmw minimumf %x, %m[] : (f32, memref<f32>) -> f32
  %4 = memref.atomic_rmw maxnumf %x, %m[] : (f32, memref<f32>) -> f32
  %5 = memref.atomic_rmw minnumf %x, %m[] : (f32, memref<f32>) -> f32
  return
}

// There is no instruction for products: tried until nobody came between.
//
// CHECK-LABEL: func.func @product(
// CHECK-SAME:  %[[A0:.*]]: memref<10xi32>, %[[A1:.*]]: index, %[[A2:.*]]: i32) -> i32 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<10xi32> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK-NEXT:    %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i32
// CHECK-NEXT:    llvm.br ^[[B0:bb[0-9]+]](%[[V4]] : i32)
// CHECK-NEXT:  ^[[B0]](%[[V5:.*]]: i32):
// CHECK-NEXT:    %[[V6:.*]] = llvm.mul %[[V5]], %[[A2]] : i32
// CHECK-NEXT:    %[[V7:.*]] = llvm.cmpxchg %[[V3]], %[[V5]], %[[V6]] acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:    llvm.cond_br %[[V9]], ^[[B1:bb[0-9]+]], ^[[B0]](%[[V8]] : i32)
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    return %[[V8]] : i32
// CHECK-NEXT:  }
func.func @product(%m: memref<10xi32>, %i: index, %x: i32) -> i32 {
  %0 = memref.atomic_rmw muli %x, %m[%i] : (i32, memref<10xi32>) -> i32
  return %0 : i32
}

// Floats are exchanged as integers.
//
// CHECK-LABEL: func.func @float_product(
// CHECK-SAME:  %[[A0:.*]]: memref<f64>, %[[A1:.*]]: f64) -> f64 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<f64> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.load %[[V1]] : !llvm.ptr -> i64
// CHECK-NEXT:    llvm.br ^[[B0:bb[0-9]+]](%[[V2]] : i64)
// CHECK-NEXT:  ^[[B0]](%[[V3:.*]]: i64):
// CHECK-NEXT:    %[[V4:.*]] = llvm.bitcast %[[V3]] : i64 to f64
// CHECK-NEXT:    %[[V5:.*]] = llvm.fmul %[[V4]], %[[A1]] : f64
// CHECK-NEXT:    %[[V6:.*]] = llvm.bitcast %[[V5]] : f64 to i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.cmpxchg %[[V1]], %[[V3]], %[[V6]] acq_rel monotonic : !llvm.ptr, i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(i64, i1)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(i64, i1)>
// CHECK-NEXT:    llvm.cond_br %[[V9]], ^[[B1:bb[0-9]+]], ^[[B0]](%[[V8]] : i64)
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    %[[V10:.*]] = llvm.bitcast %[[V8]] : i64 to f64
// CHECK-NEXT:    return %[[V10]] : f64
// CHECK-NEXT:  }
func.func @float_product(%m: memref<f64>, %x: f64) -> f64 {
  %0 = memref.atomic_rmw mulf %x, %m[] : (f64, memref<f64>) -> f64
  return %0 : f64
}

// CHECK-LABEL: func.func @generic(
// CHECK-SAME:  %[[A0:.*]]: memref<10xi64>, %[[A1:.*]]: index, %[[A2:.*]]: i64) -> i64 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A1]] : index to i64
// CHECK-NEXT:    %[[V1:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<10xi64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.extractvalue %[[V1]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK-NEXT:    %[[V3:.*]] = llvm.getelementptr %[[V2]][%[[V0]]] : (!llvm.ptr, i64) -> !llvm.ptr, i64
// CHECK-NEXT:    %[[V4:.*]] = llvm.load %[[V3]] : !llvm.ptr -> i64
// CHECK-NEXT:    llvm.br ^[[B0:bb[0-9]+]](%[[V4]] : i64)
// CHECK-NEXT:  ^[[B0]](%[[V5:.*]]: i64):
// CHECK-NEXT:    %[[V6:.*]] = arith.addi %[[V5]], %[[A2]] : i64
// CHECK-NEXT:    %[[V7:.*]] = llvm.cmpxchg %[[V3]], %[[V5]], %[[V6]] acq_rel monotonic : !llvm.ptr, i64
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(i64, i1)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(i64, i1)>
// CHECK-NEXT:    llvm.cond_br %[[V9]], ^[[B1:bb[0-9]+]], ^[[B0]](%[[V8]] : i64)
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    return %[[V8]] : i64
// CHECK-NEXT:  }
func.func @generic(%m: memref<10xi64>, %i: index, %x: i64) -> i64 {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<10xi64> {
  ^bb0(%old: i64):
    %new = arith.addi %old, %x : i64
    memref.atomic_yield %new : i64
  }
  return %0 : i64
}

// CHECK-LABEL: func.func @generic_float(
// CHECK-SAME:  %[[A0:.*]]: memref<f32>, %[[A1:.*]]: f32) -> f32 {
// CHECK-NEXT:    %[[V0:.*]] = builtin.unrealized_conversion_cast %[[A0]] : memref<f32> to !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V1:.*]] = llvm.extractvalue %[[V0]][1] : !llvm.struct<(ptr, ptr, i64)>
// CHECK-NEXT:    %[[V2:.*]] = llvm.load %[[V1]] : !llvm.ptr -> i32
// CHECK-NEXT:    llvm.br ^[[B0:bb[0-9]+]](%[[V2]] : i32)
// CHECK-NEXT:  ^[[B0]](%[[V3:.*]]: i32):
// CHECK-NEXT:    %[[V4:.*]] = llvm.bitcast %[[V3]] : i32 to f32
// CHECK-NEXT:    %[[V5:.*]] = arith.divf %[[V4]], %[[A1]] : f32
// CHECK-NEXT:    %[[V6:.*]] = llvm.bitcast %[[V5]] : f32 to i32
// CHECK-NEXT:    %[[V7:.*]] = llvm.cmpxchg %[[V1]], %[[V3]], %[[V6]] acq_rel monotonic : !llvm.ptr, i32
// CHECK-NEXT:    %[[V8:.*]] = llvm.extractvalue %[[V7]][0] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:    %[[V9:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(i32, i1)>
// CHECK-NEXT:    llvm.cond_br %[[V9]], ^[[B1:bb[0-9]+]], ^[[B0]](%[[V8]] : i32)
// CHECK-NEXT:  ^[[B1]]:
// CHECK-NEXT:    %[[V10:.*]] = llvm.bitcast %[[V8]] : i32 to f32
// CHECK-NEXT:    return %[[V10]] : f32
// CHECK-NEXT:  }
func.func @generic_float(%m: memref<f32>, %x: f32) -> f32 {
  %0 = memref.generic_atomic_rmw %m[] : memref<f32> {
  ^bb0(%old: f32):
    %new = arith.divf %old, %x : f32
    memref.atomic_yield %new : f32
  }
  return %0 : f32
}

// Numbers that no machine exchanges stay.
//
// CHECK-LABEL: func.func @odd(
// CHECK-SAME:  %[[A0:.*]]: memref<i17>, %[[A1:.*]]: i17) {
// CHECK-NEXT:    %[[V0:.*]] = memref.atomic_rmw addi %[[A1]], %[[A0]][] : (i17, memref<i17>) -> i17
// CHECK-NEXT:    return
// CHECK-NEXT:  }
func.func @odd(%m: memref<i17>, %x: i17) {
  %0 = memref.atomic_rmw addi %x, %m[] : (i17, memref<i17>) -> i17
  return
}

// A loop of blocks has no place in a region of one block, so what needs one stays
// there.
//
// CHECK-LABEL: func.func @in_one_block(
// CHECK:         scf.if
// CHECK-NEXT:      memref.atomic_rmw mulf
// CHECK:           llvm.atomicrmw fadd
// CHECK:           memref.generic_atomic_rmw
func.func @in_one_block(%m: memref<f32>, %x: f32, %c: i1) {
  scf.if %c {
    memref.atomic_rmw mulf %x, %m[] : (f32, memref<f32>) -> f32
    memref.atomic_rmw addf %x, %m[] : (f32, memref<f32>) -> f32
    memref.generic_atomic_rmw %m[] : memref<f32> {
    ^bb0(%old: f32):
      memref.atomic_yield %x : f32
    }
  }
  return
}

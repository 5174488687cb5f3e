// RUN: mlcc -emit-mlir=llvm -ftyped-pointers %s -o %t.mlir
// RUN: FileCheck %s < %t.mlir
// RUN: mlcc-opt %t.mlir | FileCheck %s
// RUN: mlcc -S -emit-llvm %s -o %t.ll
// RUN: mlcc -S -emit-llvm -ftyped-pointers %s -o - | diff %t.ll -
// RUN: mlcc -emit-mlir=llvm %s -o - | mlcc -S -emit-llvm -x mlir - -o %t.again.ll
// RUN: mlcc -S -emit-llvm -x mlir - -o - < %t.mlir | diff %t.again.ll -

// -ftyped-pointers: what memrefs and functions are lowered to has pointers that
// say what they point to, with a bitcast where that changes. LLVM IR is the
// same.

// CHECK-LABEL: llvm.func @alloc(
// CHECK: %[[NULL:.*]] = llvm.mlir.zero : !llvm.ptr<f32>
// CHECK-NEXT: %[[END:.*]] = llvm.getelementptr %[[NULL]][%{{.*}}] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>{{$}}
// CHECK-NEXT: llvm.ptrtoint %[[END]] : !llvm.ptr<f32> to i64
// CHECK-NEXT: %[[M:.*]] = llvm.call @malloc(%{{.*}}) : (i64) -> !llvm.ptr<i8>
// CHECK-NEXT: %[[P:.*]] = llvm.bitcast %[[M]] : !llvm.ptr<i8> to !llvm.ptr<f32>
// CHECK: llvm.insertvalue %[[P]], %{{.*}}[0] : !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<2 x i64>, array<2 x i64>)>
func @alloc(%n: index) -> memref<4x?xf32> {
  %0 = memref.alloc(%n) : memref<4x?xf32>
  return %0 : memref<4x?xf32>
}
// CHECK-LABEL: llvm.func @aligned(
// CHECK: llvm.intr.ptrmask %{{.*}} : (!llvm.ptr<i8>, i64) -> !llvm.ptr<i8>
// CHECK-NEXT: llvm.bitcast %{{.*}} : !llvm.ptr<i8> to !llvm.ptr<vector<4xf32>>
func @aligned() -> memref<4xvector<4xf32>> {
  %0 = memref.alloc() {alignment = 64} : memref<4xvector<4xf32>>
  return %0 : memref<4xvector<4xf32>>
}
// CHECK-LABEL: llvm.func @stack(
// CHECK: llvm.alloca %{{.*}} x f32 : (i64) -> !llvm.ptr<f32>
// CHECK: %[[P:.*]] = llvm.getelementptr inbounds|nuw %{{.*}}[%{{.*}}] : (!llvm.ptr<f32>, i64) -> !llvm.ptr<f32>{{$}}
// CHECK-NEXT: llvm.store %{{.*}}, %[[P]] : !llvm.ptr<f32>{{$}}
func @stack(%v: f32, %i: index) {
  %0 = memref.alloca() : memref<4xf32>
  memref.store %v, %0[%i] : memref<4xf32>
  return
}
// CHECK-LABEL: llvm.func @dealloc(
// CHECK: %[[P:.*]] = llvm.bitcast %{{.*}} : !llvm.ptr<f64> to !llvm.ptr<i8>
// CHECK-NEXT: llvm.call @free(%[[P]]) : (!llvm.ptr<i8>) -> ()
// CHECK: %[[Q:.*]] = llvm.load %{{.*}} : !llvm.ptr<ptr<i8>>{{$}}
// CHECK-NEXT: llvm.call @free(%[[Q]]) : (!llvm.ptr<i8>) -> ()
func @dealloc(%m: memref<4xf64>, %u: memref<*xf32>) {
  memref.dealloc %m : memref<4xf64>
  memref.dealloc %u : memref<*xf32>
  return
}
func @casts(%m: memref<4xf64>) -> memref<?xf64> {
  %0 = memref.cast %m : memref<4xf64> to memref<*xf64>
  %1 = memref.cast %0 : memref<*xf64> to memref<?xf64>
  return %1 : memref<?xf64>
}
// CHECK-LABEL: llvm.func @unranked_back(
// CHECK: %[[D:.*]] = llvm.alloca %{{.*}} x !llvm.struct<(ptr<f64>, ptr<f64>, i64, array<1 x i64>, array<1 x i64>)> : (i64) -> !llvm.ptr<struct<(ptr<f64>, ptr<f64>, i64, array<1 x i64>, array<1 x i64>)>>
// CHECK: llvm.bitcast %[[D]] : !llvm.ptr<struct<(ptr<f64>, ptr<f64>, i64, array<1 x i64>, array<1 x i64>)>> to !llvm.ptr<i8>
func @unranked_back(%m: memref<4xf64>) -> memref<*xf64> {
  %0 = memref.cast %m : memref<4xf64> to memref<*xf64>
  return %0 : memref<*xf64>
}
// CHECK-LABEL: llvm.func @call_unranked(
// CHECK: llvm.getelementptr %{{.*}}[0, 2] : (!llvm.ptr<struct<(ptr<i8>, ptr<i8>, i64)>>) -> !llvm.ptr<i64>{{$}}
// CHECK: llvm.load %{{.*}} : !llvm.ptr<i64>{{$}}
func @call_unranked(%m: memref<4xf64>, %i: index) -> index {
  %0 = call @unranked_back(%m) : (memref<4xf64>) -> memref<*xf64>
  %1 = memref.dim %0, %i : memref<*xf64>
  return %1 : index
}
// CHECK-LABEL: llvm.func @view(
// CHECK: %[[P:.*]] = llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<i8>, i64) -> !llvm.ptr<i8>{{$}}
// CHECK: llvm.bitcast %[[P]] : !llvm.ptr<i8> to !llvm.ptr<f32>
func @view(%m: memref<2048xi8>, %o: index, %n: index) -> memref<?x4xf32> {
  %0 = memref.view %m[%o][%n] : memref<2048xi8> to memref<?x4xf32>
  return %0 : memref<?x4xf32>
}
memref.global "private" constant @c : memref<2x3xf32> = dense<1.0>
// CHECK-LABEL: llvm.func @global(
// CHECK: %[[G:.*]] = llvm.mlir.addressof @c : !llvm.ptr<array<2 x array<3 x f32>>>
// CHECK-NEXT: llvm.getelementptr %[[G]][0, 0, 0] : (!llvm.ptr<array<2 x array<3 x f32>>>) -> !llvm.ptr<f32>{{$}}
func @global() -> memref<2x3xf32> {
  %0 = memref.get_global @c : memref<2x3xf32>
  return %0 : memref<2x3xf32>
}
// CHECK-LABEL: llvm.func @copy(
// CHECK: "llvm.intr.memcpy"({{.*}}) <{isVolatile = false}> : (!llvm.ptr<f32>, !llvm.ptr<f32>, i64) -> ()
// CHECK: llvm.intr.stacksave : !llvm.ptr<i8>
// CHECK: llvm.call @memrefCopy({{.*}}) : (i64, !llvm.ptr<struct<(i64, ptr<i8>)>>, !llvm.ptr<struct<(i64, ptr<i8>)>>) -> ()
func @copy(%a: memref<4xf32>, %b: memref<4xf32>, %s: memref<4xf32, offset: 0, strides: [2]>) {
  memref.copy %a, %b : memref<4xf32> to memref<4xf32>
  memref.copy %a, %s : memref<4xf32> to memref<4xf32, offset: 0, strides: [2]>
  return
}
// CHECK-LABEL: llvm.func @atomic(
// CHECK: llvm.atomicrmw fadd %{{.*}}, %{{.*}} acq_rel : !llvm.ptr<f32>, f32
// CHECK: %[[P:.*]] = llvm.bitcast %{{.*}} : !llvm.ptr<f32> to !llvm.ptr<i32>
// CHECK: llvm.load %[[P]] : !llvm.ptr<i32>{{$}}
// CHECK: llvm.cmpxchg %[[P]], %{{.*}}, %{{.*}} acq_rel monotonic : !llvm.ptr<i32>, i32
func @atomic(%m: memref<4xf32>, %v: f32, %i: index) -> f32 {
  %0 = memref.atomic_rmw addf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  %1 = memref.atomic_rmw mulf %v, %m[%i] : (f32, memref<4xf32>) -> f32
  return %1 : f32
}
// CHECK-LABEL: llvm.func @rebuild(
// CHECK: llvm.store %{{.*}}, %{{.*}} : !llvm.ptr<ptr<f32>>{{$}}
// CHECK: llvm.getelementptr %{{.*}}[0, 3] : (!llvm.ptr<struct<(ptr<f32>, ptr<f32>, i64, i64)>>) -> !llvm.ptr<i64>{{$}}
func @rebuild(%m: memref<8xf32>, %sh: memref<2xindex>, %du: memref<?xi32>) -> (memref<?x?xf32>, memref<*xf32>) {
  %0 = memref.reshape %m(%sh) : (memref<8xf32>, memref<2xindex>) -> memref<?x?xf32>
  %1 = memref.reshape %m(%du) : (memref<8xf32>, memref<?xi32>) -> memref<*xf32>
  return %0, %1 : memref<?x?xf32>, memref<*xf32>
}
// CHECK-LABEL: llvm.func @vectors(
// CHECK: %[[P:.*]] = llvm.bitcast %{{.*}} : !llvm.ptr<f32> to !llvm.ptr<vector<4xf32>>
// CHECK-NEXT: llvm.load %[[P]] {alignment = 4 : i64} : !llvm.ptr<vector<4xf32>>{{$}}
// CHECK: llvm.intr.masked.load {{.*}} : (!llvm.ptr<vector<4xf32>>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
// CHECK: llvm.getelementptr %{{.*}}[%{{.*}}] : (!llvm.ptr<f32>, vector<4xi32>) -> vector<4x!llvm.ptr<f32>>{{$}}
func @vectors(%m: memref<?xf32>, %i: index, %mask: vector<4xi1>, %p: vector<4xf32>, %idx: vector<4xi32>) -> vector<4xf32> {
  %0 = vector.load %m[%i] : memref<?xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i], %mask, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %2 = vector.gather %m[%i][%idx], %mask, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %3 = vector.expandload %m[%i], %mask, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %4 = arith.addf %0, %1 : vector<4xf32>
  %5 = arith.addf %2, %3 : vector<4xf32>
  %6 = arith.addf %4, %5 : vector<4xf32>
  vector.store %6, %m[%i] : memref<?xf32>, vector<4xf32>
  return %6 : vector<4xf32>
}
// CHECK-LABEL: llvm.func @assert(
// CHECK: %[[A:.*]] = llvm.mlir.addressof @assert_msg : !llvm.ptr<array<3 x i8>>
// CHECK: llvm.call @mlcc_assert_fail(%{{.*}}) : (!llvm.ptr<i8>) -> ()
func @assert(%c: i1) {
  assert %c, "no"
  return
}
func @callee(%x: f64, %m: memref<?xf64>) -> f64 {
  return %x : f64
}
// CHECK-LABEL: llvm.func @higher(
// CHECK: %[[F:.*]] = llvm.mlir.addressof @callee : !llvm.ptr<func<f64 (f64, ptr<f64>, ptr<f64>, i64, i64, i64)>>
// CHECK: llvm.call %[[F]](
func @higher(%x: f64, %m: memref<?xf64>) -> f64 {
  %f = constant @callee : (f64, memref<?xf64>) -> f64
  %0 = call_indirect %f(%x, %m) : (f64, memref<?xf64>) -> f64
  return %0 : f64
}
// CHECK-LABEL: llvm.func @spaces(
// CHECK: llvm.addrspacecast %{{.*}} : !llvm.ptr<f32, 1> to !llvm.ptr<f32>
func @spaces(%m: memref<4xf32, 1>) -> memref<4xf32> {
  %0 = memref.memory_space_cast %m : memref<4xf32, 1> to memref<4xf32>
  return %0 : memref<4xf32>
}


// RUN: mlcc-opt -convert-ml-program %s | FileCheck %s

// CHECK: memref.global "private" @n : memref<i32> = dense<0>
// CHECK: memref.global "private" constant @c : memref<f32> = dense<1.500000e+00>
// CHECK: memref.global "public" @later : memref<index> = uninitialized
// CHECK: memref.global "public" @elsewhere : memref<i8>{{$}}
// CHECK: ml_program.global private mutable @t
ml_program.global private mutable @n(0 : i32) : i32
ml_program.global private @c(1.5 : f32) : f32
ml_program.global public mutable @later : index
ml_program.global public mutable @elsewhere(#ml_program.extern<i8>) : i8
ml_program.global private mutable @t(dense<3> : tensor<4xi32>) : tensor<4xi32>

// CHECK-LABEL: func.func @next(%arg0: i32 {a.b}, %arg1: i32 {c.d}) -> (i32, tensor<4xi32> {e.f}) attributes {g.h}
// CHECK: %[[N:.*]] = memref.get_global @n
// CHECK: %[[OLD:.*]] = memref.load %[[N]][] : memref<i32>
// CHECK: %[[SUM:.*]] = arith.addi %[[OLD]], %arg0
// CHECK: memref.store %[[SUM]], %{{.*}}[] : memref<i32>
// CHECK: %[[T:.*]] = ml_program.global_load @t : tensor<4xi32>
// CHECK: return %[[SUM]], %[[T]] : i32, tensor<4xi32>
ml_program.subgraph @next(%by: i32 {a.b}, %token: !ml_program.token, %z: i32 {c.d})
    -> (i32, !ml_program.token, tensor<4xi32> {e.f}) attributes {g.h} {
  %end = ml_program.global_store_graph @n = %sum ordering(%begin -> !ml_program.token) : i32
  %sum = arith.addi %n, %by : i32
  %n, %begin = ml_program.global_load_graph @n ordering(() -> !ml_program.token) : i32
  %x = ml_program.token
  %t, %last = ml_program.global_load_graph @t ordering(%token, %end, %x -> !ml_program.token) : tensor<4xi32>
  ml_program.output %sum, %last, %t : i32, !ml_program.token, tensor<4xi32>
}

// CHECK-LABEL: func.func private @declared(tensor<?xf32>)
ml_program.func private @declared(tensor<?xf32>)

// CHECK-LABEL: func.func @constant() -> f32
ml_program.func @constant() -> f32 {
  %0 = ml_program.global_load_const @c : f32
  ml_program.return %0 : f32
}

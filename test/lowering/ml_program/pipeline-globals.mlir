// RUN: mlcc-opt -mlprogram-pipeline-globals %s | FileCheck %s
// A block loads a variable once, and stores last what it stores.

ml_program.global private mutable @g(dense<0> : tensor<4xi64>) : tensor<4xi64>
ml_program.global private mutable @h(dense<0> : tensor<4xi64>) : tensor<4xi64>
func.func private @external()
func.func private @stores_g(%a: tensor<4xi64>) {
  ml_program.global_store @g = %a : tensor<4xi64>
  return
}
func.func private @calls_stores_g(%a: tensor<4xi64>) {
  call @stores_g(%a) : (tensor<4xi64>) -> ()
  return
}
func.func private @loads_g() -> tensor<4xi64> {
  %0 = ml_program.global_load @g : tensor<4xi64>
  return %0 : tensor<4xi64>
}

// CHECK-LABEL: func.func @block(
// CHECK-NEXT: %[[OLD:.*]] = ml_program.global_load @g
// CHECK-NEXT: ml_program.global_store @g = %arg1
// CHECK-NEXT: return %[[OLD]], %[[OLD]], %arg0
func.func @block(%a: tensor<4xi64>, %b: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) {
  %0 = ml_program.global_load @g : tensor<4xi64>
  %1 = ml_program.global_load @g : tensor<4xi64>
  ml_program.global_store @g = %a : tensor<4xi64>
  %2 = ml_program.global_load @g : tensor<4xi64>
  ml_program.global_store @g = %b : tensor<4xi64>
  return %0, %1, %2 : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>
}

// CHECK-LABEL: func.func @calls(
// CHECK-NEXT: ml_program.global_store @g = %arg0
// CHECK-NEXT: call @calls_stores_g
// CHECK-NEXT: %[[G:.*]] = ml_program.global_load @g
// CHECK-NEXT: ml_program.global_store @h = %arg1
// CHECK-NEXT: ml_program.global_store @g = %arg0
// CHECK-NEXT: call @loads_g
// CHECK-NEXT: ml_program.global_store @g = %arg1
// CHECK-NEXT: return %[[G]], %arg0, %arg0
func.func @calls(%a: tensor<4xi64>, %b: tensor<4xi64>) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) {
  ml_program.global_store @g = %a : tensor<4xi64>
  ml_program.global_store @h = %a : tensor<4xi64>
  call @calls_stores_g(%b) : (tensor<4xi64>) -> ()
  %0 = ml_program.global_load @g : tensor<4xi64>
  %1 = ml_program.global_load @h : tensor<4xi64>
  ml_program.global_store @h = %b : tensor<4xi64>
  ml_program.global_store @g = %a : tensor<4xi64>
  %2 = call @loads_g() : () -> tensor<4xi64>
  %3 = ml_program.global_load @g : tensor<4xi64>
  ml_program.global_store @g = %b : tensor<4xi64>
  return %0, %1, %3 : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>
}

// A function of another file may call back, and so may a value.
// CHECK-LABEL: func.func @unknown(
// CHECK-COUNT-3: ml_program.global_load @g
func.func @unknown(%f: () -> ()) -> (tensor<4xi64>, tensor<4xi64>, tensor<4xi64>) {
  %0 = ml_program.global_load @g : tensor<4xi64>
  call @external() : () -> ()
  %1 = ml_program.global_load @g : tensor<4xi64>
  call_indirect %f() : () -> ()
  %2 = ml_program.global_load @g : tensor<4xi64>
  return %0, %1, %2 : tensor<4xi64>, tensor<4xi64>, tensor<4xi64>
}

// CHECK-LABEL: func.func @regions(
// CHECK: ml_program.global_store @g = %arg0
// CHECK: scf.if
// CHECK-NEXT: ml_program.global_store @g = %arg1
// CHECK-NOT: ml_program.global_load @h
// CHECK: %[[G:.*]] = ml_program.global_load @g
// CHECK: return %[[G]], %arg0
func.func @regions(%a: tensor<4xi64>, %b: tensor<4xi64>, %c: i1) -> (tensor<4xi64>, tensor<4xi64>) {
  ml_program.global_store @g = %a : tensor<4xi64>
  ml_program.global_store @h = %a : tensor<4xi64>
  scf.if %c {
    ml_program.global_store @g = %b : tensor<4xi64>
  }
  %0 = ml_program.global_load @g : tensor<4xi64>
  %1 = ml_program.global_load @h : tensor<4xi64>
  return %0, %1 : tensor<4xi64>, tensor<4xi64>
}

// RUN: %mlcc-opt -buffer-results-to-out-params %s | FileCheck %s
// RUN: %mlcc-opt -buffer-results-to-out-params="modify-public-functions add-result-attr hoist-static-allocs" %s | FileCheck %s --check-prefix=ALL
// RUN: %mlcc-opt -buffer-results-to-out-params %s > %t0
// RUN: %if mlir-22 %{ mlir-opt-22 -buffer-results-to-out-params %s | diff %t0 - %}
// RUN: %mlcc-opt -buffer-results-to-out-params="modify-public-functions add-result-attr hoist-static-allocs" %s > %t1
// RUN: %if mlir-22 %{ mlir-opt-22 -buffer-results-to-out-params="modify-public-functions add-result-attr hoist-static-allocs" %s | diff %t1 - %}
// Results are copied into what the caller gives, or computed there.

// CHECK: func.func private @f(%{{.*}}: f32, %[[OUT:.*]]: memref<4xf32>) -> i32
// CHECK: memref.copy %{{.*}}, %[[OUT]]
// CHECK: func.func @g(%{{.*}}: f32) -> (memref<4xf32>, i32)
// CHECK: %[[NEW:.*]] = memref.alloc() : memref<4xf32>
// CHECK: call @f(%{{.*}}, %[[NEW]]) : (f32, memref<4xf32>) -> i32
// CHECK: func.func private @ext(memref<4xf32>) -> memref<4xf32>
// ALL: func.func private @f(%{{.*}}: f32, %{{.*}}: memref<4xf32> {bufferize.result}) -> i32
// ALL-NOT: memref.copy
// ALL: func.func @g(%{{.*}}: f32, %[[OUT:.*]]: memref<4xf32> {bufferize.result}) -> i32
// ALL: memref.copy %{{.*}}, %[[OUT]]
func.func private @f(%x: f32) -> (memref<4xf32>, i32) {
  %c = arith.constant 3 : i32
  %n = arith.constant 5 : index
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc(%n) : memref<2x?xf32>
  return %a, %c : memref<4xf32>, i32
}
func.func @g(%x: f32) -> (memref<4xf32>, i32) {
  %a, %c = call @f(%x) : (f32) -> (memref<4xf32>, i32)
  return %a, %c : memref<4xf32>, i32
}
func.func private @ext(memref<4xf32>) -> memref<4xf32>

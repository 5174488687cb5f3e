// Versions of functions for several instruction sets, and a function that chooses.
//
// RUN: mlcc-opt -func-multiversion="levels=x86-64-v3 loops" %s | FileCheck %s
// RUN: mlcc-opt -func-multiversion="levels=x86-64-v3" %s | FileCheck %s --check-prefix=STRUCTURED
// RUN: mlcc-opt -func-multiversion=loops %s | FileCheck %s --check-prefix=NONE
// RUN: not mlcc-opt -func-multiversion=levels=x86-64-v9 %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not mlcc-opt -func-multiversion=levels=x86-64-v3,sve %s 2>&1 | FileCheck %s --check-prefix=MIXED
// RUN: mlcc-opt -explain -func-multiversion="levels=x86-64-v3 loops" %s -o /dev/null 2>&1 | FileCheck %s --check-prefix=WHY
// RUN: mlcc-opt -target=aarch64-linux-gnu -mattr=+fullfp16 -func-multiversion="levels=sve loops" %s | FileCheck %s --check-prefix=SVE
//
// What is tiled behind it is so for the processor of each version.
// RUN: mlcc-opt -target=x86_64-linux-gnu -func-multiversion="levels=x86-64-v3,x86-64-v4" -linalg-tile-contractions %s | FileCheck %s --check-prefix=TILES

// UNKNOWN: error: unknown level 'x86-64-v9'
// MIXED: error: func-multiversion has levels of 'x86_64' and of 'aarch64'
// NONE-NOT: cpu_level
// STRUCTURED-NOT: func.func private @"loop.
// SVE: func.func private @loop.sve({{.*}}target_features = #llvm.target_features<[{{.*}}"+fullfp16"{{.*}}"+dotprod", "+sve"]>
// TILES-DAG: func.func private @"__mlcc_tiles_{{.*}}x8_mulf_addf_f32_f32_f32.x86-64-v3"({{.*}}target_cpu = "x86-64-v3"
// TILES-DAG: func.func private @"__mlcc_tiles_{{.*}}x16_mulf_addf_f32_f32_f32.x86-64-v4"({{.*}}target_cpu = "x86-64-v4"
// TILES-DAG: func.func private @__mlcc_tiles_{{.*}}x4_mulf_addf_f32_f32_f32({{[^{]*}} {

// CHECK-LABEL: func.func @product(%arg0: memref<32x32xf32> {llvm.noalias}, %arg1: memref<32x32xf32>, %arg2: memref<32x32xf32>) -> index attributes {llvm.emit_c_interface}
// CHECK: %[[LEVEL:.*]] = call @__mlcc_cpu_level() : () -> i32
// CHECK: %[[CASE:.*]] = arith.index_castui %[[LEVEL]] : i32 to index
// CHECK: %[[RESULT:.*]] = scf.index_switch %[[CASE]] -> index
// CHECK-NEXT: case 2 {
// CHECK-NEXT: func.call @"product.x86-64-v3"(%arg0, %arg1, %arg2)
// CHECK: default {
// CHECK-NEXT: func.call @product.base(%arg0, %arg1, %arg2)
// CHECK: return %[[RESULT]] : index
// CHECK-LABEL: func.func private @product.base(
// CHECK-SAME: -> index {
// CHECK: call @product.base(
// CHECK-LABEL: func.func private @"product.x86-64-v3"(%arg0: memref<32x32xf32> {llvm.noalias}
// CHECK-SAME: -> index attributes {target_cpu = "x86-64-v3"} {
// CHECK: call @loop.1(
// CHECK: call @"product.x86-64-v3"(
func.func @product(%a: memref<32x32xf32> {llvm.noalias}, %b: memref<32x32xf32>, %c: memref<32x32xf32>) -> index attributes {llvm.emit_c_interface} {
  linalg.matmul ins(%a, %b : memref<32x32xf32>, memref<32x32xf32>) outs(%c : memref<32x32xf32>)
  call @loop.1(%a) : (memref<32x32xf32>) -> ()
  %r = call @product(%a, %b, %c) : (memref<32x32xf32>, memref<32x32xf32>, memref<32x32xf32>) -> index
  return %r : index
}

func.func private @loop.1(memref<32x32xf32>)

// CHECK-LABEL: func.func @loop(
// CHECK: func.func private @loop.base(
// CHECK: func.func private @"loop.x86-64-v3"(
func.func @loop(%m: memref<?xf32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %m[%i] : memref<?xf32>
    memref.store %x, %m[%i] : memref<?xf32>
  }
  return
}

// What has no loops, and what processors pass in different registers.
// CHECK-NOT: private @plain
// CHECK-NOT: private @takes
// CHECK-NOT: private @passes
// CHECK-NOT: private @named
// WHY: remark: {{.*}}it has no work that instruction sets matter to
func.func @plain(%x: f32) -> f32 {
  %y = arith.mulf %x, %x : f32
  return %y : f32
}

// WHY: remark: {{.*}}it passes vectors, in registers that differ
func.func @takes(%v: vector<8xf32>, %m: memref<8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%m : memref<8xf32>)
  return
}

// WHY: remark: {{.*}}it passes vectors, in registers that differ
func.func @passes(%m: memref<8xvector<8xf32>>, %i: index) {
  %v = memref.load %m[%i] : memref<8xvector<8xf32>>
  %n = memref.alloca() : memref<8xf32>
  call @takes(%v, %n) : (vector<8xf32>, memref<8xf32>) -> ()
  return
}

// WHY: remark: {{.*}}it names a processor itself
func.func @named(%x: f32, %m: memref<8xf32>) attributes {target_cpu = "x86-64-v2"} {
  linalg.fill ins(%x : f32) outs(%m : memref<8xf32>)
  return
}

// CHECK: llvm.func internal @__mlcc_find_cpu_level() -> i32
// CHECK: func.func private @__mlcc_cpu_level() -> i32

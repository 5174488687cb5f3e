// normalize-memrefs: types lose their layouts, and accesses use what these
// make of indices, wherever a memref goes.
//
// RUN: %mlcc-opt %s -normalize-memrefs -allow-unregistered-dialect -split-input-file | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -normalize-memrefs -allow-unregistered-dialect -split-input-file | FileCheck %s %}

#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>

// CHECK-LABEL: func.func private @outside(memref<4x4xf64>) -> memref<4x4xf64>
func.func private @outside(memref<16xf64, #tile>) -> memref<16xf64, #tile>

// CHECK-LABEL: func.func @argument(
// CHECK-SAME:    [[M:%.*]]: memref<4x4xf64>, [[I:%.*]]: index) -> memref<4x4xf64> {
// CHECK:         [[X:%.*]] = affine.load [[M]][(symbol([[I]]) + 1) floordiv 4, symbol([[I]]) - ((symbol([[I]]) + 1) floordiv 4) * 4 + 1] : memref<4x4xf64>
// CHECK:         affine.store [[X]], [[M]][symbol([[I]]) floordiv 4, symbol([[I]]) mod 4] : memref<4x4xf64>
// CHECK:         affine.prefetch [[M]][0, 0], read, locality<3>, data : memref<4x4xf64>
// CHECK:         return [[M]] : memref<4x4xf64>
func.func @argument(%m: memref<16xf64, #tile>, %i: index) -> memref<16xf64, #tile> {
  %x = affine.load %m[symbol(%i) + 1] : memref<16xf64, #tile>
  affine.store %x, %m[symbol(%i)] : memref<16xf64, #tile>
  affine.prefetch %m[0], read, locality<3>, data : memref<16xf64, #tile>
  return %m : memref<16xf64, #tile>
}

// What a function returns is of the other type for who calls it.
//
// CHECK-LABEL: func.func @caller(
// CHECK-SAME:    [[I:%.*]]: index) -> f64 {
// CHECK:         [[M:%.*]] = memref.alloc() {alignment = 64 : i64} : memref<4x4xf64>
// CHECK:         [[S:%.*]] = memref.alloca() : memref<4x4xf64>
// CHECK:         [[N:%.*]] = call @argument([[M]], [[I]]) : (memref<4x4xf64>, index) -> memref<4x4xf64>
// CHECK:         [[O:%.*]] = call @outside([[S]]) : (memref<4x4xf64>) -> memref<4x4xf64>
// CHECK:         affine.load [[N]][1, 1] : memref<4x4xf64>
// CHECK:         affine.load [[O]][1, 2] : memref<4x4xf64>
// CHECK:         memref.dealloc [[M]] : memref<4x4xf64>
func.func @caller(%i: index) -> f64 {
  %m = memref.alloc() {alignment = 64 : i64} : memref<16xf64, #tile>
  %s = memref.alloca() : memref<16xf64, #tile>
  %n = call @argument(%m, %i) : (memref<16xf64, #tile>, index) -> memref<16xf64, #tile>
  %o = call @outside(%s) : (memref<16xf64, #tile>) -> memref<16xf64, #tile>
  %x = affine.load %n[5] : memref<16xf64, #tile>
  %y = affine.load %o[6] : memref<16xf64, #tile>
  %z = arith.addf %x, %y : f64
  memref.dealloc %m : memref<16xf64, #tile>
  return %z : f64
}

// -----

// A strided layout takes to one dimension; identity stays.
//
// CHECK-LABEL: func.func @strided(
// CHECK-SAME:    [[M:%.*]]: memref<31xf32>, [[P:%.*]]: memref<4xf32, 2>, %{{.*}}: memref<5xf32, strided<[1]>>)
// CHECK:         affine.load [[M]][13] : memref<31xf32>
// CHECK:         affine.load [[P]][3] : memref<4xf32, 2>
func.func @strided(%m: memref<4x4xf32, strided<[8, 1], offset: 3>>,
                   %p: memref<4xf32, affine_map<(i) -> (3 - i)>, 2>,
                   %q: memref<5xf32, strided<[1]>>) -> f32 {
  %x = affine.load %m[1, 2] : memref<4x4xf32, strided<[8, 1], offset: 3>>
  %y = affine.load %p[0] : memref<4xf32, affine_map<(i) -> (3 - i)>, 2>
  %z = arith.addf %x, %y : f32
  return %z : f32
}

// -----

// CHECK-LABEL: func.func @reinterpreted(
// CHECK-SAME:    [[M:%.*]]: memref<64xf32>)
// CHECK:         [[C:%.*]] = memref.reinterpret_cast [[M]] to offset: [0], sizes: [31], strides: [1] : memref<64xf32> to memref<31xf32>
// CHECK:         affine.load [[C]][13] : memref<31xf32>
func.func @reinterpreted(%m: memref<64xf32>) -> f32 {
  %c = memref.reinterpret_cast %m to offset: [3], sizes: [4, 4], strides: [8, 1] : memref<64xf32> to memref<4x4xf32, strided<[8, 1], offset: 3>>
  %x = affine.load %c[1, 2] : memref<4x4xf32, strided<[8, 1], offset: 3>>
  return %x : f32
}

// -----

// Tiles of sizes that are not known are counted.
//
// CHECK: [[COPY:#map.*]] = affine_map<(d0, d1) -> (d0 ceildiv 32)>
// CHECK: [[TILE:#map.*]] = affine_map<(d0, d1) -> (32)>
// CHECK-LABEL: func.func @dynamic(
// CHECK-SAME:    [[A:%.*]]: memref<?x?x8xf32>, [[N:%.*]]: index)
// CHECK:         [[C:%.*]] = arith.constant 8 : index
// CHECK:         [[TILES:%.*]] = affine.apply [[COPY]]([[N]], [[C]])
// CHECK:         [[SIZE:%.*]] = affine.apply [[TILE]]([[N]], [[C]])
// CHECK:         [[M:%.*]] = memref.alloc([[TILES]], [[SIZE]]) : memref<?x?x8xf32>
// CHECK:         affine.load [[M]][symbol([[N]]) floordiv 32, symbol([[N]]) mod 32, 3] : memref<?x?x8xf32>
#rows = affine_map<(i, j) -> (i floordiv 32, i mod 32, j)>
func.func @dynamic(%a: memref<?x8xf32, #rows>, %n: index) -> f32 {
  %m = memref.alloc(%n) : memref<?x8xf32, #rows>
  %x = affine.load %m[symbol(%n), 3] : memref<?x8xf32, #rows>
  return %x : f32
}

// -----

// Layouts that stay: of sizes that are not known, of symbols, of strides that
// are not known, and what is divided and used otherwise.
//
// CHECK-LABEL: func.func @kept(
// CHECK-SAME:    memref<?xf32, #{{[a-z0-9]+}}>
// CHECK-SAME:    memref<8xf32, #{{[a-z0-9]+}}>
// CHECK-SAME:    memref<8x8xf32, strided<[?, 1]>>
// CHECK-SAME:    memref<?xf32, #{{[a-z0-9]+}}>
// CHECK-SAME:    memref<?xf32, #{{[a-z0-9]+}}>
// CHECK-SAME:    memref<?xf32, #{{[a-z0-9]+}}>
func.func @kept(%a: memref<?xf32, affine_map<(i) -> (i + 1)>>,
                %b: memref<8xf32, affine_map<(i)[s] -> (i + s)>>,
                %c: memref<8x8xf32, strided<[?, 1]>>,
                %d: memref<?xf32, affine_map<(i) -> (i floordiv 4, i mod 3)>>,
                %e: memref<?xf32, affine_map<(i) -> (i floordiv 4, i mod 4, i mod 4)>>,
                %f: memref<?xf32, affine_map<(i) -> (i floordiv 4, i + 1, i mod 4)>>) {
  return
}

// -----

// A function that does something else with such a memref stays, and those that
// it calls, and those that call it.
//
// CHECK-LABEL: func.func @callee(%{{.*}}: memref<16xf64, #{{[a-z0-9]+}}>)
// CHECK-LABEL: func.func @other(%{{.*}}: memref<16xf64, #{{[a-z0-9]+}}>)
// CHECK-LABEL: func.func @user(%{{.*}}: memref<16xf64, #{{[a-z0-9]+}}>)
// CHECK-LABEL: func.func @free(%{{.*}}: memref<4x4xf64>)
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func @callee(%m: memref<16xf64, #tile>) {
  return
}
func.func @other(%m: memref<16xf64, #tile>) {
  call @callee(%m) : (memref<16xf64, #tile>) -> ()
  "other"(%m) : (memref<16xf64, #tile>) -> ()
  return
}
func.func @user(%m: memref<16xf64, #tile>) {
  call @other(%m) : (memref<16xf64, #tile>) -> ()
  return
}
func.func @free(%m: memref<16xf64, #tile>) {
  return
}

// -----

// CHECK-LABEL: func.func @other_alloc(%{{.*}}: memref<16xf64, #{{[a-z0-9]+}}>)
// CHECK-LABEL: func.func @other_result(%{{.*}}: memref<16xf64, #{{[a-z0-9]+}}>)
#tile = affine_map<(i) -> (i floordiv 4, i mod 4)>
func.func private @make() -> memref<16xf64, #tile>
func.func @other_alloc(%m: memref<16xf64, #tile>) {
  %a = memref.alloc() : memref<16xf64, #tile>
  "other"(%a) : (memref<16xf64, #tile>) -> ()
  return
}
func.func @other_result(%m: memref<16xf64, #tile>) {
  %a = call @make() : () -> memref<16xf64, #tile>
  "other"(%a) : (memref<16xf64, #tile>) -> ()
  return
}

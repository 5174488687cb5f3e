// Every operation of affine in arith, scf, memref and vector.
//
// RUN: %mlcc-opt %s -lower-affine -allow-unregistered-dialect | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 %s -lower-affine -allow-unregistered-dialect | FileCheck %s %}



// CHECK-LABEL: @maps
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index
// CHECK: [[C4:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[V0:%[^ :,)#]+]] = arith.muli [[A0]], [[C4]] overflow<nsw> : index
// CHECK: [[V1:%[^ :,)#]+]] = arith.addi [[V0]], [[A1]] : index
// CHECK: [[CM1:%[^ :,)#]+]] = arith.constant -1 : index
// CHECK: [[V2:%[^ :,)#]+]] = arith.addi [[V1]], [[CM1]] : index
// CHECK: [[C7:%[^ :,)#]+]] = arith.constant 7 : index
// CHECK: [[C5:%[^ :,)#]+]] = arith.constant 5 : index
// CHECK: [[V3:%[^ :,)#]+]] = arith.addi [[A0]], [[C5]] : index
// CHECK: [[C3:%[^ :,)#]+]] = arith.constant 3 : index
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[M1:%[^ :,)#]+]] = arith.constant -1 : index
// CHECK: [[V4:%[^ :,)#]+]] = arith.cmpi slt, [[A1]], [[C0]] : index
// CHECK: [[V5:%[^ :,)#]+]] = arith.subi [[M1]], [[A1]] : index
// CHECK: [[V6:%[^ :,)#]+]] = arith.select [[V4]], [[V5]], [[A1]] : index
// CHECK: [[V7:%[^ :,)#]+]] = arith.divsi [[V6]], [[C3]] : index
// CHECK: [[V8:%[^ :,)#]+]] = arith.subi [[M1]], [[V7]] : index
// CHECK: [[V11:%[^ :,)#]+]] = arith.select [[V4]], [[V8]], [[V7]] : index
// CHECK: [[V12:%[^ :,)#]+]] = arith.minsi [[V3]], [[V11]] : index
// CHECK: [[C8:%[^ :,)#]+]] = arith.constant 8 : index
// CHECK: [[V13:%[^ :,)#]+]] = arith.remsi [[A0]], [[C8]] : index
// CHECK: [[C0_0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[V14:%[^ :,)#]+]] = arith.cmpi slt, [[V13]], [[C0_0]] : index
// CHECK: [[V15:%[^ :,)#]+]] = arith.addi [[V13]], [[C8]] : index
// CHECK: [[V16:%[^ :,)#]+]] = arith.select [[V14]], [[V15]], [[V13]] : index
// CHECK: [[C2:%[^ :,)#]+]] = arith.constant 2 : index
// CHECK: [[V17:%[^ :,)#]+]] = arith.maxsi [[V16]], [[C2]] : index
// CHECK: return [[V2]] : index
func.func @maps(%i: index, %n: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 4 + s0 - 1)>(%i)[%n]
  %1 = affine.apply affine_map<() -> (7)>() {note}
  %2 = affine.min affine_map<(d0)[s0] -> (d0 + 5, s0 floordiv 3)>(%i)[%n]
  %3 = affine.max affine_map<(d0) -> (d0 mod 8, 2)>(%i) {note}
  return %0 : index
}

// CHECK-LABEL: @loops
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: memref<?xf32>, [[A2:%[^ :,)#]+]]: f32
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C10:%[^ :,)#]+]] = arith.constant 10 : index
// CHECK: [[C1:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: scf.for [[A3:%[^ :,)#]+]] = [[C0]] to [[C10]] step [[C1]] {
// CHECK: [[CM3:%[^ :,)#]+]] = arith.constant -3 : index
// CHECK: [[C2:%[^ :,)#]+]] = arith.constant 2 : index
// CHECK: scf.for [[A3]] = [[CM3]] to [[A0]] step [[C2]] {
// CHECK: [[C1_4:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: [[V2:%[^ :,)#]+]] = arith.addi [[A3]], [[C1_4]] : index
// CHECK: [[V3:%[^ :,)#]+]] = arith.addi [[A3]], [[A0]] : index
// CHECK: [[C1_5:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: scf.for [[A4:%[^ :,)#]+]] = [[V2]] to [[V3]] step [[C1_5]] {
// CHECK: [[CM1:%[^ :,)#]+]] = arith.constant -1 : index
// CHECK: [[V4:%[^ :,)#]+]] = arith.addi [[A0]], [[CM1]] : index
// CHECK: [[V5:%[^ :,)#]+]] = arith.maxsi [[A3]], [[A4]] : index
// CHECK: [[V6:%[^ :,)#]+]] = arith.maxsi [[V5]], [[V4]] : index
// CHECK: [[C10_6:%[^ :,)#]+]] = arith.constant 10 : index
// CHECK: [[V7:%[^ :,)#]+]] = arith.minsi [[A4]], [[C10_6]] : index
// CHECK: [[C1_7:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: scf.for [[A5:%[^ :,)#]+]] = [[V6]] to [[V7]] step [[C1_7]] {
// CHECK: [[C8:%[^ :,)#]+]] = arith.constant 8 : index
// CHECK: [[C1_0:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: [[V0:%[^ :,)#]+]] = scf.for [[A3]] = [[A0]] to [[C8]] step [[C1_0]] iter_args([[A4]] = [[A2]]) -> (f32) {
// CHECK: [[V2]] = memref.load [[A1]][[[A3]]] : memref<?xf32>
// CHECK: [[V3]] = arith.addf [[A4]], [[V2]] : f32
// CHECK: scf.yield [[V3]] : f32
// CHECK: [[C0_1:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C8_2:%[^ :,)#]+]] = arith.constant 8 : index
// CHECK: [[C1_3:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: [[V1:%[^ :,)#]+]]:2 = scf.for [[A3]] = [[C0_1]] to [[C8_2]] step [[C1_3]] iter_args([[A4]] = [[A2]], [[A5]] = [[A0]]) -> (f32, index) {
// CHECK: scf.yield [[A4]], [[A3]] : f32, index
// CHECK: return [[V0]] : f32
func.func @loops(%n: index, %m: memref<?xf32>, %x: f32) -> f32 {
  affine.for %i = 0 to 10 {
  }
  affine.for %i = -3 to %n step 2 {
    affine.for %j = affine_map<(d0) -> (d0 + 1)>(%i) to affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n] {
      affine.for %k = max affine_map<(d0, d1)[s0] -> (d0, d1, s0 - 1)>(%i, %j)[%n] to min affine_map<(d0) -> (d0, 10)>(%j) {
      }
    }
  } {note = "outer"}
  %0 = affine.for %i = %n to 8 iter_args(%a = %x) -> (f32) {
    %1 = affine.load %m[%i] : memref<?xf32>
    %2 = arith.addf %a, %1 : f32
    affine.yield %2 : f32
  }
  %3:2 = affine.for %i = 0 to 8 iter_args(%a = %x, %b = %n) -> (f32, index) {
    affine.yield %a, %i : f32, index
  }
  return %0 : f32
}

// CHECK-LABEL: @ifs
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index, [[A2:%[^ :,)#]+]]: f32
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[CM2:%[^ :,)#]+]] = arith.constant -2 : index
// CHECK: [[V0:%[^ :,)#]+]] = arith.addi [[A0]], [[CM2]] : index
// CHECK: [[V1:%[^ :,)#]+]] = arith.cmpi sge, [[V0]], [[C0]] : index
// CHECK: [[CM1:%[^ :,)#]+]] = arith.constant -1 : index
// CHECK: [[V2:%[^ :,)#]+]] = arith.muli [[A0]], [[CM1]] overflow<nsw> : index
// CHECK: [[V3:%[^ :,)#]+]] = arith.addi [[V2]], [[A1]] : index
// CHECK: [[V4:%[^ :,)#]+]] = arith.cmpi eq, [[V3]], [[C0]] : index
// CHECK: [[V5:%[^ :,)#]+]] = arith.andi [[V1]], [[V4]] : i1
// CHECK: scf.if [[V5]] {
// CHECK: "then"() : () -> ()
// CHECK: [[C0_0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C0_1:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[V6:%[^ :,)#]+]] = arith.cmpi eq, [[C0_1]], [[C0_0]] : index
// CHECK: scf.if [[V6]] {
// CHECK: } else {
// CHECK: "else"() : () -> ()
// CHECK: [[C0_2:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C2:%[^ :,)#]+]] = arith.constant 2 : index
// CHECK: [[V7:%[^ :,)#]+]] = arith.remsi [[A0]], [[C2]] : index
// CHECK: [[C0_3:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[V8:%[^ :,)#]+]] = arith.cmpi slt, [[V7]], [[C0_3]] : index
// CHECK: [[V9:%[^ :,)#]+]] = arith.addi [[V7]], [[C2]] : index
// CHECK: [[V10:%[^ :,)#]+]] = arith.select [[V8]], [[V9]], [[V7]] : index
// CHECK: [[V11:%[^ :,)#]+]] = arith.cmpi eq, [[V10]], [[C0_2]] : index
// CHECK: [[V12:%[^ :,)#]+]] = scf.if [[V11]] -> (f32) {
// CHECK: scf.yield [[A2]] : f32
// CHECK: } else {
// CHECK: scf.yield [[A2]] : f32
// CHECK: [[C0_4:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[V13:%[^ :,)#]+]] = arith.cmpi sge, [[A0]], [[C0_4]] : index
// CHECK: [[V14:%[^ :,)#]+]]:2 = scf.if [[V13]] -> (f32, index) {
// CHECK: scf.yield [[A2]], [[A1]] : f32, index
// CHECK: } else {
// CHECK: scf.yield [[A2]], [[A0]] : f32, index
// CHECK: return [[V12]] : f32
func.func @ifs(%i: index, %n: index, %x: f32) -> f32 {
  affine.if affine_set<(d0)[s0] : (d0 - 2 >= 0, s0 - d0 == 0)>(%i)[%n] {
    "then"() : () -> ()
  }
  affine.if affine_set<() : ()>() {
  } else {
    "else"() : () -> ()
  } {note}
  %0 = affine.if affine_set<(d0) : (d0 mod 2 == 0)>(%i) -> f32 {
    affine.yield %x : f32
  } else {
    affine.yield %x : f32
  }
  %1:2 = affine.if affine_set<(d0) : (d0 >= 0)>(%i) -> (f32, index) {
    affine.yield %x, %n : f32, index
  } else {
    affine.yield %x, %i : f32, index
  }
  return %0 : f32
}

// CHECK-LABEL: @parallel
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: memref<8x8xf32>
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C10:%[^ :,)#]+]] = arith.constant 10 : index
// CHECK: [[C1:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: scf.parallel ([[A2:%[^ :,)#]+]]) = ([[C0]]) to ([[C10]]) step ([[C1]]) {
// CHECK: scf.reduce
// CHECK: [[C0_0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C1_1:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: [[V0:%[^ :,)#]+]] = arith.addi [[A0]], [[C1_1]] : index
// CHECK: [[C16:%[^ :,)#]+]] = arith.constant 16 : index
// CHECK: [[V1:%[^ :,)#]+]] = arith.minsi [[V0]], [[C16]] : index
// CHECK: [[C2:%[^ :,)#]+]] = arith.constant 2 : index
// CHECK: [[V2:%[^ :,)#]+]] = arith.muli [[A0]], [[C2]] overflow<nsw> : index
// CHECK: [[V3:%[^ :,)#]+]] = arith.maxsi [[A0]], [[V2]] : index
// CHECK: [[C20:%[^ :,)#]+]] = arith.constant 20 : index
// CHECK: [[C2_2:%[^ :,)#]+]] = arith.constant 2 : index
// CHECK: [[C1_3:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: scf.parallel ([[A2]], [[A3:%[^ :,)#]+]]) = ([[C0_0]], [[V3]]) to ([[V1]], [[C20]]) step ([[C2_2]], [[C1_3]]) {
// CHECK: [[V6:%[^ :,)#]+]] = memref.load [[A1]][[[A2]], [[A3]]] : memref<8x8xf32>
// CHECK: scf.reduce
// CHECK: [[C0_4:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C8:%[^ :,)#]+]] = arith.constant 8 : index
// CHECK: [[C0_5:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C8_6:%[^ :,)#]+]] = arith.constant 8 : index
// CHECK: [[C1_7:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: [[C1_8:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: [[CST:%[^ :,)#]+]] = arith.constant 0.000000e+00 : f32
// CHECK: [[V4:%[^ :,)#]+]] = scf.parallel ([[A2]], [[A3]]) = ([[C0_4]], [[C0_5]]) to ([[C8]], [[C8_6]]) step ([[C1_7]], [[C1_8]]) init ([[CST]]) -> f32 {
// CHECK: [[V6]] = memref.load [[A1]][[[A2]], [[A3]]] : memref<8x8xf32>
// CHECK: scf.reduce([[V6]] : f32) {
// CHECK: ^bb0([[A4:%[^ :,)#]+]]: f32, [[A5:%[^ :,)#]+]]: f32):
// CHECK: [[V7:%[^ :,)#]+]] = arith.addf [[A4]], [[A5]] : f32
// CHECK: scf.reduce.return [[V7]] : f32
// CHECK: [[C0_9:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C8_10:%[^ :,)#]+]] = arith.constant 8 : index
// CHECK: [[C1_11:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: [[CST_12:%[^ :,)#]+]] = arith.constant 0xFF800000 : f32
// CHECK: [[C0_I32:%[^ :,)#]+]] = arith.constant 0 : i32
// CHECK: [[V5:%[^ :,)#]+]]:2 = scf.parallel ([[A2]]) = ([[C0_9]]) to ([[C8_10]]) step ([[C1_11]]) init ([[CST_12]], [[C0_I32]]) -> (f32, i32) {
// CHECK: [[V6]] = memref.load [[A1]][[[A2]], [[A2]]] : memref<8x8xf32>
// CHECK: [[C1_I32:%[^ :,)#]+]] = arith.constant 1 : i32
// CHECK: scf.reduce([[V6]], [[C1_I32]] : f32, i32) {
// CHECK: ^bb0([[A3]]: f32, [[A4]]: f32):
// CHECK: [[V7]] = arith.maximumf [[A3]], [[A4]] : f32
// CHECK: scf.reduce.return [[V7]] : f32
// CHECK: }, {
// CHECK: ^bb0([[A3]]: i32, [[A4]]: i32):
// CHECK: [[V7]] = arith.addi [[A3]], [[A4]] : i32
// CHECK: scf.reduce.return [[V7]] : i32
// CHECK: return [[V4]] : f32
func.func @parallel(%n: index, %m: memref<8x8xf32>) -> f32 {
  affine.parallel (%i) = (0) to (10) {
  }
  affine.parallel (%i, %j) = (0, max(%n, 2 * symbol(%n))) to (min(%n + 1, 16), 20) step (2, 1) {
    %0 = affine.load %m[%i, %j] : memref<8x8xf32>
  } {note}
  %0 = affine.parallel (%i, %j) = (0, 0) to (8, 8) reduce ("addf") -> (f32) {
    %1 = affine.load %m[%i, %j] : memref<8x8xf32>
    affine.yield %1 : f32
  }
  %2:2 = affine.parallel (%i) = (0) to (8) reduce ("maximumf", "addi") -> (f32, i32) {
    %3 = affine.load %m[%i, %i] : memref<8x8xf32>
    %4 = arith.constant 1 : i32
    affine.yield %3, %4 : f32, i32
  }
  return %0 : f32
}

// CHECK-LABEL: @memory
// CHECK-SAME: [[A0:%[^ :,)#]+]]: memref<8x8xf32>, [[A1:%[^ :,)#]+]]: memref<f32>, [[A2:%[^ :,)#]+]]: index, [[A3:%[^ :,)#]+]]: f32, [[A4:%[^ :,)#]+]]: vector<4xf32>
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C4:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[C1:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: scf.for [[A5:%[^ :,)#]+]] = [[C0]] to [[C4]] step [[C1]] {
// CHECK: [[C2:%[^ :,)#]+]] = arith.constant 2 : index
// CHECK: [[V0:%[^ :,)#]+]] = arith.muli [[A5]], [[C2]] overflow<nsw> : index
// CHECK: [[V1:%[^ :,)#]+]] = arith.addi [[V0]], [[A2]] : index
// CHECK: [[V2:%[^ :,)#]+]] = memref.load [[A0]][[[A5]], [[V1]]] : memref<8x8xf32>
// CHECK: [[V3:%[^ :,)#]+]] = memref.load [[A1]][] : memref<f32>
// CHECK: [[C1_0:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: [[V4:%[^ :,)#]+]] = arith.addi [[A5]], [[C1_0]] : index
// CHECK: [[C2_1:%[^ :,)#]+]] = arith.constant 2 : index
// CHECK: [[C0_2:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[CM1:%[^ :,)#]+]] = arith.constant -1 : index
// CHECK: [[V5:%[^ :,)#]+]] = arith.cmpi slt, [[A5]], [[C0_2]] : index
// CHECK: [[V6:%[^ :,)#]+]] = arith.subi [[CM1]], [[A5]] : index
// CHECK: [[V7:%[^ :,)#]+]] = arith.select [[V5]], [[V6]], [[A5]] : index
// CHECK: [[V8:%[^ :,)#]+]] = arith.divsi [[V7]], [[C2_1]] : index
// CHECK: [[V9:%[^ :,)#]+]] = arith.subi [[CM1]], [[V8]] : index
// CHECK: [[V10:%[^ :,)#]+]] = arith.select [[V5]], [[V9]], [[V8]] : index
// CHECK: [[C3:%[^ :,)#]+]] = arith.constant 3 : index
// CHECK: [[V11:%[^ :,)#]+]] = arith.remsi [[V10]], [[C3]] : index
// CHECK: [[C0_3:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[V12:%[^ :,)#]+]] = arith.cmpi slt, [[V11]], [[C0_3]] : index
// CHECK: [[V13:%[^ :,)#]+]] = arith.addi [[V11]], [[C3]] : index
// CHECK: [[V14:%[^ :,)#]+]] = arith.select [[V12]], [[V13]], [[V11]] : index
// CHECK: memref.store [[A3]], [[A0]][[[V4]], [[V14]]] : memref<8x8xf32>
// CHECK: memref.store [[A3]], [[A1]][] : memref<f32>
// CHECK: [[C4_4:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[V15:%[^ :,)#]+]] = vector.load [[A0]][[[A5]], [[C4_4]]] : memref<8x8xf32>, vector<4xf32>
// CHECK: [[CM1_5:%[^ :,)#]+]] = arith.constant -1 : index
// CHECK: [[V16:%[^ :,)#]+]] = arith.muli [[A5]], [[CM1_5]] overflow<nsw> : index
// CHECK: [[C7:%[^ :,)#]+]] = arith.constant 7 : index
// CHECK: [[V17:%[^ :,)#]+]] = arith.addi [[V16]], [[C7]] : index
// CHECK: vector.store [[A4]], [[A0]][[[A5]], [[V17]]] : memref<8x8xf32>, vector<4xf32>
// CHECK: [[C1_6:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: [[V18:%[^ :,)#]+]] = arith.addi [[A2]], [[C1_6]] : index
// CHECK: memref.prefetch [[A0]][[[A5]], [[V18]]], read, locality<3>, data : memref<8x8xf32>
// CHECK: memref.prefetch [[A0]][[[A5]], [[A2]]], write, locality<0>, instr : memref<8x8xf32>
// CHECK: return
func.func @memory(%m: memref<8x8xf32>, %s: memref<f32>, %n: index, %x: f32, %v: vector<4xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %m[%i, %i * 2 + symbol(%n)] : memref<8x8xf32>
    %1 = affine.load %s[] {note} : memref<f32>
    affine.store %x, %m[%i + 1, (%i floordiv 2) mod 3] : memref<8x8xf32>
    affine.store %x, %s[] : memref<f32>
    %2 = affine.vector_load %m[%i, 4] : memref<8x8xf32>, vector<4xf32>
    affine.vector_store %v, %m[%i, -%i + 7] {note} : memref<8x8xf32>, vector<4xf32>
    affine.prefetch %m[%i, %n + 1], read, locality<3>, data : memref<8x8xf32>
    affine.prefetch %m[%i, %n], write, locality<0>, instr {note} : memref<8x8xf32>
  }
  return
}

// CHECK-LABEL: @transfers
// CHECK-SAME: [[A0:%[^ :,)#]+]]: memref<64xf32>, [[A1:%[^ :,)#]+]]: memref<64xf32, 1>, [[A2:%[^ :,)#]+]]: memref<1xi32>, [[A3:%[^ :,)#]+]]: index
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C4:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[C1:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: scf.for [[A4:%[^ :,)#]+]] = [[C0]] to [[C4]] step [[C1]] {
// CHECK: [[C16:%[^ :,)#]+]] = arith.constant 16 : index
// CHECK: [[V0:%[^ :,)#]+]] = arith.muli [[A4]], [[C16]] overflow<nsw> : index
// CHECK: [[C0_0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: memref.dma_start [[A0]][[[V0]]], [[A1]][[[A4]]], [[A3]], [[A2]][[[C0_0]]] : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
// CHECK: [[C0_1:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: memref.dma_start [[A0]][[[A4]]], [[A1]][[[A3]]], [[A3]], [[A2]][[[C0_1]]], [[A3]], [[A3]] : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
// CHECK: [[C0_2:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: memref.dma_wait [[A2]][[[C0_2]]], [[A3]] : memref<1xi32>
// CHECK: return
func.func @transfers(%a: memref<64xf32>, %b: memref<64xf32, 1>, %t: memref<1xi32>, %n: index) {
  affine.for %i = 0 to 4 {
    affine.dma_start %a[%i * 16], %b[%i], %t[0], %n : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
    affine.dma_start %a[%i], %b[symbol(%n)], %t[0], %n, %n, %n : memref<64xf32>, memref<64xf32, 1>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}

// CHECK-LABEL: @bases
// CHECK-SAME: [[A0:%[^ :,)#]+]]: index, [[A1:%[^ :,)#]+]]: index
// CHECK: [[C4:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[C4_0:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[V0:%[^ :,)#]+]] = arith.muli [[A1]], [[C4_0]] overflow<nsw, nuw> : index
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[V1:%[^ :,)#]+]] = arith.floordivsi [[A0]], [[V0]] : index
// CHECK: [[V2:%[^ :,)#]+]] = arith.remsi [[A0]], [[V0]] : index
// CHECK: [[V3:%[^ :,)#]+]] = arith.cmpi slt, [[V2]], [[C0]] : index
// CHECK: [[V4:%[^ :,)#]+]] = arith.addi [[V2]], [[V0]] overflow<nsw> : index
// CHECK: [[V5:%[^ :,)#]+]] = arith.select [[V3]], [[V4]], [[V2]] : index
// CHECK: [[V6:%[^ :,)#]+]] = arith.divsi [[V5]], [[C4]] : index
// CHECK: [[V7:%[^ :,)#]+]] = arith.remsi [[A0]], [[C4]] : index
// CHECK: [[V8:%[^ :,)#]+]] = arith.cmpi slt, [[V7]], [[C0]] : index
// CHECK: [[V9:%[^ :,)#]+]] = arith.addi [[V7]], [[C4]] overflow<nsw> : index
// CHECK: [[V10:%[^ :,)#]+]] = arith.select [[V8]], [[V9]], [[V7]] : index
// CHECK: [[C4_1:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[C4_2:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[V11:%[^ :,)#]+]] = arith.muli [[A1]], [[C4_2]] overflow<nsw, nuw> : index
// CHECK: [[C0_3:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[V12:%[^ :,)#]+]] = arith.floordivsi [[A0]], [[V11]] : index
// CHECK: [[V13:%[^ :,)#]+]] = arith.remsi [[A0]], [[V11]] : index
// CHECK: [[V14:%[^ :,)#]+]] = arith.cmpi slt, [[V13]], [[C0_3]] : index
// CHECK: [[V15:%[^ :,)#]+]] = arith.addi [[V13]], [[V11]] overflow<nsw> : index
// CHECK: [[V16:%[^ :,)#]+]] = arith.select [[V14]], [[V15]], [[V13]] : index
// CHECK: [[V17:%[^ :,)#]+]] = arith.divsi [[V16]], [[C4_1]] : index
// CHECK: [[V18:%[^ :,)#]+]] = arith.remsi [[A0]], [[C4_1]] : index
// CHECK: [[V19:%[^ :,)#]+]] = arith.cmpi slt, [[V18]], [[C0_3]] : index
// CHECK: [[V20:%[^ :,)#]+]] = arith.addi [[V18]], [[C4_1]] overflow<nsw> : index
// CHECK: [[V21:%[^ :,)#]+]] = arith.select [[V19]], [[V20]], [[V18]] : index
// CHECK: [[C4_4:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[C4_5:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[V22:%[^ :,)#]+]] = arith.muli [[A1]], [[C4_5]] overflow<nsw> : index
// CHECK: [[V23:%[^ :,)#]+]] = arith.muli [[V1]], [[V22]] overflow<nsw> : index
// CHECK: [[V24:%[^ :,)#]+]] = arith.muli [[V6]], [[C4_4]] overflow<nsw> : index
// CHECK: [[V25:%[^ :,)#]+]] = arith.addi [[V23]], [[V24]] overflow<nsw> : index
// CHECK: [[V26:%[^ :,)#]+]] = arith.addi [[V25]], [[V10]] overflow<nsw> : index
// CHECK: [[C4_6:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[C4_7:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[V27:%[^ :,)#]+]] = arith.muli [[A1]], [[C4_7]] overflow<nsw, nuw> : index
// CHECK: [[V28:%[^ :,)#]+]] = arith.muli [[V1]], [[V27]] overflow<nsw> : index
// CHECK: [[V29:%[^ :,)#]+]] = arith.muli [[V6]], [[C4_6]] overflow<nsw> : index
// CHECK: [[V30:%[^ :,)#]+]] = arith.addi [[V28]], [[V29]] overflow<nsw> : index
// CHECK: [[V31:%[^ :,)#]+]] = arith.addi [[V30]], [[V10]] overflow<nsw> : index
// CHECK: [[C0_8:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: return
func.func @bases(%i: index, %n: index) {
  %0:3 = affine.delinearize_index %i into (2, %n, 4) : index, index, index
  %1:3 = affine.delinearize_index %i into (%n, 4) {note} : index, index, index
  %2 = affine.linearize_index [%0#0, %0#1, %0#2] by (2, %n, 4) : index
  %3 = affine.linearize_index disjoint [%0#0, %0#1, %0#2] by (%n, 4) {note} : index
  %4 = affine.linearize_index [] by () : index
  return
}

// CHECK-LABEL: @reductions
// CHECK-SAME: [[A0:%[^ :,)#]+]]: memref<4xf32>, [[A1:%[^ :,)#]+]]: memref<4xi32>
// CHECK: [[C0:%[^ :,)#]+]] = arith.constant 0 : index
// CHECK: [[C4:%[^ :,)#]+]] = arith.constant 4 : index
// CHECK: [[C1:%[^ :,)#]+]] = arith.constant 1 : index
// CHECK: [[CST:%[^ :,)#]+]] = arith.constant 0.000000e+00 : f32
// CHECK: [[CST_0:%[^ :,)#]+]] = arith.constant 1.000000e+00 : f32
// CHECK: [[CST_1:%[^ :,)#]+]] = arith.constant 0xFF800000 : f32
// CHECK: [[CST_2:%[^ :,)#]+]] = arith.constant 0x7F800000 : f32
// CHECK: [[C0_I32:%[^ :,)#]+]] = arith.constant 0 : i32
// CHECK: [[C1_I32:%[^ :,)#]+]] = arith.constant 1 : i32
// CHECK: [[CM1_I32:%[^ :,)#]+]] = arith.constant -1 : i32
// CHECK: [[C0_I32_3:%[^ :,)#]+]] = arith.constant 0 : i32
// CHECK: [[V0:%[^ :,)#]+]]:8 = scf.parallel ([[A2:%[^ :,)#]+]]) = ([[C0]]) to ([[C4]]) step ([[C1]]) init ([[CST]], [[CST_0]], [[CST_1]], [[CST_2]], [[C0_I32]], [[C1_I32]], [[CM1_I32]], [[C0_I32_3]]) -> (f32, f32, f32, f32, i32, i32, i32, i32) {
// CHECK: [[V1:%[^ :,)#]+]] = memref.load [[A0]][[[A2]]] : memref<4xf32>
// CHECK: [[V2:%[^ :,)#]+]] = memref.load [[A1]][[[A2]]] : memref<4xi32>
// CHECK: scf.reduce([[V1]], [[V1]], [[V1]], [[V1]], [[V2]], [[V2]], [[V2]], [[V2]] : f32, f32, f32, f32, i32, i32, i32, i32) {
// CHECK: ^bb0([[A3:%[^ :,)#]+]]: f32, [[A4:%[^ :,)#]+]]: f32):
// CHECK: [[V3:%[^ :,)#]+]] = arith.addf [[A3]], [[A4]] : f32
// CHECK: scf.reduce.return [[V3]] : f32
// CHECK: }, {
// CHECK: ^bb0([[A3]]: f32, [[A4]]: f32):
// CHECK: [[V3]] = arith.mulf [[A3]], [[A4]] : f32
// CHECK: scf.reduce.return [[V3]] : f32
// CHECK: }, {
// CHECK: ^bb0([[A3]]: f32, [[A4]]: f32):
// CHECK: [[V3]] = arith.maximumf [[A3]], [[A4]] : f32
// CHECK: scf.reduce.return [[V3]] : f32
// CHECK: }, {
// CHECK: ^bb0([[A3]]: f32, [[A4]]: f32):
// CHECK: [[V3]] = arith.minimumf [[A3]], [[A4]] : f32
// CHECK: scf.reduce.return [[V3]] : f32
// CHECK: }, {
// CHECK: ^bb0([[A3]]: i32, [[A4]]: i32):
// CHECK: [[V3]] = arith.addi [[A3]], [[A4]] : i32
// CHECK: scf.reduce.return [[V3]] : i32
// CHECK: }, {
// CHECK: ^bb0([[A3]]: i32, [[A4]]: i32):
// CHECK: [[V3]] = arith.muli [[A3]], [[A4]] : i32
// CHECK: scf.reduce.return [[V3]] : i32
// CHECK: }, {
// CHECK: ^bb0([[A3]]: i32, [[A4]]: i32):
// CHECK: [[V3]] = arith.andi [[A3]], [[A4]] : i32
// CHECK: scf.reduce.return [[V3]] : i32
// CHECK: }, {
// CHECK: ^bb0([[A3]]: i32, [[A4]]: i32):
// CHECK: [[V3]] = arith.ori [[A3]], [[A4]] : i32
// CHECK: scf.reduce.return [[V3]] : i32
// CHECK: return [[V0]]#0, [[V0]]#1, [[V0]]#2, [[V0]]#3, [[V0]]#4, [[V0]]#5, [[V0]]#6, [[V0]]#7 : f32, f32, f32, f32, i32, i32, i32, i32
func.func @reductions(%m: memref<4xf32>, %s: memref<4xi32>) -> (f32, f32, f32, f32, i32, i32, i32, i32) {
  %0:8 = affine.parallel (%i) = (0) to (4) reduce ("addf", "mulf", "maximumf", "minimumf", "addi", "muli", "andi", "ori") -> (f32, f32, f32, f32, i32, i32, i32, i32) {
    %1 = affine.load %m[%i] : memref<4xf32>
    %2 = affine.load %s[%i] : memref<4xi32>
    affine.yield %1, %1, %1, %1, %2, %2, %2, %2 : f32, f32, f32, f32, i32, i32, i32, i32
  }
  return %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6, %0#7 : f32, f32, f32, f32, i32, i32, i32, i32
}

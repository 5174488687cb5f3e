// RUN: mlcc-opt -allow-unregistered-dialect '-pass-pipeline=builtin.module(func.func(convert-arm-sme-to-llvm))' %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-opt-22 -allow-unregistered-dialect '-pass-pipeline=builtin.module(func.func(convert-arm-sme-to-llvm))' %s | FileCheck %s %}
//
// Operations on tiles become those that LLVM has; what has no tile is in memory.

// CHECK-LABEL: @a(
// CHECK-SAME:    %[[V0:.*]]: {{.*}}, %[[V1:.*]]: {{.*}}, %[[V2:.*]]: {{.*}}, %[[V3:.*]]: {{.*}}, %[[V4:.*]]: {{.*}}, %[[V5:.*]]: {{.*}}
// CHECK:         %[[V6:.*]] = builtin.unrealized_conversion_cast %[[V1]] : index to i64
// CHECK:         %[[V7:.*]] = builtin.unrealized_conversion_cast %[[V0]] : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V8:.*]] = arm_sme.get_tile : vector<[4]x[4]xf32>
// CHECK:         "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
// CHECK:         %[[V9:.*]] = arm_sme.get_tile {tile_id = 1 : i32} : vector<[4]x[4]xf32>
// CHECK:         %[[V10:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V11:.*]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V12:.*]] = llvm.mul %[[V6]], %[[V11]] : i64
// CHECK:         %[[V13:.*]] = llvm.add %[[V12]], %[[V6]] : i64
// CHECK:         %[[V14:.*]] = llvm.getelementptr %[[V10]][%[[V13]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK:         %[[V15:.*]] = arith.index_castui %[[V1]] : index to i32
// CHECK:         "arm_sme.intr.ld1w.horiz"(%[[V2]], %[[V14]], %[[V15]]) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         cf.cond_br %[[V3]], ^bb{{[0-9]+}}, ^bb{{[0-9]+}}
// CHECK:         ^bb{{[0-9]+}}:
// CHECK:         cf.br ^bb{{[0-9]+}}(%[[V8]] : vector<[4]x[4]xf32>)
// CHECK:         ^bb{{[0-9]+}}:
// CHECK:         cf.br ^bb{{[0-9]+}}(%[[V9]] : vector<[4]x[4]xf32>)
// CHECK:         ^bb{{[0-9]+}}(%[[V16:.*]]: vector<[4]x[4]xf32>):
// CHECK:         %[[V17:.*]] = arm_sme.get_tile : vector<[4]x[4]xf32>
// CHECK:         %[[V18:.*]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK:         "arm_sme.intr.mopa"(%[[V18]], %[[V18]], %[[V4]], %[[V4]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK:         "arm_sme.intr.zero"() <{tile_mask = 34 : i32}> : () -> ()
// CHECK:         "arm_sme.intr.mopa"(%[[V2]], %[[V2]], %[[V4]], %[[V4]]) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
// CHECK:         %[[V19:.*]] = llvm.extractvalue %[[V7]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V20:.*]] = llvm.extractvalue %[[V7]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V21:.*]] = llvm.mul %[[V6]], %[[V20]] : i64
// CHECK:         %[[V22:.*]] = llvm.add %[[V21]], %[[V6]] : i64
// CHECK:         %[[V23:.*]] = llvm.getelementptr %[[V19]][%[[V22]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK:         %[[V24:.*]] = arith.index_castui %[[V1]] : index to i32
// CHECK:         "arm_sme.intr.st1w.vert"(%[[V2]], %[[V23]], %[[V24]]) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         cf.br ^bb{{[0-9]+}}(%[[V8]] : vector<[4]x[4]xf32>)
// CHECK:         ^bb{{[0-9]+}}(%[[V25:.*]]: vector<[4]x[4]xf32>):
// CHECK:         %[[V26:.*]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK:         %[[V27:.*]] = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK:         %[[V28:.*]] = arith.index_cast %[[V1]] : index to i32
// CHECK:         %[[V29:.*]] = "arm_sme.intr.read.horiz"(%[[V27]], %[[V26]], %[[V28]]) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
// CHECK:         %[[V30:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         "arm_sme.intr.mopa.wide"(%[[V30]], %[[V30]], %[[V5]], %[[V5]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
// CHECK:         %[[V31:.*]] = arith.constant dense<true> : vector<[4]xi1>
// CHECK:         %[[V32:.*]] = arith.constant dense<0.000000e+00> : vector<[4]xf32>
// CHECK:         %[[V33:.*]] = arith.index_cast %[[V1]] : index to i32
// CHECK:         %[[V34:.*]] = "arm_sme.intr.read.vert"(%[[V32]], %[[V31]], %[[V33]]) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
// CHECK:         %[[V35:.*]] = "arm_sme.intr.cntsd"() : () -> i64
// CHECK:         %[[V36:.*]] = arith.index_cast %[[V35]] : i64 to index
// CHECK:         %[[V37:.*]] = arith.constant 4 : index
// CHECK:         %[[V38:.*]] = arith.muli %[[V36]], %[[V37]] : index
// CHECK:         "use"(%[[V29]], %[[V34]], %[[V38]]) : (vector<[4]xf32>, vector<[4]xf32>, index) -> ()
func.func @a(%m: memref<?x?xf32>, %i: index, %k: vector<[4]xi1>, %c: i1, %v: vector<[4]xf32>, %h: vector<[8]xf16>) -> vector<[4]xf32> {
  %z = arm_sme.zero : vector<[4]x[4]xf32>
  %g = arm_sme.get_tile : vector<[4]x[4]xf32>
  %dead = arm_sme.zero : vector<[2]x[2]xf64>
  %l = arm_sme.load_tile_slice %m[%i, %i], %k, %g, %i : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  cf.cond_br %c, ^bb1(%l : vector<[4]x[4]xf32>), ^bb2(%z : vector<[4]x[4]xf32>)
^bb1(%t: vector<[4]x[4]xf32>):
  %ins = arm_sme.insert_tile_slice %v, %t[%i] layout<vertical> : vector<[4]xf32> into vector<[4]x[4]xf32>
  %o = arm_sme.outerproduct %v, %v acc(%z) : vector<[4]xf32>, vector<[4]xf32>
  %o2 = arm_sme.outerproduct %v, %v masks(%k, %k) : vector<[4]xf32>, vector<[4]xf32>
  arm_sme.store_tile_slice %o2, %i, %k, %m[%i, %i] layout<vertical> : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  cf.br ^bb2(%o : vector<[4]x[4]xf32>)
^bb2(%u: vector<[4]x[4]xf32>):
  %e = arm_sme.extract_tile_slice %u[%i] : vector<[4]xf32> from vector<[4]x[4]xf32>
  %f = arm_sme.fmopa_2way %h, %h acc(%u) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
  %f2 = arm_sme.extract_tile_slice %f[%i] layout<vertical> : vector<[4]xf32> from vector<[4]x[4]xf32>
  %n = arm_sme.streaming_vl <half>
  "use"(%e, %f2, %n) : (vector<[4]xf32>, vector<[4]xf32>, index) -> ()
  return %e : vector<[4]xf32>
}

// CHECK-LABEL: @widths(
// CHECK-SAME:    %[[V0:.*]]: {{.*}}, %[[V1:.*]]: {{.*}}, %[[V2:.*]]: {{.*}}, %[[V3:.*]]: {{.*}}, %[[V4:.*]]: {{.*}}, %[[V5:.*]]: {{.*}}, %[[V6:.*]]: {{.*}}, %[[V7:.*]]: {{.*}}, %[[V8:.*]]: {{.*}}
// CHECK:         %[[V9:.*]] = builtin.unrealized_conversion_cast %[[V7]] : memref<?xi128> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V10:.*]] = builtin.unrealized_conversion_cast %[[V6]] : memref<?xf64> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V11:.*]] = arm_sme.get_tile : vector<[2]x[2]xf64>
// CHECK:         %[[V12:.*]] = builtin.unrealized_conversion_cast %[[V5]] : memref<?xbf16> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V13:.*]] = arm_sme.get_tile : vector<[8]x[8]xbf16>
// CHECK:         %[[V14:.*]] = builtin.unrealized_conversion_cast %[[V8]] : index to i64
// CHECK:         %[[V15:.*]] = builtin.unrealized_conversion_cast %[[V4]] : memref<?xi8> to !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V16:.*]] = arm_sme.get_tile : vector<[16]x[16]xi8>
// CHECK:         "arm_sme.intr.zero"() <{tile_mask = 255 : i32}> : () -> ()
// CHECK:         %[[V17:.*]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V18:.*]] = llvm.getelementptr %[[V17]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK:         %[[V19:.*]] = arith.index_castui %[[V8]] : index to i32
// CHECK:         "arm_sme.intr.ld1b.horiz"(%[[V0]], %[[V18]], %[[V19]]) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         %[[V20:.*]] = llvm.extractvalue %[[V15]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V21:.*]] = llvm.getelementptr %[[V20]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, i8
// CHECK:         %[[V22:.*]] = arith.index_castui %[[V8]] : index to i32
// CHECK:         "arm_sme.intr.st1b.horiz"(%[[V0]], %[[V21]], %[[V22]]) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         "arm_sme.intr.zero"() <{tile_mask = 85 : i32}> : () -> ()
// CHECK:         %[[V23:.*]] = llvm.extractvalue %[[V12]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V24:.*]] = llvm.getelementptr %[[V23]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
// CHECK:         %[[V25:.*]] = arith.index_castui %[[V8]] : index to i32
// CHECK:         "arm_sme.intr.ld1h.vert"(%[[V1]], %[[V24]], %[[V25]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         %[[V26:.*]] = llvm.extractvalue %[[V12]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V27:.*]] = llvm.getelementptr %[[V26]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, bf16
// CHECK:         %[[V28:.*]] = arith.index_castui %[[V8]] : index to i32
// CHECK:         "arm_sme.intr.st1h.horiz"(%[[V1]], %[[V27]], %[[V28]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         "arm_sme.intr.zero"() <{tile_mask = 1 : i32}> : () -> ()
// CHECK:         %[[V29:.*]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V30:.*]] = llvm.getelementptr %[[V29]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK:         %[[V31:.*]] = arith.index_castui %[[V8]] : index to i32
// CHECK:         "arm_sme.intr.ld1d.horiz"(%[[V2]], %[[V30]], %[[V31]]) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         %[[V32:.*]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V33:.*]] = llvm.getelementptr %[[V32]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, f64
// CHECK:         %[[V34:.*]] = arith.index_castui %[[V8]] : index to i32
// CHECK:         "arm_sme.intr.st1d.vert"(%[[V2]], %[[V33]], %[[V34]]) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         %[[V35:.*]] = arm_sme.get_tile {tile_id = 0 : i32} : vector<[1]x[1]xi128>
// CHECK:         %[[V36:.*]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V37:.*]] = llvm.getelementptr %[[V36]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, i128
// CHECK:         %[[V38:.*]] = arith.index_castui %[[V8]] : index to i32
// CHECK:         "arm_sme.intr.ld1q.horiz"(%[[V3]], %[[V37]], %[[V38]]) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         %[[V39:.*]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
// CHECK:         %[[V40:.*]] = llvm.getelementptr %[[V39]][%[[V14]]] : (!llvm.ptr, i64) -> !llvm.ptr, i128
// CHECK:         %[[V41:.*]] = arith.index_castui %[[V8]] : index to i32
// CHECK:         "arm_sme.intr.st1q.horiz"(%[[V3]], %[[V40]], %[[V41]]) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
func.func @widths(%k16: vector<[16]xi1>, %k8: vector<[8]xi1>, %k2: vector<[2]xi1>, %k1: vector<[1]xi1>, %m16: memref<?xi8>, %m8: memref<?xbf16>, %m2: memref<?xf64>, %m1: memref<?xi128>, %i: index) {
  %b = arm_sme.zero : vector<[16]x[16]xi8>
  %b1 = arm_sme.load_tile_slice %m16[%i], %k16, %b, %i : memref<?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  arm_sme.store_tile_slice %b1, %i, %k16, %m16[%i] : memref<?xi8>, vector<[16]xi1>, vector<[16]x[16]xi8>
  %h = arm_sme.zero : vector<[8]x[8]xbf16>
  %h1 = arm_sme.load_tile_slice %m8[%i], %k8, %h, %i layout<vertical> : memref<?xbf16>, vector<[8]xi1>, vector<[8]x[8]xbf16>
  arm_sme.store_tile_slice %h1, %i, %k8, %m8[%i] : memref<?xbf16>, vector<[8]xi1>, vector<[8]x[8]xbf16>
  %d = arm_sme.zero : vector<[2]x[2]xf64>
  %d1 = arm_sme.load_tile_slice %m2[%i], %k2, %d, %i : memref<?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  arm_sme.store_tile_slice %d1, %i, %k2, %m2[%i] layout<vertical> : memref<?xf64>, vector<[2]xi1>, vector<[2]x[2]xf64>
  %q = arm_sme.get_tile : vector<[1]x[1]xi128>
  %q1 = arm_sme.load_tile_slice %m1[%i], %k1, %q, %i : memref<?xi128>, vector<[1]xi1>, vector<[1]x[1]xi128>
  arm_sme.store_tile_slice %q1, %i, %k1, %m1[%i] : memref<?xi128>, vector<[1]xi1>, vector<[1]x[1]xi128>
  return
}

// CHECK-LABEL: @products(
// CHECK-SAME:    %[[V0:.*]]: {{.*}}, %[[V1:.*]]: {{.*}}, %[[V2:.*]]: {{.*}}, %[[V3:.*]]: {{.*}}, %[[V4:.*]]: {{.*}}, %[[V5:.*]]: {{.*}}, %[[V6:.*]]: {{.*}}, %[[V7:.*]]: {{.*}}
// CHECK:         %[[V8:.*]] = builtin.unrealized_conversion_cast %[[V7]] : memref<?x?xf32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V9:.*]] = builtin.unrealized_conversion_cast %[[V4]] : memref<?x?xi32> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V10:.*]] = builtin.unrealized_conversion_cast %[[V5]] : index to i64
// CHECK:         %[[V11:.*]] = arm_sme.get_tile : vector<[4]x[4]xi32>
// CHECK:         %[[V12:.*]] = arm_sme.get_tile : vector<[4]x[4]xf32>
// CHECK:         "arm_sme.intr.zero"() <{tile_mask = 51 : i32}> : () -> ()
// CHECK:         %[[V13:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         "arm_sme.intr.mopa.wide"(%[[V13]], %[[V13]], %[[V0]], %[[V0]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
// CHECK:         %[[V14:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         "arm_sme.intr.mops.wide"(%[[V14]], %[[V14]], %[[V0]], %[[V0]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
// CHECK:         %[[V15:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         "arm_sme.intr.smopa.za32"(%[[V15]], %[[V15]], %[[V1]], %[[V1]]) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK:         %[[V16:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         "arm_sme.intr.smops.za32"(%[[V16]], %[[V16]], %[[V1]], %[[V1]]) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK:         %[[V17:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         "arm_sme.intr.umopa.za32"(%[[V17]], %[[V17]], %[[V1]], %[[V1]]) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK:         %[[V18:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         "arm_sme.intr.umops.za32"(%[[V18]], %[[V18]], %[[V1]], %[[V1]]) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
// CHECK:         %[[V19:.*]] = arith.constant dense<true> : vector<[16]xi1>
// CHECK:         "arm_sme.intr.smopa.wide"(%[[V19]], %[[V19]], %[[V2]], %[[V2]]) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// CHECK:         %[[V20:.*]] = arith.constant dense<true> : vector<[16]xi1>
// CHECK:         "arm_sme.intr.smops.wide"(%[[V20]], %[[V20]], %[[V2]], %[[V2]]) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// CHECK:         %[[V21:.*]] = arith.constant dense<true> : vector<[16]xi1>
// CHECK:         "arm_sme.intr.umopa.wide"(%[[V21]], %[[V21]], %[[V2]], %[[V2]]) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// CHECK:         %[[V22:.*]] = arith.constant dense<true> : vector<[16]xi1>
// CHECK:         "arm_sme.intr.umops.wide"(%[[V22]], %[[V22]], %[[V2]], %[[V2]]) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// CHECK:         %[[V23:.*]] = arith.constant dense<true> : vector<[16]xi1>
// CHECK:         "arm_sme.intr.sumopa.wide"(%[[V23]], %[[V23]], %[[V2]], %[[V2]]) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// CHECK:         %[[V24:.*]] = arith.constant dense<true> : vector<[16]xi1>
// CHECK:         "arm_sme.intr.sumops.wide"(%[[V24]], %[[V24]], %[[V2]], %[[V2]]) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// CHECK:         %[[V25:.*]] = arith.constant dense<true> : vector<[16]xi1>
// CHECK:         "arm_sme.intr.usmopa.wide"(%[[V25]], %[[V25]], %[[V2]], %[[V2]]) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// CHECK:         %[[V26:.*]] = arith.constant dense<true> : vector<[16]xi1>
// CHECK:         "arm_sme.intr.usmops.wide"(%[[V26]], %[[V26]], %[[V2]], %[[V2]]) <{tile_id = 1 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
// CHECK:         %[[V27:.*]] = llvm.extractvalue %[[V9]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V28:.*]] = llvm.extractvalue %[[V9]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V29:.*]] = llvm.mul %[[V10]], %[[V28]] : i64
// CHECK:         %[[V30:.*]] = llvm.add %[[V29]], %[[V10]] : i64
// CHECK:         %[[V31:.*]] = llvm.getelementptr %[[V27]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, i32
// CHECK:         %[[V32:.*]] = arith.index_castui %[[V5]] : index to i32
// CHECK:         "arm_sme.intr.st1w.horiz"(%[[V6]], %[[V31]], %[[V32]]) <{tile_id = 1 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         %[[V33:.*]] = llvm.extractvalue %[[V8]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V34:.*]] = llvm.extractvalue %[[V8]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V35:.*]] = llvm.mul %[[V10]], %[[V34]] : i64
// CHECK:         %[[V36:.*]] = llvm.add %[[V35]], %[[V10]] : i64
// CHECK:         %[[V37:.*]] = llvm.getelementptr %[[V33]][%[[V36]]] : (!llvm.ptr, i64) -> !llvm.ptr, f32
// CHECK:         %[[V38:.*]] = arith.index_castui %[[V5]] : index to i32
// CHECK:         "arm_sme.intr.st1w.horiz"(%[[V6]], %[[V37]], %[[V38]]) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
func.func @products(%v: vector<[8]xbf16>, %w: vector<[8]xi16>, %b: vector<[16]xi8>, %f: vector<[4]xf32>, %m: memref<?x?xi32>, %i: index, %k: vector<[4]xi1>, %g: memref<?x?xf32>) {
  %a = arm_sme.zero : vector<[4]x[4]xf32>
  %c = arm_sme.zero : vector<[4]x[4]xi32>
  %f0 = arm_sme.fmopa_2way %v, %v acc(%a) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %f1 = arm_sme.fmops_2way %v, %v acc(%f0) : vector<[8]xbf16>, vector<[8]xbf16> into vector<[4]x[4]xf32>
  %i0 = arm_sme.smopa_2way %w, %w acc(%c) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %i1 = arm_sme.smops_2way %w, %w acc(%i0) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %i2 = arm_sme.umopa_2way %w, %w acc(%i1) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %i3 = arm_sme.umops_2way %w, %w acc(%i2) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %j0 = arm_sme.smopa_4way %b, %b acc(%i3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %j1 = arm_sme.smops_4way %b, %b acc(%j0) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %j2 = arm_sme.umopa_4way %b, %b acc(%j1) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %j3 = arm_sme.umops_4way %b, %b acc(%j2) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %j4 = arm_sme.sumopa_4way %b, %b acc(%j3) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %j5 = arm_sme.sumops_4way %b, %b acc(%j4) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %j6 = arm_sme.usmopa_4way %b, %b acc(%j5) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %j7 = arm_sme.usmops_4way %b, %b acc(%j6) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  arm_sme.store_tile_slice %j7, %i, %k, %m[%i, %i] : memref<?x?xi32>, vector<[4]xi1>, vector<[4]x[4]xi32>
  arm_sme.store_tile_slice %f1, %i, %k, %g[%i, %i] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
  return
}

// CHECK-LABEL: @spill(
// CHECK-SAME:    %[[V0:.*]]: {{.*}}, %[[V1:.*]]: {{.*}}
// CHECK:         %[[V2:.*]] = vector.vscale
// CHECK:         %[[V3:.*]] = arith.constant 8 : index
// CHECK:         %[[V4:.*]] = arith.muli %[[V2]], %[[V3]] : index
// CHECK:         %[[V5:.*]] = memref.alloca(%[[V4]], %[[V4]]) {arm_sme.in_memory_tile_id = 16 : i32} : memref<?x?xi16>
// CHECK:         %[[V6:.*]] = arm_sme.get_tile {tile_id = 0 : i32} : vector<[8]x[8]xi16>
// CHECK:         %[[V7:.*]] = arm_sme.get_tile {tile_id = 1 : i32} : vector<[8]x[8]xi16>
// CHECK:         %[[V8:.*]] = arm_sme.get_tile {tile_id = 16 : i32} : vector<[8]x[8]xi16>
// CHECK:         %[[V9:.*]] = arith.index_castui %[[V1]] : index to i32
// CHECK:         %[[V10:.*]] = arith.constant true
// CHECK:         %[[V11:.*]] = vector.broadcast %[[V10]] : i1 to vector<[8]xi1>
// CHECK:         "arm_sme.intr.write.horiz"(%[[V9]], %[[V11]], %[[V0]]) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[8]xi16>) -> ()
// CHECK:         %[[V12:.*]] = arith.index_castui %[[V1]] : index to i32
// CHECK:         %[[V13:.*]] = arith.constant true
// CHECK:         %[[V14:.*]] = vector.broadcast %[[V13]] : i1 to vector<[8]xi1>
// CHECK:         "arm_sme.intr.write.horiz"(%[[V12]], %[[V14]], %[[V0]]) <{tile_id = 1 : i32}> : (i32, vector<[8]xi1>, vector<[8]xi16>) -> ()
// CHECK:         %[[V15:.*]] = arith.constant 8 : index
// CHECK:         %[[V16:.*]] = arith.constant 0 : index
// CHECK:         %[[V17:.*]] = vector.vscale
// CHECK:         %[[V18:.*]] = arith.muli %[[V15]], %[[V17]] : index
// CHECK:         %[[V19:.*]] = arith.constant 1 : index
// CHECK:         scf.for %[[V20:.*]] = %[[V16]] to %[[V18]] step %[[V19]] {
// CHECK:         %[[V21:.*]] = arith.index_cast %[[V20]] : index to i32
// CHECK:         %[[V22:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         %[[V23:.*]] = llvm.mlir.poison : vector<[8]xi16>
// CHECK:         %[[V24:.*]] = builtin.unrealized_conversion_cast %[[V5]] : memref<?x?xi16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V25:.*]] = arith.constant 0 : i64
// CHECK:         %[[V26:.*]] = arith.index_cast %[[V20]] : index to i64
// CHECK:         %[[V27:.*]] = llvm.extractvalue %[[V24]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V28:.*]] = llvm.extractvalue %[[V24]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V29:.*]] = llvm.mul %[[V26]], %[[V28]] : i64
// CHECK:         %[[V30:.*]] = llvm.add %[[V29]], %[[V25]] : i64
// CHECK:         %[[V31:.*]] = llvm.getelementptr %[[V27]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, i16
// CHECK:         %[[V32:.*]] = "arm_sme.intr.read.horiz"(%[[V23]], %[[V22]], %[[V21]]) <{tile_id = 0 : i32}> : (vector<[8]xi16>, vector<[8]xi1>, i32) -> vector<[8]xi16>
// CHECK:         "arm_sme.intr.ld1h.horiz"(%[[V22]], %[[V31]], %[[V21]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         %[[V33:.*]] = arith.constant 0 : index
// CHECK:         vector.store %[[V32]], %[[V5]][%[[V20]], %[[V33]]] : memref<?x?xi16>, vector<[8]xi16>
// CHECK:         %[[V34:.*]] = arith.index_castui %[[V1]] : index to i32
// CHECK:         %[[V35:.*]] = arith.constant true
// CHECK:         %[[V36:.*]] = vector.broadcast %[[V35]] : i1 to vector<[8]xi1>
// CHECK:         "arm_sme.intr.write.horiz"(%[[V34]], %[[V36]], %[[V0]]) <{tile_id = 0 : i32}> : (i32, vector<[8]xi1>, vector<[8]xi16>) -> ()
// CHECK:         %[[V37:.*]] = arith.constant 8 : index
// CHECK:         %[[V38:.*]] = arith.constant 0 : index
// CHECK:         %[[V39:.*]] = vector.vscale
// CHECK:         %[[V40:.*]] = arith.muli %[[V37]], %[[V39]] : index
// CHECK:         %[[V41:.*]] = arith.constant 1 : index
// CHECK:         scf.for %[[V20]] = %[[V38]] to %[[V40]] step %[[V41]] {
// CHECK:         %[[V21]] = arith.index_cast %[[V20]] : index to i32
// CHECK:         %[[V22]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         %[[V23]] = llvm.mlir.poison : vector<[8]xi16>
// CHECK:         %[[V24]] = builtin.unrealized_conversion_cast %[[V5]] : memref<?x?xi16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V25]] = arith.constant 0 : i64
// CHECK:         %[[V26]] = arith.index_cast %[[V20]] : index to i64
// CHECK:         %[[V27]] = llvm.extractvalue %[[V24]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V28]] = llvm.extractvalue %[[V24]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V29]] = llvm.mul %[[V26]], %[[V28]] : i64
// CHECK:         %[[V30]] = llvm.add %[[V29]], %[[V25]] : i64
// CHECK:         %[[V31]] = llvm.getelementptr %[[V27]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, i16
// CHECK:         %[[V32]] = "arm_sme.intr.read.horiz"(%[[V23]], %[[V22]], %[[V21]]) <{tile_id = 0 : i32}> : (vector<[8]xi16>, vector<[8]xi1>, i32) -> vector<[8]xi16>
// CHECK:         "arm_sme.intr.ld1h.horiz"(%[[V22]], %[[V31]], %[[V21]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         %[[V33]] = arith.constant 0 : index
// CHECK:         vector.store %[[V32]], %[[V5]][%[[V20]], %[[V33]]] : memref<?x?xi16>, vector<[8]xi16>
// CHECK:         %[[V42:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         %[[V43:.*]] = arith.constant dense<0> : vector<[8]xi16>
// CHECK:         %[[V44:.*]] = arith.index_cast %[[V1]] : index to i32
// CHECK:         %[[V45:.*]] = "arm_sme.intr.read.horiz"(%[[V43]], %[[V42]], %[[V44]]) <{tile_id = 0 : i32}> : (vector<[8]xi16>, vector<[8]xi1>, i32) -> vector<[8]xi16>
// CHECK:         %[[V46:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         %[[V47:.*]] = arith.constant dense<0> : vector<[8]xi16>
// CHECK:         %[[V48:.*]] = arith.index_cast %[[V1]] : index to i32
// CHECK:         %[[V49:.*]] = "arm_sme.intr.read.horiz"(%[[V47]], %[[V46]], %[[V48]]) <{tile_id = 1 : i32}> : (vector<[8]xi16>, vector<[8]xi1>, i32) -> vector<[8]xi16>
// CHECK:         %[[V50:.*]] = arith.constant 8 : index
// CHECK:         %[[V51:.*]] = arith.constant 0 : index
// CHECK:         %[[V52:.*]] = vector.vscale
// CHECK:         %[[V53:.*]] = arith.muli %[[V50]], %[[V52]] : index
// CHECK:         %[[V54:.*]] = arith.constant 1 : index
// CHECK:         scf.for %[[V20]] = %[[V51]] to %[[V53]] step %[[V54]] {
// CHECK:         %[[V21]] = arith.index_cast %[[V20]] : index to i32
// CHECK:         %[[V22]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         %[[V23]] = llvm.mlir.poison : vector<[8]xi16>
// CHECK:         %[[V24]] = builtin.unrealized_conversion_cast %[[V5]] : memref<?x?xi16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V25]] = arith.constant 0 : i64
// CHECK:         %[[V26]] = arith.index_cast %[[V20]] : index to i64
// CHECK:         %[[V27]] = llvm.extractvalue %[[V24]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V28]] = llvm.extractvalue %[[V24]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V29]] = llvm.mul %[[V26]], %[[V28]] : i64
// CHECK:         %[[V30]] = llvm.add %[[V29]], %[[V25]] : i64
// CHECK:         %[[V31]] = llvm.getelementptr %[[V27]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, i16
// CHECK:         %[[V32]] = "arm_sme.intr.read.horiz"(%[[V23]], %[[V22]], %[[V21]]) <{tile_id = 0 : i32}> : (vector<[8]xi16>, vector<[8]xi1>, i32) -> vector<[8]xi16>
// CHECK:         "arm_sme.intr.ld1h.horiz"(%[[V22]], %[[V31]], %[[V21]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         %[[V33]] = arith.constant 0 : index
// CHECK:         vector.store %[[V32]], %[[V5]][%[[V20]], %[[V33]]] : memref<?x?xi16>, vector<[8]xi16>
// CHECK:         %[[V55:.*]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         %[[V56:.*]] = arith.constant dense<0> : vector<[8]xi16>
// CHECK:         %[[V57:.*]] = arith.index_cast %[[V1]] : index to i32
// CHECK:         %[[V58:.*]] = "arm_sme.intr.read.horiz"(%[[V56]], %[[V55]], %[[V57]]) <{tile_id = 0 : i32}> : (vector<[8]xi16>, vector<[8]xi1>, i32) -> vector<[8]xi16>
// CHECK:         %[[V59:.*]] = arith.constant 8 : index
// CHECK:         %[[V60:.*]] = arith.constant 0 : index
// CHECK:         %[[V61:.*]] = vector.vscale
// CHECK:         %[[V62:.*]] = arith.muli %[[V59]], %[[V61]] : index
// CHECK:         %[[V63:.*]] = arith.constant 1 : index
// CHECK:         scf.for %[[V20]] = %[[V60]] to %[[V62]] step %[[V63]] {
// CHECK:         %[[V21]] = arith.index_cast %[[V20]] : index to i32
// CHECK:         %[[V22]] = arith.constant dense<true> : vector<[8]xi1>
// CHECK:         %[[V23]] = llvm.mlir.poison : vector<[8]xi16>
// CHECK:         %[[V24]] = builtin.unrealized_conversion_cast %[[V5]] : memref<?x?xi16> to !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V25]] = arith.constant 0 : i64
// CHECK:         %[[V26]] = arith.index_cast %[[V20]] : index to i64
// CHECK:         %[[V27]] = llvm.extractvalue %[[V24]][1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V28]] = llvm.extractvalue %[[V24]][4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
// CHECK:         %[[V29]] = llvm.mul %[[V26]], %[[V28]] : i64
// CHECK:         %[[V30]] = llvm.add %[[V29]], %[[V25]] : i64
// CHECK:         %[[V31]] = llvm.getelementptr %[[V27]][%[[V30]]] : (!llvm.ptr, i64) -> !llvm.ptr, i16
// CHECK:         %[[V32]] = "arm_sme.intr.read.horiz"(%[[V23]], %[[V22]], %[[V21]]) <{tile_id = 0 : i32}> : (vector<[8]xi16>, vector<[8]xi1>, i32) -> vector<[8]xi16>
// CHECK:         "arm_sme.intr.ld1h.horiz"(%[[V22]], %[[V31]], %[[V21]]) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
// CHECK:         %[[V33]] = arith.constant 0 : index
// CHECK:         vector.store %[[V32]], %[[V5]][%[[V20]], %[[V33]]] : memref<?x?xi16>, vector<[8]xi16>
// CHECK:         "use"(%[[V45]], %[[V49]], %[[V58]]) : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> ()
func.func @spill(%v: vector<[8]xi16>, %i: index) {
  %a = arm_sme.get_tile : vector<[8]x[8]xi16>
  %b = arm_sme.get_tile : vector<[8]x[8]xi16>
  %c = arm_sme.get_tile : vector<[8]x[8]xi16>
  %a1 = arm_sme.insert_tile_slice %v, %a[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  %b1 = arm_sme.insert_tile_slice %v, %b[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  %c1 = arm_sme.insert_tile_slice %v, %c[%i] : vector<[8]xi16> into vector<[8]x[8]xi16>
  %ea = arm_sme.extract_tile_slice %a1[%i] : vector<[8]xi16> from vector<[8]x[8]xi16>
  %eb = arm_sme.extract_tile_slice %b1[%i] : vector<[8]xi16> from vector<[8]x[8]xi16>
  %ec = arm_sme.extract_tile_slice %c1[%i] : vector<[8]xi16> from vector<[8]x[8]xi16>
  "use"(%ea, %eb, %ec) : (vector<[8]xi16>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  return
}

// What is on the left stays there, with its mask.
// CHECK-LABEL: func.func @sides(
// CHECK-SAME: %[[LHS:[a-z0-9]+]]: vector<[4]xf32>, %[[RHS:[a-z0-9]+]]: vector<[4]xf32>, %[[LHS_MASK:[a-z0-9]+]]: vector<[4]xi1>, %[[RHS_MASK:[a-z0-9]+]]: vector<[4]xi1>
// CHECK: "arm_sme.intr.mopa"(%[[LHS_MASK]], %[[RHS_MASK]], %[[LHS]], %[[RHS]])
func.func @sides(%v: vector<[4]xf32>, %w: vector<[4]xf32>, %k: vector<[4]xi1>, %l: vector<[4]xi1>) {
  %0 = arm_sme.outerproduct %v, %w masks(%k, %l) : vector<[4]xf32>, vector<[4]xf32>
  "use"(%0) : (vector<[4]x[4]xf32>) -> ()
  return
}

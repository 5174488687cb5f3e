// RUN: grep -v '^//' %s > %t
// RUN: mlcc-opt %t | diff %t -
// RUN: mlcc-opt -mlir-print-op-generic %t > %t.generic
// RUN: mlcc-opt %t.generic | diff %t -
// RUN: %if mlir-22 %{ mlir-opt-22 %t | diff %t - %}
// RUN: %if mlir-22 %{ mlir-opt-22 -mlir-print-op-generic %t | diff %t.generic - %}
//
// Every operation, as it is printed: reading gives it back, in generic form too,
// and what mlir-opt prints is the same.
module {
  func.func @tiles() {
    %0 = arm_sme.get_tile : vector<[16]x[16]xi8>
    %1 = arm_sme.zero : vector<[16]x[16]xi8>
    %2 = arm_sme.copy_tile %1 {tile_id = 0 : i32} : vector<[16]x[16]xi8>
    %3 = arm_sme.get_tile : vector<[8]x[8]xi16>
    %4 = arm_sme.zero : vector<[8]x[8]xi16>
    %5 = arm_sme.copy_tile %4 {tile_id = 0 : i32} : vector<[8]x[8]xi16>
    %6 = arm_sme.get_tile : vector<[4]x[4]xi32>
    %7 = arm_sme.zero : vector<[4]x[4]xi32>
    %8 = arm_sme.copy_tile %7 {tile_id = 0 : i32} : vector<[4]x[4]xi32>
    %9 = arm_sme.get_tile : vector<[2]x[2]xi64>
    %10 = arm_sme.zero : vector<[2]x[2]xi64>
    %11 = arm_sme.copy_tile %10 {tile_id = 0 : i32} : vector<[2]x[2]xi64>
    %12 = arm_sme.get_tile : vector<[1]x[1]xi128>
    %13 = arm_sme.zero : vector<[1]x[1]xi128>
    %14 = arm_sme.copy_tile %13 {tile_id = 0 : i32} : vector<[1]x[1]xi128>
    %15 = arm_sme.get_tile : vector<[8]x[8]xf16>
    %16 = arm_sme.zero : vector<[8]x[8]xf16>
    %17 = arm_sme.copy_tile %16 {tile_id = 0 : i32} : vector<[8]x[8]xf16>
    %18 = arm_sme.get_tile : vector<[8]x[8]xbf16>
    %19 = arm_sme.zero : vector<[8]x[8]xbf16>
    %20 = arm_sme.copy_tile %19 {tile_id = 0 : i32} : vector<[8]x[8]xbf16>
    %21 = arm_sme.get_tile : vector<[4]x[4]xf32>
    %22 = arm_sme.zero : vector<[4]x[4]xf32>
    %23 = arm_sme.copy_tile %22 {tile_id = 0 : i32} : vector<[4]x[4]xf32>
    %24 = arm_sme.get_tile : vector<[2]x[2]xf64>
    %25 = arm_sme.zero : vector<[2]x[2]xf64>
    %26 = arm_sme.copy_tile %25 {tile_id = 0 : i32} : vector<[2]x[2]xf64>
    return
  }
  func.func @memory(%arg0: memref<?x?xf32>, %arg1: index, %arg2: f32, %arg3: vector<[4]x[4]xi1>, %arg4: vector<[4]x[4]xf32>, %arg5: vector<[4]xi1>, %arg6: memref<?xf32>) {
    %0 = arm_sme.tile_load %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    %1 = arm_sme.tile_load %arg0[%arg1, %arg1], %arg2, %arg3 : memref<?x?xf32>, vector<[4]x[4]xf32>
    %2 = arm_sme.tile_load %arg0[%arg1, %arg1] layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
    %3 = arm_sme.tile_load %arg0[%arg1, %arg1], %arg2, %arg3 layout<vertical> {note} : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %arg4, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]x[4]xf32>
    arm_sme.tile_store %arg4, %arg0[%arg1, %arg1], %arg3 layout<vertical> : memref<?x?xf32>, vector<[4]x[4]xf32>
    %4 = arm_sme.load_tile_slice %arg0[%arg1, %arg1], %arg5, %arg4, %arg1 : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    %5 = arm_sme.load_tile_slice %arg6[%arg1], %arg5, %arg4, %arg1 layout<vertical> : memref<?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    arm_sme.store_tile_slice %arg4, %arg1, %arg5, %arg0[%arg1, %arg1] : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    arm_sme.store_tile_slice %arg4, %arg1, %arg5, %arg0[%arg1, %arg1] layout<vertical> : memref<?x?xf32>, vector<[4]xi1>, vector<[4]x[4]xf32>
    return
  }
  func.func @slices(%arg0: vector<[16]xi8>, %arg1: vector<[16]x[16]xi8>, %arg2: index) {
    %0 = arm_sme.insert_tile_slice %arg0, %arg1[%arg2] : vector<[16]xi8> into vector<[16]x[16]xi8>
    %1 = arm_sme.insert_tile_slice %arg0, %arg1[%arg2] layout<vertical> : vector<[16]xi8> into vector<[16]x[16]xi8>
    %2 = arm_sme.extract_tile_slice %arg1[%arg2] : vector<[16]xi8> from vector<[16]x[16]xi8>
    %3 = arm_sme.extract_tile_slice %arg1[%arg2] layout<vertical> : vector<[16]xi8> from vector<[16]x[16]xi8>
    %4 = arm_sme.streaming_vl <byte>
    %5 = arm_sme.streaming_vl <half>
    %6 = arm_sme.streaming_vl <word>
    %7 = arm_sme.streaming_vl <double>
    return
  }
  func.func @products(%arg0: vector<[4]xf32>, %arg1: vector<[4]xi1>, %arg2: vector<[4]x[4]xf32>, %arg3: vector<[8]xf16>, %arg4: vector<[8]xi1>, %arg5: vector<[8]xi16>, %arg6: vector<[16]xi8>, %arg7: vector<[4]x[4]xi32>, %arg8: vector<[2]x[2]xi64>) {
    %0 = arm_sme.outerproduct %arg0, %arg0 : vector<[4]xf32>, vector<[4]xf32>
    %1 = arm_sme.outerproduct %arg0, %arg0 kind<sub> acc(%arg2) masks(%arg1, %arg1) : vector<[4]xf32>, vector<[4]xf32>
    %2 = arm_sme.outerproduct %arg0, %arg0 masks(%arg1, %arg1) {note} : vector<[4]xf32>, vector<[4]xf32>
    %3 = arm_sme.fmopa_2way %arg3, %arg3 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
    %4 = arm_sme.fmopa_2way %arg3, %arg3 acc(%arg2) masks(%arg4, %arg4) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
    %5 = arm_sme.fmops_2way %arg3, %arg3 : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
    %6 = arm_sme.fmops_2way %arg3, %arg3 acc(%arg2) masks(%arg4, %arg4) : vector<[8]xf16>, vector<[8]xf16> into vector<[4]x[4]xf32>
    %7 = arm_sme.smopa_2way %arg5, %arg5 acc(%arg7) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %8 = arm_sme.smops_2way %arg5, %arg5 acc(%arg7) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %9 = arm_sme.umopa_2way %arg5, %arg5 acc(%arg7) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %10 = arm_sme.umops_2way %arg5, %arg5 acc(%arg7) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
    %11 = arm_sme.smopa_4way %arg6, %arg6 acc(%arg7) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %12 = arm_sme.smopa_4way %arg5, %arg5 acc(%arg8) masks(%arg4, %arg4) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %13 = arm_sme.smops_4way %arg6, %arg6 acc(%arg7) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %14 = arm_sme.smops_4way %arg5, %arg5 acc(%arg8) masks(%arg4, %arg4) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %15 = arm_sme.umopa_4way %arg6, %arg6 acc(%arg7) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %16 = arm_sme.umopa_4way %arg5, %arg5 acc(%arg8) masks(%arg4, %arg4) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %17 = arm_sme.umops_4way %arg6, %arg6 acc(%arg7) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %18 = arm_sme.umops_4way %arg5, %arg5 acc(%arg8) masks(%arg4, %arg4) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %19 = arm_sme.sumopa_4way %arg6, %arg6 acc(%arg7) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %20 = arm_sme.sumopa_4way %arg5, %arg5 acc(%arg8) masks(%arg4, %arg4) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %21 = arm_sme.sumops_4way %arg6, %arg6 acc(%arg7) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %22 = arm_sme.sumops_4way %arg5, %arg5 acc(%arg8) masks(%arg4, %arg4) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %23 = arm_sme.usmopa_4way %arg6, %arg6 acc(%arg7) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %24 = arm_sme.usmopa_4way %arg5, %arg5 acc(%arg8) masks(%arg4, %arg4) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    %25 = arm_sme.usmops_4way %arg6, %arg6 acc(%arg7) : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
    %26 = arm_sme.usmops_4way %arg5, %arg5 acc(%arg8) masks(%arg4, %arg4) : vector<[8]xi16>, vector<[8]xi16> into vector<[2]x[2]xi64>
    return
  }
  func.func @intrinsics(%arg0: vector<[4]xi1>, %arg1: vector<[4]xf32>, %arg2: !llvm.ptr, %arg3: i32) {
    "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
    "arm_sme.intr.mopa"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mops"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.mops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.smopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.smops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.umopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.umops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.sumopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.sumops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.usmopa.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.usmops.wide"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.smopa.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.smops.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.umopa.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.umops.za32"(%arg0, %arg0, %arg1, %arg1) <{tile_id = 0 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
    "arm_sme.intr.ld1b.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1b.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1b.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1b.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1h.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1h.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1h.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1h.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1w.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1w.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1w.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1w.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1d.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1d.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1d.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1d.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1q.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1q.horiz"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.ld1q.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.st1q.vert"(%arg0, %arg2, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
    "arm_sme.intr.str"(%arg3, %arg2, %arg3) : (i32, !llvm.ptr, i32) -> ()
    "arm_sme.intr.write.horiz"(%arg3, %arg0, %arg1) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
    %0 = "arm_sme.intr.read.horiz"(%arg1, %arg0, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
    "arm_sme.intr.write.vert"(%arg3, %arg0, %arg1) <{tile_id = 0 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
    %1 = "arm_sme.intr.read.vert"(%arg1, %arg0, %arg3) <{tile_id = 0 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
    %2 = "arm_sme.intr.cntsd"() : () -> i64
    return
  }
}


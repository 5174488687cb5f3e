// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-translate-22 -mlir-to-llvmir %s | FileCheck %s %}

// CHECK: define void @moves({{.*}} #[[MOVES:[0-9]+]] {
llvm.func @moves(%m16: vector<[16]xi1>, %m8: vector<[8]xi1>, %m4: vector<[4]xi1>, %m2: vector<[2]xi1>, %m1: vector<[1]xi1>, %p: !llvm.ptr, %i: i32, %v: vector<[4]xf32>) attributes {arm_streaming, arm_inout_za} {
  // CHECK: call void @llvm.aarch64.sme.zero(i32 17)
  "arm_sme.intr.zero"() <{tile_mask = 17 : i32}> : () -> ()
  // CHECK: call void @llvm.aarch64.sme.ld1b.horiz(<vscale x 16 x i1> %0, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.ld1b.horiz"(%m16, %p, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.st1b.horiz(<vscale x 16 x i1> %0, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.st1b.horiz"(%m16, %p, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.ld1b.vert(<vscale x 16 x i1> %0, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.ld1b.vert"(%m16, %p, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.st1b.vert(<vscale x 16 x i1> %0, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.st1b.vert"(%m16, %p, %i) <{tile_id = 0 : i32}> : (vector<[16]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.ld1h.horiz(<vscale x 8 x i1> %1, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.ld1h.horiz"(%m8, %p, %i) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.st1h.horiz(<vscale x 8 x i1> %1, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.st1h.horiz"(%m8, %p, %i) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.ld1h.vert(<vscale x 8 x i1> %1, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.ld1h.vert"(%m8, %p, %i) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.st1h.vert(<vscale x 8 x i1> %1, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.st1h.vert"(%m8, %p, %i) <{tile_id = 0 : i32}> : (vector<[8]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.ld1w.horiz(<vscale x 4 x i1> %2, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.ld1w.horiz"(%m4, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.st1w.horiz(<vscale x 4 x i1> %2, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.st1w.horiz"(%m4, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.ld1w.vert(<vscale x 4 x i1> %2, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.ld1w.vert"(%m4, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.st1w.vert(<vscale x 4 x i1> %2, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.st1w.vert"(%m4, %p, %i) <{tile_id = 0 : i32}> : (vector<[4]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.ld1d.horiz(<vscale x 2 x i1> %3, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.ld1d.horiz"(%m2, %p, %i) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.st1d.horiz(<vscale x 2 x i1> %3, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.st1d.horiz"(%m2, %p, %i) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.ld1d.vert(<vscale x 2 x i1> %3, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.ld1d.vert"(%m2, %p, %i) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.st1d.vert(<vscale x 2 x i1> %3, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.st1d.vert"(%m2, %p, %i) <{tile_id = 0 : i32}> : (vector<[2]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.ld1q.horiz(<vscale x 1 x i1> %4, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.ld1q.horiz"(%m1, %p, %i) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.st1q.horiz(<vscale x 1 x i1> %4, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.st1q.horiz"(%m1, %p, %i) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.ld1q.vert(<vscale x 1 x i1> %4, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.ld1q.vert"(%m1, %p, %i) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.st1q.vert(<vscale x 1 x i1> %4, ptr %5, i32 0, i32 %6)
  "arm_sme.intr.st1q.vert"(%m1, %p, %i) <{tile_id = 0 : i32}> : (vector<[1]xi1>, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.str(i32 %6, ptr %5, i32 %6)
  "arm_sme.intr.str"(%i, %p, %i) : (i32, !llvm.ptr, i32) -> ()
  // CHECK: call void @llvm.aarch64.sme.write.horiz.nxv4f32(i32 3, i32 %6, <vscale x 4 x i1> %2, <vscale x 4 x float> %7)
  "arm_sme.intr.write.horiz"(%i, %m4, %v) <{tile_id = 3 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  // CHECK: call <vscale x 4 x float> @llvm.aarch64.sme.read.horiz.nxv4f32(<vscale x 4 x float> %7, <vscale x 4 x i1> %2, i32 2, i32 %6)
  %horiz = "arm_sme.intr.read.horiz"(%v, %m4, %i) <{tile_id = 2 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  // CHECK: call void @llvm.aarch64.sme.write.vert.nxv4f32(i32 3, i32 %6, <vscale x 4 x i1> %2, <vscale x 4 x float> %7)
  "arm_sme.intr.write.vert"(%i, %m4, %v) <{tile_id = 3 : i32}> : (i32, vector<[4]xi1>, vector<[4]xf32>) -> ()
  // CHECK: call <vscale x 4 x float> @llvm.aarch64.sme.read.vert.nxv4f32(<vscale x 4 x float> %7, <vscale x 4 x i1> %2, i32 2, i32 %6)
  %vert = "arm_sme.intr.read.vert"(%v, %m4, %i) <{tile_id = 2 : i32}> : (vector<[4]xf32>, vector<[4]xi1>, i32) -> vector<[4]xf32>
  // CHECK: call i64 @llvm.aarch64.sme.cntsd()
  %n = "arm_sme.intr.cntsd"() : () -> i64
  llvm.return
}
// CHECK: define void @products({{.*}} #[[PRODUCTS:[0-9]+]] {
llvm.func @products(%m16: vector<[16]xi1>, %m8: vector<[8]xi1>, %m4: vector<[4]xi1>, %m2: vector<[2]xi1>, %m1: vector<[1]xi1>, %f64: vector<[2]xf64>, %f32: vector<[4]xf32>, %f16: vector<[8]xf16>, %bf16: vector<[8]xbf16>, %i16: vector<[8]xi16>, %i8: vector<[16]xi8>) attributes {arm_locally_streaming, arm_new_za} {
  // CHECK: call void @llvm.aarch64.sme.mopa.nxv8f16(i32 1, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x half> %7, <vscale x 8 x half> %7)
  "arm_sme.intr.mopa"(%m8, %m8, %f16, %f16) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mopa.nxv8bf16(i32 1, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x bfloat> %8, <vscale x 8 x bfloat> %8)
  "arm_sme.intr.mopa"(%m8, %m8, %bf16, %bf16) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mopa.nxv4f32(i32 1, <vscale x 4 x i1> %2, <vscale x 4 x i1> %2, <vscale x 4 x float> %6, <vscale x 4 x float> %6)
  "arm_sme.intr.mopa"(%m4, %m4, %f32, %f32) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mopa.nxv2f64(i32 1, <vscale x 2 x i1> %3, <vscale x 2 x i1> %3, <vscale x 2 x double> %5, <vscale x 2 x double> %5)
  "arm_sme.intr.mopa"(%m2, %m2, %f64, %f64) <{tile_id = 1 : i32}> : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mopa.wide.nxv8f16(i32 2, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x half> %7, <vscale x 8 x half> %7)
  "arm_sme.intr.mopa.wide"(%m8, %m8, %f16, %f16) <{tile_id = 2 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mopa.wide.nxv8bf16(i32 2, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x bfloat> %8, <vscale x 8 x bfloat> %8)
  "arm_sme.intr.mopa.wide"(%m8, %m8, %bf16, %bf16) <{tile_id = 2 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.smopa.wide.nxv16i8(i32 3, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %10, <vscale x 16 x i8> %10)
  "arm_sme.intr.smopa.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  // CHECK: call void @llvm.aarch64.sme.smopa.wide.nxv8i16(i32 3, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.smopa.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.umopa.wide.nxv16i8(i32 3, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %10, <vscale x 16 x i8> %10)
  "arm_sme.intr.umopa.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  // CHECK: call void @llvm.aarch64.sme.umopa.wide.nxv8i16(i32 3, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.umopa.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.sumopa.wide.nxv16i8(i32 3, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %10, <vscale x 16 x i8> %10)
  "arm_sme.intr.sumopa.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  // CHECK: call void @llvm.aarch64.sme.sumopa.wide.nxv8i16(i32 3, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.sumopa.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.usmopa.wide.nxv16i8(i32 3, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %10, <vscale x 16 x i8> %10)
  "arm_sme.intr.usmopa.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  // CHECK: call void @llvm.aarch64.sme.usmopa.wide.nxv8i16(i32 3, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.usmopa.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.smopa.za32.nxv8i16(i32 0, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.smopa.za32"(%m8, %m8, %i16, %i16) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.umopa.za32.nxv8i16(i32 0, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.umopa.za32"(%m8, %m8, %i16, %i16) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mops.nxv8f16(i32 1, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x half> %7, <vscale x 8 x half> %7)
  "arm_sme.intr.mops"(%m8, %m8, %f16, %f16) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mops.nxv8bf16(i32 1, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x bfloat> %8, <vscale x 8 x bfloat> %8)
  "arm_sme.intr.mops"(%m8, %m8, %bf16, %bf16) <{tile_id = 1 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mops.nxv4f32(i32 1, <vscale x 4 x i1> %2, <vscale x 4 x i1> %2, <vscale x 4 x float> %6, <vscale x 4 x float> %6)
  "arm_sme.intr.mops"(%m4, %m4, %f32, %f32) <{tile_id = 1 : i32}> : (vector<[4]xi1>, vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mops.nxv2f64(i32 1, <vscale x 2 x i1> %3, <vscale x 2 x i1> %3, <vscale x 2 x double> %5, <vscale x 2 x double> %5)
  "arm_sme.intr.mops"(%m2, %m2, %f64, %f64) <{tile_id = 1 : i32}> : (vector<[2]xi1>, vector<[2]xi1>, vector<[2]xf64>, vector<[2]xf64>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mops.wide.nxv8f16(i32 2, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x half> %7, <vscale x 8 x half> %7)
  "arm_sme.intr.mops.wide"(%m8, %m8, %f16, %f16) <{tile_id = 2 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xf16>, vector<[8]xf16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.mops.wide.nxv8bf16(i32 2, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x bfloat> %8, <vscale x 8 x bfloat> %8)
  "arm_sme.intr.mops.wide"(%m8, %m8, %bf16, %bf16) <{tile_id = 2 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xbf16>, vector<[8]xbf16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.smops.wide.nxv16i8(i32 3, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %10, <vscale x 16 x i8> %10)
  "arm_sme.intr.smops.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  // CHECK: call void @llvm.aarch64.sme.smops.wide.nxv8i16(i32 3, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.smops.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.umops.wide.nxv16i8(i32 3, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %10, <vscale x 16 x i8> %10)
  "arm_sme.intr.umops.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  // CHECK: call void @llvm.aarch64.sme.umops.wide.nxv8i16(i32 3, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.umops.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.sumops.wide.nxv16i8(i32 3, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %10, <vscale x 16 x i8> %10)
  "arm_sme.intr.sumops.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  // CHECK: call void @llvm.aarch64.sme.sumops.wide.nxv8i16(i32 3, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.sumops.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.usmops.wide.nxv16i8(i32 3, <vscale x 16 x i1> %0, <vscale x 16 x i1> %0, <vscale x 16 x i8> %10, <vscale x 16 x i8> %10)
  "arm_sme.intr.usmops.wide"(%m16, %m16, %i8, %i8) <{tile_id = 3 : i32}> : (vector<[16]xi1>, vector<[16]xi1>, vector<[16]xi8>, vector<[16]xi8>) -> ()
  // CHECK: call void @llvm.aarch64.sme.usmops.wide.nxv8i16(i32 3, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.usmops.wide"(%m8, %m8, %i16, %i16) <{tile_id = 3 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.smops.za32.nxv8i16(i32 0, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.smops.za32"(%m8, %m8, %i16, %i16) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  // CHECK: call void @llvm.aarch64.sme.umops.za32.nxv8i16(i32 0, <vscale x 8 x i1> %1, <vscale x 8 x i1> %1, <vscale x 8 x i16> %9, <vscale x 8 x i16> %9)
  "arm_sme.intr.umops.za32"(%m8, %m8, %i16, %i16) <{tile_id = 0 : i32}> : (vector<[8]xi1>, vector<[8]xi1>, vector<[8]xi16>, vector<[8]xi16>) -> ()
  llvm.return
}
// CHECK: define void @arm_streaming({{.*}} #[[ARM_STREAMING:[0-9]+]] {
llvm.func @arm_streaming() attributes {arm_streaming} {
  llvm.return
}
// CHECK: define void @arm_locally_streaming({{.*}} #[[ARM_LOCALLY_STREAMING:[0-9]+]] {
llvm.func @arm_locally_streaming() attributes {arm_locally_streaming} {
  llvm.return
}
// CHECK: define void @arm_streaming_compatible({{.*}} #[[ARM_STREAMING_COMPATIBLE:[0-9]+]] {
llvm.func @arm_streaming_compatible() attributes {arm_streaming_compatible} {
  llvm.return
}
// CHECK: define void @arm_new_za({{.*}} #[[ARM_NEW_ZA:[0-9]+]] {
llvm.func @arm_new_za() attributes {arm_new_za} {
  llvm.return
}
// CHECK: define void @arm_in_za({{.*}} #[[ARM_IN_ZA:[0-9]+]] {
llvm.func @arm_in_za() attributes {arm_in_za} {
  llvm.return
}
// CHECK: define void @arm_out_za({{.*}} #[[ARM_OUT_ZA:[0-9]+]] {
llvm.func @arm_out_za() attributes {arm_out_za} {
  llvm.return
}
// CHECK: define void @arm_inout_za({{.*}} #[[ARM_INOUT_ZA:[0-9]+]] {
llvm.func @arm_inout_za() attributes {arm_inout_za} {
  llvm.return
}
// CHECK: define void @arm_preserves_za({{.*}} #[[ARM_PRESERVES_ZA:[0-9]+]] {
llvm.func @arm_preserves_za() attributes {arm_preserves_za} {
  llvm.return
}

// CHECK: attributes #[[MOVES]] = { "aarch64_inout_za" "aarch64_pstate_sm_enabled" }
// CHECK: attributes #[[PRODUCTS]] = { "aarch64_new_za" "aarch64_pstate_sm_body" }
// CHECK: attributes #[[ARM_STREAMING]] = { "aarch64_pstate_sm_enabled" }
// CHECK: attributes #[[ARM_LOCALLY_STREAMING]] = { "aarch64_pstate_sm_body" }
// CHECK: attributes #[[ARM_STREAMING_COMPATIBLE]] = { "aarch64_pstate_sm_compatible" }
// CHECK: attributes #[[ARM_NEW_ZA]] = { "aarch64_new_za" }
// CHECK: attributes #[[ARM_IN_ZA]] = { "aarch64_in_za" }
// CHECK: attributes #[[ARM_OUT_ZA]] = { "aarch64_out_za" }
// CHECK: attributes #[[ARM_INOUT_ZA]] = { "aarch64_inout_za" }
// CHECK: attributes #[[ARM_PRESERVES_ZA]] = { "aarch64_preserves_za" }

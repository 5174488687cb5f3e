// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-translate-22 -mlir-to-llvmir %s | FileCheck %s %}

llvm.func @intrinsics(%a: vector<[16]xi8>, %b: vector<[4]xi32>, %m: vector<[4]xi1>, %f: vector<[4]xf32>, %p: vector<[16]xi1>, %n: i64, %i: i32) {
  // CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.ummla.nxv4i32(<vscale x 4 x i32> %1, <vscale x 16 x i8> %0, <vscale x 16 x i8> %0)
  %0 = "arm_sve.intr.ummla"(%b, %a, %a) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  // CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.smmla.nxv4i32(<vscale x 4 x i32> %1, <vscale x 16 x i8> %0, <vscale x 16 x i8> %0)
  %1 = "arm_sve.intr.smmla"(%b, %a, %a) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  // CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.usmmla.nxv4i32(<vscale x 4 x i32> %1, <vscale x 16 x i8> %0, <vscale x 16 x i8> %0)
  %2 = "arm_sve.intr.usmmla"(%b, %a, %a) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  // CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.sdot.nxv4i32(<vscale x 4 x i32> %1, <vscale x 16 x i8> %0, <vscale x 16 x i8> %0)
  %3 = "arm_sve.intr.sdot"(%b, %a, %a) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  // CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.udot.nxv4i32(<vscale x 4 x i32> %1, <vscale x 16 x i8> %0, <vscale x 16 x i8> %0)
  %4 = "arm_sve.intr.udot"(%b, %a, %a) : (vector<[4]xi32>, vector<[16]xi8>, vector<[16]xi8>) -> vector<[4]xi32>
  // CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.add.nxv4i32(<vscale x 4 x i1> %2, <vscale x 4 x i32> %1, <vscale x 4 x i32> %1)
  %5 = "arm_sve.intr.add"(%m, %b, %b) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  // CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.mul.nxv4i32(<vscale x 4 x i1> %2, <vscale x 4 x i32> %1, <vscale x 4 x i32> %1)
  %6 = "arm_sve.intr.mul"(%m, %b, %b) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  // CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.sub.nxv4i32(<vscale x 4 x i1> %2, <vscale x 4 x i32> %1, <vscale x 4 x i32> %1)
  %7 = "arm_sve.intr.sub"(%m, %b, %b) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  // CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.sdiv.nxv4i32(<vscale x 4 x i1> %2, <vscale x 4 x i32> %1, <vscale x 4 x i32> %1)
  %8 = "arm_sve.intr.sdiv"(%m, %b, %b) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  // CHECK: call <vscale x 4 x i32> @llvm.aarch64.sve.udiv.nxv4i32(<vscale x 4 x i1> %2, <vscale x 4 x i32> %1, <vscale x 4 x i32> %1)
  %9 = "arm_sve.intr.udiv"(%m, %b, %b) : (vector<[4]xi1>, vector<[4]xi32>, vector<[4]xi32>) -> vector<[4]xi32>
  // CHECK: call <vscale x 4 x float> @llvm.aarch64.sve.fadd.nxv4f32(<vscale x 4 x i1> %2, <vscale x 4 x float> %3, <vscale x 4 x float> %3)
  %10 = "arm_sve.intr.fadd"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  // CHECK: call <vscale x 4 x float> @llvm.aarch64.sve.fmul.nxv4f32(<vscale x 4 x i1> %2, <vscale x 4 x float> %3, <vscale x 4 x float> %3)
  %11 = "arm_sve.intr.fmul"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  // CHECK: call <vscale x 4 x float> @llvm.aarch64.sve.fsub.nxv4f32(<vscale x 4 x i1> %2, <vscale x 4 x float> %3, <vscale x 4 x float> %3)
  %12 = "arm_sve.intr.fsub"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  // CHECK: call <vscale x 4 x float> @llvm.aarch64.sve.fdiv.nxv4f32(<vscale x 4 x i1> %2, <vscale x 4 x float> %3, <vscale x 4 x float> %3)
  %13 = "arm_sve.intr.fdiv"(%m, %f, %f) : (vector<[4]xi1>, vector<[4]xf32>, vector<[4]xf32>) -> vector<[4]xf32>
  // CHECK: call <vscale x 4 x i1> @llvm.aarch64.sve.convert.from.svbool.nxv4i1(<vscale x 16 x i1> %4)
  %14 = "arm_sve.intr.convert.from.svbool"(%p) : (vector<[16]xi1>) -> vector<[4]xi1>
  // CHECK: call <vscale x 16 x i1> @llvm.aarch64.sve.convert.to.svbool.nxv4i1(<vscale x 4 x i1> %2)
  %15 = "arm_sve.intr.convert.to.svbool"(%m) : (vector<[4]xi1>) -> vector<[16]xi1>
  // CHECK: call { <vscale x 16 x i8>, <vscale x 16 x i8> } @llvm.aarch64.sve.zip.x2.nxv16i8(<vscale x 16 x i8> %0, <vscale x 16 x i8> %0)
  %16 = "arm_sve.intr.zip.x2"(%a, %a) : (vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>)>
  // CHECK: call { <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8>, <vscale x 16 x i8> } @llvm.aarch64.sve.zip.x4.nxv16i8(<vscale x 16 x i8> %0, <vscale x 16 x i8> %0, <vscale x 16 x i8> %0, <vscale x 16 x i8> %0)
  %17 = "arm_sve.intr.zip.x4"(%a, %a, %a, %a) : (vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>) -> !llvm.struct<(vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>, vector<[16]xi8>)>
  // CHECK: call <vscale x 16 x i1> @llvm.aarch64.sve.psel.nxv4i1(<vscale x 16 x i1> %4, <vscale x 4 x i1> %2, i32 %6)
  %18 = "arm_sve.intr.psel"(%p, %m, %i) : (vector<[16]xi1>, vector<[4]xi1>, i32) -> vector<[16]xi1>
  // CHECK: call <vscale x 4 x i1> @llvm.aarch64.sve.whilelt.nxv4i1.i64(i64 %5, i64 %5)
  %19 = "arm_sve.intr.whilelt"(%n, %n) : (i64, i64) -> vector<[4]xi1>
  // CHECK: call <vscale x 16 x i8> @llvm.aarch64.sve.dupq.lane.nxv16i8(<vscale x 16 x i8> %0, i64 2)
  %20 = "arm_sve.intr.dupq_lane"(%a) <{lane = 2 : i64}> : (vector<[16]xi8>) -> vector<[16]xi8>
  llvm.return
}

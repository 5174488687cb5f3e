// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// RUN: %if mlir-22 %{ mlir-translate-22 -mlir-to-llvmir %s | FileCheck %s %}

llvm.func @f(%a: vector<8xi8>, %b: vector<2xi32>, %c: vector<16xi8>, %d: vector<4xi32>, %e: vector<4xf32>, %f: vector<8xbf16>) {
  // CHECK: call <8 x i16> @llvm.aarch64.neon.smull.v8i16(<8 x i8> %0, <8 x i8> %0)
  %0 = arm_neon.intr.smull %a, %a : vector<8xi8> to vector<8xi16>
  // CHECK: call <2 x i32> @llvm.aarch64.neon.sdot.v2i32.v8i8(<2 x i32> %1, <8 x i8> %0, <8 x i8> %0)
  %1 = arm_neon.intr.sdot %b, %a, %a : vector<8xi8>, vector<8xi8> to vector<2xi32>
  // CHECK: call <4 x i32> @llvm.aarch64.neon.smmla.v4i32.v16i8(<4 x i32> %3, <16 x i8> %2, <16 x i8> %2)
  %2 = arm_neon.intr.smmla %d, %c, %c : vector<16xi8> to vector<4xi32>
  // CHECK: call <4 x i32> @llvm.aarch64.neon.ummla.v4i32.v16i8(
  %3 = arm_neon.intr.ummla %d, %c, %c : vector<16xi8> to vector<4xi32>
  // CHECK: call <4 x i32> @llvm.aarch64.neon.usmmla.v4i32.v16i8(
  %4 = arm_neon.intr.usmmla %d, %c, %c : vector<16xi8> to vector<4xi32>
  // CHECK: call <4 x float> @llvm.aarch64.neon.bfmmla(<4 x float> %4, <8 x bfloat> %5, <8 x bfloat> %5)
  %5 = arm_neon.intr.bfmmla %e, %f, %f : vector<8xbf16> to vector<4xf32>
  llvm.return
}

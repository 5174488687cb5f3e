// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Vectors, fixed and scalable: elements, shuffles, parts, reductions.

module {
  // CHECK-LABEL: define void @reduce_add(<4 x i32> %0, <vscale x 2 x i64> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %0)
  // CHECK-NEXT: %4 = call i64 @llvm.vector.reduce.add.nxv2i64(<vscale x 2 x i64> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_add(%arg0: vector<4xi32>, %arg1: vector<[2]xi64>) {
    %0 = "llvm.intr.vector.reduce.add"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.add"(%arg1) : (vector<[2]xi64>) -> i64
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_and(<4 x i32> %0, <vscale x 2 x i64> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %0)
  // CHECK-NEXT: %4 = call i64 @llvm.vector.reduce.and.nxv2i64(<vscale x 2 x i64> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_and(%arg0: vector<4xi32>, %arg1: vector<[2]xi64>) {
    %0 = "llvm.intr.vector.reduce.and"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.and"(%arg1) : (vector<[2]xi64>) -> i64
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_mul(<4 x i32> %0, <vscale x 2 x i64> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %0)
  // CHECK-NEXT: %4 = call i64 @llvm.vector.reduce.mul.nxv2i64(<vscale x 2 x i64> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_mul(%arg0: vector<4xi32>, %arg1: vector<[2]xi64>) {
    %0 = "llvm.intr.vector.reduce.mul"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.mul"(%arg1) : (vector<[2]xi64>) -> i64
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_or(<4 x i32> %0, <vscale x 2 x i64> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %0)
  // CHECK-NEXT: %4 = call i64 @llvm.vector.reduce.or.nxv2i64(<vscale x 2 x i64> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_or(%arg0: vector<4xi32>, %arg1: vector<[2]xi64>) {
    %0 = "llvm.intr.vector.reduce.or"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.or"(%arg1) : (vector<[2]xi64>) -> i64
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_smax(<4 x i32> %0, <vscale x 2 x i64> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %0)
  // CHECK-NEXT: %4 = call i64 @llvm.vector.reduce.smax.nxv2i64(<vscale x 2 x i64> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_smax(%arg0: vector<4xi32>, %arg1: vector<[2]xi64>) {
    %0 = "llvm.intr.vector.reduce.smax"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.smax"(%arg1) : (vector<[2]xi64>) -> i64
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_smin(<4 x i32> %0, <vscale x 2 x i64> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %0)
  // CHECK-NEXT: %4 = call i64 @llvm.vector.reduce.smin.nxv2i64(<vscale x 2 x i64> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_smin(%arg0: vector<4xi32>, %arg1: vector<[2]xi64>) {
    %0 = "llvm.intr.vector.reduce.smin"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.smin"(%arg1) : (vector<[2]xi64>) -> i64
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_umax(<4 x i32> %0, <vscale x 2 x i64> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %0)
  // CHECK-NEXT: %4 = call i64 @llvm.vector.reduce.umax.nxv2i64(<vscale x 2 x i64> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_umax(%arg0: vector<4xi32>, %arg1: vector<[2]xi64>) {
    %0 = "llvm.intr.vector.reduce.umax"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.umax"(%arg1) : (vector<[2]xi64>) -> i64
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_umin(<4 x i32> %0, <vscale x 2 x i64> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %0)
  // CHECK-NEXT: %4 = call i64 @llvm.vector.reduce.umin.nxv2i64(<vscale x 2 x i64> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_umin(%arg0: vector<4xi32>, %arg1: vector<[2]xi64>) {
    %0 = "llvm.intr.vector.reduce.umin"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.umin"(%arg1) : (vector<[2]xi64>) -> i64
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_xor(<4 x i32> %0, <vscale x 2 x i64> %1) {
  // CHECK-NEXT: %3 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %0)
  // CHECK-NEXT: %4 = call i64 @llvm.vector.reduce.xor.nxv2i64(<vscale x 2 x i64> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_xor(%arg0: vector<4xi32>, %arg1: vector<[2]xi64>) {
    %0 = "llvm.intr.vector.reduce.xor"(%arg0) : (vector<4xi32>) -> i32
    %1 = "llvm.intr.vector.reduce.xor"(%arg1) : (vector<[2]xi64>) -> i64
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_fmax(<4 x float> %0) {
  // CHECK-NEXT: %2 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %0)
  // CHECK-NEXT: %3 = call nnan float @llvm.vector.reduce.fmax.v4f32(<4 x float> %0)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_fmax(%arg0: vector<4xf32>) {
    %0 = llvm.intr.vector.reduce.fmax(%arg0) : (vector<4xf32>) -> f32
    %1 = llvm.intr.vector.reduce.fmax(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_fmin(<4 x float> %0) {
  // CHECK-NEXT: %2 = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %0)
  // CHECK-NEXT: %3 = call nnan float @llvm.vector.reduce.fmin.v4f32(<4 x float> %0)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_fmin(%arg0: vector<4xf32>) {
    %0 = llvm.intr.vector.reduce.fmin(%arg0) : (vector<4xf32>) -> f32
    %1 = llvm.intr.vector.reduce.fmin(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_fmaximum(<4 x float> %0) {
  // CHECK-NEXT: %2 = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %0)
  // CHECK-NEXT: %3 = call nnan float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %0)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_fmaximum(%arg0: vector<4xf32>) {
    %0 = llvm.intr.vector.reduce.fmaximum(%arg0) : (vector<4xf32>) -> f32
    %1 = llvm.intr.vector.reduce.fmaximum(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_fminimum(<4 x float> %0) {
  // CHECK-NEXT: %2 = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %0)
  // CHECK-NEXT: %3 = call nnan float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %0)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_fminimum(%arg0: vector<4xf32>) {
    %0 = llvm.intr.vector.reduce.fminimum(%arg0) : (vector<4xf32>) -> f32
    %1 = llvm.intr.vector.reduce.fminimum(%arg0) {fastmathFlags = #llvm.fastmath<nnan>} : (vector<4xf32>) -> f32
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_fadd(float %0, <4 x float> %1) {
  // CHECK-NEXT: %3 = call float @llvm.vector.reduce.fadd.v4f32(float %0, <4 x float> %1)
  // CHECK-NEXT: %4 = call reassoc float @llvm.vector.reduce.fadd.v4f32(float %0, <4 x float> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_fadd(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %1 = "llvm.intr.vector.reduce.fadd"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    llvm.return
  }

  // CHECK-LABEL: define void @reduce_fmul(float %0, <4 x float> %1) {
  // CHECK-NEXT: %3 = call float @llvm.vector.reduce.fmul.v4f32(float %0, <4 x float> %1)
  // CHECK-NEXT: %4 = call reassoc float @llvm.vector.reduce.fmul.v4f32(float %0, <4 x float> %1)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @reduce_fmul(%arg0: f32, %arg1: vector<4xf32>) {
    %0 = "llvm.intr.vector.reduce.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> f32
    %1 = "llvm.intr.vector.reduce.fmul"(%arg0, %arg1) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<4xf32>) -> f32
    llvm.return
  }

  // CHECK-LABEL: define void @elements(<4 x i32> %0, <vscale x 4 x float> %1, i32 %2, i64 %3, i32 %4, float %5, <2 x ptr> %6, ptr %7) {
  // CHECK-NEXT: %9 = extractelement <4 x i32> %0, i32 %2
  // CHECK-NEXT: %10 = extractelement <vscale x 4 x float> %1, i64 %3
  // CHECK-NEXT: %11 = insertelement <4 x i32> %0, i32 %4, i64 %3
  // CHECK-NEXT: %12 = insertelement <vscale x 4 x float> %1, float %5, i32 %2
  // CHECK-NEXT: %13 = insertelement <2 x ptr> %6, ptr %7, i32 %2
  // CHECK-NEXT: %14 = extractelement <2 x ptr> %6, i32 %2
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @elements(%arg0: vector<4xi32>, %arg1: vector<[4]xf32>, %arg2: i32, %arg3: i64, %arg4: i32, %arg5: f32, %arg6: vector<2x!llvm.ptr>, %arg7: !llvm.ptr) {
    %0 = llvm.extractelement %arg0[%arg2 : i32] : vector<4xi32>
    %1 = llvm.extractelement %arg1[%arg3 : i64] : vector<[4]xf32>
    %2 = llvm.insertelement %arg4, %arg0[%arg3 : i64] : vector<4xi32>
    %3 = llvm.insertelement %arg5, %arg1[%arg2 : i32] : vector<[4]xf32>
    %4 = llvm.insertelement %arg7, %arg6[%arg2 : i32] : vector<2x!llvm.ptr>
    %5 = llvm.extractelement %arg6[%arg2 : i32] : vector<2x!llvm.ptr>
    llvm.return
  }

  // CHECK-LABEL: define void @shuffle(<4 x i32> %0, <vscale x 4 x float> %1) {
  // CHECK-NEXT: %3 = shufflevector <4 x i32> %0, <4 x i32> %0, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  // CHECK-NEXT: %4 = shufflevector <4 x i32> %0, <4 x i32> %0, <2 x i32> <i32 poison, i32 3>
  // CHECK-NEXT: %5 = shufflevector <4 x i32> %0, <4 x i32> %0, <8 x i32> zeroinitializer
  // CHECK-NEXT: %6 = shufflevector <vscale x 4 x float> %1, <vscale x 4 x float> %1, <vscale x 4 x i32> zeroinitializer
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @shuffle(%arg0: vector<4xi32>, %arg1: vector<[4]xf32>) {
    %0 = llvm.shufflevector %arg0, %arg0 [0, 1, 6, 7] : vector<4xi32> 
    %1 = llvm.shufflevector %arg0, %arg0 [-1, 3] : vector<4xi32> 
    %2 = llvm.shufflevector %arg0, %arg0 [0, 0, 0, 0, 0, 0, 0, 0] : vector<4xi32> 
    %3 = llvm.shufflevector %arg1, %arg1 [0, 0, 0, 0] : vector<[4]xf32> 
    llvm.return
  }

  // CHECK-LABEL: define void @subvector(<8 x i32> %0, <vscale x 4 x float> %1, <2 x i32> %2, <4 x float> %3) {
  // CHECK-NEXT: %5 = call <4 x i32> @llvm.vector.extract.v4i32.v8i32(<8 x i32> %0, i64 4)
  // CHECK-NEXT: %6 = call <4 x float> @llvm.vector.extract.v4f32.nxv4f32(<vscale x 4 x float> %1, i64 0)
  // CHECK-NEXT: %7 = call <8 x i32> @llvm.vector.insert.v8i32.v2i32(<8 x i32> %0, <2 x i32> %2, i64 6)
  // CHECK-NEXT: %8 = call <vscale x 4 x float> @llvm.vector.insert.nxv4f32.v4f32(<vscale x 4 x float> %1, <4 x float> %3, i64 4)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @subvector(%arg0: vector<8xi32>, %arg1: vector<[4]xf32>, %arg2: vector<2xi32>, %arg3: vector<4xf32>) {
    %0 = llvm.intr.vector.extract %arg0[4] : vector<4xi32> from vector<8xi32>
    %1 = llvm.intr.vector.extract %arg1[0] : vector<4xf32> from vector<[4]xf32>
    %2 = llvm.intr.vector.insert %arg2, %arg0[6] : vector<2xi32> into vector<8xi32>
    %3 = llvm.intr.vector.insert %arg3, %arg1[4] : vector<4xf32> into vector<[4]xf32>
    llvm.return
  }

  // CHECK-LABEL: define void @interleave(<4 x i32> %0, <vscale x 4 x float> %1) {
  // CHECK-NEXT: %3 = call <8 x i32> @llvm.vector.interleave2.v8i32(<4 x i32> %0, <4 x i32> %0)
  // CHECK-NEXT: %4 = call <vscale x 8 x float> @llvm.vector.interleave2.nxv8f32(<vscale x 4 x float> %1, <vscale x 4 x float> %1)
  // CHECK-NEXT: %5 = call { <4 x i32>, <4 x i32> } @llvm.vector.deinterleave2.v8i32(<8 x i32> %3)
  // CHECK-NEXT: %6 = call { <vscale x 4 x float>, <vscale x 4 x float> } @llvm.vector.deinterleave2.nxv8f32(<vscale x 8 x float> %4)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @interleave(%arg0: vector<4xi32>, %arg1: vector<[4]xf32>) {
    %0 = "llvm.intr.vector.interleave2"(%arg0, %arg0) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
    %1 = "llvm.intr.vector.interleave2"(%arg1, %arg1) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]xf32>
    %2 = "llvm.intr.vector.deinterleave2"(%0) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
    %3 = "llvm.intr.vector.deinterleave2"(%1) : (vector<[8]xf32>) -> !llvm.struct<(vector<[4]xf32>, vector<[4]xf32>)>
    llvm.return
  }

  // CHECK-LABEL: define void @scalable(i64 %0) {
  // CHECK-NEXT: %2 = call i64 @llvm.vscale.i64()
  // CHECK-NEXT: %3 = call i32 @llvm.vscale.i32()
  // CHECK-NEXT: %4 = call <vscale x 4 x i32> @llvm.stepvector.nxv4i32()
  // CHECK-NEXT: %5 = call <8 x i16> @llvm.stepvector.v8i16()
  // CHECK-NEXT: %6 = call <vscale x 4 x i1> @llvm.get.active.lane.mask.nxv4i1.i64(i64 %0, i64 %0)
  // CHECK-NEXT: %7 = call <7 x i1> @llvm.get.active.lane.mask.v7i1.i64(i64 %0, i64 %0)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @scalable(%arg0: i64) {
    %0 = "llvm.intr.vscale"() : () -> i64
    %1 = "llvm.intr.vscale"() : () -> i32
    %2 = llvm.intr.stepvector : vector<[4]xi32>
    %3 = llvm.intr.stepvector : vector<8xi16>
    %4 = llvm.intr.get.active.lane.mask %arg0, %arg0 : i64, i64 to vector<[4]xi1>
    %5 = llvm.intr.get.active.lane.mask %arg0, %arg0 : i64, i64 to vector<7xi1>
    llvm.return
  }
}

// CHECK: attributes #0 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: attributes #1 = { nocallback nofree nosync nounwind willreturn memory(none) }

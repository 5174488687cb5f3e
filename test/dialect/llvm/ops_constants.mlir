// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Constants of every kind that an attribute can give.

// CHECK: @global = global i32 1
// CHECK: @elsewhere = addrspace(4) global i32 1

module {
  llvm.mlir.global external @global(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @elsewhere(1 : i32) {addr_space = 4 : i32} : i32
  // CHECK: declare void @take(...)
  llvm.func @take(...)

  // CHECK-LABEL: define void @constants() {
  // CHECK-NEXT: call void (...) @take(i1 true)
  // CHECK-NEXT: call void (...) @take(i8 42)
  // CHECK-NEXT: call void (...) @take(i64 -1)
  // CHECK-NEXT: call void (...) @take(i128 170141183460469231731687303715884105727)
  // CHECK-NEXT: call void (...) @take(i64 5)
  // CHECK-NEXT: call void (...) @take(half 0xH3C00)
  // CHECK-NEXT: call void (...) @take(bfloat 0xR3F80)
  // CHECK-NEXT: call void (...) @take(float 0x40091EB860000000)
  // CHECK-NEXT: call void (...) @take(double 1.000000e+300)
  // CHECK-NEXT: call void (...) @take(x86_fp80 0xK3FFFC000000000000000)
  // CHECK-NEXT: call void (...) @take(fp128 0xL00000000000000003FFF800000000000)
  // CHECK-NEXT: call void (...) @take(float 0x7FF8000000000000)
  // CHECK-NEXT: call void (...) @take(double -0.000000e+00)
  // CHECK-NEXT: call void (...) @take(<2 x i32> <i32 1, i32 2>)
  // CHECK-NEXT: call void (...) @take(<4 x i1> splat (i1 true))
  // CHECK-NEXT: call void (...) @take(<3 x i1> <i1 true, i1 false, i1 true>)
  // CHECK-NEXT: call void (...) @take(<4 x float> splat (float 1.500000e+00))
  // CHECK-NEXT: call void (...) @take(<vscale x 4 x i32> splat (i32 3))
  // CHECK-NEXT: call void (...) @take(<vscale x 2 x double> splat (double 1.500000e+00))
  // CHECK-NEXT: call void (...) @take([2 x i32] [i32 1, i32 2])
  // CHECK-NEXT: call void (...) @take([2 x [2 x i32]] zeroinitializer)
  // CHECK-NEXT: call void (...) @take([2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>])
  // CHECK-NEXT: call void (...) @take([2 x bfloat] [bfloat 0xR3F80, bfloat 0xR4000])
  // CHECK-NEXT: call void (...) @take([5 x i8] c"hello")
  // CHECK-NEXT: call void (...) @take([2 x i32] [i32 67305985, i32 134678021])
  // CHECK-NEXT: call void (...) @take({ i32, float } { i32 1, float 2.000000e+00 })
  // CHECK-NEXT: call void (...) @take({ double, double } { double 1.000000e+00, double 2.000000e+00 })
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @constants() {
    %0 = llvm.mlir.constant(true) : i1
    %1 = llvm.mlir.constant(42 : i8) : i8
    %2 = llvm.mlir.constant(-1 : i64) : i64
    %3 = llvm.mlir.constant(170141183460469231731687303715884105727 : i128) : i128
    %4 = llvm.mlir.constant(5 : index) : i64
    %5 = llvm.mlir.constant(1.000000e+00 : f16) : f16
    %6 = llvm.mlir.constant(1.000000e+00 : bf16) : bf16
    %7 = llvm.mlir.constant(3.140000e+00 : f32) : f32
    %8 = llvm.mlir.constant(1.000000e+300 : f64) : f64
    %9 = llvm.mlir.constant(1.500000e+00 : f80) : f80
    %10 = llvm.mlir.constant(1.500000e+00 : f128) : f128
    %11 = llvm.mlir.constant(0x7FC00000 : f32) : f32
    %12 = llvm.mlir.constant(-0.000000e+00 : f64) : f64
    %13 = llvm.mlir.constant(dense<[1, 2]> : vector<2xi32>) : vector<2xi32>
    %14 = llvm.mlir.constant(dense<true> : vector<4xi1>) : vector<4xi1>
    %15 = llvm.mlir.constant(dense<[true, false, true]> : vector<3xi1>) : vector<3xi1>
    %16 = llvm.mlir.constant(dense<1.500000e+00> : vector<4xf32>) : vector<4xf32>
    %17 = llvm.mlir.constant(dense<3> : vector<[4]xi32>) : vector<[4]xi32>
    %18 = llvm.mlir.constant(dense<1.500000e+00> : vector<[2]xf64>) : vector<[2]xf64>
    %19 = llvm.mlir.constant(dense<[1, 2]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %20 = llvm.mlir.constant(dense<0> : tensor<2x2xi32>) : !llvm.array<2 x array<2 x i32>>
    %21 = llvm.mlir.constant(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
    %22 = llvm.mlir.constant(dense<[1.000000e+00, 2.000000e+00]> : tensor<2xbf16>) : !llvm.array<2 x bf16>
    %23 = llvm.mlir.constant("hello") : !llvm.array<5 x i8>
    %24 = llvm.mlir.constant(dense<[67305985, 134678021]> : tensor<2xi32>) : !llvm.array<2 x i32>
    %25 = llvm.mlir.constant([1 : i32, 2.000000e+00 : f32]) : !llvm.struct<(i32, f32)>
    %26 = llvm.mlir.constant([1.000000e+00, 2.000000e+00]) : !llvm.struct<(f64, f64)>
    llvm.call @take(%0) vararg(!llvm.func<void (...)>) : (i1) -> ()
    llvm.call @take(%1) vararg(!llvm.func<void (...)>) : (i8) -> ()
    llvm.call @take(%2) vararg(!llvm.func<void (...)>) : (i64) -> ()
    llvm.call @take(%3) vararg(!llvm.func<void (...)>) : (i128) -> ()
    llvm.call @take(%4) vararg(!llvm.func<void (...)>) : (i64) -> ()
    llvm.call @take(%5) vararg(!llvm.func<void (...)>) : (f16) -> ()
    llvm.call @take(%6) vararg(!llvm.func<void (...)>) : (bf16) -> ()
    llvm.call @take(%7) vararg(!llvm.func<void (...)>) : (f32) -> ()
    llvm.call @take(%8) vararg(!llvm.func<void (...)>) : (f64) -> ()
    llvm.call @take(%9) vararg(!llvm.func<void (...)>) : (f80) -> ()
    llvm.call @take(%10) vararg(!llvm.func<void (...)>) : (f128) -> ()
    llvm.call @take(%11) vararg(!llvm.func<void (...)>) : (f32) -> ()
    llvm.call @take(%12) vararg(!llvm.func<void (...)>) : (f64) -> ()
    llvm.call @take(%13) vararg(!llvm.func<void (...)>) : (vector<2xi32>) -> ()
    llvm.call @take(%14) vararg(!llvm.func<void (...)>) : (vector<4xi1>) -> ()
    llvm.call @take(%15) vararg(!llvm.func<void (...)>) : (vector<3xi1>) -> ()
    llvm.call @take(%16) vararg(!llvm.func<void (...)>) : (vector<4xf32>) -> ()
    llvm.call @take(%17) vararg(!llvm.func<void (...)>) : (vector<[4]xi32>) -> ()
    llvm.call @take(%18) vararg(!llvm.func<void (...)>) : (vector<[2]xf64>) -> ()
    llvm.call @take(%19) vararg(!llvm.func<void (...)>) : (!llvm.array<2 x i32>) -> ()
    llvm.call @take(%20) vararg(!llvm.func<void (...)>) : (!llvm.array<2 x array<2 x i32>>) -> ()
    llvm.call @take(%21) vararg(!llvm.func<void (...)>) : (!llvm.array<2 x vector<2xi32>>) -> ()
    llvm.call @take(%22) vararg(!llvm.func<void (...)>) : (!llvm.array<2 x bf16>) -> ()
    llvm.call @take(%23) vararg(!llvm.func<void (...)>) : (!llvm.array<5 x i8>) -> ()
    llvm.call @take(%24) vararg(!llvm.func<void (...)>) : (!llvm.array<2 x i32>) -> ()
    llvm.call @take(%25) vararg(!llvm.func<void (...)>) : (!llvm.struct<(i32, f32)>) -> ()
    llvm.call @take(%26) vararg(!llvm.func<void (...)>) : (!llvm.struct<(f64, f64)>) -> ()
    llvm.return
  }

  // CHECK-LABEL: define void @others() {
  // CHECK-NEXT: call void (...) @take(i32 undef)
  // CHECK-NEXT: call void (...) @take({ i32, ptr } undef)
  // CHECK-NEXT: call void (...) @take(ptr poison)
  // CHECK-NEXT: call void (...) @take(<vscale x 4 x i32> poison)
  // CHECK-NEXT: call void (...) @take(ptr null)
  // CHECK-NEXT: call void (...) @take(ptr addrspace(3) null)
  // CHECK-NEXT: call void (...) @take({ i32, ptr } zeroinitializer)
  // CHECK-NEXT: call void (...) @take(<4 x float> zeroinitializer)
  // CHECK-NEXT: call void (...) @take([4 x i64] zeroinitializer)
  // CHECK-NEXT: call void (...) @take(target("spirv.Event") zeroinitializer)
  // CHECK-NEXT: call void (...) @take(target("spirv.Event") poison)
  // CHECK-NEXT: call void (...) @take(ptr @global)
  // CHECK-NEXT: call void (...) @take(ptr addrspace(4) @elsewhere)
  // CHECK-NEXT: call void (...) @take(ptr @take)
  // CHECK-NEXT: call void (...) @take(ptr dso_local_equivalent @take)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @others() {
    %0 = llvm.mlir.undef : i32
    %1 = llvm.mlir.undef : !llvm.struct<(i32, ptr)>
    %2 = llvm.mlir.poison : !llvm.ptr
    %3 = llvm.mlir.poison : vector<[4]xi32>
    %4 = llvm.mlir.zero : !llvm.ptr
    %5 = llvm.mlir.zero : !llvm.ptr<3>
    %6 = llvm.mlir.zero : !llvm.struct<(i32, ptr)>
    %7 = llvm.mlir.zero : vector<4xf32>
    %8 = llvm.mlir.zero : !llvm.array<4 x i64>
    %9 = llvm.mlir.zero : !llvm.target<"spirv.Event">
    %10 = llvm.mlir.poison : !llvm.target<"spirv.Event">
    %11 = llvm.mlir.addressof @global : !llvm.ptr
    %12 = llvm.mlir.addressof @elsewhere : !llvm.ptr<4>
    %13 = llvm.mlir.addressof @take : !llvm.ptr
    %14 = llvm.dso_local_equivalent @take : !llvm.ptr
    llvm.call @take(%0) vararg(!llvm.func<void (...)>) : (i32) -> ()
    llvm.call @take(%1) vararg(!llvm.func<void (...)>) : (!llvm.struct<(i32, ptr)>) -> ()
    llvm.call @take(%2) vararg(!llvm.func<void (...)>) : (!llvm.ptr) -> ()
    llvm.call @take(%3) vararg(!llvm.func<void (...)>) : (vector<[4]xi32>) -> ()
    llvm.call @take(%4) vararg(!llvm.func<void (...)>) : (!llvm.ptr) -> ()
    llvm.call @take(%5) vararg(!llvm.func<void (...)>) : (!llvm.ptr<3>) -> ()
    llvm.call @take(%6) vararg(!llvm.func<void (...)>) : (!llvm.struct<(i32, ptr)>) -> ()
    llvm.call @take(%7) vararg(!llvm.func<void (...)>) : (vector<4xf32>) -> ()
    llvm.call @take(%8) vararg(!llvm.func<void (...)>) : (!llvm.array<4 x i64>) -> ()
    llvm.call @take(%9) vararg(!llvm.func<void (...)>) : (!llvm.target<"spirv.Event">) -> ()
    llvm.call @take(%10) vararg(!llvm.func<void (...)>) : (!llvm.target<"spirv.Event">) -> ()
    llvm.call @take(%11) vararg(!llvm.func<void (...)>) : (!llvm.ptr) -> ()
    llvm.call @take(%12) vararg(!llvm.func<void (...)>) : (!llvm.ptr<4>) -> ()
    llvm.call @take(%13) vararg(!llvm.func<void (...)>) : (!llvm.ptr) -> ()
    llvm.call @take(%14) vararg(!llvm.func<void (...)>) : (!llvm.ptr) -> ()
    llvm.return
  }
}

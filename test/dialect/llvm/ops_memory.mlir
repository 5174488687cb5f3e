// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s

// Memory on the stack, loads and stores with every clause they have, addresses
// with constant and variable indices and all wrap flags, blocks of memory.

// CHECK: %s = type { i8, i16, <{ i8, i64 }> }

module {
  // CHECK-LABEL: define void @alloca(i32 %0, i64 %1) {
  // CHECK-NEXT: %3 = alloca i32, i32 %0, align 4
  // CHECK-NEXT: %4 = alloca double, i64 %1, align 64
  // CHECK-NEXT: %5 = alloca { i32, ptr }, i32 %0, align 8, addrspace(5)
  // CHECK-NEXT: %6 = alloca inalloca <vscale x 4 x i32>, i32 %0, align 16
  // CHECK-NEXT: %7 = alloca inalloca [2 x i8], i32 %0, align 4
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @alloca(%arg0: i32, %arg1: i64) {
    %0 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
    %1 = llvm.alloca %arg1 x f64 {alignment = 64 : i64} : (i64) -> !llvm.ptr
    %2 = llvm.alloca %arg0 x !llvm.struct<(i32, ptr)> : (i32) -> !llvm.ptr<5>
    %3 = llvm.alloca inalloca %arg0 x vector<[4]xi32> : (i32) -> !llvm.ptr
    %4 = llvm.alloca inalloca %arg0 x !llvm.array<2 x i8> {alignment = 4 : i64} : (i32) -> !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @load(ptr %0, ptr addrspace(3) %1) {
  // CHECK-NEXT: %3 = load i32, ptr %0, align 4
  // CHECK-NEXT: %4 = load volatile float, ptr %0, align 4
  // CHECK-NEXT: %5 = load <4 x float>, ptr addrspace(3) %1, align 16
  // CHECK-NEXT: %6 = load i64, ptr %0, align 4, !nontemporal !0
  // CHECK-NEXT: %7 = load i64, ptr %0, align 4, !invariant.load !1
  // CHECK-NEXT: %8 = load i64, ptr %0, align 4, !invariant.group !1
  // CHECK-NEXT: %9 = load volatile ptr, ptr %0, align 8, !invariant.load !1, !nontemporal !0, !invariant.group !1
  // CHECK-NEXT: %10 = load ptr, ptr %0, align 8, !dereferenceable !2
  // CHECK-NEXT: %11 = load ptr, ptr %0, align 8, !dereferenceable_or_null !2
  // CHECK-NEXT: %12 = load { i32, float }, ptr %0, align 4
  // CHECK-NEXT: %13 = load [3 x i8], ptr %0, align 1
  // CHECK-NEXT: %14 = load <vscale x 2 x i64>, ptr %0, align 16
  // CHECK-NEXT: %15 = load i129, ptr %0, align 4
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @load(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>) {
    %0 = llvm.load %arg0 : !llvm.ptr -> i32
    %1 = llvm.load volatile %arg0 : !llvm.ptr -> f32
    %2 = llvm.load %arg1 {alignment = 16 : i64} : !llvm.ptr<3> -> vector<4xf32>
    %3 = llvm.load %arg0 {nontemporal} : !llvm.ptr -> i64
    %4 = llvm.load %arg0 invariant : !llvm.ptr -> i64
    %5 = llvm.load %arg0 invariant_group : !llvm.ptr -> i64
    %6 = llvm.load volatile %arg0 invariant invariant_group {alignment = 8 : i64, nontemporal} : !llvm.ptr -> !llvm.ptr
    %7 = llvm.load %arg0 dereferenceable<bytes = 8> : !llvm.ptr -> !llvm.ptr
    %8 = llvm.load %arg0 dereferenceable<bytes = 8, mayBeNull = true> : !llvm.ptr -> !llvm.ptr
    %9 = llvm.load %arg0 : !llvm.ptr -> !llvm.struct<(i32, f32)>
    %10 = llvm.load %arg0 : !llvm.ptr -> !llvm.array<3 x i8>
    %11 = llvm.load %arg0 : !llvm.ptr -> vector<[2]xi64>
    %12 = llvm.load %arg0 : !llvm.ptr -> i129
    llvm.return
  }

  // CHECK-LABEL: define void @load_atomic(ptr %0) {
  // CHECK-NEXT: %2 = load atomic i32, ptr %0 unordered, align 4
  // CHECK-NEXT: %3 = load atomic float, ptr %0 monotonic, align 4
  // CHECK-NEXT: %4 = load atomic volatile i64, ptr %0 syncscope("singlethread") acquire, align 8
  // CHECK-NEXT: %5 = load atomic ptr, ptr %0 syncscope("agent") seq_cst, align 8, !invariant.load !1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @load_atomic(%arg0: !llvm.ptr) {
    %0 = llvm.load %arg0 atomic unordered {alignment = 4 : i64} : !llvm.ptr -> i32
    %1 = llvm.load %arg0 atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f32
    %2 = llvm.load volatile %arg0 atomic syncscope("singlethread") acquire {alignment = 8 : i64} : !llvm.ptr -> i64
    %3 = llvm.load %arg0 atomic syncscope("agent") seq_cst invariant {alignment = 8 : i64} : !llvm.ptr -> !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @store(ptr %0, ptr addrspace(3) %1, i32 %2, <4 x float> %3, { i32, float } %4) {
  // CHECK-NEXT: store i32 %2, ptr %0, align 4
  // CHECK-NEXT: store volatile i32 %2, ptr %0, align 4
  // CHECK-NEXT: store <4 x float> %3, ptr addrspace(3) %1, align 16
  // CHECK-NEXT: store i32 %2, ptr %0, align 4, !nontemporal !0
  // CHECK-NEXT: store i32 %2, ptr %0, align 4, !invariant.group !1
  // CHECK-NEXT: store volatile { i32, float } %4, ptr %0, align 8, !nontemporal !0, !invariant.group !1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @store(%arg0: !llvm.ptr, %arg1: !llvm.ptr<3>, %arg2: i32, %arg3: vector<4xf32>, %arg4: !llvm.struct<(i32, f32)>) {
    llvm.store %arg2, %arg0 : i32, !llvm.ptr
    llvm.store volatile %arg2, %arg0 : i32, !llvm.ptr
    llvm.store %arg3, %arg1 {alignment = 16 : i64} : vector<4xf32>, !llvm.ptr<3>
    llvm.store %arg2, %arg0 {nontemporal} : i32, !llvm.ptr
    llvm.store %arg2, %arg0 invariant_group : i32, !llvm.ptr
    llvm.store volatile %arg4, %arg0 invariant_group {alignment = 8 : i64, nontemporal} : !llvm.struct<(i32, f32)>, !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @store_atomic(ptr %0, i32 %1, double %2) {
  // CHECK-NEXT: store atomic i32 %1, ptr %0 unordered, align 4
  // CHECK-NEXT: store atomic i32 %1, ptr %0 monotonic, align 4
  // CHECK-NEXT: store atomic volatile i32 %1, ptr %0 syncscope("singlethread") release, align 4
  // CHECK-NEXT: store atomic double %2, ptr %0 syncscope("workgroup") seq_cst, align 8, !invariant.group !1
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @store_atomic(%arg0: !llvm.ptr, %arg1: i32, %arg2: f64) {
    llvm.store %arg1, %arg0 atomic unordered {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg1, %arg0 atomic monotonic {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store volatile %arg1, %arg0 atomic syncscope("singlethread") release {alignment = 4 : i64} : i32, !llvm.ptr
    llvm.store %arg2, %arg0 atomic syncscope("workgroup") seq_cst invariant_group {alignment = 8 : i64} : f64, !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define void @getelementptr(ptr %0, ptr addrspace(1) %1, i32 %2, i64 %3, <4 x ptr> %4, <4 x i64> %5) {
  // CHECK-NEXT: %7 = getelementptr float, ptr %0, i64 %3
  // CHECK-NEXT: %8 = getelementptr inbounds i64, ptr %0, i32 1
  // CHECK-NEXT: %9 = getelementptr nusw i64, ptr %0, i32 -1
  // CHECK-NEXT: %10 = getelementptr nuw i64, ptr addrspace(1) %1, i32 %2
  // CHECK-NEXT: %11 = getelementptr nusw nuw i64, ptr %0, i32 %2
  // CHECK-NEXT: %12 = getelementptr inbounds nuw i64, ptr %0, i32 %2
  // CHECK-NEXT: %13 = getelementptr { i32, float }, ptr %0, i32 0, i32 1
  // CHECK-NEXT: %14 = getelementptr { i32, [4 x float] }, ptr %0, i64 %3, i32 1, i32 %2
  // CHECK-NEXT: %15 = getelementptr inbounds [8 x %s], ptr %0, i32 0, i64 %3, i32 2, i32 1
  // CHECK-NEXT: %16 = getelementptr i8, ptr %0, <4 x i64> %5
  // CHECK-NEXT: %17 = getelementptr i8, <4 x ptr> %4, <4 x i64> %5
  // CHECK-NEXT: %18 = getelementptr i8, <4 x ptr> %4, i32 7
  // CHECK-NEXT: %19 = getelementptr <4 x i32>, ptr %0, i64 %3, i32 3
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @getelementptr(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: i32, %arg3: i64, %arg4: vector<4x!llvm.ptr>, %arg5: vector<4xi64>) {
    %0 = llvm.getelementptr %arg0[%arg3] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %1 = llvm.getelementptr inbounds %arg0[1] : (!llvm.ptr) -> !llvm.ptr, i64
    %2 = llvm.getelementptr nusw %arg0[-1] : (!llvm.ptr) -> !llvm.ptr, i64
    %3 = llvm.getelementptr nuw %arg1[%arg2] : (!llvm.ptr<1>, i32) -> !llvm.ptr<1>, i64
    %4 = llvm.getelementptr nusw|nuw %arg0[%arg2] : (!llvm.ptr, i32) -> !llvm.ptr, i64
    %5 = llvm.getelementptr inbounds|nuw %arg0[%arg2] : (!llvm.ptr, i32) -> !llvm.ptr, i64
    %6 = llvm.getelementptr %arg0[0, 1] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, f32)>
    %7 = llvm.getelementptr %arg0[%arg3, 1, %arg2] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.struct<(i32, array<4 x f32>)>
    %8 = llvm.getelementptr inbounds %arg0[0, %arg3, 2, 1] : (!llvm.ptr, i64) -> !llvm.ptr, !llvm.array<8 x struct<"s", (i8, i16, struct<packed (i8, i64)>)>>
    %9 = llvm.getelementptr %arg0[%arg5] : (!llvm.ptr, vector<4xi64>) -> vector<4x!llvm.ptr>, i8
    %10 = llvm.getelementptr %arg4[%arg5] : (vector<4x!llvm.ptr>, vector<4xi64>) -> vector<4x!llvm.ptr>, i8
    %11 = llvm.getelementptr %arg4[7] : (vector<4x!llvm.ptr>) -> vector<4x!llvm.ptr>, i8
    %12 = llvm.getelementptr %arg0[%arg3, 3] : (!llvm.ptr, i64) -> !llvm.ptr, vector<4xi32>
    llvm.return
  }

  // CHECK-LABEL: define void @blocks(ptr %0, ptr addrspace(1) %1, i64 %2, i32 %3, i8 %4) {
  // CHECK-NEXT: call void @llvm.memcpy.p0.p1.i64(ptr %0, ptr addrspace(1) %1, i64 %2, i1 false)
  // CHECK-NEXT: call void @llvm.memcpy.p0.p0.i32(ptr %0, ptr %0, i32 %3, i1 true)
  // CHECK-NEXT: call void @llvm.memcpy.p0.p0.i32(ptr align 8 %0, ptr align 4 %0, i32 %3, i1 false)
  // CHECK-NEXT: call void @llvm.memcpy.inline.p0.p0.i64(ptr %0, ptr %0, i64 16, i1 false)
  // CHECK-NEXT: call void @llvm.memcpy.inline.p0.p1.i32(ptr %0, ptr addrspace(1) %1, i32 7, i1 true)
  // CHECK-NEXT: call void @llvm.memmove.p1.p0.i64(ptr addrspace(1) %1, ptr %0, i64 %2, i1 false)
  // CHECK-NEXT: call void @llvm.memset.p0.i64(ptr %0, i8 %4, i64 %2, i1 true)
  // CHECK-NEXT: call void @llvm.memset.p0.i32(ptr align 2 %0, i8 %4, i32 %3, i1 false)
  // CHECK-NEXT: call void @llvm.memset.inline.p1.i64(ptr addrspace(1) %1, i8 %4, i64 32, i1 false)
  // CHECK-NEXT: call void @llvm.prefetch.p0(ptr %0, i32 0, i32 3, i32 1)
  // CHECK-NEXT: call void @llvm.prefetch.p1(ptr addrspace(1) %1, i32 1, i32 0, i32 0)
  // CHECK-NEXT: %6 = call ptr @llvm.ptrmask.p0.i64(ptr %0, i64 %2)
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @blocks(%arg0: !llvm.ptr, %arg1: !llvm.ptr<1>, %arg2: i64, %arg3: i32, %arg4: i8) {
    "llvm.intr.memcpy"(%arg0, %arg1, %arg2) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr<1>, i64) -> ()
    "llvm.intr.memcpy"(%arg0, %arg0, %arg3) <{isVolatile = true}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memcpy"(%arg0, %arg0, %arg3) <{arg_attrs = [{llvm.align = 8 : i64}, {llvm.align = 4 : i64}, {}], isVolatile = false}> : (!llvm.ptr, !llvm.ptr, i32) -> ()
    "llvm.intr.memcpy.inline"(%arg0, %arg0) <{isVolatile = false, len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
    "llvm.intr.memcpy.inline"(%arg0, %arg1) <{isVolatile = true, len = 7 : i32}> : (!llvm.ptr, !llvm.ptr<1>) -> ()
    "llvm.intr.memmove"(%arg1, %arg0, %arg2) <{isVolatile = false}> : (!llvm.ptr<1>, !llvm.ptr, i64) -> ()
    "llvm.intr.memset"(%arg0, %arg4, %arg2) <{isVolatile = true}> : (!llvm.ptr, i8, i64) -> ()
    "llvm.intr.memset"(%arg0, %arg4, %arg3) <{arg_attrs = [{llvm.align = 2 : i64}, {}, {}], isVolatile = false}> : (!llvm.ptr, i8, i32) -> ()
    "llvm.intr.memset.inline"(%arg1, %arg4) <{isVolatile = false, len = 32 : i64}> : (!llvm.ptr<1>, i8) -> ()
    "llvm.intr.prefetch"(%arg0) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()
    "llvm.intr.prefetch"(%arg1) <{cache = 0 : i32, hint = 0 : i32, rw = 1 : i32}> : (!llvm.ptr<1>) -> ()
    %0 = llvm.intr.ptrmask %arg0, %arg2 : (!llvm.ptr, i64) -> !llvm.ptr
    llvm.return
  }

  // CHECK-LABEL: define i32 @lifetimes(i32 %0) {
  // CHECK-NEXT: %2 = alloca i32, i32 %0, align 4
  // CHECK-NEXT: call void @llvm.lifetime.start.p0(ptr %2)
  // CHECK-NEXT: %3 = call ptr @llvm.invariant.start.p0(i64 4, ptr %2)
  // CHECK-NEXT: %4 = load i32, ptr %2, align 4
  // CHECK-NEXT: call void @llvm.invariant.end.p0(ptr %3, i64 4, ptr %2)
  // CHECK-NEXT: call void @llvm.lifetime.end.p0(ptr %2)
  // CHECK-NEXT: %5 = call ptr @llvm.launder.invariant.group.p0(ptr %2)
  // CHECK-NEXT: %6 = call ptr @llvm.strip.invariant.group.p0(ptr %5)
  // CHECK-NEXT: %7 = call ptr @llvm.stacksave.p0()
  // CHECK-NEXT: call void @llvm.stackrestore.p0(ptr %7)
  // CHECK-NEXT: %8 = call ptr addrspace(5) @llvm.stacksave.p5()
  // CHECK-NEXT: call void @llvm.stackrestore.p5(ptr addrspace(5) %8)
  // CHECK-NEXT: ret i32 %4
  // CHECK-NEXT: }
  llvm.func @lifetimes(%arg0: i32) -> i32 {
    %0 = llvm.alloca %arg0 x i32 : (i32) -> !llvm.ptr
    llvm.intr.lifetime.start %0 : !llvm.ptr
    %1 = llvm.intr.invariant.start 4, %0 : !llvm.ptr
    %2 = llvm.load %0 : !llvm.ptr -> i32
    llvm.intr.invariant.end %1, 4, %0 : !llvm.ptr
    llvm.intr.lifetime.end %0 : !llvm.ptr
    %3 = llvm.intr.launder.invariant.group %0 : !llvm.ptr
    %4 = llvm.intr.strip.invariant.group %3 : !llvm.ptr
    %5 = llvm.intr.stacksave : !llvm.ptr
    llvm.intr.stackrestore %5 : !llvm.ptr
    %6 = llvm.intr.stacksave : !llvm.ptr<5>
    llvm.intr.stackrestore %6 : !llvm.ptr<5>
    llvm.return %2 : i32
  }
}

// CHECK: attributes #0 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
// CHECK: attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
// CHECK: attributes #2 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) }
// CHECK: attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: attributes #4 = { nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
// CHECK: attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(inaccessiblemem: readwrite) }
// CHECK: attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
// CHECK: attributes #7 = { nocallback nofree nosync nounwind willreturn }
// CHECK: !0 = !{i32 1}
// CHECK: !1 = !{}
// CHECK: !2 = !{i64 8}

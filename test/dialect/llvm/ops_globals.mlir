// RUN: mlcc-opt %s > %t.custom && grep . %t.custom > %t.text
// RUN: grep -v '^ *//' %s | grep . | diff - %t.text
// RUN: mlcc-opt -mlir-print-op-generic %s > %t.generic
// RUN: mlcc-opt %t.generic | diff - %t.custom
// RUN: %if mlir-22 %{ mlir-opt-22 %s | diff - %t.custom %}
// RUN: %if mlir-22 %{ mlir-opt-22 --mlir-print-op-generic %s | diff - %t.generic %}
// RUN: mlcc-translate -mlir-to-llvmir %s | FileCheck %s
// oracle: import differs in 11 lines: externally_initialized, the order of ifuncs

// Globals: linkages and the rest of their words, values of every kind,
// initialisers as regions, aliases, indirect functions, constructors.

// CHECK: %node = type { i32, ptr }
// CHECK: $in_comdat = comdat any
// CHECK: $other = comdat largest
// CHECK: @external = global i32 1
// CHECK: @private = private global i32 1
// CHECK: @internal = internal global i32 1
// CHECK: @available_externally = available_externally global i32 1
// CHECK: @linkonce = linkonce global i32 1
// CHECK: @weak = weak global i32 1
// CHECK: @common = common global i32 0
// CHECK: @linkonce_odr = linkonce_odr global i32 1
// CHECK: @weak_odr = weak_odr global i32 1
// CHECK: @extern_weak = extern_weak global i32
// CHECK: @declared = external global double
// CHECK: @hidden = hidden global i32 1
// CHECK: @protected = protected global i32 1
// CHECK: @unnamed_addr = unnamed_addr global i32 1
// CHECK: @local_unnamed_addr = local_unnamed_addr global i32 1
// CHECK: @thread_local = thread_local global i32 1
// CHECK: @constant = internal constant i32 1
// CHECK: @all_five = weak hidden thread_local unnamed_addr constant i32 1
// CHECK: @dso_local = dso_local global i32 1
// CHECK: @externally_initialized = externally_initialized global i32 1
// CHECK: @aligned = global i32 1, align 64
// CHECK: @in_section = global i32 1, section ".mydata"
// CHECK: @elsewhere = addrspace(3) global i32 1
// CHECK: @in_comdat = linkonce_odr global i32 1, comdat
// CHECK: @in_other = linkonce_odr global i32 1, comdat($other)
// CHECK: @string = internal constant [9 x i8] c"foo\00bar\0A\22"
// CHECK: @float = internal constant float 1.500000e+00
// CHECK: @half = internal constant half 0xH3E00
// CHECK: @wide = internal constant i128 123456789012345678901234567890
// CHECK: @array = internal constant [3 x i16] [i16 1, i16 2, i16 3]
// CHECK: @arrays = internal constant [2 x [3 x i64]] {{\[\[}}3 x i64] [i64 1, i64 2, i64 3], [3 x i64] [i64 4, i64 5, i64 6]]
// CHECK: @splat = internal constant [4 x i8] c"\07\07\07\07"
// CHECK: @vector = internal constant <2 x float> <float 1.000000e+00, float 2.000000e+00>
// CHECK: @vectors = internal constant [2 x <2 x i32>] [<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 4>]
// CHECK: @sparse = internal constant [4 x i32] [i32 5, i32 0, i32 6, i32 0]
// CHECK: @zero = internal constant [4 x ptr] zeroinitializer
// CHECK: @undef = internal constant { i32, ptr } undef
// CHECK: @region = internal global %node { i32 5, ptr @region }
// CHECK: @pointer = internal constant ptr getelementptr inbounds nuw (i8, ptr @array, i64 4)
// CHECK: @integer = internal constant i64 add (i64 ptrtoint (ptr @array to i64), i64 8)
// CHECK: @label = internal constant ptr blockaddress(@labelled, %1)
// CHECK: @equivalent = internal constant ptr dso_local_equivalent @labelled
// CHECK: @null = internal constant ptr null
// CHECK: @llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 0, ptr @labelled, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @call_ifunc, ptr null }]
// CHECK: @llvm.global_dtors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 7, ptr @labelled, ptr null }]
// CHECK: @alias = alias i32, ptr @aligned
// CHECK: @alias_words = weak hidden local_unnamed_addr alias [2 x i16], getelementptr inbounds nuw (i8, ptr @array, i64 2)
// CHECK: @alias_thread_local = thread_local alias i32, ptr @thread_local
// CHECK: @alias_function = internal alias void (), ptr @labelled
// CHECK: @alias_elsewhere = linkonce_odr protected unnamed_addr alias i32, addrspacecast (ptr addrspace(3) @elsewhere to ptr)
// CHECK: @ifunc = ifunc void (), ptr @resolver
// CHECK: @ifunc_hidden = linkonce_odr hidden ifunc void (), ptr @resolver
// CHECK: @ifunc_unnamed_addr = weak ifunc i32 (float), ptr @resolver

module {
  llvm.mlir.global external @external(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global private @private(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal @internal(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global available_externally @available_externally(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global linkonce @linkonce(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global weak @weak(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global common @common(0 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global linkonce_odr @linkonce_odr(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global weak_odr @weak_odr(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global extern_weak @extern_weak() {addr_space = 0 : i32} : i32
  llvm.mlir.global external @declared() {addr_space = 0 : i32} : f64
  llvm.mlir.global external hidden @hidden(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external protected @protected(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external unnamed_addr @unnamed_addr(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external local_unnamed_addr @local_unnamed_addr(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external thread_local @thread_local(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal constant @constant(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global weak hidden thread_local unnamed_addr constant @all_five(1 : i32) {addr_space = 0 : i32} : i32
  llvm.mlir.global external @dso_local(1 : i32) {addr_space = 0 : i32, dso_local} : i32
  llvm.mlir.global external @externally_initialized(1 : i32) {addr_space = 0 : i32, externally_initialized} : i32
  llvm.mlir.global external @aligned(1 : i32) {addr_space = 0 : i32, alignment = 64 : i64} : i32
  llvm.mlir.global external @in_section(1 : i32) {addr_space = 0 : i32, section = ".mydata"} : i32
  llvm.mlir.global external @elsewhere(1 : i32) {addr_space = 3 : i32} : i32
  llvm.comdat @__llvm_comdat {
    llvm.comdat_selector @in_comdat any
    llvm.comdat_selector @other largest
  }
  llvm.mlir.global linkonce_odr @in_comdat(1 : i32) comdat(@__llvm_comdat::@in_comdat) {addr_space = 0 : i32} : i32
  llvm.mlir.global linkonce_odr @in_other(1 : i32) comdat(@__llvm_comdat::@other) {addr_space = 0 : i32} : i32
  llvm.mlir.global internal constant @string("foo\00bar\0A\22") {addr_space = 0 : i32}
  llvm.mlir.global internal constant @float(1.500000e+00 : f32) {addr_space = 0 : i32} : f32
  llvm.mlir.global internal constant @half(1.500000e+00 : f16) {addr_space = 0 : i32} : f16
  llvm.mlir.global internal constant @wide(123456789012345678901234567890 : i128) {addr_space = 0 : i32} : i128
  llvm.mlir.global internal constant @array(dense<[1, 2, 3]> : tensor<3xi16>) {addr_space = 0 : i32} : !llvm.array<3 x i16>
  llvm.mlir.global internal constant @arrays(dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi64>) {addr_space = 0 : i32} : !llvm.array<2 x array<3 x i64>>
  llvm.mlir.global internal constant @splat(dense<7> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
  llvm.mlir.global internal constant @vector(dense<[1.000000e+00, 2.000000e+00]> : vector<2xf32>) {addr_space = 0 : i32} : vector<2xf32>
  llvm.mlir.global internal constant @vectors(dense<[[1, 2], [3, 4]]> : vector<2x2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x vector<2xi32>>
  llvm.mlir.global internal constant @sparse(sparse<[[0], [2]], [5, 6]> : tensor<4xi32>) {addr_space = 0 : i32} : !llvm.array<4 x i32>
  llvm.mlir.global internal constant @zero(#llvm.zero) {addr_space = 0 : i32} : !llvm.array<4 x ptr>
  llvm.mlir.global internal constant @undef(#llvm.undef) {addr_space = 0 : i32} : !llvm.struct<(i32, ptr)>
  llvm.mlir.global internal @region() {addr_space = 0 : i32} : !llvm.struct<"node", (i32, ptr)> {
    %0 = llvm.mlir.undef : !llvm.struct<"node", (i32, ptr)>
    %1 = llvm.mlir.constant(5 : i32) : i32
    %2 = llvm.mlir.addressof @region : !llvm.ptr
    %3 = llvm.insertvalue %1, %0[0] : !llvm.struct<"node", (i32, ptr)> 
    %4 = llvm.insertvalue %2, %3[1] : !llvm.struct<"node", (i32, ptr)> 
    llvm.return %4 : !llvm.struct<"node", (i32, ptr)>
  }
  llvm.mlir.global internal constant @pointer() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.addressof @array : !llvm.ptr
    %1 = llvm.getelementptr inbounds %0[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<3 x i16>
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.global internal constant @integer() {addr_space = 0 : i32} : i64 {
    %0 = llvm.mlir.addressof @array : !llvm.ptr
    %1 = llvm.ptrtoint %0 : !llvm.ptr to i64
    %2 = llvm.mlir.constant(8 : i64) : i64
    %3 = llvm.add %1, %2 : i64
    llvm.return %3 : i64
  }
  llvm.mlir.global internal constant @label() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.blockaddress <function = @labelled, tag = <id = 3>> : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal constant @equivalent() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.dso_local_equivalent @labelled : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.global internal constant @null() {addr_space = 0 : i32} : !llvm.ptr {
    %0 = llvm.mlir.zero : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }

  // CHECK-LABEL: define void @labelled() {
  // CHECK-NEXT: br label %1
  // CHECK-EMPTY:
  // CHECK-NEXT: 1:
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @labelled() {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.blocktag <id = 3>
    llvm.return
  }
  llvm.mlir.alias external @alias : i32 {
    %0 = llvm.mlir.addressof @aligned : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias weak hidden local_unnamed_addr @alias_words {dso_local} : !llvm.array<2 x i16> {
    %0 = llvm.mlir.addressof @array : !llvm.ptr
    %1 = llvm.getelementptr %0[2] : (!llvm.ptr) -> !llvm.ptr, i8
    llvm.return %1 : !llvm.ptr
  }
  llvm.mlir.alias external thread_local @alias_thread_local : i32 {
    %0 = llvm.mlir.addressof @thread_local : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias internal @alias_function : !llvm.func<void ()> {
    %0 = llvm.mlir.addressof @labelled : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.alias linkonce_odr protected unnamed_addr @alias_elsewhere : i32 {
    %0 = llvm.mlir.addressof @elsewhere : !llvm.ptr<3>
    %1 = llvm.addrspacecast %0 : !llvm.ptr<3> to !llvm.ptr
    llvm.return %1 : !llvm.ptr
  }

  // CHECK-LABEL: define ptr @resolver() {
  // CHECK-NEXT: ret ptr @labelled
  // CHECK-NEXT: }
  llvm.func @resolver() -> !llvm.ptr {
    %0 = llvm.mlir.addressof @labelled : !llvm.ptr
    llvm.return %0 : !llvm.ptr
  }
  llvm.mlir.ifunc external @ifunc : !llvm.func<void ()>, !llvm.ptr @resolver
  llvm.mlir.ifunc linkonce_odr hidden @ifunc_hidden : !llvm.func<void ()>, !llvm.ptr @resolver {dso_local}
  llvm.mlir.ifunc weak unnamed_addr @ifunc_unnamed_addr : !llvm.func<i32 (f32)>, !llvm.ptr @resolver

  // CHECK-LABEL: define void @call_ifunc() {
  // CHECK-NEXT: call void @ifunc()
  // CHECK-NEXT: ret void
  // CHECK-NEXT: }
  llvm.func @call_ifunc() {
    llvm.call @ifunc() : () -> ()
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@labelled, @call_ifunc], priorities = [0 : i32, 65535 : i32], data = [#llvm.zero, #llvm.zero]
  llvm.mlir.global_dtors dtors = [@labelled], priorities = [7 : i32], data = [#llvm.zero]
}

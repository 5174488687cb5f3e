// RUN: mlcc-opt %s -allow-unregistered-dialect | FileCheck %s
// RUN: mlcc-opt %s -allow-unregistered-dialect | mlcc-opt -allow-unregistered-dialect | FileCheck %s
// RUN: mlcc-opt %s -allow-unregistered-dialect -Wdeprecated-mlir 2>&1 | FileCheck %s -check-prefix=NOTE
// RUN: mlcc %s -allow-unregistered-dialect -fsyntax-only -Wdeprecated-mlir 2>&1 | FileCheck %s -check-prefix=NOTE
// RUN: mlcc %s -allow-unregistered-dialect -fsyntax-only 2>&1 | count 0
// oracle: refuses: types of old

// Types as older versions wrote them become those of today; typed pointers stay.
// Each spelling is named once.

// CHECK: "t.numbers"() : () -> (i32, f16, bf16, f32, f64, f80, f128)
// NOTE: types_old.mlir:[[#@LINE+3]]:{{.*}}: note: !llvm.iN is an old spelling of iN [-Wdeprecated-mlir]
// NOTE: note: !llvm.half is an old spelling of f16
// NOTE-NOT: !llvm.half is
"t.numbers"() : () -> (!llvm.i32, !llvm.half, !llvm.bfloat, !llvm.float, !llvm.double, !llvm.x86_fp80, !llvm.fp128)
"t.again"() : () -> (!llvm.i32, !llvm.half)

// CHECK: "t.pointers"() : () -> (!llvm.ptr<i8>, !llvm.ptr<i8>, !llvm.ptr<i8, 42>, !llvm.ptr<ptr<i8, 42>, 9>, !llvm.ptr<f64>, !llvm.ptr<func<void (i32, ...)>>)
// NOTE: note: !llvm.ptr<T> is an old spelling of !llvm.ptr
"t.pointers"() : () -> (!llvm.ptr<i8>, !llvm.ptr<i8, 0>, !llvm.ptr<i8, 42>, !llvm.ptr<ptr<i8, 42>, 9>, !llvm.ptr<double>, !llvm.ptr<func<void (i32, ...)>>)

// CHECK: "t.vectors"() : () -> (vector<4xf32>, vector<42x!llvm.ptr<i32>>, vector<[4]xi32>, vector<[2]x!llvm.ptr>, vector<2x!llvm.ppc_fp128>, !llvm.x86_mmx)
"t.vectors"() : () -> (!llvm.vec<4 x float>, !llvm.vec<42 x ptr<i32>>, !llvm.vec<? x 4 x i32>, !llvm.vec<?x2xptr>, !llvm.vec<2 x ppc_fp128>, !llvm.x86_mmx)

// CHECK: "t.arrays"() : () -> (!llvm.array<1 x i64>, !llvm.array<4 x array<8 x f32>>)
"t.arrays"() : () -> (!llvm.array<1xi64>, !llvm.array<4xarray<8 x float>>)

// CHECK: "t.structs"() : () -> (!llvm.struct<"one", (ptr<struct<"one">>)>, !llvm.struct<"two", (ptr<struct<"two">>)>, !llvm.struct<"three", (ptr<struct<"four", (ptr<struct<"three">>)>>)>)
"t.structs"() : () -> (!llvm.struct<"one", ptr<struct<"one">>>, !llvm.struct<"two", (ptr<"two">)>, !llvm.struct<"three", (ptr<"four", (ptr<"three">)>)>)

// CHECK: "t.strings"() : () -> (i64, f32, !llvm.struct<(ptr<f32>, ptr<f32>, i64, array<5 x i64>)>, !llvm.struct<packed (i8, i32)>)
// NOTE: note: !llvm<"..."> is an old spelling of the type of the llvm dialect
// NOTE: note: !llvm.type<"..."> is an old spelling of the type of the llvm dialect
"t.strings"() : () -> (!llvm<"i64">, !llvm.type<"float">, !llvm<"{ float*, float*, i64, [5 x i64]  }">, !llvm<"<{ i8, i32 }>">)

// CHECK: "t.strings"() : () -> (!llvm.array<4 x array<8 x vector<16xf32>>>, !llvm.func<void (i32, ...)>, !llvm.ptr<func<i32 ()>>, !llvm.ptr<i8, 3>, !llvm.void, vector<2x!llvm.ptr<i8>>, !llvm.struct<"known", (i32)>, !llvm.ptr<struct<"not known", opaque>>)
"t.strings"() : () -> (!llvm<"[4 x [8 x <16 x float>]]">, !llvm<"void (i32, ...)">, !llvm<"i32 ()*">, !llvm<"i8 addrspace(3)*">, !llvm<"void">, !llvm<"<2 x i8*>">, !llvm.struct<"known", (i32)>, !llvm<"%\22not known\22*">)

// CHECK: "t.string"() : () -> !llvm.struct<"known", (i32)>
"t.string"() : () -> !llvm<"%known">

// CHECK: "t.aliases"() : () -> (!llvm.struct<(i32)>, !llvm.struct<(i32)>)
// NOTE: note: !alias = type T is an old spelling of !alias = T
// NOTE: note: !a.b = T is an old spelling of !a_b = T
!alias = type !llvm.struct<(i32)>
!llvm.memref_1d = !llvm.struct<(i32)>
"t.aliases"() : () -> (!alias, !llvm.memref_1d)

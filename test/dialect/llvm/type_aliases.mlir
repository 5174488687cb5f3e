// RUN: mlcc-opt %s -print-type-aliases -allow-unregistered-dialect > %t.aliases
// RUN: FileCheck %s < %t.aliases
// RUN: mlcc-opt %t.aliases -print-type-aliases -allow-unregistered-dialect | diff %t.aliases -
// RUN: mlcc-opt %s -allow-unregistered-dialect > %t.spelled
// RUN: FileCheck %s -check-prefix=SPELLED < %t.spelled
// RUN: mlcc-opt %t.spelled -print-type-aliases -allow-unregistered-dialect | diff %t.aliases -
// RUN: mlcc -E -ftyped-pointers -allow-unregistered-dialect %s -o - | FileCheck %s -check-prefix=SPELLED
// RUN: mlcc -E -ftyped-pointers -print-type-aliases -allow-unregistered-dialect %s -o - | FileCheck %s
// RUN: mlcc -emit-mlir=input -ftyped-pointers -allow-unregistered-dialect %s -o - | FileCheck %s -check-prefix=LARGE
// RUN: mlcc -emit-mlir=input -ftyped-pointers -no-print-type-aliases -allow-unregistered-dialect %s -o - | FileCheck %s -check-prefix=SPELLED
// oracle: refuses: typed pointers

// Identified structs as aliases: each printed once, what it mentions before it,
// and a forward declaration where they mention each other. Without the option
// bodies are spelled out; -emit-mlir has aliases for recursive and large ones.

// CHECK:      !simple = !llvm.struct<"simple", (i32, i32)>
// CHECK-NEXT: !nested = !llvm.struct<"nested", (ptr<!simple>, !simple, i16)>
// A struct in its own body says its name: no declaration is needed.
// CHECK-NEXT: !list = !llvm.struct<"list", (ptr<struct<"list">>, i16)>
// CHECK-NEXT: !a = !llvm.struct<"a">
// CHECK-NEXT: !b = !llvm.struct<"b", (ptr<!a>)>
// CHECK-NEXT: !a = !llvm.struct<"a", (ptr<!b>)>
// CHECK-NEXT: !opaque = !llvm.struct<"opaque", opaque>
// Names are made fit for an alias, and told apart.
// CHECK-NEXT: !struct2EB = !llvm.struct<"struct.B", packed (i8, ptr<!opaque>)>
// CHECK-NEXT: !struct2EB1 = !llvm.struct<"struct2EB", (i8)>
// CHECK-NEXT: !struct2EB1_ = !llvm.struct<"struct.B1", ()>
// CHECK-NEXT: !_1_2_ = !llvm.struct<"1 2", ()>
// CHECK-NEXT: !tuple = !llvm.struct<"tuple", (array<2 x struct<(!simple)>>)>
// CHECK-NEXT: !large = !llvm.struct<"large", (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8)>
// CHECK-NEXT: !tuple1 = tuple<

// SPELLED-NOT: = !llvm.struct
// SPELLED: !llvm.struct<"nested", (ptr<struct<"simple", (i32, i32)>>, struct<"simple", (i32, i32)>, i16)>
// SPELLED: !llvm.struct<"list", (ptr<struct<"list">>, i16)>
// SPELLED: !llvm.struct<"a", (ptr<struct<"b", (ptr<struct<"a">>)>>)>

// LARGE-NOT:  !simple
// LARGE:      !list = !llvm.struct<"list", (ptr<struct<"list">>, i16)>
// LARGE-NEXT: !a = !llvm.struct<"a">
// LARGE-NEXT: !b = !llvm.struct<"b", (ptr<!a>)>
// LARGE-NEXT: !a = !llvm.struct<"a", (ptr<!b>)>
// LARGE-NEXT: !large = !llvm.struct<"large"
// LARGE-NEXT: !tuple = tuple<
// LARGE:      (!llvm.ptr<struct<"simple", (i32, i32)>>, !llvm.struct<"nested",

!simple = !llvm.struct<"simple", (i32, i32)>
!nested = !llvm.struct<"nested", (ptr<!simple>, !simple, i16)>
// CHECK: "t.a"() : () -> (!llvm.ptr<!simple>, !nested, !list)
"t.a"() : () -> (!llvm.ptr<!simple>, !nested, !llvm.struct<"list", (ptr<struct<"list">>, i16)>)

// Within the definitions, aliases may be used before they are defined.
!p = !llvm.ptr<!first>
!first = !llvm.struct<"a", (ptr<!second>)>
!second = !llvm.struct<"b", (ptr<!first>)>
// CHECK: "t.b"() {t = !b} : () -> (!a, !llvm.ptr<!a>)
"t.b"() {t = !second} : () -> (!first, !p)

// A forward declaration, and names that carry no meaning.
!B = !llvm.struct<"struct.B">
!pB = !llvm.ptr<!B>
!B2 = !llvm.struct<"struct.B", packed (i8, ptr<struct<"opaque">>)>
!C = !llvm.struct<"opaque", opaque>
// CHECK: "t.c"() : () -> (!llvm.ptr<!struct2EB>, !struct2EB)
"t.c"() : () -> (!pB, !B2)

// CHECK: "t.d"() : () -> (!struct2EB1, !struct2EB1_, !_1_2_, !tuple)
"t.d"() : () -> (!llvm.struct<"struct2EB", (i8)>, !llvm.struct<"struct.B1", ()>, !llvm.struct<"1 2", ()>, !llvm.struct<"tuple", (array<2 x struct<(!simple)>>)>)

// A declaration may be completed under its own name.
!twice = !llvm.struct<"large">
!twice = !llvm.struct<"large", (i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8, i8)>
// CHECK: "t.e"() : () -> (!large, !tuple1)
"t.e"() : () -> (!twice, tuple<i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1, i1>)

// What was spelled out before may be mentioned by its name.
// CHECK: "t.f"() : () -> !llvm.ptr<!nested>
"t.f"() : () -> !llvm.ptr<struct<"nested">>

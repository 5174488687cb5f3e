// RUN: mlcc-opt -allow-unregistered-dialect -split-input-file %s | FileCheck %s

// What stands there again means the same, unless where it stands says
// otherwise.

// A name that lacks its dialect is one of the region's dialect; in quotes it
// never is.
// CHECK-LABEL: func.func @short_names_first
func.func @short_names_first(%a: i32) -> i32 {
  // CHECK: "return"() : () -> ()
  // CHECK: return %{{.*}} : i32
  "return"() : () -> ()
  return %a : i32
}
// CHECK-LABEL: func.func @short_names_again
func.func @short_names_again(%a: i32) -> i32 {
  // CHECK: "return"() : () -> ()
  // CHECK: return %{{.*}} : i32
  "return"() : () -> ()
  return %a : i32
}

// -----

// Types that begin alike.
// CHECK: "t.a"() : () -> memref<4xi32>
// CHECK: "t.a"() : () -> memref<4xi32>
// CHECK: "t.a"() : () -> memref<4xi32, 1>
// CHECK: "t.a"() : () -> (memref<4xi32>, index)
// CHECK: "t.a"() : () -> index
// CHECK: "t.a"() {t = () -> index}
// CHECK: "t.a"() {t = () -> (() -> index)}
%0 = "t.a"() : () -> memref<4xi32>
%1 = "t.a"() : () -> memref<4xi32>
%2 = "t.a"() : () -> memref<4xi32, 1>
%3:2 = "t.a"() : () -> (memref<4xi32>, index)
%4 = "t.a"() : () -> index
"t.a"() {t = () -> index} : () -> ()
"t.a"() {t = () -> (() -> index)} : () -> ()

// -----

// A type that names another one means something else once that is an alias.
// CHECK: "t.b"() {x = tuple<!b.t>}
// CHECK: "t.b"() {x = tuple<i32>}
// CHECK: "t.b"() {x = () -> !b.u}
// CHECK: "t.b"() {x = () -> i64}
"t.b"() {x = tuple<!b.t>} : () -> ()
!b.t = i32
"t.b"() {x = tuple<!b.t>} : () -> ()
"t.b"() {x = () -> !b.u} : () -> ()
!b.u = i64
"t.b"() {x = () -> !b.u} : () -> ()

// -----

// Types of the llvm dialect that begin alike.
// CHECK: "t.f"() : () -> !llvm.struct<(ptr, i64)>
// CHECK: "t.f"() : () -> !llvm.struct<(ptr, i64)>
// CHECK: "t.f"() : () -> !llvm.struct<(ptr, i32)>
// CHECK: "t.f"() : () -> !llvm.ptr
// CHECK: "t.f"() : () -> !llvm.ptr<3>
%0 = "t.f"() : () -> !llvm.struct<(ptr, i64)>
%1 = "t.f"() : () -> !llvm.struct<(ptr, i64)>
%2 = "t.f"() : () -> !llvm.struct<(ptr, i32)>
%3 = "t.f"() : () -> !llvm.ptr
%4 = "t.f"() : () -> !llvm.ptr<3>

// -----

// Properties, first as a dictionary among others, then as those of different
// operations.
// CHECK: "t.c"() {value = 7 : i32}
// CHECK: %c7_i32 = arith.constant 7 : i32
// CHECK: %c7_i32_0 = arith.constant 7 : i32
// CHECK: "t.d"() <{value = 7 : i32}>
"t.c"() {value = 7 : i32} : () -> ()
%0 = "arith.constant"() <{value = 7 : i32}> : () -> i32
%1 = "arith.constant"() <{value = 7 : i32}> : () -> i32
"t.d"() <{value = 7 : i32}> : () -> ()

// -----

// A type that is a little longer than what is remembered, twice.
// CHECK: "t.g"() {t = (index, index, index, index, index, index, index, index, index, index, index, index, i16777215) -> index}
// CHECK: "t.g"() {t = (index, index, index, index, index, index, index, index, index, index, index, index, i16777215) -> index}
// CHECK: "t.g"() {t = (index, index, index, index, index, index, index, index, index, index, index, index, i8) -> index}
// CHECK: "t.g"() {t = (index, index, index, index, index, index, index, index, index, index, index, index, i8) -> index}
"t.g"() {t = (index, index, index, index, index, index, index, index, index, index, index, index, i16777215) -> index} : () -> ()
"t.g"() {t = (index, index, index, index, index, index, index, index, index, index, index, index, i16777215) -> index} : () -> ()
"t.g"() {t = (index, index, index, index, index, index, index, index, index, index, index, index, i8) -> index} : () -> ()
"t.g"() {t = (index, index, index, index, index, index, index, index, index, index, index, index, i8) -> index} : () -> ()
// Something behind it, so that it is not near the end of the text: a type there
// is not looked for among those remembered.

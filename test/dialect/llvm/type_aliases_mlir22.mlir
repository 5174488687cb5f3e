// RUN: mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What -std=mlir22 takes back of aliases.

// expected-error@+1 {{undefined symbol alias id 'b'}}
!a = !llvm.struct<"a", (ptr, !b)>
!b = !llvm.struct<"b", (ptr)>

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
!a = !llvm.struct<"a">

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"t.t"() : () -> (!llvm.struct<"hello", (i32, i32)>, !llvm.struct<"x", (struct<"hello">)>)

// -----

// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!struct.B = !llvm.struct<"struct.B", (i32)>

// -----

// expected-error@+1 {{expected non-function type}}
!a = type i32

// -----

!a = !llvm.struct<"a", (i32)>
// expected-error@+1 {{redefinition of type alias id 'a'}}
!a = !llvm.struct<"a", (i32)>

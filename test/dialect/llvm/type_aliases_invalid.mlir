// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// Aliases of structs that are wrong.

// Never completed: said when the first operation comes.

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
!a = !llvm.struct<"a">
"t.t"() : () -> !a

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
!a = !llvm.struct<"a", (ptr<struct<"b">>)>

// -----

// An operation comes between the use and the definition.

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
!a = !llvm.struct<"a", (ptr<!b>)>
"t.t"() : () -> !a
!b = !llvm.struct<"b", (ptr<!a>)>

// -----

// expected-error@+1 {{undefined symbol alias id 'b'}}
!a = !llvm.struct<"a", (ptr<!b>)>

// -----

// Only structs can be part of themselves.

// expected-error@+1 {{undefined symbol alias id 'a'}}
!b = !llvm.ptr<!a>
!a = !llvm.ptr<!b>

// -----

// Outside of definitions there is no forward use.

// expected-error@+1 {{undefined symbol alias id 'b'}}
"t.t"() : () -> !b
!b = !llvm.struct<"b", (i32)>

// -----

// expected-error@+1 {{struct without a body only allowed in a recursive struct}}
"t.t"() : () -> !llvm.struct<"b">

// -----

!a = !llvm.struct<"a", (i32)>
// expected-error@+1 {{redefinition of type alias id 'a'}}
!a = !llvm.struct<"a", (i32)>

// -----

!a = !llvm.struct<"a">
!a = !llvm.struct<"a", (i32)>
// expected-error@+1 {{redefinition of type alias id 'a'}}
!a = !llvm.struct<"a", (i32)>

// -----

!a = !llvm.struct<"a">
// expected-error@+1 {{redefinition of type alias id 'a'}}
!a = !llvm.struct<"b", (i32)>

// -----

!a = !llvm.struct<"a">
!b = !llvm.struct<"a", (i32)>
// expected-error@+1 {{identified type already used with a different body}}
!c = !llvm.struct<"a", (i64)>

// -----

// A forward use is resolved by what the file says, whatever is wrong with it.

// expected-error@+2 {{expected non-function type}}
!a = !llvm.ptr<!b>
!b = 7

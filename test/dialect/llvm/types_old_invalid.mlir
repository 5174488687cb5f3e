// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// What is wrong with types in old spellings.

// expected-error@+1 {{invalid LLVM IR type in a string}}
"t.t"() : () -> !llvm<"i32 i32">

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"t.t"() : () -> !llvm<"{ i32, float* ">

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"t.t"() : () -> !llvm<"void*">

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"t.t"() : () -> !llvm<"[4 x void]">

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"t.t"() : () -> !llvm<"<0 x i32>">

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"t.t"() : () -> !llvm<"<4 x {}>">

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"t.t"() : () -> !llvm<"">

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"t.t"() : () -> !llvm<"i8 addrspace(x)*">

// -----

// expected-error@+1 {{invalid LLVM IR type in a string}}
"t.t"() : () -> !llvm<"%\22a">

// -----

// expected-error@+1 {{unknown LLVM type: flaot}}
"t.t"() : () -> !llvm.flaot

// -----

// expected-error@+1 {{the number of vector elements must be positive}}
"t.t"() : () -> !llvm.vec<0 x i32>

// -----

// expected-error@+1 {{invalid vector element type}}
"t.t"() : () -> !llvm.vec<4 x vector<2xi32>>

// -----

// expected-error@+1 {{expected '? x <integer> x <type>' or '<integer> x <type>'}}
"t.t"() : () -> !llvm.vec<? x i32>

// -----

// expected-error@+1 {{type names with a '.' are reserved for dialect-defined names}}
!llvm.ptr = i32

// -----

// expected-error@+1 {{identified type already used with a different body}}
"t.t"() : () -> !llvm.struct<"a", (ptr<"b", (i32)>, ptr<"b", (i64)>)>

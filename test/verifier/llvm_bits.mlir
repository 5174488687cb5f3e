// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Intrinsics on integers: operands and results of the wrong types.

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.abs' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (index) -> i32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.abs' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.abs"(%a) <{is_int_min_poison = false}> : (i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.bitreverse' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.bitreverse"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.bitreverse' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.bitreverse"(%a) : (i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.bswap' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.bswap"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.bswap' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.bswap"(%a) : (i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.ctlz' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (index) -> i32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ctlz' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.ctlz"(%a) <{is_zero_poison = false}> : (i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.ctpop' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.ctpop"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ctpop' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.ctpop"(%a) : (i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.cttz' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (index) -> i32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.cttz' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.cttz"(%a) <{is_zero_poison = false}> : (i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.fshl' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.fshl"(%a, %b, %c) : (index, i32, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.fshl' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.fshl"(%a, %b, %c) : (i32, i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.fshr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.fshr"(%a, %b, %c) : (index, i32, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.fshr' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.fshr"(%a, %b, %c) : (i32, i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.sadd.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.sadd.sat"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.sadd.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.sadd.sat"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.sadd.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.sadd.with.overflow"(%a, %b) : (index, i32) -> !llvm.struct<(i32, i1)>

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.sadd.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.sadd.with.overflow"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.scmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.scmp"(%a, %b) : (index, i64) -> i2

// -----

%a = "test.value"() : () -> i64
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.scmp' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.scmp"(%a, %b) : (i64, i64) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.smax' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.smax"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.smax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.smax"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.smin' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.smin"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.smin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.smin"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.smul.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.smul.with.overflow"(%a, %b) : (index, i32) -> !llvm.struct<(i32, i1)>

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.smul.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.smul.with.overflow"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.sshl.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.sshl.sat"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.sshl.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.sshl.sat"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ssub.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.ssub.sat"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ssub.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.ssub.sat"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ssub.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.ssub.with.overflow"(%a, %b) : (index, i32) -> !llvm.struct<(i32, i1)>

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ssub.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.ssub.with.overflow"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.uadd.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.uadd.sat"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.uadd.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.uadd.sat"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.uadd.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.uadd.with.overflow"(%a, %b) : (index, i32) -> !llvm.struct<(i32, i1)>

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.uadd.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.uadd.with.overflow"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.ucmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.ucmp"(%a, %b) : (index, i64) -> i2

// -----

%a = "test.value"() : () -> i64
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.ucmp' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.ucmp"(%a, %b) : (i64, i64) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.umax' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.umax"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.umax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.umax"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.umin' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.umin"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.umin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.umin"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.umul.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.umul.with.overflow"(%a, %b) : (index, i32) -> !llvm.struct<(i32, i1)>

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.umul.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.umul.with.overflow"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ushl.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.ushl.sat"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ushl.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.ushl.sat"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.usub.sat' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.usub.sat"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.usub.sat' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.usub.sat"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.usub.with.overflow' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.usub.with.overflow"(%a, %b) : (index, i32) -> !llvm.struct<(i32, i1)>

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.usub.with.overflow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.usub.with.overflow"(%a, %b) : (i32, i32) -> index

// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Intrinsics on floats, and conversions that say how they round.

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.acos' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.acos"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.acos' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.acos"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.asin' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.asin"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.asin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.asin"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.atan' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.atan"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.atan' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.atan"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.atan2' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.atan2"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.atan2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.atan2"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.ceil' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.ceil"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.ceil' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.ceil"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.copysign' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.copysign"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.copysign' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.copysign"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.cos' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.cos"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.cos' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.cos"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.cosh' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.cosh"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.cosh' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.cosh"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.exp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.exp"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.exp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.exp"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.exp10' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.exp10"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.exp10' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.exp10"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.exp2' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.exp2"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.exp2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.exp2"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.experimental.constrained.fpext' op operand #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.experimental.constrained.fpext"(%a) <{fpExceptionBehavior = 0 : i64}> : (index) -> f64

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.experimental.constrained.fpext' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.experimental.constrained.fpext"(%a) <{fpExceptionBehavior = 0 : i64}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.experimental.constrained.fptrunc' op operand #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (index) -> f32

// -----

%a = "test.value"() : () -> f64
// expected-error@+1 {{'llvm.intr.experimental.constrained.fptrunc' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.experimental.constrained.fptrunc"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (f64) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.experimental.constrained.sitofp' op operand #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.experimental.constrained.sitofp"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (index) -> f32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.experimental.constrained.sitofp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.experimental.constrained.sitofp"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.experimental.constrained.uitofp' op operand #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.experimental.constrained.uitofp"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (index) -> f64

// -----

%a = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.experimental.constrained.uitofp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.experimental.constrained.uitofp"(%a) <{fpExceptionBehavior = 0 : i64, roundingmode = 0 : i64}> : (i64) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.fabs' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.fabs"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.fabs' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.fabs"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.floor' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.floor"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.floor' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.floor"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
%c = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.fma' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.fma"(%a, %b, %c) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
%c = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.fma' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.fma"(%a, %b, %c) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
%c = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.fmuladd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.fmuladd"(%a, %b, %c) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
%c = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.fmuladd' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.fmuladd"(%a, %b, %c) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32, f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.frexp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.frexp"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> !llvm.struct<(f32, i32)>

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.frexp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.frexp"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.is.constant' op operand #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.is.constant"(%a) : (index) -> i1

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.is.constant' op result #0 must be 1-bit signless integer, but got 'index'}}
%r = "llvm.intr.is.constant"(%a) : (i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.is.fpclass' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.is.fpclass"(%a) <{bit = 3 : i32}> : (index) -> i1

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.is.fpclass' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.is.fpclass"(%a) <{bit = 3 : i32}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ldexp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.ldexp"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, i32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ldexp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.ldexp"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.llrint' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.llrint"(%a) : (index) -> i64

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.llrint' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.llrint"(%a) : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.llround' op operand #0 must be floating point LLVM type, but got 'index'}}
%r = "llvm.intr.llround"(%a) : (index) -> i64

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.llround' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.llround"(%a) : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.log' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.log"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.log' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.log"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.log10' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.log10"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.log10' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.log10"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.log2' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.log2"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.log2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.log2"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.lrint' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.lrint"(%a) : (index) -> i64

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.lrint' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.lrint"(%a) : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.lround' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.lround"(%a) : (index) -> i64

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.lround' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.lround"(%a) : (f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.maximum' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.maximum"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.maximum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.maximum"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.maxnum' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.maxnum"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.maxnum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.maxnum"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.minimum' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.minimum"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.minimum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.minimum"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.minnum' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.minnum"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.minnum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.minnum"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.nearbyint' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.nearbyint"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.nearbyint' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.nearbyint"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.pow' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.pow"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.pow' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.pow"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.powi' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.powi"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, i32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.powi' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.powi"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.rint' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.rint"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.rint' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.rint"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.round' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.round"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.round' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.round"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.roundeven' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.roundeven"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.roundeven' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.roundeven"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.sin' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.sin"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.sin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.sin"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.sincos' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.sincos"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> !llvm.struct<(f32, f32)>

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.sincos' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.sincos"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.sinh' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.sinh"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.sinh' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.sinh"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.sqrt' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.sqrt"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.sqrt' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.sqrt"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.tan' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.tan"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.tan' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.tan"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.tanh' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.tanh"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.tanh' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.tanh"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.trunc' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.intr.trunc"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.intr.trunc' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.trunc"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> vector<4x!llvm.ppc_fp128>
// expected-error@+1 {{'llvm.intr.rint' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'vector<4x!llvm.ppc_fp128>'}}
%r = llvm.intr.rint(%a) : (vector<4x!llvm.ppc_fp128>) -> vector<4x!llvm.ppc_fp128>

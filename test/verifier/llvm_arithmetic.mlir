// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Arithmetic and casts: operands and results of the wrong types.

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.add"(%a, %b) <{overflowFlags = 0 : i32}> : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.add' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.add"(%a, %b) <{overflowFlags = 0 : i32}> : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.addrspacecast' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.addrspacecast"(%a) : (index) -> !llvm.ptr<1>

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.addrspacecast' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.addrspacecast"(%a) : (!llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.and' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.and"(%a, %b) : (index, i1) -> i1

// -----

%a = "test.value"() : () -> i1
%b = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.and' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.and"(%a, %b) : (i1, i1) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.ashr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.ashr"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.ashr' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.ashr"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.bitcast' op operand #0 must be LLVM-compatible non-aggregate type, but got 'index'}}
%r = "llvm.bitcast"(%a) : (index) -> f32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.bitcast' op result #0 must be LLVM-compatible non-aggregate type, but got 'index'}}
%r = "llvm.bitcast"(%a) : (i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fadd"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fadd' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fadd"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fcmp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fcmp"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>, predicate = 0 : i64}> : (index, f32) -> i1

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fcmp' op result #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'index'}}
%r = "llvm.fcmp"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>, predicate = 0 : i64}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fdiv' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fdiv"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fdiv' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fdiv"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fmul' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fmul"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fmul' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fmul"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.fneg' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fneg"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fneg' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fneg"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.fpext' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fpext"(%a) : (index) -> f64

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fpext' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fpext"(%a) : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.fptosi' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fptosi"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fptosi' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.fptosi"(%a) : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.fptoui' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fptoui"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fptoui' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.fptoui"(%a) : (f32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.fptrunc' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fptrunc"(%a) : (index) -> f32

// -----

%a = "test.value"() : () -> f64
// expected-error@+1 {{'llvm.fptrunc' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fptrunc"(%a) : (f64) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.freeze' op operand #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.freeze"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.freeze' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.freeze"(%a) : (i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.frem' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.frem"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.frem' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.frem"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fsub' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fsub"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, f32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> f32
// expected-error@+1 {{'llvm.fsub' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.fsub"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, f32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.icmp"(%a, %b) <{predicate = 2 : i64}> : (index, i32) -> i1

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.icmp' op result #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'index'}}
%r = "llvm.icmp"(%a, %b) <{predicate = 2 : i64}> : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.inttoptr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.inttoptr"(%a) : (index) -> !llvm.ptr

// -----

%a = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.inttoptr' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.inttoptr"(%a) : (i64) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.lshr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.lshr"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.lshr' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.lshr"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.mul' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.mul"(%a, %b) <{overflowFlags = 0 : i32}> : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.mul' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.mul"(%a, %b) <{overflowFlags = 0 : i32}> : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.or' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.or"(%a, %b) : (index, i64) -> i64

// -----

%a = "test.value"() : () -> i64
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.or' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.or"(%a, %b) : (i64, i64) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.ptrtoint' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.ptrtoint"(%a) : (index) -> i64

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.ptrtoint' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.ptrtoint"(%a) : (!llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.sdiv' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.sdiv"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.sdiv' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.sdiv"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.select' op operand #0 must be 1-bit signless integer or LLVM dialect-compatible vector of 1-bit signless integer, but got 'index'}}
%r = "llvm.select"(%a, %b, %c) <{fastmathFlags = #llvm.fastmath<none>}> : (index, i32, i32) -> i32

// -----

%a = "test.value"() : () -> i1
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.select' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.select"(%a, %b, %c) <{fastmathFlags = #llvm.fastmath<none>}> : (i1, i32, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.sext' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.sext"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> i8
// expected-error@+1 {{'llvm.sext' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.sext"(%a) : (i8) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.shl' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.shl"(%a, %b) <{overflowFlags = 0 : i32}> : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.shl' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.shl"(%a, %b) <{overflowFlags = 0 : i32}> : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.sitofp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.sitofp"(%a) : (index) -> f32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.sitofp' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.sitofp"(%a) : (i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.srem' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.srem"(%a, %b) : (index, i1) -> i1

// -----

%a = "test.value"() : () -> i1
%b = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.srem' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.srem"(%a, %b) : (i1, i1) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.sub' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.sub"(%a, %b) <{overflowFlags = 0 : i32}> : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.sub' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.sub"(%a, %b) <{overflowFlags = 0 : i32}> : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.trunc' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.trunc"(%a) <{overflowFlags = 0 : i32}> : (index) -> i32

// -----

%a = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.trunc' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.trunc"(%a) <{overflowFlags = 0 : i32}> : (i64) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.udiv' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.udiv"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.udiv' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.udiv"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.uitofp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.uitofp"(%a) : (index) -> f32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.uitofp' op result #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'index'}}
%r = "llvm.uitofp"(%a) : (i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.urem' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.urem"(%a, %b) : (index, i1) -> i1

// -----

%a = "test.value"() : () -> i1
%b = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.urem' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.urem"(%a, %b) : (i1, i1) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.xor' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.xor"(%a, %b) : (index, i1) -> i1

// -----

%a = "test.value"() : () -> i1
%b = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.xor' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.xor"(%a, %b) : (i1, i1) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.zext' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.zext"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> i8
// expected-error@+1 {{'llvm.zext' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.zext"(%a) : (i8) -> index

// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Vector predication: vectors, masks and lengths of the wrong types.

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i64
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.experimental.vp.strided.load' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.experimental.vp.strided.load"(%a, %b, %c, %d) : (index, i64, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> i64
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.experimental.vp.strided.load' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.experimental.vp.strided.load"(%a, %b, %c, %d) : (!llvm.ptr, i64, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> i32
%d = "test.value"() : () -> vector<8xi1>
%e = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.experimental.vp.strided.store' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
"llvm.intr.experimental.vp.strided.store"(%a, %b, %c, %d, %e) : (index, !llvm.ptr, i32, vector<8xi1>, i32) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.add' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.add"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.add' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.add"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.and' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.and"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.and' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.and"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.ashr' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.ashr"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.ashr' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.ashr"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fadd' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fadd"(%a, %b, %c, %d) : (index, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fadd' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fadd"(%a, %b, %c, %d) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fdiv' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fdiv"(%a, %b, %c, %d) : (index, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fdiv' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fdiv"(%a, %b, %c, %d) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xf32>
%d = "test.value"() : () -> vector<8xi1>
%e = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fma' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fma"(%a, %b, %c, %d, %e) : (index, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xf32>
%d = "test.value"() : () -> vector<8xi1>
%e = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fma' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fma"(%a, %b, %c, %d, %e) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fmul' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fmul"(%a, %b, %c, %d) : (index, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fmul' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fmul"(%a, %b, %c, %d) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xf32>
%d = "test.value"() : () -> vector<8xi1>
%e = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fmuladd' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fmuladd"(%a, %b, %c, %d, %e) : (index, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xf32>
%d = "test.value"() : () -> vector<8xi1>
%e = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fmuladd' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fmuladd"(%a, %b, %c, %d, %e) : (vector<8xf32>, vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fneg' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fneg"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fneg' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fneg"(%a, %b, %c) : (vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fpext' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fpext"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xf64>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fpext' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fpext"(%a, %b, %c) : (vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fptosi' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fptosi"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fptosi' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fptosi"(%a, %b, %c) : (vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fptoui' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fptoui"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xi64>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fptoui' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fptoui"(%a, %b, %c) : (vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fptrunc' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fptrunc"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xf64>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fptrunc' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fptrunc"(%a, %b, %c) : (vector<8xf64>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.frem' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.frem"(%a, %b, %c, %d) : (index, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.frem' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.frem"(%a, %b, %c, %d) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fsub' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vp.fsub"(%a, %b, %c, %d) : (index, vector<8xf32>, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.fsub' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.fsub"(%a, %b, %c, %d) : (vector<8xf32>, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.inttoptr' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.inttoptr"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8x!llvm.ptr>

// -----

%a = "test.value"() : () -> vector<8xi64>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.inttoptr' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.inttoptr"(%a, %b, %c) : (vector<8xi64>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.load' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.vp.load"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.load' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.load"(%a, %b, %c) : (!llvm.ptr, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.lshr' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.lshr"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.lshr' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.lshr"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi32>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.merge' op operand #0 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'index'}}
%r = "llvm.intr.vp.merge"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi1>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi32>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.merge' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.merge"(%a, %b, %c, %d) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.mul' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.mul"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.mul' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.mul"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.or' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.or"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.or' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.or"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.ptrtoint' op operand #0 must be LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.intr.vp.ptrtoint"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xi64>

// -----

%a = "test.value"() : () -> vector<8x!llvm.ptr>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.ptrtoint' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.ptrtoint"(%a, %b, %c) : (vector<8x!llvm.ptr>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.add' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.vp.reduce.add"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.add' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.add"(%a, %b, %c, %d) : (i32, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.and' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.vp.reduce.and"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.and' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.and"(%a, %b, %c, %d) : (i32, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.fadd' op operand #0 must be floating-point, but got 'index'}}
%r = "llvm.intr.vp.reduce.fadd"(%a, %b, %c, %d) : (index, vector<8xf32>, vector<8xi1>, i32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.fadd' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.fadd"(%a, %b, %c, %d) : (f32, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.fmax' op operand #0 must be floating-point, but got 'index'}}
%r = "llvm.intr.vp.reduce.fmax"(%a, %b, %c, %d) : (index, vector<8xf32>, vector<8xi1>, i32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.fmax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.fmax"(%a, %b, %c, %d) : (f32, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.fmin' op operand #0 must be floating-point, but got 'index'}}
%r = "llvm.intr.vp.reduce.fmin"(%a, %b, %c, %d) : (index, vector<8xf32>, vector<8xi1>, i32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.fmin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.fmin"(%a, %b, %c, %d) : (f32, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.fmul' op operand #0 must be floating-point, but got 'index'}}
%r = "llvm.intr.vp.reduce.fmul"(%a, %b, %c, %d) : (index, vector<8xf32>, vector<8xi1>, i32) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> vector<8xf32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.fmul' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.fmul"(%a, %b, %c, %d) : (f32, vector<8xf32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.mul' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.vp.reduce.mul"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.mul' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.mul"(%a, %b, %c, %d) : (i32, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.or' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.vp.reduce.or"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.or' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.or"(%a, %b, %c, %d) : (i32, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.smax' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.vp.reduce.smax"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.smax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.smax"(%a, %b, %c, %d) : (i32, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.smin' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.vp.reduce.smin"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.smin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.smin"(%a, %b, %c, %d) : (i32, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.umax' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.vp.reduce.umax"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.umax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.umax"(%a, %b, %c, %d) : (i32, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.umin' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.vp.reduce.umin"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.umin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.umin"(%a, %b, %c, %d) : (i32, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.xor' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.vp.reduce.xor"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.reduce.xor' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.reduce.xor"(%a, %b, %c, %d) : (i32, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.sdiv' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.sdiv"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.sdiv' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.sdiv"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi32>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.select' op operand #0 must be LLVM dialect-compatible vector of 1-bit signless integer, but got 'index'}}
%r = "llvm.intr.vp.select"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi1>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi32>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.select' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.select"(%a, %b, %c, %d) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.sext' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.sext"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi8>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.sext' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.sext"(%a, %b, %c) : (vector<8xi8>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.shl' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.shl"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.shl' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.shl"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.sitofp' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.sitofp"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xf64>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.sitofp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.sitofp"(%a, %b, %c) : (vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.smax' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.smax"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.smax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.smax"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.smin' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.smin"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.smin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.smin"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.srem' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.srem"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.srem' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.srem"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr<1>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.store' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
"llvm.intr.vp.store"(%a, %b, %c, %d) : (index, !llvm.ptr<1>, vector<8xi1>, i32) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.sub' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.sub"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.sub' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.sub"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.trunc' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.trunc"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xi8>

// -----

%a = "test.value"() : () -> vector<8xi64>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.trunc' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.trunc"(%a, %b, %c) : (vector<8xi64>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.udiv' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.udiv"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.udiv' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.udiv"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.uitofp' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.uitofp"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.uitofp' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.uitofp"(%a, %b, %c) : (vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.umax' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.umax"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.umax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.umax"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.umin' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.umin"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.umin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.umin"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.urem' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.urem"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.urem' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.urem"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.xor' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.xor"(%a, %b, %c, %d) : (index, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<8xi32>
%c = "test.value"() : () -> vector<8xi1>
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.xor' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.xor"(%a, %b, %c, %d) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.zext' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vp.zext"(%a, %b, %c) : (index, vector<8xi1>, i32) -> vector<8xi64>

// -----

%a = "test.value"() : () -> vector<8xi8>
%b = "test.value"() : () -> vector<8xi1>
%c = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.vp.zext' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vp.zext"(%a, %b, %c) : (vector<8xi8>, vector<8xi1>, i32) -> index

// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Other intrinsics: memory, lifetimes, hints, annotations, lists of arguments.

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> !llvm.ptr
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.annotation' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.annotation"(%a, %b, %c, %d) : (index, !llvm.ptr, !llvm.ptr, i32) -> i64

// -----

%a = "test.value"() : () -> i64
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> !llvm.ptr
%d = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.annotation' op result #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.annotation"(%a, %b, %c, %d) : (i64, !llvm.ptr, !llvm.ptr, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.assume' op operand #0 must be 1-bit signless integer, but got 'index'}}
"llvm.intr.assume"(%a) <{op_bundle_sizes = array<i32>}> : (index) -> ()

// -----

%a = "test.value"() : () -> i1
// expected-error@+1 {{'llvm.intr.assume' op requires attribute 'op_bundle_sizes'}}
"llvm.intr.assume"(%a) : (i1) -> ()

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.dbg.declare' op requires attribute 'varInfo'}}
"llvm.intr.dbg.declare"(%a) <{locationExpr = #llvm.di_expression<>}> : (!llvm.ptr) -> ()

// -----

// expected-error@+1 {{'llvm.intr.dbg.label' op requires attribute 'label'}}
"llvm.intr.dbg.label"() : () -> ()

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.dbg.value' op requires attribute 'varInfo'}}
"llvm.intr.dbg.value"(%a) <{locationExpr = #llvm.di_expression<>}> : (i32) -> ()

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.debugtrap' op requires zero operands}}
"llvm.intr.debugtrap"(%a) : (i32) -> ()

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.eh.typeid.for' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.eh.typeid.for"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.eh.typeid.for' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.eh.typeid.for"(%a) : (!llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.expect' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.expect"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> i32
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.expect' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.expect"(%a, %b) : (i32, i32) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.expect.with.probability' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.expect.with.probability"(%a, %b) <{prob = 5.000000e-01 : f64}> : (index, i64) -> i64

// -----

%a = "test.value"() : () -> i64
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.expect.with.probability' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.expect.with.probability"(%a, %b) <{prob = 5.000000e-01 : f64}> : (i64, i64) -> index

// -----

// expected-error@+1 {{'llvm.intr.experimental.noalias.scope.decl' op requires attribute 'scope'}}
"llvm.intr.experimental.noalias.scope.decl"() : () -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.invariant.end' op operand #0 must be LLVM pointer in address space 0, but got 'index'}}
"llvm.intr.invariant.end"(%a, %b) <{size = 4 : i64}> : (index, !llvm.ptr) -> ()

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.invariant.end' op requires attribute 'size'}}
"llvm.intr.invariant.end"(%a, %b) : (!llvm.ptr, !llvm.ptr) -> ()

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.invariant.start' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.invariant.start"(%a) <{size = 4 : i64}> : (index) -> !llvm.ptr

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.invariant.start' op result #0 must be LLVM pointer in address space 0, but got 'index'}}
%r = "llvm.intr.invariant.start"(%a) <{size = 4 : i64}> : (!llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.launder.invariant.group' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.launder.invariant.group"(%a) : (index) -> !llvm.ptr

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.launder.invariant.group' op result #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.launder.invariant.group"(%a) : (!llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.lifetime.end' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.lifetime.end"(%a) : (index) -> ()

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.lifetime.start' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.lifetime.start"(%a) : (index) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr<1>
%c = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.memcpy' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.memcpy"(%a, %b, %c) <{isVolatile = false}> : (index, !llvm.ptr<1>, i64) -> ()

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> !llvm.ptr<1>
%c = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.memcpy' op requires attribute 'isVolatile'}}
"llvm.intr.memcpy"(%a, %b, %c) : (!llvm.ptr, !llvm.ptr<1>, i64) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.memcpy.inline' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.memcpy.inline"(%a, %b) <{isVolatile = false, len = 16 : i64}> : (index, !llvm.ptr) -> ()

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.memcpy.inline' op requires attribute 'isVolatile'}}
"llvm.intr.memcpy.inline"(%a, %b) <{len = 16 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.memmove' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.memmove"(%a, %b, %c) <{isVolatile = false}> : (index, !llvm.ptr, i64) -> ()

// -----

%a = "test.value"() : () -> !llvm.ptr<1>
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.memmove' op requires attribute 'isVolatile'}}
"llvm.intr.memmove"(%a, %b, %c) : (!llvm.ptr<1>, !llvm.ptr, i64) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i8
%c = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.memset' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.memset"(%a, %b, %c) <{isVolatile = true}> : (index, i8, i64) -> ()

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> i8
%c = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.memset' op requires attribute 'isVolatile'}}
"llvm.intr.memset"(%a, %b, %c) : (!llvm.ptr, i8, i64) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i8
// expected-error@+1 {{'llvm.intr.memset.inline' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.memset.inline"(%a, %b) <{isVolatile = false, len = 32 : i64}> : (index, i8) -> ()

// -----

%a = "test.value"() : () -> !llvm.ptr<1>
%b = "test.value"() : () -> i8
// expected-error@+1 {{'llvm.intr.memset.inline' op requires attribute 'isVolatile'}}
"llvm.intr.memset.inline"(%a, %b) <{len = 32 : i64}> : (!llvm.ptr<1>, i8) -> ()

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.prefetch' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.prefetch"(%a) <{cache = 1 : i32, hint = 3 : i32, rw = 0 : i32}> : (index) -> ()

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.prefetch' op requires attribute 'cache'}}
"llvm.intr.prefetch"(%a) <{hint = 3 : i32, rw = 0 : i32}> : (!llvm.ptr) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> !llvm.ptr
%d = "test.value"() : () -> i32
%e = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.ptr.annotation' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.ptr.annotation"(%a, %b, %c, %d, %e) : (index, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> !llvm.ptr
%d = "test.value"() : () -> i32
%e = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.ptr.annotation' op result #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.ptr.annotation"(%a, %b, %c, %d, %e) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.ptrmask' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.intr.ptrmask"(%a, %b) : (index, i64) -> !llvm.ptr

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.ptrmask' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.intr.ptrmask"(%a, %b) : (!llvm.ptr, i64) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.ssa.copy' op requires the same type for all operands and results}}
%r = "llvm.intr.ssa.copy"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.ssa.copy' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.ssa.copy"(%a) : (i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.stackrestore' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.stackrestore"(%a) : (index) -> ()

// -----

// expected-error@+1 {{'llvm.intr.stacksave' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.stacksave"() : () -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.strip.invariant.group' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.strip.invariant.group"(%a) : (index) -> !llvm.ptr

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.strip.invariant.group' op result #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.strip.invariant.group"(%a) : (!llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.threadlocal.address' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.threadlocal.address"(%a) : (index) -> !llvm.ptr

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.threadlocal.address' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.threadlocal.address"(%a) : (!llvm.ptr) -> index

// -----

%a = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.intr.trap' op requires zero operands}}
"llvm.intr.trap"(%a) : (i32) -> ()

// -----

// expected-error@+1 {{'llvm.intr.ubsantrap' op requires attribute 'failureKind'}}
"llvm.intr.ubsantrap"() : () -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.vacopy' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.vacopy"(%a, %b) : (index, !llvm.ptr) -> ()

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vaend' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.vaend"(%a) : (index) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> !llvm.ptr
%d = "test.value"() : () -> i32
%e = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.intr.var.annotation' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.var.annotation"(%a, %b, %c, %d, %e) : (index, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vastart' op operand #0 must be LLVM pointer type, but got 'index'}}
"llvm.intr.vastart"(%a) : (index) -> ()

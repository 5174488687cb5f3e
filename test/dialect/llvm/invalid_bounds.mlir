// RUN: mlcc-opt %s -split-input-file -verify-diagnostics 
//
// Indices, widths, orderings and types at their bounds.

// expected-error@below {{custom op 'llvm.extractvalue' position out of bounds: 2}}
llvm.func @f(%s: !llvm.struct<(i32, i64)>) { %0 = llvm.extractvalue %s[2] : !llvm.struct<(i32, i64)> llvm.return }

// -----

// expected-error@below {{custom op 'llvm.extractvalue' position out of bounds: -1}}
llvm.func @f(%s: !llvm.struct<(i32, i64)>) { %0 = llvm.extractvalue %s[-1] : !llvm.struct<(i32, i64)> llvm.return }

// -----

// expected-error@below {{custom op 'llvm.extractvalue' position out of bounds: 2}}
llvm.func @f(%s: !llvm.array<2 x i32>) { %0 = llvm.extractvalue %s[2] : !llvm.array<2 x i32> llvm.return }

// -----

// expected-error@below {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
llvm.func @f(%s: !llvm.struct<(i32, i64)>) { %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32, i64)> llvm.return }

// -----

// expected-error@below {{use of value '%v' expects different type than prior uses: 'i64' vs 'i32'}}
// expected-note@below {{prior use here}}
llvm.func @f(%s: !llvm.struct<(i32, i64)>, %v: i32) { %0 = llvm.insertvalue %v, %s[1] : !llvm.struct<(i32, i64)> llvm.return }

// -----

// expected-error@below {{custom op 'llvm.insertvalue' position out of bounds: 2}}
llvm.func @f(%s: !llvm.struct<(i32, i64)>, %v: i32) { %0 = llvm.insertvalue %v, %s[2] : !llvm.struct<(i32, i64)> llvm.return }

// -----

llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p {alignment = 3 : i64} : !llvm.ptr -> i32 llvm.return }

// -----

// expected-error@below {{'llvm.load' op expected alignment for atomic access}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic monotonic : !llvm.ptr -> i32 llvm.return }

// -----

// expected-error@below {{'llvm.load' op unsupported ordering 'release'}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32 llvm.return }

// -----

// expected-error@below {{'llvm.load' op unsupported ordering 'acq_rel'}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> i32 llvm.return }

// -----

// expected-error@below {{'llvm.load' op unsupported type 'i24' for atomic access}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i24 llvm.return }

// -----

// expected-error@below {{'llvm.load' op unsupported type 'i7' for atomic access}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i7 llvm.return }

// -----

// expected-error@below {{'llvm.store' op unsupported ordering 'acquire'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { llvm.store %v, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr llvm.return }

// -----

// expected-error@below {{'llvm.store' op unsupported ordering 'acq_rel'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { llvm.store %v, %p atomic acq_rel {alignment = 4 : i64} : i32, !llvm.ptr llvm.return }

// -----

// expected-error@below {{'llvm.store' op expected alignment for atomic access}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { llvm.store %v, %p atomic seq_cst : i32, !llvm.ptr llvm.return }

// -----

// expected-error@below {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw fadd %p, %v acq_rel : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@below {{'llvm.atomicrmw' op expected LLVM IR integer type}}
llvm.func @f(%p: !llvm.ptr, %v: f32) { %0 = llvm.atomicrmw add %p, %v acq_rel : !llvm.ptr, f32 llvm.return }

// -----

// expected-error@below {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
llvm.func @f(%p: !llvm.ptr, %v: i7) { %0 = llvm.atomicrmw xchg %p, %v acq_rel : !llvm.ptr, i7 llvm.return }

// -----

// expected-error@below {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.atomicrmw add %p, %v unordered : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@below {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v monotonic release : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@below {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
llvm.func @f(%p: !llvm.ptr, %v: i32) { %0 = llvm.cmpxchg %p, %v, %v unordered monotonic : !llvm.ptr, i32 llvm.return }

// -----

// expected-error@below {{'llvm.cmpxchg' op unexpected LLVM IR type}}
llvm.func @f(%p: !llvm.ptr, %v: i24) { %0 = llvm.cmpxchg %p, %v, %v monotonic monotonic : !llvm.ptr, i24 llvm.return }

// -----

llvm.func @f(%a: vector<4xi32>) { %0 = llvm.shufflevector %a, %a [0, 8] : vector<4xi32> llvm.return }

// -----

llvm.func @f(%a: i32) { %0 = llvm.bitcast %a : i32 to i64 llvm.return }

// -----

// expected-error@below {{'llvm.bitcast' op can only cast pointers from and to pointers}}
llvm.func @f(%a: !llvm.ptr) { %0 = llvm.bitcast %a : !llvm.ptr to i64 llvm.return }

// -----

// expected-error@below {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
llvm.func @f(%a: !llvm.ptr<1>) { %0 = llvm.bitcast %a : !llvm.ptr<1> to !llvm.ptr llvm.return }

// -----

// expected-error@below {{integer width of the output type is smaller or equal to the integer width of the input type}}
llvm.func @f(%a: i64) { %0 = llvm.zext %a : i64 to i64 llvm.return }

// -----

// expected-error@below {{integer width of the output type is smaller or equal to the integer width of the input type}}
llvm.func @f(%a: i64) { %0 = llvm.sext %a : i64 to i32 llvm.return }

// -----

llvm.func @f(%a: i64) { %0 = llvm.trunc %a : i64 to i64 llvm.return }

// -----

llvm.func @f(%a: vector<2xi64>) { %0 = llvm.trunc %a : vector<2xi64> to i32 llvm.return }

// -----

llvm.func @f(%a: vector<2xi64>) { %0 = llvm.trunc %a : vector<2xi64> to vector<3xi32> llvm.return }

// -----

llvm.func @g(i32, i64) -> i32
// expected-error@below {{'llvm.call' op incorrect number of operands (1) for callee (expecting: 2)}}
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a) : (i32) -> i32 llvm.return }

// -----

llvm.func @g(i32) -> i32
// expected-error@below {{'llvm.call' op operand type mismatch for operand 0: 'i64' != 'i32'}}
llvm.func @f(%a: i64) { %0 = llvm.call @g(%a) : (i64) -> i32 llvm.return }

// -----

llvm.func @g(i32) -> i32
// expected-error@below {{'llvm.call' op result type mismatch: 'i64' != 'i32'}}
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a) : (i32) -> i64 llvm.return }

// -----

llvm.func @g(i32)
// expected-error@below {{'llvm.call' op calling function with void result must not produce values}}
llvm.func @f(%a: i32) { %0 = llvm.call @g(%a) : (i32) -> i32 llvm.return }

// -----

llvm.func @g(i32) -> i32
// expected-error@below {{'llvm.call' op expected function call to produce a value}}
llvm.func @f(%a: i32) { llvm.call @g(%a) : (i32) -> () llvm.return }

// -----

// expected-error@below {{'llvm.return' op expected 1 operand}}
// expected-note@below {{when returning from function}}
llvm.func @f(%a: i32) -> i32 { llvm.return }

// -----

// expected-error@below {{'llvm.return' op mismatching result types}}
// expected-note@below {{when returning from function}}
llvm.func @f(%a: i32) -> i64 { llvm.return %a : i32 }

// -----

// expected-error@below {{'llvm.return' op expected no operands}}
// expected-note@below {{when returning from function}}
llvm.func @f(%a: i32) { llvm.return %a : i32 }

// -----

// expected-error@below {{expected ':'}}
llvm.func @f(%a: i32, %b: i32) -> i32 { llvm.return %a, %b : i32, i32 }

// -----

llvm.mlir.global internal @g(1 : i64) : i32

// -----

// expected-error@below {{'llvm.mlir.global' op requires an i8 array type of the length equal to that of the string attribute}}
llvm.mlir.global internal @g("abc") : !llvm.array<4 x i8>

// -----

// expected-error@below {{alignment attribute is not a power of 2}}
llvm.mlir.global internal @g() {alignment = 3 : i64} : i32

// -----

// expected-error@below {{'llvm.mlir.global' op expected zero value for 'common' linkage}}
llvm.mlir.global common @g(1 : i32) : i32

// -----

// expected-error@below {{'llvm.mlir.global' op expected array type for 'appending' linkage}}
llvm.mlir.global appending @g() : i32

// -----

// expected-error@below {{'llvm.mlir.constant' op type and attribute have a different number of elements: 4 vs. 3}}
llvm.func @f() { %0 = llvm.mlir.constant(dense<[1, 2, 3]> : vector<3xi32>) : vector<4xi32> llvm.return }

// -----

// expected-error@below {{'llvm.mlir.constant' op attribute and type have different float semantics}}
llvm.func @f() { %0 = llvm.mlir.constant(1.0 : f32) : f64 llvm.return }

// -----

llvm.func @f() { %0 = llvm.mlir.constant(1 : i32) : i64 llvm.return }

// -----

// expected-error@below {{'llvm.mlir.constant' op struct element at index 1 is of wrong type}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32, 2 : i64]) : !llvm.struct<(i32, i32)> llvm.return }

// -----

// expected-error@below {{'llvm.mlir.constant' op expected array attribute of size 2}}
llvm.func @f() { %0 = llvm.mlir.constant([1 : i32]) : !llvm.struct<(i32, i32)> llvm.return }

// -----

// expected-error@below {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[0, 2] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)> llvm.return }

// -----

// expected-error@below {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
llvm.func @f(%p: !llvm.ptr, %i: i32) { %0 = llvm.getelementptr %p[0, %i] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32, i32)> llvm.return }

// -----

// expected-error@below {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #2)}}
llvm.func @f(%p: !llvm.ptr) { %0 = llvm.getelementptr %p[0, 1, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.struct<(i32, i32)> llvm.return }

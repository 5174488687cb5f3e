// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with accesses to memory.

// llvm.alloca

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.alloca' op this target extension type cannot be used in alloca}}
  %x = "llvm.alloca"(%i) <{elem_type = !llvm.target<"foo">}> : (i32) -> !llvm.ptr
  llvm.return
}

// -----

// llvm.load

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op result #0 must be LLVM type with size, but got '!llvm.void'}}
  %x = llvm.load %p : !llvm.ptr -> !llvm.void
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected alignment for atomic access}}
  %x = llvm.load %p atomic monotonic : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported ordering 'release'}}
  %x = llvm.load %p atomic release {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported ordering 'acq_rel'}}
  %x = llvm.load %p atomic acq_rel {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type 'i33' for atomic access}}
  %x = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i33
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type 'i7' for atomic access}}
  %x = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> i7
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type 'f80' for atomic access}}
  %x = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> f80
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type 'vector<2xi32>' for atomic access}}
  %x = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op unsupported type '!llvm.array<2 x i32>' for atomic access}}
  %x = llvm.load %p atomic monotonic {alignment = 4 : i64} : !llvm.ptr -> !llvm.array<2 x i32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %x = "llvm.load"(%p) <{syncscope = "agent", ordering = 0 : i64}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op expected syncscope to be null for non-atomic access}}
  %x = "llvm.load"(%p) <{syncscope = "agent"}> : (!llvm.ptr) -> i32
  llvm.return
}

// -----

// llvm.store

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.store' op unsupported ordering 'acquire'}}
  llvm.store %i, %p atomic acquire {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.store' op unsupported ordering 'acq_rel'}}
  llvm.store %i, %p atomic acq_rel {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.store' op expected alignment for atomic access}}
  llvm.store %i, %p atomic monotonic : i32, !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.store' op expected syncscope to be null for non-atomic access}}
  "llvm.store"(%i, %p) <{syncscope = "agent"}> : (i32, !llvm.ptr) -> ()
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %t8: !llvm.struct<(i8)>) {
  // expected-error@+1 {{'llvm.store' op unsupported type '!llvm.struct<(i8)>' for atomic access}}
  llvm.store %t8, %p atomic monotonic {alignment = 4 : i64} : !llvm.struct<(i8)>, !llvm.ptr
  llvm.return
}

// -----

// llvm.atomicrmw

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %x = llvm.atomicrmw fadd %p, %i monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %f: f32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %x = llvm.atomicrmw add %p, %f monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error@+1 {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %x = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: vector<2xi32>) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type for vector element}}
  %x = llvm.atomicrmw fadd %p, %v monotonic : !llvm.ptr, vector<2xi32>
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %x = llvm.atomicrmw add %p, %i unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected at least 'monotonic' ordering}}
  %x = llvm.atomicrmw add %p, %i not_atomic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i7: i7) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %x = llvm.atomicrmw add %p, %i7 monotonic : !llvm.ptr, i7
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i128: i128) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %x = llvm.atomicrmw add %p, %i128 monotonic : !llvm.ptr, i128
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %f: f32) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
  %x = llvm.atomicrmw usub_cond %p, %f monotonic : !llvm.ptr, f32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.atomicrmw' op expected LLVM IR floating point type}}
  %x = llvm.atomicrmw fmaximum %p, %i monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.atomicrmw' op failed to verify that result #0 and operand #1 have the same type}}
  %x = "llvm.atomicrmw"(%p, %i) <{bin_op = 1 : i64, ordering = 2 : i64}> : (!llvm.ptr, i32) -> i64
  llvm.return
}

// -----

// llvm.cmpxchg

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %x = llvm.cmpxchg %p, %i, %i unordered monotonic : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.cmpxchg' op ordering must be at least 'monotonic'}}
  %x = llvm.cmpxchg %p, %i, %i monotonic unordered : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %x = llvm.cmpxchg %p, %i, %i acq_rel release : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.cmpxchg' op failure ordering cannot be 'release' or 'acq_rel'}}
  %x = llvm.cmpxchg %p, %i, %i acq_rel acq_rel : !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %i7: i7) {
  // expected-error@+1 {{'llvm.cmpxchg' op unexpected LLVM IR type}}
  %x = llvm.cmpxchg %p, %i7, %i7 acq_rel acquire : !llvm.ptr, i7
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr, %i64: i64) {
  // expected-error@+1 {{'llvm.cmpxchg' op failed to verify that operand #1 and operand #2 have the same type}}
  %x = "llvm.cmpxchg"(%p, %i, %i64) <{success_ordering = 5 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i64) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.cmpxchg' op failed to verify that result #0 has an LLVM struct type consisting of the type of operand #2 and a bool}}
  %x = "llvm.cmpxchg"(%p, %i, %i) <{success_ordering = 5 : i64, failure_ordering = 2 : i64}> : (!llvm.ptr, i32, i32) -> !llvm.struct<(i64, i1)>
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.cmpxchg' op operand #0 must be LLVM pointer type, but got 'i32'}}
  %x = "llvm.cmpxchg"(%i, %i, %i) <{success_ordering = 5 : i64, failure_ordering = 2 : i64}> : (i32, i32, i32) -> !llvm.struct<(i32, i1)>
  llvm.return
}

// -----

// llvm.fence

llvm.func @f() {
  // expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence unordered
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence not_atomic
  llvm.return
}

// -----

// llvm.getelementptr

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op expected index 1 indexing a struct to be constant}}
  %x = llvm.getelementptr %p[%i, %i] : (!llvm.ptr, i32, i32) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op index 1 indexing a struct is out of bounds}}
  %x = llvm.getelementptr %p[%i, 1] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #2)}}
  %x = llvm.getelementptr %p[%i, 0, 0] : (!llvm.ptr, i32) -> !llvm.ptr, !llvm.struct<(i32)>
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op type 'i32' cannot be indexed (index #1)}}
  %x = llvm.getelementptr %p[%i, 0] : (!llvm.ptr, i32) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %x = "llvm.getelementptr"(%p, %i) <{elem_type = i32, rawConstantIndices = array<i32: 0>}> : (!llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op expected as many dynamic indices as specified in 'rawConstantIndices'}}
  %x = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: -2147483648>}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
  %x = "llvm.getelementptr"(%p) <{elem_type = i32, rawConstantIndices = array<i32: 0>, noWrapFlags = 1 : i32}> : (!llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op 'inbounds_flag' cannot be used directly.}}
  %x = llvm.getelementptr inbounds_flag %p[0] : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.getelementptr' op type '!llvm.target<"spirv.Event">' cannot be indexed (index #1)}}
  %x = llvm.getelementptr %p[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.target<"spirv.Event">
  llvm.return
}

// -----

%0 = "test.value"() : () -> !llvm.array<2 x index>
// expected-error@+1 {{expected LLVM IR Dialect type, got '!llvm.array<2 x index>'}}
%1 = llvm.extractvalue %0[1] : !llvm.array<2 x index> loc(unknown)

// -----

%0 = "test.value"() : () -> !llvm.array<2 x struct<(vector<2x2xi32>)>>
// expected-error@+1 {{'llvm.extractvalue' op expected LLVM IR Dialect type, got '!llvm.array<2 x !llvm.struct<(vector<2x2xi32>)>>'}}
%1 = "llvm.extractvalue"(%0) <{position = array<i64: 1>}> : (!llvm.array<2 x struct<(vector<2x2xi32>)>>) -> !llvm.struct<(vector<2x2xi32>)>

// -----

%0 = "test.value"() : () -> i32
// expected-error@+1 {{expected LLVM IR structure/array type, got: 'i32'}}
%1 = llvm.extractvalue %0[1] : i32 loc(unknown)

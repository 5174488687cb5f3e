// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// What the verifier finds wrong with arithmetic, casts, aggregates and vectors.

// llvm.bitcast

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %x = llvm.bitcast %p : !llvm.ptr to i64
  llvm.return
}

// -----

llvm.func @f(%i64: i64) {
  // expected-error@+1 {{'llvm.bitcast' op can only cast pointers from and to pointers}}
  %x = llvm.bitcast %i64 : i64 to !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointers of different address spaces, use 'llvm.addrspacecast' instead}}
  %x = llvm.bitcast %p : !llvm.ptr to !llvm.ptr<1>
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast pointer to vector of pointers}}
  %x = llvm.bitcast %p : !llvm.ptr to vector<1x!llvm.ptr>
  llvm.return
}

// -----

llvm.func @f(%vp: vector<1x!llvm.ptr>) {
  // expected-error@+1 {{'llvm.bitcast' op cannot cast vector of pointers to pointer}}
  %x = llvm.bitcast %vp : vector<1x!llvm.ptr> to !llvm.ptr
  llvm.return
}

// -----

// llvm.sext

llvm.func @f(%i: i32) {
  // expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %x = llvm.sext %i : i32 to i32
  llvm.return
}

// -----

// llvm.zext

llvm.func @f(%i: i32) {
  // expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %x = llvm.zext %i : i32 to i16
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{input type is an integer but output type is a vector}}
  %x = llvm.zext %i : i32 to vector<2xi64>
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>) {
  // expected-error@+1 {{input type is a vector but output type is an integer}}
  %x = llvm.zext %v : vector<2xi32> to i64
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>) {
  // expected-error@+1 {{input and output vectors are of incompatible shape}}
  %x = llvm.zext %v : vector<2xi32> to vector<3xi64>
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>) {
  // expected-error@+1 {{integer width of the output type is smaller or equal to the integer width of the input type}}
  %x = llvm.zext %v : vector<2xi32> to vector<2xi16>
  llvm.return
}

// -----

// llvm.extractvalue

llvm.func @f(%t8: !llvm.struct<(i8)>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 1}}
  %x = "llvm.extractvalue"(%t8) <{position = array<i64: 1>}> : (!llvm.struct<(i8)>) -> i8
  llvm.return
}

// -----

llvm.func @f(%t8: !llvm.struct<(i8)>) {
  // expected-error@+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i8)>' should produce 'i8' but this op returns 'i16'}}
  %x = "llvm.extractvalue"(%t8) <{position = array<i64: 0>}> : (!llvm.struct<(i8)>) -> i16
  llvm.return
}

// -----

llvm.func @f(%t8: !llvm.struct<(i8)>) {
  // expected-error@+1 {{'llvm.extractvalue' op expected LLVM IR structure/array type, got: 'i8'}}
  %x = "llvm.extractvalue"(%t8) <{position = array<i64: 0, 0>}> : (!llvm.struct<(i8)>) -> i16
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.extractvalue' op operand #0 must be LLVM aggregate type, but got 'i32'}}
  %x = "llvm.extractvalue"(%i) <{position = array<i64: 0>}> : (i32) -> i16
  llvm.return
}

// -----

llvm.func @f(%t8: !llvm.struct<(i8)>) {
  // expected-error@+1 {{'llvm.extractvalue' op Type mismatch: extracting from '!llvm.struct<(i8)>' should produce '!llvm.struct<(i8)>' but this op returns 'i8'}}
  %x = "llvm.extractvalue"(%t8) <{position = array<i64>}> : (!llvm.struct<(i8)>) -> i8
  llvm.return
}

// -----

llvm.func @f(%arr: !llvm.array<4 x i32>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: 5}}
  %x = "llvm.extractvalue"(%arr) <{position = array<i64: 5>}> : (!llvm.array<4 x i32>) -> i32
  llvm.return
}

// -----

llvm.func @f(%arr: !llvm.array<4 x i32>) {
  // expected-error@+1 {{'llvm.extractvalue' op position out of bounds: -1}}
  %x = "llvm.extractvalue"(%arr) <{position = array<i64: -1>}> : (!llvm.array<4 x i32>) -> i32
  llvm.return
}

// -----

// llvm.insertvalue

llvm.func @f(%i: i32, %arr: !llvm.array<4 x i32>) {
  // expected-error@+1 {{'llvm.insertvalue' op position out of bounds: 5}}
  %x = "llvm.insertvalue"(%arr, %i) <{position = array<i64: 5>}> : (!llvm.array<4 x i32>, i32) -> !llvm.array<4 x i32>
  llvm.return
}

// -----

llvm.func @f(%f: f32, %arr: !llvm.array<4 x i32>) {
  // expected-error@+1 {{'llvm.insertvalue' op Type mismatch: cannot insert 'f32' into '!llvm.array<4 x i32>'}}
  %x = "llvm.insertvalue"(%arr, %f) <{position = array<i64: 1>}> : (!llvm.array<4 x i32>, f32) -> !llvm.array<4 x i32>
  llvm.return
}

// -----

llvm.func @f(%i: i32, %arr: !llvm.array<4 x i32>) {
  // expected-error@+1 {{'llvm.insertvalue' op failed to verify that all of {container, res} have same type}}
  %x = "llvm.insertvalue"(%arr, %i) <{position = array<i64: 1>}> : (!llvm.array<4 x i32>, i32) -> !llvm.array<5 x i32>
  llvm.return
}

// -----

// llvm.shufflevector

llvm.func @f(%sv: vector<[2]xi32>) {
  // expected-error@+1 {{'llvm.shufflevector' op expected a splat operation for scalable vectors}}
  %x = "llvm.shufflevector"(%sv, %sv) <{mask = array<i32: 0, 1>}> : (vector<[2]xi32>, vector<[2]xi32>) -> vector<[2]xi32>
  llvm.return
}

// -----

llvm.func @f(%v: vector<2xi32>, %sv: vector<[2]xi32>) {
  // expected-error@+1 {{'llvm.shufflevector' op failed to verify that all of {v1, v2} have same type}}
  %x = "llvm.shufflevector"(%v, %sv) <{mask = array<i32: 0, 0>}> : (vector<2xi32>, vector<[2]xi32>) -> vector<[2]xi32>
  llvm.return
}

// -----

// llvm.intr.sincos

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got '!llvm.struct<(f32, f64)>'}}
  %x = llvm.intr.sincos(%f) : (f32) -> !llvm.struct<(f32, f64)>
  llvm.return
}

// -----

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'llvm.intr.sincos' op expected result type to be an homogeneous struct with two elements matching the operand type, but got 'f32'}}
  %x = llvm.intr.sincos(%f) : (f32) -> f32
  llvm.return
}

// -----

// llvm.intr.masked.gather

llvm.func @f(%vp: vector<1x!llvm.ptr>, %m1: vector<1xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.gather' op expected operand #1 type to be 'vector<2x!llvm.ptr>'}}
  %x = llvm.intr.masked.gather %vp, %m1 {alignment = 1 : i32} : (vector<1x!llvm.ptr>, vector<1xi1>) -> vector<2xf32>
  llvm.return
}

// -----

// llvm.intr.masked.scatter

llvm.func @f(%vf: vector<2xf32>, %vp: vector<1x!llvm.ptr>, %m1: vector<1xi1>) {
  // expected-error@+1 {{'llvm.intr.masked.scatter' op expected operand #2 type to be 'vector<2x!llvm.ptr>'}}
  llvm.intr.masked.scatter %vf, %vp, %m1 {alignment = 1 : i32} : vector<2xf32>, vector<1xi1> into vector<1x!llvm.ptr>
  llvm.return
}

// -----

// llvm.icmp

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'llvm.icmp' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer or LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'f32'}}
  %x = llvm.icmp "eq" %f, %f : f32
  llvm.return
}

// -----

// llvm.fcmp

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.fcmp' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %x = llvm.fcmp "oeq" %i, %i : i32
  llvm.return
}

// -----

// llvm.select

// expected-note@+1 {{prior use here}}
llvm.func @f(%i: i32, %f: f32, %c: i1) {
  // expected-error@+1 {{use of value '%f' expects different type than prior uses: 'i32' vs 'f32'}}
  %x = llvm.select %c, %i, %f : i1, i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %f: f32, %c: i1) {
  // expected-error@+1 {{'llvm.select' op failed to verify that all of {trueValue, falseValue, res} have same type}}
  %x = "llvm.select"(%c, %i, %f) : (i1, i32, f32) -> i32
  llvm.return
}

// -----

// llvm.add

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %x = llvm.add %f, %f : f32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %i64: i64) {
  // expected-error@+1 {{'llvm.add' op requires the same type for all operands and results}}
  %x = "llvm.add"(%i, %i64) : (i32, i64) -> i32
  llvm.return
}

// -----

// llvm.fadd

llvm.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.fadd' op operand #0 must be floating point LLVM type or LLVM dialect-compatible vector of floating point LLVM type, but got 'i32'}}
  %x = llvm.fadd %i, %i : i32
  llvm.return
}

// -----

// llvm.inttoptr

llvm.func @f(%f: f32) {
  // expected-error@+1 {{'llvm.inttoptr' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %x = llvm.inttoptr %f : f32 to !llvm.ptr
  llvm.return
}

// -----

// llvm.ptrtoint

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.ptrtoint' op result #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'f32'}}
  %x = llvm.ptrtoint %p : !llvm.ptr to f32
  llvm.return
}

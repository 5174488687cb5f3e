// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Vectors, matrices and memory under a mask: wrong types, missing attributes.

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.extractelement' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.extractelement"(%a, %b) : (index, i32) -> i32

// -----

%a = "test.value"() : () -> vector<4xi32>
%b = "test.value"() : () -> i32
// expected-error@+1 {{'llvm.extractelement' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.extractelement"(%a, %b) : (vector<4xi32>, i32) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.getelementptr' op operand #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.getelementptr"(%a) <{elem_type = !llvm.array<3 x i16>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: 0, 2>}> : (index) -> !llvm.ptr

// -----

%a = "test.value"() : () -> !llvm.ptr
// expected-error@+1 {{'llvm.getelementptr' op result #0 must be LLVM pointer type or LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.getelementptr"(%a) <{elem_type = !llvm.array<3 x i16>, noWrapFlags = 3 : i32, rawConstantIndices = array<i32: 0, 2>}> : (!llvm.ptr) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.insertelement' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.insertelement"(%a, %b, %c) : (index, i32, i64) -> vector<4xi32>

// -----

%a = "test.value"() : () -> vector<4xi32>
%b = "test.value"() : () -> i32
%c = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.insertelement' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.insertelement"(%a, %b, %c) : (vector<4xi32>, i32, i64) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.get.active.lane.mask' op operand #0 must be signless integer, but got 'index'}}
%r = "llvm.intr.get.active.lane.mask"(%a, %b) : (index, i64) -> vector<[4]xi1>

// -----

%a = "test.value"() : () -> i64
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.get.active.lane.mask' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.get.active.lane.mask"(%a, %b) : (i64, i64) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> vector<4xi1>
// expected-error@+1 {{'llvm.intr.masked.compressstore' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
"llvm.intr.masked.compressstore"(%a, %b, %c) : (index, !llvm.ptr, vector<4xi1>) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<4xi1>
%c = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.masked.expandload' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.masked.expandload"(%a, %b, %c) : (index, vector<4xi1>, vector<4xi32>) -> vector<4xi32>

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> vector<4xi1>
%c = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.masked.expandload' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.masked.expandload"(%a, %b, %c) : (!llvm.ptr, vector<4xi1>, vector<4xi32>) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<4xi1>
%c = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.masked.gather' op operand #0 must be LLVM dialect-compatible vector of LLVM pointer type, but got 'index'}}
%r = "llvm.intr.masked.gather"(%a, %b, %c) <{alignment = 4 : i32}> : (index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>

// -----

%a = "test.value"() : () -> vector<4x!llvm.ptr>
%b = "test.value"() : () -> vector<4xi1>
%c = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.masked.gather' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.masked.gather"(%a, %b, %c) <{alignment = 4 : i32}> : (vector<4x!llvm.ptr>, vector<4xi1>, vector<4xf32>) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<4xi1>
%c = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.masked.load' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.masked.load"(%a, %b, %c) <{alignment = 4 : i32}> : (index, vector<4xi1>, vector<4xf32>) -> vector<4xf32>

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> vector<4xi1>
%c = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.masked.load' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.masked.load"(%a, %b, %c) <{alignment = 4 : i32}> : (!llvm.ptr, vector<4xi1>, vector<4xf32>) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<4x!llvm.ptr>
%c = "test.value"() : () -> vector<4xi1>
// expected-error@+1 {{'llvm.intr.masked.scatter' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
"llvm.intr.masked.scatter"(%a, %b, %c) <{alignment = 4 : i32}> : (index, vector<4x!llvm.ptr>, vector<4xi1>) -> ()

// -----

%a = "test.value"() : () -> vector<4xf32>
%b = "test.value"() : () -> vector<4x!llvm.ptr>
%c = "test.value"() : () -> vector<4xi1>
// expected-error@+1 {{'llvm.intr.masked.scatter' op requires attribute 'alignment'}}
"llvm.intr.masked.scatter"(%a, %b, %c) : (vector<4xf32>, vector<4x!llvm.ptr>, vector<4xi1>) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> vector<4xi1>
// expected-error@+1 {{'llvm.intr.masked.store' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
"llvm.intr.masked.store"(%a, %b, %c) <{alignment = 4 : i32}> : (index, !llvm.ptr, vector<4xi1>) -> ()

// -----

%a = "test.value"() : () -> vector<4xf32>
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> vector<4xi1>
// expected-error@+1 {{'llvm.intr.masked.store' op requires attribute 'alignment'}}
"llvm.intr.masked.store"(%a, %b, %c) : (vector<4xf32>, !llvm.ptr, vector<4xi1>) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.matrix.column.major.load' op operand #0 must be LLVM pointer type, but got 'index'}}
%r = "llvm.intr.matrix.column.major.load"(%a, %b) <{columns = 4 : i32, isVolatile = false, rows = 2 : i32}> : (index, i64) -> vector<8xf32>

// -----

%a = "test.value"() : () -> !llvm.ptr
%b = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.matrix.column.major.load' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.matrix.column.major.load"(%a, %b) <{columns = 4 : i32, isVolatile = false, rows = 2 : i32}> : (!llvm.ptr, i64) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.matrix.column.major.store' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
"llvm.intr.matrix.column.major.store"(%a, %b, %c) <{columns = 4 : i32, isVolatile = true, rows = 2 : i32}> : (index, !llvm.ptr, i64) -> ()

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> !llvm.ptr
%c = "test.value"() : () -> i64
// expected-error@+1 {{'llvm.intr.matrix.column.major.store' op requires attribute 'columns'}}
"llvm.intr.matrix.column.major.store"(%a, %b, %c) <{isVolatile = true, rows = 2 : i32}> : (vector<8xf32>, !llvm.ptr, i64) -> ()

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<12xf32>
// expected-error@+1 {{'llvm.intr.matrix.multiply' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.matrix.multiply"(%a, %b) <{lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32}> : (index, vector<12xf32>) -> vector<6xf32>

// -----

%a = "test.value"() : () -> vector<8xf32>
%b = "test.value"() : () -> vector<12xf32>
// expected-error@+1 {{'llvm.intr.matrix.multiply' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.matrix.multiply"(%a, %b) <{lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 3 : i32}> : (vector<8xf32>, vector<12xf32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.matrix.transpose' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.matrix.transpose"(%a) <{columns = 4 : i32, rows = 2 : i32}> : (index) -> vector<8xf32>

// -----

%a = "test.value"() : () -> vector<8xf32>
// expected-error@+1 {{'llvm.intr.matrix.transpose' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.matrix.transpose"(%a) <{columns = 4 : i32, rows = 2 : i32}> : (vector<8xf32>) -> index

// -----

// expected-error@+1 {{'llvm.intr.stepvector' op result #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.stepvector"() : () -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.deinterleave2' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.vector.deinterleave2"(%a) : (index) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>

// -----

%a = "test.value"() : () -> vector<8xi32>
// expected-error@+1 {{'llvm.intr.vector.deinterleave2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.deinterleave2"(%a) : (vector<8xi32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.extract' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.vector.extract"(%a) <{pos = 4 : i64}> : (index) -> vector<4xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
// expected-error@+1 {{'llvm.intr.vector.extract' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.vector.extract"(%a) <{pos = 4 : i64}> : (vector<8xi32>) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<2xi32>
// expected-error@+1 {{'llvm.intr.vector.insert' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.vector.insert"(%a, %b) <{pos = 6 : i64}> : (index, vector<2xi32>) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<8xi32>
%b = "test.value"() : () -> vector<2xi32>
// expected-error@+1 {{'llvm.intr.vector.insert' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.vector.insert"(%a, %b) <{pos = 6 : i64}> : (vector<8xi32>, vector<2xi32>) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.interleave2' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.intr.vector.interleave2"(%a, %b) : (index, vector<4xi32>) -> vector<8xi32>

// -----

%a = "test.value"() : () -> vector<4xi32>
%b = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.interleave2' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.interleave2"(%a, %b) : (vector<4xi32>, vector<4xi32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.add' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vector.reduce.add"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.reduce.add' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.add"(%a) : (vector<4xi32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.and' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vector.reduce.and"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.reduce.and' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.and"(%a) : (vector<4xi32>) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.vector.reduce.fadd' op operand #0 must be floating-point, but got 'index'}}
%r = "llvm.intr.vector.reduce.fadd"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, vector<4xf32>) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.vector.reduce.fadd' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.fadd"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.fmax' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vector.reduce.fmax"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.vector.reduce.fmax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.fmax"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.fmaximum' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vector.reduce.fmaximum"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.vector.reduce.fmaximum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.fmaximum"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.fmin' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vector.reduce.fmin"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.vector.reduce.fmin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.fmin"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.fminimum' op operand #0 must be LLVM dialect-compatible vector of floating-point, but got 'index'}}
%r = "llvm.intr.vector.reduce.fminimum"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (index) -> f32

// -----

%a = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.vector.reduce.fminimum' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.fminimum"(%a) <{fastmathFlags = #llvm.fastmath<none>}> : (vector<4xf32>) -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.vector.reduce.fmul' op operand #0 must be floating-point, but got 'index'}}
%r = "llvm.intr.vector.reduce.fmul"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (index, vector<4xf32>) -> f32

// -----

%a = "test.value"() : () -> f32
%b = "test.value"() : () -> vector<4xf32>
// expected-error@+1 {{'llvm.intr.vector.reduce.fmul' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.fmul"(%a, %b) <{fastmathFlags = #llvm.fastmath<none>}> : (f32, vector<4xf32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.mul' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vector.reduce.mul"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.reduce.mul' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.mul"(%a) : (vector<4xi32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.or' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vector.reduce.or"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.reduce.or' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.or"(%a) : (vector<4xi32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.smax' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vector.reduce.smax"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.reduce.smax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.smax"(%a) : (vector<4xi32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.smin' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vector.reduce.smin"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.reduce.smin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.smin"(%a) : (vector<4xi32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.umax' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vector.reduce.umax"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.reduce.umax' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.umax"(%a) : (vector<4xi32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.umin' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vector.reduce.umin"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.reduce.umin' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.umin"(%a) : (vector<4xi32>) -> index

// -----

%a = "test.value"() : () -> index
// expected-error@+1 {{'llvm.intr.vector.reduce.xor' op operand #0 must be LLVM dialect-compatible vector of signless integer, but got 'index'}}
%r = "llvm.intr.vector.reduce.xor"(%a) : (index) -> i32

// -----

%a = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.intr.vector.reduce.xor' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vector.reduce.xor"(%a) : (vector<4xi32>) -> index

// -----

// expected-error@+1 {{'llvm.intr.vscale' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
%r = "llvm.intr.vscale"() : () -> index

// -----

%a = "test.value"() : () -> index
%b = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.shufflevector' op operand #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.shufflevector"(%a, %b) <{mask = array<i32: 0, 1, 6, 7>}> : (index, vector<4xi32>) -> vector<4xi32>

// -----

%a = "test.value"() : () -> vector<4xi32>
%b = "test.value"() : () -> vector<4xi32>
// expected-error@+1 {{'llvm.shufflevector' op result #0 must be LLVM dialect-compatible vector type, but got 'index'}}
%r = "llvm.shufflevector"(%a, %b) <{mask = array<i32: 0, 1, 6, 7>}> : (vector<4xi32>, vector<4xi32>) -> index

// -----

// Vectors of ppc_fp128 are values, but nothing computes on them.

%a = "test.value"() : () -> vector<4x!llvm.ppc_fp128>
%b = llvm.freeze %a : vector<4x!llvm.ppc_fp128>
%i = llvm.mlir.constant(0 : i32) : i32
// expected-error@+1 {{'vector' must be LLVM dialect-compatible vector type, but got 'vector<4x!llvm.ppc_fp128>'}}
%r = llvm.extractelement %b[%i : i32] : vector<4x!llvm.ppc_fp128>

// -----

%a = "test.value"() : () -> vector<4x!llvm.ppc_fp128>
// expected-error@+1 {{expected an LLVM compatible vector type}}
%r = llvm.shufflevector %a, %a [0, 1] : vector<4x!llvm.ppc_fp128> loc(unknown)

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %r = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<[8]xi32>
  return
}

// -----

func.func @f(%a: vector<[4]xf32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %r = "llvm.intr.vector.interleave2"(%a, %a) : (vector<[4]xf32>, vector<[4]xf32>) -> vector<[8]xi32>
  return
}

// -----

func.func @f(%a: vector<4xi32>) {
  // expected-error@+1 {{'llvm.intr.vector.interleave2' op failed to verify that result has twice as many elements as 'vec1'}}
  %r = "llvm.intr.vector.interleave2"(%a, %a) : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
  return
}

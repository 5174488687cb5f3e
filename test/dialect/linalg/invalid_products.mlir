// RUN: mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// Maps that a program gives to products of matrices. The expectations hold
// for mlir-opt as well.

#A=affine_map<(d0,d1,d2)->(d0,d2)>
#B=affine_map<(d0,d1,d2)->(d2,d1)>
func.func @f(%a: memref<4x4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op expected the number of indexing_map (2) to be equal to the number of input/output operands (3)}}
  linalg.matmul indexing_maps=[#A,#B] ins(%a,%a: memref<4x4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#A=affine_map<(d0,d1,d2)->(d0,d2)>
#B=affine_map<(d0,d1,d2)->(d2,d1)>
#C=affine_map<(d0,d1,d2)->(d0,d1)>
func.func @f(%a: memref<4x4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op expected the number of indexing_map (4) to be equal to the number of input/output operands (3)}}
  linalg.matmul indexing_maps=[#A,#B,#C,#C] ins(%a,%a: memref<4x4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#A=affine_map<(d0,d1,d2)->(d0,d2)>
#B=affine_map<(d0,d1,d2)->(d2,d1)>
func.func @f(%a: memref<4x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.matmul' element of indexing_maps array is not an affine_map}}
  linalg.matmul indexing_maps=[#A,#B,1] ins(%a,%a: memref<4x4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#B=affine_map<(d0,d1,d2)->(d2,d1)>
#C=affine_map<(d0,d1,d2)->(d0,d1)>
func.func @f(%a: memref<4x4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps=[#C,#B,#C] ins(%a,%a: memref<4x4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#A=affine_map<(d0,d1,d2)->(d0,d2)>
#C=affine_map<(d0,d1,d2)->(d0,d1)>
func.func @f(%a: memref<4x4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps=[#A,#C,#C] ins(%a,%a: memref<4x4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#B=affine_map<(d0,d1,d2)->(d2,d1)>
#C=affine_map<(d0,d1,d2)->(d0,d1)>
func.func @f(%a: memref<4x4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps=[affine_map<(d0,d1,d2)->(d0+1,d2)>,#B,#C] ins(%a,%a: memref<4x4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#B=affine_map<(d0,d1,d2)->(d2,d1)>
#C=affine_map<(d0,d1,d2)->(d0,d1)>
func.func @f(%a: memref<4x4xf32>, %v: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  linalg.matmul indexing_maps=[affine_map<(d0,d1,d2)->(d0)>,#B,#C] ins(%v,%a: memref<4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#B=affine_map<(d0,d1,d2)->(d2,d1)>
#C=affine_map<(d0,d1,d2)->(d0,d1)>
func.func @f(%a: memref<4x4xf32>, %v: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps=[affine_map<(d0,d1,d2)->(d1)>,#B,#C] ins(%v,%a: memref<4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#A=affine_map<(d0,d1,d2)->(d0,d2)>
#C=affine_map<(d0,d1,d2)->(d0,d1)>
func.func @f(%a: memref<4x4xf32>, %v: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Invalid broadcast requested, should be (d2).}}
  linalg.matmul indexing_maps=[#A,affine_map<(d0,d1,d2)->(d1)>,#C] ins(%a,%v: memref<4x4xf32>,memref<4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#A=affine_map<(d0,d1,d2)->(d0,d2)>
#C=affine_map<(d0,d1,d2)->(d0,d1)>
func.func @f(%a: memref<4x4xf32>, %v: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps=[#A,affine_map<(d0,d1,d2)->(d0)>,#C] ins(%a,%v: memref<4x4xf32>,memref<4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#A=affine_map<(d0,d1,d2)->(d0,d2)>
#B=affine_map<(d0,d1,d2)->(d2,d1)>
func.func @f(%a: memref<4x4xf32>, %v: memref<4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op expected indexing_map #2 to have 3 dim(s) to match the number of loops}}
  linalg.matmul indexing_maps=[#A,#B,affine_map<(d0,d1)->(d0)>] ins(%a,%a: memref<4x4xf32>,memref<4x4xf32>) outs(%v:memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps=[affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>,affine_map<(d0,d1)->(d0,d1)>] ins(%a,%a: memref<4x4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#B=affine_map<(d0,d1,d2)->(d2,d1)>
#C=affine_map<(d0,d1,d2)->(d0,d1)>
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4x4xf32>) {
  // expected-error@+1 {{'linalg.matmul' op Unexpected dim expression in map result.}}
  linalg.matmul indexing_maps=[affine_map<(d0,d1,d2)->(d0,d1,d2)>,#B,#C] ins(%b,%a: memref<4x4x4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  linalg.matmul ins(%a:memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  // expected-error@+1 {{custom op 'linalg.matmul' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.matmul' 'linalg.matmul' op attribute 'cast' failed to satisfy constraint: allowed 32-bit signless integer cases: 0, 1}}
  linalg.matmul {cast=1} ins(%a,%a:memref<4x4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

#A=affine_map<(d0,d1,d2)->(d0,d2)>
func.func @f(%a: memref<4x4xf32>) {
  // expected-error@+1 {{custom op 'linalg.matmul' invalid kind of attribute specified}}
  linalg.matmul indexing_maps=#A ins(%a,%a:memref<4x4xf32>,memref<4x4xf32>) outs(%a:memref<4x4xf32>)
  return
}

// -----

func.func @f(%b: memref<4x4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Indexing_map attribute must have 3 affine maps.}}
  linalg.batch_matmul indexing_maps=[affine_map<(b,m,n,k)->(b,m,k)>,affine_map<(b,m,n,k)->(b,k,n)>] ins(%b,%b:memref<4x4x4xf32>,memref<4x4x4xf32>) outs(%b:memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%b: memref<4x4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  linalg.batch_matmul indexing_maps=[affine_map<(b,m,n,k)->(b,m,k)>,affine_map<(b,m,n,k)->(b,m,k)>,affine_map<(b,m,n,k)->(b,m,n)>] ins(%b,%b:memref<4x4x4xf32>,memref<4x4x4xf32>) outs(%b:memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%b: memref<4x4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  linalg.batch_matmul indexing_maps=[affine_map<(b,m,n,k)->(b,k,n)>,affine_map<(b,m,n,k)->(b,k,n)>,affine_map<(b,m,n,k)->(b,m,n)>] ins(%b,%b:memref<4x4x4xf32>,memref<4x4x4xf32>) outs(%b:memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%b: memref<4x4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid output map result dimension.}}
  linalg.batch_matmul indexing_maps=[affine_map<(b,m,n,k)->(b,m,k)>,affine_map<(b,m,n,k)->(b,k,n)>,affine_map<(b,m,n,k)->(b,k,n)>] ins(%b,%b:memref<4x4x4xf32>,memref<4x4x4xf32>) outs(%b:memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%b: memref<4x4x4xf32>, %v: memref<4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps=[affine_map<(b,m,n,k)->(m)>,affine_map<(b,m,n,k)->(b,k,n)>,affine_map<(b,m,n,k)->(b,m,n)>] ins(%v,%b:memref<4xf32>,memref<4x4x4xf32>) outs(%b:memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %b: memref<4x4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps=[affine_map<(b,m,n,k)->(k,m)>,affine_map<(b,m,n,k)->(b,k,n)>,affine_map<(b,m,n,k)->(b,m,n)>] ins(%a,%b:memref<4x4xf32>,memref<4x4x4xf32>) outs(%b:memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %b: memref<4x4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps=[affine_map<(b,m,n,k)->(b,m,k)>,affine_map<(b,m,n,k)->(n,k)>,affine_map<(b,m,n,k)->(b,m,n)>] ins(%b,%a:memref<4x4x4xf32>,memref<4x4xf32>) outs(%b:memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xf32>, %b: memref<4x4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps=[affine_map<(b,m,n,k)->(b,m,k)>,affine_map<(b,m,n,k)->(b,n)>,affine_map<(b,m,n,k)->(b,m,n)>] ins(%b,%a:memref<4x4x4xf32>,memref<4x4xf32>) outs(%b:memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%b: memref<4x4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Unexpected result dim expression (outside the set of default result dims).}}
  linalg.batch_matmul indexing_maps=[affine_map<(b,m,n,k)->(b,m,k)>,affine_map<(b,m,n,k)->(b,n+1,k)>,affine_map<(b,m,n,k)->(b,m,n)>] ins(%b,%b:memref<4x4x4xf32>,memref<4x4x4xf32>) outs(%b:memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%b: memref<4x4x4xf32>, %v: memref<4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid broadcast requested.}}
  linalg.batch_matmul indexing_maps=[affine_map<(b,m,n,k)->(b)>,affine_map<(b,m,n,k)->(b,k,n)>,affine_map<(b,m,n,k)->(b,m,n)>] ins(%v,%b:memref<4xf32>,memref<4x4x4xf32>) outs(%b:memref<4x4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op no. of result dim expressions exceeds 3.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%a : memref<2x4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op Invalid batch dimension expression.}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (m, b, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%a : memref<2x4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_matmul' op expects 3 dims, but got (2).}}
  linalg.batch_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (m, n)>]
    ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%c : memref<4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<2x4x4xf32>, %c: memref<4x4xf32>) {
  // expected-error@+1 {{'linalg.batch_reduce_matmul' op expects 2 dims, but got (3).}}
  linalg.batch_reduce_matmul indexing_maps = [affine_map<(b, m, n, k) -> (b, m, k)>, affine_map<(b, m, n, k) -> (b, k, n)>, affine_map<(b, m, n, k) -> (b, m, n)>]
    ins(%a, %a : memref<2x4x4xf32>, memref<2x4x4xf32>) outs(%a : memref<2x4x4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x5xf32>, %b: memref<5x6xf32>, %c: memref<4xf32>) {
  // expected-error@+1 {{iteration space dim at index 1 is neither a contracting dim nor of parallel iteration type}}
  linalg.contract indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m)>]
    ins(%a, %b : memref<4x5xf32>, memref<5x6xf32>) outs(%c : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4x4xf32>) {
  // expected-error@+1 {{expected add/mul op in the body}}
  "linalg.contract"(%a, %a, %a) <{indexing_maps = [affine_map<(m, n, k) -> (m, k)>, affine_map<(m, n, k) -> (k, n)>, affine_map<(m, n, k) -> (m, n)>], operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (memref<4x4xf32>, memref<4x4xf32>, memref<4x4xf32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  // expected-error@+1 {{expected add/mul op in the body}}
  "linalg.dot"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %x : f32
    %1 = arith.addf %0, %z : f32
    linalg.yield %1 : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  // expected-error@+1 {{expected add/mul op in the body}}
  "linalg.dot"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.addf %y, %x : f32
    %1 = arith.mulf %z, %0 : f32
    linalg.yield %1 : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xi8>, %c: memref<i8>) {
  // expected-error@+1 {{expected add/mul op in the body}}
  "linalg.dot"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: i8, %y: i8, %z: i8):
    %0 = arith.maxsi %y, %x : i8
    %1 = arith.addi %z, %0 : i8
    linalg.yield %1 : i8
  }) : (memref<4xi8>, memref<4xi8>, memref<i8>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  // expected-error@+1 {{expected add/mul op in the body}}
  "linalg.dot"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %x, %y : f32
    %1 = arith.addf %0, %0 : f32
    linalg.yield %1 : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}

// -----

func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  // expected-error@+1 {{expected add/mul op in the body}}
  "linalg.dot"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %z : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}

// -----

// Conversions of elements do not count, nor the order of factors.
func.func @f(%a: memref<4xf32>, %c: memref<f32>) {
  "linalg.dot"(%a, %a, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    %0 = arith.mulf %y, %x : f32
    %n = arith.negf %0 : f32
    %1 = arith.addf %z, %n : f32
    %m = math.sqrt %1 : f32
    linalg.yield %m : f32
  }) : (memref<4xf32>, memref<4xf32>, memref<f32>) -> ()
  return
}

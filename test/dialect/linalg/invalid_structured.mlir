// RUN: mlcc-opt %s -std=mlir22 -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What the verifier finds wrong with structured operations: maps, shapes, bodies,
// fills and contractions. The expectations hold
// for mlir-opt as well.

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected the number of indexing_map (1) to be equal to the number of input/output operands (2)}}
  linalg.generic {indexing_maps=[#id], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected indexing_map #0 to have 2 dim(s) to match the number of loops}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel","parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op unexpected symbols in indexing_map #1}}
  linalg.generic {indexing_maps=[#id,affine_map<(d0)[s0]->(d0)>], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected operand #1 rank (1) to match the result rank of indexing_map (0)}}
  linalg.generic {indexing_maps=[#id,affine_map<(d0)->()>], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op invalid indexing maps are non-invertible: ((d0) -> (d0 + 1, d0 + 1))}}
  linalg.generic {indexing_maps=[affine_map<(d0)->(d0+1)>,affine_map<(d0)->(d0+1)>], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op inferred input/output operand #1 has shape's dimension #0 to be greater than or equal to 5, but found 4}}
  linalg.generic {indexing_maps=[#id,affine_map<(d0)->(d0+1)>], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op unexpected result less than 0 at expression #0 in (d0) -> (-d0)}}
  linalg.generic {indexing_maps=[#id,affine_map<(d0)->(-d0)>], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>, %b: memref<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' unexpected iterator_type (foo)}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["foo"]} ins(%a : memref<4xf32>) outs(%b : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>, %t: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected to have pure tensor or buffer semantics}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%t : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x : f32 } -> tensor<4xf32>
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected as many non-induction variable region arguments as the number of input/output operands}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32): linalg.yield %x : f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected type of bb argument #1 ('i32') to match element or self type of the corresponding operand ('f32')}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: i32): linalg.yield %x : f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expects to have 1 region with 1 block}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.yield' op expected number of yield values (0) to match the number of inits / outs operands of the enclosing LinalgOp (1)}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.index' op expected dim (1) to be lower than the number of loops (1) of the enclosing LinalgOp}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): %0 = linalg.index 1 : index linalg.yield %x: f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expects region #0 to have 0 or 1 blocks}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): cf.br ^bb1 ^bb1: linalg.yield %x: f32 }
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'linalg.index' op expected parent op with LinalgOp interface}}
  %0 = linalg.index 1 : index
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'linalg.yield' op must be the last operation in the parent block}}
  linalg.yield
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>, %s: f32) {
  // expected-error@+1 {{'linalg.generic' op operand #1 must be variadic of shaped of any type values, but got 'f32'}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%s : f32) { ^bb0(%x: f32, %y: f32): linalg.yield %x: f32 }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op requires attribute 'indexing_maps'}}
  linalg.generic {iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x: f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' expected "iterator_types" array attribute}}
  linalg.generic {indexing_maps=[#id,#id]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x: f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' 'linalg.generic' op attribute 'indexing_maps' failed to satisfy constraint: AffineMap array attribute}}
  linalg.generic {indexing_maps=[#id,1], iterator_types=["parallel"]} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x: f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected the number of tensor results (0) to be equal to the number of output tensors (1)}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x: f32 }
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%t: tensor<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected type of operand #1 ('tensor<4xf32>') to match type of corresponding result ('tensor<?xf32>')}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"]} ins(%t : tensor<4xf32>) outs(%t : tensor<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x: f32 } -> tensor<?xf32>
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{attribute '"linalg.foo"' not supported by the linalg dialect}}
  linalg.generic {indexing_maps=[#id,#id], iterator_types=["parallel"], linalg.foo=1} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>) { ^bb0(%x: f32, %y: f32): linalg.yield %x: f32 }
  return
}

// -----

func.func @f(%a: memref<4xf32>, %t: tensor<4xf32>) {
  // expected-error@+1 {{expected op with scalar input}}
  linalg.fill ins(%t : tensor<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{expected op with scalar input}}
  linalg.fill ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  %i = arith.constant 1 : i32
  // expected-error@+1 {{'linalg.fill' op expected fill value type ('i32') to match output element type ('f32')}}
  linalg.fill ins(%i : i32) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>, %s: f32) {
  linalg.fill ins(%a, %s : memref<4xf32>, f32) outs(%a : memref<4xf32>)
  // expected-error@+1 {{custom op 'linalg.fill' [parseNamedStructuredOpRegion] ods-gen generated region expects 2 args, got 3}}
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'indexing_maps' do not specify a contracting dimension}}
  linalg.contract indexing_maps=[#id,#id,#id] ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{ranks of shaped operand and results of corresponding affine_map differ}}
  linalg.contract indexing_maps=[#id,#id,affine_map<(d0)->()>] ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>, %s: f32) {
  // expected-error@+1 {{ranks of shaped operand and results of corresponding affine_map differ}}
  linalg.contract indexing_maps=[#id,affine_map<(d0)->()>,affine_map<(d0)->()>] ins(%a, %s : memref<4xf32>, f32) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{iteration space dim at index 1 not used to access any operand}}
  linalg.contract indexing_maps=[affine_map<(d0,d1)->(d0)>,affine_map<(d0,d1)->(d0)>,affine_map<(d0,d1)->(d0)>] ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{provided affine_map is not a projected permutation}}
  linalg.contract indexing_maps=[affine_map<(d0)->(d0+1)>,#id,affine_map<(d0)->(d0)>] ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{iteration spaces of provided affine_maps differ}}
  linalg.contract indexing_maps=[#id,#id,affine_map<(d0,d1)->(d0)>] ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.contract' op expected the number of indexing_map (2) to be equal to the number of input/output operands (3)}}
  linalg.contract indexing_maps=[#id,#id] ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.contract' expected 'indexing_maps' attribute}}
  linalg.contract ins(%a, %a : memref<4xf32>, memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

#id=affine_map<(d0)->(d0)>
func.func @f(%a: memref<4xf32>) {
  linalg.contract indexing_maps=[#id,#id,#id] ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  // expected-error@+1 {{custom op 'linalg.contract' [parseNamedStructuredOpRegion] ods-gen generated region expects 3 args, got 2}}
  return
}

// -----

#id = affine_map<(d0) -> (d0)>
func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'linalg.generic' op expected that operand #0 is a tensor or a memref}}
  linalg.generic {indexing_maps = [#id], iterator_types = ["parallel"]} outs(%v : vector<4xf32>) {
  ^bb0(%x: vector<4xf32>):
    linalg.yield %x : vector<4xf32>
  }
  return
}

// -----

func.func @f(%f: f32, %c: memref<4xf32>) {
  // expected-error@+1 {{expected op with 1 input and 1 output}}
  "linalg.fill"(%f, %f, %c) <{operandSegmentSizes = array<i32: 2, 1>}> ({
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x : f32
  }) : (f32, f32, memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%c: i1, %x: f32) {
  scf.if %c {
    // expected-error@+1 {{'linalg.yield' op expected single non-empty parent region}}
    linalg.yield %x : f32
  } else {
  }
  return
}

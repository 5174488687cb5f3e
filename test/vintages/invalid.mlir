// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// What is wrong in an old form is said of it as it is written.

// expected-error@+2 {{expected an operation of 'llvm.metadata'}}
llvm.metadata @md {
  llvm.func @f()
}

// -----

llvm.metadata @md {
  llvm.access_group @group
}
llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'access_groups' failed to satisfy constraint}}
  %0 = llvm.load %p {access_groups = [@md::@other]} : !llvm.ptr -> i32
  llvm.return
}

// -----

// A scope without its domain, and a description in itself
llvm.metadata @md {
  llvm.alias_scope @scope {domain = @nowhere}
  llvm.tbaa_type_desc @t {id = "t", members = {<@t, 0>}}
  llvm.tbaa_tag @tag {base_type = @t, access_type = @t, offset = 0 : i64}
}
llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'alias_scopes' failed to satisfy constraint}}
  %0 = llvm.load %p {alias_scopes = [@md::@scope]} : !llvm.ptr -> i32
  // expected-error@+1 {{attribute 'tbaa' failed to satisfy constraint}}
  %1 = llvm.load %p {tbaa = [@md::@tag]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{unknown option 'unroll'}}
  llvm.br ^bb1 {llvm.loop = {options = #llvm.loopopts<unroll = true>}}
^bb1:
  llvm.return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %k: vector<4xi1>) {
  // expected-error@+1 {{'vector.contract' op has masks, but no maps of dimensions for its operands}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i + 1)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %a, %b, %k, %k : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%v: vector<4x8xi128>) {
  // expected-error@+1 {{expected 2 operands}}
  %0 = "vector.multi_reduction"(%v) {kind = #vector.kind<maxsi>, reduction_dims = array<i64: 1>} : (vector<4x8xi128>) -> vector<4xi128>
  return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{expected the name of an operation or of an ordering}}
  %0 = llvm.atomicrmw "fadd" %p, %v, "soon" : (!llvm.ptr, f32) -> f32
  llvm.return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected index, but got 'i64'}}
  %0 = arm_sve.vector_scale : i64
  return
}

// -----

func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{attribute 'static_offsets' failed to satisfy constraint}}
  %0 = "memref.subview"(%m) {static_offsets = ["a"], static_sizes = [2], static_strides = [1], operandSegmentSizes = array<i32: 1, 0, 0, 0>} : (memref<4xf32>) -> memref<2xf32, strided<[1]>>
  return
}

// -----

llvm.func @f(%c: i1, %v: i32) {
  // expected-error@+1 {{number of operands and types do not match: got 1 operands and 2 types}}
  "llvm.cond_br"(%c)[^bb1, ^bb1(%v : i32, i32)] : (i1) -> ()
^bb1:
  llvm.return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{numbers are rounded to the nearest even one here}}
  %0 = arith.addf %a, %a upward : f32
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected floats, but got 'i32' and 'f32'}}
  %0 = arith.convertf %a : i32 to f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error@+1 {{expected ':'}}
  %0 = arith.addf %a, %a nneg : f32
  return
}

// RUN: mlcc-opt %s -split-input-file -verify-diagnostics

// What old forms cannot say: operands, types and dictionaries that do not go
// with them.

// An old declaration without its region
// expected-error@+1 {{'func.func' op requires one region}}
"func"() {sym_name = "f", function_type = () -> ()} : () -> ()

// -----

func.func @f() {
  // expected-error@+1 {{expected '}' in attribute dictionary}}
  %0 = constant {a

// -----

func.func @f() {
  // expected-error@+1 {{expected '"' in string literal}}
  %0 = constant {a = "b

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error@+1 {{'memref.dim' op expected 2 operands, but found 1}}
  %0 = "std.dim"(%m) {index = "first"} : (memref<?xf32>) -> index
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%m: memref<2048xi8>, %i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = view %m[%i][] : memref<2048xi8> to memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.subview' op requires one result}}
  "std.subview"(%m) {operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.subview' op requires attribute 'static_offsets'}}
  %0 = "std.subview"(%m) {operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<8xf32>) -> memref<4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.subview' op result #0 must be memref of any type values, but got 'vector<8xf32>'}}
  %0 = "std.subview"(%m) {static_offsets = [], static_sizes = [], static_strides = [], operand_segment_sizes = dense<[1, 0, 0, 0]> : vector<4xi32>} : (memref<8xf32>) -> vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op says neither by output_shape nor by its types what the result's dimensions are}}
  %0 = "memref.expand_shape"(%m) {reassociation = [[0, 2]]} : (memref<8xf32>) -> memref<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op says neither by output_shape nor by its types what the result's dimensions are}}
  %0 = "memref.expand_shape"(%m) {reassociation = [[-1, 0, 1]]} : (memref<8xf32>) -> memref<2x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op says neither by output_shape nor by its types what the result's dimensions are}}
  %0 = "memref.expand_shape"(%m) {reassociation = [[0, 1]]} : (memref<?xf32>) -> memref<?x?xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op says neither by output_shape nor by its types what the result's dimensions are}}
  %0 = "memref.expand_shape"(%m) {reassociation = [0 : i64, 1 : i64]} : (memref<?xf32>) -> memref<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op requires attribute 'static_output_shape'}}
  %0 = "memref.expand_shape"(%m) {reassociation = 1 : i64} : (memref<?xf32>) -> memref<?x4xf32>
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op requires one result}}
  "memref.expand_shape"(%m) {reassociation = [[0, 1]]} : (memref<8xf32>) -> ()
  return
}

// -----

func.func @f(%m: memref<8xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op requires attribute 'static_output_shape'}}
  %0 = "memref.expand_shape"(%m) {reassociation = [[0, 1]]} : (memref<8xf32>) -> vector<2x4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'vector.broadcast' op result #0 must be vector of any type values, but got 'f32'}}
  %0 = splat %f : f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{custom op 'vector.extract' expected a vector, but got 'f32'}}
  %0 = vector.extractelement %f[%i : i32] : f32
  return
}

// -----

func.func @f(%f: f32, %i: i32) {
  // expected-error@+1 {{custom op 'vector.insert' expected a vector, but got 'f32'}}
  %0 = vector.insertelement %f, %f[%i : i32] : f32
  return
}

// -----

func.func @f(%f: f32, %v: vector<4xf32>, %i: i32) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = vector.extractelement %v[%i, +] : vector<4xf32>
  return
}

// -----

func.func @f(%f: f32, %v: vector<4xf32>, %i: i32) {
  // expected-error@+1 {{custom op 'vector.insert' expected 2 operands}}
  %0 = vector.insertelement %f, %v, %v[%i : i32] : vector<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%f: f32, %v: vector<8xf32>, %i: i32) {
  // expected-error@+1 {{use of value '%v' expects different type than prior uses: 'vector<4xf32>' vs 'vector<8xf32>'}}
  %0 = vector.insertelement %f, %v[%i : i32] : vector<4xf32>
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%w: vector<16xi32>, %a: vector<64xi8>, %b: vector<64xf32>) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'vector<64xi8>' vs 'vector<64xf32>'}}
  %0 = x86.avx10.dot.i8 %w, %a, %b : vector<64xi8> -> vector<16xi32>
  return
}

// -----

func.func @f(%w: vector<16xi32>, %a: vector<64xi8>) {
  // expected-error@+1 {{'x86.avx10.dot.i8' op adds products of vector<64xi8> to vector<16xi32>}}
  %0 = "x86.avx10.dot.i8"(%w, %a) : (vector<16xi32>, vector<64xi8>) -> vector<16xi32>
  return
}

// -----

func.func @f(%w: vector<16xi32>, %a: vector<64xi8>) {
  // expected-error@+1 {{'x86.avx10.dot.i8' op adds products of vector<64xi8> to vector<16xi32>}}
  "x86.avx10.dot.i8"(%w, %a, %a) : (vector<16xi32>, vector<64xi8>, vector<64xi8>) -> ()
  return
}

// -----

func.func @f(%w: i32, %a: vector<64xi8>) {
  // expected-error@+1 {{'x86.avx10.dot.i8' op adds products of vector<64xi8> to vector<16xi32>}}
  %0 = x86.avx10.dot.i8 %w, %a, %a : vector<64xi8> -> i32
  return
}

// -----

func.func @f(%w: vector<4x4xi32>, %a: vector<64xi8>) {
  // expected-error@+1 {{'x86.avx10.dot.i8' op adds products of vector<64xi8> to vector<16xi32>}}
  %0 = x86.avx10.dot.i8 %w, %a, %a : vector<64xi8> -> vector<4x4xi32>
  return
}

// -----

func.func @f(%w: vector<[16]xi32>, %a: vector<64xi8>) {
  // expected-error@+1 {{'x86.avx10.dot.i8' op adds products of vector<64xi8> to vector<16xi32>}}
  %0 = x86.avx10.dot.i8 %w, %a, %a : vector<64xi8> -> vector<[16]xi32>
  return
}

// -----

func.func @f(%w: vector<8xi32>, %a: vector<64xi8>) {
  // expected-error@+1 {{'x86.avx10.dot.i8' op adds products of vector<64xi8> to vector<16xi32>}}
  %0 = x86.avx10.dot.i8 %w, %a, %a : vector<64xi8> -> vector<8xi32>
  return
}

// -----

func.func @f(%w: vector<8xi32>, %a: vector<64xi8>) {
  // expected-error@+1 {{'x86.avx10.dot.i8' op adds products of vector<64xi8> to vector<16xi32>}}
  %0 = "x86.avx10.dot.i8"(%w, %a, %a) : (vector<8xi32>, vector<64xi8>, vector<64xi8>) -> vector<16xi32>
  return
}

// -----

func.func @f(%w: vector<16xi32>, %a: vector<32xi8>) {
  // expected-error@+1 {{'x86.avx10.dot.i8' op adds products of vector<64xi8> to vector<16xi32>}}
  %0 = x86.avx10.dot.i8 %w, %a, %a : vector<32xi8> -> vector<16xi32>
  return
}

// -----

func.func @f(%w: vector<16xi32>, %a: vector<64xi8>, %b: vector<32xi8>) {
  // expected-error@+1 {{'x86.avx10.dot.i8' op adds products of vector<64xi8> to vector<16xi32>}}
  %0 = "x86.avx10.dot.i8"(%w, %a, %b) : (vector<16xi32>, vector<64xi8>, vector<32xi8>) -> vector<16xi32>
  return
}

// -----

// Nothing of this name, or not what the use needs
llvm.metadata @md {
  llvm.alias_scope @one {domain = "all"}
  llvm.alias_scope @two {domain = @all::@more}
  llvm.tbaa_root @root {id = "C"}
  llvm.tbaa_type_desc @char {id = 1 : i32, members = {<@root, 0>}}
  llvm.tbaa_type_desc @int {id = "int", members = {<@root, 0>}}
  llvm.tbaa_tag @no_offset {base_type = @int, access_type = @int}
  llvm.tbaa_tag @no_base {access_type = @int, offset = 0 : i64}
  llvm.tbaa_tag @no_access {base_type = @int, offset = 0 : i64}
  llvm.tbaa_tag @of_char {base_type = @char, access_type = @char, offset = 0 : i64}
  llvm.tbaa_root @numbered {id = 1 : i32}
  llvm.tbaa_type_desc @below {id = "below", members = {<@numbered, 0>}}
  llvm.tbaa_tag @of_below {base_type = @below, access_type = @below, offset = 0 : i64}
  llvm.tbaa_tag @narrow {base_type = @int, access_type = @int, offset = 0 : i32}
  llvm.alias_scope_domain @all {description}
  llvm.alias_scope @three {domain = @all}
}
llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'llvm.load' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  %0 = llvm.load %p {alias_scopes = [@md::@one]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.load' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  %1 = llvm.load %p {alias_scopes = [@md::@two]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.load' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  %2 = llvm.load %p {tbaa = [@md::@no_offset]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.load' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  %3 = llvm.load %p {tbaa = [@md::@no_base]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.load' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  %4 = llvm.load %p {tbaa = [@md::@no_access]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.load' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  %5 = llvm.load %p {tbaa = [@md::@of_char]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.load' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  %6 = llvm.load %p {tbaa = [@other::@tag]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.load' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  %7 = llvm.load %p {tbaa = [@md::@of_below]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.load' op attribute 'tbaa' failed to satisfy constraint: LLVM dialect TBAA tag metadata array}}
  %8 = llvm.load %p {tbaa = [@md::@narrow]} : !llvm.ptr -> i32
  // expected-error@+1 {{'llvm.load' op attribute 'alias_scopes' failed to satisfy constraint: LLVM dialect alias scope array}}
  %9 = llvm.load %p {alias_scopes = [@md::@three]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.metadata @md {
  llvm.access_group @group
}
llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array}}
  %0 = llvm.load %p {access_groups = [@md::@group, "x"]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.metadata @md {
  llvm.access_group @group
}
llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'llvm.load' 'llvm.load' op attribute 'access_groups' failed to satisfy constraint: LLVM dialect access group metadata array}}
  %0 = llvm.load %p {access_groups = [@md::@group::@more]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{integer value too large}}
  llvm.br ^bb1 {llvm.loop = {options = #llvm.loopopts<interleave_count = 99999999999999999999>}}
^bb1:
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error@+1 {{expected '<'}}
  llvm.br ^bb1 {llvm.loop = {options = #llvm.loopopts}}
^bb1:
  llvm.return
}

// -----

// Numbers that no linkage has
// expected-error@+1 {{'llvm.mlir.global' op attribute 'linkage' failed to satisfy constraint: LLVM Linkage specification}}
"llvm.mlir.global"() ({}) {sym_name = "g", linkage = 11 : i64, global_type = i32} : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'linkage' failed to satisfy constraint: LLVM Linkage specification}}
"llvm.mlir.global"() ({}) {sym_name = "g", linkage = 18446744073709551616 : i128, global_type = i32} : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global' op attribute 'linkage' failed to satisfy constraint: LLVM Linkage specification}}
"llvm.mlir.global"() ({}) {sym_name = "g", linkage = -1 : i64, global_type = i32} : () -> ()

// -----

// An operand that is no constant, or no number
llvm.func @f(%i: i32, %b: i1) {
  %0 = llvm.mlir.undef : i1
  // expected-error@+1 {{'llvm.intr.ctlz' op requires a single operand}}
  %1 = "llvm.intr.ctlz"(%i, %0) : (i32, i1) -> i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %b: i1) {
  // expected-error@+1 {{'llvm.intr.ctlz' op requires a single operand}}
  %1 = "llvm.intr.ctlz"(%i, %b) : (i32, i1) -> i32
  llvm.return
}

// -----

llvm.func @f(%i: i32) {
  %0 = llvm.mlir.constant(1.0 : f32) : f32
  // expected-error@+1 {{'llvm.intr.ctlz' op requires a single operand}}
  %1 = "llvm.intr.ctlz"(%i, %0) : (i32, f32) -> i32
  llvm.return
}

// -----

llvm.func @f(%i: i32, %c: i1) {
  // expected-error@+1 {{'llvm.intr.ctlz' op requires a single operand}}
  %1 = "llvm.intr.ctlz"(%i, %c) {is_zero_poison = false} : (i32, i1) -> i32
  llvm.return
}

// -----

llvm.func @f(%c: i1) {
  // expected-error@+1 {{'llvm.cond_br' op attribute 'branch_weights' failed to satisfy constraint: i32 dense array attribute}}
  "llvm.cond_br"(%c)[^bb1, ^bb1] {branch_weights = dense<[1, 2]> : vector<2xi64>, operand_segment_sizes = dense<[1, 0, 0]> : vector<3xi32>} : (i1) -> ()
^bb1:
  llvm.return
}

// -----

// expected-error@+1 {{'llvm.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"llvm.func"() ({}) {sym_name = "f", linkage = 10 : i64, function_type = !llvm.func<i32 (ptr)>, arg_attrs = ["x"]} : () -> ()

// -----

// expected-error@+1 {{'llvm.func' op attribute 'arg_attrs' failed to satisfy constraint: Array of dictionary attributes}}
"llvm.func"() ({}) {sym_name = "f", linkage = 10 : i64, function_type = !llvm.func<i32 (ptr)>, arg_attrs = "x"} : () -> ()

// -----

// expected-error@+1 {{'llvm.mlir.global_ctors' op requires attribute 'data'}}
"llvm.mlir.global_ctors"() {ctors = @f, priorities = [1 : i32]} : () -> ()

// -----

func.func @f() {
  // expected-error@+1 {{'vector.reduction' op expected 1 or more operands, but found 0}}
  %0 = "vector.reduction"() {kind = "min"} : () -> f32
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'vector.reduction' op operand #0 must be vector of any type values, but got 'f32'}}
  %0 = "vector.reduction"(%f) {kind = "min"} : (f32) -> f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op attribute 'kind' failed to satisfy constraint: Kind of combining function for contractions and reductions}}
  %0 = "vector.reduction"(%v) {kind = "least"} : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{'vector.reduction' op attribute 'kind' failed to satisfy constraint: Kind of combining function for contractions and reductions}}
  %0 = "vector.reduction"(%v) {kind = 1 : i32} : (vector<4xf32>) -> f32
  return
}

// -----

func.func @f(%n: index, %x: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    scf.reduce(%x) : f32 {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    // expected-error@+1 {{expected attribute value}}
    } {a = }
  }
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%n: index, %x: f32) {
  %r = scf.parallel (%i) = (%n) to (%n) step (%n) init (%x) -> f32 {
    // expected-error@+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
    scf.reduce(%x#0) : i32 {
    ^bb0(%a: f32, %b: f32):
      scf.reduce.return %a : f32
    }
  }
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.contract' op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.}}
  %0 = "vector.contract"(%a, %a, %b) {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["sideways"]} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32) {
  // expected-error@+1 {{'vector.contract' op attribute 'iterator_types' failed to satisfy constraint: Iterator type should be an enum.}}
  %0 = "vector.contract"(%a, %a, %b) {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = "reduction"} : (vector<4xf32>, vector<4xf32>, f32) -> f32
  return
}

// -----

llvm.func @f(i32) -> i32
llvm.func @g() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = "llvm.mlir.constant"() {value = @f} : () -> i32
  llvm.return
}

// -----

llvm.func @g() {
  // expected-error@+1 {{'llvm.mlir.constant' op requires one result}}
  "llvm.mlir.constant"() {value = @g} : () -> ()
  llvm.return
}

// -----

llvm.func @g() {
  // expected-error@+1 {{'llvm.mlir.constant' op only supports integer, float, string or elements attributes}}
  %0 = "llvm.mlir.constant"() {value = @g::@h} : () -> !llvm.ptr
  llvm.return
}

// -----

llvm.func @f(%h: !llvm.ptr, %u: i1) {
  // expected-error@+1 {{'llvm.intr.coro.end' op result #0 must be LLVM dialect-compatible type, but got '(!llvm.ptr) -> i1'}}
  %0 = llvm.intr.coro.end %h, %u : (!llvm.ptr) -> i1
  llvm.return
}

// -----

llvm.func @f(%h: !llvm.ptr, %u: i1) {
  // expected-error@+1 {{'llvm.intr.coro.end' op result #0 must be LLVM dialect-compatible type, but got '(!llvm.ptr, i1) -> (i1, i1)'}}
  %0 = llvm.intr.coro.end %h, %u : (!llvm.ptr, i1) -> (i1, i1)
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{expected the name of an operation or of an ordering}}
  %0 = llvm.atomicrmw "xyz" %p, %v, "acq_rel" : (!llvm.ptr, f32) -> f32
  llvm.return
}

// -----

// expected-note@+1 {{prior use here}}
llvm.func @f(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{use of value '%v' expects different type than prior uses: '(!llvm.ptr, f32) -> f32' vs 'f32'}}
  %0 = llvm.atomicrmw "fadd" %p, %v "acq_rel" : (!llvm.ptr, f32) -> f32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr, %v: f32) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = llvm.atomicrmw "fadd"

// -----

func.func @f(%m: f32, %k: vector<4xi1>, %p: vector<4xf32>) {
  // expected-error@+1 {{'vector.maskedload' op operand #0 must be memref of any type values, but got 'f32'}}
  %0 = vector.maskedload %m, %k, %p : f32, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<?xf32>) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = vector.gather %m[+], %m : memref<?xf32>, memref<?xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xi128>) {
  // expected-error@+1 {{'vector.multi_reduction' op expected 2 operands, but found 1}}
  %0 = vector.multi_reduction <add>, %v [1] : vector<4x8xi128> to vector<4xi128>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op expected 2 operands, but found 1}}
  %0 = vector.multi_reduction <and>, %v [1] : vector<4x8xf32> to vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op requires one result}}
  "vector.multi_reduction"(%v) {kind = #vector.kind<add>, reduction_dims = array<i64: 1>} : (vector<4x8xf32>) -> ()
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error@+1 {{'vector.multi_reduction' op expected 2 operands, but found 1}}
  %0 = "vector.multi_reduction"(%v) {kind = 1 : i32, reduction_dims = array<i64: 1>} : (vector<4x8xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xf32>) {
  // expected-error@+1 {{expected ','}}
  %0 = vector.multi_reduction <add>, %v

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %k: vector<4xi1>) {
  // expected-error@+1 {{'vector.contract' op has masks, but no maps of dimensions for its operands}}
  %0 = vector.contract {indexing_maps = "none", iterator_types = ["reduction"]} %a, %a, %b, %k, %k : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %k: vector<4xi1>) {
  // expected-error@+1 {{'vector.contract' op has masks, but no maps of dimensions for its operands}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %a, %a, %b, %k, %k : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %k: vector<4xi1>) {
  // expected-error@+1 {{'vector.contract' op has masks, but no maps of dimensions for its operands}}
  %0 = vector.contract {indexing_maps = [0 : i32, affine_map<(i) -> (i)>], iterator_types = ["reduction"]} %a, %a, %b, %k, %k : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%a: f32, %b: f32, %k: vector<4xi1>) {
  // expected-error@+1 {{use of value '%k' expects different type than prior uses: 'i1' vs 'vector<4xi1>'}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %a, %b, %k, %k : f32, f32 into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %k: vector<4xi1>) {
  // expected-error@+1 {{'vector.contract' op has masks, but no maps of dimensions for its operands}}
  %0 = vector.contract {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i, j) -> (i)>, affine_map<(i) -> ()>], iterator_types = ["reduction"]} %a, %a, %b, %k, %k : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4xf32>, %b: f32, %k: vector<4xi1>) {
  // expected-error@+1 {{'vector.contract' op has masks, but no maps of dimensions for its operands}}
  %0 = vector.contract {indexing_maps = [affine_map<(i, j) -> (i, j)>, affine_map<(i, j) -> (i)>, affine_map<(i, j) -> ()>], iterator_types = ["reduction"]} %a, %a, %b, %k, %k : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @f(%a: vector<4x4xi32>) {
  // expected-error@+2 {{expected ']' in dynamic index list}}
  // expected-error@+1 {{custom op 'vector.extract' expected SSA value or integer}}
  %0 = vector.extract %a[1 : i64, 2 : ] : vector<4x4xi32>
  return
}

// -----

func.func @f(%a: memref<8x8xf32>, %n: index) {
  // expected-error@+1 {{expected mixed offsets rank to match mixed sizes rank (2 vs 1) so the rank of the result type is well-formed.}}
  %0 = subview %a[%n, %n][][] : memref<8x8xf32> to memref<4xf32, strided<[16], offset: ?>>
  return
}

// -----

func.func @f(%b: memref<8xf32, strided<[?]>>) {
  // expected-error@+1 {{expected result type to be 'memref<4xf32, strided<[?]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[2]>>'}}
  %0 = subview %b[][][] : memref<8xf32, strided<[?]>> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%c: memref<8xf32, strided<[0]>>) {
  // expected-error@+1 {{expected result type to be 'memref<4xf32, strided<[0]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[2]>>'}}
  %0 = subview %c[][][] : memref<8xf32, strided<[0]>> to memref<4xf32, strided<[2]>>
  return
}

// -----

func.func @f(%d: memref<8xf32, strided<[4]>>) {
  // expected-error@+1 {{expected result type to be 'memref<4xf32, strided<[4]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, strided<[6]>>'}}
  %0 = subview %d[][][] : memref<8xf32, strided<[4]>> to memref<4xf32, strided<[6]>>
  return
}

// -----

func.func @f(%d: memref<8xf32, strided<[4]>>) {
  // expected-error@+1 {{slice along dimension 0 runs out-of-bounds: 9 >= 8}}
  %0 = subview %d[][][] : memref<8xf32, strided<[4]>> to memref<4xf32, strided<[12]>>
  return
}

// -----

func.func @f(%d: memref<8xf32>) {
  // expected-error@+1 {{expected 1 offset values, got 0}}
  %0 = subview %d[][][] : memref<8xf32> to memref<f32>
  return
}

// -----

func.func @f(%d: memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>) {
  // expected-error@+1 {{base type 'memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>>' is not strided}}
  %0 = subview %d[][][] : memref<8xf32, affine_map<(d0) -> (d0 floordiv 2)>> to memref<4xf32>
  return
}

// -----

func.func @f(%d: memref<8xf32>) {
  // expected-error@+1 {{expected result type to be 'memref<4xf32, strided<[1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>'}}
  %0 = subview %d[][][] : memref<8xf32> to memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>>
  return
}

// -----

func.func @f(%m: memref<0x?xf32>) {
  // expected-error@+1 {{'memref.expand_shape' op mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has 1 dynamic dims while output_shape has 0 values}}
  %0 = "memref.expand_shape"(%m) {reassociation = [[0], [1, 2]]} : (memref<0x?xf32>) -> memref<0x?x0xf32>
  return
}

// -----

func.func @f(%v: vector<4x8xindex>) {
  // expected-error@+1 {{'vector.multi_reduction' op expected 2 operands, but found 1}}
  %0 = vector.multi_reduction <add>, %v [1] : vector<4x8xindex> to vector<4xindex>
  return
}

// -----

func.func @f(%v: vector<4x8xi32>) {
  // expected-error@+1 {{'vector.multi_reduction' op expected 2 operands, but found 1}}
  %0 = vector.multi_reduction <minimumf>, %v [1] : vector<4x8xi32> to vector<4xi32>
  return
}

// -----

// expected-error@+1 {{'llvm.func' op requires attribute 'function_type'}}
"llvm.func"() ({}) {sym_name = "f"} : () -> ()

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{custom op 'linalg.generic' expected args_in and args_out operands}}
  linalg.generic {args_in = 1 : i64, args_out = 2 : i64, indexing_maps = [affine_map<(d0) -> (d0)>, affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} %a, %a {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } : memref<4xf32>, memref<4xf32>
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.indexed_generic' op expected an argument for the index of each loop}}
  linalg.indexed_generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["parallel"]} outs(%a : memref<4xf32>) {
  ^bb0:
    linalg.yield
  }
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error@+1 {{'linalg.elemwise_unary' op expected a function of linalg as 'fun'}}
  linalg.elemwise_unary {fun = 1 : i64} ins(%a : memref<4xf32>) outs(%a : memref<4xf32>)
  return
}

// -----

func.func @f(%a: tensor<4xf32>) {
  // expected-error@+1 {{custom op 'bufferization.to_tensor' expected a memref, but got 'tensor<4xf32>'}}
  %0 = tensor_load %a : tensor<4xf32>
  return
}

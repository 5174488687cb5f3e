// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}
// Indices, targets, bundles and cases that are not well formed.

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{integer value too large}}
  %0 = llvm.getelementptr %p[99999999999] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{integer value too large}}
  %0 = llvm.getelementptr %p[-2147483649] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{integer value too large}}
  %0 = llvm.getelementptr %p[2147483648] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected integer value}}
  %0 = llvm.getelementptr %p[-x] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected SSA operand}}
  %0 = llvm.getelementptr %p[x] : (!llvm.ptr) -> !llvm.ptr, i32
  return
}

// -----

func.func @f(%a: !llvm.array<2 x i32>) {
  %0 = llvm.extractvalue %a[-1] : !llvm.array<2 x i32>
  // expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: -1}}
  return
}

// -----

func.func @f(%a: !llvm.array<2 x i32>) {
  %0 = llvm.extractvalue %a[2] : !llvm.array<2 x i32>
  // expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 2}}
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %s[-1] : !llvm.struct<(i32)>
  // expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: -1}}
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %s[1] : !llvm.struct<(i32)>
  // expected-error@+1 {{custom op 'llvm.extractvalue' position out of bounds: 1}}
  return
}

// -----

func.func @f(%s: !llvm.struct<(i32)>) {
  %0 = llvm.extractvalue %s[0, 0] : !llvm.struct<(i32)>
  // expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  return
}

// -----

func.func @f(%i: i32) {
  %0 = llvm.extractvalue %i[0] : i32
  // expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR structure/array type, got: 'i32'}}
  return
}

// -----

func.func @f(%s: index) {
  %0 = llvm.extractvalue %s[0] : index
  // expected-error@+1 {{custom op 'llvm.extractvalue' expected LLVM IR Dialect type, got 'index'}}
  return
}

// -----

func.func @f(%v: vector<2xi32>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = llvm.shufflevector %v, %v [0] : 
  return
}

// -----

func.func @f(%v: vector<2xi32>) {
  // expected-error@+1 {{expected ']'}}
  %0 = llvm.shufflevector %v, %v [0, 1 : vector<2xi32>
  return
}

// -----

func.func @f(%v: vector<2x2xi32>) {
  %0 = llvm.shufflevector %v, %v [0, 1] : vector<2x2xi32>
  // expected-error@+1 {{custom op 'llvm.shufflevector' expected an LLVM compatible vector type}}
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected integer value}}
  llvm.switch %i : i32, ^bb1 [x: ^bb1] ^bb1:
  return
}

// -----

func.func @f(%b: i1) {
  // expected-error@+1 {{integer value too large}}
  llvm.switch %b : i1, ^bb1 [99999999999999999999: ^bb1] ^bb1:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected ':'}}
  llvm.switch %i : i32, ^bb1 [1 ^bb1] ^bb1:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected block name}}
  llvm.switch %i : i32, ^bb1 [1: bb1] ^bb1:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected ':'}}
  llvm.switch %i : i32, ^bb1(+) [1: ^bb1] ^bb1:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected ':'}}
  llvm.switch %i : i32, ^bb1(%i i32) [1: ^bb1] ^bb1:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected non-function type}}
  llvm.switch %i : i32, ^bb1(%i : ) [1: ^bb1] ^bb1:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected ')'}}
  llvm.switch %i : i32, ^bb1(%i : i32 [1: ^bb1] ^bb1:
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected block name}}
  llvm.indirectbr %p : !llvm.ptr, [x] ^bb1:
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected '['}}
  llvm.indirectbr %p : !llvm.ptr, ^bb1 ^bb1:
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected '(' in operand list}}
  llvm.call %p : () -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected attribute value}}
  llvm.call +(%i) : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.call' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
  llvm.call @f(%i) vararg(i32) : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected ')'}}
  llvm.call @f(%i) vararg(!llvm.func<void (...)> : (i32) -> ()
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32, %b: i1) {
  // expected-error@+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i1'}}
  llvm.call @f(%i) ["x"(%b : i32)] : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32, %b: i1) {
  // expected-error@+1 {{expected ':'}}
  llvm.call @f(%i) ["x"(%b)] : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+2 {{expected '}' in attribute dictionary}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @f(%i) : (i32 {a b}) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{custom op 'llvm.call' expected function with 0 or 1 result}}
  llvm.call @f(%i) : (i32) -> (i32, i32)
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+2 {{expected '('}}
  // expected-error@+1 {{custom op 'llvm.call' expected direct call to have 1 trailing types}}
  llvm.call @f(%i) : i32
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'i64' vs 'i32'}}
  llvm.call @f(%i) : (i64) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{custom op 'llvm.call' number of operands and types do not match: got 1 operands and 0 types}}
  llvm.call @f(%i) : () -> ()
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: '!llvm.ptr' vs 'i32'}}
  llvm.call %i(%i) : !llvm.ptr, (i32) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected attribute value}}
  llvm.call tail fast @f(%i) : (i32) -> ()
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected ':'}}
  llvm.invoke @f(%i) to ^bb1 unwind ^bb2(%i i32) : (i32) -> () ^bb1: ^bb2:
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'i64' vs 'i32'}}
  llvm.invoke @f(%i) to ^bb1 unwind ^bb2(%i : i64) : (i32) -> () ^bb1: ^bb2:
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%i: i32) {
  // expected-error@+1 {{use of value '%i' expects different type than prior uses: 'i64' vs 'i32'}}
  llvm.invoke @f(%i) to ^bb1(%i : i64) unwind ^bb2 : (i32) -> () ^bb1: ^bb2:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{'llvm.invoke' op attribute 'var_callee_type' failed to satisfy constraint: type attribute of LLVM function type}}
  llvm.invoke @f(%i) to ^bb1 unwind ^bb2 vararg(i32) : (i32) -> () ^bb1: ^bb2:
  return
}

// -----

func.func @f(%i: i32) {
  // expected-error@+1 {{expected '('}}
  llvm.invoke @f(%i) to ^bb1 unwind ^bb2 vararg : (i32) -> () ^bb1: ^bb2:
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{use of value '%p' expects different type than prior uses: 'i32' vs '!llvm.ptr'}}
  %0 = llvm.landingpad (catch %p : i32) : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{expected SSA operand}}
  %0 = llvm.landingpad (catch + : i32) : i32
  return
}

// -----

func.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{expected ')'}}
  %0 = llvm.landingpad (catch %p : !llvm.ptr : i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{'llvm.mlir.constant' op expected integer type}}
  %0 = llvm.mlir.constant(true) : f32
  return
}

// -----

func.func @f(%i: i32) {
  %0 = llvm.insertvalue %i, %i[0] : i32
  // expected-error@+1 {{custom op 'llvm.insertvalue' expected LLVM IR structure/array type, got: 'i32'}}
  return
}

// -----

// expected-note@+1 {{prior use here}}
func.func @f(%p: !llvm.ptr, %b: i1) {
  // expected-error@+1 {{use of value '%p' expects different type than prior uses: 'i32' vs '!llvm.ptr'}}
  llvm.intr.assume %b ["align"(%p : i32)] : i1
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'llvm.inline_asm' expected string or keyword containing one of the following enum values for attribute 'asm_dialect' [att, intel]}}
  %0 = llvm.inline_asm asm_dialect = other "x", "y" : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+2 {{custom op 'llvm.inline_asm' expected one of [none, notail, musttail, tail] for Tail Call Kind, got: what}}
  // expected-error@+1 {{custom op 'llvm.inline_asm' failed to parse TailCallKindAttr parameter 'tailCallKind' which is to be a `TailCallKind`}}
  %0 = llvm.inline_asm tail_call_kind = <what> "x", "y" : () -> i32
  return
}

// -----

func.func @f() {
  // expected-error@+1 {{custom op 'llvm.inline_asm' invalid asm_dialect attribute specification: "x"}}
  %0 = llvm.inline_asm asm_dialect = "x" : () -> i32
  return
}

// -----

func.func @f(%v: vector<4xf32>) {
  // expected-error@+1 {{custom op 'llvm.extractvalue' 'llvm.extractvalue' op attribute 'position' failed to satisfy constraint: i64 dense array attribute}}
  %0 = llvm.extractvalue %v[0] {position = 1} : vector<4xf32>
  return
}

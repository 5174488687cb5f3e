// RUN: mlcc-translate -mlir-to-llvmir -split-input-file -verify-diagnostics %s

// What attributes of our own, which carry what the dialect has no form for, do
// not take, where they stand.

// expected-error@+1 {{attribute 'mlcc.metadata' does not fit: unit}}
llvm.func @f() attributes {mlcc.metadata}

// -----

// expected-error@+1 {{attribute 'mlcc.metadata' does not fit: "s"}}
llvm.func @f() attributes {mlcc.metadata = "s"}

// -----

// expected-error@+1 {{attribute 'mlcc.metadata' does not fit: 1 : i64}}
llvm.func @f() attributes {mlcc.metadata = 1 : i64}

// -----

// expected-error@+1 {{'{up = 9 : i64}' is no metadata}}
llvm.func @f() attributes {mlcc.metadata = {x = [{up = 9 : i64}]}}

// -----

// expected-error@+1 {{'{down = 0 : i64}' is no metadata}}
llvm.func @f() attributes {mlcc.metadata = {x = [{down = 0 : i64}]}}

// -----

// expected-error@+1 {{'loc(unknown)' is no metadata}}
llvm.func @f() attributes {mlcc.metadata = {x = [loc(unknown)]}}

// -----

// expected-error@+1 {{attribute 'mlcc.attributes' does not fit: unit}}
llvm.func @f() attributes {mlcc.attributes}

// -----

// expected-error@+1 {{attribute 'mlcc.attributes' does not fit: "s"}}
llvm.func @f() attributes {mlcc.attributes = "s"}

// -----

// expected-error@+1 {{attribute 'mlcc.attributes' does not fit: 1 : i64}}
llvm.func @f() attributes {mlcc.attributes = 1 : i64}

// -----

// expected-error@+1 {{attribute 'mlcc.arg_attributes' is not known here}}
llvm.func @f() attributes {mlcc.arg_attributes}

// -----

// expected-error@+1 {{attribute 'mlcc.result_attributes' is not known here}}
llvm.func @f() attributes {mlcc.result_attributes}

// -----

// expected-error@+1 {{attribute 'mlcc.fastmath' is not known here}}
llvm.func @f() attributes {mlcc.fastmath}

// -----

// expected-error@+1 {{attribute 'mlcc.callee_type' is not known here}}
llvm.func @f() attributes {mlcc.callee_type}

// -----

// expected-error@+1 {{attribute 'mlcc.flags' is not known here}}
llvm.func @f() attributes {mlcc.flags}

// -----

// expected-error@+1 {{attribute 'mlcc.convention' does not fit: unit}}
llvm.func @f() attributes {mlcc.convention}

// -----

// expected-error@+1 {{attribute 'mlcc.convention' does not fit: "s"}}
llvm.func @f() attributes {mlcc.convention = "s"}

// -----

// expected-error@+1 {{attribute 'mlcc.convention' does not fit: 1.500000e+00 : f32}}
llvm.func @f() attributes {mlcc.convention = 1.5 : f32}

// -----

// expected-error@+1 {{attribute 'mlcc.inrange' is not known here}}
llvm.func @f() attributes {mlcc.inrange}

// -----

// expected-error@+1 {{attribute 'mlcc.prefix' does not fit: unit}}
llvm.func @f() attributes {mlcc.prefix}

// -----

// expected-error@+1 {{attribute 'mlcc.prefix' does not fit: "s"}}
llvm.func @f() attributes {mlcc.prefix = "s"}

// -----

// expected-error@+1 {{attribute 'mlcc.prefix' does not fit: 1 : i64}}
llvm.func @f() attributes {mlcc.prefix = 1 : i64}

// -----

// expected-error@+1 {{attribute 'mlcc.prologue' does not fit: unit}}
llvm.func @f() attributes {mlcc.prologue}

// -----

// expected-error@+1 {{attribute 'mlcc.prologue' does not fit: "s"}}
llvm.func @f() attributes {mlcc.prologue = "s"}

// -----

// expected-error@+1 {{attribute 'mlcc.prologue' does not fit: 1 : i64}}
llvm.func @f() attributes {mlcc.prologue = 1 : i64}

// -----

// expected-error@+1 {{attribute 'mlcc.thread_model' does not fit: unit}}
llvm.func @f() attributes {mlcc.thread_model}

// -----

// expected-error@+1 {{attribute 'mlcc.thread_model' does not fit: "s"}}
llvm.func @f() attributes {mlcc.thread_model = "s"}

// -----

// expected-error@+1 {{attribute 'mlcc.thread_model' does not fit: 1 : i64}}
llvm.func @f() attributes {mlcc.thread_model = 1 : i64}

// -----

// expected-error@+1 {{attribute 'mlcc.dll_storage' does not fit: unit}}
llvm.func @f() attributes {mlcc.dll_storage}

// -----

// expected-error@+1 {{attribute 'mlcc.dll_storage' does not fit: "s"}}
llvm.func @f() attributes {mlcc.dll_storage = "s"}

// -----

// expected-error@+1 {{attribute 'mlcc.dll_storage' does not fit: 1 : i64}}
llvm.func @f() attributes {mlcc.dll_storage = 1 : i64}

// -----

// expected-error@+1 {{attribute 'mlcc.code_model' does not fit: unit}}
llvm.func @f() attributes {mlcc.code_model}

// -----

// expected-error@+1 {{attribute 'mlcc.code_model' does not fit: "s"}}
llvm.func @f() attributes {mlcc.code_model = "s"}

// -----

// expected-error@+1 {{attribute 'mlcc.code_model' does not fit: 1 : i64}}
llvm.func @f() attributes {mlcc.code_model = 1 : i64}

// -----

// expected-error@+1 {{attribute 'mlcc.partition' does not fit: unit}}
llvm.func @f() attributes {mlcc.partition}

// -----

// expected-error@+1 {{attribute 'mlcc.partition' does not fit: 1 : i64}}
llvm.func @f() attributes {mlcc.partition = 1 : i64}

// -----

// expected-error@+1 {{attribute 'mlcc.partition' does not fit: 1.500000e+00 : f32}}
llvm.func @f() attributes {mlcc.partition = 1.5 : f32}

// -----

// expected-error@+1 {{attribute 'mlcc.sanitizer' does not fit: unit}}
llvm.func @f() attributes {mlcc.sanitizer}

// -----

// expected-error@+1 {{attribute 'mlcc.sanitizer' does not fit: "s"}}
llvm.func @f() attributes {mlcc.sanitizer = "s"}

// -----

// expected-error@+1 {{attribute 'mlcc.sanitizer' does not fit: 1.500000e+00 : f32}}
llvm.func @f() attributes {mlcc.sanitizer = 1.5 : f32}

// -----

// expected-error@+1 {{attribute 'mlcc.unknown' is not known here}}
llvm.func @f() attributes {mlcc.unknown}

// -----

// expected-error@+1 {{attribute 'mlcc.operands' is not known here}}
llvm.func @f() attributes {mlcc.operands}

// -----

// expected-error@+1 {{attribute 'mlcc.metadata' does not fit: unit}}
llvm.mlir.global external @g() {mlcc.metadata} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.metadata' does not fit: "s"}}
llvm.mlir.global external @g() {mlcc.metadata = "s"} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.metadata' does not fit: 1 : i64}}
llvm.mlir.global external @g() {mlcc.metadata = 1 : i64} : i32

// -----

// expected-error@+1 {{'{up = 9 : i64}' is no metadata}}
llvm.mlir.global external @g() {mlcc.metadata = {x = [{up = 9 : i64}]}} : i32

// -----

// expected-error@+1 {{'{down = 0 : i64}' is no metadata}}
llvm.mlir.global external @g() {mlcc.metadata = {x = [{down = 0 : i64}]}} : i32

// -----

// expected-error@+1 {{'loc(unknown)' is no metadata}}
llvm.mlir.global external @g() {mlcc.metadata = {x = [loc(unknown)]}} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.attributes' does not fit: unit}}
llvm.mlir.global external @g() {mlcc.attributes} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.attributes' does not fit: "s"}}
llvm.mlir.global external @g() {mlcc.attributes = "s"} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.attributes' does not fit: 1 : i64}}
llvm.mlir.global external @g() {mlcc.attributes = 1 : i64} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.arg_attributes' is not known here}}
llvm.mlir.global external @g() {mlcc.arg_attributes} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.result_attributes' is not known here}}
llvm.mlir.global external @g() {mlcc.result_attributes} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.fastmath' is not known here}}
llvm.mlir.global external @g() {mlcc.fastmath} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.callee_type' is not known here}}
llvm.mlir.global external @g() {mlcc.callee_type} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.flags' is not known here}}
llvm.mlir.global external @g() {mlcc.flags} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.convention' does not fit: unit}}
llvm.mlir.global external @g() {mlcc.convention} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.convention' does not fit: "s"}}
llvm.mlir.global external @g() {mlcc.convention = "s"} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.convention' does not fit: 1 : i64}}
llvm.mlir.global external @g() {mlcc.convention = 1 : i64} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.inrange' is not known here}}
llvm.mlir.global external @g() {mlcc.inrange} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.prefix' does not fit: unit}}
llvm.mlir.global external @g() {mlcc.prefix} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.prefix' does not fit: "s"}}
llvm.mlir.global external @g() {mlcc.prefix = "s"} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.prefix' does not fit: 1 : i64}}
llvm.mlir.global external @g() {mlcc.prefix = 1 : i64} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.prologue' does not fit: unit}}
llvm.mlir.global external @g() {mlcc.prologue} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.prologue' does not fit: "s"}}
llvm.mlir.global external @g() {mlcc.prologue = "s"} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.prologue' does not fit: 1 : i64}}
llvm.mlir.global external @g() {mlcc.prologue = 1 : i64} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.thread_model' does not fit: unit}}
llvm.mlir.global external @g() {mlcc.thread_model} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.thread_model' does not fit: "s"}}
llvm.mlir.global external @g() {mlcc.thread_model = "s"} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.thread_model' does not fit: 1 : i64}}
llvm.mlir.global external @g() {mlcc.thread_model = 1 : i64} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.dll_storage' does not fit: unit}}
llvm.mlir.global external @g() {mlcc.dll_storage} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.dll_storage' does not fit: "s"}}
llvm.mlir.global external @g() {mlcc.dll_storage = "s"} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.dll_storage' does not fit: 1 : i64}}
llvm.mlir.global external @g() {mlcc.dll_storage = 1 : i64} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.code_model' does not fit: unit}}
llvm.mlir.global external @g() {mlcc.code_model} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.code_model' does not fit: "s"}}
llvm.mlir.global external @g() {mlcc.code_model = "s"} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.code_model' does not fit: 1.500000e+00 : f32}}
llvm.mlir.global external @g() {mlcc.code_model = 1.5 : f32} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.partition' does not fit: unit}}
llvm.mlir.global external @g() {mlcc.partition} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.partition' does not fit: 1 : i64}}
llvm.mlir.global external @g() {mlcc.partition = 1 : i64} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.partition' does not fit: 1.500000e+00 : f32}}
llvm.mlir.global external @g() {mlcc.partition = 1.5 : f32} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.sanitizer' does not fit: unit}}
llvm.mlir.global external @g() {mlcc.sanitizer} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.sanitizer' does not fit: "s"}}
llvm.mlir.global external @g() {mlcc.sanitizer = "s"} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.sanitizer' does not fit: 1.500000e+00 : f32}}
llvm.mlir.global external @g() {mlcc.sanitizer = 1.5 : f32} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.unknown' is not known here}}
llvm.mlir.global external @g() {mlcc.unknown} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.operands' is not known here}}
llvm.mlir.global external @g() {mlcc.operands} : i32

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: unit}}
  %0 = llvm.load %p {mlcc.metadata} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: "s"}}
  %0 = llvm.load %p {mlcc.metadata = "s"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: 1 : i64}}
  %0 = llvm.load %p {mlcc.metadata = 1 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'i32' is no metadata}}
  %0 = llvm.load %p {mlcc.metadata = {a = i32}} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'[{up = 9 : i64}]' is no metadata}}
  %0 = llvm.load %p {mlcc.metadata = {x = [{up = 9 : i64}]}} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'[{down = 0 : i64}]' is no metadata}}
  %0 = llvm.load %p {mlcc.metadata = {x = [{down = 0 : i64}]}} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: unit}}
  %0 = llvm.load %p {mlcc.attributes} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: "s"}}
  %0 = llvm.load %p {mlcc.attributes = "s"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: 1 : i64}}
  %0 = llvm.load %p {mlcc.attributes = 1 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: unit}}
  %0 = llvm.load %p {mlcc.arg_attributes} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: "s"}}
  %0 = llvm.load %p {mlcc.arg_attributes = "s"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: 1 : i64}}
  %0 = llvm.load %p {mlcc.arg_attributes = 1 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: unit}}
  %0 = llvm.load %p {mlcc.result_attributes} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: "s"}}
  %0 = llvm.load %p {mlcc.result_attributes = "s"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: 1 : i64}}
  %0 = llvm.load %p {mlcc.result_attributes = 1 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: unit}}
  %0 = llvm.load %p {mlcc.fastmath} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: "s"}}
  %0 = llvm.load %p {mlcc.fastmath = "s"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: 1 : i64}}
  %0 = llvm.load %p {mlcc.fastmath = 1 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: unit}}
  %0 = llvm.load %p {mlcc.callee_type} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: "s"}}
  %0 = llvm.load %p {mlcc.callee_type = "s"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: 1 : i64}}
  %0 = llvm.load %p {mlcc.callee_type = 1 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: unit}}
  %0 = llvm.load %p {mlcc.flags} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: "s"}}
  %0 = llvm.load %p {mlcc.flags = "s"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: 1 : i64}}
  %0 = llvm.load %p {mlcc.flags = 1 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: unit}}
  %0 = llvm.load %p {mlcc.convention} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: "s"}}
  %0 = llvm.load %p {mlcc.convention = "s"} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: 1 : i64}}
  %0 = llvm.load %p {mlcc.convention = 1 : i64} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.prefix' is not known here}}
  %0 = llvm.load %p {mlcc.prefix} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.prologue' is not known here}}
  %0 = llvm.load %p {mlcc.prologue} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.thread_model' is not known here}}
  %0 = llvm.load %p {mlcc.thread_model} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.dll_storage' is not known here}}
  %0 = llvm.load %p {mlcc.dll_storage} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.code_model' is not known here}}
  %0 = llvm.load %p {mlcc.code_model} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.partition' is not known here}}
  %0 = llvm.load %p {mlcc.partition} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.sanitizer' is not known here}}
  %0 = llvm.load %p {mlcc.sanitizer} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.unknown' is not known here}}
  %0 = llvm.load %p {mlcc.unknown} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.operands' is not known here}}
  %0 = llvm.load %p {mlcc.operands} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: unit}}
  llvm.call @f(%x) {mlcc.metadata} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: "s"}}
  llvm.call @f(%x) {mlcc.metadata = "s"} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: 1 : i64}}
  llvm.call @f(%x) {mlcc.metadata = 1 : i64} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'i32' is no metadata}}
  llvm.call @f(%x) {mlcc.metadata = {a = i32}} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'[{up = 9 : i64}]' is no metadata}}
  llvm.call @f(%x) {mlcc.metadata = {x = [{up = 9 : i64}]}} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'[{down = 0 : i64}]' is no metadata}}
  llvm.call @f(%x) {mlcc.metadata = {x = [{down = 0 : i64}]}} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: unit}}
  llvm.call @f(%x) {mlcc.attributes} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: "s"}}
  llvm.call @f(%x) {mlcc.attributes = "s"} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: 1 : i64}}
  llvm.call @f(%x) {mlcc.attributes = 1 : i64} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: unit}}
  llvm.call @f(%x) {mlcc.fastmath} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: "s"}}
  llvm.call @f(%x) {mlcc.fastmath = "s"} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: 1 : i64}}
  llvm.call @f(%x) {mlcc.fastmath = 1 : i64} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: unit}}
  llvm.call @f(%x) {mlcc.callee_type} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: "s"}}
  llvm.call @f(%x) {mlcc.callee_type = "s"} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: 1 : i64}}
  llvm.call @f(%x) {mlcc.callee_type = 1 : i64} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: unit}}
  llvm.call @f(%x) {mlcc.flags} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: "s"}}
  llvm.call @f(%x) {mlcc.flags = "s"} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: 1 : i64}}
  llvm.call @f(%x) {mlcc.flags = 1 : i64} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: unit}}
  llvm.call @f(%x) {mlcc.convention} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: "s"}}
  llvm.call @f(%x) {mlcc.convention = "s"} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: 1.500000e+00 : f32}}
  llvm.call @f(%x) {mlcc.convention = 1.5 : f32} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.prefix' is not known here}}
  llvm.call @f(%x) {mlcc.prefix} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.prologue' is not known here}}
  llvm.call @f(%x) {mlcc.prologue} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.thread_model' is not known here}}
  llvm.call @f(%x) {mlcc.thread_model} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.dll_storage' is not known here}}
  llvm.call @f(%x) {mlcc.dll_storage} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.code_model' is not known here}}
  llvm.call @f(%x) {mlcc.code_model} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.partition' is not known here}}
  llvm.call @f(%x) {mlcc.partition} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.sanitizer' is not known here}}
  llvm.call @f(%x) {mlcc.sanitizer} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.unknown' is not known here}}
  llvm.call @f(%x) {mlcc.unknown} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.operands' is not known here}}
  llvm.call @f(%x) {mlcc.operands} : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: unit}}
  %0 = llvm.add %x, %x {mlcc.metadata} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: "s"}}
  %0 = llvm.add %x, %x {mlcc.metadata = "s"} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: 1 : i64}}
  %0 = llvm.add %x, %x {mlcc.metadata = 1 : i64} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'i32' is no metadata}}
  %0 = llvm.add %x, %x {mlcc.metadata = {a = i32}} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'[{up = 9 : i64}]' is no metadata}}
  %0 = llvm.add %x, %x {mlcc.metadata = {x = [{up = 9 : i64}]}} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{'[{down = 0 : i64}]' is no metadata}}
  %0 = llvm.add %x, %x {mlcc.metadata = {x = [{down = 0 : i64}]}} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: unit}}
  %0 = llvm.add %x, %x {mlcc.attributes} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: "s"}}
  %0 = llvm.add %x, %x {mlcc.attributes = "s"} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: 1 : i64}}
  %0 = llvm.add %x, %x {mlcc.attributes = 1 : i64} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: unit}}
  %0 = llvm.add %x, %x {mlcc.arg_attributes} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: "s"}}
  %0 = llvm.add %x, %x {mlcc.arg_attributes = "s"} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: 1 : i64}}
  %0 = llvm.add %x, %x {mlcc.arg_attributes = 1 : i64} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: unit}}
  %0 = llvm.add %x, %x {mlcc.result_attributes} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: "s"}}
  %0 = llvm.add %x, %x {mlcc.result_attributes = "s"} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: 1 : i64}}
  %0 = llvm.add %x, %x {mlcc.result_attributes = 1 : i64} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: unit}}
  %0 = llvm.add %x, %x {mlcc.fastmath} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: "s"}}
  %0 = llvm.add %x, %x {mlcc.fastmath = "s"} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: 1 : i64}}
  %0 = llvm.add %x, %x {mlcc.fastmath = 1 : i64} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: unit}}
  %0 = llvm.add %x, %x {mlcc.callee_type} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: "s"}}
  %0 = llvm.add %x, %x {mlcc.callee_type = "s"} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: 1 : i64}}
  %0 = llvm.add %x, %x {mlcc.callee_type = 1 : i64} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: unit}}
  %0 = llvm.add %x, %x {mlcc.flags} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: "s"}}
  %0 = llvm.add %x, %x {mlcc.flags = "s"} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: 1 : i64}}
  %0 = llvm.add %x, %x {mlcc.flags = 1 : i64} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: unit}}
  %0 = llvm.add %x, %x {mlcc.convention} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: "s"}}
  %0 = llvm.add %x, %x {mlcc.convention = "s"} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: 1 : i64}}
  %0 = llvm.add %x, %x {mlcc.convention = 1 : i64} : i32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@+1 {{attribute 'mlcc.prefix' is not known here}}
  %0 = llvm.add %x, %x {mlcc.prefix} : i32
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: unit}}
  %0 = llvm.fpext %x {mlcc.metadata} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: "s"}}
  %0 = llvm.fpext %x {mlcc.metadata = "s"} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: 1 : i64}}
  %0 = llvm.fpext %x {mlcc.metadata = 1 : i64} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{'i32' is no metadata}}
  %0 = llvm.fpext %x {mlcc.metadata = {a = i32}} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{'[{up = 9 : i64}]' is no metadata}}
  %0 = llvm.fpext %x {mlcc.metadata = {x = [{up = 9 : i64}]}} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{'[{down = 0 : i64}]' is no metadata}}
  %0 = llvm.fpext %x {mlcc.metadata = {x = [{down = 0 : i64}]}} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: unit}}
  %0 = llvm.fpext %x {mlcc.attributes} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: "s"}}
  %0 = llvm.fpext %x {mlcc.attributes = "s"} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: 1 : i64}}
  %0 = llvm.fpext %x {mlcc.attributes = 1 : i64} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: unit}}
  %0 = llvm.fpext %x {mlcc.arg_attributes} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: "s"}}
  %0 = llvm.fpext %x {mlcc.arg_attributes = "s"} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: 1 : i64}}
  %0 = llvm.fpext %x {mlcc.arg_attributes = 1 : i64} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: unit}}
  %0 = llvm.fpext %x {mlcc.result_attributes} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: "s"}}
  %0 = llvm.fpext %x {mlcc.result_attributes = "s"} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: 1 : i64}}
  %0 = llvm.fpext %x {mlcc.result_attributes = 1 : i64} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: unit}}
  %0 = llvm.fpext %x {mlcc.fastmath} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: "s"}}
  %0 = llvm.fpext %x {mlcc.fastmath = "s"} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: 1 : i64}}
  %0 = llvm.fpext %x {mlcc.fastmath = 1 : i64} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: unit}}
  %0 = llvm.fpext %x {mlcc.callee_type} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: "s"}}
  %0 = llvm.fpext %x {mlcc.callee_type = "s"} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: 1 : i64}}
  %0 = llvm.fpext %x {mlcc.callee_type = 1 : i64} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: unit}}
  %0 = llvm.fpext %x {mlcc.flags} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: "s"}}
  %0 = llvm.fpext %x {mlcc.flags = "s"} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: 1 : i64}}
  %0 = llvm.fpext %x {mlcc.flags = 1 : i64} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: unit}}
  %0 = llvm.fpext %x {mlcc.convention} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: "s"}}
  %0 = llvm.fpext %x {mlcc.convention = "s"} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: 1 : i64}}
  %0 = llvm.fpext %x {mlcc.convention = 1 : i64} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%x: f32) {
  // expected-error@+1 {{attribute 'mlcc.prefix' is not known here}}
  %0 = llvm.fpext %x {mlcc.prefix} : f32 to f64
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: unit}}
  %0 = llvm.getelementptr %p[1] {mlcc.metadata} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: "s"}}
  %0 = llvm.getelementptr %p[1] {mlcc.metadata = "s"} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.metadata' does not fit: 1 : i64}}
  %0 = llvm.getelementptr %p[1] {mlcc.metadata = 1 : i64} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'i32' is no metadata}}
  %0 = llvm.getelementptr %p[1] {mlcc.metadata = {a = i32}} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'[{up = 9 : i64}]' is no metadata}}
  %0 = llvm.getelementptr %p[1] {mlcc.metadata = {x = [{up = 9 : i64}]}} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'[{down = 0 : i64}]' is no metadata}}
  %0 = llvm.getelementptr %p[1] {mlcc.metadata = {x = [{down = 0 : i64}]}} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: unit}}
  %0 = llvm.getelementptr %p[1] {mlcc.attributes} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: "s"}}
  %0 = llvm.getelementptr %p[1] {mlcc.attributes = "s"} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.attributes' does not fit: 1 : i64}}
  %0 = llvm.getelementptr %p[1] {mlcc.attributes = 1 : i64} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: unit}}
  %0 = llvm.getelementptr %p[1] {mlcc.arg_attributes} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: "s"}}
  %0 = llvm.getelementptr %p[1] {mlcc.arg_attributes = "s"} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: 1 : i64}}
  %0 = llvm.getelementptr %p[1] {mlcc.arg_attributes = 1 : i64} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: unit}}
  %0 = llvm.getelementptr %p[1] {mlcc.result_attributes} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: "s"}}
  %0 = llvm.getelementptr %p[1] {mlcc.result_attributes = "s"} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: 1 : i64}}
  %0 = llvm.getelementptr %p[1] {mlcc.result_attributes = 1 : i64} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: unit}}
  %0 = llvm.getelementptr %p[1] {mlcc.fastmath} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: "s"}}
  %0 = llvm.getelementptr %p[1] {mlcc.fastmath = "s"} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: 1 : i64}}
  %0 = llvm.getelementptr %p[1] {mlcc.fastmath = 1 : i64} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: unit}}
  %0 = llvm.getelementptr %p[1] {mlcc.callee_type} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: "s"}}
  %0 = llvm.getelementptr %p[1] {mlcc.callee_type = "s"} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: 1 : i64}}
  %0 = llvm.getelementptr %p[1] {mlcc.callee_type = 1 : i64} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: unit}}
  %0 = llvm.getelementptr %p[1] {mlcc.flags} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: "s"}}
  %0 = llvm.getelementptr %p[1] {mlcc.flags = "s"} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: 1 : i64}}
  %0 = llvm.getelementptr %p[1] {mlcc.flags = 1 : i64} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: unit}}
  %0 = llvm.getelementptr %p[1] {mlcc.convention} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: "s"}}
  %0 = llvm.getelementptr %p[1] {mlcc.convention = "s"} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: 1 : i64}}
  %0 = llvm.getelementptr %p[1] {mlcc.convention = 1 : i64} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.prefix' is not known here}}
  %0 = llvm.getelementptr %p[1] {mlcc.prefix} : (!llvm.ptr) -> !llvm.ptr, i32
  llvm.return
}

// -----

// expected-error@+1 {{named metadata 'x' is no list of nodes}}
module attributes {mlcc.named_metadata = {x = 1 : i32}} {}

// -----

// expected-error@+1 {{'[{up = 9 : i64}]' is no metadata}}
module attributes {mlcc.named_metadata = {x = [["a"], [{up = 9 : i64}]]}} {}

// -----

// expected-error@+1 {{attribute 'mlcc.attributes' does not fit: {nonsense}}}
llvm.func @f() attributes {mlcc.attributes = {nonsense}}

// -----

// expected-error@+1 {{attribute 'mlcc.attributes' does not fit: {initializes = [1]}}}
llvm.func @f() attributes {mlcc.attributes = {initializes = [1]}}

// -----

// expected-error@+1 {{attribute 'mlcc.attributes' does not fit: {range = #llvm.zero}}}
llvm.func @f() attributes {mlcc.attributes = {range = #llvm.zero}}

// -----

// expected-error@+1 {{attribute 'mlcc.attributes' does not fit: {alwaysinline = 1.000000e+00 : f32}}}
llvm.func @f() attributes {mlcc.attributes = {alwaysinline = 1.0 : f32}}

// -----

// expected-error@+1 {{attribute 'mlcc.prefix' does not fit: [1 : i32]}}
llvm.func @f() attributes {mlcc.prefix = [1 : i32]} {
  llvm.return
}

// -----

// expected-error@+1 {{attribute 'mlcc.prologue' does not fit: [1 : i32, 2 : i32]}}
llvm.func @f() attributes {mlcc.prologue = [1 : i32, 2 : i32]} {
  llvm.return
}

// -----

// expected-error@+1 {{attribute 'mlcc.dll_storage' does not fit: "dllother"}}
llvm.mlir.global external @g(1 : i32) {mlcc.dll_storage = "dllother"} : i32

// -----

// expected-error@+1 {{attribute 'mlcc.thread_model' does not fit: "other"}}
llvm.mlir.global external thread_local @g(1 : i32) {mlcc.thread_model = "other"} : i32

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'distinct[0]<>' is no metadata}}
  %0 = llvm.load %p {mlcc.metadata = {x = distinct[0]<>}} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'{up = 0 : i64}' is no metadata}}
  %0 = llvm.load %p {mlcc.metadata = {x = {up = 0 : i64}}} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'[{up = 1 : i64}]' is no metadata}}
  %0 = llvm.load %p {mlcc.metadata = {x = [{up = 1 : i64}]}} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'distinct[0]<[{up = 1 : i64}]>' is no metadata}}
  %0 = llvm.load %p {mlcc.metadata = {x = distinct[0]<[{up = 1 : i64}]>}} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'[{up = "s"}]' is no metadata}}
  %0 = llvm.load %p {mlcc.metadata = {x = [{up = "s"}]}} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{'[{a, up = 0 : i64}]' is no metadata}}
  %0 = llvm.load %p {mlcc.metadata = {x = [{a, up = 0 : i64}]}} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.fastmath' does not fit: #llvm.fastmath<nnan>}}
  %0 = llvm.load %p {mlcc.fastmath = #llvm.fastmath<nnan>} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: 1 : i64}}
  %0 = llvm.load %p {mlcc.convention = 1} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.arg_attributes' does not fit: []}}
  %0 = llvm.load %p {mlcc.arg_attributes = []} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.result_attributes' does not fit: []}}
  %0 = llvm.load %p {mlcc.result_attributes = []} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: !llvm.func<void ()>}}
  %0 = llvm.load %p {mlcc.callee_type = !llvm.func<void ()>} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: ["samesign"]}}
  %0 = llvm.load %p {mlcc.flags = ["samesign"]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: ["swifterror"]}}
  %0 = llvm.load %p {mlcc.flags = ["swifterror"]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: ["unwind"]}}
  %0 = llvm.load %p {mlcc.flags = ["unwind"]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: ["tail"]}}
  %0 = llvm.load %p {mlcc.flags = ["tail"]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: ["musttail"]}}
  %0 = llvm.load %p {mlcc.flags = ["musttail"]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: ["notail"]}}
  %0 = llvm.load %p {mlcc.flags = ["notail"]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: ["other"]}}
  %0 = llvm.load %p {mlcc.flags = ["other"]} : !llvm.ptr -> i32
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f() {
  // expected-error@+1 {{attribute 'mlcc.flags' does not fit: ["unwind"]}}
  llvm.call @g() {mlcc.flags = ["unwind"]} : () -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f() {
  // expected-error@+1 {{attribute 'mlcc.callee_type' does not fit: i32}}
  llvm.call @g() {mlcc.callee_type = i32} : () -> ()
  llvm.return
}

// -----

llvm.func @g()
llvm.func @f() {
  // expected-error@+1 {{attribute 'mlcc.convention' does not fit: 1024 : i64}}
  llvm.call @g() {mlcc.convention = 1024} : () -> ()
  llvm.return
}

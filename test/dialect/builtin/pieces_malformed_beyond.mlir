// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect

// Types, places and names of values in which one thing is wrong, where mlir-opt
// says something else or more.

// expected-error@+1 {{expected '<'}}
"t.t"() {a = #ptr.address 1} : () -> ()

// -----

// expected-error@+1 {{expected attribute value}}
"t.t"() {a = #ptr.address<+> : !ptr.ptr<#ptr.generic_space>} : () -> ()

// -----

// expected-error@+1 {{floating point value not valid for specified type}}
"t.t"() {a = #ptr.address<1.0> : !ptr.ptr<#ptr.generic_space>} : () -> ()

// -----

// expected-error@+1 {{expected integer value}}
"t.t"() {a = #ptr.address<"x"> : !ptr.ptr<#ptr.generic_space>} : () -> ()

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{expected attribute value}}
  %0 = ptr.load %p alignment = + : !ptr.ptr<#ptr.generic_space> -> i32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{expected integer value}}
  %0 = ptr.load %p alignment = "x" : !ptr.ptr<#ptr.generic_space> -> i32
  return
}

// -----

func.func @f(%p: !ptr.ptr<#ptr.generic_space>) {
  // expected-error@+1 {{floating point value not valid for specified type}}
  %0 = ptr.load %p alignment = 1.0 : !ptr.ptr<#ptr.generic_space> -> i32
  return
}

// -----

func.func @f(%m: memref<f32, #ptr.generic_space>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> #ptr.generic_space
  return
}

// -----

func.func @f(%m: memref<f32, #ptr.generic_space>) {
  // expected-error@+1 {{expected attribute value}}
  %0 = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> <+>
  return
}

// -----

func.func @f(%m: memref<f32, #ptr.generic_space>) {
  // expected-error@+1 {{invalid kind of attribute specified}}
  %0 = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> <1 : i32>
  return
}

// -----

func.func @f(%m: memref<f32, #ptr.generic_space>) {
  // expected-error@+1 {{custom op 'ptr.to_ptr' invalid kind of type specified}}
  %0 = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> i32
  return
}

// -----

func.func @f(%m: memref<f32, #ptr.generic_space>) {
  // expected-error@+1 {{expected non-function type}}
  %0 = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> +
  return
}

// -----

!x = type i32
"t.t"() : () -> i64
// expected-error@+1 {{redefinition of type alias id 'x'}}
!x = i64

// -----

// expected-error@+1 {{expected location attribute, but got #x.y}}
"t.t"() : () -> () loc(#x.y)

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{invalid SSA value result number}}
  "t.t"(%a#2147483648) : (i32) -> ()
  return
}

// -----

func.func @f(%a: i32) {
  // expected-error@+1 {{expected named operation to have at least 1 result}}
  %0:2147483648 = "t.t"() : () -> i32
  return
}

// -----

// expected-error@+1 {{expected '<'}}
"t.t"() {a = !x86.amx.tile} : () -> ()

// -----

// expected-error@+1 {{expected valid keyword}}
"t.t"() {a = !llvm.ptr<#x>} : () -> ()

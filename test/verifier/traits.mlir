// RUN: mlcc-opt %s -split-input-file -verify-diagnostics -allow-unregistered-dialect
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics -allow-unregistered-dialect %}

// Traits that several dialects use, and result types that follow from operands.

%b = "foo.a"() : () -> memref<2xi32>
%a = "foo.a"() : () -> memref<3xi32>
// expected-error@+1 {{'memref.copy' op requires the same shape for all operands}}
"memref.copy"(%a, %b) : (memref<3xi32>, memref<2xi32>) -> ()

// -----

%b = "foo.a"() : () -> memref<2xi32>
%a = "foo.a"() : () -> memref<2xi31>
// expected-error@+1 {{'memref.copy' op requires the same element type for all operands}}
"memref.copy"(%a, %b) : (memref<2xi31>, memref<2xi32>) -> ()

// -----

%b = "foo.a"() : () -> memref<2xi32>
// expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<2xi32>' and result type 'memref<2xi31>' are cast incompatible}}
%c = "memref.memory_space_cast"(%b) : (memref<2xi32>) -> (memref<2xi31>)

// -----

%b = "foo.a"() : () -> memref<2xi32>
// expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<2xi32>' and result type 'memref<3xi32>' are cast incompatible}}
%c = "memref.memory_space_cast"(%b) : (memref<2xi32>) -> (memref<3xi32>)

// -----

%b = "foo.a"() : () -> memref<2xi32>
// expected-error@+1 {{'memref.memory_space_cast' op operand type 'memref<2xi32>' and result type 'memref<*xi32>' are cast incompatible}}
%c = "memref.memory_space_cast"(%b) : (memref<2xi32>) -> (memref<*xi32>)

// -----

%b = "foo.a"() : () -> memref<2xi32>
// expected-error@+1 {{'memref.cast' op operand type 'memref<2xi32>' and result type 'memref<3xi32>' are cast incompatible}}
%c = "memref.cast"(%b) : (memref<2xi32>) -> (memref<3xi32>)

// -----

%b = "foo.a"() : () -> memref<2xi32>
// expected-error@+1 {{'memref.cast' op operand type 'memref<2xi32>' and result type 'memref<2xi33>' are cast incompatible}}
%c = "memref.cast"(%b) : (memref<2xi32>) -> (memref<2xi33>)

// -----

%b = "foo.a"() : () -> memref<2xi32>
// expected-error@+1 {{'memref.cast' op operand type 'memref<2xi32>' and result type 'memref<2x3xi32>' are cast incompatible}}
%c = "memref.cast"(%b) : (memref<2xi32>) -> (memref<2x3xi32>)

// -----

%b = "foo.a"() : () -> memref<2xi32>
// expected-error@+1 {{'memref.assume_alignment' op requires the same type for all operands and results}}
%c = "memref.assume_alignment"(%b) <{alignment=3:i32}>: (memref<2xi32>) -> (memref<3xi32>)

// -----

func.func @f() {
  // expected-error@+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @g() {
    return
  }
  return
}

// -----

func.func @f(%i: index) {
  // expected-error@+1 {{'memref.distinct_objects' op result #0 must be variadic of memref of any type values, but got 'index'}}
  %c:2 = "memref.distinct_objects"() : () -> (index, index)
  return
}

// -----

func.func @f(%i: memref<2xf32>) {
  // expected-error@+1 {{'memref.distinct_objects' op operand types and result types must match}}
  %c:2 = "memref.distinct_objects"(%i) : (memref<2xf32>) -> (memref<2xf32>, memref<2xf32>)
  return
}

// -----

func.func @f(%i: memref<2xf32>) {
  // expected-error@+1 {{'memref.extract_strided_metadata' op result #3 must be variadic of index, but got 'i32'}}
  %c:4 = "memref.extract_strided_metadata"(%i) : (memref<2xf32>) -> (memref<f32>, index, index, i32)
  return
}

// -----

func.func @f(%i: memref<2xf32>) {
  // expected-error@+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index'}}
  // expected-error@+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %c:5 = "memref.extract_strided_metadata"(%i) : (memref<2xf32>) -> (memref<f32>, index, index, index,index)
  return
}

// -----

func.func @f(%i: memref<2xf32>) {
  // expected-error@+2 {{'memref.extract_strided_metadata' op inferred type(s) 'memref<f32>', 'index', 'index', 'index' are incompatible with return type(s) of operation 'memref<f32>', 'index', 'index', 'index', 'index', 'index'}}
  // expected-error@+1 {{'memref.extract_strided_metadata' op failed to infer returned types}}
  %c:6 = "memref.extract_strided_metadata"(%i) : (memref<2xf32>) -> (memref<f32>, index, index, index,index,index)
  return
}

// -----

// expected-error@+1 {{'func.func' op expects argument attribute array to have the same number of elements as the number of function arguments, got 0, but expected 1}}
func.func @f(%c: i1) attributes {"arg_attrs"=[]} {  return}

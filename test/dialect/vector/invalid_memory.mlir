// RUN: mlcc-opt %s -split-input-file -verify-diagnostics
// RUN: %if mlir-22 %{ mlir-opt-22 %s -split-input-file -verify-diagnostics %}

// What the verifier finds wrong with operations of vector on memory. The
// expectations hold for mlir-opt as well.

func.func @f(%a: memref<2x4xf32, strided<[8, 1]>>) {
  // expected-error@+1 {{'vector.type_cast' op expects operand to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<2x4xf32, strided<[8, 1]>> to memref<vector<2x4xf32>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result to be a memref with identity layout}}
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<1xvector<2x4xf32>, strided<[4]>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result in same memory space}}
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x4xf32>, 3>
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects result and operand with same underlying scalar type: 'memref<vector<2x4xi32>>'}}
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x4xi32>>
  return
}

// -----

func.func @f(%a: memref<2x4xf32>) {
  // expected-error@+1 {{'vector.type_cast' op expects concatenated result and operand shapes to be equal: 'memref<vector<2x5xf32>>'}}
  %0 = vector.type_cast %a : memref<2x4xf32> to memref<vector<2x5xf32>>
  return
}

// -----

func.func @f(%a: memref<?xf32>) {
  // expected-error@+1 {{'vector.type_cast' op operand #0 must be statically shaped memref of any type values, but got 'memref<?xf32>'}}
  %0 = vector.type_cast %a : memref<?xf32> to memref<vector<2xf32>>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>, %i: index) {
  // expected-error@+1 {{'vector.load' op most minor memref dim must have unit stride}}
  %0 = vector.load %m[%i] : memref<4xf32, strided<[2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index) {
  // expected-error@+1 {{'vector.load' op destination memref has lower rank than the result vector}}
  %0 = vector.load %m[] : memref<f32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<4xf32>>, %i: index) {
  // expected-error@+1 {{'vector.load' op base memref and result vector types should match}}
  %0 = vector.load %m[%i] : memref<4xvector<4xf32>>, vector<8xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{'vector.load' op requires 1 indices}}
  %0 = vector.load %m[%i, %i] : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index) {
  // expected-error@+1 {{custom op 'vector.load' 'vector.load' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
  %0 = vector.load %m[%i] {alignment = 3 : i64} : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32, strided<[2]>>, %i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.store' op most minor memref dim must have unit stride}}
  vector.store %v, %m[%i] : memref<4xf32, strided<[2]>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<f32>, %i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.store' op source memref has lower rank than the vector to store}}
  vector.store %v, %m[] : memref<f32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xvector<8xf32>>, %i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.store' op base memref and valueToStore vector types should match}}
  vector.store %v, %m[%i] : memref<4xvector<8xf32>>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xi32>, %i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.store' op base and valueToStore element type should match}}
  vector.store %v, %m[%i] : memref<4xi32>, vector<4xf32>
  return
}

// -----

func.func @f(%m: memref<4xf32>, %i: index, %v: vector<4xf32>) {
  // expected-error@+1 {{'vector.store' op requires 1 indices}}
  vector.store %v, %m[] : memref<4xf32>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xi32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error@+1 {{'vector.maskedload' op base and result element type should match}}
  %0 = vector.maskedload %b[%i], %m, %v : memref<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error@+1 {{'vector.maskedload' op requires 1 indices}}
  %0 = vector.maskedload %b[], %m, %v : memref<4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf32>, %m: vector<5xi1>) {
  // expected-error@+1 {{'vector.maskedload' op expected result shape to match mask shape}}
  %0 = vector.maskedload %b[%i], %m, %v : memref<4xf32>, vector<5xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<5xf32>, %m: vector<4xi1>) {
  // expected-error@+1 {{'vector.maskedload' op expected pass_thru of same type as result type}}
  %0 = vector.maskedload %b[%i], %m, %v : memref<4xf32>, vector<4xi1>, vector<5xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xi32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>) {
  // expected-error@+1 {{'vector.compressstore' op base and valueToStore element type should match}}
  vector.compressstore %b[%i], %m, %v : memref<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf32>, %m: vector<5xi1>) {
  // expected-error@+1 {{'vector.maskedstore' op expected valueToStore shape to match mask shape}}
  vector.maskedstore %b[%i], %m, %v : memref<4xf32>, vector<5xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf32>, %m: vector<[4]xi1>) {
  // expected-error@+1 {{'vector.compressstore' op operand #2 must be fixed-length vector of 1-bit signless integer values, but got 'vector<[4]xi1>'}}
  vector.compressstore %b[%i], %m, %v : memref<4xf32>, vector<[4]xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: tensor<*xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>, %n: vector<4xi32>) {
  // expected-error@+1 {{'vector.gather' op requires base to be a memref or ranked tensor type}}
  %0 = vector.gather %b[%i] [%n], %m, %v : tensor<*xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xi32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>, %n: vector<4xi32>) {
  // expected-error@+1 {{'vector.gather' op base and result element type should match}}
  %0 = vector.gather %b[%i] [%n], %m, %v : memref<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>, %n: vector<4xi32>) {
  // expected-error@+1 {{'vector.gather' op requires 1 indices}}
  %0 = vector.gather %b[] [%n], %m, %v : memref<4xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>, %n: vector<3xi32>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match indices dim}}
  %0 = vector.gather %b[%i] [%n], %m, %v : memref<4xf32>, vector<3xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf32>, %m: vector<3xi1>, %n: vector<4xi32>) {
  // expected-error@+1 {{'vector.gather' op expected result dim to match mask dim}}
  %0 = vector.gather %b[%i] [%n], %m, %v : memref<4xf32>, vector<4xi32>, vector<3xi1>, vector<4xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<3xf32>, %m: vector<4xi1>, %n: vector<4xi32>) {
  // expected-error@+1 {{'vector.gather' op expected pass_thru of same type as result type}}
  %0 = vector.gather %b[%i] [%n], %m, %v : memref<4xf32>, vector<4xi32>, vector<4xi1>, vector<3xf32> into vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf32>, %m: vector<3xi1>, %n: vector<4xi32>) {
  // expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match mask dim}}
  vector.scatter %b[%i] [%n], %m, %v : memref<4xf32>, vector<4xi32>, vector<3xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>, %n: vector<3xi32>) {
  // expected-error@+1 {{'vector.scatter' op expected valueToStore dim to match indices dim}}
  vector.scatter %b[%i] [%n], %m, %v : memref<4xf32>, vector<3xi32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%b: memref<4xf32>, %i: index, %v: vector<4xf32>, %m: vector<4xi1>, %n: vector<4xf32>) {
  // expected-error@+1 {{'vector.scatter' op operand #2 must be vector of integer or index values, but got 'vector<4xf32>'}}
  vector.scatter %b[%i] [%n], %m, %v : memref<4xf32>, vector<4xf32>, vector<4xi1>, vector<4xf32>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print %f : f32 str "a"
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+1 {{'vector.print' op failed to verify that `source` or `punctuation` are not set when printing strings}}
  vector.print str "a" punctuation <comma>
  return
}

// -----

func.func @f(%f: f32) {
  // expected-error@+2 {{custom op 'vector.print' expected ::mlir::vector::PrintPunctuation to be one of: no_punctuation, newline, comma, open, close}}
  // expected-error@+1 {{custom op 'vector.print' failed to parse Vector_PrintPunctuation parameter 'value' which is to be a `::mlir::vector::PrintPunctuation`}}
  vector.print punctuation <semicolon>
  return
}

// -----

func.func @f(%f: memref<f32>) {
  // expected-error@+1 {{'vector.print' op operand #0 must be , but got 'memref<f32>'}}
  vector.print %f : memref<f32>
  return
}

// What does not hold ends the program, with a message of the sizes and the place.
// RUN: mlcc-opt -generate-runtime-verification %s -o %t.mlir
// RUN: mlcc %t.mlir -c -o /dev/null
// RUN: mlcc -run -fentry=fits %t.mlir
// RUN: sh -c 'mlcc -run -fentry=cast %t.mlir; true' 2>&1 | FileCheck %s --check-prefix=CAST
// RUN: sh -c 'mlcc -run -fentry=extract %t.mlir; true' 2>&1 | FileCheck %s --check-prefix=EXTRACT
// RUN: sh -c 'mlcc -run -fentry=slice %t.mlir; true' 2>&1 | FileCheck %s --check-prefix=SLICE
// RUN: sh -c 'mlcc -run -fentry=matmul %t.mlir; true' 2>&1 | FileCheck %s --check-prefix=MATMUL
// RUN: sh -c 'mlcc -run -fentry=conv %t.mlir; true' 2>&1 | FileCheck %s --check-prefix=CONV

func.func private @cast_to_4(%t: tensor<?x?xf32>) -> tensor<4x?xf32> {
  // CAST: ^ size mismatch of dim 0
  // CAST-NEXT: Location: loc({{.*}}runtime-verification-runs.mlir":[[#@LINE+1]]:8)
  %r = tensor.cast %t : tensor<?x?xf32> to tensor<4x?xf32>
  return %r : tensor<4x?xf32>
}

func.func private @multiply(%m: index, %n: index, %k: index, %k2: index) {
  %a = tensor.empty(%m, %k) : tensor<?x?xi32>
  %b = tensor.empty(%k2, %n) : tensor<?x?xi32>
  %c = tensor.empty(%m, %n) : tensor<?x?xi32>
  // MATMUL: ^ dimension #0 of input/output operand #1 is incompatible with inferred dimension size
  // MATMUL-NEXT: :[[#@LINE+1]]:8)
  %r = linalg.matmul ins(%a, %b : tensor<?x?xi32>, tensor<?x?xi32>) outs(%c : tensor<?x?xi32>) -> tensor<?x?xi32>
  return
}

func.func private @convolve(%i: memref<?xi32>, %k: memref<?xi32>, %o: memref<?xi32>) {
  // CONV: ^ dimension #0 of input/output operand #0 is incompatible with inferred dimension size
  // CONV-NEXT: :[[#@LINE+1]]:3)
  linalg.conv_1d ins(%i, %k : memref<?xi32>, memref<?xi32>) outs(%o : memref<?xi32>)
  return
}

func.func @fits() -> i32 {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %t = tensor.empty(%c4, %c3) : tensor<?x?xf32>
  call @cast_to_4(%t) : (tensor<?x?xf32>) -> tensor<4x?xf32>
  call @multiply(%c2, %c3, %c4, %c4) : (index, index, index, index) -> ()
  %i = memref.alloca(%c4) : memref<?xi32>
  %k = memref.alloca(%c3) : memref<?xi32>
  %o = memref.alloca(%c2) : memref<?xi32>
  call @convolve(%i, %k, %o) : (memref<?xi32>, memref<?xi32>, memref<?xi32>) -> ()
  return %zero : i32
}

func.func @cast() -> i32 {
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %t = tensor.empty(%c3, %c3) : tensor<?x?xf32>
  call @cast_to_4(%t) : (tensor<?x?xf32>) -> tensor<4x?xf32>
  return %zero : i32
}

func.func private @element(%t: tensor<?xi32>, %i: index) -> i32 {
  // EXTRACT: ^ out-of-bounds access
  %x = tensor.extract %t[%i] : tensor<?xi32>
  return %x : i32
}

func.func @extract() -> i32 {
  %c3 = arith.constant 3 : index
  %t = tensor.empty(%c3) : tensor<?xi32>
  %x = call @element(%t, %c3) : (tensor<?xi32>, index) -> i32
  return %x : i32
}

func.func private @part(%t: tensor<?xi32>, %at: index, %n: index) -> tensor<?xi32> {
  // SLICE: ^ extract_slice runs out-of-bounds along dimension 0
  %x = tensor.extract_slice %t[%at] [%n] [2] : tensor<?xi32> to tensor<?xi32>
  return %x : tensor<?xi32>
}

func.func @slice() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %t = tensor.empty(%c5) : tensor<?xi32>
  %fits = call @part(%t, %c1, %c2) : (tensor<?xi32>, index, index) -> tensor<?xi32>
  %p = call @part(%t, %c2, %c5) : (tensor<?xi32>, index, index) -> tensor<?xi32>
  %x = tensor.extract %p[%c0] : tensor<?xi32>
  return %x : i32
}

func.func @matmul() -> i32 {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  call @multiply(%c2, %c2, %c3, %c2) : (index, index, index, index) -> ()
  return %zero : i32
}

func.func @conv() -> i32 {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %i = memref.alloca(%c3) : memref<?xi32>
  %k = memref.alloca(%c3) : memref<?xi32>
  %o = memref.alloca(%c2) : memref<?xi32>
  call @convolve(%i, %k, %o) : (memref<?xi32>, memref<?xi32>, memref<?xi32>) -> ()
  return %zero : i32
}

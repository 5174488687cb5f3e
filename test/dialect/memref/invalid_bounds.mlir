// RUN: mlcc-opt %s -split-input-file -verify-diagnostics 
//
// Sizes, strides and offsets at their bounds.

// expected-error@below {{'memref.load' op incorrect number of indices for load, expected 2 but got 1}}
func.func @f(%m: memref<4x4xf32>, %i: index) { %0 = memref.load %m[%i] : memref<4x4xf32> return }

// -----

// expected-error@below {{'memref.load' op incorrect number of indices for load, expected 2 but got 3}}
func.func @f(%m: memref<4x4xf32>, %i: index) { %0 = memref.load %m[%i, %i, %i] : memref<4x4xf32> return }

// -----

// expected-error@below {{'memref.alloc' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f(%m: memref<?xf32>) { %0 = memref.alloc() : memref<?xf32> return }

// -----

// expected-error@below {{'memref.alloc' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%i: index) { %0 = memref.alloc(%i) : memref<4xf32> return }

// -----

// expected-error@below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 0, got 1}}
func.func @f(%i: index) { %0 = memref.alloc(%i)[%i] : memref<?xf32, affine_map<(d0) -> (d0)>> return }

// -----

// expected-error@below {{'memref.alloc' op symbol operand count does not equal memref symbol count: expected 1, got 0}}
func.func @f() { %0 = memref.alloc() : memref<4xf32, affine_map<(d0)[s0] -> (d0 + s0)>> return }

// -----

// expected-error@below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() { %0 = memref.alloc() {alignment = 0 : i64} : memref<4xf32> return }

// -----

// expected-error@below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() { %0 = memref.alloc() {alignment = 3 : i64} : memref<4xf32> return }

// -----

// expected-error@below {{custom op 'memref.alloc' 'memref.alloc' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
func.func @f() { %0 = memref.alloc() {alignment = -8 : i64} : memref<4xf32> return }

// -----

// expected-error@below {{'memref.assume_alignment' op alignment must be power of 2}}
func.func @f(%m: memref<4xf32>) { %0 = memref.assume_alignment %m, 12 : memref<4xf32> return }

// -----

// expected-error@below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<5xf32>' are cast incompatible}}
func.func @f(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<5xf32> return }

// -----

// expected-error@below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xi32>' are cast incompatible}}
func.func @f(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<4xi32> return }

// -----

// expected-error@below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4x1xf32>' are cast incompatible}}
func.func @f(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<4x1xf32> return }

// -----

// expected-error@below {{'memref.cast' op operand type 'memref<4xf32>' and result type 'memref<4xf32, 1>' are cast incompatible}}
func.func @f(%m: memref<4xf32>) { %0 = memref.cast %m : memref<4xf32> to memref<4xf32, 1> return }

// -----

// expected-error@below {{'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xf32, strided<[5, 1]>>' are cast incompatible}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, strided<[5, 1]>> return }

// -----

// expected-error@below {{'memref.cast' op operand type 'memref<4x4xf32>' and result type 'memref<4x4xf32, strided<[4, 1], offset: 1>>' are cast incompatible}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, strided<[4, 1], offset: 1>> return }

// -----

func.func @f(%m: memref<4x4xf32>) { %0 = memref.cast %m : memref<4x4xf32> to memref<4x4xf32, strided<[?, 1], offset: ?>> return }

// -----

// expected-error@below {{'memref.copy' op requires the same shape for all operands}}
func.func @f(%m: memref<4xf32>, %n: memref<5xf32>) { memref.copy %m, %n : memref<4xf32> to memref<5xf32> return }

// -----

// expected-error@below {{'memref.collapse_shape' op invalid number of reassociation groups: found 2, expected 1}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.collapse_shape %m [[0], [1]] : memref<4x4xf32> into memref<16xf32> return }

// -----

// expected-error@below {{'memref.collapse_shape' op collapsed dim size (15) must equal reassociation group size (16)}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32> into memref<15xf32> return }

// -----

// expected-error@below {{'memref.collapse_shape' op reassociation indices must be contiguous}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.collapse_shape %m [[1, 0]] : memref<4x4xf32> into memref<16xf32> return }

// -----

// expected-error@below {{'memref.collapse_shape' op invalid source layout map or collapsing non-contiguous dims}}
func.func @f(%m: memref<4x4xf32, strided<[5, 1]>>) { %0 = memref.collapse_shape %m [[0, 1]] : memref<4x4xf32, strided<[5, 1]>> into memref<16xf32> return }

// -----

func.func @f(%m: memref<4x4xf32, strided<[5, 1]>>) { %0 = memref.collapse_shape %m [[0], [1]] : memref<4x4xf32, strided<[5, 1]>> into memref<4x4xf32, strided<[5, 1]>> return }

// -----

// expected-error@below {{'memref.expand_shape' op collapsed dim size (16) must equal reassociation group size (20)}}
func.func @f(%m: memref<16xf32>) { %0 = memref.expand_shape %m [[0, 1]] output_shape [4, 5] : memref<16xf32> into memref<4x5xf32> return }

// -----

// expected-error@below {{'memref.expand_shape' op expected number of static shape bounds to be equal to the output rank (2) but found 1 inputs instead}}
func.func @f(%m: memref<16xf32>) { %0 = memref.expand_shape %m [[0, 1]] output_shape [4] : memref<16xf32> into memref<4x4xf32> return }

// -----

// expected-error@below {{'memref.expand_shape' op collapsed dim (0) must be dynamic if and only if reassociation group is dynamic}}
func.func @f(%m: memref<?xf32>, %i: index) { %0 = memref.expand_shape %m [[0, 1]] output_shape [%i, 4] : memref<?xf32> into memref<4x4xf32> return }

// -----

// expected-error@below {{expected result type to be 'memref<2x2xf32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result layout), but got 'memref<2x2xf32, strided<[2, 1]>>'}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[2, 1]>> return }

// -----

// expected-error@below {{slice along dimension 0 runs out-of-bounds: 4 >= 4}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.subview %m[3, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 12>> return }

// -----

func.func @f(%m: memref<4x4xf32>) { %0 = memref.subview %m[2, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 1], offset: 8>> return }

// -----

func.func @f(%m: memref<4x4xf32>) { %0 = memref.subview %m[0, 0] [2, 2] [1, 3] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 3]>> return }

// -----

// expected-error@below {{slice along dimension 1 runs out-of-bounds: 4 >= 4}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.subview %m[0, 0] [2, 2] [1, 4] : memref<4x4xf32> to memref<2x2xf32, strided<[4, 4]>> return }

// -----

// expected-error@below {{expected result type to be 'memref<2x2xf32, strided<[4, 1]>>' or a rank-reduced version. (mismatch of result sizes), but got 'memref<2xf32, strided<[4]>>'}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.subview %m[0, 0] [2, 2] [1, 1] : memref<4x4xf32> to memref<2xf32, strided<[4]>> return }

// -----

func.func @f(%m: memref<4x4xf32>) { %0 = memref.subview %m[0, 0] [2, 1] [1, 1] : memref<4x4xf32> to memref<2xf32, strided<[4]>> return }

// -----

// expected-error@below {{expected 2 offset values, got 1}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.subview %m[0] [2] [1] : memref<4x4xf32> to memref<2xf32> return }

// -----

// expected-error@below {{'memref.view' op incorrect number of dynamic sizes, has 1, expected 0}}
func.func @f(%m: memref<16xi8>, %i: index) { %0 = memref.view %m[%i][%i] : memref<16xi8> to memref<4xf32> return }

// -----

// expected-error@below {{'memref.view' op incorrect number of dynamic sizes, has 0, expected 1}}
func.func @f(%m: memref<16xi8>, %i: index) { %0 = memref.view %m[%i][] : memref<16xi8> to memref<?xf32> return }

// -----

// expected-error@below {{different memory spaces specified for base memref type 'memref<16xi8, 1>' and view memref type 'memref<4xf32>'}}
func.func @f(%m: memref<16xi8, 1>, %i: index) { %0 = memref.view %m[%i][] : memref<16xi8, 1> to memref<4xf32> return }

// -----

// expected-error@below {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<16xi16>'}}
func.func @f(%m: memref<16xi16>, %i: index) { %0 = memref.view %m[%i][] : memref<16xi16> to memref<4xf32> return }

// -----

// expected-error@below {{'memref.transpose' op expected a permutation map}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.transpose %m (i, j) -> (i, i) : memref<4x4xf32> to memref<4x4xf32> return }

// -----

// expected-error@below {{'memref.transpose' op result type 'memref<4x4xf32>' is not equivalent to the canonical transposed input type 'memref<4x4xf32, affine_map<(d0, d1) -> (d0 + d1 * 4)>>'}}
func.func @f(%m: memref<4x4xf32>) { %0 = memref.transpose %m (i, j) -> (j, i) : memref<4x4xf32> to memref<4x4xf32> return }

// -----

// expected-error@below {{expected result type with offset = 1 instead of 0}}
func.func @f(%m: memref<4xf32>) { %0 = memref.reinterpret_cast %m to offset: [1], sizes: [2], strides: [1] : memref<4xf32> to memref<2xf32> return }

// -----

// expected-error@below {{expected result type with stride = 2 instead of 1 in dim = 0}}
func.func @f(%m: memref<4xf32>) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [2], strides: [2] : memref<4xf32> to memref<2xf32> return }

// -----

// expected-error@below {{expected result type with size = 3 instead of 2 in dim = 0}}
func.func @f(%m: memref<4xf32>) { %0 = memref.reinterpret_cast %m to offset: [0], sizes: [3], strides: [1] : memref<4xf32> to memref<2xf32> return }

// -----

// expected-error@below {{custom op 'memref.global' type should be static shaped memref, but got 'memref<?xf32>'}}
memref.global @g : memref<?xf32>

// -----

// expected-error@below {{inferred shape of elements literal ([3]) does not match type ([2])}}
memref.global @g : memref<2xf32> = dense<[1.0, 2.0, 3.0]>

// -----

// expected-error@below {{custom op 'memref.global' 'memref.global' op attribute 'alignment' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive and whose value is a power of two > 0}}
memref.global @g : memref<2xf32> = dense<1.0> {alignment = 3 : i64}

// -----

// expected-error@below {{'memref.prefetch' op attribute 'localityHint' failed to satisfy constraint: 32-bit signless integer attribute whose minimum value is 0 whose maximum value is 3}}
func.func @f(%m: memref<4xf32>, %i: index) { memref.prefetch %m[%i], read, locality<4>, data : memref<4xf32> return }

// -----

func.func @f(%m: memref<4xf32>, %i: index) { memref.prefetch %m[%i], write, locality<3>, data : memref<4xf32> return }

// -----

// expected-error@below {{'memref.reshape' op length of shape operand differs from the result's memref rank}}
func.func @f(%m: memref<4xf32>, %s: memref<2xi32>) { %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<2xi32>) -> memref<?xf32> return }

// -----

// expected-error@below {{'memref.reshape' op cannot use shape operand with dynamic length to reshape to statically-ranked memref type}}
func.func @f(%m: memref<4xf32>, %s: memref<?xi32>) { %0 = memref.reshape %m(%s) : (memref<4xf32>, memref<?xi32>) -> memref<?x?xf32> return }

// -----

// expected-error@below {{'memref.atomic_rmw' op failed to verify that value type matches element type of memref}}
func.func @f(%m: memref<4xf32>, %i: index, %v: i32) { %0 = memref.atomic_rmw addi %v, %m[%i] : (i32, memref<4xf32>) -> i32 return }

// -----

// expected-error@below {{'memref.atomic_rmw' op with kind 'addi' expects an integer type}}
func.func @f(%m: memref<4xf32>, %i: index, %v: f32) { %0 = memref.atomic_rmw addi %v, %m[%i] : (f32, memref<4xf32>) -> f32 return }

// -----

// expected-error@below {{'memref.realloc' op result #0 must be 1D memref of any type values, but got 'memref<4x4xf32>'}}
func.func @f(%m: memref<4xf32>) { %0 = memref.realloc %m : memref<4xf32> to memref<4x4xf32> return }

// -----

// expected-error@below {{missing dimension operand for result type 'memref<?xf32>'}}
func.func @f(%m: memref<4xf32>) { %0 = memref.realloc %m : memref<4xf32> to memref<?xf32> return }

// -----

// expected-error@below {{unnecessary dimension operand for result type 'memref<8xf32>'}}
func.func @f(%m: memref<4xf32>, %i: index) { %0 = memref.realloc %m(%i) : memref<4xf32> to memref<8xf32> return }

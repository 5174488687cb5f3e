// Functions whose memrefs are bare pointers, by -fmemref-abi=bare or by
// llvm.bareptr.

// y += a * x
func.func @axpy(%a: f32, %x: memref<8xf32>, %y: memref<8xf32>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %8 = arith.constant 8 : index
  scf.for %i = %0 to %8 step %1 {
    %xi = memref.load %x[%i] : memref<8xf32>
    %yi = memref.load %y[%i] : memref<8xf32>
    %ax = arith.mulf %a, %xi : f32
    %s = arith.addf %ax, %yi : f32
    memref.store %s, %y[%i] : memref<8xf32>
  }
  return
}

// Elements in the middle of an array.
func.func @middle(%m: memref<2x2xi16, strided<[4, 1], offset: 3>>, %i: index,
                  %j: index) -> i16 {
  %e = memref.load %m[%i, %j] : memref<2x2xi16, strided<[4, 1], offset: 3>>
  return %e : i16
}

// What C and LLVM pass in different ways.
func.func @others(%m: memref<2xi128>, %c: complex<f32>, %v: vector<4xi32>,
                  %w: i128, %h: f16, %b: i8, %t: i1) -> (i128, f32, i32) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  memref.store %w, %m[%1] : memref<2xi128>
  %m0 = memref.load %m[%0] : memref<2xi128>
  %sum = arith.addi %m0, %w : i128
  %re = complex.re %c : complex<f32>
  %im = complex.im %c : complex<f32>
  %d = arith.subf %re, %im : f32
  %hx = arith.extf %h : f16 to f32
  %f = arith.addf %d, %hx : f32
  %r = vector.reduction <add>, %v : vector<4xi32> into i32
  %bx = arith.extsi %b : i8 to i32
  %rb = arith.addi %r, %bx : i32
  %n = arith.subi %r, %bx : i32
  %rt = arith.select %t, %rb, %n : i32
  return %sum, %f, %rt : i128, f32, i32
}

func.func @small(%m: memref<3xi8>) -> i8 {
  %2 = arith.constant 2 : index
  %e = memref.load %m[%2] : memref<3xi8>
  return %e : i8
}

func.func @same(%m: memref<8xf32>) -> memref<8xf32> {
  return %m : memref<8xf32>
}

func.func @both(%m: memref<8xf32>, %n: memref<f64>)
    -> (memref<f64>, memref<8xf32>) {
  return %n, %m : memref<f64>, memref<8xf32>
}

func.func @pairs(%m: memref<2xcomplex<f64>>, %n: memref<2xvector<4xi32>>) {
  %0 = arith.constant 0 : index
  %1 = arith.constant 1 : index
  %a = memref.load %m[%0] : memref<2xcomplex<f64>>
  %b = memref.load %m[%1] : memref<2xcomplex<f64>>
  memref.store %b, %m[%0] : memref<2xcomplex<f64>>
  memref.store %a, %m[%1] : memref<2xcomplex<f64>>
  %v = memref.load %n[%0] : memref<2xvector<4xi32>>
  memref.store %v, %n[%1] : memref<2xvector<4xi32>>
  return
}

// One calls another of them.
func.func @calls(%m: memref<8xf32>) -> f32 {
  %2 = arith.constant 2.0 : f32
  %7 = arith.constant 7 : index
  %s = call @same(%m) : (memref<8xf32>) -> memref<8xf32>
  call @axpy(%2, %s, %m) : (f32, memref<8xf32>, memref<8xf32>) -> ()
  %e = memref.load %m[%7] : memref<8xf32>
  return %e : f32
}

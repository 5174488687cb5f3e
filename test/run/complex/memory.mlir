// Complex numbers as operands, results, elements of memrefs, and bits.

memref.global "private" constant @table : memref<2x2xcomplex<f32>> =
  dense<[[(1.0, 2.0), (3.0, 4.0)], [(5.0, 6.0), (7.0, 8.0)]]>
memref.global "private" @unit : memref<complex<f64>> = dense<(0.0, 1.0)>

func.func @show(%x: complex<f32>) {
  %re = complex.re %x : complex<f32>
  %im = complex.im %x : complex<f32>
  vector.print %re : f32 punctuation <comma>
  vector.print %im : f32
  return
}

func.func @swap(%x: complex<f32>, %y: complex<f32>)
    -> (complex<f32>, complex<f32>) {
  return %y, %x : complex<f32>, complex<f32>
}

// The sum of x[i] * y[i], along a loop.
func.func @dot(%x: memref<?xcomplex<f32>>, %y: memref<?xcomplex<f32>>)
    -> complex<f32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %x, %c0 : memref<?xcomplex<f32>>
  %zero = complex.constant [0.0 : f32, 0.0 : f32] : complex<f32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero)
      -> (complex<f32>) {
    %a = memref.load %x[%i] : memref<?xcomplex<f32>>
    %b = memref.load %y[%i] : memref<?xcomplex<f32>>
    %product = complex.mul %a, %b : complex<f32>
    %next = complex.add %s, %product : complex<f32>
    scf.yield %next : complex<f32>
  }
  return %sum : complex<f32>
}

func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant 2 : index
  %table = memref.get_global @table : memref<2x2xcomplex<f32>>
  %a = memref.load %table[%c0, %c1] : memref<2x2xcomplex<f32>>
  %b = memref.load %table[%c1, %c0] : memref<2x2xcomplex<f32>>
  %b1, %a1 = func.call @swap(%a, %b)
      : (complex<f32>, complex<f32>) -> (complex<f32>, complex<f32>)
  // OUT: 5, 6
  func.call @show(%b1) : (complex<f32>) -> ()
  // OUT: 3, 4
  func.call @show(%a1) : (complex<f32>) -> ()

  %x = memref.alloc(%n) : memref<?xcomplex<f32>>
  memref.store %a, %x[%c0] : memref<?xcomplex<f32>>
  memref.store %b, %x[%c1] : memref<?xcomplex<f32>>
  %dot = func.call @dot(%x, %x)
      : (memref<?xcomplex<f32>>, memref<?xcomplex<f32>>) -> complex<f32>
  // OUT: -18, 84
  func.call @show(%dot) : (complex<f32>) -> ()
  memref.dealloc %x : memref<?xcomplex<f32>>

  %unit = memref.get_global @unit : memref<complex<f64>>
  %i = memref.load %unit[] : memref<complex<f64>>
  %minus_one = complex.mul %i, %i : complex<f64>
  memref.store %minus_one, %unit[] : memref<complex<f64>>
  %stored = memref.load %unit[] : memref<complex<f64>>
  %re = complex.re %stored : complex<f64>
  // OUT: -1
  vector.print %re : f64

  %two = arith.constant 2.0 : f64
  %made = complex.create %two, %re : complex<f64>
  %turned = complex.mul %made, %i : complex<f64>
  %one = complex.re %turned : complex<f64>
  %imaginary = complex.im %turned : complex<f64>
  // OUT: 1
  vector.print %one : f64
  // OUT: 2
  vector.print %imaginary : f64

  %flag = complex.eq %i, %stored : complex<f64>
  %chosen = arith.select %flag, %a, %b : complex<f32>
  // OUT: 5, 6
  func.call @show(%chosen) : (complex<f32>) -> ()
  %success = arith.constant 0 : i32
  return %success : i32
}

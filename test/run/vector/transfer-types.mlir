// Transfers of vectors of all types of elements, which leave memory, and are
// masked.
// NO ORACLE on armhf: convert-vector-to-llvm takes index for 64 bits

func.func @i8(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xi8>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %first = arith.constant 3 : i8
  %more = arith.constant 5 : i8
  %padding = arith.constant -1 : i8
  scf.for %a = %c0 to %c3 step %c1 iter_args(%x = %first) -> (i8) {
    %last = scf.for %b = %c0 to %c5 step %c1 iter_args(%y = %x) -> (i8) {
      memref.store %y, %m[%a, %b] : memref<3x5xi8>
      %z = arith.addi %y, %more : i8
      scf.yield %z : i8
    }
    scf.yield %last : i8
  }
  %mask = vector.create_mask %n, %n : vector<2x4xi1>
  %0 = vector.transfer_read %m[%i, %i], %padding : memref<3x5xi8>, vector<3x3xi8>
  vector.print %0 : vector<3x3xi8>
  %1 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<3x5xi8>, vector<2x4xi8>
  vector.print %1 : vector<2x4xi8>
  vector.transfer_write %1, %m[%c0, %n] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xi8>, memref<3x5xi8>
  %2 = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<3x5xi8>, vector<3x5xi8>
  vector.print %2 : vector<3x5xi8>
  memref.dealloc %m : memref<3x5xi8>
  return
}

func.func @i16(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xi16>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %first = arith.constant 3 : i16
  %more = arith.constant 5 : i16
  %padding = arith.constant -1 : i16
  scf.for %a = %c0 to %c3 step %c1 iter_args(%x = %first) -> (i16) {
    %last = scf.for %b = %c0 to %c5 step %c1 iter_args(%y = %x) -> (i16) {
      memref.store %y, %m[%a, %b] : memref<3x5xi16>
      %z = arith.addi %y, %more : i16
      scf.yield %z : i16
    }
    scf.yield %last : i16
  }
  %mask = vector.create_mask %n, %n : vector<2x4xi1>
  %0 = vector.transfer_read %m[%i, %i], %padding : memref<3x5xi16>, vector<3x3xi16>
  vector.print %0 : vector<3x3xi16>
  %1 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<3x5xi16>, vector<2x4xi16>
  vector.print %1 : vector<2x4xi16>
  vector.transfer_write %1, %m[%c0, %n] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xi16>, memref<3x5xi16>
  %2 = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<3x5xi16>, vector<3x5xi16>
  vector.print %2 : vector<3x5xi16>
  memref.dealloc %m : memref<3x5xi16>
  return
}

func.func @i32(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xi32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %first = arith.constant 3 : i32
  %more = arith.constant 5 : i32
  %padding = arith.constant -1 : i32
  scf.for %a = %c0 to %c3 step %c1 iter_args(%x = %first) -> (i32) {
    %last = scf.for %b = %c0 to %c5 step %c1 iter_args(%y = %x) -> (i32) {
      memref.store %y, %m[%a, %b] : memref<3x5xi32>
      %z = arith.addi %y, %more : i32
      scf.yield %z : i32
    }
    scf.yield %last : i32
  }
  %mask = vector.create_mask %n, %n : vector<2x4xi1>
  %0 = vector.transfer_read %m[%i, %i], %padding : memref<3x5xi32>, vector<3x3xi32>
  vector.print %0 : vector<3x3xi32>
  %1 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<3x5xi32>, vector<2x4xi32>
  vector.print %1 : vector<2x4xi32>
  vector.transfer_write %1, %m[%c0, %n] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xi32>, memref<3x5xi32>
  %2 = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<3x5xi32>, vector<3x5xi32>
  vector.print %2 : vector<3x5xi32>
  memref.dealloc %m : memref<3x5xi32>
  return
}

func.func @i64(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xi64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %first = arith.constant 3 : i64
  %more = arith.constant 5 : i64
  %padding = arith.constant -1 : i64
  scf.for %a = %c0 to %c3 step %c1 iter_args(%x = %first) -> (i64) {
    %last = scf.for %b = %c0 to %c5 step %c1 iter_args(%y = %x) -> (i64) {
      memref.store %y, %m[%a, %b] : memref<3x5xi64>
      %z = arith.addi %y, %more : i64
      scf.yield %z : i64
    }
    scf.yield %last : i64
  }
  %mask = vector.create_mask %n, %n : vector<2x4xi1>
  %0 = vector.transfer_read %m[%i, %i], %padding : memref<3x5xi64>, vector<3x3xi64>
  vector.print %0 : vector<3x3xi64>
  %1 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<3x5xi64>, vector<2x4xi64>
  vector.print %1 : vector<2x4xi64>
  vector.transfer_write %1, %m[%c0, %n] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xi64>, memref<3x5xi64>
  %2 = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<3x5xi64>, vector<3x5xi64>
  vector.print %2 : vector<3x5xi64>
  memref.dealloc %m : memref<3x5xi64>
  return
}

func.func @index(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xindex>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %first = arith.constant 3 : index
  %more = arith.constant 5 : index
  %padding = arith.constant 99 : index
  scf.for %a = %c0 to %c3 step %c1 iter_args(%x = %first) -> (index) {
    %last = scf.for %b = %c0 to %c5 step %c1 iter_args(%y = %x) -> (index) {
      memref.store %y, %m[%a, %b] : memref<3x5xindex>
      %z = arith.addi %y, %more : index
      scf.yield %z : index
    }
    scf.yield %last : index
  }
  %mask = vector.create_mask %n, %n : vector<2x4xi1>
  %0 = vector.transfer_read %m[%i, %i], %padding : memref<3x5xindex>, vector<3x3xindex>
  vector.print %0 : vector<3x3xindex>
  %1 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<3x5xindex>, vector<2x4xindex>
  vector.print %1 : vector<2x4xindex>
  vector.transfer_write %1, %m[%c0, %n] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xindex>, memref<3x5xindex>
  %2 = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<3x5xindex>, vector<3x5xindex>
  vector.print %2 : vector<3x5xindex>
  memref.dealloc %m : memref<3x5xindex>
  return
}

func.func @f16(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xf16>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %first = arith.constant 0.5 : f16
  %more = arith.constant 1.25 : f16
  %padding = arith.constant -1.0 : f16
  scf.for %a = %c0 to %c3 step %c1 iter_args(%x = %first) -> (f16) {
    %last = scf.for %b = %c0 to %c5 step %c1 iter_args(%y = %x) -> (f16) {
      memref.store %y, %m[%a, %b] : memref<3x5xf16>
      %z = arith.addf %y, %more : f16
      scf.yield %z : f16
    }
    scf.yield %last : f16
  }
  %mask = vector.create_mask %n, %n : vector<2x4xi1>
  %0 = vector.transfer_read %m[%i, %i], %padding : memref<3x5xf16>, vector<3x3xf16>
  vector.print %0 : vector<3x3xf16>
  %1 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<3x5xf16>, vector<2x4xf16>
  vector.print %1 : vector<2x4xf16>
  vector.transfer_write %1, %m[%c0, %n] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf16>, memref<3x5xf16>
  %2 = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<3x5xf16>, vector<3x5xf16>
  vector.print %2 : vector<3x5xf16>
  memref.dealloc %m : memref<3x5xf16>
  return
}

func.func @bf16(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xbf16>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %first = arith.constant 0.5 : bf16
  %more = arith.constant 1.25 : bf16
  %padding = arith.constant -1.0 : bf16
  scf.for %a = %c0 to %c3 step %c1 iter_args(%x = %first) -> (bf16) {
    %last = scf.for %b = %c0 to %c5 step %c1 iter_args(%y = %x) -> (bf16) {
      memref.store %y, %m[%a, %b] : memref<3x5xbf16>
      %z = arith.addf %y, %more : bf16
      scf.yield %z : bf16
    }
    scf.yield %last : bf16
  }
  %mask = vector.create_mask %n, %n : vector<2x4xi1>
  %0 = vector.transfer_read %m[%i, %i], %padding : memref<3x5xbf16>, vector<3x3xbf16>
  vector.print %0 : vector<3x3xbf16>
  %1 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<3x5xbf16>, vector<2x4xbf16>
  vector.print %1 : vector<2x4xbf16>
  vector.transfer_write %1, %m[%c0, %n] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xbf16>, memref<3x5xbf16>
  %2 = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<3x5xbf16>, vector<3x5xbf16>
  vector.print %2 : vector<3x5xbf16>
  memref.dealloc %m : memref<3x5xbf16>
  return
}

func.func @f32(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %first = arith.constant 0.5 : f32
  %more = arith.constant 1.25 : f32
  %padding = arith.constant -1.0 : f32
  scf.for %a = %c0 to %c3 step %c1 iter_args(%x = %first) -> (f32) {
    %last = scf.for %b = %c0 to %c5 step %c1 iter_args(%y = %x) -> (f32) {
      memref.store %y, %m[%a, %b] : memref<3x5xf32>
      %z = arith.addf %y, %more : f32
      scf.yield %z : f32
    }
    scf.yield %last : f32
  }
  %mask = vector.create_mask %n, %n : vector<2x4xi1>
  %0 = vector.transfer_read %m[%i, %i], %padding : memref<3x5xf32>, vector<3x3xf32>
  vector.print %0 : vector<3x3xf32>
  %1 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<3x5xf32>, vector<2x4xf32>
  vector.print %1 : vector<2x4xf32>
  vector.transfer_write %1, %m[%c0, %n] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf32>, memref<3x5xf32>
  %2 = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<3x5xf32>, vector<3x5xf32>
  vector.print %2 : vector<3x5xf32>
  memref.dealloc %m : memref<3x5xf32>
  return
}

func.func @f64(%i: index, %n: index) {
  %m = memref.alloc() : memref<3x5xf64>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %first = arith.constant 0.5 : f64
  %more = arith.constant 1.25 : f64
  %padding = arith.constant -1.0 : f64
  scf.for %a = %c0 to %c3 step %c1 iter_args(%x = %first) -> (f64) {
    %last = scf.for %b = %c0 to %c5 step %c1 iter_args(%y = %x) -> (f64) {
      memref.store %y, %m[%a, %b] : memref<3x5xf64>
      %z = arith.addf %y, %more : f64
      scf.yield %z : f64
    }
    scf.yield %last : f64
  }
  %mask = vector.create_mask %n, %n : vector<2x4xi1>
  %0 = vector.transfer_read %m[%i, %i], %padding : memref<3x5xf64>, vector<3x3xf64>
  vector.print %0 : vector<3x3xf64>
  %1 = vector.transfer_read %m[%i, %i], %padding, %mask : memref<3x5xf64>, vector<2x4xf64>
  vector.print %1 : vector<2x4xf64>
  vector.transfer_write %1, %m[%c0, %n] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<2x4xf64>, memref<3x5xf64>
  %2 = vector.transfer_read %m[%c0, %c0], %padding {in_bounds = [true, true]} : memref<3x5xf64>, vector<3x5xf64>
  vector.print %2 : vector<3x5xf64>
  memref.dealloc %m : memref<3x5xf64>
  return
}

func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  call @i8(%c1, %c3) : (index, index) -> ()
  call @i16(%c1, %c3) : (index, index) -> ()
  call @i32(%c1, %c3) : (index, index) -> ()
  call @i64(%c1, %c3) : (index, index) -> ()
  call @index(%c1, %c3) : (index, index) -> ()
  call @f16(%c1, %c3) : (index, index) -> ()
  call @bf16(%c1, %c3) : (index, index) -> ()
  call @f32(%c1, %c3) : (index, index) -> ()
  call @f64(%c1, %c3) : (index, index) -> ()
  %status = arith.constant 0 : i32
  return %status : i32
}

// OUT: ( ( 33, 38, 43 ), ( 58, 63, 68 ), ( -1, -1, -1 ) )
// OUT: ( ( 33, 38, 43, -1 ), ( 58, 63, 68, -1 ) )
// OUT: ( ( 3, 8, 13, 33, 58 ), ( 28, 33, 38, 38, 63 ), ( 53, 58, 63, 43, 68 ) )
// OUT: ( ( 33, 38, 43 ), ( 58, 63, 68 ), ( -1, -1, -1 ) )
// OUT: ( ( 33, 38, 43, -1 ), ( 58, 63, 68, -1 ) )
// OUT: ( ( 3, 8, 13, 33, 58 ), ( 28, 33, 38, 38, 63 ), ( 53, 58, 63, 43, 68 ) )
// OUT: ( ( 33, 38, 43 ), ( 58, 63, 68 ), ( -1, -1, -1 ) )
// OUT: ( ( 33, 38, 43, -1 ), ( 58, 63, 68, -1 ) )
// OUT: ( ( 3, 8, 13, 33, 58 ), ( 28, 33, 38, 38, 63 ), ( 53, 58, 63, 43, 68 ) )
// OUT: ( ( 33, 38, 43 ), ( 58, 63, 68 ), ( -1, -1, -1 ) )
// OUT: ( ( 33, 38, 43, -1 ), ( 58, 63, 68, -1 ) )
// OUT: ( ( 3, 8, 13, 33, 58 ), ( 28, 33, 38, 38, 63 ), ( 53, 58, 63, 43, 68 ) )
// OUT: ( ( 33, 38, 43 ), ( 58, 63, 68 ), ( 99, 99, 99 ) )
// OUT: ( ( 33, 38, 43, 99 ), ( 58, 63, 68, 99 ) )
// OUT: ( ( 3, 8, 13, 33, 58 ), ( 28, 33, 38, 38, 63 ), ( 53, 58, 63, 43, 68 ) )
// OUT: ( ( 8, 9.25, 10.5 ), ( 14.25, 15.5, 16.75 ), ( -1, -1, -1 ) )
// OUT: ( ( 8, 9.25, 10.5, -1 ), ( 14.25, 15.5, 16.75, -1 ) )
// OUT: ( ( 0.5, 1.75, 3, 8, 14.25 ), ( 6.75, 8, 9.25, 9.25, 15.5 ), ( 13, 14.25, 15.5, 10.5, 16.75 ) )
// OUT: ( ( 8, 9.25, 10.5 ), ( 14.25, 15.5, 16.75 ), ( -1, -1, -1 ) )
// OUT: ( ( 8, 9.25, 10.5, -1 ), ( 14.25, 15.5, 16.75, -1 ) )
// OUT: ( ( 0.5, 1.75, 3, 8, 14.25 ), ( 6.75, 8, 9.25, 9.25, 15.5 ), ( 13, 14.25, 15.5, 10.5, 16.75 ) )
// OUT: ( ( 8, 9.25, 10.5 ), ( 14.25, 15.5, 16.75 ), ( -1, -1, -1 ) )
// OUT: ( ( 8, 9.25, 10.5, -1 ), ( 14.25, 15.5, 16.75, -1 ) )
// OUT: ( ( 0.5, 1.75, 3, 8, 14.25 ), ( 6.75, 8, 9.25, 9.25, 15.5 ), ( 13, 14.25, 15.5, 10.5, 16.75 ) )
// OUT: ( ( 8, 9.25, 10.5 ), ( 14.25, 15.5, 16.75 ), ( -1, -1, -1 ) )
// OUT: ( ( 8, 9.25, 10.5, -1 ), ( 14.25, 15.5, 16.75, -1 ) )
// OUT: ( ( 0.5, 1.75, 3, 8, 14.25 ), ( 6.75, 8, 9.25, 9.25, 15.5 ), ( 13, 14.25, 15.5, 10.5, 16.75 ) )

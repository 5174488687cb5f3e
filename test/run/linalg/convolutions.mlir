// Convolutions, with strides and dilations, of memrefs of known and unknown sizes.
//
// PASSES: -convert-linalg-to-affine-loops
// PASSES: -convert-linalg-to-parallel-loops
// PASSES: -linalg-generalize-named-ops -canonicalize
// PASSES: -linalg-generalize-named-ops -linalg-specialize-generic-ops
// NO ORACLE: its passes know no linalg; test/lowering/linalg compares with them

func.func private @printI64(i64)
func.func private @printNewline()

func.func @fill(%m: memref<?xi32>, %seed: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i5 = arith.constant 5 : i32
  %i7 = arith.constant 7 : i32
  %i11 = arith.constant 11 : i32
  %n = memref.dim %m, %c0 : memref<?xi32>
  scf.for %i = %c0 to %n step %c1 {
    %x = arith.index_cast %i : index to i32
    %x7 = arith.muli %x, %i7 : i32
    %sum = arith.addi %x7, %seed : i32
    %rest = arith.remui %sum, %i11 : i32
    %value = arith.subi %rest, %i5 : i32
    memref.store %value, %m[%i] : memref<?xi32>
  }
  return
}

// The sum of all elements, each times its place.
func.func @show(%m: memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i64
  %n = memref.dim %m, %c0 : memref<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%s = %zero) -> (i64) {
    %x = memref.load %m[%i] : memref<?xi32>
    %wide = arith.extsi %x : i32 to i64
    %next = arith.addi %i, %c1 : index
    %place = arith.index_cast %next : index to i64
    %product = arith.muli %wide, %place : i64
    %t = arith.addi %s, %product : i64
    scf.yield %t : i64
  }
  call @printI64(%sum) : (i64) -> ()
  call @printNewline() : () -> ()
  return
}

func.func @conv_1d(%i: memref<5xi32>,
    %k: memref<3xi32>,
    %o: memref<3xi32>) {
  linalg.conv_1d
      ins(%i, %k : memref<5xi32>, memref<3xi32>)
      outs(%o : memref<3xi32>)
  return
}

func.func @conv_2d(%i: memref<?x?xi32>,
    %k: memref<?x?xi32>,
    %o: memref<?x?xi32>) {
  linalg.conv_2d
      ins(%i, %k : memref<?x?xi32>, memref<?x?xi32>)
      outs(%o : memref<?x?xi32>)
  return
}

func.func @conv_3d(%i: memref<3x3x5xi32>,
    %k: memref<2x2x3xi32>,
    %o: memref<2x2x3xi32>) {
  linalg.conv_3d
      ins(%i, %k : memref<3x3x5xi32>, memref<2x2x3xi32>)
      outs(%o : memref<2x2x3xi32>)
  return
}

func.func @conv_1d_nwc_wcf(%i: memref<?x?x?xi32>,
    %k: memref<?x?x?xi32>,
    %o: memref<?x?x?xi32>) {
  linalg.conv_1d_nwc_wcf {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<?x?x?xi32>, memref<?x?x?xi32>)
      outs(%o : memref<?x?x?xi32>)
  return
}

func.func @conv_1d_ncw_fcw(%i: memref<2x3x7xi32>,
    %k: memref<2x3x3xi32>,
    %o: memref<2x2x3xi32>) {
  linalg.conv_1d_ncw_fcw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<2x3x7xi32>, memref<2x3x3xi32>)
      outs(%o : memref<2x2x3xi32>)
  return
}

func.func @conv_2d_nhwc_hwcf(%i: memref<?x?x?x?xi32>,
    %k: memref<?x?x?x?xi32>,
    %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_hwcf {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<?x?x?x?xi32>, memref<?x?x?x?xi32>)
      outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_nhwc_fhwc(%i: memref<2x4x7x3xi32>,
    %k: memref<2x2x3x3xi32>,
    %o: memref<2x2x3x2xi32>) {
  linalg.conv_2d_nhwc_fhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<2x4x7x3xi32>, memref<2x2x3x3xi32>)
      outs(%o : memref<2x2x3x2xi32>)
  return
}

func.func @conv_2d_nhwc_hwcf_q(%i: memref<?x?x?x?xi32>,
    %k: memref<?x?x?x?xi32>,
    %iz: i32,
    %kz: i32,
    %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nhwc_hwcf_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k, %iz, %kz : memref<?x?x?x?xi32>, memref<?x?x?x?xi32>, i32, i32)
      outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_nhwc_fhwc_q(%i: memref<2x4x7x3xi32>,
    %k: memref<2x2x3x3xi32>,
    %iz: i32,
    %kz: i32,
    %o: memref<2x2x3x2xi32>) {
  linalg.conv_2d_nhwc_fhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k, %iz, %kz : memref<2x4x7x3xi32>, memref<2x2x3x3xi32>, i32, i32)
      outs(%o : memref<2x2x3x2xi32>)
  return
}

func.func @conv_2d_nchw_fchw_q(%i: memref<?x?x?x?xi32>,
    %k: memref<?x?x?x?xi32>,
    %iz: i32,
    %kz: i32,
    %o: memref<?x?x?x?xi32>) {
  linalg.conv_2d_nchw_fchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k, %iz, %kz : memref<?x?x?x?xi32>, memref<?x?x?x?xi32>, i32, i32)
      outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @conv_2d_nchw_fchw(%i: memref<2x3x4x7xi32>,
    %k: memref<2x3x2x3xi32>,
    %o: memref<2x2x2x3xi32>) {
  linalg.conv_2d_nchw_fchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<2x3x4x7xi32>, memref<2x3x2x3xi32>)
      outs(%o : memref<2x2x2x3xi32>)
  return
}

func.func @conv_2d_ngchw_fgchw(%i: memref<?x?x?x?x?xi32>,
    %k: memref<?x?x?x?x?xi32>,
    %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_ngchw_fgchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<?x?x?x?x?xi32>, memref<?x?x?x?x?xi32>)
      outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_2d_ngchw_gfchw(%i: memref<2x2x3x4x7xi32>,
    %k: memref<2x2x3x2x3xi32>,
    %o: memref<2x2x2x2x3xi32>) {
  linalg.conv_2d_ngchw_gfchw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<2x2x3x4x7xi32>, memref<2x2x3x2x3xi32>)
      outs(%o : memref<2x2x2x2x3xi32>)
  return
}

func.func @conv_2d_nhwgc_gfhwc(%i: memref<?x?x?x?x?xi32>,
    %k: memref<?x?x?x?x?xi32>,
    %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_nhwgc_gfhwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<?x?x?x?x?xi32>, memref<?x?x?x?x?xi32>)
      outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_2d_nhwgc_gfhwc_q(%i: memref<2x4x7x2x3xi32>,
    %k: memref<2x2x2x3x3xi32>,
    %iz: i32,
    %kz: i32,
    %o: memref<2x2x3x2x2xi32>) {
  linalg.conv_2d_nhwgc_gfhwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k, %iz, %kz : memref<2x4x7x2x3xi32>, memref<2x2x2x3x3xi32>, i32, i32)
      outs(%o : memref<2x2x3x2x2xi32>)
  return
}

func.func @conv_2d_ngchw_gfchw_q(%i: memref<?x?x?x?x?xi32>,
    %k: memref<?x?x?x?x?xi32>,
    %iz: i32,
    %kz: i32,
    %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_2d_ngchw_gfchw_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k, %iz, %kz : memref<?x?x?x?x?xi32>, memref<?x?x?x?x?xi32>, i32, i32)
      outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf(%i: memref<2x4x4x7x3xi32>,
    %k: memref<2x2x3x3x2xi32>,
    %o: memref<2x2x2x3x2xi32>) {
  linalg.conv_3d_ndhwc_dhwcf {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>}
      ins(%i, %k : memref<2x4x4x7x3xi32>, memref<2x2x3x3x2xi32>)
      outs(%o : memref<2x2x2x3x2xi32>)
  return
}

func.func @conv_3d_ndhwc_dhwcf_q(%i: memref<?x?x?x?x?xi32>,
    %k: memref<?x?x?x?x?xi32>,
    %iz: i32,
    %kz: i32,
    %o: memref<?x?x?x?x?xi32>) {
  linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>}
      ins(%i, %k, %iz, %kz : memref<?x?x?x?x?xi32>, memref<?x?x?x?x?xi32>, i32, i32)
      outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @conv_3d_ncdhw_fcdhw(%i: memref<2x3x4x4x7xi32>,
    %k: memref<2x3x2x2x3xi32>,
    %o: memref<2x2x2x2x3xi32>) {
  linalg.conv_3d_ncdhw_fcdhw {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>}
      ins(%i, %k : memref<2x3x4x4x7xi32>, memref<2x3x2x2x3xi32>)
      outs(%o : memref<2x2x2x2x3xi32>)
  return
}

func.func @main() -> i32 {
  // linalg.conv_1d
  // OUT: 61
  %v1 = memref.alloc() : memref<5xi32>
  %d1 = memref.cast %v1 : memref<5xi32> to memref<?xi32>
  %s1 = arith.constant 0 : i32
  call @fill(%d1, %s1) : (memref<?xi32>, i32) -> ()
  %v2 = memref.alloc() : memref<3xi32>
  %d2 = memref.cast %v2 : memref<3xi32> to memref<?xi32>
  %s2 = arith.constant 1 : i32
  call @fill(%d2, %s2) : (memref<?xi32>, i32) -> ()
  %v3 = memref.alloc() : memref<3xi32>
  %d3 = memref.cast %v3 : memref<3xi32> to memref<?xi32>
  %s3 = arith.constant 2 : i32
  call @fill(%d3, %s3) : (memref<?xi32>, i32) -> ()
  call @conv_1d(%v1, %v2, %v3) : (memref<5xi32>, memref<3xi32>, memref<3xi32>) -> ()
  call @show(%d3) : (memref<?xi32>) -> ()

  // linalg.conv_2d
  // OUT: -122
  %v4 = memref.alloc() : memref<3x5xi32>
  %f4 = memref.reinterpret_cast %v4 to offset: [0], sizes: [15], strides: [1] : memref<3x5xi32> to memref<15xi32, strided<[1]>>
  %d4 = memref.cast %f4 : memref<15xi32, strided<[1]>> to memref<?xi32>
  %s4 = arith.constant 1 : i32
  call @fill(%d4, %s4) : (memref<?xi32>, i32) -> ()
  %y4 = memref.cast %v4 : memref<3x5xi32> to memref<?x?xi32>
  %v5 = memref.alloc() : memref<2x3xi32>
  %f5 = memref.reinterpret_cast %v5 to offset: [0], sizes: [6], strides: [1] : memref<2x3xi32> to memref<6xi32, strided<[1]>>
  %d5 = memref.cast %f5 : memref<6xi32, strided<[1]>> to memref<?xi32>
  %s5 = arith.constant 2 : i32
  call @fill(%d5, %s5) : (memref<?xi32>, i32) -> ()
  %y5 = memref.cast %v5 : memref<2x3xi32> to memref<?x?xi32>
  %v6 = memref.alloc() : memref<2x3xi32>
  %f6 = memref.reinterpret_cast %v6 to offset: [0], sizes: [6], strides: [1] : memref<2x3xi32> to memref<6xi32, strided<[1]>>
  %d6 = memref.cast %f6 : memref<6xi32, strided<[1]>> to memref<?xi32>
  %s6 = arith.constant 3 : i32
  call @fill(%d6, %s6) : (memref<?xi32>, i32) -> ()
  %y6 = memref.cast %v6 : memref<2x3xi32> to memref<?x?xi32>
  call @conv_2d(%y4, %y5, %y6) : (memref<?x?xi32>, memref<?x?xi32>, memref<?x?xi32>) -> ()
  call @show(%d6) : (memref<?xi32>) -> ()

  // linalg.conv_3d
  // OUT: -405
  %v7 = memref.alloc() : memref<3x3x5xi32>
  %f7 = memref.reinterpret_cast %v7 to offset: [0], sizes: [45], strides: [1] : memref<3x3x5xi32> to memref<45xi32, strided<[1]>>
  %d7 = memref.cast %f7 : memref<45xi32, strided<[1]>> to memref<?xi32>
  %s7 = arith.constant 2 : i32
  call @fill(%d7, %s7) : (memref<?xi32>, i32) -> ()
  %v8 = memref.alloc() : memref<2x2x3xi32>
  %f8 = memref.reinterpret_cast %v8 to offset: [0], sizes: [12], strides: [1] : memref<2x2x3xi32> to memref<12xi32, strided<[1]>>
  %d8 = memref.cast %f8 : memref<12xi32, strided<[1]>> to memref<?xi32>
  %s8 = arith.constant 3 : i32
  call @fill(%d8, %s8) : (memref<?xi32>, i32) -> ()
  %v9 = memref.alloc() : memref<2x2x3xi32>
  %f9 = memref.reinterpret_cast %v9 to offset: [0], sizes: [12], strides: [1] : memref<2x2x3xi32> to memref<12xi32, strided<[1]>>
  %d9 = memref.cast %f9 : memref<12xi32, strided<[1]>> to memref<?xi32>
  %s9 = arith.constant 4 : i32
  call @fill(%d9, %s9) : (memref<?xi32>, i32) -> ()
  call @conv_3d(%v7, %v8, %v9) : (memref<3x3x5xi32>, memref<2x2x3xi32>, memref<2x2x3xi32>) -> ()
  call @show(%d9) : (memref<?xi32>) -> ()

  // linalg.conv_1d_nwc_wcf
  // OUT: 707
  %v10 = memref.alloc() : memref<2x7x3xi32>
  %f10 = memref.reinterpret_cast %v10 to offset: [0], sizes: [42], strides: [1] : memref<2x7x3xi32> to memref<42xi32, strided<[1]>>
  %d10 = memref.cast %f10 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s10 = arith.constant 3 : i32
  call @fill(%d10, %s10) : (memref<?xi32>, i32) -> ()
  %y10 = memref.cast %v10 : memref<2x7x3xi32> to memref<?x?x?xi32>
  %v11 = memref.alloc() : memref<3x3x2xi32>
  %f11 = memref.reinterpret_cast %v11 to offset: [0], sizes: [18], strides: [1] : memref<3x3x2xi32> to memref<18xi32, strided<[1]>>
  %d11 = memref.cast %f11 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s11 = arith.constant 4 : i32
  call @fill(%d11, %s11) : (memref<?xi32>, i32) -> ()
  %y11 = memref.cast %v11 : memref<3x3x2xi32> to memref<?x?x?xi32>
  %v12 = memref.alloc() : memref<2x3x2xi32>
  %f12 = memref.reinterpret_cast %v12 to offset: [0], sizes: [12], strides: [1] : memref<2x3x2xi32> to memref<12xi32, strided<[1]>>
  %d12 = memref.cast %f12 : memref<12xi32, strided<[1]>> to memref<?xi32>
  %s12 = arith.constant 5 : i32
  call @fill(%d12, %s12) : (memref<?xi32>, i32) -> ()
  %y12 = memref.cast %v12 : memref<2x3x2xi32> to memref<?x?x?xi32>
  call @conv_1d_nwc_wcf(%y10, %y11, %y12) : (memref<?x?x?xi32>, memref<?x?x?xi32>, memref<?x?x?xi32>) -> ()
  call @show(%d12) : (memref<?xi32>) -> ()

  // linalg.conv_1d_ncw_fcw
  // OUT: -198
  %v13 = memref.alloc() : memref<2x3x7xi32>
  %f13 = memref.reinterpret_cast %v13 to offset: [0], sizes: [42], strides: [1] : memref<2x3x7xi32> to memref<42xi32, strided<[1]>>
  %d13 = memref.cast %f13 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s13 = arith.constant 4 : i32
  call @fill(%d13, %s13) : (memref<?xi32>, i32) -> ()
  %v14 = memref.alloc() : memref<2x3x3xi32>
  %f14 = memref.reinterpret_cast %v14 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d14 = memref.cast %f14 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s14 = arith.constant 5 : i32
  call @fill(%d14, %s14) : (memref<?xi32>, i32) -> ()
  %v15 = memref.alloc() : memref<2x2x3xi32>
  %f15 = memref.reinterpret_cast %v15 to offset: [0], sizes: [12], strides: [1] : memref<2x2x3xi32> to memref<12xi32, strided<[1]>>
  %d15 = memref.cast %f15 : memref<12xi32, strided<[1]>> to memref<?xi32>
  %s15 = arith.constant 6 : i32
  call @fill(%d15, %s15) : (memref<?xi32>, i32) -> ()
  call @conv_1d_ncw_fcw(%v13, %v14, %v15) : (memref<2x3x7xi32>, memref<2x3x3xi32>, memref<2x2x3xi32>) -> ()
  call @show(%d15) : (memref<?xi32>) -> ()

  // linalg.conv_2d_nhwc_hwcf
  // OUT: 376
  %v16 = memref.alloc() : memref<2x4x7x3xi32>
  %f16 = memref.reinterpret_cast %v16 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d16 = memref.cast %f16 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s16 = arith.constant 5 : i32
  call @fill(%d16, %s16) : (memref<?xi32>, i32) -> ()
  %y16 = memref.cast %v16 : memref<2x4x7x3xi32> to memref<?x?x?x?xi32>
  %v17 = memref.alloc() : memref<2x3x3x2xi32>
  %f17 = memref.reinterpret_cast %v17 to offset: [0], sizes: [36], strides: [1] : memref<2x3x3x2xi32> to memref<36xi32, strided<[1]>>
  %d17 = memref.cast %f17 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s17 = arith.constant 6 : i32
  call @fill(%d17, %s17) : (memref<?xi32>, i32) -> ()
  %y17 = memref.cast %v17 : memref<2x3x3x2xi32> to memref<?x?x?x?xi32>
  %v18 = memref.alloc() : memref<2x2x3x2xi32>
  %f18 = memref.reinterpret_cast %v18 to offset: [0], sizes: [24], strides: [1] : memref<2x2x3x2xi32> to memref<24xi32, strided<[1]>>
  %d18 = memref.cast %f18 : memref<24xi32, strided<[1]>> to memref<?xi32>
  %s18 = arith.constant 7 : i32
  call @fill(%d18, %s18) : (memref<?xi32>, i32) -> ()
  %y18 = memref.cast %v18 : memref<2x2x3x2xi32> to memref<?x?x?x?xi32>
  call @conv_2d_nhwc_hwcf(%y16, %y17, %y18) : (memref<?x?x?x?xi32>, memref<?x?x?x?xi32>, memref<?x?x?x?xi32>) -> ()
  call @show(%d18) : (memref<?xi32>) -> ()

  // linalg.conv_2d_nhwc_fhwc
  // OUT: -28
  %v19 = memref.alloc() : memref<2x4x7x3xi32>
  %f19 = memref.reinterpret_cast %v19 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d19 = memref.cast %f19 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s19 = arith.constant 6 : i32
  call @fill(%d19, %s19) : (memref<?xi32>, i32) -> ()
  %v20 = memref.alloc() : memref<2x2x3x3xi32>
  %f20 = memref.reinterpret_cast %v20 to offset: [0], sizes: [36], strides: [1] : memref<2x2x3x3xi32> to memref<36xi32, strided<[1]>>
  %d20 = memref.cast %f20 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s20 = arith.constant 7 : i32
  call @fill(%d20, %s20) : (memref<?xi32>, i32) -> ()
  %v21 = memref.alloc() : memref<2x2x3x2xi32>
  %f21 = memref.reinterpret_cast %v21 to offset: [0], sizes: [24], strides: [1] : memref<2x2x3x2xi32> to memref<24xi32, strided<[1]>>
  %d21 = memref.cast %f21 : memref<24xi32, strided<[1]>> to memref<?xi32>
  %s21 = arith.constant 8 : i32
  call @fill(%d21, %s21) : (memref<?xi32>, i32) -> ()
  call @conv_2d_nhwc_fhwc(%v19, %v20, %v21) : (memref<2x4x7x3xi32>, memref<2x2x3x3xi32>, memref<2x2x3x2xi32>) -> ()
  call @show(%d21) : (memref<?xi32>) -> ()

  // linalg.conv_2d_nhwc_hwcf_q
  // OUT: 368
  %v22 = memref.alloc() : memref<2x4x7x3xi32>
  %f22 = memref.reinterpret_cast %v22 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d22 = memref.cast %f22 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s22 = arith.constant 7 : i32
  call @fill(%d22, %s22) : (memref<?xi32>, i32) -> ()
  %y22 = memref.cast %v22 : memref<2x4x7x3xi32> to memref<?x?x?x?xi32>
  %v23 = memref.alloc() : memref<2x3x3x2xi32>
  %f23 = memref.reinterpret_cast %v23 to offset: [0], sizes: [36], strides: [1] : memref<2x3x3x2xi32> to memref<36xi32, strided<[1]>>
  %d23 = memref.cast %f23 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s23 = arith.constant 8 : i32
  call @fill(%d23, %s23) : (memref<?xi32>, i32) -> ()
  %y23 = memref.cast %v23 : memref<2x3x3x2xi32> to memref<?x?x?x?xi32>
  %v24 = arith.constant 0 : i32
  %v25 = arith.constant 1 : i32
  %v26 = memref.alloc() : memref<2x2x3x2xi32>
  %f26 = memref.reinterpret_cast %v26 to offset: [0], sizes: [24], strides: [1] : memref<2x2x3x2xi32> to memref<24xi32, strided<[1]>>
  %d26 = memref.cast %f26 : memref<24xi32, strided<[1]>> to memref<?xi32>
  %s26 = arith.constant 11 : i32
  call @fill(%d26, %s26) : (memref<?xi32>, i32) -> ()
  %y26 = memref.cast %v26 : memref<2x2x3x2xi32> to memref<?x?x?x?xi32>
  call @conv_2d_nhwc_hwcf_q(%y22, %y23, %v24, %v25, %y26) : (memref<?x?x?x?xi32>, memref<?x?x?x?xi32>, i32, i32, memref<?x?x?x?xi32>) -> ()
  call @show(%d26) : (memref<?xi32>) -> ()

  // linalg.conv_2d_nhwc_fhwc_q
  // OUT: 12604
  %v27 = memref.alloc() : memref<2x4x7x3xi32>
  %f27 = memref.reinterpret_cast %v27 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d27 = memref.cast %f27 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s27 = arith.constant 8 : i32
  call @fill(%d27, %s27) : (memref<?xi32>, i32) -> ()
  %v28 = memref.alloc() : memref<2x2x3x3xi32>
  %f28 = memref.reinterpret_cast %v28 to offset: [0], sizes: [36], strides: [1] : memref<2x2x3x3xi32> to memref<36xi32, strided<[1]>>
  %d28 = memref.cast %f28 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s28 = arith.constant 9 : i32
  call @fill(%d28, %s28) : (memref<?xi32>, i32) -> ()
  %v29 = arith.constant 1 : i32
  %v30 = arith.constant 2 : i32
  %v31 = memref.alloc() : memref<2x2x3x2xi32>
  %f31 = memref.reinterpret_cast %v31 to offset: [0], sizes: [24], strides: [1] : memref<2x2x3x2xi32> to memref<24xi32, strided<[1]>>
  %d31 = memref.cast %f31 : memref<24xi32, strided<[1]>> to memref<?xi32>
  %s31 = arith.constant 12 : i32
  call @fill(%d31, %s31) : (memref<?xi32>, i32) -> ()
  call @conv_2d_nhwc_fhwc_q(%v27, %v28, %v29, %v30, %v31) : (memref<2x4x7x3xi32>, memref<2x2x3x3xi32>, i32, i32, memref<2x2x3x2xi32>) -> ()
  call @show(%d31) : (memref<?xi32>) -> ()

  // linalg.conv_2d_nchw_fchw_q
  // OUT: -506
  %v32 = memref.alloc() : memref<2x3x4x7xi32>
  %f32 = memref.reinterpret_cast %v32 to offset: [0], sizes: [168], strides: [1] : memref<2x3x4x7xi32> to memref<168xi32, strided<[1]>>
  %d32 = memref.cast %f32 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s32 = arith.constant 9 : i32
  call @fill(%d32, %s32) : (memref<?xi32>, i32) -> ()
  %y32 = memref.cast %v32 : memref<2x3x4x7xi32> to memref<?x?x?x?xi32>
  %v33 = memref.alloc() : memref<2x3x2x3xi32>
  %f33 = memref.reinterpret_cast %v33 to offset: [0], sizes: [36], strides: [1] : memref<2x3x2x3xi32> to memref<36xi32, strided<[1]>>
  %d33 = memref.cast %f33 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s33 = arith.constant 10 : i32
  call @fill(%d33, %s33) : (memref<?xi32>, i32) -> ()
  %y33 = memref.cast %v33 : memref<2x3x2x3xi32> to memref<?x?x?x?xi32>
  %v34 = arith.constant -1 : i32
  %v35 = arith.constant 0 : i32
  %v36 = memref.alloc() : memref<2x2x2x3xi32>
  %f36 = memref.reinterpret_cast %v36 to offset: [0], sizes: [24], strides: [1] : memref<2x2x2x3xi32> to memref<24xi32, strided<[1]>>
  %d36 = memref.cast %f36 : memref<24xi32, strided<[1]>> to memref<?xi32>
  %s36 = arith.constant 13 : i32
  call @fill(%d36, %s36) : (memref<?xi32>, i32) -> ()
  %y36 = memref.cast %v36 : memref<2x2x2x3xi32> to memref<?x?x?x?xi32>
  call @conv_2d_nchw_fchw_q(%y32, %y33, %v34, %v35, %y36) : (memref<?x?x?x?xi32>, memref<?x?x?x?xi32>, i32, i32, memref<?x?x?x?xi32>) -> ()
  call @show(%d36) : (memref<?xi32>) -> ()

  // linalg.conv_2d_nchw_fchw
  // OUT: -390
  %v37 = memref.alloc() : memref<2x3x4x7xi32>
  %f37 = memref.reinterpret_cast %v37 to offset: [0], sizes: [168], strides: [1] : memref<2x3x4x7xi32> to memref<168xi32, strided<[1]>>
  %d37 = memref.cast %f37 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s37 = arith.constant 10 : i32
  call @fill(%d37, %s37) : (memref<?xi32>, i32) -> ()
  %v38 = memref.alloc() : memref<2x3x2x3xi32>
  %f38 = memref.reinterpret_cast %v38 to offset: [0], sizes: [36], strides: [1] : memref<2x3x2x3xi32> to memref<36xi32, strided<[1]>>
  %d38 = memref.cast %f38 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s38 = arith.constant 11 : i32
  call @fill(%d38, %s38) : (memref<?xi32>, i32) -> ()
  %v39 = memref.alloc() : memref<2x2x2x3xi32>
  %f39 = memref.reinterpret_cast %v39 to offset: [0], sizes: [24], strides: [1] : memref<2x2x2x3xi32> to memref<24xi32, strided<[1]>>
  %d39 = memref.cast %f39 : memref<24xi32, strided<[1]>> to memref<?xi32>
  %s39 = arith.constant 12 : i32
  call @fill(%d39, %s39) : (memref<?xi32>, i32) -> ()
  call @conv_2d_nchw_fchw(%v37, %v38, %v39) : (memref<2x3x4x7xi32>, memref<2x3x2x3xi32>, memref<2x2x2x3xi32>) -> ()
  call @show(%d39) : (memref<?xi32>) -> ()

  // linalg.conv_2d_ngchw_fgchw
  // OUT: 3661
  %v40 = memref.alloc() : memref<2x2x3x4x7xi32>
  %f40 = memref.reinterpret_cast %v40 to offset: [0], sizes: [336], strides: [1] : memref<2x2x3x4x7xi32> to memref<336xi32, strided<[1]>>
  %d40 = memref.cast %f40 : memref<336xi32, strided<[1]>> to memref<?xi32>
  %s40 = arith.constant 11 : i32
  call @fill(%d40, %s40) : (memref<?xi32>, i32) -> ()
  %y40 = memref.cast %v40 : memref<2x2x3x4x7xi32> to memref<?x?x?x?x?xi32>
  %v41 = memref.alloc() : memref<2x2x3x2x3xi32>
  %f41 = memref.reinterpret_cast %v41 to offset: [0], sizes: [72], strides: [1] : memref<2x2x3x2x3xi32> to memref<72xi32, strided<[1]>>
  %d41 = memref.cast %f41 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s41 = arith.constant 12 : i32
  call @fill(%d41, %s41) : (memref<?xi32>, i32) -> ()
  %y41 = memref.cast %v41 : memref<2x2x3x2x3xi32> to memref<?x?x?x?x?xi32>
  %v42 = memref.alloc() : memref<2x2x2x2x3xi32>
  %f42 = memref.reinterpret_cast %v42 to offset: [0], sizes: [48], strides: [1] : memref<2x2x2x2x3xi32> to memref<48xi32, strided<[1]>>
  %d42 = memref.cast %f42 : memref<48xi32, strided<[1]>> to memref<?xi32>
  %s42 = arith.constant 13 : i32
  call @fill(%d42, %s42) : (memref<?xi32>, i32) -> ()
  %y42 = memref.cast %v42 : memref<2x2x2x2x3xi32> to memref<?x?x?x?x?xi32>
  call @conv_2d_ngchw_fgchw(%y40, %y41, %y42) : (memref<?x?x?x?x?xi32>, memref<?x?x?x?x?xi32>, memref<?x?x?x?x?xi32>) -> ()
  call @show(%d42) : (memref<?xi32>) -> ()

  // linalg.conv_2d_ngchw_gfchw
  // OUT: -4461
  %v43 = memref.alloc() : memref<2x2x3x4x7xi32>
  %f43 = memref.reinterpret_cast %v43 to offset: [0], sizes: [336], strides: [1] : memref<2x2x3x4x7xi32> to memref<336xi32, strided<[1]>>
  %d43 = memref.cast %f43 : memref<336xi32, strided<[1]>> to memref<?xi32>
  %s43 = arith.constant 12 : i32
  call @fill(%d43, %s43) : (memref<?xi32>, i32) -> ()
  %v44 = memref.alloc() : memref<2x2x3x2x3xi32>
  %f44 = memref.reinterpret_cast %v44 to offset: [0], sizes: [72], strides: [1] : memref<2x2x3x2x3xi32> to memref<72xi32, strided<[1]>>
  %d44 = memref.cast %f44 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s44 = arith.constant 13 : i32
  call @fill(%d44, %s44) : (memref<?xi32>, i32) -> ()
  %v45 = memref.alloc() : memref<2x2x2x2x3xi32>
  %f45 = memref.reinterpret_cast %v45 to offset: [0], sizes: [48], strides: [1] : memref<2x2x2x2x3xi32> to memref<48xi32, strided<[1]>>
  %d45 = memref.cast %f45 : memref<48xi32, strided<[1]>> to memref<?xi32>
  %s45 = arith.constant 14 : i32
  call @fill(%d45, %s45) : (memref<?xi32>, i32) -> ()
  call @conv_2d_ngchw_gfchw(%v43, %v44, %v45) : (memref<2x2x3x4x7xi32>, memref<2x2x3x2x3xi32>, memref<2x2x2x2x3xi32>) -> ()
  call @show(%d45) : (memref<?xi32>) -> ()

  // linalg.conv_2d_nhwgc_gfhwc
  // OUT: -3068
  %v46 = memref.alloc() : memref<2x4x7x2x3xi32>
  %f46 = memref.reinterpret_cast %v46 to offset: [0], sizes: [336], strides: [1] : memref<2x4x7x2x3xi32> to memref<336xi32, strided<[1]>>
  %d46 = memref.cast %f46 : memref<336xi32, strided<[1]>> to memref<?xi32>
  %s46 = arith.constant 13 : i32
  call @fill(%d46, %s46) : (memref<?xi32>, i32) -> ()
  %y46 = memref.cast %v46 : memref<2x4x7x2x3xi32> to memref<?x?x?x?x?xi32>
  %v47 = memref.alloc() : memref<2x2x2x3x3xi32>
  %f47 = memref.reinterpret_cast %v47 to offset: [0], sizes: [72], strides: [1] : memref<2x2x2x3x3xi32> to memref<72xi32, strided<[1]>>
  %d47 = memref.cast %f47 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s47 = arith.constant 14 : i32
  call @fill(%d47, %s47) : (memref<?xi32>, i32) -> ()
  %y47 = memref.cast %v47 : memref<2x2x2x3x3xi32> to memref<?x?x?x?x?xi32>
  %v48 = memref.alloc() : memref<2x2x3x2x2xi32>
  %f48 = memref.reinterpret_cast %v48 to offset: [0], sizes: [48], strides: [1] : memref<2x2x3x2x2xi32> to memref<48xi32, strided<[1]>>
  %d48 = memref.cast %f48 : memref<48xi32, strided<[1]>> to memref<?xi32>
  %s48 = arith.constant 15 : i32
  call @fill(%d48, %s48) : (memref<?xi32>, i32) -> ()
  %y48 = memref.cast %v48 : memref<2x2x3x2x2xi32> to memref<?x?x?x?x?xi32>
  call @conv_2d_nhwgc_gfhwc(%y46, %y47, %y48) : (memref<?x?x?x?x?xi32>, memref<?x?x?x?x?xi32>, memref<?x?x?x?x?xi32>) -> ()
  call @show(%d48) : (memref<?xi32>) -> ()

  // linalg.conv_2d_nhwgc_gfhwc_q
  // OUT: 39455
  %v49 = memref.alloc() : memref<2x4x7x2x3xi32>
  %f49 = memref.reinterpret_cast %v49 to offset: [0], sizes: [336], strides: [1] : memref<2x4x7x2x3xi32> to memref<336xi32, strided<[1]>>
  %d49 = memref.cast %f49 : memref<336xi32, strided<[1]>> to memref<?xi32>
  %s49 = arith.constant 14 : i32
  call @fill(%d49, %s49) : (memref<?xi32>, i32) -> ()
  %v50 = memref.alloc() : memref<2x2x2x3x3xi32>
  %f50 = memref.reinterpret_cast %v50 to offset: [0], sizes: [72], strides: [1] : memref<2x2x2x3x3xi32> to memref<72xi32, strided<[1]>>
  %d50 = memref.cast %f50 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s50 = arith.constant 15 : i32
  call @fill(%d50, %s50) : (memref<?xi32>, i32) -> ()
  %v51 = arith.constant 1 : i32
  %v52 = arith.constant 2 : i32
  %v53 = memref.alloc() : memref<2x2x3x2x2xi32>
  %f53 = memref.reinterpret_cast %v53 to offset: [0], sizes: [48], strides: [1] : memref<2x2x3x2x2xi32> to memref<48xi32, strided<[1]>>
  %d53 = memref.cast %f53 : memref<48xi32, strided<[1]>> to memref<?xi32>
  %s53 = arith.constant 18 : i32
  call @fill(%d53, %s53) : (memref<?xi32>, i32) -> ()
  call @conv_2d_nhwgc_gfhwc_q(%v49, %v50, %v51, %v52, %v53) : (memref<2x4x7x2x3xi32>, memref<2x2x2x3x3xi32>, i32, i32, memref<2x2x3x2x2xi32>) -> ()
  call @show(%d53) : (memref<?xi32>) -> ()

  // linalg.conv_2d_ngchw_gfchw_q
  // OUT: -5229
  %v54 = memref.alloc() : memref<2x2x3x4x7xi32>
  %f54 = memref.reinterpret_cast %v54 to offset: [0], sizes: [336], strides: [1] : memref<2x2x3x4x7xi32> to memref<336xi32, strided<[1]>>
  %d54 = memref.cast %f54 : memref<336xi32, strided<[1]>> to memref<?xi32>
  %s54 = arith.constant 15 : i32
  call @fill(%d54, %s54) : (memref<?xi32>, i32) -> ()
  %y54 = memref.cast %v54 : memref<2x2x3x4x7xi32> to memref<?x?x?x?x?xi32>
  %v55 = memref.alloc() : memref<2x2x3x2x3xi32>
  %f55 = memref.reinterpret_cast %v55 to offset: [0], sizes: [72], strides: [1] : memref<2x2x3x2x3xi32> to memref<72xi32, strided<[1]>>
  %d55 = memref.cast %f55 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s55 = arith.constant 16 : i32
  call @fill(%d55, %s55) : (memref<?xi32>, i32) -> ()
  %y55 = memref.cast %v55 : memref<2x2x3x2x3xi32> to memref<?x?x?x?x?xi32>
  %v56 = arith.constant -1 : i32
  %v57 = arith.constant 0 : i32
  %v58 = memref.alloc() : memref<2x2x2x2x3xi32>
  %f58 = memref.reinterpret_cast %v58 to offset: [0], sizes: [48], strides: [1] : memref<2x2x2x2x3xi32> to memref<48xi32, strided<[1]>>
  %d58 = memref.cast %f58 : memref<48xi32, strided<[1]>> to memref<?xi32>
  %s58 = arith.constant 19 : i32
  call @fill(%d58, %s58) : (memref<?xi32>, i32) -> ()
  %y58 = memref.cast %v58 : memref<2x2x2x2x3xi32> to memref<?x?x?x?x?xi32>
  call @conv_2d_ngchw_gfchw_q(%y54, %y55, %v56, %v57, %y58) : (memref<?x?x?x?x?xi32>, memref<?x?x?x?x?xi32>, i32, i32, memref<?x?x?x?x?xi32>) -> ()
  call @show(%d58) : (memref<?xi32>) -> ()

  // linalg.conv_3d_ndhwc_dhwcf
  // OUT: 6372
  %v59 = memref.alloc() : memref<2x4x4x7x3xi32>
  %f59 = memref.reinterpret_cast %v59 to offset: [0], sizes: [672], strides: [1] : memref<2x4x4x7x3xi32> to memref<672xi32, strided<[1]>>
  %d59 = memref.cast %f59 : memref<672xi32, strided<[1]>> to memref<?xi32>
  %s59 = arith.constant 16 : i32
  call @fill(%d59, %s59) : (memref<?xi32>, i32) -> ()
  %v60 = memref.alloc() : memref<2x2x3x3x2xi32>
  %f60 = memref.reinterpret_cast %v60 to offset: [0], sizes: [72], strides: [1] : memref<2x2x3x3x2xi32> to memref<72xi32, strided<[1]>>
  %d60 = memref.cast %f60 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s60 = arith.constant 17 : i32
  call @fill(%d60, %s60) : (memref<?xi32>, i32) -> ()
  %v61 = memref.alloc() : memref<2x2x2x3x2xi32>
  %f61 = memref.reinterpret_cast %v61 to offset: [0], sizes: [48], strides: [1] : memref<2x2x2x3x2xi32> to memref<48xi32, strided<[1]>>
  %d61 = memref.cast %f61 : memref<48xi32, strided<[1]>> to memref<?xi32>
  %s61 = arith.constant 18 : i32
  call @fill(%d61, %s61) : (memref<?xi32>, i32) -> ()
  call @conv_3d_ndhwc_dhwcf(%v59, %v60, %v61) : (memref<2x4x4x7x3xi32>, memref<2x2x3x3x2xi32>, memref<2x2x2x3x2xi32>) -> ()
  call @show(%d61) : (memref<?xi32>) -> ()

  // linalg.conv_3d_ndhwc_dhwcf_q
  // OUT: 72245
  %v62 = memref.alloc() : memref<2x4x4x7x3xi32>
  %f62 = memref.reinterpret_cast %v62 to offset: [0], sizes: [672], strides: [1] : memref<2x4x4x7x3xi32> to memref<672xi32, strided<[1]>>
  %d62 = memref.cast %f62 : memref<672xi32, strided<[1]>> to memref<?xi32>
  %s62 = arith.constant 17 : i32
  call @fill(%d62, %s62) : (memref<?xi32>, i32) -> ()
  %y62 = memref.cast %v62 : memref<2x4x4x7x3xi32> to memref<?x?x?x?x?xi32>
  %v63 = memref.alloc() : memref<2x2x3x3x2xi32>
  %f63 = memref.reinterpret_cast %v63 to offset: [0], sizes: [72], strides: [1] : memref<2x2x3x3x2xi32> to memref<72xi32, strided<[1]>>
  %d63 = memref.cast %f63 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s63 = arith.constant 18 : i32
  call @fill(%d63, %s63) : (memref<?xi32>, i32) -> ()
  %y63 = memref.cast %v63 : memref<2x2x3x3x2xi32> to memref<?x?x?x?x?xi32>
  %v64 = arith.constant 1 : i32
  %v65 = arith.constant 2 : i32
  %v66 = memref.alloc() : memref<2x2x2x3x2xi32>
  %f66 = memref.reinterpret_cast %v66 to offset: [0], sizes: [48], strides: [1] : memref<2x2x2x3x2xi32> to memref<48xi32, strided<[1]>>
  %d66 = memref.cast %f66 : memref<48xi32, strided<[1]>> to memref<?xi32>
  %s66 = arith.constant 21 : i32
  call @fill(%d66, %s66) : (memref<?xi32>, i32) -> ()
  %y66 = memref.cast %v66 : memref<2x2x2x3x2xi32> to memref<?x?x?x?x?xi32>
  call @conv_3d_ndhwc_dhwcf_q(%y62, %y63, %v64, %v65, %y66) : (memref<?x?x?x?x?xi32>, memref<?x?x?x?x?xi32>, i32, i32, memref<?x?x?x?x?xi32>) -> ()
  call @show(%d66) : (memref<?xi32>) -> ()

  // linalg.conv_3d_ncdhw_fcdhw
  // OUT: 1984
  %v67 = memref.alloc() : memref<2x3x4x4x7xi32>
  %f67 = memref.reinterpret_cast %v67 to offset: [0], sizes: [672], strides: [1] : memref<2x3x4x4x7xi32> to memref<672xi32, strided<[1]>>
  %d67 = memref.cast %f67 : memref<672xi32, strided<[1]>> to memref<?xi32>
  %s67 = arith.constant 18 : i32
  call @fill(%d67, %s67) : (memref<?xi32>, i32) -> ()
  %v68 = memref.alloc() : memref<2x3x2x2x3xi32>
  %f68 = memref.reinterpret_cast %v68 to offset: [0], sizes: [72], strides: [1] : memref<2x3x2x2x3xi32> to memref<72xi32, strided<[1]>>
  %d68 = memref.cast %f68 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s68 = arith.constant 19 : i32
  call @fill(%d68, %s68) : (memref<?xi32>, i32) -> ()
  %v69 = memref.alloc() : memref<2x2x2x2x3xi32>
  %f69 = memref.reinterpret_cast %v69 to offset: [0], sizes: [48], strides: [1] : memref<2x2x2x2x3xi32> to memref<48xi32, strided<[1]>>
  %d69 = memref.cast %f69 : memref<48xi32, strided<[1]>> to memref<?xi32>
  %s69 = arith.constant 20 : i32
  call @fill(%d69, %s69) : (memref<?xi32>, i32) -> ()
  call @conv_3d_ncdhw_fcdhw(%v67, %v68, %v69) : (memref<2x3x4x4x7xi32>, memref<2x3x2x2x3xi32>, memref<2x2x2x2x3xi32>) -> ()
  call @show(%d69) : (memref<?xi32>) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}

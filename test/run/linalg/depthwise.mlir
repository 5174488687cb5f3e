// Convolutions of each channel by itself, of memrefs of known and unknown sizes.
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

func.func @depthwise_conv_1d_nwc_wc(%i: memref<2x7x3xi32>,
    %k: memref<3x3xi32>,
    %o: memref<2x3x3xi32>) {
  linalg.depthwise_conv_1d_nwc_wc {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<2x7x3xi32>, memref<3x3xi32>)
      outs(%o : memref<2x3x3xi32>)
  return
}

func.func @depthwise_conv_1d_ncw_cw(%i: memref<?x?x?xi32>,
    %k: memref<?x?xi32>,
    %o: memref<?x?x?xi32>) {
  linalg.depthwise_conv_1d_ncw_cw {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<?x?x?xi32>, memref<?x?xi32>)
      outs(%o : memref<?x?x?xi32>)
  return
}

func.func @depthwise_conv_1d_nwc_wcm(%i: memref<2x7x3xi32>,
    %k: memref<3x3x2xi32>,
    %o: memref<2x3x3x2xi32>) {
  linalg.depthwise_conv_1d_nwc_wcm {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<2x7x3xi32>, memref<3x3x2xi32>)
      outs(%o : memref<2x3x3x2xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc(%i: memref<?x?x?x?xi32>,
    %k: memref<?x?x?xi32>,
    %o: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<?x?x?x?xi32>, memref<?x?x?xi32>)
      outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_2d_nchw_chw(%i: memref<2x3x4x7xi32>,
    %k: memref<3x2x3xi32>,
    %o: memref<2x3x2x3xi32>) {
  linalg.depthwise_conv_2d_nchw_chw {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<2x3x4x7xi32>, memref<3x2x3xi32>)
      outs(%o : memref<2x3x2x3xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwc_q(%i: memref<?x?x?x?xi32>,
    %k: memref<?x?x?xi32>,
    %iz: i32,
    %kz: i32,
    %o: memref<?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwc_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k, %iz, %kz : memref<?x?x?x?xi32>, memref<?x?x?xi32>, i32, i32)
      outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm(%i: memref<2x4x7x3xi32>,
    %k: memref<2x3x3x2xi32>,
    %o: memref<2x2x3x3x2xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<2x4x7x3xi32>, memref<2x3x3x2xi32>)
      outs(%o : memref<2x2x3x3x2xi32>)
  return
}

func.func @depthwise_conv_2d_nhwc_hwcm_q(%i: memref<?x?x?x?xi32>,
    %k: memref<?x?x?x?xi32>,
    %iz: i32,
    %kz: i32,
    %o: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k, %iz, %kz : memref<?x?x?x?xi32>, memref<?x?x?x?xi32>, i32, i32)
      outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwc(%i: memref<2x4x4x7x3xi32>,
    %k: memref<2x2x3x3xi32>,
    %o: memref<2x2x2x3x3xi32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwc {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>}
      ins(%i, %k : memref<2x4x4x7x3xi32>, memref<2x2x3x3xi32>)
      outs(%o : memref<2x2x2x3x3xi32>)
  return
}

func.func @depthwise_conv_3d_ncdhw_cdhw(%i: memref<?x?x?x?x?xi32>,
    %k: memref<?x?x?x?xi32>,
    %o: memref<?x?x?x?x?xi32>) {
  linalg.depthwise_conv_3d_ncdhw_cdhw {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>}
      ins(%i, %k : memref<?x?x?x?x?xi32>, memref<?x?x?x?xi32>)
      outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @depthwise_conv_3d_ndhwc_dhwcm(%i: memref<2x4x4x7x3xi32>,
    %k: memref<2x2x3x3x2xi32>,
    %o: memref<2x2x2x3x3x2xi32>) {
  linalg.depthwise_conv_3d_ndhwc_dhwcm {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>}
      ins(%i, %k : memref<2x4x4x7x3xi32>, memref<2x2x3x3x2xi32>)
      outs(%o : memref<2x2x2x3x3x2xi32>)
  return
}

func.func @main() -> i32 {
  // linalg.depthwise_conv_1d_nwc_wc
  // OUT: 641
  %v1 = memref.alloc() : memref<2x7x3xi32>
  %f1 = memref.reinterpret_cast %v1 to offset: [0], sizes: [42], strides: [1] : memref<2x7x3xi32> to memref<42xi32, strided<[1]>>
  %d1 = memref.cast %f1 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s1 = arith.constant 0 : i32
  call @fill(%d1, %s1) : (memref<?xi32>, i32) -> ()
  %v2 = memref.alloc() : memref<3x3xi32>
  %f2 = memref.reinterpret_cast %v2 to offset: [0], sizes: [9], strides: [1] : memref<3x3xi32> to memref<9xi32, strided<[1]>>
  %d2 = memref.cast %f2 : memref<9xi32, strided<[1]>> to memref<?xi32>
  %s2 = arith.constant 1 : i32
  call @fill(%d2, %s2) : (memref<?xi32>, i32) -> ()
  %v3 = memref.alloc() : memref<2x3x3xi32>
  %f3 = memref.reinterpret_cast %v3 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d3 = memref.cast %f3 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s3 = arith.constant 2 : i32
  call @fill(%d3, %s3) : (memref<?xi32>, i32) -> ()
  call @depthwise_conv_1d_nwc_wc(%v1, %v2, %v3) : (memref<2x7x3xi32>, memref<3x3xi32>, memref<2x3x3xi32>) -> ()
  call @show(%d3) : (memref<?xi32>) -> ()

  // linalg.depthwise_conv_1d_ncw_cw
  // OUT: -796
  %v4 = memref.alloc() : memref<2x3x7xi32>
  %f4 = memref.reinterpret_cast %v4 to offset: [0], sizes: [42], strides: [1] : memref<2x3x7xi32> to memref<42xi32, strided<[1]>>
  %d4 = memref.cast %f4 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s4 = arith.constant 1 : i32
  call @fill(%d4, %s4) : (memref<?xi32>, i32) -> ()
  %y4 = memref.cast %v4 : memref<2x3x7xi32> to memref<?x?x?xi32>
  %v5 = memref.alloc() : memref<3x3xi32>
  %f5 = memref.reinterpret_cast %v5 to offset: [0], sizes: [9], strides: [1] : memref<3x3xi32> to memref<9xi32, strided<[1]>>
  %d5 = memref.cast %f5 : memref<9xi32, strided<[1]>> to memref<?xi32>
  %s5 = arith.constant 2 : i32
  call @fill(%d5, %s5) : (memref<?xi32>, i32) -> ()
  %y5 = memref.cast %v5 : memref<3x3xi32> to memref<?x?xi32>
  %v6 = memref.alloc() : memref<2x3x3xi32>
  %f6 = memref.reinterpret_cast %v6 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d6 = memref.cast %f6 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s6 = arith.constant 3 : i32
  call @fill(%d6, %s6) : (memref<?xi32>, i32) -> ()
  %y6 = memref.cast %v6 : memref<2x3x3xi32> to memref<?x?x?xi32>
  call @depthwise_conv_1d_ncw_cw(%y4, %y5, %y6) : (memref<?x?x?xi32>, memref<?x?xi32>, memref<?x?x?xi32>) -> ()
  call @show(%d6) : (memref<?xi32>) -> ()

  // linalg.depthwise_conv_1d_nwc_wcm
  // OUT: -2081
  %v7 = memref.alloc() : memref<2x7x3xi32>
  %f7 = memref.reinterpret_cast %v7 to offset: [0], sizes: [42], strides: [1] : memref<2x7x3xi32> to memref<42xi32, strided<[1]>>
  %d7 = memref.cast %f7 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s7 = arith.constant 2 : i32
  call @fill(%d7, %s7) : (memref<?xi32>, i32) -> ()
  %v8 = memref.alloc() : memref<3x3x2xi32>
  %f8 = memref.reinterpret_cast %v8 to offset: [0], sizes: [18], strides: [1] : memref<3x3x2xi32> to memref<18xi32, strided<[1]>>
  %d8 = memref.cast %f8 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s8 = arith.constant 3 : i32
  call @fill(%d8, %s8) : (memref<?xi32>, i32) -> ()
  %v9 = memref.alloc() : memref<2x3x3x2xi32>
  %f9 = memref.reinterpret_cast %v9 to offset: [0], sizes: [36], strides: [1] : memref<2x3x3x2xi32> to memref<36xi32, strided<[1]>>
  %d9 = memref.cast %f9 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s9 = arith.constant 4 : i32
  call @fill(%d9, %s9) : (memref<?xi32>, i32) -> ()
  call @depthwise_conv_1d_nwc_wcm(%v7, %v8, %v9) : (memref<2x7x3xi32>, memref<3x3x2xi32>, memref<2x3x3x2xi32>) -> ()
  call @show(%d9) : (memref<?xi32>) -> ()

  // linalg.depthwise_conv_2d_nhwc_hwc
  // OUT: 1229
  %v10 = memref.alloc() : memref<2x4x7x3xi32>
  %f10 = memref.reinterpret_cast %v10 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d10 = memref.cast %f10 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s10 = arith.constant 3 : i32
  call @fill(%d10, %s10) : (memref<?xi32>, i32) -> ()
  %y10 = memref.cast %v10 : memref<2x4x7x3xi32> to memref<?x?x?x?xi32>
  %v11 = memref.alloc() : memref<2x3x3xi32>
  %f11 = memref.reinterpret_cast %v11 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d11 = memref.cast %f11 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s11 = arith.constant 4 : i32
  call @fill(%d11, %s11) : (memref<?xi32>, i32) -> ()
  %y11 = memref.cast %v11 : memref<2x3x3xi32> to memref<?x?x?xi32>
  %v12 = memref.alloc() : memref<2x2x3x3xi32>
  %f12 = memref.reinterpret_cast %v12 to offset: [0], sizes: [36], strides: [1] : memref<2x2x3x3xi32> to memref<36xi32, strided<[1]>>
  %d12 = memref.cast %f12 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s12 = arith.constant 5 : i32
  call @fill(%d12, %s12) : (memref<?xi32>, i32) -> ()
  %y12 = memref.cast %v12 : memref<2x2x3x3xi32> to memref<?x?x?x?xi32>
  call @depthwise_conv_2d_nhwc_hwc(%y10, %y11, %y12) : (memref<?x?x?x?xi32>, memref<?x?x?xi32>, memref<?x?x?x?xi32>) -> ()
  call @show(%d12) : (memref<?xi32>) -> ()

  // linalg.depthwise_conv_2d_nchw_chw
  // OUT: 2225
  %v13 = memref.alloc() : memref<2x3x4x7xi32>
  %f13 = memref.reinterpret_cast %v13 to offset: [0], sizes: [168], strides: [1] : memref<2x3x4x7xi32> to memref<168xi32, strided<[1]>>
  %d13 = memref.cast %f13 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s13 = arith.constant 4 : i32
  call @fill(%d13, %s13) : (memref<?xi32>, i32) -> ()
  %v14 = memref.alloc() : memref<3x2x3xi32>
  %f14 = memref.reinterpret_cast %v14 to offset: [0], sizes: [18], strides: [1] : memref<3x2x3xi32> to memref<18xi32, strided<[1]>>
  %d14 = memref.cast %f14 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s14 = arith.constant 5 : i32
  call @fill(%d14, %s14) : (memref<?xi32>, i32) -> ()
  %v15 = memref.alloc() : memref<2x3x2x3xi32>
  %f15 = memref.reinterpret_cast %v15 to offset: [0], sizes: [36], strides: [1] : memref<2x3x2x3xi32> to memref<36xi32, strided<[1]>>
  %d15 = memref.cast %f15 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s15 = arith.constant 6 : i32
  call @fill(%d15, %s15) : (memref<?xi32>, i32) -> ()
  call @depthwise_conv_2d_nchw_chw(%v13, %v14, %v15) : (memref<2x3x4x7xi32>, memref<3x2x3xi32>, memref<2x3x2x3xi32>) -> ()
  call @show(%d15) : (memref<?xi32>) -> ()

  // linalg.depthwise_conv_2d_nhwc_hwc_q
  // OUT: 8712
  %v16 = memref.alloc() : memref<2x4x7x3xi32>
  %f16 = memref.reinterpret_cast %v16 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d16 = memref.cast %f16 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s16 = arith.constant 5 : i32
  call @fill(%d16, %s16) : (memref<?xi32>, i32) -> ()
  %y16 = memref.cast %v16 : memref<2x4x7x3xi32> to memref<?x?x?x?xi32>
  %v17 = memref.alloc() : memref<2x3x3xi32>
  %f17 = memref.reinterpret_cast %v17 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d17 = memref.cast %f17 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s17 = arith.constant 6 : i32
  call @fill(%d17, %s17) : (memref<?xi32>, i32) -> ()
  %y17 = memref.cast %v17 : memref<2x3x3xi32> to memref<?x?x?xi32>
  %v18 = arith.constant 1 : i32
  %v19 = arith.constant 2 : i32
  %v20 = memref.alloc() : memref<2x2x3x3xi32>
  %f20 = memref.reinterpret_cast %v20 to offset: [0], sizes: [36], strides: [1] : memref<2x2x3x3xi32> to memref<36xi32, strided<[1]>>
  %d20 = memref.cast %f20 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s20 = arith.constant 9 : i32
  call @fill(%d20, %s20) : (memref<?xi32>, i32) -> ()
  %y20 = memref.cast %v20 : memref<2x2x3x3xi32> to memref<?x?x?x?xi32>
  call @depthwise_conv_2d_nhwc_hwc_q(%y16, %y17, %v18, %v19, %y20) : (memref<?x?x?x?xi32>, memref<?x?x?xi32>, i32, i32, memref<?x?x?x?xi32>) -> ()
  call @show(%d20) : (memref<?xi32>) -> ()

  // linalg.depthwise_conv_2d_nhwc_hwcm
  // OUT: 513
  %v21 = memref.alloc() : memref<2x4x7x3xi32>
  %f21 = memref.reinterpret_cast %v21 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d21 = memref.cast %f21 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s21 = arith.constant 6 : i32
  call @fill(%d21, %s21) : (memref<?xi32>, i32) -> ()
  %v22 = memref.alloc() : memref<2x3x3x2xi32>
  %f22 = memref.reinterpret_cast %v22 to offset: [0], sizes: [36], strides: [1] : memref<2x3x3x2xi32> to memref<36xi32, strided<[1]>>
  %d22 = memref.cast %f22 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s22 = arith.constant 7 : i32
  call @fill(%d22, %s22) : (memref<?xi32>, i32) -> ()
  %v23 = memref.alloc() : memref<2x2x3x3x2xi32>
  %f23 = memref.reinterpret_cast %v23 to offset: [0], sizes: [72], strides: [1] : memref<2x2x3x3x2xi32> to memref<72xi32, strided<[1]>>
  %d23 = memref.cast %f23 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s23 = arith.constant 8 : i32
  call @fill(%d23, %s23) : (memref<?xi32>, i32) -> ()
  call @depthwise_conv_2d_nhwc_hwcm(%v21, %v22, %v23) : (memref<2x4x7x3xi32>, memref<2x3x3x2xi32>, memref<2x2x3x3x2xi32>) -> ()
  call @show(%d23) : (memref<?xi32>) -> ()

  // linalg.depthwise_conv_2d_nhwc_hwcm_q
  // OUT: 1147
  %v24 = memref.alloc() : memref<2x4x7x3xi32>
  %f24 = memref.reinterpret_cast %v24 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d24 = memref.cast %f24 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s24 = arith.constant 7 : i32
  call @fill(%d24, %s24) : (memref<?xi32>, i32) -> ()
  %y24 = memref.cast %v24 : memref<2x4x7x3xi32> to memref<?x?x?x?xi32>
  %v25 = memref.alloc() : memref<2x3x3x2xi32>
  %f25 = memref.reinterpret_cast %v25 to offset: [0], sizes: [36], strides: [1] : memref<2x3x3x2xi32> to memref<36xi32, strided<[1]>>
  %d25 = memref.cast %f25 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s25 = arith.constant 8 : i32
  call @fill(%d25, %s25) : (memref<?xi32>, i32) -> ()
  %y25 = memref.cast %v25 : memref<2x3x3x2xi32> to memref<?x?x?x?xi32>
  %v26 = arith.constant 0 : i32
  %v27 = arith.constant 1 : i32
  %v28 = memref.alloc() : memref<2x2x3x3x2xi32>
  %f28 = memref.reinterpret_cast %v28 to offset: [0], sizes: [72], strides: [1] : memref<2x2x3x3x2xi32> to memref<72xi32, strided<[1]>>
  %d28 = memref.cast %f28 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s28 = arith.constant 11 : i32
  call @fill(%d28, %s28) : (memref<?xi32>, i32) -> ()
  %y28 = memref.cast %v28 : memref<2x2x3x3x2xi32> to memref<?x?x?x?x?xi32>
  call @depthwise_conv_2d_nhwc_hwcm_q(%y24, %y25, %v26, %v27, %y28) : (memref<?x?x?x?xi32>, memref<?x?x?x?xi32>, i32, i32, memref<?x?x?x?x?xi32>) -> ()
  call @show(%d28) : (memref<?xi32>) -> ()

  // linalg.depthwise_conv_3d_ndhwc_dhwc
  // OUT: -1088
  %v29 = memref.alloc() : memref<2x4x4x7x3xi32>
  %f29 = memref.reinterpret_cast %v29 to offset: [0], sizes: [672], strides: [1] : memref<2x4x4x7x3xi32> to memref<672xi32, strided<[1]>>
  %d29 = memref.cast %f29 : memref<672xi32, strided<[1]>> to memref<?xi32>
  %s29 = arith.constant 8 : i32
  call @fill(%d29, %s29) : (memref<?xi32>, i32) -> ()
  %v30 = memref.alloc() : memref<2x2x3x3xi32>
  %f30 = memref.reinterpret_cast %v30 to offset: [0], sizes: [36], strides: [1] : memref<2x2x3x3xi32> to memref<36xi32, strided<[1]>>
  %d30 = memref.cast %f30 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s30 = arith.constant 9 : i32
  call @fill(%d30, %s30) : (memref<?xi32>, i32) -> ()
  %v31 = memref.alloc() : memref<2x2x2x3x3xi32>
  %f31 = memref.reinterpret_cast %v31 to offset: [0], sizes: [72], strides: [1] : memref<2x2x2x3x3xi32> to memref<72xi32, strided<[1]>>
  %d31 = memref.cast %f31 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s31 = arith.constant 10 : i32
  call @fill(%d31, %s31) : (memref<?xi32>, i32) -> ()
  call @depthwise_conv_3d_ndhwc_dhwc(%v29, %v30, %v31) : (memref<2x4x4x7x3xi32>, memref<2x2x3x3xi32>, memref<2x2x2x3x3xi32>) -> ()
  call @show(%d31) : (memref<?xi32>) -> ()

  // linalg.depthwise_conv_3d_ncdhw_cdhw
  // OUT: 2532
  %v32 = memref.alloc() : memref<2x3x4x4x7xi32>
  %f32 = memref.reinterpret_cast %v32 to offset: [0], sizes: [672], strides: [1] : memref<2x3x4x4x7xi32> to memref<672xi32, strided<[1]>>
  %d32 = memref.cast %f32 : memref<672xi32, strided<[1]>> to memref<?xi32>
  %s32 = arith.constant 9 : i32
  call @fill(%d32, %s32) : (memref<?xi32>, i32) -> ()
  %y32 = memref.cast %v32 : memref<2x3x4x4x7xi32> to memref<?x?x?x?x?xi32>
  %v33 = memref.alloc() : memref<3x2x2x3xi32>
  %f33 = memref.reinterpret_cast %v33 to offset: [0], sizes: [36], strides: [1] : memref<3x2x2x3xi32> to memref<36xi32, strided<[1]>>
  %d33 = memref.cast %f33 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s33 = arith.constant 10 : i32
  call @fill(%d33, %s33) : (memref<?xi32>, i32) -> ()
  %y33 = memref.cast %v33 : memref<3x2x2x3xi32> to memref<?x?x?x?xi32>
  %v34 = memref.alloc() : memref<2x3x2x2x3xi32>
  %f34 = memref.reinterpret_cast %v34 to offset: [0], sizes: [72], strides: [1] : memref<2x3x2x2x3xi32> to memref<72xi32, strided<[1]>>
  %d34 = memref.cast %f34 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s34 = arith.constant 11 : i32
  call @fill(%d34, %s34) : (memref<?xi32>, i32) -> ()
  %y34 = memref.cast %v34 : memref<2x3x2x2x3xi32> to memref<?x?x?x?x?xi32>
  call @depthwise_conv_3d_ncdhw_cdhw(%y32, %y33, %y34) : (memref<?x?x?x?x?xi32>, memref<?x?x?x?xi32>, memref<?x?x?x?x?xi32>) -> ()
  call @show(%d34) : (memref<?xi32>) -> ()

  // linalg.depthwise_conv_3d_ndhwc_dhwcm
  // OUT: -21038
  %v35 = memref.alloc() : memref<2x4x4x7x3xi32>
  %f35 = memref.reinterpret_cast %v35 to offset: [0], sizes: [672], strides: [1] : memref<2x4x4x7x3xi32> to memref<672xi32, strided<[1]>>
  %d35 = memref.cast %f35 : memref<672xi32, strided<[1]>> to memref<?xi32>
  %s35 = arith.constant 10 : i32
  call @fill(%d35, %s35) : (memref<?xi32>, i32) -> ()
  %v36 = memref.alloc() : memref<2x2x3x3x2xi32>
  %f36 = memref.reinterpret_cast %v36 to offset: [0], sizes: [72], strides: [1] : memref<2x2x3x3x2xi32> to memref<72xi32, strided<[1]>>
  %d36 = memref.cast %f36 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s36 = arith.constant 11 : i32
  call @fill(%d36, %s36) : (memref<?xi32>, i32) -> ()
  %v37 = memref.alloc() : memref<2x2x2x3x3x2xi32>
  %f37 = memref.reinterpret_cast %v37 to offset: [0], sizes: [144], strides: [1] : memref<2x2x2x3x3x2xi32> to memref<144xi32, strided<[1]>>
  %d37 = memref.cast %f37 : memref<144xi32, strided<[1]>> to memref<?xi32>
  %s37 = arith.constant 12 : i32
  call @fill(%d37, %s37) : (memref<?xi32>, i32) -> ()
  call @depthwise_conv_3d_ndhwc_dhwcm(%v35, %v36, %v37) : (memref<2x4x4x7x3xi32>, memref<2x2x3x3x2xi32>, memref<2x2x2x3x3x2xi32>) -> ()
  call @show(%d37) : (memref<?xi32>) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}

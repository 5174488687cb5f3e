// Pooling, with strides and dilations, of memrefs of known and unknown sizes.
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

func.func @pooling_nhwc_sum(%i: memref<2x4x7x3xi32>,
    %k: memref<2x3xi32>,
    %o: memref<2x2x3x3xi32>) {
  linalg.pooling_nhwc_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<2x4x7x3xi32>, memref<2x3xi32>)
      outs(%o : memref<2x2x3x3xi32>)
  return
}

func.func @pooling_nchw_sum(%i: memref<?x?x?x?xi32>,
    %k: memref<?x?xi32>,
    %o: memref<?x?x?x?xi32>) {
  linalg.pooling_nchw_sum {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<?x?x?x?xi32>, memref<?x?xi32>)
      outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nhwc_max(%i: memref<2x4x7x3xi32>,
    %k: memref<2x3xi32>,
    %o: memref<2x2x3x3xi32>) {
  linalg.pooling_nhwc_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<2x4x7x3xi32>, memref<2x3xi32>)
      outs(%o : memref<2x2x3x3xi32>)
  return
}

func.func @pooling_nhwc_max_unsigned(%i: memref<?x?x?x?xi32>,
    %k: memref<?x?xi32>,
    %o: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_max_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<?x?x?x?xi32>, memref<?x?xi32>)
      outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nchw_max(%i: memref<2x3x4x7xi32>,
    %k: memref<2x3xi32>,
    %o: memref<2x3x2x3xi32>) {
  linalg.pooling_nchw_max {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<2x3x4x7xi32>, memref<2x3xi32>)
      outs(%o : memref<2x3x2x3xi32>)
  return
}

func.func @pooling_nhwc_min(%i: memref<?x?x?x?xi32>,
    %k: memref<?x?xi32>,
    %o: memref<?x?x?x?xi32>) {
  linalg.pooling_nhwc_min {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<?x?x?x?xi32>, memref<?x?xi32>)
      outs(%o : memref<?x?x?x?xi32>)
  return
}

func.func @pooling_nhwc_min_unsigned(%i: memref<2x4x7x3xi32>,
    %k: memref<2x3xi32>,
    %o: memref<2x2x3x3xi32>) {
  linalg.pooling_nhwc_min_unsigned {dilations = dense<[1, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}
      ins(%i, %k : memref<2x4x7x3xi32>, memref<2x3xi32>)
      outs(%o : memref<2x2x3x3xi32>)
  return
}

func.func @pooling_nwc_sum(%i: memref<?x?x?xi32>,
    %k: memref<?xi32>,
    %o: memref<?x?x?xi32>) {
  linalg.pooling_nwc_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<?x?x?xi32>, memref<?xi32>)
      outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_ncw_sum(%i: memref<2x3x7xi32>,
    %k: memref<3xi32>,
    %o: memref<2x3x3xi32>) {
  linalg.pooling_ncw_sum {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<2x3x7xi32>, memref<3xi32>)
      outs(%o : memref<2x3x3xi32>)
  return
}

func.func @pooling_nwc_max(%i: memref<?x?x?xi32>,
    %k: memref<?xi32>,
    %o: memref<?x?x?xi32>) {
  linalg.pooling_nwc_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<?x?x?xi32>, memref<?xi32>)
      outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_nwc_max_unsigned(%i: memref<2x7x3xi32>,
    %k: memref<3xi32>,
    %o: memref<2x3x3xi32>) {
  linalg.pooling_nwc_max_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<2x7x3xi32>, memref<3xi32>)
      outs(%o : memref<2x3x3xi32>)
  return
}

func.func @pooling_ncw_max(%i: memref<?x?x?xi32>,
    %k: memref<?xi32>,
    %o: memref<?x?x?xi32>) {
  linalg.pooling_ncw_max {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<?x?x?xi32>, memref<?xi32>)
      outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_nwc_min(%i: memref<2x7x3xi32>,
    %k: memref<3xi32>,
    %o: memref<2x3x3xi32>) {
  linalg.pooling_nwc_min {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<2x7x3xi32>, memref<3xi32>)
      outs(%o : memref<2x3x3xi32>)
  return
}

func.func @pooling_nwc_min_unsigned(%i: memref<?x?x?xi32>,
    %k: memref<?xi32>,
    %o: memref<?x?x?xi32>) {
  linalg.pooling_nwc_min_unsigned {dilations = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}
      ins(%i, %k : memref<?x?x?xi32>, memref<?xi32>)
      outs(%o : memref<?x?x?xi32>)
  return
}

func.func @pooling_ndhwc_sum(%i: memref<2x4x4x7x3xi32>,
    %k: memref<2x2x3xi32>,
    %o: memref<2x2x2x3x3xi32>) {
  linalg.pooling_ndhwc_sum {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>}
      ins(%i, %k : memref<2x4x4x7x3xi32>, memref<2x2x3xi32>)
      outs(%o : memref<2x2x2x3x3xi32>)
  return
}

func.func @pooling_ndhwc_max(%i: memref<?x?x?x?x?xi32>,
    %k: memref<?x?x?xi32>,
    %o: memref<?x?x?x?x?xi32>) {
  linalg.pooling_ndhwc_max {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>}
      ins(%i, %k : memref<?x?x?x?x?xi32>, memref<?x?x?xi32>)
      outs(%o : memref<?x?x?x?x?xi32>)
  return
}

func.func @pooling_ndhwc_min(%i: memref<2x4x4x7x3xi32>,
    %k: memref<2x2x3xi32>,
    %o: memref<2x2x2x3x3xi32>) {
  linalg.pooling_ndhwc_min {dilations = dense<[1, 2, 1]> : tensor<3xi64>, strides = dense<[2, 1, 2]> : tensor<3xi64>}
      ins(%i, %k : memref<2x4x4x7x3xi32>, memref<2x2x3xi32>)
      outs(%o : memref<2x2x2x3x3xi32>)
  return
}

func.func @main() -> i32 {
  // linalg.pooling_nhwc_sum
  // OUT: -136
  %v1 = memref.alloc() : memref<2x4x7x3xi32>
  %f1 = memref.reinterpret_cast %v1 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d1 = memref.cast %f1 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s1 = arith.constant 0 : i32
  call @fill(%d1, %s1) : (memref<?xi32>, i32) -> ()
  %v2 = memref.alloc() : memref<2x3xi32>
  %f2 = memref.reinterpret_cast %v2 to offset: [0], sizes: [6], strides: [1] : memref<2x3xi32> to memref<6xi32, strided<[1]>>
  %d2 = memref.cast %f2 : memref<6xi32, strided<[1]>> to memref<?xi32>
  %s2 = arith.constant 1 : i32
  call @fill(%d2, %s2) : (memref<?xi32>, i32) -> ()
  %v3 = memref.alloc() : memref<2x2x3x3xi32>
  %f3 = memref.reinterpret_cast %v3 to offset: [0], sizes: [36], strides: [1] : memref<2x2x3x3xi32> to memref<36xi32, strided<[1]>>
  %d3 = memref.cast %f3 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s3 = arith.constant 2 : i32
  call @fill(%d3, %s3) : (memref<?xi32>, i32) -> ()
  call @pooling_nhwc_sum(%v1, %v2, %v3) : (memref<2x4x7x3xi32>, memref<2x3xi32>, memref<2x2x3x3xi32>) -> ()
  call @show(%d3) : (memref<?xi32>) -> ()

  // linalg.pooling_nchw_sum
  // OUT: 181
  %v4 = memref.alloc() : memref<2x3x4x7xi32>
  %f4 = memref.reinterpret_cast %v4 to offset: [0], sizes: [168], strides: [1] : memref<2x3x4x7xi32> to memref<168xi32, strided<[1]>>
  %d4 = memref.cast %f4 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s4 = arith.constant 1 : i32
  call @fill(%d4, %s4) : (memref<?xi32>, i32) -> ()
  %y4 = memref.cast %v4 : memref<2x3x4x7xi32> to memref<?x?x?x?xi32>
  %v5 = memref.alloc() : memref<2x3xi32>
  %f5 = memref.reinterpret_cast %v5 to offset: [0], sizes: [6], strides: [1] : memref<2x3xi32> to memref<6xi32, strided<[1]>>
  %d5 = memref.cast %f5 : memref<6xi32, strided<[1]>> to memref<?xi32>
  %s5 = arith.constant 2 : i32
  call @fill(%d5, %s5) : (memref<?xi32>, i32) -> ()
  %y5 = memref.cast %v5 : memref<2x3xi32> to memref<?x?xi32>
  %v6 = memref.alloc() : memref<2x3x2x3xi32>
  %f6 = memref.reinterpret_cast %v6 to offset: [0], sizes: [36], strides: [1] : memref<2x3x2x3xi32> to memref<36xi32, strided<[1]>>
  %d6 = memref.cast %f6 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s6 = arith.constant 3 : i32
  call @fill(%d6, %s6) : (memref<?xi32>, i32) -> ()
  %y6 = memref.cast %v6 : memref<2x3x2x3xi32> to memref<?x?x?x?xi32>
  call @pooling_nchw_sum(%y4, %y5, %y6) : (memref<?x?x?x?xi32>, memref<?x?xi32>, memref<?x?x?x?xi32>) -> ()
  call @show(%d6) : (memref<?xi32>) -> ()

  // linalg.pooling_nhwc_max
  // OUT: 2895
  %v7 = memref.alloc() : memref<2x4x7x3xi32>
  %f7 = memref.reinterpret_cast %v7 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d7 = memref.cast %f7 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s7 = arith.constant 2 : i32
  call @fill(%d7, %s7) : (memref<?xi32>, i32) -> ()
  %v8 = memref.alloc() : memref<2x3xi32>
  %f8 = memref.reinterpret_cast %v8 to offset: [0], sizes: [6], strides: [1] : memref<2x3xi32> to memref<6xi32, strided<[1]>>
  %d8 = memref.cast %f8 : memref<6xi32, strided<[1]>> to memref<?xi32>
  %s8 = arith.constant 3 : i32
  call @fill(%d8, %s8) : (memref<?xi32>, i32) -> ()
  %v9 = memref.alloc() : memref<2x2x3x3xi32>
  %f9 = memref.reinterpret_cast %v9 to offset: [0], sizes: [36], strides: [1] : memref<2x2x3x3xi32> to memref<36xi32, strided<[1]>>
  %d9 = memref.cast %f9 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s9 = arith.constant 4 : i32
  call @fill(%d9, %s9) : (memref<?xi32>, i32) -> ()
  call @pooling_nhwc_max(%v7, %v8, %v9) : (memref<2x4x7x3xi32>, memref<2x3xi32>, memref<2x2x3x3xi32>) -> ()
  call @show(%d9) : (memref<?xi32>) -> ()

  // linalg.pooling_nhwc_max_unsigned
  // OUT: -1077
  %v10 = memref.alloc() : memref<2x4x7x3xi32>
  %f10 = memref.reinterpret_cast %v10 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d10 = memref.cast %f10 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s10 = arith.constant 3 : i32
  call @fill(%d10, %s10) : (memref<?xi32>, i32) -> ()
  %y10 = memref.cast %v10 : memref<2x4x7x3xi32> to memref<?x?x?x?xi32>
  %v11 = memref.alloc() : memref<2x3xi32>
  %f11 = memref.reinterpret_cast %v11 to offset: [0], sizes: [6], strides: [1] : memref<2x3xi32> to memref<6xi32, strided<[1]>>
  %d11 = memref.cast %f11 : memref<6xi32, strided<[1]>> to memref<?xi32>
  %s11 = arith.constant 4 : i32
  call @fill(%d11, %s11) : (memref<?xi32>, i32) -> ()
  %y11 = memref.cast %v11 : memref<2x3xi32> to memref<?x?xi32>
  %v12 = memref.alloc() : memref<2x2x3x3xi32>
  %f12 = memref.reinterpret_cast %v12 to offset: [0], sizes: [36], strides: [1] : memref<2x2x3x3xi32> to memref<36xi32, strided<[1]>>
  %d12 = memref.cast %f12 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s12 = arith.constant 5 : i32
  call @fill(%d12, %s12) : (memref<?xi32>, i32) -> ()
  %y12 = memref.cast %v12 : memref<2x2x3x3xi32> to memref<?x?x?x?xi32>
  call @pooling_nhwc_max_unsigned(%y10, %y11, %y12) : (memref<?x?x?x?xi32>, memref<?x?xi32>, memref<?x?x?x?xi32>) -> ()
  call @show(%d12) : (memref<?xi32>) -> ()

  // linalg.pooling_nchw_max
  // OUT: 2966
  %v13 = memref.alloc() : memref<2x3x4x7xi32>
  %f13 = memref.reinterpret_cast %v13 to offset: [0], sizes: [168], strides: [1] : memref<2x3x4x7xi32> to memref<168xi32, strided<[1]>>
  %d13 = memref.cast %f13 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s13 = arith.constant 4 : i32
  call @fill(%d13, %s13) : (memref<?xi32>, i32) -> ()
  %v14 = memref.alloc() : memref<2x3xi32>
  %f14 = memref.reinterpret_cast %v14 to offset: [0], sizes: [6], strides: [1] : memref<2x3xi32> to memref<6xi32, strided<[1]>>
  %d14 = memref.cast %f14 : memref<6xi32, strided<[1]>> to memref<?xi32>
  %s14 = arith.constant 5 : i32
  call @fill(%d14, %s14) : (memref<?xi32>, i32) -> ()
  %v15 = memref.alloc() : memref<2x3x2x3xi32>
  %f15 = memref.reinterpret_cast %v15 to offset: [0], sizes: [36], strides: [1] : memref<2x3x2x3xi32> to memref<36xi32, strided<[1]>>
  %d15 = memref.cast %f15 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s15 = arith.constant 6 : i32
  call @fill(%d15, %s15) : (memref<?xi32>, i32) -> ()
  call @pooling_nchw_max(%v13, %v14, %v15) : (memref<2x3x4x7xi32>, memref<2x3xi32>, memref<2x3x2x3xi32>) -> ()
  call @show(%d15) : (memref<?xi32>) -> ()

  // linalg.pooling_nhwc_min
  // OUT: -2877
  %v16 = memref.alloc() : memref<2x4x7x3xi32>
  %f16 = memref.reinterpret_cast %v16 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d16 = memref.cast %f16 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s16 = arith.constant 5 : i32
  call @fill(%d16, %s16) : (memref<?xi32>, i32) -> ()
  %y16 = memref.cast %v16 : memref<2x4x7x3xi32> to memref<?x?x?x?xi32>
  %v17 = memref.alloc() : memref<2x3xi32>
  %f17 = memref.reinterpret_cast %v17 to offset: [0], sizes: [6], strides: [1] : memref<2x3xi32> to memref<6xi32, strided<[1]>>
  %d17 = memref.cast %f17 : memref<6xi32, strided<[1]>> to memref<?xi32>
  %s17 = arith.constant 6 : i32
  call @fill(%d17, %s17) : (memref<?xi32>, i32) -> ()
  %y17 = memref.cast %v17 : memref<2x3xi32> to memref<?x?xi32>
  %v18 = memref.alloc() : memref<2x2x3x3xi32>
  %f18 = memref.reinterpret_cast %v18 to offset: [0], sizes: [36], strides: [1] : memref<2x2x3x3xi32> to memref<36xi32, strided<[1]>>
  %d18 = memref.cast %f18 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s18 = arith.constant 7 : i32
  call @fill(%d18, %s18) : (memref<?xi32>, i32) -> ()
  %y18 = memref.cast %v18 : memref<2x2x3x3xi32> to memref<?x?x?x?xi32>
  call @pooling_nhwc_min(%y16, %y17, %y18) : (memref<?x?x?x?xi32>, memref<?x?xi32>, memref<?x?x?x?xi32>) -> ()
  call @show(%d18) : (memref<?xi32>) -> ()

  // linalg.pooling_nhwc_min_unsigned
  // OUT: 429
  %v19 = memref.alloc() : memref<2x4x7x3xi32>
  %f19 = memref.reinterpret_cast %v19 to offset: [0], sizes: [168], strides: [1] : memref<2x4x7x3xi32> to memref<168xi32, strided<[1]>>
  %d19 = memref.cast %f19 : memref<168xi32, strided<[1]>> to memref<?xi32>
  %s19 = arith.constant 6 : i32
  call @fill(%d19, %s19) : (memref<?xi32>, i32) -> ()
  %v20 = memref.alloc() : memref<2x3xi32>
  %f20 = memref.reinterpret_cast %v20 to offset: [0], sizes: [6], strides: [1] : memref<2x3xi32> to memref<6xi32, strided<[1]>>
  %d20 = memref.cast %f20 : memref<6xi32, strided<[1]>> to memref<?xi32>
  %s20 = arith.constant 7 : i32
  call @fill(%d20, %s20) : (memref<?xi32>, i32) -> ()
  %v21 = memref.alloc() : memref<2x2x3x3xi32>
  %f21 = memref.reinterpret_cast %v21 to offset: [0], sizes: [36], strides: [1] : memref<2x2x3x3xi32> to memref<36xi32, strided<[1]>>
  %d21 = memref.cast %f21 : memref<36xi32, strided<[1]>> to memref<?xi32>
  %s21 = arith.constant 8 : i32
  call @fill(%d21, %s21) : (memref<?xi32>, i32) -> ()
  call @pooling_nhwc_min_unsigned(%v19, %v20, %v21) : (memref<2x4x7x3xi32>, memref<2x3xi32>, memref<2x2x3x3xi32>) -> ()
  call @show(%d21) : (memref<?xi32>) -> ()

  // linalg.pooling_nwc_sum
  // OUT: 110
  %v22 = memref.alloc() : memref<2x7x3xi32>
  %f22 = memref.reinterpret_cast %v22 to offset: [0], sizes: [42], strides: [1] : memref<2x7x3xi32> to memref<42xi32, strided<[1]>>
  %d22 = memref.cast %f22 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s22 = arith.constant 7 : i32
  call @fill(%d22, %s22) : (memref<?xi32>, i32) -> ()
  %y22 = memref.cast %v22 : memref<2x7x3xi32> to memref<?x?x?xi32>
  %v23 = memref.alloc() : memref<3xi32>
  %d23 = memref.cast %v23 : memref<3xi32> to memref<?xi32>
  %s23 = arith.constant 8 : i32
  call @fill(%d23, %s23) : (memref<?xi32>, i32) -> ()
  %y23 = memref.cast %v23 : memref<3xi32> to memref<?xi32>
  %v24 = memref.alloc() : memref<2x3x3xi32>
  %f24 = memref.reinterpret_cast %v24 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d24 = memref.cast %f24 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s24 = arith.constant 9 : i32
  call @fill(%d24, %s24) : (memref<?xi32>, i32) -> ()
  %y24 = memref.cast %v24 : memref<2x3x3xi32> to memref<?x?x?xi32>
  call @pooling_nwc_sum(%y22, %y23, %y24) : (memref<?x?x?xi32>, memref<?xi32>, memref<?x?x?xi32>) -> ()
  call @show(%d24) : (memref<?xi32>) -> ()

  // linalg.pooling_ncw_sum
  // OUT: 97
  %v25 = memref.alloc() : memref<2x3x7xi32>
  %f25 = memref.reinterpret_cast %v25 to offset: [0], sizes: [42], strides: [1] : memref<2x3x7xi32> to memref<42xi32, strided<[1]>>
  %d25 = memref.cast %f25 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s25 = arith.constant 8 : i32
  call @fill(%d25, %s25) : (memref<?xi32>, i32) -> ()
  %v26 = memref.alloc() : memref<3xi32>
  %d26 = memref.cast %v26 : memref<3xi32> to memref<?xi32>
  %s26 = arith.constant 9 : i32
  call @fill(%d26, %s26) : (memref<?xi32>, i32) -> ()
  %v27 = memref.alloc() : memref<2x3x3xi32>
  %f27 = memref.reinterpret_cast %v27 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d27 = memref.cast %f27 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s27 = arith.constant 10 : i32
  call @fill(%d27, %s27) : (memref<?xi32>, i32) -> ()
  call @pooling_ncw_sum(%v25, %v26, %v27) : (memref<2x3x7xi32>, memref<3xi32>, memref<2x3x3xi32>) -> ()
  call @show(%d27) : (memref<?xi32>) -> ()

  // linalg.pooling_nwc_max
  // OUT: 569
  %v28 = memref.alloc() : memref<2x7x3xi32>
  %f28 = memref.reinterpret_cast %v28 to offset: [0], sizes: [42], strides: [1] : memref<2x7x3xi32> to memref<42xi32, strided<[1]>>
  %d28 = memref.cast %f28 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s28 = arith.constant 9 : i32
  call @fill(%d28, %s28) : (memref<?xi32>, i32) -> ()
  %y28 = memref.cast %v28 : memref<2x7x3xi32> to memref<?x?x?xi32>
  %v29 = memref.alloc() : memref<3xi32>
  %d29 = memref.cast %v29 : memref<3xi32> to memref<?xi32>
  %s29 = arith.constant 10 : i32
  call @fill(%d29, %s29) : (memref<?xi32>, i32) -> ()
  %y29 = memref.cast %v29 : memref<3xi32> to memref<?xi32>
  %v30 = memref.alloc() : memref<2x3x3xi32>
  %f30 = memref.reinterpret_cast %v30 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d30 = memref.cast %f30 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s30 = arith.constant 11 : i32
  call @fill(%d30, %s30) : (memref<?xi32>, i32) -> ()
  %y30 = memref.cast %v30 : memref<2x3x3xi32> to memref<?x?x?xi32>
  call @pooling_nwc_max(%y28, %y29, %y30) : (memref<?x?x?xi32>, memref<?xi32>, memref<?x?x?xi32>) -> ()
  call @show(%d30) : (memref<?xi32>) -> ()

  // linalg.pooling_nwc_max_unsigned
  // OUT: -153
  %v31 = memref.alloc() : memref<2x7x3xi32>
  %f31 = memref.reinterpret_cast %v31 to offset: [0], sizes: [42], strides: [1] : memref<2x7x3xi32> to memref<42xi32, strided<[1]>>
  %d31 = memref.cast %f31 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s31 = arith.constant 10 : i32
  call @fill(%d31, %s31) : (memref<?xi32>, i32) -> ()
  %v32 = memref.alloc() : memref<3xi32>
  %d32 = memref.cast %v32 : memref<3xi32> to memref<?xi32>
  %s32 = arith.constant 11 : i32
  call @fill(%d32, %s32) : (memref<?xi32>, i32) -> ()
  %v33 = memref.alloc() : memref<2x3x3xi32>
  %f33 = memref.reinterpret_cast %v33 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d33 = memref.cast %f33 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s33 = arith.constant 12 : i32
  call @fill(%d33, %s33) : (memref<?xi32>, i32) -> ()
  call @pooling_nwc_max_unsigned(%v31, %v32, %v33) : (memref<2x7x3xi32>, memref<3xi32>, memref<2x3x3xi32>) -> ()
  call @show(%d33) : (memref<?xi32>) -> ()

  // linalg.pooling_ncw_max
  // OUT: 666
  %v34 = memref.alloc() : memref<2x3x7xi32>
  %f34 = memref.reinterpret_cast %v34 to offset: [0], sizes: [42], strides: [1] : memref<2x3x7xi32> to memref<42xi32, strided<[1]>>
  %d34 = memref.cast %f34 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s34 = arith.constant 11 : i32
  call @fill(%d34, %s34) : (memref<?xi32>, i32) -> ()
  %y34 = memref.cast %v34 : memref<2x3x7xi32> to memref<?x?x?xi32>
  %v35 = memref.alloc() : memref<3xi32>
  %d35 = memref.cast %v35 : memref<3xi32> to memref<?xi32>
  %s35 = arith.constant 12 : i32
  call @fill(%d35, %s35) : (memref<?xi32>, i32) -> ()
  %y35 = memref.cast %v35 : memref<3xi32> to memref<?xi32>
  %v36 = memref.alloc() : memref<2x3x3xi32>
  %f36 = memref.reinterpret_cast %v36 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d36 = memref.cast %f36 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s36 = arith.constant 13 : i32
  call @fill(%d36, %s36) : (memref<?xi32>, i32) -> ()
  %y36 = memref.cast %v36 : memref<2x3x3xi32> to memref<?x?x?xi32>
  call @pooling_ncw_max(%y34, %y35, %y36) : (memref<?x?x?xi32>, memref<?xi32>, memref<?x?x?xi32>) -> ()
  call @show(%d36) : (memref<?xi32>) -> ()

  // linalg.pooling_nwc_min
  // OUT: -520
  %v37 = memref.alloc() : memref<2x7x3xi32>
  %f37 = memref.reinterpret_cast %v37 to offset: [0], sizes: [42], strides: [1] : memref<2x7x3xi32> to memref<42xi32, strided<[1]>>
  %d37 = memref.cast %f37 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s37 = arith.constant 12 : i32
  call @fill(%d37, %s37) : (memref<?xi32>, i32) -> ()
  %v38 = memref.alloc() : memref<3xi32>
  %d38 = memref.cast %v38 : memref<3xi32> to memref<?xi32>
  %s38 = arith.constant 13 : i32
  call @fill(%d38, %s38) : (memref<?xi32>, i32) -> ()
  %v39 = memref.alloc() : memref<2x3x3xi32>
  %f39 = memref.reinterpret_cast %v39 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d39 = memref.cast %f39 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s39 = arith.constant 14 : i32
  call @fill(%d39, %s39) : (memref<?xi32>, i32) -> ()
  call @pooling_nwc_min(%v37, %v38, %v39) : (memref<2x7x3xi32>, memref<3xi32>, memref<2x3x3xi32>) -> ()
  call @show(%d39) : (memref<?xi32>) -> ()

  // linalg.pooling_nwc_min_unsigned
  // OUT: 152
  %v40 = memref.alloc() : memref<2x7x3xi32>
  %f40 = memref.reinterpret_cast %v40 to offset: [0], sizes: [42], strides: [1] : memref<2x7x3xi32> to memref<42xi32, strided<[1]>>
  %d40 = memref.cast %f40 : memref<42xi32, strided<[1]>> to memref<?xi32>
  %s40 = arith.constant 13 : i32
  call @fill(%d40, %s40) : (memref<?xi32>, i32) -> ()
  %y40 = memref.cast %v40 : memref<2x7x3xi32> to memref<?x?x?xi32>
  %v41 = memref.alloc() : memref<3xi32>
  %d41 = memref.cast %v41 : memref<3xi32> to memref<?xi32>
  %s41 = arith.constant 14 : i32
  call @fill(%d41, %s41) : (memref<?xi32>, i32) -> ()
  %y41 = memref.cast %v41 : memref<3xi32> to memref<?xi32>
  %v42 = memref.alloc() : memref<2x3x3xi32>
  %f42 = memref.reinterpret_cast %v42 to offset: [0], sizes: [18], strides: [1] : memref<2x3x3xi32> to memref<18xi32, strided<[1]>>
  %d42 = memref.cast %f42 : memref<18xi32, strided<[1]>> to memref<?xi32>
  %s42 = arith.constant 15 : i32
  call @fill(%d42, %s42) : (memref<?xi32>, i32) -> ()
  %y42 = memref.cast %v42 : memref<2x3x3xi32> to memref<?x?x?xi32>
  call @pooling_nwc_min_unsigned(%y40, %y41, %y42) : (memref<?x?x?xi32>, memref<?xi32>, memref<?x?x?xi32>) -> ()
  call @show(%d42) : (memref<?xi32>) -> ()

  // linalg.pooling_ndhwc_sum
  // OUT: -685
  %v43 = memref.alloc() : memref<2x4x4x7x3xi32>
  %f43 = memref.reinterpret_cast %v43 to offset: [0], sizes: [672], strides: [1] : memref<2x4x4x7x3xi32> to memref<672xi32, strided<[1]>>
  %d43 = memref.cast %f43 : memref<672xi32, strided<[1]>> to memref<?xi32>
  %s43 = arith.constant 14 : i32
  call @fill(%d43, %s43) : (memref<?xi32>, i32) -> ()
  %v44 = memref.alloc() : memref<2x2x3xi32>
  %f44 = memref.reinterpret_cast %v44 to offset: [0], sizes: [12], strides: [1] : memref<2x2x3xi32> to memref<12xi32, strided<[1]>>
  %d44 = memref.cast %f44 : memref<12xi32, strided<[1]>> to memref<?xi32>
  %s44 = arith.constant 15 : i32
  call @fill(%d44, %s44) : (memref<?xi32>, i32) -> ()
  %v45 = memref.alloc() : memref<2x2x2x3x3xi32>
  %f45 = memref.reinterpret_cast %v45 to offset: [0], sizes: [72], strides: [1] : memref<2x2x2x3x3xi32> to memref<72xi32, strided<[1]>>
  %d45 = memref.cast %f45 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s45 = arith.constant 16 : i32
  call @fill(%d45, %s45) : (memref<?xi32>, i32) -> ()
  call @pooling_ndhwc_sum(%v43, %v44, %v45) : (memref<2x4x4x7x3xi32>, memref<2x2x3xi32>, memref<2x2x2x3x3xi32>) -> ()
  call @show(%d45) : (memref<?xi32>) -> ()

  // linalg.pooling_ndhwc_max
  // OUT: 13140
  %v46 = memref.alloc() : memref<2x4x4x7x3xi32>
  %f46 = memref.reinterpret_cast %v46 to offset: [0], sizes: [672], strides: [1] : memref<2x4x4x7x3xi32> to memref<672xi32, strided<[1]>>
  %d46 = memref.cast %f46 : memref<672xi32, strided<[1]>> to memref<?xi32>
  %s46 = arith.constant 15 : i32
  call @fill(%d46, %s46) : (memref<?xi32>, i32) -> ()
  %y46 = memref.cast %v46 : memref<2x4x4x7x3xi32> to memref<?x?x?x?x?xi32>
  %v47 = memref.alloc() : memref<2x2x3xi32>
  %f47 = memref.reinterpret_cast %v47 to offset: [0], sizes: [12], strides: [1] : memref<2x2x3xi32> to memref<12xi32, strided<[1]>>
  %d47 = memref.cast %f47 : memref<12xi32, strided<[1]>> to memref<?xi32>
  %s47 = arith.constant 16 : i32
  call @fill(%d47, %s47) : (memref<?xi32>, i32) -> ()
  %y47 = memref.cast %v47 : memref<2x2x3xi32> to memref<?x?x?xi32>
  %v48 = memref.alloc() : memref<2x2x2x3x3xi32>
  %f48 = memref.reinterpret_cast %v48 to offset: [0], sizes: [72], strides: [1] : memref<2x2x2x3x3xi32> to memref<72xi32, strided<[1]>>
  %d48 = memref.cast %f48 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s48 = arith.constant 17 : i32
  call @fill(%d48, %s48) : (memref<?xi32>, i32) -> ()
  %y48 = memref.cast %v48 : memref<2x2x2x3x3xi32> to memref<?x?x?x?x?xi32>
  call @pooling_ndhwc_max(%y46, %y47, %y48) : (memref<?x?x?x?x?xi32>, memref<?x?x?xi32>, memref<?x?x?x?x?xi32>) -> ()
  call @show(%d48) : (memref<?xi32>) -> ()

  // linalg.pooling_ndhwc_min
  // OUT: -13140
  %v49 = memref.alloc() : memref<2x4x4x7x3xi32>
  %f49 = memref.reinterpret_cast %v49 to offset: [0], sizes: [672], strides: [1] : memref<2x4x4x7x3xi32> to memref<672xi32, strided<[1]>>
  %d49 = memref.cast %f49 : memref<672xi32, strided<[1]>> to memref<?xi32>
  %s49 = arith.constant 16 : i32
  call @fill(%d49, %s49) : (memref<?xi32>, i32) -> ()
  %v50 = memref.alloc() : memref<2x2x3xi32>
  %f50 = memref.reinterpret_cast %v50 to offset: [0], sizes: [12], strides: [1] : memref<2x2x3xi32> to memref<12xi32, strided<[1]>>
  %d50 = memref.cast %f50 : memref<12xi32, strided<[1]>> to memref<?xi32>
  %s50 = arith.constant 17 : i32
  call @fill(%d50, %s50) : (memref<?xi32>, i32) -> ()
  %v51 = memref.alloc() : memref<2x2x2x3x3xi32>
  %f51 = memref.reinterpret_cast %v51 to offset: [0], sizes: [72], strides: [1] : memref<2x2x2x3x3xi32> to memref<72xi32, strided<[1]>>
  %d51 = memref.cast %f51 : memref<72xi32, strided<[1]>> to memref<?xi32>
  %s51 = arith.constant 18 : i32
  call @fill(%d51, %s51) : (memref<?xi32>, i32) -> ()
  call @pooling_ndhwc_min(%v49, %v50, %v51) : (memref<2x4x4x7x3xi32>, memref<2x2x3xi32>, memref<2x2x2x3x3xi32>) -> ()
  call @show(%d51) : (memref<?xi32>) -> ()
  %ok = arith.constant 0 : i32
  return %ok : i32
}

#alias = loc("aliased":7:8)
!tup = tuple<i32, tuple<>, memref<?xf32>>
"t.numbers"() {a = 0 : i8, b = -128 : i8, c = 255 : i8, d = 255 : ui8, e = -1 : si8, f = true, g = false, h = 1 : i2, i = 3 : ui2, j = 170141183460469231731687303715884105727 : i128, k = -170141183460469231731687303715884105728 : i128, l = 340282366920938463463374607431768211455 : ui128, m = 18446744073709551616 : i65, n = 5 : index, o = -5 : index, p = 0x1F : i32, q = 9223372036854775807, r = -9223372036854775808 : i64, s = 18446744073709551615 : ui64} : () -> ()
"t.floats"() {a = 0.0, b = -0.0 : f32, c = 1.0e10 : f32, d = 1.5 : f16, e = 0x7F800000 : f32, f = 0xFFC00000 : f32, g = 3.40282347E+38 : f32, h = 1.0e-45 : f32, i = 2.5 : bf16, j = 1.0 : f8E4M3FN, k = 0x7FF0000000000001 : f64, l = 123456789.0 : f64, m = 0.1 : f64, n = 4.9e-324 : f64, o = 1.0 : f128, p = 1.0 : f80, q = 0.1 : f16, r = 1.0 : tf32, s = 100000.0 : f32, t = 1000000.0 : f32, u = 0.001 : f32} : () -> ()
"t.dense"() {a = dense<[1, -2, 3]> : tensor<3xi8>, b = dense<[[1, 2], [3, 4]]> : tensor<2x2xi16>, c = dense<7> : tensor<4xi32>, d = dense<[true, false, true]> : tensor<3xi1>, e = dense<> : tensor<0xi32>, f = dense<[1.5, -0.0, 0x7F800000]> : tensor<3xf32>, g = dense<"0x0100000002000000"> : tensor<2xi32>, h = dense<(1, -2)> : tensor<2xcomplex<i32>>, i = dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>, j = dense<["a", "b\n"]> : tensor<2x!foo.s>, k = dense<[1, 2]> : vector<2xindex>, l = dense<[340282366920938463463374607431768211455, 1]> : tensor<2xui128>, m = dense<[-1, 200]> : tensor<2xi9>, n = dense<[255, 0]> : tensor<2xui8>, o = dense<[-1, 1]> : tensor<2xsi8>, p = dense<3> : tensor<i32>, q = dense<[[[1], [2]]]> : tensor<1x2x1xi64>, r = dense<[1.0, 2.0]> : tensor<2xbf16>, s = dense<> : tensor<0x4xf32>, t = dense<[4294967296, -1]> : tensor<2xi64>, u = dense<[-2147483648, 7]> : tensor<2xi32>} : () -> ()
"t.bits"() {a = dense<[true, false, false, true, true, true, false, false, true]> : tensor<9xi1>, b = dense<"0x13"> : tensor<5xi1>, c = dense<[1, 0]> : tensor<2xui1>, d = dense<true> : tensor<9xi1>, e = dense<[-1, 0]> : tensor<2xsi1>} : () -> ()
"t.arrays"() {a = array<i32: 1, -2, 3>, b = array<i8>, c = array<f64: 1.5>, d = array<i1: true, false>, e = [1, "two", [3.0 : f32], {x = 4}], f = [], g = {}, h = array<i64: -9223372036854775808>, i = array<bf16: 1.0, 2.0>} : () -> ()
"t.sparse"() {a = sparse<[[0, 0], [1, 2]], [1, 5]> : tensor<3x4xi32>, b = sparse<[1], [2.5]> : tensor<4xf32>, c = sparse<> : tensor<2xi8>, d = sparse<[[0, 1], [1, 1]], 7> : tensor<2x2xi64>} : () -> ()
"t.symbols"() {a = @f, b = @"with space", c = @m::@n::@"o p", d = unit, e, f = none, g = i32, h = "str\22\\\09\0A\C3\A4", i = "typed" : !foo.t, "quoted key" = 1, j = #foo.bar<x, [1, {y}]>, k = #foo<"baz">, l = @"1"} : () -> ()
"t.types"() {a = !tup, b = tuple<>, c = (i32, f32) -> (i1), d = () -> (), e = (i32) -> ((f32) -> f64), f = complex<f32>, g = vector<2x[4]xi8>, h = vector<f32>, i = tensor<?xf32>, j = tensor<*xi1>} : () -> ()
"t.shapes"() {a = memref<2x?xf32, strided<[?, 1], offset: 3>>, b = memref<4xi8, affine_map<(d0) -> (d0 * 2)>, 3>, c = memref<*xf32, 1>, d = memref<i32>, e = tensor<2x?xf32, #foo.enc>, f = memref<2x2xf32, strided<[2, 1]>>, g = memref<?xi8, "space">, h = memref<0x0xf32>, i = memref<4xf32, affine_map<(d0) -> (d0)>>, j = strided<[1, ?], offset: ?>, k = memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d0 * s0 + d1)>>} : () -> ()
"t.maps"() {a = affine_map<(d0, d1)[s0] -> (d0 + d1 * 2 - s0, d1 mod 3, d0 floordiv 4, d1 ceildiv s0)>, b = affine_map<() -> ()>, c = affine_map<() -> (7)>, d = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 * 2 - 4 == 0)>, e = affine_map<(i, j)[n] -> (-i + n, j - 1, -(i + j))>} : () -> ()
"t.places"() {a = loc(unknown), b = loc("f":1:2), c = loc("name"), d = loc("n"("f":3:4)), e = loc(callsite("a" at "f":5:6)), f = loc(fused["x", "f":1:1]), g = loc(fused<"why">["x"]), h = loc("f":1:2 to 3:4), i = loc("f":1:2 to :9), j = #alias, k = loc(callsite("a" at callsite("b" at "c")))} : () -> ()
%0:2 = "t.region"() ({
^bb0(%arg0: i32 loc("arg"), %arg1: f32):
  "t.br"(%arg0)[^bb1, ^bb2] : (i32) -> () loc("here":4:5)
^bb1:
  "t.end"() : () -> ()
^bb2:
  %1 = "t.value"() : () -> i32 loc("named")
  "t.end"(%1) : (i32) -> () loc(fused["p", "q"])
}, {}) {inner = 1} : () -> (i32, i64) loc("pair")
"t.use"(%0#1, %0#0) <{prop = 3 : i32}> {a} : (i64, i32) -> () loc(#alias)

// Vectors: reductions, predicated and masked operations, parts, interleaving,
// shuffles. Order does not matter to the results, which are whole numbers.

llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @show(%x: i32) {
  %0 = llvm.sext %x : i32 to i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.func @show_float(%x: f32) {
  %0 = llvm.fptosi %x : f32 to i32
  llvm.call @show(%0) : (i32) -> ()
  llvm.return
}

// Keeps constants from being folded.
llvm.func @hide(%x: vector<8xi32>) -> vector<8xi32> attributes {no_inline} {
  llvm.inline_asm has_side_effects "", "~{memory}" : () -> ()
  llvm.return %x : vector<8xi32>
}

llvm.func @reductions(%v: vector<8xi32>, %f: vector<8xf32>) {
  %0 = "llvm.intr.vector.reduce.add"(%v) : (vector<8xi32>) -> i32
  llvm.call @show(%0) : (i32) -> ()
  %1 = "llvm.intr.vector.reduce.mul"(%v) : (vector<8xi32>) -> i32
  llvm.call @show(%1) : (i32) -> ()
  %2 = "llvm.intr.vector.reduce.and"(%v) : (vector<8xi32>) -> i32
  llvm.call @show(%2) : (i32) -> ()
  %3 = "llvm.intr.vector.reduce.or"(%v) : (vector<8xi32>) -> i32
  llvm.call @show(%3) : (i32) -> ()
  %4 = "llvm.intr.vector.reduce.xor"(%v) : (vector<8xi32>) -> i32
  llvm.call @show(%4) : (i32) -> ()
  %5 = "llvm.intr.vector.reduce.smax"(%v) : (vector<8xi32>) -> i32
  llvm.call @show(%5) : (i32) -> ()
  %6 = "llvm.intr.vector.reduce.smin"(%v) : (vector<8xi32>) -> i32
  llvm.call @show(%6) : (i32) -> ()
  %7 = "llvm.intr.vector.reduce.umax"(%v) : (vector<8xi32>) -> i32
  llvm.call @show(%7) : (i32) -> ()
  %8 = "llvm.intr.vector.reduce.umin"(%v) : (vector<8xi32>) -> i32
  llvm.call @show(%8) : (i32) -> ()
  %zero = llvm.mlir.constant(100.0 : f32) : f32
  %9 = "llvm.intr.vector.reduce.fadd"(%zero, %f) : (f32, vector<8xf32>) -> f32
  llvm.call @show_float(%9) : (f32) -> ()
  %10 = "llvm.intr.vector.reduce.fmul"(%zero, %f) <{fastmathFlags = #llvm.fastmath<reassoc>}> : (f32, vector<8xf32>) -> f32
  llvm.call @show_float(%10) : (f32) -> ()
  %11 = llvm.intr.vector.reduce.fmax(%f) : (vector<8xf32>) -> f32
  llvm.call @show_float(%11) : (f32) -> ()
  %12 = llvm.intr.vector.reduce.fmin(%f) : (vector<8xf32>) -> f32
  llvm.call @show_float(%12) : (f32) -> ()
  %13 = llvm.intr.vector.reduce.fmaximum(%f) : (vector<8xf32>) -> f32
  llvm.call @show_float(%13) : (f32) -> ()
  %14 = llvm.intr.vector.reduce.fminimum(%f) : (vector<8xf32>) -> f32
  llvm.call @show_float(%14) : (f32) -> ()
  llvm.return
}

llvm.func @predicated(%v: vector<8xi32>) {
  %m = llvm.mlir.constant(dense<[true, false, true, true, true, true, true, true]> : vector<8xi1>) : vector<8xi1>
  %n = llvm.mlir.constant(4 : i32) : i32
  %start = llvm.mlir.constant(1000 : i32) : i32
  %0 = "llvm.intr.vp.reduce.add"(%start, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%0) : (i32) -> ()
  %1 = "llvm.intr.vp.mul"(%v, %v, %m, %n) : (vector<8xi32>, vector<8xi32>, vector<8xi1>, i32) -> vector<8xi32>
  %2 = "llvm.intr.vp.reduce.smax"(%start, %1, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%2) : (i32) -> ()
  %3 = "llvm.intr.vp.select"(%m, %v, %1, %n) : (vector<8xi1>, vector<8xi32>, vector<8xi32>, i32) -> vector<8xi32>
  %i = llvm.mlir.constant(3 : i32) : i32
  %4 = llvm.extractelement %3[%i : i32] : vector<8xi32>
  llvm.call @show(%4) : (i32) -> ()
  llvm.return
}

llvm.func @masked(%v: vector<8xi32>) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %p = llvm.alloca %one x !llvm.array<8 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  %zeros = llvm.mlir.zero : vector<8xi32>
  llvm.store %zeros, %p {alignment = 4 : i64} : vector<8xi32>, !llvm.ptr
  %m = llvm.mlir.constant(dense<[true, false, true, false, true, false, true, false]> : vector<8xi1>) : vector<8xi1>
  llvm.intr.masked.store %v, %p, %m {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into !llvm.ptr
  %0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = "llvm.intr.vector.reduce.add"(%0) : (vector<8xi32>) -> i32
  llvm.call @show(%1) : (i32) -> ()
  %2 = llvm.intr.masked.load %p, %m, %v {alignment = 4 : i32} : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  %3 = "llvm.intr.vector.reduce.add"(%2) : (vector<8xi32>) -> i32
  llvm.call @show(%3) : (i32) -> ()
  "llvm.intr.masked.compressstore"(%v, %p, %m) <{arg_attrs = [{}, {llvm.align = 4 : i64}, {}]}> : (vector<8xi32>, !llvm.ptr, vector<8xi1>) -> ()
  %4 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i32
  %5 = llvm.load %4 : !llvm.ptr -> i32
  llvm.call @show(%5) : (i32) -> ()
  %6 = "llvm.intr.masked.expandload"(%p, %m, %zeros) <{arg_attrs = [{llvm.align = 4 : i64}, {}, {}]}> : (!llvm.ptr, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  %i = llvm.mlir.constant(6 : i32) : i32
  %7 = llvm.extractelement %6[%i : i32] : vector<8xi32>
  llvm.call @show(%7) : (i32) -> ()
  %steps = llvm.mlir.constant(dense<[0, 4, 8, 12, 16, 20, 24, 28]> : vector<8xi32>) : vector<8xi32>
  %at = llvm.getelementptr %p[%steps] : (!llvm.ptr, vector<8xi32>) -> vector<8x!llvm.ptr>, i8
  llvm.intr.masked.scatter %v, %at, %m {alignment = 4 : i32} : vector<8xi32>, vector<8xi1> into vector<8x!llvm.ptr>
  %9 = llvm.intr.masked.gather %at, %m, %zeros {alignment = 4 : i32} : (vector<8x!llvm.ptr>, vector<8xi1>, vector<8xi32>) -> vector<8xi32>
  %10 = "llvm.intr.vector.reduce.add"(%9) : (vector<8xi32>) -> i32
  llvm.call @show(%10) : (i32) -> ()
  llvm.return
}

llvm.func @parts(%v: vector<8xi32>) {
  %0 = llvm.intr.vector.extract %v[4] : vector<4xi32> from vector<8xi32>
  %1 = llvm.intr.vector.insert %0, %v[0] : vector<4xi32> into vector<8xi32>
  %2 = "llvm.intr.vector.reduce.add"(%1) : (vector<8xi32>) -> i32
  llvm.call @show(%2) : (i32) -> ()
  %3 = "llvm.intr.vector.interleave2"(%0, %0) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
  %4 = "llvm.intr.vector.deinterleave2"(%3) : (vector<8xi32>) -> !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  %5 = llvm.extractvalue %4[1] : !llvm.struct<(vector<4xi32>, vector<4xi32>)>
  %6 = llvm.shufflevector %5, %0 [3, 7, 0, 4] : vector<4xi32>
  %i = llvm.mlir.constant(2 : i32) : i32
  %7 = llvm.extractelement %6[%i : i32] : vector<4xi32>
  llvm.call @show(%7) : (i32) -> ()
  %8 = llvm.intr.stepvector : vector<8xi32>
  %9 = llvm.mul %8, %v : vector<8xi32>
  %10 = "llvm.intr.vector.reduce.add"(%9) : (vector<8xi32>) -> i32
  llvm.call @show(%10) : (i32) -> ()
  %11 = llvm.intr.get.active.lane.mask %i, %10 : i32, i32 to vector<8xi1>
  %12 = llvm.zext %11 : vector<8xi1> to vector<8xi32>
  %13 = "llvm.intr.vector.reduce.add"(%12) : (vector<8xi32>) -> i32
  llvm.call @show(%13) : (i32) -> ()
  llvm.return
}

llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(dense<[1, 2, 3, 4, 5, 6, 7, -8]> : vector<8xi32>) : vector<8xi32>
  %1 = llvm.call @hide(%0) : (vector<8xi32>) -> vector<8xi32>
  %2 = llvm.sitofp %1 : vector<8xi32> to vector<8xf32>
  llvm.call @reductions(%1, %2) : (vector<8xi32>, vector<8xf32>) -> ()
  llvm.call @predicated(%1) : (vector<8xi32>) -> ()
  llvm.call @masked(%1) : (vector<8xi32>) -> ()
  llvm.call @parts(%1) : (vector<8xi32>) -> ()
  %4 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %4 : i32
}

// reductions
// OUT: 20
// OUT: -40320
// OUT: 0
// OUT: -1
// OUT: -8
// OUT: 7
// OUT: -8
// OUT: -8
// OUT: 1
// OUT: 120
// OUT: -4032000
// OUT: 7
// OUT: -8
// OUT: 7
// OUT: -8
// predicated
// OUT: 1008
// OUT: 1000
// OUT: 4
// masked
// OUT: 16
// OUT: 20
// OUT: 7
// OUT: 7
// OUT: 16
// parts
// OUT: 20
// OUT: 5
// OUT: 56
// OUT: 8

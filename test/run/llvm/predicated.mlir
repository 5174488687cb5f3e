// Vector predication in memory and across lanes: what the mask or the length
// leaves out is neither read nor written nor reduced. (The operations on lanes
// are in llvm_cases.py.)

llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @show(%x: i32) {
  %0 = llvm.sext %x : i32 to i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.func @hide(%x: vector<8xi32>) -> vector<8xi32> attributes {no_inline} {
  llvm.inline_asm has_side_effects "", "~{memory}" : () -> ()
  llvm.return %x : vector<8xi32>
}

// The sum of what eight words hold, each times its place.
llvm.func @weigh(%p: !llvm.ptr) {
  %steps = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi32>) : vector<8xi32>
  %0 = llvm.load %p {alignment = 4 : i64} : !llvm.ptr -> vector<8xi32>
  %1 = llvm.mul %0, %steps : vector<8xi32>
  %2 = "llvm.intr.vector.reduce.add"(%1) : (vector<8xi32>) -> i32
  llvm.call @show(%2) : (i32) -> ()
  llvm.return
}

llvm.func @reductions(%v: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %start = llvm.mlir.constant(6 : i32) : i32
  %fstart = llvm.mlir.constant(6.0 : f32) : f32
  %f = llvm.sitofp %v : vector<8xi32> to vector<8xf32>
  %add = "llvm.intr.vp.reduce.add"(%start, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%add) : (i32) -> ()
  %mul = "llvm.intr.vp.reduce.mul"(%start, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%mul) : (i32) -> ()
  %and = "llvm.intr.vp.reduce.and"(%start, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%and) : (i32) -> ()
  %or = "llvm.intr.vp.reduce.or"(%start, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%or) : (i32) -> ()
  %xor = "llvm.intr.vp.reduce.xor"(%start, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%xor) : (i32) -> ()
  %smax = "llvm.intr.vp.reduce.smax"(%start, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%smax) : (i32) -> ()
  %smin = "llvm.intr.vp.reduce.smin"(%start, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%smin) : (i32) -> ()
  %umax = "llvm.intr.vp.reduce.umax"(%start, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%umax) : (i32) -> ()
  %umin = "llvm.intr.vp.reduce.umin"(%start, %v, %m, %n) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%umin) : (i32) -> ()
  %fadd = "llvm.intr.vp.reduce.fadd"(%fstart, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %fadd_i = llvm.fptosi %fadd : f32 to i32
  llvm.call @show(%fadd_i) : (i32) -> ()
  %fmul = "llvm.intr.vp.reduce.fmul"(%fstart, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %fmul_i = llvm.fptosi %fmul : f32 to i32
  llvm.call @show(%fmul_i) : (i32) -> ()
  %fmax = "llvm.intr.vp.reduce.fmax"(%fstart, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %fmax_i = llvm.fptosi %fmax : f32 to i32
  llvm.call @show(%fmax_i) : (i32) -> ()
  %fmin = "llvm.intr.vp.reduce.fmin"(%fstart, %f, %m, %n) : (f32, vector<8xf32>, vector<8xi1>, i32) -> f32
  %fmin_i = llvm.fptosi %fmin : f32 to i32
  llvm.call @show(%fmin_i) : (i32) -> ()
  llvm.return
}

llvm.func @memory(%v: vector<8xi32>, %m: vector<8xi1>, %n: i32) {
  %one = llvm.mlir.constant(1 : i32) : i32
  %zero = llvm.mlir.constant(0 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %zeros = llvm.mlir.zero : !llvm.array<8 x i32>
  %p = llvm.alloca %one x !llvm.array<8 x i32> {alignment = 4 : i64} : (i32) -> !llvm.ptr
  llvm.store %zeros, %p {alignment = 4 : i64} : !llvm.array<8 x i32>, !llvm.ptr
  "llvm.intr.vp.store"(%v, %p, %m, %n) : (vector<8xi32>, !llvm.ptr, vector<8xi1>, i32) -> ()
  llvm.call @weigh(%p) : (!llvm.ptr) -> ()
  %0 = "llvm.intr.vp.load"(%p, %m, %three) : (!llvm.ptr, vector<8xi1>, i32) -> vector<8xi32>
  %1 = "llvm.intr.vp.reduce.add"(%zero, %0, %m, %three) : (i32, vector<8xi32>, vector<8xi1>, i32) -> i32
  llvm.call @show(%1) : (i32) -> ()
  llvm.return
}

llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(dense<[3, 1, -7, 5, 2, 9, 4, 6]> : vector<8xi32>) : vector<8xi32>
  %1 = llvm.call @hide(%0) : (vector<8xi32>) -> vector<8xi32>
  %m = llvm.mlir.constant(dense<[true, false, true, true, true, true, true, true]> : vector<8xi1>) : vector<8xi1>
  %n = llvm.mlir.constant(5 : i32) : i32
  llvm.call @reductions(%1, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> ()
  llvm.call @memory(%1, %m, %n) : (vector<8xi32>, vector<8xi1>, i32) -> ()
  %2 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %2 : i32
}

// OUT: 9
// OUT: -1260
// OUT: 0
// OUT: -1
// OUT: -5
// OUT: 6
// OUT: -7
// OUT: -7
// OUT: 2
// OUT: 9
// OUT: -1260
// OUT: 6
// OUT: -7
// OUT: 9
// OUT: -4

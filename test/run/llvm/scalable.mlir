// Scalable vectors, and memory that is read and written in strides: only RISC-V
// among the machines tested has both.
// ONLY on riscv64: -march=rv64gcv

llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @show(%x: i64) {
  llvm.call @printI64(%x) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

// The sum of eight words, each times its place.
llvm.func @weigh(%p: !llvm.ptr) -> i64 {
  %steps = llvm.mlir.constant(dense<[0, 1, 2, 3, 4, 5, 6, 7]> : vector<8xi64>) : vector<8xi64>
  %0 = llvm.load %p {alignment = 8 : i64} : !llvm.ptr -> vector<8xi64>
  %1 = llvm.mul %0, %steps : vector<8xi64>
  %2 = "llvm.intr.vector.reduce.add"(%1) : (vector<8xi64>) -> i64
  llvm.return %2 : i64
}

llvm.func @main() -> i32 {
  %zero = llvm.mlir.constant(0 : i64) : i64
  %one = llvm.mlir.constant(1 : i32) : i32
  %three = llvm.mlir.constant(3 : i32) : i32
  %four = llvm.mlir.constant(4 : i32) : i32
  %stride = llvm.mlir.constant(16 : i64) : i64
  %v = llvm.mlir.constant(dense<[5, 6, 7, 8]> : vector<4xi64>) : vector<4xi64>
  %m = llvm.mlir.constant(dense<[true, false, true, true]> : vector<4xi1>) : vector<4xi1>
  %zeros = llvm.mlir.zero : !llvm.array<8 x i64>
  %p = llvm.alloca %one x !llvm.array<8 x i64> {alignment = 8 : i64} : (i32) -> !llvm.ptr
  llvm.store %zeros, %p {alignment = 8 : i64} : !llvm.array<8 x i64>, !llvm.ptr
  // 5 to place 0, 7 to 4, 8 to 6.
  "llvm.intr.experimental.vp.strided.store"(%v, %p, %stride, %m, %four) : (vector<4xi64>, !llvm.ptr, i64, vector<4xi1>, i32) -> ()
  %0 = llvm.call @weigh(%p) : (!llvm.ptr) -> i64
  llvm.call @show(%0) : (i64) -> ()
  %1 = "llvm.intr.experimental.vp.strided.load"(%p, %stride, %m, %three) : (!llvm.ptr, i64, vector<4xi1>, i32) -> vector<4xi64>
  %2 = "llvm.intr.vp.reduce.add"(%zero, %1, %m, %three) : (i64, vector<4xi64>, vector<4xi1>, i32) -> i64
  llvm.call @show(%2) : (i64) -> ()
  // A scalable vector of 2 times vscale ones adds up to that.
  %n = "llvm.intr.vscale"() : () -> i64
  %ones = llvm.mlir.constant(dense<1> : vector<[2]xi64>) : vector<[2]xi64>
  %3 = "llvm.intr.vector.reduce.add"(%ones) : (vector<[2]xi64>) -> i64
  %4 = llvm.sub %3, %n : i64
  %5 = llvm.icmp "eq" %4, %n : i64
  %6 = llvm.zext %5 : i1 to i64
  llvm.call @show(%6) : (i64) -> ()
  %7 = llvm.icmp "sgt" %n, %zero : i64
  %8 = llvm.zext %7 : i1 to i64
  llvm.call @show(%8) : (i64) -> ()
  %9 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %9 : i32
}

// OUT: 76
// OUT: 12
// OUT: 1
// OUT: 1

// Matrices, flattened by columns: products, transposes, and in memory with a
// stride.
// NO ORACLE: clang does not lower matrices in IR without an option.

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

// [1 3 5 7; 2 4 6 8] times its transpose is [84 100; 100 120].
llvm.func @matrices(%f: vector<8xf32>) {
  %0 = llvm.intr.matrix.transpose %f {columns = 4 : i32, rows = 2 : i32} : vector<8xf32> into vector<8xf32>
  %1 = llvm.intr.matrix.multiply %f, %0 {lhs_columns = 4 : i32, lhs_rows = 2 : i32, rhs_columns = 2 : i32} : (vector<8xf32>, vector<8xf32>) -> vector<4xf32>
  %one = llvm.mlir.constant(1 : i32) : i32
  %stride = llvm.mlir.constant(3 : i64) : i64
  %p = llvm.alloca %one x !llvm.array<8 x f32> : (i32) -> !llvm.ptr
  llvm.intr.matrix.column.major.store %1, %p, <stride=%stride> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> to !llvm.ptr stride i64
  %2 = llvm.intr.matrix.column.major.load %p, <stride=%stride> {columns = 2 : i32, isVolatile = false, rows = 2 : i32} : vector<4xf32> from !llvm.ptr stride i64
  %i = llvm.mlir.constant(3 : i32) : i32
  %3 = llvm.extractelement %2[%i : i32] : vector<4xf32>
  llvm.call @show_float(%3) : (f32) -> ()
  %4 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, f32
  %5 = llvm.load %4 : !llvm.ptr -> f32
  llvm.call @show_float(%5) : (f32) -> ()
  llvm.return
}

llvm.func @main() -> i32 {
  %0 = llvm.mlir.constant(dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]> : vector<8xf32>) : vector<8xf32>
  llvm.call @matrices(%0) : (vector<8xf32>) -> ()
  %1 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %1 : i32
}

// OUT: 120
// OUT: 100

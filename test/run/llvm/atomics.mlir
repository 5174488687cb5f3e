// Atomic accesses, each of which gives what was there before.

llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @show(%x: i32) {
  %0 = llvm.sext %x : i32 to i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.mlir.global internal @cell(10 : i32) {alignment = 4 : i64} : i32
llvm.mlir.global internal @real(1.5 : f32) {alignment = 4 : i64} : f32

llvm.func @show_cell() {
  %p = llvm.mlir.addressof @cell : !llvm.ptr
  %0 = llvm.load %p atomic seq_cst {alignment = 4 : i64} : !llvm.ptr -> i32
  llvm.call @show(%0) : (i32) -> ()
  llvm.return
}

llvm.func @main() -> i32 {
  %p = llvm.mlir.addressof @cell : !llvm.ptr
  %three = llvm.mlir.constant(3 : i32) : i32
  %minus = llvm.mlir.constant(-7 : i32) : i32
  %0 = llvm.atomicrmw add %p, %three seq_cst : !llvm.ptr, i32
  llvm.call @show(%0) : (i32) -> ()
  %1 = llvm.atomicrmw sub %p, %minus acq_rel : !llvm.ptr, i32
  llvm.call @show(%1) : (i32) -> ()
  %2 = llvm.atomicrmw _and %p, %minus monotonic : !llvm.ptr, i32
  llvm.call @show(%2) : (i32) -> ()
  %3 = llvm.atomicrmw _or %p, %three acquire : !llvm.ptr, i32
  llvm.call @show(%3) : (i32) -> ()
  %4 = llvm.atomicrmw _xor %p, %minus release : !llvm.ptr, i32
  llvm.call @show(%4) : (i32) -> ()
  %5 = llvm.atomicrmw nand %p, %three seq_cst : !llvm.ptr, i32
  llvm.call @show(%5) : (i32) -> ()
  %6 = llvm.atomicrmw max %p, %three seq_cst : !llvm.ptr, i32
  llvm.call @show(%6) : (i32) -> ()
  %7 = llvm.atomicrmw min %p, %minus seq_cst : !llvm.ptr, i32
  llvm.call @show(%7) : (i32) -> ()
  %8 = llvm.atomicrmw umin %p, %three seq_cst : !llvm.ptr, i32
  llvm.call @show(%8) : (i32) -> ()
  %9 = llvm.atomicrmw umax %p, %minus seq_cst : !llvm.ptr, i32
  llvm.call @show(%9) : (i32) -> ()
  %10 = llvm.atomicrmw xchg %p, %three seq_cst : !llvm.ptr, i32
  llvm.call @show(%10) : (i32) -> ()
  %11 = llvm.atomicrmw uinc_wrap %p, %three seq_cst : !llvm.ptr, i32
  llvm.call @show(%11) : (i32) -> ()
  %12 = llvm.atomicrmw udec_wrap %p, %three seq_cst : !llvm.ptr, i32
  llvm.call @show(%12) : (i32) -> ()
  %13 = llvm.atomicrmw usub_sat %p, %three seq_cst : !llvm.ptr, i32
  llvm.call @show(%13) : (i32) -> ()
  %14 = llvm.atomicrmw usub_cond %p, %three seq_cst : !llvm.ptr, i32
  llvm.call @show(%14) : (i32) -> ()
  llvm.call @show_cell() : () -> ()

  %zero = llvm.mlir.constant(0 : i32) : i32
  %15 = llvm.cmpxchg %p, %zero, %minus acq_rel monotonic : !llvm.ptr, i32
  %16 = llvm.extractvalue %15[0] : !llvm.struct<(i32, i1)>
  %17 = llvm.extractvalue %15[1] : !llvm.struct<(i32, i1)>
  %18 = llvm.zext %17 : i1 to i32
  llvm.call @show(%16) : (i32) -> ()
  llvm.call @show(%18) : (i32) -> ()
  %19 = llvm.cmpxchg %p, %zero, %three seq_cst seq_cst : !llvm.ptr, i32
  %20 = llvm.extractvalue %19[0] : !llvm.struct<(i32, i1)>
  %21 = llvm.extractvalue %19[1] : !llvm.struct<(i32, i1)>
  %22 = llvm.zext %21 : i1 to i32
  llvm.call @show(%20) : (i32) -> ()
  llvm.call @show(%22) : (i32) -> ()
  llvm.fence seq_cst
  llvm.fence syncscope("singlethread") acq_rel
  llvm.store %three, %p atomic release {alignment = 4 : i64} : i32, !llvm.ptr
  llvm.call @show_cell() : () -> ()

  %q = llvm.mlir.addressof @real : !llvm.ptr
  %two = llvm.mlir.constant(2.0 : f32) : f32
  %23 = llvm.atomicrmw fadd %q, %two seq_cst : !llvm.ptr, f32
  %24 = llvm.atomicrmw fsub %q, %23 seq_cst : !llvm.ptr, f32
  %25 = llvm.atomicrmw fmax %q, %24 seq_cst : !llvm.ptr, f32
  %26 = llvm.atomicrmw fmin %q, %two seq_cst : !llvm.ptr, f32
  %27 = llvm.load %q : !llvm.ptr -> f32
  %28 = llvm.fadd %26, %27 : f32
  %29 = llvm.fadd %28, %28 : f32
  %30 = llvm.fptosi %29 : f32 to i32
  llvm.call @show(%30) : (i32) -> ()
  llvm.return %zero : i32
}

// OUT: 10
// OUT: 13
// OUT: 20
// OUT: 16
// OUT: 19
// OUT: -22
// OUT: -3
// OUT: 3
// OUT: -7
// OUT: 3
// OUT: -7
// OUT: 3
// OUT: 0
// OUT: 3
// OUT: 0
// OUT: 0
// OUT: 0
// OUT: 1
// OUT: -7
// OUT: 0
// OUT: 3
// OUT: 11

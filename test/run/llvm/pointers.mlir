// Pointers with bits cleared, and of another address space.
// SKIP on armhf: 64-bit masks of pointers, and one address space

llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @show(%x: i32) {
  %0 = llvm.sext %x : i32 to i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.func @add(%p: !llvm.ptr<1>, %q: !llvm.ptr) -> i32 attributes {no_inline} {
  %0 = llvm.load %p : !llvm.ptr<1> -> i32
  %1 = llvm.addrspacecast %q : !llvm.ptr to !llvm.ptr<1>
  %2 = llvm.load %1 : !llvm.ptr<1> -> i32
  %3 = llvm.add %0, %2 : i32
  llvm.return %3 : i32
}

llvm.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.store volatile %five, %p : i32, !llvm.ptr
  // The low four bits of a pointer that is aligned so are clear already.
  %mask = llvm.mlir.constant(-16 : i64) : i64
  %0 = llvm.getelementptr %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %1 = llvm.intr.ptrmask %0, %mask : (!llvm.ptr, i64) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.call @show(%2) : (i32) -> ()
  %3 = llvm.addrspacecast %p : !llvm.ptr to !llvm.ptr<1>
  %4 = llvm.call @add(%3, %p) : (!llvm.ptr<1>, !llvm.ptr) -> i32
  llvm.call @show(%4) : (i32) -> ()
  %5 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %5 : i32
}

// OUT: 5
// OUT: 10

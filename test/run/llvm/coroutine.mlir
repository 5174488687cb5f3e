// A coroutine that counts: it shows a number each time it is resumed.

llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @show(%x: i32) {
  %0 = llvm.sext %x : i32 to i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.func @malloc(i64) -> !llvm.ptr
llvm.func @free(!llvm.ptr)

llvm.func @count(%from: i32) -> !llvm.ptr attributes {passthrough = ["presplitcoroutine"]} {
  %zero = llvm.mlir.constant(0 : i32) : i32
  %one = llvm.mlir.constant(1 : i32) : i32
  %null = llvm.mlir.zero : !llvm.ptr
  %false = llvm.mlir.constant(false) : i1
  %promise = llvm.alloca %one x i32 {alignment = 8 : i64} : (i32) -> !llvm.ptr
  %id = llvm.intr.coro.id %zero, %promise, %null, %null : (i32, !llvm.ptr, !llvm.ptr, !llvm.ptr) -> !llvm.token
  %size = llvm.intr.coro.size : i64
  %align = llvm.intr.coro.align : i64
  %space = llvm.add %size, %align : i64
  %memory = llvm.call @malloc(%space) : (i64) -> !llvm.ptr
  %handle = llvm.intr.coro.begin %id, %memory : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.br ^loop(%from : i32)
^loop(%n: i32):
  llvm.store %n, %promise : i32, !llvm.ptr
  llvm.call @show(%n) : (i32) -> ()
  %saved = llvm.intr.coro.save %handle : (!llvm.ptr) -> !llvm.token
  %state = llvm.intr.coro.suspend %saved, %false : i8
  llvm.switch %state : i8, ^suspend [
    0: ^resume,
    1: ^cleanup
  ]
^resume:
  %next = llvm.add %n, %one : i32
  llvm.br ^loop(%next : i32)
^cleanup:
  %frame = llvm.intr.coro.free %id, %handle : (!llvm.token, !llvm.ptr) -> !llvm.ptr
  llvm.call @free(%frame) : (!llvm.ptr) -> ()
  llvm.br ^suspend
^suspend:
  %none = llvm.mlir.none : !llvm.token
  %end = llvm.intr.coro.end %handle, %false, %none : (!llvm.ptr, i1, !llvm.token) -> !llvm.void
  llvm.return %handle : !llvm.ptr
}

llvm.func @main() -> i32 {
  %ten = llvm.mlir.constant(10 : i32) : i32
  %eight = llvm.mlir.constant(8 : i32) : i32
  %false = llvm.mlir.constant(false) : i1
  %0 = llvm.call @count(%ten) : (i32) -> !llvm.ptr
  llvm.intr.coro.resume %0 : !llvm.ptr
  llvm.intr.coro.resume %0 : !llvm.ptr
  %1 = llvm.intr.coro.promise %0, %eight, %false : (!llvm.ptr, i32, i1) -> !llvm.ptr
  %2 = llvm.load %1 : !llvm.ptr -> i32
  llvm.call @show(%2) : (i32) -> ()
  llvm.call_intrinsic "llvm.coro.destroy"(%0) : (!llvm.ptr) -> ()
  %3 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %3 : i32
}

// OUT: 10
// OUT: 11
// OUT: 12
// OUT: 12

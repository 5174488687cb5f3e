// Operations that say something of a value and give it back, or only say it.

llvm.func @printI64(i64)
llvm.func @printNewline()

llvm.func @show(%x: i32) {
  %0 = llvm.sext %x : i32 to i64
  llvm.call @printI64(%0) : (i64) -> ()
  llvm.call @printNewline() : () -> ()
  llvm.return
}

llvm.mlir.global private constant @text("text\00") : !llvm.array<5 x i8>
llvm.mlir.global private constant @file("file\00") : !llvm.array<5 x i8>
#domain = #llvm.alias_scope_domain<id = distinct[0]<>>
#scope = #llvm.alias_scope<id = distinct[1]<>, domain = #domain>

llvm.func @main() -> i32 {
  %one = llvm.mlir.constant(1 : i32) : i32
  %five = llvm.mlir.constant(5 : i32) : i32
  %line = llvm.mlir.constant(3 : i32) : i32
  %size = llvm.mlir.constant(4 : i64) : i64
  %true = llvm.mlir.constant(true) : i1
  %null = llvm.mlir.zero : !llvm.ptr
  %text = llvm.mlir.addressof @text : !llvm.ptr
  %file = llvm.mlir.addressof @file : !llvm.ptr
  %p = llvm.alloca %one x i32 {alignment = 16 : i64} : (i32) -> !llvm.ptr
  llvm.intr.experimental.noalias.scope.decl #scope
  "llvm.intr.var.annotation"(%p, %text, %file, %line, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
  llvm.store %five, %p : i32, !llvm.ptr
  %0 = "llvm.intr.annotation"(%five, %text, %file, %line) : (i32, !llvm.ptr, !llvm.ptr, i32) -> i32
  llvm.call @show(%0) : (i32) -> ()
  %1 = "llvm.intr.ptr.annotation"(%p, %text, %file, %line, %null) : (!llvm.ptr, !llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> !llvm.ptr
  llvm.intr.assume %true ["align"(%1, %size : !llvm.ptr, i64)] : i1
  %2 = llvm.intr.launder.invariant.group %1 : !llvm.ptr
  %3 = llvm.intr.strip.invariant.group %2 : !llvm.ptr
  %4 = llvm.intr.invariant.start 4, %3 : !llvm.ptr
  %5 = llvm.load %3 : !llvm.ptr -> i32
  llvm.intr.invariant.end %4, 4, %3 : !llvm.ptr
  llvm.call @show(%5) : (i32) -> ()
  %9 = llvm.load volatile %p : !llvm.ptr -> i32
  %10 = "llvm.intr.is.constant"(%9) : (i32) -> i1
  %11 = llvm.zext %10 : i1 to i32
  llvm.call @show(%11) : (i32) -> ()
  %12 = "llvm.intr.is.constant"(%five) : (i32) -> i1
  %13 = llvm.zext %12 : i1 to i32
  llvm.call @show(%13) : (i32) -> ()
  %14 = llvm.mlir.constant(0 : i32) : i32
  llvm.return %14 : i32
}

// OUT: 5
// OUT: 5
// OUT: 0
// OUT: 1

llvm.func@bit(%x:i64)->i32 {%a=llvm.mlir.constant(10:i32):i32 llvm.switch%x:i64,^never[18446744073709551616:^done(%a:i32)]^never:llvm.unreachable ^done(%result:i32):llvm.return%result:i32}

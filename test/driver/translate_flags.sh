#!/bin/sh
# mlcc-translate's own flags: on or off as they say, help, version.
. "$SOURCE/test/driver/common.inc"
translate=$MLCC-translate

step "help and version"
works "$translate" --help
prints "-mlir-to-llvmir"
works "$translate" --version
prints "mlcc-translate version"

cat >named.ll <<'END'
%pair = type { i32, i32 }
@p = global %pair zeroinitializer
END

step "a flag is off when it says so"
works "$translate" -import-llvm -import-structs-as-literals named.ll
prints "!llvm.struct<(i32, i32)>"
works "$translate" -import-llvm -import-structs-as-literals=false named.ll
prints 'struct<"pair", (i32, i32)>'
fails "$translate" -import-llvm -import-structs-as-literals=perhaps named.ll
says "import-structs-as-literals"
fails "$translate" -import-llvm=no named.ll
says "'-import-llvm' takes no value"
fails "$translate" named.ll
says "no translation was named"
works "$translate" -import-llvm -emit-expensive-warnings named.ll
says "'-emit-expensive-warnings' has no effect"

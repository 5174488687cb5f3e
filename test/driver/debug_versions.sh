#!/bin/sh
# label: slow
# -g and its like: whether there are line tables, and of which DWARF.
. "$SOURCE/test/driver/common.inc"
PATH=$PATH:$LLVM_BIN
need llvm-dwarfdump

version() { # flags; the version, or nothing
  works "$MLCC" -target x86_64-linux-gnu "$@" -c add.mlir
  llvm-dwarfdump --debug-info add.o | sed -n 's/.*version = 0x000\([0-9]\).*/\1/p'
}

expect() { # VERSION flags
  want=$1
  shift
  got=$(version "$@")
  [ "$got" = "$want" ] || stop "$*: DWARF '$got'"
}

step "-gdwarf-N"
for n in 2 3 4 5; do
  expect $n -gdwarf-$n
  expect $n -g -gdwarf-$n
  expect $n -gdwarf-$n -g
done
expect 4 -gdwarf-5 -gdwarf-4
fails "$MLCC" -gdwarf-6 -c add.mlir
says "unknown argument: '-gdwarf-6'"

step "the target's own version, as clang has it"
expect_for() { # TARGET VERSION
  works "$MLCC" -target $1 -g -c add.mlir
  got=$(llvm-dwarfdump --debug-info add.o | sed -n 's/.*version = 0x000\([0-9]\).*/\1/p')
  [ "$got" = "$2" ] || stop "$1: DWARF '$got'"
}
expect_for aarch64-linux-android 4
expect_for aarch64-linux-gnu 5
expect_for x86_64-unknown-freebsd 4
expect_for x86_64-unknown-openbsd 2

step "lines of assembly"
cat >lines.s <<'END'
.globl f
f:
  nop
  ret
END
assembled() { # VERSION flags; "" for no debug information
  want=$1
  shift
  works "$MLCC" -target x86_64-linux-gnu "$@" -c lines.s
  llvm-dwarfdump --debug-info --debug-line lines.o >out
  got=$(sed -n 's/.*Unit: .* version = 0x000\([0-9]\).*/\1/p' out)
  [ "$got" = "$want" ] || stop "$*: DWARF '$got'"
}
assembled ""
assembled 5 -g
prints 'DW_AT_name	("lines.s")'
prints "DW_AT_comp_dir	(\"$PWD\")"
grep -q "^0x0000000000000001      4 " out || stop "line 4 is lost"
assembled 4 -gdwarf-4
assembled 5 -Wa,-g
assembled 3 -Wa,--gdwarf-3
assembled 4 -gdwarf-5 -Wa,--gdwarf-4 -ffile-compilation-dir=/elsewhere
prints 'DW_AT_comp_dir	("/elsewhere")'
assembled "" -g -g0
works "$MLCC" -target x86_64-pc-windows-msvc -g -c lines.s
llvm-dwarfdump --debug-info lines.o >out
grep -q Unit out && stop "DWARF for Microsoft's tools"

step "-gembed-source"
works "$MLCC" -target x86_64-linux-gnu -g -gembed-source -S -emit-llvm add.mlir -o -
prints 'source: "func.func @add(%a: i32, %b: i32) -> i32 attributes'
works "$MLCC" -target x86_64-linux-gnu -g -gembed-source -c add.mlir
llvm-dwarfdump --debug-line add.o >out
prints '%sum = arith.addi %a, %b : i32'
works "$MLCC" -target x86_64-linux-gnu -g -gembed-source -gno-embed-source -S -emit-llvm add.mlir -o -
grep -q "source: " out && stop "-gno-embed-source is not heard"
echo 'llvm.func @f() { llvm.return loc("b.c":2:3) } loc("a.c":1:1)' >other.mlir
works "$MLCC" -target x86_64-linux-gnu -g -gembed-source -c other.mlir
fails "$MLCC" -target aarch64-linux-android -g -gembed-source -c add.mlir
works "$MLCC" -target aarch64-linux-android -gdwarf-5 -gembed-source -c add.mlir
fails "$MLCC" -g -gdwarf-4 -gembed-source -c add.mlir
says "'-gembed-source' is only allowed with '-gdwarf-5'"

step "debug information that the module carries"
cat >carried.mlir <<'END'
#file = #llvm.di_file<"k.c" in "/">
#unit = #llvm.di_compile_unit<id = distinct[0]<>, sourceLanguage = DW_LANG_C,
    file = #file, isOptimized = false, emissionKind = Full>
#type = #llvm.di_subroutine_type<types = #llvm.di_null_type>
#sub = #llvm.di_subprogram<id = distinct[1]<>, compileUnit = #unit, scope = #file,
    name = "f", file = #file, line = 1, scopeLine = 1,
    subprogramFlags = Definition, type = #type>
llvm.func @f() {
  llvm.return loc(fused<#sub>["k.c":1:1])
} loc(fused<#sub>["k.c":1:1])
END
works "$MLCC" -target x86_64-linux-gnu -gdwarf-3 -c carried.mlir
llvm-dwarfdump --debug-info carried.o >out
prints "version = 0x0003"

step "CodeView is Microsoft's, unless DWARF is asked for"
works "$MLCC" -target x86_64-pc-windows-msvc -g -S -emit-llvm add.mlir -o -
prints '"CodeView", i32 1'
works "$MLCC" -target x86_64-pc-windows-msvc -gdwarf-4 -S -emit-llvm add.mlir -o -
prints '"Dwarf Version", i32 4'
grep -q CodeView out && stop "CodeView as well"

step "-g levels"
for flag in -g -g1 -g2 -g3 -gdwarf -ggdb -ggdb3 -gline-tables-only -gmlt; do
  expect 5 $flag
done
expect "" -g0
expect "" -g -g0
expect "" -gdwarf-4 -g0
expect "" -ggdb0
exit 0

#!/bin/sh
# Questions about the compiler, in gcc's form.
. "$SOURCE/test/driver/common.inc"

step "--version"
works "$MLCC" --version
head -1 out |
  grep -qx 'mlcc version [0-9]*\.[0-9]*\.[0-9]* (LLVM 22\.[0-9.]*)' || stop "$(cat out)"
prints "Target: "
prints "Thread model: posix"
grep -qi 'clang\|Free Software' out && stop "another compiler is named"

step "-v"
works "$MLCC" -v
[ ! -s out ] || stop "-v prints to the standard output"
says "mlcc version"

step "-###"
works "$MLCC" -### add.mlir -o prog
says '"-c" -x mlir "add.mlir" -o "add.o"'
says "\"-o\" \"prog\""
absent prog

step "--help"
works "$MLCC" --help
prints "-emit-llvm"
grep -n '^[A-Z].*:$' out >headings
[ "$(head -1 headings)" = "3:What to make:" ] || stop "$(head -1 headings)"
[ "$(wc -l <headings)" -ge 10 ] || stop "options are not in groups"
grep -q 'Accepted' headings && stop "a heading without options"
[ "$(wc -L <out)" -le 79 ] || stop "a line is too long"
works "$MLCC" --help-hidden
prints "Accepted"

step "-dump"
works "$MLCC" -dumpmachine -target aarch64-linux-gnu
prints "aarch64-unknown-linux-gnu"
works "$MLCC" -dumpversion
grep -q '^[0-9.]*$' out || stop "$(cat out)"

step "the name of the program chooses the target"
ln -s "$MLCC" riscv64-linux-gnu-mlcc
works ./riscv64-linux-gnu-mlcc -dumpmachine
prints "riscv64-unknown-linux-gnu"

step "-print"
works "$MLCC" -print-file-name=nothing.a
[ "$(cat out)" = nothing.a ] || stop "$(cat out)"
works "$MLCC" -print-prog-name=no-such-program
[ "$(cat out)" = no-such-program ] || stop "$(cat out)"
works "$MLCC" -print-search-dirs
prints "libraries: ="
works "$MLCC" -print-targets
prints aarch64
works "$MLCC" --print-supported-cpus
prints x86-64-v3
works "$MLCC" -target aarch64-linux-gnu -mcpu=help
prints cortex-a76
works "$MLCC" -target aarch64-linux-gnu -mattr=help
prints sve2
works "$MLCC" -target aarch64-linux-gnu -print-multiarch
prints aarch64-linux-gnu
works "$MLCC" -print-multi-directory
prints .
works "$MLCC" -print-libgcc-file-name
prints libmlcc_rt.a
[ -e "$(cat out)" ] || stop "no $(cat out)"
works "$MLCC" -print-runtime-dir
[ -d "$(cat out)" ] || stop "no folder $(cat out)"
works "$MLCC" -print-resource-dir
[ -e "$(cat out)/targets.list" ] || stop "no targets.list"
works "$MLCC" -print-passes
prints convert-scf-to-cf
works "$MLCC" --sysroot=/some/where -print-sysroot
prints /some/where

step "output to a full disk"
if [ -e /dev/full ]; then
  for print in "mlcc --help" "mlcc --help-hidden" "mlcc --version" "mlcc -print-passes" \
    "mlcc --target-help" "mlcc -print-targets" "mlcc -mcpu=help" "mlcc -dumpmachine" \
    "mlcc -print-search-dirs" "mlcc -Wl,--version" "mlcc --autocomplete=-f" \
    "mlcc -E add.mlir" "mlcc -M add.mlir" "mlcc -MD -MF - -c add.mlir" \
    "mlcc -S -emit-llvm add.mlir -o -" \
    "mlcc-opt --help" "mlcc-opt --version" "mlcc-opt -list-passes" \
    "mlcc-opt -show-dialects" "mlcc-opt add.mlir" "mlcc-opt -split-input-file add.mlir" \
    "mlcc-translate --help" "mlcc-translate --version" \
    "mlcc-runner --help" "mlcc-runner --version"; do
    "$BIN"/$print >/dev/full 2>err
    [ $? = 1 ] || stop "exit status of $print"
    grep -q "cannot write " err ||
      stop "$print says: $(cat err)"
    [ "$(grep -c error err)" = 1 ] || stop "$print: $(cat err)"
  done
fi
exit 0

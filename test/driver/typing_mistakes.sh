#!/bin/sh
# Values that nobody knows are errors, not defaults.
. "$SOURCE/test/driver/common.inc"

refused() { # ARGUMENT MESSAGE
  argument=$1
  fails "$MLCC" $argument -c add.mlir
  says "$2"
  absent add.o
}

step "-x"
refused "-x c" "'-x c' is another language; compile it with its own compiler"
refused "-x c++" "another language"
refused "-x mlri" "language not recognized: 'mlri'; known: mlir, ir"

step "options of LLVM's"
refused "-mllvm -bogus" "Unknown command line argument '-bogus'"
refused "-mllvm -inline-threshold=many" "-mllvm"
works "$MLCC" -mllvm -x86-asm-syntax=intel -c add.mlir

step "-fdiagnostics-color="
rm -f add.o
refused -fdiagnostics-color=bogus \
  "invalid value 'bogus' in '-fdiagnostics-color=bogus'; known: auto, never, always"
works "$MLCC" -fdiagnostics-color=never -c add.mlir
exit 0

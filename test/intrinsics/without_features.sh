#!/bin/bash
# Every operation of an instruction set's dialect is an error with a place where
# the target does not have it: another architecture, or the right one without its
# features. LLVM never sees it, and there is no output.
#
# It writes to the current folder. Environment: MLCC, SOURCE, CC.

set -u
failed=0

# The third argument of LLVM_OP is the name.
operations() { # dialect
  printf '%s\n' '#define LLVM_OP(dialect, token, name, ...) @ name' \
    "#include \"intrinsics/$1/$1.def\"" |
    "${CC:-cc}" -E -P -I "$SOURCE" -x c - |
    grep -oE '@ ("[^"]*" ?)+' | tr -d '@" ' | sort
}

# Those that an error names.
refused() {
  grep -E "^$1:[0-9]+:[0-9]+: error: " err |
    grep -oE "error: '[^']*' op (needs the CPU feature|is an instruction)" |
    cut -d"'" -f2 | sort -u
}

for target in x86_64-linux-gnu i386-linux-gnu \
  "aarch64-linux-gnu -march=armv8-a+nosimd" riscv64-linux-gnu wasm32-wasi; do
  count=0
  for dialect in x86vector amx arm_neon arm_sve arm_sme; do
    module=$SOURCE/test/dialect/$dialect/ops.mlir
    "$MLCC" -target $target -ferror-limit=0 -c "$module" -o x.o 2>err
    status=$?
    missing=$(comm -23 <(operations $dialect) <(refused "$module"))
    others=$(grep ' error: ' err |
      grep -vcE 'op (needs the CPU feature|is an instruction)')
    if [ $status != 1 ] || [ -n "$missing" ] || [ "$others" != 0 ] ||
      [ -e x.o ]; then
      echo "$target, $dialect: status $status, $others other errors," \
        "not refused:" $missing
      failed=1
    fi
    count=$((count + $(refused "$module" | wc -l)))
  done
  echo "$target: $count operations are errors"
done
exit $failed

#!/bin/sh
# label: slow
# What a flag adds to and takes from the attributes of functions and the flags
# of the module: as code_attributes.txt has it, which was so when clang did the
# same (code_attributes_clang.sh, which is slow).
# `sh test/driver/code_attributes.sh --update` writes that file anew.
: "${SOURCE:=.}" "${MLCC:=build/release/bin/mlcc}"
table=$(cd "$SOURCE" && pwd)/test/driver/code_attributes.txt
if [ "${1-}" = --update ]; then
  MLCC=$(realpath "$MLCC") SOURCE=$(realpath "$SOURCE")
  cd "$(mktemp -d)" || exit 1
fi
. "$SOURCE/test/driver/common.inc"
. "$SOURCE/test/driver/code_attributes.inc"

compile() { # into the file OUTPUT with FLAG...
  output=$1
  shift
  "$MLCC" -target "$target" "$@" -O1 -S -emit-llvm f.mlir -o "$output" 2>err ||
    { cat err; stop "$* is refused"; }
}

# "<" and ">" and the fact, behind each line of the list.
changes() { # attributes OR features, of the list in the file of that name
  last=
  while IFS='|' read -r target flags; do
    target=${target% }
    step "$target $flags"
    [ "$target" = "$last" ] || { compile without.ll; "$1" without.ll | sort -u >without; }
    last=$target
    compile with.ll $flags
    "$1" with.ll | sort -u >with
    echo "$target |$flags"
    diff without with | grep '^[<>]' | sort
  done <"$2"
}

{
  changes attributes flags
  changes features features
} >changed || { cat changed; exit 1; }
step "what flags change"
if [ "${1-}" = --update ]; then
  cp changed "$table"
else
  diff "$table" changed || stop "not as in code_attributes.txt"
fi

step "what is no argument"
refuses() { # MESSAGE TARGET OPTION
  fails "$MLCC" -target "$2" "$3" -c f.mlir -o f.o
  says "$1"
  absent f.o
}
refuses "unsupported part 'leaf2' in '-mbranch-protection=pac-ret+leaf2'; known: none, standard" \
  aarch64-linux-gnu -mbranch-protection=pac-ret+leaf2
refuses "unsupported part 'pac' in" aarch64-linux-gnu -mbranch-protection=pac+bti
refuses "unsupported part 'bt' in" aarch64-linux-gnu -mbranch-protection=bt
for value in 1x 1,2 65536 1,1x x; do
  refuses "invalid argument '$value' to '-fpatchable-function-entry='" \
    x86_64-linux-gnu "-fpatchable-function-entry=$value"
done
refuses "'-mrvv-vector-bits=zvl' needs vectors, which target 'riscv64-unknown-linux-gnu' has not" \
  riscv64-linux-gnu -mrvv-vector-bits=zvl
works "$MLCC" -target riscv64-linux-gnu -march=rv64gcv -mrvv-vector-bits=zvl -S -emit-llvm f.mlir -o -
prints "vscale_range(2,2)"
works "$MLCC" -target x86_64-linux-gnu -mnop-mcount -c f.mlir -o f.o
says "argument unused during compilation: '-mnop-mcount'"
fails "$MLCC" -target x86_64-linux-gnu -mnop-mcount -Werror=unused-command-line-argument -c f.mlir -o f.o
fails "$MLCC" -target x86_64-linux-gnu -g -gdwarf-4 -gembed-source -c f.mlir -o f.o
says "'-gembed-source' is only allowed with '-gdwarf-5'"
works "$MLCC" -target x86_64-linux-gnu -g -gdwarf-5 -gembed-source -c f.mlir -o f.o
exit 0

#!/bin/bash
# For every kernel of examples/ and several targets: what -S writes, assembled,
# is what -c writes. Same sections, same bytes in them, same ELF flags. Calls of
# the runtime stay calls: -S cannot bring it along, as -c does.
#
# A run takes a sixth of them, others for each SEED.
#
# Environment: MLCC, WORK, and ONLY as for run.sh. Exit status: 0 all passed,
# 1 something failed, 77 a tool is absent.

set -u
here=$(cd "$(dirname "$0")" && pwd)
examples=$here/../../examples
SOURCE=$here/../..
. "$SOURCE/test/sample.inc"
: "${WORK:?a folder to build in}"
work=$WORK/sections
mkdir -p "$work"

for tool in "${MLCC:-mlcc}" llvm-readelf-22 llvm-objdump-22; do
  if ! command -v "$tool" >/dev/null; then
    echo "sections: no $tool, skipped"
    exit 77
  fi
done

# The contents of an object but for its tables of names, and its flags.
# RISC-V's assembler keeps local labels that the compiler drops.
contents() {
  llvm-readelf-22 -h "$1" | grep -E 'Class|Machine|Flags'
  llvm-objdump-22 -s "$1" | grep -v 'file format' |
    awk '/^Contents of section/ { keep = $4 !~ /^\.(strtab|symtab|shstrtab|llvm_addrsig)/ } keep'
  llvm-readelf-22 -rW "$1" | awk '/R_/ { print $1, $3 }'
}

passed=0 failed=0
for target in x86_64-linux-gnu aarch64-linux-android riscv64-linux-gnu \
  arm-linux-gnueabihf; do
  for name in ${ONLY:-$(cd "$examples" && echo */ | tr -d /)}; do
    [ -n "${ONLY:-}" ] || sampled 6 "$target $name" || continue
    source=$examples/$name/$name.mlir base=$work/$name.$target
    if "$MLCC" -target $target -fno-self-contained -c "$source" \
      -o "$base.o" &&
      "$MLCC" -target $target -S "$source" -o "$base.s" &&
      "$MLCC" -target $target -fno-self-contained -c "$base.s" \
        -o "$base.s.o" &&
      contents "$base.o" >"$base.txt" &&
      contents "$base.s.o" >"$base.s.txt" &&
      diff "$base.txt" "$base.s.txt" >"$base.diff"; then
      passed=$((passed + 1))
    else
      failed=$((failed + 1))
      echo "FAIL $target $name"
      head -10 "$base.diff"
    fi
  done
done
echo "sections: $passed passed, $failed failed"
[ $failed -eq 0 ]

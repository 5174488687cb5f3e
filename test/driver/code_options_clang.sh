#!/bin/sh
# label: slow
# What options of code make of a function is what clang makes of C's.
. "$SOURCE/test/driver/common.inc"
need clang-22
cat >f.c <<'END'
float f(float a, float b) {
  return a * b + a;
}
END
cat >f.mlir <<'END'
llvm.func @f(%a: f32, %b: f32) -> f32 {
  %0 = llvm.fmul %a, %b : f32
  %1 = llvm.fadd %0, %a : f32
  llvm.return %1 : f32
}
END

# Linkage and flags of f, and the attributes of definitions that options set.
facts() {
  sed -n 's/^define \(dso_local \)*\([a-z]* *\)[a-z(]* *.*float @f(.*/\2/p' "$1" |
    grep -E 'hidden|protected'
  sed -n 's/.*= \(fmul\|fadd\) \(.*\)float .*/\1 \2/p' "$1"
  grep '^attributes #0' "$1" | tr ' ' '\n' |
    grep -E '^(ssp.*|"no-builtin.*|"no-.*-fp-math".*|nonlazybind)$' | sort
  grep -o '"RtLibUseGOT", i32 1' "$1"
}

for flags in -fvisibility=hidden -fvisibility=protected -fvisibility=internal \
  -fstack-protector -fstack-protector-strong -fstack-protector-all \
  -fno-stack-protector -fno-builtin -ffreestanding "-fno-builtin-sin -fno-builtin-cos" \
  -fno-plt -ffast-math -funsafe-math-optimizations -ffp-contract=fast \
  "-ffp-contract=off -fno-honor-nans" "-ffp-contract=off -fno-honor-infinities" \
  "-ffp-contract=off -fno-signed-zeros" "-ffp-contract=off -ffinite-math-only" \
  "-ffp-contract=off -freciprocal-math" "-ffp-contract=off -fapprox-func" \
  "-ffp-contract=off -fassociative-math -fno-signed-zeros" \
  "-ffast-math -fno-finite-math-only" "-ffast-math -ffp-contract=off" \
  "-fno-finite-math-only -ffast-math" "-O3 -ffast-math -fhonor-nans"; do
  step "$flags"
  # Without -ffp-contract clang fuses within an expression of C.
  case $flags in *fp-contract*) c=$flags ;; *) c="-ffp-contract=off $flags" ;; esac
  works "$MLCC" -target x86_64-linux-gnu -O1 $flags -S -emit-llvm f.mlir -o ours.ll
  works clang-22 -target x86_64-linux-gnu -O1 $c -S -emit-llvm f.c -o theirs.ll
  facts ours.ll >ours
  facts theirs.ll >theirs
  diff theirs ours || stop "differs from clang"
done
exit 0

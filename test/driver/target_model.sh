#!/bin/sh
# What passes know of the processor: -print-target-model, the options that reach
# it, and the same flags of mlcc-opt.
. "$SOURCE/test/driver/common.inc"

model() { # prints what follows the name $1 for the options behind it
  name=$1
  shift
  works "$MLCC" -print-target-model "$@"
  sed -n "s/^$name: //p" out
}

is() {
  want=$1
  shift
  got=$(model "$@")
  [ "$got" = "$want" ] || stop "$*: '$got', not '$want'"
}

x86=--target=x86_64-linux-gnu
arm=--target=aarch64-linux-gnu
riscv=--target=riscv64-linux-gnu

step "vectors and instructions are those of the features"
is "16" "vector bytes" $x86
is "vector-f32 pairs-128 extrema-of-numbers interleave vector-f64" "instructions" $x86
is "32" "vector bytes" $x86 -mavx2
is "fma vector-f32 pairs-128 extrema-i32 extrema-of-numbers interleave vector-f64" "instructions" $x86 -mfma
is "64" "vector bytes" $x86 -march=x86-64-v4
is "32" "vector registers" $x86 -march=x86-64-v4
is "fma masks vector-f32 pairs-128 pairs-256 pairs-512 extrema-i32 extrema-i64 scale extrema-of-numbers interleave vector-f64" "instructions" $x86 -march=x86-64-v4
is "dot-i8 vector-f32 pairs-128 pairs-256 extrema-i32 extrema-of-numbers interleave vector-f64" "instructions" $x86 -mavxvnni
is "fma masks vector-f32 dot-i8-512 pairs-128 pairs-256 extrema-i32 extrema-i64 scale extrema-of-numbers interleave vector-f64" "instructions" $x86 -mavx512vnni -mno-avx512bw
is "8" "vector registers" --target=i386-linux-gnu -mavx2
is "16" "vector bytes" $arm
is "fma lane-fma neon vector-f32 interleave vector-f64" "instructions" $arm
is "fma masks vector-f32 vector-f64" "instructions" $riscv -march=rv64gcv
is "fma masks vector-f32" "instructions" $riscv -march=rv64gc_zve32f
is "fma broadcast-apart interleave" "instructions" --target=arm-linux-gnueabihf -mfpu=neon-vfpv4
is "16, scalable" "vector bytes" $arm -march=armv8-a+sve
is "16, scalable" "vector bytes" $riscv -march=rv64gcv
is "32, scalable" "vector bytes" $riscv -march=rv64gcv_zvl256b
is "0" "vector bytes" $riscv
is "16" "vector bytes" --target=wasm32-wasi -msimd128
is "0" "vector bytes" --target=wasm32-wasi

step "caches are those of the processor that code is tuned for"
is "1408 KiB" "L3 cache per core" $x86 -mcpu=cascadelake
is "48 KiB" "L1 data cache" $x86 -mcpu=cascadelake -mtune=znver5
is "znver5" "cpu" $x86 -mcpu=cascadelake -mtune=znver5
is "128 bytes" "cache line" --target=arm64-apple-macosx -mcpu=apple-m2
is "none" "L3 cache per core" $riscv

step "-mprefer-vector-width="
is "32" "vector bytes" $x86 -mcpu=cascadelake -mprefer-vector-width=256
is "64" "vector bytes" $x86 -mcpu=cascadelake -mprefer-vector-width=none
is "16" "vector bytes" $x86 -mprefer-vector-width=512

# math.erfc by polynomials wants an fma that is one instruction.
cat >erfc.mlir <<'END'
func.func @f(%x: vector<4xf32>) -> vector<4xf32> {
  %y = math.erfc %x fastmath<afn> : vector<4xf32>
  return %y : vector<4xf32>
}
END
pass="builtin.module(math-polynomial-approximation{near-vectors=true})"

step "mlcc-opt takes -target=, -march=, -mcpu=, -mtune=, -mattr="
for flags in "" "-target=x86_64-linux-gnu -march=haswell" \
  "--target=x86_64-linux-gnu -mattr=+fma" "-target=aarch64-linux-gnu" \
  "-target=x86_64-linux-gnu -mcpu=skylake -mtune=znver4"; do
  works "$MLCC-opt" $flags "-pass-pipeline=$pass" erfc.mlir
  grep -q math.erfc out && stop "$flags: erfc is left"
done
for flags in "-target=x86_64-linux-gnu" \
  "-target=x86_64-linux-gnu -mcpu=haswell -mattr=-fma" \
  "-target=x86_64-linux-gnu -mprefer-vector-width=256"; do
  works "$MLCC-opt" $flags "-pass-pipeline=$pass" erfc.mlir
  prints math.erfc
done

step "the width of index is the target's"
cat >index.mlir <<'END'
func.func @f(%x: index) -> index {
  return %x : index
}
END
works "$MLCC-opt" -target=arm-linux-gnueabihf -convert-func-to-llvm index.mlir
prints "@f(%arg0: i32) -> i32"
works "$MLCC-opt" -target arm-linux-gnueabihf -pass-pipeline \
  'builtin.module(convert-func-to-llvm)' index.mlir
prints i32
works "$MLCC-opt" -convert-func-to-llvm index.mlir
prints "@f(%arg0: i64) -> i64"

step "targets that are not known, or contradict the module"
fails "$MLCC-opt" -target=nowhere -cse index.mlir
says "unknown target 'nowhere'"
fails "$MLCC-opt" -target=x86_64-linux-gnu -mcpu=z80 -cse index.mlir
says "z80"
cat >big.mlir <<'END'
module attributes {llvm.data_layout = "E-p:32:32"} {}
END
fails "$MLCC-opt" -target=x86_64-linux-gnu -cse big.mlir
says "big.mlir:1:1: error: data layout 'E-p:32:32' is big-endian, target 'x86_64-unknown-linux-gnu' is not"

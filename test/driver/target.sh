#!/bin/sh
# The options of a target.
. "$SOURCE/test/driver/common.inc"
cat >vector.mlir <<'END'
func.func @f(%a: vector<8xf32>, %b: vector<8xf32>) -> vector<8xf32> {
  %sum = arith.addf %a, %b : vector<8xf32>
  return %sum : vector<8xf32>
}
END
x86="-target x86_64-linux-gnu"

compile() { # flags; into out
  works "$MLCC" "$@" -S vector.mlir -o -
}

step "--target, -target, --target T"
for spelling in --target=aarch64-linux-android "--target aarch64-linux-android" \
  "-target aarch64-linux-android"; do
  compile $spelling
  prints "fadd"
done

step "-march, -mcpu, -mattr, -m"
compile $x86
grep -q ymm out && stop "AVX without being asked"
for flag in -march=haswell -mattr=+avx -mavx -march=x86-64-v3; do
  compile $x86 $flag
  prints ymm
done
compile $x86 -mavx -mno-avx
grep -q ymm out && stop "-mno-avx is not heard"
works "$MLCC" $x86 -mtune=znver4 -S -emit-llvm vector.mlir -o -
prints '"tune-cpu"="znver4"'
works "$MLCC" -target aarch64-linux-gnu -mcpu=cortex-a76 -S -emit-llvm vector.mlir -o -
prints '"target-cpu"="cortex-a76"'

step "Wide vectors of loops where they cost no clock"
ir="-S -emit-llvm vector.mlir -o -"
works "$MLCC" $x86 -march=emeraldrapids $ir
prints '"prefer-vector-width"="512"'
works "$MLCC" $x86 -march=x86-64 -mtune=sapphirerapids $ir
prints '"prefer-vector-width"="512"'
works "$MLCC" $x86 -march=emeraldrapids -mprefer-vector-width=256 $ir
prints '"prefer-vector-width"="256"'
for narrow in -march=skylake-avx512 "-march=emeraldrapids -mprefer-vector-width=none"; do
  works "$MLCC" $x86 $narrow $ir
  grep -q 'prefer-vector-width"="512' out && stop "$narrow: wide vectors of loops"
done

step "-march=native"
works "$MLCC" -march=native -c vector.mlir

step "-m32"
works "$MLCC" $x86 -m32 -dumpmachine
grep -q '^i[36]86-' out || stop "$(cat out)"

step "-m16"
works "$MLCC" $x86 -m16 -dumpmachine
[ "$(cat out)" = i386-unknown-linux-code16 ] || stop "$(cat out)"
works "$MLCC" $x86 -m16 -c add.mlir -o real.o
"$LLVM_BIN/llvm-objdump" -d --triple=i386-unknown-linux-code16 real.o >out
grep -q '66 *c3.*retl' out || { cat out; stop "no code for segments of 16 bits"; }
fails "$MLCC" -target aarch64-linux-gnu -m16 -c add.mlir
says "target 'aarch64-linux-gnu' has no 16-bit variant"

step "-fPIC and -fno-pic"
cat >global.mlir <<'END'
module {
  memref.global @g : memref<4xi32> = uninitialized
  func.func @get() -> memref<4xi32> {
    %g = memref.get_global @g : memref<4xi32>
    return %g : memref<4xi32>
  }
}
END
works "$MLCC" $x86 -fPIC -S global.mlir -o -
prints "g@GOTPCREL"
works "$MLCC" $x86 -fno-pic -S global.mlir -o -
grep -q GOTPCREL out && stop "-fno-pic goes through the GOT"

step "-mabi, -mfloat-abi"
works "$MLCC" -target riscv64-linux-gnu -mabi=lp64 -c add.mlir
works "$MLCC" -target armv7-linux-gnueabi -mfloat-abi=softfp -c add.mlir

step "a target without object files"
for target in nvptx64-nvidia-cuda xcore; do
  fails "$MLCC" -target $target -c add.mlir
  says "mlcc: error: target '$target"
  says "has no object files; -S writes assembly"
  [ "$(wc -l <err)" = 1 ] || stop "$target: more is said"
  absent add.o
  works "$MLCC" -target $target -S add.mlir -o add.s
done
fails "$MLCC" -target xcore -c add.s
cp add.mlir again.mlir
fails "$MLCC" -target xcore -c add.mlir again.mlir
[ "$(wc -l <err)" = 1 ] || stop "an error for each input"
fails "$MLCC" -target xcore add.mlir again.mlir -o program
says "has no object files; -S writes assembly"
[ "$(wc -l <err)" = 1 ] || stop "an error for each input of a link"

step "sections"
works "$MLCC" $x86 -ffunction-sections -S add.mlir -o -
prints ".text.add"

step "-threads changes nothing, nor does the folder"
works "$MLCC" -threads=1 -c add.mlir -o one.o
works "$MLCC" -threads=4 -c add.mlir -o four.o
cmp one.o four.o || stop "threads change the object"
mkdir elsewhere && cp add.mlir elsewhere
(cd elsewhere && "$MLCC" -c add.mlir -o ../elsewhere.o) || stop "fails elsewhere"
cmp one.o elsewhere.o || stop "the folder changes the object"

exit 0

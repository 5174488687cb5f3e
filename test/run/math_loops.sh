#!/bin/sh
# Functions of math in loops over f32 and f64, which are computed without calls so
# that LLVM vectorizes the loops (-fvectorize-math): they are as near as doc/status.md says
# and right for what is no ordinary number, and a value does not depend on its
# place (math_loops.c). On each target that there is an emulator for.
#
# Environment: MLCC; WORK, a folder to build in. Exit status: 0 all is right, 1
# something is not.

here=$(cd "$(dirname "$0")" && pwd)
SOURCE=$here/../..
mkdir -p "${WORK:?a folder to build in}/math_loops"
cd "$WORK/math_loops" || exit 1
. "$SOURCE/test/driver/common.inc" # makes files here

# name, low, high, units of the last place with FMA and without: f32
table_f32="
exp -110 89 1 1
log 1e-44 1e37 1 1.5
log2 1e-44 1e37 1.5 1.5
log1p -0.999 1e37 2.5 2.5
expm1 -80 80 2.5 3
tanh -20 20 6 6
erf -10 10 6 6
asin -1 1 8 8
acos -1 1 1.5 1.5
"
# and f64
table_f64="
exp -750 710 1.5 1.5
exp2 -1080 1025 1 1.5
expm1 -50 710 2 2
log 1e-320 1e300 1 1
log2 1e-320 1e300 1.5 2
log10 1e-320 1e300 1 2
log1p -0.999 1e300 1 1
tanh -25 25 1.5 1.5
erf -7 7 1 1.5
"

# With the column of bounds $1, of type $2.
write() {
  type=$2
  : >loops.mlir
  : >rows.inc
  eval "echo \"\$table_$type\"" | while read -r name low high fused unfused; do
    [ -n "$name" ] || continue
    [ "$1" = fused ] && bound=$fused || bound=$unfused
    echo "ROW($name, $low, $high, $bound)" >>rows.inc
    cat >>loops.mlir <<END
func.func @loop_$name(%a: memref<?x$type, strided<[1], offset: ?>>,
                      %b: memref<?x$type, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %a, %c0 : memref<?x$type, strided<[1], offset: ?>>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %a[%i] : memref<?x$type, strided<[1], offset: ?>>
    %y = math.$name %x : $type
    memref.store %y, %b[%i] : memref<?x$type, strided<[1], offset: ?>>
  }
  return
}
END
  done
}

computes() { # cc, emulator, flags of mlcc
  cc=$1 emulator=$2 mode=
  shift 2
  case $* in *-ffast-math*) mode=fast ;; esac
  works "$MLCC" -femit-c-interface -fPIC "$@" -c loops.mlir -o loops.o
  $cc -O1 -fPIC -DOF_$type -I. "$here/math_loops.c" loops.o -lm -o loops ||
    stop "cannot link"
  $emulator ./loops $mode >out 2>&1 || { cat out; stop "$cc $type $*"; }
}

has_no_calls() {
  works "$MLCC" -S "$@" loops.mlir -o loops.s
  ! grep -E "\b(exp2?|log|log2|log10|log1p|expm1|tanh|erf|asin|acos)f?\b" loops.s ||
    stop "$type $*: calls are left"
}

if [ "$(uname -m)" = x86_64 ]; then
  x86="-target x86_64-linux-gnu"
  levels="x86-64-v3"
  ! grep -q avx512dq /proc/cpuinfo || levels="$levels x86-64-v4"
  for row in "f32 mulps" "f64 mulpd"; do
    step "x86-64, ${row% *}"
    write unfused "${row% *}"
    for level in x86-64 x86-64-v2; do
      computes cc "" $x86 -march=$level
      computes cc "" $x86 -march=$level -ffast-math
      has_no_calls $x86 -march=$level
      grep -q "${row#* }" loops.s || stop "$level: no vectors"
    done
    write fused "${row% *}"
    for level in $levels; do
      computes cc "" $x86 -march=$level -O3
      computes cc "" $x86 -march=$level -ffast-math
      has_no_calls $x86 -march=$level
      grep -q "ymm" loops.s || stop "$level: no vectors"
    done
  done
fi

try() { # triple, emulator, what is in the assembly of f32, and of f64, flags
  command -v "$1-gcc" >/dev/null && command -v "${2%% *}" >/dev/null || {
    echo "no $1-gcc or no $2, skipped"
    return
  }
  triple=$1 emulator=$2 sign_f32=$3 sign_f64=$4
  shift 4
  step "$triple $*"
  for float in f32 f64; do
    write fused $float
    has_no_calls -target $triple "$@"
    eval "grep -qE \"\$sign_$float\" loops.s" || stop "$triple $float $*: no vectors"
    computes "$triple-gcc" "$emulator -L /usr/$triple" -target $triple "$@"
  done
}

try aarch64-linux-gnu qemu-aarch64 "fmla.*4s" "fmla.*2d"
try aarch64-linux-gnu "qemu-aarch64 -cpu max" "fm(la|ad).*z[0-9]+.s" \
  "fm(la|ad).*z[0-9]+.d" -march=armv8-a+sve
try riscv64-linux-gnu "qemu-riscv64 -cpu rv64,v=true,vlen=256" "vfm(add|acc)" \
  "vfm(add|acc)" -march=rv64gcv
try s390x-linux-gnu "qemu-s390x -cpu max" vfmasb vfmadb -march=z14

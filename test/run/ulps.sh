#!/bin/bash
# How far the functions of math are off, in units of the last place, scalar, in
# loops that LLVM vectorizes and on vectors: measured against MPFR (ulps.c), and
# no more than the table below says, nor than doc/status.md.
#
# Environment: MLCC, WORK, HOST_CC; COUNT times 1024 numbers are tried of each.
# Exit status: 0 none is off by more, 1 one is, 77 a tool is absent.
# label: slow

set -u
here=$(cd "$(dirname "$0")" && pwd)
: "${MLCC:?the compiler}" "${WORK:?a folder to build in}"
: "${HOST_CC:=cc}"
mkdir -p "$WORK/ulps"
cd "$WORK/ulps" || exit 1

[ "$(uname -m)" = x86_64 ] || { echo "not on x86-64, skipped"; exit 77; }
echo '#include <mpfr.h>' | "$HOST_CC" -E - >/dev/null 2>&1 ||
  { echo "no libmpfr-dev, skipped"; exit 77; }

# name, number of operands, MPFR's function, what is tried, and how far it may be
# off: f32, vectors of f32, vectors of f32 where approximate functions are allowed
# (afn), f64, vectors of f64; `-` where nothing is tried.
table="
acos   1 mpfr_acos  -1 1           1 1.5 1.5 1 1
acosh  1 mpfr_acosh 1 1e30         1.5 1.5 - 2.5 2.5
asin   1 mpfr_asin  -1 1           1 8 8 1 1
asinh  1 mpfr_asinh -1e30 1e30     1.5 1.5 - 2 2
atan   1 mpfr_atan  -1e30 1e30     1 1 64 1 1
atan2  2 mpfr_atan2 -1e30 1e30     1.5 1.5 - 1 1
atanh  1 mpfr_atanh -0.999 0.999   2 2 - 2 2
cbrt   1 mpfr_cbrt  -1e30 1e30     1 1 - 4 4
cbrt   1 mpfr_cbrt  1e-30 1e30     - - 16 - -
cos    1 mpfr_cos   -1e5 1e5       1 1 - 1 1
cosh   1 mpfr_cosh  -88 88         1.5 1.5 - 2 2
erf    1 mpfr_erf   -10 10         1 6 6 1 1
erfc   1 mpfr_erfc  -5 9           3 3 3 5 5
exp    1 mpfr_exp   -110 89        1 1 1 1 1.5
exp    1 mpfr_exp   -750 710       - - - 1 1.5
exp2   1 mpfr_exp2  -126 127       1 1 - 1 1
exp2   1 mpfr_exp2  -1080 1025     - - - 1 1
expm1  1 mpfr_expm1 -80 80         1 2.5 2.5 1 2
expm1  1 mpfr_expm1 -1 710         - - - 1 2
log    1 mpfr_log   1e-44 1e37     1 1 1 1 1
log    1 mpfr_log   0 1.7e308      - - - 1 1
log    1 mpfr_log   0.5 2          - - - 1 1
log10  1 mpfr_log10 1e-37 1e37     2 2 - 2 1
log10  1 mpfr_log10 0 1.7e308      - - - 2 1
log10  1 mpfr_log10 0.5 2          - - - 2 1
log1p  1 mpfr_log1p -0.999 1e37    1 2.5 2.5 1 1
log1p  1 mpfr_log1p -1 10          - - - 1 1
log2   1 mpfr_log2  1e-44 1e37     1 1.5 1.5 1 1.5
log2   1 mpfr_log2  0 1.7e308      - - - 1 1.5
log2   1 mpfr_log2  0.5 2          - - - 1 1.5
powf   2 mpfr_pow   0.001 10       1 1 - 1 1
rsqrt  1 rsqrt_exact 1e-37 1e37    1.5 1.5 - 1.5 1.5
sin    1 mpfr_sin   -1e5 1e5       1 1 - 1 1
sinh   1 mpfr_sinh  -88 88         2 2 - 2 2
sqrt   1 mpfr_sqrt  1e-37 1e37     0.5 0.5 - 0.5 0.5
tan    1 mpfr_tan   -1e5 1e5       1.5 1.5 - 1 1
tanh   1 mpfr_tanh  -20 20         2 6 6 2 1.5
"

# A function that takes each number of a buffer, or a vector at a time.
write_function() { # op operands float form
  local operands="%a" element=$3 step=1 flags=
  [ "$2" = 1 ] || operands="%a, %b"
  [ "$4" = scalar ] || [ "$4" = loop ] || { element="vector<8x$3>" step=8; }
  [ "$4" != fast ] || flags=" fastmath<afn>"
  echo "func.func @run_$1_$3_$4(%x: memref<?x$3>, %y: memref<?x$3>, %r: memref<?x$3>) {"
  echo "  %c0 = arith.constant 0 : index"
  echo "  %step = arith.constant $step : index"
  echo "  %n = memref.dim %x, %c0 : memref<?x$3>"
  echo "  scf.for %i = %c0 to %n step %step {"
  if [ $step = 1 ]; then
    echo "    %a = memref.load %x[%i] : memref<?x$3>"
    echo "    %b = memref.load %y[%i] : memref<?x$3>"
  else
    echo "    %a = vector.load %x[%i] : memref<?x$3>, $element"
    echo "    %b = vector.load %y[%i] : memref<?x$3>, $element"
  fi
  echo "    %c = math.$1 $operands$flags : $element"
  if [ $step = 1 ]; then
    echo "    memref.store %c, %r[%i] : memref<?x$3>"
  else
    echo "    vector.store %c, %r[%i] : memref<?x$3>, $element"
  fi
  echo "  }"
  echo "  return"
  echo "}"
}

write_row() { # op operands exact low high bound float form
  local function=of_float exact=exact$2
  [ "$7" = f32 ] || function=of_double
  echo "{.name = \"$1\", .form = \"$8\", .$function = run_$1_$7_$8,"
  echo " .$exact = $3, .low = $4, .high = $5, .bound = $6},"
}

add() { # op operands exact low high bound float form; `-` for no bound: nothing
  local type=RunFloat file=functions.mlir
  [ "$6" != - ] || return 0
  [ "$7" = f32 ] || type=RunDouble
  [ "$8" != scalar ] || file=scalars.mlir
  grep -q " run_$1_$7_$8;" prototypes.h || {
    write_function "$1" "$2" "$7" "$8" >>$file
    echo "extern $type run_$1_$7_$8;" >>prototypes.h
  }
  write_row "$@" >>table.h
}

# The functions of the table for $processor; without FMA, those without calls.
write_functions() {
  : >functions.mlir
  : >scalars.mlir
  : >prototypes.h
  : >table.h
  while read -r op operands exact low high f32 vector fast f64 vector64; do
    [ -n "$op" ] || continue
    set -- "$op" "$operands" "$exact" "$low" "$high"
    if [ "$processor" = x86-64 ]; then
      case $op in
      exp2 | erf) vector64=1.5 ;;
      expm1) vector=3 fast=3 ;;
      log) vector=1.5 fast=1.5 ;;
      log2 | log10) vector64=2 ;;
      esac
    fi
    add "$@" "$fast" f32 fast
    add "$@" "$vector" f32 vector
    add "$@" "$vector" f32 loop
    add "$@" "$vector64" f64 vector
    add "$@" "$vector64" f64 loop
    [ "$processor" != x86-64 ] || continue
    add "$@" "$f32" f32 scalar
    add "$@" "$f64" f64 scalar
  done <<<"$table"
  { cat prototypes.h; echo "static const Row rows[] = {"; cat table.h; echo "};"; } >ulps_rows.inc
}

status=0
processors="x86-64-v3 x86-64"
grep -q avx512dq /proc/cpuinfo && processors="x86-64-v4 $processors"
for processor in $processors; do
  echo "$processor:"
  write_functions
  "$MLCC" -O2 -march=$processor -c functions.mlir -o functions.o || exit 1
  "$MLCC" -O2 -march=$processor -fno-vectorize-math -c scalars.mlir \
    -o scalars.o || exit 1
  "$HOST_CC" -O2 -I . "$here/ulps.c" functions.o scalars.o -lmpfr -lgmp -lm -o ulps || exit 1
  ./ulps "${COUNT:-8}" || status=1
done
exit $status

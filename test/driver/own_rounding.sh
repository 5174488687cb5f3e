#!/bin/sh
# label: quick
# A program may define the functions of C that round: where there is no
# instruction, what is in them does not become a call of themselves.
. "$SOURCE/test/driver/common.inc"
CC=${CC:-cc}
need "$CC"

for name in ceil floor round roundeven trunc; do
  echo "func.func @${name}f(%x: f32) -> f32 { %r = math.$name %x : f32 return %r : f32 }"
  echo "func.func @$name(%x: f64) -> f64 { %r = math.$name %x : f64 return %r : f64 }"
done >own.mlir
cat >own.ll <<'END'
declare float @llvm.rint.f32(float)
declare double @llvm.rint.f64(double)
declare float @llvm.nearbyint.f32(float)
declare double @llvm.nearbyint.f64(double)
define float @rintf(float %x) {
  %r = call float @llvm.rint.f32(float %x)
  ret float %r
}
define double @rint(double %x) {
  %r = call double @llvm.rint.f64(double %x)
  ret double %r
}
define float @nearbyintf(float %x) {
  %r = call float @llvm.nearbyint.f32(float %x)
  ret float %r
}
define double @nearbyint(double %x) {
  %r = call double @llvm.nearbyint.f64(double %x)
  ret double %r
}
END
cat >main.c <<'END'
#include <string.h>
#define OWN(NAME) float NAME##f(float); double NAME(double);
OWN(ceil) OWN(floor) OWN(round) OWN(roundeven) OWN(trunc) OWN(rint) OWN(nearbyint)
static int wrong;
// By bits: a zero has a sign.
static void is(double got, double want) { wrong += memcmp(&got, &want, 8) != 0; }
#define BOTH(NAME, X, WANT) is(NAME(X), WANT), is(NAME##f(X), WANT)
static void all(double x, double up, double down, double zero, double away, double even) {
  BOTH(ceil, x, up), BOTH(floor, x, down), BOTH(trunc, x, zero), BOTH(round, x, away);
  BOTH(roundeven, x, even), BOTH(rint, x, even), BOTH(nearbyint, x, even);
}
int main(void) {
  all(0.0, 0, 0, 0, 0, 0);
  all(-0.0, -0.0, -0.0, -0.0, -0.0, -0.0);
  all(0.25, 1, 0, 0, 0, 0);
  all(-0.25, -0.0, -1, -0.0, -0.0, -0.0);
  all(0.5, 1, 0, 0, 1, 0);
  all(-0.5, -0.0, -1, -0.0, -1, -0.0);
  all(0x1.fffffep-2, 1, 0, 0, 0, 0); // just below 0.5
  all(1.5, 2, 1, 1, 2, 2);
  all(-1.5, -1, -2, -1, -2, -2);
  all(2.5, 3, 2, 2, 3, 2);
  all(-2.75, -2, -3, -2, -3, -3);
  all(7, 7, 7, 7, 7, 7);
  all(0x1.fffffep22, 0x1p23, 0x1.fffffcp22, 0x1.fffffcp22, 0x1p23, 0x1p23);
  all(-0x1p23, -0x1p23, -0x1p23, -0x1p23, -0x1p23, -0x1p23);
  all(0x1.8p60, 0x1.8p60, 0x1.8p60, 0x1.8p60, 0x1.8p60, 0x1.8p60);
  all(1.0 / 0.0, 1.0 / 0.0, 1.0 / 0.0, 1.0 / 0.0, 1.0 / 0.0, 1.0 / 0.0);
  is(floor(0x1.fffffffffffffp51), 0x1.ffffffffffffep51);
  is(round(0x1.fffffffffffffp51), 0x1p52);
  is(round(0x1.fffffffffffffp-2), 0);
  double nan = floor(0.0 / 0.0);
  return wrong || nan == nan;
}
END
for level in -O0 -O2; do
  step "executed, $level"
  works "$MLCC" $level -c own.mlir -o own.o
  works "$MLCC" $level -c own.ll -o own_ir.o
  works "$CC" -fno-builtin main.c own.o own_ir.o -o p
  works ./p
done

step "no calls where there are none, and an instruction where there is one"
for target in x86_64 i686 armv7 riscv64 s390x; do
  case $target in
  armv7) triple=armv7-linux-gnueabihf ;;
  *) triple=$target-linux-gnu ;;
  esac
  works "$MLCC" -target $triple -O2 -S own.mlir -o own.s
  ! grep -E '^[[:space:]]+[a-z].*\b(ceil|floor|round|roundeven|trunc)f?\b' own.s ||
    stop "a call of itself on $triple"
done
works "$MLCC" -target x86_64-linux-gnu -msse4.1 -O2 -S own.mlir -o own.s
[ "$(grep -c round[sp][sd] own.s)" -ge 8 ] || stop "no instructions"
exit 0

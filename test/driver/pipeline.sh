#!/bin/sh
# -fprint-pipeline, and the options that the pipeline depends on.
. "$SOURCE/test/driver/common.inc"

cat >sum.mlir <<'END'
func.func @sum(%m: memref<2xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %a = memref.load %m[%c1] : memref<2xi32>
  return %a : i32
}
END

step "-fprint-pipeline"
works "$MLCC" -fprint-pipeline -S -emit-llvm sum.mlir -o sum.ll
says "builtin.module("
says "convert-scf-to-cf"
says "use-bare-ptr-memref-call-conv=false"
says "reconcile-unrealized-casts)"
grep -q 'define .*@sum(ptr .*, ptr .*, i64 ' sum.ll || stop "no descriptor"

step "-fprint-pipeline -emit-mlir=STAGE: up to there"
works "$MLCC" -fprint-pipeline -emit-mlir=cf sum.mlir
says "builtin.module("
if grep -q reconcile err; then stop "too long a pipeline"; fi

step "the pipeline is one that passes are run by"
works "$MLCC" -fprint-pipeline -c sum.mlir -o sum.o
cp err pipeline
works "$MLCC-opt" "-pass-pipeline=$(cat pipeline)" sum.mlir
prints "llvm.func @sum("

step "-fmemref-abi="
works "$MLCC" -fmemref-abi=bare -S -emit-llvm sum.mlir -o sum.ll
grep -q 'define .*@sum(ptr [^,]*)' sum.ll || stop "no bare pointer"
works "$MLCC" -fmemref-abi=bare -fmemref-abi=descriptor -S -emit-llvm sum.mlir -o sum.ll
grep -q 'define .*@sum(ptr .*, ptr .*, i64 ' sum.ll || stop "no descriptor"
fails "$MLCC" -fmemref-abi=naked -c sum.mlir
says "invalid value 'naked' in '-fmemref-abi=naked'; known: descriptor, bare"

step "-fmemref-abi=bare wants static shapes"
sed 's/2xi32/?xi32/' sum.mlir >dynamic.mlir
fails "$MLCC" -fmemref-abi=bare -c dynamic.mlir
says "dynamic.mlir:1:1: error: 'func.func' op cannot be lowered: 'memref<?xi32>' cannot be a bare pointer"

step "-fcomplex-arithmetic= and its like"
range() { # what the pipeline says with these options
  want=$1
  shift
  works "$MLCC" "$@" -fprint-pipeline -c sum.mlir -o sum.o
  says "convert-complex-to-standard{complex-range=$want}"
}
range improved
range basic -ffast-math
range improved -ffast-math -fcomplex-arithmetic=improved
range promoted -fcomplex-arithmetic=promoted
range full -fcomplex-arithmetic=full
range basic -fcomplex-arithmetic=basic
range basic -fcx-limited-range
range improved -fcx-limited-range -fno-cx-limited-range
range improved -fcx-limited-range -fcx-fortran-rules
fails "$MLCC" -fcomplex-arithmetic=slow -c sum.mlir
says "invalid value 'slow' in '-fcomplex-arithmetic=slow'"

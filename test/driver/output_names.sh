#!/bin/sh
# Where things go that are written beside the output, and outputs that cannot be
# written.
. "$SOURCE/test/driver/common.inc"
x86="-target x86_64-linux-gnu"
mkdir -p in out.d
cp add.mlir in/add.v2.mlir
cp add.mlir in/.hidden

makes() { # FILE... -- OPTION...: these and no others beside ./in
  rm -rf made
  mkdir made
  files=
  while [ "$1" != -- ]; do
    files="$files $1"
    shift
  done
  shift
  (cd made && mkdir dir.d && works "$MLCC" $x86 "$@" && rm out err) || exit 1
  want=$(printf '%s\n' $files | sort)
  have=$(cd made && find . -type f | sed 's|^\./||' | sort)
  [ "$have" = "$want" ] || stop "$* made: $have"
}

step "objects by the input's name"
makes add.v2.o -- -c ../in/add.v2.mlir
makes add.v2.s -- -S ../in/add.v2.mlir
makes .hidden.o -- -c -x mlir ../in/.hidden
makes stdin.o -- -c -x mlir - <add.mlir

step "beside them"
makes x.o x.su -- -fstack-usage -c ../in/add.v2.mlir -o x.o
makes add.v2.o add.v2.su -- -fstack-usage -c ../in/add.v2.mlir
makes dir.d/x.o dir.d/x.su -- -fstack-usage -c ../in/add.v2.mlir -o dir.d/x.o
makes dir.d/x dir.d/x.su -- -fstack-usage -c ../in/add.v2.mlir -o dir.d/x
makes add.v2.bc -- -fstack-usage -c -emit-llvm ../in/add.v2.mlir
makes add.v2.su -- -fstack-usage -S ../in/add.v2.mlir -o -
makes add.v2.dwo add.v2.o -- -g -gsplit-dwarf -c ../in/add.v2.mlir
makes add.v2.o -- -g0 -gsplit-dwarf -c ../in/add.v2.mlir
makes add.v2.s -- -g -gsplit-dwarf -S ../in/add.v2.mlir
makes x.gcno x.o -- --coverage -g -c ../in/add.v2.mlir -o x.o

step "headers"
makes x.h x.o -- -femit-header -c ../in/add.v2.mlir -o x.o
makes dir.d/x.h dir.d/x -- -femit-header -c ../in/add.v2.mlir -o dir.d/x
makes add.v2.h -- -femit-header -S ../in/add.v2.mlir -o -
makes add.v2.h add.v2.o -- -femit-header -c ../in/add.v2.mlir
makes dir.d/k.hpp x.o -- -femit-header=dir.d/k.hpp -c ../in/add.v2.mlir -o x.o
makes add.v2.h x.so -- -femit-header -shared -nostdlib ../in/add.v2.mlir -o x.so

step "rules"
rule() { # TARGET OPTION...
  want=$1
  shift
  works "$MLCC" $x86 "$@"
  [ "$(sed -n 's/:.*//p' rule.d)" = "$want" ] || stop "$(cat rule.d)"
}
rule x.o -MD -MF rule.d -c add.mlir -o x.o
rule add.o -MD -MF rule.d -c add.mlir
rule add.o -M -MF rule.d add.mlir
rule x.so -MD -MF rule.d -shared -nostdlib add.mlir -o x.so

step "what cannot be written"
unwritten() { # PATH OPTION...
  path=$1
  shift
  fails "$MLCC" $x86 "$@"
  says "cannot write '$path'"
}
unwritten nowhere/x.o -c add.mlir -o nowhere/x.o
unwritten out.d -c add.mlir -o out.d
unwritten /dev/full -c add.mlir -o /dev/full
unwritten /dev/full -S add.mlir -o /dev/full
unwritten nowhere/x.h -femit-header=nowhere/x.h -c add.mlir -o x.o
unwritten nowhere/x.yaml -O2 -fsave-optimization-record -foptimization-record-file=nowhere/x.yaml -c add.mlir -o x.o
unwritten nowhere/x.json -ftime-trace=nowhere/x.json -c add.mlir -o x.o
unwritten nowhere/x.d -MD -MF nowhere/x.d -c add.mlir -o x.o
for tool in mlcc-opt mlcc-translate; do
  flag=
  [ $tool = mlcc-opt ] || flag=-mlir-to-llvmir
  echo 'llvm.func @f() { llvm.return }' >f.mlir
  fails "$(dirname "$MLCC")/$tool" $flag f.mlir -o nowhere/f
  says "cannot write 'nowhere/f'"
  fails "$(dirname "$MLCC")/$tool" $flag f.mlir -o /dev/full
  says "cannot write '/dev/full'"
done
exit 0

#!/bin/sh
# label: slow
# A project for GNU make with the rules that mlcc brings: what each change has
# made again, and that nothing else is.
. "$SOURCE/test/projects/common.inc"
need make
project make
echo '#include <stdio.h> // by main.c' >src/included.h
sed -i 's/#include <stdio.h>/#include "included.h"/' src/main.c
flags=-O2

build() {
  works make -C src CC="$CC" MLIRFLAGS="$flags"
}

# Builds what a change needs: the files named are made anew, and no other.
makes() { # FILES
  touch stamp
  sleep 0.01
  build
  cp out log
  found=$(cd src && find . -newer ../stamp \( -name '*.o' -o -name '*.h' -o \
    -name program -o -name with_header \) | sed 's,^[.]/,,' | sort | tr '\n' ' ')
  [ "$found" = "${*:+$* }" ] || { cat log; stop "made: $found"; }
  works make -q -C src CC="$CC" MLIRFLAGS="$flags"
  mv log out
}

changes() { # FILE
  later "src/$1"
}

step "builds and runs"
build
runs src/program
works src/with_header

step "the first rule is the default goal every time"
makes
prints "Nothing to be done for 'all'"
works make -n -C src CC="$CC" MLIRFLAGS="$flags"
prints "Nothing to be done for 'all'"

step "a kernel"
changes scale.mlir
makes program scale.o
prints "-c -o scale.o scale.mlir"

step "a kernel whose header says the same"
changes twice.mlir
makes twice.o with_header

step "a kernel whose header does not"
sed 's/@twice(/@more(/' src/twice.mlir >>src/twice.mlir
makes twice.h twice.o with_header with_header.o
grep -q _mlir_ciface_more src/twice.h || stop "it is not in the header"

step "a header that is gone"
rm src/twice.h
makes twice.h with_header with_header.o

step "a header that another includes"
changes included.h
makes main.o program

step "C"
changes main.c
makes main.o program
changes with_header.c
makes with_header with_header.o

step "flags: of objects, and of headers where these depend on them"
flags="-O1 -g"
makes program scale.o twice.o with_header
flags="-O1 -DIT=\"it's\""
makes program scale.o twice.o with_header

flags="-O1 -DIT=#1"
makes program scale.o twice.o with_header

step "flags set below the include, and of a target alone"
cp src/Makefile kept
echo 'MLIRFLAGS = -O3' >>src/Makefile
plain() { # FILES, with the flags of the Makefile
  touch stamp
  sleep 0.01
  works make -C src CC="$CC"
  found=$(cd src && find . -newer ../stamp -name '*.o' | sed 's,^[.]/,,' | sort |
    tr '\n' ' ')
  [ "$found" = "${*:+$* }" ] || { cat out; stop "made: $found"; }
  works make -q -C src CC="$CC"
}
plain scale.o twice.o
grep -q 'mlcc -O3 ' src/scale.d || stop "$(cat src/scale.d)"
plain
sed -i '$s/-O3/-O1/' src/Makefile
plain scale.o twice.o
echo 'scale.o: MLIRFLAGS = -O1 -g' >>src/Makefile
plain scale.o
plain
mv kept src/Makefile
build

step "an object without its .d file"
rm src/scale.d
makes program scale.o

step "a header that is not of mlcc's making"
cp src/scale.mlir src/own.mlir

echo '#define OWN' >src/own.h
echo '#include "own.h"' >>src/main.c
makes main.o program
changes own.mlir
makes
[ "$(cat src/own.h)" = '#define OWN' ] || stop "it was replaced"

sed -i '/own.h/d' src/main.c
makes main.o program
rm src/own.*

step "objects of another folder"
mkdir src/sub
cp src/scale.mlir src/sub
sed -i 's/: main.o scale.o/: main.o sub\/scale.o/; s/^include/MLIR_DIRS = sub\n&/' \
  src/Makefile
build
works make -q -C src MLIR_DIRS= CC="$CC" MLIRFLAGS="$flags"
changes sub/scale.mlir
makes program sub/scale.o
flags=-O0
makes program sub/scale.o twice.o with_header

step "assembly"
works make -C src scale.s
grep -q _mlir_ciface_scale src/scale.s || stop "no function in scale.s"
works make -C src scale.s
prints "'scale.s' is up to date"
works make -C src MLIRFLAGS=-O1 scale.s
prints "mlcc -O1 -S -o scale.s scale.mlir"
works make -C src MLIRFLAGS=-O1 scale.s
prints "'scale.s' is up to date"

step "an error stops it and leaves no object"
echo "func.func @f() {" >src/sub/scale.mlir
make -C src CC="$CC" >out 2>err && stop "the build succeeded"
says "scale.mlir:1:17: error:"
[ ! -e src/sub/scale.o ] || stop "an object of a kernel that does not compile"

step "another machine"
need aarch64-linux-gnu-gcc qemu-aarch64
project make
works make -C src CC=aarch64-linux-gnu-gcc \
  MLCC="mlcc --target=aarch64-linux-gnu" LDFLAGS=-static
runs qemu-aarch64 src/program
works qemu-aarch64 src/with_header

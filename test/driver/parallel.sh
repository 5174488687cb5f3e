#!/bin/sh
# label: slow
# -fparallel: loops on threads compute what they do without, on as many threads as
# they are told, and without the option there are none.
. "$SOURCE/test/driver/common.inc"
need cc
cp "$SOURCE"/test/driver/Inputs/parallel.* .

threads() { # PROGRAM WANT [ARGUMENT]: how many threads it prints
  works "./$1" ${3:+"$3"}
  got=$(cat out)
  [ "$got" = "$2 threads, 0 wrong, 0 in a child" ] ||
    stop "$1: '$got', not $2 threads"
}

build() { # PROGRAM OPTIONS...
  program=$1
  shift
  works "$MLCC" -O2 -fmemref-abi=bare "$@" -c parallel.mlir -o parallel.o
  works cc -O1 -fno-builtin -c parallel.c -o main.o
  works "$MLCC" main.o parallel.o -o "$program"
}

if [ "$(uname -s)" = Linux ]; then
  step "no threads without it"
  build none
  threads none 1
  build none -fparallel -fno-parallel
  threads none 1

  step "as many as the environment says, or the option"
  build pool -fparallel
  for n in 1 2 3 7; do
    MLCC_NUM_THREADS=$n
    export MLCC_NUM_THREADS
    threads pool $n
  done
  build three -fparallel=3
  threads three 3
  build pool -fparallel=openmp -fparallel=pool -O0
  threads pool 7
  unset MLCC_NUM_THREADS

  step "in a shared library"
  works "$MLCC" -O2 -fmemref-abi=bare -fparallel=2 -shared -fPIC parallel.mlir -o libparallel.so
  works cc -O1 -fno-builtin main.o ./libparallel.so -o shared
  threads shared 2

  step "ThreadSanitizer finds nothing"
  if echo 'int main(void) { return 0; }' >empty.c &&
    clang-22 -fsanitize=thread empty.c -o empty 2>/dev/null && ./empty; then
    works "$MLCC" -O2 -fmemref-abi=bare -fparallel=3 -fsanitize=thread -c parallel.mlir -o parallel.o
    works clang-22 -O1 -fno-builtin -fsanitize=thread -c parallel.c -o thread.o
    works "$MLCC" -fsanitize=thread thread.o parallel.o -o thread
    works ./thread no-child
  else
    echo "skipped: no ThreadSanitizer"
  fi

  step "an OpenMP runtime's"
  echo 'int main(void) { return 0; }' >empty.c
  if cc -fopenmp empty.c -o empty 2>/dev/null; then
    works "$MLCC" -O2 -fmemref-abi=bare -fparallel=openmp -c parallel.mlir -o parallel.o
    works cc -O1 -fno-builtin parallel.c parallel.o -fopenmp -o openmp
    OMP_NUM_THREADS=3
    export OMP_NUM_THREADS
    threads openmp 3 no-child # libgomp's threads are gone there
  else
    echo "skipped: no OpenMP runtime"
  fi

  step "other targets, by qemu"
  for target in aarch64-linux-gnu arm-linux-gnueabihf s390x-linux-gnu; do
    command -v $target-gcc >/dev/null || {
      echo "skipped: no $target-gcc"
      continue
    }
    emulator=qemu-$(echo "$target" | sed 's/-.*//')
    command -v "$emulator" >/dev/null || continue
    works "$MLCC" -target $target -O2 -fmemref-abi=bare -fparallel=3 -c parallel.mlir -o cross.o
    works $target-gcc -O1 -fno-builtin -c parallel.c -o cross_main.o
    works "$MLCC" -target $target -static cross_main.o cross.o -o cross
    works "$emulator" ./cross no-child
    grep -q " 0 wrong" out || stop "$target: $(cat out)"
  done
fi

step "for Windows, run by wine"
if command -v x86_64-w64-mingw32-gcc >/dev/null; then
  works "$MLCC" -target x86_64-windows-gnu -O2 -fmemref-abi=bare -fparallel=2 -c parallel.mlir -o win.obj
  works x86_64-w64-mingw32-gcc -O1 -fno-builtin -c parallel.c -o win_main.obj
  works "$MLCC" -target x86_64-windows-gnu win_main.obj win.obj -o win.exe
  if command -v wine64 >/dev/null || command -v wine >/dev/null; then
    wine=$(command -v wine64 || command -v wine)
    WINEDEBUG=-all works "$wine" ./win.exe
    grep -q "threads, 0 wrong" out || stop "$(cat out)"
  fi
else
  echo "skipped: no mingw"
fi

step "where it does nothing, and says so"
echo 'define void @f() { ret void }' >f.ll
works "$MLCC" -fparallel -c f.ll -o f.o
says "argument unused during compilation: '-fparallel': no input is MLIR"
works "$MLCC" -fparallel -ftyped-pointers -S -emit-llvm parallel.mlir -o typed.ll
says "'-fparallel': with -ftyped-pointers"

step "what is no number of threads"
for wrong in 0 -1 257 3x many; do
  fails "$MLCC" -fparallel=$wrong -c parallel.mlir
  says "'$wrong' in -fparallel= is neither 'pool', 'openmp' nor a number of threads from 1 to 256"
done
absent parallel.obj
exit 0

#!/bin/sh
# From kernels, objects and libraries to programs, natively.
. "$SOURCE/test/driver/common.inc"
CC=${CC:-cc}
need "$CC" ar
"$CC" -c main.c || stop "no main.o"

run() {
  works ./"$1"
  [ "$(cat out)" = 42 ] || stop "$1 prints $(cat out)"
}

step "a kernel and an object"
works "$MLCC" add.mlir main.o -o prog
run prog
absent add.o

step "a program without main"
for flag in "" -run; do
  fails "$MLCC" $flag add.mlir -o none
  says "mlcc: note: no input defines 'main': -c makes an object, -shared a library; '-run -fentry=NAME' runs the function NAME"
  absent none
done
fails "$MLCC" -fno-spell-checking add.mlir -o none
grep -q note: err && stop "a hint with -fno-spell-checking"
printf 'func.func private @other()\nfunc.func @main() -> i32 {\n  call @other() : () -> ()\n  %%0 = arith.constant 0 : i32\n  return %%0 : i32\n}\n' >other.mlir
fails "$MLCC" other.mlir -o none
says "undefined symbol: other"
grep -q note: err && stop "a hint where main is there"

step "a.out"
works "$MLCC" main.o add.mlir
run a.out

step "-static, -no-pie, -pie, -static-pie, -s"
for flag in -static -no-pie -pie -static-pie -s -rdynamic -pthread; do
  works "$MLCC" $flag add.mlir main.o -o prog$flag
  run prog$flag
done

step "-pg: the program writes gmon.out"
"$MLCC" -print-file-name=gcrt1.o >file
if [ "$(cat file)" != gcrt1.o ]; then # of glibc
  for flag in -pie -no-pie -static; do
    rm -f gmon.out
    works "$MLCC" -pg $flag add.mlir main.o -o counted
    run counted
    [ -s gmon.out ] || stop "no gmon.out of a program of $flag"
  done
  works "$MLCC" -pg -shared add.mlir -###
  grep -q gcrt1 err && stop "a shared library begins with gcrt1.o"
fi

step "an archive, by path and by -l"
works "$MLCC" -c add.mlir
ar rcs libadd.a add.o
works "$MLCC" main.o libadd.a -o archived && run archived
works "$MLCC" main.o -L. -ladd -o found && run found
works "$MLCC" main.o -L . -l add -o found2 && run found2

step "-shared, -Wl, -Xlinker"
works "$MLCC" -shared add.mlir -o libshared.so
works "$MLCC" main.o -L. -lshared -Wl,-rpath,"$PWD" -Xlinker --as-needed -o uses
run uses

step "LLVM IR and assembly among the inputs"
works "$MLCC" -S -emit-llvm add.mlir -o k.ll
works "$MLCC" k.ll main.o -o from-ir && run from-ir
works "$MLCC" -S add.mlir -o k.s
works "$MLCC" k.s main.o -o from-s && run from-s

step "-r"
works "$MLCC" -r add.mlir main.o -o joined.o
works "$MLCC" joined.o -o from-joined && run from-joined

step "-nostdlib"
cat >start.mlir <<'END'
func.func @_start() {
  return
}
END
works "$MLCC" -nostdlib -static start.mlir -o bare
[ -x bare ] || stop "bare is not executable"

step "-e and -u"
works "$MLCC" -nostdlib -static -e add -u add add.mlir -o entry

step "what is undefined is named, with the input it is in"
cat >calls.mlir <<'END'
func.func private @nowhere()
func.func @add(%a: i32, %b: i32) -> i32 {
  func.call @nowhere() : () -> ()
  return %a : i32
}
END
fails "$MLCC" calls.mlir main.o -o undefined
says "undefined symbol: nowhere"
says "calls.mlir:"
grep -q /proc err && stop "a path of the process is shown"
absent undefined

step "a missing library"
fails "$MLCC" add.mlir main.o -lnothing-of-this-name -o undefined
says "unable to find library -lnothing-of-this-name"
absent undefined

step "a source of another language"
cp main.c main.f
fails "$MLCC" add.mlir main.f -o undefined
says "'main.f' is in another language"
absent undefined

step "-fuse-ld"
works "$MLCC" -fuse-ld=lld add.mlir main.o -o prog
works "$MLCC" -fuse-ld=gold add.mlir main.o -o prog2
says "lld is built in; argument unused: '-fuse-ld=gold'"

step "no start files"
fails "$MLCC" -target s390x-linux-gnu --sysroot="$PWD" add.mlir -o other
says "cannot find"
absent other
exit 0

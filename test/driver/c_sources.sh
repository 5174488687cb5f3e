#!/bin/sh
# label: slow
# C and C++ among the inputs: the compiler that CC and CXX name, or one in PATH,
# makes objects of them for the same target and link.
. "$SOURCE/test/driver/common.inc"
: "${CC:?}"
export CC
case $("$MLCC" -dumpmachine) in
x86_64*) ;;
*) echo "not on this machine"; exit 77 ;;
esac

step "a program of MLIR and C"
works "$MLCC" add.mlir main.c -o program
works ./program
[ "$(cat out)" = 42 ] || stop "$(cat out)"
cat >loud.c <<'END'
#include <stdio.h>
int add(int a, int b);
int main(void) {
  return printf("%s %d\n", WORD, add(40, 2)) < 0;
}
END
works "$MLCC" -DWORD='"loud"' -O2 add.mlir loud.c -o program
works ./program
[ "$(cat out)" = "loud 42" ] || stop "$(cat out)"
fails "$MLCC" add.mlir loud.c -o broken
says "WORD"
absent broken

step "stages"
works "$MLCC" -c main.c -o c.o
works "$MLCC" -c add.mlir main.c
[ -s add.o ] && [ -s main.o ] || stop "no objects"
works "$MLCC" -S main.c
grep -q main main.s || stop "no assembly"
cp main.c text.txt
works "$MLCC" -x c -c text.txt -o text.o
works "$MLCC" -MD -MF main.d -c main.c
grep -q "main.o: main.c" main.d || stop "$(cat main.d)"
fails "$MLCC" -emit-mlir main.c
says "'main.c' is C, which cannot be written as MLIR"

step "no C compiler is told what mlcc alone understands"
cat >own.py <<'END'
import subprocess, sys
sys.path.append(sys.argv[3] + "/test/driver")
import option_rows

def unknown(compiler, options):
    made = subprocess.run([compiler, "-fsyntax-only", *options, "main.c"],
                          capture_output=True, text=True)
    return [option for option in options
            if any(f"{message}{option}{end}" in made.stderr for message, end in
                   (("unknown argument: '", "'"),
                    ("unrecognized command-line option '", "'")))]

options = ["-mmultiversion=none"]
for kind, spelling, form, _, _ in option_rows.rows(sys.argv[2], sys.argv[3]):
    if kind not in option_rows.GENERIC and spelling[:2] in ("-f", "-g"):
        options.append(spelling + "1" * spelling.endswith("="))
own = unknown("clang-22", unknown(sys.argv[2], options))
if len(own) < 10:
    print("only", own)
for option in own:
    for_mlir, for_c = [
        subprocess.run([sys.argv[1], option, "-c", source, "-o", "own.o"],
                       capture_output=True, text=True)
        for source in ("add.mlir", "main.c")]
    if not for_mlir.returncode and "unrecognized command" in for_c.stderr:
        print(option, for_c.stderr)
END
if command -v clang-22 >/dev/null; then
  works python3 own.py "$MLCC" "$CC" "$SOURCE"
  [ ! -s out ] || stop "$(cat out)"
fi
works "$MLCC" -O2 -ftime-trace add.mlir main.c -o program
works "$MLCC" -O2 -flto add.mlir main.c -o program
works ./program
[ "$(cat out)" = 42 ] || stop "$(cat out)"

step "assembly with directives"
printf '#include "value.inc"\n.globl number\nnumber: .long VALUE\n' >number.S
echo '#define VALUE ANSWER' >value.inc
printf '#include <stdio.h>\nextern int number;\nint main(void) { return printf("%%d\\n", number) < 0; }\n' >number.c
works "$MLCC" -DANSWER=42 number.S number.c -o program
works ./program
[ "$(cat out)" = 42 ] || stop "$(cat out)"
works "$MLCC" -DANSWER=42 -c number.S
[ -s number.o ] || stop "no object"
fails "$MLCC" -emit-mlir number.S
says "nothing to compile: 'number.S'"
printf '# no directive\n.globl plain\nplain: .long 1\n' >plain.S
works env CC=/no/such/cc "$MLCC" -c plain.S

step "the compiler"
fails env CC=/no/such/cc "$MLCC" -c main.c
says "/no/such/cc"
cat >fake <<'END'
#!/bin/sh
echo "$@" >>arguments
END
chmod +x fake
CC="./fake -first" works "$MLCC" -DX -I . -O2 -fPIC -fself-contained -threads=1 -mattr=+avx2 -Wall -lm -c main.c -o x.o
[ "$(cat arguments)" = "-first -DX -I . -O2 -fPIC -Wall -c main.c -o x.o" ] || stop "$(cat arguments)"

step "what C calls otherwise"
is_for_c() { # -fcomplex-arithmetic= HOW, what the C compiler gets of it
  rm -f arguments
  CC=./fake works "$MLCC" -fcomplex-arithmetic="$1" -c main.c -o x.o
  [ "$(cat arguments)" = "$2-c main.c -o x.o" ] || stop "$(cat arguments)"
}
is_for_c basic "-fcx-limited-range "
is_for_c improved "-fcx-fortran-rules "
is_for_c full ""
is_for_c promoted ""

step "compilers that are found"
rm arguments
mkdir -p tools
cp fake tools/aarch64-linux-gnu-gcc
(unset CC; COMPILER_PATH=tools works "$MLCC" -target aarch64-linux-gnu -c main.c -o x.o) ||
  stop "no cross compiler"
[ -s arguments ] || stop "the cross compiler was not started"
mv fake clang
rm arguments
CC=./clang works "$MLCC" -target aarch64-linux-gnu -c main.c -o x.o
grep -q -- "--target=aarch64-unknown-linux-gnu" arguments || stop "$(cat arguments)"
works env COMPILER_PATH=tools "$MLCC" -print-prog-name=aarch64-linux-gnu-gcc
[ "$(cat out)" = tools/aarch64-linux-gnu-gcc ] || stop "$(cat out)"

step "steps that can be run as they stand"
for how in "-###" "-v"; do
  rm -f program
  works "$MLCC" $how -O2 -fno-plt add.mlir main.c -o program -lm
  grep '^ "' err >steps
  [ "$(wc -l <steps)" = 3 ] || stop "$(cat steps)"
  rm -f program ./*.o
  # The C compiler's own steps are not printed, nor where its object is.
  sed 's/ "-o" "[^ ]*mlcc-[^ ]*"/ "-o" "main.o"/' steps >run
  works sh ./run
  works ./program
  [ "$(cat out)" = 42 ] || stop "$(cat out)"
done

step "what C is made into"
cat >fake <<'END'
#!/bin/sh
echo "${0##*/} $*" >arguments
END
chmod +x fake
passes() { # ARGUMENTS OF THE C COMPILER, OPTION... INPUT
  want=$1
  shift
  rm -f arguments
  CC=./fake works "$MLCC" "$@"
  [ "$(cat arguments)" = "fake $want" ] || stop "$(cat arguments) of $*"
}
passes "-E main.c" -E main.c
passes "-fsyntax-only main.c" -fsyntax-only main.c
passes "-S -emit-llvm main.c -o main.ll" -S -emit-llvm main.c
passes "-emit-llvm -c main.c -o main.bc" -c -emit-llvm main.c
passes "-g -isystem here -c -x c text.txt -o text.o" \
  -g -isystem here -Wl,-z,now -fuse-ld=lld -lm -L lib -c -x c text.txt

step "where compilers are found"
mkdir -p near far path
finds() { # HOW THE COMMAND BEGINS, VARIABLE=VALUE... mlcc ARGUMENT...
  want=$1
  shift
  rm -f arguments
  (unset CC CXX; works env PATH="$PWD/path" "$@") || exit 1
  [ "$(head -c ${#want} arguments)" = "$want" ] || stop "$(cat arguments) of $*"
}
cat >shell <<END
#!$(command -v sh)
echo "\$0 \$*" >arguments
END
chmod +x shell
cp main.c main.cpp
arm="-target aarch64-linux-gnu"
(unset CC CXX; fails env PATH="$PWD/path" "$MLCC" $arm -c main.c
 says "no C compiler for the target 'aarch64-unknown-linux-gnu'; name one by CC"
 fails env PATH="$PWD/path" "$MLCC" $arm -c main.cpp
 says "no C++ compiler for the target 'aarch64-unknown-linux-gnu'; name one by CXX"
 fails env PATH="$PWD/path" CC= "$MLCC" -c main.c
 says "no C compiler for the target") || exit 1
cp shell path/clang-22
cp shell path/clang++-22
finds "$PWD/path/clang-22 --target=aarch64-unknown-linux-gnu -c" "$MLCC" $arm -c main.c
finds "$PWD/path/clang++-22 --target=aarch64-unknown-linux-gnu -c" "$MLCC" $arm -c main.cpp
finds "$PWD/path/clang-22 -c" "$MLCC" -c main.c
cp shell path/clang
cp shell path/clang++
finds "$PWD/path/clang --target" "$MLCC" $arm -c main.c
finds "$PWD/path/clang++ --target" "$MLCC" $arm -c main.cpp
finds "$PWD/path/clang --target=wasm32-unknown-wasi" "$MLCC" -target wasm32-wasi -c main.c
cp shell far/aarch64-linux-gnu-gcc
cp shell far/aarch64-linux-gnu-g++
finds "far/aarch64-linux-gnu-gcc -c" COMPILER_PATH=near:far "$MLCC" $arm -c main.c
finds "far/aarch64-linux-gnu-g++ -c" COMPILER_PATH=near:far "$MLCC" $arm -c main.cpp
cp shell near/aarch64-linux-gnu-gcc
finds "near/aarch64-linux-gnu-gcc -B" COMPILER_PATH=far "$MLCC" $arm -B near -c main.c
cp shell path/cc
cp shell path/c++
finds "$PWD/path/cc -c" "$MLCC" -c main.c
finds "$PWD/path/c++ -c" "$MLCC" -c main.cpp
finds "$PWD/far/aarch64-linux-gnu-g++ -c" CXX="'$PWD/far/aarch64-linux-gnu-g++'" "$MLCC" -c main.cpp

step "a compiler that dies"
cat >dying <<'END'
#!/bin/sh
kill -9 $$
END
chmod +x dying
rm -f main.o
CC=./dying fails "$MLCC" -c main.c
says "'./dying' died of signal 9"
absent main.o
exit 0

#!/bin/sh
# label: slow
# What options take and what they do not, at the edges: numbers, lists, names that
# begin like others. Rules for make are compared with gcc's.
. "$SOURCE/test/driver/common.inc"
x86="-target x86_64-linux-gnu"

takes() { # OPTION...: without a word
  works "$MLCC" $x86 "$@" -c add.mlir -o add.o
  [ ! -s err ] || { cat err; stop "a message about $*"; }
}

refuses() { # MESSAGE OPTION...
  message=$1
  shift
  rm -f add.o
  fails "$MLCC" $x86 "$@" -c add.mlir -o add.o
  says "$message"
  absent add.o
}

warns() { # MESSAGE OPTION...
  message=$1
  shift
  works "$MLCC" $x86 "$@" -c add.mlir -o add.o
  says "$message"
}

ir() { # LLVM IR for OPTION...
  works "$MLCC" $x86 "$@" -S -emit-llvm add.mlir -o -
}

step "standards of other languages"
for name in c99 c++20 gnu11 gnu++2b iso9899:1990 c0 c9; do
  takes -std=$name
done
for name in c gnu c++ gnu++ c: c/ gnu++x iso9899: mlir23 ""; do
  refuses "invalid value '$name' in '-std=$name'; known: mlir22" -std=$name
done

step "features"
ir -mattr=+avx2,-sse4a
grep -q '"target-features"="[^"]*+avx2' out || stop "no +avx2"
grep -q '"target-features"="[^"]*-sse4a' out || stop "no -sse4a"
refuses "feature 'avx2' in -mattr= must begin with '+' or '-'" -mattr=+sse2,avx2

step "levels"
for level in "" 0 1 2 3 s z g; do
  takes -O$level
done
warns "optimization level '-O9' is not supported; using '-O3' instead" -O9
warns "optimization level '-O10' is not supported" -O10
refuses "invalid optimization level '-O2x'" -O2x
refuses "invalid optimization level '-Ox'" -Ox

step "debug information"
for level in "" 0 1 2 3 dwarf dwarf-2 dwarf-5 gdb gdb0 gdb1 gdb3 mlt lldb \
  line-tables-only; do
  takes -g$level
done
for level in 4 dwarf-1 dwarf-6 gdb4 x; do
  refuses "unknown argument: '-g$level'" -g$level
done

step "numbers"
takes -fpatchable-function-entry=1 -ferror-limit=1000000
for number in 1000001 -1x 1x x; do
  refuses "invalid number in '-ferror-limit=$number'" -ferror-limit=$number
done
refuses "invalid number in '-ferror-limit='" -ferror-limit=

step "threads that link"
for how in full thin auto jobserver 1 16; do
  takes -flto=$how
done
for how in fat 1x x1 ""; do
  refuses "invalid value '$how' in '-flto=$how'; known: full, thin, auto, jobserver" \
    -flto=$how
done

step "parameters of gcc's passes"
takes --param=ssp-buffer-size=4
warns "argument unused during compilation: '--param=inline-unit-growth=3'" --param inline-unit-growth=3
refuses "invalid argument 'inline' to '--param'; it is NAME=VALUE" --param inline
ir -fstack-protector --param ssp-buffer-size=4
prints '"stack-protector-buffer-size"="4"'

step "-Xclang"
ir -Xclang -target-feature -Xclang +avx2 -Xclang -target-cpu -Xclang haswell
grep -q '"target-cpu"="haswell"' out || stop "no processor"
grep -q '"target-features"="[^"]*+avx2' out || stop "no feature"
ir -Xclang -mno-red-zone
prints noredzone
warns "argument unused during compilation: '-Xclang -nonsense'" -Xclang -nonsense
warns "argument unused during compilation: '-Xclang -o'" -Xclang -o
warns "argument unused during compilation: '-Xclang word'" -Xclang word

step "sanitizers"
ir -fsanitize=safe-stack
prints safestack
ir -fsanitize=address,thread -fno-sanitize=thread
prints sanitize_address
! grep -q sanitize_thread out || stop "-fno-sanitize= is not heard"
ir -fsanitize=address -fno-sanitize=all
! grep -q sanitize_address out || stop "-fno-sanitize=all is not heard"
warns "'-fsanitize=undefined': its checks are of C" -fsanitize=undefined
refuses "unsupported argument 'nothing' to option '-fsanitize='" \
  -fsanitize=address,nothing
refuses "unsupported argument 'nothing' to option '-fno-sanitize='" \
  -fno-sanitize=address,nothing

step "-Wp,"
takes -Wp,-MD,by.d -Wp,-MT,elsewhere
works cat by.d
prints "elsewhere: add.mlir"
takes -Wp,-D_FORTIFY_SOURCE=2
refuses "-Wp,-O2" -Wp,-O2
refuses "-Wp,word" -Wp,word

step "-Wa,"
cat >asm.s <<'END_OF_ASM'
.if level - 3
.error "another level"
.endif
.Llocal:
nop
END_OF_ASM
for args in -defsym,level=3 --defsym,level=3 --defsym=level=3; do
  works "$MLCC" $x86 -Wa,$args -c asm.s -o asm.o
  [ ! -s err ] || { cat err; stop "a message about -Wa,$args"; }
done
for args in -L --keep-locals; do
  works "$MLCC" $x86 -Wa,-defsym,level=3,$args -c asm.s -o asm.o
  works nm asm.o
  prints .Llocal
done
for args in -g --gen-debug --gdwarf-2 --gdwarf-5; do
  works "$MLCC" $x86 -Wa,-defsym,level=3 -Wa,$args -c asm.s -o asm.o
  [ ! -s err ] || { cat err; stop "a message about -Wa,$args"; }
  works readelf -S asm.o
  prints .debug_line
done
for args in --gdwarf-1 --gdwarf-6 --gdwarf-55 -defsymx=3 --defsyms=3 -Lx \
  -marchx=1; do
  works "$MLCC" $x86 -Wa,-defsym,level=3 -Wa,$args -c asm.s -o asm.o
  says "argument unused during compilation: '-Wa,$args'"
done
works "$MLCC" $x86 -Wa,-defsym,level=3,-g,--compress-debug-sections -c asm.s
works "$MLCC" $x86 -Wa,-defsym,level=3,-g,--compress-debug-sections=none -c asm.s
fails "$MLCC" $x86 -Wa,--compress-debug-sections=zip -c asm.s
says "invalid value 'zip' in '-Wa,--compress-debug-sections=zip'; known: none, zlib, zstd"

step "other architectures than one"
works "$MLCC" -target arm64-apple-macos -arch arm64 -arch arm64 -c add.mlir -o a.o
fails "$MLCC" -target arm64-apple-macos -arch arm64 -arch x86_64 -c add.mlir -o a.o
says "unsupported option '-arch x86_64' behind '-arch arm64'"

step "profiles"
for flags in -fprofile-generate -fcs-profile-generate; do
  ir -O1 $flags
  prints 'c"default_%m.profraw\00"'
  ir -O1 $flags=folder
  prints 'c"folder/default_%m.profraw\00"'
done
mkdir folder
refuses "cannot read profile 'default.profdata'" -fprofile-use
refuses "cannot read profile 'folder/default.profdata'" -fprofile-use=folder
refuses "cannot read profile 'none'" -fprofile-use=none
refuses "cannot read profile 'none'" -fprofile-sample-use=none
refuses "'-fcs-profile-generate' can only be combined with -fprofile-use" \
  -fcs-profile-generate -fprofile-generate
warns "unused during compilation: '-fcs-profile-generate' at -O0" \
  -O0 -fcs-profile-generate

step "messages for other programs"
refuses "unsupported output 'html' in" -fdiagnostics-add-output=html
refuses "unsupported output 'sarif:file=' in" -fdiagnostics-add-output=sarif:file=
takes -fdiagnostics-add-output=sarif:version=2.1,file=m.sarif
[ -s m.sarif ] || stop "no m.sarif"

step "rules for make, as gcc has them"
command -v gcc >/dev/null || exit 0
echo "int x;" >add.c
for targets in "-MT b -MQ a -MT c" "-MQ a -MQ b -MT c -MT d" "-MT a -MT b"; do
  works gcc $targets -MMD -MF gcc.d -c add.c -o gcc.o
  works "$MLCC" $x86 $targets -MMD -MF mlcc.d -c add.mlir
  sed 's/add\.c/add.mlir/' gcc.d | diff - mlcc.d || stop "$targets: other rules"
done
tab=$(printf 'a\tb')
for target in 'a b' 'a\ b' 'a\\ b' '\a' 'a#b' 'a$b' ' ' '\ ' "$tab" '\' 'a\b c'; do
  works gcc -MQ "$target" -MMD -MF gcc.d -c add.c -o gcc.o
  works "$MLCC" $x86 -MQ "$target" -MMD -MF mlcc.d -c add.mlir
  sed 's/add\.c/add.mlir/' gcc.d | diff - mlcc.d || stop "'$target': another rule"
done
exit 0

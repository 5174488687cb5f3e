#!/bin/sh
# Configuration files, MLCC_FLAGS and other variables of the environment.
. "$SOURCE/test/driver/common.inc"
x86="-target x86_64-linux-gnu"
unset MLCC_FLAGS LIBRARY_PATH LD_RUN_PATH SOURCE_DATE_EPOCH

level() { # what the function says of optimisation, with these arguments
  works "$MLCC" $x86 "$@" -S -emit-llvm add.mlir -o -
  size=$(grep -oE 'minsize|optsize|optnone' out | sort -u | tr '\n' ' ')
}

step "--config"
echo "-Oz" >z.cfg
level --config=./z.cfg
[ "$size" = "minsize optsize " ] || stop "$size"
level --config ./z.cfg -O2
[ "$size" = "" ] || stop "the command line comes first: $size"
fails "$MLCC" --config=./missing.cfg -c add.mlir
says "cannot read configuration file './missing.cfg'"
fails "$MLCC" --config=missing.cfg -c add.mlir
says "configuration file 'missing.cfg' cannot be found"

step "comments, continued lines, nested files and <CFGDIR>"
mkdir -p dir
cat >dir/all.cfg <<'END'
# all of it
-O1 \
  -Os   # as small
@more.cfg
END
echo "-ffile-prefix-map=<CFGDIR>=/cfg '-DA B'" >dir/more.cfg
level --config=dir/all.cfg
[ "$size" = "optsize " ] || stop "$size"
works "$MLCC" $x86 --config=dir/all.cfg -v -fsyntax-only add.mlir
says "Configuration file: dir/all.cfg"
echo "@nowhere.cfg" >dir/broken.cfg
fails "$MLCC" --config=dir/broken.cfg -c add.mlir
says "cannot read configuration file 'dir/broken.cfg'"

step "default files"
mkdir -p user system
echo "-Oz" >user/mlcc.cfg
echo "-Os" >system/mlcc.cfg
echo "-fno-omit-frame-pointer" >system/x86_64-unknown-linux-gnu.cfg
level --config-system-dir=system
[ "$size" = "optsize " ] || stop "$size"
prints '"frame-pointer"="all"'
level --config-system-dir=system --config-user-dir=user
[ "$size" = "minsize optsize " ] || stop "$size"
level --config-system-dir=system --no-default-config
[ "$size" = "" ] || stop "$size"
level --config-system-dir=system --config=./z.cfg
[ "$size" = "minsize optsize " ] || stop "a named file comes instead: $size"
echo "-O2" >system/x86_64-unknown-linux-gnu-mlcc.cfg
level --config-system-dir=system
[ "$size" = "" ] || stop "TRIPLE-mlcc.cfg comes instead: $size"
mkdir -p bin
cp "$MLCC" bin/mlcc
echo "-Os" >bin/mlcc.cfg
works bin/mlcc $x86 -S -emit-llvm add.mlir -o -
prints optsize
rm -r bin

step "MLCC_FLAGS"
export MLCC_FLAGS="-Os '-DA B'"
level
[ "$size" = "optsize " ] || stop "$size"
level -O2
[ "$size" = "" ] || stop "$size"
unset MLCC_FLAGS

step "response files: quoting, CR LF, a mark of UTF-8"
printf '\357\273\277-c\r\nadd.mlir\r\n-o crlf.o\r\n' >args
works "$MLCC" @args
[ -s crlf.o ] || stop "no output"
echo '-c add.mlir -o dir\x.o' >args
works "$MLCC" --rsp-quoting=windows @args
[ -s 'dir\x.o' ] || stop "no output"

step "times do not come into what is made"
works "$MLCC" -g -c add.mlir -o one.o
SOURCE_DATE_EPOCH=0 works "$MLCC" -g -c add.mlir -o two.o
cmp one.o two.o || stop "differs"

step "LIBRARY_PATH and LD_RUN_PATH, for this machine's programs"
works "$MLCC" -### add.mlir -o prog -L first
LIBRARY_PATH="dir:user" LD_RUN_PATH=/run works "$MLCC" -### add.mlir -o prog -L first
says '"-Lfirst" "-Ldir" "-Luser"'
says '"-rpath" "/run"'
LD_RUN_PATH=/run works "$MLCC" -### add.mlir -o prog -Wl,-rpath,/own
grep -q '"/run"' err && stop "both paths"
other=s390x-linux-gnu
LIBRARY_PATH=dir works "$MLCC" -target $other -### -nostdlib add.mlir -o prog
grep -q '"-Ldir"' err && stop "for another machine"

step "gcc's directories"
mkdir -p gcc/lib/gcc/x86_64-linux-gnu/7 gcc/lib/gcc/x86_64-my-linux/9
works "$MLCC" $x86 --gcc-toolchain="$PWD/gcc" -print-search-dirs
prints "gcc/lib/gcc/x86_64-linux-gnu/7/"
works "$MLCC" $x86 --gcc-toolchain="$PWD/gcc" --gcc-triple=x86_64-my-linux -print-search-dirs
prints "gcc/lib/gcc/x86_64-my-linux/9/"
works "$MLCC" $x86 --gcc-install-dir="$PWD/dir" -print-search-dirs
prints "$PWD/dir/"

step "the linker's options"
works "$MLCC" -Wl,--version
prints "LLD"
works "$MLCC" $x86 -nostdlib -shared add.mlir -o lib.so -Wl,--no-warn-rwx-segments
says "lld has no such option; argument unused: '-Wl,--no-warn-rwx-segments'"
works "$MLCC" $x86 -### -nostdlib add.mlir -o prog -Wl,-I,/lib/ld.so
says '"-dynamic-linker" "/lib/ld.so"'
works "$MLCC" $x86 -### add.mlir -o prog --dyld-prefix=/root
says '"-dynamic-linker" "/root/lib64/ld-linux-x86-64.so.2"'
works "$MLCC" -### $x86 -nostdlib -znow -umain -symbolic -rpath /r -soname n -Ttext=0x1000 add.mlir -o prog
says '"-z" "now" "-u" "main" "-Bsymbolic" "-rpath" "/r" "-soname" "n" "-Ttext=0x1000"'

step "compilation databases"
cp add.mlir 'a"b.mlir'
works "$MLCC" $x86 -MJ entry.json -c add.mlir 'a"b.mlir'
{ echo '['; sed '$ s/,$//' entry.json; echo ']'; } >all.json
if command -v python3 >/dev/null; then
  python3 - <<'END' || stop "$(cat entry.json)"
import json
first, second = json.load(open("all.json"))
assert first["file"] == "add.mlir" and first["output"] == "add.o"
assert second["file"] == 'a"b.mlir'
assert first["arguments"][1:] == ["-target", "x86_64-linux-gnu", "-MJ", "entry.json",
                                  "-c", "add.mlir", 'a"b.mlir']
END
fi
mkdir -p cdb
works "$MLCC" $x86 -gen-cdb-fragment-path cdb -c add.mlir
grep -q '"file": "add.mlir"' cdb/add.mlir.*.json || stop "no entry"

step "rules for NMake"
cp add.mlir 'a b.mlir'
works "$MLCC" -M -MV 'a b.mlir'
[ "$(cat out)" = '"a b.o": "a b.mlir"' ] || stop "$(cat out)"

step "the assembler's options"
printf '.warning "careful"\n' >warn.s
works "$MLCC" $x86 -c warn.s
says careful
works "$MLCC" $x86 -Wa,--no-warn -c warn.s
grep -q careful err && stop "not silent"
fails "$MLCC" $x86 -Xassembler --fatal-warnings -c warn.s
exit 0

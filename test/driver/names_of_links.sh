#!/bin/sh
# What one command that compiles and links writes besides the program is named
# as clang and gcc name it, and its make rules say what they say. A run tries half
# of the commands, others for each SEED.
# label: slow
. "$SOURCE/test/driver/common.inc"
clang=${LLVM_BIN:-/usr/lib/llvm-22/bin}/clang
[ -x "$clang" ] || { echo "no clang, skipped"; exit 77; }
need gcc

prepare() { # DIRECTORY SUFFIX
  rm -rf "$1"
  mkdir -p "$1/dd" "$1/in"
  for module in m in/n in/x.y; do
    function=$(basename $module .y)
    [ $module = m ] && function=main
    case $2 in
    .c) echo "int $function(void) { return 0; }" >"$1/$module.c" ;;
    *) cat >"$1/$module.mlir" <<END ;;
func.func @$function() -> i32 {
  %zero = arith.constant 0 : i32
  return %zero : i32
}
END
    esac
  done
}

# Names, and rules as far as C and MLIR have them alike. clang has numbers in
# names of time traces in a directory.
made() { # DIRECTORY
  (cd "$1" && find . -type f ! -name '*.c' ! -name '*.mlir' ! -name log | sort |
    sed 's|-[0-9a-f]\{6\}\.json$|.json|')
  (cd "$1" && find . -name '*.d' -o -name rule | sort | xargs -r cat |
    sed 's|\.mlir\>|.c|g; s| /usr/include/[^ ]*||g; s|: \./|: |; s|^\./||')
}

# With %s for the suffix of sources.
same() { # COMPILER OPTION...
  compiler=$1
  shift
  sampled 2 "$compiler $*" || return 0
  step "$compiler $*"
  prepare theirs .c
  prepare ours .mlir
  (cd theirs && $compiler $(printf '%s ' "$@" | sed 's/%s/.c/g') >log 2>&1) ||
    { cat theirs/log; stop "$compiler fails"; }
  (cd ours && "$MLCC" $(printf '%s ' "$@" | sed 's/%s/.mlir/g') >log 2>&1) ||
    { cat ours/log; stop "mlcc fails"; }
  made theirs >theirs.list
  made ours >ours.list
  diff theirs.list ours.list || stop "not as $compiler names it"
}

for output in "" "-o dd/qq.x.y"; do
  for compiler in gcc "$clang"; do
    # gcc without -o calls it a-m.d.
    [ "$compiler$output" = gcc ] || same "$compiler" -MD m%s $output
    same "$compiler" -MD -MT target -MF dd/rule m%s $output
    # clang leaves -MQ in front of -MT.
    [ "$compiler" != gcc ] || same gcc -MD -MQ 'a$b' -MT target -MF rule m%s $output
  done
  for flag in "-g -gsplit-dwarf" -ftime-trace -ftime-trace=dd/t -ftime-trace=dd \
    "-O2 -fsave-optimization-record" \
    "-O2 -flto -fuse-ld=lld -fsave-optimization-record" \
    "-O2 -flto -fuse-ld=lld -fsave-optimization-record -foptimization-record-file=rec" \
    "-O2 -fsave-optimization-record=bitstream -foptimization-record-file=rec"; do
    same "$clang" $flag m%s $output
    case $flag in
    *=dd/t | *=rec) ;; # one file for all
    *=dd | *record) # x.opt.yaml of x.y.c
      same "$clang" $flag m%s in/n%s $output ;;
    *) same "$clang" $flag m%s in/n%s in/x.y%s $output ;;
    esac
  done
done
for output in "" "-o dd/w"; do
  same gcc -g -gsplit-dwarf m%s in/x.y%s $output
  same gcc -fstack-usage m%s in/x.y%s $output
  same gcc --coverage m%s in/x.y%s $output
done
for flag in "-g -gsplit-dwarf" -fstack-usage --coverage; do
  same gcc $flag -dumpdir dd/p- m%s in/x.y%s -o w
  same gcc $flag -dumpdir dd/p- -c m%s -o w.o
done
same "$clang" -ftime-trace -dumpdir dd/p- m%s in/x.y%s -o w
for flag in "-MD" "-MD -MT target" "-g -gsplit-dwarf" -ftime-trace; do
  same "$clang" $flag -c in/x.y%s in/n%s
  same "$clang" $flag -c m%s -o dd/x.y.o
done
same "$clang" -MD -shared -nostdlib -fPIC in/n%s -o dd/libn.so
same "$clang" -g -gsplit-dwarf -r -nostdlib in/n%s -o dd/n.o

# gcc and clang leave the last rule only of a file that several inputs share.
step "rules of several inputs"
prepare ours .mlir
echo 'int other(void) { return 0; }' >ours/in/o.c
cd ours
for output in "-o dd/w" "-MF dd/w.d -o dd/w" "-Wp,-MD,dd/w.d -o dd/w"; do
  works "$MLCC" -MMD m.mlir in/n.mlir in/o.c $output
  printf 'dd/w: m.mlir\ndd/w: in/n.mlir\ndd/w: in/o.c\n' |
    cmp - dd/w.d || { cat dd/w.d; stop "$output: not the rules of all inputs"; }
  rm dd/w.d
done
works "$MLCC" -MMD -MF rule -c m.mlir in/n.mlir in/o.c
printf 'm.o: m.mlir\nn.o: in/n.mlir\no.o: in/o.c\n' | cmp - rule || stop "$(cat rule)"
works "$MLCC" -MM m.mlir in/n.mlir
printf 'm.o: m.mlir\nn.o: in/n.mlir\n' | cmp - out || stop "$(cat out)"
rm -f ./*.d ./*.o
works "$MLCC" -MMD m.mlir in/o.c
[ "$(cat ./*.d)" = "m.o: m.mlir
o.o: in/o.c" ] || stop "$(cat ./*.d)"
cp m.mlir kept
sed -i 's/%zero : i32/%zero : i64/' in/n.mlir
rm -f rule
fails "$MLCC" -MMD -MF rule m.mlir in/n.mlir -o w
absent rule w

step "files beside C for a link"
TMPDIR=$PWD/dd
export TMPDIR
rm -f dd/*
for compiler in gcc "$clang"; do
  CC=$compiler works "$MLCC" -g -gsplit-dwarf -fstack-usage --coverage m.mlir in/o.c -nostdlib -r -o w.o
  [ "$(echo dd/* w*)" = "dd/* w.o w.o-m.dwo w.o-m.gcno w.o-m.su w.o-o.dwo w.o-o.gcno w.o-o.su" ] ||
    stop "$compiler: $(echo dd/* w*)"
  rm w*
done
CC=$clang works "$MLCC" -O2 -ftime-trace -fsave-optimization-record m.mlir in/o.c -nostdlib -r -o w.o
[ "$(echo dd/* w* ./*.yaml)" = "dd/* w.o w.o-m.json w.o-o.json ./m.opt.yaml ./o.opt.yaml" ] ||
  stop "$clang: $(echo dd/* w* ./*.yaml)"
rm w* ./*.yaml
CC=gcc works "$MLCC" -O2 -ftime-trace -fsave-optimization-record=yaml m.mlir in/o.c -nostdlib -r -o w.o
[ "$(echo dd/* w* ./*.yaml)" = "dd/* w.o w.o-m.json ./m.opt.yaml" ] ||
  stop "gcc: $(echo dd/* w* ./*.yaml)"
CC=gcc works "$MLCC" -O2 -fsave-optimization-record in/o.c -nostdlib -r -o w.o
[ "$(echo dd/* w*)" = "dd/* w.o w.o-m.json w.o-o.c.opt-record.json.gz" ] ||
  stop "gcc: $(echo dd/* w*)"
exit 0

#!/bin/sh
# Runs the builtins of one target and compares their results with the host's.
# With `libcalls`, runs LLVM IR whose code calls the builtins: what the target's
# back end believes of their names and calling conventions is then tested too.
#
# usage: builtins.sh builtins <directory of targets.list> <triple>
#                    <runner or -> <flags>
#        builtins.sh libcalls <the same, with -DWITHOUT_... among the flags>
. "$(dirname "$0")/common.sh"
what=$1 target=$2 triple=$3 runner=$4
shift 4

[ "$(uname -m)" = x86_64 ] || skip "the reference needs x86-64"
[ -n "$CLANG" ] || skip "no clang"
[ "$runner" = - ] && runner= || need_tool "$runner"
lld=$(find_lld) || skip "no ld.lld"
archive=$ARCHIVES/$target/libmlcc_rt.a
need_file "$archive"
out=$WORK/$what.$target
source=$here/../..
defines=
without_sse=
for flag; do
  case $flag in
  -DRT_HALF_IN_WORDS) without_sse=-mno-sse2 ;; # of the code that calls
  -D*) defines="$defines $flag" ;;
  esac
done
[ "$what" = libcalls ] && defines="$defines -DLIBCALLS"

# compile_target <output> <further flags>
compile_target() {
  output=$1
  shift
  $CLANG --target="$triple" -std=gnu17 -O0 -w -ffreestanding -fno-builtin \
    -nostdlibinc -ffp-contract=off -fno-stack-protector -I"$source/runtime" \
    $defines "$@" -c "$here/builtins.c" -o "$output.o"
  set -- "$output.o"
  [ "$what" = libcalls ] && set -- "$@" "$out.ll.o"
  "$lld" -static --gc-sections -o "$output" "$@" "$archive" \
    "${archive%/*}/libmlcc_nolibc.a"
}

compile_reference() {
  output=$1
  shift
  $HOST_CC -DREFERENCE -std=gnu17 -O0 -w -ffp-contract=off \
    -I"$source/runtime" $defines "$@" "$here/builtins.c" -o "$output" -lm
}

if [ "$what" = libcalls ]; then
  $CLANG -E -P -x c $defines "$here/libcalls.ll.in" -o "$out.ll"
  $CLANG --target="$triple" -O1 -w "$@" $without_sse -x ir -c "$out.ll" -o "$out.ll.o"
fi
compile_target "$out" "$@"
compile_reference "$out.reference"
$runner "$out" > "$out.results"
"$out.reference" > "$out.expected"

# Not every target has every function: those it has are compared.
count=$(wc -l < "$out.results")
[ "$count" -ge 100 ] || { echo "only $count builtins ran"; exit 1; }
if grep -v -x -F -f "$out.expected" "$out.results" > "$out.wrong"; then
  while read -r name hash; do
    echo "$name differs:"
    compile_target "$out.trace" "$@" "-DTRACE=\"$name\""
    compile_reference "$out.trace.reference" "-DTRACE=\"$name\""
    $runner "$out.trace" | grep '^ ' > "$out.trace.results"
    "$out.trace.reference" | grep '^ ' > "$out.trace.expected"
    diff "$out.trace.expected" "$out.trace.results" | head -6
  done < "$out.wrong"
  exit 1
fi
echo "$count builtins equal"

#!/bin/sh
# Looks at the symbols of every archive that was built:
#
# - ELF functions are weak and hidden, so that no second definition is an error
#   and no shared library offers them;
# - only hosted objects want anything of a libc; all others make do with the
#   runtime and the functions on bytes. What a libc may be asked for is
#   test/driver/runtime_symbols.sh's;
# - no builtin calls itself, which an operator in it may quietly come to;
# - what programs are promised is there.
. "$(dirname "$0")/common.sh"

find_llvm() {
  command -v "llvm-$1-22" || command -v "llvm-$1" || skip "no llvm-$1"
}
nm=$(find_llvm nm)
objdump=$(find_llvm objdump)
readelf=$(find_llvm readelf)

on_bytes="memcpy memmove memset memcmp bcmp strlen"
hosted='^(alloc|aligned_alloc|assert|clock|out_of_memory|parallel|random|write)\.o '
of_linker=' (_GLOBAL_OFFSET_TABLE_|\.TOC\.|_gp_disp|__stack_pointer)$'
of_linker="$of_linker| (__indirect_function_table|_fltused)\$"
promised="printMemrefF32 _mlir_ciface_printMemrefF32 print_memref_f32
  _mlir_ciface_printMemref1dI8 verifyMemRefF64 printNewline printF16 memrefCopy
  rtclock _mlir_ciface_nanoTime rtrand _mlir_ciface_stdSortF32 mlirAlloc
  mlcc_parallel_for mlcc_num_threads
  _mlir_memref_to_llvm_aligned_alloc
  __udivdi3 __muldi3 __mulodi4 __ashldi3 __clzsi2 __popcountdi2 __bswapsi2
  __addsf3 __divdf3 __ltdf2 __unordsf2 __fixdfdi __floatundisf __powidf2
  __extendhfsf2 __truncdfhf2 __truncsfbf2 __muldc3 __divsc3 roundeven fmaximumf
  __atomic_load __atomic_fetch_add_4 __atomic_compare_exchange_8
  memcpy memset memcmp fmod fma sqrtf floor"
status=0

complain() {
  echo "$@"
  status=1
}

# names <file>: without the underscore that Mach-O adds to each
names() {
  sed -n 's/^.* [A-Za-z?-] //p' "$1" | sed "s/^$prefix//" | sort -u
}

words() {
  echo "$@" | tr -s ' \n' '\n\n' | sort -u
}

check_archive() {
  archive=$1/libmlcc_rt.a nolibc=$1/libmlcc_nolibc.a name=${1##*/}
  list=$WORK/symbols.$name
  case $name in *-macos) prefix=_ ;; *) prefix= ;; esac
  $nm --defined-only "$archive" "$nolibc" 2>/dev/null > "$list.defined"
  names "$list.defined" > "$list.names"

  words $promised | comm -23 - "$list.names" > "$list.missing"
  [ -s "$list.missing" ] && complain "$name: lacks" $(cat "$list.missing")

  # An object's symbols follow its name and a colon.
  $nm --undefined-only "$archive" 2>/dev/null |
    sed -n -e 's/^\(.*\.o\):$/\1/p' -e 's/^ *[Uw] //p' |
    awk '/\.o$/ { object = $0; next } { print object, $0 }' \
    > "$list.undefined"
  sed "s/ $prefix/ /" "$list.undefined" | grep -vE "$hosted" |
    grep -vE "$of_linker" | sed 's/.* //' | sort -u > "$list.wants"
  words $on_bytes | cat - "$list.names" | sort -u |
    comm -13 - "$list.wants" > "$list.wrong"
  [ -s "$list.wrong" ] && complain "$name: no libc for" $(cat "$list.wrong")

  case $name in
  *-macos | *-windows | wasm*) ;;
  *)
    $readelf -sW "$archive" "$nolibc" 2>/dev/null |
      awk '($5 == "GLOBAL" || $5 == "WEAK") && $7 != "UND" &&
           ($5 != "WEAK" || $6 != "HIDDEN") { print $8, $5, $6 }' \
      > "$list.exported"
    [ -s "$list.exported" ] && complain "$name: visible" \
      $(head -5 "$list.exported")
    $objdump -dr --no-show-raw-insn "$archive" 2>/dev/null | awk '
      /^[0-9a-f]+ <.*>:$/ { name = $2; gsub(/[<>:]/, "", name) }
      /R_MIPS_GPREL/ { next } # every function finds its global pointer so
      /R_[A-Z0-9]+_/ {
        target = $NF
        sub(/[-+]0x[0-9a-f]+$/, "", target)
        if (target == name && name ~ /^__/) print name
      }' > "$list.recursive"
    [ -s "$list.recursive" ] && complain "$name: calls itself:" \
      $(sort -u "$list.recursive")
    ;;
  esac
  return 0
}

count=0
for directory in "$ARCHIVES"/*/; do
  [ -e "$directory/libmlcc_rt.a" ] || continue
  check_archive "${directory%/}"
  count=$((count + 1))
done
[ "$count" -gt 0 ] || skip "no archives"
[ "$status" = 0 ] && echo "$count archives"
exit "$status"

# What tests of real programs share; sourced. Each source goes from C or C++
# through clang to LLVM IR, through the dialect and its text and back, where it
# must be the same IR (round_trip.sh); what mlcc makes of the dialect's text is
# linked, and must say what clang's own program says.
: "${BIN:=build/release/bin}" "${SOURCE:=.}"
here=$SOURCE/test/interop

# npm_sources <package>: unpacked as ./package; false where it cannot be had.
npm_sources() {
  command -v npm >/dev/null || return 1
  rm -rf package
  timeout 100 npm pack --silent "$1" >packed.txt 2>packed.log &&
    tar xzf "$(tail -n 1 packed.txt)"
}

# deb_headers <package>: its files below ./usr.
deb_headers() {
  command -v apt-get >/dev/null && command -v dpkg >/dev/null || return 1
  timeout 100 apt-get download "$1" >packed.txt 2>packed.log &&
    dpkg -x "$1"_*.deb .
}

timed() { # <what> <command>...
  local start=$(date +%s%N) what=$1
  shift
  "$@" || return
  echo "$what: $((($(date +%s%N) - start) / 1000000)) ms"
}

bytes() { wc -c <"$1"; }

# through <name> <source> [option of clang]...: makes name.o, by mlcc at $LEVEL,
# and name.clang.o.
through() {
  local name=$1 source=$2 driver=clang-22 translate=$BIN/mlcc-translate
  shift 2
  case $source in *.cpp | *.cc) driver=clang++-22 ;; esac
  timed "$name: clang" $driver -w "$@" -S -emit-llvm "$source" -o "$name.ll" &&
    timed "$name: import" "$translate" -import-llvm -mlir-print-debuginfo \
      "$name.ll" -o "$name.mlir" &&
    timed "$name: export" "$translate" -mlir-to-llvmir "$name.mlir" \
      -o "$name.back.ll" &&
    timed "$name: compare" same "$name" &&
    timed "$name: compile" "$BIN/mlcc" "${LEVEL:--O2}" -c "$name.mlir" \
      -o "$name.o" &&
    $driver -w -O0 -c "$name.ll" -o "$name.clang.o" &&
    echo "$name: $(bytes "$name.ll") bytes of LLVM IR," \
      "$(bytes "$name.mlir") of MLIR, $(bytes "$name.o") of object" &&
    rm -f "$name.ll" "$name.back.ll" "$name.mlir" ./*.txt ./*.bc
}

same() {
  sh "$here/compare_ir.sh" "$1.ll" "$1.back.ll" "$1"
}

# runs_alike <program> <object>...: linked either way, what it prints is the
# same. The name of an object is what `through` was given.
runs_alike() {
  local program=$1 ours=() theirs=() name
  shift
  for name; do
    ours+=("$name.o") theirs+=("$name.clang.o")
  done
  clang++-22 "${ours[@]}" -o "$program" -lpthread -ldl -lm &&
    clang++-22 "${theirs[@]}" -o "$program.clang" -lpthread -ldl -lm || return
  local status=0 expected=0
  timeout 60 "./$program" >"$program.out" 2>&1 || status=$?
  timeout 60 "./$program.clang" >"$program.expected" 2>&1 || expected=$?
  [ $status -eq $expected ] && diff "$program.expected" "$program.out" &&
    [ -s "$program.out" ] && echo "$program: runs alike, exit $status"
}

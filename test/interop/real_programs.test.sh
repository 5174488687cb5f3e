#!/bin/bash
# label: slow
# Real C and C++ programs through the llvm dialect (real.sh says how): exceptions,
# thread-locals, atomics, inline assembly, vectors for several processors. Their
# sources are what Debian and npm packages ship; what cannot be had is skipped. A
# run takes ours and one of three of the others, others for each SEED.
. "${SOURCE:=.}/test/interop/real.sh"
. "$SOURCE/test/sample.inc"
for tool in clang-22 clang++-22 python3; do
  command -v $tool >/dev/null || { echo "no $tool, skipped"; exit 77; }
done
missing=0 failed=0
absent() {
  cat packed.log
  echo "no $1 to be had, skipped"
  missing=1
}
program() { # <name> <command>...: reports, goes on with the next
  local name=$1
  shift
  "$@" || { echo "$name: wrong"; failed=1; }
}

# Ours: exceptions, thread-locals, atomics and inline assembly in one.
mixture() {
  through mixture "$here/programs/mixture.cpp" -std=c++20 -O2 &&
    runs_alike mixture mixture &&
    through mixture-g "$here/programs/mixture.cpp" -std=c++20 -O1 -g &&
    runs_alike mixture-g mixture-g
}
program mixture mixture

# doctest, a test framework, about nlohmann's JSON: hundreds of landing pads.
tested_json() {
  through json "$here/programs/tested_json.cpp" -std=c++17 -O2 -I usr/include &&
    runs_alike json json
}
if ! sampled 3 json; then
  :
elif deb_headers nlohmann-json3-dev && deb_headers doctest-dev; then
  program json tested_json
else
  absent "nlohmann's JSON and doctest"
fi

# simdjson: finds out which vectors the processor has, then uses them.
parsed_json() {
  local at=package/simdjson/src
  through simdjson $at/simdjson.cpp -std=c++17 -O2 -I $at &&
    through parse "$here/programs/parsed_json.cpp" -std=c++17 -O2 -I $at &&
    runs_alike parse parse simdjson
}
if ! sampled 3 simdjson; then
  :
elif npm_sources simdjson@0.9.2; then
  program simdjson parsed_json
else
  absent simdjson
fi

# LMDB, a database in shared memory, and LZ4.
stored() {
  local at=package/dependencies
  local lmdb=$at/lmdb-data-v1/libraries/liblmdb lz4=$at/lz4/lib
  through mdb $lmdb/mdb.c -O2 && through midl $lmdb/midl.c -O2 &&
    through lz4 $lz4/lz4.c -O3 && through lz4hc $lz4/lz4hc.c -O2 &&
    through xxhash $lz4/xxhash.c -O2 &&
    through store "$here/programs/store.c" -O2 -I $lmdb -I $lz4 &&
    runs_alike store store mdb midl lz4 lz4hc xxhash
}
if ! sampled 3 lmdb; then
  :
elif npm_sources lmdb@3.5.6; then
  program lmdb stored
else
  absent LMDB
fi

[ $failed -eq 0 ] || exit 1
[ $missing -eq 0 ] || exit 77

#!/bin/bash
# label: slow
# SQLite through the llvm dialect, plain and with debug information: its IR
# comes back the same, and what is compiled from the dialect's text is a
# database. $SQLITE is the directory of the amalgamation; without it that comes
# from the npm package better-sqlite3. Of six commits, one is tried.
. "${SOURCE:=.}/test/interop/real.sh"
. "$SOURCE/test/sample.inc"
sampled 6 sqlite || { echo "not in the sample of this commit, skipped"; exit 77; }
for tool in clang-22 clang++-22 python3; do
  command -v $tool >/dev/null || { echo "no $tool, skipped"; exit 77; }
done
if [ -z "${SQLITE-}" ]; then
  npm_sources better-sqlite3@12.11.1 ||
    { cat packed.log; echo "no SQLite to be had, skipped"; exit 77; }
  SQLITE=$PWD/package/deps/sqlite3
fi
set -e
database=$here/programs/database.c
through smoke "$database" -O2 -I "$SQLITE"
LEVEL=-O0 through sqlite "$SQLITE/sqlite3.c" -O2
runs_alike database smoke sqlite
LEVEL=-O0 through sqlite-g "$SQLITE/sqlite3.c" -O1 -g
runs_alike database-g smoke sqlite-g

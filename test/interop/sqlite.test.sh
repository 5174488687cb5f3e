#!/bin/bash
# label: slow
# SQLite through the llvm dialect: its IR comes back the same, and what is
# compiled from the dialect's text is a database. SQLITE is the directory of the
# amalgamation (deps/sqlite3 of the npm package better-sqlite3).
: "${BIN:=build/release/bin}" "${SOURCE:=.}"
for tool in clang-22 python3; do
  command -v $tool > /dev/null || { echo "no $tool, skipped"; exit 77; }
done
[ -f "${SQLITE-}/sqlite3.c" ] || { echo "no SQLITE, skipped"; exit 77; }
set -e
clang-22 -O2 -S -emit-llvm "$SQLITE/sqlite3.c" -o sqlite3.ll
sh "$SOURCE/test/interop/round_trip.sh" "$BIN/mlcc-translate" sqlite3.ll sqlite3
"$BIN/mlcc" -O2 -c sqlite3.mlir -o sqlite3.o
cat > smoke.c <<'C'
#include <sqlite3.h>
#include <string.h>
static int rows, sum;
static int row(void *user, int n, char **values, char **names) {
  (void)user, (void)n, (void)names;
  rows++;
  for (char *p = values[0]; *p; p++)
    sum += *p;
  return 0;
}
int main(void) {
  sqlite3 *db;
  if (sqlite3_open(":memory:", &db))
    return 1;
  if (sqlite3_exec(db, "create table t(a, b); insert into t values (1, 'x'),"
                   "(2, 'yz'), (3, null); create index i on t(b);", 0, 0, 0))
    return 2;
  if (sqlite3_exec(db, "select group_concat(a || coalesce(b, '-'), '') from "
                   "(select * from t order by a desc)", row, 0, 0))
    return 3;
  sqlite3_close(db);
  return rows == 1 && sum == '3' + '-' + '2' + 'y' + 'z' + '1' + 'x' ? 0 : 4;
}
C
clang-22 -I "$SQLITE" smoke.c sqlite3.o -o smoke -lm -lpthread -ldl
./smoke

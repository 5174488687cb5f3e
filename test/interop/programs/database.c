// SQLite's smoke test: a table, an index, rows, queries.
#include <sqlite3.h>
#include <stdio.h>

static int print_row(void *user, int n, char **values, char **names) {
  (void)user;
  for (int i = 0; i < n; i++)
    printf("%s=%s%c", names[i], values[i] ? values[i] : "null",
           i == n - 1 ? '\n' : ' ');
  return 0;
}

static int run(sqlite3 *db, const char *text) {
  char *message = NULL;
  int status = sqlite3_exec(db, text, print_row, NULL, &message);
  if (status)
    printf("error %d: %s\n", status, message);
  sqlite3_free(message);
  return status;
}

int main(void) {
  sqlite3 *db;
  if (sqlite3_open(":memory:", &db))
    return 1;
  int wrong =
      run(db, "create table t(a integer primary key, b text, c real)") |
      run(db,
          "insert into t(b, c) values ('x', 1.5), ('yz', 2e10), (null, 0)") |
      run(db, "create index i on t(b)") |
      run(db, "with recursive n(i) as (select 1 union all select i + 1 from n "
              "where i < 2000) insert into t(b, c) select 'row ' || i, i / 7.0 "
              "from n") |
      run(db, "select group_concat(a || coalesce(b, '-'), '') as text from "
              "(select * from t where a < 5 order by a desc)") |
      run(db, "select count(*), round(sum(c), 6), min(b), max(b) from t") |
      run(db, "select a, upper(b) as b, printf('%.3f', c) as c from t where b "
              "like 'row 1_7' order by c desc limit 4") |
      run(db, "pragma integrity_check");
  run(db, "select * from absent");
  sqlite3_close(db);
  return wrong ? 2 : 0;
}

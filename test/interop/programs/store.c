// LMDB with values that LZ4 compressed, and a hash of all that is read.
#include <lmdb.h>
#include <lz4.h>
#include <lz4hc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <xxhash.h>

enum { RECORDS = 500, LONGEST = 4000 };

static void check(int status) {
  if (!status)
    return;
  printf("%s\n", mdb_strerror(status));
  exit(1);
}

static int make_text(int i, char *text) {
  int size = i * 7 % LONGEST;
  for (int k = 0; k < size; k++)
    text[k] = (char)("abcdefgh"[(k * k + i) % 8] + k % 300 / 299);
  return size;
}

static void fill(MDB_txn *txn, MDB_dbi db) {
  static char text[LONGEST], packed[2 * LONGEST];
  for (int i = 0; i < RECORDS; i++) {
    int size = make_text(i, text);
    int n = i % 2 ? LZ4_compress_default(text, packed, size, sizeof packed)
                  : LZ4_compress_HC(text, packed, size, sizeof packed, 9);
    MDB_val key = {sizeof i, &i}, value = {(size_t)n, packed};
    check(mdb_put(txn, db, &key, &value, 0));
  }
}

static void read_all(MDB_txn *txn, MDB_dbi db) {
  static char text[LONGEST];
  MDB_cursor *cursor;
  MDB_val key, value;
  size_t packed = 0, all = 0;
  XXH64_state_t *state = XXH64_createState();
  XXH64_reset(state, 1);
  check(mdb_cursor_open(txn, db, &cursor));
  while (!mdb_cursor_get(cursor, &key, &value, MDB_NEXT)) {
    int n = LZ4_decompress_safe(value.mv_data, text, (int)value.mv_size,
                                sizeof text);
    if (n < 0)
      exit(2);
    XXH64_update(state, text, (size_t)n);
    packed += value.mv_size;
    all += (size_t)n;
  }
  mdb_cursor_close(cursor);
  printf("%zu bytes in %zu, %016llx\n", all, packed,
         (unsigned long long)XXH64_digest(state));
  XXH64_freeState(state);
}

int main(void) {
  MDB_env *env;
  MDB_txn *txn;
  MDB_dbi db;
  MDB_stat stat;
  MDB_val missing = {4, "none"}, value;
  mkdir("store.db", 0777);
  check(mdb_env_create(&env));
  check(mdb_env_set_mapsize(env, 64 << 20));
  check(mdb_env_open(env, "store.db", MDB_NOSYNC, 0666));
  check(mdb_txn_begin(env, NULL, 0, &txn));
  check(mdb_dbi_open(txn, NULL, MDB_INTEGERKEY, &db));
  fill(txn, db);
  check(mdb_txn_commit(txn));
  check(mdb_txn_begin(env, NULL, MDB_RDONLY, &txn));
  read_all(txn, db);
  check(mdb_stat(txn, db, &stat));
  printf("%zu entries, depth %u, %s\n", stat.ms_entries, stat.ms_depth,
         mdb_strerror(mdb_get(txn, db, &missing, &value)));
  mdb_txn_abort(txn);
  mdb_env_close(env);
  return 0;
}

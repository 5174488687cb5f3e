// Runs search.mlir with several patterns on a random text of four letters,
// and compares every place in C. Also: a pattern as long as the text, one
// that is longer, an empty one, and more places than there is room for.
//
//     make -C examples search

#include "../check.h"

#include <mlcc/memref.h>

enum { TEXT = 5000, ROOM = 100 };

intptr_t _mlir_ciface_search(MemRef1dI8 *text, MemRef1dI8 *pattern,
                             MemRef1dIndex *places);

static int8_t text[TEXT + 1];

static void run(Check *check, const char *what, const void *pattern, int n) {
  static int8_t copy[TEXT + 1];
  intptr_t places[ROOM];
  int64_t got[ROOM] = {0}, want[ROOM] = {0};
  memcpy(copy, pattern, (size_t)n);
  MemRef1dI8 Text = MEMREF_1D(MemRef1dI8, text, TEXT);
  MemRef1dI8 Pattern = MEMREF_1D(MemRef1dI8, copy, n);
  MemRef1dIndex Places = MEMREF_1D(MemRef1dIndex, places, ROOM);
  intptr_t found = _mlir_ciface_search(&Text, &Pattern, &Places);
  for (int i = 0; i < found && i < ROOM; i++)
    got[i] = places[i];

  int expected = 0;
  for (int i = 0; n > 0 && i + n <= TEXT; i++)
    if (memcmp(text + i, copy, (size_t)n) == 0 && expected++ < ROOM)
      want[expected - 1] = i;
  check_int(check, what, found, expected);
  check_bits(check, what, got, want, ROOM, 64);
}

int main(int argc, char **argv) {
  Check check = check_begin("search", argc, argv);
  uint64_t seed = 9;
  for (int i = 0; i < TEXT; i++)
    text[i] = (int8_t)("abc\xe9"[random_u32(&seed) % 4]);
  run(&check, "one", "b", 1);
  run(&check, "four",
      "ab\xe9"
      "a",
      4);
  run(&check, "repeating", "aba", 3);
  run(&check, "prefix", text, 20);
  run(&check, "suffix", text + TEXT - 9, 9);
  run(&check, "absent", "abcd", 4);
  run(&check, "whole", text, TEXT);
  run(&check, "longer", text, TEXT + 1);
  run(&check, "empty", "", 0);
  return check_end(&check);
}

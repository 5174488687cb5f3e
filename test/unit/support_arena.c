// Arenas: what is asked for is there to its last byte, whatever the size of a
// chunk, and a restored mark gives the room back.
#include "test/unit/test.h"

static void every_size_fits(void) {
  enum { MIB = 1 << 20 };
  for (size_t size = MIB; size <= 8 * MIB; size += MIB)
    for (size_t less = 0; less <= 128; less += 8) {
      Arena arena = {0};
      char *data = arena_alloc(&arena, size - less, 8);
      EXPECT(data + size - less <= arena.end);
      EXPECT(arena.next <= arena.end);
      data[size - less - 1] = 1;
      arena_release(&arena);
    }
}

static void chunks_grow(void) {
  Arena arena = {0};
  for (int i = 0; i < 10000; i++) {
    char *data = arena_alloc(&arena, 4096, 64);
    EXPECT(data + 4096 <= arena.end && arena.next <= arena.end);
    memset(data, i, 4096);
  }
  arena_release(&arena);
  EXPECT(!arena.allocated);
}

static void marks(void) {
  Arena arena = {0};
  arena_alloc(&arena, 100, 8);
  ArenaMark mark = arena_save(&arena);
  size_t allocated = arena.allocated;
  arena_alloc(&arena, 10 << 20, 8);
  arena_restore(&arena, mark);
  EXPECT(arena.allocated == allocated);
  arena_release(&arena);
}

int main(void) {
  RUN(every_size_fits);
  RUN(chunks_grow);
  RUN(marks);
  return TEST_RESULT;
}

// Calls the functions of a module that operations.py made, as C code does, and
// prints what comes of it.
//
//   operations DATA [FIRST]
//
// DATA has, in numbers of four bytes, the most significant one first, for each
// function how many results it has, of each the number of dimensions and the
// size of an element, and how many arguments, of each these two, whether it is
// written, sizes, strides, offset, and the size of its memory, which follows.
//
// For a function it prints its number; for a result its sizes and its elements;
// for an argument that is written its memory; "changed" where another one is not
// what it was, "overrun" where something around the memory is not.

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUARD = 64, MOST_ARGS = 15, MOST_RANK = 12 };

typedef struct Memory {
  char *allocated, *aligned;
  intptr_t rest[1 + 2 * MOST_RANK]; // offset, sizes, strides
} Memory;

typedef struct Argument {
  Memory memory;
  uint32_t rank, size, written, bytes;
  unsigned char *block, *before;
} Argument;

extern void (*const functions[])(void);
extern const uint32_t nfunctions;

static const unsigned char *at;

static uint32_t number(void) {
  uint32_t n = (uint32_t)at[0] << 24 | (uint32_t)at[1] << 16 |
               (uint32_t)at[2] << 8 | at[3];
  at += 4;
  return n;
}

static void hex(const char *bytes, size_t n) {
  for (size_t i = 0; i < n; i++)
    printf("%02x", (unsigned char)bytes[i]);
}

static void read_argument(Argument *a) {
  a->rank = number(), a->size = number(), a->written = number();
  for (uint32_t i = 0; i < 2 * a->rank; i++)
    a->memory.rest[1 + i] = (int32_t)number();
  a->memory.rest[0] = (int32_t)number();
  a->bytes = number();
  size_t whole = (a->bytes + 2u * GUARD + 63) / 64 * 64;
  a->block = aligned_alloc(64, whole);
  memset(a->block, 0xa5, whole);
  memcpy(a->block + GUARD, at, a->bytes);
  a->before = malloc(whole);
  memcpy(a->before, a->block, whole);
  a->memory.allocated = a->memory.aligned = (char *)a->block + GUARD;
  at += a->bytes;
}

static void check_argument(const Argument *a, uint32_t position) {
  if (a->written) {
    printf("m ");
    hex(a->memory.aligned, a->bytes);
    putchar('\n');
  } else if (memcmp(a->block + GUARD, a->before + GUARD, a->bytes)) {
    printf("changed %u\n", (unsigned)position);
  }
  if (memcmp(a->block, a->before, GUARD) ||
      memcmp(a->block + GUARD + a->bytes, a->before + GUARD + a->bytes, GUARD))
    printf("overrun %u\n", (unsigned)position);
}

static void print_elements(const char *first, const intptr_t *sizes,
                           uint32_t rank, uint32_t all, uint32_t size) {
  if (rank == 0) {
    hex(first, size);
    return;
  }
  for (intptr_t i = 0; i < sizes[0]; i++)
    print_elements(first + i * sizes[all] * (intptr_t)size, sizes + 1, rank - 1,
                   all, size);
}

static void print_result(const char *descriptor, uint32_t rank, uint32_t size) {
  Memory m;
  memcpy(&m, descriptor, sizeof(intptr_t) * (3 + 2 * (size_t)rank));
  printf("r");
  for (uint32_t i = 0; i < rank; i++)
    printf(" %ld", (long)m.rest[1 + i]);
  printf(" : ");
  print_elements(m.aligned + m.rest[0] * (intptr_t)size, m.rest + 1, rank, rank,
                 size);
  putchar('\n');
  free(m.allocated);
}

// With more arguments than it has, of which it knows nothing.
static void call(void (*function)(void), void **p) {
#define V void *
  ((void (*)(V, V, V, V, V, V, V, V, V, V, V, V, V, V, V, V))function)(
      p[0], p[1], p[2], p[3], p[4], p[5], p[6], p[7], p[8], p[9], p[10], p[11],
      p[12], p[13], p[14], p[15]);
#undef V
}

static void run(uint32_t f, int is_called) {
  static char descriptors[4096];
  uint32_t nresults = number(), ranks[MOST_ARGS], sizes[MOST_ARGS];
  for (uint32_t i = 0; i < nresults; i++)
    ranks[i] = number(), sizes[i] = number();
  uint32_t nargs = number(), n = 0;
  if (nargs > MOST_ARGS || nresults > MOST_ARGS)
    abort();
  static Argument args[MOST_ARGS];
  void *pointers[1 + MOST_ARGS] = {NULL};
  if (nresults)
    pointers[n++] = descriptors;
  for (uint32_t i = 0; i < nargs; i++) {
    read_argument(&args[i]);
    // The descriptor of a memref of that rank: strides directly behind sizes.
    pointers[n++] = &args[i].memory;
  }
  if (is_called) {
    printf("f %u\n", (unsigned)f);
    fflush(stdout);
    call(functions[f], pointers);
    char *next = descriptors;
    for (uint32_t i = 0; i < nresults; i++) {
      print_result(next, ranks[i], sizes[i]);
      next += sizeof(intptr_t) * (3 + 2 * (size_t)ranks[i]);
    }
    for (uint32_t i = 0; i < nargs; i++)
      check_argument(&args[i], i);
  }
  for (uint32_t i = 0; i < nargs; i++)
    free(args[i].block), free(args[i].before);
}

int main(int argc, char **argv) {
  FILE *file = fopen(argv[1], "rb");
  if (!file || fseek(file, 0, SEEK_END))
    return 2;
  size_t size = (size_t)ftell(file);
  unsigned char *data = malloc(size);
  rewind(file);
  if (fread(data, 1, size, file) != size)
    return 2;
  at = data;
  uint32_t first = argc > 2 ? (uint32_t)atoi(argv[2]) : 0;
  for (uint32_t f = 0; f < nfunctions; f++)
    run(f, f >= first);
  puts("end");
  return 0;
}

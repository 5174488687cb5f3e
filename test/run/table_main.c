// Runs functions @table_FAMILY of programs that table.py wrote; the header
// tables.inc has a row TABLE(FAMILY) for each.
//
//     table [FAMILY INPUT OUTPUT OUTPUT_SIZE MODE]...
//
// reads the file INPUT, calls @table_FAMILY with its bytes and a buffer for the
// output, and writes the buffer to the file OUTPUT. MODE is the rounding mode to
// run in, to_nearest_even, downward, upward or toward_zero.

#include <fenv.h>
#include <mlcc/memref.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGNMENT = 64 };

typedef void Table(MemRef1dI8 *in, MemRef1dI8 *out);

#define TABLE(family) Table _mlir_ciface_table_##family;
#include "tables.inc"
#undef TABLE

#define TABLE(family) {#family, _mlir_ciface_table_##family},
static const struct {
  const char *family;
  Table *table;
} tables[] = {
#include "tables.inc"
};
#undef TABLE

static void die(const char *what) {
  perror(what);
  exit(1);
}

// A zeroed buffer for at least `size` bytes. 0 bytes are possible, too.
static int8_t *allocate(size_t size) {
  size_t rounded = (size / ALIGNMENT + 1) * ALIGNMENT;
  int8_t *buffer = aligned_alloc(ALIGNMENT, rounded);
  if (!buffer)
    die("aligned_alloc");
  return memset(buffer, 0, rounded);
}

static MemRef1dI8 read_file(const char *name) {
  FILE *file = fopen(name, "rb");
  if (!file || fseek(file, 0, SEEK_END) != 0)
    die(name);
  long size = ftell(file);
  rewind(file);
  int8_t *data = allocate((size_t)size);
  if (fread(data, 1, (size_t)size, file) != (size_t)size)
    die(name);
  fclose(file);
  return MEMREF_1D(MemRef1dI8, data, size);
}

static void set_rounding(const char *mode) {
  int result = strcmp(mode, "downward") == 0      ? fesetround(FE_DOWNWARD)
               : strcmp(mode, "upward") == 0      ? fesetround(FE_UPWARD)
               : strcmp(mode, "toward_zero") == 0 ? fesetround(FE_TOWARDZERO)
                                                  : fesetround(FE_TONEAREST);
  if (result != 0)
    die(mode);
}

static Table *find(const char *family) {
  for (size_t i = 0; i < sizeof tables / sizeof *tables; i++)
    if (strcmp(tables[i].family, family) == 0)
      return tables[i].table;
  die(family);
  return NULL;
}

// The arguments are those of one family.
static void run(char **arguments) {
  Table *table = find(arguments[0]);
  MemRef1dI8 in = read_file(arguments[1]);
  size_t size = strtoul(arguments[3], NULL, 10);
  MemRef1dI8 out = MEMREF_1D(MemRef1dI8, allocate(size), (intptr_t)size);
  set_rounding(arguments[4]);
  table(&in, &out);
  fesetround(FE_TONEAREST);

  FILE *file = fopen(arguments[2], "wb");
  if (!file || fwrite(out.aligned, 1, size, file) != size || fclose(file) != 0)
    die(arguments[2]);
}

int main(int argc, char **argv) {
  for (int i = 1; i + 5 <= argc; i += 5)
    run(argv + i);
  return 0;
}

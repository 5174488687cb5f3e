// Runs the function @table of a program that table.py wrote.
//
//     table INPUT OUTPUT OUTPUT_SIZE [to_nearest_even | downward | upward
//                                     | toward_zero]
//
// reads the file INPUT, calls @table with its bytes and a buffer for the
// output, and writes the buffer to the file OUTPUT. The fourth argument is the
// rounding mode to run in.

#include <fenv.h>
#include <mlcc/memref.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ALIGNMENT = 64 };

void _mlir_ciface_table(MemRef1dI8 *in, MemRef1dI8 *out);

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

int main(int argc, char **argv) {
  if (argc < 4) {
    fprintf(stderr, "usage: table INPUT OUTPUT OUTPUT_SIZE [MODE]\n");
    return 2;
  }
  MemRef1dI8 in = read_file(argv[1]);
  size_t size = strtoul(argv[3], NULL, 10);
  MemRef1dI8 out = MEMREF_1D(MemRef1dI8, allocate(size), (intptr_t)size);
  if (argc > 4)
    set_rounding(argv[4]);
  _mlir_ciface_table(&in, &out);
  fesetround(FE_TONEAREST);

  FILE *file = fopen(argv[2], "wb");
  if (!file || fwrite(out.aligned, 1, size, file) != size || fclose(file) != 0)
    die(argv[2]);
  return 0;
}

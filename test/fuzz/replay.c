// Runs the fuzzed function over all files below the folders given, once more
// for each piece of those that are split by `// -----`.

#include "frontend/frontend.h"

#include <ftw.h>
#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static unsigned count;

static void run(Str text) {
  LLVMFuzzerTestOneInput((const uint8_t *)text.data, text.size);
  count++;
}

static void run_pieces(Str text) {
  Chunks chunks;
  chunks_split(&chunks, text, STR("// -----"));
  for (size_t i = 0; chunks.texts.size > 1 && i < chunks.texts.size; i++)
    run(chunks.texts.data[i]);
  chunks_release(&chunks);
}

static int visit(const char *path, const struct stat *info, int kind) {
  if (kind != FTW_F)
    return 0;
  FILE *file = fopen(path, "rb");
  if (!file)
    return 1;
  size_t size = (size_t)info->st_size;
  char *data = malloc(size + 1);
  size = fread(data, 1, size, file);
  data[size] = '\0';
  fclose(file);
  Str text = {data, size};
  fprintf(stderr, "%s\n", path);
  run(text);
  run_pieces(text);
  free(data);
  return 0;
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++)
    if (ftw(argv[i], visit, 16))
      return 1;
  printf("%u inputs\n", count);
  return count ? 0 : 1;
}

// The main program of a fuzz target without libFuzzer: runs it on every file of
// the folders given, and on the files given. A crash names its file before.

#include "fuzz.h"

#include <dirent.h>
#include <stdio.h>
#include <string.h>

static unsigned nfiles;

static bool replay_file(const char *path) {
  FILE *file = fopen(path, "rb");
  if (!file) {
    perror(path);
    return false;
  }
  Buf text = {0};
  for (size_t n = 1; n;) {
    buf_grow(&text, 64 << 10);
    n = fread(text.data + text.size, 1, text.capacity - text.size, file);
    text.size += n;
  }
  fclose(file);
  fprintf(stderr, "%s\n", path);
  // In a block of its own size, so that a sanitizer sees its end.
  uint8_t *exact = malloc(text.size ? text.size : 1);
  memcpy(exact, text.data, text.size);
  LLVMFuzzerTestOneInput(exact, text.size);
  free(exact);
  buf_release(&text);
  nfiles++;
  return true;
}

static bool replay(const char *path) {
  DIR *folder = opendir(path);
  if (!folder)
    return replay_file(path);
  bool ok = true;
  for (struct dirent *entry; (entry = readdir(folder));) {
    char file[4096];
    if (entry->d_name[0] == '.')
      continue;
    snprintf(file, sizeof file, "%s/%s", path, entry->d_name);
    ok &= replay_file(file);
  }
  closedir(folder);
  return ok;
}

int main(int argc, char **argv) {
  bool ok = true;
  for (int i = 1; i < argc; i++)
    ok &= replay(argv[i]);
  printf("%u inputs\n", nfiles);
  return ok && nfiles ? 0 : 1;
}

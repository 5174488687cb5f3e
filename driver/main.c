// One file, three programs: what it is called as says which.

#include "driver/driver.h"

static bool is_called(const char *program, const char *name) {
  const char *slash = strrchr(program, '/');
  const char *base = slash ? slash + 1 : program;
  size_t n = strlen(base), m = strlen(name);
  return n >= m && !strcmp(base + n - m, name);
}

int main(int argc, char **argv) {
  if (is_called(argv[0], "mlcc-opt"))
    return opt_main(argc, argv);
  if (is_called(argv[0], "mlcc-translate"))
    return translate_main(argc, argv);
  return mlcc_main(argc, argv);
}

// One file, four programs: what it is called as says which.

#include "driver/crash.h"
#include "driver/driver.h"

#include <string.h>

int main(int argc, char **argv) {
  crash_note_command(argc, argv);
  switch (program_name_parse(argv[0]).tool) {
  case PROGRAM_OPT: return opt_main(argc, argv);
  case PROGRAM_TRANSLATE: return translate_main(argc, argv);
  case PROGRAM_RUNNER: return runner_main(argc, argv);
  case PROGRAM_MLCC: break;
  }
  if (argc > 1 && !strncmp(argv[1], "--ld=", 5))
    return link_main(argc, argv);
  return mlcc_main(argc, argv);
}

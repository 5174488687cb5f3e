// One file, four programs: what it is called as says which.

#include "driver/crash.h"
#include "driver/driver.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int run(int argc, char **argv) {
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

// A program whose output was not written fails, whatever else it did.
static int flush_output(int code) {
  int why = fflush(stdout) ? errno : 0; // that of an earlier write is lost
  if (code || !(why || ferror(stdout)))
    return code;
  plain_error("cannot write the standard output%s%s", why ? ": " : "",
              why ? strerror(why) : "");
  return 1;
}

// All is written, and the system takes the memory back: LLVM's seven hundred
// destructors would only cost a tenth of a short run. Who counts what is
// executed does so behind them (scripts/bolt.sh), as do sanitizers.
static int leave(int code) {
#ifndef MLCC_RUNS_DESTRUCTORS
  if (!getenv("MLCC_RUN_DESTRUCTORS") && !fflush(NULL))
    _exit(code);
#endif
  return code;
}

int main(int argc, char **argv) {
  crash_note_command(argc, argv);
  return leave(flush_output(run(argc, argv)));
}

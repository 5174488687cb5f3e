// The steps that -v and -### print, quoted for a shell, so that each can be run
// as it stands. What happens in one process is printed as several: a compile
// of each input into an object, and a link of them by `mlcc --ld=NAME`, which
// takes the arguments of lld under that name.

#include "driver/driver.h"

static void print_quoted(const char *text) {
  fputs(" \"", stderr);
  for (; *text; text++) {
    if (strchr("\"\\$`", *text))
      fputc('\\', stderr);
    fputc(*text, stderr);
  }
  fputc('"', stderr);
}

void print_command(const char *const *args, size_t nargs) {
  for (size_t i = 0; i < nargs; i++)
    print_quoted(args[i]);
  fputc('\n', stderr);
}

static bool is_input(const Options *o, const char *arg) {
  for (size_t i = 0; i < o->inputs.size; i++)
    if (o->inputs.data[i].text == arg)
      return true;
  return false;
}

// What belongs to other steps, or is given anew.
static bool is_left_out(const OptionRow *row, const char *arg) {
  static const char *const names[] = {"-###", "-v", "-o", "-x", "-c", "-run"};
  for (size_t i = 0; row && i < ARRAY_SIZE(names); i++)
    if (!strcmp(row->spelling, names[i]))
      return true;
  return (row && row->id == ID_link) || !strncmp(arg, "-Wl,", 4) ||
         !strcmp(arg, "--");
}

void print_compile(const Options *o, const Input *input, const char *output) {
  const StrVec *args = &o->command;
  print_quoted(o->program);
  for (size_t i = 0; i < args->size; i++) {
    const char *arg = args->data[i];
    const OptionRow *row = *arg == '-' && arg[1] ? option_find(arg) : NULL;
    bool pair = row && option_takes_next(row, arg) && i + 1 < args->size;
    bool kept = !is_input(o, arg) && !is_left_out(row, arg);
    if (kept)
      print_quoted(arg);
    if (kept && pair)
      print_quoted(args->data[i + 1]);
    i += pair;
  }
  if (o->kind <= OUT_OBJECT)
    print_quoted("-c");
  fputs(input->kind == INPUT_IR          ? " -x ir"
        : input->kind == INPUT_ASSEMBLER ? " -x assembler"
                                         : " -x mlir",
        stderr);
  print_quoted(input->text);
  if (strcmp(output, "-")) {
    fputs(" -o", stderr);
    print_quoted(output);
  }
  fputc('\n', stderr);
}

// Inputs: what each is, by -x or its name, and that nothing is ever written
// over one. Files are known by device and inode, so that links and other
// spellings of a path do not matter; what is looked at once is remembered in
// the list of inputs, with response files among them.

#include "driver/driver.h"

#include "driver/output.h"

#include <errno.h>
#include <sys/stat.h>
#include <unistd.h>

static bool has_suffix(const char *path, const char *suffix) {
  size_t n = strlen(path), m = strlen(suffix);
  return n >= m && !strcmp(path + n - m, suffix);
}

InputKind input_kind(const char *path) {
  static const struct {
    const char *suffix;
    InputKind kind;
  } suffixes[] = {
      {".mlir", INPUT_MLIR}, {".mlirbc", INPUT_MLIR}, {".ll", INPUT_IR},
      {".bc", INPUT_IR},     {".s", INPUT_ASSEMBLER}, {".S", INPUT_ASSEMBLER},
      {".c", INPUT_C},       {".cc", INPUT_CXX},      {".cpp", INPUT_CXX},
      {".cxx", INPUT_CXX},   {".C", INPUT_CXX},       {".c++", INPUT_CXX},
  };
  for (size_t i = 0; i < ARRAY_SIZE(suffixes); i++)
    if (has_suffix(path, suffixes[i].suffix))
      return suffixes[i].kind;
  return INPUT_LINK;
}

// Sources of other languages would reach the linker as scripts of its own.
static bool is_other_source(const char *path) {
  static const char *const suffixes[] = {".h", ".hpp", ".m",  ".mm",
                                         ".f", ".f90", ".rs", ".go"};
  for (size_t i = 0; i < ARRAY_SIZE(suffixes); i++)
    if (has_suffix(path, suffixes[i]))
      return true;
  return false;
}

// What is written in place anyway (a pipe, a device) is no file to be lost.
FileId file_id(const char *path) {
  struct stat status;
  if (stat(path, &status) || !S_ISREG(status.st_mode))
    return (FileId){0};
  return (FileId){status.st_dev, status.st_ino};
}

static bool is_stdin(const Input *input) {
  return !strcmp(input->text, "-");
}

static bool check_input(const Options *o, Input *input) {
  if (input->kind == INPUT_AUTO && o->kind != OUT_PARSED)
    return plain_error("-x is required when the input is the standard input");
  if (input->kind == INPUT_AUTO)
    input->kind = INPUT_MLIR;
  if (is_stdin(input) || input->kind == INPUT_LINK_FLAG)
    return true;
  input->file = file_id(input->text);
  if (o->dry_run || input->kind == INPUT_RESPONSE)
    return true;
  if (access(input->text, R_OK))
    return plain_error("cannot open '%s': %s", input->text, strerror(errno));
  if (input->kind == INPUT_LINK && is_other_source(input->text))
    return plain_error("'%s' is in another language; compile it to an object "
                       "with its own compiler",
                       input->text);
  return true;
}

bool inputs_given(const Options *o) {
  for (size_t i = 0; i < o->inputs.size; i++)
    if (o->inputs.data[i].kind != INPUT_RESPONSE)
      return true;
  return false;
}

// Assembly is the end of what can be asked for but objects and programs.
bool input_is_compiled(const Options *o, const Input *input) {
  bool assembles =
      o->kind == OUT_PROGRAM || o->kind == OUT_OBJECT || o->kind == OUT_NOTHING;
  if (input->kind == INPUT_ASSEMBLER)
    return assembles || o->only_rule;
  return input->kind < INPUT_LINK;
}

static const Input *first_file(const Options *o) {
  for (size_t i = 0; i < o->inputs.size; i++)
    if (o->inputs.data[i].kind <= INPUT_LINK)
      return &o->inputs.data[i];
  return NULL;
}

// None of the files, of which there is one, becomes what is asked for.
static bool refuse_work(const Options *o) {
  const Input *file = first_file(o);
  if (file->kind == INPUT_ASSEMBLER)
    return plain_error("nothing to compile: '%s' is assembly, which becomes "
                       "an object only",
                       file->text);
  return plain_error("nothing to compile: '%s' is no source by its name; "
                     "-x says what it is",
                     file->text);
}

static bool links(const Options *o) {
  return o->kind == OUT_PROGRAM && !o->only_rule;
}

// Success must mean that something was made. What is merely unused beside
// something that was is a warning, later.
static bool check_work(const Options *o, size_t files, size_t sources) {
  if (!files)
    return plain_error("no input files");
  if (!links(o) && !sources)
    return refuse_work(o);
  if (o->output && sources > 1 && o->kind != OUT_PROGRAM)
    return plain_error("cannot specify -o when generating multiple output "
                       "files");
  return true;
}

// A header is of one module; LLVM IR and assembly have none.
static bool check_header(const Options *o, size_t modules) {
  if (!o->header)
    return true;
  if (!modules)
    return warning_print(&o->warnings, WARN_unused_argument,
                         "-femit-header: no input is MLIR");
  return modules == 1 || !*o->header ||
         plain_error("cannot specify -femit-header=%s of several inputs",
                     o->header);
}

bool inputs_check(Options *o) {
  size_t sources = 0, files = 0, modules = 0;
  bool ok = true;
  for (size_t i = 0; i < o->inputs.size; i++) {
    Input *input = &o->inputs.data[i];
    ok &= check_input(o, input);
    sources += input_is_compiled(o, input);
    files += input->kind <= INPUT_LINK;
    modules += input->kind == INPUT_MLIR;
  }
  if (!check_work(o, files, sources) || !check_header(o, modules))
    return false;
  return ok && (links(o) || !o->output || output_allowed(o, o->output));
}

const Input *input_at(const Options *o, const char *path) {
  FileId id = strcmp(path, "-") ? file_id(path) : (FileId){0};
  if (!id.inode)
    return NULL;
  for (size_t i = 0; i < o->inputs.size; i++) {
    const FileId *file = &o->inputs.data[i].file;
    if (file->inode == id.inode && file->device == id.device)
      return &o->inputs.data[i];
  }
  return NULL;
}

bool output_allowed(const Options *o, const char *path) {
  const Input *input = input_at(o, path);
  if (!input)
    return true;
  if (!strcmp(input->text, path))
    return plain_error("output file '%s' is the input file", path);
  return plain_error("output file '%s' is the input file '%s'", path,
                     input->text);
}

bool output_store(const Options *o, const char *path, const Buf *data) {
  return output_allowed(o, path) &&
         output_write(path, data->data, data->size, false);
}

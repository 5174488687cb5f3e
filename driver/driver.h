// The programs, and what the driver's files share.
#ifndef MLCC_DRIVER_H
#define MLCC_DRIVER_H

#include "backend/version.h"
#include "driver/toolchain.h"

int mlcc_main(int argc, char **argv);      // mlcc.c
int opt_main(int argc, char **argv);       // opt_main.c: mlcc-opt
int translate_main(int argc, char **argv); // translate_main.c: mlcc-translate
int runner_main(int argc, char **argv);    // runner_main.c: mlcc-runner

// inputs.c

bool inputs_given(const Options *options);
// Whether this mode makes something of the input before any linking.
bool input_is_compiled(const Options *options, const Input *input);
// Looks at the inputs' files, and whether there is work to do with them. False
// after reporting.
bool inputs_check(Options *options);
FileId file_id(const char *path);
// The input that `path` leads to; NULL when it leads to none.
const Input *input_at(const Options *options, const char *path);
// False after reporting that writing to `path` would cost an input.
bool output_allowed(const Options *options, const char *path);
// Writes what mlcc makes, unless that is not allowed; false after reporting.
bool output_store(const Options *options, const char *path, const Buf *data);

// output_names.c: names of what is written for an input.
const char *path_base(const char *path); // its last part
const char *absolute_path(Arena *arena, const char *path);
// The input's name with another suffix, in the working directory.
const char *name_after_input(Arena *arena, const Input *input,
                             const char *suffix);
// The output; for a link, the object that it would be.
const char *name_output(Arena *arena, const Options *options,
                        const Input *input);
// x.su for -o x.o; of a program, with the input's name in it.
const char *name_beside_output(Arena *arena, const Options *options,
                               const Input *input, const char *suffix);
const char *name_record(Arena *arena, const Options *options,
                        const Input *input);
const char *name_trace(Arena *arena, const Options *options,
                       const Input *input);
const char *name_header(Arena *arena, const Options *options,
                        const Input *input);
// The file that -save-temps keeps a stage of an input in.
const char *name_temporary(Arena *arena, const Options *options,
                           const Input *input, const char *suffix);
// The target of the make rule: the output, or the object of an input that is
// linked.
const char *name_rule_target(Arena *arena, const Options *options,
                             const Input *input);
const char *name_rule_file(Arena *arena, const Options *options,
                           const Input *input);
// The one file that gets the rules of all inputs; NULL when each has its own.
const char *name_shared_rule_file(Arena *arena, const Options *options);

// program_name.c
typedef enum ProgramTool {
  PROGRAM_MLCC,
  PROGRAM_OPT,
  PROGRAM_TRANSLATE,
  PROGRAM_RUNNER,
} ProgramTool;

typedef struct ProgramName {
  ProgramTool tool;
  Str prefix; // a target, perhaps; empty when there is none
} ProgramName;

ProgramName program_name_parse(const char *program);

// depfile.c: writes the make rule of one compile. Those of a file that several
// inputs share are kept in options->rules until rules_finish().
bool write_rule(Arena *arena, Options *options, const Input *input);
bool rules_are_kept(Arena *arena, const Options *options);
bool rules_finish(Arena *arena, const Options *options);

// command_file.c: writes the entry of compile_commands.json for one compile, if
// it is wanted.
bool write_command(Arena *arena, Options *options, const char *input,
                   const char *output);

// compiler_rt.c: adds the runtimes of what -fsanitize= and profiles want to the
// linker's arguments. False after reporting that there is none.
bool compiler_rt_add(Arena *arena, const Options *options,
                     const Toolchain *toolchain, bool shared, StrVec *args);

// apple.c: puts what Apple's options and variables say of the target into its
// triple. False after reporting an option that is not for the target.
bool apple_settle_triple(Arena *arena, Options *options);

// c_sources.c: has C or C++ compiled into `output`, and its make rule written
// into `rule` (NULL: where the compiler puts them). False after somebody has
// said why not.
bool compile_c(Arena *arena, const Options *options, const Toolchain *toolchain,
               const Input *input, const char *output, const char *rule);
// A program of -B's directories, COMPILER_PATH or PATH; NULL when it is in
// none.
const char *find_program(Arena *arena, const Options *options,
                         const char *name);

// steps.c: prints a step that can be run as it stands.
void print_command(const char *const *args, size_t nargs);
void print_compile(const Options *options, const Input *input,
                   const char *output);
int link_main(int argc, char **argv); // link.c: mlcc --ld=NAME ARGUMENTS

// query.c
void print_version(FILE *to, const Toolchain *toolchain);
// Answers --version and its like; the exit code.
int answer_query(Arena *arena, const Options *options,
                 const Toolchain *toolchain);

#endif

// Inputs that are not MLIR, as clang takes them.
//
// LLVM IR is parsed, given the full data layout of its target, verified, and
// then goes the way of a module of one part (codegen.c). Which target that is
// may stand in the module, so it is settled after parsing. Attributes of
// functions stay what they are; the machine's processor serves those that name
// none.
//
// Assembly goes through LLVM's own assembler. It is not preprocessed: a
// directive of the C preprocessor would be a comment to most assemblers and
// silently change what the file means, so callers look for it.
#include "backend/foreign.h"

#include "backend/codegen/blame.h"
#include "backend/compile.h"
#include "backend/parts/cut_ir.h"
#include "backend/fatal.h"
#include "backend/import/read_ir.h"
#include "backend/shim/assemble.h"
#include "backend/target/target_int.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/Core.h>

typedef struct Foreign {
  Arena *arena;
  const ForeignInput *input;
  ForeignResult *result;
  CodegenPart part;
  bool ok;
} Foreign;

// Whether the line defines the function: "define ... @name(".
static bool is_definition(Str line, Str name) {
  size_t n = name.size;
  if (!str_starts_with(line, "define "))
    return false;
  for (const char *p = line.data, *end = p + line.size;
       (p = memchr(p, '@', (size_t)(end - p))); p++) {
    const char *own = p + 1 + (p[1] == '"');
    if ((size_t)(end - own) > n && !memcmp(own, name.data, n) &&
        strchr("(\"", own[n]))
      return true;
  }
  return false;
}

// Of LLVM IR as text: where the function is that an error names, or 0.
static unsigned line_of_error(const Foreign *f, const char *error) {
  Str text = f->input->text, name = blame_symbol(str_from(error));
  const char *end = text.data + text.size;
  unsigned number = 1;
  if (!name.size || memchr(text.data, 0, text.size))
    return 0;
  for (const char *p = text.data; p < end; number++) {
    const char *newline = memchr(p, '\n', (size_t)(end - p));
    const char *behind = newline ? newline : end;
    if (is_definition((Str){p, (size_t)(behind - p)}, name))
      return number;
    p = behind + 1;
  }
  return 0;
}

// Messages of LLVM begin with the file when they know it.
static bool complain(Foreign *f, const char *text) {
  size_t size = strlen(text);
  Buf *out = &f->result->messages;
  unsigned line = line_of_error(f, text);
  while (size && text[size - 1] == '\n')
    size--;
  buf_puts(out, f->input->name);
  if (line)
    buf_printf(out, ":%u:1", line);
  buf_printf(out, ": error: %.*s\n", (int)size, text);
  return false;
}

static bool find_target(Foreign *f, const char *own) {
  TargetOptions options = *f->input->target;
  if (!options.triple && *own)
    options.triple = arena_str(f->arena, str_from(own)).data;
  Buf error = {0};
  bool ok = target_resolve(f->arena, &options, &f->result->target, &error);
  if (!ok)
    buf_printf(&f->result->messages, "mlcc: error: %s\n", buf_cstr(&error));
  buf_release(&error);
  return ok;
}

// LLVM IR

static void keep_message(Foreign *f, char *text) {
  size_t size = strlen(text);
  while (size && text[size - 1] == '\n')
    size--;
  buf_printf(&f->result->messages, "%.*s\n", (int)size, text);
  LLVMDisposeMessage(text);
}

static LLVMModuleRef read_module(Foreign *f, LLVMContextRef context) {
  LLVMModuleRef module = NULL;
  char *message =
      ir_read(context, f->input->name, f->input->text, &module, NULL);
  if (message)
    keep_message(f, message);
  return module;
}

static bool check_loops(Foreign *f, LLVMModuleRef module) {
  Buf error = {0};
  bool ok = f->input->level == OPT_0 || codegen_check_loops(module, &error) ||
            complain(f, buf_cstr(&error));
  buf_release(&error);
  return ok;
}

static bool verify_ir(Foreign *f, LLVMModuleRef module) {
  char *message = NULL;
  if (!LLVMVerifyModule(module, LLVMReturnStatusAction, &message)) {
    LLVMDisposeMessage(message);
    return true;
  }
  complain(f, message);
  LLVMDisposeMessage(message);
  return false;
}

// A layout that contradicts the target compiles silently into wrong code.
static bool set_target(Foreign *f, LLVMModuleRef module) {
  const char *triple = LLVMGetTarget(module);
  if (!find_target(f, triple))
    return false;
  if (f->input->file == CODEGEN_OBJECT &&
      !target_has_objects(&f->result->target)) {
    buf_printf(&f->result->messages,
               "mlcc: error: target '%s' " TARGET_WITHOUT_OBJECTS "\n",
               f->result->target.triple);
    return false;
  }
  const char *layout = LLVMGetDataLayoutStr(module);
  if (*layout && strcmp(layout, f->result->target.data_layout)) {
    unsigned pointer_bits, index_bits;
    shim_layout_bits(layout, &pointer_bits, &index_bits);
    bool little_endian = strncmp(layout, "E", 1) != 0;
    if (pointer_bits != f->result->target.pointer_bits ||
        little_endian != f->result->target.little_endian)
      return complain(
          f, arena_format(f->arena,
                          "data layout '%s' contradicts that of target '%s'",
                          layout, f->result->target.triple)
                 .data);
  }
  if (*triple && strcmp(triple, f->result->target.triple) &&
      f->input->target->triple)
    buf_printf(&f->result->warnings,
               "%s: warning: overriding the module target triple with %s\n",
               f->input->name, f->result->target.triple);
  codegen_set_target(module, &f->result->target);
  return true;
}

static LLVMModuleRef load_ir(void *user, uint32_t part, LLVMContextRef context,
                             Buf *error) {
  Foreign *f = user;
  (void)part, (void)error;
  LLVMModuleRef module = read_module(f, context);
  if (!module ||
      (set_target(f, module) && verify_ir(f, module) && check_loops(f, module)))
    return module;
  LLVMDisposeModule(module);
  return NULL;
}

static const char *unique_text(Foreign *f) {
  Str text = f->input->text;
  unsigned long long hash = hash_bytes(text.data, text.size, 0);
  return arena_format(f->arena, "%016llx", hash).data;
}

// At -O0 a large text is read in parts; whatever is not as it should be, or is
// to be said, is for the whole.

typedef struct CutRun {
  const Foreign *f;
  const struct Cut *cut;
} CutRun;

static bool fits_target(const CutRun *run, LLVMModuleRef module) {
  const TargetSpec *target = &run->f->result->target;
  const char *layout = LLVMGetDataLayoutStr(module);
  const char *triple = LLVMGetTarget(module);
  return (!*layout || !strcmp(layout, target->data_layout)) &&
         (!*triple || !strcmp(triple, target->triple));
}

static LLVMModuleRef load_cut(void *user, uint32_t part, LLVMContextRef context,
                              Buf *error) {
  const CutRun *run = user;
  Buf text = {0};
  cut_write(run->cut, part, &text);
  buf_cstr(&text);
  LLVMModuleRef module = NULL;
  char *message = ir_read(context, run->f->input->name,
                          (Str){text.data, text.size}, &module, NULL);
  buf_release(&text);
  if (message) {
    buf_puts(error, message);
    LLVMDisposeMessage(message);
    return NULL;
  }
  if (fits_target(run, module) &&
      split_reduce(cut_split(run->cut), part, module, error)) {
    Buf symbol = {0};
    codegen_set_target(module, &run->f->result->target);
    codegen_verify(module, error, &symbol); // an error counts
    buf_release(&symbol);
    return module;
  }
  buf_lit(error, "the part does not fit");
  LLVMDisposeModule(module);
  return NULL;
}

static bool run_cut(Foreign *f, const CodegenRun *whole,
                    const struct Cut *cut) {
  CutRun user = {f, cut};
  uint32_t nparts = cut_split(cut)->graph.nparts;
  CodegenPart *parts = arena_zero(f->arena, nparts * sizeof *parts, 16);
  CodegenRun run = *whole;
  run.load = load_cut;
  run.user = &user;
  run.nparts = nparts;
  bool ok = codegen_run(&run, parts);
  for (uint32_t i = 0; i < nparts; i++)
    ok &= !parts[i].error.size && !parts[i].warnings.size;
  if (ok) {
    f->result->out = parts[0].out;
    parts[0].out = (Buf){0};
  }
  codegen_release(parts, nparts);
  return ok;
}

// False when the module has to be compiled in one piece.
static bool compile_cut(Foreign *f, const CodegenRun *run) {
  if (run->level != OPT_0 || run->file != CODEGEN_OBJECT)
    return false;
  struct Cut *cut = cut_ir(f->input->text, run->unique);
  if (!cut)
    return false;
  size_t said = f->result->messages.size;
  const char *triple = arena_str(f->arena, cut_triple(cut)).data;
  bool ok = find_target(f, triple ? triple : "") &&
            split_suits(&f->result->target) && run_cut(f, run, cut);
  f->result->messages.size = said;
  cut_release(cut);
  return ok;
}

bool foreign_compile_ir(Arena *arena, const ForeignInput *input,
                        ForeignResult *result) {
  Foreign f = {.arena = arena, .input = input, .result = result};
  CodegenRun run = {
      .spec = &result->target,
      .code = input->code,
      .level = input->level,
      .file = input->file,
      .load = load_ir,
      .user = &f,
      .nparts = 1,
      .threads = input->threads,
      .keep_value_names = true,
      .verbose_assembly = input->file == CODEGEN_ASSEMBLY,
      .unique = unique_text(&f),
      .runtime = input->runtime,
  };
  if (compile_cut(&f, &run))
    return true;
  bool ok = codegen_run(&run, &f.part);
  result->out = f.part.out;
  f.part.out = (Buf){0};
  buf_puts(&result->messages, buf_cstr(&f.part.remarks));
  result->record = f.part.record;
  f.part.record = (Buf){0};
  if (f.part.error.size)
    ok = complain(&f, buf_cstr(&f.part.error));
  if (f.part.warnings.size)
    buf_printf(&result->warnings, "%s: warning: %s\n", input->name,
               buf_cstr(&f.part.warnings));
  codegen_release(&f.part, 1);
  return ok;
}

// Assembly

static void keep_object(void *user, const char *data, size_t size) {
  buf_bytes(&((Foreign *)user)->result->out, data, size);
}

static void keep_diagnostic(void *user, const char *data, size_t size) {
  Foreign *f = user;
  bool is_warning = memmem(data, size, ": warning: ", 11) != NULL;
  buf_bytes(is_warning ? &f->result->warnings : &f->result->messages, data,
            size);
}

static bool is_directive(const char *line) {
  static const char *const directives[] = {
      "if",     "ifdef", "ifndef",  "elif",   "else", "endif",
      "define", "undef", "include", "pragma", "error"};
  line += 1 + strspn(line + 1, " \t");
  size_t n = strspn(line, "abcdefghijklmnopqrstuvwxyz");
  for (size_t i = 0; i < ARRAY_SIZE(directives); i++)
    if (n == strlen(directives[i]) && !strncmp(line, directives[i], n))
      return true;
  return false;
}

bool assembly_wants_preprocessor(Str text) {
  for (const char *p = text.data, *end = p + text.size; p < end;) {
    if (*p == '#' && is_directive(p))
      return true;
    const char *newline = memchr(p, '\n', (size_t)(end - p));
    p = newline ? newline + 1 : end;
  }
  return false;
}

// The version of DWARF; 0 for none, as Microsoft's tools want it.
static unsigned debug_version(const Foreign *f) {
  const AssemblyOptions *o = f->input->assembly;
  const CodeOptions *code = f->input->code;
  const TargetSpec *target = &f->result->target;
  bool codeview = !strcmp(target->os, "windows") &&
                  !strcmp(target->environment, "msvc") && !code->dwarf;
  return !o->debug || codeview ? 0
         : o->dwarf_version    ? o->dwarf_version
         : code->dwarf_version ? code->dwarf_version
         : code->dwarf_default ? code->dwarf_default
                               : target->dwarf_version;
}

static void assemble(void *user) {
  Foreign *f = user;
  Str text = f->input->text;
  const AssemblyOptions *o = f->input->assembly;
  LLVMTargetRef target =
      target_lookup(f->result->target.triple, &f->part.error);
  if (!target)
    return;
  ShimMachineOptions options = machine_options(
      &f->result->target, f->input->level, f->input->code, false);
  // An assembler has one processor; on x86, where it accepts every
  // instruction, that chooses the padding, which is a matter of tuning.
  bool is_x86 = !strcmp(f->result->target.arch, "x86_64") ||
                !strcmp(f->result->target.arch, "i386");
  if (is_x86 && *f->result->target.tune)
    options.cpu = f->result->target.tune;
  ShimAssembly assembly = {
      .name = f->input->name,
      .text = text.data,
      .size = text.size,
      .no_exec_stack = o->no_exec_stack,
      .keep_locals = o->keep_locals,
      .symbols = (const char *const *)o->symbols.data,
      .nsymbols = o->symbols.size,
      .include_dirs = (const char *const *)o->include_dirs.data,
      .ninclude_dirs = o->include_dirs.size,
      .compilation_dir = o->compilation_dir,
      .dwarf_version = debug_version(f),
      .object = keep_object,
      .message = keep_diagnostic,
      .user = f,
  };
  f->ok = shim_assemble(target, &options, &assembly);
}

// What an assembler is told of the processor goes for it alone.
static TargetOptions assembly_target(const ForeignInput *input) {
  TargetOptions target = *input->target;
  const AssemblyOptions *o = input->assembly;
  if (o->march)
    target.march = o->march;
  if (o->mcpu)
    target.mcpu = o->mcpu;
  if (o->mfpu)
    target.mfpu = o->mfpu;
  if (o->thumb)
    target.thumb = o->thumb;
  return target;
}

bool foreign_assemble(Arena *arena, const ForeignInput *given,
                      ForeignResult *result) {
  ForeignInput input = *given;
  TargetOptions target = assembly_target(given);
  input.target = &target;
  Foreign f = {.arena = arena, .input = &input, .result = result};
  if (!find_target(&f, ""))
    return false;
  bool ok = backend_guard(assemble, &f, &f.part.error) && f.ok;
  if (f.part.error.size)
    complain(&f, buf_cstr(&f.part.error));
  else if (!ok && !result->messages.size)
    complain(&f, "the target has no assembler");
  codegen_release(&f.part, 1);
  return ok;
}

void foreign_release(ForeignResult *result) {
  buf_release(&result->out);
  buf_release(&result->messages);
  buf_release(&result->warnings);
}

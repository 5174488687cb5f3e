// Code generation: partitions of a module through LLVM, side by side.
//
//   part 0: context, translate, verify, optimise, emit --.
//   part 1: context, translate, verify, optimise, emit --+--> join
//   part 2: ...                                        --'
//
// A part is made on one thread from its translation to its bytes and shares
// nothing with the others, so the number of threads changes nothing but the
// time. Threads take parts in order from a counter.
//
// ELF objects are joined by lld -r. For the other formats, and for assembly
// and IR, parts go as far as optimised bitcode, which is linked as IR and
// emitted once. Each part, and each join, runs under a guard: LLVM's death is
// that part's error.
#include "backend/codegen.h"

#include "backend/fatal.h"
#include "backend/lld.h"
#include "backend/runtime_join.h"
#include "backend/shim/inspect.h"
#include "backend/shim/machine.h"
#include "backend/target_int.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/Error.h>
#include <llvm-c/Linker.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <stdatomic.h>

static void append_lines(Buf *out, const char *text) {
  size_t size = strlen(text);
  while (size && text[size - 1] == '\n')
    size--;
  if (out->size)
    buf_char(out, '\n');
  buf_bytes(out, text, size);
}

static bool fail_with(Buf *error, char *message) {
  append_lines(error, message ? message : "LLVM gave no reason");
  LLVMDisposeMessage(message);
  return false;
}

// The machine

static LLVMRelocMode reloc_mode(const TargetSpec *spec) {
  return spec->pic == PIC_NONE ? LLVMRelocStatic : LLVMRelocPIC;
}

static LLVMCodeModel code_model(CodeModel model) {
  static const LLVMCodeModel models[] = {
      [CODE_MODEL_DEFAULT] = LLVMCodeModelDefault,
      [CODE_MODEL_TINY] = LLVMCodeModelTiny,
      [CODE_MODEL_SMALL] = LLVMCodeModelSmall,
      [CODE_MODEL_KERNEL] = LLVMCodeModelKernel,
      [CODE_MODEL_MEDIUM] = LLVMCodeModelMedium,
      [CODE_MODEL_LARGE] = LLVMCodeModelLarge,
  };
  return models[model];
}

static int float_abi(FloatAbi abi) {
  return abi == FLOAT_ABI_DEFAULT ? 0 : abi == FLOAT_ABI_HARD ? 2 : 1;
}

static int codegen_level(OptLevel level) {
  return level == OPT_S || level == OPT_Z ? 2 : (int)level;
}

ShimMachineOptions machine_options(const TargetSpec *spec, OptLevel level,
                                   bool verbose_assembly) {
  return (ShimMachineOptions){
      .triple = spec->triple,
      .cpu = spec->cpu,
      .features = spec->features,
      .abi = spec->abi,
      .level = codegen_level(level),
      .reloc = reloc_mode(spec),
      .code_model = code_model(spec->code_model),
      .float_abi = float_abi(spec->float_abi),
      .function_sections = spec->function_sections,
      .data_sections = spec->data_sections,
      .emulated_tls = spec->emulated_tls,
      .tls_descriptors = spec->tls_descriptors,
      .init_array = spec->init_array,
      .verbose_assembly = verbose_assembly,
  };
}

bool machine_init(Machine *machine, const TargetSpec *spec, OptLevel level,
                  bool verbose_assembly, Buf *error) {
  *machine = (Machine){spec, level, NULL};
  LLVMTargetRef target = target_lookup(spec->triple, error);
  if (!target)
    return false;
  ShimMachineOptions options = machine_options(spec, level, verbose_assembly);
  machine->ref = shim_machine_create(target, &options);
  if (machine->ref)
    return true;
  buf_printf(error, "target '%s' cannot generate code", spec->triple);
  return false;
}

void machine_release(Machine *machine) {
  if (machine->ref)
    LLVMDisposeTargetMachine(machine->ref);
  machine->ref = NULL;
}

bool machine_has_feature(const Machine *machine, const char *feature) {
  return shim_machine_has_feature(machine->ref, feature);
}

// Contexts

static void keep_diagnostic(LLVMDiagnosticInfoRef info, void *user) {
  CodegenPart *part = user;
  LLVMDiagnosticSeverity severity = LLVMGetDiagInfoSeverity(info);
  if (severity != LLVMDSError && severity != LLVMDSWarning)
    return;
  char *text = LLVMGetDiagInfoDescription(info);
  append_lines(severity == LLVMDSError ? &part->error : &part->warnings, text);
  LLVMDisposeMessage(text);
}

LLVMContextRef codegen_context_new(CodegenPart *part, bool keep_value_names) {
  LLVMContextRef context = LLVMContextCreate();
  LLVMContextSetDiagnosticHandler(context, keep_diagnostic, part);
  LLVMContextSetDiscardValueNames(context, !keep_value_names);
  return context;
}

// Steps

static void name_invalid_function(LLVMModuleRef module, Buf *symbol) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f)) {
    if (!LLVMVerifyFunction(f, LLVMReturnStatusAction))
      continue;
    size_t size;
    const char *name = LLVMGetValueName2(f, &size);
    buf_str(symbol, (Str){name, size});
    return;
  }
}

bool codegen_verify(LLVMModuleRef module, Buf *error, Buf *symbol) {
  char *message = NULL;
  if (!LLVMVerifyModule(module, LLVMReturnStatusAction, &message)) {
    LLVMDisposeMessage(message);
    return true;
  }
  name_invalid_function(module, symbol);
  append_lines(error, "invalid LLVM IR was generated");
  return fail_with(error, message);
}

static LLVMPassBuilderOptionsRef pass_options(OptLevel level,
                                              bool verify_each) {
  LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
  bool sized = level == OPT_S || level == OPT_Z;
  bool fast = level == OPT_2 || level == OPT_3;
  LLVMPassBuilderOptionsSetVerifyEach(options, verify_each);
  LLVMPassBuilderOptionsSetLoopVectorization(options, fast || level == OPT_S);
  LLVMPassBuilderOptionsSetSLPVectorization(options, fast || sized);
  LLVMPassBuilderOptionsSetLoopUnrolling(options, fast);
  LLVMPassBuilderOptionsSetLoopInterleaving(options, fast);
  return options;
}

static bool run_passes(const Machine *machine, LLVMModuleRef module,
                       const char *passes, bool verify_each, Buf *error) {
  LLVMPassBuilderOptionsRef options = pass_options(machine->level, verify_each);
  LLVMErrorRef failure = LLVMRunPasses(module, passes, machine->ref, options);
  LLVMDisposePassBuilderOptions(options);
  if (!failure)
    return true;
  char *message = LLVMGetErrorMessage(failure);
  append_lines(error, message);
  LLVMDisposeErrorMessage(message);
  return false;
}

bool codegen_optimize(const Machine *machine, LLVMModuleRef module,
                      bool verify_each, Buf *error) {
  static const char *const pipelines[] = {
      [OPT_0] = "default<O0>", [OPT_1] = "default<O1>", [OPT_2] = "default<O2>",
      [OPT_3] = "default<O3>", [OPT_S] = "default<Os>", [OPT_Z] = "default<Oz>",
  };
  if (codegen_has_matrices(module) &&
      !run_passes(machine, module, "function(lower-matrix-intrinsics)",
                  verify_each, error))
    return false;
  return run_passes(machine, module, pipelines[machine->level], verify_each,
                    error);
}

static void take_buffer(LLVMMemoryBufferRef buffer, Buf *out) {
  buf_bytes(out, LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
  LLVMDisposeMemoryBuffer(buffer);
}

static void take_text(void *user, const char *text, size_t size) {
  Buf *out = user;
  buf_bytes(out, text, size);
  buf_drain(out);
}

void codegen_print(LLVMModuleRef module, Buf *out) {
  shim_print_module(module, take_text, out);
}

bool codegen_emit(const Machine *machine, LLVMModuleRef module,
                  CodegenFile file, Buf *out, Buf *error) {
  if (file == CODEGEN_IR) {
    codegen_print(module, out);
    return true;
  }
  if (file == CODEGEN_BITCODE) {
    take_buffer(LLVMWriteBitcodeToMemoryBuffer(module), out);
    return true;
  }
  bool before = backend_own(true);
  codegen_drop_copies(module);
  codegen_expand_atomics(machine, module);
  codegen_expand_minmax(machine, module);
  codegen_expand_bfloat(machine, module);
  backend_own(before);
  char *message = NULL;
  LLVMMemoryBufferRef buffer = NULL;
  LLVMCodeGenFileType type =
      file == CODEGEN_OBJECT ? LLVMObjectFile : LLVMAssemblyFile;
  if (LLVMTargetMachineEmitToMemoryBuffer(machine->ref, module, type, &message,
                                          &buffer))
    return fail_with(error, message);
  take_buffer(buffer, out);
  return true;
}

// One part

typedef struct PartWork {
  const CodegenRun *run;
  CodegenPart *part;
  uint32_t index;
  CodegenFile file;
} PartWork;

static bool fill_module(const PartWork *work, LLVMModuleRef module,
                        const Machine *machine) {
  const CodegenRun *run = work->run;
  CodegenPart *part = work->part;
  bool before = backend_own(true);
  codegen_set_target(module, run->spec);
  if (!run->translate(run->user, work->index, module, &part->error))
    return false;
  codegen_set_attributes(module, run->spec, run->level);
  backend_own(before);
  if (!codegen_verify(module, &part->error, &part->symbol))
    return false;
  return run->skip_optimization ||
         codegen_optimize(machine, module, run->verify_each, &part->error);
}

static bool make_part(const PartWork *work, Machine *machine) {
  const CodegenRun *run = work->run;
  CodegenPart *part = work->part;
  LLVMContextRef context = codegen_context_new(part, run->keep_value_names);
  LLVMModuleRef module =
      LLVMModuleCreateWithNameInContext(run->module_name, context);
  bool ok = fill_module(work, module, machine);
  if (ok && work->file == CODEGEN_OBJECT)
    runtime_link_module(run->runtime, module);
  ok =
      ok && codegen_emit(machine, module, work->file, &part->out, &part->error);
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
  return ok;
}

typedef struct PartResult {
  PartWork work;
  bool ok;
} PartResult;

static void run_part(void *user) {
  PartResult *result = user;
  const CodegenRun *run = result->work.run;
  Machine machine;
  result->ok = machine_init(&machine, run->spec, run->level,
                            run->verbose_assembly, &result->work.part->error) &&
               make_part(&result->work, &machine);
  machine_release(&machine);
}

// Errors that LLVM reported on the way count even if it went on.
static bool guard_part(const PartWork *work) {
  PartResult result = {*work, false};
  bool ok = backend_guard(run_part, &result, &work->part->error) && result.ok &&
            !work->part->error.size;
  if (!ok)
    work->part->out.size = 0;
  return ok;
}

// All parts

typedef struct Crew {
  const CodegenRun *run;
  CodegenPart *parts;
  CodegenFile file;
  atomic_uint next;
  atomic_bool failed;
} Crew;

static void work_on_parts(void *user, unsigned member) {
  Crew *crew = user;
  (void)member;
  for (;;) {
    uint32_t index = atomic_fetch_add(&crew->next, 1);
    if (index >= crew->run->nparts)
      return;
    PartWork work = {crew->run, &crew->parts[index], index, crew->file};
    if (!guard_part(&work))
      atomic_store(&crew->failed, true);
  }
}

static void start_crew(Crew *crew) {
  const CodegenRun *run = crew->run;
  // Registering the target writes to LLVM's tables: once, before the threads.
  Buf error = {0};
  target_lookup(run->spec->triple, &error);
  buf_release(&error); // each part reports it
  crew_run(crew_size(run->threads, run->nparts), work_on_parts, crew);
}

// Joins

typedef struct IrJoin {
  const CodegenRun *run;
  CodegenPart *parts;
} IrJoin;

static bool link_bitcode(LLVMModuleRef into, CodegenPart *part, Buf *error) {
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRange(
      part->out.data, part->out.size, "part", false);
  LLVMModuleRef module = NULL;
  bool bad =
      LLVMParseBitcodeInContext2(LLVMGetModuleContext(into), buffer, &module);
  LLVMDisposeMemoryBuffer(buffer);
  if (!bad)
    bad = LLVMLinkModules2(into, module);
  if (bad && !error->size)
    buf_lit(error, "cannot join the parts of the module");
  return !bad;
}

// What a part made visible to the others is the module's own again.
static void localize_marked(LLVMValueRef global, const char *with,
                            LLVMLinkage linkage) {
  size_t size;
  const char *name = LLVMGetValueName2(global, &size);
  const char *mark = strstr(name, with);
  if (!mark || LLVMIsDeclaration(global))
    return;
  LLVMSetVisibility(global, LLVMDefaultVisibility);
  LLVMSetLinkage(global, linkage);
  Buf own = {0};
  buf_bytes(&own, name, (size_t)(mark - name)); // not into what is freed
  LLVMSetValueName2(global, own.data, own.size);
  buf_release(&own);
}

static void localize(LLVMValueRef global) {
  localize_marked(global, CODEGEN_INTERNAL_MARK, LLVMInternalLinkage);
  localize_marked(global, CODEGEN_PRIVATE_MARK, LLVMPrivateLinkage);
}

static void localize_all(LLVMModuleRef module) {
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    localize(f);
  for (LLVMValueRef g = LLVMGetFirstGlobal(module); g; g = LLVMGetNextGlobal(g))
    localize(g);
}

// Translates a joined module: all parts' bitcode.
static bool translate_join(void *user, uint32_t part, LLVMModuleRef module,
                           Buf *error) {
  IrJoin *join = user;
  (void)part;
  backend_own(false); // reading and linking is LLVM's
  for (uint32_t i = 0; i < join->run->nparts; i++)
    if (!link_bitcode(module, &join->parts[i], error))
      return false;
  localize_all(module);
  return true;
}

static bool join_as_ir(const CodegenRun *run, CodegenPart *parts) {
  IrJoin join = {run, parts};
  CodegenRun serial = *run;
  serial.translate = translate_join;
  serial.user = &join;
  serial.nparts = 1;
  serial.skip_optimization = true;
  CodegenPart joined = {0};
  PartWork work = {&serial, &joined, 0, run->file};
  bool ok = guard_part(&work);
  for (uint32_t i = 0; i < run->nparts; i++)
    buf_release(&parts[i].out);
  parts[0].out = joined.out;
  buf_bytes(&parts[0].error, joined.error.data, joined.error.size);
  if (joined.warnings.size)
    append_lines(&parts[0].warnings, buf_cstr(&joined.warnings));
  buf_release(&joined.error);
  buf_release(&joined.warnings);
  return ok;
}

static bool join_objects(const CodegenRun *run, CodegenPart *parts) {
  Arena arena;
  arena_init(&arena);
  Buf *objects = arena_array(&arena, Buf, run->nparts);
  for (uint32_t i = 0; i < run->nparts; i++)
    objects[i] = parts[i].out;
  Buf joined = {0};
  ShimLocalMarks marks = {
      .internal = CODEGEN_INTERNAL_MARK,
      .private_ = CODEGEN_PRIVATE_MARK,
      .private_prefix = strstr(run->spec->data_layout, "m:m") ? "$" : ".L",
  };
  bool ok = lld_join(objects, run->nparts, &marks, &joined, &parts[0].error);
  for (uint32_t i = 0; i < run->nparts; i++)
    buf_release(&parts[i].out);
  parts[0].out = joined;
  arena_release(&arena);
  return ok;
}

static bool joins_objects(const CodegenRun *run) {
  return run->file == CODEGEN_OBJECT &&
         !strcmp(run->spec->object_format, "elf");
}

bool codegen_run(const CodegenRun *run, CodegenPart *parts) {
  memset(parts, 0, run->nparts * sizeof *parts);
  Crew crew = {.run = run, .parts = parts, .file = run->file};
  bool apart = run->separate_parts || run->nparts == 1;
  if (!apart && !joins_objects(run))
    crew.file = CODEGEN_BITCODE;
  start_crew(&crew);
  if (atomic_load(&crew.failed))
    return false;
  if (apart)
    return true;
  return joins_objects(run) ? join_objects(run, parts) : join_as_ir(run, parts);
}

void codegen_release(CodegenPart *parts, uint32_t nparts) {
  for (uint32_t i = 0; i < nparts; i++) {
    buf_release(&parts[i].out);
    buf_release(&parts[i].error);
    buf_release(&parts[i].symbol);
    buf_release(&parts[i].warnings);
  }
}

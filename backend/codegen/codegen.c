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
#include "backend/codegen/codegen.h"

#include "backend/fatal.h"
#include "backend/link/elf_sections.h"
#include "backend/link/lld.h"
#include "backend/link/runtime_join.h"
#include "backend/shim/debug.h"
#include "backend/shim/inspect.h"
#include "backend/shim/machine.h"
#include "backend/shim/pipeline.h"
#include "backend/shim/remarks.h"
#include "backend/shim/sparse_output.h"
#include "backend/parts/split.h"
#include "backend/target/target_int.h"
#include "backend/translate/holes.h"

#include <llvm-c/Analysis.h>
#include <llvm-c/BitReader.h>
#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/Linker.h>
#include <stdatomic.h>
#include <stdlib.h>

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
  static const LLVMRelocMode embedded[] = {
      [RELOC_ROPI] = LLVMRelocROPI,
      [RELOC_RWPI] = LLVMRelocRWPI,
      [RELOC_ROPI | RELOC_RWPI] = LLVMRelocROPI_RWPI,
  };
  if (spec->reloc == RELOC_DYNAMIC_NO_PIC)
    return LLVMRelocDynamicNoPic;
  if (spec->reloc)
    return embedded[spec->reloc];
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
                                   const CodeOptions *code,
                                   bool verbose_assembly) {
  return (ShimMachineOptions){
      .tweaks = code ? code->tweaks : (ShimTweaks){0},
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

bool machine_init(Machine *machine, const CodegenRun *run, Buf *error) {
  const TargetSpec *spec = run->spec;
  *machine = (Machine){spec, run->level, run->code, NULL, NULL};
  LLVMTargetRef target = target_lookup(spec->triple, error);
  if (!target)
    return false;
  ShimMachineOptions options =
      machine_options(spec, run->level, run->code, run->verbose_assembly);
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

static void take_text(void *user, const char *text, size_t size) {
  Buf *out = user;
  buf_bytes(out, text, size);
  buf_drain(out);
}

static void keep_diagnostic(LLVMDiagnosticInfoRef info, void *user) {
  CodegenPart *part = user;
  if (LLVMGetDiagInfoSeverity(info) == LLVMDSRemark) {
    if (shim_remark_text(info, take_text, &part->remarks))
      buf_char(&part->remarks, '\n');
    return;
  }
  LLVMDiagnosticSeverity severity = LLVMGetDiagInfoSeverity(info);
  if (severity != LLVMDSError && severity != LLVMDSWarning)
    return;
  char *text = LLVMGetDiagInfoDescription(info);
  append_lines(severity == LLVMDSError ? &part->error : &part->warnings, text);
  LLVMDisposeMessage(text);
}

static void init_context(LLVMContextRef context, CodegenPart *part,
                         bool keep_value_names) {
  LLVMContextSetDiagnosticHandler(context, keep_diagnostic, part);
  LLVMContextSetDiscardValueNames(context, !keep_value_names);
}

LLVMContextRef codegen_context_new(CodegenPart *part, bool keep_value_names) {
  LLVMContextRef context = LLVMContextCreate();
  init_context(context, part, keep_value_names);
  return context;
}

bool codegen_wants_remarks(const CodeOptions *code) {
  return code->remarks_passed || code->remarks_missed ||
         code->remarks_analysis || code->record_format;
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

// Which of LLVM's loop optimisations a level has, unless the command line says.
typedef struct Tuning {
  bool vectorize, slp_vectorize, unroll, interleave;
} Tuning;

static bool toggled(Toggle toggle, bool usual) {
  return toggle == TOGGLE_DEFAULT ? usual : toggle == TOGGLE_ON;
}

static Tuning tuning_of(const Machine *machine) {
  static const CodeOptions nothing;
  OptLevel level = machine->level;
  const CodeOptions *code = machine->code ? machine->code : &nothing;
  bool sized = level == OPT_S || level == OPT_Z;
  bool fast = level == OPT_2 || level == OPT_3;
  return (Tuning){
      .vectorize = toggled(code->vectorize, fast || level == OPT_S),
      .slp_vectorize = toggled(code->slp_vectorize, fast || sized),
      .unroll = toggled(code->unroll, fast),
      .interleave = toggled(code->unroll, fast),
  };
}

static void take_message(void *user, const char *text, size_t size) {
  Buf copy = {0};
  buf_bytes(&copy, text, size);
  append_lines(user, buf_cstr(&copy));
  buf_release(&copy);
}

// What has to be done before all other passes.
static void early_passes(Buf *out, LLVMModuleRef module) {
  if (codegen_has_matrices(module))
    buf_lit(out, "function(lower-matrix-intrinsics)");
  if (codegen_is_instrumented(module))
    buf_printf(out, "%sfunction(ee-instrument)", out->size ? "," : "");
}

// And behind them: checks see what is left.
static const char *late_passes(const CodeOptions *code) {
  unsigned sanitize = code->sanitize;
  return code->profile_memory            ? "function(memprof),memprof-module"
         : sanitize & SANITIZE_ADDRESS   ? "asan"
         : sanitize & SANITIZE_HWADDRESS ? "hwasan"
         : sanitize & SANITIZE_THREAD    ? "tsan-module,function(tsan)"
         : sanitize & SANITIZE_MEMORY    ? "msan"
                                         : NULL;
}

static bool run_stage(const Machine *machine, LLVMModuleRef module,
                      ShimStage stage, bool verify_each, Buf *error) {
  static const CodeOptions nothing;
  const CodeOptions *code = machine->code ? machine->code : &nothing;
  OptLevel level = machine->level;
  Tuning tuning = tuning_of(machine);
  Buf early = {0};
  bool first = stage != SHIM_SECOND_HALF;
  if (first)
    early_passes(&early, module);
  ShimPipeline pipeline = {
      .stage = stage,
      .speed = level == OPT_S || level == OPT_Z ? 2 : (int)level,
      .size = level == OPT_S   ? 1
              : level == OPT_Z ? 2
                               : 0,
      .loop_vectorization = tuning.vectorize,
      .slp_vectorization = tuning.slp_vectorize,
      .unrolling = tuning.unroll,
      .interleaving = tuning.interleave,
      .verify_each = verify_each,
      .before = early.size ? buf_cstr(&early) : NULL,
      .after = late_passes(code),
      .profile = (ShimProfile)code->profile,
      .profile_file = code->profile_file,
      .profile_atomically = code->profile_atomically,
      .context_profile_file = code->context_profile_file,
      .discriminators = code->profile_lines,
      .probes = code->profile_probes,
      .traces = code->traces,
      .gcov = code->coverage,
  };
  bool ok =
      shim_run_pipeline(module, machine->ref, &pipeline, take_message, error);
  buf_release(&early);
  return ok;
}

// What the linker may take either way is made for the thin one.
static bool is_thin(const CodeOptions *code) {
  return code->lto == LTO_THIN || (code->lto && code->unified_lto);
}

static ShimStage stage_of(const CodegenRun *run, bool halved) {
  Lto lto = !run->code           ? LTO_NONE
            : is_thin(run->code) ? LTO_THIN
                                 : run->code->lto;
  bool is_fat = lto && run->code->fat_lto && run->file == CODEGEN_OBJECT;
  if (halved)
    return SHIM_SECOND_HALF;
  if (is_fat)
    return lto == LTO_THIN ? SHIM_FAT_THIN_LTO : SHIM_FAT_LTO;
  return lto == LTO_THIN   ? SHIM_BEFORE_THIN_LTO
         : lto == LTO_FULL ? SHIM_BEFORE_LTO
                           : SHIM_WHOLE;
}

bool codegen_optimize(const Machine *machine, LLVMModuleRef module,
                      bool verify_each, Buf *error) {
  return run_stage(machine, module, SHIM_WHOLE, verify_each, error);
}

static void take_buffer(LLVMMemoryBufferRef buffer, Buf *out) {
  buf_bytes(out, LLVMGetBufferStart(buffer), LLVMGetBufferSize(buffer));
  LLVMDisposeMemoryBuffer(buffer);
}

void codegen_print(LLVMModuleRef module, Buf *out) {
  shim_print_module(module, take_text, out);
}

// For MIPS, LLVM 22 calls private functions by R_MIPS_CALL16, which is for
// global symbols only; linkers refuse it.
static void make_private_internal(const Machine *machine,
                                  LLVMModuleRef module) {
  if (strncmp(machine->spec->arch, "mips", 4))
    return;
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f;
       f = LLVMGetNextFunction(f))
    if (LLVMGetLinkage(f) == LLVMPrivateLinkage)
      LLVMSetLinkage(f, LLVMInternalLinkage);
}

static void embed_bitcode(const Machine *machine, LLVMModuleRef module) {
  const CodeOptions *code = machine->code;
  EmbedBitcode what = code ? code->embed_bitcode : EMBED_NOTHING;
  if (!what)
    return;
  bool has_command = what != EMBED_BITCODE;
  const char *command = what == EMBED_ALL && code->command ? code->command : "";
  shim_embed_bitcode(module, what != EMBED_MARKER,
                     has_command ? command : NULL);
}

static bool emit_object(const Machine *machine, LLVMModuleRef module, Buf *out,
                        Buf *error) {
  ShimOutput made;
  if (!shim_emit_object(machine->ref, module, &made)) {
    buf_lit(error, "TargetMachine can't emit a file of this type");
    return false;
  }
  if (out->sink || out->data) {
    take_text(out, made.data, made.size);
    free(made.data);
  } else {
    *out =
        (Buf){.data = made.data, .size = made.size, .capacity = made.capacity};
  }
  return true;
}

bool codegen_emit(const Machine *machine, LLVMModuleRef module,
                  CodegenFile file, Buf *out, Buf *error) {
  if (file == CODEGEN_IR) {
    codegen_print(module, out);
    return true;
  }
  if (file == CODEGEN_BITCODE && machine->code && machine->code->lto) {
    codegen_expand_sums(machine, module); // linkers generate code as it is
    codegen_expand_scatters(machine, module);
    shim_write_for_lto(module, machine->ref, is_thin(machine->code), take_text,
                       out);
    return true;
  }
  if (file == CODEGEN_BITCODE) {
    take_buffer(LLVMWriteBitcodeToMemoryBuffer(module), out);
    return true;
  }
  bool before = backend_own(true);
  embed_bitcode(machine, module);
  codegen_drop_copies(module);
  codegen_expand_atomics(machine, module);
  codegen_expand_minmax(machine, module);
  codegen_expand_rounding(machine, module);
  codegen_expand_bfloat(machine, module);
  codegen_expand_sums(machine, module);
  codegen_expand_scatters(machine, module);
  codegen_expand_tiles(machine, module);
  codegen_split_vector_calls(machine, module);
  make_private_internal(machine, module);
  // Without a type, LLVM 22 crashes where it describes the function.
  shim_di_complete_subprograms(module);
  backend_own(before);
  if (file == CODEGEN_OBJECT && machine->split_debug)
    return shim_emit_split(machine->ref, module, take_text, out, take_text,
                           machine->split_debug);
  if (file == CODEGEN_OBJECT)
    return emit_object(machine, module, out, error);
  char *message = NULL;
  LLVMMemoryBufferRef buffer = NULL;
  if (LLVMTargetMachineEmitToMemoryBuffer(machine->ref, module,
                                          LLVMAssemblyFile, &message, &buffer))
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

static bool fill_module(const PartWork *work, LLVMModuleRef module) {
  const CodegenRun *run = work->run;
  CodegenPart *part = work->part;
  bool before = backend_own(true);
  codegen_set_target(module, run->spec);
  if (!run->translate(run->user, work->index, module, &part->error))
    return false;
  if (!codegen_check_processors(run->spec, module, &part->error,
                                &part->symbol)) {
    part->is_of_function = true;
    return false;
  }
  codegen_set_attributes(module, run->spec, run->level);
  if (run->passes != PASSES_NONE && // joined parts had it
      !codegen_apply_options(module, run->code, &part->error))
    return false;
  backend_own(before);
  return codegen_verify(module, &part->error, &part->symbol);
}

static LLVMModuleRef make_module(const PartWork *work, LLVMContextRef context) {
  const CodegenRun *run = work->run;
  if (run->load)
    return run->load(run->user, work->index, context, &work->part->error);
  LLVMModuleRef module =
      LLVMModuleCreateWithNameInContext(run->module_name, context);
  if (fill_module(work, module))
    return module;
  LLVMDisposeModule(module);
  return NULL;
}

static bool joins_objects(const CodegenRun *run) {
  return run->file == CODEGEN_OBJECT &&
         !strcmp(run->spec->object_format, "elf");
}

// What -O0 leaves to do for a whole module is little.
static bool may_split(const CodegenRun *run, LLVMModuleRef module) {
  return run->unique && run->passes == PASSES_ALL && run->level != OPT_0 &&
         joins_objects(run) && split_suits(run->spec) && split_is_large(module);
}

// Optimises the whole, and leaves the rest to its parts if it has any.
static bool split_part(const PartWork *work, const Machine *machine,
                       LLVMModuleRef module) {
  const CodegenRun *run = work->run;
  Arena arena = {0};
  const char *unique =
      arena_format(&arena, "%s.%u", run->unique, work->index).data;
  bool ok = run_stage(machine, module, SHIM_FIRST_HALF, run->verify_each,
                      &work->part->error);
  if (ok)
    work->part->split = split_module(module, unique);
  arena_release(&arena);
  return ok;
}

static bool optimize(const PartWork *work, const Machine *machine,
                     LLVMModuleRef module) {
  const CodegenRun *run = work->run;
  Buf *error = &work->part->error;
  bool halved = run->passes == PASSES_SECOND_HALF;
  if (run->passes == PASSES_NONE)
    return true;
  if (may_split(run, module)) {
    if (!split_part(work, machine, module) || work->part->split)
      return !error->size;
    halved = true;
  }
  return run_stage(machine, module, stage_of(run, halved), run->verify_each,
                   error);
}

static bool compile_module(const PartWork *work, LLVMModuleRef module) {
  const CodegenRun *run = work->run;
  CodegenPart *part = work->part;
  Machine machine;
  bool ok = machine_init(&machine, run, &part->error) &&
            optimize(work, &machine, module);
  if (ok && run->code && run->code->tweaks.split_dwarf &&
      !run->code->tweaks.split_in_object)
    machine.split_debug = &part->split_debug;
  if (ok && !part->split && work->file == CODEGEN_OBJECT)
    runtime_link_module(run->runtime, run->spec, module);
  if (ok && !part->split && work->file == CODEGEN_OBJECT)
    codegen_empty_holes(run->spec, module, &part->holes);
  if (ok && !part->split)
    ok = codegen_emit(&machine, module, work->file, &part->out, &part->error);
  machine_release(&machine);
  return ok;
}

typedef struct PartResult {
  PartWork work;
  bool ok;
} PartResult;

static ShimRecord *begin_remarks(const PartWork *work, LLVMContextRef context) {
  const CodeOptions *code = work->run->code;
  if (!code || !codegen_wants_remarks(code))
    return NULL;
  ShimRemarks remarks = {code->remarks_passed, code->remarks_missed,
                         code->remarks_analysis, code->record_format,
                         code->record_passes};
  return shim_remarks_begin(context, &remarks, take_message,
                            &work->part->error);
}

static void run_part(void *user) {
  PartResult *result = user;
  const PartWork *work = &result->work;
  CodegenPart *part = work->part;
  LLVMContextRef context = LLVMContextCreate();
  ShimRecord *record = begin_remarks(work, context);
  init_context(context, part, work->run->keep_value_names);
  LLVMModuleRef module = part->error.size ? NULL : make_module(work, context);
  result->ok = module && compile_module(work, module);
  if (module)
    LLVMDisposeModule(module);
  shim_remarks_end(context, record, take_text, &part->record);
  LLVMContextDispose(context);
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
  if (run->nparts > 1)
    target_lookup(run->spec->triple, &error);
  buf_release(&error); // each part reports it
  crew_run(crew_size(run->threads, run->nparts), work_on_parts, crew);
}

// Parts that were split

typedef struct Slice {
  const Split *split;
  uint32_t index; // of its parts
} Slice;

static LLVMModuleRef load_slice(void *user, uint32_t part,
                                LLVMContextRef context, Buf *error) {
  const Slice *slice = &((const Slice *)user)[part];
  return split_load(slice->split, slice->index, context, error);
}

static uint32_t count_slices(const CodegenPart *parts, uint32_t nparts) {
  uint32_t count = 0;
  for (uint32_t i = 0; i < nparts; i++)
    count += parts[i].split ? parts[i].split->graph.nparts : 0;
  return count;
}

// Gives the part what was made of its slices; the first piece is its own.
static void take_slices(CodegenPart *part, CodegenPart *slices) {
  uint32_t count = part->split->graph.nparts;
  part->more =
      arena_zero(&part->split->arena, (count - 1) * sizeof(Buf), _Alignof(Buf));
  part->nmore = count - 1;
  for (uint32_t i = 0; i < count; i++) {
    *(i ? &part->more[i - 1] : &part->out) = slices[i].out;
    slices[i].out = (Buf){0};
    if (slices[i].error.size)
      append_lines(&part->error, buf_cstr(&slices[i].error));
    if (slices[i].warnings.size)
      append_lines(&part->warnings, buf_cstr(&slices[i].warnings));
  }
}

static bool run_slices(const CodegenRun *run, CodegenPart *parts) {
  uint32_t count = count_slices(parts, run->nparts), n = 0;
  if (!count)
    return true;
  Arena arena = {0};
  CodegenPart *made = arena_zero(&arena, count * sizeof *made, 16);
  Slice *slices = arena_array(&arena, Slice, count);
  for (uint32_t i = 0; i < run->nparts; i++)
    for (uint32_t k = 0; parts[i].split && k < parts[i].split->graph.nparts;
         k++)
      slices[n++] = (Slice){parts[i].split, k};
  CodegenRun late = *run;
  late.load = load_slice;
  late.user = slices;
  late.nparts = count;
  late.passes = PASSES_SECOND_HALF;
  late.keep_value_names = false;
  Crew crew = {.run = &late, .parts = made, .file = run->file};
  start_crew(&crew);
  for (uint32_t i = 0, at = 0; i < run->nparts; i++)
    if (parts[i].split) {
      take_slices(&parts[i], made + at);
      at += parts[i].split->graph.nparts;
    }
  codegen_release(made, count);
  arena_release(&arena);
  return !atomic_load(&crew.failed);
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
  for (LLVMValueRef a = LLVMGetFirstGlobalAlias(module); a;
       a = LLVMGetNextGlobalAlias(a))
    localize(a);
  for (LLVMValueRef i = LLVMGetFirstGlobalIFunc(module); i;
       i = LLVMGetNextGlobalIFunc(i))
    localize(i);
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
  serial.load = NULL;
  serial.user = &join;
  serial.nparts = 1;
  serial.passes = PASSES_NONE;
  CodegenPart joined = {0};
  PartWork work = {&serial, &joined, 0, run->file};
  bool ok = guard_part(&work);
  for (uint32_t i = 0; i < run->nparts; i++)
    buf_release(&parts[i].out);
  parts[0].out = joined.out;
  parts[0].holes = joined.holes;
  buf_bytes(&parts[0].error, joined.error.data, joined.error.size);
  if (joined.warnings.size)
    append_lines(&parts[0].warnings, buf_cstr(&joined.warnings));
  buf_release(&joined.error);
  buf_release(&joined.warnings);
  return ok;
}

static uint32_t count_pieces(const CodegenRun *run, const CodegenPart *parts) {
  uint32_t count = run->nparts;
  for (uint32_t i = 0; i < run->nparts; i++)
    count += parts[i].nmore;
  return count;
}

// Moves all pieces, in order.
static void take_pieces(const CodegenRun *run, CodegenPart *parts, Buf *into) {
  for (uint32_t i = 0; i < run->nparts; i++) {
    *into++ = parts[i].out;
    parts[i].out = (Buf){0};
    for (uint32_t k = 0; k < parts[i].nmore; k++)
      *into++ = parts[i].more[k];
    parts[i].nmore = 0;
  }
}

static bool join_objects(const CodegenRun *run, CodegenPart *parts) {
  Arena arena;
  arena_init(&arena);
  uint32_t count = count_pieces(run, parts);
  Buf *objects = arena_array(&arena, Buf, count);
  take_pieces(run, parts, objects);
  for (uint32_t i = 0; i < count; i++)
    elf_leave_sections(&objects[i], HOLE_SECTIONS);
  ShimLocalMarks marks = {
      .internal = CODEGEN_INTERNAL_MARK,
      .private_ = CODEGEN_PRIVATE_MARK,
      .private_prefix = strstr(run->spec->data_layout, "m:m") ? "$" : ".L",
  };
  bool ok = lld_join(objects, count, &marks, &parts[0].out, &parts[0].error);
  for (uint32_t i = 0; i < count; i++)
    buf_release(&objects[i]);
  arena_release(&arena);
  return ok;
}

bool codegen_run(const CodegenRun *run, CodegenPart *parts) {
  memset(parts, 0, run->nparts * sizeof *parts);
  Crew crew = {.run = run, .parts = parts, .file = run->file};
  if (run->nparts > 1 && !run->separate_parts && !joins_objects(run))
    crew.file = CODEGEN_BITCODE;
  start_crew(&crew);
  if (atomic_load(&crew.failed) || !run_slices(run, parts))
    return false;
  if (run->separate_parts || count_pieces(run, parts) == 1)
    return true;
  return joins_objects(run) ? join_objects(run, parts) : join_as_ir(run, parts);
}

void codegen_release(CodegenPart *parts, uint32_t nparts) {
  for (uint32_t i = 0; i < nparts; i++) {
    buf_release(&parts[i].out);
    buf_release(&parts[i].error);
    buf_release(&parts[i].symbol);
    buf_release(&parts[i].warnings);
    buf_release(&parts[i].remarks);
    buf_release(&parts[i].record);
    buf_release(&parts[i].split_debug);
    buf_release(&parts[i].holes);
    for (uint32_t k = 0; k < parts[i].nmore; k++)
      buf_release(&parts[i].more[k]);
    split_release(parts[i].split);
  }
}

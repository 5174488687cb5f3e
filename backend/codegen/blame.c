// Which operation it was that LLVM could not compile.
//
// LLVM dies ("Cannot select", a crash of a pass) or complains (of inline
// assembly) without saying where in the input. When a part has failed, and only
// then, it is translated again, and each instruction that could be at fault is
// put into a function of its own, a probe, between loads of its operands and a
// store of its result:
//
//   %2 = llvm.call_intrinsic "llvm.x86.tilezero"(%0)
//
//   define void @probe.7(ptr %in, ptr %out) {
//     call void @llvm.x86.tilezero(i8 0)
//     ret void
//   }
//
// Probes are compiled together, as the part was, in contexts that are thrown
// away, and the set of them is halved until the one that fails stands alone;
// mostly LLVM names its function at once. For an intrinsic it is then compiled
// with one more feature of the processor, each in turn, to say what it lacks.
// What fails only together with others stays without an operation.

#include "backend/codegen/blame.h"

#include <llvm-c/BitWriter.h>
#include <llvm-c/Core.h>
#include <llvm-c/DebugInfo.h>
#include <fcntl.h>
#include <stdlib.h>
#include <unistd.h>

#include "backend/fatal.h"
#include "backend/target/target_int.h"

enum { MOST_ERRORS = 20 };

// In these rounds probes are looked at, until one finds something.
enum { LIKELY, NAMED, OTHERS, ROUNDS };

typedef struct Probe {
  Op *op;
  Str intrinsic;     // that it calls, if it does
  bool likely;       // to be at fault: calls and atomics
  bool named;        // LLVM speaks of its function
  bool done;         // its operation has been found
  const char *wrong; // what is to be said of it, or NULL
} Probe;

typedef struct Blame {
  const BlameRun *in;
  Arena arena;
  LLVMModuleRef probes; // each is of the name probe.N
  LLVMBuilderRef builder;
  Vec(Probe) list;
  Buf bitcode;
  Str only; // the function that LLVM speaks of, or none
  uint32_t found;
} Blame;

// Probes

Str blame_symbol(Str error) {
  static const char *const before[] = {
      "on function '@", "on function \"", "in function '", "In function: ",
      "in function: ",  "\nptr @",        "linkage: ",     "in function "};
  for (size_t i = 0; i < ARRAY_SIZE(before); i++) {
    size_t n = strlen(before[i]);
    const char *at = memmem(error.data, error.size, before[i], n);
    if (!at)
      continue;
    const char *name = at + n, *end = error.data + error.size, *p = name;
    while (p < end && !strchr("' ;)\"\n", *p))
      p++;
    return (Str){name, (size_t)(p - name)};
  }
  return (Str){0};
}

// Means the same in another module.
static bool is_plain(LLVMValueRef value) {
  if (LLVMIsAInlineAsm(value))
    return true;
  if (LLVMGetValueKind(value) == LLVMMetadataAsValueValueKind)
    return true;
  if (!LLVMIsConstant(value) || LLVMIsAGlobalValue(value) ||
      LLVMIsAConstantExpr(value) || LLVMIsABlockAddress(value))
    return false;
  for (int i = 0; i < LLVMGetNumOperands(value); i++)
    if (!is_plain(LLVMGetOperand(value, (unsigned)i)))
      return false;
  return true;
}

static bool is_loadable(LLVMTypeRef type) {
  switch (LLVMGetTypeKind(type)) {
  case LLVMVoidTypeKind:
  case LLVMLabelTypeKind:
  case LLVMTokenTypeKind:
  case LLVMMetadataTypeKind:
  case LLVMX86_AMXTypeKind:
  case LLVMFunctionTypeKind:
  case LLVMTargetExtTypeKind: return false;
  default: return true;
  }
}

static bool can_stand_alone(LLVMValueRef i) {
  if (LLVMIsATerminatorInst(i) || LLVMIsAPHINode(i) || LLVMIsAAllocaInst(i) ||
      LLVMIsALandingPadInst(i) || LLVMIsAFuncletPadInst(i))
    return false;
  for (int k = 0; k < LLVMGetNumOperands(i); k++) {
    LLVMValueRef operand = LLVMGetOperand(i, (unsigned)k);
    if (!is_plain(operand) && !is_loadable(LLVMTypeOf(operand)))
      return false;
  }
  return true;
}

static LLVMValueRef callee_of(LLVMValueRef i) {
  LLVMValueRef callee = LLVMIsACallInst(i) ? LLVMGetCalledValue(i) : NULL;
  return callee && LLVMIsAFunction(callee) ? callee : NULL;
}

static LLVMValueRef declared(Blame *b, LLVMValueRef function) {
  size_t size;
  const char *name = LLVMGetValueName2(function, &size);
  LLVMValueRef known = LLVMGetNamedFunction(b->probes, name);
  return known ? known
               : LLVMAddFunction(b->probes, name,
                                 LLVMGlobalGetValueType(function));
}

// Vectors of bits are in memory as bytes: few machines load them.
static LLVMTypeRef type_in_memory(LLVMTypeRef type) {
  LLVMTypeKind kind = LLVMGetTypeKind(type);
  bool scalable = kind == LLVMScalableVectorTypeKind;
  if (!scalable && kind != LLVMVectorTypeKind)
    return type;
  LLVMTypeRef element = LLVMGetElementType(type);
  LLVMTypeRef byte = LLVMInt8TypeInContext(LLVMGetTypeContext(type));
  if (LLVMGetTypeKind(element) != LLVMIntegerTypeKind ||
      LLVMGetIntTypeWidth(element) >= 8)
    return type;
  unsigned n = LLVMGetVectorSize(type);
  return scalable ? LLVMScalableVectorType(byte, n) : LLVMVectorType(byte, n);
}

static LLVMValueRef load_operand(Blame *b, LLVMTypeRef type,
                                 LLVMValueRef from) {
  LLVMTypeRef stored = type_in_memory(type);
  LLVMValueRef load = LLVMBuildLoad2(b->builder, stored, from, "");
  LLVMSetVolatile(load, true);
  return stored == type ? load : LLVMBuildTrunc(b->builder, load, type, "");
}

static void store_result(Blame *b, LLVMValueRef value, LLVMValueRef to) {
  LLVMTypeRef type = LLVMTypeOf(value), stored = type_in_memory(type);
  if (!is_loadable(type))
    return;
  if (stored != type)
    value = LLVMBuildZExt(b->builder, value, stored, "");
  LLVMSetVolatile(LLVMBuildStore(b->builder, value, to), true);
}

static void set_operands(Blame *b, LLVMValueRef copy, LLVMValueRef of,
                         LLVMValueRef from) {
  LLVMValueRef callee = callee_of(of);
  for (int k = 0; k < LLVMGetNumOperands(of); k++) {
    LLVMValueRef old = LLVMGetOperand(of, (unsigned)k);
    if (old == callee && k == LLVMGetNumOperands(of) - 1)
      LLVMSetOperand(copy, (unsigned)k, declared(b, callee));
    else if (!is_plain(old))
      LLVMSetOperand(copy, (unsigned)k, load_operand(b, LLVMTypeOf(old), from));
  }
}

static void copy_attributes(LLVMValueRef to, LLVMValueRef of) {
  LLVMAttributeIndex at = (LLVMAttributeIndex)LLVMAttributeFunctionIndex;
  LLVMAttributeRef all[128];
  unsigned n = LLVMGetAttributeCountAtIndex(of, at);
  if (n > ARRAY_SIZE(all))
    return;
  LLVMGetAttributesAtIndex(of, at, all);
  for (unsigned i = 0; i < n; i++)
    if (LLVMIsStringAttribute(all[i]) ||
        LLVMGetEnumAttributeKind(all[i]) ==
            LLVMGetEnumAttributeKindForName("strictfp", 8))
      LLVMAddAttributeAtIndex(to, at, all[i]);
}

static Str intrinsic_of(Blame *b, LLVMValueRef i) {
  LLVMValueRef callee = callee_of(i);
  Str name = {0};
  if (callee && LLVMGetIntrinsicID(callee)) {
    name.data = LLVMGetValueName2(callee, &name.size);
    name = arena_str(&b->arena, name);
  }
  return name;
}

static LLVMValueRef new_probe(Blame *b, LLVMValueRef of) {
  LLVMContextRef context = LLVMGetModuleContext(b->probes);
  LLVMTypeRef ptr = LLVMPointerTypeInContext(context, 0);
  LLVMTypeRef type = LLVMFunctionType(LLVMVoidTypeInContext(context),
                                      (LLVMTypeRef[]){ptr, ptr}, 2, false);
  const char *name = arena_format(&b->arena, "probe.%zu", b->list.size).data;
  LLVMValueRef probe = LLVMAddFunction(b->probes, name, type);
  copy_attributes(probe, LLVMGetBasicBlockParent(LLVMGetInstructionParent(of)));
  LLVMPositionBuilderAtEnd(b->builder,
                           LLVMAppendBasicBlockInContext(context, probe, ""));
  return probe;
}

static bool is_named(const Blame *b, LLVMValueRef i) {
  size_t size;
  LLVMValueRef in = LLVMGetBasicBlockParent(LLVMGetInstructionParent(i));
  const char *name = LLVMGetValueName2(in, &size);
  return str_eq(b->only, (Str){name, size});
}

static void add_probe(Blame *b, Op *op, LLVMValueRef of) {
  LLVMValueRef probe = new_probe(b, of);
  LLVMValueRef copy = LLVMInstructionClone(of);
  LLVMInstructionSetDebugLoc(copy, NULL);
  if (LLVMIsACallInst(copy))
    LLVMSetTailCallKind(copy, LLVMTailCallKindNone);
  set_operands(b, copy, of, LLVMGetParam(probe, 0));
  LLVMInsertIntoBuilder(b->builder, copy);
  store_result(b, copy, LLVMGetParam(probe, 1));
  LLVMBuildRetVoid(b->builder);
  Str intrinsic = intrinsic_of(b, of);
  bool likely = LLVMIsAAtomicRMWInst(of) || LLVMIsAAtomicCmpXchgInst(of) ||
                intrinsic.size || (LLVMIsACallInst(of) && !callee_of(of));
  Probe entry = {op, intrinsic, likely, is_named(b, of), false, NULL};
  vec_push(&b->arena, &b->list, entry);
}

static void visit_instruction(void *user, Op *op, LLVMValueRef i) {
  if (can_stand_alone(i))
    add_probe(user, op, i);
}

typedef struct Making {
  Blame *blame;
  uint32_t part;
} Making;

// Operations may be declared anywhere behind: their attributes come last.
static void make_probes(void *user) {
  Making *m = user;
  Blame *b = m->blame;
  const CodegenRun *run = b->in->run;
  CodegenPart part = {0};
  backend_own(true);
  LLVMContextRef context = codegen_context_new(&part, true);
  LLVMModuleRef module = LLVMModuleCreateWithNameInContext("again", context);
  b->probes = LLVMModuleCreateWithNameInContext("probes", context);
  b->builder = LLVMCreateBuilderInContext(context);
  codegen_set_target(module, run->spec);
  codegen_set_target(b->probes, run->spec);
  if (b->in->translate(b->in->user, m->part, module, visit_instruction, b)) {
    codegen_set_attributes(b->probes, run->spec, run->level);
    LLVMMemoryBufferRef bitcode = LLVMWriteBitcodeToMemoryBuffer(b->probes);
    buf_bytes(&b->bitcode, LLVMGetBufferStart(bitcode),
              LLVMGetBufferSize(bitcode));
    LLVMDisposeMemoryBuffer(bitcode);
  }
  LLVMDisposeBuilder(b->builder);
  LLVMDisposeModule(b->probes);
  LLVMDisposeModule(module);
  LLVMContextDispose(context);
  codegen_release(&part, 1);
}

// Compiling some of them

typedef struct Choice {
  const bool *with;    // by number of the probe
  const char *feature; // one more, or NULL
} Choice;

static void add_feature(LLVMValueRef function, const char *feature) {
  static const char key[] = "target-features";
  LLVMAttributeRef old = LLVMGetStringAttributeAtIndex(
      function, (LLVMAttributeIndex)LLVMAttributeFunctionIndex, key,
      sizeof key - 1);
  unsigned size = 0;
  const char *had = old ? LLVMGetStringAttributeValue(old, &size) : "";
  Buf all = {0};
  buf_printf(&all, "%.*s%s+%s", (int)size, had, size ? "," : "", feature);
  LLVMAddTargetDependentFunctionAttr(function, key, buf_cstr(&all));
  buf_release(&all);
}

static void choose_probes(void *user, LLVMModuleRef module) {
  const Choice *choice = user;
  LLVMValueRef next;
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = next) {
    next = LLVMGetNextFunction(f);
    if (LLVMIsDeclaration(f))
      continue;
    size_t size;
    const char *name = LLVMGetValueName2(f, &size);
    if (!choice->with[strtoull(name + sizeof "probe." - 1, NULL, 10)])
      LLVMDeleteFunction(f);
    else if (choice->feature)
      add_feature(f, choice->feature);
  }
  for (LLVMValueRef f = LLVMGetFirstFunction(module); f; f = next) {
    next = LLVMGetNextFunction(f);
    if (LLVMIsDeclaration(f) && !LLVMGetFirstUse(f))
      LLVMDeleteFunction(f);
  }
}

// Whether LLVM fails with these; `error` gets what it says.
static bool fails(Blame *b, const bool *with, const char *feature, Buf *error) {
  Choice choice = {with, feature};
  return blame_fails(b->in->run, &b->bitcode, true, choose_probes, &choice,
                     error);
}

// Finding the one

typedef Vec(uint32_t) Numbers;

static bool fails_with(Blame *b, const uint32_t *numbers, size_t n,
                       Buf *error) {
  bool *with = arena_zero(&b->arena, b->list.size + 1, 1);
  for (size_t i = 0; i < n; i++)
    with[numbers[i]] = true;
  return n && fails(b, with, NULL, error);
}

// The probe that LLVM speaks of, confirmed; else the first of `n` by halving.
static bool find_probe(Blame *b, const uint32_t *numbers, size_t n, Buf *error,
                       uint32_t *found) {
  Str function = blame_symbol((Str){error->data, error->size});
  if (str_starts_with(function, "probe.")) {
    *found = (uint32_t)strtoull(function.data + sizeof "probe." - 1, NULL, 10);
    if (*found < b->list.size && fails_with(b, found, 1, error))
      return true;
  }
  while (n > 1) {
    size_t half = n / 2;
    if (!fails_with(b, numbers, half, error)) {
      if (!fails_with(b, numbers + half, n - half, error))
        return false; // only together
      numbers += half;
      half = n - half;
    }
    n = half;
  }
  *found = *numbers;
  return true;
}

// The feature that it lacks

typedef struct Features {
  Arena *arena;
  Vec(const char *) names;
  bool is_name; // a name and a description come in turn
} Features;

static void take_feature(void *user, const char *text, size_t size) {
  Features *f = user;
  f->is_name = !f->is_name;
  if (!f->is_name)
    return;
  const char *name = arena_str(f->arena, (Str){text, size}).data;
  vec_push(f->arena, &f->names, name);
}

// How well the name of a feature goes with that of an intrinsic: the most of
// its beginning that a word of the intrinsic begins with.
static size_t likeness(const char *feature, Str intrinsic) {
  size_t best = 0;
  for (size_t i = 0; i < intrinsic.size; i++) {
    size_t n = 0;
    if (i && intrinsic.data[i - 1] != '.')
      continue;
    while (i + n < intrinsic.size && feature[n] == intrinsic.data[i + n])
      n++;
    best = n > best ? n : best;
  }
  return best;
}

static bool is_likelier(const char *a, const char *b, Str intrinsic) {
  size_t like_a = likeness(a, intrinsic), like_b = likeness(b, intrinsic);
  return like_a != like_b ? like_a > like_b : strlen(a) < strlen(b);
}

static void sort_features(Features *f, Str intrinsic) {
  const char **names = f->names.data;
  for (size_t i = 1; i < f->names.size; i++)
    for (size_t k = i; k && is_likelier(names[k], names[k - 1], intrinsic);
         k--) {
      const char *name = names[k];
      names[k] = names[k - 1];
      names[k - 1] = name;
    }
}

// Whether its name says that it is another target's.
static bool is_of_another(const TargetSpec *spec, Str intrinsic) {
  static const struct {
    const char *prefix, *arches[2]; // beginnings of their names
  } rows[] = {
      {"llvm.x86.", {"i386", "x86_64"}},
      {"llvm.aarch64.", {"aarch64", "aarch64"}},
      {"llvm.arm.", {"arm", "thumb"}},
      {"llvm.riscv.", {"riscv", "riscv"}},
      {"llvm.ppc.", {"powerpc", "powerpc"}},
      {"llvm.s390.", {"s390x", "s390x"}},
      {"llvm.mips.", {"mips", "mips"}},
      {"llvm.wasm.", {"wasm", "wasm"}},
      {"llvm.hexagon.", {"hexagon", "hexagon"}},
      {"llvm.loongarch.", {"loongarch", "loongarch"}},
      {"llvm.ve.", {"ve", "ve"}},
      {"llvm.bpf.", {"bpf", "bpf"}},
      {"llvm.nvvm.", {"nvptx", "nvptx"}},
      {"llvm.amdgcn.", {"amdgcn", "amdgcn"}},
      {"llvm.r600.", {"r600", "r600"}},
      {"llvm.spv.", {"spirv", "spirv"}},
  };
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++)
    if (str_starts_with(intrinsic, rows[i].prefix))
      return !str_starts_with(str_from(spec->arch), rows[i].arches[0]) &&
             !str_starts_with(str_from(spec->arch), rows[i].arches[1]);
  return false;
}

static bool helps(Blame *b, uint32_t number, const char *feature) {
  Buf error = {0};
  bool *with = arena_zero(&b->arena, b->list.size, 1);
  with[number] = true;
  bool helped = !fails(b, with, feature, &error);
  buf_release(&error);
  return helped;
}

// Whether having `a` is having `b`.
static bool implies(Blame *b, const char *a, const char *other) {
  TargetSpec spec = *b->in->run->spec;
  Machine machine;
  Buf error = {0};
  spec.features = arena_format(&b->arena, "%s%s+%s", spec.features,
                               *spec.features ? "," : "", a)
                      .data;
  bool has = machine_init(&machine, &(CodegenRun){.spec = &spec}, &error) &&
             machine_has_feature(&machine, other);
  machine_release(&machine);
  buf_release(&error);
  return has;
}

// The first that helps, or what helps of that which it implies; NULL when none
// does.
static const char *find_feature(Blame *b, uint32_t number) {
  const TargetSpec *spec = b->in->run->spec;
  Features features = {.arena = &b->arena};
  Buf error = {0};
  LLVMTargetRef target = target_lookup(spec->triple, &error);
  buf_release(&error);
  shim_target_features(target, spec->triple, take_feature, &features);
  sort_features(&features, b->list.data[number].intrinsic);
  const char *const *names = features.names.data;
  size_t n = features.names.size, i = 0;
  while (i < n && !helps(b, number, names[i]))
    i++;
  if (i == n)
    return NULL;
  const char *found = names[i];
  while (++i < n)
    if (implies(b, found, names[i]) && helps(b, number, names[i]))
      found = names[i];
  return found;
}

// Some targets complain on the standard error of features that do not go
// together; nobody asked for those that are tried here.
static const char *missing_feature(Blame *b, uint32_t number) {
  fflush(stderr);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  int before = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0);
  if (nowhere >= 0 && before >= 0)
    dup2(nowhere, STDERR_FILENO);
  const char *found = find_feature(b, number);
  if (before >= 0)
    dup2(before, STDERR_FILENO);
  close(before);
  close(nowhere);
  return found;
}

// Reports

static const char invalid[] = "invalid LLVM IR was generated\n";

bool blame_is_invalid(Str error) {
  return str_starts_with(error, invalid);
}

Str blame_reason(const Buf *error) {
  Str text = {error->data, error->size};
  if (!text.size)
    return text;
  if (blame_is_invalid(text))
    text =
        (Str){text.data + sizeof invalid - 1, text.size - sizeof invalid + 1};
  if (str_starts_with(text, "LLVM: crashed"))
    return (Str){"LLVM crashes", 12};
  if (str_starts_with(text, "LLVM: "))
    text = (Str){text.data + 6, text.size - 6};
  static const char *const nowhere[] = {"<unknown>:0:0: ", "<unknown>:0: "};
  for (size_t i = 0; i < ARRAY_SIZE(nowhere); i++) {
    size_t n = strlen(nowhere[i]);
    if (str_starts_with(text, nowhere[i]))
      text = (Str){text.data + n, text.size - n};
  }
  static const char function[] = "in function probe.";
  const char *behind = memmem(text.data, text.size, ": ", 2);
  if (str_starts_with(text, function) && behind)
    text = (Str){behind + 2, (size_t)(text.data + text.size - behind) - 2};
  static const char *const ends[] = {" (while running", "\n", " in function '",
                                     " (in function: ", "; In function"};
  for (size_t i = 0; i < ARRAY_SIZE(ends); i++) {
    const char *end = memmem(text.data, text.size, ends[i], strlen(ends[i]));
    if (end)
      text.size = (size_t)(end - text.data);
  }
  return text;
}

// What LLVM says of a probe, and of which intrinsic if it calls one.
static void describe(Blame *b, uint32_t number, const Buf *error, Buf *out) {
  const Probe *probe = &b->list.data[number];
  const TargetSpec *spec = b->in->run->spec;
  Str name = probe->intrinsic, reason = blame_reason(error);
  bool foreign = is_of_another(spec, name);
  const char *feature =
      name.size && !foreign ? missing_feature(b, number) : NULL;
  if (feature) {
    buf_printf(out,
               "needs feature '%s' for '" STR_FMT
               "', which processor '%s' does not have (-mattr=+%s)",
               feature, STR_ARG(name), *spec->cpu ? spec->cpu : "generic",
               feature);
    return;
  }
  buf_printf(out, "cannot be compiled for '%s': ", spec->triple);
  if (name.size)
    buf_printf(out, "'" STR_FMT "'", STR_ARG(name));
  if (foreign)
    buf_lit(out, " is an intrinsic of another target");
  else
    buf_printf(out, "%s" STR_FMT, name.size ? ": " : "", STR_ARG(reason));
}

static void note(Blame *b, uint32_t number, const Buf *error) {
  Buf text = {0};
  describe(b, number, error, &text);
  b->list.data[number].wrong =
      arena_str(&b->arena, (Str){text.data, text.size}).data;
  buf_release(&text);
  b->found++;
}

// In the order of the text, whatever LLVM met first.
static void report(Blame *b) {
  Vec(const Probe *) wrong = {0};
  for (size_t i = 0; i < b->list.size; i++) {
    const Probe *probe = &b->list.data[i];
    if (!probe->wrong)
      continue;
    vec_push(&b->arena, &wrong, probe);
    size_t k = wrong.size - 1;
    for (; k && wrong.data[k - 1]->op->loc > probe->op->loc; k--)
      wrong.data[k] = wrong.data[k - 1];
    wrong.data[k] = probe;
  }
  for (size_t i = 0; i < wrong.size; i++)
    diag_error(b->in->diags, wrong.data[i]->op->loc, "'" STR_FMT "' op %s",
               STR_ARG(op_name(wrong.data[i]->op)), wrong.data[i]->wrong);
}

static void finish_operation(Blame *b, const Op *op) {
  for (size_t i = 0; i < b->list.size; i++)
    b->list.data[i].done |= b->list.data[i].op == op;
}

static bool is_wanted(const Probe *probe, int round) {
  switch (round) {
  case LIKELY: return !probe->done && probe->likely;
  case NAMED: return !probe->done && !probe->likely && probe->named;
  default: return !probe->done && !probe->likely && !probe->named;
  }
}

static void search(Blame *b, int round) {
  Buf error = {0};
  while (b->found < MOST_ERRORS) {
    Numbers numbers = {0};
    uint32_t found;
    for (uint32_t i = 0; i < b->list.size; i++)
      if (is_wanted(&b->list.data[i], round))
        vec_push(&b->arena, &numbers, i);
    if (!fails_with(b, numbers.data, numbers.size, &error) ||
        !find_probe(b, numbers.data, numbers.size, &error, &found))
      break;
    note(b, found, &error);
    finish_operation(b, b->list.data[found].op);
  }
  buf_release(&error);
}

bool blame_operations(const BlameRun *blame, uint32_t part, Str message) {
  // What was inlined into a function may be another's.
  Blame b = {.in = blame, .only = blame_symbol(message)};
  Making making = {&b, part};
  Buf error = {0};
  bool made = backend_guard(make_probes, &making, &error) && b.bitcode.size;
  for (int round = 0; made && !b.found && round < ROUNDS; round++)
    search(&b, round);
  report(&b);
  buf_release(&error);
  buf_release(&b.bitcode);
  arena_release(&b.arena);
  return b.found;
}

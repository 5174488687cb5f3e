// Code generation: files of each kind, partitions and their joins, and what
// happens when LLVM or lld gives up.
#include "backend/codegen/codegen.h"
#include "backend/fatal.h"
#include "backend/link/lld.h"
#include "backend/shim/guard.h"
#include "test/unit/test.h"

#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Linker.h>
#include <llvm-c/Object.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

// Modules of text, one per part.
typedef struct Texts {
  const char *const *texts;
} Texts;

static bool translate_text(void *user, uint32_t part, LLVMModuleRef module,
                           Buf *error) {
  const char *text = ((Texts *)user)->texts[part];
  LLVMMemoryBufferRef buffer =
      LLVMCreateMemoryBufferWithMemoryRangeCopy(text, strlen(text), "text");
  LLVMModuleRef parsed;
  char *message = NULL;
  if (LLVMParseIRInContext(LLVMGetModuleContext(module), buffer, &parsed,
                           &message)) {
    buf_puts(error, message);
    LLVMDisposeMessage(message);
    return false;
  }
  LLVMSetTarget(parsed, LLVMGetTarget(module));
  LLVMSetDataLayout(parsed, LLVMGetDataLayoutStr(module));
  return !LLVMLinkModules2(module, parsed);
}

typedef struct Job {
  Arena arena;
  TargetSpec spec;
  CodegenRun run;
  Texts texts;
  CodegenPart parts[4];
  bool ok;
} Job;

static void run_job(Job *job, const TargetOptions *options, CodegenFile file,
                    const char *const *texts, uint32_t nparts,
                    unsigned threads) {
  Buf error = {0};
  arena_init(&job->arena);
  job->ok = false;
  job->texts.texts = texts;
  memset(job->parts, 0, sizeof job->parts);
  bool known = target_resolve(&job->arena, options, &job->spec, &error);
  EXPECT(known);
  if (!known) {
    job->run.nparts = 0;
    fprintf(stderr, "%s\n", buf_cstr(&error));
  } else {
    job->run = (CodegenRun){.spec = &job->spec,
                            .level = OPT_2,
                            .file = file,
                            .module_name = "test",
                            .translate = translate_text,
                            .user = &job->texts,
                            .nparts = nparts,
                            .threads = threads,
                            .keep_value_names = true}; // for the IR reader
    job->ok = codegen_run(&job->run, job->parts);
    if (!job->ok && getenv("VERBOSE"))
      fprintf(stderr, "%s: %s\n", options->triple,
              buf_cstr(&job->parts[0].error));
  }
  buf_release(&error);
}

static void end_job(Job *job) {
  codegen_release(job->parts, job->run.nparts);
  arena_release(&job->arena);
}

static const char *const add_text[] = {"define i32 @add(i32 %a, i32 %b) {\n"
                                       "  %c = add i32 %a, %b\n"
                                       "  ret i32 %c\n"
                                       "}\n"};

static void test_object_of_each_family(void) {
  static const struct {
    const char *triple, *magic;
    size_t size;
  } cases[] = {
      {"x86_64-linux-gnu", "\177ELF\2\1", 6},
      {"i686-linux-gnu", "\177ELF\1\1", 6},
      {"aarch64-linux-android", "\177ELF\2\1", 6},
      {"arm-linux-gnueabihf", "\177ELF\1\1", 6},
      {"riscv64-linux-gnu", "\177ELF\2\1", 6},
      {"powerpc64-linux-gnu", "\177ELF\2\2", 6},
      {"s390x-linux-gnu", "\177ELF\2\2", 6},
      {"mips-linux-gnu", "\177ELF\1\2", 6},
      {"loongarch64-linux-gnu", "\177ELF\2\1", 6},
      {"hexagon-linux-musl", "\177ELF\1\1", 6},
      {"sparcv9-linux-gnu", "\177ELF\2\2", 6},
      {"bpf", "\177ELF\2\1", 6},
      {"avr", "\177ELF\1\1", 6},
      {"msp430", "\177ELF\1\1", 6},
      {"ve-linux-gnu", "\177ELF\2\1", 6},
      {"lanai", "\177ELF\1\2", 6},
      {"m68k-linux-gnu", "\177ELF\1\2", 6},
      {"wasm32-wasip1", "\0asm", 4},
      {"arm64-apple-macosx11", "\xcf\xfa\xed\xfe", 4},
      {"x86_64-pc-windows-msvc", "\x64\x86", 2},
      {"aarch64-w64-mingw32", "\x64\xaa", 2},
      {"spirv64", "\x03\x02\x23\x07", 4},
  };
  for (size_t i = 0; i < ARRAY_SIZE(cases); i++) {
    Job job;
    TargetOptions options = {.triple = cases[i].triple};
    run_job(&job, &options, CODEGEN_OBJECT, add_text, 1, 1);
    bool good = job.ok && job.parts[0].out.size > cases[i].size &&
                !memcmp(job.parts[0].out.data, cases[i].magic, cases[i].size);
    if (!good)
      fprintf(stderr, "%s: %s\n", cases[i].triple,
              buf_cstr(&job.parts[0].error));
    EXPECT(good);
    end_job(&job);
  }
}

static void test_files(void) {
  static const struct {
    CodegenFile file;
    const char *text;
  } cases[] = {
      {CODEGEN_ASSEMBLY, ".globl\tadd"},
      {CODEGEN_IR, "target triple = \"x86_64-unknown-linux-gnu\""},
      {CODEGEN_IR, "!{i32 8, !\"PIC Level\", i32 2}"},
      {CODEGEN_IR, "\"target-cpu\"=\"x86-64\""},
      {CODEGEN_BITCODE, "BC\xc0\xde"},
  };
  for (size_t i = 0; i < ARRAY_SIZE(cases); i++) {
    Job job;
    TargetOptions options = {.triple = "x86_64-linux-gnu"};
    run_job(&job, &options, cases[i].file, add_text, 1, 1);
    EXPECT(job.ok);
    if (!strstr(buf_cstr(&job.parts[0].out), cases[i].text))
      EXPECT(!cases[i].text);
    end_job(&job);
  }
}

static void test_gpu_assembly(void) {
  static const char *const triples[] = {"nvptx64-nvidia-cuda",
                                        "amdgcn-amd-amdhsa", "xcore", "xtensa"};
  for (size_t i = 0; i < ARRAY_SIZE(triples); i++) {
    Job job;
    TargetOptions options = {.triple = triples[i]};
    run_job(&job, &options, CODEGEN_ASSEMBLY, add_text, 1, 1);
    EXPECT(job.ok);
    EXPECT(strstr(buf_cstr(&job.parts[0].out), "add"));
    end_job(&job);
  }
}

// Errors

static void test_invalid_ir(void) {
  static const char *const texts[] = {
      "define i32 @f(ptr %p) {\n"
      "  %v = load atomic i24, ptr %p seq_cst, align 4\n"
      "  ret i32 0\n"
      "}\n"};
  Job job;
  TargetOptions options = {.triple = "x86_64-linux-gnu"};
  run_job(&job, &options, CODEGEN_OBJECT, texts, 1, 1);
  EXPECT(!job.ok);
  EXPECT(!job.parts[0].out.size);
  EXPECT_CONTAINS(&job.parts[0].error, "atomic");
  end_job(&job);
}

static void test_cannot_select(void) {
  static const char *const texts[] = {"declare void @llvm.x86.tilezero(i8)\n"
                                      "define void @amx_user() {\n"
                                      "  call void @llvm.x86.tilezero(i8 1)\n"
                                      "  ret void\n"
                                      "}\n"};
  Job job;
  TargetOptions options = {.triple = "x86_64-linux-gnu"};
  run_job(&job, &options, CODEGEN_OBJECT, texts, 1, 1);
  EXPECT(!job.ok);
  EXPECT_CONTAINS(&job.parts[0].error, "Cannot select");
  EXPECT_CONTAINS(&job.parts[0].error, "'@amx_user'");
  end_job(&job);
}

// Errors that LLVM reports to the context instead of dying of them.
static void test_reported_error(void) {
  static const char *const texts[] = {
      "define void @f() {\n"
      "  call void asm sideeffect \"no such instruction\", \"\"()\n"
      "  ret void\n"
      "}\n"};
  Job job;
  TargetOptions options = {.triple = "x86_64-linux-gnu"};
  run_job(&job, &options, CODEGEN_OBJECT, texts, 1, 1);
  EXPECT(!job.ok);
  EXPECT(!job.parts[0].out.size);
  EXPECT_CONTAINS(&job.parts[0].error, "no such instruction");
  end_job(&job);
}

static void die(void *user) {
  volatile int *null = NULL;
  int how = *(int *)user;
  if (how == SIGSEGV)
    *null = 1;
  raise(how);
}

static int recurse(int depth) {
  volatile char frame[4096];
  frame[0] = (char)depth;
  return depth ? recurse(depth - 1) + frame[0] : 0;
}

static void overflow_stack(void *user) {
  *(int *)user = recurse(1 << 30);
}

static void test_crashes(void) {
  if (SANITIZED)
    return;
  static const int signals[] = {SIGSEGV, SIGABRT, SIGILL, SIGFPE, SIGBUS};
  Buf error = {0};
  for (size_t i = 0; i < ARRAY_SIZE(signals); i++) {
    int how = signals[i];
    error.size = 0;
    EXPECT(!backend_guard(die, &how, &error));
    EXPECT_CONTAINS(&error, "LLVM: crashed (");
  }
  error.size = 0;
  int result;
  EXPECT(!backend_guard(overflow_stack, &result, &error));
  EXPECT_CONTAINS(&error, "LLVM: crashed (Segmentation fault)");
  buf_release(&error);
}

typedef struct Nested {
  Buf inner;
  bool inner_ok;
} Nested;

static void guard_again(void *user) {
  Nested *nested = user;
  int how = SIGABRT;
  nested->inner_ok = backend_guard(die, &how, &nested->inner);
}

static void test_nested_guards(void) {
  if (SANITIZED)
    return;
  Nested nested = {{0}, true};
  Buf error = {0};
  EXPECT(backend_guard(guard_again, &nested, &error));
  EXPECT(!nested.inner_ok);
  EXPECT_CONTAINS(&nested.inner, "crashed");
  EXPECT(!error.size);
  buf_release(&nested.inner);
  buf_release(&error);
}

// Ends that no guard may hold up

static void wait_for_signal(void *user) {
  const int *ready = user;
  if (write(*ready, "", 1) == 1)
    for (;;)
      pause();
}

static void never_report(void *user, const char *text, size_t size) {
  (void)user, (void)text, (void)size;
  for (;;)
    pause();
}

static void do_nothing(void) {
}

// The process of a guarded call that is about to wait for a signal.
static pid_t start_waiting(void) {
  int ends[2];
  char byte;
  if (pipe(ends))
    return -1;
  pid_t child = fork();
  if (!child) {
    Buf error = {0};
    backend_guard(wait_for_signal, &ends[1], &error);
    _exit(0);
  }
  EXPECT(read(ends[0], &byte, 1) == 1);
  close(ends[0]);
  close(ends[1]);
  return child;
}

// Its end takes ten seconds, in which the other tests run.
static pid_t endless_report;

static void test_start_of_endless_report(void) {
  int how = SIGSEGV;
  if (SANITIZED)
    return;
  endless_report = fork();
  if (endless_report)
    return;
  shim_guard(die, &how, never_report, NULL, do_nothing);
  _exit(0);
}

static void expect_death(pid_t child, int by) {
  int status;
  EXPECT(waitpid(child, &status, 0) == child);
  EXPECT(WIFSIGNALED(status) && WTERMSIG(status) == by);
}

static void test_signal_from_outside(void) {
  static const int signals[] = {SIGSEGV, SIGABRT};
  for (size_t i = 0; !SANITIZED && i < ARRAY_SIZE(signals); i++) {
    pid_t child = start_waiting();
    kill(child, signals[i]);
    expect_death(child, signals[i]);
  }
}

static void test_end_of_endless_report(void) {
  if (!SANITIZED)
    expect_death(endless_report, SIGABRT);
}

// Partitions

static const char *const two_parts[] = {
    "declare hidden i32 @\"helper.mlcc\\01x1\"(i32)\n"
    "@table = internal global [4 x i32] [i32 1, i32 2, i32 3, i32 4]\n"
    "define i32 @first(i32 %i) {\n"
    "  %p = getelementptr [4 x i32], ptr @table, i32 0, i32 %i\n"
    "  %v = load i32, ptr %p\n"
    "  %r = call i32 @\"helper.mlcc\\01x1\"(i32 %v)\n"
    "  ret i32 %r\n"
    "}\n",
    "@sink = global i32 0\n"
    "@\"secret.mlcc\\02x1\" = hidden global i32 0\n"
    "define hidden i32 @\"helper.mlcc\\01x1\"(i32 %a) noinline {\n"
    "  store volatile i32 %a, ptr @sink\n"
    "  ret i32 %a\n"
    "}\n"
    "define i32 @second(i32 %i) {\n"
    "  %r = call i32 @\"helper.mlcc\\01x1\"(i32 %i)\n"
    "  ret i32 %r\n"
    "}\n"};

typedef struct Symbols {
  Buf names; // "name\n" for each, as the object has them
} Symbols;

static Symbols list_symbols(const Buf *object) {
  Symbols symbols = {{0}};
  LLVMMemoryBufferRef buffer = LLVMCreateMemoryBufferWithMemoryRangeCopy(
      object->data, object->size, "object");
  char *message = NULL;
  LLVMBinaryRef binary = LLVMCreateBinary(buffer, NULL, &message);
  EXPECT(binary);
  if (!binary)
    return symbols;
  LLVMSymbolIteratorRef it = LLVMObjectFileCopySymbolIterator(binary);
  for (; !LLVMObjectFileIsSymbolIteratorAtEnd(binary, it);
       LLVMMoveToNextSymbol(it))
    buf_printf(&symbols.names, "%s\n", LLVMGetSymbolName(it));
  LLVMDisposeSymbolIterator(it);
  LLVMDisposeBinary(binary);
  LLVMDisposeMemoryBuffer(buffer);
  return symbols;
}

// sh_info of the symbol table: the number of local symbols. Little-endian
// 64-bit ELF.
static uint32_t count_locals(const Buf *object) {
  uint64_t table;
  uint16_t count;
  memcpy(&table, object->data + 0x28, 8);
  memcpy(&count, object->data + 0x3c, 2);
  for (uint16_t i = 0; i < count; i++) {
    uint32_t type, info;
    memcpy(&type, object->data + table + i * 64u + 4, 4);
    memcpy(&info, object->data + table + i * 64u + 44, 4);
    if (type == 2)
      return info;
  }
  return 0;
}

static size_t count_of(const char *text, const char *what) {
  size_t n = 0;
  for (; (text = strstr(text, what)); text++)
    n++;
  return n;
}

static void test_join_of_objects(void) {
  TargetOptions options = {.triple = "x86_64-linux-gnu"};
  Job one, four;
  run_job(&one, &options, CODEGEN_OBJECT, two_parts, 2, 1);
  run_job(&four, &options, CODEGEN_OBJECT, two_parts, 2, 4);
  EXPECT(one.ok && four.ok);
  if (!one.ok || !four.ok)
    return;
  EXPECT(!one.parts[1].out.size);
  EXPECT(one.parts[0].out.size == four.parts[0].out.size);
  EXPECT(!memcmp(one.parts[0].out.data, four.parts[0].out.data,
                 one.parts[0].out.size));
  Symbols symbols = list_symbols(&one.parts[0].out);
  const char *names = buf_cstr(&symbols.names);
  EXPECT(count_of(names, "helper\n") == 1);
  EXPECT(count_of(names, "first\n") == 1 && count_of(names, "second\n") == 1);
  EXPECT(!strstr(names, "secret")); // nobody mentions it
  EXPECT(!strstr(names, ".mlcc"));
  EXPECT(count_locals(&one.parts[0].out) >= 3); // null, helper, table
  // A second object with the same private names must not clash.
  Buf twice[2] = {one.parts[0].out, four.parts[0].out}, out = {0}, error = {0};
  ShimLocalMarks marks = {CODEGEN_INTERNAL_MARK, CODEGEN_PRIVATE_MARK, ".L"};
  EXPECT(!lld_join(twice, 2, &marks, &out, &error));
  EXPECT_CONTAINS(&error, "duplicate symbol: first");
  EXPECT(!strstr(buf_cstr(&error), "helper"));
  buf_release(&out);
  buf_release(&error);
  buf_release(&symbols.names);
  end_job(&one);
  end_job(&four);
}

static void test_join_as_ir(void) {
  static const struct {
    const char *triple;
    CodegenFile file;
  } cases[] = {
      {"x86_64-linux-gnu", CODEGEN_ASSEMBLY},
      {"x86_64-linux-gnu", CODEGEN_IR},
      {"x86_64-pc-windows-msvc", CODEGEN_OBJECT},
      {"arm64-apple-macosx11", CODEGEN_OBJECT},
      {"wasm32-wasip1", CODEGEN_OBJECT},
  };
  for (size_t i = 0; i < ARRAY_SIZE(cases); i++) {
    TargetOptions options = {.triple = cases[i].triple};
    Job job;
    run_job(&job, &options, cases[i].file, two_parts, 2, 2);
    if (!job.ok)
      fprintf(stderr, "%s: %s\n", cases[i].triple,
              buf_cstr(&job.parts[0].error));
    EXPECT(job.ok);
    if (cases[i].file == CODEGEN_IR)
      EXPECT_CONTAINS(&job.parts[0].out, "define internal i32 @helper(");
    if (cases[i].file == CODEGEN_ASSEMBLY)
      EXPECT(!strstr(buf_cstr(&job.parts[0].out), ".globl\thelper"));
    end_job(&job);
  }
}

static void test_error_in_one_part(void) {
  static const char *const texts[] = {
      "define void @fine() {\n  ret void\n}\n",
      "define i32 @bad(ptr %p) {\n"
      "  %v = load atomic i24, ptr %p seq_cst, align 4\n"
      "  ret i32 0\n"
      "}\n"};
  TargetOptions options = {.triple = "x86_64-linux-gnu"};
  Job job;
  run_job(&job, &options, CODEGEN_OBJECT, texts, 2, 2);
  EXPECT(!job.ok);
  EXPECT(!job.parts[0].error.size);
  EXPECT(job.parts[1].error.size);
  end_job(&job);
}

static void test_separate_parts(void) {
  TargetOptions options = {.triple = "x86_64-linux-gnu"};
  Arena arena;
  arena_init(&arena);
  TargetSpec spec;
  Buf error = {0};
  EXPECT(target_resolve(&arena, &options, &spec, &error));
  Texts texts = {two_parts};
  CodegenRun run = {.spec = &spec,
                    .level = OPT_0,
                    .module_name = "test",
                    .translate = translate_text,
                    .user = &texts,
                    .nparts = 2,
                    .keep_value_names = true,
                    .separate_parts = true};
  CodegenPart parts[2];
  EXPECT(codegen_run(&run, parts));
  EXPECT(parts[0].out.size && parts[1].out.size);
  codegen_release(parts, 2);
  arena_release(&arena);
}

// lld

static void test_lld_flavours(void) {
  static const char *const flavours[] = {LLD_ELF, LLD_COFF, LLD_MACHO,
                                         LLD_WASM};
  for (size_t i = 0; i < ARRAY_SIZE(flavours); i++) {
    const char *args[] = {flavours[i], "--version"};
    Buf output = {0}, messages = {0};
    EXPECT(lld_run(args, 2, &output, &messages));
    EXPECT_CONTAINS(&output, "LLD 22");
    buf_release(&output);
    buf_release(&messages);
  }
}

static void test_lld_error(void) {
  const char *args[] = {LLD_ELF, "/nonexistent/input.o", "-o", "/dev/null"};
  Buf output = {0}, messages = {0};
  for (int i = 0; i < 2; i++) { // and it can be run again
    messages.size = 0;
    EXPECT(!lld_run(args, 4, &output, &messages));
    EXPECT_CONTAINS(&messages, "ld.lld: error: cannot open");
  }
  buf_release(&output);
  buf_release(&messages);
}

int main(void) {
  RUN(test_start_of_endless_report);
  RUN(test_object_of_each_family);
  RUN(test_files);
  RUN(test_gpu_assembly);
  RUN(test_invalid_ir);
  RUN(test_cannot_select);
  RUN(test_reported_error);
  RUN(test_crashes);
  RUN(test_nested_guards);
  RUN(test_signal_from_outside);
  RUN(test_join_of_objects);
  RUN(test_join_as_ir);
  RUN(test_error_in_one_part);
  RUN(test_separate_parts);
  RUN(test_lld_flavours);
  RUN(test_lld_error);
  RUN(test_end_of_endless_report);
  return TEST_RESULT;
}

// label: slow
// Objects carry the ABI flags that clang's carry: the ELF header's e_flags and
// identification, and the sections in which ARM, RISC-V, MIPS and others say
// what they are for. Modules carry the same flags.
#include "backend/codegen/codegen.h"
#include "test/unit/test.h"

#include <elf.h>
#include <llvm-c/Core.h>
#include <llvm-c/IRReader.h>
#include <llvm-c/Linker.h>
#include <stdlib.h>
#include <unistd.h>

static const char *const triples[] = {
    "x86_64-linux-gnu",
    "x86_64-linux-gnux32",
    "x86_64-linux-android21",
    "x86_64-freebsd",
    "i686-linux-gnu",
    "aarch64-linux-gnu",
    "aarch64-linux-android",
    "aarch64_be-linux-gnu",
    "arm-linux-gnueabi",
    "arm-linux-gnueabihf",
    "armv6-linux-gnueabihf",
    "armv8a-linux-gnueabihf",
    "armeb-linux-gnueabihf",
    "thumbv6m-none-eabi",
    "thumbv7em-none-eabihf",
    "thumbv8.1m.main-none-eabihf",
    "riscv64-linux-gnu",
    "riscv64-linux-android",
    "riscv64-elf",
    "riscv32-linux-gnu",
    "riscv32-unknown-elf",
    "powerpc-linux-gnu",
    "powerpc64-linux-gnu",
    "powerpc64-linux-musl",
    "powerpc64le-linux-gnu",
    "s390x-linux-gnu",
    "mips-linux-gnu",
    "mipsel-linux-gnu",
    "mips64-linux-gnuabi64",
    "mips64el-linux-gnuabi64",
    "mips64-linux-gnuabin32",
    "mipsisa32r6-linux-gnu",
    "mipsisa64r6-linux-gnuabi64",
    "sparc-linux-gnu",
    "sparcv9-linux-gnu",
    "loongarch64-linux-gnu",
    "loongarch32-linux-gnu",
    "hexagon-linux-musl",
    "bpf",
    "bpfeb",
    "avr",
    "msp430",
    "lanai",
    "ve-linux-gnu",
    "m68k-linux-gnu",
};

static const char *const sections[] = {
    ".ARM.attributes", ".riscv.attributes", ".hexagon.attributes",
    ".MIPS.abiflags",  ".gnu.attributes",   ".note.GNU-stack",
};

static void read_pipe(const char *command, Buf *out) {
  FILE *pipe = popen(command, "r");
  char chunk[4096];
  size_t n;
  while (pipe && (n = fread(chunk, 1, sizeof chunk, pipe)) > 0)
    buf_bytes(out, chunk, n);
  EXPECT(pipe && !pclose(pipe));
}

static void ask_clang(const char *triple, const char *options, Buf *out) {
  char command[512];
  snprintf(command, sizeof command,
           "printf 'int f(int a){return a;}' | clang-22 --target=%s -O2 %s"
           " -x c - -o - 2>/dev/null",
           triple, options);
  read_pipe(command, out);
}

// Our side

static bool translate(void *user, uint32_t part, LLVMModuleRef module,
                      Buf *error) {
  (void)user, (void)part, (void)error;
  LLVMContextRef context = LLVMGetModuleContext(module);
  LLVMTypeRef i32 = LLVMInt32TypeInContext(context);
  LLVMTypeRef type = LLVMFunctionType(i32, &i32, 1, false);
  LLVMValueRef function = LLVMAddFunction(module, "f", type);
  LLVMBuilderRef builder = LLVMCreateBuilderInContext(context);
  LLVMPositionBuilderAtEnd(
      builder, LLVMAppendBasicBlockInContext(context, function, ""));
  LLVMBuildRet(builder, LLVMGetParam(function, 0));
  LLVMDisposeBuilder(builder);
  return true;
}

static void compile(const char *triple, CodegenFile file, Buf *out) {
  Arena arena;
  arena_init(&arena);
  TargetOptions options = {.triple = triple};
  TargetSpec spec;
  CodegenPart part = {0};
  bool ok = target_resolve(&arena, &options, &spec, &part.error);
  if (ok) {
    CodegenRun run = {.spec = &spec,
                      .level = OPT_2,
                      .file = file,
                      .module_name = "-",
                      .translate = translate,
                      .nparts = 1};
    ok = codegen_run(&run, &part);
  }
  if (!ok)
    fprintf(stderr, "%s: %s\n", triple, buf_cstr(&part.error));
  EXPECT(ok);
  buf_bytes(out, part.out.data, part.out.size);
  codegen_release(&part, 1);
  arena_release(&arena);
}

// ELF of either class and byte order, as far as needed.

static uint64_t field(const Buf *elf, size_t at, size_t size) {
  bool big = elf->data[EI_DATA] == ELFDATA2MSB;
  uint64_t value = 0;
  if (at + size > elf->size)
    return 0;
  for (size_t i = 0; i < size; i++)
    value |= (uint64_t)(unsigned char)elf->data[at + i]
             << 8 * (big ? size - 1 - i : i);
  return value;
}

static bool is_64(const Buf *elf) {
  return elf->data[EI_CLASS] == ELFCLASS64;
}

static uint64_t elf_flags(const Buf *elf) {
  return field(elf, is_64(elf) ? 48 : 36, 4);
}

static uint64_t section_field(const Buf *elf, uint64_t index, size_t at_64,
                              size_t at_32, size_t size_64) {
  uint64_t table = field(elf, is_64(elf) ? 40 : 32, is_64(elf) ? 8 : 4);
  uint64_t entry = table + index * (is_64(elf) ? 64 : 40);
  return is_64(elf) ? field(elf, entry + at_64, size_64)
                    : field(elf, entry + at_32, 4);
}

static Str find_section(const Buf *elf, const char *name) {
  uint64_t count = field(elf, is_64(elf) ? 60 : 48, 2);
  uint64_t names = field(elf, is_64(elf) ? 62 : 50, 2);
  uint64_t name_table = section_field(elf, names, 24, 16, 8);
  for (uint64_t i = 1; i < count; i++) {
    uint64_t at = name_table + section_field(elf, i, 0, 0, 4);
    if (at + strlen(name) >= elf->size || strcmp(elf->data + at, name))
      continue;
    return (Str){elf->data + section_field(elf, i, 24, 16, 8),
                 section_field(elf, i, 32, 20, 8)};
  }
  return (Str){0};
}

static void fail(const char *triple, const char *what) {
  fprintf(stderr, "%s: %s differs from clang's\n", triple, what);
  EXPECT(!what);
}

static void compare_object(const char *triple, const Buf *ours,
                           const Buf *clang) {
  if (ours->size < 64 || clang->size < 64) {
    fail(triple, "size");
    return;
  }
  if (memcmp(ours->data, clang->data, EI_NIDENT))
    fail(triple, "identification");
  if (field(ours, 18, 2) != field(clang, 18, 2))
    fail(triple, "machine");
  if (elf_flags(ours) != elf_flags(clang))
    fail(triple, "e_flags");
  for (size_t i = 0; i < ARRAY_SIZE(sections); i++) {
    Str a = find_section(ours, sections[i]);
    Str b = find_section(clang, sections[i]);
    if (!str_eq(a, b) || !a.data != !b.data)
      fail(triple, sections[i]);
  }
}

static void test_objects(void) {
  for (size_t i = 0; i < ARRAY_SIZE(triples); i++) {
    Buf ours = {0}, clang = {0};
    compile(triples[i], CODEGEN_OBJECT, &ours);
    ask_clang(triples[i], "-c", &clang);
    compare_object(triples[i], &ours, &clang);
    buf_release(&ours);
    buf_release(&clang);
  }
}

// Module flags

static int by_text(const void *a, const void *b) {
  return strcmp(*(char *const *)a, *(char *const *)b);
}

static LLVMModuleRef parse(LLVMContextRef context, const Buf *text) {
  LLVMMemoryBufferRef buffer =
      LLVMCreateMemoryBufferWithMemoryRangeCopy(text->data, text->size, "");
  LLVMModuleRef module = NULL;
  char *message = NULL;
  if (LLVMParseIRInContext(context, buffer, &module, &message)) {
    fprintf(stderr, "%s\n", message);
    LLVMDisposeMessage(message);
    return NULL;
  }
  return module;
}

// The flags, one a line, sorted; those about debug information left out (clang
// has some for the toolchain it was built for).
static void print_flags(const Buf *text, Buf *out) {
  LLVMContextRef context = LLVMContextCreate();
  LLVMModuleRef module = parse(context, text);
  EXPECT(module);
  size_t count = 0;
  LLVMModuleFlagEntry *flags =
      module ? LLVMCopyModuleFlagsMetadata(module, &count) : NULL;
  char *lines[64];
  size_t nlines = 0;
  for (unsigned i = 0; i < count && i < ARRAY_SIZE(lines); i++) {
    size_t size;
    const char *key = LLVMModuleFlagEntriesGetKey(flags, i, &size);
    LLVMValueRef value = LLVMMetadataAsValue(
        context, LLVMModuleFlagEntriesGetMetadata(flags, i));
    char *printed = LLVMPrintValueToString(value);
    const char *text_of = strchr(printed, '=') ? strchr(printed, '=') : printed;
    Buf line = {0};
    buf_printf(&line, "%.*s: %s\n", (int)size, key, text_of);
    LLVMDisposeMessage(printed);
    if (!strstr(buf_cstr(&line), "Debug Info"))
      lines[nlines++] = strdup(buf_cstr(&line));
    buf_release(&line);
  }
  qsort(lines, nlines, sizeof *lines, by_text);
  for (size_t i = 0; i < nlines; i++) {
    buf_puts(out, lines[i]);
    free(lines[i]);
  }
  if (flags)
    LLVMDisposeModuleFlagsMetadata(flags);
  if (module)
    LLVMDisposeModule(module);
  LLVMContextDispose(context);
}

static void test_module_flags(void) {
  static const char *const more[] = {
      "x86_64-windows-msvc",  "i686-windows-msvc", "aarch64-windows-msvc",
      "arm64-apple-macosx11", "wasm32-wasip1",     "amdgcn-amd-amdhsa",
  };
  for (size_t i = 0; i < ARRAY_SIZE(triples) + ARRAY_SIZE(more); i++) {
    const char *triple =
        i < ARRAY_SIZE(triples) ? triples[i] : more[i - ARRAY_SIZE(triples)];
    Buf ours = {0}, clang = {0}, our_flags = {0}, clang_flags = {0};
    compile(triple, CODEGEN_IR, &ours);
    ask_clang(triple, "-S -emit-llvm -g0", &clang);
    print_flags(&ours, &our_flags);
    print_flags(&clang, &clang_flags);
    if (strcmp(buf_cstr(&our_flags), buf_cstr(&clang_flags))) {
      fail(triple, "set of module flags");
      fprintf(stderr, "ours:\n%sclang's:\n%s", our_flags.data,
              clang_flags.data);
    }
    buf_release(&ours);
    buf_release(&clang);
    buf_release(&our_flags);
    buf_release(&clang_flags);
  }
}

int main(void) {
  if (system("clang-22 --version >/dev/null 2>&1")) {
    fprintf(stderr, "clang-22 not found: nothing to compare with\n");
    return TEST_SKIPPED;
  }
  RUN(test_objects);
  RUN(test_module_flags);
  return TEST_RESULT;
}

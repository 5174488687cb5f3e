// Dividing LLVM IR while it is text: what each part reads, and what keeps a
// module whole. Only words are looked at, so the texts need not be sound.
#include "backend/parts/cut_ir.h"
#include "test/unit/test.h"

enum { FILLING = 3 << 19 }; // bytes of a large function

// A large function that says `first`.
static void put_function(Buf *out, const char *head, const char *first) {
  buf_printf(out, "%s {\n%s", head, first);
  for (size_t n = 0; n < FILLING; n += 16)
    buf_lit(out, "  add i32 0, 12\n");
  buf_lit(out, "}\n");
}

// What is cut is written from its text, which the next takes the place of.
static Buf text;

// Two parts, and what stands around them.
static struct Cut *cut_of(const char *before, const char *in_a,
                          const char *in_b, const char *behind) {
  text.size = 0;
  buf_puts(&text, before);
  put_function(&text, "define void @a()", in_a);
  put_function(&text, "define void @b()", in_b);
  buf_puts(&text, behind);
  return cut_ir((Str){text.data, text.size}, "unique");
}

static uint32_t part_of(const struct Cut *cut, const char *name) {
  const Split *split = cut_split(cut);
  for (uint32_t i = 0; i < split->graph.count; i++)
    if (str_is(split->symbols[i].name, name))
      return split->graph.symbols[i].part;
  return UINT32_MAX;
}

static bool reads(const struct Cut *cut, uint32_t part, const char *what) {
  Buf out = {0};
  cut_write(cut, part, &out);
  bool found = memmem(out.data, out.size, what, strlen(what));
  buf_release(&out);
  return found;
}

// Which of @a's part (1) and @b's (2) read the text.
static unsigned readers(const struct Cut *cut, const char *what) {
  uint32_t a = part_of(cut, "a"), b = part_of(cut, "b");
  return (reads(cut, a, what) ? 1u : 0u) | (reads(cut, b, what) ? 2u : 0u);
}

static void test_parts(void) {
  struct Cut *cut = cut_of("; a comment with an @ and a \"\n"
                           "target triple = \"x86_64-linux-gnu\"\n"
                           "%struct = type { i32 }\n"
                           "declare void @declared()\n"
                           "@only_a = internal global i32 1\n"
                           "@only_b = private constant ptr @deep\n"
                           "@\"quoted name\" = internal global i32 5\n"
                           "@deep = internal global i32 2\n"
                           "@both = internal constant i32 3\n"
                           "@nobody = global i32 4\n"
                           "@outside = external global i32\n",
                           "  load i32, ptr @only_a\n  load i32, ptr @both\n"
                           "  call void @small() ; @only_b is not meant\n"
                           "  store ptr @outside, ptr @\"quoted name\"\n",
                           "  load i32, ptr @only_b, \"@only_a\"\n"
                           "  load i32, ptr @both\n  call void @a()\n",
                           "define internal void @small() {\n"
                           "  load i32, ptr @deep\n  ret void\n}\n"
                           "attributes #0 = { nounwind }\n"
                           "!0 = !{i32 1}\n");
  EXPECT(cut != NULL);
  if (!cut)
    return;
  const PartGraph *graph = &cut_split(cut)->graph;
  EXPECT(str_is(cut_triple(cut), "x86_64-linux-gnu"));
  EXPECT(graph->nparts == 2);
  EXPECT(graph->count == 9); // not what is external
  EXPECT(part_of(cut, "a") != part_of(cut, "b"));
  EXPECT(part_of(cut, "a") < 2 && part_of(cut, "b") < 2);
  EXPECT(part_of(cut, "outside") == UINT32_MAX);
  EXPECT(part_of(cut, "declared") == UINT32_MAX);
  EXPECT(readers(cut, "%struct = type") == 3);
  EXPECT(readers(cut, "declare void @declared()\n") == 3);
  EXPECT(readers(cut, "@outside = external") == 3);
  EXPECT(readers(cut, "attributes #0") == 3);
  EXPECT(readers(cut, "!0 = !{i32 1}\n") == 3);
  EXPECT(readers(cut, "@only_a = internal global i32 1\n") == 1);
  EXPECT(readers(cut, "@\"quoted name\" = ") == 1);
  EXPECT(readers(cut, "@only_b = private constant") == 2);
  EXPECT(readers(cut, "@both = ") == 3);
  // Data that is mentioned is read whole, and what that mentions; functions of
  // the other part are not.
  bool with_a = part_of(cut, "small") == part_of(cut, "a");
  EXPECT(readers(cut, "@deep = ") == (with_a ? 3 : 2));
  EXPECT(readers(cut, "define void @a() {\n  unreachable\n}\n") == 2);
  EXPECT(readers(cut, "define void @b()") == 2);
  EXPECT(readers(cut, "store ptr @outside") == 1);
  EXPECT(readers(cut, "define internal void @small() {\n  load") ==
         (with_a ? 1 : 2));
  EXPECT(readers(cut, "define internal void @small()") == (with_a ? 1 : 3));
  EXPECT(readers(cut, "@nobody = ") ==
         (part_of(cut, "nobody") == part_of(cut, "a") ? 1u : 2u));
  cut_release(cut);
}

static const PartSymbol *symbol_of(const struct Cut *cut, const char *name) {
  const Split *split = cut_split(cut);
  for (uint32_t i = 0; i < split->graph.count; i++)
    if (str_is(split->symbols[i].name, name))
      return &split->graph.symbols[i];
  return NULL;
}

static bool is_private(const struct Cut *cut, const char *name) {
  const PartSymbol *symbol = symbol_of(cut, name);
  return cut_split(cut)
      ->symbols[symbol - cut_split(cut)->graph.symbols]
      .is_private;
}

static void test_symbols(void) {
  static const char after[] =
      "define internal void @local() {\n}\n"
      "define private void @own() {\n}\n"
      "define linkonce_odr void @private_name() {\n}\n"
      "@internal_name = global i32 0\n"
      "@word = global [10 x i8] c\" internal \"\n"
      "@llvm.global_ctors = appending global [1 x ptr] [ptr @local]\n"
      "@alias = internal alias void (), ptr @own\n"
      "@ifunc = ifunc void (), ptr @resolver\n"
      "define ptr @resolver() {\n}\n"
      "@weak_outside = extern_weak global i32\n"
      "@hidden = private unnamed_addr constant i32 0\n";
  struct Cut *cut = cut_of("", "", "", after);
  EXPECT(cut != NULL);
  if (!cut)
    return;
  static const struct {
    const char *name;
    bool local, is_private, is_data, binds;
  } rows[] = {
      {"a", false, false, false, false},
      {"local", true, false, false, false},
      {"own", true, true, false, false},
      {"private_name", false, false, false, false},
      {"internal_name", false, false, true, false},
      {"word", false, false, true, false},
      {"llvm.global_ctors", false, false, false, true},
      {"alias", true, false, false, true},
      {"ifunc", false, false, false, true},
      {"resolver", false, false, false, false},
      {"hidden", true, true, true, false},
  };
  EXPECT(!symbol_of(cut, "weak_outside"));
  EXPECT(cut_split(cut)->graph.count == ARRAY_SIZE(rows) + 1);
  for (size_t i = 0; i < ARRAY_SIZE(rows); i++) {
    const PartSymbol *symbol = symbol_of(cut, rows[i].name);
    EXPECT(symbol != NULL);
    if (!symbol)
      continue;
    test_state.name = rows[i].name;
    EXPECT(symbol->local == rows[i].local);
    EXPECT(is_private(cut, rows[i].name) == rows[i].is_private);
    EXPECT(symbol->is_data == rows[i].is_data);
    EXPECT(symbol->binds_used == rows[i].binds);
  }
  EXPECT(symbol_of(cut, "a")->weight > FILLING);
  EXPECT(symbol_of(cut, "hidden")->weight == sizeof "@hidden = private "
                                                    "unnamed_addr constant i32 "
                                                    "0\n" -
                                                 1);
  EXPECT(part_of(cut, "alias") == part_of(cut, "own"));
  EXPECT(part_of(cut, "ifunc") == part_of(cut, "resolver"));
  EXPECT(part_of(cut, "llvm.global_ctors") == part_of(cut, "local"));
  EXPECT(cut_triple(cut).size == 0);
  cut_release(cut);
}

// What must be together or read everywhere.
static void test_bonds(void) {
  struct Cut *cut =
      cut_of("$group = comdat any\n"
             "@of_b = global i32 1, !dbg !0\n"
             "@member = global i32 2, comdat($group)\n"
             "@used = global i32 3\n"
             "@personal = constant ptr @person\n"
             "@llvm.used = appending global [1 x ptr] [ptr @used]\n",
             "", "  load i32, ptr @of_b\n  load i32, ptr @group\n",
             "@group = global i32 4, comdat\n"
             "define void @raises() personality ptr @person {\n"
             "  call void @b()\n}\n"
             "define void @person() {\n  call void @a()\n}\n"
             "define void @blocks() {\n"
             "  store ptr blockaddress(@target, %x), ptr @used\n}\n"
             "define void @target() {\n  br label %x\n}\n"
             "!5 = !{ptr @named}\n"
             "@named = internal global i32 6\n");
  EXPECT(cut != NULL);
  if (!cut)
    return;
  EXPECT(part_of(cut, "group") == part_of(cut, "member"));
  EXPECT(part_of(cut, "blocks") == part_of(cut, "target"));
  EXPECT(part_of(cut, "llvm.used") == UINT32_MAX);
  EXPECT(readers(cut, "@llvm.used = ") == 3);
  EXPECT(readers(cut, "@used = ") == 3);
  EXPECT(readers(cut, "@named = ") == 3);
  // A function whose head is read mentions who it is with.
  EXPECT(readers(cut, "define void @person() {\n") == 3);
  EXPECT(readers(cut, "!5 = !{ptr @named}\n") == 3);
  // What debug information describes is in the first part.
  EXPECT(reads(cut, 0, "@of_b = "));
  cut_release(cut);
}

static bool is_cut(const char *before, const char *in_a, const char *behind) {
  struct Cut *cut = cut_of(before, in_a, "", behind);
  bool found = cut;
  cut_release(cut);
  return found;
}

static void test_whole(void) {
  EXPECT(is_cut("", "", ""));
  EXPECT(!is_cut("module asm \"nop\"\n", "", ""));
  EXPECT(!is_cut("", "", "uselistorder ptr @a, { 1, 0 }\n"));
  EXPECT(!is_cut("", "", "^0 = module: (path: \"\")\n"));
  EXPECT(!is_cut("@0 = global i32 1\n", "", ""));
  EXPECT(!is_cut("", "  load i32, ptr @0\n", ""));
  EXPECT(!is_cut("", "", "define void @1() {\n}\n"));
  EXPECT(!is_cut("", "", "define void @one_line() { ret void }\n"));
  EXPECT(!is_cut("@\"a\\22b\" = global i32 1\n", "", ""));
  EXPECT(!is_cut("@a = global i32 1\n", "", "")); // twice
  EXPECT(!is_cut("", "", "@text = global i8 c\"open\n"));
  EXPECT(is_cut("@name.1$-_ = global i32 1\n", "  load i32, ptr @name.1$-_\n",
                ""));
  EXPECT(!is_cut("@local = internal global i32 1\n"
                 "@llvm.compiler.used = appending global [1 x ptr] [ptr "
                 "@local]\n",
                 "", ""));
  EXPECT(is_cut("@own = global i32 1\n"
                "@llvm.compiler.used = appending global [1 x ptr] [ptr @own]\n",
                "", ""));
}

static void test_sizes(void) {
  static char remark[3 << 20];
  memset(remark, ';', sizeof remark);
  EXPECT(!cut_ir((Str){remark, sizeof remark}, "unique")); // nothing defined
  EXPECT(!cut_ir((Str){0}, "unique"));
  Buf small = {0};
  buf_lit(&small, "define void @a() {\n}\ndefine void @b() {\n}\n");
  EXPECT(!cut_ir((Str){small.data, small.size}, "unique"));
  buf_release(&small);
  Buf one = {0};
  put_function(&one, "define void @a()", "");
  put_function(&one, "define void @b()", "");
  static const char *const magic[] = {"BC\xc0\xde", "\xde\xc0\x17\x0b"};
  for (size_t i = 0; i < ARRAY_SIZE(magic); i++) {
    Buf code = {0};
    buf_bytes(&code, magic[i], 4);
    buf_lit(&code, "\n");
    buf_bytes(&code, one.data, one.size);
    EXPECT(!cut_ir((Str){code.data, code.size}, "unique"));
    buf_release(&code);
  }
  buf_release(&one);
}

int main(void) {
  RUN(test_parts);
  RUN(test_symbols);
  RUN(test_bonds);
  RUN(test_whole);
  RUN(test_sizes);
  buf_release(&text);
  return TEST_RESULT;
}

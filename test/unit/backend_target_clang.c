// label: slow
// Targets: what resolves to what, compared with clang.
//
// For each triple, and for some with options, clang -### tells the CPU, the
// tuning, the features, the ABI, the relocation model and the rest that it
// gives its compiler proper; target_resolve() must come to the same.
// Deliberate differences are in the table of exceptions.
#include "test/unit/targets.h"

// Rows that are wanted different, and what differs.
static const struct {
  const char *triple, *what;
} exceptions[] = {
    {"armv7-linux-androideabi24", "features"}, // NEON, as in the NDK
    {"armv7-linux-androideabi24", "float-abi"},
    {"thumbeb-linux-gnueabi", "triple"}, // ARM's other code without -mthumb
};

static bool excepted(const Case *c, const char *what) {
  for (size_t i = 0; i < ARRAY_SIZE(exceptions); i++)
    if (!strcmp(exceptions[i].triple, c->triple) &&
        !strcmp(exceptions[i].what, what))
      return true;
  return false;
}

// clang's side

typedef struct Clang {
  char words[1200][128];
  size_t nwords;
} Clang;

static void split_words(Clang *clang, const char *line) {
  clang->nwords = 0;
  for (const char *at = line; (at = strchr(at, '"'));) {
    const char *end = strchr(++at, '"');
    if (!end || clang->nwords == ARRAY_SIZE(clang->words))
      return;
    size_t size = (size_t)(end - at);
    char *word = clang->words[clang->nwords++];
    snprintf(word, sizeof clang->words[0], "%.*s", (int)size, at);
    at = end + 1;
  }
}

static bool ask_clang(Clang *clang, const Case *c) {
  char command[512];
  snprintf(command, sizeof command,
           "clang-22 -### --target=%s %s -O2 -c -x c /dev/null -o /dev/null"
           " 2>&1",
           c->triple, c->options ? c->options : "");
  FILE *pipe = popen(command, "r");
  static char line[1 << 16];
  bool found = false;
  while (pipe && fgets(line, sizeof line, pipe)) {
    if (!strstr(line, "\"-cc1\""))
      continue;
    split_words(clang, line);
    found = true;
  }
  return pipe && pclose(pipe) == 0 && found;
}

static bool has_word(const Clang *clang, const char *word) {
  for (size_t i = 0; i < clang->nwords; i++)
    if (!strcmp(clang->words[i], word))
      return true;
  return false;
}

static const char *value_of(const Clang *clang, const char *option) {
  for (size_t i = 0; i + 1 < clang->nwords; i++)
    if (!strcmp(clang->words[i], option))
      return clang->words[i + 1];
  return "";
}

static const char *rest_of(const Clang *clang, const char *prefix) {
  for (size_t i = 0; i < clang->nwords; i++)
    if (!strncmp(clang->words[i], prefix, strlen(prefix)))
      return clang->words[i] + strlen(prefix);
  return "";
}

// Comparison

static void compare(const Case *c, const char *what, const char *clang,
                    const char *ours) {
  if (!strcmp(clang, ours) || excepted(c, what))
    return;
  fprintf(stderr, "%s %s: %s: clang has '%s', we have '%s'\n", c->triple,
          c->options ? c->options : "", what, clang, ours);
  EXPECT(!what);
}

static const char *clang_features(Arena *arena, const Clang *clang) {
  const char **list = arena_array(arena, const char *, clang->nwords + 1);
  size_t count = 0;
  for (size_t i = 0; i + 1 < clang->nwords; i++)
    if (!strcmp(clang->words[i], "-target-feature"))
      list[count++] = clang->words[i + 1];
  return canonical(arena, list, count);
}

static const char *clang_pic(Arena *arena, const Clang *clang) {
  const char *level = value_of(clang, "-pic-level");
  if (!*level)
    return "static";
  return arena_format(arena, "pic %s%s", level,
                      has_word(clang, "-pic-is-pie") ? " pie" : "")
      .data;
}

static const char *yes_no(bool yes) {
  return yes ? "yes" : "no";
}

// clang makes up versions for Windows and Apple systems that have none, and
// spells out those of Apple's: compare without.
static const char *plain_triple(Arena *arena, const char *triple) {
  Str text = arena_str(arena, str_from(triple));
  char *plain = arena_copy(arena, text.data, text.size + 1, 1);
  if (strstr(plain, "-apple-") || strstr(plain, "windows-msvc"))
    for (size_t n = text.size; n && strchr("0123456789.", plain[n - 1]);)
      plain[--n] = 0;
  return plain;
}

static void compare_case(const Case *c, Arena *arena, const Clang *clang) {
  TargetOptions options = parse_options(arena, c);
  TargetSpec spec;
  Buf error = {0};
  if (!target_resolve(arena, &options, &spec, &error)) {
    fprintf(stderr, "%s %s: %s\n", c->triple, c->options ? c->options : "",
            buf_cstr(&error));
    EXPECT(!c->triple);
    buf_release(&error);
    return;
  }
  compare(c, "triple", plain_triple(arena, value_of(clang, "-triple")),
          plain_triple(arena, spec.triple));
  compare(c, "CPU", value_of(clang, "-target-cpu"), spec.cpu);
  compare(c, "tune", value_of(clang, "-tune-cpu"), spec.tune);
  compare(c, "features", clang_features(arena, clang),
          our_features(arena, &spec));
  compare(c, "ABI", value_of(clang, "-target-abi"), spec.abi);
  if (!strncmp(spec.arch, "arm", 3) || !strncmp(spec.arch, "thumb", 5))
    compare(c, "float-abi", value_of(clang, "-mfloat-abi"),
            our_float_abi(&spec));
  compare(c, "pic", clang_pic(arena, clang), our_pic(&spec));
  compare(c, "frame pointer", rest_of(clang, "-mframe-pointer="),
          our_frame(&spec));
  const char *unwind = rest_of(clang, "-funwind-tables=");
  compare(c, "unwind tables", *unwind ? unwind : "0",
          arena_format(arena, "%u", spec.unwind_tables).data);
  compare(c, "emulated TLS", yes_no(has_word(clang, "-femulated-tls")),
          yes_no(spec.emulated_tls));
  compare(c, "TLS descriptors", yes_no(has_word(clang, "-enable-tlsdesc")),
          yes_no(spec.tls_descriptors));
  compare(c, "init_array", yes_no(!has_word(clang, "-fno-use-init-array")),
          yes_no(spec.init_array));
  compare(c, "data sections", yes_no(has_word(clang, "-fdata-sections")),
          yes_no(spec.data_sections));
}

static bool have_clang(void) {
  return !system("clang-22 --version >/dev/null 2>&1");
}

static void test_against_clang(void) {
  Clang *clang = malloc(sizeof *clang);
  for (size_t i = 0; i < ARRAY_SIZE(cases); i++) {
    Arena arena;
    arena_init(&arena);
    if (ask_clang(clang, &cases[i])) {
      compare_case(&cases[i], &arena, clang);
    } else {
      fprintf(stderr, "clang refuses %s %s\n", cases[i].triple,
              cases[i].options ? cases[i].options : "");
      EXPECT(!cases[i].triple);
    }
    arena_release(&arena);
  }
  free(clang);
}

int main(void) {
  if (!have_clang()) {
    fprintf(stderr, "clang-22 not found: nothing to compare with\n");
    return TEST_SKIPPED;
  }
  RUN(test_against_clang);
  return TEST_RESULT;
}

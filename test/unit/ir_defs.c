// Definitions of a dialect: their formats print as the same attributes of the
// LLVM and index dialects do, parameters equal to their defaults are absent,
// and enums name their bits.

#include "ir_test.h"

#define ATTRS(...)                                                             \
  (Attr *[]) {                                                                 \
    __VA_ARGS__                                                                \
  }

static const EnumCase flag_cases[] = {
    {"Zero", 0, false},    {"Bit0", 1, false},        {"Bit1", 2, false},
    {"Private", 1, true},  {"Protected", 2, true},    {"Public", 3, true},
    {"FwdDecl", 4, false}, {"Artificial", 64, false}, {NULL, 0, false}};
static const EnumInfo flags = {.name = "DIFlags",
                               .cases = flag_cases,
                               .is_bits = true,
                               .quoted = true,
                               .separator = "|"};
static const EnumCase fast_cases[] = {{"none", 0, false}, {"nnan", 1, false},
                                      {"ninf", 2, false}, {"nsz", 4, false},
                                      {"fast", 7, true},  {NULL, 0, false}};
static const EnumInfo fast = {
    .name = "Fast", .cases = fast_cases, .is_bits = true, .separator = ","};
static const EnumInfo every = {.name = "Every",
                               .cases = fast_cases,
                               .is_bits = true,
                               .all_cases = true,
                               .separator = ", "};
static const EnumCase pred_cases[] = {
    {"eq", 0, false}, {"ne", 1, false}, {NULL, 0, false}};
static const EnumInfo pred = {.name = "Pred", .cases = pred_cases};

static void expect_enum(IrTest *t, const EnumInfo *info, int64_t value,
                        const char *want, int line) {
  Buf out = {0};
  enum_print(&out, info, value);
  expect_text(t, buf_cstr(&out), want, line);
  buf_release(&out);
}

static void test_enums(IrTest *t) {
  int64_t value = -1;
  expect_enum(t, &pred, 1, "ne", __LINE__);
  expect_enum(t, &fast, 0, "none", __LINE__);
  expect_enum(t, &fast, 5, "nnan,nsz", __LINE__);
  expect_enum(t, &fast, 7, "fast", __LINE__);
  expect_enum(t, &every, 7, "nnan, ninf, nsz, fast", __LINE__);
  expect_enum(t, &flags, 0, "Zero", __LINE__);
  expect_enum(t, &flags, 1, "Private", __LINE__);
  expect_enum(t, &flags, 3, "Public", __LINE__);
  expect_enum(t, &flags, 67, "\"Public|Artificial\"", __LINE__);
  EXPECT(t, enum_parse(&pred, STR("ne"), &value) && value == 1);
  EXPECT(t, !enum_parse(&pred, STR("n"), &value));
  EXPECT(t, !enum_name(&pred, 2));
}

// Definitions

#define PARAMS(...)                                                            \
  .params = (const ParamInfo[]) {                                              \
    __VA_ARGS__, {                                                             \
      0                                                                        \
    }                                                                          \
  }

static const DefInfo file = {.name = "llvm.di_file",
                             PARAMS({.name = "name"}, {.name = "directory"}),
                             .nparams = 2,
                             .format = "`<` $name `in` $directory `>`"};
static const DefInfo variable = {
    .name = "llvm.di_local_variable",
    PARAMS({.name = "scope"}, {.name = "name", .optional = true},
           {.name = "file", .optional = true, .def = "llvm.di_file"},
           {.name = "line", .kind = PARAM_INT, .default_text = "0"},
           {.name = "flags",
            .kind = PARAM_ENUM,
            .enum_info = &flags,
            .default_text = "Zero"}),
    .nparams = 5,
    .format = "`<` struct(params) `>`"};
static const DefInfo root = {.name = "llvm.tbaa_root",
                             PARAMS({.name = "id", .optional = true}),
                             .nparams = 1,
                             .format = "(`<` struct(params)^ `>`)?"};
static const DefInfo member = {
    .name = "llvm.tbaa_member",
    PARAMS({.name = "typeDesc"}, {.name = "offset", .kind = PARAM_INT}),
    .nparams = 2,
    .format = "`<` params `>`"};
static const DefInfo desc = {
    .name = "llvm.tbaa_type_desc",
    PARAMS({.name = "id", .kind = PARAM_STRING}, {.name = "members",
                                                  .kind = PARAM_LIST,
                                                  .def = "llvm.tbaa_member",
                                                  .brackets = "{}"}),
    .nparams = 2,
    .format = "`<` struct(params) `>`"};
static const DefInfo features = {
    .name = "llvm.target_features",
    PARAMS({.name = "features", .kind = PARAM_LIST, .optional = true}),
    .nparams = 1,
    .format = "`<` `[` (`]`) : ($features^ `]`)? `>`"};
static const DefInfo target = {
    .name = "llvm.target",
    PARAMS(
        {.name = "triple"}, {.name = "chip"},
        {.name = "features", .optional = true, .def = "llvm.target_features"}),
    .nparams = 3,
    .format = "`<` struct($triple, $chip, $features) `>`"};
static const DefInfo tag = {.name = "llvm.mmra_tag",
                            PARAMS({.name = "prefix", .kind = PARAM_STRING},
                                   {.name = "suffix", .kind = PARAM_STRING}),
                            .nparams = 2,
                            .format = "`<` $prefix `` `:` `` $suffix `>`"};
static const DefInfo expression = {
    .name = "llvm.di_expression",
    PARAMS({.name = "operations", .kind = PARAM_LIST, .optional = true}),
    .nparams = 1,
    .format = "`<` ( `[` $operations^ `]` ) : (``)? `>`"};
static const DefInfo predicate = {
    .name = "index.cmp_predicate",
    PARAMS({.name = "value", .kind = PARAM_ENUM, .enum_info = &pred}),
    .nparams = 1,
    .format = "$value"};
static const DefInfo bytes = {
    .name = "llvm.dereferenceable",
    PARAMS({.name = "bytes", .kind = PARAM_INT},
           {.name = "mayBeNull", .kind = PARAM_BOOL, .default_text = "false"}),
    .nparams = 2,
    .format = "`<` struct(params) `>`"};
static const DefInfo zero = {.name = "llvm.zero"};
static const DefInfo array_type = {
    .name = "smt.array",
    .is_type = true,
    PARAMS({.name = "domainType", .kind = PARAM_TYPE},
           {.name = "rangeType", .kind = PARAM_TYPE, .def = "smt.array"}),
    .nparams = 2,
    .format = "`<` `[` $domainType `->` $rangeType `]` `>`"};
static const DefInfo slice = {
    .name = "xegpu.slice",
    PARAMS({.name = "parent", .def = "llvm.di_file"}, {.name = "dims"}),
    .nparams = 2,
    .format = "`<` qualified($parent) `,` `dims` `=` $dims `>`"};

static void print_range(Buf *out, Ctx *ctx, Attr *const *params,
                        const PrintOptions *o) {
  attr_print_untyped(out, ctx, params[0], o);
  buf_lit(out, " to ");
  attr_print_untyped(out, ctx, params[1], o);
}

static const DefInfo space = {
    .name = "sparse_tensor.iterator",
    PARAMS({.name = "lo", .kind = PARAM_INT},
           {.name = "hi", .kind = PARAM_INT}),
    .nparams = 2,
    .format = "`<` `lvls` `=` custom<LevelRange>($lo, $hi) `>`",
    .print = print_range};

static Attr *text(Ctx *c, const char *s) {
  return attr_string(c, str_from(s));
}

static void test_structs(IrTest *t) {
  Ctx *c = t->ctx;
  Attr *f = attr_dialect(c, &file, ATTRS(text(c, "a.c"), text(c, "/src")));
  EXPECT_ATTR(t, f, "#llvm.di_file<\"a.c\" in \"/src\">");
  EXPECT_ATTR(t,
              attr_dialect(c, &variable,
                           ATTRS(f, NULL, f, attr_i32(c, 3), attr_i32(c, 67))),
              "#llvm.di_local_variable<scope = #llvm.di_file<\"a.c\" in "
              "\"/src\">, file = <\"a.c\" in \"/src\">, line = 3, flags = "
              "\"Public|Artificial\">");
  EXPECT_ATTR(t, attr_dialect(c, &bytes, ATTRS(attr_i64(c, 4), c->true_attr)),
              "#llvm.dereferenceable<bytes = 4, mayBeNull = true>");
  EXPECT_ATTR(
      t,
      attr_dialect(
          c, &target,
          ATTRS(text(c, "a"), text(c, "b"),
                attr_dialect(c, &features,
                             ATTRS(attr_array(c, ATTRS(text(c, "+x")), 1))))),
      "#llvm.target<triple = \"a\", chip = \"b\", features = "
      "<[\"+x\"]>>");
  EXPECT_ATTR(t,
              attr_dialect(c, &target, ATTRS(text(c, "a"), text(c, "b"), NULL)),
              "#llvm.target<triple = \"a\", chip = \"b\">");
  EXPECT_ATTR(t, attr_dialect(c, &slice, ATTRS(f, attr_i64(c, 1))),
              "#xegpu.slice<#llvm.di_file<\"a.c\" in \"/src\">, dims = 1 : "
              "i64>");
}

static void test_defaults(IrTest *t) {
  Ctx *c = t->ctx;
  Attr *f = attr_dialect(c, &file, ATTRS(text(c, "a"), text(c, "b")));
  EXPECT(t, attr_dialect(c, &bytes, ATTRS(attr_i64(c, 4), c->false_attr)) ==
                attr_dialect(c, &bytes, ATTRS(attr_i64(c, 4), NULL)));
  EXPECT(t,
         attr_dialect(c, &variable,
                      ATTRS(f, NULL, NULL, attr_i32(c, 0), attr_i32(c, 0))) ==
             attr_dialect(c, &variable, ATTRS(f, NULL, NULL, NULL, NULL)));
  EXPECT(t, attr_dialect(c, &features, ATTRS(c->empty_array)) ==
                attr_dialect(c, &features, ATTRS(NULL)));
}

static void test_groups(IrTest *t) {
  Ctx *c = t->ctx;
  Attr *list = attr_array(c, ATTRS(text(c, "+a"), text(c, "+b")), 2);
  EXPECT_ATTR(t, attr_dialect(c, &root, ATTRS(text(c, "x"))),
              "#llvm.tbaa_root<id = \"x\">");
  EXPECT_ATTR(t, attr_dialect(c, &root, ATTRS(NULL)), "#llvm.tbaa_root");
  EXPECT_ATTR(t, attr_dialect(c, &features, ATTRS(list)),
              "#llvm.target_features<[\"+a\", \"+b\"]>");
  EXPECT_ATTR(t, attr_dialect(c, &features, ATTRS(NULL)),
              "#llvm.target_features<[]>");
  EXPECT_ATTR(t, attr_dialect(c, &expression, ATTRS(NULL)),
              "#llvm.di_expression<>");
  EXPECT_ATTR(t, attr_dialect(c, &expression, ATTRS(list)),
              "#llvm.di_expression<[\"+a\", \"+b\"]>");
}

static void test_spaces(IrTest *t) {
  Ctx *c = t->ctx;
  EXPECT_ATTR(t, attr_dialect(c, &tag, ATTRS(text(c, "p"), text(c, "q\""))),
              "#llvm.mmra_tag<\"p\":\"q\\22\">");
  EXPECT_ATTR(t, attr_dialect(c, &predicate, ATTRS(attr_i32(c, 0))),
              "#index<cmp_predicate eq>");
  EXPECT_ATTR(t, attr_dialect(c, &zero, NULL), "#llvm.zero");
  EXPECT_ATTR(t, attr_dialect(c, &space, ATTRS(attr_i64(c, 1), attr_i64(c, 2))),
              "#sparse_tensor.iterator<lvls = 1 to 2>");
}

static void test_stripped(IrTest *t) {
  Ctx *c = t->ctx;
  Attr *named = attr_dialect(c, &root, ATTRS(text(c, "r")));
  Attr *bare = attr_dialect(c, &root, ATTRS(NULL));
  Attr *members =
      attr_array(c,
                 ATTRS(attr_dialect(c, &member, ATTRS(named, attr_i64(c, 0))),
                       attr_dialect(c, &member, ATTRS(bare, attr_i64(c, 4)))),
                 2);
  EXPECT_ATTR(t, attr_dialect(c, &desc, ATTRS(text(c, "int"), members)),
              "#llvm.tbaa_type_desc<id = \"int\", members = "
              "{<#llvm.tbaa_root<id = \"r\">, 0>, <#llvm.tbaa_root, 4>}>");
  Type *inner = type_dialect(c, &array_type,
                             ATTRS(attr_type(c, c->i8), attr_type(c, c->i1)));
  EXPECT_TYPE(t, inner, "!smt.array<[i8 -> i1]>");
  EXPECT_TYPE(t,
              type_dialect(c, &array_type,
                           ATTRS(attr_type(c, inner), attr_type(c, inner))),
              "!smt.array<[!smt.array<[i8 -> i1]> -> <[i8 -> i1]>]>");
}

// Aliases stand for a value wherever it is printed, stripped or not.

static Str alias_of(void *user, const Attr *attr) {
  return attr == user ? STR("#file") : (Str){0};
}

static void test_aliases(IrTest *t) {
  Ctx *c = t->ctx;
  Attr *f = attr_dialect(c, &file, ATTRS(text(c, "a"), text(c, "b")));
  Attr *v = attr_dialect(c, &variable, ATTRS(f, NULL, f, NULL, NULL));
  PrintOptions o = {
      .attr_alias = alias_of, .user = f, .hex_elements_from = 101};
  Buf out = {0};
  attr_print(&out, c, v, &o);
  expect_text(t, buf_cstr(&out),
              "#llvm.di_local_variable<scope = #file, file = #file>", __LINE__);
  buf_release(&out);
}

int main(void) {
  IrTest t = ir_test_start();
  test_enums(&t);
  test_structs(&t);
  test_defaults(&t);
  test_groups(&t);
  test_spaces(&t);
  test_stripped(&t);
  test_aliases(&t);
  return ir_test_finish(&t);
}

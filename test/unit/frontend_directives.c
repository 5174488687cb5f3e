// What assembly formats give to directives: text, values of an affine map, and
// directives that a dialect brings along. What is printed and reported is what
// mlir-opt has for affine.load and its like.

#include "test.h"

#include "frontend/format/format.h"
#include "frontend/frontend.h"
#include "ir/dialects/constraints.h"
#include "ir/dialects/dialects.h"

#define DIALECT_TABLE       "test/unit/directives.def"
#define DIALECT_TABLE_FIRST DIALECT__MAX
#define DIALECT_TABLE_END   DIALECT__MAX_WITH_FMT
#include "ir/dialects/declare.inc"
#include "ir/dialects/hooks.inc"

#include "frontend/hooks.inc"

#include "ir/dialects/define_defs.inc"
#include "ir/dialects/define_ops.inc"

#include "frontend/format/define_syntax.inc"

// #fmt.twice<2 2>
bool parse_fmt_twice(Parser *p, Attr **params) {
  int64_t one, two;
  const char *at = p->tok.start;
  if (!parse_punct(p, TK_LESS) || !parse_i64(p, &one) || !parse_i64(p, &two) ||
      !parse_punct(p, TK_GREATER))
    return false;
  if (one != two)
    return error_asm(p, at, "expected the same number twice");
  params[P_fmt_twice_value] = attr_i64(p->ctx, one);
  return true;
}

void print_fmt_twice(Buf *out, Ctx *ctx, Attr *const *params,
                     const PrintOptions *o) {
  (void)ctx, (void)o;
  int64_t value = attr_to_i64(params[P_fmt_twice_value]);
  buf_printf(out, "<%lld %lld>", (long long)value, (long long)value);
}

// Said($word, "text"): text "word"
static bool parse_said(Parser *p, FormatState *f, const Ref *args,
                       bool *present) {
  *present = true;
  if (args[1].kind != VAR_STRING || args[2].kind != VAR_END ||
      !parse_keyword(p, args[1].text.data))
    return false;
  f->st->slots[args[0].index] = parse_attr(p, p->ctx->none_type);
  return f->st->slots[args[0].index];
}

static void print_said(OpPrinter *pr, Op *op, const Ref *args) {
  buf_str(pr->out, args[1].text);
  put_lit(pr, " ");
  put_attr_untyped(pr, op->slots[args[0].index]);
}

static const Directive directives[] = {{"Said", parse_said, print_said}, {0}};

static void collect(void *user, const Diagnostic *diagnostic) {
  buf_printf(user, "%u: " STR_FMT "; ", diagnostic->where.column,
             STR_ARG(diagnostic->text));
}

// The line with which `line` comes back, or what is reported of it.
static Buf read_and_print(const char *line) {
  static const char head[] =
      "func.func @f(%m: memref<?x?xf32>, %i: index, %n: index) {\n";
  Buf text = {0}, printed = {0}, result = {0};
  Ctx *ctx = ctx_new(&(CtxOptions){0});
  Pool *pool = pool_new();
  dialects_register_all(ctx);
  ctx_register_dialect(ctx, &dialect_fmt);
  frontend_add_syntax(ctx, &dialect_fmt,
                      (SyntaxTables){syntax_fmt, def_syntax_fmt, directives});
  ctx->diags.handler = collect;
  ctx->diags.handler_user = &result;
  buf_printf(&text, "%s%s\nreturn\n}\n", head, line);
  Source *source = source_from_text(&ctx->sources, STR("t.mlir"),
                                    (Str){buf_cstr(&text), text.size});
  Op *module = parse_source(ctx, pool, source, &(ParseOptions){0});
  if (module) {
    print_op(&printed, ctx, module, &(OpPrintOptions){0});
    const char *at = strstr(buf_cstr(&printed), "    fmt.");
    buf_str(&result, (Str){at + 4, strcspn(at + 4, "\n")});
  }
  buf_release(&printed);
  buf_release(&text);
  pool_release(pool);
  ctx_release(ctx);
  return result;
}

static void expect(const char *line, const char *want) {
  Buf have = read_and_print(line);
  if (strcmp(buf_cstr(&have), want)) {
    fprintf(stderr, "%s\n  got  %s\n  want %s\n", line, have.data, want);
    test_fail(__FILE__, __LINE__, "that text");
  }
  buf_release(&have);
}

static void affine_maps_of_values(void) {
  expect("fmt.load %m[%i * 2 + symbol(%n), 3] : memref<?x?xf32>",
         "fmt.load %arg0[%arg1 * 2 + symbol(%arg2), 3] : memref<?x?xf32>");
  expect("fmt.load %m[(%i floordiv 2) mod 3 - symbol(%n), %i + %i * 4 - 1] : "
         "memref<?x?xf32>",
         "fmt.load %arg0[(%arg1 floordiv 2) mod 3 - symbol(%arg2), "
         "%arg1 * 5 - 1] : memref<?x?xf32>");
  expect("fmt.load %m[-%i, %n ceildiv (4 + 1)] : memref<?x?xf32>",
         "fmt.load %arg0[-%arg1, %arg2 ceildiv 5] : memref<?x?xf32>");
  expect("fmt.load %m[symbol(%i) + %i] : memref<?x?xf32>",
         "fmt.load %arg0[symbol(%arg1) * 2] : memref<?x?xf32>");
  expect("fmt.load %m[] : memref<?x?xf32>",
         "fmt.load %arg0[] : memref<?x?xf32>");
}

static void wrong_maps(void) {
  expect("fmt.load %m[%i * %n] : memref<?x?xf32>",
         "16: non-affine expression: at least one of the multiply operands has "
         "to be either a constant or symbolic; ");
  expect("fmt.load %m[symbol %n] : memref<?x?xf32>",
         "19: expected '(' at start of SSA symbol; ");
  expect("fmt.load %m[symbol(3)] : memref<?x?xf32>",
         "20: expected ssa identifier; ");
  expect("fmt.load %m[d0] : memref<?x?xf32>",
         "13: use of undeclared identifier; ");
  expect("fmt.load %m[%i +] : memref<?x?xf32>",
         "17: missing right operand of binary operator; ");
  expect("fmt.load %m[%q] : memref<?x?xf32>",
         "13: use of undeclared SSA value name; ");
}

static void texts(void) {
  expect("fmt.split %i into (%n, 4)", "fmt.split %arg1 into (%arg2, 4)");
  expect("fmt.split %i into [%n, 4]",
         "18: expected '(' in dynamic index list; 1: custom op 'fmt.split' "
         "expected SSA value or integer; ");
  expect("fmt.say aloud \"hello\" {a = 1 : i8}",
         "fmt.say aloud \"hello\" {a = 1 : i8}");
  expect("fmt.say softly \"hello\"",
         "9: custom op 'fmt.say' expected 'aloud'; ");
}

static void attributes(void) {
  expect("fmt.print {a = #fmt.twice<2 2>}", "fmt.print {a = #fmt.twice<2 2>}");
  expect("fmt.print {a = #fmt.twice<2 3>}",
         "26: expected the same number twice; ");
}

static void clauses(void) {
  expect("fmt.print str \"a\" str \"b\"",
         "1: custom op 'fmt.print' `str` clause can appear at most once in the "
         "expansion of the oilist directive; ");
  expect("fmt.print", "fmt.print");
  expect("fmt.print %i : index", "fmt.print %arg1 : index");
  expect("fmt.print str \"x\"", "fmt.print str \"x\"");
  expect("fmt.print %i : index flag str \"x\" {a}",
         "fmt.print %arg1 : index str \"x\" flag {a}");
}

int main(void) {
  RUN(affine_maps_of_values);
  RUN(wrong_maps);
  RUN(texts);
  RUN(clauses);
  RUN(attributes);
  return TEST_RESULT;
}

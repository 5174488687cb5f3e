// Prints the dictionary of the fuzz targets: the names of all operations and
// of their attributes, the words of their assembly formats, all type and
// attribute names, and the punctuation and keywords of the language.

#include "frontend/hooks.h"
#include "ir/dialects/dialects.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void entry(const char *text, size_t size) {
  putchar('"');
  for (size_t i = 0; i < size; i++)
    if (text[i] == '"' || text[i] == '\\')
      printf("\\%c", text[i]);
    else
      putchar(text[i]);
  puts("\"");
}

static void word(const char *text) {
  if (text && *text)
    entry(text, strlen(text));
}

// What stands between backquotes in an assembly format.
static void literals(const char *format) {
  for (; format && (format = strchr(format, '`')); format++) {
    const char *end = strchr(++format, '`');
    if (!end)
      return;
    if (end > format + 1)
      entry(format, (size_t)(end - format));
    format = end;
  }
}

static void operation(Ctx *ctx, const OpInfo *info) {
  const Syntax *syntax = syntax_of(ctx, info);
  word(info->name);
  for (uint32_t i = 0; i < info->nattrs; i++)
    word(info->attrs[i].name);
  literals(syntax ? syntax->format : NULL);
}

int main(void) {
  static const char *const words[] = {"affine_map<(d0)[s0] -> (",
                                      "affine_set<(d0) : (",
                                      "dense<",
                                      "sparse<",
                                      "dense_resource<",
                                      "array<i32: ",
                                      "strided<[",
                                      "loc(",
                                      "fused<",
                                      "callsite(",
                                      "unknown",
                                      "distinct[0]<",
                                      "memref<",
                                      "tensor<",
                                      "vector<",
                                      "tuple<",
                                      "complex<",
                                      "index",
                                      "none",
                                      "f32",
                                      "bf16",
                                      "f8E4M3FN",
                                      "i1",
                                      "i64",
                                      "opaque<",
                                      "unit",
                                      "true",
                                      "false",
                                      "floordiv",
                                      "ceildiv",
                                      "mod",
                                      "->",
                                      "::",
                                      "({",
                                      "})",
                                      "<{",
                                      "}>",
                                      "^bb0",
                                      "%0",
                                      "%0:2",
                                      "%0#1",
                                      "@f",
                                      "#map",
                                      "!t",
                                      "{-#",
                                      "#-}",
                                      "dialect_resources",
                                      "builtin",
                                      "0x",
                                      "\"",
                                      "?x",
                                      "*x",
                                      "...",
                                      "attributes {",
                                      "// -----",
                                      "[#",
                                      "symbol"};
  Ctx *ctx = ctx_new(&(CtxOptions){0});
  dialects_register_all(ctx);
  for (size_t i = 0; i < ARRAY_SIZE(words); i++)
    word(words[i]);
  for (size_t i = 0; i < ctx->dialects.size; i++) {
    const Dialect *dialect = ctx->dialects.data[i];
    for (uint32_t j = 0; j < dialect->nops; j++)
      operation(ctx, &dialect->ops[j]);
    for (const DefInfo *const *def = dialect->defs; def && *def; def++)
      word((*def)->name);
  }
  ctx_release(ctx);
  return 0;
}

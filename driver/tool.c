// The frame around mlcc-opt and mlcc-translate: chunks are parsed and worked
// on one by one, each in a context of its own, and what they make is written
// when all are done.

#include "driver/tool.h"

#include <errno.h>
#include <stdlib.h>

#include "driver/crash.h"
#include "driver/driver.h"
#include "ir/dialects/dialects.h"

const char *flag_value(const char *arg, const char *name) {
  if (arg[0] != '-')
    return NULL;
  arg += 1 + (arg[1] == '-');
  size_t n = strlen(name);
  if (strncmp(arg, name, n))
    return NULL;
  if (!arg[n])
    return arg + n;
  return arg[n] == '=' ? arg + n + 1 : NULL;
}

static bool is_true(const char *value) {
  return !*value || !strcmp(value, "true") || !strcmp(value, "1");
}

static uint32_t number(const char *value) {
  long long n = strtoll(value, NULL, 10);
  return n < 0 || n > UINT32_MAX ? UINT32_MAX : (uint32_t)n;
}

static bool print_flag(OpPrintOptions *print, const char *arg) {
  const struct {
    const char *name;
    bool *flag;
  } flags[] = {
      {"mlir-print-op-generic", &print->generic},
      {"mlir-print-debuginfo", &print->debug_info},
      {"mlir-pretty-debuginfo", &print->pretty_debug_info},
      {"mlir-print-local-scope", &print->local_scope},
      {"mlir-print-unique-ssa-ids", &print->unique_ids},
      {"mlir-print-value-users", &print->value_users},
      {"mlir-use-nameloc-as-prefix", &print->name_locs},
      {"mlir-print-skip-regions", &print->skip_regions},
  };
  const char *aliases = flag_value(arg, "print-type-aliases");
  if (aliases) {
    print->type_aliases =
        is_true(aliases) ? TYPE_ALIASES_ALL : TYPE_ALIASES_NEEDED;
    return true;
  }
  const struct {
    const char *name;
    uint32_t *value;
  } numbers[] = {
      {"mlir-elide-elementsattrs-if-larger", &print->elide_elements_above},
      {"mlir-print-elementsattrs-with-hex-if-larger",
       &print->hex_elements_above},
      {"mlir-elide-resource-strings-if-larger", &print->elide_resources_above},
  };
  const char *value;
  for (size_t i = 0; i < ARRAY_SIZE(flags); i++)
    if ((value = flag_value(arg, flags[i].name))) {
      *flags[i].flag = is_true(value);
      return true;
    }
  for (size_t i = 0; i < ARRAY_SIZE(numbers); i++)
    if ((value = flag_value(arg, numbers[i].name))) {
      *numbers[i].value = number(value);
      return true;
    }
  return false;
}

static void set_verify(Tool *tool, const char *value) {
  tool->verify_diagnostics = true;
  tool->only_expected = !strcmp(value, "only-expected");
  if (*value && strcmp(value, "all") && !tool->only_expected) {
    plain_error("'%s' is no value of -verify-diagnostics: all, only-expected",
                value);
    tool->bad_flag = true;
  }
}

bool tool_flag(Tool *tool, const char *arg) {
  const struct {
    const char *name;
    bool *flag;
  } flags[] = {
      {"Wdeprecated-mlir", &tool->warn_deprecated},
      {"allow-unregistered-dialect", &tool->allow_unregistered},
      {"mlir-very-unsafe-disable-verifier-on-parsing", &tool->no_verify},
  };
  const char *value;
  for (size_t i = 0; i < ARRAY_SIZE(flags); i++)
    if ((value = flag_value(arg, flags[i].name))) {
      *flags[i].flag = is_true(value);
      return true;
    }
  if ((value = flag_value(arg, "verify-diagnostics"))) {
    set_verify(tool, value);
    return true;
  }
  if ((value = flag_value(arg, "split-input-file"))) {
    tool->split = *value ? value : "// -----";
    return true;
  }
  if ((value = flag_value(arg, "output-split-marker"))) {
    tool->separator = value;
    return true;
  }
  if ((value = flag_value(arg, "std"))) {
    tool->mlir22 = !strcmp(value, "mlir22");
    return true;
  }
  if ((value = flag_value(arg, "o")) && *value) {
    tool->output = value;
    return true;
  }
  if (flag_value(arg, "mlir-disable-threading")) {
    tool->threads = 1;
    return true;
  }
  return print_flag(&tool->print, arg);
}

static const char *output_path(const Tool *tool) {
  return tool->output ? tool->output : "-";
}

bool tool_print(Tool *tool, Ctx *ctx, Op *module, Buf *out) {
  if (!tool->split && !tool->verify_diagnostics && !ctx->diags.nerrors) {
    tool->stream = output_open(&tool->arena, output_path(tool));
    if (!tool->stream)
      return false;
    out->sink = output_file(tool->stream);
  }
  print_op(out, ctx, module, &tool->print);
  return true;
}

static bool work_on(Tool *tool, Ctx *ctx, Source *source, Buf *out) {
  ParseOptions options = {
      .allow_unregistered = tool->allow_unregistered,
      .no_verify = tool->no_verify,
      .vintage = tool->mlir22 ? VINTAGE_MLIR22 : VINTAGE_ANY,
      .warn_deprecated = tool->warn_deprecated,
  };
  Pool *pool = pool_new();
  ctx->threads = tool->threads;
  Op *module = tool->read ? tool->read(tool, ctx, pool, source)
                          : parse_source(ctx, pool, source, &options);
  bool ok = module && tool->work(tool, ctx, pool, module, out);
  pool_release(pool);
  return ok && !ctx->diags.nerrors;
}

static bool run_chunk(Tool *tool, Str name, const Chunk *chunk, bool is_mapped,
                      Buf *out) {
  Ctx *ctx = ctx_new(
      &(CtxOptions){.allow_unregistered_dialects = tool->allow_unregistered});
  dialects_register_all(ctx);
  Source *source = source_from_text(&ctx->sources, name, chunk->text);
  if (!source)
    return plain_error("inputs are larger than 2 GiB");
  source->first_line = chunk->first_line;
  source->head = chunk->head;
  source->is_mapped = is_mapped;
  if (tool->expectations)
    expectations_handle(tool->expectations, ctx);
  size_t before = out->size;
  bool ok = work_on(tool, ctx, source, out);
  if (!ok)
    out->size = before;
  ctx_release(ctx);
  return ok;
}

static bool run_chunks(Tool *tool, Source *source, Buf *out) {
  Chunks chunks;
  bool ok = true;
  chunks_split(&chunks, source->text, str_from(tool->split));
  for (size_t i = 0; i < chunks.items.size; i++) {
    if (i && tool->separator)
      buf_puts(out, tool->separator);
    ok &= run_chunk(tool, source->name, &chunks.items.data[i],
                    source->is_mapped, out);
  }
  chunks_release(&chunks);
  return ok;
}

static bool finish_stream(Tool *tool, Buf *out) {
  bool written = buf_flush(out);
  errno = out->error;
  return output_close(tool->stream, written);
}

static bool run_source(Tool *tool, Source *source, Buf *out) {
  crash_note_input(source->text, tool->read ? ".ll" : ".mlir");
  if (tool->verify_diagnostics)
    tool->expectations =
        expectations_new(&tool->arena, source, tool->only_expected);
  bool ok = tool->split
                ? run_chunks(tool, source, out)
                : run_chunk(tool, source->name, &(Chunk){source->text, 1, {0}},
                            source->is_mapped, out);
  return tool->expectations ? expectations_met(tool->expectations) : ok;
}

// What whole chunks made is written even if others failed, but a file is not
// left behind then; like mlir-opt.
static bool write_output(const Tool *tool, const Buf *out, bool ok) {
  bool partial = tool->split || tool->verify_diagnostics;
  if (!ok && (!partial || strcmp(output_path(tool), "-")))
    return false;
  return output_write(output_path(tool), out->data, out->size, false) && ok;
}

int tool_run(Tool *tool) {
  SourceSet set;
  const char *why;
  Buf out = {0};
  sources_init(&set);
  output_catch_signals();
  const char *path = tool->input ? tool->input : "-";
  Source *source = source_open(&set, path, &why);
  bool ok = source;
  if (source)
    ok = run_source(tool, source, &out);
  else
    plain_error("cannot open input file '%s': %s", path, why);
  if (tool->stream)
    ok = finish_stream(tool, &out) && ok;
  else if (source)
    ok = write_output(tool, &out, ok);
  crash_note_input((Str){0}, NULL);
  buf_release(&out);
  sources_release(&set);
  return ok ? 0 : 1;
}

// What a fuzzer calls with bytes that may be a module. Nothing may crash, and:
//
//   - what was accepted is printed in both forms, read again from each, and
//     then printed the same;
//   - what the default pipeline lowers without an error passes the verifier.
//
// A violation aborts. test/fuzz/replay.c runs it over files, libFuzzer over
// what it makes up (preset `fuzz`).

#include "frontend/frontend.h"
#include "ir/dialects/dialects.h"
#include "lowering/lowering.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct Reading {
  Ctx *ctx;
  Pool *pool;
  Op *module; // NULL when there was an error
  uint32_t nerrors;
} Reading;

static void count_errors(void *user, const Diagnostic *diagnostic) {
  Reading *reading = user;
  reading->nerrors += diagnostic->severity == DIAG_ERROR;
}

static void read_text(Reading *reading, Str text, bool recover) {
  CtxOptions options = {.allow_unregistered_dialects = true};
  ParseOptions parse = {.allow_unregistered = true, .recover = recover};
  *reading = (Reading){.ctx = ctx_new(&options), .pool = pool_new()};
  dialects_register_all(reading->ctx);
  reading->ctx->diags.handler = count_errors;
  reading->ctx->diags.handler_user = reading;
  Source *source =
      source_from_text(&reading->ctx->sources, STR("input"), text);
  if (source)
    reading->module =
        parse_source(reading->ctx, reading->pool, source, &parse);
}

static void forget(Reading *reading) {
  pool_release(reading->pool);
  ctx_release(reading->ctx);
}

static Buf print(const Reading *reading, bool generic) {
  Buf out = {0};
  OpPrintOptions options = {.generic = generic};
  print_op(&out, reading->ctx, reading->module, &options);
  buf_char(&out, '\0');
  return out;
}

static void violated(const char *what, const char *first, const char *second) {
  fprintf(stderr, "%s\n--- first\n%s\n--- second\n%s\n", what, first, second);
  abort();
}

// Reads what was printed, and prints that.
static void print_and_read(const Reading *first, bool generic) {
  Buf text = print(first, generic);
  Reading second;
  read_text(&second, str_from(text.data), false);
  if (!second.module)
    violated("what was printed is not accepted", text.data, "");
  Buf again = print(&second, generic);
  if (strcmp(text.data, again.data))
    violated("printed differently the second time", text.data, again.data);
  buf_release(&again);
  buf_release(&text);
  forget(&second);
}

static void lower(Reading *reading) {
  Arena arena;
  arena_init(&arena);
  PassOptions options = pass_options_default();
  PassManager pm;
  pass_manager_init(&pm, reading->ctx, reading->pool);
  pm.total = true;
  bool ok = pass_manager_run(&pm, pipeline_default(&arena, NULL, &options),
                             reading->module);
  pass_manager_release(&pm);
  if (ok != !reading->nerrors)
    violated("success with an error, or failure without", "", "");
  if (ok && !verify(reading->ctx, reading->module)) {
    Buf text = print(reading, true);
    violated("lowering made something invalid", text.data, "");
  }
  arena_release(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  char *copy = malloc(size + 1); // sources end with a NUL
  memcpy(copy, data, size);
  copy[size] = '\0';
  Str text = {copy, size};
  Reading reading;
  read_text(&reading, text, true);
  if (!reading.module && !reading.nerrors)
    violated("rejected without an error", copy, "");
  if (reading.module) {
    print_and_read(&reading, false);
    print_and_read(&reading, true);
    lower(&reading);
  }
  forget(&reading);
  free(copy);
  return 0;
}

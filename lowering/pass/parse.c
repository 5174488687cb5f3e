// Pipelines as text, in MLIR's syntax:
//
//   pipeline := anchor `(` element (`,` element)* `)`
//   element  := pass options? | pipeline
//   options  := `{` ... `}`                      see options.c
//
// An element with parentheses is a nested pipeline, on the operations of that
// name inside.

#include "lowering/pass/pass.h"

typedef struct Parser {
  Arena *arena;
  const char *at, *end;
  Str *why;
  const char *wrong; // what `why` is about, in the text
} Parser;

Pipeline *pipeline_new(Arena *arena, Str anchor) {
  Pipeline *pipeline = arena_new(arena, Pipeline);
  pipeline->anchor = arena_str(arena, anchor);
  pipeline->name =
      arena_format(arena, "'" STR_FMT "' Pipeline", STR_ARG(anchor));
  return pipeline;
}

Step step_new(Arena *arena, const Pass *pass) {
  return (Step){.pass = pass,
                .options = pass_options_new(arena, pass),
                .counts = pass_counts_new(arena, pass)};
}

static bool is_blank(char c) {
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

static void skip_blanks(Parser *p) {
  while (p->at < p->end && is_blank(*p->at))
    p->at++;
}

static bool accept(Parser *p, char c) {
  skip_blanks(p);
  if (p->at == p->end || *p->at != c)
    return false;
  p->at++;
  return true;
}

// Text up to one of `stops` or a blank.
static Str word(Parser *p, const char *stops) {
  skip_blanks(p);
  const char *start = p->at;
  while (p->at < p->end && !is_blank(*p->at) && !strchr(stops, *p->at))
    p->at++;
  return (Str){start, (size_t)(p->at - start)};
}

static bool fail(Parser *p, const char *wrong, const char *fmt, Str name) {
  p->wrong = wrong;
  *p->why = arena_format(p->arena, fmt, STR_ARG(name));
  return false;
}

// The name of the only operations that a pass is for, or of some; or NULL.
static const char *anchor_name(const Pass *pass) {
  switch (pass->anchor) {
  case ANCHOR_FUNC:
  case ANCHOR_FUNCTION: return "func.func";
  case ANCHOR_MODULE: return "builtin.module";
  default: return NULL;
  }
}

static bool is_for(const Pass *pass, const Pipeline *pipeline) {
  const char *name = anchor_name(pass);
  if (pass->anchor == ANCHOR_FUNCTION)
    return !str_is(pipeline->anchor, "builtin.module");
  return !name || str_is(pipeline->anchor, name);
}

static Pipeline *append_nested(Arena *arena, Pipeline *pipeline, Str anchor) {
  Step step = {.nested = pipeline_new(arena, anchor)};
  vec_push(arena, &pipeline->steps, step);
  return step.nested;
}

// MLIR takes options in braces, too.
static Str without_braces(Str options) {
  return options.size >= 2 && options.data[0] == '{' &&
                 options.data[options.size - 1] == '}'
             ? (Str){options.data + 1, options.size - 2}
             : options;
}

bool pipeline_append(Arena *arena, Pipeline *pipeline, const Pass *pass,
                     Str options, Str *why) {
  options = without_braces(options);
  Step step = step_new(arena, pass);
  if (!pass_options_parse(arena, pass, step.options, options, why))
    return false;
  if (!is_for(pass, pipeline))
    pipeline = append_nested(arena, pipeline, str_from(anchor_name(pass)));
  vec_push(arena, &pipeline->steps, step);
  return true;
}

// Elements

static bool parse_elements(Parser *p, Pipeline *pipeline);

// The text between a brace and the one that closes it.
static bool braced(Parser *p, Str *inner) {
  const char *start = ++p->at;
  for (int depth = 1; p->at < p->end; p->at++) {
    depth += *p->at == '{';
    depth -= *p->at == '}';
    if (!depth)
      break;
  }
  *inner = (Str){start, (size_t)(p->at - start)};
  if (p->at == p->end)
    return fail(p, start,
                "missing closing '}' while processing pass options"
                " '" STR_FMT "'",
                *inner);
  p->at++;
  return true;
}

static bool parse_nested(Parser *p, Pipeline *pipeline, Str anchor) {
  return parse_elements(p, append_nested(p->arena, pipeline, anchor));
}

static bool unknown_pass(Parser *p, Str name) {
  Nearest near = nearest_to(name);
  pass_try_all(&near);
  p->wrong = name.data;
  *p->why = arena_format(p->arena,
                         "'" STR_FMT "' does not refer to a registered pass or "
                         "pass pipeline%s",
                         STR_ARG(name), nearest_question(&near, p->arena));
  return false;
}

// Parses `pass{options}`, a named pipeline or `anchor(...)`.
static bool parse_element(Parser *p, Pipeline *pipeline) {
  Str name = word(p, "(){},"), options = {0};
  if (accept(p, '('))
    return parse_nested(p, pipeline, name);
  const Pass *pass = pass_find(name);
  const NamedPipeline *named = named_pipeline_find(name);
  if (!pass && !named)
    return unknown_pass(p, name);
  skip_blanks(p);
  if (p->at < p->end && *p->at == '{' && !braced(p, &options))
    return false;
  if (named &&
      pipeline_append_named(p->arena, pipeline, named, options, p->why))
    return true;
  if (named) {
    p->wrong = name.data;
    return false;
  }
  if (pass->anchor == ANCHOR_FUNCTION && !is_for(pass, pipeline))
    *p->why = arena_format(p->arena,
                           "unable to schedule pass '%s' on a PassManager "
                           "intended to run on '" STR_FMT "'!",
                           pass->name, STR_ARG(pipeline->anchor));
  else if (!is_for(pass, pipeline))
    *p->why = arena_format(
        p->arena,
        "Can't add pass '%s' restricted to '%s' on a PassManager intended to "
        "run on '" STR_FMT "', did you intend to nest?",
        pass->name, anchor_name(pass), STR_ARG(pipeline->anchor));
  else if (pipeline_append(p->arena, pipeline, pass, options, p->why))
    return true;
  *p->why = arena_format(
      p->arena, STR_FMT "\nfailed to add `%s` with options `" STR_FMT "`",
      STR_ARG(*p->why), pass->flag, STR_ARG(options));
  p->wrong = options.data ? options.data : name.data;
  return false;
}

static bool parse_list(Parser *p, Pipeline *pipeline) {
  do {
    if (!parse_element(p, pipeline))
      return false;
  } while (accept(p, ','));
  return true;
}

// Behind the `(`, up to and including the `)`.
static bool parse_elements(Parser *p, Pipeline *pipeline) {
  if (accept(p, ')'))
    return true;
  if (!parse_list(p, pipeline))
    return false;
  if (!accept(p, ')'))
    return fail(p, p->at, "expected ')' after the passes of '" STR_FMT "'",
                pipeline->anchor);
  return true;
}

bool pipeline_append_named(Arena *arena, Pipeline *pipeline,
                           const NamedPipeline *named, Str options, Str *why) {
  Str text = named_pipeline_text(arena, named, without_braces(options));
  Parser p = {arena, text.data, text.data + text.size, why, NULL};
  return parse_list(&p, pipeline);
}

void pipeline_join_neighbours(Arena *arena, Pipeline *pipeline) {
  Steps *steps = &pipeline->steps;
  size_t n = 0;
  for (size_t i = 0; i < steps->size; i++) {
    Step step = steps->data[i];
    Pipeline *before = n ? steps->data[n - 1].nested : NULL;
    if (!step.nested || !before ||
        !str_eq(before->anchor, step.nested->anchor)) {
      steps->data[n++] = step;
      continue;
    }
    for (size_t k = 0; k < step.nested->steps.size; k++)
      vec_push(arena, &before->steps, step.nested->steps.data[k]);
  }
  steps->size = n;
  for (size_t i = 0; i < n; i++)
    if (steps->data[i].nested)
      pipeline_join_neighbours(arena, steps->data[i].nested);
}

Pipeline *pipeline_parse_inner(Arena *arena, Str text, Str *why) {
  Parser p = {arena, text.data, text.data + text.size, why, NULL};
  Pipeline *pipeline = pipeline_new(arena, STR("any"));
  skip_blanks(&p);
  if (p.at != p.end && !parse_list(&p, pipeline))
    return NULL;
  skip_blanks(&p);
  pipeline_join_neighbours(arena, pipeline);
  if (p.at == p.end)
    return pipeline;
  *why = STR("expected ',' after parsing pipeline");
  return NULL;
}

// Behind the message the line of the text, and a mark below what is wrong.
static Pipeline *show_wrong(const Parser *p, Str text) {
  const char *line = p->wrong, *end = p->wrong;
  while (line > text.data && line[-1] != '\n')
    line--;
  while (end < p->end && *end != '\n')
    end++;
  *p->why = arena_format(p->arena, STR_FMT "\n%.*s\n%*s^", STR_ARG(*p->why),
                         (int)(end - line), line, (int)(p->wrong - line), "");
  return NULL;
}

Pipeline *pipeline_parse(Arena *arena, Str text, Str *why) {
  Parser p = {arena, text.data, text.data + text.size, why, NULL};
  Str anchor = word(&p, "(){},");
  if (!anchor.size || !accept(&p, '(')) {
    *why = STR("expected pass pipeline to be wrapped with the anchor operation "
               "type, e.g. 'builtin.module(...)'");
    return NULL;
  }
  Pipeline *pipeline = pipeline_new(arena, anchor);
  if (!parse_elements(&p, pipeline))
    return show_wrong(&p, text);
  skip_blanks(&p);
  if (p.at == p.end)
    return pipeline;
  fail(&p, p.at, "unexpected text behind the pipeline of '" STR_FMT "'",
       anchor);
  return show_wrong(&p, text);
}

// Printing

// `indent` is -1 on one line.
static void print_steps(Buf *out, const Pipeline *pipeline, int indent) {
  int inner = indent < 0 ? indent : indent + 2;
  buf_str(out, pipeline->anchor);
  buf_char(out, '(');
  for (size_t i = 0; i < pipeline->steps.size; i++) {
    const Step *step = &pipeline->steps.data[i];
    if (i)
      buf_char(out, ',');
    if (inner > 0)
      buf_char(out, '\n');
    buf_spaces(out, inner < 0 ? 0 : inner);
    if (step->pass) {
      buf_puts(out, step->pass->flag);
      pass_options_print(out, step->pass, step->options);
    } else {
      print_steps(out, step->nested, inner);
    }
  }
  if (inner > 0)
    buf_char(out, '\n');
  buf_spaces(out, indent < 0 ? 0 : indent);
  buf_char(out, ')');
}

void step_print(Buf *out, const Step *step) {
  if (step->nested) {
    print_steps(out, step->nested, -1);
    return;
  }
  buf_puts(out, step->pass->flag);
  pass_options_print(out, step->pass, step->options);
}

void pipeline_print(Buf *out, const Pipeline *pipeline) {
  print_steps(out, pipeline, -1);
}

void pipeline_dump(Buf *out, const Pipeline *pipeline) {
  size_t n = pipeline->steps.size;
  buf_printf(out, "Pass Manager with %zu passes:\n", n);
  print_steps(out, pipeline, 0);
  buf_lit(out, "\n\n");
}

// Types and attributes that a dialect's table defines, as text: their format is
// ODS's assemblyFormat language, interpreted while printing.
//
//     "`<` $name `in` $directory `>`"           <"a.c" in "/src">
//     "`<` struct(params) `>`"                  <id = "x", line = 3>
//     "(`<` $space^ `>`)?"                      nothing, or <3>
//     "`[` (`]`) : ($items^ `]`)?"              [] or [1, 2]
//
// Where spaces go is decided by what stands next to one another in the format,
// never by values: both branches of a group are walked, one of them muted.
// Parameters equal to their default are absent (def.c), so presence is a
// pointer that is not NULL.

#include "ir/print_int.h"

typedef struct Format {
  Printer *p;
  const DefInfo *info;
  Attr *const *params;
  const char *at;
  bool space;            // the last element wants a space behind it
  bool punct;            // the last element was punctuation
  bool muted;            // walk, print nothing
  bool present;          // is anything of the last element there?
  bool anchored, anchor; // a `^` was seen; was its element present?
} Format;

static bool is_word(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static void skip_spaces(Format *f) {
  while (*f->at == ' ' || *f->at == '\n')
    f->at++;
}

static bool skip(Format *f, char c) {
  skip_spaces(f);
  if (*f->at != c)
    return false;
  f->at++;
  return true;
}

static Str read_word(Format *f) {
  const char *start = f->at;
  while (is_word(*f->at) || (*f->at >= '0' && *f->at <= '9'))
    f->at++;
  return (Str){start, (size_t)(f->at - start)};
}

// `$name`: the parameter's position.
static uint32_t read_param(Format *f) {
  if (!skip(f, '$'))
    bug("%s: a parameter is expected in its format", f->info->name);
  Str name = read_word(f);
  for (uint32_t i = 0; i < f->info->nparams; i++)
    if (str_is(name, f->info->params[i].name))
      return i;
  bug("%s has no parameter '" STR_FMT "'", f->info->name, STR_ARG(name));
}

// Values

static const DefInfo *def_of(const Attr *value) {
  if (value->kind == AT_DIALECT)
    return value->as.def.info;
  if (value->kind == AT_TYPE && value->type->kind == TY_DIALECT)
    return value->type->as.def.info;
  return NULL;
}

static void print_def_body(Printer *p, const DefInfo *info,
                           Attr *const *params);

static Str alias_of(Printer *p, const Attr *value) {
  const PrintOptions *o = p->options;
  if (value->kind == AT_TYPE)
    return o->type_alias ? o->type_alias(o->user, value->type) : (Str){0};
  return o->attr_alias ? o->attr_alias(o->user, value) : (Str){0};
}

// Without the prefix, unless nothing would be left.
static void print_stripped(Printer *p, const Attr *value) {
  const DefInfo *info = def_of(value);
  if (print_alias(p, alias_of(p, value)))
    return;
  Attr **params = value->kind == AT_TYPE ? value->type->as.def.params
                                         : value->as.def.params;
  Buf body = {0}, *out = p->out;
  p->out = &body;
  print_def_body(p, info, params);
  p->out = out;
  if (body.size)
    buf_bytes(out, body.data, body.size);
  else
    print_attr(p, value, TYPE_PRINTED);
  buf_release(&body);
}

static void print_value(Printer *p, const ParamInfo *info, ParamKind kind,
                        const Attr *value, bool qualified) {
  if (!qualified && info->def && def_of(value)) {
    print_stripped(p, value);
    return;
  }
  switch (kind) {
  case PARAM_ENUM:
    enum_print(p->out, info->enum_info, attr_to_i64(value));
    break;
  case PARAM_INT:
  case PARAM_U32:
  case PARAM_U64:
  case PARAM_BOOL:
  case PARAM_STRING: print_attr(p, value, TYPE_ELIDED); break;
  default: print_attr(p, value, TYPE_PRINTED); break;
  }
}

static void print_list(Printer *p, const ParamInfo *info, const Attr *list,
                       bool qualified) {
  if (info->brackets)
    buf_char(p->out, info->brackets[0]);
  for (uint32_t i = 0; i < list->as.array.count; i++) {
    if (i)
      buf_lit(p->out, ", ");
    print_value(p, info, info->element, list->as.array.items[i], qualified);
  }
  if (info->brackets)
    buf_char(p->out, info->brackets[1]);
}

static void print_param(Format *f, uint32_t i, bool qualified) {
  const ParamInfo *info = &f->info->params[i];
  const Attr *value = f->params[i];
  if (f->muted)
    return;
  if (!value && info->default_text)
    buf_puts(f->p->out, info->default_text);
  else if (value && info->kind == PARAM_LIST)
    print_list(f->p, info, value, qualified);
  else if (value)
    print_value(f->p, info, info->kind, value, qualified);
}

static bool is_optional(const ParamInfo *info) {
  return info->optional || info->default_text || info->zero_default;
}

static bool is_present(const Format *f, uint32_t i) {
  return !is_optional(&f->info->params[i]) || f->params[i];
}

// Elements

static void print_space(Format *f) {
  if (!f->muted)
    buf_char(f->p->out, ' ');
}

static bool wants_space_before(Str literal, bool after_punct) {
  if (literal.size != 1 && !str_is(literal, "->"))
    return true;
  if (after_punct)
    return !strchr(">)}],", literal.data[0]);
  return !strchr("<>(){}[],", literal.data[0]);
}

// `text`; nothing or blanks between the ticks are printed as they are and keep
// further spaces away.
static void run_literal(Format *f) {
  const char *end = strchr(f->at, '`');
  if (!end)
    bug("%s: an unclosed literal in its format", f->info->name);
  Str text = {f->at, (size_t)(end - f->at)};
  f->at = end + 1;
  f->present = true;
  if (!text.size || text.data[0] == ' ') {
    if (!f->muted)
      buf_str(f->p->out, text);
    f->space = false;
    f->punct = true;
    return;
  }
  if (f->space && wants_space_before(text, f->punct))
    print_space(f);
  if (!f->muted)
    buf_str(f->p->out, text);
  f->space = text.size != 1 || !strchr("<({[", text.data[0]);
  f->punct = !is_word(text.data[0]);
}

static void separate_value(Format *f) {
  if (f->space || !f->punct)
    print_space(f);
  f->space = true;
  f->punct = false;
}

static void run_param(Format *f, bool qualified) {
  uint32_t i = read_param(f);
  f->present = is_present(f, i);
  separate_value(f);
  print_param(f, i, qualified);
}

// One of a list of parameters, if it is there.
static void list_param(Format *f, uint32_t i, bool named, bool *first) {
  if (!is_present(f, i))
    return;
  f->present = true;
  if (f->muted)
    return;
  if (!*first)
    buf_lit(f->p->out, ", ");
  *first = false;
  if (named) {
    buf_puts(f->p->out, f->info->params[i].name);
    buf_lit(f->p->out, " = ");
  }
  print_param(f, i, false);
}

static bool any_present(const Format *f) {
  for (uint32_t i = 0; i < f->info->nparams; i++)
    if (is_present(f, i))
      return true;
  return false;
}

static void run_params(Format *f, bool named) {
  bool first = true;
  if ((f->space || !f->punct) && any_present(f))
    print_space(f);
  f->present = false;
  for (uint32_t i = 0; i < f->info->nparams; i++)
    list_param(f, i, named, &first);
  f->space = true;
  f->punct = false;
}

// struct(params) or struct($a, $b)
static void run_struct(Format *f) {
  skip(f, '(');
  skip_spaces(f);
  if (*f->at == 'p') {
    read_word(f);
    run_params(f, true);
  } else {
    bool first = true;
    if (f->space || !f->punct)
      print_space(f);
    f->present = false;
    do
      list_param(f, read_param(f), true, &first);
    while (skip(f, ','));
    f->space = true;
    f->punct = false;
  }
  skip(f, ')');
}

// custom<Name>($a, ref($b)): the definition's hook prints it.
static void run_custom(Format *f) {
  f->at = strchr(f->at, '(') + 1;
  f->present = false;
  do {
    skip_spaces(f);
    bool is_ref = *f->at == 'r';
    if (is_ref) {
      read_word(f);
      skip(f, '(');
    }
    uint32_t i = read_param(f);
    if (is_ref)
      skip(f, ')');
    else
      f->present |= is_present(f, i);
  } while (skip(f, ','));
  skip(f, ')');
  separate_value(f);
  if (!f->muted)
    f->info->print(f->p->out, f->p->ctx, f->params, f->p->options);
}

static void run_word(Format *f) {
  Str word = read_word(f);
  if (str_is(word, "params")) {
    run_params(f, false);
  } else if (str_is(word, "struct")) {
    run_struct(f);
  } else if (str_is(word, "custom")) {
    run_custom(f);
  } else if (str_is(word, "qualified")) {
    skip(f, '(');
    run_param(f, true);
    skip(f, ')');
  } else {
    bug("%s: unknown directive '" STR_FMT "'", f->info->name, STR_ARG(word));
  }
}

static void run_group(Format *f);

// Up to the end of the format, or past the parenthesis that closes a branch.
static void run_elements(Format *f) {
  for (skip_spaces(f); *f->at; skip_spaces(f)) {
    if (skip(f, ')'))
      return;
    if (skip(f, '`'))
      run_literal(f);
    else if (skip(f, '('))
      run_group(f);
    else if (*f->at == '$')
      run_param(f, false);
    else
      run_word(f);
    if (skip(f, '^')) {
      f->anchored = true;
      f->anchor = f->present;
    }
  }
}

// One branch of a group, behind its parenthesis: the anchor in it, if any.
static bool find_anchor(Format look, bool *anchor) {
  look.muted = true;
  look.anchored = false;
  run_elements(&look);
  *anchor = look.anchor;
  return look.anchored;
}

static const char *end_of_branch(Format look) {
  look.muted = true;
  run_elements(&look);
  return look.at;
}

static void run_branch(Format *f, bool taken) {
  bool muted = f->muted;
  f->muted |= !taken;
  run_elements(f);
  f->muted = muted;
}

// (then)? or (then) : (otherwise)?, with the anchor in either.
static void run_group(Format *f) {
  Format otherwise = *f;
  bool there, anchored = find_anchor(*f, &there);
  otherwise.at = end_of_branch(*f);
  bool has_else = skip(&otherwise, ':') && skip(&otherwise, '(');
  if (!anchored && has_else) {
    find_anchor(otherwise, &there);
    there = !there;
  }
  bool space = f->space, punct = f->punct;
  run_branch(f, there);
  f->space = space;
  f->punct = punct;
  if (has_else) {
    f->at = otherwise.at;
    run_branch(f, !there);
  }
  skip(f, '?');
  f->present = true;
}

static void print_def_body(Printer *p, const DefInfo *info,
                           Attr *const *params) {
  if (!info->format) {
    if (info->print)
      info->print(p->out, p->ctx, params, p->options);
    return;
  }
  Format f = {.p = p,
              .info = info,
              .params = params,
              .at = info->format,
              .space = true};
  run_elements(&f);
}

// The name and the body make one symbol, which is put in angle brackets as a
// whole when it could not be read back otherwise.
void print_def(Printer *p, char sigil, const DefInfo *info,
               Attr *const *params) {
  const char *dot = strchr(info->name, '.');
  Str dialect = {info->name, (size_t)(dot - info->name)};
  Buf symbol = {0}, *out = p->out;
  buf_puts(&symbol, dot + 1);
  p->out = &symbol;
  print_def_body(p, info, params);
  p->out = out;
  print_dialect_symbol(out, sigil, dialect, (Str){symbol.data, symbol.size});
  buf_release(&symbol);
  if (info->is_typed && params[0]->type->kind != TY_NONE) {
    buf_lit(out, " : ");
    print_attr(p, params[0], TYPE_PRINTED);
  }
}

void attr_print_stripped(Buf *out, Ctx *ctx, const Attr *attr,
                         const PrintOptions *o) {
  Printer p = printer_make(out, ctx, o);
  if (def_of(attr))
    print_stripped(&p, attr);
  else
    print_attr(&p, attr, TYPE_PRINTED);
}

// -print-op: everything that rows, folds, patterns, handlers and translations
// say of an operation.
//
//   memref.load
//     reads an element
//
//     operands    memref: memref of any type values
//                 indices: variadic of index
//     ...
//     patterns    -fold-memref-alias-ops: fold_access in lowering/memref/...
//
// Each pass is run once, on a module with an empty function, and the patterns and
// handlers that it asks for are noted.

#include "backend/print_op.h"

#include "backend/session_int.h"
#include "backend/translate/translate.h"
#include "frontend/frontend.h"
#include "lowering/pass/run.h"

#include <fnmatch.h>

// Who has something for an operation

typedef struct Rewrite {
  const Pass *pass;
  const char *function, *file, *name; // name: MLIR's of a pattern, or NULL
  bool is_handler;
} Rewrite;

typedef struct Rewrites {
  Rewrite *data;
  size_t size, capacity;
} Rewrites;

typedef struct Catalog {
  Ctx *ctx;
  Arena arena;
  OpMap ops;    // to Rewrites
  Rewrites any; // of every operation
} Catalog;

static bool is_known(const Rewrites *list, const Rewrite *r) {
  for (size_t i = 0; i < list->size; i++) {
    const Rewrite *at = &list->data[i];
    if (at->pass == r->pass && !strcmp(at->function, r->function) &&
        !strcmp(at->file, r->file))
      return true;
  }
  return false;
}

static void add(Catalog *c, uint32_t opcode, Rewrite rewrite) {
  Rewrites *list = &c->any;
  if (opcode != OP_ANY && !(list = opmap_get(&c->ops, opcode))) {
    list = arena_new(&c->arena, Rewrites);
    *list = (Rewrites){0};
    opmap_set(&c->ops, c->ctx, &c->arena, opcode, list);
  }
  if (!is_known(list, &rewrite))
    vec_push(&c->arena, list, rewrite);
}

static void add_patterns(Catalog *c, const Pass *pass, const PatternSet *set) {
  for (size_t i = 0; i < set->all.size; i++) {
    const Pattern *p = &set->all.data[i];
    const char *name = *p->name ? p->name : NULL;
    if (p->function)
      add(c, p->opcode, (Rewrite){pass, p->function, p->file, name, false});
  }
}

static void add_handlers(Catalog *c, const Pass *pass, uint32_t opcode,
                         const ConvHandler *handler) {
  for (; handler; handler = handler->next)
    add(c, opcode,
        (Rewrite){pass, handler->function, handler->file, NULL, true});
}

static void take_made(void *user, const Pass *pass, const PassPatterns *made) {
  Catalog *c = user;
  for (size_t i = 0; i < made->made.size; i++) {
    const PassMade *m = &made->made.data[i];
    if (!m->is_table) {
      add_patterns(c, pass, m->made);
      continue;
    }
    const ConvTable *table = m->made;
    for (size_t k = 0; k < table->opcodes.size; k++)
      add_handlers(c, pass, table->opcodes.data[k],
                   opmap_get(&table->first, table->opcodes.data[k]));
    add_handlers(c, pass, OP_ANY, table->any);
  }
}

static void ignore(void *user, Diags *diags, const Diagnostic *diagnostic) {
  (void)user, (void)diags, (void)diagnostic;
}

static void run_pass(Catalog *c, Session *s, const Pass *pass) {
  static const char text[] = "func.func @f() { return }\n";
  Arena arena = {0};
  Str why;
  Source *source =
      source_from_text(session_sources(s), STR("-print-op"), STR(text));
  Pipeline *pipeline = pipeline_new(&arena, STR("builtin.module"));
  if (session_read(s, source) &&
      pipeline_append(&arena, pipeline, pass, (Str){0}, &why)) {
    s->manager.catalog = take_made;
    s->manager.catalog_user = c;
    pass_manager_run(&s->manager, pipeline, s->module);
  }
  arena_release(&arena);
}

static void make_catalog(Catalog *c) {
  SessionOptions options = {.report = ignore, .threads = 1};
  for (const Pass *pass = passes; pass->flag; pass++) {
    Session *s = session_new(&options, NULL);
    run_pass(c, s, pass);
    session_release(s);
  }
}

// Printing

static void begin_row(Buf *out, const char *title, bool first) {
  buf_printf(out, "  %-11s ", first ? title : "");
}

static void print_constraint(Buf *out, const char *name, Arity arity,
                             const char *summary) {
  buf_printf(out, "%s: %s%s\n", name,
             arity == ARITY_VARIADIC   ? "variadic of "
             : arity == ARITY_OPTIONAL ? "optional "
                                       : "",
             summary);
}

static void print_values(Buf *out, const char *title, const ValueInfo *values) {
  for (const ValueInfo *v = values; v->name; v++) {
    begin_row(out, title, v == values);
    print_constraint(out, v->name, v->arity, v->constraint->summary);
  }
}

static void print_attrs(Buf *out, const OpInfo *info) {
  for (const AttrInfo *a = info->attrs; a->name; a++) {
    begin_row(out, "attributes", a == info->attrs);
    bool optional = a->presence == ATTR_OPTIONAL;
    buf_printf(out, "%s: %s%s", a->name, optional ? "optional " : "",
               a->constraint->summary);
    if (a->default_text)
      buf_printf(out, ", by default %s", a->default_text);
    buf_char(out, '\n');
  }
}

static void print_regions(Buf *out, const OpInfo *info) {
  for (const RegionInfo *r = info->regions; r->name; r++) {
    begin_row(out, "regions", r == info->regions);
    buf_printf(out, "%s%s%s\n", r->name, r->variadic ? ": variadic" : "",
               r->max_blocks == 1 ? ": a single block" : "");
  }
  for (const char *const *s = info->successors; *s; s++) {
    begin_row(out, "successors", s == info->successors);
    buf_printf(out, "%s\n", *s);
  }
}

static const struct {
  uint64_t trait;
  const char *name;
} traits[] = {
    {TRAIT_TERMINATOR, "Terminator"},
    {TRAIT_ISOLATED, "IsolatedFromAbove"},
    {TRAIT_SINGLE_BLOCK, "SingleBlock"},
    {TRAIT_NO_TERMINATOR, "NoTerminator"},
    {TRAIT_GRAPH_REGION, "GraphRegion"},
    {TRAIT_SYMBOL_TABLE, "SymbolTable"},
    {TRAIT_SYMBOL, "Symbol"},
    {TRAIT_PURE, "Pure"},
    {TRAIT_COMMUTATIVE, "Commutative"},
    {TRAIT_CONSTANT_LIKE, "ConstantLike"},
    {TRAIT_RETURN_LIKE, "ReturnLike"},
    {TRAIT_SAME_OPERANDS_AND_RESULT_TYPE, "SameOperandsAndResultType"},
    {TRAIT_SAME_TYPE_OPERANDS, "SameTypeOperands"},
    {TRAIT_SAME_OPERANDS_AND_RESULT_SHAPE, "SameOperandsAndResultShape"},
    {TRAIT_SAME_OPERANDS_AND_RESULT_ELEMENT_TYPE,
     "SameOperandsAndResultElementType"},
    {TRAIT_ELEMENTWISE, "Elementwise"},
    {TRAIT_OPERAND_SEGMENTS, "AttrSizedOperandSegments"},
    {TRAIT_RESULT_SEGMENTS, "AttrSizedResultSegments"},
    {TRAIT_NO_REGION_ARGS, "NoRegionArguments"},
    {TRAIT_IMPLICIT_TERMINATOR, "SingleBlockImplicitTerminator"},
    {TRAIT_ALLOCATION_SCOPE, "AutomaticAllocationScope"},
    {TRAIT_AFFINE_SCOPE, "AffineScope"},
    {TRAIT_DEFAULT_DIALECT, "OpAsmOpInterface (default dialect)"},
    {TRAIT_RECURSIVE_EFFECTS, "RecursiveMemoryEffects"},
    {TRAIT_PARALLEL_REGION, "HasParallelRegion"},
    {TRAIT_SAME_OPERANDS_SHAPE, "SameOperandsShape"},
    {TRAIT_SAME_OPERANDS_ELEMENT_TYPE, "SameOperandsElementType"},
    {TRAIT_CAST, "CastOpInterface"},
    {TRAIT_FUNCTION, "FunctionOpInterface"},
    {TRAIT_NO_EFFECT, "NoMemoryEffect"},
    {TRAIT_TRANSLATED, "translated as it stands"},
    {TRAIT_IDEMPOTENT, "Idempotent"},
    {TRAIT_LOWERED_LAST, "lowered behind what is in it"},
};

// Words in a row, with commas in between.
typedef struct Words {
  Buf *out;
  const char *title;
  unsigned count;
} Words;

static void print_word(Words *w, const char *fmt, ...) PRINTF_LIKE(2, 3);
static void print_word(Words *w, const char *fmt, ...) {
  if (w->count++)
    buf_lit(w->out, ", ");
  else
    begin_row(w->out, w->title, true);
  va_list args;
  va_start(args, fmt);
  buf_vprintf(w->out, fmt, args);
  va_end(args);
}

static void end_words(const Words *w) {
  if (w->count)
    buf_char(w->out, '\n');
}

static void print_traits(Buf *out, const OpInfo *info) {
  Words w = {out, "traits", 0};
  for (size_t i = 0; i < ARRAY_SIZE(traits); i++)
    if (info->traits & traits[i].trait)
      print_word(&w, "%s", traits[i].name);
  end_words(&w);
}

static void print_effects(Buf *out, const OpInfo *info) {
  Words w = {out, "effects", 0};
  for (const OpEffect *e = info->effects; e && e->kind; e++) {
    const char *kind = e->kind == EFFECT_READ       ? "reads"
                       : e->kind == EFFECT_WRITE    ? "writes"
                       : e->kind == EFFECT_ALLOCATE ? "allocates"
                                                    : "frees";
    const char *what = e->place == EFFECT_ANYWHERE ? "anything"
                       : e->place == EFFECT_ON_RESULTS
                           ? info->results[e->group].name
                           : info->operands[e->group].name;
    print_word(&w, "%s %s%s", kind, what,
               e->place == EFFECT_ON_MEMREFS ? " if it is a memref" : "");
  }
  if (!w.count && info->traits & (TRAIT_PURE | TRAIT_NO_EFFECT))
    print_word(&w, "none");
  if (!w.count)
    print_word(&w, info->traits & TRAIT_RECURSIVE_EFFECTS
                       ? "those of its regions"
                       : "unknown");
  end_words(&w);
}

static const char *group_name(const OpInfo *info, uint8_t group) {
  return group ? info->operands[group - 1].name : "an attribute";
}

static void print_loop(Words *w, const OpInfo *info) {
  const OpLoop *loop = info->loop;
  print_word(w, "LoopLikeOpInterface (%s, from %s to %s by %s)",
             loop->is_parallel ? "in any order" : "in order",
             group_name(info, loop->lower), group_name(info, loop->upper),
             group_name(info, loop->step));
}

static void print_access(Words *w, const OpInfo *info) {
  const OpAccess *a = info->access;
  print_word(w, "access of %s", group_name(info, a->base));
  if (a->indices)
    buf_printf(w->out, " at %s", group_name(info, a->indices));
  if (a->mask)
    buf_printf(w->out, " where %s says so", group_name(info, a->mask));
}

static void print_interfaces(Buf *out, const OpInfo *info) {
  Words w = {out, "interfaces", 0};
  if (info->loop)
    print_loop(&w, info);
  if (info->access)
    print_access(&w, info);
  if (info->view)
    print_word(&w, "ViewLikeOpInterface (of %s)", group_name(info, info->view));
  if (info->part)
    print_word(&w, "OffsetSizeAndStrideOpInterface (of %s)",
               group_name(info, info->part->whole + 1));
  if (info->edges)
    print_word(&w, "RegionBranchOpInterface");
  if (info->successor_operands)
    print_word(&w, "BranchOpInterface");
  if (info->callee)
    print_word(&w, "CallOpInterface");
  if (info->speculation)
    print_word(&w, "ConditionallySpeculatable");
  if (info->infer)
    print_word(&w, "InferTypeOpInterface");
  if (info->verify_symbol_uses)
    print_word(&w, "SymbolUserOpInterface");
  end_words(&w);
}

static void print_rewrites(Buf *out, const char *title, const Rewrites *list,
                           bool handlers) {
  bool first = true;
  for (size_t i = 0; list && i < list->size; i++) {
    const Rewrite *r = &list->data[i];
    if (r->is_handler != handlers)
      continue;
    begin_row(out, title, first);
    buf_printf(out, "-%s: %s in %s", r->pass->flag, r->function, r->file);
    if (r->name)
      buf_printf(out, " (%s)", r->name);
    buf_char(out, '\n');
    first = false;
  }
}

static void print_translation(Buf *out, const Ctx *ctx, const OpInfo *info) {
  const char *name, *kind = translation_describe(ctx, info, &name);
  if (!kind)
    return;
  begin_row(out, "translation", true);
  buf_printf(out, "%s %s\n", kind, name);
}

static void print_entry(Buf *out, const Catalog *c, const OpInfo *info) {
  const Rewrites *rewrites = opmap_get(&c->ops, info->opcode);
  const char *format = op_assembly_format(c->ctx, info);
  buf_printf(out, "%s\n  %s\n\n", info->name, info->summary);
  print_values(out, "operands", info->operands);
  print_values(out, "results", info->results);
  print_attrs(out, info);
  print_regions(out, info);
  print_traits(out, info);
  print_effects(out, info);
  print_interfaces(out, info);
  if (format)
    buf_printf(out, "  %-11s %s\n", "format", format);
  if (info->fold)
    buf_printf(out, "  %-11s %s in ir/dialects/%s/\n", "fold", info->fold_name,
               info->dialect->name);
  print_rewrites(out, "patterns", rewrites, false);
  print_rewrites(out, "handlers", rewrites, true);
  print_translation(out, c->ctx, info);
  buf_char(out, '\n');
}

// A text is read first, which has the formats known.
static Session *new_session(void) {
  Session *s = session_new(&(SessionOptions){.threads = 1}, NULL);
  session_read(s,
               source_from_text(session_sources(s), STR("-print-op"), STR("")));
  return s;
}

bool print_ops(const char *pattern, Buf *out, Buf *error) {
  Session *s = new_session();
  Catalog c = {.ctx = s->ctx};
  size_t found = 0;
  for (size_t i = 0; i < c.ctx->dialects.size; i++) {
    const Dialect *dialect = c.ctx->dialects.data[i];
    for (uint32_t k = 0; k < dialect->nops; k++) {
      if (!dialect->ops[k].name || fnmatch(pattern, dialect->ops[k].name, 0))
        continue;
      if (!found++)
        make_catalog(&c);
      print_entry(out, &c, &dialect->ops[k]);
    }
  }
  if (!found)
    buf_printf(error, "no operation is named '%s'", pattern);
  arena_release(&c.arena);
  session_release(s);
  return found;
}

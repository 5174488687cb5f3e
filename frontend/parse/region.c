// Regions and blocks.
//
//   region ::= `{` operation* block* `}`
//   block  ::= ^name (`(` argument (`,` argument)* `)`)? `:` operation*
//
// The first block may go without a name; it then has the arguments that the
// operation around gives it names for, if any.

#include "frontend/frontend_int.h"

bool parse_argument(Parser *p, Argument *arg, bool with_type, bool with_attrs) {
  NamedAttrs attrs = {0};
  *arg = (Argument){0};
  if (!parse_operand(p, &arg->name, false))
    return false;
  arg->loc = parser_loc(p, arg->name.at);
  if (with_type && (!parse_punct(p, TK_COLON) || !(arg->type = parse_type(p))))
    return false;
  if (with_attrs && tok_is(p, TK_LBRACE) && !parse_attr_dict(p, &attrs))
    return false;
  if (attrs.size)
    arg->attrs = attr_dict(p->ctx, attrs.data, (uint32_t)attrs.size);
  return optional_trailing_loc(p, &arg->loc);
}

typedef struct BlockState {
  Block *block;
  bool exists; // has arguments already; they are named here
  uint32_t next;
} BlockState;

static bool add_or_check(Parser *p, BlockState *state, Operand name, Type *type,
                         BlockArg **arg) {
  Block *block = state->block;
  if (!state->exists) {
    block_add_arg(p->pool, block, type, parser_loc(p, name.at));
    *arg = block->args[block->nargs - 1];
    return true;
  }
  if (state->next >= block->nargs)
    return error_here(p, "too many arguments specified in argument list");
  *arg = block->args[state->next++];
  return (*arg)->value.type == type ||
         error_here(p, "argument and block argument type mismatch");
}

// argument ::= %name `:` type trailing-location?
static bool parse_block_arg(Parser *p, void *user) {
  BlockState *state = user;
  Operand name;
  if (!parse_operand(p, &name, true) ||
      !parse_token(p, TK_COLON, "expected ':' and type for SSA operand"))
    return false;
  Type *type = parse_type(p);
  BlockArg *arg = NULL;
  return type && add_or_check(p, state, name, type, &arg) &&
         optional_trailing_loc(p, &arg->loc) &&
         ssa_define(p, name, &arg->value);
}

// What has been read of a large text is seldom looked at again.
static void leave_text(Parser *p) {
  enum { PIECE = 1 << 20 };
  if (!p->source || p->last_end - p->left < PIECE)
    return;
  source_leave(p->source, p->left, p->last_end);
  p->left = p->last_end;
}

static bool unclosed(Parser *p) {
  if (p->ended)
    return true;
  error_token(p, "expected operation name in quotes");
  hint_unclosed(p);
  return false;
}

static bool parse_body(Parser *p, Block *block) {
  if (p->depth == p->piece_depth)
    parse_pieces(p, block);
  while (!tok_is(p, TK_CARET_ID) && !tok_is(p, TK_RBRACE)) {
    if (tok_is(p, TK_EOF) && p->options->recover)
      return unclosed(p);
    if (!parse_operation(p, block))
      return false;
    leave_text(p);
  }
  return true;
}

// With its header. `first` is the block of a region's beginning, or NULL.
static Block *parse_block(Parser *p, Block *first) {
  Token name = p->tok;
  if (!parse_token(p, TK_CARET_ID, "expected block name"))
    return NULL;
  Block *block = ssa_block_define(p, name, first);
  if (!block)
    return NULL;
  BlockState state = {.block = block, .exists = block->nargs};
  if (tok_is(p, TK_LPAREN) &&
      !parse_list(p, DELIM_PAREN, parse_block_arg, &state, ""))
    return NULL;
  if (!parse_token(p, TK_COLON, "expected ':' after block name") ||
      !parse_body(p, block))
    return NULL;
  return block;
}

static bool add_named_arg(Parser *p, Block *block, const Argument *arg) {
  const char *mention = ssa_mention(p, arg->name);
  if (mention) {
    error_at(p, arg->name.at,
             "region entry argument '" STR_FMT "' is already in use",
             STR_ARG(arg->name.name));
    note_at(p, mention, "previously referenced here");
    return false;
  }
  Value *value = block_add_arg(p->pool, block, arg->type, arg->loc);
  return ssa_define(p, arg->name, value);
}

static bool add_named_args(Parser *p, Block *block, const Argument *args,
                           size_t nargs) {
  if (!nargs || !args[0].name.name.size)
    return true;
  if (tok_is(p, TK_CARET_ID))
    return error_here(p, "invalid block name in region with named arguments");
  for (size_t i = 0; i < nargs; i++)
    if (!add_named_arg(p, block, &args[i]))
      return false;
  return true;
}

static bool parse_blocks(Parser *p, Region *region, const Argument *args,
                         size_t nargs) {
  Block *block = block_create(p->pool, parser_loc(p, p->tok.start));
  if (!add_named_args(p, block, args, nargs))
    return false;
  if (!tok_is(p, TK_CARET_ID)) {
    if (!parse_body(p, block))
      return false;
  } else if (!(block = parse_block(p, block))) {
    return false;
  }
  if (nargs && block->nargs > nargs)
    return error_here(p, "entry block arguments were already defined");
  block_append(region, block);
  while (!tok_is(p, TK_RBRACE)) {
    if (!(block = parse_block(p, NULL)))
      return false;
    block_append(region, block);
  }
  return true;
}

Region *parse_region(Parser *p, const Argument *args, size_t nargs) {
  // What comes behind a bad operation may have been given values of its regions.
  Arena *arena = p->options->recover ? &p->tables : &p->scratch;
  Region *region = arena_new(arena, Region);
  const char *outer = p->open;
  p->open = p->tok.start;
  if (!parse_token(p, TK_LBRACE, "expected '{' to begin a region") || !enter(p))
    return NULL;
  if (nargs || !tok_is(p, TK_RBRACE)) {
    SsaMark mark = ssa_push_region(p);
    if (!parse_blocks(p, region, args, nargs) || !ssa_pop_region(p, mark))
      return NULL;
  }
  leave(p);
  p->open = outer;
  advance(p);
  return region;
}

static Op *make_terminator(Parser *p, uint32_t opcode, Loc loc) {
  const OpInfo *info = ctx_op_by_opcode(p->ctx, opcode);
  OpSpec spec = {.info = info, .loc = loc};
  for (uint32_t i = 0; i < info->nregions; i++)
    spec.nregions += !info->regions[i].variadic;
  Op *op = op_create(p->ctx, p->pool, &spec);
  for (uint32_t i = 0; i < op->nregions; i++)
    if (info->regions[i].min_blocks)
      block_append(&op->regions[i], block_create(p->pool, loc));
  return op;
}

void ensure_terminator(Parser *p, Region *region, uint32_t opcode, Loc loc) {
  if (region_is_empty(region))
    block_append(region, block_create(p->pool, loc));
  Block *block = region->last;
  if (!block->last || !op_has(block->last, TRAIT_TERMINATOR))
    op_append(block, make_terminator(p, opcode, loc));
}

// What the files of this folder share: tokens, the parser's state, and what
// hooks of single operations may call.
//
// Conventions: a parse_ function returns false (or NULL) after reporting an
// error; an optional_ one returns whether the thing was there. Positions in
// the text are pointers into it.
#ifndef MLCC_FRONTEND_INT_H
#define MLCC_FRONTEND_INT_H

#include "frontend/frontend.h"

// lexer.c

typedef enum TokenKind {
  TK_EOF,
  TK_ERROR,      // reported already
  TK_BARE_ID,    // keywords too: they are told apart where they matter
  TK_INT_TYPE,   // i32, si8, ui1
  TK_AT_ID,      // @name, @"name"
  TK_HASH_ID,    // #name
  TK_PERCENT_ID, // %name
  TK_CARET_ID,   // ^name
  TK_EXCLAM_ID,  // !name
  TK_INTEGER,    // 12, 0x1F
  TK_FLOAT,      // 1.0e3
  TK_STRING,     // with quotes and escapes
  TK_ARROW,
  TK_COLON,
  TK_COMMA,
  TK_ELLIPSIS,
  TK_EQUAL,
  TK_LESS,
  TK_GREATER,
  TK_LBRACE,
  TK_RBRACE,
  TK_LPAREN,
  TK_RPAREN,
  TK_LSQUARE,
  TK_RSQUARE,
  TK_MINUS,
  TK_PLUS,
  TK_QUESTION,
  TK_STAR,
  TK_SLASH,
  TK_VBAR,
  TK_META_BEGIN, // {-#
  TK_META_END,   // #-}
} TokenKind;

typedef struct Token {
  TokenKind kind;
  uint32_t size;
  const char *start;
} Token;

typedef struct Parser Parser;

static inline Str token_str(Token token) {
  return (Str){token.start, token.size};
}
// Lexes at p->cur.
Token lex_token(Parser *p);
// Contents of a string token, escapes resolved; in the context's arena only
// when there are any.
Str token_string(Parser *p, Token token);
// The name of an @-token.
Ident *token_symbol(Parser *p, Token token);
// False when it does not fit 64 bits.
bool token_u64(Token token, uint64_t *value);

// ssa.c: names of values and blocks

// An operand as written: resolved once its type is known.
typedef struct Operand {
  Str name; // with the %
  const char *at;
  uint32_t number; // behind #
} Operand;

typedef struct SsaDef {
  Value *value; // NULL: not used yet; may be a placeholder
  const char *at;
} SsaDef;

typedef struct SsaEntry { // up to SSA_BANK results of one name
  Str name;
  uint32_t bank;      // number of the first one / SSA_BANK
  uint32_t next_bank; // in bank 0's entry: the latest other one, plus one;
                      // in those: the next
  uint32_t hash;      // or the number that the name is
  uint32_t ndefs, capacity;
  SsaDef one; // while capacity is 1
  SsaDef *many;
  uint32_t block; // of a block's name: index into Parser.blocks, plus one
  bool poisoned;  // its operation had an error: uses are silently accepted
  bool is_number; // it is found by its number and not by its hash
} SsaEntry;

typedef struct SsaNames {
  uint32_t *slots; // index into entries, plus one; of those with a hash
  uint32_t nslots;
  uint32_t *numbered; // by the number that a name is: the same
  uint32_t nnumbered;
  Vec(SsaEntry) entries;
  Vec(uint32_t) log; // entries defined, in order
} SsaNames;

typedef struct BlockName {
  Block *block;
  const char *at;
  uint32_t entry;
  uint32_t outer; // what the entry meant in the region around
  bool defined;
} BlockName;

typedef struct Placeholder { // a value used before its definition
  Value value;
  Operand name;
  uint32_t serial; // counts them
  bool silent;     // no error if nobody defines it
  bool was_sought; // `near` is set: the name that was meant
  Str near;
  struct Placeholder *prev, *next; // of those unresolved
} Placeholder;

// Aliases of a file, shared by the parsers of its functions.
typedef struct Alias {
  union {
    Type *type;
    Attr *attr;
  } as;
  uint32_t order;         // definitions before it
  const char *defined_at; // of a type; NULL: used, but not yet defined
  bool bodiless;          // it declares a struct that has no body yet
} Alias;

typedef struct Aliases {
  Arena arena;
  PtrMap types, attrs; // Ident to Alias
  uint32_t count;
  PtrMap distinct;      // Ident of the ID, in decimal, to the attribute
  PtrMap definitions;   // Ident to where the type of its alias begins
  PtrMap busy;          // Ident of an alias that is being read ahead
  PtrMap old_spellings; // those that were met
  PtrMap hinted;        // Ident of dialects that a note has told of
  bool has_definitions; // the table is made
  bool has_dotted;      // some alias has a dot in its name
} Aliases;

// A struct that was mentioned before its body.
typedef struct Bodiless {
  Type *type;
  const char *at;
} Bodiless;

typedef struct DeferredLoc {
  Ident *alias;
  Loc stand_in; // what the operation has until the end of the file
  const char *at;
} DeferredLoc;
typedef Vec(DeferredLoc) DeferredLocs; // by place

struct Parser {
  Ctx *ctx;
  Pool *pool;
  const ParseOptions *options;
  const char *begin, *end; // of the text; *end is NUL
  const char *cur;         // behind the current token
  const char *last_end;    // end of the token before the current one
  Token tok;
  Loc base; // of begin
  uint32_t depth;
  uint32_t nfailures; // operations skipped after an error, undefined values
  Damage *damage;     // what that leaves behind; NULL: nobody asks
  bool ended;         // by an error: nothing of the text is left to be read
  bool quiet;         // the lexer reports nothing: text is being skipped
  Arena scratch;      // of the operation at hand, a stack
  Arena tables;       // of names, until the end
  SsaNames names;
  Vec(BlockName) blocks;     // of all regions being parsed
  size_t first_block;        // of the innermost region
  Placeholder *placeholders; // unresolved ones, the latest first
  uint32_t nplaceholders;
  Aliases *aliases;
  uint32_t alias_order; // aliases defined from here on are unknown
  DeferredLocs deferred;
  PtrMap stand_ins;            // Ident of the alias to 1 + its Loc
  const char *default_dialect; // of the region at hand
  const char *op_name;         // whose custom form is being read; NULL: none's
  const char *op_at;           // and where that begins
  Vec(Ident *) structs;        // identified structs whose bodies are being read
  Vec(Bodiless) bodiless;      // until the next operation of the file
  bool in_type_alias;          // its definition is being read
  struct KnownTexts *known;    // known_text.c
  PtrMap old_ops;              // Ident to OldRow, made at the first old name
  struct OldMetadata *old_metadata; // that were met
  bool has_old_loops;               // llvm.loop = {...} was met
  const char *open;                 // `{` of the innermost region
  uint32_t piece_depth; // where parsing side by side was not tried yet
  Buf text;             // for messages
  const Source *source; // whose memory is left behind `left`; or NULL
  const char *left;
};

// hints.c: notes that mlcc shows besides MLIR's

void hint_at(Parser *p, const char *at, const char *fmt, ...) PRINTF_LIKE(3, 4);
// These two name the defined alias or block that comes nearest to an undefined
// one; `at` is the block's sigil.
void hint_alias(Parser *p, char sigil, const PtrMap *aliases, Str name);
void hint_block(Parser *p, const char *at);
// `name` with what may be a dialect's prefix.
void hint_unknown_op(Parser *p, const char *at, Str name);
void hint_unknown_symbol(Parser *p, const char *at, char sigil, Str dialect,
                         Str rest); // of a type or an attribute
void hint_type(Parser *p, const char *at, Str word);
// The results that are named have no types, where the regions yield values.
void hint_no_results(Parser *p, const char *at, const Op *op);
// A colon is missing, behind which types stand.
void hint_missing_type(Parser *p);
// parse/hint_scope.c: the operation around the place that is being read; size 0:
// none.
Str enclosing_op(Parser *p);
// False when the name is defined nowhere else.
bool hint_out_of_scope(Parser *p, Str name, const char *use);
Str nearest_value(const SsaNames *names, Str wanted); // size 0: none
Str nearest_of_type(const SsaNames *names, Str wanted, const Type *type);
// The text ended in the region of p->open.
void hint_unclosed(Parser *p);

// ssa.c

// What a region defines is forgotten at its end.
typedef struct SsaMark {
  size_t log, first_block, nblocks;
  uint32_t nplaceholders;
} SsaMark;
SsaMark ssa_push_region(Parser *p);
// False when a block was never defined.
bool ssa_pop_region(Parser *p, SsaMark mark);
// The same after an error: nothing is checked.
void ssa_drop_regions(Parser *p, SsaMark mark);
SsaMark ssa_mark(const Parser *p);
// Reports redefinitions and wrong types.
bool ssa_define(Parser *p, Operand name, Value *value);
// Makes later uses of a name silent, because its operation is missing.
void ssa_poison(Parser *p, Str name);
// Of an operation that was given up: what was first mentioned since then need
// not be defined.
void ssa_silence(Parser *p, uint32_t since);
// Where the name was first mentioned, or NULL.
const char *ssa_mention(Parser *p, Operand name);
Value *ssa_use(Parser *p, Operand use, Type *type);
Type *ssa_type(Parser *p, Operand use); // NULL: not mentioned yet
// Reports all uses of values that nobody defined.
bool ssa_finish(Parser *p);
// The same at the end of an operation that no value comes into: of those that
// were first mentioned since then. Whoever comes next may use the names anew.
bool ssa_finish_isolated(Parser *p, uint32_t since);
// The block of that name in the region at hand, made at its first mention.
Block *ssa_block_use(Parser *p, Token name);
// `block` (may be NULL) is to get the name; NULL on redefinition.
Block *ssa_block_define(Parser *p, Token name, Block *block);

// parser.c: errors, tokens, lists, numbers

static inline Loc parser_loc(const Parser *p, const char *at) {
  return p->base + (Loc)(at - p->begin);
}
static inline void advance(Parser *p) {
  p->last_end = p->tok.start + p->tok.size;
  p->tok = lex_token(p);
}
// Continues lexing at `at`.
void parser_reset(Parser *p, const char *at);
static inline bool tok_is(const Parser *p, TokenKind kind) {
  return p->tok.kind == kind;
}
static inline bool tok_is_word(const Parser *p) {
  return p->tok.kind == TK_BARE_ID || p->tok.kind == TK_INT_TYPE;
}
bool tok_is_keyword(const Parser *p, const char *keyword);
static inline bool consume_if(Parser *p, TokenKind kind) {
  if (p->tok.kind != kind)
    return false;
  advance(p);
  return true;
}

// All return false. Silent when the lexer has reported the token already.
bool error_at(Parser *p, const char *at, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
bool error_here(Parser *p, const char *fmt, ...) PRINTF_LIKE(2, 3);
// As MLIR's AsmParser: `custom op 'a.b' ` goes before the text of what the
// custom form of an operation reports.
bool error_asm(Parser *p, const char *at, const char *fmt, ...)
    PRINTF_LIKE(3, 4);
// At the end of the line before when the token is first on its line.
bool error_token(Parser *p, const char *fmt, ...) PRINTF_LIKE(2, 3);
void note_at(Parser *p, const char *at, const char *fmt, ...) PRINTF_LIKE(3, 4);
// False, with an error, when brackets nest too deep; pair with leave().
bool enter(Parser *p);
// The same of what nests by way of aliases.
bool check_nesting(Parser *p, const char *at, uint32_t depth);
static inline void leave(Parser *p) {
  p->depth--;
}

bool parse_token(Parser *p, TokenKind kind, const char *message);
// With the messages of MLIR's AsmParser ("expected ':'").
bool parse_punct(Parser *p, TokenKind kind);
const char *token_spelling(TokenKind kind);
bool parse_keyword(Parser *p, const char *keyword);
bool optional_keyword(Parser *p, const char *keyword);
bool optional_word(Parser *p, Str *word);
// An identifier or a string; data is NULL when there is neither.
Str optional_keyword_or_string(Parser *p);

typedef enum Delimiter {
  DELIM_NONE,
  DELIM_PAREN,
  DELIM_SQUARE,
  DELIM_LESS,
  DELIM_BRACE,
  DELIM_OPTIONAL_PAREN,
  DELIM_OPTIONAL_SQUARE,
  DELIM_OPTIONAL_LESS,
  DELIM_OPTIONAL_BRACE,
} Delimiter;
typedef bool ParseElement(Parser *p, void *user);
// Empty lists are allowed except without a delimiter. `context` is appended to
// the messages about delimiters.
bool parse_list(Parser *p, Delimiter delimiter, ParseElement *element,
                void *user, const char *context);
// Up to and with `end`.
bool parse_list_until(Parser *p, TokenKind end, ParseElement *element,
                      void *user, bool allow_empty);

// An integer of that kind of parameter (PARAM_INT, U32, U64 or BOOL), within
// the range that MLIR takes for it.
bool parse_param_int(Parser *p, ParamKind kind, int64_t *value);
bool parse_i64(Parser *p, int64_t *value);
bool optional_decimal_i64(Parser *p, int64_t *value, bool *present);

// known_text.c: what was read before, by its text

// The registered operation of that name, which may lack the prefix of `dialect`
// unless that is NULL; NULL: not known.
const OpInfo *recall_op(Parser *p, Str name, const char *dialect);
void remember_op(Parser *p, Str name, const char *dialect, const OpInfo *info);

// The text of the type at hand, empty when where it ends is not plain to see or
// when more than the text says what it means.
Str plain_type(const Parser *p);
Type *recall_type(Parser *p, Str text); // and goes on behind it; NULL: new
void remember_type(Parser *p, Str text, Type *type); // if it was all that

enum { MOST_TEXT = 96 };
typedef struct KnownText {
  uint32_t size;
  char data[MOST_TEXT];
} KnownText;

typedef struct KnownDict {
  KnownText text;
  uint32_t count;
  NamedAttr items[4];
  Attr *attr; // NULL: not asked for yet
} KnownDict;
// The text of the dictionary at hand, empty when it is long or where it ends is
// not plain to see.
Str plain_dict(const Parser *p);
KnownDict *recall_dict(Parser *p, Str text);
void remember_dict(Parser *p, Str text, const NamedAttr *items, size_t n);
void forget_dicts(Parser *p); // when an alias changes what a name means

// parse/type.c

typedef Vec(Type *) Types;
typedef Vec(Attr *) Attrs;

Type *parse_type(Parser *p);
bool tok_starts_type(Parser *p);
bool parse_types(Parser *p, Types *types); // at least one
// `->` was read: one type, or a list in parentheses.
bool parse_result_types(Parser *p, Types *types);
// A dimension list; DYNAMIC for ?.
typedef Vec(int64_t) Dims;
bool parse_dims(Parser *p, Dims *dims, bool allow_dynamic, bool trailing_x);
// parse/symbol.c: !name or #name, an alias, or what a dialect is to parse.
Type *parse_extended_type(Parser *p);
// Parses the text behind `!arm_sve.vector`, which began at `at` (parse/type.c).
Type *parse_old_sve_vector(Parser *p, const char *at);
// A type of the registered dialect `name` at the current token, which is its
// mnemonic.
Type *parse_dialect_type(Parser *p, Str dialect);
Type *parse_def_type(Parser *p, const DefInfo *info); // behind its name

// parse/foreign.c: `data` is what stands behind the dialect's name.
Type *parse_foreign_type(Parser *p, const ForeignDialect *dialect, Str data);
Attr *parse_foreign_attr(Parser *p, const ForeignDialect *dialect, Str data,
                         Type *type);

// parse/alias.c
bool parse_attr_alias(Parser *p); // definitions
bool parse_type_alias(Parser *p);
Type *use_type_alias(Parser *p, Ident *name, const char *at);
Type *find_dotted_alias(Parser *p, Str name); // NULL: no such alias
Attr *use_attr_alias(Parser *p, Ident *name);
// Structs without a body, where one may follow.
bool may_lack_body(const Parser *p);
Type *bodiless_struct(Parser *p, Ident *name, const char *at);
bool check_bodies(Parser *p);

// Does the registered dialect before the dot have a type of that name?
bool is_dialect_type(Parser *p, Str name);

// parse/ir_type.c: a string with a type as LLVM IR writes it
Type *parse_ir_type(Parser *p);

// parse/llvm_type.c
bool is_llvm_keyword(Str word);          // of a type, today's or old
Type *parse_llvm_type(Parser *p);        // behind `!llvm.`
Type *parse_pretty_llvm_type(Parser *p); // `!llvm.` may be missing
Type *parse_pointer_body(Parser *p);     // behind `ptr`

// parse/attr.c, parse/dense.c

// `type` NULL: a type may follow the attribute, behind a colon.
Attr *parse_attr(Parser *p, Type *type);
// MLIR's parseOptionalAttribute: not every attribute is recognized by it.
bool tok_starts_optional_attr(Parser *p);
typedef Vec(NamedAttr) NamedAttrs;
bool parse_attr_dict(Parser *p, NamedAttrs *attrs);
// Is `name` among the first n? When they are many, `names` ({0} at first)
// becomes their table; it grows with n and only with it.
bool attrs_have(Arena *arena, PtrMap *names, const NamedAttr *attrs, size_t n,
                const Ident *name);
// (d0) -> (d0) without affine_map<>: is it what stands at the parenthesis?
bool is_bare_map(Parser *p);
// And where nothing else is meant, as in the affine dialect?
bool may_be_bare_map(const Parser *p);
Attr *parse_bare_map(Parser *p);
// offset: n, strides: [n, ...]; the offset alone leaves the natural strides.
Attr *parse_old_strides(Parser *p, bool *is_offset);
Attr *parse_extended_attr(Parser *p, Type *type);
Attr *parse_dialect_attr(Parser *p, Str dialect, Type *type);
Attr *parse_dense(Parser *p, Type *type);
Attr *parse_dense_resource(Parser *p, Type *type);
Attr *parse_dense_array(Parser *p);
Attr *parse_sparse(Parser *p, Type *type);
// A key of the resources of builtin.
Resource *parse_resource_key(Parser *p);
bool parse_float_token(Parser *p, Token token, bool negative, FloatKind kind,
                       uint64_t bits[2]);
Attr *parse_symbol_ref(Parser *p);
// True when there was one.
Ident *parse_symbol_name(Parser *p);

// The bytes of a string token "0x...", in the arena, with those behind the first
// `aligned` aligned to 64; false if it is none.
bool token_hex_bytes(const Token *token, Arena *arena, size_t aligned,
                     Str *bytes);

// parse/def.c: types and attributes that dialect tables define. Both at what
// follows the mnemonic.
Attr *parse_def_attr(Parser *p, const DefInfo *info, Type *type);
bool tok_starts_def(Parser *p, const DefInfo *info);
// What stands for custom<...> in a format, or for all of it.
typedef bool DefHook(Parser *p, Attr **params);

typedef Vec(Operand) Operands;

// parse/affine.c
Attr *parse_affine_map_or_set(Parser *p); // without affine_map<>
// Expressions of values, as in affine.load: the map of them, and its operands,
// dimensions first.
Attr *parse_affine_map_of_values(Parser *p, Delimiter delimiter,
                                 Operands *operands);
Attr *parse_affine_expr_of_values(Parser *p, Operands *operands); // of one

// parse/loc.c
Attr *parse_location(Parser *p); // what stands in the parentheses of loc
// loc(...) or loc(#alias) if there; else `*loc` stays.
bool optional_trailing_loc(Parser *p, Loc *loc);
// Replaces stand-ins for aliases in the whole of `top`.
bool resolve_deferred_locs(Parser *p, Op *top);
// Adds what parsers of pieces of the text have met.
void take_deferred_locs(Parser *p, const DeferredLocs *locs, size_t n);

// parse/pieces.c

// Parses most of what follows in `block` side by side, if it is long, and
// leaves the rest; nothing when that does not work out.
void parse_pieces(Parser *p, Block *block);

// parse/op.c

typedef struct OldRow OldRow; // old/forms.h

// An operation under construction.
typedef struct OpState {
  const OpInfo *info;
  const char *at; // of its name
  Loc loc;
  Vec(Value *) operands;
  Types types;
  Vec(Block *) successors;
  Vec(Region *) regions;
  Attr **slots; // info->nattrs of them
  NamedAttrs attrs;
  Attr *properties;  // of the generic form
  uint32_t nnames;   // results named on the left
  bool infers;       // result types come from the row's infer hook
  bool is_old;       // its custom form is not today's
  const OldRow *old; // by which it was named; or NULL
  Block *block;      // where it is to stand
} OpState;

typedef struct Argument {
  Operand name; // name.name.size is 0: has none
  Type *type;
  Attr *attrs;
  Loc loc;
} Argument;
typedef Vec(Argument) Arguments;

Region *parse_region(Parser *p, const Argument *args, size_t nargs);
void parser_release(Parser *p);
bool parse_operation(Parser *p, Block *block);
// schedule.c: skips a schedule that begins here, if options say so. False: none
// does. `*skipped` is false for one without an end, which is an error.
bool parse_schedule(Parser *p, bool *skipped);

// old/spellings.c

typedef enum OldForm {
#define OLD_FORM(id, ...) OLD_##id,
#define OLD_OP(...)
#define OLD_TYPE(...)
#define OLD_ATTR(...)
#include "frontend/old/spellings.def"
#undef OLD_FORM
#undef OLD_OP
#undef OLD_TYPE
#undef OLD_ATTR
} OldForm;
// May the old form be taken? False with -std=mlir22, and only then.
bool take_old(Parser *p, OldForm form, const char *at);
// What the old name of an operation means today, or NULL; and its row.
const OpInfo *old_op(Parser *p, Str name, const char *at, const OldRow **old);
// The old name of a case.
bool old_case(Parser *p, const char *at, const EnumInfo *info, Str name,
              int64_t *value);
bool old_float_kind(Str keyword, FloatKind *kind); // "double"
Type *old_llvm_type(Parser *p, Str keyword, const char *at);
void rename_old_attrs(Parser *p, OpState *st);
// [1, 2] for a slot that has array<i64: 1, 2>, or what it was.
Attr *old_integers(Parser *p, OpState *st, uint32_t slot, Attr *list);
// custom/directives_typed.c: attributes that an old form leaves to types.
bool complete_old_op(Parser *p, OpState *st);
// old/ops.c: attributes and operands of old operations, made today's.
void modernize_op(Parser *p, OpState *st);
// old/newer_forms.c: words behind the operands that LLVM 22 does not have, and what
// follows them up to the colon; false: there are none, or they were reported.
bool take_newer_words(Parser *p, OpState *st);
// Once all of the file is read: calls that do not say what they call.
void modernize_calls(Parser *p, Op *module);
// old/metadata.c: likewise, what names operations of llvm.metadata.
void modernize_metadata(Parser *p, Op *module);
bool may_be_metadata(const Parser *p, const Attr *list);
// loopopts<...> of the llvm dialect, as what it is today.
Attr *parse_old_loop_options(Parser *p);
// dense<[1, 2]> as [1, 2], or what it was.
Attr *old_dense_array(Parser *p, const char *at, Attr *dense);
// What an old custom form begins with, before today's or instead of it.
typedef enum OldBeginning {
  OLD_NO_BEGINNING, // or one that was read
  OLD_WHOLE,        // all of the operation was read
  OLD_BEGINNING_FAILED,
} OldBeginning;
OldBeginning old_beginning(Parser *p, OpState *st);

bool parse_operand(Parser *p, Operand *operand, bool allow_number);
bool parse_operands(Parser *p, Operands *operands); // comma list, may be empty
bool parse_operands_in(Parser *p, Delimiter delimiter, Operands *operands);
bool parse_n_operands(Parser *p, Delimiter delimiter, size_t n,
                      Operands *operands);
// (`->` types)?
bool optional_arrow_types(Parser *p, Types *types);
// A type that must be a memref, or a function type.
Type *parse_memref_typed(Parser *p);
Type *parse_function_typed(Parser *p);
Block *parse_successor(Parser *p);
// Checks that there are as many types as operands.
bool have_types(Parser *p, const Operands *operands, size_t ntypes,
                const char *at);
// Resolves and appends to st->operands.
bool resolve_operand(Parser *p, OpState *st, Operand operand, Type *type);
bool resolve_operands(Parser *p, OpState *st, const Operands *operands,
                      Type *const *types, size_t ntypes, const char *at);
bool resolve_operands_as(Parser *p, OpState *st, const Operands *operands,
                         Type *type);
// parse/region.c: name (: type)? attributes? location?
bool parse_argument(Parser *p, Argument *arg, bool with_type, bool with_attrs);
// The name of an operation, which a form has inside of another one.
const OpInfo *parse_op_name(Parser *p);
// Makes an operation at the end of `block` that no text stands for, with the
// attributes of a dictionary (NULL: none).
Op *make_op(Parser *p, Block *block, const OpInfo *info, Loc loc,
            Value *const *operands, uint32_t noperands, Type *const *results,
            uint32_t nresults, const NamedAttrs *attrs);
bool optional_attr_dict(Parser *p, OpState *st);
bool optional_attr_dict_keyword(Parser *p, OpState *st);
void state_set_attr(Parser *p, OpState *st, const char *name, Attr *value);
bool apply_properties(Parser *p, OpState *st); // to the slots
// `operandSegmentSizes` and the like.
int inherent_slot(const OpInfo *info, Ident *name);
bool slot_is_sizes(const OpInfo *info, uint32_t slot, uint32_t *n);
void state_set_segments(Parser *p, OpState *st, const char *name,
                        const int32_t *sizes, uint32_t n);
void state_add_region(Parser *p, OpState *st, Region *region);
// An empty region gets a block, and its last block a terminator if it has none.
void ensure_terminator(Parser *p, Region *region, uint32_t opcode, Loc loc);

// syntax.c: what is special to single operations

// Before anything else: makes the context's table of compiled formats.
void frontend_prepare(Ctx *ctx);
void print_op_in_message(Buf *out, Ctx *ctx, Op *op); // Ctx.print_op
void print_each_op(Ctx *ctx, Op *root,                // Ctx.print_each
                   void (*each)(void *user, Op *op, Str text), void *user);
void print_names(Ctx *ctx, Op *root, PtrMap *found, // Ctx.name_values
                 Arena *arena);

typedef struct OpPrinter OpPrinter;
typedef bool ParseHook(Parser *p, OpState *st);
typedef void PrintHook(OpPrinter *pr, Op *op);

typedef struct Directive Directive; // format.h

typedef struct Syntax {
  const char *format; // ODS's language, or NULL
  ParseHook *parse;
  PrintHook *print;
} Syntax;

typedef struct DefSyntax {
  const DefInfo *def;
  DefHook *parse; // or NULL
} DefSyntax;

// The syntax of a dialect's operations, by index (format/define_syntax.inc).
typedef struct SyntaxTables {
  const Syntax *ops;     // NULL: no operation has a custom form
  const DefSyntax *defs; // NULL: formats say it all
  // The custom<...> that its formats have besides those all may use, or NULL;
  // the last one has a NULL name.
  const Directive *directives;
} SyntaxTables;

// Of a dialect that is not among those of all.def: right behind its
// registration.
void frontend_add_syntax(Ctx *ctx, const Dialect *dialect, SyntaxTables tables);
// The hook of a type or attribute, or NULL.
DefHook *def_hook(const Ctx *ctx, const DefInfo *info);
// NULL when the operation has only the generic form.
const Syntax *syntax_of(Ctx *ctx, const OpInfo *info);
// The value of an inherent attribute that is not given.
Attr *syntax_default(Ctx *ctx, const OpInfo *info, uint32_t slot);
// The slots that a dictionary shows, by name: all but the elided ones.
typedef struct DictSlot {
  Ident *name;
  uint32_t index;
} DictSlot;
typedef struct DictPlan {
  const char *const *elided; // names, the last one NULL; or NULL
  DictSlot *slots;
  uint32_t count;
  struct DictPlan *next; // of the same operation
} DictPlan;
const DictPlan *dict_plan(Ctx *ctx, const OpInfo *info,
                          const char *const *elided);
bool is_elided(const char *name, const char *const *elided);

// format.c, format/parse.c, format/print.c
typedef struct Format Format;
const Format *format_of(Ctx *ctx, const OpInfo *info);
Format *format_compile(Arena *arena, const OpInfo *info, const char *text,
                       const Directive *own);
bool format_parse(Parser *p, OpState *st, const Format *format);
void format_print(OpPrinter *pr, Op *op, const Format *format);

// print.c: what print hooks call

struct OpPrinter {
  Buf *out;
  Ctx *ctx;
  const OpPrintOptions *options;
  PrintOptions symbols; // how types and attributes are printed
  struct PrintNames *names;
  struct NamesFrame *frame;    // of the operation being printed
  struct Collector *collector; // nothing is printed, aliases are looked for
  struct Collector *aliases;   // what was found; NULL: no aliases
  Arena scratch;
  uint32_t indent;
  const char *default_dialect;
  void (*each)(void *user, Op *op, Str text); // see print_each_op(); or NULL
  void *each_user;
};

#define put_lit(pr, literal) buf_lit((pr)->out, literal)
void put_value(OpPrinter *pr, const Value *value);
void put_values(OpPrinter *pr, const Use *uses, uint32_t n);
void put_type(OpPrinter *pr, const Type *type);
void put_types(OpPrinter *pr, const Use *uses, uint32_t n);
void put_result_types(OpPrinter *pr, const Op *op);
// ` -> ` and the types, in parentheses if not one; nothing without results.
void put_arrow_result_types(OpPrinter *pr, const Op *op);
void put_op_type(OpPrinter *pr, const Op *op); // (operands) -> results
void put_attr(OpPrinter *pr, const Attr *attr);
void put_attr_untyped(OpPrinter *pr, const Attr *attr);
void put_successor(OpPrinter *pr, const Block *block);
void put_newline(OpPrinter *pr); // and the indentation
void put_arg(OpPrinter *pr, const BlockArg *arg, const Attr *attrs,
             bool with_type);
// `(a, b) -> c`
// directives.c: the results of a map with its operands in them.
void put_affine_map_of_values(OpPrinter *pr, const Attr *map,
                              const Use *operands);
void put_functional_type(OpPrinter *pr, Type *const *inputs, uint32_t ninputs,
                         Type *const *results, uint32_t nresults);
void put_region(OpPrinter *pr, Region *region, bool entry_args,
                bool terminators, bool empty_block);
// Without #dialect.mnemonic.
void put_attr_stripped(OpPrinter *pr, const Attr *attr);
// All attributes except those named (`elided` ends with NULL) and those that
// have their default.
void put_attr_dict(OpPrinter *pr, Op *op, const char *const *elided);
// The same, with those that have their default.
void put_full_dict(OpPrinter *pr, Op *op, const char *const *elided);
void put_discardable_dict(OpPrinter *pr, Op *op);
void put_prop_dict(OpPrinter *pr, Op *op); // <{...}>
void put_attr_dict_keyword(OpPrinter *pr, Op *op, const char *const *elided);
void put_dict(OpPrinter *pr, const NamedAttr *items, uint32_t n); // {...}
void put_dict_items(OpPrinter *pr, const NamedAttr *items, uint32_t n);
void put_op(OpPrinter *pr, Op *op);
// The same without its results and location.
void put_inner_op(OpPrinter *pr, Op *op);

#endif

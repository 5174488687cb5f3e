// Names of values and blocks while a text is read.
//
// One table of names serves the whole text. A region removes what it defined
// when it ends: entries stay in the table, emptied, so that a name that comes
// again (they mostly do) is found at once and nothing is deleted from the hash
// table. Only between functions, when no name means anything, a table that has
// become large is emptied: the generic form counts values from one end of the
// module to the other, so that no name comes again. An isolated region sees the
// names around it too; the verifier has something to say if it uses them. (MLIR
// does the same.)
//
// The results of an operation share a name; an entry holds a bank of them, so
// that a mention of %x#2000000000 costs no more than one of %x#0.
//
// A value may be used before its definition. It is then a placeholder of the
// type that the use gives; the definition takes over its uses.

#include "frontend/frontend_int.h"

#include <stdlib.h>

// Tables

enum { FIRST_SLOTS = 256, SSA_BANK = 16, MOST_IDLE = 2048 };

static void place(SsaNames *names, uint32_t index) {
  SsaEntry *entry = &names->entries.data[index];
  uint32_t slot = entry->hash & (names->nslots - 1);
  while (names->slots[slot])
    slot = (slot + 1) & (names->nslots - 1);
  names->slots[slot] = index + 1;
}

static void grow_table(Parser *p, SsaNames *names) {
  names->nslots = names->nslots ? names->nslots * 2 : FIRST_SLOTS;
  names->slots = arena_zero(&p->tables, names->nslots * sizeof(uint32_t), 64);
  for (uint32_t i = 0; i < names->entries.size; i++)
    if (!names->entries.data[i].is_number)
      place(names, i);
}

// Most names are numbers, counted from 0 in each function: these are found
// without hashing. False for `%07`, which is another name than `%7`.
static bool number_of(Str name, uint32_t *number) {
  enum { MOST_DIGITS = 6 };
  if (name.size < 2 || name.size > 1 + MOST_DIGITS || name.data[0] != '%' ||
      (name.data[1] == '0' && name.size > 2))
    return false;
  *number = 0;
  for (size_t i = 1; i < name.size; i++) {
    unsigned digit = (unsigned char)name.data[i] - '0';
    if (digit > 9)
      return false;
    *number = *number * 10 + digit;
  }
  return true;
}

static void place_number(Parser *p, SsaNames *names, uint32_t number,
                         uint32_t index) {
  if (number >= names->nnumbered) {
    uint32_t n = names->nnumbered ? names->nnumbered : FIRST_SLOTS;
    while (n <= number)
      n *= 2;
    uint32_t *grown = arena_zero(&p->tables, n * sizeof *grown, 64);
    if (names->nnumbered)
      memcpy(grown, names->numbered, names->nnumbered * sizeof *grown);
    names->numbered = grown;
    names->nnumbered = n;
  }
  names->numbered[number] = index + 1;
}

static uint32_t hash_name(Str name, uint32_t bank) {
  return (uint32_t)hash_bytes(name.data, name.size, bank);
}

static SsaEntry *find_entry(const SsaNames *names, Str name, uint32_t bank) {
  uint32_t number;
  if (!bank && number_of(name, &number)) {
    uint32_t index = number < names->nnumbered ? names->numbered[number] : 0;
    return index ? &names->entries.data[index - 1] : NULL;
  }
  if (!names->nslots)
    return NULL;
  uint32_t hash = hash_name(name, bank), slot = hash & (names->nslots - 1);
  for (; names->slots[slot]; slot = (slot + 1) & (names->nslots - 1)) {
    SsaEntry *entry = &names->entries.data[names->slots[slot] - 1];
    if (entry->hash == hash && entry->bank == bank &&
        entry->name.size == name.size &&
        !memcmp(entry->name.data, name.data, name.size))
      return entry;
  }
  return NULL;
}

static SsaEntry *make_entry(Parser *p, SsaEntry made) {
  SsaNames *names = &p->names;
  uint32_t index = (uint32_t)names->entries.size, number;
  made.capacity = 1;
  if (!made.bank && number_of(made.name, &number)) {
    made.is_number = true;
    made.hash = number;
    place_number(p, names, number, index);
    vec_push(&p->tables, &names->entries, made);
    return &vec_last(&names->entries);
  }
  if (index * (size_t)4 >= names->nslots * (size_t)3)
    grow_table(p, names);
  made.hash = hash_name(made.name, made.bank);
  vec_push(&p->tables, &names->entries, made);
  place(names, index);
  return &vec_last(&names->entries);
}

static void empty_table(SsaNames *names) {
  for (size_t i = 0; i < names->entries.size; i++)
    if (names->entries.data[i].is_number)
      names->numbered[names->entries.data[i].hash] = 0;
  if (names->nslots)
    memset(names->slots, 0, names->nslots * sizeof *names->slots);
  names->entries.size = 0;
}

// The entry of that name, made when new.
static SsaEntry *entry_of(Parser *p, Str name) {
  SsaEntry *entry = find_entry(&p->names, name, 0);
  return entry ? entry : make_entry(p, (SsaEntry){.name = name});
}

// The entry that holds result `number`; others may move.
static SsaEntry *bank_of(Parser *p, Str name, uint32_t number) {
  uint32_t bank = number / SSA_BANK;
  SsaEntry *entry = find_entry(&p->names, name, bank), *first;
  if (entry)
    return entry;
  first = entry_of(p, name);
  if (!bank)
    return first;
  SsaEntry made = {.name = name, .bank = bank, .next_bank = first->next_bank};
  first->next_bank = (uint32_t)p->names.entries.size + 1;
  return make_entry(p, made);
}

static void log_definition(Parser *p, const SsaEntry *entry) {
  uint32_t index = (uint32_t)(entry - p->names.entries.data);
  vec_push(&p->tables, &p->names.log, index);
}

static SsaDef *def_at(SsaEntry *entry, uint32_t number) {
  number %= SSA_BANK;
  if (number >= entry->ndefs)
    return NULL;
  return entry->capacity == 1 ? &entry->one : &entry->many[number];
}

static SsaDef *make_def(Parser *p, SsaEntry *entry, uint32_t number) {
  number %= SSA_BANK;
  if (number >= entry->capacity) {
    uint32_t capacity = entry->capacity * 2;
    while (capacity <= number)
      capacity *= 2;
    SsaDef *many = arena_array(&p->tables, SsaDef, capacity);
    const SsaDef *old = entry->capacity == 1 ? &entry->one : entry->many;
    memcpy(many, old, entry->ndefs * sizeof *many);
    entry->many = many;
    entry->capacity = capacity;
  }
  SsaDef *defs = entry->capacity == 1 ? &entry->one : entry->many;
  while (entry->ndefs <= number)
    defs[entry->ndefs++] = (SsaDef){0};
  return &defs[number];
}

// Regions

SsaMark ssa_mark(const Parser *p) {
  return (SsaMark){p->names.log.size, p->first_block, p->blocks.size,
                   p->nplaceholders};
}

SsaMark ssa_push_region(Parser *p) {
  SsaMark mark = ssa_mark(p);
  p->first_block = p->blocks.size;
  return mark;
}

void ssa_drop_regions(Parser *p, SsaMark mark) {
  SsaNames *names = &p->names;
  while (names->log.size > mark.log) {
    SsaEntry *entry = &names->entries.data[vec_pop(&names->log)];
    entry->ndefs = 0;
    entry->poisoned = false;
  }
  while (p->blocks.size > mark.nblocks) {
    const BlockName *name = &vec_pop(&p->blocks);
    names->entries.data[name->entry].block = name->outer;
  }
  p->first_block = mark.first_block;
  bool idle = !names->log.size && !p->blocks.size && !p->placeholders;
  if (idle && names->entries.size > MOST_IDLE)
    empty_table(names);
}

static int by_place(const void *a, const void *b) {
  const char *x = *(const char *const *)a, *y = *(const char *const *)b;
  return x < y ? -1 : x > y;
}

typedef Vec(const char *) Places;

enum { MOST_SOUGHT = 64 }; // whoever lacks more has another problem

static void report_blocks(Parser *p, Places *places) {
  if (places->size > 1)
    qsort(places->data, places->size, sizeof *places->data, by_place);
  for (size_t i = 0; i < places->size; i++) {
    error_at(p, places->data[i], "reference to an undefined block");
    if (p->ctx->diags.hints && i < MOST_SOUGHT)
      hint_block(p, places->data[i]);
  }
}

// Of names that were first mentioned in the region and still lack a
// definition: which of those known at its end may have been meant.
static void seek_names(Parser *p, SsaMark mark) {
  Placeholder *at = p->placeholders;
  for (int i = 0; at && at->serial >= mark.nplaceholders && i < MOST_SOUGHT;
       i++) {
    if (!at->was_sought)
      at->near = nearest_value(&p->names, at->name.name);
    at->was_sought = true;
    at = at->next;
  }
}

bool ssa_pop_region(Parser *p, SsaMark mark) {
  Places undefined = {0};
  if (p->placeholders && p->ctx->diags.hints)
    seek_names(p, mark);
  for (size_t i = p->first_block; i < p->blocks.size; i++)
    if (!p->blocks.data[i].defined)
      vec_push(&p->tables, &undefined, p->blocks.data[i].at);
  report_blocks(p, &undefined);
  ssa_drop_regions(p, mark);
  return !undefined.size;
}

// Values

static Value *new_placeholder(Parser *p, Operand name, Type *type) {
  Placeholder *made = arena_new(&p->tables, Placeholder);
  made->value.type = type;
  made->name = name;
  made->serial = p->nplaceholders++;
  made->next = p->placeholders;
  if (made->next)
    made->next->prev = made;
  p->placeholders = made;
  return &made->value;
}

static void unlink_placeholder(Parser *p, Placeholder *placeholder) {
  *(placeholder->prev ? &placeholder->prev->next : &p->placeholders) =
      placeholder->next;
  if (placeholder->next)
    placeholder->next->prev = placeholder->prev;
}

static bool resolve_placeholder(Parser *p, Operand name, SsaDef *def,
                                Value *value) {
  Value *placeholder = def->value;
  if (placeholder->type != value->type) {
    error_at(p, name.at,
             "definition of SSA value '" STR_FMT "#%u' has type '%s'",
             STR_ARG(name.name), name.number, type_str(p->ctx, value->type));
    note_at(p, def->at, "previously used here with type '%s'",
            type_str(p->ctx, placeholder->type));
    return false;
  }
  value_replace_uses(placeholder, value);
  unlink_placeholder(p, (Placeholder *)placeholder);
  return true;
}

bool ssa_define(Parser *p, Operand name, Value *value) {
  SsaEntry *entry = bank_of(p, name.name, name.number);
  SsaDef *def = make_def(p, entry, name.number);
  if (def->value && !value_is_placeholder(def->value)) {
    error_at(p, name.at, "redefinition of SSA value '" STR_FMT "'",
             STR_ARG(name.name));
    note_at(p, def->at, "previously defined here");
    return false;
  }
  if (def->value && !resolve_placeholder(p, name, def, value))
    return false;
  *def = (SsaDef){value, name.at};
  if (!(name.number % SSA_BANK))
    log_definition(p, entry);
  return true;
}

static void drop_placeholders(Parser *p, SsaEntry *entry) {
  for (uint32_t i = 0; i < entry->ndefs; i++) {
    SsaDef *def = def_at(entry, i);
    if (def->value && value_is_placeholder(def->value))
      unlink_placeholder(p, (Placeholder *)def->value);
  }
  entry->ndefs = 0;
}

void ssa_poison(Parser *p, Str name) {
  SsaEntry *entry = entry_of(p, name);
  SsaDef *first = def_at(entry, 0);
  if (first && first->value && !value_is_placeholder(first->value))
    return;
  drop_placeholders(p, entry);
  for (uint32_t next = entry->next_bank; next;) {
    SsaEntry *bank = &p->names.entries.data[next - 1];
    drop_placeholders(p, bank);
    next = bank->next_bank;
  }
  entry->poisoned = true;
  log_definition(p, entry);
}

void ssa_silence(Parser *p, uint32_t since) {
  Placeholder *at = p->placeholders;
  for (; at && at->serial >= since; at = at->next)
    at->silent = true;
}

const char *ssa_mention(Parser *p, Operand name) {
  SsaEntry *entry = find_entry(&p->names, name.name, name.number / SSA_BANK);
  SsaDef *def = entry ? def_at(entry, name.number) : NULL;
  return def && def->value ? def->at : NULL;
}

static Value *use_poisoned(Parser *p, Type *type) {
  Placeholder *made = arena_new(&p->tables, Placeholder);
  made->value.type = type;
  return &made->value;
}

static Value *use_other_type(Parser *p, Operand use, Type *type,
                             const SsaDef *def) {
  Buf types = {0};
  buf_printf(&types, "'%s' vs '", type_str(p->ctx, type));
  buf_printf(&types, "%s'", type_str(p->ctx, def->value->type));
  error_at(p, use.at,
           "use of value '" STR_FMT
           "' expects different type than prior uses: %s",
           STR_ARG(use.name), buf_cstr(&types));
  note_at(p, def->at, "prior use here");
  Str near = nearest_of_type(&p->names, use.name, type);
  if (near.size)
    hint_at(p, use.at, "did you mean '" STR_FMT "', which is of type '%s'?",
            STR_ARG(near), type_str(p->ctx, type));
  buf_release(&types);
  return NULL;
}

Value *ssa_use(Parser *p, Operand use, Type *type) {
  SsaEntry *entry = bank_of(p, use.name, use.number);
  SsaDef *def = def_at(entry, use.number);
  if (def && def->value) {
    if (def->value->type == type)
      return def->value;
    return use_other_type(p, use, type, def);
  }
  SsaEntry *whole = use.number < SSA_BANK ? entry : entry_of(p, use.name);
  if (whole->poisoned)
    return use_poisoned(p, type);
  SsaDef *first = def_at(whole, 0);
  if (first && first->value && !value_is_placeholder(first->value)) {
    error_at(p, use.at, "reference to invalid result number");
    return NULL;
  }
  def = make_def(p, entry, use.number);
  *def = (SsaDef){new_placeholder(p, use, type), use.at};
  return def->value;
}

Type *ssa_type(Parser *p, Operand use) {
  SsaEntry *entry = find_entry(&p->names, use.name, use.number / SSA_BANK);
  const SsaDef *def = entry ? def_at(entry, use.number) : NULL;
  return def && def->value ? def->value->type : NULL;
}

typedef Vec(const Placeholder *) Undeclared;

static int by_mention(const void *a, const void *b) {
  const Placeholder *x = *(const Placeholder *const *)a;
  const Placeholder *y = *(const Placeholder *const *)b;
  return x->name.at < y->name.at ? -1 : x->name.at > y->name.at;
}

static void add_undeclared(Parser *p, Undeclared *list, const Placeholder *at) {
  if (at->value.uses && !at->silent)
    vec_push(&p->tables, list, at);
}

// True when there are none.
static bool report_undeclared(Parser *p, Undeclared *list) {
  if (list->size > 1)
    qsort(list->data, list->size, sizeof *list->data, by_mention);
  for (size_t i = 0; i < list->size; i++) {
    const Placeholder *item = list->data[i];
    error_at(p, item->name.at, "use of undeclared SSA value name");
    bool found =
        i < MOST_SOUGHT && hint_out_of_scope(p, item->name.name, item->name.at);
    if (!found && item->near.size)
      hint_at(p, item->name.at, "did you mean '" STR_FMT "'?",
              STR_ARG(item->near));
  }
  return !list->size;
}

bool ssa_finish(Parser *p) {
  Undeclared list = {0};
  for (const Placeholder *at = p->placeholders; at; at = at->next)
    add_undeclared(p, &list, at);
  return report_undeclared(p, &list);
}

static void forget_placeholder(Parser *p, Placeholder *placeholder) {
  Operand name = placeholder->name;
  SsaEntry *entry = find_entry(&p->names, name.name, name.number / SSA_BANK);
  SsaDef *def = entry ? def_at(entry, name.number) : NULL;
  if (def && def->value == &placeholder->value)
    *def = (SsaDef){0};
  unlink_placeholder(p, placeholder);
}

bool ssa_finish_isolated(Parser *p, uint32_t since) {
  Undeclared list = {0};
  while (p->placeholders && p->placeholders->serial >= since) {
    add_undeclared(p, &list, p->placeholders);
    forget_placeholder(p, p->placeholders);
  }
  return report_undeclared(p, &list);
}

// Blocks: their names are entries of the same table, with the ^ before them.
// Every region has its own blocks, so an entry knows the innermost one and a
// block what its name meant outside.

static BlockName *find_block(Parser *p, const SsaEntry *entry) {
  bool here = entry->block > p->first_block;
  return here ? &p->blocks.data[entry->block - 1] : NULL;
}

static void add_block(Parser *p, SsaEntry *entry, BlockName made) {
  made.entry = (uint32_t)(entry - p->names.entries.data);
  made.outer = entry->block;
  vec_push(&p->tables, &p->blocks, made);
  entry->block = (uint32_t)p->blocks.size;
}

Block *ssa_block_use(Parser *p, Token name) {
  SsaEntry *entry = entry_of(p, token_str(name));
  BlockName *known = find_block(p, entry);
  if (known)
    return known->block;
  Block *block = block_create(p->pool, parser_loc(p, name.start));
  add_block(p, entry, (BlockName){.block = block, .at = name.start});
  return block;
}

Block *ssa_block_define(Parser *p, Token name, Block *block) {
  SsaEntry *entry = entry_of(p, token_str(name));
  BlockName *known = find_block(p, entry);
  if (!known) {
    if (!block)
      block = block_create(p->pool, parser_loc(p, name.start));
    add_block(p, entry, (BlockName){block, name.start, .defined = true});
    return block;
  }
  if (known->defined) {
    error_at(p, name.start, "redefinition of block '" STR_FMT "'",
             STR_ARG(token_str(name)));
    return NULL;
  }
  known->defined = true;
  known->block->loc = parser_loc(p, name.start);
  return known->block;
}

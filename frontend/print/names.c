// Names of values while printing: `%0`, `%arg0`, or what an operation suggests
// for its results (`%c0`, `%alloc`), made unique by a number (`%c0_1`).
//
// The values of a region are named when printing comes to the operation that
// it belongs to, all at once, since blocks use values of later ones. Numbers go
// on from where the region around ended; regions side by side start from the
// same number. A name that a region uses is free again behind it. Nothing
// outside of a region depends on what is in it, so functions can be printed
// side by side.

#include "frontend/print/print_int.h"

#include <stdio.h>

void names_init(PrintNames *names) {
  *names = (PrintNames){0};
  names->nslots = 64;
  names->slots = arena_zero(&names->arena, 64 * sizeof(uint32_t), 64);
}

void names_release(PrintNames *names) {
  buf_release(&names->hint);
  arena_release(&names->arena);
}

// For -mlir-print-value-users, which mentions what is not yet printed

static void record(PrintNames *names, const void *key, Str text) {
  Str kept = arena_str(&names->arena, text);
  ptrmap_set(&names->recorded, &names->arena, key, (void *)kept.data);
}

static void record_number(PrintNames *names, const Op *op, uint32_t number) {
  char text[16];
  int size = snprintf(text, sizeof text, "%%%u", number);
  record(names, op, (Str){text, (size_t)size});
}

// Used names

static void place(PrintNames *names, uint32_t index) {
  uint32_t slot = names->used.data[index].hash & (names->nslots - 1);
  while (names->slots[slot])
    slot = (slot + 1) & (names->nslots - 1);
  names->slots[slot] = index + 1;
}

static UsedName *entry_of(PrintNames *names, Str name) {
  uint32_t hash = (uint32_t)hash_bytes(name.data, name.size, 0);
  uint32_t slot = hash & (names->nslots - 1);
  for (; names->slots[slot]; slot = (slot + 1) & (names->nslots - 1)) {
    UsedName *used = &names->used.data[names->slots[slot] - 1];
    if (used->hash == hash && str_eq(used->name, name))
      return used;
  }
  if (names->used.size * 4 >= names->nslots * (size_t)3) {
    names->nslots *= 2;
    names->slots =
        arena_zero(&names->arena, names->nslots * sizeof(uint32_t), 64);
    for (uint32_t i = 0; i < names->used.size; i++)
      place(names, i);
  }
  UsedName made = {arena_str(&names->arena, name), hash, false};
  vec_push(&names->arena, &names->used, made);
  place(names, (uint32_t)names->used.size - 1);
  return &vec_last(&names->used);
}

static Str take(PrintNames *names, UsedName *used) {
  used->in_use = true;
  uint32_t index = (uint32_t)(used - names->used.data);
  vec_push(&names->arena, &names->log, index);
  return used->name;
}

// The text in names->hint, or that with a number that makes it unique.
static Str unique(PrintNames *names) {
  Buf *hint = &names->hint;
  UsedName *used = entry_of(names, (Str){hint->data, hint->size});
  size_t size = hint->size;
  while (used->in_use) {
    hint->size = size;
    buf_char(hint, '_');
    buf_u64(hint, names->next_conflict++);
    used = entry_of(names, (Str){hint->data, hint->size});
  }
  return take(names, used);
}

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

static bool is_valid(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) ||
         c == '$' || c == '.' || c == '_' || c == '-';
}

// Only characters that a name may have; no digit first, nor what is written in
// digits.
static void sanitize(Buf *hint) {
  bool valid = !is_digit(hint->data[0]);
  for (size_t i = 0; i < hint->size; i++)
    valid &= is_valid(hint->data[i]);
  if (valid)
    return;
  Buf clean = {0};
  if (is_digit(hint->data[0]) ||
      !(is_valid(hint->data[0]) || hint->data[0] == ' '))
    buf_char(&clean, '_');
  for (size_t i = 0; i < hint->size; i++) {
    char c = hint->data[i];
    if (is_valid(c))
      buf_char(&clean, c);
    else if (c == ' ')
      buf_char(&clean, '_');
    else
      buf_printf(&clean, "%X", (unsigned char)c);
  }
  buf_release(hint);
  *hint = clean;
}

static void name_value(PrintNames *names, Value *value) {
  if (!names->hint.size) {
    value->id = names->next_value++;
    return;
  }
  sanitize(&names->hint);
  Str name = unique(names);
  value->id = ID_NAMED | (uint32_t)names->names.size;
  vec_push(&names->arena, &names->names, name);
}

// Values

// Of several groups of results, each suggests its name for the first in it.
static bool group_name(const Op *op, uint32_t index, Buf *out) {
  const OpInfo *info = op->info;
  for (uint32_t i = 0; info->nresults > 1 && i < info->nresults; i++) {
    uint32_t first, count;
    if (op_result_group(op, i, &first, &count) && count && first == index)
      return buf_puts(out, info->results[i].name), true;
  }
  return false;
}

static bool operation_name(OpPrinter *pr, Op *op, uint32_t index, Buf *out) {
  if (pr->options->generic)
    return false;
  if (op->info->result_name)
    return op->info->result_name(pr->ctx, op, index, out);
  return group_name(op, index, out);
}

// With -mlir-use-nameloc-as-prefix: the first name that a location has.
static const Ident *name_in(const Attr *loc) {
  const Ident *name = NULL;
  switch ((AttrKind)loc->kind) {
  case AT_LOC_NAME: return loc->as.loc.text;
  case AT_LOC_CALLSITE:
    name = name_in(loc->as.loc.child);
    return name ? name : name_in(loc->as.loc.caller);
  case AT_LOC_FUSED:
    for (uint32_t i = 0; i < loc->as.fused.count && !name; i++)
      name = name_in(loc->as.fused.items[i]);
    return name;
  default: return NULL;
  }
}

static bool location_name(OpPrinter *pr, Loc loc, Buf *out) {
  if (!pr->options->name_locs || loc < LOC_TABLE || loc == LOC_UNKNOWN)
    return false;
  const Ident *name = name_in(ctx_loc_attr(pr->ctx, loc));
  if (!name)
    return false;
  out->size = 0;
  buf_str(out, ident_str(name));
  return true;
}

static bool suggest_name(OpPrinter *pr, Op *op, uint32_t index, Buf *out) {
  bool suggested = operation_name(pr, op, index, out);
  return ((suggested || !index) && location_name(pr, op->loc, out)) ||
         suggested;
}

static void name_results(OpPrinter *pr, Op *op) {
  PrintNames *names = pr->names;
  uint32_t head = 0;
  if (!op->nresults && names->records)
    record_number(names, op, names->next_value++);
  for (uint32_t i = 0; i < op->nresults; i++) {
    names->hint.size = 0;
    if (suggest_name(pr, op, i, &names->hint)) {
      name_value(names, &op->results[i]);
      head = i;
    } else if (!i) {
      op->results[0].id = names->next_value++;
    } else {
      op->results[i].id = ID_MEMBER | (i - head);
    }
  }
}

// What the operation calls an argument of its region.
static bool argument_name(OpPrinter *pr, Op *op, uint32_t index, Buf *out) {
  return !pr->options->generic && op->info->arg_name &&
         op->info->arg_name(pr->ctx, op, index, out);
}

static void name_args(OpPrinter *pr, Block *block, bool is_entry) {
  PrintNames *names = pr->names;
  for (uint32_t i = 0; i < block->nargs; i++) {
    names->hint.size = 0;
    if (is_entry &&
        !argument_name(pr, block->parent->parent, i, &names->hint)) {
      buf_lit(&names->hint, "arg");
      buf_u64(&names->hint, names->next_arg++);
    }
    location_name(pr, block->args[i]->loc, &names->hint);
    name_value(names, block_arg(block, i));
  }
}

void names_of_op(OpPrinter *pr, Op *op) {
  if (op->nresults)
    name_results(pr, op);
}

static void name_region(OpPrinter *pr, Region *region) {
  uint32_t number = 0;
  for (Block *block = region->first; block; block = block->next) {
    block->id = number++;
    name_args(pr, block, block == region->first);
    for (Op *op = block->first; op; op = op->next)
      if (op->nresults || pr->names->records)
        name_results(pr, op);
  }
}

// Of a block, where a name need not be unique in the region.
static void number_args(OpPrinter *pr, Block *block, bool is_entry) {
  PrintNames *names = pr->names;
  for (uint32_t i = 0; i < block->nargs; i++) {
    Value *arg = block_arg(block, i);
    names->hint.size = 0;
    bool named = location_name(pr, block->args[i]->loc, &names->hint);
    arg->id = is_entry ? ID_ARG | names->next_arg++ : ID_UNKNOWN;
    if (named || !is_entry)
      name_value(names, arg);
  }
}

// A region to be numbered, and how many names are in use around it.
typedef struct Waiting {
  Region *region;
  size_t log;
} Waiting;

typedef Vec(Waiting) WaitingRegions;

static void wait_for_regions(OpPrinter *pr, WaitingRegions *todo, Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    vec_push(&pr->scratch, todo, ((Waiting){&op->regions[i], 0}));
}

static void free_names(PrintNames *names, size_t log) {
  for (size_t i = log; i < names->log.size; i++)
    names->used.data[names->log.data[i]].in_use = false;
  names->log.size = log;
}

static void number_region(OpPrinter *pr, Region *region, WaitingRegions *todo) {
  uint32_t number = 0;
  for (Block *block = region->first; block; block = block->next) {
    block->id = number++;
    number_args(pr, block, block == region->first);
    for (Op *op = block->first; op; op = op->next) {
      name_results(pr, op);
      wait_for_regions(pr, todo, op);
    }
  }
}

// Regions are numbered from the last one of an operation to the first.
void names_of_all(OpPrinter *pr, Op *op) {
  PrintNames *names = pr->names;
  WaitingRegions todo = {0};
  name_results(pr, op);
  wait_for_regions(pr, &todo, op);
  while (todo.size) {
    Waiting next = vec_pop(&todo);
    size_t first = todo.size;
    free_names(names, next.log);
    number_region(pr, next.region, &todo);
    for (size_t i = first; i < todo.size; i++)
      todo.data[i].log = names->log.size;
  }
  names->all_given = true;
}

static RegionNames counters(const PrintNames *names) {
  return (RegionNames){names->next_value, names->next_arg, names->next_conflict,
                       names->log.size, names->log.size};
}

static void set_counters(PrintNames *names, const RegionNames *to) {
  names->next_value = to->next_value;
  names->next_arg = to->next_arg;
  names->next_conflict = to->next_conflict;
}

static void set_in_use(PrintNames *names, const RegionNames *region,
                       bool in_use) {
  for (size_t i = region->log_begin; i < region->log_end; i++)
    names->used.data[names->log.data[i]].in_use = in_use;
}

void names_enter(OpPrinter *pr, NamesFrame *frame, Op *op) {
  PrintNames *names = pr->names;
  RegionNames outside = counters(names);
  *frame = (NamesFrame){.op = op,
                        .outer = pr->frame,
                        .log = names->log.size,
                        .names = names->names.size};
  frame->regions = arena_array(&pr->scratch, RegionNames, op->nregions);
  for (uint32_t i = 0; i < op->nregions; i++) {
    RegionNames *region = &frame->regions[i];
    size_t begin = names->log.size;
    name_region(pr, &op->regions[i]);
    *region = counters(names);
    region->log_begin = begin;
    set_in_use(names, region, false);
    set_counters(names, &outside);
  }
  pr->frame = frame;
}

void names_leave(OpPrinter *pr, NamesFrame *frame) {
  pr->frame = frame->outer;
  pr->names->log.size = frame->log;
  pr->names->names.size = frame->names;
}

static RegionNames *names_of_region(const OpPrinter *pr, const Region *region) {
  const NamesFrame *frame = pr->frame;
  return &frame->regions[region - frame->op->regions];
}

void names_open(OpPrinter *pr, const Region *region, RegionNames *outside) {
  const RegionNames *inside = names_of_region(pr, region);
  *outside = counters(pr->names);
  set_counters(pr->names, inside);
  set_in_use(pr->names, inside, true);
}

void names_close(OpPrinter *pr, const Region *region,
                 const RegionNames *outside) {
  set_in_use(pr->names, names_of_region(pr, region), false);
  set_counters(pr->names, outside);
}

static void forget_operands(void *user, Op *op) {
  (void)user;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (op->operands[i].value)
      op->operands[i].value->id = ID_UNKNOWN;
}

// What everything is called, all at once. Names are given again when it is
// printed, and are the same then.

static void record_value(OpPrinter *pr, const Value *value) {
  Buf *out = pr->out, text = {0};
  pr->out = &text;
  put_value(pr, value);
  pr->out = out;
  record(pr->names, value, (Str){text.data, text.size});
  buf_release(&text);
}

static void record_op(OpPrinter *pr, Op *op);

static void record_region(OpPrinter *pr, Region *region) {
  for (Block *block = region->first; block; block = block->next) {
    for (uint32_t i = 0; i < block->nargs; i++)
      record_value(pr, block_arg(block, i));
    for (Op *op = block->first; op; op = op->next)
      record_op(pr, op);
  }
}

static void record_op(OpPrinter *pr, Op *op) {
  NamesFrame frame;
  bool named = op->nregions && !pr->names->all_given;
  for (uint32_t i = 0; i < op->nresults; i++)
    record_value(pr, &op->results[i]);
  if (named)
    names_enter(pr, &frame, op);
  for (uint32_t i = 0; i < op->nregions; i++) {
    RegionNames outside;
    if (named)
      names_open(pr, &op->regions[i], &outside);
    record_region(pr, &op->regions[i]);
    if (named)
      names_close(pr, &op->regions[i], &outside);
  }
  if (named)
    names_leave(pr, &frame);
}

void names_record(OpPrinter *pr, Op *op) {
  record_op(pr, op);
}

const char *name_recorded(const PrintNames *names, const void *key) {
  const char *text = ptrmap_get(&names->recorded, key);
  return text ? text : "<<UNKNOWN SSA VALUE>>";
}

void names_forget_outside(Op *op) {
  forget_operands(NULL, op);
  op_walk(op, forget_operands, NULL);
}

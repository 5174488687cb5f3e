// Alias sets, and what operations do to operands, by their rows.
//
// An alias set has all values that may be in the same memory if operands are
// bufferized in place as decided; equivalent ones are in the same place of it.
// Without an analysis (copy-before-write), nothing is known of either.

#include "lowering/one_shot/one_shot.h"
#include "ir/dialects/linalg/structured.h"

// Rows

Op *value_owner(const Value *value) {
  Block *block = value_arg_block(value);
  return block ? block->parent->parent : value_op(value);
}

static bool has_tensor_args(const Op *op) {
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (uint32_t j = 0; j < b->nargs; j++)
        if (type_is_tensor(block_arg(b, j)->type))
          return true;
  return false;
}

static bool has_tensors_in_type(const Op *func) {
  const Type *type = op_slot(func, A_func_func_function_type)->type;
  for (uint32_t i = 0; i < type->as.list.ninputs + type->as.list.noutputs; i++)
    if (type_is_tensor(type->as.list.types[i]))
      return true;
  return false;
}

bool has_tensor_semantics(const Op *op) {
  if (op_is(op, OP_func_func) && has_tensors_in_type(op))
    return true;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is_tensor(op->results[i].type))
      return true;
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is_tensor(op_operand(op, i)->type))
      return true;
  return has_tensor_args(op);
}

static Str dialect_of(const Op *op) {
  Str name = op_name(op);
  const char *dot = memchr(name.data, '.', name.size);
  return dot ? (Str){name.data, (size_t)(dot - name.data)} : name;
}

static bool is_not_analyzed(const OneShot *z, const Op *op) {
  while (op && !op_is(op, OP_func_func))
    op = op_parent(op);
  return op &&
         str_list_has(&z->options->no_analysis_func_filter, symbol_name(op));
}

bool is_allowed(const OneShot *z, const Op *op) {
  if (!z->boundaries &&
      opcode_dialect(op->info->opcode) == opcode_dialect(OP_func_func))
    return false;
  if (z->analyzing && z->options->no_analysis_func_filter.size &&
      is_not_analyzed(z, op))
    return false;
  return !z->options->dialect_filter.size ||
         str_list_has(&z->options->dialect_filter, dialect_of(op));
}

// Sets

// 0: it is in none.
static uint32_t member_of(OneShot *z, const Value *value) {
  uint32_t i = value->id;
  return i < z->sets.size && z->sets.data[i].value == value ? i : 0;
}

static uint32_t set_of(OneShot *z, uint32_t i) {
  AliasMember *m = z->sets.data;
  while (m[i].set != i)
    i = m[i].set = m[m[i].set].set;
  return i;
}

static uint32_t class_of(OneShot *z, uint32_t i) {
  AliasMember *m = z->sets.data;
  while (m[i].equal != i)
    i = m[i].equal = m[m[i].equal].equal;
  return i;
}

static void add_all_accesses(OneShot *z, Accesses *to, const Accesses *from) {
  for (size_t i = 0; i < from->size; i++)
    vec_push(&z->local, to, from->data[i]);
}

// Adds the fewer to the more.
static void join_accesses(OneShot *z, Accesses *a, Accesses *b) {
  if (a->size < b->size) {
    Accesses fewer = *a;
    *a = *b;
    *b = fewer;
  }
  add_all_accesses(z, a, b);
}

static AliasAccesses *known_accesses(OneShot *z, uint32_t root) {
  AliasMember *m = &z->sets.data[root];
  return m->analysis == z->analysis ? m->accesses : NULL;
}

// What is done to the set of that root.
static AliasAccesses *accesses_of_set(OneShot *z, uint32_t root) {
  AliasAccesses *a = known_accesses(z, root);
  if (a)
    return a;
  a = arena_zero(&z->local, sizeof *a, 8);
  uint32_t i = root;
  do {
    add_accesses(z, a, z->sets.data[i].value);
    i = z->sets.data[i].next;
  } while (i != root);
  z->sets.data[root].accesses = a;
  z->sets.data[root].analysis = z->analysis;
  return a;
}

AliasAccesses *accesses_of(OneShot *z, Value *value) {
  uint32_t member = member_of(z, value);
  if (member)
    return accesses_of_set(z, set_of(z, member));
  AliasAccesses *a = arena_zero(&z->local, sizeof *a, 8);
  add_accesses(z, a, value);
  return a;
}

static void unite(OneShot *z, const Value *a, const Value *b) {
  uint32_t x = member_of(z, a), y = member_of(z, b);
  if (!x || !y)
    return;
  x = set_of(z, x);
  y = set_of(z, y);
  if (x == y)
    return;
  AliasMember *m = z->sets.data;
  if (known_accesses(z, x) || known_accesses(z, y)) {
    AliasAccesses *to = accesses_of_set(z, x), *from = accesses_of_set(z, y);
    join_accesses(z, &to->reads, &from->reads);
    join_accesses(z, &to->writes, &from->writes);
    to->is_readonly |= from->is_readonly;
  }
  m[m[x].last].next = y;
  m[m[y].last].next = x;
  m[x].last = m[y].last;
  m[y].set = x;
}

void unite_equivalent(OneShot *z, Value *a, Value *b) {
  uint32_t x = member_of(z, a), y = member_of(z, b);
  if (x && y)
    z->sets.data[class_of(z, y)].equal = class_of(z, x);
}

bool may_share(OneShot *z, const Value *a, const Value *b) {
  uint32_t x = member_of(z, a), y = member_of(z, b);
  return a == b || !z->knows_aliases ||
         (x && y && set_of(z, x) == set_of(z, y));
}

bool are_equivalent(OneShot *z, const Value *a, const Value *b) {
  uint32_t x = member_of(z, a), y = member_of(z, b);
  if (!z->knows_aliases)
    return false;
  return a == b || (x && y && class_of(z, x) == class_of(z, y));
}

void add_alias_set(OneShot *z, Value *value, ValueVec *values) {
  uint32_t member = member_of(z, value);
  if (!member) {
    vec_push(z->arena, values, value);
    return;
  }
  uint32_t first = set_of(z, member), i = first;
  do {
    vec_push(z->arena, values, z->sets.data[i].value);
    i = z->sets.data[i].next;
  } while (i != first);
}

static void enter(OneShot *z, Value *value) {
  if (!type_is_tensor(value->type) || member_of(z, value))
    return;
  uint32_t i = (uint32_t)z->sets.size;
  vec_push(z->arena, &z->sets,
           ((AliasMember){
               .value = value, .set = i, .equal = i, .next = i, .last = i}));
  value->id = i;
}

static bool may_have_to_be_in_place(const OneShotRow *row, const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is(op_operand(op, i)->type, TY_UNRANKED_TENSOR))
      return true;
  return row->must_be_in_place;
}

static void enter_values(void *user, Op *op) {
  OneShot *z = user;
  const OneShotRow *row = known_row(z, op);
  z->has_threads |= row && row->runs_in_parallel;
  if (row && may_have_to_be_in_place(row, op))
    vec_push(z->arena, &z->work, op);
  for (uint32_t i = 0; i < op->nresults; i++)
    enter(z, op_result(op, i));
  for (uint32_t i = 0; i < op->nregions; i++)
    for (Block *b = op->regions[i].first; b; b = b->next)
      for (uint32_t j = 0; j < b->nargs; j++)
        enter(z, block_arg(b, j));
}

static void enter_in_place(OneShot *z, Op *op) {
  const OneShotRow *row = row_of(z, op);
  for (uint32_t i = 0; row && i < op->noperands; i++) {
    Use *operand = operand_use(op, i);
    if (!type_is_tensor(operand->value->type))
      continue;
    // Tensors without a rank cannot be copied.
    if (row->must_be_in_place
            ? row->must_be_in_place(operand)
            : type_is(operand->value->type, TY_UNRANKED_TENSOR))
      decide_in_place(z, operand);
  }
}

typedef struct TensorCounts {
  uint32_t values, operands;
} TensorCounts;

static bool has_tensor_operand(const Op *op) {
  for (uint32_t i = 0; i < op->noperands; i++)
    if (type_is_tensor(op_operand(op, i)->type))
      return true;
  return false;
}

// Numbers the operands of operations, and counts values.
static void count_tensors(void *user, Op *op) {
  TensorCounts *n = user;
  if (has_tensor_operand(op)) {
    op->id = n->operands + 1;
    n->operands += op->noperands;
  }
  for (uint32_t i = 0; i < op->nresults; i++)
    n->values += type_is_tensor(op->results[i].type);
  for (uint32_t i = 0; i < op->nregions; i++)
    for (const Block *b = op->regions[i].first; b; b = b->next)
      for (uint32_t j = 0; j < b->nargs; j++)
        n->values += type_is_tensor(block_arg(b, j)->type);
}

void begin_aliases(OneShot *z, Op *root) {
  TensorCounts n = {0};
  scratch_claim(z->ctx, SCRATCH_VALUE_ID | SCRATCH_OP_ID);
  count_tensors(&n, root);
  op_walk(root, count_tensors, &n);
  z->decisions = arena_zero(z->arena, n.operands + 1, 1);
  z->sets.data = arena_array(z->arena, AliasMember, n.values + 1);
  z->sets.capacity = n.values + 1;
  z->sets.size = 0;
  vec_push(z->arena, &z->sets, ((AliasMember){0}));
  z->knows_aliases = true;
  z->has_threads = false;
  enter_values(z, root);
  op_walk(root, enter_values, z);
  for (size_t i = 0; i < z->work.size; i++)
    enter_in_place(z, z->work.data[i]);
  memset(&z->work, 0, sizeof z->work);
}

static void forget_number(void *user, Op *op) {
  (void)user;
  op->id = 0;
}

void end_aliases(OneShot *z, Op *root) {
  op_walk(root, forget_number, NULL);
  forget_number(NULL, root);
  scratch_release(z->ctx, SCRATCH_VALUE_ID | SCRATCH_OP_ID);
  z->knows_aliases = false;
  z->sets.size = 0;
}

// Decisions

static bool is_decided(const OneShot *z, const Use *operand, uint8_t what) {
  const Op *op = operand->owner;
  return op->id && z->decisions[op->id + operand_number(operand)] & what;
}

static void note_decision(OneShot *z, const Use *operand, uint8_t what) {
  const Op *op = operand->owner;
  CHECK(op->id);
  z->decisions[op->id + operand_number(operand)] |= what;
}

bool is_undefined(const OneShot *z, const Use *operand) {
  return is_decided(z, operand, DECIDED_UNDEFINED);
}

void decide_undefined(OneShot *z, const Use *operand) {
  note_decision(z, operand, DECIDED_UNDEFINED);
}

bool is_in_place(OneShot *z, Use *operand) {
  if (z->knows_aliases)
    return is_decided(z, operand, DECIDED_IN_PLACE);
  return op_is(operand->owner, OP_bufferization_to_buffer) ||
         !operand_writes(z, operand);
}

void decide_in_place(OneShot *z, Use *operand) {
  if (is_in_place(z, operand))
    return;
  note_decision(z, operand, DECIDED_IN_PLACE);
  uint32_t member = member_of(z, operand->value);
  AliasAccesses *known = member ? known_accesses(z, set_of(z, member)) : NULL;
  if (known && operand_writes(z, operand))
    vec_push(&z->local, &known->writes, write_access(operand));
  AliasLinks links = values_of(z, operand);
  for (size_t i = 0; i < links.size; i++)
    unite(z, links.data[i].value, operand->value);
}

// Links between operands and values

void add_link(OneShot *z, AliasLinks *links, Use *operand, Value *value,
              bool equivalent, bool definite) {
  vec_push(z->arena, links,
           ((AliasLink){operand, value, equivalent, definite}));
}

// An unknown operation may hand any operand on.
static void unknown_values_of(OneShot *z, Use *operand, AliasLinks *links) {
  Op *op = operand->owner;
  for (uint32_t i = 0; i < op->nresults; i++)
    if (type_is_tensor(op->results[i].type))
      add_link(z, links, operand, op_result(op, i), false, false);
  for (uint32_t i = 0; i < op->nregions; i++) {
    const Block *entry = op->regions[i].first;
    for (uint32_t j = 0; entry && j < entry->nargs; j++)
      if (type_is_tensor(block_arg(entry, j)->type))
        add_link(z, links, operand, block_arg(entry, j), false, false);
  }
}

AliasLinks values_of(OneShot *z, Use *operand) {
  AliasLinks links = {0};
  Op *op = operand->owner;
  const OneShotRow *row = row_of(z, op);
  uint32_t i = operand_number(operand);
  if (!row)
    unknown_values_of(z, operand, &links);
  else if (row->values_of)
    row->values_of(z, operand, &links);
  else if (row->equal == i + 1 && type_is_tensor(operand->value->type))
    add_link(z, &links, operand, op_result(op, 0), true, true);
  else if (row->part == i + 1)
    add_link(z, &links, operand, op_result(op, 0), false, true);
  return links;
}

AliasLinks operands_of(OneShot *z, Value *value) {
  AliasLinks links = {0};
  Op *op = value_owner(value);
  if (!op)
    return links;
  const OneShotRow *row = row_of(z, op);
  const Block *block = value_arg_block(value);
  if (!row && block && block != block->parent->first)
    return links;
  if (row && row->operands_of) {
    row->operands_of(z, value, &links);
    return links;
  }
  if (row && block && row->takes_blocks) {
    links_of_branch_arg(z, value, &links);
    return links;
  }
  for (uint32_t i = 0; i < op->noperands; i++) {
    Use *operand = operand_use(op, i);
    if (!type_is_tensor(operand->value->type))
      continue;
    AliasLinks mine = values_of(z, operand);
    for (size_t j = 0; j < mine.size; j++)
      if (mine.data[j].value == value)
        vec_push(z->arena, &links, mine.data[j]);
  }
  return links;
}

// Reads and writes

bool reads_never(OneShot *z, Use *operand) {
  (void)z;
  (void)operand;
  return false;
}

bool writes_always(OneShot *z, Use *operand) {
  (void)z;
  (void)operand;
  return true;
}

bool operand_reads(OneShot *z, Use *operand) {
  const OneShotRow *row = row_of(z, operand->owner);
  return !row || !row->reads || row->reads(z, operand);
}

bool operand_writes(OneShot *z, Use *operand) {
  const OneShotRow *row = row_of(z, operand->owner);
  return !row || (row->writes && row->writes(z, operand));
}

static bool writes_inside(OneShot *z, Value *value, const void *user) {
  const Op *op = user, *owner = value_owner(value);
  return owner && op_is_ancestor(op, owner) && value_writes(z, value);
}

// Blocks that branch in a circle lead from what is inside of an operation back to
// its results: to be asked again about a value says nothing.
bool value_writes(OneShot *z, Value *value) {
  Op *op = value_op(value);
  const OneShotRow *row = op ? row_of(z, op) : NULL;
  if (!row)
    return true;
  if (row->result_writes)
    return row->result_writes(z, value);
  AliasLinks links = operands_of(z, value);
  if (!links.size)
    return true;
  for (size_t i = 0; i < links.size; i++)
    if (operand_writes(z, links.data[i].operand))
      return true;
  Chase chase = {writes_inside, op, false, false, false};
  PtrMap asked = {0}, *outer = z->asked;
  z->asked = outer ? outer : &asked;
  bool again = ptrmap_get(z->asked, value), writes = false;
  ptrmap_set(z->asked, z->arena, value, value);
  for (size_t i = 0; i < links.size && !again && !writes; i++)
    writes = find_sources(z, links.data[i].operand, &chase).size;
  z->asked = outer;
  return writes;
}

bool value_is_read(OneShot *z, Value *value) {
  PtrMap seen = {0};
  Vec(Use *) work = {0};
  for (Use *u = value->uses; u; u = u->next)
    vec_push(z->arena, &work, u);
  while (work.size) {
    Use *use = vec_pop(&work);
    if (ptrmap_get(&seen, use))
      continue;
    ptrmap_set(&seen, z->arena, use, use);
    if (operand_reads(z, use))
      return true;
    if (operand_writes(z, use) || !row_of(z, use->owner))
      continue;
    AliasLinks links = values_of(z, use);
    for (size_t i = 0; i < links.size; i++)
      for (Use *u = links.data[i].value->uses; u; u = u->next)
        vec_push(z->arena, &work, u);
  }
  return false;
}

bool value_is_written(OneShot *z, Value *value) {
  ValueVec set = {0};
  add_alias_set(z, value, &set);
  for (size_t i = 0; i < set.size; i++)
    for (Use *u = set.data[i]->uses; u; u = u->next)
      if (is_in_place(z, u) && operand_writes(z, u))
        return true;
  return false;
}

bool value_is_writable(OneShot *z, Value *value) {
  const Op *owner = value_owner(value);
  const OneShotRow *row = owner ? row_of(z, owner) : NULL;
  if (!row)
    return false;
  return row->is_writable ? row->is_writable(z, value) : !value_is_arg(value);
}

// Where contents come from

// Follows a tensor back to where its contents may come from.
PtrMap find_sources(OneShot *z, const Use *operand, const Chase *chase) {
  PtrMap found = {0}, seen = {0};
  ValueVec work = {0};
  vec_push(z->arena, &work, operand->value);
  while (work.size) {
    Value *value = vec_pop(&work);
    bool leaf = false;
    const Op *owner = value_owner(value);
    if (ptrmap_get(&seen, value)) {
      leaf = true;
    } else if (chase->stops(z, value, chase->user)) {
      ptrmap_set(&found, z->arena, value, value);
    } else if (!owner || !row_of(z, owner)) {
      leaf = true;
    } else {
      AliasLinks links = operands_of(z, value);
      leaf = !links.size;
      for (size_t i = 0; i < links.size; i++) {
        const AliasLink *link = &links.data[i];
        Value *from = link->operand->value;
        bool is_cast = value_op(value) && op_has(value_op(value), TRAIT_CAST);
        if ((chase->equivalent_only && !link->equivalent) ||
            (chase->same_type_only && from->type != value->type && !is_cast))
          leaf = true;
        else
          vec_push(z->arena, &work, from);
      }
    }
    ptrmap_set(&seen, z->arena, value, value);
    if (leaf && chase->leaves)
      ptrmap_set(&found, z->arena, value, value);
  }
  return found;
}

bool value_defines(OneShot *z, Value *value, const void *user) {
  (void)user;
  return value_writes(z, value);
}

static ValueVec definitions_of(OneShot *z, const Use *operand) {
  Chase chase = {value_defines, NULL, false, false, false};
  PtrMap found = find_sources(z, operand, &chase);
  ValueVec list = {.data = arena_array(&z->local, Value *, found.size + 1)};
  for (; list.size < found.size; list.size++)
    list.data[list.size] = (Value *)found.entries[list.size].key;
  return list;
}

const ValueVec *find_definitions(OneShot *z, const Use *operand) {
  uint32_t i = member_of(z, operand->value);
  CHECK(i);
  AliasMember *m = &z->sets.data[i];
  if (m->defined != z->analysis) {
    m->definitions = definitions_of(z, operand);
    m->defined = z->analysis;
  }
  return &m->definitions;
}

// Regions that are run several times

static bool goes_back(const Op *op, uint32_t region, uint32_t depth) {
  for (const RegionEdge *e = op->info->edges; e && e->from != EDGE_END; e++)
    if (e->from >= 0 && e->to >= 0 && (uint32_t)e->from == region &&
        ((uint32_t)e->to == depth || e->to != e->from))
      return true;
  return false;
}

bool region_repeats(OneShot *z, const Region *region) {
  const Op *op = region->parent;
  const OneShotRow *row = row_of(z, op);
  if (!row)
    return false;
  if (row->repeats)
    return row->repeats(z, op);
  uint32_t number = (uint32_t)(region - op->regions);
  return goes_back(op, number, number);
}

static const Region *region_around(const Region *region) {
  const Op *op = region->parent;
  return op && op->block ? op->block->parent : NULL;
}

const Region *repetitive_region(OneShot *z, const Region *region) {
  while (region && !region_repeats(z, region))
    region = region_around(region);
  return region;
}

const Region *parallel_region(OneShot *z, const Region *region) {
  for (; region; region = region_around(region)) {
    const OneShotRow *row = row_of(z, region->parent);
    if (row && row->runs_in_parallel && region_repeats(z, region))
      break;
  }
  return region;
}

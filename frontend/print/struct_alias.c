// Aliases of structs.
//
// A struct inside another one is spelled out wherever it is mentioned, unless
// it is one of those around it. Structs that point at each other, as typed
// pointers let them, so take a text that grows with the number of paths from
// one to another: no machine can print SQLite's. With aliases each is printed
// once:
//
//     !list = !llvm.struct<"list">                       a forward declaration
//     !node = !llvm.struct<"node", (ptr<!list>, i32)>
//     !list = !llvm.struct<"list", (ptr<!node>, ptr<struct<"list">>)>
//
// The structs and what they mention directly make a graph. Its strongly
// connected components are found by Tarjan's algorithm with a stack of its own,
// for they can be deeper than the stack of the program. A component is finished
// after all that it mentions; what is left mentions itself in a circle and gets
// a forward declaration at its first mention.
//
// Which structs have aliases is a matter of OpPrintOptions.type_aliases: all
// identified ones, or those that are recursive or large. Without either, only
// what would take too much to be spelled out has one, so that printing always
// ends; literal structs, too.

#include "frontend/print/print_int.h"

enum {
  LARGE_STRUCT = 16, // types in the text of its body
  MAX_NESTING = 500, // structs in one another; parsers bound it too
};
// Types in what may be spelled out without being asked for.
static const uint64_t max_spelled = 1 << 18;

typedef struct Frame {
  uint32_t node, next; // the mention to look at
} Frame;

typedef struct ComponentSearch {
  Collector *c;
  Indices component; // Tarjan's stack
  Vec(Frame) frames;
  uint32_t number;
  PtrMap literals; // types looked at, to the stamp of the node
} ComponentSearch;

static uint64_t add(uint64_t a, uint64_t b) {
  uint64_t sum;
  return __builtin_add_overflow(a, b, &sum) ? UINT64_MAX : sum;
}

static uint64_t multiply(uint64_t a, uint64_t b) {
  uint64_t product;
  return __builtin_mul_overflow(a, b, &product) ? UINT64_MAX : product;
}

// Mentions

static void mention(ComponentSearch *s, uint32_t at, const Type *type) {
  Collector *c = s->c;
  uint32_t to = (uint32_t)(uintptr_t)ptrmap_get(&c->struct_nodes, type) - 1;
  StructNode *from = &c->nodes.data[at], *target = &c->nodes.data[to];
  if (target->stamp == at + 1) {
    from->mentions.data[target->slot].count++;
    return;
  }
  target->stamp = at + 1;
  target->slot = (uint32_t)from->mentions.size;
  vec_push(&c->arena, &from->mentions, ((Mention){to, 1}));
}

static uint32_t count_shown_parts(const Collector *c, const Type *type) {
  bool is_opaque = type->kind == TY_LLVM_PTR && c->pr->options->opaque_pointers;
  return is_opaque ? 0 : type_part_count(type);
}

// Looks through what is no struct. Types with several parts are looked at once
// per node.
static void look_through(ComponentSearch *s, uint32_t at, const Type *type) {
  Collector *c = s->c;
  for (;;) {
    c->nodes.data[at].size = add(c->nodes.data[at].size, 1);
    if (type->kind == TY_LLVM_STRUCT) {
      mention(s, at, type);
      return;
    }
    uint32_t n = count_shown_parts(c, type);
    if (!n)
      return;
    if (n > 1)
      break;
    type = type_part(type, 0);
  }
  void **seen = ptrmap_at(&s->literals, &c->arena, type);
  if (*seen == (void *)(uintptr_t)(at + 1))
    return;
  *seen = (void *)(uintptr_t)(at + 1);
  for (uint32_t i = 0; i < type_part_count(type); i++)
    look_through(s, at, type_part(type, i));
}

static void find_mentions(ComponentSearch *s, uint32_t at) {
  const Type *type = s->c->nodes.data[at].type;
  for (uint32_t i = 0; i < type->as.structure.nfields; i++)
    look_through(s, at, type->as.structure.fields[i]);
}

// Components

typedef struct Extent {
  uint64_t size, paths;
  uint32_t depth, count;
  bool recursive;
} Extent;

// What of a component is in the text of one of its members. The number of
// paths inside is at most the product of the ways on from each.
static void measure(const Collector *c, const uint32_t *members, size_t n,
                    Extent *e) {
  *e = (Extent){.paths = 1, .recursive = n > 1};
  uint32_t below = 0;
  for (size_t i = 0; i < n; i++) {
    const StructNode *node = &c->nodes.data[members[i]];
    uint64_t inside = 0;
    e->size = add(e->size, node->size);
    for (size_t j = 0; j < node->mentions.size; j++) {
      Mention m = node->mentions.data[j];
      const StructNode *to = &c->nodes.data[m.node];
      if (m.node == members[i]) {
        e->recursive = true;
      } else if (to->on_stack) {
        inside = add(inside, m.count);
      } else if (!to->has_alias) {
        e->size = add(e->size, multiply(to->size, m.count));
        below = to->depth > below ? to->depth : below;
      }
    }
    if (inside > 1)
      e->paths = multiply(e->paths, inside);
  }
  e->size = multiply(e->size, e->paths);
  e->depth = below + (uint32_t)n;
}

static bool is_identified(const StructNode *node) {
  return node->type->as.structure.name;
}

static bool wants_alias(const Collector *c, const StructNode *node,
                        const Extent *e) {
  if (e->size > max_spelled || e->depth > MAX_NESTING)
    return true;
  if (!is_identified(node))
    return false;
  switch (c->pr->options->type_aliases) {
  case TYPE_ALIASES_ALL: return true;
  case TYPE_ALIASES_LARGE: return e->recursive || e->size > LARGE_STRUCT;
  default: return false;
  }
}

static void finish_component(ComponentSearch *s, uint32_t root) {
  Collector *c = s->c;
  size_t first = s->component.size;
  do
    first--;
  while (s->component.data[first] != root);
  const uint32_t *members = &s->component.data[first];
  size_t n = s->component.size - first;
  Extent e;
  measure(c, members, n, &e);
  for (size_t i = 0; i < n; i++) {
    StructNode *node = &c->nodes.data[members[i]];
    node->on_stack = false;
    node->has_alias = wants_alias(c, node, &e);
    c->has_struct_aliases |= node->has_alias;
    node->size = e.size;
    node->depth = e.depth;
  }
  s->component.size = first;
}

static void enter_node(ComponentSearch *s, uint32_t at) {
  StructNode *node = &s->c->nodes.data[at];
  node->number = node->low = ++s->number;
  node->on_stack = true;
  vec_push(&s->c->arena, &s->component, at);
  vec_push(&s->c->arena, &s->frames, ((Frame){at, 0}));
  find_mentions(s, at);
}

static void lower_low(StructNode *node, uint32_t number) {
  if (number < node->low)
    node->low = number;
}

// Tarjan's algorithm from one node, without recursion.
static void search_from(ComponentSearch *s, uint32_t root) {
  Collector *c = s->c;
  enter_node(s, root);
  while (s->frames.size) {
    Frame *frame = &vec_last(&s->frames);
    StructNode *node = &c->nodes.data[frame->node];
    if (frame->next < node->mentions.size) {
      uint32_t to = node->mentions.data[frame->next++].node;
      StructNode *target = &c->nodes.data[to];
      if (!target->number)
        enter_node(s, to);
      else if (target->on_stack)
        lower_low(node, target->number);
      continue;
    }
    uint32_t at = frame->node;
    s->frames.size--;
    if (s->frames.size)
      lower_low(&c->nodes.data[vec_last(&s->frames).node], node->low);
    vec_push(&c->arena, &c->struct_order, at);
    if (node->low == node->number)
      finish_component(s, at);
  }
}

bool struct_aliases_choose(Collector *c) {
  ComponentSearch s = {.c = c};
  for (size_t i = 0; i < c->structs.size; i++) {
    StructNode made = {.type = c->structs.data[i]};
    vec_push(&c->arena, &c->nodes, made);
    ptrmap_set(&c->struct_nodes, &c->arena, made.type,
               (void *)(uintptr_t)c->nodes.size);
  }
  for (size_t i = 0; i < c->nodes.size; i++)
    if (!c->nodes.data[i].number)
      search_from(&s, (uint32_t)i);
  return c->has_struct_aliases;
}

// Names

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

static bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

// The name of the struct in the letters of an alias. The number that tells
// equal names apart may not continue one of the name's own.
static Str base_name(Collector *c, Str name) {
  Buf base = {0};
  if (!name.size)
    buf_lit(&base, "struct");
  else if (!is_letter(name.data[0]))
    buf_char(&base, '_');
  for (size_t i = 0; i < name.size; i++) {
    char letter = name.data[i];
    if (is_letter(letter) || is_digit(letter) || letter == '$')
      buf_char(&base, letter);
    else if (letter == ' ')
      buf_char(&base, '_');
    else
      buf_printf(&base, "%X", (unsigned char)letter);
  }
  if (is_digit(base.data[base.size - 1]))
    buf_char(&base, '_');
  Str copy = arena_str(&c->arena, (Str){base.data, base.size});
  buf_release(&base);
  return copy;
}

void struct_aliases_name(Collector *c) {
  for (size_t i = 0; i < c->struct_order.size; i++) {
    const StructNode *node = &c->nodes.data[c->struct_order.data[i]];
    if (!node->has_alias)
      continue;
    Str name = is_identified(node) ? ident_str(node->type->as.structure.name)
                                   : (Str){0};
    Str base = base_name(c, name);
    alias_set(c, node->type, alias_text(c, '!', base));
  }
}

// Definitions

static void put_definition(OpPrinter *pr, Str alias) {
  buf_str(pr->out, alias);
  put_lit(pr, " = ");
}

static void declare(OpPrinter *pr, const StructNode *node) {
  if (!is_identified(node))
    return; // used before its definition, which parsers find
  put_definition(pr, alias_of(pr->aliases, node->type));
  put_lit(pr, "!llvm.struct<\"");
  string_print_escaped(pr->out, ident_str(node->type->as.structure.name));
  put_lit(pr, "\">\n");
}

// Everything that the text of a node mentions, be it in structs that are
// spelled out there. What was declared once stays so.
static void declare_mentions(OpPrinter *pr, const StructNode *node,
                             const StructNode *defined) {
  Collector *c = pr->aliases;
  for (size_t i = 0; i < node->mentions.size; i++) {
    StructNode *to = &c->nodes.data[node->mentions.data[i].node];
    if (to->declared || to == defined)
      continue;
    to->declared = true;
    if (to->has_alias)
      declare(pr, to);
    else
      declare_mentions(pr, to, defined);
  }
}

void struct_aliases_print(OpPrinter *pr) {
  Collector *c = pr->aliases;
  for (size_t i = 0; i < c->struct_order.size; i++) {
    StructNode *node = &c->nodes.data[c->struct_order.data[i]];
    if (!node->has_alias)
      continue;
    declare_mentions(pr, node, node);
    node->declared = true;
    put_definition(pr, alias_of(c, node->type));
    c->skip = node->type;
    type_print(pr->out, pr->ctx, node->type, &pr->symbols);
    put_lit(pr, "\n");
  }
}

// LLVM's data layout strings ("e-m:e-p:32:32-i64:64-n32-S128"): what is said
// between the dashes changes LLVM's defaults. What is not needed for sizes and
// alignments (preferred alignments, function pointers, mangling, non-integral
// spaces) is checked and dropped. Rules and messages are those of LLVM 22
// (LangRef, "Data Layout"), so that a string is refused before LLVM sees it.

#include "ir/ir.h"

#include <ctype.h>
#include <stdio.h>

typedef struct Parser {
  DataLayout *layout;
  const char *why;
} Parser;

enum { MAX_SIZE = (1 << 24) - 1, MAX_ALIGN = (1 << 16) - 1 };

static bool fail(Parser *p, const char *why) {
  p->why = why;
  return false;
}

static bool fail_unknown(Parser *p, char specifier) {
  DataLayout *l = p->layout;
  snprintf(l->message, sizeof l->message, "unknown specifier '%c'", specifier);
  return fail(p, l->message);
}

// Components: what stands between colons.

typedef struct Components {
  Str items[8];
  uint32_t count; // may be more than there is room for
} Components;

static Str take_until(Str *rest, char separator) {
  const char *at = memchr(rest->data, separator, rest->size);
  Str head = {rest->data, at ? (size_t)(at - rest->data) : rest->size};
  size_t used = at ? head.size + 1 : head.size;
  rest->data += used;
  rest->size -= used;
  return head;
}

static Components split(Str spec) {
  Components c = {0};
  bool more = true;
  while (more) {
    more = memchr(spec.data, ':', spec.size) != NULL;
    Str item = take_until(&spec, ':');
    if (c.count < ARRAY_SIZE(c.items))
      c.items[c.count] = item;
    c.count++;
  }
  return c;
}

static bool parse_number(Str text, uint32_t *value) {
  uint64_t n = 0;
  for (size_t i = 0; i < text.size; i++) {
    if (text.data[i] < '0' || text.data[i] > '9')
      return false;
    n = n * 10 + (uint64_t)(text.data[i] - '0');
    if (n > UINT32_MAX)
      return false;
  }
  *value = (uint32_t)n;
  return text.size > 0;
}

// The same checks with the words of each component.
typedef struct SizeWords {
  const char *empty, *range;
} SizeWords;

static const SizeWords plain_size = {"size component cannot be empty",
                                     "size must be a non-zero 24-bit integer"};
static const SizeWords pointer_size = {
    "pointer size component cannot be empty",
    "pointer size must be a non-zero 24-bit integer"};
static const SizeWords index_size = {
    "index size component cannot be empty",
    "index size must be a non-zero 24-bit integer"};

static bool parse_size(Parser *p, Str text, const SizeWords *words,
                       uint32_t *bits) {
  if (!text.size)
    return fail(p, words->empty);
  if (!parse_number(text, bits) || !*bits || *bits > MAX_SIZE)
    return fail(p, words->range);
  return true;
}

typedef struct AlignWords {
  const char *empty, *range, *zero, *power;
} AlignWords;

#define ALIGN_WORDS(name)                                                      \
  {                                                                            \
    name " component cannot be empty", name " must be a 16-bit integer",       \
        name " must be non-zero",                                              \
        name " must be a power of two times the byte width"                    \
  }
static const AlignWords abi_words = ALIGN_WORDS("ABI alignment");
static const AlignWords preferred_words = ALIGN_WORDS("preferred alignment");
static const AlignWords stack_words = ALIGN_WORDS("stack natural alignment");

// Bits in the text, bytes in the result; 0 is 1 where that is allowed.
static bool parse_align(Parser *p, Str text, const AlignWords *words,
                        bool allow_zero, uint32_t *bytes) {
  uint32_t bits;
  if (!text.size)
    return fail(p, words->empty);
  if (!parse_number(text, &bits) || bits > MAX_ALIGN)
    return fail(p, words->range);
  if (!bits && !allow_zero)
    return fail(p, words->zero);
  if (bits % 8 || (bits & (bits - 1)))
    return fail(p, words->power);
  *bytes = bits ? bits / 8 : 1;
  return true;
}

static bool parse_preferred(Parser *p, Str text, uint32_t abi) {
  uint32_t preferred;
  if (!parse_align(p, text, &preferred_words, false, &preferred))
    return false;
  if (preferred < abi)
    return fail(p, "preferred alignment cannot be less than the ABI alignment");
  return true;
}

static bool parse_space(Parser *p, Str text, uint32_t *space) {
  if (!text.size)
    return fail(p, "address space component cannot be empty");
  if (!parse_number(text, space) || *space > MAX_SIZE)
    return fail(p, "address space must be a 24-bit integer");
  return true;
}

// Specifications

static bool set_spec(Parser *p, DataLayoutSpecs *specs, uint32_t bits,
                     uint32_t align) {
  uint32_t i = 0;
  while (i < specs->count && specs->items[i].bits < bits)
    i++;
  if (i == specs->count || specs->items[i].bits != bits) {
    if (specs->count == ARRAY_SIZE(specs->items))
      return fail(p, "too many sizes of one kind of type");
    memmove(&specs->items[i + 1], &specs->items[i],
            (specs->count++ - i) * sizeof specs->items[0]);
  }
  specs->items[i] = (DataLayoutSpec){bits, align};
  return true;
}

// i<size>:<abi>[:<pref>], f and v likewise
static bool parse_primitive(Parser *p, char kind, Str spec) {
  DataLayoutSpecs *specs = kind == 'i'   ? &p->layout->ints
                           : kind == 'f' ? &p->layout->floats
                                         : &p->layout->vectors;
  Components c = split(spec);
  uint32_t bits, abi;
  if (c.count < 2 || c.count > 3)
    return fail(p, kind == 'i'   ? "malformed specification, must be of the "
                                   "form \"i<size>:<abi>[:<pref>]\""
                   : kind == 'f' ? "malformed specification, must be of the "
                                   "form \"f<size>:<abi>[:<pref>]\""
                                 : "malformed specification, must be of the "
                                   "form \"v<size>:<abi>[:<pref>]\"");
  if (!parse_size(p, c.items[0], &plain_size, &bits) ||
      !parse_align(p, c.items[1], &abi_words, false, &abi))
    return false;
  if (kind == 'i' && bits == 8 && abi != 1)
    return fail(p, "i8 must be 8-bit aligned");
  if (c.count == 3 && !parse_preferred(p, c.items[2], abi))
    return false;
  return set_spec(p, specs, bits, abi);
}

// a:<abi>[:<pref>]
static bool parse_aggregate(Parser *p, Str spec) {
  Components c = split(spec);
  uint32_t zero, abi;
  if (c.count < 2 || c.count > 3)
    return fail(p, "malformed specification, must be of the form "
                   "\"a:<abi>[:<pref>]\"");
  if (c.items[0].size && (!parse_number(c.items[0], &zero) || zero))
    return fail(p, "size must be zero");
  if (!parse_align(p, c.items[1], &abi_words, true, &abi) ||
      (c.count == 3 && !parse_preferred(p, c.items[2], abi)))
    return false;
  p->layout->aggregate_align = abi;
  return true;
}

// [<flags>][<n>][(<name>)]; the name is for people.
static bool parse_pointer_space(Parser *p, Str text, uint32_t *space) {
  size_t flags = 0;
  *space = 0;
  while (flags < text.size && isalpha((unsigned char)text.data[flags])) {
    if (text.data[flags] != 'e' && text.data[flags] != 'u')
      return fail(p, "not a valid pointer specification flag");
    flags++;
  }
  text = (Str){text.data + flags, text.size - flags};
  const char *open = memchr(text.data, '(', text.size);
  if (open) {
    size_t before = (size_t)(open - text.data), named = text.size - before;
    if (named < 3 || text.data[text.size - 1] != ')')
      return fail(p, "Expected `( address space name )`");
    text.size = before;
  }
  if (text.size && !parse_space(p, text, space))
    return false;
  return !flags || *space ||
         fail(p, "address space 0 cannot be unstable or have external state");
}

static bool set_pointer(Parser *p, uint32_t space, uint32_t bits,
                        uint32_t index_bits, uint32_t align) {
  DataLayout *layout = p->layout;
  uint32_t i = 0;
  while (i < layout->npointers && layout->pointers[i].space != space)
    i++;
  if (i == ARRAY_SIZE(layout->pointers))
    return fail(p, "too many address spaces");
  if (i == layout->npointers)
    layout->npointers++;
  layout->pointers[i].space = space;
  layout->pointers[i].bits = bits;
  layout->pointers[i].index_bits = index_bits;
  layout->pointers[i].abi_align = align;
  return true;
}

// p[<n>]:<size>:<abi>[:<pref>[:<idx>]]
static bool parse_pointer(Parser *p, Str spec) {
  Components c = split(spec);
  uint32_t space, bits, abi, index_bits;
  if (c.count < 3 || c.count > 5)
    return fail(p, "malformed specification, must be of the form "
                   "\"p[<n>]:<size>:<abi>[:<pref>[:<idx>]]\"");
  if (!parse_pointer_space(p, c.items[0], &space) ||
      !parse_size(p, c.items[1], &pointer_size, &bits) ||
      !parse_align(p, c.items[2], &abi_words, false, &abi) ||
      (c.count > 3 && !parse_preferred(p, c.items[3], abi)))
    return false;
  index_bits = bits;
  if (c.count > 4 && !parse_size(p, c.items[4], &index_size, &index_bits))
    return false;
  if (index_bits > bits)
    return fail(p, "index size cannot be larger than the pointer size");
  return set_pointer(p, space, bits, index_bits, abi);
}

// ni:<address space>[:<address space>]...
static bool parse_non_integral(Parser *p, Str rest) {
  uint32_t space;
  if (!rest.size || *rest.data != ':')
    return fail(p, "malformed specification, must be of the form \"ni:<address "
                   "space>[:<address space>]...\"");
  do {
    rest = (Str){rest.data + 1, rest.size - 1};
    Str tail = rest, item = take_until(&tail, ':');
    if (!parse_space(p, item, &space))
      return false;
    if (!space)
      return fail(p, "address space 0 cannot be non-integral");
    rest = (Str){rest.data + item.size, rest.size - item.size};
  } while (rest.size);
  return true;
}

// n<size>[:<size>]...
static bool parse_legal(Parser *p, Str spec) {
  Components c = {0};
  for (bool more = true; more; c.count++) {
    uint32_t bits;
    more = memchr(spec.data, ':', spec.size) != NULL;
    if (!parse_size(p, take_until(&spec, ':'), &plain_size, &bits))
      return false;
    if (bits < 64)
      p->layout->legal_ints |= 1ull << bits;
  }
  return true;
}

// F<type><abi>
static bool parse_function_pointer(Parser *p, Str rest) {
  uint32_t align;
  if (!rest.size)
    return fail(p, "malformed specification, must be of the form "
                   "\"F<type><abi>\"");
  if (*rest.data != 'i' && *rest.data != 'n')
    return fail(p, "unknown function pointer alignment type");
  return parse_align(p, (Str){rest.data + 1, rest.size - 1}, &abi_words, false,
                     &align);
}

static bool parse_mangling(Parser *p, Str rest) {
  if (rest.size < 2 || rest.data[0] != ':')
    return fail(p, "malformed specification, must be of the form "
                   "\"m:<mangling>\"");
  if (rest.size > 2 || !strchr("eolmxwa", rest.data[1]))
    return fail(p, "unknown mangling mode");
  return true;
}

// A<address space>, P and G likewise
static bool parse_default_space(Parser *p, char kind, Str rest) {
  uint32_t *space = kind == 'A'   ? &p->layout->alloca_space
                    : kind == 'P' ? &p->layout->program_space
                                  : &p->layout->global_space;
  if (!rest.size)
    return fail(p, kind == 'A'   ? "malformed specification, must be of the "
                                   "form \"A<address space>\""
                   : kind == 'P' ? "malformed specification, must be of the "
                                   "form \"P<address space>\""
                                 : "malformed specification, must be of the "
                                   "form \"G<address space>\"");
  return parse_space(p, rest, space);
}

static bool parse_stack(Parser *p, Str rest) {
  if (!rest.size)
    return fail(p, "malformed specification, must be of the form \"S<size>\"");
  return parse_align(p, rest, &stack_words, false, &p->layout->stack_align);
}

// Parses one specification of LLVM's data layout string.
static bool parse_spec(Parser *p, Str spec) {
  if (!spec.size)
    return fail(p, "empty specification is not allowed");
  char kind = spec.data[0];
  Str rest = {spec.data + 1, spec.size - 1};
  switch (kind) {
  case 'i':
  case 'f':
  case 'v': return parse_primitive(p, kind, rest);
  case 'a': return parse_aggregate(p, rest);
  case 'p': return parse_pointer(p, rest);
  case 'n':
    if (rest.size && *rest.data == 'i')
      return parse_non_integral(p, (Str){rest.data + 1, rest.size - 1});
    return parse_legal(p, rest);
  case 's': return true; // of stack objects, long without meaning
  case 'e':
  case 'E':
    if (rest.size)
      return fail(p, "malformed specification, must be just 'e' or 'E'");
    p->layout->big_endian = kind == 'E';
    return true;
  case 'S': return parse_stack(p, rest);
  case 'F': return parse_function_pointer(p, rest);
  case 'A':
  case 'P':
  case 'G': return parse_default_space(p, kind, rest);
  case 'm': return parse_mangling(p, rest);
  default: return fail_unknown(p, kind);
  }
}

static const DataLayout defaults = {
    .pointers = {{0, 64, 64, 8}},
    .npointers = 1,
    .ints = {{{1, 1}, {8, 1}, {16, 2}, {32, 4}, {64, 4}}, 5},
    .floats = {{{16, 2}, {32, 4}, {64, 8}, {128, 16}}, 4},
    .vectors = {{{64, 8}, {128, 16}}, 2},
    .aggregate_align = 1,
};

bool data_layout_parse(DataLayout *layout, Str text, const char **why) {
  Parser p = {layout, NULL};
  *layout = defaults;
  layout->text = text;
  for (bool more = text.size > 0; more;) {
    more = memchr(text.data, '-', text.size) != NULL;
    if (!parse_spec(&p, take_until(&text, '-'))) {
      *why = p.why;
      return false;
    }
  }
  layout->pointer_bits = data_layout_pointer_bits(layout, 0);
  layout->index_bits = data_layout_index_bits(layout, 0);
  return true;
}

static uint32_t pointer_index(const DataLayout *layout, uint32_t space) {
  uint32_t zero = 0;
  for (uint32_t i = 0; i < layout->npointers; i++) {
    if (layout->pointers[i].space == space)
      return i;
    if (!layout->pointers[i].space)
      zero = i;
  }
  return zero; // spaces not spoken of are like space 0
}

uint32_t data_layout_pointer_bits(const DataLayout *layout, uint32_t space) {
  return layout->pointers[pointer_index(layout, space)].bits;
}

uint32_t data_layout_index_bits(const DataLayout *layout, uint32_t space) {
  return layout->pointers[pointer_index(layout, space)].index_bits;
}

uint32_t data_layout_pointer_align(const DataLayout *layout, uint32_t space) {
  return layout->pointers[pointer_index(layout, space)].abi_align;
}

bool data_layout_has_f80(const DataLayout *layout) {
  for (uint32_t i = 0; i < layout->floats.count; i++)
    if (layout->floats.items[i].bits == 80)
      return true;
  return false;
}

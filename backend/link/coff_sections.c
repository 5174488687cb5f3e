// Editing headers and symbols of COFF objects. Their fields are where "PE Format"
// has them (COFF File Header, Section Table, COFF Symbol Table, Auxiliary Format
// 5), and for objects of many sections where ANON_OBJECT_HEADER_BIGOBJ of
// winnt.h has them.
#include "backend/link/coff_sections.h"
#include "backend/shim/checksum.h"

#include <string.h>

// Where fields are, and their sizes.
typedef struct CoffLayout {
  uint32_t header_size, symbols_at, count_at; // of the file
  uint32_t symbol_size, section_size;         // the number of a section
} CoffLayout;

static const CoffLayout layout_small = {20, 8, 12, 18, 2};
static const CoffLayout layout_big = {56, 48, 52, 20, 4};

enum {
  // The header of a section.
  SECTION_SIZE = 40,
  SECTION_NAME_SIZE = 8,
  SIZE_AT = 16,
  DATA_AT = 20,
  FLAGS_AT = 36,
  // A symbol.
  SYMBOL_SECTION_AT = 12,
  STATIC = 3,
  // The entry behind the symbol of a section.
  CHECKSUM_AT = 8,
  SELECTION_AT = 14,
  ALIGNMENT = 64, // of what is behind the file
};

// Flags of a section.
#define FLAG_DATA      0x00000040u
#define FLAG_NO_DATA   0x00000080u
#define FLAG_ALIGNMENT 0x00f00000u
#define FLAG_READ      0x40000000u
#define FLAG_WRITE     0x80000000u

typedef struct Coff {
  char *data;
  size_t size;
  const CoffLayout *layout;
  size_t symbols, nsymbols, strings;
} Coff;

static uint32_t read_field(const Coff *coff, size_t at, uint32_t nbytes) {
  uint32_t value = 0;
  if (at > coff->size || nbytes > coff->size - at)
    return 0;
  for (uint32_t i = nbytes; i-- > 0;)
    value = value << 8 | (unsigned char)coff->data[at + i];
  return value;
}

static void write_field(Coff *coff, size_t at, uint32_t nbytes,
                        uint32_t value) {
  for (uint32_t i = 0; i < nbytes; i++)
    coff->data[at + i] = (char)(value >> (8 * i));
}

static bool coff_open(Coff *coff, const Buf *object) {
  *coff = (Coff){.data = object->data, .size = object->size};
  bool is_big = read_field(coff, 0, 4) == 0xffff0000u;
  const CoffLayout *l = is_big ? &layout_big : &layout_small;
  coff->layout = l;
  coff->symbols = read_field(coff, l->symbols_at, 4);
  coff->nsymbols = read_field(coff, l->count_at, 4);
  coff->strings = coff->symbols + coff->nsymbols * l->symbol_size;
  return coff->symbols && coff->strings <= coff->size;
}

static size_t symbol_at(const Coff *coff, size_t i) {
  return coff->symbols + i * coff->layout->symbol_size;
}

// The name is in the symbol, or in the table of strings.
static Str symbol_name_of(const Coff *coff, size_t at) {
  const char *name = coff->data + at;
  if (read_field(coff, at, 4))
    return (Str){name, strnlen(name, SECTION_NAME_SIZE)};
  size_t offset = coff->strings + read_field(coff, at + 4, 4);
  if (offset >= coff->size)
    return (Str){0};
  name = coff->data + offset;
  return (Str){name, strnlen(name, coff->size - offset)};
}

static uint32_t section_of(const Coff *coff, size_t symbol) {
  return read_field(coff, symbol + SYMBOL_SECTION_AT,
                    coff->layout->section_size);
}

// Behind the number of the section there are two bytes of a type.
static uint32_t class_of(const Coff *coff, size_t symbol) {
  return read_field(coff, symbol + coff->layout->symbol_size - 2, 1);
}

static uint32_t nmore_of(const Coff *coff, size_t symbol) {
  return read_field(coff, symbol + coff->layout->symbol_size - 1, 1);
}

// The symbol of that name; with no name the one of the section itself, which is
// the first of it. 0: there is none.
static size_t find_symbol(const Coff *coff, Str name, uint32_t section) {
  for (size_t i = 0; i < coff->nsymbols; i++) {
    size_t at = symbol_at(coff, i);
    uint32_t nmore = nmore_of(coff, at);
    bool fits = name.size ? str_eq(symbol_name_of(coff, at), name) && !nmore
                          : section_of(coff, at) == section && nmore &&
                                class_of(coff, at) == STATIC;
    if (fits)
      return at;
    i += nmore;
  }
  return 0;
}

// Copies a part after the other, so that each can be given back; the checksum of
// all.
static uint32_t append(Buf *object, Str data, bool releases) {
  enum { STEP = 1 << 20 };
  uint32_t checksum = 0;
  buf_reserve(object, data.size + ALIGNMENT);
  while (object->size % ALIGNMENT)
    buf_char(object, 0);
  for (size_t at = 0; at < data.size; at += STEP) {
    size_t n = data.size - at < STEP ? data.size - at : STEP;
    buf_bytes(object, data.data + at, n);
    checksum = shim_checksum(checksum, data.data + at, n);
    if (releases)
      pages_release(data.data + at, n);
  }
  return checksum;
}

// The name of a section is in its symbol too.
static void change_names(Coff *coff, size_t header, size_t symbol,
                         bool is_constant) {
  static const char names[2][SECTION_NAME_SIZE] = {".data", ".rdata"};
  memcpy(coff->data + header, names[is_constant], SECTION_NAME_SIZE);
  memcpy(coff->data + symbol, names[is_constant], SECTION_NAME_SIZE);
}

static void change_header(Coff *coff, size_t header, uint32_t data,
                          bool is_constant) {
  uint32_t flags = read_field(coff, header + FLAGS_AT, 4) & FLAG_ALIGNMENT;
  write_field(coff, header + DATA_AT, 4, data);
  write_field(coff, header + FLAGS_AT, 4,
              flags | FLAG_DATA | FLAG_READ | (is_constant ? 0 : FLAG_WRITE));
}

bool coff_fill_section(Buf *object, Str symbol, Str data, bool is_constant,
                       bool releases) {
  Coff coff;
  if (!coff_open(&coff, object) ||
      object->size + data.size + ALIGNMENT > UINT32_MAX)
    return false;
  size_t mine = find_symbol(&coff, symbol, 0);
  uint32_t section = mine ? section_of(&coff, mine) : 0;
  size_t own = section ? find_symbol(&coff, (Str){0}, section) : 0;
  size_t header =
      coff.layout->header_size + (size_t)(section - 1) * SECTION_SIZE;
  if (!own || !(read_field(&coff, header + FLAGS_AT, 4) & FLAG_NO_DATA) ||
      read_field(&coff, header + SIZE_AT, 4) != data.size)
    return false;
  uint32_t checksum = append(object, data, releases);
  coff.data = object->data;
  coff.size = object->size;
  change_header(&coff, header, (uint32_t)(object->size - data.size),
                is_constant);
  change_names(&coff, header, own, is_constant);
  size_t more = own + coff.layout->symbol_size;
  write_field(&coff, more + CHECKSUM_AT, 4, checksum);
  write_field(&coff, more + SELECTION_AT, 1, 0);
  return true;
}

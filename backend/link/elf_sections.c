// Editing the headers of sections. Their fields are where the ELF specification has
// them ("Section Header" in chapter 4), for files of 32 and of 64 bits.
#include "backend/link/elf_sections.h"

#include <string.h>

enum {
  CLASS_AT = 4, // in e_ident
  DATA_AT = 5,
  CLASS_64 = 2,
  LITTLE_ENDIAN_DATA = 1,
  SHT_PROGBITS = 1,
  SHT_NOBITS = 8,
  ALIGNMENT = 64, // of what is behind the file
};

// Where fields are, and how many bytes addresses have.
typedef struct ElfLayout {
  uint32_t word, shoff, shentsize, shnum, shstrndx, sh_offset, sh_size;
} ElfLayout;
enum { SH_NAME = 0, SH_TYPE = 4 };

static const ElfLayout layout_32 = {4, 0x20, 0x2e, 0x30, 0x32, 0x10, 0x14};
static const ElfLayout layout_64 = {8, 0x28, 0x3a, 0x3c, 0x3e, 0x18, 0x20};

typedef struct Elf {
  char *data;
  size_t size;
  const ElfLayout *layout;
  size_t headers, header_size;
  uint64_t count;
  Str names;
} Elf;

static uint64_t read_field(const Elf *elf, size_t at, uint32_t nbytes) {
  uint64_t value = 0;
  if (at > elf->size || nbytes > elf->size - at)
    return 0;
  for (uint32_t i = nbytes; i-- > 0;)
    value = value << 8 | (unsigned char)elf->data[at + i];
  return value;
}

static void write_field(Elf *elf, size_t at, uint32_t nbytes, uint64_t value) {
  for (uint32_t i = 0; i < nbytes; i++)
    elf->data[at + i] = (char)(value >> (8 * i));
}

static size_t header_at(const Elf *elf, uint64_t i) {
  return elf->headers + i * elf->header_size;
}

static uint64_t read_word(const Elf *elf, uint64_t section, uint32_t field) {
  return read_field(elf, header_at(elf, section) + field, elf->layout->word);
}

static Str name_of(const Elf *elf, uint64_t section) {
  uint64_t at = read_field(elf, header_at(elf, section) + SH_NAME, 4);
  if (at >= elf->names.size)
    return (Str){0};
  const char *name = elf->names.data + at;
  return (Str){name, strnlen(name, elf->names.size - at)};
}

// False: it is no such object, or one of more sections than the header can count.
static bool elf_open(Elf *elf, const Buf *object) {
  static const char magic[] = {0x7f, 'E', 'L', 'F'};
  enum { LEAST = 64 };
  *elf = (Elf){.data = object->data, .size = object->size};
  if (elf->size < LEAST || memcmp(elf->data, magic, sizeof magic) ||
      elf->data[DATA_AT] != LITTLE_ENDIAN_DATA)
    return false;
  const ElfLayout *l =
      elf->data[CLASS_AT] == CLASS_64 ? &layout_64 : &layout_32;
  elf->layout = l;
  elf->headers = read_field(elf, l->shoff, l->word);
  elf->header_size = read_field(elf, l->shentsize, 2);
  elf->count = read_field(elf, l->shnum, 2);
  uint64_t names = read_field(elf, l->shstrndx, 2);
  if (!elf->count || names >= elf->count || elf->headers > elf->size ||
      elf->count * elf->header_size > elf->size - elf->headers)
    return false;
  uint64_t at = read_word(elf, names, l->sh_offset);
  uint64_t size = read_word(elf, names, l->sh_size);
  if (at > elf->size || size > elf->size - at)
    return false;
  elf->names = (Str){elf->data + at, size};
  return true;
}

static bool change_types(Buf *object, const char *prefix, uint32_t from,
                         uint32_t to) {
  Elf elf;
  bool changed = false;
  if (!elf_open(&elf, object))
    return false;
  for (uint64_t i = 0; i < elf.count; i++) {
    size_t type = header_at(&elf, i) + SH_TYPE;
    if (read_field(&elf, type, 4) == from &&
        str_starts_with(name_of(&elf, i), prefix)) {
      write_field(&elf, type, 4, to);
      changed = true;
    }
  }
  return changed;
}

bool elf_leave_sections(Buf *object, const char *prefix) {
  return change_types(object, prefix, SHT_PROGBITS, SHT_NOBITS);
}

void elf_return_sections(Buf *object, const char *prefix) {
  change_types(object, prefix, SHT_NOBITS, SHT_PROGBITS);
}

// Copies a part after the other, so that each can be given back.
static void append(Buf *object, Str data, bool releases) {
  enum { STEP = 1 << 20 };
  buf_reserve(object, data.size + ALIGNMENT);
  while (object->size % ALIGNMENT)
    buf_char(object, 0);
  for (size_t at = 0; at < data.size; at += STEP) {
    size_t n = data.size - at < STEP ? data.size - at : STEP;
    buf_bytes(object, data.data + at, n);
    if (releases)
      pages_release(data.data + at, n);
  }
}

bool elf_fill_section(Buf *object, Str name, Str data, bool releases) {
  Elf elf;
  if (!elf_open(&elf, object))
    return false;
  for (uint64_t i = 0; i < elf.count; i++) {
    size_t header = header_at(&elf, i);
    if (read_field(&elf, header + SH_TYPE, 4) != SHT_NOBITS ||
        read_word(&elf, i, elf.layout->sh_size) != data.size ||
        !str_eq(name_of(&elf, i), name))
      continue;
    append(object, data, releases);
    elf.data = object->data;
    write_field(&elf, header + SH_TYPE, 4, SHT_PROGBITS);
    write_field(&elf, header + elf.layout->sh_offset, elf.layout->word,
                object->size - data.size);
    return true;
  }
  return false;
}

#include "backend/translate/holes.h"

#include "backend/link/coff_sections.h"
#include "backend/link/elf_sections.h"

// Nothing else begins like this.
static const unsigned char prefix[HOLE_MARK / 2] = {
    0xf1, 0x9c, 0x3e, 0xb7, 0x05, 0xd8, 0x62, 0xaa,
    0x4b, 0x90, 0xe3, 0x1d, 0x7c, 0xc6, 0x28, 0x5f};

void hole_mark(Str data, char mark[HOLE_MARK]) {
  uint64_t words[] = {(uintptr_t)data.data, data.size};
  memcpy(mark, prefix, sizeof prefix);
  memcpy(mark + sizeof prefix, words, sizeof words);
}

bool hole_is_mark(const char *bytes) {
  return !memcmp(bytes, prefix, sizeof prefix);
}

// Where data goes to.
typedef struct Place {
  char *to;
  const Hole *hole;
} Place;
typedef Vec(Place) PlaceList;

static const Hole *hole_of(const HoleList *holes, const char *mark) {
  for (size_t i = 0; i < holes->size; i++)
    if (!memcmp(holes->data[i].mark, mark, HOLE_MARK))
      return &holes->data[i];
  return NULL;
}

static void find_places(Arena *arena, const HoleList *holes, Buf *object,
                        PlaceList *places) {
  char *at = object->data, *end = at + object->size;
  while ((at = memmem(at, (size_t)(end - at), prefix, sizeof prefix))) {
    const Hole *hole = end - at < HOLE_MARK ? NULL : hole_of(holes, at);
    if (hole && hole->data.size <= (size_t)(end - at)) {
      vec_push(arena, places, ((Place){at, hole}));
      at += hole->data.size;
    } else {
      at++;
    }
  }
}

static void fill(const Place *place, bool is_last) {
  enum { STEP = 1 << 20 };
  Str data = place->hole->data;
  for (size_t at = 0; at < data.size; at += STEP) {
    size_t n = data.size - at < STEP ? data.size - at : STEP;
    memcpy(place->to + at, data.data + at, n);
    if (is_last)
      pages_release(data.data + at, n);
  }
}

// Whether hole number `i` is the last one to get its data, and all of them that have
// it are sections.
static bool is_last_of_sections(const HoleList *holes, size_t i) {
  for (size_t k = 0; k < holes->size; k++)
    if (holes->data[k].data.data == holes->data[i].data.data &&
        (k > i || !holes->data[k].section.size))
      return false;
  return true;
}

// Fills sections without data. Where there are several objects another one may want
// the data yet, so it is not released.
static void fill_sections(const HoleList *holes, Buf *objects, size_t n) {
  for (size_t i = 0; i < holes->size; i++)
    for (size_t k = 0; holes->data[i].section.size && k < n; k++)
      elf_fill_section(&objects[k], holes->data[i].section, holes->data[i].data,
                       n == 1 && is_last_of_sections(holes, i));
}

void holes_fill(Arena *arena, const HoleList *holes, Buf *objects, size_t n) {
  PlaceList places = {0};
  fill_sections(holes, objects, n);
  for (size_t i = 0; i < n && holes->size; i++)
    find_places(arena, holes, &objects[i], &places);
  for (size_t i = 0; i < places.size; i++) {
    bool is_last = true;
    for (size_t k = i + 1; k < places.size; k++)
      is_last &=
          places.data[k].hole->data.data != places.data[i].hole->data.data;
    fill(&places.data[i], is_last);
  }
}

// Whether a hole among those notes has the data.
static bool is_wanted(const HoleList *holes, Str notes, Str data) {
  while (notes.size) {
    if (hole_of(holes, notes.data)->data.data == data.data)
      return true;
    size_t size = HOLE_MARK + 1 + strlen(notes.data + HOLE_MARK + 1) + 1;
    notes = (Str){notes.data + size, notes.size - size};
  }
  return false;
}

bool holes_fill_emptied(const HoleList *holes, const Buf *emptied,
                        Buf *object) {
  Str notes = {emptied->data, emptied->size};
  while (notes.size) {
    const Hole *hole = hole_of(holes, notes.data);
    const char *how = notes.data + HOLE_MARK;
    Str symbol = str_from(how + 1);
    size_t size = HOLE_MARK + 1 + symbol.size + 1;
    notes = (Str){notes.data + size, notes.size - size};
    if (!coff_fill_section(object, symbol, hole->data, *how == 'c',
                           !is_wanted(holes, notes, hole->data)))
      return false;
  }
  return true;
}

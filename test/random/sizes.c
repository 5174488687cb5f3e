// Calls the functions of FORMS (written by sizes.py), which are products of
// matrices in all layouts and types, with all sizes, and compares each bit of what
// they write with sums that this program makes.
//
//   sizes MOST ALL STEP LARGE SEED [NUMBER]
//
// M, N and K are all triples of 0 to MOST that are of numbers up to ALL or beside
// multiples of STEP; beside them LARGE triples of 1 to 700 for each function. With
// NUMBER, only that function is called.
//
// Elements are small integers, so sums are exact in any order. An array ends where
// no memory is mapped, or begins there, in turns: what reads or writes beyond its
// ends dies. Gaps between rows hold NaNs, which must neither come into sums nor
// change.

#define _DEFAULT_SOURCE
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

typedef enum Kind { s8, u8, s16, u16, i32, bf16, f16, f32, f64 } Kind;
static const size_t bytes_of[] = {1, 1, 2, 2, 4, 2, 2, 4, 8};

typedef struct Form {
  const char *name;
  Kind kinds[3];
  const char *dims[3]; // letters of b, m, n, k
  char how;            // of '+', '0', 'p' (sizes.py)
  int known[3];        // m, n, k; or -1
  void (*call)(void *, void *, void *);
} Form;

#define FORM(f, a, b, c, ad, bd, cd, how, m, n, k)                             \
  void _mlir_ciface_##f(void *, void *, void *);
#include FORMS
#undef FORM
static const Form forms[] = {
#define FORM(f, a, b, c, ad, bd, cd, how, m, n, k)                             \
  {#f, {a, b, c}, {ad, bd, cd}, how, {m, n, k}, _mlir_ciface_##f},
#include FORMS
};

enum {
  BATCH = 2,
  SIDE = 40, // of the matrices that small products are parts of
  MOST_SIDE = 700,
  GAP = 3,      // elements between rows
  MARGIN = 256, // bytes around arrays that must not change
};

static uint32_t state;
static uint32_t next(void) {
  state = state * 1664525u + 1013904223u;
  return state >> 16;
}

// The number at a place of a factor or of the first result.
static int32_t number_at(Kind kind, Kind sum, int place, int b, int i, int j) {
  uint32_t n = (uint32_t)(i * 1000 + j * 7 + b * 37 + place * 11) * 2654435761u;
  n ^= n >> 15;
  n = n * 2246822519u >> 8;
  int range = sum == f16 ? 3 : 9;
  switch (kind) {
  case s8: return (int8_t)n;
  case u8: return (uint8_t)n;
  case s16: return (int16_t)n;
  case u16: return (uint16_t)n;
  case i32: return (int32_t)(n * 2246822519u);
  default: return (int32_t)(n % (uint32_t)range) - range / 2;
  }
}

static uint16_t half_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  if (!(bits << 1))
    return 0;
  uint32_t exponent = (bits >> 23 & 255) - 127 + 15;
  return (uint16_t)((bits >> 16 & 0x8000u) | exponent << 10 |
                    (bits >> 13 & 0x3ffu));
}

static void put(Kind kind, char *at, int32_t value) {
  float f = (float)value;
  double d = value;
  uint32_t bits;
  uint16_t half;
  memcpy(&bits, &f, sizeof bits);
  switch (kind) {
  case s8:
  case u8: *at = (char)value; return;
  case s16:
  case u16: half = (uint16_t)value; break;
  case bf16: half = (uint16_t)(bits >> 16); break;
  case f16: half = half_of(f); break;
  case i32: memcpy(at, &value, 4); return;
  case f32: memcpy(at, &f, 4); return;
  default: memcpy(at, &d, 8); return;
  }
  memcpy(at, &half, 2);
}

// Memory between two pages that cannot be touched.
typedef struct Room {
  char *first;
  size_t size;
} Room;
static size_t page;

static Room new_room(size_t size) {
  size = (size + page - 1) / page * page;
  char *p = mmap(NULL, size + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS,
                 -1, 0);
  if (p == MAP_FAILED || mprotect(p + page, size, PROT_READ | PROT_WRITE)) {
    perror("mmap");
    exit(2);
  }
  return (Room){p + page, size};
}

// A matrix in a room, and what functions take: base, data, offset, sizes and
// strides.
typedef struct Matrix {
  Kind kind;
  const char *dims;
  int sizes[3];
  intptr_t strides[3]; // in elements
  size_t bytes;
  char *data;
  intptr_t words[9];
} Matrix;

// Extents by the letters b, m, n, k.
typedef struct Sizes {
  int b, m, n, k;
} Sizes;

static int extent(const Sizes *s, char letter) {
  return letter == 'b'   ? s->b
         : letter == 'm' ? s->m
         : letter == 'n' ? s->n
                         : s->k;
}

static size_t align_down(size_t n, size_t unit) {
  return n / unit * unit;
}

static void lay(Matrix *x, const Form *f, int place, const Sizes *s, Room room,
                int at_end) {
  x->kind = f->kinds[place];
  x->dims = f->dims[place];
  int rank = (int)strlen(x->dims);
  intptr_t count = 1;
  for (int d = rank - 1; d >= 0; d--) {
    x->sizes[d] = extent(s, x->dims[d]);
    x->strides[d] = count;
    count *= x->sizes[d];
    if (f->how == 'p' && d == rank - 1)
      count += GAP;
  }
  if (f->how == 'p' && count >= GAP)
    count -= GAP; // none behind the last row
  size_t size = bytes_of[x->kind];
  x->bytes = (size_t)count * size;
  x->data = room.first + (at_end ? align_down(room.size - x->bytes, size) : 0);
  x->words[0] = x->words[1] = (intptr_t)x->data;
  x->words[2] = 0;
  for (int d = 0; d < rank; d++) {
    x->words[3 + d] = x->sizes[d];
    x->words[3 + rank + d] = x->strides[d];
  }
}

static char *element_at(const Matrix *x, char *data, int b, int m, int n,
                        int k) {
  intptr_t index = 0;
  for (int d = 0; x->dims[d]; d++) {
    char letter = x->dims[d];
    index += x->strides[d] * (letter == 'b'   ? b
                              : letter == 'm' ? m
                              : letter == 'n' ? n
                                              : k);
  }
  return data + index * (intptr_t)bytes_of[x->kind];
}

static int factor_batch(const Form *f, int place, int b) {
  return strchr(f->dims[place], 'b') ? b : 0;
}

static int32_t left_at(const Form *f, int b, int m, int k) {
  return number_at(f->kinds[0], f->kinds[2], 0, factor_batch(f, 0, b), m, k);
}

static int32_t right_at(const Form *f, int b, int k, int n) {
  return number_at(f->kinds[1], f->kinds[2], 1, factor_batch(f, 1, b), k, n);
}

static int32_t start_at(const Form *f, int b, int m, int n) {
  return f->how == '0' ? 0 : number_at(f->kinds[2], f->kinds[2], 2, b, m, n);
}

// Elements as they are in memory, of matrices of SIDE: the factors, what is in the
// result at first, and what is in it behind products of all K.
static char images[3][BATCH][SIDE][SIDE][8];
static char sums[SIDE + 1][BATCH][SIDE][SIDE][8];

static void prepare_sum(const Form *f, int b, int m, int n) {
  uint32_t sum = (uint32_t)start_at(f, b, m, n);
  put(f->kinds[2], sums[0][b][m][n], (int32_t)sum);
  for (int k = 0; k < SIDE; k++) {
    sum += (uint32_t)left_at(f, b, m, k) * (uint32_t)right_at(f, b, k, n);
    put(f->kinds[2], sums[k + 1][b][m][n], (int32_t)sum);
  }
}

static void prepare(const Form *f) {
  for (int b = 0; b < BATCH; b++)
    for (int i = 0; i < SIDE; i++)
      for (int j = 0; j < SIDE; j++) {
        put(f->kinds[0], images[0][b][i][j], left_at(f, b, i, j));
        put(f->kinds[1], images[1][b][i][j], right_at(f, b, i, j));
        put(f->kinds[2], images[2][b][i][j], start_at(f, b, i, j));
        prepare_sum(f, b, i, j);
      }
}

static void copy_element(size_t size, char *to, const char *from) {
  switch (size) {
  case 1: *to = *from; break;
  case 2: memcpy(to, from, 2); break;
  case 4: memcpy(to, from, 4); break;
  default: memcpy(to, from, 8);
  }
}

// Fills a matrix from an image whose rows are those of `row` and `column`.
static void fill(const Matrix *x, char *data, char row, char column,
                 char image[BATCH][SIDE][SIDE][8]) {
  size_t size = bytes_of[x->kind];
  intptr_t steps[3] = {0};
  int ends[3] = {1, 1, 1};
  const char letters[] = {'b', row, column};
  for (int i = 0; i < 3; i++)
    for (int d = 0; x->dims[d]; d++)
      if (x->dims[d] == letters[i]) {
        steps[i] = x->strides[d] * (intptr_t)size;
        ends[i] = x->sizes[d];
      }
  for (int b = 0; b < ends[0]; b++)
    for (int i = 0; i < ends[1]; i++) {
      char *to = data + b * steps[0] + i * steps[1];
      for (int j = 0; j < ends[2]; j++, to += steps[2])
        copy_element(size, to, image[b][i][j]);
    }
}

static Room rooms[3];
static char *expected;
static const Form *running;
static Sizes running_sizes;

static void say(const char *what) {
  printf("%s: %s (%s %s %s %c, kinds %d %d %d) with M %d, N %d, K %d\n", what,
         running->name, running->dims[0], running->dims[1], running->dims[2],
         running->how, running->kinds[0], running->kinds[1], running->kinds[2],
         running_sizes.m, running_sizes.n, running_sizes.k);
  fflush(stdout);
}

static void die(int number) {
  (void)number;
  say("touches what is not its own");
  _exit(1);
}

static size_t least(size_t x, size_t y) {
  return x < y ? x : y;
}

static int compare(const Matrix *c, const char *image) {
  size_t before = least(MARGIN, (size_t)(c->data - rooms[2].first));
  size_t after = least(
      MARGIN, rooms[2].size - (size_t)(c->data - rooms[2].first) - c->bytes);
  return memcmp(c->data - before, image - before, before + c->bytes + after);
}

static void clear(const Matrix *x, Room room, char *data) {
  size_t before = least(MARGIN, (size_t)(x->data - room.first));
  size_t after =
      least(MARGIN, room.size - (size_t)(x->data - room.first) - x->bytes);
  memset(data - before, 0xff, before + x->bytes + after);
}

static int fails(const Form *f, Matrix x[3], char *image) {
  f->call(x[0].words, x[1].words, x[2].words);
  if (!compare(&x[2], image))
    return 0;
  say("differs");
  return 1;
}

static int check_small(const Form *f, Sizes s, int at_end) {
  Matrix x[3];
  running_sizes = s;
  for (int place = 0; place < 3; place++) {
    lay(&x[place], f, place, &s, rooms[place], at_end);
    clear(&x[place], rooms[place], x[place].data);
  }
  char *image = expected + MARGIN;
  clear(&x[2], rooms[2], image);
  fill(&x[0], x[0].data, 'm', 'k', images[0]);
  fill(&x[1], x[1].data, 'k', 'n', images[1]);
  if (f->how != '0')
    fill(&x[2], x[2].data, 'm', 'n', images[2]);
  fill(&x[2], image, 'm', 'n', sums[s.k]);
  return fails(f, x, image);
}

static int check_large(const Form *f, Sizes s, int at_end) {
  Matrix x[3];
  running_sizes = s;
  for (int place = 0; place < 3; place++) {
    lay(&x[place], f, place, &s, rooms[place], at_end);
    clear(&x[place], rooms[place], x[place].data);
  }
  char *image = expected + MARGIN;
  clear(&x[2], rooms[2], image);
  static uint32_t row[MOST_SIDE], right[MOST_SIDE][MOST_SIDE];
  int nbatches = strchr(f->dims[2], 'b') ? BATCH : 1;
  for (int b = 0; b < nbatches; b++) {
    for (int k = 0; k < s.k; k++)
      for (int n = 0; n < s.n; n++) {
        right[k][n] = (uint32_t)right_at(f, b, k, n);
        put(x[1].kind, element_at(&x[1], x[1].data, b, 0, n, k),
            (int32_t)right[k][n]);
      }
    for (int m = 0; m < s.m; m++) {
      for (int n = 0; n < s.n; n++) {
        row[n] = (uint32_t)start_at(f, b, m, n);
        if (f->how != '0')
          put(x[2].kind, element_at(&x[2], x[2].data, b, m, n, 0),
              (int32_t)row[n]);
      }
      for (int k = 0; k < s.k; k++) {
        uint32_t left = (uint32_t)left_at(f, b, m, k);
        put(x[0].kind, element_at(&x[0], x[0].data, b, m, 0, k), (int32_t)left);
        for (int n = 0; n < s.n; n++)
          row[n] += left * right[k][n];
      }
      for (int n = 0; n < s.n; n++)
        put(x[2].kind, element_at(&x[2], image, b, m, n, 0), (int32_t)row[n]);
    }
  }
  return fails(f, x, image);
}

static int has(const Form *f, char letter) {
  return strchr(f->dims[0], letter) || strchr(f->dims[1], letter);
}

static int most, all, step;

// The next size to try; one above `most`: there is none.
static int next_size(int size, int is_loop) {
  if (!is_loop)
    return most + 1;
  for (size++; size > all && size <= most; size++) {
    int rest = size % step;
    if (rest <= 1 || rest == step - 1)
      break;
  }
  return size;
}

static int check_all(const Form *f) {
  int failed = 0, number = 0;
  prepare(f);
  int m0 = has(f, 'm') ? 0 : 1, n0 = has(f, 'n') ? 0 : 1;
  for (int m = m0; m <= most; m = next_size(m, !m0))
    for (int n = n0; n <= most; n = next_size(n, !n0))
      for (int k = 0; k <= most; k = next_size(k, 1)) {
        failed += check_small(f, (Sizes){BATCH, m, n, k}, number++ & 1);
        if (failed >= 5)
          return failed;
      }
  return failed;
}

// Mostly near multiples of 16, now and then of another size; a third are small.
static int some_size(void) {
  int range = next() % 3 ? MOST_SIDE : 100;
  int size = 1 + (int)(next() % (uint32_t)range);
  return next() % 2 ? size : size / 16 * 16 + 1;
}

static int check_some(const Form *f, int count) {
  int failed = 0;
  for (int i = 0; i < count && failed < 5; i++) {
    Sizes s = {BATCH, has(f, 'm') ? some_size() : 1,
               has(f, 'n') ? some_size() : 1, some_size()};
    failed += check_large(f, s, i & 1);
  }
  return failed;
}

static int check(const Form *f, int nlarge) {
  running = f;
  if (f->known[0] < 0)
    return check_all(f) + check_some(f, nlarge);
  Sizes s = {BATCH, has(f, 'm') ? f->known[0] : 1,
             has(f, 'n') ? f->known[1] : 1, f->known[2]};
  return check_large(f, s, 0) + check_large(f, s, 1);
}

int main(int argc, char **argv) {
  if (argc < 6)
    return 2;
  most = atoi(argv[1]), all = atoi(argv[2]), step = atoi(argv[3]);
  int nlarge = atoi(argv[4]);
  state = (uint32_t)atoi(argv[5]);
  page = (size_t)sysconf(_SC_PAGESIZE);
  size_t room = (size_t)BATCH * MOST_SIDE * (MOST_SIDE + GAP) * 8;
  for (int i = 0; i < 3; i++)
    rooms[i] = new_room(room);
  expected = malloc(room + 2 * MARGIN + page);
  signal(SIGSEGV, die);
  signal(SIGBUS, die);
  int count = (int)(sizeof forms / sizeof *forms), failed = 0;
  for (int i = 0; i < count; i++)
    if (argc < 7 || atoi(argv[6]) == i)
      failed += check(&forms[i], nlarge) != 0;
  printf("%d of %d functions differ\n", failed, argc < 7 ? count : 1);
  return failed != 0;
}

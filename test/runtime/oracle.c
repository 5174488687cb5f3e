// Calls every runner function of the runtime and the one of the same name in
// MLIR's libraries with equal arguments, and compares what both print (standard
// output and standard error, byte for byte), return and store.
//
// usage: oracle <directory of libmlir_runner_utils.so and its like>
//
// The runtime is linked statically and its functions are hidden, so the
// libraries, loaded with dlopen, do not see them.

#include <dlfcn.h>
#include <fcntl.h>
#include <math.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_RANK = 5, BUFFER = 1 << 22 };

typedef struct Unranked {
  int64_t rank;
  void *descriptor;
} Unranked;

typedef struct Memref {
  Unranked unranked;
  void *storage;
  size_t size; // of it, in bytes
  struct {
    void *allocated;
    void *aligned;
    int64_t offset;
    int64_t shape[2 * MAX_RANK];
  } ranked;
} Memref;

static void *libraries[3];
static int failures;
static uint64_t random_state = 0x9e3779b97f4a7c15u;

static uint64_t random_bits(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return random_state * 0x2545f4914f6cdd1du;
}

static unsigned random_below(unsigned bound) {
  return (unsigned)(random_bits() >> 33) % bound;
}

static void *theirs(const char *name) {
  for (int i = 0; i < 3; i++) {
    void *symbol = dlsym(libraries[i], name);
    if (symbol)
      return symbol;
  }
  printf("%s is not in MLIR's libraries\n", name);
  exit(1);
}

static void fail(const char *name, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "%s: ", name);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  if (++failures > 20)
    exit(1);
}

// Standard output and error are captured together, in a file.
static int saved_out, saved_err, capture_file;

static void capture_start(void) {
  fflush(stdout);
  fflush(stderr);
  saved_out = dup(1);
  saved_err = dup(2);
  capture_file = fileno(tmpfile());
  dup2(capture_file, 1);
  dup2(capture_file, 2);
}

static size_t capture_end(char *buffer) {
  fflush(stdout);
  fflush(stderr);
  dup2(saved_out, 1);
  dup2(saved_err, 2);
  close(saved_out);
  close(saved_err);
  size_t size = (size_t)lseek(capture_file, 0, SEEK_END);
  if (size >= BUFFER || pread(capture_file, buffer, size, 0) != (ssize_t)size)
    exit(1);
  close(capture_file);
  buffer[size] = 0;
  return size;
}

static char our_output[BUFFER], their_output[BUFFER];

static void compare_output(const char *name, size_t ours, size_t expected) {
  if (ours == expected && memcmp(our_output, their_output, ours) == 0)
    return;
  size_t at = 0;
  while (at < ours && at < expected && our_output[at] == their_output[at])
    at++;
  size_t from = at > 40 ? at - 40 : 0;
  fail(name, "output differs at byte %zu:\n  ours:   %.80s\n  theirs: %.80s",
       at, our_output + from, their_output + from);
}

// Runs `call` with ours and then with theirs as `function`.
#define COMPARE(name, call)                                                    \
  do {                                                                         \
    __typeof__(name) *function = name;                                         \
    capture_start();                                                           \
    call;                                                                      \
    size_t our_size = capture_end(our_output);                                 \
    function = (__typeof__(name) *)theirs(#name);                              \
    capture_start();                                                           \
    call;                                                                      \
    size_t their_size = capture_end(their_output);                             \
    compare_output(#name, our_size, their_size);                               \
  } while (0)

// Random values, as bits of 8 bytes or less; every kind of float among them.

static double random_double(void) {
  static const double edges[] = {
      0.0,          -0.0,         1.0,
      -1.0,         0.1,          1e5,
      999999.5,     1e6,          123456.5,
      123457.5,     1e-4,         9.99995e-5,
      0.00001,      5e-324,       1e300,
      -1e-300,      INFINITY,     -INFINITY,
      NAN,          -NAN,         2.5,
      0.5,          1e15,         1e16,
      1e22,         2097152.5,    99999.95,
      0.0001234565, 1.797693e308, 2.2250738585072014e-308};
  union {
    uint64_t bits;
    double value;
  } any = {random_bits()};
  switch (random_below(6)) {
  case 0: return edges[random_below(sizeof edges / sizeof *edges)];
  case 1: return any.value;
  case 2: return (double)(int64_t)(any.bits >> random_below(64));
  case 3: return (double)(any.bits >> 40) / 8;
  case 4: return (double)(any.bits >> 44) * pow(10, (int)random_below(40) - 20);
  default: return (float)((double)random_below(2000001) - 1000000) / 1000;
  }
}

static float random_float(void) {
  union {
    uint32_t bits;
    float value;
  } any = {(uint32_t)random_bits()};
  return random_below(3) ? (float)random_double() : any.value;
}

// The kinds of elements, by which they are generated.
typedef enum Kind { INTEGER, HALF, BFLOAT, FLOAT, DOUBLE } Kind;

static void fill(void *storage, size_t bytes, Kind kind) {
  char *at = storage;
  for (size_t i = 0; i < bytes; i += 8) {
    uint64_t word =
        random_bits() >> (kind == INTEGER ? 8 * random_below(8) : 0);
    double wide = random_double();
    float pair[2] = {random_float(), random_float()};
    const void *from = kind == DOUBLE  ? (const void *)&wide
                       : kind == FLOAT ? (const void *)pair
                                       : (const void *)&word;
    memcpy(at + i, from, 8);
  }
}

// A memref of random rank (or the one given), sizes of 1 to 4, and strides
// that leave gaps, go backwards or repeat elements.
static Memref random_memref(int64_t rank, size_t element, Kind kind) {
  Memref memref = {0};
  if (rank < 0)
    rank = random_below(MAX_RANK);
  int64_t order[MAX_RANK], extent = 1, low = 0, high = 0;
  for (int64_t i = 0; i < rank; i++) {
    order[i] = rank - 1 - i;
    memref.ranked.shape[i] = 1 + random_below(4);
  }
  if (random_below(3) == 0)
    for (int64_t i = 0; i < rank; i++) {
      int64_t j = random_below((unsigned)rank), swapped = order[i];
      order[i] = order[j];
      order[j] = swapped;
    }
  for (int64_t i = 0; i < rank; i++) {
    int64_t size = memref.ranked.shape[order[i]];
    int64_t stride = extent * (random_below(4) ? 1 : (int64_t)random_below(3));
    if (random_below(8) == 0)
      stride = -stride;
    memref.ranked.shape[rank + order[i]] = stride;
    *(stride < 0 ? &low : &high) += (size - 1) * stride;
    extent = high - low + 1;
  }
  memref.ranked.offset = -low + random_below(4);
  memref.size = (size_t)(memref.ranked.offset + high + 1) * element;
  memref.storage = malloc(memref.size + 8);
  fill(memref.storage, memref.size, kind);
  memref.ranked.allocated = memref.ranked.aligned = memref.storage;
  memref.unranked.rank = rank;
  return memref;
}

// clang-format off
//  kind      element          generated   ranks with functions of their own
#define KINDS(ROW)                                                             \
  ROW(I8,   int8_t,          INTEGER)                                          \
  ROW(I16,  int16_t,         INTEGER)                                          \
  ROW(I32,  int32_t,         INTEGER)                                          \
  ROW(I64,  int64_t,         INTEGER)                                          \
  ROW(Ind,  uint64_t,        INTEGER)                                          \
  ROW(F16,  uint16_t,        HALF)                                             \
  ROW(BF16, uint16_t,        BFLOAT)                                           \
  ROW(F32,  float,           FLOAT)                                            \
  ROW(F64,  double,          DOUBLE)                                           \
  ROW(C32,  _Complex float,  FLOAT)                                            \
  ROW(C64,  _Complex double, DOUBLE)
#define PLAIN_KINDS(ROW) ROW(I32) ROW(I64) ROW(F32) ROW(F64) ROW(Ind) ROW(C32) ROW(C64)
#define SHAPE_KINDS(ROW) ROW(I8) PLAIN_KINDS(ROW)
#define VERIFY_KINDS(ROW) ROW(I32) ROW(F32) ROW(F64) ROW(Ind) ROW(C32) ROW(C64)
#define RANKED(ROW)                                                            \
  ROW(0, F32) ROW(1, F32) ROW(2, F32) ROW(3, F32) ROW(4, F32)                  \
  ROW(1, I8) ROW(1, I32) ROW(1, I64) ROW(1, F64) ROW(1, Ind) ROW(1, C32)       \
  ROW(1, C64)
// clang-format on

typedef void PrintUnranked(Unranked *);
typedef void PrintRanked(void *);
typedef void PrintPlain(int64_t, void *);
typedef int64_t VerifyUnranked(Unranked *, Unranked *);
typedef int64_t VerifyPlain(int64_t, void *, void *);

#define DECLARE(kind, type, generated)                                         \
  PrintUnranked _mlir_ciface_printMemref##kind;                                \
  VerifyUnranked _mlir_ciface_verifyMemRef##kind;
KINDS(DECLARE)
#define DECLARE_PLAIN(kind) PrintPlain printMemref##kind;
PLAIN_KINDS(DECLARE_PLAIN)
#define DECLARE_SHAPE(kind) PrintUnranked _mlir_ciface_printMemrefShape##kind;
SHAPE_KINDS(DECLARE_SHAPE)
#define DECLARE_VERIFY(kind) VerifyPlain verifyMemRef##kind;
VERIFY_KINDS(DECLARE_VERIFY)
#define DECLARE_RANKED(rank, kind)                                             \
  PrintRanked _mlir_ciface_printMemref##rank##d##kind;
RANKED(DECLARE_RANKED)
PrintRanked _mlir_ciface_printMemrefVector4x4xf32;

static void test_printing(void) {
  Memref m;
#define TEST_PRINT(kind, type, generated)                                      \
  for (int i = 0; i < 60; i++) {                                               \
    m = random_memref(-1, sizeof(type), generated);                            \
    m.unranked.descriptor = &m.ranked;                                         \
    COMPARE(_mlir_ciface_printMemref##kind, function(&m.unranked));            \
    free(m.storage);                                                           \
  }
  KINDS(TEST_PRINT)
  // These differ from the above in how they are called only.
#define TEST_PLAIN(kind)                                                       \
  m = random_memref(3, 16, DOUBLE);                                            \
  COMPARE(printMemref##kind, function(3, &m.ranked));                          \
  free(m.storage);
  PLAIN_KINDS(TEST_PLAIN)
#define TEST_SHAPE(kind)                                                       \
  m = random_memref(-1, 16, DOUBLE);                                           \
  m.unranked.descriptor = &m.ranked;                                           \
  COMPARE(_mlir_ciface_printMemrefShape##kind, function(&m.unranked));         \
  free(m.storage);
  SHAPE_KINDS(TEST_SHAPE)
#define TEST_RANKED(rank, kind)                                                \
  m = random_memref(rank, 16, DOUBLE);                                         \
  COMPARE(_mlir_ciface_printMemref##rank##d##kind, function(&m.ranked));       \
  free(m.storage);
  RANKED(TEST_RANKED)
  m = random_memref(2, 64, FLOAT);
  COMPARE(_mlir_ciface_printMemrefVector4x4xf32, function(&m.ranked));
  free(m.storage);
}

// Changes one byte in every tenth element or so.
static void disturb(char *bytes, size_t size) {
  for (size_t i = 0; i < size; i++)
    if (random_below(30) == 0)
      bytes[i] ^= (char)(1 << random_below(8));
}

static Memref copy_of(const Memref *memref) {
  Memref copy = *memref;
  copy.storage = malloc(memref->size);
  memcpy(copy.storage, memref->storage, memref->size);
  copy.ranked.allocated = copy.ranked.aligned = copy.storage;
  return copy;
}

#define TEST_VERIFY(kind, type, generated)                                     \
  for (int i = 0; i < 40; i++) {                                               \
    Memref a = random_memref(-1, sizeof(type), generated);                     \
    Memref b = copy_of(&a);                                                    \
    if (i % 4)                                                                 \
      disturb(b.storage, b.size);                                              \
    if (i % 10 == 9 && a.unranked.rank)                                        \
      b.ranked.shape[random_below(2 * (unsigned)a.unranked.rank)]++;           \
    a.unranked.descriptor = &a.ranked;                                         \
    b.unranked.descriptor = &b.ranked;                                         \
    int64_t counts[2], *count = counts;                                        \
    COMPARE(_mlir_ciface_verifyMemRef##kind,                                   \
            *count++ = function(&a.unranked, &b.unranked));                    \
    if (counts[0] != counts[1])                                                \
      fail("verifyMemRef" #kind, "returns %ld, not %ld", (long)counts[0],      \
           (long)counts[1]);                                                   \
    free(a.storage);                                                           \
    free(b.storage);                                                           \
  }

static void test_verifying(void) {
  KINDS(TEST_VERIFY)
#define TEST_VERIFY_PLAIN(kind)                                                \
  {                                                                            \
    Memref a = random_memref(2, 16, INTEGER),                                  \
           b = random_memref(2, 16, INTEGER);                                  \
    COMPARE(verifyMemRef##kind, function(2, &a.ranked, &b.ranked));            \
    free(a.storage);                                                           \
    free(b.storage);                                                           \
  }
  VERIFY_KINDS(TEST_VERIFY_PLAIN)
}

void printI64(int64_t), printU64(uint64_t), printF32(float), printF64(double);
void printF16(uint16_t), printBF16(uint16_t), printString(const char *);
void printOpen(void), printClose(void), printComma(void), printNewline(void);
void printFlops(double);

// Calls with many values, a newline after each.
#define COMPARE_EACH(name, value)                                              \
  do {                                                                         \
    uint64_t start = random_state;                                             \
    COMPARE(name, {                                                            \
      random_state = start;                                                    \
      for (int i = 0; i < 60000; i++) {                                        \
        function(value);                                                       \
        putchar('\n');                                                         \
      }                                                                        \
    });                                                                        \
  } while (0)

static void test_scalars(void) {
  COMPARE_EACH(printF64, random_double());
  COMPARE_EACH(printF32, random_float());
  COMPARE_EACH(printF16, (uint16_t)i);
  COMPARE_EACH(printBF16, (uint16_t)random_bits());
  COMPARE_EACH(printI64, (int64_t)random_bits() >> random_below(64));
  COMPARE_EACH(printU64, random_bits() >> random_below(64));
  COMPARE_EACH(printFlops, random_double());
  COMPARE(printString, function("a %s b\n"));
  COMPARE(printOpen, function());
  COMPARE(printClose, function());
  COMPARE(printComma, function());
  COMPARE(printNewline, function());
}

void memrefCopy(int64_t, Unranked *, Unranked *);

// Copies between two layouts of one shape, and compares the whole target.
static void test_copying(void) {
  static const size_t elements[] = {1, 2, 3, 4, 8, 12, 16, 40};
  for (int i = 0; i < 4000; i++) {
    size_t element = elements[random_below(8)];
    Memref from = random_memref(-1, element, INTEGER);
    int64_t rank = from.unranked.rank;
    Memref to = random_memref(rank, element, INTEGER);
    for (int64_t dim = 0; dim < rank; dim++) {
      int64_t *size = &to.ranked.shape[dim];
      if (*size > from.ranked.shape[dim])
        *size = from.ranked.shape[dim];
      if (random_below(20) == 0)
        *size = 0;
      from.ranked.shape[dim] = *size;
    }
    Memref expected = copy_of(&to);
    from.unranked.descriptor = &from.ranked;
    to.unranked.descriptor = &to.ranked;
    expected.unranked.descriptor = &expected.ranked;
    memrefCopy((int64_t)element, &from.unranked, &to.unranked);
    void (*reference)(int64_t, Unranked *, Unranked *) = theirs("memrefCopy");
    reference((int64_t)element, &from.unranked, &expected.unranked);
    if (memcmp(to.storage, expected.storage, to.size))
      fail("memrefCopy", "case %d differs", i);
    free(from.storage);
    free(to.storage);
    free(expected.storage);
  }
}

void *rtsrand(uint64_t);
uint64_t rtrand(void *, uint64_t);
void rtdrand(void *);
void _mlir_ciface_shuffle(void *, void *);

static void test_random(void) {
  void *(*their_seed)(uint64_t) = theirs("rtsrand");
  uint64_t (*their_draw)(void *, uint64_t) = theirs("rtrand");
  void (*their_release)(void *) = theirs("rtdrand");
  void (*their_shuffle)(void *, void *) = theirs("_mlir_ciface_shuffle");
  static const unsigned sizes[] = {0, 1, 2, 3, 10, 1001, 65535, 65536, 70001};
  for (unsigned i = 0; i < 9; i++) {
    uint64_t start = random_bits();
    void *generator = rtsrand(start), *reference = their_seed(start);
    for (int draws = 0; draws < 3000; draws++) {
      uint64_t last = random_bits() >> random_below(64);
      last = draws % 100 == 0 ? UINT32_MAX - 1 + draws / 100 % 3 : last;
      if (rtrand(generator, last) != their_draw(reference, last))
        fail("rtrand", "seed %lu, draw %d differs", (unsigned long)start,
             draws);
    }
    uint64_t *ours = malloc(8 * sizes[i] + 8), *same = malloc(8 * sizes[i] + 8);
    int64_t shuffled[] = {0, (int64_t)ours, 1, sizes[i], 1};
    int64_t expected[] = {0, (int64_t)same, 1, sizes[i], 1};
    _mlir_ciface_shuffle(shuffled, generator);
    their_shuffle(expected, reference);
    if (memcmp(ours + 1, same + 1, 8 * sizes[i]))
      fail("shuffle", "of %u differs", sizes[i]);
    free(ours);
    free(same);
    rtdrand(generator);
    their_release(reference);
  }
}

void _mlir_ciface_stdSortI64(uint64_t, void *);
void _mlir_ciface_stdSortF64(uint64_t, void *);
void _mlir_ciface_stdSortF32(uint64_t, void *);

// Inputs that are random, few-valued, sorted, reversed or organ pipes.
static double sort_value(int shape, int i, int count) {
  switch (shape) {
  case 0: return (double)((int64_t)random_bits() >> 20);
  case 1: return (double)random_below(5);
  case 2: return i;
  case 3: return count - i;
  default: return i < count / 2 ? i : count - i;
  }
}

#define TEST_SORT(name, type)                                                  \
  for (int i = 0; i < 200; i++) {                                              \
    int count = i < 40 ? i : (int)random_below(3000);                          \
    type *ours = malloc((size_t)(count + 1) * sizeof *ours);                   \
    type *same = malloc((size_t)(count + 1) * sizeof *same);                   \
    for (int j = 0; j <= count; j++)                                           \
      ours[j] = (type)sort_value(i % 5, j, count);                             \
    memcpy(same, ours, (size_t)(count + 1) * sizeof *ours);                    \
    int64_t sorted[] = {0, (int64_t)ours, 1, count, 1};                        \
    int64_t expected[] = {0, (int64_t)same, 1, count, 1};                      \
    name((uint64_t)count, sorted);                                             \
    void (*reference)(uint64_t, void *) = theirs(#name);                       \
    reference((uint64_t)count, expected);                                      \
    if (memcmp(ours, same, (size_t)(count + 1) * sizeof *ours))                \
      fail(#name, "of %d differs", count);                                     \
    free(ours);                                                                \
    free(same);                                                                \
  }

static void test_sorting(void) {
  TEST_SORT(_mlir_ciface_stdSortI64, int64_t)
  TEST_SORT(_mlir_ciface_stdSortF64, double)
  TEST_SORT(_mlir_ciface_stdSortF32, float)
  // NaN is nothing to compare, but must not run away.
  double wild[500];
  for (int i = 0; i < 500; i++)
    wild[i] = random_below(3) ? NAN : random_double();
  int64_t sorted[] = {0, (int64_t)wild, 0, 500, 1};
  _mlir_ciface_stdSortF64(500, sorted);
}

double rtclock(void);
int64_t _mlir_ciface_nanoTime(void);

static void test_clocks(void) {
  double (*their_clock)(void) = theirs("rtclock");
  int64_t (*their_time)(void) = theirs("_mlir_ciface_nanoTime");
  double before = their_clock(), now = rtclock(), after = their_clock();
  if (!(before <= now && now <= after))
    fail("rtclock", "%f is not between %f and %f", now, before, after);
  int64_t first = their_time(), time = _mlir_ciface_nanoTime();
  if (time < first || time - first > 1000000000)
    fail("nanoTime", "%ld follows %ld", (long)time, (long)first);
}

void *mlirAlloc(size_t), *mlirAlignedAlloc(size_t, size_t);
void mlirFree(void *), mlirAlignedFree(void *);
void *_mlir_memref_to_llvm_alloc(size_t);
void *_mlir_memref_to_llvm_aligned_alloc(size_t, size_t);
void _mlir_memref_to_llvm_free(void *);

static void test_allocation(void) {
  for (size_t alignment = 1; alignment <= 4096; alignment *= 2) {
    char *blocks[] = {mlirAlignedAlloc(alignment, 100),
                      _mlir_memref_to_llvm_aligned_alloc(alignment, 100)};
    for (int i = 0; i < 2; i++) {
      if (!blocks[i] || (uintptr_t)blocks[i] % alignment)
        fail("aligned allocation", "%p for %zu", blocks[i], alignment);
      memset(blocks[i], 1, 100);
    }
    mlirAlignedFree(blocks[0]);
    _mlir_memref_to_llvm_free(blocks[1]);
  }
  mlirFree(mlirAlloc(10));
  _mlir_memref_to_llvm_free(_mlir_memref_to_llvm_alloc(10));
}

int main(int count, char **arguments) {
  static const char *const names[] = {"float16_utils", "c_runner_utils",
                                      "runner_utils"};
  for (int i = 0; i < 3; i++) {
    char path[4096];
    snprintf(path, sizeof path, "%s/libmlir_%s.so",
             count > 1 ? arguments[1] : ".", names[i]);
    libraries[i] = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!libraries[i]) {
      printf("skipped: %s\n", dlerror());
      return 77;
    }
  }
  test_scalars();
  test_printing();
  test_verifying();
  test_copying();
  test_random();
  test_sorting();
  test_clocks();
  test_allocation();
  if (failures)
    return 1;
  puts("equal");
  return 0;
}

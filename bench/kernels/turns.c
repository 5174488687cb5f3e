// Runs one kernel as several compilers made it, in turns, in one process, on the
// same memory, and prints what each took.
//
//     turns f32:65536,f32:65536 A.so B.so ...
//
// The kernel is `void kernel(a, b, ...)` of pointers to arrays; each is named by
// its type and length, and filled with the same numbers for everyone. First all
// run once and must compute what the first one does: to a few units of single
// precision, since sums have an order and functions an error. Then come rounds,
// each long enough to be measured by the time of the thread, with the stack at
// every place within a line of the cache: vectors that are kept there lie across
// two lines or not, as it happens, which is worth a tenth. A line per round:
// nanoseconds of a call of each library.

#include <dlfcn.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_ARRAYS = 3, MAX_LIBRARIES = 8, STACK_PLACES = 4 };

typedef void Kernel(void);
typedef void Kernel2(void *, void *);
typedef void Kernel3(void *, void *, void *);

typedef struct Array {
  char kind; // f32, f64 or i32: 'f', 'd', 'i'
  long length, bytes;
  void *data, *wanted;
} Array;

typedef struct Memory {
  Array arrays[MAX_ARRAYS];
  int count;
} Memory;

static void fail(const char *what, const char *text) {
  fprintf(stderr, "turns: %s%s\n", what, text);
  exit(1);
}

static void *allocate(long bytes) {
  void *data = aligned_alloc(4096, (size_t)(bytes + 4095) / 4096 * 4096);
  if (!data)
    fail("no memory", "");
  return data;
}

static Array array_of(const char *text) {
  Array array = {.kind = !strncmp(text, "f64:", 4) ? 'd' : text[0],
                 .length = atol(text + strcspn(text, ":") + 1)};
  if (array.length <= 0)
    fail("no array: ", text);
  array.bytes = array.length * (array.kind == 'd' ? 8 : 4);
  array.data = allocate(array.bytes);
  array.wanted = allocate(array.bytes);
  return array;
}

static Memory memory_of(char *text) {
  Memory memory = {0};
  for (char *one = strtok(text, ","); one; one = strtok(NULL, ",")) {
    if (memory.count == MAX_ARRAYS)
      fail("too many arrays: ", one);
    memory.arrays[memory.count++] = array_of(one);
  }
  return memory;
}

// Of -4 to 4, with a few bits: sums of integers do not depend on an order.
static void fill(const Array *array, unsigned seed) {
  for (long i = 0; i < array->length; i++) {
    seed = seed * 1664525 + 1013904223;
    int number = (int)(seed >> 22) - 512;
    if (array->kind == 'i')
      ((int *)array->data)[i] = number;
    else if (array->kind == 'd')
      ((double *)array->data)[i] = number / 128.0;
    else
      ((float *)array->data)[i] = (float)number / 128;
  }
}

static double element(const Array *array, const void *data, long i) {
  return array->kind == 'i'   ? ((const int *)data)[i]
         : array->kind == 'd' ? ((const double *)data)[i]
                              : (double)((const float *)data)[i];
}

static void call(Kernel *kernel, const Memory *memory) {
  const Array *a = memory->arrays;
  if (memory->count == 2)
    ((Kernel2 *)kernel)(a[0].data, a[1].data);
  else
    ((Kernel3 *)kernel)(a[0].data, a[1].data, a[2].data);
}

static void fill_all(const Memory *memory) {
  for (int i = 0; i < memory->count; i++)
    fill(&memory->arrays[i], (unsigned)i + 1);
}

static void keep(const Memory *memory) {
  for (int i = 0; i < memory->count; i++)
    memcpy(memory->arrays[i].wanted, memory->arrays[i].data,
           (size_t)memory->arrays[i].bytes);
}

static void compare(const Memory *memory, const char *name) {
  for (int i = 0; i < memory->count; i++)
    for (long k = 0; k < memory->arrays[i].length; k++) {
      const Array *array = &memory->arrays[i];
      double wanted = element(array, array->wanted, k);
      double value = element(array, array->data, k);
      if (fabs(value - wanted) <= 1e-5 * fmax(1, fabs(wanted)))
        continue;
      fprintf(stderr, "turns: %s: element %ld of array %d is %g and not %g\n",
              name, k, i, value, wanted);
      exit(1);
    }
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
  return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

// With the stack further down by `bytes`, which is a matter of sixteens.
__attribute__((noinline)) static void
call_from(size_t bytes, Kernel *kernel, const Memory *memory, long calls) {
  volatile char *below = __builtin_alloca(bytes);
  below[0] = 0;
  for (long i = 0; i < calls; i++)
    call(kernel, memory);
}

static double time_of(Kernel *kernel, const Memory *memory, long calls) {
  fill_all(memory);
  call(kernel, memory); // code and data are at hand then
  double start = now();
  for (size_t place = 1; place <= STACK_PLACES; place++)
    call_from(16 * place, kernel, memory, calls);
  return (now() - start) / (double)(calls * STACK_PLACES);
}

static Kernel *kernel_of(const char *path) {
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  if (!library)
    fail("", dlerror());
  void *symbol = dlsym(library, "kernel");
  if (!symbol)
    fail("no kernel in ", path);
  Kernel *kernel;
  memcpy(&kernel, &symbol, sizeof kernel);
  return kernel;
}

int main(int argc, char **argv) {
  if (argc < 4 || argc - 3 > MAX_LIBRARIES)
    fail("wanted: rounds, arrays, libraries", "");
  int rounds = atoi(argv[1]), libraries = argc - 3;
  if (rounds < 1)
    fail("so many rounds: ", argv[1]);
  Memory memory = memory_of(argv[2]);
  Kernel *kernels[MAX_LIBRARIES];
  for (int i = 0; i < libraries; i++) {
    kernels[i] = kernel_of(argv[3 + i]);
    fill_all(&memory);
    call(kernels[i], &memory);
    if (i)
      compare(&memory, argv[3 + i]);
    else
      keep(&memory);
  }
  long calls =
      (long)(10e6 / STACK_PLACES / time_of(kernels[0], &memory, 1)) + 1;
  for (int round = 0; round < rounds; round++)
    for (int i = 0; i < libraries; i++)
      printf("%.1f%c", time_of(kernels[i], &memory, calls),
             i + 1 < libraries ? ' ' : '\n');
  return 0;
}

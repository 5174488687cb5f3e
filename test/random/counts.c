// Counts what a program of tensors does with memory: calls of count_alloc() and
// count_copy() that stand before its allocations and copies, and whether what it
// got from malloc() went to free() (linked with --wrap for both). Behind its end
// it writes "ALLOCATIONS COPIES LEFT" on standard error.

#include <stdio.h>
#include <stdlib.h>

void *__real_malloc(size_t size);
void __real_free(void *memory);
void *__wrap_malloc(size_t size);
void __wrap_free(void *memory);
void count_alloc(void);
void count_copy(void);

static long allocations, copies, left;

void *__wrap_malloc(size_t size) {
  void *memory = __real_malloc(size);
  left += memory != NULL;
  return memory;
}

void __wrap_free(void *memory) {
  left -= memory != NULL;
  __real_free(memory);
}

void count_alloc(void) {
  allocations++;
}
void count_copy(void) {
  copies++;
}

__attribute__((destructor)) static void report(void) {
  fprintf(stderr, "%ld %ld %ld\n", allocations, copies, left);
}

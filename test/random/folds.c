// Prints what folds.py's functions give: a line of words for each.
#include <stdint.h>
#include <stdio.h>

void run(void);

void take(int64_t word) {
  printf("%llx ", (unsigned long long)word);
}

void next(void) {
  putchar('\n');
}

int main(void) {
  run();
  return 0;
}

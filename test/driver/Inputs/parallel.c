// Calls the functions of parallel.mlir, in a child process too unless there is an
// argument, and prints how many threads there are then, and how much is wrong.
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#ifdef __linux__
#include <dirent.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

void product(float *a, float *b, float *c);
void double_(float *a) __asm__("double");
void squares(int32_t *a, intptr_t n);
void nested(int32_t *a);

static int check_product(void) {
  static float a[301 * 203], b[203 * 130], c[301 * 130];
  for (int i = 0; i < 301 * 203; i++)
    a[i] = (float)(i % 7 - 3);
  for (int i = 0; i < 203 * 130; i++)
    b[i] = (float)(i % 5 - 2);
  product(a, b, c);
  int wrong = 0;
  for (int i = 0; i < 301; i++)
    for (int j = 0; j < 130; j++) {
      float sum = 0;
      for (int k = 0; k < 203; k++)
        sum += a[i * 203 + k] * b[k * 130 + j];
      wrong += sum != c[i * 130 + j];
    }
  return wrong;
}

static int check_double(void) {
  enum { SIZE = 1048577 };
  static float a[SIZE];
  for (int i = 0; i < SIZE; i++)
    a[i] = (float)i;
  double_(a);
  int wrong = 0;
  for (int i = 0; i < SIZE; i++)
    wrong += a[i] != 2 * (float)i;
  return wrong;
}

static int check_squares(intptr_t n) {
  static int32_t a[1000];
  for (int i = 0; i < 1000; i++)
    a[i] = -1;
  squares(a, n);
  int wrong = 0;
  for (int i = 0; i < 1000; i++)
    wrong += a[i] != (i >= 5 && i < n && i % 3 == 2 ? i * i : -1);
  return wrong;
}

static int check_nested(void) {
  static int32_t a[40 * 50];
  for (int i = 0; i < 40 * 50; i++)
    a[i] = -1;
  nested(a);
  int wrong = 0;
  for (int i = 0; i < 40 * 50; i++)
    wrong += a[i] != i / 50 + i % 50;
  return wrong;
}

static int check(void) {
  int wrong = 0;
  for (int round = 0; round < 20; round++)
    wrong += check_product() + check_double() + check_nested() +
             check_squares(0) + check_squares(4) + check_squares(6) +
             check_squares(9) + check_squares(777) + check_squares(1000);
  return wrong;
}

#ifdef __linux__
static int count_threads(void) {
  int n = 0;
  DIR *tasks = opendir("/proc/self/task");
  for (struct dirent *task; tasks && (task = readdir(tasks));)
    n += *task->d_name != '.';
  return n;
}

static int check_child(void) {
  int status = 1;
  pid_t child = fork();
  if (!child)
    _exit(check() != 0);
  waitpid(child, &status, 0);
  return status;
}
#else
static int count_threads(void) {
  return 0;
}

static int check_child(void) {
  return 0;
}
#endif

int main(int argc, char **argv) {
  (void)argv;
  int wrong = check();
  int n = count_threads(), wrong_in_child = argc > 1 ? 0 : check_child();
  printf("%d threads, %d wrong, %d in a child\n", n, wrong, wrong_in_child);
  return wrong || wrong_in_child;
}

// Times commands side by side.
//
//   compare [-n runs] [-t title] [-s] name command [name command]...
//
// The commands run in turn, so that whatever the machine is doing besides hits
// all of them; the first round only warms caches. For each, the medians of wall
// and processor time (the command's and its children's) are printed, and how
// many times the first command's they are. -s is for scripts: one line for
// each, "name wall-milliseconds cpu-milliseconds peak-kilobytes".
//
// A command without characters that the shell knows is started directly.
#include <fcntl.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { MAX_RUNS = 1001, MAX_COMMANDS = 16, MAX_WORDS = 64 };

typedef struct Command {
  const char *name, *text;
  char *words[MAX_WORDS + 1];
  double wall[MAX_RUNS], cpu[MAX_RUNS]; // milliseconds
  long peak;                            // kilobytes, of the largest process
} Command;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static double milliseconds(struct timeval t) {
  return (double)t.tv_sec * 1e3 + (double)t.tv_usec / 1e3;
}

static void split(Command *command) {
  if (strpbrk(command->text, "|&;<>()$`\\\"'*?[]#~=%\n")) {
    command->words[0] = strdup("/bin/sh");
    command->words[1] = strdup("-c");
    command->words[2] = strdup(command->text);
    return;
  }
  size_t count = 0;
  char *text = strdup(command->text);
  for (char *word = strtok(text, " "); word && count < MAX_WORDS;
       word = strtok(NULL, " "))
    command->words[count++] = word;
}

// Standard output and error go nowhere.
static pid_t start(const Command *command) {
  extern char **environ;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
  posix_spawn_file_actions_adddup2(&actions, 1, 2);
  pid_t pid;
  int failed = posix_spawnp(&pid, command->words[0], &actions, NULL,
                            command->words, environ);
  posix_spawn_file_actions_destroy(&actions);
  return failed ? -1 : pid;
}

static bool run(Command *command, int round) {
  struct rusage usage;
  int status;
  double before = now();
  pid_t pid = start(command);
  if (pid < 0 || wait4(pid, &status, 0, &usage) < 0 || !WIFEXITED(status) ||
      WEXITSTATUS(status)) {
    fprintf(stderr, "compare: '%s' failed\n", command->text);
    return false;
  }
  if (round < 0)
    return true;
  command->wall[round] = now() - before;
  command->cpu[round] =
      milliseconds(usage.ru_utime) + milliseconds(usage.ru_stime);
  if (usage.ru_maxrss > command->peak)
    command->peak = usage.ru_maxrss;
  return true;
}

static int by_value(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median(double *values, int count) {
  qsort(values, (size_t)count, sizeof *values, by_value);
  return count % 2 ? values[count / 2]
                   : (values[count / 2 - 1] + values[count / 2]) / 2;
}

static void print_table(Command *commands, int count, int runs,
                        const char *title) {
  double wall = 0, cpu = 0;
  printf("%s\n  %-34s %10s %7s %10s %7s %9s\n", title, "", "wall ms", "times",
         "cpu ms", "times", "peak MB");
  for (int i = 0; i < count; i++) {
    double my_wall = median(commands[i].wall, runs);
    double my_cpu = median(commands[i].cpu, runs);
    if (!i) {
      wall = my_wall;
      cpu = my_cpu;
    }
    printf("  %-34s %10.2f %7.2f %10.2f %7.2f %9.1f\n", commands[i].name,
           my_wall, my_wall / wall, my_cpu, cpu > 0 ? my_cpu / cpu : 0,
           (double)commands[i].peak / 1024);
  }
}

static void print_plain(Command *commands, int count, int runs) {
  for (int i = 0; i < count; i++)
    printf("%s %.3f %.3f %ld\n", commands[i].name,
           median(commands[i].wall, runs), median(commands[i].cpu, runs),
           commands[i].peak);
}

static int usage(void) {
  fprintf(stderr, "usage: compare [-n runs] [-t title] [-s] name command...\n");
  return 2;
}

int main(int argc, char **argv) {
  static Command commands[MAX_COMMANDS];
  const char *title = "medians";
  int runs = 11, count = 0, option;
  bool plain = false;
  while ((option = getopt(argc, argv, "n:t:s")) != -1) {
    if (option == 'n')
      runs = atoi(optarg);
    else if (option == 't')
      title = optarg;
    else if (option == 's')
      plain = true;
    else
      return usage();
  }
  if (runs < 1 || runs > MAX_RUNS || optind == argc || (argc - optind) % 2)
    return usage();
  for (int i = optind; i < argc && count < MAX_COMMANDS; i += 2) {
    commands[count].name = argv[i];
    commands[count].text = argv[i + 1];
    split(&commands[count++]);
  }
  for (int round = -1; round < runs; round++)
    for (int i = 0; i < count; i++)
      if (!run(&commands[i], round))
        return 1;
  if (plain)
    print_plain(commands, count, runs);
  else
    print_table(commands, count, runs, title);
  return 0;
}

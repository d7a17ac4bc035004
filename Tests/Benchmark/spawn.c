// Runs a program to its end and prints the nanoseconds it took, its peak of memory in kilobytes and its exit code.
// A program's peak begins at that of the process which starts it, so a small one has to: an interpreter would hide it.
// usage: spawn IN OUT ERR PROGRAM [WORD…]
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>

extern char **environ;

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * INT64_C(1000000000) + time.tv_nsec;
}

int main(int count, char **words) {
  if (count < 5) return 2;
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, words[1], O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&actions, 1, words[2], O_WRONLY | O_CREAT | O_TRUNC, 0600);
  posix_spawn_file_actions_addopen(&actions, 2, words[3], O_WRONLY | O_CREAT | O_TRUNC, 0600);
  pid_t child;
  int64_t start = now();
  if (posix_spawn(&child, words[4], &actions, NULL, words + 4, environ) != 0) return 2;
  int status;
  struct rusage usage;
  while (wait4(child, &status, 0, &usage) < 0) {
    if (errno != EINTR) return 2;
  }
  int64_t took = now() - start;
  printf("%lld %ld %d\n", (long long)took, usage.ru_maxrss, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
  return 0;
}

#define _GNU_SOURCE
#include "cprocess.h"

#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static int count;
static char **words;

// The Swift library reads the words from /proc, which an empty chroot has not; the C library gives them to constructors.
__attribute__((constructor)) static void keep(int argc, char **argv) {
  count = argc;
  words = argv;
}

extern char **environ;

char **cprocess_environment(void) { return environ; }

int cprocess_argc(void) { return count; }

const char *cprocess_argv(int index) { return index >= 0 && index < count ? words[index] : 0; }

static char lines[2][8000];
static volatile sig_atomic_t lengths[2];
static volatile sig_atomic_t ending;

// Nothing but write(2) and raising the signal again: a handler may run in the middle of anything.
static void end(int number) {
  int index = number == SIGTERM;
  int length = lengths[index];
  int start = 0;
  while (start < length) {
    ssize_t written = write(2, lines[index] + start, (size_t)(length - start));
    if (written <= 0) break;
    start += (int)written;
  }
  if (ending != 0) _exit(ending);
  // The handler was reset when it was called, so this ends the process once the handler returns.
  raise(number);
}

static void say(int index, int number, const char *line) {
  size_t length = strlen(line);
  // Half a line would be worse than none.
  if (length > sizeof lines[index]) length = 0;
  // Empty while it is being changed.
  lengths[index] = 0;
  memcpy(lines[index], line, length);
  lengths[index] = (sig_atomic_t)length;
  struct sigaction before;
  if (sigaction(number, 0, &before) != 0 || before.sa_handler == SIG_IGN) return;
  struct sigaction action = {.sa_handler = end, .sa_flags = SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, 0);
}

void cprocess_say_when_ended(const char *interrupted, const char *terminated, int status) {
  ending = status;
  say(0, SIGINT, interrupted);
  say(1, SIGTERM, terminated);
}

void cprocess_forbid_dumps(void) {
  struct rlimit core;
  if (getrlimit(RLIMIT_CORE, &core) == 0) {
    // What it starts, such as a pager, may still raise its own.
    core.rlim_cur = 0;
    setrlimit(RLIMIT_CORE, &core);
  }
#ifdef __linux__
  // The limit says nothing to a kernel that pipes dumps into a program.
  prctl(PR_SET_DUMPABLE, 0, 0, 0, 0);
#endif
}

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

char **cprocess_words(void) { return words; }

const char *cprocess_argv(int index) { return index >= 0 && index < count ? words[index] : 0; }

// A line for SIGINT and one for SIGTERM.
struct words {
  char bytes[2][8000];
  volatile sig_atomic_t lengths[2];
};

static struct words errors;
static struct words events;
static volatile sig_atomic_t ending;
static volatile sig_atomic_t holding;
static volatile sig_atomic_t held;

static void put(int descriptor, const struct words *words, int index) {
  int length = words->lengths[index];
  int start = 0;
  while (start < length) {
    ssize_t written = write(descriptor, words->bytes[index] + start, (size_t)(length - start));
    if (written <= 0) break;
    start += (int)written;
  }
}

static void give_up(int alarm) {
  (void)alarm;
  _exit(ending != 0 ? ending : 128 + held);
}

// Whoever reads the stream may have stopped reading, and a write to it would be waited for without end.
static void wait_no_longer(void) {
  struct sigaction action = {.sa_handler = give_up};
  sigemptyset(&action.sa_mask);
  sigaction(SIGALRM, &action, 0);
  alarm(2);
}

// Nothing but what may run in the middle of anything: writing, and raising the signal again.
static void end(int number) {
  held = number;
  if (holding || events.lengths[number == SIGTERM] > 0) wait_no_longer();
  // A line is half written; it is ended first.
  if (holding) return;
  put(1, &events, number == SIGTERM);
  put(2, &errors, number == SIGTERM);
  if (ending != 0) _exit(ending);
  // The handler was reset when it was called, so this ends the process once the handler returns.
  raise(number);
}

static void hear(int number) {
  struct sigaction before;
  if (sigaction(number, 0, &before) != 0 || before.sa_handler == SIG_IGN) return;
  struct sigaction action = {.sa_handler = end, .sa_flags = SA_RESETHAND};
  sigemptyset(&action.sa_mask);
  sigaction(number, &action, 0);
}

static void learn(struct words *words, int index, const char *line) {
  size_t length = strlen(line);
  // Half a line would be worse than none.
  if (length > sizeof words->bytes[index]) length = 0;
  // Empty while it is being changed.
  words->lengths[index] = 0;
  memcpy(words->bytes[index], line, length);
  words->lengths[index] = (sig_atomic_t)length;
}

void cprocess_say_when_ended(const char *interrupted, const char *terminated, int status) {
  ending = status;
  learn(&errors, 0, interrupted);
  learn(&errors, 1, terminated);
  hear(SIGINT);
  hear(SIGTERM);
}

void cprocess_begin_line(void) {
  holding = 1;
  hear(SIGINT);
  hear(SIGTERM);
}

void cprocess_end_line(const char *interrupted, const char *terminated) {
  learn(&events, 0, interrupted);
  learn(&events, 1, terminated);
  holding = 0;
  if (held != 0) end(held);
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

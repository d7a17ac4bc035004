#include "cprocess.h"

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

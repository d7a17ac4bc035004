// What Swift's own library looks for before the first line of every program, answered here: of two definitions a linker
// takes the first, and leaves the library's out.
#if defined(__linux__) && !defined(DEBUG)

#include "cprocess.h"

#include <stddef.h>

char *swift_copyAuxiliaryExecutablePath(const char *name);
char **_swift_stdlib_getUnsafeArgvArgc(int *count);
void _swift_stdlib_overrideUnsafeArgvArgc(char **words, int count);

// The program that tells of a crash is part of the toolchain and never lies beside this one. Looking for it takes a walk
// through every name of the binary and eight looks at the file system.
char *swift_copyAuxiliaryExecutablePath(const char *name) {
  (void)name;
  return NULL;
}

// The library finds the words of the command line by reading its own memory map, line by line.
char **_swift_stdlib_getUnsafeArgvArgc(int *count) {
  *count = cprocess_argc();
  return cprocess_words();
}

void _swift_stdlib_overrideUnsafeArgvArgc(char **words, int count) {
  (void)words;
  (void)count;
}

#endif

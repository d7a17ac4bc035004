// A disk that fails at a chosen moment, put before the C library by LD_PRELOAD. It counts what is done to the files below
// FAULT_DIR: writes, cuts and syncs. At the operation FAULT_AT:
//   FAULT=kill   half of it is done and the process is gone
//   FAULT=full   there is no room left, but for what the removal of the reserve gives back
//   FAULT=io     it fails once, as a bad sector would
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <unistd.h>

static char watched[4096];
static long done, room;

static const char *setting(const char *name) {
  const char *value = getenv(name);
  return value != NULL ? value : "";
}

static int is(const char *fault) { return strcmp(setting("FAULT"), fault) == 0; }

static void watch(int file, const char *path) {
  const char *directory = setting("FAULT_DIR");
  if (file < 0 || file >= (int)sizeof watched) return;
  watched[file] = directory[0] != 0 && strncmp(path, directory, strlen(directory)) == 0 && strstr(path, "-shm") == NULL;
}

// Whether this operation is to fail; `half` does as much of it as a power cut leaves.
static int fails(int file, size_t bytes, void (*half)(void *), void *work) {
  if (file < 0 || file >= (int)sizeof watched || !watched[file]) return 0;
  done += 1;
  long at = atol(setting("FAULT_AT"));
  if (at <= 0) return 0;
  if (is("kill") && done == at) {
    if (half != NULL) half(work);
    kill(getpid(), SIGKILL);
  }
  if (is("io") && done == at) return errno = EIO, 1;
  if (is("full") && done >= at && bytes > 0) {
    if (room >= (long)bytes) return room -= bytes, 0;
    return errno = ENOSPC, 1;
  }
  return 0;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

#define OPEN(name)                                       \
  int name(const char *path, int flags, ...) {           \
    va_list rest;                                        \
    va_start(rest, flags);                               \
    int mode = flags & O_CREAT ? va_arg(rest, int) : 0;  \
    va_end(rest);                                        \
    int file = REAL(name)(path, flags, mode);            \
    watch(file, path);                                   \
    return file;                                         \
  }
OPEN(open)
OPEN(open64)

struct piece {
  int file;
  const void *bytes;
  size_t count;
  off_t offset;
};

static void half_pwrite(void *work) {
  struct piece *piece = work;
  REAL(pwrite)(piece->file, piece->bytes, piece->count / 2, piece->offset);
}

static void half_write(void *work) {
  struct piece *piece = work;
  REAL(write)(piece->file, piece->bytes, piece->count / 2);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  struct piece piece = {file, bytes, count, offset};
  if (fails(file, count, half_pwrite, &piece)) return -1;
  return REAL(pwrite)(file, bytes, count, offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  struct piece piece = {file, bytes, count, offset};
  if (fails(file, count, half_pwrite, &piece)) return -1;
  return REAL(pwrite64)(file, bytes, count, offset);
}

ssize_t write(int file, const void *bytes, size_t count) {
  struct piece piece = {file, bytes, count, 0};
  if (fails(file, count, half_write, &piece)) return -1;
  return REAL(write)(file, bytes, count);
}

int fsync(int file) { return fails(file, 0, NULL, NULL) ? -1 : REAL(fsync)(file); }

int fdatasync(int file) { return fails(file, 0, NULL, NULL) ? -1 : REAL(fdatasync)(file); }

int ftruncate(int file, off_t length) { return fails(file, 0, NULL, NULL) ? -1 : REAL(ftruncate)(file, length); }

int ftruncate64(int file, off64_t length) { return fails(file, 0, NULL, NULL) ? -1 : REAL(ftruncate64)(file, length); }

int unlink(const char *path) {
  int result = REAL(unlink)(path);
  size_t length = strlen(path);
  if (result == 0 && length > 8 && strcmp(path + length - 8, ".reserve") == 0) room += 256 * 1024;
  return result;
}

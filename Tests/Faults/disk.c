// A disk that fails at a chosen moment, put before the C library by LD_PRELOAD. It counts what is done to the files below
// FAULT_DIR: writes, cuts and syncs. At the operation FAULT_AT:
//   FAULT=kill   half of it is done and the process is gone
//   FAULT=full   there is no room left, but for what the removal of the reserve gives back
//   FAULT=io     it fails once, as a bad sector would
// With FAULT_TRACE all that is done to them is written there, so that a test can play back what a power cut leaves.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
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

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

// One thing that was done: its bytes follow. A file is named by the descriptor that it was opened under.
struct record {
  int32_t what, file;
  int64_t offset, count;
};
enum { OPENED = 1, WRITTEN = 2, SYNCED = 3, CUT = 4 };

static void trace(int what, int file, int64_t offset, const void *bytes, size_t count) {
  static int into = -1;
  const char *path = setting("FAULT_TRACE");
  if (path[0] == 0) return;
  if (into < 0) into = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  struct record record = {what, file, offset, (int64_t)count};
  REAL(write)(into, &record, sizeof record);
  if (count > 0) REAL(write)(into, bytes, count);
}

static int is_watched(int file) { return file >= 0 && file < (int)sizeof watched && watched[file]; }

static int is(const char *fault) { return strcmp(setting("FAULT"), fault) == 0; }

static void watch(int file, const char *path) {
  const char *directory = setting("FAULT_DIR");
  if (file < 0 || file >= (int)sizeof watched) return;
  watched[file] = directory[0] != 0 && strncmp(path, directory, strlen(directory)) == 0 && strstr(path, "-shm") == NULL;
  if (watched[file]) trace(OPENED, file, 0, path, strlen(path));
}

// Whether this operation is to fail; `half` does as much of it as a power cut leaves.
static int fails(int file, size_t bytes, void (*half)(void *), void *work) {
  if (!is_watched(file)) return 0;
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
  if (is_watched(file)) trace(WRITTEN, file, offset, bytes, count);
  return REAL(pwrite)(file, bytes, count, offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  struct piece piece = {file, bytes, count, offset};
  if (fails(file, count, half_pwrite, &piece)) return -1;
  if (is_watched(file)) trace(WRITTEN, file, offset, bytes, count);
  return REAL(pwrite64)(file, bytes, count, offset);
}

ssize_t write(int file, const void *bytes, size_t count) {
  struct piece piece = {file, bytes, count, 0};
  if (fails(file, count, half_write, &piece)) return -1;
  if (is_watched(file)) trace(WRITTEN, file, lseek(file, 0, SEEK_CUR), bytes, count);
  return REAL(write)(file, bytes, count);
}

int fsync(int file) {
  if (fails(file, 0, NULL, NULL)) return -1;
  if (is_watched(file)) trace(SYNCED, file, 0, NULL, 0);
  return REAL(fsync)(file);
}

int fdatasync(int file) {
  if (fails(file, 0, NULL, NULL)) return -1;
  if (is_watched(file)) trace(SYNCED, file, 0, NULL, 0);
  return REAL(fdatasync)(file);
}

int ftruncate(int file, off_t length) {
  if (fails(file, 0, NULL, NULL)) return -1;
  if (is_watched(file)) trace(CUT, file, length, NULL, 0);
  return REAL(ftruncate)(file, length);
}

int ftruncate64(int file, off64_t length) {
  if (fails(file, 0, NULL, NULL)) return -1;
  if (is_watched(file)) trace(CUT, file, length, NULL, 0);
  return REAL(ftruncate64)(file, length);
}

int unlink(const char *path) {
  int result = REAL(unlink)(path);
  size_t length = strlen(path);
  if (result == 0 && length > 8 && strcmp(path + length - 8, ".reserve") == 0) room += 256 * 1024;
  return result;
}

#include "csqlite.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

typedef void (*destructor)(void *);

// SQLite copies what is bound with this instead of a destructor.
#define COPIED ((destructor)-1)
// The option of sqlite3_db_config that keeps the log on close.
#define NO_CHECKPOINT_ON_CLOSE 1006

// Every function that is called: what it gives, its name without `sqlite3_`, what it takes.
#define FUNCTIONS(X)                                                                              \
  X(int, libversion_number, (void))                                                               \
  X(const char *, libversion, (void))                                                             \
  X(int, open_v2, (const char *, csqlite_handle **, int, const char *))                           \
  X(int, close_v2, (csqlite_handle *))                                                            \
  X(int, extended_result_codes, (csqlite_handle *, int))                                          \
  X(int, extended_errcode, (csqlite_handle *))                                                    \
  X(const char *, errmsg, (csqlite_handle *))                                                     \
  X(int, busy_timeout, (csqlite_handle *, int))                                                   \
  X(int, db_config, (csqlite_handle *, int, ...))                                                 \
  X(int, db_readonly, (csqlite_handle *, const char *))                                           \
  X(int, get_autocommit, (csqlite_handle *))                                                      \
  X(int, changes, (csqlite_handle *))                                                             \
  X(int64_t, last_insert_rowid, (csqlite_handle *))                                               \
  X(int, exec, (csqlite_handle *, const char *, int (*)(void *, int, char **, char **), void *, char **)) \
  X(int, prepare_v2, (csqlite_handle *, const char *, int, csqlite_statement **, const char **))  \
  X(int, bind_null, (csqlite_statement *, int))                                                   \
  X(int, bind_int64, (csqlite_statement *, int, int64_t))                                         \
  X(int, bind_text, (csqlite_statement *, int, const char *, int, destructor))                    \
  X(int, step, (csqlite_statement *))                                                             \
  X(int, reset, (csqlite_statement *))                                                            \
  X(int, finalize, (csqlite_statement *))                                                         \
  X(int, column_type, (csqlite_statement *, int))                                                 \
  X(int64_t, column_int64, (csqlite_statement *, int))                                            \
  X(const unsigned char *, column_text, (csqlite_statement *, int))                               \
  X(int, column_bytes, (csqlite_statement *, int))

#define DECLARE(result, name, parameters) result(*name) parameters;
static struct {
  FUNCTIONS(DECLARE)
} sqlite;

static pthread_mutex_t loading = PTHREAD_MUTEX_INITIALIZER;
static bool is_loaded = false;

static const char *find_all(void *library) {
#define FIND(result, name, parameters)                          \
  sqlite.name = (result(*) parameters)dlsym(library, "sqlite3_" #name); \
  if (sqlite.name == NULL) return "sqlite3_" #name " is missing";
  FUNCTIONS(FIND)
  return NULL;
}

const char *csqlite_load(const char *name) {
  // The library is opened even when it is in use already, so that a name that is not there is always told.
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (library == NULL) {
    const char *problem = dlerror();
    return problem != NULL ? problem : "the library could not be opened";
  }
  pthread_mutex_lock(&loading);
  const char *problem = is_loaded ? NULL : find_all(library);
  if (problem == NULL) is_loaded = true;
  pthread_mutex_unlock(&loading);
  return problem;
}

int csqlite_version_number(void) { return sqlite.libversion_number(); }

const char *csqlite_version(void) { return sqlite.libversion(); }

int csqlite_open(const char *path, int flags, csqlite_handle **handle) {
  int code = sqlite.open_v2(path, handle, flags, NULL);
  if (*handle != NULL) sqlite.extended_result_codes(*handle, 1);
  return code;
}

int csqlite_close(csqlite_handle *handle) { return sqlite.close_v2(handle); }

int csqlite_busy_timeout(csqlite_handle *handle, int milliseconds) {
  return sqlite.busy_timeout(handle, milliseconds);
}

int csqlite_keep_log_on_close(csqlite_handle *handle) {
  return sqlite.db_config(handle, NO_CHECKPOINT_ON_CLOSE, 1, (int *)NULL);
}

int csqlite_is_read_only(csqlite_handle *handle) { return sqlite.db_readonly(handle, "main") == 1; }

int csqlite_is_in_transaction(csqlite_handle *handle) { return sqlite.get_autocommit(handle) == 0; }

int csqlite_changes(csqlite_handle *handle) { return sqlite.changes(handle); }

int64_t csqlite_last_row(csqlite_handle *handle) { return sqlite.last_insert_rowid(handle); }

int csqlite_extended_code(csqlite_handle *handle) { return sqlite.extended_errcode(handle); }

const char *csqlite_message(csqlite_handle *handle) { return sqlite.errmsg(handle); }

int csqlite_execute(csqlite_handle *handle, const char *sql) { return sqlite.exec(handle, sql, NULL, NULL, NULL); }

int csqlite_prepare(csqlite_handle *handle, const char *sql, csqlite_statement **statement) {
  return sqlite.prepare_v2(handle, sql, -1, statement, NULL);
}

int csqlite_bind_null(csqlite_statement *statement, int index) { return sqlite.bind_null(statement, index); }

int csqlite_bind_int(csqlite_statement *statement, int index, int64_t value) {
  return sqlite.bind_int64(statement, index, value);
}

int csqlite_bind_text(csqlite_statement *statement, int index, const char *text, int bytes) {
  return sqlite.bind_text(statement, index, text, bytes, COPIED);
}

int csqlite_step(csqlite_statement *statement) { return sqlite.step(statement); }

int csqlite_reset(csqlite_statement *statement) { return sqlite.reset(statement); }

int csqlite_finalize(csqlite_statement *statement) { return sqlite.finalize(statement); }

int csqlite_column_type(csqlite_statement *statement, int column) { return sqlite.column_type(statement, column); }

int64_t csqlite_column_int(csqlite_statement *statement, int column) { return sqlite.column_int64(statement, column); }

const unsigned char *csqlite_column_text(csqlite_statement *statement, int column) {
  return sqlite.column_text(statement, column);
}

int csqlite_column_bytes(csqlite_statement *statement, int column) { return sqlite.column_bytes(statement, column); }

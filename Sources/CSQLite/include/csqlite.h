#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdint.h>

// The part of SQLite that Storage calls, found in the shared library when the first store is opened. Nothing here needs
// sqlite3.h or the library at build time.

typedef struct csqlite_handle csqlite_handle;
typedef struct csqlite_statement csqlite_statement;

#define CSQLITE_OK 0
#define CSQLITE_ERROR 1
#define CSQLITE_PERM 3
#define CSQLITE_BUSY 5
#define CSQLITE_LOCKED 6
#define CSQLITE_READONLY 8
#define CSQLITE_IOERR 10
#define CSQLITE_CORRUPT 11
#define CSQLITE_FULL 13
#define CSQLITE_CANTOPEN 14
#define CSQLITE_PROTOCOL 15
#define CSQLITE_CONSTRAINT 19
#define CSQLITE_AUTH 23
#define CSQLITE_NOTADB 26
#define CSQLITE_ROW 100
#define CSQLITE_DONE 101

#define CSQLITE_OPEN_READONLY 0x1
#define CSQLITE_OPEN_READWRITE 0x2
#define CSQLITE_OPEN_URI 0x40
#define CSQLITE_OPEN_MEMORY 0x80
#define CSQLITE_OPEN_FULLMUTEX 0x10000

#define CSQLITE_INTEGER 1
#define CSQLITE_TEXT 3
#define CSQLITE_NULL 5

/// Opens the library of a name and finds what is called in it. NULL when it is ready, else what the loader said.
const char *csqlite_load(const char *name);

/// The version of the loaded library, such as 3040001 and "3.40.1".
int csqlite_version_number(void);
const char *csqlite_version(void);

/// Opens a database; the handle must be closed even when opening failed, unless it is NULL.
int csqlite_open(const char *path, int flags, csqlite_handle **handle);
int csqlite_close(csqlite_handle *handle);
int csqlite_busy_timeout(csqlite_handle *handle, int milliseconds);
/// Leaves the write-ahead log alone when the last connection closes.
int csqlite_keep_log_on_close(csqlite_handle *handle);
int csqlite_is_read_only(csqlite_handle *handle);
int csqlite_is_in_transaction(csqlite_handle *handle);
int csqlite_changes(csqlite_handle *handle);
int64_t csqlite_last_row(csqlite_handle *handle);
int csqlite_extended_code(csqlite_handle *handle);
const char *csqlite_message(csqlite_handle *handle);

/// Runs statements that take no values and give no rows.
int csqlite_execute(csqlite_handle *handle, const char *sql);
int csqlite_prepare(csqlite_handle *handle, const char *sql, csqlite_statement **statement);
int csqlite_bind_null(csqlite_statement *statement, int index);
int csqlite_bind_int(csqlite_statement *statement, int index, int64_t value);
/// Binds UTF-8, which is copied.
int csqlite_bind_text(csqlite_statement *statement, int index, const char *text, int bytes);
int csqlite_step(csqlite_statement *statement);
int csqlite_reset(csqlite_statement *statement);
int csqlite_finalize(csqlite_statement *statement);
int csqlite_column_type(csqlite_statement *statement, int column);
int64_t csqlite_column_int(csqlite_statement *statement, int column);
const unsigned char *csqlite_column_text(csqlite_statement *statement, int column);
int csqlite_column_bytes(csqlite_statement *statement, int column);

#endif

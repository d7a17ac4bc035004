#ifndef CCURL_H
#define CCURL_H

#include <stddef.h>
#include <stdint.h>

// The part of libcurl that is called, declared here so that building needs no header of it. The numbers are libcurl's
// binary interface and never change.

enum {
  CCURL_PROXY = 10004,
  CCURL_URL = 10002,
  CCURL_USERAGENT = 10018,
  CCURL_HTTPHEADER = 10023,
  CCURL_CUSTOMREQUEST = 10036,
  CCURL_CAINFO = 10065,
  CCURL_CAPATH = 10097,
  CCURL_ACCEPT_ENCODING = 10102,
  CCURL_COPYPOSTFIELDS = 10165,
  CCURL_NOPROGRESS = 43,
  CCURL_POST = 47,
  CCURL_NETRC = 51,
  CCURL_FOLLOWLOCATION = 52,
  CCURL_FRESH_CONNECT = 74,
  CCURL_FORBID_REUSE = 75,
  CCURL_HTTPGET = 80,
  CCURL_HTTP_VERSION = 84,
  CCURL_NOSIGNAL = 99,
  CCURL_CONNECTTIMEOUT_MS = 156,
  CCURL_PROTOCOLS = 181,
  CCURL_SUPPRESS_CONNECT_HEADERS = 265,
  CCURL_HTTP09_ALLOWED = 285,
  CCURL_QUICK_EXIT = 322,
  CCURL_POSTFIELDSIZE_LARGE = 30120,
};

enum { CCURL_HTTP_1_1 = 2, CCURL_HTTP_2_OVER_TLS = 4 };
enum { CCURL_ONLY_HTTP = 1, CCURL_HTTP_AND_HTTPS = 3 };

enum {
  CCURL_INFO_STATUS = 0x200002,
  CCURL_INFO_REQUEST_SIZE = 0x20000C,
  CCURL_INFO_CONNECT_CODE = 0x200016,
  CCURL_INFO_NAME_TIME = 0x600033,
  CCURL_INFO_READY_TIME = 0x600035,
  CCURL_INFO_SECURE_TIME = 0x600038,
};

/// Takes `count` bytes as they come (`size` is always 1); anything but `count` returned ends the transfer.
typedef size_t (*ccurl_sink)(char *bytes, size_t size, size_t count, void *context);

/// Opens libcurl once. Gives NULL when it can be called, else why not.
const char *ccurl_open(void);
/// What libcurl says of itself, such as "libcurl/7.88.1 OpenSSL/3.0.19".
/// It asks every library below for its version, and the one of LDAP then reads its modules: 4 ms.
const char *ccurl_version(void);
/// The TLS library alone, such as "OpenSSL/3.0.19"; NULL when there is none.
const char *ccurl_tls(void);

void *ccurl_easy(void);
void ccurl_easy_end(void *easy);
/// The option setter takes any type, so each type has a name here. Each gives libcurl's code, 0 for good.
int ccurl_set_number(void *easy, int option, long value);
int ccurl_set_long_number(void *easy, int option, int64_t value);
int ccurl_set_text(void *easy, int option, const char *text);
int ccurl_set_bytes(void *easy, int option, const void *bytes);
int ccurl_set_list(void *easy, int option, void *list);
int ccurl_set_body_sink(void *easy, ccurl_sink sink, void *context);
int ccurl_set_header_sink(void *easy, ccurl_sink sink, void *context);
long ccurl_number(void *easy, int info);
int64_t ccurl_long_number(void *easy, int info);

/// Adds a line to a list, which is NULL at first; gives NULL when there is no memory.
void *ccurl_list(void *list, const char *line);
void ccurl_list_end(void *list);

void *ccurl_multi(void);
void ccurl_multi_end(void *multi);
int ccurl_multi_add(void *multi, void *easy);
int ccurl_multi_remove(void *multi, void *easy);
/// Does what can be done without waiting. `running` is 0 when the transfer is over.
int ccurl_multi_work(void *multi, int *running);
/// Waits for something to do, at most so long; a signal ends the wait.
int ccurl_multi_wait(void *multi, int milliseconds);
/// The code a finished transfer ended with; -1 when none has.
int ccurl_multi_result(void *multi);

const char *ccurl_words(int code);

/// Milliseconds of a clock that only goes forward.
int64_t ccurl_milliseconds(void);
/// Whether a directory names certificates by their hash, so that one can be found without reading all.
int ccurl_is_hashed(const char *directory);

/// Keeps a peer that closes early from ending the process: SIGPIPE waits for this thread until it is let go.
typedef struct {
  int was_blocked;
} ccurl_pipe_guard;
ccurl_pipe_guard ccurl_hold_pipe_signal(void);
void ccurl_release_pipe_signal(ccurl_pipe_guard guard);

#endif

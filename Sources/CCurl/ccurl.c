#ifndef __APPLE__
#define _GNU_SOURCE
#endif

#include "ccurl.h"

#include <dirent.h>
#include <dlfcn.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <time.h>

struct message {
  int kind;
  void *easy;
  union {
    void *whatever;
    int result;
  } data;
};

// The head of what curl_version_info gives, which later versions only add to.
struct version {
  int age;
  const char *version;
  unsigned number;
  const char *host;
  int features;
  const char *tls;
};

static struct {
  int (*global_init)(long);
  const struct version *(*version_info)(int);
  const char *(*version)(void);
  void *(*easy_init)(void);
  void (*easy_cleanup)(void *);
  int (*easy_setopt)(void *, int, ...);
  int (*easy_getinfo)(void *, int, ...);
  const char *(*easy_strerror)(int);
  void *(*slist_append)(void *, const char *);
  void (*slist_free_all)(void *);
  void *(*multi_init)(void);
  int (*multi_cleanup)(void *);
  int (*multi_add_handle)(void *, void *);
  int (*multi_remove_handle)(void *, void *);
  int (*multi_perform)(void *, int *);
  int (*multi_poll)(void *, void *, unsigned, int, int *);
  struct message *(*multi_info_read)(void *, int *);
} curl;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static const char *problem;

static void *any_library(void) {
#ifdef __APPLE__
  static const char *names[] = {"libcurl.4.dylib", "/usr/lib/libcurl.4.dylib"};
#else
  static const char *names[] = {"libcurl.so.4", "libcurl-gnutls.so.4"};
#endif
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *library = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    if (library) return library;
  }
  return NULL;
}

static void open_library(void) {
  void *library = any_library();
  if (!library) {
    problem = "libcurl is not installed";
    return;
  }
  struct {
    const char *name;
    void **target;
  } wanted[] = {
      {"curl_global_init", (void **)&curl.global_init},
      {"curl_version", (void **)&curl.version},
      {"curl_version_info", (void **)&curl.version_info},
      {"curl_easy_init", (void **)&curl.easy_init},
      {"curl_easy_cleanup", (void **)&curl.easy_cleanup},
      {"curl_easy_setopt", (void **)&curl.easy_setopt},
      {"curl_easy_getinfo", (void **)&curl.easy_getinfo},
      {"curl_easy_strerror", (void **)&curl.easy_strerror},
      {"curl_slist_append", (void **)&curl.slist_append},
      {"curl_slist_free_all", (void **)&curl.slist_free_all},
      {"curl_multi_init", (void **)&curl.multi_init},
      {"curl_multi_cleanup", (void **)&curl.multi_cleanup},
      {"curl_multi_add_handle", (void **)&curl.multi_add_handle},
      {"curl_multi_remove_handle", (void **)&curl.multi_remove_handle},
      {"curl_multi_perform", (void **)&curl.multi_perform},
      {"curl_multi_poll", (void **)&curl.multi_poll},
      {"curl_multi_info_read", (void **)&curl.multi_info_read},
  };
  for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++) {
    *wanted[i].target = dlsym(library, wanted[i].name);
    if (!*wanted[i].target) {
      problem = "libcurl is older than 7.66";
      return;
    }
  }
  // 3 is everything, the TLS library among it.
  if (curl.global_init(3) != 0) problem = "libcurl could not be started";
}

const char *ccurl_open(void) {
  pthread_once(&once, open_library);
  return problem;
}

const char *ccurl_version(void) { return curl.version(); }

const char *ccurl_tls(void) {
  const struct version *about = curl.version_info(0);
  return about ? about->tls : NULL;
}

void *ccurl_easy(void) { return curl.easy_init(); }
void ccurl_easy_end(void *easy) { curl.easy_cleanup(easy); }

int ccurl_set_number(void *easy, int option, long value) { return curl.easy_setopt(easy, option, value); }
int ccurl_set_long_number(void *easy, int option, int64_t value) {
  return curl.easy_setopt(easy, option, (long long)value);
}
int ccurl_set_text(void *easy, int option, const char *text) { return curl.easy_setopt(easy, option, text); }
int ccurl_set_bytes(void *easy, int option, const void *bytes) { return curl.easy_setopt(easy, option, bytes); }
int ccurl_set_list(void *easy, int option, void *list) { return curl.easy_setopt(easy, option, list); }

static int set_sink(void *easy, int function, int data, ccurl_sink sink, void *context) {
  int code = curl.easy_setopt(easy, function, sink);
  return code ? code : curl.easy_setopt(easy, data, context);
}

int ccurl_set_body_sink(void *easy, ccurl_sink sink, void *context) {
  return set_sink(easy, 20011, 10001, sink, context);
}
int ccurl_set_header_sink(void *easy, ccurl_sink sink, void *context) {
  return set_sink(easy, 20079, 10029, sink, context);
}

long ccurl_number(void *easy, int info) {
  long value = 0;
  return curl.easy_getinfo(easy, info, &value) == 0 ? value : 0;
}

int64_t ccurl_long_number(void *easy, int info) {
  long long value = 0;
  return curl.easy_getinfo(easy, info, &value) == 0 ? value : 0;
}

void *ccurl_list(void *list, const char *line) { return curl.slist_append(list, line); }
void ccurl_list_end(void *list) { curl.slist_free_all(list); }

void *ccurl_multi(void) { return curl.multi_init(); }
void ccurl_multi_end(void *multi) { curl.multi_cleanup(multi); }
int ccurl_multi_add(void *multi, void *easy) { return curl.multi_add_handle(multi, easy); }
int ccurl_multi_remove(void *multi, void *easy) { return curl.multi_remove_handle(multi, easy); }
int ccurl_multi_work(void *multi, int *running) { return curl.multi_perform(multi, running); }

int ccurl_multi_wait(void *multi, int milliseconds) {
  int ready = 0;
  return curl.multi_poll(multi, NULL, 0, milliseconds, &ready);
}

int ccurl_multi_result(void *multi) {
  int left = 0;
  for (struct message *message; (message = curl.multi_info_read(multi, &left));)
    if (message->kind == 1) return message->data.result;
  return -1;
}

const char *ccurl_words(int code) { return curl.easy_strerror(code); }

int64_t ccurl_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int ccurl_is_hashed(const char *directory) {
  DIR *entries = opendir(directory);
  if (!entries) return 0;
  int found = 0;
  for (struct dirent *entry; !found && (entry = readdir(entries));)
    found = strlen(entry->d_name) == 10 && strspn(entry->d_name, "0123456789abcdef") == 8 &&
            strcmp(entry->d_name + 8, ".0") == 0;
  closedir(entries);
  return found;
}

ccurl_pipe_guard ccurl_hold_pipe_signal(void) {
  ccurl_pipe_guard guard = {0};
  sigset_t pipe_only, before;
  sigemptyset(&pipe_only);
  sigaddset(&pipe_only, SIGPIPE);
  if (pthread_sigmask(SIG_BLOCK, &pipe_only, &before) == 0) guard.was_blocked = sigismember(&before, SIGPIPE);
  return guard;
}

void ccurl_release_pipe_signal(ccurl_pipe_guard guard) {
  if (guard.was_blocked) return;
  sigset_t pipe_only, pending;
  sigemptyset(&pipe_only);
  sigaddset(&pipe_only, SIGPIPE);
  // One that came meanwhile is for a connection that is gone, so it is taken here and not delivered.
  int taken;
  if (sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE)) sigwait(&pipe_only, &taken);
  pthread_sigmask(SIG_UNBLOCK, &pipe_only, NULL);
}

// The words of the command line as the system handed them over, and what is said when a signal ends the process.

int cprocess_argc(void);

/// The word at an index, or a null pointer beyond the last.
const char *cprocess_argv(int index);

/// All of them, with the program's name, up to a null pointer.
char **cprocess_words(void);

/// The environment as a program that is started now would inherit it.
char **cprocess_environment(void);

/// From now on SIGINT and SIGTERM write a line each to standard error before they end the process, as they would have
/// without, or with a status other than 0. A signal that was ignored stays so. The lines are copied, 8,000 bytes at most.
void cprocess_say_when_ended(const char *interrupted, const char *terminated, int status);

/// From now on SIGINT and SIGTERM wait for the end of a line that is written to standard output, two seconds at most. A
/// signal that was ignored stays so.
void cprocess_begin_line(void);

/// The line is written. A signal that waited ends the process now, and any later one then: each first writes its line to
/// standard output, so that a stream of lines does not break off. The lines are copied, 8,000 bytes at most.
void cprocess_end_line(const char *interrupted, const char *terminated);

/// Leaves no picture of this process's memory behind, nor lets another process of the user take one.
void cprocess_forbid_dumps(void);

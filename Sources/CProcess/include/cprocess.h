// The words of the command line as the system handed them over.

int cprocess_argc(void);

/// The word at an index, or a null pointer beyond the last.
const char *cprocess_argv(int index);

/// The environment as a program that is started now would inherit it.
char **cprocess_environment(void);

int csqlite_placeholder(void);

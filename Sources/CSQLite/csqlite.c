int csqlite_placeholder(void) { return 0; }

int catlas_placeholder(void) { return 0; }

int catlas_placeholder(void);

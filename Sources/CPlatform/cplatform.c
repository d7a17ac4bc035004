int cplatform_placeholder(void) { return 0; }

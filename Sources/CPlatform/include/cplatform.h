int cplatform_placeholder(void);

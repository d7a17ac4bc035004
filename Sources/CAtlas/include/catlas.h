#ifndef CATLAS_H
#define CATLAS_H

#include <stddef.h>

/// The embedded blobs; Generator/FORMAT.md describes their bytes. They live as long as the process.
const void *_Nonnull catlas_facts(void);
size_t catlas_facts_length(void);

const void *_Nonnull catlas_routes(void);
size_t catlas_routes_length(void);

const void *_Nonnull catlas_hand(void);
size_t catlas_hand_length(void);

const void *_Nonnull catlas_land(void);
size_t catlas_land_length(void);

#endif

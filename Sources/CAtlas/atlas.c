#include "catlas.h"

static const unsigned char facts[] = {
#embed "facts.bin"
};

static const unsigned char routes[] = {
#embed "routes.bin"
};

static const unsigned char hand[] = {
#embed "hand.bin"
};

static const unsigned char land[] = {
#embed "land.bin"
};

const void *catlas_facts(void) { return facts; }
size_t catlas_facts_length(void) { return sizeof facts; }

const void *catlas_routes(void) { return routes; }
size_t catlas_routes_length(void) { return sizeof routes; }

const void *catlas_hand(void) { return hand; }
size_t catlas_hand_length(void) { return sizeof hand; }

const void *catlas_land(void) { return land; }
size_t catlas_land_length(void) { return sizeof land; }

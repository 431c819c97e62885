#include "CPNGRows.h"

// Without the trait this target is still compiled, on machines that have no png.h.
#ifdef PNG
#include <png.h>

const char *cpngrows_libpng_version(void) { return png_get_libpng_ver(NULL); }
#endif

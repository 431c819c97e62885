#ifndef CPNGROWS_H
#define CPNGROWS_H

/// The version of the libpng that is linked in, such as "1.6.39".
const char *_Nonnull cpngrows_libpng_version(void);

#endif

#ifndef CSYSTEM_H
#define CSYSTEM_H

/// Exchanges the files at two paths atomically. Returns 0, or `errno`: `ENOSYS`, `EINVAL`, or
/// `ENOTSUP` if the system or the file system doesn't support it.
int csystem_exchange(const char *_Nonnull path, const char *_Nonnull other);

/// Returns the number of cores that this process may use, at least 1.
int csystem_core_count(void);

#endif

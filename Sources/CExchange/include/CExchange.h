#ifndef CEXCHANGE_H
#define CEXCHANGE_H

/// Exchanges the files at two paths atomically. Returns 0, or `errno`: `ENOSYS`, `EINVAL`, or
/// `ENOTSUP` if the system or the file system doesn't support it.
int cexchange_paths(const char *_Nonnull path, const char *_Nonnull other);

#endif

#ifndef CEXCHANGE_H
#define CEXCHANGE_H

/// Exchanges what two paths name, in one step that nobody sees half done. Returns 0, or `errno`:
/// `ENOSYS`, `EINVAL` or `ENOTSUP` where the system or the file system can't.
int cexchange_paths(const char *_Nonnull path, const char *_Nonnull other);

#endif

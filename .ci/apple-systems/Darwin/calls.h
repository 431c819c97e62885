// What the command line tool and PNG files call of Darwin, as the manual pages of macOS give it, for arm64.
// Nothing else is here: a call that is missing is an error to read, and then to add.
#ifndef DARWIN_CALLS_H
#define DARWIN_CALLS_H

#include <stddef.h>

typedef int pid_t;
typedef int dev_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef unsigned short mode_t;
typedef unsigned long long ino_t;
typedef long ssize_t;
typedef unsigned int nfds_t;

// stat(2), with 64 bits for inodes.
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
};
int stat(const char *path, struct stat *buffer);
int lstat(const char *path, struct stat *buffer);
int fstat(int file, struct stat *buffer);

// open(2), fcntl(2): those are variadic, so Darwin.swift has them.
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_CREAT 0x00000200
#define O_EXCL 0x00000800
#define O_TRUNC 0x00000400
#define O_CLOEXEC 0x01000000
#define F_GETFD 1

// Files
int close(int file);
ssize_t read(int file, void *buffer, size_t count);
ssize_t write(int file, const void *buffer, size_t count);
int fchmod(int file, mode_t mode);
int mkdir(const char *path, mode_t mode);
int rmdir(const char *path);
int chmod(const char *path, mode_t mode);
int chown(const char *path, uid_t owner, gid_t group);
int access(const char *path, int mode);
#define X_OK (1 << 0)
#define W_OK (1 << 1)
int linkat(int old_folder, const char *old, int new_folder, const char *new_path, int flags);
#define AT_FDCWD -2
ssize_t readlink(const char *path, char *buffer, size_t count);
#define PATH_MAX 1024
int rename(const char *old, const char *new_path);
int unlink(const char *path);
char *realpath(const char *path, char *resolved);
int isatty(int file);
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2

// directory(3), dir(5)
typedef struct {
  int __dd_fd;
} DIR;
struct dirent {
  char d_name[1024];
};
DIR *opendir(const char *path);
struct dirent *readdir(DIR *folder);
int closedir(DIR *folder);

// poll(2)
struct pollfd {
  int fd;
  short events;
  short revents;
};
int poll(struct pollfd *files, nfds_t count, int timeout);
#define POLLOUT 0x0004

// Processes and signals
typedef void (*sig_t)(int);
void (*signal(int number, void (*handler)(int)))(int);
int raise(int number);
int pause(void);
pid_t getpid(void);
_Noreturn void exit(int status);
_Noreturn void _exit(int status);
typedef unsigned int sigset_t;
int sigemptyset(sigset_t *set);
int sigaddset(sigset_t *set, int number);
int sigdelset(sigset_t *set, int number);
int sigwait(const sigset_t *set, int *number);
int pthread_sigmask(int how, const sigset_t *set, sigset_t *old);
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGPIPE 13
#define SIGALRM 14
#define SIGTERM 15
#define SIGXCPU 24
#define SIGXFSZ 25
#define SIGUSR1 30
#define SIGUSR2 31

// Threads
typedef struct _opaque_pthread_t *pthread_t;
typedef struct {
  long __sig;
  char __opaque[56];
} pthread_mutex_t;
int pthread_create(
    pthread_t _Nullable *_Nonnull thread, const void *_Nullable attributes,
    void *_Nullable (*_Nonnull start)(void *_Nonnull), void *_Nullable argument);
int pthread_mutex_init(pthread_mutex_t *mutex, const void *_Nullable attributes);
int pthread_mutex_lock(pthread_mutex_t *mutex);
int pthread_mutex_unlock(pthread_mutex_t *mutex);

// Memory and text
void free(void *pointer);
char *strerror(int number);
size_t strlen(const char *text);

// intro(2)
#define ENOENT 2
#define EPERM 1
#define EINTR 4
#define EACCES 13
#define EBUSY 16
#define EEXIST 17
#define EXDEV 18
#define ENOTDIR 20
#define EISDIR 21
#define EINVAL 22
#define EFBIG 27
#define EROFS 30
#define EAGAIN 35
#define ENOTSUP 45
#define ELOOP 62
#define ENOSYS 78

#endif

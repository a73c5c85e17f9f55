// What the portable build links in place of what only newer versions of glibc have. A library that
// is linked on a new system otherwise asks for the newest version of each function, though the
// older one would do.
#include <pthread.h>

#if defined(__x86_64__)
#define OLDEST "GLIBC_2.2.5"
#elif defined(__aarch64__)
#define OLDEST "GLIBC_2.17"
#else
#error "the first version of glibc for this processor is not known here"
#endif

// The linker sends each call of NAME to __wrap_NAME, see CMakeLists.txt.
#define OLD(name) __asm__(".symver old_" #name ", " #name "@" OLDEST)

OLD(pthread_create);
OLD(pthread_join);
OLD(pthread_rwlock_rdlock);
OLD(pthread_rwlock_unlock);
OLD(pthread_rwlock_wrlock);

int old_pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                       void *argument);
int old_pthread_join(pthread_t thread, void **result);
int old_pthread_rwlock_rdlock(pthread_rwlock_t *lock);
int old_pthread_rwlock_unlock(pthread_rwlock_t *lock);
int old_pthread_rwlock_wrlock(pthread_rwlock_t *lock);

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*run)(void *), void *argument);
int __wrap_pthread_join(pthread_t thread, void **result);
int __wrap_pthread_rwlock_rdlock(pthread_rwlock_t *lock);
int __wrap_pthread_rwlock_unlock(pthread_rwlock_t *lock);
int __wrap_pthread_rwlock_wrlock(pthread_rwlock_t *lock);

int __wrap_pthread_create(pthread_t *thread, const pthread_attr_t *attributes,
                          void *(*run)(void *), void *argument) {
  return old_pthread_create(thread, attributes, run, argument);
}

int __wrap_pthread_join(pthread_t thread, void **result) {
  return old_pthread_join(thread, result);
}

int __wrap_pthread_rwlock_rdlock(pthread_rwlock_t *lock) {
  return old_pthread_rwlock_rdlock(lock);
}

int __wrap_pthread_rwlock_unlock(pthread_rwlock_t *lock) {
  return old_pthread_rwlock_unlock(lock);
}

int __wrap_pthread_rwlock_wrlock(pthread_rwlock_t *lock) {
  return old_pthread_rwlock_wrlock(lock);
}

// Since glibc 2.32 this tells whether there is one thread, so that counting references may be
// cheaper. In Java's process there are always more.
char __libc_single_threaded = 0;

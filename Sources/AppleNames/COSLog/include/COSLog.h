// The locks of <os/lock.h> and functions of <mach-o/dyld.h>, as C declares them on Apple's systems. The module `os`
// declares them in Swift; keep both in step.
#ifndef COSLOG_H
#define COSLOG_H

#include <stdbool.h>
#include <stdint.h>

/// A lock that puts waiting threads to sleep. Its memory must not move while it is in use.
typedef struct os_unfair_lock_s {
    uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})

/// Acquires a lock; waits until it is free. A thread that already holds the lock is a programming error and traps.
void os_unfair_lock_lock(os_unfair_lock_t lock);

/// Acquires a lock if it is free, and returns whether it did.
bool os_unfair_lock_trylock(os_unfair_lock_t lock);

/// Releases a lock. It must be held by the calling thread, otherwise the program traps.
void os_unfair_lock_unlock(os_unfair_lock_t lock);

/// Traps unless the calling thread holds the lock.
void os_unfair_lock_assert_owner(const os_unfair_lock *lock);

/// Traps if the calling thread holds the lock.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock);

/// Returns the number of loaded images.
uint32_t _dyld_image_count(void);

/// Returns the path of a loaded image, or NULL if there is none with that index.
const char *_dyld_get_image_name(uint32_t image_index);

/// Returns the address at which an image is loaded, or NULL if there is none with that index.
const void *_dyld_get_image_header(uint32_t image_index);

#endif

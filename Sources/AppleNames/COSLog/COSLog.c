// os_unfair_lock on Linux's futex.
//
// The lock's word is 0 while nobody holds it, otherwise the owner's thread number. The highest bit is set while threads
// may wait. Invariant: a thread waits in the kernel only while the bit is set, and who releases the lock with the bit
// set wakes one waiter, which sets the bit again because it can't know whether others wait.
#define _GNU_SOURCE
#include "COSLog.h"

#ifdef __linux__
#include <link.h>
#include <linux/futex.h>
#include <sys/syscall.h>
#include <unistd.h>

static const uint32_t waiting = 0x80000000u;

static uint32_t this_thread(void) {
    static _Thread_local uint32_t number;
    if (number == 0) number = (uint32_t)syscall(SYS_gettid);
    return number;
}

static bool exchange(uint32_t *word, uint32_t *expected, uint32_t value) {
    return __atomic_compare_exchange_n(word, expected, value, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

void os_unfair_lock_lock(os_unfair_lock_t lock) {
    uint32_t *word = &lock->_os_unfair_lock_opaque;
    uint32_t self = this_thread();
    uint32_t seen = 0;
    if (exchange(word, &seen, self)) return;
    if ((seen & ~waiting) == self) __builtin_trap();
    for (;;) {
        if (seen == 0) {
            if (exchange(word, &seen, self | waiting)) return;
            continue;
        }
        if (!(seen & waiting) && !exchange(word, &seen, seen | waiting)) continue;
        syscall(SYS_futex, word, FUTEX_WAIT_PRIVATE, seen | waiting, 0, 0, 0);
        seen = __atomic_load_n(word, __ATOMIC_RELAXED);
    }
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) {
    uint32_t seen = 0;
    return exchange(&lock->_os_unfair_lock_opaque, &seen, this_thread());
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
    uint32_t *word = &lock->_os_unfair_lock_opaque;
    uint32_t seen = __atomic_exchange_n(word, 0, __ATOMIC_RELEASE);
    if ((seen & ~waiting) != this_thread()) __builtin_trap();
    if (seen & waiting) syscall(SYS_futex, word, FUTEX_WAKE_PRIVATE, 1, 0, 0, 0);
}

void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
    uint32_t seen = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
    if ((seen & ~waiting) != this_thread()) __builtin_trap();
}

void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
    uint32_t seen = __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
    if ((seen & ~waiting) == this_thread()) __builtin_trap();
}

// The loaded images. Their number may change between two calls; an index without an image gives NULL.

struct image_search {
    uint32_t index, count;
    const char *name;
    const void *address;
};

static int visit_image(struct dl_phdr_info *info, size_t size, void *data) {
    struct image_search *search = data;
    (void)size;
    if (search->count++ != search->index) return 0;
    search->name = info->dlpi_name;
    search->address = (const void *)info->dlpi_addr;
    return 1;
}

static struct image_search find_image(uint32_t index) {
    struct image_search search = {index, 0, 0, 0};
    dl_iterate_phdr(visit_image, &search);
    return search;
}

uint32_t _dyld_image_count(void) { return find_image(UINT32_MAX).count; }

const char *_dyld_get_image_name(uint32_t image_index) { return find_image(image_index).name; }

const void *_dyld_get_image_header(uint32_t image_index) { return find_image(image_index).address; }
#endif

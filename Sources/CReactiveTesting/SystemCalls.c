// Definitions that interpose functions of the system, in programs that link this module.
// A test's virtual clock thereby reaches code that knows nothing of it: other packages, Foundation, Swift's runtime. Each
// definition offers the call to the functions that `reactive_set_system_calls` has set, and otherwise passes it on.
//
// On other systems than Linux they aren't defined: there the overloads of ReactiveFoundation have to suffice.
#if defined(__linux__)

#define _GNU_SOURCE
#include "CReactiveTesting.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/time.h>
#include <time.h>

typedef void (*work_function)(void *);

// What Dispatch and the blocks' runtime export. Their headers aren't on every system's search path.
extern char _dispatch_main_q;
extern void *_Block_copy(const void *block);
extern void _Block_release(const void *block);
extern void dispatch_group_enter(void *group);
extern void dispatch_group_leave(void *group);
extern void dispatch_retain(void *object);
extern void dispatch_release(void *object);

static reactive_system_calls calls;
static atomic_bool is_set = false;

/// Whether calls are offered. Acquires what `reactive_set_system_calls` wrote.
static bool offers(void) { return atomic_load_explicit(&is_set, memory_order_acquire); }

void reactive_set_system_calls(reactive_system_calls new_calls) {
    calls = new_calls;
    atomic_store_explicit(&is_set, true, memory_order_release);
}

/// Returns the function that a definition here stands before: a sanitizer's, if there is one, or the system's.
static void *following(const char *name) {
    char interceptor[64];
    snprintf(interceptor, sizeof interceptor, "___interceptor_%s", name);
    void *found = dlsym(RTLD_DEFAULT, interceptor);
    return found ? found : dlsym(RTLD_NEXT, name);
}

#define FOLLOWING_SYMBOL(name, symbol, type)                                                                           \
    static _Atomic(void *) known;                                                                                      \
    void *function = atomic_load_explicit(&known, memory_order_relaxed);                                               \
    if (function == NULL) {                                                                                            \
        function = following(symbol);                                                                                  \
        atomic_store_explicit(&known, function, memory_order_relaxed);                                                 \
    }                                                                                                                  \
    type name##_following = (type)function
#define FOLLOWING(name, type) FOLLOWING_SYMBOL(name, #name, type)

/// Returns the address at which the file is loaded that contains an address; NULL if it isn't known.
static void *base_of(void *address) {
    Dl_info info;
    return address != NULL && dladdr(address, &info) != 0 ? info.dli_fbase : NULL;
}

/// Whether a function is the one by which Swift's concurrency runtime runs a job. A program may use Dispatch's functions
/// for C with functions of its own; the runtime lies in a library of its own and has only one. In a program that contains
/// the runtime itself they can't be told apart, and nothing is taken over.
static bool runs_job(work_function run) {
    static _Atomic(void *) known;
    void *address = (void *)run;
    void *before = atomic_load_explicit(&known, memory_order_relaxed);
    if (before != NULL) return before == address;
    void *runtime = base_of(dlsym(RTLD_DEFAULT, "swift_task_create"));
    if (runtime == NULL || base_of(address) != runtime || base_of((void *)offers) == runtime) return false;
    atomic_store_explicit(&known, address, memory_order_relaxed);
    return true;
}

// A program that contains Dispatch itself defines these functions too: they are weak, and the first one counts. A
// sanitizer defines them weakly before these.
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define INTERPOSED
#else
#define INTERPOSED __attribute__((weak))
#endif

// Dispatch's types are spelled as the words that they are.

typedef void (*async_function)(void *, void *, work_function);

INTERPOSED void dispatch_async_f(void *queue, void *context, work_function work) {
    if (offers() && runs_job(work) && calls.job(queue, context, work)) return;
    FOLLOWING(dispatch_async_f, async_function);
    dispatch_async_f_following(queue, context, work);
}

typedef void (*after_function)(uint64_t, void *, void *, work_function);

INTERPOSED void dispatch_after_f(uint64_t deadline, void *queue, void *context, work_function work) {
    if (offers() && runs_job(work) && calls.delayed_job(deadline, queue, context, work)) return;
    FOLLOWING(dispatch_after_f, after_function);
    dispatch_after_f_following(deadline, queue, context, work);
}

typedef void (*async_block_function)(void *, const void *);

INTERPOSED void dispatch_async(void *queue, const void *block) {
    if (queue == &_dispatch_main_q && offers() && calls.main_block(0, block, NULL)) return;
    FOLLOWING(dispatch_async, async_block_function);
    dispatch_async_following(queue, block);
}

typedef void (*after_block_function)(uint64_t, void *, const void *);

INTERPOSED void dispatch_after(uint64_t deadline, void *queue, const void *block) {
    if (queue == &_dispatch_main_q && offers() && calls.main_block(deadline, block, NULL)) return;
    FOLLOWING(dispatch_after, after_block_function);
    dispatch_after_following(deadline, queue, block);
}

typedef void (*group_async_function)(void *, void *, const void *);

INTERPOSED void dispatch_group_async(void *group, void *queue, const void *block) {
    if (queue == &_dispatch_main_q && offers() && calls.main_block(0, block, group)) return;
    FOLLOWING(dispatch_group_async, group_async_function);
    dispatch_group_async_following(group, queue, block);
}

/// Returns the time of day that takes the place of the system's; false if none does. Dispatch itself, which waits in
/// real time, always gets the system's.
static bool replaces_time_of_day(void *caller, int64_t *seconds, int64_t *nanoseconds) {
    if (!offers()) return false;
    int64_t time;
    static _Atomic(void *) dispatch;
    void *base = atomic_load_explicit(&dispatch, memory_order_relaxed);
    if (base == NULL) {
        base = base_of(dlsym(RTLD_DEFAULT, "dispatch_main"));
        atomic_store_explicit(&dispatch, base, memory_order_relaxed);
    }
    if (!calls.time_of_day(&time) || base_of(caller) == base) return false;
    *nanoseconds = time % 1000000000;
    if (*nanoseconds < 0) *nanoseconds += 1000000000;
    *seconds = (time - *nanoseconds) / 1000000000;
    return true;
}

typedef int (*clock_function)(clockid_t, struct timespec *);

INTERPOSED int clock_gettime(clockid_t clock, struct timespec *time) {
    int64_t seconds, nanoseconds;
    if (clock == CLOCK_REALTIME && replaces_time_of_day(__builtin_return_address(0), &seconds, &nanoseconds)) {
        time->tv_sec = seconds;
        time->tv_nsec = nanoseconds;
        return 0;
    }
    FOLLOWING(clock_gettime, clock_function);
    return clock_gettime_following(clock, time);
}

/// Whether a pointer is null that the system's header declares not to be.
static bool is_null(const void *pointer) { return pointer == NULL; }

typedef int (*timeofday_function)(struct timeval *restrict, void *restrict);

INTERPOSED int gettimeofday(struct timeval *restrict time, void *restrict zone) {
    int64_t seconds, nanoseconds;
    if (!is_null(time) && replaces_time_of_day(__builtin_return_address(0), &seconds, &nanoseconds)) {
        time->tv_sec = seconds;
        time->tv_usec = nanoseconds / 1000;
        return 0;
    }
    FOLLOWING(gettimeofday, timeofday_function);
    return gettimeofday_following(time, zone);
}

// MARK: Sessions

// The initializers of Foundation's `URLSession`. A program calls them by these names, with Swift's convention: the type
// or the new object is in the register for the context. Optimized code and subclasses create the object themselves and
// call the second of two initializers, whose name ends in `fc`. The library that contains them isn't linked here;
// without it nothing calls these.

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_CONTEXT __attribute__((swift_context))

static void *created_session(void *session) {
    if (session != NULL && offers()) calls.session(session);
    return session;
}

/// Stands before an initializer of sessions: `parameters` are those before the context, `arguments` their names.
#define SESSION_INITIALIZER(name, symbol, parameters, arguments)                                                       \
    typedef SWIFT_CALL void *(*name##_function)(PARENTHESIZED parameters, SWIFT_CONTEXT void *);                       \
    INTERPOSED SWIFT_CALL void *name(PARENTHESIZED parameters, SWIFT_CONTEXT void *context) __asm__(symbol);           \
    INTERPOSED SWIFT_CALL void *name(PARENTHESIZED parameters, SWIFT_CONTEXT void *context) {                          \
        FOLLOWING_SYMBOL(name, symbol, name##_function);                                                               \
        return created_session(name##_following(PARENTHESIZED arguments, context));                                    \
    }
#define PARENTHESIZED(...) __VA_ARGS__

#define CONFIGURED "$s20FoundationNetworking10URLSessionC13configurationAcA0C13ConfigurationC_tcf"
#define DELEGATING                                                                                                    \
    "$s20FoundationNetworking10URLSessionC13configuration8delegate0E5QueueAcA0C13ConfigurationC_"                     \
    "AA0C8Delegate_pSg0A009OperationF0CSgtcf"

SESSION_INITIALIZER(reactive_new_session, CONFIGURED "C", (void *configuration), (configuration))
SESSION_INITIALIZER(reactive_begin_session, CONFIGURED "c", (void *configuration), (configuration))
SESSION_INITIALIZER(
    reactive_new_delegate_session, DELEGATING "C",
    (void *configuration, void *delegate, void *conformance, void *queue),
    (configuration, delegate, conformance, queue))
SESSION_INITIALIZER(
    reactive_begin_delegate_session, DELEGATING "c",
    (void *configuration, void *delegate, void *conformance, void *queue),
    (configuration, delegate, conformance, queue))

// MARK: The stack

/// Reads the limits of the current thread's stack once for each thread. A failure leaves an empty range.
static void stack_limits(uintptr_t *low, uintptr_t *high) {
    static _Thread_local uintptr_t known_low, known_high;
    if (known_high == 0) {
        pthread_attr_t attributes;
        known_low = UINTPTR_MAX;
        known_high = UINTPTR_MAX;
        if (pthread_getattr_np(pthread_self(), &attributes) == 0) {
            void *address;
            size_t size;
            if (pthread_attr_getstack(&attributes, &address, &size) == 0) {
                known_low = (uintptr_t)address;
                known_high = (uintptr_t)address + size;
            }
            pthread_attr_destroy(&attributes);
        }
    }
    *low = known_low;
    *high = known_high;
}

__attribute__((noinline)) int reactive_readable_frames(int limit) {
    uintptr_t low, high;
    stack_limits(&low, &high);
    uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    for (int count = 0; count < limit; count++) {
        // Each record is two words: the caller's frame pointer and the return address.
        if (frame % sizeof(uintptr_t) != 0 || frame < low || frame > high - 2 * sizeof(uintptr_t)) return count;
        uintptr_t next = ((const uintptr_t *)frame)[0];
        // Zero ends the chain. The mark of an asynchronous function's frame (bits 60 to 63) makes the unwinder continue
        // with its contexts on the heap.
        if (next == 0 || next >> 60 == 1) return limit;
        if (next <= frame) return count + 1;
        frame = next;
    }
    return limit;
}

// MARK: For the functions that take calls over

void reactive_system_async(void *queue, void *job, work_function run) {
    FOLLOWING(dispatch_async_f, async_function);
    dispatch_async_f_following(queue, job, run);
}

const void *reactive_hold_block(const void *block, void *group) {
    if (group != NULL) {
        dispatch_retain(group);
        dispatch_group_enter(group);
    }
    return _Block_copy(block);
}

/// The beginning of every block, by the ABI of blocks.
struct block_layout {
    void *class;
    int32_t flags;
    int32_t reserved;
    void (*invoke)(const void *);
};

void reactive_call_block(const void *block) { ((const struct block_layout *)block)->invoke(block); }

void reactive_release_block(const void *block, void *group) {
    _Block_release(block);
    if (group != NULL) {
        dispatch_group_leave(group);
        dispatch_release(group);
    }
}

#else

#include "CReactiveTesting.h"

int reactive_readable_frames(int limit) {
    (void)limit;
    return 0;
}

void reactive_set_system_calls(reactive_system_calls calls) { (void)calls; }
void reactive_system_async(void *queue, void *job, void (*run)(void *)) {
    (void)queue;
    run(job);
}
const void *reactive_hold_block(const void *block, void *group) {
    (void)group;
    return block;
}
void reactive_call_block(const void *block) { (void)block; }
void reactive_release_block(const void *block, void *group) {
    (void)block;
    (void)group;
}

#endif

// MARK: At the start of a program

/// Defined by ReactiveTesting.
extern void reactive_testing_begin(void);

/// Runs before the program's first task is created, so that the tests' own tasks are known to be no clock's.
__attribute__((constructor)) static void begin(void) { reactive_testing_begin(); }

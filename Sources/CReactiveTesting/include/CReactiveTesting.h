#ifndef CREACTIVETESTING_H
#define CREACTIVETESTING_H

#include <stdbool.h>
#include <stdint.h>

/// What a test program does instead of the system's calls. Each function returns whether it took the call over; if not,
/// the system's function is called. Times of deadlines are those of Dispatch (`dispatch_time_t`).
typedef struct {
    /// Swift's runtime enqueues a job on a queue: the main one, or one of its pool of threads.
    bool (*job)(void *queue, void *job, void (*run)(void *));
    /// Swift's runtime enqueues a job on a queue for a later time.
    bool (*delayed_job)(uint64_t deadline, void *queue, void *job, void (*run)(void *));
    /// A program enqueues a block on the main queue. `deadline` is 0 (`DISPATCH_TIME_NOW`) for one without delay; `group`
    /// is the group that it is a member of, or NULL.
    bool (*main_block)(uint64_t deadline, const void *block, void *group);
    /// A program asks for the time of day, in nanoseconds since 1970.
    bool (*time_of_day)(int64_t *nanoseconds);
    /// A program has created a `URLSession`.
    void (*session)(void *session);
} reactive_system_calls;

/// Sets the functions that replace the system's calls; from then on each call is offered to them. Call it once.
void reactive_set_system_calls(reactive_system_calls calls);

/// Copies a block to the heap and returns the copy. Enters the group, if there is one.
const void *reactive_hold_block(const void *block, void *group);

/// Calls a block that `reactive_hold_block` has returned.
void reactive_call_block(const void *block);

/// Releases a block that `reactive_hold_block` has returned, and leaves the group.
void reactive_release_block(const void *block, void *group);

/// Enqueues a job with the system, which calls `run` with it on the queue.
void reactive_system_async(void *queue, void *job, void (*run)(void *));

/// Returns how many frame records of the calling thread can be read, from this function's own on, at most `limit`.
///
/// Code without frame pointers uses their register for other values, at which an unwinder must not read: the count ends
/// before the first record outside of the thread's stack. Returns `limit` if the chain ends by itself before.
int reactive_readable_frames(int limit);

#endif

// The mode of the terminal, and the signals that must not leave it behind changed.
//
// This is C because the functions run in signal handlers, where only functions may be called that POSIX lists as
// async-signal-safe. Swift's runtime promises that of none of its own.
//
// Invariants:
//   phase == OUTSIDE  ⇒  the terminal has its former mode, and no handler of this file is installed
//   phase == STOPPED  ⇒  the terminal has its former mode, and the next SIGCONT in the foreground enters raw mode
//   is_writing  ⇒  `writer` is the thread in `terminal_write`; there is one at most
// `state` and `former` are written outside only, before `phase` is set; handlers read them.
#define _GNU_SOURCE
#include "CTerminalSupport.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

enum { OUTSIDE, INSIDE, STOPPED };

static struct {
    int input;
    int output;
    struct termios normal;
    struct termios raw;
    char enter[256];
    char leave[256];
    int leaving;         // when the mode changes: at once, or after unread input is forgotten
    int standard_error;  // a copy of the real one while errors are hidden; else -1
    int hidden_errors;   // the file that stands in for it; else -1
} state = {.standard_error = -1, .hidden_errors = -1};

static atomic_int phase = OUTSIDE;
static int notices[2] = {-1, -1};

static atomic_bool is_writing = false;
static _Atomic(pthread_t) writer;

static const int signals[] = {
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGSYS, SIGPIPE,
    SIGTSTP, SIGCONT, SIGWINCH,
};
enum { SIGNALS = sizeof signals / sizeof *signals };
static struct sigaction former[SIGNALS];

// MARK: The terminal

/// Writes all of it, unless the terminal takes nothing for a fifth of a second.
static void write_all(int descriptor, const char *text, size_t length) {
    while (length > 0) {
        ssize_t count = write(descriptor, text, length);
        if (count > 0) {
            text += count;
            length -= (size_t)count;
        } else if (count < 0 && errno == EAGAIN) {
            struct pollfd ready = {.fd = descriptor, .events = POLLOUT};
            if (poll(&ready, 1, 200) <= 0) return;
        } else if (count == 0 || errno != EINTR) {
            return;
        }
    }
}

static void set_mode(int when, const struct termios *mode) {
    while (tcsetattr(state.input, when, mode) < 0 && errno == EINTR) {}
}

/// Makes a file stand in for the standard error, whose text would lie across the screen and then be lost with it.
static void hide_errors(void) {
    if (state.hidden_errors < 0 || state.standard_error < 0) return;
    dup2(state.hidden_errors, STDERR_FILENO);
}

/// Gives the standard error back, and writes to it what was kept.
static void show_errors(void) {
    if (state.hidden_errors < 0 || state.standard_error < 0) return;
    dup2(state.standard_error, STDERR_FILENO);
    char buffer[1024];
    lseek(state.hidden_errors, 0, SEEK_SET);
    for (;;) {
        ssize_t count = read(state.hidden_errors, buffer, sizeof buffer);
        if (count <= 0) break;
        write_all(STDERR_FILENO, buffer, (size_t)count);
    }
    lseek(state.hidden_errors, 0, SEEK_SET);
    if (ftruncate(state.hidden_errors, 0) < 0) return;
}

static void take_terminal(void) {
    set_mode(TCSANOW, &state.raw);
    if (isatty(state.output)) write_all(state.output, state.enter, strlen(state.enter));
    hide_errors();
}

/// Waits until another thread has written what it is writing, for a fifth of a second at most. The thread that runs the
/// handler may be the writer itself, which can't go on.
static void await_writer(void) {
    for (int i = 0; i < 200 && atomic_load(&is_writing); i++) {
        if (pthread_equal(atomic_load(&writer), pthread_self())) return;
        poll(NULL, 0, 1);
    }
}

/// To be called after `phase` was changed, so that nothing is written after it.
static void give_back_terminal(void) {
    await_writer();
    if (isatty(state.output)) write_all(state.output, state.leave, strlen(state.leave));
    set_mode(state.leaving, &state.normal);
    show_errors();
}

// MARK: Signals

static void notify(char notice) {
    // A full pipe holds notices enough.
    if (write(notices[1], &notice, 1) < 0) return;
}

/// Takes the terminal again, unless a shell has it: then it is taken when the process comes to the foreground.
static void go_on(void) {
    pid_t group = tcgetpgrp(state.input);
    if (group >= 0 && group != getpgrp()) return;
    int stopped = STOPPED;
    bool was_stopped = atomic_compare_exchange_strong(&phase, &stopped, INSIDE);
    if (!was_stopped && stopped != INSIDE) return;
    take_terminal();
    notify('c');
}

static struct sigaction default_action(void) {
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = SIG_DFL;
    sigemptyset(&action.sa_mask);
    return action;
}

static void stop(void) {
    int inside = INSIDE;
    if (atomic_compare_exchange_strong(&phase, &inside, STOPPED)) give_back_terminal();
    struct sigaction action = default_action(), handling;
    sigaction(SIGTSTP, &action, &handling);
    sigset_t set, old;
    sigemptyset(&set);
    sigaddset(&set, SIGTSTP);
    raise(SIGTSTP);
    // The process stops here, unless nobody is there who could make it go on.
    pthread_sigmask(SIG_UNBLOCK, &set, &old);
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    sigaction(SIGTSTP, &handling, NULL);
    if (atomic_load(&phase) == STOPPED) go_on();
}

static void handle(int number) {
    int error = errno;
    if (number == SIGWINCH) {
        notify('r');
    } else if (number == SIGCONT) {
        go_on();
    } else if (number == SIGTSTP) {
        stop();
    } else {
        int inside = INSIDE;
        if (atomic_compare_exchange_strong(&phase, &inside, STOPPED)) give_back_terminal();
        // The former action gets the signal when this handler returns.
        struct sigaction action = default_action();
        for (int i = 0; i < SIGNALS; i++)
            if (signals[i] == number) action = former[i];
        sigaction(number, &action, NULL);
        raise(number);
    }
    errno = error;
}

static void install_handlers(void) {
    for (int i = 0; i < SIGNALS; i++) {
        struct sigaction action;
        memset(&action, 0, sizeof action);
        action.sa_handler = handle;
        action.sa_flags = SA_RESTART | SA_ONSTACK;
        sigemptyset(&action.sa_mask);
        sigaction(signals[i], NULL, &former[i]);
        // What is ignored stays so: SIGHUP by nohup, for instance.
        bool is_ignored = !(former[i].sa_flags & SA_SIGINFO) && former[i].sa_handler == SIG_IGN;
        if (!is_ignored) sigaction(signals[i], &action, NULL);
    }
}

static void remove_handlers(void) {
    for (int i = 0; i < SIGNALS; i++) {
        struct sigaction current;
        sigaction(signals[i], NULL, &current);
        if (current.sa_handler == handle) sigaction(signals[i], &former[i], NULL);
    }
}

/// Gives the calling thread a stack on which a handler can run after its own has overflowed.
static void prepare_stack(void) {
    stack_t current;
    if (sigaltstack(NULL, &current) < 0 || !(current.ss_flags & SS_DISABLE)) return;
    static char stack[64 * 1024];
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&own, NULL);
}

// MARK: From outside

static bool make_notices(void) {
    if (notices[0] >= 0) return true;
    if (pipe(notices) < 0) return false;
    for (int i = 0; i < 2; i++) {
        fcntl(notices[i], F_SETFL, O_NONBLOCK);
        fcntl(notices[i], F_SETFD, FD_CLOEXEC);
    }
    atexit(terminal_leave);
    return true;
}

static int temporary_file(void) {
#if defined(__linux__)
    return memfd_create("errors", MFD_CLOEXEC);
#else
    char path[] = "/tmp/errors.XXXXXX";
    int descriptor = mkstemp(path);
    if (descriptor >= 0) unlink(path);
    return descriptor;
#endif
}

int terminal_enter(
    int input, int output, const char *enter, const char *leave, bool hides_errors, bool discards_input) {
    if (atomic_load(&phase) != OUTSIDE) return EBUSY;
    if (strlen(enter) >= sizeof state.enter || strlen(leave) >= sizeof state.leave) return E2BIG;
    if (tcgetattr(input, &state.normal) < 0) return errno;
    if (!make_notices()) return errno;
    state.input = input;
    state.output = output;
    state.leaving = discards_input ? TCSAFLUSH : TCSANOW;
    strcpy(state.enter, enter);
    strcpy(state.leave, leave);
    state.raw = state.normal;
    state.raw.c_iflag &= ~(tcflag_t)(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON);
    state.raw.c_lflag &= ~(tcflag_t)(ECHO | ECHONL | ICANON | IEXTEN | ISIG);
    state.raw.c_cflag = (state.raw.c_cflag & ~(tcflag_t)(CSIZE | PARENB)) | CS8;
    state.raw.c_cc[VMIN] = 1;
    state.raw.c_cc[VTIME] = 0;
    if (hides_errors && isatty(STDERR_FILENO)) {
        state.hidden_errors = temporary_file();
        state.standard_error = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    }
    prepare_stack();
    atomic_store(&phase, INSIDE);
    install_handlers();
    take_terminal();
    return 0;
}

void terminal_leave(void) {
    int inside = INSIDE;
    if (atomic_compare_exchange_strong(&phase, &inside, STOPPED)) give_back_terminal();
    if (atomic_load(&phase) == OUTSIDE) return;
    remove_handlers();
    int *descriptors[] = {&state.standard_error, &state.hidden_errors};
    for (int i = 0; i < 2; i++) {
        if (*descriptors[i] >= 0) close(*descriptors[i]);
        *descriptors[i] = -1;
    }
    atomic_store(&phase, OUTSIDE);
}

long terminal_write(int descriptor, const void *bytes, size_t count) {
    atomic_store(&writer, pthread_self());
    atomic_store(&is_writing, true);
    long written = atomic_load(&phase) == INSIDE ? write(descriptor, bytes, count) : (long)count;
    int error = errno;
    atomic_store(&is_writing, false);
    errno = error;
    return written;
}

void terminal_suspend(void) { kill(0, SIGTSTP); }

int terminal_notices(void) { return notices[0]; }

bool terminal_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) < 0 || size.ws_col == 0 || size.ws_row == 0) return false;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

bool terminal_set_size(int descriptor, int columns, int rows) {
    struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
    return ioctl(descriptor, TIOCSWINSZ, &size) == 0;
}

int terminal_open_pseudo(int *person, int *program) {
    int master = posix_openpt(O_RDWR | O_NOCTTY);
    if (master < 0) return errno;
    const char *name = grantpt(master) == 0 && unlockpt(master) == 0 ? ptsname(master) : NULL;
    int slave = name ? open(name, O_RDWR | O_NOCTTY) : -1;
    if (slave < 0) {
        int error = errno;
        close(master);
        return error;
    }
    fcntl(master, F_SETFD, FD_CLOEXEC);
    fcntl(slave, F_SETFD, FD_CLOEXEC);
    *person = master;
    *program = slave;
    return 0;
}

void terminal_hear_signals(void) {
    const int ignorable[] = {SIGINT, SIGHUP};
    for (size_t i = 0; i < sizeof ignorable / sizeof *ignorable; i++) {
        struct sigaction action;
        if (sigaction(ignorable[i], NULL, &action) == 0 && action.sa_handler == SIG_IGN) signal(ignorable[i], SIG_DFL);
    }
}

#ifndef C_TERMINAL_SUPPORT_H
#define C_TERMINAL_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>

/// Enters raw mode: keys arrive at once, unechoed and uninterpreted, and `enter` is written.
///
/// The terminal gets its former mode, and `leave`, from `terminal_leave`, at the process's exit, and before a signal
/// stops or ends the process. After a stop it is in raw mode again, and `enter` is written again.
///
/// - input: a terminal; - output: where `enter` and `leave` go, if it is a terminal.
/// - hides_errors: keeps what is written to the standard error, if that is a terminal, until raw mode is left.
/// - discards_input: forgets what was typed but not read when raw mode is left: reports of the mouse, for instance.
/// Returns 0, or an error number: EBUSY in raw mode, E2BIG if the texts exceed 255 bytes, ENOTTY.
int terminal_enter(
    int input, int output, const char *enter, const char *leave, bool hides_errors, bool discards_input);

/// Leaves raw mode; does nothing otherwise.
void terminal_leave(void);

/// Gives the terminal back, stops the process as Ctrl-Z does elsewhere, and takes the terminal again when it goes on.
void terminal_suspend(void);

/// Writes to the terminal, like `write`. Once the terminal has been given back it writes nothing and says that it has
/// written all: another thread may still draw while a signal ends the process.
long terminal_write(int descriptor, const void *bytes, size_t count);

/// A descriptor from which `r` is read after the terminal's size changed, and `c` after the process went on.
/// It is valid from the first `terminal_enter` on.
int terminal_notices(void);

/// Sets the number of columns and rows of a terminal; returns whether they are known and positive.
bool terminal_size(int descriptor, int *columns, int *rows);

/// Sets them, for tests: the processes on the terminal are sent SIGWINCH.
bool terminal_set_size(int descriptor, int columns, int rows);

/// Opens a pseudo-terminal: the side of the person, and that of programs. Returns 0, or an error number.
int terminal_open_pseudo(int *person, int *program);

/// Has SIGINT and SIGHUP end the process, and those that it starts, if they are ignored: the shell has programs in the
/// background ignore them.
void terminal_hear_signals(void);

#endif

# Counts instructions of a program under callgrind. Sourced by the scripts that measure; makes the folder $out for them.
#
# Always with the same environment, the same length of the folder's path, and no other files beside the program, which
# Foundation lists: they move the stack and the heap, and by that the order in sets of objects.
out=$(mktemp -d /tmp/tmp.XXXXXXXXXX)
trap 'rm -rf "$out"' EXIT
valgrind=$(command -v valgrind)
export out valgrind

# Copies the program without its debug information, which some versions of valgrind can't read.
prepare() { # binary
    mkdir "$out/program"
    objcopy --strip-debug "$1" "$out/program/program"
}

# Prints the number of instructions of a run, or what valgrind said if it failed.
count() { # arguments of the program
    local log="$out/$*"
    (cd "$out/program" && env -i SWIFT_DETERMINISTIC_HASHING=1 "$valgrind" --tool=callgrind --callgrind-out-file=/dev/null \
        ./program "$@") >/dev/null 2>"$log" || { cat "$log" >&2; return 1; }
    sed -n 's/^==[0-9]*== Collected : //p' "$log"
}
export -f count

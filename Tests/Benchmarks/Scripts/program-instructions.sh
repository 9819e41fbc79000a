#!/bin/sh
# Instructions per round of the workloads of views or of the graph under callgrind, which repeat where times do not:
#
#   Scripts/program-instructions.sh PATH-TO/views leaf_state_100:2000,leaf_state_10000:2000,first_render_1000:2
#
# Runs each workload with N and 2N rounds (after the colon; 200 without) and divides the difference. What precedes a round, a
# host for instance that has to be made anew, counts too.
set -eu
export SWIFT_DETERMINISTIC_HASHING=1
binary=$1 workloads=$2
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
# Debug information isn't needed, and some versions of valgrind can't read the compiler's: give it a copy without.
program=$out/program
objcopy --strip-debug "$binary" "$program"
count() { # workload rounds
    valgrind --tool=callgrind --callgrind-out-file="$out/cg" "$program" loop "$1" "$2" >/dev/null 2>"$out/log" ||
        { cat "$out/log" >&2; exit 1; }
    sed -n 's/^==[0-9]*== Collected : //p' "$out/log"
}
IFS=,
for entry in $workloads; do
    workload=${entry%%:*}
    n=${entry#"$workload"}
    n=${n#:}
    n=${n:-200}
    a=$(count "$workload" "$n")
    b=$(count "$workload" $((2 * n)))
    awk -v a="$a" -v b="$b" -v n="$n" -v w="$workload" \
        'BEGIN { printf "%s\tinstructions\t%.1f\n", w, (b - a) / n }'
done

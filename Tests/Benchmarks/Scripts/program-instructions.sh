#!/usr/bin/env bash
# Instructions per round of the workloads of views or of the graph under callgrind, which repeat where times do not:
#
#   Scripts/program-instructions.sh PATH-TO/views leaf_state_100:2000,leaf_state_10000:2000,first_render_1000:2
#
# Runs each workload with N and 2N rounds (after the colon; 200 without) and divides the difference. What precedes a round, a
# host for instance that has to be made anew, counts too. As many workloads run at a time as $JOBS says, or two.
set -euo pipefail
binary=$1 workloads=$2
# The length of its path counts as well; see below.
out=$(mktemp -d /tmp/tmp.XXXXXXXXXX)
trap 'rm -rf "$out"' EXIT
# Debug information isn't needed, and some versions of valgrind can't read the compiler's: give it a copy without.
mkdir "$out/program"
objcopy --strip-debug "$binary" "$out/program/program"
valgrind=$(command -v valgrind)
export out valgrind

count() { # workload rounds
    local name=$out/$1-$2
    # Always with the same environment, path and neighbours in the folder, which Foundation lists: they move the stack
    # and the heap, and by that the order in sets of objects.
    (cd "$out/program" && env -i SWIFT_DETERMINISTIC_HASHING=1 "$valgrind" --tool=callgrind --callgrind-out-file=/dev/null \
        ./program loop "$1" "$2") >/dev/null 2>"$name" ||
        { cat "$name" >&2; return 1; }
    sed -n 's/^==[0-9]*== Collected : //p' "$name"
}
measure() { # workload:rounds
    set -euo pipefail
    local workload=${1%%:*} n=${1#*:}
    [ "$n" != "$1" ] || n=200
    local a b
    a=$(count "$workload" "$n")
    b=$(count "$workload" $((2 * n)))
    awk -v a="$a" -v b="$b" -v n="$n" -v w="$workload" \
        'BEGIN { printf "%s\tinstructions\t%.1f\n", w, (b - a) / n }' >"$out/$workload.tsv"
}
export -f count measure

IFS=, read -ra entries <<<"$workloads"
printf '%s\n' "${entries[@]}" | xargs -P "${JOBS:-2}" -I '{}' bash -c 'measure {}'
for entry in "${entries[@]}"; do cat "$out/${entry%%:*}.tsv"; done

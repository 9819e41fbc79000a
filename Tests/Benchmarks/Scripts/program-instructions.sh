#!/usr/bin/env bash
# Instructions per round of the workloads of views or of the graph under callgrind, which repeat where times do not:
#
#   Scripts/program-instructions.sh PATH-TO/views leaf_state_100:2000,leaf_state_10000:2000,first_render_1000:2
#
# Runs each workload with N and 2N rounds (after the colon; 200 without) and divides the difference. What precedes a round, a
# host for instance that has to be made anew, counts too. As many workloads run at a time as $JOBS says, or two.
set -euo pipefail
source "$(dirname "${BASH_SOURCE[0]}")/callgrind.sh"
prepare "$1"
workloads=$2

measure() { # workload:rounds
    set -euo pipefail
    local workload=${1%%:*} n=${1#*:}
    [ "$n" != "$1" ] || n=200
    local a b
    a=$(count loop "$workload" "$n")
    b=$(count loop "$workload" $((2 * n)))
    awk -v a="$a" -v b="$b" -v n="$n" -v w="$workload" \
        'BEGIN { printf "%s\tinstructions\t%.1f\n", w, (b - a) / n }' >"$out/$workload.tsv"
}
export -f measure

IFS=, read -ra entries <<<"$workloads"
printf '%s\n' "${entries[@]}" | xargs -P "${JOBS:-2}" -I '{}' bash -c 'measure {}'
for entry in "${entries[@]}"; do cat "$out/${entry%%:*}.tsv"; done

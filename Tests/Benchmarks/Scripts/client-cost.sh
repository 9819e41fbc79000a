#!/usr/bin/env bash
# What a package pays that depends on this one, as TSV: client, configuration, quantity, value, unit.
#
#   Scripts/client-cost.sh [CLIENT …] >client-cost.tsv        clients: views, publishers; both by default
#   OPENCOMBINE=FOLDER Scripts/client-cost.sh opencombine     the client of publishers with a checkout of OpenCombine
#
# Makes each client in a temporary folder and builds it from nothing, in a release and in a debug build. Processor time
# counts every process of the build, so that other work on the machine distorts it less than the clock's; memory is the
# largest process's. The client of views has a test as well: the script edits its view, and builds and runs the test.
# CONFIGURATIONS="release" leaves out the debug builds and the edit, JOBS sets how many processes run at once.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../../.." && pwd)
directory=$(mktemp -d)
trap 'rm -rf "$directory"' EXIT

manifest() { # client, path of the package, product; further arguments: products of the tests
    local package
    package=$(basename "$2")
    printf '// swift-tools-version: 6.1\nimport PackageDescription\n\n'
    printf 'let package = Package(name: "%s", dependencies: [.package(path: "%s")], targets: [\n' "$1" "$2"
    printf '    .target(name: "Parts", dependencies: [.product(name: "%s", package: "%s")]),\n' "$3" "$package"
    printf '    .executableTarget(name: "%s", dependencies: ["Parts"]),\n' "$1"
    [ $# -lt 4 ] || printf '    .testTarget(name: "PartsTests", dependencies: ["Parts"%s]),\n' \
        "$(printf ', .product(name: "%s", package: "'"$package"'")' "${@:4}")"
    printf '])\n'
}

views() {
    mkdir -p Sources/Parts Sources/views Tests/PartsTests
    manifest views "$root" ReactiveViews ReactiveViewsTesting >Package.swift
    cat >Sources/Parts/Counter.swift <<'END'
import ReactiveViews

public struct Counter: View {
    @State private var count = 0

    public init() {}

    public var body: some View {
        VStack {
            Text("Count: \(count)")
            Button("Add") { count += 1 }
        }
        .padding()
    }
}
END
    cat >Sources/views/main.swift <<'END'
import Parts
import ReactiveViews

let host = ViewHost(Counter())
print(host.tree)
END
    cat >Tests/PartsTests/CounterTests.swift <<'END'
import Parts
import ReactiveViewsTesting
import Testing

@MainActor @Test func buttonAddsOne() throws {
    let host = ViewHost(Counter())
    try host.tap("Add")
    #expect(host.contains("Count: 1"))
}
END
}

publishers() { # module, path of its package
    mkdir -p Sources/Parts "Sources/$client"
    manifest "$client" "$2" "$1" >Package.swift
    cat >Sources/Parts/Sums.swift <<END
import $1

public func sums(of numbers: PassthroughSubject<Int, Never>, _ act: @escaping (Int) -> Void) -> AnyCancellable {
    numbers.filter { \$0 > 0 }.scan(0) { \$0 + \$1 }.removeDuplicates().map { \$0 * 2 }.sink(receiveValue: act)
}
END
    cat >"Sources/$client/main.swift" <<END
import $1
import Parts

let numbers = PassthroughSubject<Int, Never>()
let subscription = sums(of: numbers) { print(\$0) }
numbers.send(1)
subscription.cancel()
END
}

# Runs a command; prints its processor time in seconds and the memory of its largest process in MB.
cost() {
    python3 - "$directory/log" "$@" <<'END' || { tail -n 20 "$directory/log" >&2; return 1; }
import resource, subprocess, sys

with open(sys.argv[1], "w") as log:
    status = subprocess.run(sys.argv[2:], stdout=log, stderr=subprocess.STDOUT).returncode
used = resource.getrusage(resource.RUSAGE_CHILDREN)
print(f"{used.ru_utime + used.ru_stime:.1f} {used.ru_maxrss / 1024:.0f}")
sys.exit(status)
END
}

report() { # configuration, what was done, processor time, memory
    printf '%s\t%s\t%s, processor time\t%s\ts\n' "$client" "$1" "$2" "$3"
    printf '%s\t%s\t%s, largest process\t%s\tMB\n' "$client" "$1" "$2" "$4"
}

printf 'client\tconfiguration\tquantity\tvalue\tunit\n'
[ $# -gt 0 ] || set -- views publishers
for client in "$@"; do
    # A package is known by its folder's name in lower case: the client's must differ from OpenCombine's.
    mkdir "$directory/client-$client"
    cd "$directory/client-$client"
    case $client in
        views) views ;;
        publishers) publishers Reactive "$root" ;;
        opencombine) publishers OpenCombine "$OPENCOMBINE" ;;
        *) echo "There is no client $client: views, publishers or opencombine." >&2; exit 64 ;;
    esac
    for configuration in ${CONFIGURATIONS:-release debug}; do
        build=(swift build -c "$configuration" -j "${JOBS:-1}")
        used=$(cost "${build[@]}" --product "$client")
        report "$configuration" "first build" $used
        strip -o "$directory/stripped" ".build/$configuration/$client"
        printf '%s\t%s\t%s\t%s\tkB\n' "$client" "$configuration" "stripped program" \
            "$(($(wc -c <"$directory/stripped") / 1000))"
        if [ "$configuration" = debug ] && [ -d Tests ]; then
            run=(swift test -j "${JOBS:-1}")
            cost "${run[@]}" >"$directory/ignored"
            sed -i 's/VStack {/VStack(spacing: 4) {/' Sources/Parts/Counter.swift
            used=$(cost "${run[@]}")
            report debug "edit of a view and its test" $used
        fi
    done
    rm -rf "$directory/client-$client"
done

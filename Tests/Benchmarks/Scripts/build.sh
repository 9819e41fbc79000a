# Sourced: builds `bench` and the shim that counts allocations; leaves $bench, $shim and $out, a folder for records.
cd "$(dirname "${BASH_SOURCE[0]}")/.."
swift build -c release -j "${JOBS:-2}" --product bench >&2
bench=$PWD/.build/release/bench
shim=$PWD/.build/liballoccount.so
out=$PWD/.build/results
mkdir -p "$out"
cc -O2 -fPIC -shared -o "$shim" Shim/alloccount.c

# Whether the package has an executable product of that name.
has_product() { grep -q "executable(name: \"$1\"" Package.swift; }

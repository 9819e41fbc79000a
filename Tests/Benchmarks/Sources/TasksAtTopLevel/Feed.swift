import Foundation
import ReactiveViewsTesting

/// A screen that loads when it appears.
struct Feed: View {
    let shape: WorkShape
    @State private var text = "loading"

    var body: some View {
        Text(text).task {
            do {
                try await shape.run()
                text = "loaded"
            } catch {
                text = "\(error)"
            }
        }
    }
}

/// Two processes that keep the machine busy until they are stopped.
struct BusyMachine {
    private let processes: [Process]

    init() throws {
        processes = try (0..<2).map { _ in
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/bin/sh")
            process.arguments = ["-c", "while :; do :; done"]
            try process.run()
            return process
        }
    }

    func stop() {
        for process in processes { process.terminate() }
    }
}

/// What came of the hosts, by shape.
struct Tally {
    private var misses: [WorkShape: Int] = [:]
    private var total = 0

    mutating func note(_ shape: WorkShape, tree: String) {
        total += 1
        if tree != "Text \"loaded\"" { misses[shape, default: 0] += 1 }
    }

    /// Prints the result. Returns the process's exit status.
    func report() -> Int32 {
        for (shape, count) in misses.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { print("\(shape): \(count)") }
        let count = misses.values.reduce(0, +)
        print("\(count) of \(total) hosts hadn't loaded when the time had passed.")
        return count == 0 ? 0 : 1
    }

    /// The number of hosts for each shape.
    static let hostsPerShape = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 750
}

import CBenchKit

/// Builds a publisher for `count` senders and subscribes a sink that calls `onValue` with each value. Returns what
/// each sender calls with its values, and what keeps it all alive.
public typealias Sending = (_ count: Int, _ onValue: @escaping () -> Void) -> (send: [(Int) -> Void], keep: Any)

/// What several threads that send at once wait for, and how far the memory grows: a table in Markdown.
enum Senders {
    /// How many threads send.
    static let counts = [1, 2, 4]
    /// How long the sink takes for a value, in nanoseconds.
    static let sinkDuration: UInt64 = 5_000
    /// After how many values the heap is measured.
    static let stride = 256

    static let header = """
        | publisher | framework | senders | median `send` | longest `send` | memory | values a second |
        |---|---|---:|---:|---:|---:|---:|
        """

    /// Measures in a fresh child process, in which each thread sends `values` values.
    static func measure(_ name: String, _ contender: Contender, senders: Int, values: Int) {
        guard let make = contender.senders[name] else { return }
        let done = inChild {
            let received = makeCell()
            let highest = makeCell()
            let (send, keep) = make(senders) {
                let end = kit_now_ns() + sinkDuration
                received.pointee += 1
                if received.pointee % stride == 0 { highest.pointee = max(highest.pointee, Int(kit_heap_bytes())) }
                while kit_now_ns() < end {}
            }
            // What is made once: metadata, buffers.
            for index in 0..<senders { send[index](0) }
            var times = (0..<senders).map { _ in UnsafeMutablePointer<UInt64>.allocate(capacity: values) }
            for time in times { time.initialize(repeating: 0, count: values) }
            received.pointee = 0
            let heap = Int(kit_heap_bytes())
            let start = kit_now_ns()
            onThreads(senders) { thread in
                for value in 0..<values {
                    let before = kit_now_ns()
                    send[thread](value)
                    times[thread][value] = kit_now_ns() - before
                }
            }
            let duration = kit_now_ns() - start
            precondition(received.pointee == senders * values, "\(name) of \(contender.name) lost values")
            withExtendedLifetime(keep) {}
            let all = times.flatMap { UnsafeBufferPointer(start: $0, count: values) }.sorted()
            times = []
            print(
                "| \(name) | \(contender.name) | \(senders) | \(microseconds(all[all.count / 2])) "
                    + "| \(microseconds(all[all.count - 1])) | \(max(0, highest.pointee - heap) / 1_024) KB "
                    + "| \(UInt64(all.count) * 1_000_000_000 / duration) |")
            kit_flush_output()
        }
        if !done { warn("\(name) of \(contender.name): the child process failed") }
    }

    private static func microseconds(_ nanoseconds: UInt64) -> String {
        let tenths = nanoseconds / 100
        return tenths < 10_000 ? "\(tenths / 10).\(tenths % 10) µs" : "\(tenths / 10_000).\(tenths / 1_000 % 10) ms"
    }
}

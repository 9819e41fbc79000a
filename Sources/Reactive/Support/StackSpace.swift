/// Memory for calls that are nested more deeply than the stack of the thread allows.
///
/// The closures of derived values read one another, so their first computations are calls within calls, as many as the
/// values in a chain. Before the running stack is used up, ``run(_:)`` continues on a *segment*: memory of the heap
/// that serves as stack for one call. The thread stays the same, and segments end in the reverse order of their
/// beginnings. For the callers it is an ordinary call.
///
/// The platform's functions are declared by their symbols, as in `ThreadIdentity`. Only glibc has the functions for
/// segments. Elsewhere `run` reports that the stack is used up, or just runs the work where the bounds of the stack
/// aren't known.
///
///     here in [low, low + room)  ⇒  at least `reserve` bytes of the running stack are left
///
/// An object serves the main actor, or one thread.
final class StackSpace {
    // The part of the running stack in which work begins without a further segment; none before the first look.
    @exclusivity(unchecked)
    private var low: UInt = 0
    @exclusivity(unchecked)
    private var room: UInt = 0
    #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
        private let segments = StackSegments()
    #endif

    /// Whether the running stack is known to have room for a computation. A few instructions.
    @inline(__always)
    var isAmple: Bool { Self.here &- low < room }

    /// An address in the running stack.
    @inline(__always)
    private static var here: UInt {
        var mark: UInt8 = 0
        return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
    }

    /// The bytes that a computation may use before it calls `isAmple` again: the program's code between two reads.
    private static let reserve: UInt = 256 << 10

    /// The lowest address of the thread's own stack, and its size; the size is 0 before the first look.
    @exclusivity(unchecked)
    private var own: (base: UInt, size: UInt) = (0, 0)
    /// The calls of `run` on a stack whose bounds aren't known. A tool may keep local variables elsewhere.
    @exclusivity(unchecked)
    private var unmeasured = 0
    /// The number of those calls on one segment.
    private static let unmeasuredCalls = 64

    /// Runs work on the running stack if it has room, else on a segment.
    ///
    /// - Returns: whether the work was run. False if no memory is left for a segment.
    @inline(never)
    func run(_ work: () -> Void) -> Bool {
        let here = Self.here
        let segment = segment
        if segment == nil, here &- own.base >= own.size { measureOwnStack() }
        let stack = segment ?? own
        guard here &- stack.base < stack.size else { return runUnmeasured(work) }
        let floor = stack.base + min(Self.reserve, stack.size / 4)
        guard here < floor else {
            (low, room) = (floor, stack.base + stack.size - floor)
            work()
            return true
        }
        return runOnSegment(work)
    }

    private func runUnmeasured(_ work: () -> Void) -> Bool {
        unmeasured += 1
        defer { unmeasured -= 1 }
        if Self.hasSegments, unmeasured % Self.unmeasuredCalls == 0 { return runOnSegment(work) }
        work()
        return true
    }

    private func measureOwnStack() {
        own = Self.threadStack() ?? (0, 0)
    }

    private func runOnSegment(_ work: () -> Void) -> Bool {
        #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
            let outer = (low, room, unmeasured)
            defer { (low, room, unmeasured) = outer }
            return segments.run(work) { base in
                low = base + Self.reserve
                room = StackSegment.size - Self.reserve
                unmeasured = 0
            }
        #else
            return false
        #endif
    }

    /// The bounds of the segment that runs; nil on the thread's own stack.
    private var segment: (base: UInt, size: UInt)? {
        #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
            segments.running.last.map { ($0.base, StackSegment.size) }
        #else
            nil
        #endif
    }

    private static var hasSegments: Bool {
        #if canImport(Glibc) && (arch(x86_64) || arch(arm64))
            true
        #else
            false
        #endif
    }
}

// MARK: - The bounds of a thread's stack

extension StackSpace {
    /// The bounds of the calling thread's stack; nil where the system doesn't tell. C's musl tells how far the main
    /// thread's stack has grown, not how far it may.
    private static func threadStack() -> (base: UInt, size: UInt)? {
        var (base, size): (UInt, UInt) = (0, 0)
        #if canImport(Glibc) || canImport(Android)
            // More than `pthread_attr_t` takes anywhere.
            let attributes = UnsafeMutableRawPointer.allocate(byteCount: 128, alignment: 16)
            defer { attributes.deallocate() }
            guard getThreadAttributes(ThreadIdentity.current, attributes) == 0 else { return nil }
            defer { _ = destroyAttributes(attributes) }
            guard getStack(attributes, &base, &size) == 0 else { return nil }
        #elseif canImport(Darwin)
            size = stackSize(ThreadIdentity.current)
            base = stackTop(ThreadIdentity.current) - size
        #elseif os(Windows)
            var top: UInt = 0
            getStackLimits(&base, &top)
            size = top - base
        #else
            return nil
        #endif
        return (base, size)
    }
}

#if canImport(Glibc) || canImport(Android)
    @_silgen_name("pthread_getattr_np")
    private func getThreadAttributes(_ thread: UInt, _ attributes: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("pthread_attr_getstack")
    private func getStack(
        _ attributes: UnsafeMutableRawPointer, _ base: UnsafeMutablePointer<UInt>, _ size: UnsafeMutablePointer<UInt>
    ) -> Int32

    @_silgen_name("pthread_attr_destroy")
    private func destroyAttributes(_ attributes: UnsafeMutableRawPointer) -> Int32
#elseif canImport(Darwin)
    @_silgen_name("pthread_get_stackaddr_np")
    private func stackTop(_ thread: UInt) -> UInt

    @_silgen_name("pthread_get_stacksize_np")
    private func stackSize(_ thread: UInt) -> UInt
#elseif os(Windows)
    @_silgen_name("GetCurrentThreadStackLimits")
    private func getStackLimits(_ low: UnsafeMutablePointer<UInt>, _ high: UnsafeMutablePointer<UInt>)
#endif

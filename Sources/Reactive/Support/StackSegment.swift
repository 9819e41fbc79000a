#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    /// Memory that serves as stack: pages that can't be accessed, then the stack, which grows downwards.
    ///
    ///     running = the segments in use, the one that runs last; empty on the thread's own stack
    ///     spare ≠ nil  ⇒  no segment was needed beyond it when it was last used, or segments are in use
    ///
    /// Used by the main actor only.
    struct StackSegment {
        /// The system provides memory when the stack reaches it.
        static let size: UInt = 4 << 20
        private static let guardSize = 64 << 10
        /// Larger than `ucontext_t`, which has 968 bytes on x86-64 and 4560 on ARM.
        private static let contextSize = 8 << 10

        let base: UInt
        /// The states of the processor inside of the segment and before it.
        private let inner: UnsafeMutableRawPointer
        private let outer: UnsafeMutableRawPointer
        private let fiber: UnsafeMutableRawPointer?

        nonisolated(unsafe) private(set) static var running: [StackSegment] = []
        nonisolated(unsafe) private static var spare: StackSegment?
        /// Whether another segment has followed the one that ended last.
        nonisolated(unsafe) private static var wasFollowed = false
        // What the next segment begins with.
        nonisolated(unsafe) private static var work: (() -> Void)?
        nonisolated(unsafe) private static var outerFiber: UnsafeMutableRawPointer?

        /// The memory for all segments together: half of the machine's.
        private static let most = UInt(max(systemValue(85), 0)) * UInt(max(systemValue(30), 0)) / 2

        private init?() {
            // Readable and writable; private, anonymous, not reserved, a stack.
            let address = mapMemory(nil, Int(Self.size), 1 | 2, 0x2 | 0x20 | 0x4000 | 0x20000, -1, 0)
            guard let address, address != UnsafeMutableRawPointer(bitPattern: -1) else { return nil }
            _ = protectMemory(address, Self.guardSize, 0)
            base = UInt(bitPattern: address)
            inner = .allocate(byteCount: Self.contextSize, alignment: 16)
            outer = .allocate(byteCount: Self.contextSize, alignment: 16)
            inner.initializeMemory(as: UInt8.self, repeating: 0, count: Self.contextSize)
            outer.initializeMemory(as: UInt8.self, repeating: 0, count: Self.contextSize)
            fiber = Sanitizers.shared.makeFiber()
        }

        private func deallocate() {
            Sanitizers.shared.destroy(fiber)
            inner.deallocate()
            outer.deallocate()
            _ = unmapMemory(UnsafeMutableRawPointer(bitPattern: base), Int(Self.size))
        }

        /// Runs work on a segment.
        ///
        /// - Parameters:
        ///   - work: the work.
        ///   - willEnter: is called before, with the segment's lowest address.
        /// - Returns: whether the work was run. False if no memory is left.
        static func run(_ work: () -> Void, _ willEnter: (UInt) -> Void) -> Bool {
            guard UInt(running.count + 1) * size <= most, let segment = spare ?? StackSegment() else { return false }
            spare = nil
            willEnter(segment.base)
            running.append(segment)
            withoutActuallyEscaping(work) { work in
                self.work = work
                segment.enter()
            }
            running.removeLast()
            segment.recycle()
            return true
        }

        /// Keeps a segment for the next time. But one that another segment followed was used up, and its memory is given
        /// back when the last one ends.
        private func recycle() {
            if Self.spare == nil { Self.spare = self } else { deallocate() }
            if Self.running.isEmpty, Self.wasFollowed {
                Self.spare?.deallocate()
                Self.spare = nil
            }
            Self.wasFollowed = !Self.running.isEmpty
        }

        private func enter() {
            _ = getContext(inner)
            // `uc_link`, none, and `uc_stack`: its address and its size.
            inner.storeBytes(of: 0, toByteOffset: 8, as: UInt.self)
            inner.storeBytes(of: base, toByteOffset: 16, as: UInt.self)
            inner.storeBytes(of: Self.size, toByteOffset: 32, as: UInt.self)
            makeContext(inner, Self.begin, 0)
            let sanitizers = Sanitizers.shared
            var saved: UnsafeMutableRawPointer?
            Self.outerFiber = sanitizers.currentFiber
            sanitizers.willSwitch(&saved, to: (base, Self.size), fiber)
            _ = swapContext(outer, inner)
            sanitizers.didSwitch(saved)
        }

        /// The first function on a segment. It doesn't return: the segment is left for good, with what it retains.
        private static let begin: @convention(c) () -> Void = {
            let sanitizers = Sanitizers.shared
            let fiber = outerFiber
            let stack = sanitizers.didEnter()
            runWork()
            let outer = contextOfOuter
            sanitizers.willLeave(to: stack, fiber)
            _ = setContext(outer)
        }

        @inline(never)
        private static func runWork() {
            let work = work
            self.work = nil
            work?()
        }

        @inline(never)
        private static var contextOfOuter: UnsafeMutableRawPointer { running[running.count - 1].outer }
    }

    // MARK: - Sanitizers

    /// The sanitizers' functions for programs that switch stacks; none in a program that isn't built with one.
    ///
    /// Unchecked: constant pointers to functions.
    private struct Sanitizers: @unchecked Sendable {
        static let shared = Sanitizers()

        typealias Pointer = UnsafeMutableRawPointer
        private let getFiber: (@convention(c) () -> Pointer?)?
        private let createFiber: (@convention(c) (UInt32) -> Pointer?)?
        private let switchFiber: (@convention(c) (Pointer?, UInt32) -> Void)?
        private let destroyFiber: (@convention(c) (Pointer?) -> Void)?
        private typealias Start = @convention(c) (UnsafeMutablePointer<Pointer?>?, UInt, UInt) -> Void
        private typealias Finish =
            @convention(c) (Pointer?, UnsafeMutablePointer<UInt>?, UnsafeMutablePointer<UInt>?) -> Void
        private let start: Start?
        private let finish: Finish?

        private init() {
            func symbol<Function>(_ name: String, _ type: Function.Type) -> Function? {
                name.withCString { findSymbol(nil, $0) }.map { unsafeBitCast($0, to: type) }
            }
            getFiber = symbol("__tsan_get_current_fiber", (@convention(c) () -> Pointer?).self)
            createFiber = symbol("__tsan_create_fiber", (@convention(c) (UInt32) -> Pointer?).self)
            switchFiber = symbol("__tsan_switch_to_fiber", (@convention(c) (Pointer?, UInt32) -> Void).self)
            destroyFiber = symbol("__tsan_destroy_fiber", (@convention(c) (Pointer?) -> Void).self)
            start = symbol("__sanitizer_start_switch_fiber", Start.self)
            finish = symbol("__sanitizer_finish_switch_fiber", Finish.self)
        }

        func makeFiber() -> Pointer? { createFiber?(0) }

        func destroy(_ fiber: Pointer?) {
            if let fiber { destroyFiber?(fiber) }
        }

        var currentFiber: Pointer? { getFiber?() }

        // Transparent, which debug builds inline, too: a function must be left on the fiber on which it is entered.
        @_transparent
        func willSwitch(_ saved: inout Pointer?, to stack: (base: UInt, size: UInt), _ fiber: Pointer?) {
            start?(&saved, stack.base, stack.size)
            if let fiber { switchFiber?(fiber, 0) }
        }

        func didSwitch(_ saved: Pointer?) { finish?(saved, nil, nil) }

        func didEnter() -> (base: UInt, size: UInt) {
            var stack: (base: UInt, size: UInt) = (0, 0)
            finish?(nil, &stack.base, &stack.size)
            return stack
        }

        @_transparent
        func willLeave(to stack: (base: UInt, size: UInt), _ fiber: Pointer?) {
            start?(nil, stack.base, stack.size)
            if let fiber { switchFiber?(fiber, 0) }
        }
    }

    // MARK: - The platform's functions

    @_silgen_name("sysconf")
    private func systemValue(_ name: Int32) -> Int

    @_silgen_name("mmap")
    private func mapMemory(
        _ address: UnsafeMutableRawPointer?, _ size: Int, _ protection: Int32, _ flags: Int32, _ file: Int32,
        _ offset: Int
    ) -> UnsafeMutableRawPointer?

    @_silgen_name("mprotect")
    private func protectMemory(_ address: UnsafeMutableRawPointer?, _ size: Int, _ protection: Int32) -> Int32

    @_silgen_name("munmap")
    private func unmapMemory(_ address: UnsafeMutableRawPointer?, _ size: Int) -> Int32

    @_silgen_name("getcontext")
    private func getContext(_ context: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("makecontext")
    private func makeContext(
        _ context: UnsafeMutableRawPointer, _ function: @convention(c) () -> Void, _ count: Int32)

    @_silgen_name("swapcontext")
    private func swapContext(_ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("setcontext")
    private func setContext(_ context: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("dlsym")
    private func findSymbol(
        _ library: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>
    ) -> UnsafeMutableRawPointer?
#endif

import Synchronization

#if canImport(Glibc) && (arch(x86_64) || arch(arm64))
    /// Memory that serves as stack: pages that can't be accessed, then the stack, which grows downwards.
    struct StackSegment {
        /// The system provides memory when the stack reaches it.
        static let size: UInt = 4 << 20
        private static let guardSize = 64 << 10
        /// Larger than `ucontext_t`, which has 968 bytes on x86-64 and 4560 on ARM.
        private static let contextSize = 8 << 10

        let base: UInt
        /// The states of the processor inside of the segment and before it.
        fileprivate let inner: UnsafeMutableRawPointer
        fileprivate let outer: UnsafeMutableRawPointer
        fileprivate let fiber: UnsafeMutableRawPointer?

        fileprivate init?() {
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

        fileprivate func deallocate() {
            Sanitizers.shared.destroy(fiber)
            inner.deallocate()
            outer.deallocate()
            _ = unmapMemory(UnsafeMutableRawPointer(bitPattern: base), Int(Self.size))
        }
    }

    /// The segments of the main actor, or of one thread.
    ///
    ///     running = the segments in use, the one that runs last; empty on the thread's own stack
    ///     spare ≠ nil  ⇒  no segment was needed beyond it when it was last used, or segments are in use
    final class StackSegments {
        private(set) var running: [StackSegment] = []
        private var spare: StackSegment?
        /// Whether another segment has followed the one that ended last.
        private var wasFollowed = false
        // What the next segment begins with.
        private var work: (() -> Void)?
        private var outerFiber: UnsafeMutableRawPointer?

        /// The memory for all segments of the process together: half of the machine's.
        private static let most = UInt(max(systemValue(85), 0)) * UInt(max(systemValue(30), 0)) / 2
        /// The number of segments in use, of all threads.
        private static let count = Atomic<UInt>(0)

        deinit { spare?.deallocate() }

        /// Runs work on a segment.
        ///
        /// - Parameters:
        ///   - work: the work.
        ///   - willEnter: is called before, with the segment's lowest address.
        /// - Returns: whether the work was run. False if no memory is left.
        func run(_ work: () -> Void, _ willEnter: (UInt) -> Void) -> Bool {
            defer { Self.count.wrappingSubtract(1, ordering: .relaxed) }
            let count = Self.count.wrappingAdd(1, ordering: .relaxed).newValue
            guard count * StackSegment.size <= Self.most, let segment = spare ?? StackSegment() else { return false }
            spare = nil
            willEnter(segment.base)
            running.append(segment)
            withoutActuallyEscaping(work) { work in
                self.work = work
                enter(segment)
            }
            running.removeLast()
            recycle(segment)
            return true
        }

        /// Keeps a segment for the next time. But one that another segment followed was used up, and its memory is
        /// given back when the last one ends.
        private func recycle(_ segment: StackSegment) {
            if spare == nil { spare = segment } else { segment.deallocate() }
            if running.isEmpty, wasFollowed {
                spare?.deallocate()
                spare = nil
            }
            wasFollowed = !running.isEmpty
        }

        private func enter(_ segment: StackSegment) {
            let inner = segment.inner
            _ = getContext(inner)
            // `uc_link`, none, and `uc_stack`: its address and its size.
            inner.storeBytes(of: 0, toByteOffset: 8, as: UInt.self)
            inner.storeBytes(of: segment.base, toByteOffset: 16, as: UInt.self)
            inner.storeBytes(of: StackSegment.size, toByteOffset: 32, as: UInt.self)
            // Arguments are numbers of 32 bits: the two halves of this object's address. The caller keeps it.
            let address = UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque())
            let (high, low) = (UInt32(truncatingIfNeeded: address >> 32), UInt32(truncatingIfNeeded: address))
            makeContext(inner, Self.begin, 2, high, low)
            let sanitizers = Sanitizers.shared
            var saved: UnsafeMutableRawPointer?
            outerFiber = sanitizers.currentFiber
            sanitizers.willSwitch(&saved, to: (segment.base, StackSegment.size), segment.fiber)
            _ = swapContext(segment.outer, inner)
            sanitizers.didSwitch(saved)
        }

        /// The first function on a segment. It doesn't return: the segment is left for good, with what it retains.
        private static let begin: @convention(c) (UInt32, UInt32) -> Void = { high, low in
            let address = UInt(high) << 32 | UInt(low)
            let sanitizers = Sanitizers.shared
            let fiber = fiberOfOuter(address)
            let stack = sanitizers.didEnter()
            runWork(address)
            let outer = contextOfOuter(address)
            sanitizers.willLeave(to: stack, fiber)
            _ = setContext(outer)
        }

        private static func with<Result>(_ address: UInt, _ body: (StackSegments) -> Result) -> Result {
            let pointer = UnsafeMutableRawPointer(bitPattern: address).uncheckedUnwrapped
            return Unmanaged<StackSegments>.fromOpaque(pointer)._withUnsafeGuaranteedRef(body)
        }

        @inline(never)
        private static func fiberOfOuter(_ address: UInt) -> UnsafeMutableRawPointer? {
            with(address) { $0.outerFiber }
        }

        @inline(never)
        private static func runWork(_ address: UInt) {
            let work = with(address) { $0.work.take() }
            work?()
        }

        @inline(never)
        private static func contextOfOuter(_ address: UInt) -> UnsafeMutableRawPointer {
            with(address) { $0.running[$0.running.count - 1].outer }
        }
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
        _ context: UnsafeMutableRawPointer, _ function: @convention(c) (UInt32, UInt32) -> Void, _ count: Int32,
        _ first: UInt32, _ second: UInt32)

    @_silgen_name("swapcontext")
    private func swapContext(_ old: UnsafeMutableRawPointer, _ new: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("setcontext")
    private func setContext(_ context: UnsafeMutableRawPointer) -> Int32

    @_silgen_name("dlsym")
    private func findSymbol(
        _ library: UnsafeMutableRawPointer?, _ name: UnsafePointer<CChar>
    ) -> UnsafeMutableRawPointer?
#endif

// The operations whose preconditions the compiler can't check, each with the precondition in its comment. Debug builds
// assert it; optimised builds skip the check, because these run for every node of every update.

// MARK: Casts

/// Returns an object as an instance of a class that the caller knows it to be.
///
/// A checked cast walks the class hierarchy, which takes longer than most of the work that it guards.
///
/// - Precondition: `object` is an instance of `type` or of a subclass. Asserted in debug builds.
@inlinable @inline(__always)
package func uncheckedDowncast<Object: AnyObject>(_ object: AnyObject, to type: Object.Type) -> Object {
    unsafeDowncast(object, to: type)
}

extension Optional {
    /// The wrapped value of an optional that the caller knows not to be nil.
    ///
    /// - Precondition: the optional isn't nil. Asserted in debug builds.
    @inlinable @inline(__always)
    package var uncheckedUnwrapped: Wrapped { unsafelyUnwrapped }
}

// MARK: References

/// A reference that keeps nothing alive and counts nothing, for objects whose owner clears the reference in time.
///
/// `weak` would give each referenced object a side table and make all its reference counting slow; `unowned` counts at
/// each use. Debug builds use `unowned`, which ends the process when the object is gone.
///
/// - Precondition: at every use of the reference the object is alive, and its `deinit` hasn't begun. Asserted in debug
///   builds.
@usableFromInline
package struct Unowned<Object: AnyObject> {
    #if DEBUG
        @usableFromInline unowned let reference: Object
    #else
        @usableFromInline let reference: Unmanaged<Object>
    #endif

    /// Creates a reference to an object.
    @inlinable @inline(__always)
    package init(_ object: Object) {
        #if DEBUG
            reference = object
        #else
            reference = .passUnretained(object)
        #endif
    }

    /// The object, retained for the caller.
    @inlinable @inline(__always)
    package var object: Object {
        #if DEBUG
            reference
        #else
            reference.takeUnretainedValue()
        #endif
    }

    /// Runs a closure with the object, without retaining it.
    ///
    /// - Precondition: the object stays alive until the closure returns.
    @inlinable @inline(__always)
    package func withObject<Result>(_ body: (Object) -> Result) -> Result {
        #if DEBUG
            body(reference)
        #else
            reference._withUnsafeGuaranteedRef(body)
        #endif
    }

    /// The same reference to an object that the caller knows to be of a subclass.
    ///
    /// - Precondition: the object is an instance of `subclass`. Asserted in debug builds.
    @inline(__always)
    package func unchecked<Subclass: AnyObject>(as subclass: Subclass.Type) -> Unowned<Subclass> {
        #if DEBUG
            Unowned<Subclass>(uncheckedDowncast(reference, to: subclass))
        #else
            Unowned<Subclass>(unchecked: .fromOpaque(reference.toOpaque()))
        #endif
    }

    #if !DEBUG
        @inline(__always)
        private init(unchecked reference: Unmanaged<Object>) { self.reference = reference }
    #endif

    /// Whether this refers to `other`. Compares addresses only.
    @inlinable @inline(__always)
    package func refers(to other: Object) -> Bool {
        withObject { $0 === other }
    }
}

// Unchecked: a reference is a constant word, and its object may be shared.
extension Unowned: @unchecked Sendable where Object: Sendable {}

// MARK: Plain memory

/// Values without references, whose bytes may be compared and copied.
@usableFromInline
package enum PlainMemory {
    /// Whether values of a type hold nothing that must be retained, released or destroyed.
    @inlinable @inline(__always)
    package static func isPlain<Value>(_ type: Value.Type) -> Bool { _isPOD(type) }

    /// Whether values of a type are plain and fit into a word.
    @inlinable @inline(__always)
    package static func isSmall<Value>(_ type: Value.Type) -> Bool {
        isPlain(type) && MemoryLayout<Value>.size <= 8 && MemoryLayout<Value>.alignment <= 8
    }

    /// The bytes of a small value.
    ///
    /// - Precondition: the value's type is small. Asserted in debug builds.
    @inlinable @inline(__always)
    package static func bits<Value>(of value: Value) -> UInt64 {
        assert(isSmall(Value.self))
        var bits: UInt64 = 0
        withUnsafeMutablePointer(to: &bits) {
            _ = UnsafeMutableRawPointer($0).initializeMemory(as: Value.self, to: value)
        }
        return bits
    }

    /// The value that has some bytes.
    ///
    /// - Precondition: the bytes are those of a value of this type, which is small. Asserted in debug builds.
    @inlinable @inline(__always)
    package static func value<Value>(of bits: UInt64) -> Value {
        assert(isSmall(Value.self))
        return withUnsafePointer(to: bits) { UnsafeRawPointer($0).assumingMemoryBound(to: Value.self).pointee }
    }

    /// The bytes behind a pointer, from the lowest address of a word on; the others are 0.
    ///
    /// - Precondition: `count` initialised bytes without padding lie behind the pointer, eight at most. Asserted in
    ///   debug builds.
    @inline(__always)
    static func word(at address: UnsafeRawPointer, count: Int) -> UInt64 {
        assert(count >= 0 && count <= 8)
        if count == 8 { return address.loadUnaligned(as: UInt64.self) }
        var word: UInt64 = 0
        withUnsafeMutableBytes(of: &word) {
            $0.copyMemory(from: UnsafeRawBufferPointer(start: address, count: count))
        }
        return word
    }

    /// Stores the bytes that `word(at:count:)` gives.
    ///
    /// - Precondition: `count` bytes lie behind the pointer, eight at most. Asserted in debug builds.
    @inline(__always)
    static func store(_ word: UInt64, at address: UnsafeMutableRawPointer, count: Int) {
        assert(count >= 0 && count <= 8)
        if count == 8 { return address.storeBytes(of: word, as: UInt64.self) }
        withUnsafeBytes(of: word) { address.copyMemory(from: $0.baseAddress.uncheckedUnwrapped, byteCount: count) }
    }

    /// Whether the bytes behind two pointers are equal.
    ///
    /// - Precondition: `count` initialised bytes without padding lie behind each pointer; `count` isn't negative. The
    ///   sign is asserted in debug builds.
    @inlinable @inline(__always)
    package static func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> Bool {
        assert(count >= 0)
        var offset = 0
        while offset + 8 <= count {
            guard
                lhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
                    == rhs.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            else { return false }
            offset += 8
        }
        while offset < count {
            guard lhs.load(fromByteOffset: offset, as: UInt8.self) == rhs.load(fromByteOffset: offset, as: UInt8.self)
            else { return false }
            offset += 1
        }
        return true
    }

    /// Whether all bytes behind two pointers are equal, also those of padding. Not inlined, so that the compiler assumes
    /// nothing of the padding.
    ///
    /// - Precondition: `count` bytes lie behind each pointer; `count` isn't negative. The sign is asserted in debug
    ///   builds.
    @inline(never) @usableFromInline
    package static func haveEqualBits(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer, count: Int) -> Bool {
        areEqual(lhs, rhs, count: count)
    }
}

extension UnsafeRawPointer {
    /// The address of a stored property or tuple element, as a typed pointer.
    ///
    /// - Precondition: a value of type `type` lies `offset` bytes from here. The alignment is asserted in debug builds.
    @inlinable @inline(__always)
    package func field<Value>(_ type: Value.Type, at offset: Int) -> UnsafePointer<Value> {
        let address = self + offset
        assert(UInt(bitPattern: address) % UInt(MemoryLayout<Value>.alignment) == 0, "no \(type) lies at this offset")
        return address.assumingMemoryBound(to: type)
    }
}

extension UnsafeMutableRawPointer {
    /// The address of a stored property or tuple element, as a typed pointer.
    ///
    /// - Precondition: a value of type `type` lies `offset` bytes from here. The alignment is asserted in debug builds.
    @inlinable @inline(__always)
    package func field<Value>(_ type: Value.Type, at offset: Int) -> UnsafeMutablePointer<Value> {
        UnsafeMutablePointer(mutating: UnsafeRawPointer(self).field(type, at: offset))
    }
}

/// Calls a closure with the address of a value, as `withUnsafePointer` does.
///
/// The compiler adds a check of the actor to a main actor's closure that is passed to the standard library.
@inlinable @inline(__always)
package func withAddress<Value, Result>(of value: borrowing Value, _ body: (UnsafePointer<Value>) -> Result) -> Result {
    withUnsafePointer(to: value, body)
}

extension UnsafePointer where Pointee: ~Copyable {
    /// Calls a closure with the value in the memory, without a copy: reading `pointee` copies what the compiler can't
    /// prove to be left alone meanwhile.
    ///
    /// - Precondition: The value doesn't change before the closure returns.
    @inlinable @inline(__always)
    package func borrow<Result>(_ body: (borrowing Pointee) -> Result) -> Result { body(pointee) }
}

extension UnsafePointer where Pointee: Equatable {
    /// Returns whether the values behind both pointers are equal, by `==`, without a copy of them.
    ///
    /// - Precondition: Neither value changes during the comparison.
    @inlinable @inline(__always)
    package func isEqual(to other: UnsafePointer) -> Bool { borrow { lhs in other.borrow { rhs in lhs == rhs } } }
}

extension Array where Element: Equatable {
    /// Returns whether the arrays have equal elements in the same order, as `==` does, without a copy of each element.
    @inlinable
    package func hasSameElements(as other: [Element]) -> Bool {
        guard count == other.count else { return false }
        return withUnsafeBufferPointer { lhs in
            other.withUnsafeBufferPointer { rhs in
                guard let lhs = lhs.baseAddress, let rhs = rhs.baseAddress, lhs != rhs else { return true }
                for index in 0..<count where !(lhs + index).isEqual(to: rhs + index) { return false }
                return true
            }
        }
    }
}

// MARK: Owned memory

/// Heap memory for one value, freed by hand.
///
/// For values of types that the code doesn't know: their optionals, and lists of them, take a look-up of the type's
/// layout at each use, memory of their own takes none.
///
/// - Precondition: `value`, `take` and `deinitialize` need a value in the memory; `initialize` and `deallocate` need
///   none. Asserted in debug builds by a byte behind the value. After `deallocate` the memory and its copies aren't
///   used.
@usableFromInline
package struct ValueMemory<Value> {
    @usableFromInline let address: UnsafeMutableRawPointer

    /// Allocates memory without a value in it.
    @inlinable @inline(__always)
    package init() {
        address = ValueMemory.allocate(1)
    }

    /// Allocates memory for some values, one behind the other, and without a value.
    @inlinable @inline(__always)
    package static func allocate(_ count: Int) -> UnsafeMutableRawPointer {
        let address = UnsafeMutableRawPointer.allocate(
            byteCount: count * distance, alignment: MemoryLayout<Value>.alignment)
        for index in 0..<count { ValueMemory(at: address + index * distance).note(isInitialized: false) }
        return address
    }

    /// The distance between values that lie one behind the other.
    @inlinable @inline(__always)
    package static var distance: Int {
        #if DEBUG
            MemoryLayout<Value>.size / MemoryLayout<Value>.alignment * MemoryLayout<Value>.alignment
                + MemoryLayout<Value>.alignment
        #else
            max(1, MemoryLayout<Value>.stride)
        #endif
    }

    /// The memory at an address.
    ///
    /// - Precondition: the address is that of memory for a value of this type.
    @inlinable @inline(__always)
    package init(at address: UnsafeMutableRawPointer) { self.address = address }

    /// Allocates memory with a value in it.
    @inlinable @inline(__always)
    package init(_ value: Value) {
        self.init()
        initialize(to: value)
    }

    /// The value's address.
    @inlinable @inline(__always)
    package var pointer: UnsafeMutablePointer<Value> { address.assumingMemoryBound(to: Value.self) }

    /// The value.
    @inlinable @inline(__always)
    package var value: Value {
        get {
            expect(isInitialized: true)
            return pointer.pointee
        }
        nonmutating _modify {
            expect(isInitialized: true)
            yield &pointer.pointee
        }
    }

    /// Puts a value into memory that has none.
    @inlinable @inline(__always)
    package func initialize(to value: Value) {
        expect(isInitialized: false)
        address.initializeMemory(as: Value.self, to: value)
        note(isInitialized: true)
    }

    /// Moves the value out.
    @inlinable @inline(__always)
    package func take() -> Value {
        expect(isInitialized: true)
        note(isInitialized: false)
        return pointer.move()
    }

    /// Destroys the value.
    @inlinable @inline(__always)
    package func deinitialize() {
        expect(isInitialized: true)
        note(isInitialized: false)
        pointer.deinitialize(count: 1)
    }

    /// Frees the memory, which has no value in it.
    @inlinable @inline(__always)
    package func deallocate() {
        expect(isInitialized: false)
        address.deallocate()
    }

    /// Destroys the value and frees the memory.
    @inlinable @inline(__always)
    package func destroy() {
        deinitialize()
        deallocate()
    }

    @inlinable @inline(__always)
    func expect(isInitialized: Bool) {
        #if DEBUG
            let state = address.load(fromByteOffset: MemoryLayout<Value>.size, as: UInt8.self)
            assert(state == (isInitialized ? 1 : 0), isInitialized ? "there is no value" : "there is a value")
        #endif
    }

    @inlinable @inline(__always)
    func note(isInitialized: Bool) {
        #if DEBUG
            address.storeBytes(
                of: isInitialized ? 1 : 0, toByteOffset: MemoryLayout<Value>.size, as: UInt8.self)
        #endif
    }
}

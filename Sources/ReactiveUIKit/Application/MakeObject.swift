#if !canImport(Darwin)
    import CReactiveUIKit

    /// Makes an object of a class that is only known by its type; nil on systems where it can't be made.
    ///
    /// Unsafe, because Swift has no way to call an initializer that isn't `required`: the class goes to C as a pointer
    /// to its metadata, which is what a class's type is, and the new object comes back with one reference, which is
    /// taken over here. The object has the class, since its own `init()` made it.
    @MainActor
    func makeObject<Object: NSObject>(of type: Object.Type) -> Object? {
        reactive_make_object(unsafeBitCast(type, to: UnsafeRawPointer.self)).map {
            Unmanaged<Object>.fromOpaque($0).takeRetainedValue()
        }
    }
#endif

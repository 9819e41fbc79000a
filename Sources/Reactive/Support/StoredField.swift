/// A stored property of a type, as the compiler's field records describe it.
///
/// ```swift
/// struct Point { var x = 1, y = 2 }
/// print(StoredField.all(in: Point.self).map { "\($0.name) at \($0.offset)" }) // ["x at 0", "y at 8"]
/// ```
public struct StoredField {
    /// The property's name; `.0`, `.1` … in a tuple.
    public let name: String
    /// The property's type.
    public let type: Any.Type
    /// The offset in bytes from the start of the value; in a class from the start of the object.
    public let offset: Int
    /// Whether the property is declared by `var`.
    public let isMutable: Bool
    /// Whether the property is a value or a strong reference; false for `weak`, `unowned` and `unowned(unsafe)`.
    public let isStrong: Bool

    /// Returns the stored properties of a structure, class or tuple in order of declaration, superclasses first.
    /// Returns none for other types.
    ///
    /// It reads the field records that the compiler emits for every type, through the runtime functions that `Mirror`
    /// uses. Unlike `Mirror` it needs no instance, returns offsets, and ignores `customMirror`.
    ///
    /// - Parameter type: The type to describe.
    /// - Complexity: O(*n*) in the number of properties, with some microseconds for each call. Store the result.
    public static func all(in type: Any.Type) -> [StoredField] {
        switch TypeKind(of: type) {
        case .structure, .class, .tuple: break
        default: return []
        }
        return (0..<recursiveChildCount(type)).map { index in
            var record = FieldRecord()
            let fieldType = recursiveChildMetadata(type, index: index, fieldMetadata: &record)
            defer { record.free?(record.name) }
            return StoredField(
                name: record.name.map { String(cString: $0) } ?? "",
                type: fieldType,
                offset: recursiveChildOffset(type, index: index),
                isMutable: record.isVar,
                isStrong: record.isStrong)
        }
    }
}

/// The kind of a type, as far as comparison and installation distinguish it.
enum TypeKind {
    case structure, enumeration, optional, tuple, `class`, function, existential, metatype, opaque

    /// The numbers are those of `MetadataKind.def` in Swift's ABI.
    init(of type: Any.Type) {
        switch metadataKind(type) {
        case 0x200: self = .structure
        case 0x201: self = .enumeration
        case 0x202: self = .optional
        case 0x301: self = .tuple
        case 0x302: self = .function
        case 0x303: self = .existential
        case 0x304, 0x306: self = .metatype
        case 0, 0x203, 0x305: self = .class
        case 0x800...: self = .class
        default: self = .opaque
        }
    }

    /// The type that an optional type wraps, without a search for a conformance.
    ///
    /// Unsafe code: the metadata of a generic enumeration is its kind, its descriptor and its arguments, a word each, in
    /// Swift's ABI.
    ///
    /// - Precondition: the type's kind is `optional`.
    static func wrappedType(ofOptional type: Any.Type) -> Any.Type {
        precondition(TypeKind(of: type) == .optional, "\(type) isn't an Optional.")
        return unsafeBitCast(type, to: UnsafeRawPointer.self)
            .load(fromByteOffset: 2 * MemoryLayout<UnsafeRawPointer>.size, as: Any.Type.self)
    }
}

// MARK: - Runtime functions

/// The layout of the runtime's `_FieldReflectionMetadata`.
private struct FieldRecord {
    var name: UnsafePointer<CChar>?
    var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVar = false
}

@_silgen_name("swift_getMetadataKind")
private func metadataKind(_ type: Any.Type) -> UInt

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
    _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldRecord>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int

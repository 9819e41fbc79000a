/// One stored property of a type: what the compiler wrote down about it.
public struct StoredField {
    /// The property's name; `.0`, `.1` … in a tuple.
    public let name: String
    public let type: Any.Type
    /// Bytes from the start of the value; from the start of the object in a class.
    public let offset: Int
    /// `var`, not `let`.
    public let isMutable: Bool
    /// False for `weak`, `unowned` and `unmanaged`: what lies there isn't a reference as the type would have it.
    public let isStrong: Bool

    /// The stored properties of a struct, class (its superclasses' first) or tuple, in order of declaration; none of
    /// other types.
    ///
    /// Reads the field records that the compiler emits for every type, through the entry points of the runtime that
    /// `Mirror` itself uses; unlike `Mirror` it needs no instance, gives offsets, and can't be misled by a
    /// `customMirror`. It costs some microseconds: call it once per type and keep what was found.
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

/// What kind of type a metatype is, as far as comparing and installing need to know.
enum TypeKind {
    case structure, enumeration, tuple, `class`, function, existential, metatype, opaque

    /// The kinds of `MetadataKind.def` in Swift's ABI.
    init(of type: Any.Type) {
        switch metadataKind(type) {
        case 0x200: self = .structure
        case 0x201, 0x202: self = .enumeration
        case 0x301: self = .tuple
        case 0x302: self = .function
        case 0x303: self = .existential
        case 0x304, 0x306: self = .metatype
        case 0, 0x203, 0x305: self = .class
        case 0x800...: self = .class
        default: self = .opaque
        }
    }
}

// MARK: - The runtime's entry points

/// The runtime's `_FieldReflectionMetadata`.
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

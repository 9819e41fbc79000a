/// A kind of data, named by an identifier: public.png, say. Kinds conform to more general ones: a PNG image is an image.
///
/// The common kinds are declared; programs may declare others. Two of the same identifier are the same.
public struct UTType: Sendable {
    public let identifier: String
    /// The identifiers that a kind conforms to which a program declares.
    private let declaredSupertypes: [String]

    private init(identifier: String, supertypes: [String]) {
        self.identifier = identifier
        declaredSupertypes = supertypes
    }

    /// The declared kind of an identifier; nil if there is none.
    public init?(_ identifier: String) {
        guard UTTypeDeclaration.named(identifier) != nil else { return nil }
        self.init(identifier: identifier.lowercased(), supertypes: [])
    }

    init(declared identifier: String) {
        self.init(identifier: identifier, supertypes: [])
    }

    /// A kind that the program declares.
    ///
    /// - Parameter parentType: ⚑ if left out, the kind conforms to `data`: there is no list of declarations to look it up in.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier.lowercased(), supertypes: [(parentType ?? .data).identifier])
    }

    /// A kind that another program declares.
    ///
    /// - Parameter parentType: ⚑ if left out, the kind conforms to `data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// The kind of the files whose names end so; a new one, only equal to those of the same ending, if none is declared. Nil if the
    /// declared one doesn't conform to what is wanted.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        self.init(tag: "ext.\(wanted)", supertype: supertype) { $0.extensions.contains(wanted) }
    }

    /// The kind of a MIME type; a new one, only equal to those of the same MIME type, if none is declared. Nil if the declared one
    /// doesn't conform to what is wanted.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let wanted = mimeType.lowercased()
        self.init(tag: "mime.\(wanted)", supertype: supertype) { $0.mimeTypes.contains(wanted) }
    }

    private init?(tag: String, supertype: UTType, _ isWanted: (UTTypeDeclaration) -> Bool) {
        guard let found = UTTypeDeclaration.all.first(where: isWanted) else {
            self.init(identifier: "dyn.\(tag)", supertypes: [supertype.identifier])
            return
        }
        self.init(declared: found.identifier)
        guard conforms(to: supertype) else { return nil }
    }
}

extension UTType: Hashable {
    public static func == (lhs: UTType, rhs: UTType) -> Bool { lhs.identifier == rhs.identifier }
    public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible {
    public var description: String { identifier }
}

extension UTType: Codable {
    public init(from decoder: any Decoder) throws {
        let identifier = try decoder.singleValueContainer().decode(String.self)
        self = UTType(identifier) ?? UTType(importedAs: identifier)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }
}

// MARK: - Relations

extension UTType {
    /// Whether it is the other kind, or a special case of it.
    public func conforms(to type: UTType) -> Bool {
        self == type || isSubtype(of: type)
    }

    /// Whether it is a special case of the other kind.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether the other kind is a special case of it.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All kinds that it is a special case of.
    public var supertypes: Set<UTType> {
        var found: Set<UTType> = []
        var next = parents
        while let identifier = next.popLast() {
            let type = UTType(declared: identifier)
            if found.insert(type).inserted { next += type.parents }
        }
        return found
    }

    private var parents: [String] { declaredSupertypes + (declaration?.parents ?? []) }
    private var declaration: UTTypeDeclaration? { UTTypeDeclaration.named(identifier) }
}

// MARK: - Names

extension UTType {
    /// How the names of such files end.
    public var preferredFilenameExtension: String? {
        identifier.hasPrefix("dyn.ext.") ? String(identifier.dropFirst(8)) : declaration?.extensions.first
    }

    public var preferredMIMEType: String? {
        identifier.hasPrefix("dyn.mime.") ? String(identifier.dropFirst(9)) : declaration?.mimeTypes.first
    }

    public var localizedDescription: String? { declaration?.name }

    /// Whether the kind was made up for a file's ending or a MIME type that none is declared for.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { declaration != nil || !declaredSupertypes.isEmpty && !isDynamic }
    public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension URL {
    /// The location with the ending that files of a kind have, if it hasn't got it.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let wanted = contentType.preferredFilenameExtension, pathExtension.lowercased() != wanted else {
            return self
        }
        return appendingPathExtension(wanted)
    }
}

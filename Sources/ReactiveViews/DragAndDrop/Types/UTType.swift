/// A type of data, file or content, named by an identifier such as `public.png`.
///
/// A type conforms to more general types: `png` conforms to `image`. The common types are declared; a program can
/// declare others. Two types are equal if their identifiers are equal.
///
/// ```swift
/// extension UTType {
///     static let recipe = UTType(exportedAs: "com.example.recipe", conformingTo: .json)
/// }
/// ```
public struct UTType: Sendable {
    /// The identifier, such as `public.png`.
    public let identifier: String
    /// The identifiers of the supertypes that the program declares for the type.
    private let declaredSupertypes: [String]

    private init(identifier: String, supertypes: [String]) {
        self.identifier = identifier
        declaredSupertypes = supertypes
    }

    /// Creates the declared type with an identifier. Returns nil if no such type is declared.
    ///
    /// - Parameter identifier: The identifier; its case doesn't matter.
    public init?(_ identifier: String) {
        guard UTTypeDeclaration.named(identifier) != nil else { return nil }
        self.init(identifier: identifier.lowercased(), supertypes: [])
    }

    init(declared identifier: String) {
        self.init(identifier: identifier, supertypes: [])
    }

    /// Creates a type that the program declares.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; its case doesn't matter.
    ///   - parentType: The supertype. Nil stands for `data`: Apple's platforms look it up in the program's property
    ///     list, which doesn't exist here.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(identifier: identifier.lowercased(), supertypes: [(parentType ?? .data).identifier])
    }

    /// Creates a type that another program declares.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; its case doesn't matter.
    ///   - parentType: The supertype; nil stands for `data`.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.init(exportedAs: identifier, conformingTo: parentType)
    }

    /// Creates the type of the files with an extension. Returns nil if the declared type doesn't conform to
    /// `supertype`.
    ///
    /// If no type is declared for the extension, the type is dynamic: it equals only types of the same extension.
    ///
    /// - Parameters:
    ///   - filenameExtension: The extension, without the period; its case doesn't matter.
    ///   - supertype: The type to conform to.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        self.init(tag: "ext.\(wanted)", supertype: supertype) { $0.extensions.contains(wanted) }
    }

    /// Creates the type of a MIME type. Returns nil if the declared type doesn't conform to `supertype`.
    ///
    /// If no type is declared for the MIME type, the type is dynamic: it equals only types of the same MIME type.
    ///
    /// - Parameters:
    ///   - mimeType: The MIME type, such as `image/png`; its case doesn't matter.
    ///   - supertype: The type to conform to.
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
    /// Decodes a type from its identifier, declared or not.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: An error if the decoder's value isn't a string.
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
    /// Returns whether the type equals another type or is a subtype of it.
    ///
    /// - Parameter type: The other type.
    public func conforms(to type: UTType) -> Bool {
        self == type || isSubtype(of: type)
    }

    /// Returns whether the type is a direct or indirect subtype of another type. Linear in the number of supertypes.
    ///
    /// - Parameter type: The other type.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Returns whether the type is a direct or indirect supertype of another type.
    ///
    /// - Parameter type: The other type.
    public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

    /// All direct and indirect supertypes. Linear in their number.
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
    /// The usual extension of the type's files, without the period; nil if there is none.
    public var preferredFilenameExtension: String? {
        identifier.hasPrefix("dyn.ext.") ? String(identifier.dropFirst(8)) : declaration?.extensions.first
    }

    /// The usual MIME type; nil if there is none.
    public var preferredMIMEType: String? {
        identifier.hasPrefix("dyn.mime.") ? String(identifier.dropFirst(9)) : declaration?.mimeTypes.first
    }

    /// A short description in English, such as "PNG image"; nil if the type isn't declared.
    public var localizedDescription: String? { declaration?.name }

    /// Whether the type was created for an undeclared file extension or MIME type.
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    /// Whether the type is declared, by this package or by the program.
    public var isDeclared: Bool { declaration != nil || !declaredSupertypes.isEmpty && !isDynamic }
    /// Whether the identifier begins with `public.`.
    public var isPublic: Bool { identifier.hasPrefix("public.") }
}

extension URL {
    /// Returns the URL with the usual extension of a type. A URL that has that extension already is returned unchanged.
    ///
    /// - Parameter contentType: The type of the file.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let wanted = contentType.preferredFilenameExtension, pathExtension.lowercased() != wanted else {
            return self
        }
        return appendingPathExtension(wanted)
    }
}

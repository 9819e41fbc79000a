/// The content of a drag: data of one or several types, created on demand.
///
/// ```swift
/// let provider = NSItemProvider(object: NSString(string: "Hello"))
/// provider.suggestedName = "greeting"
/// ```
///
/// Invariants: representations are in the order of their registration, the most faithful first. There is at most one
/// for each type.
open class NSItemProvider: NSObject {
    /// A closure that receives an item or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// A type of data and the closure that creates it. The closure calls its argument exactly once, at once if it can.
    struct Representation {
        let type: UTType
        let load: (@escaping @Sendable (Result<Data, any Error>) -> Void) -> Progress?
    }

    private(set) var representations: [Representation] = []
    /// The transferred values themselves, for destinations in the same program that accept their types.
    var values: [any Sendable] = []
    var objects: [any NSItemProviderWriting] = []

    /// The suggested name, without an extension, of a file with the data; nil if there is none.
    open var suggestedName: String?

    /// Creates a provider without data.
    public override init() {}

    /// Creates a provider with the data of an object.
    ///
    /// - Parameter object: The object, which is written when its data is loaded.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider with an item: data, a string or a URL. The provider is empty for nil and for other classes.
    ///
    /// - Parameters:
    ///   - item: An `NSData`, an `NSString` or an `NSURL`.
    ///   - typeIdentifier: The identifier of the item's type; nil stands for the standard type of its class.
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        self.init()
        switch item {
        case let data as NSData:
            let data = Data(referencing: data)
            register(UTType.of(typeIdentifier ?? UTType.data.identifier)) { data }
        case let string as NSString:
            let text = "\(string)"
            if let typeIdentifier { register(UTType.of(typeIdentifier)) { Data(text.utf8) } }
            registerObject(string, visibility: .all)
        case let url as NSURL:
            registerObject(url, visibility: .all)
        default: break
        }
    }

    /// Creates a provider with the contents of a file, which is read on demand. Returns nil if the file doesn't exist.
    ///
    /// - Parameter fileURL: The location of the file. Its name becomes `suggestedName`, and its extension determines
    ///   the type.
    public convenience init?(contentsOf fileURL: URL) {
        guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        register(UTType(filenameExtension: fileURL.pathExtension) ?? .data) { try Data(contentsOf: fileURL) }
    }

    // MARK: What there is

    /// The identifiers of the registered types, in the order of registration.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

    /// The registered types, in the order of registration.
    public var registeredContentTypes: [UTType] { representations.map(\.type) }

    /// Returns whether data of a type, or of a type that conforms to it, is registered.
    ///
    /// - Parameter typeIdentifier: The identifier of the type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: UTType.of(typeIdentifier)) != nil
    }

    /// Returns the registered types that conform to a type, in the order of registration.
    ///
    /// - Parameter contentType: The type to conform to.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    func representation(conformingTo type: UTType) -> Representation? {
        representations.first { $0.type == type } ?? representations.first { $0.type.conforms(to: type) }
    }

    // MARK: Registering

    func register(_ representation: Representation) {
        guard !representations.contains(where: { $0.type == representation.type }) else { return }
        representations.append(representation)
    }

    /// Registers data that is created synchronously.
    func register(_ type: UTType, _ make: @escaping @Sendable () throws -> Data) {
        register(
            Representation(type: type) { done in
                done(Result { try make() })
                return nil
            })
    }

    /// Registers data of a type. A second registration of the same type is ignored.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - visibility: Has no effect here.
    ///   - loadHandler: Creates the data: calls its argument with the data or an error, at once or later.
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        register(
            Representation(type: UTType.of(typeIdentifier)) { done in
                loadHandler { data, error in
                    done(data.map { .success($0) } ?? .failure(error ?? NSItemProviderError.noData))
                }
            })
    }

    /// Registers data of a type. A second registration of the same type is ignored.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - visibility: Has no effect here.
    ///   - loadHandler: Creates the data: calls its argument with the data or an error, at once or later.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers all types of data that an object can be written as.
    ///
    /// - Parameters:
    ///   - object: The object, which is written when its data is loaded.
    ///   - visibility: Has no effect here.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        objects.append(object)
        for identifier in type(of: object).writableTypeIdentifiersForItemProvider {
            register(
                Representation(type: UTType.of(identifier)) { done in
                    object.loadData(withTypeIdentifier: identifier) { data, error in
                        done(data.map { .success($0) } ?? .failure(error ?? NSItemProviderError.noData))
                    }
                })
        }
    }
}

/// The programs that may load a representation. It has no effect here: drags stay within one program.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All programs.
    case all
    /// Programs of the same developer.
    case team
    /// Programs of the same group.
    case group
    /// Only the program that registers the representation.
    case ownProcess
}

/// The reason why an item can't be loaded.
enum NSItemProviderError: Error {
    /// No representation of the type is registered, or its closure produced no data.
    case noData
    /// The data doesn't match its type.
    case unreadable
}

extension UTType {
    /// Returns the type with an identifier, declared or not.
    static func of(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }
}

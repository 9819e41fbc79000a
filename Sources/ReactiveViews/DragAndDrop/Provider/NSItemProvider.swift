/// What is dragged or pasted: data of one or several kinds, made when it is asked for.
///
/// Invariant: representations are in the order in which they were registered, the most faithful one first; there is at most one of
/// each kind.
open class NSItemProvider: NSObject {
    /// Gets an item or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// A kind of data and how it is made. The closure calls back once, at once if it can.
    struct Representation {
        let type: UTType
        let load: (@escaping @Sendable (Result<Data, any Error>) -> Void) -> Progress?
    }

    private(set) var representations: [Representation] = []
    /// The values themselves, for those in the same program that want just them.
    var values: [any Sendable] = []
    var objects: [any NSItemProviderWriting] = []

    /// What a file with the data could be called.
    open var suggestedName: String?

    /// Without any data, for some to be registered.
    public override init() {}

    /// With the data of an object.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// With an item of a kind: data, a string or a URL. Nothing if it is nil or of another class.
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

    /// With the contents of a file, read when they are asked for. Nil if there is none.
    public convenience init?(contentsOf fileURL: URL) {
        guard fileURL.isFileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        register(UTType(filenameExtension: fileURL.pathExtension) ?? .data) { try Data(contentsOf: fileURL) }
    }

    // MARK: What there is

    /// The kinds of data, the most faithful first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type.identifier) }

    /// The same as types.
    public var registeredContentTypes: [UTType] { representations.map(\.type) }

    /// Whether there is data of the kind, or of a special case of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(conformingTo: UTType.of(typeIdentifier)) != nil
    }

    /// The kinds of data that conform to one.
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

    /// Registers data that is made at once.
    func register(_ type: UTType, _ make: @escaping @Sendable () throws -> Data) {
        register(
            Representation(type: type) { done in
                done(Result { try make() })
                return nil
            })
    }

    /// Registers data of a kind. The first of a kind is kept.
    ///
    /// - Parameter loadHandler: calls its argument with the data or an error, now or later.
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

    /// The same for a type.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Registers the kinds of data that an object can be written as.
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

/// Who may see a representation. In one program it makes no difference.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

/// Why there is no data.
enum NSItemProviderError: Error {
    /// None of the kind was registered, or what was registered gave none.
    case noData
    /// The data isn't what its kind says.
    case unreadable
}

extension UTType {
    /// The type of an identifier, declared or not.
    static func of(_ identifier: String) -> UTType { UTType(identifier) ?? UTType(importedAs: identifier) }
}

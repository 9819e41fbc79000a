/// Something that can be written as data for a drag.
public protocol NSItemProviderWriting: AnyObject {
    /// The kinds of data, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Calls back once with the data or an error, now or later.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

#if compiler(>=6.2)
    /// That a type's conformances may be used on any thread, which compilers before 6.2 take for granted.
    public typealias _SendableMetatype = SendableMetatype
#else
    public typealias _SendableMetatype = Any
#endif

/// Something that can be read from data that was dragged.
public protocol NSItemProviderReading: AnyObject, _SendableMetatype {
    /// The kinds of data, the most wanted first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Completion handlers are called once; before the call returns if the data is there ⚑, on the calling thread.
extension NSItemProvider {
    /// Whether there is data that the class can be read from.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readable(by: aClass) != nil
    }

    /// Whether there is data that the value can be read from: a string, a URL.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Reads an object from the first kind of data that its class can be read from.
    @discardableResult
    public func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        guard let (identifier, representation) = readable(by: aClass) else {
            completionHandler(nil, NSItemProviderError.noData)
            return .done()
        }
        return load(representation) { result in
            do {
                completionHandler(
                    try aClass.object(withItemProviderData: result.get(), typeIdentifier: identifier), nil)
            } catch {
                completionHandler(nil, error)
            }
        }
    }

    /// Reads a value: a string, a URL.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        let value: any ObjectReceiver = BridgedValue<T>(completionHandler: completionHandler)
        return loadObject(ofClass: T._ObjectiveCType.self) { value.receive($0, $1) }
    }

    /// Gets the data of a kind, or of a special case of it.
    @discardableResult
    public func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        guard let representation = representation(conformingTo: UTType.of(typeIdentifier)) else {
            completionHandler(nil, NSItemProviderError.noData)
            return .done()
        }
        return load(representation) { result in
            switch result {
            case .success(let data): completionHandler(data, nil)
            case .failure(let error): completionHandler(nil, error)
            }
        }
    }

    /// Gets the data of a kind, or of a special case of it.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Gets an item of a kind: a URL if it is one, text as a string, else data.
    public func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: CompletionHandler? = nil
    ) {
        guard let completionHandler else { return }
        let type = representation(conformingTo: UTType.of(typeIdentifier))?.type ?? .data
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            guard let data else { return completionHandler(nil, error) }
            if type.conforms(to: .url), let url = URL(dataRepresentation: data, relativeTo: nil) {
                completionHandler(NSURL(string: url.absoluteString), nil)
            } else if type.conforms(to: .plainText), let text = String(data: data, encoding: .utf8) {
                completionHandler(NSString(string: text), nil)
            } else {
                completionHandler(NSData(data: data), nil)
            }
        }
    }

    private func readable(by aClass: any NSItemProviderReading.Type) -> (String, Representation)? {
        for identifier in aClass.readableTypeIdentifiersForItemProvider {
            if let found = representation(conformingTo: UTType.of(identifier)) { return (identifier, found) }
        }
        return nil
    }

    private func load(
        _ representation: Representation, _ done: @escaping @Sendable (Result<Data, any Error>) -> Void
    ) -> Progress {
        representation.load(done) ?? .done()
    }
}

private protocol ObjectReceiver: Sendable {
    func receive(_ object: (any NSItemProviderReading)?, _ error: (any Error)?)
}

/// Turns the object that was read into the value that is wanted.
private struct BridgedValue<T: _ObjectiveCBridgeable>: ObjectReceiver {
    let completionHandler: @Sendable (T?, (any Error)?) -> Void

    func receive(_ object: (any NSItemProviderReading)?, _ error: (any Error)?) {
        let value = (object as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) }
        completionHandler(value, error)
    }
}

extension Progress {
    fileprivate static func done() -> Progress {
        let progress = Progress(totalUnitCount: 1)
        progress.completedUnitCount = 1
        return progress
    }
}

// MARK: - Strings and URLs

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data("\(self)".utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw NSItemProviderError.unreadable }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, UTType.fileURL.identifier]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(absoluteString.data(using: .utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = URL(dataRepresentation: data, relativeTo: nil),
            let object = NSURL(string: url.absoluteString) as? Self
        else { throw NSItemProviderError.unreadable }
        return object
    }
}

/// A class whose instances can be written as data for a drag.
public protocol NSItemProviderWriting: AnyObject {
    /// The identifiers of the types of data that an instance can be written as, the most faithful first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Writes the object as data of a type.
    ///
    /// - Parameters:
    ///   - typeIdentifier: One of `writableTypeIdentifiersForItemProvider`.
    ///   - completionHandler: Receives the data or an error. Call it exactly once; before or after the method returns.
    /// - Returns: The progress of the work; nil if there is nothing to report.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

#if compiler(>=6.2)
    /// A requirement that a type's conformances may be used on any thread. Compilers before 6.2 don't need it.
    public typealias _SendableMetatype = SendableMetatype
#else
    public typealias _SendableMetatype = Any
#endif

/// A class whose instances can be read from the data of a drag.
public protocol NSItemProviderReading: AnyObject, _SendableMetatype {
    /// The identifiers of the types of data that an instance can be read from, the preferred one first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Creates an object from data.
    ///
    /// - Parameters:
    ///   - data: The data of the drag.
    ///   - typeIdentifier: The type of the data: one of `readableTypeIdentifiersForItemProvider`.
    /// - Returns: The object.
    /// - Throws: An error if the data can't be read.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

// A completion handler is called once. Apple's documentation doesn't define when and where; here it is called on the
// calling thread, before the call returns, if the data is available at once.
extension NSItemProvider {
    /// Returns whether the provider has data that an instance of a class can be read from.
    ///
    /// - Parameter aClass: The class of the object.
    public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        readable(by: aClass) != nil
    }

    /// Returns whether the provider has data that a bridged value, such as a string or a URL, can be read from.
    ///
    /// - Parameter ofClass: The type of the value.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool
    where T._ObjectiveCType: NSItemProviderReading {
        canLoadObject(ofClass: T._ObjectiveCType.self)
    }

    /// Reads an object from data of the first type that its class can be read from.
    ///
    /// - Parameters:
    ///   - aClass: The class of the object.
    ///   - completionHandler: Receives the object or an error. It is called once; before the method returns if the data
    ///     is available at once.
    /// - Returns: The progress of the work.
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

    /// Reads a bridged value, such as a string or a URL.
    ///
    /// ```swift
    /// provider.loadObject(ofClass: String.self) { text, error in
    ///     print(text ?? "no text")
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - ofClass: The type of the value.
    ///   - completionHandler: Receives the value or an error. It is called once; before the method returns if the data
    ///     is available at once.
    /// - Returns: The progress of the work.
    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress where T._ObjectiveCType: NSItemProviderReading {
        let value: any ObjectReceiver = BridgedValue<T>(completionHandler: completionHandler)
        return loadObject(ofClass: T._ObjectiveCType.self) { value.receive($0, $1) }
    }

    /// Loads data of a type, or of a type that conforms to it.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - completionHandler: Receives the data or an error. It is called once; before the method returns if the data
    ///     is available at once.
    /// - Returns: The progress of the work.
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

    /// Loads data of a type, or of a type that conforms to it.
    ///
    /// - Parameters:
    ///   - contentType: The type of the data.
    ///   - completionHandler: Receives the data or an error. It is called once; before the method returns if the data
    ///     is available at once.
    /// - Returns: The progress of the work.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }

    /// Loads an item of a type: an `NSURL` for a URL, an `NSString` for plain text, otherwise an `NSData`.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The identifier of the type.
    ///   - options: Has no effect here.
    ///   - completionHandler: Receives the item or an error, once. Nothing is loaded if it is nil.
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

/// Converts the object that was read into the bridged value.
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
    /// The types that a string can be written as: UTF-8 plain text.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    /// The types that a string can be read from: UTF-8 and any other plain text.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    /// Writes the value as data. Calls the completion handler before it returns.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested type. Ignored, because there is only one.
    ///   - completionHandler: Receives the data and no error.
    /// - Returns: Nil: the data is available at once, so there is no progress to report.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data("\(self)".utf8), nil)
        return nil
    }

    /// Reads a value from data.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - typeIdentifier: The type of the data. Ignored: all types are read as UTF-8 text.
    /// - Returns: The value.
    /// - Throws: An error if the data isn't UTF-8 text.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let text = String(data: data, encoding: .utf8) else { throw NSItemProviderError.unreadable }
        return self.init(string: text)
    }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
    /// The types that a URL can be written as: a URL.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    /// The types that a URL can be read from: a URL or a file URL.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, UTType.fileURL.identifier]
    }

    /// Writes the value as data. Calls the completion handler before it returns.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The requested type. Ignored, because there is only one.
    ///   - completionHandler: Receives the data, or nil if the address can't be encoded.
    /// - Returns: Nil: the data is available at once, so there is no progress to report.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(absoluteString.data(using: .utf8), nil)
        return nil
    }

    /// Reads a value from data.
    ///
    /// - Parameters:
    ///   - data: The data.
    ///   - typeIdentifier: The type of the data. Ignored: both types are read in the same way.
    /// - Returns: The value.
    /// - Throws: An error if the data isn't a URL.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let url = URL(dataRepresentation: data, relativeTo: nil),
            let object = NSURL(string: url.absoluteString) as? Self
        else { throw NSItemProviderError.unreadable }
        return object
    }
}

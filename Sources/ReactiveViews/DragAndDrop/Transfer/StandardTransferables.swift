/// An error for data that can't be read as a value.
private struct UnreadableTransfer: Error {}

extension String: Transferable {
    /// A representation as UTF-8 plain text. Imports any plain text that is valid UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            try String(transferred: $0)
        }
        DataRepresentation(importedContentType: .plainText) { try String(transferred: $0) }
    }

    private init(transferred data: Data) throws {
        guard let text = String(data: data, encoding: .utf8) else { throw UnreadableTransfer() }
        self = text
    }
}

extension Data: Transferable {
    /// A representation as untyped data, which exports and imports the bytes unchanged.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// A representation as a URL.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) {
            $0.dataRepresentation
        } importing: { data in
            guard let url = URL(dataRepresentation: data, relativeTo: nil) else { throw UnreadableTransfer() }
            return url
        }
    }
}

extension AttributedString: Transferable {
    /// A representation as plain text, without attributes.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { String($0.characters) }, importing: { AttributedString($0) })
    }
}

extension Never: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation<Never>(importedContentType: .data) { (_: Data) throws -> Never in throw UnreadableTransfer()
        }
    }
}

extension Image: Transferable {
    /// An image is transferred as its name, because it has no pixels here.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { $0.transferredName })
    }

    private var transferredName: String {
        switch source {
        case .named(let name), .symbol(let name): name
        default: label ?? "image"
        }
    }
}

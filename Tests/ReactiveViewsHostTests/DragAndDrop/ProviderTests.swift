import ReactiveViewsTesting
import Synchronization
import Testing

/// What completion handlers were called with.
private final class Received<Value: Sendable>: Sendable {
    private let all = Mutex<[Value]>([])
    var values: [Value] { all.withLock { $0 } }
    func append(_ value: Value) { all.withLock { $0.append(value) } }
}

@Suite("Item providers")
struct ProviderTests {
    @Test("A string and a URL are loaded as objects and as values")
    func objects() {
        let text = NSItemProvider(object: "🐟" as NSString)
        #expect(text.canLoadObject(ofClass: NSString.self) && text.canLoadObject(ofClass: String.self))
        #expect(!text.canLoadObject(ofClass: NSURL.self) && !text.canLoadObject(ofClass: URL.self))
        let strings = Received<String?>()
        text.loadObject(ofClass: String.self) { string, _ in strings.append(string) }
        text.loadObject(ofClass: NSString.self) { string, _ in strings.append((string as? NSString).map { "\($0)" }) }
        expectNoDifference(strings.values, ["🐟", "🐟"])
        let link = NSItemProvider(object: NSURL(string: "https://example.org/a")!)
        let urls = Received<URL?>()
        let progress = link.loadObject(ofClass: URL.self) { url, _ in urls.append(url) }
        expectNoDifference(urls.values, [URL(string: "https://example.org/a")!])
        #expect(progress.isFinished)
        let errors = Received<Bool>()
        link.loadObject(ofClass: String.self) { string, error in errors.append(string == nil && error != nil) }
        expectNoDifference(errors.values, [true])
    }

    @Test("Data is registered and loaded by kinds; the first of a kind is kept")
    func data() {
        let provider = NSItemProvider()
        provider.suggestedName = "picture"
        provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) { done in
            done(Data([1]), nil)
            return nil
        }
        provider.registerDataRepresentation(for: .png) { done in
            done(Data([2]), nil)
            return nil
        }
        provider.registerDataRepresentation(for: .text) { done in
            done(nil, nil)
            return nil
        }
        expectNoDifference(provider.registeredTypeIdentifiers, ["public.png", "public.text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.plain-text"))
        let received = Received<Data?>()
        for type in [UTType.image, .text, .audio] {
            provider.loadDataRepresentation(for: type) { data, error in
                expectNoDifference((data == nil), (error != nil))
                received.append(data)
            }
        }
        expectNoDifference(received.values, [Data([1]), nil, nil])
    }

    @Test("Items are data, strings and URLs")
    func items() throws {
        let received = Received<String>()
        let providers: [(NSItemProvider, UTType)] = [
            (NSItemProvider(item: NSString(string: "text"), typeIdentifier: "public.html"), .html),
            (NSItemProvider(item: NSString(string: "plain"), typeIdentifier: nil), .plainText),
            (NSItemProvider(item: NSData(data: Data([7])), typeIdentifier: nil), .data),
            (NSItemProvider(item: NSURL(string: "https://example.org")!, typeIdentifier: nil), .url),
            (NSItemProvider(item: nil, typeIdentifier: nil), .item),
        ]
        for (provider, type) in providers {
            provider.loadItem(forTypeIdentifier: type.identifier, options: nil) { item, _ in
                switch item {
                case let data as NSData: received.append("data \(data.length)")
                case let string as NSString: received.append("string \(string)")
                case let url as NSURL: received.append("url \(url.absoluteString)")
                default: received.append("nothing")
                }
            }
        }
        expectNoDifference(received.values, ["data 4", "string plain", "data 1", "url https://example.org", "nothing"])
    }

    @Test("A file's contents are read when they are asked for")
    func file() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).txt")
        try Data("one".utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let provider = try #require(NSItemProvider(contentsOf: url))
        expectNoDifference(provider.registeredContentTypes, [.plainText])
        try Data("two".utf8).write(to: url)
        let received = Received<Data?>()
        provider.loadDataRepresentation(for: .plainText) { data, _ in received.append(data) }
        expectNoDifference(received.values, [Data("two".utf8)])
        #expect(NSItemProvider(contentsOf: URL(fileURLWithPath: "/no/such/file")) == nil)
    }
}

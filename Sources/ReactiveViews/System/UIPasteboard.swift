/// A place for texts and URLs that the user copies.
///
/// In the events of a host with ``SystemEffects``, and in tasks started by them, the general pasteboard is the host's
/// own; elsewhere it is the process's.
///
/// ```swift
/// Button("Copy") { UIPasteboard.general.string = code }
/// ```
///
/// All members may be used from any thread.
public final class UIPasteboard: Sendable {
    // The lock guards `State`. The observer is called outside of it.
    private struct State {
        var items: [[String: Data]] = []
        var changeCount = 0
        var observer: (@Sendable ([String]) -> Void)?
    }
    private let state = Lock(State())

    /// The pasteboard of the system.
    public static var general: UIPasteboard { SystemEffects.current?.pasteboard ?? shared }
    private static let shared = UIPasteboard()

    private static let text = "public.utf8-plain-text"
    private static let link = "public.url"

    /// Creates an empty pasteboard.
    init() {}

    /// Has a closure called with the texts after each change, on the thread of the change.
    func onChange(_ observer: @escaping @Sendable ([String]) -> Void) {
        state.withLockUnchecked { $0.observer = observer }
    }

    /// Replaces all items by some with data, by type.
    func set(_ items: [[String: Data]]) {
        let observer = state.withLockUnchecked { state in
            state.items = items
            state.changeCount += 1
            return state.observer
        }
        observer?(strings ?? [])
    }

    private func values(of type: String) -> [String]? {
        let values = state.withLockUnchecked { $0.items }.compactMap {
            $0[type].map { String(decoding: $0, as: UTF8.self) }
        }
        return values.isEmpty ? nil : values
    }

    /// The text of the first item with one; nil if there is none. Setting it replaces all items.
    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    /// The texts of the items; nil if there are none. Setting them replaces all items. A URL is a text, too.
    public var strings: [String]? {
        get { values(of: Self.text) }
        set { set((newValue ?? []).map { [Self.text: Data($0.utf8)] }) }
    }

    /// The URL of the first item with one; nil if there is none. Setting it replaces all items.
    public var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }

    /// The URLs of the items; nil if there are none. Setting them replaces all items.
    public var urls: [URL]? {
        get { values(of: Self.link)?.compactMap { URL(string: $0) } }
        set {
            set(
                (newValue ?? []).map {
                    let data = Data($0.absoluteString.utf8)
                    return [Self.link: data, Self.text: data]
                })
        }
    }

    /// Whether an item has a text.
    public var hasStrings: Bool { strings != nil }
    /// Whether an item has a URL.
    public var hasURLs: Bool { urls?.isEmpty == false }
    /// The number of items.
    public var numberOfItems: Int { state.withLockUnchecked { $0.items.count } }
    /// The number of changes so far.
    public var changeCount: Int { state.withLockUnchecked { $0.changeCount } }

    /// The items, for reading values of any type.
    public var itemProviders: [NSItemProvider] {
        state.withLockUnchecked { $0.items }.map { item in
            let provider = NSItemProvider()
            // A link is a text, too: the most special type comes first.
            for type in item.keys.sorted(by: { ($0 == Self.text ? 1 : 0, $0) < ($1 == Self.text ? 1 : 0, $1) }) {
                guard let data = item[type] else { continue }
                provider.register(UTType.of(type)) { data }
            }
            return provider
        }
    }

    /// Returns the data of the first item with a type; nil if there is none.
    ///
    /// - Parameter pasteboardType: The identifier of the type, for instance `public.png`.
    public func data(forPasteboardType pasteboardType: String) -> Data? {
        state.withLockUnchecked { $0.items }.lazy.compactMap { $0[pasteboardType] }.first
    }

    /// Replaces all items by one.
    ///
    /// - Parameters:
    ///   - data: The data of the item.
    ///   - pasteboardType: The identifier of its type.
    public func setData(_ data: Data, forPasteboardType pasteboardType: String) { set([[pasteboardType: data]]) }
}

/// How far the loading of a picture is.
public enum AsyncImagePhase: Sendable {
    /// Nothing is there yet.
    case empty
    case success(Image)
    case failure(any Error)

    /// The picture if it is there.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// Why it isn't there.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A picture that is loaded while the view is in the tree, anew whenever its address is another one.
///
/// It is loaded by the environment's `imageLoader`. By itself that asks the shared URL session; under a virtual clock
/// nothing comes from the network, and the phase is a failure with `ImageLoader.NoNetwork`. A load that is no longer
/// wanted is left to finish, and its result ignored. The picture's size is that in the data, as far as it is a PNG,
/// GIF, JPEG or BMP.
public struct AsyncImage<Content: View>: View {
    @Environment(\.imageLoader) private var loader
    @State private var phase = AsyncImagePhase.empty
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    /// Shows what the closure makes of the phase; the transaction is that of the changes from phase to phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// Shows the placeholder until the picture is there.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    private func load() async {
        guard let url else { return phase = .empty }
        if case .success = phase { phase = .empty }
        do {
            // Not cancelled with the view: Foundation's session on Linux doesn't survive that reliably.
            let load = Task { [loader] in try await loader(url) }
            let data = try await load.value
            guard !Task.isCancelled else { return }
            guard let size = PictureHeader.size(of: data) else { throw URLError(.cannotDecodeContentData) }
            show(.success(Image(source: .sized(size.atScale(scale)), label: url.lastPathComponent)))
        } catch {
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    private func show(_ newPhase: AsyncImagePhase) {
        withTransaction(transaction) { phase = newPhase }
    }
}

extension AsyncImage where Content == Image {
    /// Shows nothing but an empty picture until the picture is there.
    public init(url: URL?, scale: CGFloat = 1) {
        self.init(url: url, scale: scale) { $0.image ?? Image(source: .sized(.zero), label: "") }
    }
}

extension CGSize {
    fileprivate func atScale(_ scale: CGFloat) -> CGSize {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        return CGSize(width: width / scale, height: height / scale)
    }
}

import Reactive

/// The state of a load of an image.
public enum AsyncImagePhase: Sendable {
    /// No image is loaded yet.
    case empty
    /// The image is loaded.
    case success(Image)
    /// The load failed.
    case failure(any Error)

    /// The image; nil unless it is loaded.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error; nil unless the load failed.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

/// A view that loads an image, again whenever its URL changes.
///
/// The environment's `imageLoader` loads it: by default the shared URL session. Under a virtual clock nothing is loaded
/// from the network; the phase is then a failure with ``ImageLoader/NoNetwork``. A load isn't cancelled; when the view
/// has gone or has another URL its result is ignored. The image's size is read from PNG, GIF, JPEG and BMP data, which
/// are what is drawn. A `data` URL holds the image itself.
///
/// ```swift
/// AsyncImage(url: item.imageURL) { image in
///     image.resizable()
/// } placeholder: {
///     ProgressView()
/// }
/// ```
nonisolated public struct AsyncImage<Content: View>: View {
    @Environment(\.imageLoader) private var loader
    @State private var phase = AsyncImagePhase.empty
    private let url: URL?
    private let scale: CGFloat
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content

    /// Creates a view that depends on the phase of the load.
    ///
    /// - Parameters:
    ///   - url: The URL of the image; nil for the phase `empty`.
    ///   - scale: The number of pixels in a point. A scale that isn't positive and finite counts as 1.
    ///   - transaction: The transaction of changes of the phase.
    ///   - content: Returns the view of a phase.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.url = url
        self.scale = scale
        self.transaction = transaction
        self.content = content
    }

    /// Creates a view with a placeholder until the image is loaded.
    ///
    /// - Parameters:
    ///   - url: The URL of the image.
    ///   - scale: The number of pixels in a point.
    ///   - content: Returns the view of the loaded image.
    ///   - placeholder: The view without an image.
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    @MainActor public var body: some View {
        content(phase).task(id: url) { await load() }
    }

    @MainActor private func load() async {
        guard let url else { return phase = .empty }
        if case .success = phase { phase = .empty }
        do {
            // Not cancelled with the view: cancelling can crash Foundation's session on Linux.
            let load = Task { [loader] in try await loader(url) }
            let data = try await load.value
            guard !Task.isCancelled else { return }
            guard let size = PictureHeader.size(of: data) else { throw URLError(.cannotDecodeContentData) }
            let picture = PictureSource(size: size.atScale(scale), data: data)
            show(.success(Image(picture: picture, label: url.isDataURL ? nil : url.lastPathComponent)))
        } catch {
            if !Task.isCancelled { show(.failure(error)) }
        }
    }

    @MainActor private func show(_ newPhase: AsyncImagePhase) {
        withTransaction(transaction) { phase = newPhase }
    }
}

extension AsyncImage where Content == Image {
    /// Creates a view of the image; it is empty until the image is loaded.
    ///
    /// - Parameters:
    ///   - url: The URL of the image.
    ///   - scale: The number of pixels in a point.
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

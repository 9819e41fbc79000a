/// A button that shares values with other programs.
///
/// A tap records a `share` in the host's ``SystemEffects``. The value of the element is a description of the shared
/// values.
///
/// ```swift
/// ShareLink(item: url, message: Text("Have a look")) { Text("Share this") }
/// ShareLink(item: photo, preview: SharePreview("Sunset", image: photo.image))
/// ```
nonisolated public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
>: View
where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    private let preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?
    private let label: Label

    init(
        _ items: Data, _ subject: Text?, _ message: Text?,
        _ preview: ((Data.Element) -> SharePreview<PreviewImage, PreviewIcon>)?, _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.preview = preview
        self.label = label
    }

    private var values: [String] { items.map { "\($0)" } }

    @MainActor public var body: some View {
        ControlLabel(of: "ShareLink", label.modifier(PaintedForeground(style: .controlTint)))
            .modifier(
                ControlElement("ShareLink", value: values.joined(separator: ", ")) { event, place in
                    guard case .tap = event else { return false }
                    SystemEffects.current?.add(.share(shared(in: place.environment)))
                    return true
                })
    }

    @MainActor private func shared(in environment: EnvironmentValues) -> SharedItems {
        SharedItems(
            items: values, subject: subject?.words(in: environment), message: message?.words(in: environment),
            previews: preview.map { preview in items.map { preview($0).title.words(in: environment) } } ?? [])
    }
}

/// The label of a share link without one of its own: “Share…”, or the title that it is given.
nonisolated public struct DefaultShareLinkLabel: View {
    let title: Text?

    @MainActor public var body: some View {
        Label {
            title ?? Text("Share…")
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }
}

/// What a share link shows of a value: a title, and an image or an icon.
public struct SharePreview<Image, Icon> {
    let title: Text
    let image: Image?
    let icon: Icon?

    private init(title: Text, image: Image? = nil, icon: Icon? = nil) {
        self.title = title
        self.image = image
        self.icon = icon
    }
}

extension SharePreview where Image: Transferable, Icon: Transferable {
    /// Creates a preview with a localized title and an image and an icon.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - image: The image.
    ///   - icon: The icon.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey), image: image, icon: icon)
    }

    /// Creates a preview with a title that isn't localized and an image and an icon.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - image: The image.
    ///   - icon: The icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title), image: image, icon: icon)
    }

    /// Creates a preview with a title and an image and an icon.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - icon: The icon.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title, image: image, icon: icon) }
}

extension SharePreview where Image: Transferable, Icon == Never {
    /// Creates a preview with a localized title and an image.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - image: The image.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey), image: image) }

    /// Creates a preview with a title that isn't localized and an image.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - image: The image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title), image: image) }

    /// Creates a preview with a title and an image.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    public init(_ title: Text, image: Image) { self.init(title: title, image: image) }
}

extension SharePreview where Image == Never, Icon: Transferable {
    /// Creates a preview with a localized title and an icon.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - icon: The icon.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey), icon: icon) }

    /// Creates a preview with a title that isn't localized and an icon.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - icon: The icon.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title), icon: icon) }

    /// Creates a preview with a title and an icon.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - icon: The icon.
    public init(_ title: Text, icon: Icon) { self.init(title: title, icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a localized title.
    ///
    /// - Parameter titleKey: The key of the title's localized string.
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title that isn't localized.
    ///
    /// - Parameter title: The title, which isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }

    /// Creates a preview with a title.
    ///
    /// - Parameter title: The title.
    public init(_ title: Text) { self.init(title: title) }
}

// The initialisers of share links. Without a preview the system makes one.

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a button that shares several values.
    ///
    /// - Parameters:
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - label: The label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, nil, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button titled “Share…” that shares several values.
    ///
    /// - Parameters:
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: nil))
    }

    /// Creates a button with a localized title that shares several values.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a button with a title that isn't localized that shares several values.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a button with a title that shares several values.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil
    ) {
        self.init(items, subject, message, nil, DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a button that shares a value.
    ///
    /// - Parameters:
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - label: The label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, label())
    }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a button titled “Share…” that shares a value.
    ///
    /// - Parameters:
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: nil))
    }

    /// Creates a button with a localized title that shares a value.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a button with a title that isn't localized that shares a value.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a button with a title that shares a value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, nil, DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink {
    /// Creates a button that shares several values with previews.
    ///
    /// - Parameters:
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - preview: Returns the preview of a value.
    ///   - label: The label.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, preview, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button titled “Share…” that shares several values with previews.
    ///
    /// - Parameters:
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - preview: Returns the preview of a value.
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: nil))
    }

    /// Creates a button with a localized title that shares several values with previews.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - preview: Returns the preview of a value.
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a button with a title that isn't localized that shares several values with previews.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - preview: Returns the preview of a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a button with a title that shares several values with previews.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - items: The values to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - preview: Returns the preview of a value.
    public init(
        _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, preview, DefaultShareLinkLabel(title: title))
    }
}

extension ShareLink {
    /// Creates a button that shares a value with a preview.
    ///
    /// - Parameters:
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - preview: The preview.
    ///   - label: The label.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, label())
    }
}

extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a button titled “Share…” that shares a value with a preview.
    ///
    /// - Parameters:
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - preview: The preview.
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: nil))
    }

    /// Creates a button with a localized title that shares a value with a preview.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title's localized string.
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - preview: The preview.
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a button with a title that isn't localized that shares a value with a preview.
    ///
    /// - Parameters:
    ///   - title: The title, which isn't localized.
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - preview: The preview.
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a button with a title that shares a value with a preview.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - item: The value to share.
    ///   - subject: The subject of the shared message; nil for none.
    ///   - message: The text of the shared message; nil for none.
    ///   - preview: The preview.
    public init<I: Transferable>(
        _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, { _ in preview }, DefaultShareLinkLabel(title: title))
    }
}

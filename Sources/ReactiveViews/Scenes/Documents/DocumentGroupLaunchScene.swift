/// The first window of a program with documents: its title, and buttons that create documents.
///
/// ```swift
/// DocumentGroupLaunchScene("Notes") {
///     NewDocumentButton("New Note")
/// }
/// DocumentGroup(newDocument: NoteDocument()) { file in NoteEditor(text: file.$document.text) }
/// ```
///
/// The window is open from the start, beside that of the program's first scene.
nonisolated public struct DocumentGroupLaunchScene<Actions: View>: PrimitiveScene {
    private let windows: WindowScene<AnyView>

    public var _windows: some View { windows.modifier(LaunchBehaviorModifier(behavior: .presented)) }

    private init(text: Text?, actions: Actions, background: AnyView?) {
        windows = WindowScene(
            id: nil, title: text?.words, valueType: nil, isSingle: true, isInitial: false
        ) { _ in
            AnyView(
                VStack {
                    text
                    actions
                }
                .background { background })
        }
    }

    /// Creates the scene with a title that is a text.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - actions: Returns the buttons below the title.
    public init(_ title: Text? = nil, @ViewBuilder _ actions: () -> Actions) {
        self.init(text: title, actions: actions(), background: nil)
    }

    /// Creates the scene with a title that is a text, and a background.
    ///
    /// - Parameters:
    ///   - title: The title; nil for none.
    ///   - actions: Returns the buttons below the title.
    ///   - background: Returns the view behind the title.
    public init<Background: View>(
        _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background
    ) {
        self.init(text: title, actions: actions(), background: AnyView(background()))
    }

    /// Creates the scene with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - title: The key of the title.
    ///   - actions: Returns the buttons below the title.
    public init(_ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions) {
        self.init(text: Text(title), actions: actions(), background: nil)
    }

    /// Creates the scene with a title that is a localization key, and a background.
    ///
    /// - Parameters:
    ///   - title: The key of the title.
    ///   - actions: Returns the buttons below the title.
    ///   - background: Returns the view behind the title.
    public init<Background: View>(
        _ title: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions, @ViewBuilder background: () -> Background
    ) {
        self.init(text: Text(title), actions: actions(), background: AnyView(background()))
    }
}

/// The label of a button for new documents without one of its own: “Create Document”.
nonisolated public struct DefaultNewDocumentButtonLabel: View {
    @MainActor public var body: some View { Text("Create Document") }
}

/// A button that opens a window with a new document. Without a `DocumentGroup(newDocument:)` it reports a diagnostic.
nonisolated public struct NewDocumentButton<Label: View>: View {
    private let label: Label
    private let contentType: UTType?
    @Environment(\.windowSystem) private var system

    init(label: Label, contentType: UTType?) {
        self.label = label
        self.contentType = contentType
    }

    @MainActor public var body: some View {
        Button {
            let isOpen = system?.openNewDocument { kind in contentType.map { kind.reads($0) } ?? true } ?? false
            if isOpen { return }
            Diagnostics.report(
                Diagnostic(
                    .navigation,
                    "No DocumentGroup creates documents\(contentType.map { " of type \($0.identifier)" } ?? ""); "
                        + "no document is created."))
        } label: {
            label
        }
    }
}

extension NewDocumentButton where Label == DefaultNewDocumentButtonLabel {
    /// Creates a button titled “Create Document”.
    ///
    /// - Parameter contentType: The type of the document; nil, the default, for the first that the program creates.
    public init(contentType: UTType? = nil) {
        self.init(label: DefaultNewDocumentButtonLabel(), contentType: contentType)
    }
}

extension NewDocumentButton where Label == Text {
    /// Creates a button with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title.
    ///   - contentType: The type of the document; nil, the default, for the first that the program creates.
    public init(_ titleKey: LocalizedStringKey, contentType: UTType? = nil) {
        self.init(label: Text(titleKey), contentType: contentType)
    }

    /// Creates a button with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the title.
    ///   - contentType: The type of the document; nil, the default, for the first that the program creates.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, contentType: UTType? = nil) {
        self.init(label: Text(titleResource), contentType: contentType)
    }

    /// Creates a button with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - contentType: The type of the document; nil, the default, for the first that the program creates.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, contentType: UTType? = nil) {
        self.init(label: Text(title), contentType: contentType)
    }
}

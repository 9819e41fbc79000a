/// A scene that presents an alert of the program, which belongs to no window.
///
/// ```swift
/// struct NotesApp: App {
///     @State private var hasFailed = false
///
///     var body: some Scene {
///         WindowGroup { NoteList(hasFailed: $hasFailed) }
///         AlertScene("The notes can't be read.", isPresented: $hasFailed) {
///             Button("Try Again") { load() }
///         } message: {
///             Text("The disk may be full.")
///         }
///     }
/// }
/// ```
///
/// The alert is an element beside the windows while the flag is true. A host taps its buttons as those of any alert.
nonisolated public struct AlertScene<Actions: View, Message: View>: PrimitiveScene {
    private let title: Text
    private let isPresented: Binding<Bool>
    private let actions: () -> Actions
    private let message: () -> Message

    public var _windows: some View {
        EmptyView().alert(title, isPresented: isPresented, actions: actions, message: message)
    }

    /// Creates the scene with a title that is a text.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    public init(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) {
        self.title = title
        self.isPresented = isPresented
        self.actions = actions
        self.message = message
    }

    /// Creates the scene with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the alert's title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) {
        self.init(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
    }

    /// Creates the scene with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the alert's title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
    ) {
        self.init(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }

    /// Creates the scene with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    ///   - message: Returns the text below the title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
        @ViewBuilder message: @escaping () -> Message
    ) {
        self.init(Text(title), isPresented: isPresented, actions: actions, message: message)
    }
}

extension AlertScene where Message == EmptyView {
    /// Creates the scene without a message, with a title that is a text.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    public init(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions) {
        self.init(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }

    /// Creates the scene without a message, with a title that is a localization key.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the alert's title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    public init(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) {
        self.init(Text(titleKey), isPresented: isPresented, actions: actions)
    }

    /// Creates the scene without a message, with a title that is a localized text.
    ///
    /// - Parameters:
    ///   - titleResource: The resource of the alert's title.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>,
        @ViewBuilder actions: @escaping () -> Actions
    ) {
        self.init(Text(titleResource), isPresented: isPresented, actions: actions)
    }

    /// Creates the scene without a message, with a title that isn't localized.
    ///
    /// - Parameters:
    ///   - title: The title of the alert.
    ///   - isPresented: The flag. It becomes false when the alert ends.
    ///   - actions: Returns the buttons.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
    ) {
        self.init(Text(title), isPresented: isPresented, actions: actions)
    }
}

nonisolated extension Scene {
    /// Sets the image in the alert of the scene.
    ///
    /// - Parameter icon: The image; nil for none.
    public func dialogIcon(_ icon: Image?) -> some Scene { _ModifiedScene(windows: _windows.dialogIcon(icon)) }

    /// Sets how serious the alert of the scene is. A critical one has the attribute `critical`.
    ///
    /// - Parameter severity: The severity.
    public func dialogSeverity(_ severity: DialogSeverity) -> some Scene {
        _ModifiedScene(windows: _windows.dialogSeverity(severity))
    }
}

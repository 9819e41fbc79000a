/// Content of an immersive space.
@MainActor
@preconcurrency
public protocol ImmersiveSpaceContent {
    /// The type of the views that the content consists of.
    associatedtype _Views: View
}

/// Content of an immersive space that is made of views.
public struct ImmersiveSpaceViewContent<Content: View>: ImmersiveSpaceContent {
    public typealias _Views = Content
}

/// A scene that surrounds the user. At most one space is open at a time; the environment's `openImmersiveSpace` opens it.
///
/// There is no space around a host. The views of an open space are in an element `ImmersiveSpace` beside those of the
/// windows, and `AppHost.windows` has it, so that a test sees it and drives its views.
///
/// ```swift
/// struct PlanetApp: App {
///     var body: some Scene {
///         WindowGroup { PlanetList() }
///         ImmersiveSpace(id: "orbit") { Orbit() }
///             .immersionStyle(selection: .constant(.full), in: .full)
///     }
/// }
/// ```
nonisolated public struct ImmersiveSpace<Content: ImmersiveSpaceContent, Data: Codable & Hashable>: PrimitiveScene {
    private let windows: WindowScene<AnyView>

    public var _windows: WindowScene<AnyView> { windows }

    private init(id: String?, type: Any.Type?, content: @escaping (WindowValue) -> AnyView) {
        windows = WindowScene(
            id: id, title: nil, valueType: type, isSingle: true, isInitial: false, isImmersive: true, content: content)
    }
}

extension ImmersiveSpace where Data == Never {
    /// Creates a space.
    ///
    /// - Parameter content: Returns the views of the space.
    public init<V: View>(@ViewBuilder content: @escaping () -> V) where Content == ImmersiveSpaceViewContent<V> {
        self.init(id: nil, type: nil) { _ in AnyView(content()) }
    }

    /// Creates a space with an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier for `openImmersiveSpace`.
    ///   - content: Returns the views of the space.
    public init<V: View>(id: String, @ViewBuilder content: @escaping () -> V)
    where Content == ImmersiveSpaceViewContent<V> {
        self.init(id: id, type: nil) { _ in AnyView(content()) }
    }
}

extension ImmersiveSpace {
    /// Creates a space for values of a type.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: Returns the views of the space for a binding to its value. The value is nil if the space was opened
    ///     without one.
    public init<V: View>(for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V)
    where Content == ImmersiveSpaceViewContent<V> {
        self.init(id: nil, type: type) { AnyView(content($0.binding())) }
    }

    /// Creates a space for values of a type, with an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier for `openImmersiveSpace`.
    ///   - type: The type of the values.
    ///   - content: Returns the views of the space for a binding to its value. The value is nil if the space was opened
    ///     without one.
    public init<V: View>(id: String, for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> V)
    where Content == ImmersiveSpaceViewContent<V> {
        self.init(id: id, type: type) { AnyView(content($0.binding())) }
    }

    /// Creates a space for values of a type, with a default value.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - content: Returns the views of the space for a binding to its value.
    ///   - defaultValue: Returns the value of a space that was opened without one.
    public init<V: View>(
        for type: Data.Type = Data.self, @ViewBuilder content: @escaping (Binding<Data>) -> V,
        defaultValue: @escaping () -> Data
    ) where Content == ImmersiveSpaceViewContent<V> {
        self.init(id: nil, type: type) { AnyView(content($0.binding(default: defaultValue))) }
    }

    /// Creates a space for values of a type, with an identifier and a default value.
    ///
    /// - Parameters:
    ///   - id: The identifier for `openImmersiveSpace`.
    ///   - type: The type of the values.
    ///   - content: Returns the views of the space for a binding to its value.
    ///   - defaultValue: Returns the value of a space that was opened without one.
    public init<V: View>(
        id: String, for type: Data.Type = Data.self, @ViewBuilder content: @escaping (Binding<Data>) -> V,
        defaultValue: @escaping () -> Data
    ) where Content == ImmersiveSpaceViewContent<V> {
        self.init(id: id, type: type) { AnyView(content($0.binding(default: defaultValue))) }
    }
}

// MARK: - Actions

/// An action that opens immersive spaces. Read it from the environment's `openImmersiveSpace`.
///
/// ```swift
/// Button("Enter") {
///     Task { await openImmersiveSpace(id: "orbit") }
/// }
/// ```
public struct OpenImmersiveSpaceAction: Sendable {
    /// The result of opening a space.
    public enum Result: Hashable, Sendable {
        /// The space is open.
        case opened
        /// The user didn't let the program open the space. It doesn't occur here.
        case userCancelled
        /// Another space is open, or no scene matches. A diagnostic tells which.
        case error
    }

    fileprivate var system: WindowSystem?

    /// Opens a space.
    ///
    /// - Parameter id: The identifier of the scene.
    /// - Returns: Whether the space is open.
    @MainActor
    @preconcurrency
    @discardableResult
    public func callAsFunction(id: String) async -> Result { open(id, nil) }

    /// Opens a space for a value.
    ///
    /// - Parameter value: The value. The first space for values of its type is opened.
    /// - Returns: Whether the space is open.
    @MainActor
    @preconcurrency
    @discardableResult
    public func callAsFunction<D: Codable & Hashable>(value: D) async -> Result { open(nil, AnyHashable(value)) }

    /// Opens a certain space for a value.
    ///
    /// - Parameters:
    ///   - id: The identifier of the scene.
    ///   - value: The value.
    /// - Returns: Whether the space is open.
    @MainActor
    @preconcurrency
    @discardableResult
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) async -> Result {
        open(id, AnyHashable(value))
    }

    @MainActor
    private func open(_ id: String?, _ value: AnyHashable?) -> Result {
        guard let system else {
            Diagnostics.report(
                Diagnostic(.navigation, "openImmersiveSpace was called without an App; no space opens."))
            return .error
        }
        return system.openImmersiveSpace(id: id, value: value) ? .opened : .error
    }
}

/// An action that closes the open immersive space. Read it from the environment's `dismissImmersiveSpace`.
public struct DismissImmersiveSpaceAction: Sendable {
    fileprivate var system: WindowSystem?

    /// Closes the open space. Does nothing if none is open.
    @MainActor
    @preconcurrency
    public func callAsFunction() async { system?.closeImmersiveSpace() }
}

extension EnvironmentValues {
    /// An action that opens immersive spaces.
    public var openImmersiveSpace: OpenImmersiveSpaceAction { OpenImmersiveSpaceAction(system: windowSystem) }

    /// An action that closes the open immersive space.
    public var dismissImmersiveSpace: DismissImmersiveSpaceAction { DismissImmersiveSpaceAction(system: windowSystem) }

    /// The style of the immersive spaces below; nil if the scene sets none.
    var immersionStyle: (any ImmersionStyle)? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension WindowSystem {
    /// Opens a space. Returns false, with a diagnostic, if another one is open or no scene matches.
    func openImmersiveSpace(id: String?, value: AnyHashable?) -> Bool {
        let name = id.map { "id \($0)" } ?? "value \(value.debugDescription)"
        if let open = scenes.first(where: { $0.isImmersive && $0.isOpen }) {
            Diagnostics.report(
                Diagnostic(
                    .navigation,
                    "An immersive space\(open.windowID.map { " (\($0))" } ?? "") is open; none opens for \(name)."))
            return false
        }
        guard let scene = scene(id: id, value: value, isImmersive: true) else {
            Diagnostics.report(Diagnostic(.navigation, "No immersive space for \(name); none opens."))
            return false
        }
        scene.open(value)
        return true
    }

    func closeImmersiveSpace() {
        for scene in scenes where scene.isImmersive { scene.close(nil) }
    }
}

// MARK: - Styles

/// How an immersive space mixes with the user's surroundings. Nothing here reads it but tests:
/// see ``AppWindow/immersionStyle``.
public protocol ImmersionStyle: Sendable {}

/// The system's style of immersive spaces.
public struct AutomaticImmersionStyle: ImmersionStyle { public init() {} }
/// The space replaces the surroundings.
public struct FullImmersionStyle: ImmersionStyle { public init() {} }
/// The space is shown among the surroundings.
public struct MixedImmersionStyle: ImmersionStyle { public init() {} }
/// The user decides how much of the surroundings the space replaces.
public struct ProgressiveImmersionStyle: ImmersionStyle {
    /// The shares of the surroundings that the space may replace; nil for the system's.
    public let immersion: ClosedRange<Double>?
    /// The initial share; nil for the system's.
    public let initialAmount: Double?

    /// Creates the style with the system's amounts.
    public init() {
        immersion = nil
        initialAmount = nil
    }

    /// Creates the style with amounts.
    ///
    /// - Parameters:
    ///   - immersion: The shares of the surroundings that the space may replace.
    ///   - initialAmount: The initial share; nil for the system's.
    public init(immersion: ClosedRange<Double>, initialAmount: Double? = nil) {
        self.immersion = immersion
        self.initialAmount = initialAmount
    }
}

extension ImmersionStyle where Self == AutomaticImmersionStyle {
    /// The system's style.
    public static var automatic: AutomaticImmersionStyle { AutomaticImmersionStyle() }
}

extension ImmersionStyle where Self == FullImmersionStyle {
    /// The space replaces the surroundings.
    public static var full: FullImmersionStyle { FullImmersionStyle() }
}

extension ImmersionStyle where Self == MixedImmersionStyle {
    /// The space is shown among the surroundings.
    public static var mixed: MixedImmersionStyle { MixedImmersionStyle() }
}

extension ImmersionStyle where Self == ProgressiveImmersionStyle {
    /// The user decides how much of the surroundings the space replaces.
    public static var progressive: ProgressiveImmersionStyle { ProgressiveImmersionStyle() }

    /// Returns the style by which the user decides how much of the surroundings the space replaces.
    ///
    /// - Parameters:
    ///   - immersion: The shares of the surroundings that the space may replace.
    ///   - initialAmount: The initial share; nil for the system's.
    public static func progressive(
        _ immersion: ClosedRange<Double>, initialAmount: Double? = nil
    ) -> ProgressiveImmersionStyle {
        ProgressiveImmersionStyle(immersion: immersion, initialAmount: initialAmount)
    }
}

nonisolated extension Scene {
    /// Sets the style of an immersive space. Nothing here changes with the style; ``AppWindow/immersionStyle`` has it.
    ///
    /// - Parameters:
    ///   - selection: The current style.
    ///   - styles: The styles that are allowed.
    public func immersionStyle(
        selection: Binding<any ImmersionStyle>, in styles: any ImmersionStyle...
    ) -> some Scene {
        _ModifiedScene(windows: _windows.environment(\.immersionStyle, selection.wrappedValue))
    }

    /// Shows or hides the user's hands and forearms in an immersive space. It has no effect here.
    ///
    /// - Parameter preferredVisibility: Whether they are shown.
    public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some Scene { self }
}

extension ModifierKind {
    enum UpperLimbs {}
}

nonisolated extension View {
    /// Shows or hides the user's hands and forearms in an immersive space. It has no effect here.
    ///
    /// - Parameter preferredVisibility: Whether they are shown.
    public func upperLimbVisibility(_ preferredVisibility: Visibility) -> some View {
        inert(ModifierKind.UpperLimbs.self)
    }
}

extension AppWindow {
    /// Whether this is an open immersive space.
    public var isImmersiveSpace: Bool { element.kind == "ImmersiveSpace" }

    /// The style of the immersive space; nil for a window, and for a space whose scene sets none.
    public var immersionStyle: (any ImmersionStyle)? { element.node?.environment.immersionStyle }
}

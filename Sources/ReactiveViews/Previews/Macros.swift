// The modules SwiftUICore and DeveloperToolsSupport declare these macros as well, because no import can name a macro.
// Theirs have Apple's parameters. These have a further one or a generic result, so that the compiler prefers the others
// where a file sees both.

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction` or `FocusedValues` an entry with a key of its
/// own.
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var accent: Color = .blue
/// }
/// ```
///
/// The variable's initial value is the default; an optional variable without one is nil. With an explicit type the
/// default is evaluated at each use, so that an object is a new one each time. Without a type it is evaluated once and
/// must be `Sendable`. Entries of `FocusedValues` are optional and nil by default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry(_: Void = ()) = #externalMacro(module: "ReactiveMacros", type: "Entry")

/// Declares a preview of views. There is nothing to show it with here: the compiler checks the views and omits them.
///
/// ```swift
/// #Preview("Greeting") {
///     Text("Hello")
/// }
/// ```
///
/// Put views for tests in a `PreviewProvider` or in a view type.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: Returns the view.
@freestanding(declaration)
public macro Preview<Content: View>(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> Content) =
    #externalMacro(module: "ReactiveMacros", type: "Preview")

/// Declares a preview of views with traits; see `Preview(_:body:)`.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The first trait.
///   - additionalTraits: Further traits.
///   - body: Returns the view.
@freestanding(declaration)
public macro Preview<Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> Content
) = #externalMacro(module: "ReactiveMacros", type: "Preview")

/// Declares a preview of views for each of several arguments; see `Preview(_:body:)`.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The traits.
///   - arguments: The arguments.
///   - body: Returns the view for an argument.
@freestanding(declaration)
public macro Preview<T, Content: View>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> Content
) = #externalMacro(module: "ReactiveMacros", type: "Preview")

/// Allows dynamic properties such as `@State` inside the closure of a `#Preview`. They belong to the preview.
@attached(peer)
public macro Previewable(_: Void = ()) = #externalMacro(module: "ReactiveMacros", type: "Previewable")

// What the expansion of `@Entry` calls the protocol of its keys. Lookup within the extension of a type finds it.

extension EnvironmentValues {
    public typealias _EntryKey = EnvironmentKey
}

extension Transaction {
    public typealias _EntryKey = TransactionKey
}

extension FocusedValues {
    public typealias _EntryKey = FocusedValueKey
}

extension ContainerValues {
    public typealias _EntryKey = ContainerValueKey
}

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction` or `FocusedValues` an entry of its own: a key, and the access to it.
///
///     extension EnvironmentValues {
///         @Entry var accent: Color = .blue
///     }
///
/// The variable's initial value is the default; an optional one without is nil. With a type the default is worked out at each use, so a
/// new object each time. Without a type it is worked out once, and must be safe to share between threads. Those of `FocusedValues` are
/// optional, and nil by default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ReactiveMacros", type: "Entry")

/// Views to look at while developing. There is nothing here to look at them with: the compiler checks them, and leaves them out.
///
/// What tests are to see belongs into a `PreviewProvider`, or into a view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "ReactiveMacros", type: "Preview")

/// Views to look at while developing, under special circumstances; see `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ReactiveMacros", type: "Preview")

/// Views to look at while developing, one for each argument; see `Preview(_:body:)`.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "ReactiveMacros", type: "Preview")

/// Allows a `@State` and its like within the braces of a `#Preview`: they are the preview's.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ReactiveMacros", type: "Previewable")

import ReactiveViews

/// Declares a preview of views. There is nothing to show it with here: the compiler checks the views and omits them.
///
/// - Parameters:
///   - name: The name of the preview.
///   - body: Returns the view.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
    #externalMacro(module: "ReactiveMacros", type: "Preview")

/// Declares a preview of views with traits; see `Preview(_:body:)`.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The first trait.
///   - additionalTraits: Further traits.
///   - body: Returns the view.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "ReactiveMacros", type: "Preview")

/// Declares a preview of views for each of several arguments; see `Preview(_:body:)`.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The traits.
///   - arguments: The arguments.
///   - body: Returns the view for an argument.
@freestanding(declaration)
public macro Preview<T>(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>..., arguments: [T],
    @ViewBuilder body: @escaping @MainActor (T) -> any View
) = #externalMacro(module: "ReactiveMacros", type: "Preview")

/// Allows dynamic properties such as `@State` inside the closure of a `#Preview`. They belong to the preview.
@attached(peer)
public macro Previewable() = #externalMacro(module: "ReactiveMacros", type: "Previewable")

/// The style of the buttons of alerts and confirmation dialogs: tinted words, bold for the button that cancels, red for
/// one that destroys.
nonisolated struct DialogButtonStyle: PrimitiveButtonStyle, StandardStyle {
    let font: Font
    @Environment(\.isEnabled) private var isEnabled

    init(font: Font) { self.font = font }

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let style: AnyShapeStyle =
            if !isEnabled {
                AnyShapeStyle(Color(.label(2)))
            } else if configuration.role == .destructive {
                AnyShapeStyle(Color.red)
            } else {
                AnyShapeStyle(TintShapeStyle())
            }
        return configuration.label
            .font(configuration.role == .cancel ? font.weight(.semibold) : font)
            .foregroundStyle(style)
            .multilineTextAlignment(.center)
    }
}

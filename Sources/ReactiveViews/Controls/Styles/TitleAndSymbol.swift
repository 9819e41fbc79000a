/// A symbol and a title, as the label of a control.
nonisolated public struct _TitleAndSymbol: View {
    private let title: Text
    private let systemImage: String

    init(title: Text, systemImage: String) {
        self.title = title
        self.systemImage = systemImage
    }

    @MainActor public var body: some View {
        Image(systemName: systemImage)
        title
    }
}

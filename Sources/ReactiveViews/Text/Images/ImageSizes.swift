/// How large pictures are, by their names: for programs whose pictures aren't at hand.
public struct ImageSizes: Sendable {
    private let size: @Sendable (String) -> CGSize?

    /// Asks a closure for the size in points of a picture; where it knows none, the name counts.
    public init(_ size: @escaping @Sendable (_ name: String) -> CGSize?) {
        self.size = size
    }

    /// The sizes in a table.
    public init(_ sizes: [String: CGSize]) {
        self.init { sizes[$0] }
    }

    /// What the names say: `20x20_avocado` is 20 points wide and high; any other picture is 100 × 100 (⚑).
    public static let byName = ImageSizes { _ in nil }

    public static let standardSize = CGSize(width: 100, height: 100)

    /// The size of a picture. Lengths that none can have are 0.
    public func callAsFunction(_ name: String) -> CGSize {
        (size(name) ?? Self.size(inNameOf: name) ?? Self.standardSize).usable
    }

    /// The size that a name starts with, `<width>x<height>_`.
    static func size(inNameOf name: String) -> CGSize? {
        guard let underscore = name.firstIndex(of: "_") else { return nil }
        let parts = name[..<underscore].split(separator: "x", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts.allSatisfy({ $0.first?.isNumber == true }), let width = Double(parts[0]),
            let height = Double(parts[1])
        else { return nil }
        return CGSize(width: width, height: height)
    }
}

private struct ImageSizesKey: EnvironmentKey { static let defaultValue = ImageSizes.byName }

extension EnvironmentValues {
    /// How large pictures are, by their names.
    public var imageSizes: ImageSizes {
        get { self[ImageSizesKey.self] }
        set { self[ImageSizesKey.self] = newValue }
    }
}

extension Image {
    /// The size that the picture has by itself, which a resizable one has where nothing else is proposed.
    package nonisolated func naturalSize(in environment: EnvironmentValues) -> CGSize {
        switch source {
        case .named(let name): environment.imageSizes(name)
        case .symbol:
            Self.symbolSize(beside: environment.textSettings.resolvedFont, environment.imageScale)
        case .sized(let size): size
        }
    }

    /// The size among text in a font.
    nonisolated func naturalSize(font: ResolvedFont) -> CGSize {
        switch source {
        case .named(let name): ImageSizes.byName(name)
        case .symbol: Self.symbolSize(beside: font, .medium)
        case .sized(let size): size
        }
    }

    /// Whether the picture is as large as the room that it is given.
    package nonisolated var isResizable: Bool { drawing.resizing != nil }

    /// A symbol is 1.2 em wide and as high as a line of the text beside it, whichever symbol it is (⚑). Small ones are four fifths of
    /// that, large ones five quarters.
    private nonisolated static func symbolSize(beside font: ResolvedFont, _ scale: Scale) -> CGSize {
        let factor: CGFloat =
            switch scale {
            case .small: 0.8
            case .medium: 1
            case .large: 1.25
            }
        return CGSize(width: 1.2 * font.usableSize * factor, height: font.lineHeight() * factor)
    }
}

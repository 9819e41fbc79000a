/// The bytes of an image with its size, shared by all values of the image. Two are equal if they are one object.
package final class PictureSource: Hashable, Sendable {
    /// The name that stands for the image; the size by default.
    package let name: String
    /// The size, in points.
    package let size: CGSize
    /// The encoded image; nil if there is none.
    package let data: Data?

    /// Creates a source.
    package init(name: String? = nil, size: CGSize, data: Data?) {
        self.name = name ?? "\(size.width)x\(size.height)"
        self.size = size.usable
        self.data = data
    }

    package static func == (lhs: PictureSource, rhs: PictureSource) -> Bool { lhs === rhs }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Image {
    /// Creates an image of bytes.
    package nonisolated init(picture: PictureSource, label: String? = nil) {
        self.init(source: .picture(picture), label: label)
    }

    /// The name of the image or symbol, without its settings for drawing; nil for other images.
    package nonisolated var resourceName: (name: String, isSymbol: Bool)? {
        switch source {
        case .named(let name): (name, false)
        case .symbol(let name): (name, true)
        case .sized, .picture: nil
        }
    }

    /// Returns the image with a label.
    package nonisolated func labelled(_ label: Text) -> Image {
        var image = self
        image.label = label.words
        return image
    }

    /// Returns the image hidden from accessibility.
    package nonisolated func decorative() -> Image {
        var image = self
        image.isDecorative = true
        return image
    }
}

extension ImageRenderer {
    /// The picture of the view as an image whose file is an SVG document; nil if the view has no size.
    ///
    /// The image has the renderer's scale. It has no pixels: `pngData()` returns nil, and
    /// `jpegData(compressionQuality:)` returns the document.
    ///
    /// ```swift
    /// let renderer = ImageRenderer(content: Badge(count: 3))
    /// renderer.scale = UIScreen.main.scale
    /// let image = renderer.uiImage
    /// ```
    public var uiImage: UIImage? { cgImage.map { UIImage(cgImage: $0, scale: scale, orientation: .up) } }

    #if !canImport(Darwin)
        /// The picture of the view as an image whose file is an SVG document; nil if the view has no size.
        public var cgImage: CGImage? {
            let size = size
            guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
            let factor = scale.isFinite && scale > 0 ? scale : 1
            return CGImage(
                width: Int((size.width * factor).rounded(.up)), height: Int((size.height * factor).rounded(.up)),
                Data(svg.utf8))
        }
        /// The picture of the view under AppKit's name; see `uiImage`.
        public var nsImage: NSImage? { uiImage }
    #endif
}

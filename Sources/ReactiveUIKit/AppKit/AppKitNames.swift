#if !canImport(Darwin)
    // AppKit's names of what UIKit has, too: programs for several systems use them where they don't find UIKit's.

    /// AppKit's name of a colour.
    public typealias NSColor = UIColor
    /// AppKit's name of a font.
    public typealias NSFont = UIFont
    /// AppKit's name of an image.
    public typealias NSImage = UIImage
    /// AppKit's name of a path.
    public typealias NSBezierPath = UIBezierPath

    extension UIColor {
        /// The background of windows.
        public static var windowBackgroundColor: UIColor { systemBackground }
        /// The background behind documents.
        public static var underPageBackgroundColor: UIColor { systemGray4 }
        /// The background of large controls.
        public static var controlBackgroundColor: UIColor { systemBackground }
        /// The surface of controls.
        public static var controlColor: UIColor { systemFill }
        /// The background of texts.
        public static var textBackgroundColor: UIColor { systemBackground }
        /// Texts.
        public static var textColor: UIColor { label }
        /// Texts of controls.
        public static var controlTextColor: UIColor { label }
        /// Texts of disabled controls.
        public static var disabledControlTextColor: UIColor { tertiaryLabel }
        /// Labels.
        public static var labelColor: UIColor { label }
        /// Labels of second rank.
        public static var secondaryLabelColor: UIColor { secondaryLabel }
        /// Labels of third rank.
        public static var tertiaryLabelColor: UIColor { tertiaryLabel }
        /// Labels of fourth rank.
        public static var quaternaryLabelColor: UIColor { quaternaryLabel }
        /// Text in empty fields.
        public static var placeholderTextColor: UIColor { placeholderText }
        /// Links.
        public static var linkColor: UIColor { link }
        /// Lines between parts.
        public static var separatorColor: UIColor { separator }
        /// Lines of grids.
        public static var gridColor: UIColor { separator }
        /// The accent of controls.
        public static var controlAccentColor: UIColor { tintColor }
        /// The background of selected content.
        public static var selectedContentBackgroundColor: UIColor { tintColor }
        /// The background of selected content in a window in the background.
        public static var unemphasizedSelectedContentBackgroundColor: UIColor { systemGray4 }
        /// The background of selected text.
        public static var selectedTextBackgroundColor: UIColor { tintColor }
    }

    extension Color {
        /// Creates a colour of an AppKit colour.
        ///
        /// - Parameter nsColor: The AppKit colour.
        public init(nsColor: NSColor) { self.init(uiColor: nsColor) }
    }

    extension Image {
        /// Creates an image of an AppKit image.
        ///
        /// - Parameter nsImage: The AppKit image.
        public nonisolated init(nsImage: NSImage) { self.init(uiImage: nsImage) }
    }
#endif

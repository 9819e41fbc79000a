import ReactiveViews

/// The colour of a pixel, or of a letter: opaque, from 0 to 1.
struct RGB: Equatable {
    var red: Float
    var green: Float
    var blue: Float

    init(_ red: Float, _ green: Float, _ blue: Float) {
        (self.red, self.green, self.blue) = (red, green, blue)
    }

    init(_ color: Color.Resolved) {
        self.init(Self.clamped(color.red), Self.clamped(color.green), Self.clamped(color.blue))
    }

    private static func clamped(_ part: Float) -> Float { part.isNaN ? 0 : min(max(part, 0), 1) }

    /// This colour, covered by another one to a part of 1.
    func covered(by color: RGB, _ part: Float) -> RGB {
        func mix(_ below: Float, _ above: Float) -> Float { below + (above - below) * part }
        return RGB(mix(red, color.red), mix(green, color.green), mix(blue, color.blue))
    }

    /// The brightness that a person sees, from 0 to 1.
    var luminance: Float { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

    /// From 0 to 255.
    var bytes: (Int, Int, Int) {
        (Int((red * 255).rounded()), Int((green * 255).rounded()), Int((blue * 255).rounded()))
    }
}

/// A letter, with its colour.
struct Letter: Equatable {
    var character: Character
    var color: RGB
    var isBold = false
    var isItalic = false
    var isUnderlined = false
    var isStruckThrough = false
    /// Whether it is a part of a line that shapes are drawn with; texts replace these.
    var isRule = false
}

/// What a place of the terminal shows: two pixels, one above the other, or a letter on their mean.
struct Cell: Equatable {
    var upper: RGB
    var lower: RGB
    var letter: Letter?
    /// Whether the character on the left takes this column too. There is no letter then.
    var isContinuation = false
}

extension Cell {
    /// The colour behind a letter.
    var background: RGB { upper.covered(by: lower, 0.5) }
}

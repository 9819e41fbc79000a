extension View {
    /// Lets texts have so many lines at most; nil is any number. Below 1 it is 1 (⚑).
    public func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number)
    }

    /// Lets texts have so many lines at most, and has them take up the room for all of them if wanted.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(atMost: limit, reserved: reservesSpace ? limit : 0)
    }

    /// Lets texts have so many lines at most.
    public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(atMost: limit.upperBound, reserved: 0)
    }

    /// Has texts take up the room for so many lines at least.
    public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(atMost: nil, reserved: limit.lowerBound)
    }

    /// Has texts take up the room for so many lines at least, and have so many at most.
    public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(atMost: limit.upperBound, reserved: limit.lowerBound)
    }

    private func lines(atMost limit: Int?, reserved: Int) -> some View {
        transformEnvironment(\.self) { values in
            values.lineLimit = limit
            values.textSettings.options.reservedLines = reserved
        }
    }

    /// Adds points between the lines of texts.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Puts the lines of texts to a side.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Says where texts that don't fit are shortened.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Lets texts that don't fit be shrunk, down to a part of their size, before they are shortened.
    public func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }

    /// Lets characters be put nearer to each other to make a text fit. The built-in metrics don't do it.
    public func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
}

// MARK: - Selecting

/// Whether the user can select text.
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability, Sendable {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

private struct TextSelectionKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether the user can select text.
    var allowsTextSelection: Bool {
        get { self[TextSelectionKey.self] }
        set { self[TextSelectionKey.self] = newValue }
    }
}

extension View {
    /// Says whether the user can select text in this view.
    public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection, as: ModifierKind.TextSelection<S>.self)
    }
}

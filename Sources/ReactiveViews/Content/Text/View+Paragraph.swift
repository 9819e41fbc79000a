nonisolated extension View {
    /// Sets the maximum number of lines of the text in this view.
    ///
    /// Apple's documentation doesn't define a limit below 1; here it counts as 1.
    ///
    /// ```swift
    /// Text("A long description of the item").lineLimit(2)
    /// ```
    ///
    /// - Parameter number: The maximum; nil for no maximum.
    @inlinable
    public __consuming func lineLimit(_ number: Int?) -> some View {
        environment(\.lineLimit, number) { $0.lineLimit = $1 }
    }

    /// Sets the maximum number of lines of the text in this view, and optionally reserves the height of all of them.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of lines.
    ///   - reservesSpace: Whether shorter text takes the height of `limit` lines.
    @inlinable
    public __consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        lines(atMost: limit, reserved: reservesSpace ? limit : 0)
    }

    /// Sets the maximum number of lines of the text in this view.
    ///
    /// - Parameter limit: The range whose upper bound is the maximum.
    @inlinable
    public __consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
        lines(atMost: limit.upperBound, reserved: 0)
    }

    /// Reserves the height of a number of lines for the text in this view, without a maximum.
    ///
    /// - Parameter limit: The range whose lower bound is the number of reserved lines.
    @inlinable
    public __consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        lines(atMost: nil, reserved: limit.lowerBound)
    }

    /// Sets the reserved and the maximum number of lines of the text in this view.
    ///
    /// - Parameter limit: The range from the number of reserved lines to the maximum.
    @inlinable
    public __consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        lines(atMost: limit.upperBound, reserved: limit.lowerBound)
    }

    @usableFromInline
    __consuming func lines(atMost limit: Int?, reserved: Int) -> some View {
        transformEnvironment(\.self) { values in
            values.lineLimit = limit
            values.textSettings.options.reservedLines = reserved
        }
    }

    /// Adds space between the lines of the text in this view.
    ///
    /// - Parameter lineSpacing: The additional space, in points.
    @inlinable
    public __consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View {
        environment(\.lineSpacing, lineSpacing)
    }

    /// Sets the alignment of the lines of the text in this view.
    ///
    /// - Parameter alignment: The edge, or the centre, at which lines are aligned.
    @inlinable
    public __consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment) { $0.multilineTextAlignment = $1 }
    }

    /// Sets the position at which text that doesn't fit is shortened.
    ///
    /// - Parameter mode: The position of the ellipsis.
    @inlinable
    public __consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode) { $0.truncationMode = $1 }
    }

    /// Allows text that doesn't fit to shrink before it is truncated.
    ///
    /// - Parameter factor: The smallest factor, from 0 to 1; 1 never shrinks text.
    @inlinable
    public __consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor) { $0.minimumScaleFactor = $1 }
    }

    /// Allows characters to move closer together so that text fits. The built-in metrics ignore it.
    ///
    /// - Parameter flag: Whether characters may move closer together.
    @inlinable
    public __consuming func allowsTightening(_ flag: Bool) -> some View {
        environment(\.allowsTightening, flag)
    }
}

// MARK: - Selecting

/// A rule that allows or forbids the selection of text.
public protocol TextSelectability {
    /// Whether the user can select text.
    static var allowsSelection: Bool { get }
}

/// The rule that allows the selection of text.
public struct EnabledTextSelectability: TextSelectability, Sendable {
    /// True: the user can select text.
    public static let allowsSelection = true
}

/// The rule that forbids the selection of text.
public struct DisabledTextSelectability: TextSelectability, Sendable {
    /// False: the user can't select text.
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    /// Allows the selection of text.
    public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    /// Forbids the selection of text.
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

nonisolated extension View {
    /// Sets whether the user can select the text in this view.
    ///
    /// ```swift
    /// Text("Serial number: 1234").textSelection(.enabled)
    /// ```
    ///
    /// - Parameter selectability: The rule: `.enabled` or `.disabled`.
    public __consuming func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        environment(\.allowsTextSelection, S.allowsSelection, as: ModifierKind.TextSelection<S>.self)
    }
}

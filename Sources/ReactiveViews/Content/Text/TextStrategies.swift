// How texts find their variant, alignment and writing direction. The values are kept in the environment.

/// A preference for the variant of a text.
public protocol TextVariantPreference: Sendable {}

/// The variant of a text depends on the room.
public struct SizeDependentTextVariant: TextVariantPreference, Sendable {
    /// Creates the preference.
    public init() {}
}

/// A text has the same variant in any room.
public struct FixedTextVariant: TextVariantPreference, Sendable {
    /// Creates the preference.
    public init() {}
}

extension TextVariantPreference where Self == SizeDependentTextVariant {
    /// The variant depends on the room.
    public static var sizeDependent: SizeDependentTextVariant { SizeDependentTextVariant() }
}

extension TextVariantPreference where Self == FixedTextVariant {
    /// The same variant in any room.
    public static var fixed: FixedTextVariant { FixedTextVariant() }
}

extension Text {
    /// How the lines of a text are aligned.
    public struct AlignmentStrategy: Hashable, Sendable {
        private let name: String

        /// The system decides.
        public static let `default` = AlignmentStrategy(name: "default")
        /// By the direction of the layout.
        public static let layoutBased = AlignmentStrategy(name: "layoutBased")
        /// By the direction in which the text is written.
        public static let writingDirectionBased = AlignmentStrategy(name: "writingDirectionBased")
    }

    /// How the writing direction of a text is found.
    public struct WritingDirectionStrategy: Hashable, Sendable {
        private let name: String

        /// The system decides.
        public static let `default` = WritingDirectionStrategy(name: "default")
        /// By the direction of the layout.
        public static let layoutBased = WritingDirectionStrategy(name: "layoutBased")
        /// By the text.
        public static let contentBased = WritingDirectionStrategy(name: "contentBased")
    }

    /// Returns the text. The preference for a variant has no effect here: a text has one variant.
    ///
    /// - Parameter preference: The preference.
    public nonisolated func textVariant<V: TextVariantPreference>(_ preference: V) -> some View { self }
}

extension ModifierKind {
    enum AlignmentStrategy {}
    enum DirectionStrategy {}
    enum TextVariant<Variant> {}
}

nonisolated extension View {
    /// Sets how the lines of the texts inside are aligned. It has no effect here: lines follow the direction of the
    /// layout.
    ///
    /// - Parameter strategy: The strategy.
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        inert(ModifierKind.AlignmentStrategy.self)
    }

    /// Sets how the writing direction of the texts inside is found. It has no effect here: it is the direction of the
    /// layout.
    ///
    /// - Parameter strategy: The strategy.
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        inert(ModifierKind.DirectionStrategy.self)
    }

    /// Sets the preference for the variant of the texts inside. It has no effect here: a text has one variant.
    ///
    /// - Parameter preference: The preference.
    @_disfavoredOverload
    public func textVariant<V: TextVariantPreference>(_ preference: V) -> some View {
        inert(ModifierKind.TextVariant<V>.self)
    }
}

// Rotors: lists of places in a view between which assistive technologies move. The view's first element gets a child
// `AccessibilityRotor` with an `AccessibilityRotorEntry` for each entry.

nonisolated extension View {
    /// Adds a rotor with some entries.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor.
    ///   - entries: Returns the entries.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(label, RotorContent(entries: entries))
    }

    /// Adds a rotor with an entry for each element of some data.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor.
    ///   - entries: The data.
    ///   - entryLabel: The label of an element.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ label: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(label, RotorTexts { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } })
    }

    /// Adds a rotor with an entry for each element of some data.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor.
    ///   - entries: The data.
    ///   - entryID: The identity of an element.
    ///   - entryLabel: The label of an element.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ label: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(label, RotorTexts { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } })
    }

    /// Adds a rotor with ranges of the view's text.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor.
    ///   - textRanges: The ranges.
    public func accessibilityRotor(
        _ label: Text, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(label, RotorTexts { textRanges.indices.map { Text(verbatim: "range \($0 + 1)") } })
    }
}

nonisolated extension View {
    /// Adds a rotor with a localized name with some entries.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the rotor's localized name.
    ///   - entries: Returns the entries.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(labelKey), RotorContent(entries: entries))
    }

    /// Adds a rotor with a localized name with an entry for each element of some data.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the rotor's localized name.
    ///   - entries: The data.
    ///   - entryLabel: The label of an element.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(labelKey), RotorTexts { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } })
    }

    /// Adds a rotor with a localized name with an entry for each element of some data.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the rotor's localized name.
    ///   - entries: The data.
    ///   - entryID: The identity of an element.
    ///   - entryLabel: The label of an element.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ labelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(labelKey), RotorTexts { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } })
    }

    /// Adds a rotor with a localized name with ranges of the view's text.
    ///
    /// - Parameters:
    ///   - labelKey: The key of the rotor's localized name.
    ///   - textRanges: The ranges.
    public func accessibilityRotor(
        _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(labelKey), RotorTexts { textRanges.indices.map { Text(verbatim: "range \($0 + 1)") } })
    }
}

nonisolated extension View {
    /// Adds a rotor with a name that isn't localized with some entries.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor, which isn't localized.
    ///   - entries: Returns the entries.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, Content: AccessibilityRotorContent>(
        _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(label), RotorContent(entries: entries))
    }

    /// Adds a rotor with a name that isn't localized with an entry for each element of some data.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor, which isn't localized.
    ///   - entries: The data.
    ///   - entryLabel: The label of an element.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel: Identifiable>(
        _ label: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(label), RotorTexts { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } })
    }

    /// Adds a rotor with a name that isn't localized with an entry for each element of some data.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor, which isn't localized.
    ///   - entries: The data.
    ///   - entryID: The identity of an element.
    ///   - entryLabel: The label of an element.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol, EntryModel, ID: Hashable>(
        _ label: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(label), RotorTexts { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } })
    }

    /// Adds a rotor with a name that isn't localized with ranges of the view's text.
    ///
    /// - Parameters:
    ///   - label: The name of the rotor, which isn't localized.
    ///   - textRanges: The ranges.
    @_disfavoredOverload
    public func accessibilityRotor<L: StringProtocol>(
        _ label: L, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(Text(label), RotorTexts { textRanges.indices.map { Text(verbatim: "range \($0 + 1)") } })
    }
}

nonisolated extension View {
    /// Replaces the entries of a rotor of the system's with some entries.
    ///
    /// - Parameters:
    ///   - systemRotor: The rotor of the system's.
    ///   - entries: Returns the entries.
    public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name), RotorContent(entries: entries))
    }

    /// Replaces the entries of a rotor of the system's with an entry for each element of some data.
    ///
    /// - Parameters:
    ///   - systemRotor: The rotor of the system's.
    ///   - entries: The data.
    ///   - entryLabel: The label of an element.
    public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name), RotorTexts { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } })
    }

    /// Replaces the entries of a rotor of the system's with an entry for each element of some data.
    ///
    /// - Parameters:
    ///   - systemRotor: The rotor of the system's.
    ///   - entries: The data.
    ///   - entryID: The identity of an element.
    ///   - entryLabel: The label of an element.
    public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View {
        rotor(Text(verbatim: systemRotor.name), RotorTexts { entries.map { Text(verbatim: $0[keyPath: entryLabel]) } })
    }

    /// Replaces the entries of a rotor of the system's with ranges of the view's text.
    ///
    /// - Parameters:
    ///   - systemRotor: The rotor of the system's.
    ///   - textRanges: The ranges.
    public func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
    ) -> some View {
        rotor(
            Text(verbatim: systemRotor.name),
            RotorTexts { textRanges.indices.map { Text(verbatim: "range \($0 + 1)") } })
    }
}

nonisolated extension View {
    private func rotor(_ name: Text, _ labels: any RotorLabels) -> some View {
        modifier(FirstElementModifier(change: RotorElement(name: name, labels: labels)))
    }

    /// Marks the view as an entry of rotors. The elements of the view get the attribute `rotor entry: ` with the
    /// identity.
    ///
    /// - Parameters:
    ///   - id: The identity of the entry.
    ///   - namespace: The namespace of the identity.
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        accessibilityAttribute("rotor entry: \(id)")
    }
}

/// The labels of a rotor's entries.
@MainActor
private protocol RotorLabels {
    var labels: [Text] { get }
}

/// The labels of entries that a closure makes.
private struct RotorContent<Content: AccessibilityRotorContent> {
    let entries: () -> Content
}

extension RotorContent: RotorLabels {
    var labels: [Text] { entries()._labels }
}

/// The labels of elements of data.
private struct RotorTexts {
    let texts: () -> [Text]
}

extension RotorTexts: RotorLabels {
    var labels: [Text] { texts() }
}

/// Adds the element of a rotor.
private struct RotorElement {
    let name: Text
    let labels: any RotorLabels
}

extension RotorElement: ElementChange {
    func change(_ element: inout ViewElement, in environment: EnvironmentValues) {
        var rotor = ViewElement("AccessibilityRotor", label: name.words(in: environment))
        rotor.children = labels.labels.map {
            ViewElement("AccessibilityRotorEntry", label: $0.words(in: environment))
        }
        element.children.append(rotor)
    }
}

/// A section of a view, for a container that arranges it.
public struct SectionConfiguration: Identifiable {
    /// The identity of a section among those of its container.
    public struct ID: Hashable, Sendable {
        /// The number of the section; that of the section before if it consists of subviews outside of sections, so that
        /// it lasts while these change; 0 if there is none.
        let number: Int
        /// Whether the section consists of subviews outside of sections.
        let isImplicit: Bool
    }

    /// The identity of the section.
    public let id: ID
    /// The values that the section reports to its container.
    public let containerValues: ContainerValues
    /// The subviews of the header.
    public let header: SubviewsCollection
    /// The subviews of the footer.
    public let footer: SubviewsCollection
    /// The subviews of the content.
    public let content: SubviewsCollection
}

/// The sections of a view.
///
/// ```swift
/// Group(sections: content) { sections in
///     ForEach(sections) { section in
///         VStack {
///             section.header.font(.headline)
///             section.content
///         }
///     }
/// }
/// ```
public struct SectionCollection: RandomAccessCollection {
    private var elements: [SectionConfiguration] = []

    public typealias Element = SectionConfiguration
    public typealias Index = Int

    /// The index of the first section.
    public var startIndex: Int { 0 }
    /// The number of sections.
    public var endIndex: Int { elements.count }

    /// The section at an index.
    ///
    /// - Parameter index: The index, from 0.
    public subscript(index: Int) -> SectionConfiguration { elements[index] }

    @MainActor
    init(_ list: SubviewList) {
        var start = 0
        var previous: ViewNode?
        while start < list.all.count {
            let section = list.places[start].section
            let end = list.places[start...].firstIndex { $0.section !== section } ?? list.all.count
            func subviews(_ part: SectionPart) -> SubviewsCollection {
                var elements: [Subview] = []
                for index in start..<end where list.places[index].part == part { elements.append(list.all[index]) }
                return SubviewsCollection(elements: elements)
            }
            let traits = section.flatMap { list.sectionTraits[ObjectIdentifier($0)] } ?? ViewTraits()
            elements.append(
                SectionConfiguration(
                    id: SectionConfiguration.ID(
                        number: (section ?? previous).map { Int($0.creation) } ?? 0,
                        isImplicit: section == nil),
                    containerValues: ContainerValues(traits), header: subviews(.header), footer: subviews(.footer),
                    content: subviews(.content)))
            start = end
            previous = section
        }
    }
}

extension SectionCollection: View {
    public var body: some View {
        ForEach(elements) { section in
            section.header
            section.content
            section.footer
        }
    }
}

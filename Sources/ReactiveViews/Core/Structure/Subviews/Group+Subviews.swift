extension Group {
    /// Creates a view of the subviews of another view.
    ///
    /// ```swift
    /// Group(subviews: content) { subviews in
    ///     HStack {
    ///         if let first = subviews.first { first.font(.title) }
    ///         VStack { subviews.dropFirst() }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - view: The view whose subviews are read.
    ///   - transform: Makes the view out of the subviews.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        self.init(content: GroupElementsOfContent(base: view, transform: transform))
    }

    /// Creates a view of the sections of another view. Consecutive subviews outside of sections form one section.
    ///
    /// - Parameters:
    ///   - view: The view whose sections are read.
    ///   - transform: Makes the view out of the sections.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        self.init(content: GroupSectionsOfContent(base: view, transform: transform))
    }
}

/// The content of a group that is made out of the subviews of a view.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
    let base: Subviews
    let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: View {
    public var body: some View {
        SubviewsReader(base) { [transform] list in transform(list.collection) }
    }
}

/// The content of a group that is made out of the sections of a view.
public struct GroupSectionsOfContent<Sections: View, Content: View> {
    let base: Sections
    let transform: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: View {
    public var body: some View {
        SubviewsReader(base) { [transform] list in transform(SectionCollection(list)) }
    }
}

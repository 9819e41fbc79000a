extension LayoutItem {
    /// Returns the size and the guides for a proposal.
    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(item: self, proposal: proposal, size: sizeThatFits(proposal).finite)
    }

    /// Returns the position of a guide for the size chosen for a proposal.
    final func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat {
        dimensions(proposal).value(of: key)
    }

    /// Returns the position of a guide that the view or a view inside has set explicitly, for the size chosen for a
    /// proposal. O(1) if the answer is known.
    ///
    /// - Returns: Nil if none has set it.
    final func explicitValue(of key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard mayBeExplicit(key) else { return nil }
        if isLeaf { return explicitGuide(key, for: proposal) }
        let compact = CompactProposal(proposal)
        if let known = answers.guides?.value(of: key, for: compact) { return known }
        let value = explicitGuide(key, for: proposal)
        let guides = answers.guides ?? GuideCache()
        guides.insert(value, of: key, for: compact)
        answers.guides = guides
        return value
    }

    /// Returns the combined position of a guide that children have set explicitly: the average; for baselines the first
    /// or the last one. Nil if none has set it.
    final func combinedGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard mayBeExplicit(key) else { return nil }
        placeProvisionally(proposal)
        var values: [CGFloat] = []
        for child in children {
            if let value = child.explicitValue(of: key, for: child.placedProposal) {
                values.append(value + child.leadingOrigin[key.axis])
            }
        }
        return key.combine(values)
    }

    /// Whether the guide may have another position than its default.
    @inline(__always)
    final func mayBeExplicit(_ key: AlignmentKey) -> Bool { mayGuide || context.mayBeExplicit(key) }

    /// Records in this item and its ancestors that a layout inside defines guides itself.
    final func noteGuides() {
        var item: LayoutItem? = self
        while let current = item, !current.mayGuide {
            current.mayGuide = true
            item = current.parent
        }
    }
}

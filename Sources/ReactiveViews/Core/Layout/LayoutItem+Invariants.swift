extension LayoutItem {
    /// Ends the process if an invariant of the item doesn't hold. For tests. Layout must be up to date.
    @MainActor
    final func checkInvariants() {
        checkLinks()
        checkPlaces()
        checkTraits()
        answers.checkInvariants()
        if isLeaf {
            precondition(
                answers.sizes.agrees(rigid: { rigidSize(for: .none) }, measure: { measure($0).sanitized }),
                "a known size isn't the leaf's: \(self)")
        }
        checkOwnInvariants()
    }

    @MainActor
    private func checkLinks() {
        precondition(context === node.tree.layout, "an item belongs to another host: \(self)")
        precondition(!isLeaf || children.isEmpty, "a leaf has children: \(self)")
        for (index, child) in children.enumerated() where child.parent === self {
            precondition(Int(child.index) == index, "a child has another index: \(child)")
        }
        guard let parent else { return }
        precondition(
            parent.hasChild(self) || parent.exiting.contains { $0 === self },
            "an item has a parent that doesn't hold it: \(self)")
        precondition(
            !mayGuide || parent.mayGuide || context.isExiting(self), "an item doesn't know of a guide inside: \(parent)"
        )
    }

    private func checkPlaces() {
        precondition(!hasGuides || mayGuide, "an item with guides doesn't know of them: \(self)")
        precondition(origin == origin.sanitized && size == size.sanitized.finite, "an item has no place: \(self)")
        guard answers.isPlaced else { return }
        precondition(hasPlace || parent == nil, "a placed item was never placed: \(self)")
        for child in visibleChildren where child.parent === self {
            precondition(child.answers.isPlaced, "a child of a placed item isn't placed: \(child) in \(self)")
        }
    }

    private func checkTraits() {
        let traits = traits
        // Most items have none of these; a cast without success is slow.
        func check(_ trait: ItemTraits, _ conforms: @autoclosure () -> Bool) {
            precondition(!traits.contains(trait) || conforms(), "an item has a trait without its protocol: \(self)")
        }
        check(.transformsContent, self is any ContentTransforming)
        check(.paintsEffects, self is any EffectPainting)
        check(.hasHitShape, self is any HitShaped)
        check(.masksContent, self is any ContentMasking)
        check(.hasRows, self is any RowContaining)
        check(.setsZIndex, self is any ZIndexed)
        check(.setsDirection, self is any DirectionSetting)
        check(.setsSafeArea, self is any SafeAreaSetting)
        check(.isSizeContainer, self is any RelativeSizeContaining)
        check(.namesSpace, self is any CoordinateSpaceNaming)
        check(.readsEnvironment, self is any EnvironmentReading)
        check(.isCustomLayout, self is CustomLayoutItem)
    }
}

extension ItemAnswers {
    func checkInvariants() {
        sizes.checkInvariants()
        guides?.checkInvariants()
    }
}

extension ViewTree {
    /// Lays out, and ends the process if an invariant of an item or of the shared state doesn't hold. For tests.
    func checkLayoutInvariants() {
        layOut()
        layout.checkInvariants()
        var stack = layoutRoots
        while let item = stack.popLast() {
            item.checkInvariants()
            stack += item.children.filter { $0.parent === item } + item.exiting
        }
    }
}

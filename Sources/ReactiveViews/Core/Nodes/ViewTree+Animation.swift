extension ViewTree {
    /// Lays out, and has what thereby moves, comes or goes shown on its way if the pass is animated.
    func layOutAnimated(_ isAnimated: Bool) {
        if isAnimated { matching?.willLayOut() }
        layout.recordsMoves = isAnimated
        layOut()
        layout.recordsMoves = false
        for (item, frame) in layout.takeMoves() where item.node.isMounted {
            let animation = isAnimated ? item.node.currentAnimation : nil
            let target = CGRect(origin: item.origin, size: item.size)
            if animation != nil {
                ItemPresentation.of(item, animations).move(from: frame, to: target, animation)
            } else {
                item.presentation?.follow(target)
            }
        }
        if !comings.isEmpty {
            for coming in comings where coming.item.node.isMounted {
                ItemPresentation.of(coming.item, animations).enter(coming.way, coming.animation)
            }
            comings = []
        }
        let new = inserted
        inserted = []
        for node in new where node.isMounted {
            for coming in node.topItems {
                let way = coming.trait?.transition.insertion ?? AnyTransition.opacity.insertion
                guard way.shift != .zero, let animation = node.animation(of: way) else { continue }
                ItemPresentation.of(coming.item, animations).enter(way, animation)
            }
        }
    }

    /// What is shown of items that layout has moved by a change that isn't animated goes along.
    func followMoves() {
        for (item, _) in layout.takeMoves() {
            item.presentation?.follow(CGRect(origin: item.origin, size: item.size))
        }
    }

    /// Shows what is animated as it is at a time. Says whether there is more to come.
    func makeFrame(at time: Double) -> Bool {
        animations.frame(at: time)
        if layout.isStale, !geometryConsumers.isEmpty { layOut() }
        return animations.isRunning
    }
}

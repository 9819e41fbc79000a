extension ViewTree {
    /// Lays out. If the pass is animated, items that move or enter are shown on their way.
    func layOutAnimated(_ isAnimated: Bool) {
        if isAnimated { layoutFollower?.willLayOut() }
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
        if !entering.isEmpty {
            for part in entering where part.item.node.isMounted {
                ItemPresentation.of(part.item, animations).enter(part.way, part.animation)
            }
            entering = []
        }
        let new = inserted
        inserted = []
        for node in new where node.isMounted {
            for top in node.topItems {
                let way = top.trait?.transition.insertion ?? AnyTransition.opacity.insertion
                guard way.shift != .zero, let animation = node.animation(of: way) else { continue }
                ItemPresentation.of(top.item, animations).enter(way, animation)
            }
        }
    }

    /// Moves what is shown of items along with moves that aren't animated.
    func followMoves() {
        for (item, _) in layout.takeMoves() {
            item.presentation?.follow(CGRect(origin: item.origin, size: item.size))
        }
    }

    /// Shows what is animated as it is at a time. Returns whether anything still moves.
    func makeFrame(at time: Double) -> Bool {
        animations.frame(at: time)
        if layout.isStale, !geometryConsumers.isEmpty { layOut() }
        return animations.isRunning
    }
}

import ReactiveViews

/// Where the scroll view is, and where the top of its content.
///
/// Two invisible views tell it to the scroll view around them; each knows one half, which `reduce` puts together.
struct ScrollBounds: Equatable {
    var fixed: CGRect?
    var moving: CGRect?

    /// How far the content is below its place; negative when it was scrolled on.
    var offset: CGFloat {
        guard let fixed, let moving else { return 0 }
        return moving.minY - fixed.minY
    }

    struct Key: PreferenceKey {
        static let defaultValue = ScrollBounds()

        static func reduce(value: inout ScrollBounds, nextValue: () -> ScrollBounds) {
            let next = nextValue()
            value.fixed = value.fixed ?? next.fixed
            value.moving = value.moving ?? next.moving
        }
    }
}

/// Tells where the scroll view is: to be put behind it.
struct FixedMarker: View {
    var body: some View {
        GeometryReader { proxy in
            Color.clear.preference(key: ScrollBounds.Key.self, value: ScrollBounds(fixed: proxy.frame(in: .global)))
        }
    }
}

/// Tells where the top of the content is: to be put into the scroll view. It has no height, so it takes no room there.
struct MovingMarker: View {
    var body: some View {
        GeometryReader { proxy in
            Color.clear.preference(key: ScrollBounds.Key.self, value: ScrollBounds(moving: proxy.frame(in: .global)))
        }
        .frame(height: 0)
    }
}

nonisolated extension View {
    /// Attaches a gesture that is recognised after those of the views inside.
    ///
    /// ```swift
    /// Rectangle().gesture(
    ///     DragGesture().onEnded { offset = $0.translation }
    /// )
    /// ```
    ///
    /// - Parameters:
    ///   - gesture: The gesture; nil for none. See <doc:TouchAndText> for the order of recognition.
    ///   - mask: The gestures that are enabled: this one, those of the views inside, or both.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureModifier(gesture: gesture, rank: .afterInner, mask: mask))
    }

    /// Attaches a gesture that can be disabled.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether the gesture is recognised. Gestures of the views inside stay enabled.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a named gesture that can be disabled.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: The name for debugging; it is ignored.
    ///   - isEnabled: Whether the gesture is recognised. Gestures of the views inside stay enabled.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture that is recognised before those of the views inside.
    ///
    /// ```swift
    /// Form { Rows() }
    ///     .highPriorityGesture(TapGesture(count: 2).onEnded { isEditing = true })
    /// ```
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: The gestures that are enabled: this one, those of the views inside, or both.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(
            GestureModifier(gesture: gesture, rank: .beforeInner, mask: mask),
            as: ModifierKind.HighPriorityGesture.self)
    }

    /// Attaches a gesture that can be disabled and is recognised before those of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether the gesture is recognised. Gestures of the views inside stay enabled.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture with a name, which takes precedence over those of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: The name; ignored here.
    ///   - isEnabled: Whether the gesture is enabled; true by default.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Attaches a gesture that is recognised independently of those of the views inside.
    ///
    /// ```swift
    /// ScrollView { Rows() }
    ///     .simultaneousGesture(DragGesture().onChanged { location = $0.location })
    /// ```
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - mask: The gestures that are enabled: this one, those of the views inside, or both.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(
            GestureModifier(gesture: gesture, rank: .besideInner, mask: mask),
            as: ModifierKind.SimultaneousGesture.self)
    }

    /// Attaches a gesture that can be disabled and is recognised independently of those of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - isEnabled: Whether the gesture is recognised. Gestures of the views inside stay enabled.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture with a name, which is recognized beside those of the views inside.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - name: The name; ignored here.
    ///   - isEnabled: Whether the gesture is enabled; true by default.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }
}

// MARK: - Taps and presses

nonisolated extension View {
    /// Calls an action when the view is tapped.
    ///
    /// ```swift
    /// Image("cat").onTapGesture(count: 2) { isLiked = true }
    /// ```
    ///
    /// - Parameters:
    ///   - count: The number of taps in a row.
    ///   - action: Called on the main actor after the last tap.
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Calls an action with the location when the view is tapped.
    ///
    /// - Parameters:
    ///   - count: The number of taps in a row.
    ///   - coordinateSpace: The space of the location.
    ///   - action: Called on the main actor with the location of the last tap.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: CoordinateSpace, perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(SpatialTapGesture(count: count, coordinateSpace: coordinateSpace).onEnded { action($0.location) })
    }

    /// Calls an action with the location when the view is tapped.
    ///
    /// - Parameters:
    ///   - count: The number of taps in a row.
    ///   - coordinateSpace: The space of the location; the view's own by default.
    ///   - action: Called on the main actor with the location of the last tap.
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
    }

    /// Calls an action when the view has been pressed for long enough.
    ///
    /// ```swift
    /// Row().onLongPressGesture(minimumDuration: 1) { showsMenu = true }
    /// ```
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration of the press, in seconds.
    ///   - maximumDistance: The distance that the touch may move, in points.
    ///   - action: Called on the main actor when the press succeeds.
    ///   - onPressingChanged: Called with true when the touch begins, and with false when the press succeeds or fails.
    ///     False comes before `action`; Apple's documentation doesn't define this order.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
        return gesture(
            PressingGesture(base: press, changed: { onPressingChanged?($0) }).onEnded { _ in action() })
    }

    /// Calls an action when the view has been pressed for long enough; the older form.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration of the press, in seconds.
    ///   - maximumDistance: The distance that the touch may move, in points.
    ///   - pressing: Called with true when the touch begins, and with false when the press succeeds or fails.
    ///   - action: Called on the main actor when the press succeeds.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> some View {
        onLongPressGesture(
            minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action,
            onPressingChanged: pressing)
    }
}

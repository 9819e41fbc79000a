/// A view whose content goes through phases, each reached by an animation: without end, or once for each change of a
/// value.
///
/// A phase lasts as long as its animation, at least one frame. Without phases nothing is shown.
///
/// ```swift
/// PhaseAnimator([1.0, 0.4]) { opacity in
///     Text("Recording").opacity(opacity)
/// } animation: { _ in
///     .easeInOut(duration: 1)
/// }
/// ```
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var runner = PhaseRunner()

    /// Creates an animator that repeats the phases from the view's appearance on.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order.
    ///   - content: Makes the content for a phase.
    ///   - animation: Returns the animation to a phase; nil for none.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Creates an animator that goes through all phases, and back to the first one, for each change of a value.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order.
    ///   - trigger: The value whose changes start a run.
    ///   - content: Makes the content for a phase.
    ///   - animation: Returns the animation to a phase; nil for none.
    public init<Trigger: Equatable>(
        _ phases: some Sequence<Phase>, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    @MainActor public var body: some View {
        if !phases.isEmpty {
            content(phases[min(index, phases.count - 1)])
                .onAppear { if trigger == nil, phases.count > 1 { goOn(to: 1) } }
                .onDisappear { runner.stop() }
                .onChange(of: trigger) { if trigger != nil, phases.count > 1 { goOn(to: 1) } }
        }
    }

    @MainActor private func goOn(to next: Int) {
        let next = next % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        if trigger != nil, next == 0 { return runner.stop() }
        runner.call(after: max(animation?.logicalDuration ?? 0, 1.0 / 60)) { goOn(to: next + 1) }
    }
}

/// Calls an action after a delay, unless another one is scheduled or the runner is stopped.
@MainActor
private final class PhaseRunner {
    private var next: (() -> Void)?
    private var number = 0

    nonisolated init() {}

    func call(after seconds: Double, _ action: @escaping () -> Void) {
        stop()
        guard seconds.isFinite else { return }
        next = action
        onMainQueue(after: seconds) { [weak self, number] in self?.call(number) }
    }

    func stop() {
        number += 1
        next = nil
    }

    private func call(_ number: Int) {
        guard number == self.number, let action = next else { return }
        next = nil
        action()
    }
}

nonisolated extension View {
    /// Modifies this view by one phase after the other, repeatedly.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order.
    ///   - content: Makes the content from this view and a phase.
    ///   - animation: Returns the animation to a phase; nil for none.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }

    /// Modifies this view by each phase and then the first one again, for each change of a value.
    ///
    /// ```swift
    /// Text("Saved").phaseAnimator([1.0, 1.3], trigger: saves) { text, scale in
    ///     text.scaleEffect(scale)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - phases: The phases, in order.
    ///   - trigger: The value whose changes start a run.
    ///   - content: Makes the content from this view and a phase.
    ///   - animation: Returns the animation to a phase; nil for none.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
    }
}

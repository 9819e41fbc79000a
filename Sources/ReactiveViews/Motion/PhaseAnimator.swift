/// Shows content in one phase after the other, each reached by an animation: over and over, or once whenever a value changes.
///
/// A phase lasts as long as its animation does, at least a frame. Without phases nothing is shown.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var runner = PhaseRunner()

    /// Over and over, from the view's appearing on.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Through all phases and back to the first one, whenever the value changes.
    public init<Trigger: Equatable>(
        _ phases: some Sequence<Phase>, trigger: Trigger, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        if !phases.isEmpty {
            content(phases[min(index, phases.count - 1)])
                .onAppear { if trigger == nil, phases.count > 1 { goOn(to: 1) } }
                .onDisappear { runner.stop() }
                .onChange(of: trigger) { if trigger != nil, phases.count > 1 { goOn(to: 1) } }
        }
    }

    private func goOn(to next: Int) {
        let next = next % phases.count
        let animation = animation(phases[next])
        withAnimation(animation) { index = next }
        if trigger != nil, next == 0 { return runner.stop() }
        runner.call(after: max(animation?.logicalDuration ?? 0, 1.0 / 60)) { goOn(to: next + 1) }
    }
}

/// Calls back later, unless it was asked to call something else meanwhile, or to stop.
@MainActor
private final class PhaseRunner {
    private var next: (() -> Void)?
    private var number = 0

    nonisolated init() {}

    func call(after seconds: Double, _ action: @escaping () -> Void) {
        stop()
        guard seconds.isFinite else { return }
        next = action
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self, number] in
            MainActor.assumeIsolated { self?.call(number) }
        }
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

extension View {
    /// Shows what a closure makes of this view in one phase after the other, over and over.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, content: { content(view, $0) }, animation: animation)
    }

    /// Shows what a closure makes of this view in each phase and then the first one again, whenever a value changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = PlaceholderContentView<Self>(AnyView(self))
        return PhaseAnimator(phases, trigger: trigger, content: { content(view, $0) }, animation: animation)
    }
}

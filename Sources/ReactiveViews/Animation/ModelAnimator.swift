/// Shows a model's animation: the model is at its target, and the shown model's animatable data follows.
///
/// Invariants: `shown` is the model except for its animatable data; without motions both are equal.
@MainActor
final class ModelAnimator<Model: Animatable>: Animator {
    private(set) var model: Model
    private var data: AnimatedValue<Model.AnimatableData>
    private unowned let clock: AnimationClock
    private var other: ((Double) -> Bool)?
    /// Shows the model at each frame. Returns false if there is no view left to show it.
    private let show: (Model) -> Bool

    init(_ model: Model, _ clock: AnimationClock, show: @escaping (Model) -> Bool) {
        self.model = model
        data = AnimatedValue(model.animatableData)
        self.clock = clock
        self.show = show
    }

    /// Takes the model's new value and returns the value to show now.
    func change(to newModel: Model, _ animation: Animation?) -> Model {
        model = newModel
        let target = newModel.animatableData
        if target != data.target {
            data.move(to: target, animation, at: clock.now)
            if data.isMoving { clock.add(self) }
        }
        return shown
    }

    /// Whether a motion goes on.
    var isMoving: Bool { data.isMoving }

    var shown: Model {
        guard data.isMoving else { return model }
        var shown = model
        shown.animatableData = data.shown(at: clock.now)
        return shown
    }

    /// Continues frames for another animation that starts now, for as long as the closure returns true.
    func keepGoing(while other: @escaping (Double) -> Bool) {
        self.other = other
        clock.add(self)
    }

    func showFrame(at time: Double) -> Bool {
        let goesOn = data.endMotions(at: time)
        if other?(time) == false { other = nil }
        return show(shown) && (goesOn || other != nil)
    }
}

/// Shows a value on its way: the model has jumped to its target, what is shown follows by its animatable data (A3).
///
/// Invariants: `shown` is the model but for its animatable data; without motions it is the model.
@MainActor
final class ModelAnimator<Model: Animatable>: Animator {
    private(set) var model: Model
    private var data: AnimatedValue<Model.AnimatableData>
    private unowned let clock: AnimationClock
    private var other: ((Double) -> Bool)?
    /// Called with what is to be shown at each frame. Says whether there is anybody who shows it.
    private let show: (Model) -> Bool

    init(_ model: Model, _ clock: AnimationClock, show: @escaping (Model) -> Bool) {
        self.model = model
        data = AnimatedValue(model.animatableData)
        self.clock = clock
        self.show = show
    }

    /// Takes the model's new value, and gives what is shown of it now.
    func change(to newModel: Model, _ animation: Animation?) -> Model {
        model = newModel
        let target = newModel.animatableData
        if target != data.target {
            data.move(to: target, animation, at: clock.now)
            if data.isMoving { clock.add(self) }
        }
        return shown
    }

    var shown: Model {
        guard data.isMoving else { return model }
        var shown = model
        shown.animatableData = data.shown(at: clock.now)
        return shown
    }

    /// Something else, that begins now, moves as long as a closure says so.
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

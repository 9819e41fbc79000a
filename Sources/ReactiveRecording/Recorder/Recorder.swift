/// Observes a host and keeps its steps.
///
/// A step begins with an outermost action, or with an event outside of any action, and ends when both have ended. An
/// event of the library's own outside of actions, such as a frame of an animation by the real clock, becomes a frame of
/// the step before.
///
/// Invariants: `open` is set ⇔ an action or an event runs; `steps` isn't empty, and begins with the start; the
/// documents of a step are in `store`; `steps.count ≤ max(limits.steps, 2)`.
@MainActor
final class Recorder: HostObserver {
    var title: String
    let limits: Recording.Limits
    /// Whether the host's clock is virtual; its time is worth telling then.
    let hasVirtualTime: Bool
    private(set) var steps: [RecordedStep] = []
    private(set) var store = DocumentStore()
    private(set) var omittedSteps = 0

    private let window: HostWindow
    private let diagnostics = DiagnosticTap()
    private let sampler: FrameSampler
    private var touches = TouchTracker()
    private var open: RecordedStep?
    private var actionDepth = 0
    private var eventDepth = 0
    private var began = ContinuousClock.now
    /// The real time spent on pictures within the open step.
    private var ownTime = Duration.zero
    private var isStopped = false
    private var lastPicture: (text: String, document: Int)?

    init(_ window: HostWindow, title: String, _ limits: Recording.Limits) {
        (self.window, self.title, self.limits) = (window, title, limits)
        sampler = FrameSampler(limit: limits.frames)
        hasVirtualTime = window.hasVirtualTime
        _ = window.beginTrace()
        add(.start, "")
    }

    func stop() {
        guard !isStopped else { return }
        isStopped = true
        open = nil
        diagnostics.stop()
        window.close()
    }

    /// Adds a step in which nothing happens.
    func add(_ kind: Recording.Step.Kind, _ words: String, _ error: String? = nil) {
        var step = RecordedStep(kind: kind, verb: words, details: "", error: error)
        step.startTime = window.now
        look(&step)
        append(step)
    }

    // MARK: HostObserver

    func actionBegan(_ function: StaticString, target: String?, details: String, place: String?) {
        guard !isStopped else { return }
        if open == nil { begin(.action) }
        if actionDepth == 0 {
            name(RecordedStep.verb(of: function), target, details)
            if let place { open?.place = place }
        }
        actionDepth += 1
    }

    func targetFound(_ target: ObservedTarget) {
        guard let frame = target.frame, frame.isFinite, open?.touches.isEmpty == true else { return }
        open?.targetFrame = frame
        // The middle of what the user sees of it.
        let visible = frame.intersection(CGRect(origin: .zero, size: window.size))
        let place = visible.isNull || visible.isEmpty ? frame : visible
        touches.center = target.isAnywhere ? CGPoint(x: place.midX, y: place.midY) : nil
    }

    func actionEnded(_ error: (any Error)?) {
        guard actionDepth > 0 else { return }
        actionDepth -= 1
        if let error, open?.error == nil { open?.error = "\(error)" }
        if actionDepth == 0 { finish() }
    }

    func eventBegan() {
        guard !isStopped else { return }
        if open == nil { begin(.event) }
        eventDepth += 1
        // Within events only: during an action that awaits, other hosts report theirs.
        diagnostics.setOpen(true)
    }

    func eventEnded() {
        guard eventDepth > 0 else { return }
        eventDepth -= 1
        guard eventDepth == 0 else { return }
        diagnostics.setOpen(false)
        if actionDepth == 0 { finish() } else { sample() }
    }

    func touchBegan(_ id: Int, at point: CGPoint, of location: CGPoint) {
        touches.begin(id, at: point, of: location, in: &open)
    }

    func touchMoved(_ id: Int, to location: CGPoint, isLifted: Bool) {
        touches.move(id, to: location, isLifted: isLifted, in: &open)
    }

    // MARK: Steps

    private func begin(_ kind: Recording.Step.Kind) {
        var step = RecordedStep(kind: kind, verb: "", details: "")
        step.startTime = window.now
        open = step
        began = .now
        ownTime = .zero
        touches.center = nil
        sampler.begin(at: window.now)
    }

    /// Names the open step by an action. Within one event there may be several.
    private func name(_ verb: String, _ target: String?, _ details: String) {
        guard var step = open else { return }
        if step.verb.isEmpty {
            step.kind = .action
            (step.verb, step.target, step.details) = (verb, target, details)
        } else {
            let words = RecordedStep.words(verb, target, details)
            step.details += (step.details.isEmpty ? "" : ", ") + "then " + words
        }
        open = step
    }

    private func finish() {
        guard eventDepth == 0, actionDepth == 0, var step = open else { return }
        open = nil
        step.duration = max((ContinuousClock.now - began - ownTime).inSeconds, 0)
        step.frames = sampler.end()
        let wasMounted = steps.last.map { $0.tree != 0 } ?? false
        step.trace = window.takeTrace()
        diagnostics.setOpen(true)
        look(&step)
        // Diagnostics of layout and painting belong to the step, too: both may run only now.
        diagnostics.setOpen(false)
        step.diagnostics = diagnostics.take()
        if step.isIdleTime, step.tree == steps.last?.tree, step.picture == steps.last?.picture { return }
        if step.kind == .event {
            if belongsToStepBefore(step) { return }
            step.verb = step.touches.isEmpty ? wasMounted && !window.isMounted ? "unmount" : "event" : touches.verb
        }
        if let picture = step.picture, let last = step.frames.last, last.picture != picture {
            step.frames.append((window.now, picture))
        }
        append(step)
    }

    /// Whether an event is no step of its own: nothing happened, or only a frame of an animation, which is added to the
    /// step before.
    private func belongsToStepBefore(_ step: RecordedStep) -> Bool {
        guard let last = steps.last, step.trace.events.isEmpty, step.touches.isEmpty, step.diagnostics.isEmpty,
            step.tree == last.tree
        else { return false }
        guard let picture = step.picture, picture != last.picture else { return true }
        let index = steps.count - 1
        if steps[index].frames.isEmpty, let before = last.picture { steps[index].frames = [(last.time, before)] }
        steps[index].frames.append((step.time, picture))
        FrameSampler.thin(&steps[index].frames, to: limits.frames)
        steps[index].picture = picture
        steps[index].time = step.time
        steps[index].frameList = step.frameList
        return true
    }

    private func append(_ step: RecordedStep) {
        steps.append(step)
        if steps.count > max(limits.steps, 2) {
            steps.remove(at: 1)
            omittedSteps += 1
        }
    }

    // MARK: Looking

    /// Keeps what the host shows now.
    private func look(_ step: inout RecordedStep) {
        step.time = window.now
        step.size = window.size
        let (lines, omitted) = window.elements(limit: limits.views)
        step.tree = store.add(lines.map { String(repeating: "  ", count: $0.depth) + $0.text })
        step.frameList = store.add(lines.map { $0.frame.map(Self.words) ?? "" })
        if omitted > 0 { step.omissions.append("\(omitted) more views aren't listed.") }
        step.picture = picture(&step.omissions)
    }

    /// Adds the current picture to the frames of the open step, if it is time for one.
    private func sample() {
        guard !isStopped, hasVirtualTime, sampler.isDue(at: window.now) else { return }
        let start = ContinuousClock.now
        var omissions: [String] = []
        if let picture = picture(&omissions) { sampler.add(picture, at: window.now) }
        ownTime += ContinuousClock.now - start
    }

    /// Returns the document of the current picture; nil if it is left out.
    private func picture(_ omissions: inout [String]) -> Int? {
        guard store.bytes < limits.bytes else {
            omissions.append("The picture is left out: the recording has \(limits.bytes >> 20) MB.")
            return nil
        }
        let text = window.picture
        if text.isEmpty { return nil }
        if let lastPicture, lastPicture.text.utf8.elementsEqual(text.utf8) { return lastPicture.document }
        guard text.utf8.count <= limits.pictureBytes else {
            omissions.append("The picture is left out: it has \(text.utf8.count) bytes.")
            return nil
        }
        let document = store.add(text)
        lastPicture = (text, document)
        return document
    }

    private static func words(_ frame: CGRect) -> String {
        guard frame.isFinite else { return "" }
        return [frame.minX, frame.minY, frame.width, frame.height].map { JSONText.number($0, decimals: 1) }
            .joined(separator: " ")
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        store.checkInvariants()
        precondition((open != nil) == (actionDepth > 0 || eventDepth > 0) || isStopped)
        precondition(steps.first?.kind == .start && steps.count <= max(limits.steps, 2))
    }
}

extension CGRect {
    /// Whether all numbers are finite.
    var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension Duration {
    fileprivate var inSeconds: TimeInterval {
        TimeInterval(components.seconds) + TimeInterval(components.attoseconds) / 1e18
    }
}

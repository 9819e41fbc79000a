/// The data of a recording's page as JSON. Keys of a step are short: there may be many steps.
///
/// | key | value |
/// |---|---|
/// | k, n, v, t, d, e | kind, whole title, verb, target, details, error |
/// | l | the place of the call in the source |
/// | x | what stands between the details and the target, if the target comes last |
/// | p, T, F, r | documents: picture (-1 for none), tree, frames of the views, trace |
/// | z | size |
/// | c, a, m | times before and after in seconds, real time in milliseconds |
/// | g, u | frame of the target; ways of fingers: whether it was lifted, then the coordinates |
/// | b | evaluated bodies: the path and the reasons |
/// | D, o | diagnostics: kind and words; what was left out |
/// | f | frames of an animation: time and picture |
@MainActor
struct PageData {
    private let recorder: Recorder
    private var code: DocumentCode

    init(_ recorder: Recorder) {
        self.recorder = recorder
        code = DocumentCode(recorder.store)
    }

    /// The JSON.
    var json: String {
        mutating get {
            // Traces are texts of their own in the recording, and documents in the page.
            var store = recorder.store
            let traceDocuments = recorder.steps.map { step -> Int? in
                step.trace.events.isEmpty ? nil : store.add(step.trace.lines)
            }
            code = DocumentCode(store)
            var steps = JSONText()
            steps.list(zip(recorder.steps, traceDocuments)) { write($1.0, trace: $1.1, to: &$0) }
            var json = JSONText()
            json.raw("{\"virtual\":\(recorder.hasVirtualTime),\"lines\":")
            json.list(code.lineTexts) { $0.string($1) }
            json.raw(",\"documents\":")
            json.list(code.codes) { $0.raw("[\($1.map(String.init).joined(separator: ","))]") }
            json.raw(",\"steps\":\(steps.text)}")
            return json.text
        }
    }

    private mutating func write(_ step: RecordedStep, trace: Int?, to json: inout JSONText) {
        json.raw("{\"k\":\"\(step.kind.rawValue)\",\"n\":")
        json.string(step.title)
        json.raw(",\"v\":")
        json.string(step.kind == .failure ? step.title : step.verb)
        if let target = step.target { json.raw(",\"t\":\(JSONText.quoted(target))") }
        if let preposition = RecordedStep.preposition(of: step.verb), step.target != nil {
            json.raw(",\"x\":\(JSONText.quoted(preposition))")
        }
        if !step.details.isEmpty { json.raw(",\"d\":\(JSONText.quoted(step.details))") }
        if let error = step.error { json.raw(",\"e\":\(JSONText.quoted(error))") }
        if let place = step.place { json.raw(",\"l\":\(JSONText.quoted(place))") }
        // Frames come before the picture, which resembles the last one.
        var frames: [String] = []
        for frame in step.frames {
            frames.append("[\(JSONText.number(frame.time)),\(code.number(of: frame.picture, in: .pictures))]")
        }
        let picture = step.picture.map { code.number(of: $0, in: .pictures) } ?? -1
        let tree = code.number(of: step.tree, in: .trees)
        let frameList = code.number(of: step.frameList, in: .frames)
        json.raw(",\"p\":\(picture),\"T\":\(tree),\"F\":\(frameList)")
        if let trace { json.raw(",\"r\":\(code.number(of: trace, in: .traces))") }
        json.raw(",\"z\":[\(JSONText.number(step.size.width)),\(JSONText.number(step.size.height))]")
        json.raw(",\"c\":\(JSONText.number(step.startTime)),\"a\":\(JSONText.number(step.time))")
        json.raw(",\"m\":\(JSONText.number(step.duration * 1_000))")
        if !frames.isEmpty { json.raw(",\"f\":[\(frames.joined(separator: ","))]") }
        if let frame = step.targetFrame {
            json.raw(",\"g\":[\(Self.numbers([frame.minX, frame.minY, frame.width, frame.height]))]")
        }
        if !step.touches.isEmpty {
            json.raw(",\"u\":")
            json.list(step.touches) { json, touch in
                let coordinates = touch.points.flatMap { [$0.x, $0.y] }
                json.raw("[\(touch.isLifted ? 1 : 0),\(Self.numbers(coordinates))]")
            }
        }
        writeCauses(of: step, to: &json)
        json.raw("}")
    }

    private func writeCauses(of step: RecordedStep, to json: inout JSONText) {
        let evaluations = step.trace.evaluations
        if !evaluations.isEmpty {
            json.raw(",\"b\":")
            json.list(evaluations) { json, evaluation in
                json.list([evaluation.path] + evaluation.reasons.map(\.description)) { $0.string($1) }
            }
        }
        if !step.diagnostics.isEmpty {
            json.raw(",\"D\":")
            json.list(step.diagnostics) { json, diagnostic in
                json.list([diagnostic.kind.rawValue, diagnostic.description]) { $0.string($1) }
            }
        }
        if !step.omissions.isEmpty {
            json.raw(",\"o\":")
            json.list(step.omissions) { $0.string($1) }
        }
    }

    private static func numbers(_ numbers: [CGFloat]) -> String {
        numbers.map { JSONText.number($0, decimals: 1) }.joined(separator: ",")
    }
}

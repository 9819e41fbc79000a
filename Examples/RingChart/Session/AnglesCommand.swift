import ExampleSession
import ReactiveViews

extension SessionCommand<RingPage> {
    /// The command `angles`: what is painted this very moment, beside what the model says.
    static var angles: SessionCommand {
        SessionCommand("angles", forms: ["angles"], purpose: "says which angles are painted, and which the model has") {
            _ in
            .say { host in
                let painted = host.display.wedges.map { wedge in
                    range(wedge.start, wedge.end)
                        + (wedge.opacity < 1 ? " (\(Int((wedge.opacity * 100).rounded())) % there)" : "")
                }
                let model = host.rootView.ring.wedges.map { range($0.start, $0.end) }
                return "painted: \(list(painted))\nmodel:   \(list(model))"
            }
        }
    }

    private static func range(_ start: Double, _ end: Double) -> String {
        "\(degrees(start))–\(degrees(end))°"
    }

    private static func degrees(_ radians: Double) -> Int { Int((radians * 180 / .pi).rounded()) }

    private static func list(_ words: [String]) -> String { words.isEmpty ? "none" : words.joined(separator: ", ") }
}

extension Graph.Trace {
    /// The trace as a drawing in Graphviz's language: writes as boxes, bodies as ellipses in the order of evaluation,
    /// actions as notes, an arrow from each cause to its effect. Equal traces give equal texts. O(the events).
    public var graphviz: String {
        var drawing = Drawing()
        for event in events { drawing.add(event) }
        return drawing.text
    }

    private struct Drawing {
        private var lines: [String] = []
        private var count = 0
        private var pass = 0
        /// The numbers of the drawn nodes that arrows start from: the writes of the pass by path and change, the bodies
        /// by path.
        private var writes: [String: Int] = [:]
        private var bodies: [String: Int] = [:]

        var text: String {
            (["digraph trace {", "  rankdir=LR;", "  node [fontname=\"Helvetica\"];"] + lines + ["}"])
                .joined(separator: "\n")
        }

        mutating func add(_ event: Event) {
            switch event {
            case .pass(let number):
                pass = number
                writes = [:]
                bodies = [:]
            case .write(let path, let property, let old, let new):
                let name = path.isEmpty ? property : "\(path).\(property)"
                let write = node("\(name)\n\(old) → \(new)", "box")
                let change = Graph.Reason.state(property, old: old, new: new).description
                writes["\(path) \(change)"] = write
                if writes[change] == nil { writes[change] = write }
            case .evaluated(let path, let reasons):
                let body = node(path, "ellipse")
                bodies[path] = body
                for reason in reasons { arrow(to: body, path, because: reason) }
            case .kept(let path):
                let kept = node("\(path)\nnot evaluated: equal", "ellipse", style: "dashed")
                arrow(from: bodies[Self.parent(of: path)], to: kept, "")
            case .unmounted(let path):
                let gone = node("\(path)\nremoved", "ellipse", style: "dotted")
                arrow(from: bodies[Self.parent(of: path)], to: gone, "")
            case .action(let kind, let path):
                let action = node("\(kind.rawValue)\n\(path)", "note")
                arrow(from: bodies[path] ?? bodies[Self.parent(of: path)], to: action, "")
            }
        }

        private mutating func arrow(to body: Int, _ path: String, because reason: Graph.Reason) {
            switch reason {
            case .state:
                // The node's own state, or a state further up with the same name and values.
                arrow(from: writes["\(path) \(reason)"] ?? writes[reason.description], to: body, "")
            case .inputs(let names): arrow(from: bodies[Self.parent(of: path)], to: body, names.joined(separator: ", "))
            case .derived(let name): arrow(from: bodies[name], to: body, "")
            case .mounted: arrow(from: bodies[Self.parent(of: path)], to: body, "new")
            case .object, .observable, .environment, .other:
                let key = reason.description
                let cause = writes[key] ?? node(key, "box")
                writes[key] = cause
                arrow(from: cause, to: body, "")
            }
        }

        private mutating func node(_ label: String, _ shape: String, style: String? = nil) -> Int {
            count += 1
            let style = style.map { ", style=\($0)" } ?? ""
            lines.append("  n\(count) [shape=\(shape)\(style), label=\(Self.quote("\(pass): \(label)"))];")
            return count
        }

        private mutating func arrow(from cause: Int?, to effect: Int, _ label: String) {
            guard let cause else { return }
            lines.append("  n\(cause) -> n\(effect)\(label.isEmpty ? "" : " [label=\(Self.quote(label))]");")
        }

        private static func parent(of path: String) -> String {
            path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
        }

        private static func quote(_ text: String) -> String {
            var quoted = "\""
            for character in text {
                switch character {
                case "\"", "\\": quoted += "\\\(character)"
                case "\n": quoted += "\\n"
                default: quoted.append(character)
                }
            }
            return quoted + "\""
        }
    }
}

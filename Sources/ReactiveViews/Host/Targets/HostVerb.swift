/// What a verb of a host does: its name in errors, which elements it is meant for, and what it needs of them.
@MainActor
struct HostVerb {
    /// What must hold before the verb acts.
    struct Needs: OptionSet {
        let rawValue: Int
        /// The view is enabled.
        static let enabled = Needs(rawValue: 1)
        /// The user can see the view and reach it with a finger.
        static let reach = Needs(rawValue: 2)
    }

    /// What the element reacts to, in errors.
    let name: String
    var needs: Needs = [.enabled, .reach]
    /// Whether the verb puts a finger down, which may close a presentation at a point beside it.
    var isTouch = false
    /// Whether a renderer passes on what a person does at a point. There may be nothing at the point, which observers
    /// don't learn of as an error.
    var mayMiss = false
    /// Whether the verb acts on the whole row of a list around the view.
    var isForRows = false
    /// Returns whether an element takes the verb's input itself. It decides between several matches.
    var fits: (TargetFinder.Member) -> Bool = { $0.isInteractive }

    /// A verb for elements of some kinds.
    static func on(_ kinds: Set<String>, _ name: String) -> HostVerb {
        HostVerb(name: name) { kinds.contains($0.element.kind) }
    }

    /// The verb for steps of a value.
    static var adjustment: HostVerb {
        HostVerb(name: "being adjusted") { member in
            ["Stepper", "Slider"].contains(member.element.kind)
                || member.element.children.contains { $0.kind == "AccessibilityAction" && $0.label == "increment" }
        }
    }

    /// A verb for fields.
    static func onFields(_ name: String) -> HostVerb { on(ViewRole.field.kinds, name) }

    /// A verb for views with a node of some sort.
    static func onNodes(_ name: String, needs: Needs = [.enabled, .reach], _ fits: @escaping (ViewNode) -> Bool)
        -> HostVerb
    {
        HostVerb(name: name, needs: needs) { $0.has(fits) }
    }

    /// A verb for rows of a `ForEach`.
    static func onRows(_ name: String) -> HostVerb {
        var verb = HostVerb(name: name) { member in
            member.element.node?.first { $0 is any IdentifyingRows ? true : nil } == true
        }
        verb.isForRows = true
        return verb
    }

    /// A verb for gestures.
    static func gesture(_ name: String, needs: Needs = [.enabled, .reach], mayMiss: Bool = false) -> HostVerb {
        HostVerb(name: name, needs: needs, isTouch: true, mayMiss: mayMiss)
    }
}

extension TargetFinder.Member {
    /// The kinds of elements that react to touches whatever their nodes are.
    private static let interactiveKinds: Set<String> = [
        "Button", "Link", "NavigationLink", "ShareLink", "Toggle", "Slider", "Stepper", "Picker", "Option", "Menu",
        "DatePicker", "MultiDatePicker", "ColorPicker", "DisclosureGroup", "TextField", "SecureField", "TextEditor",
        "SearchField", "TabItem", "Token", "SuggestedToken", "AccessibilityAction",
    ]

    /// Whether the element reacts to touches itself: a control, or a view with a gesture of its own.
    var isInteractive: Bool {
        if Self.interactiveKinds.contains(element.kind) || element.attributes.contains("button") { return true }
        return has { node in
            if let target = node as? any TapTarget, target.takesTaps { return true }
            guard let participant = node as? any GestureParticipant else { return false }
            // Scroll views, pages and sheets take drags for all views inside.
            return !participant.followsControls
        }
    }

    /// Returns whether a node of the element, up to the element around it, satisfies a condition.
    func has(_ isWanted: (ViewNode) -> Bool) -> Bool {
        var node = element.node
        while let current = node {
            if isWanted(current) { return true }
            node = current.isEventBoundary ? nil : current.parent as? ViewNode
            if node === boundary { return false }
        }
        return false
    }
}

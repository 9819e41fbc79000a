import Reactive

/// The editable part of a text field.
nonisolated struct EntryField<Label: View>: PrimitiveView {
    let kind: String
    let entry: TextEntry
    let label: Label
    var prompt: Text?
    /// Whether the element shows bullets in place of the text.
    var isSecure = false

    @MainActor static func _makeNode(_ view: EntryField<Label>, under parent: ViewNode) -> TypedNode<EntryField<Label>>
    {
        EntryFieldNode(view, under: parent)
    }
}

/// The node of an editable field.
///
/// It reads the text in its own evaluations, so that a change evaluates no other body.
///
/// Invariants: `draft` is the typed text that hasn't been written yet, nil without one. After an update the item has
/// the shown text.
private final class EntryFieldNode<Label: View>: SingleChildNode<EntryField<Label>, Label>, FocusTarget, FocusNoting,
    RowControl, GestureParticipant, TextTouchable
{
    /// A row with a field has no control that reacts over the whole row.
    var takesRowTaps: Bool { false }
    private var view: EntryField<Label>
    private var text = ""
    private var draft: String?
    /// The selection as of the last update, or the user's if none is bound.
    private var selection: TextSelection?
    /// The last input, which knows the fixed end of the selection.
    private var lastInput: TextInput?

    init(_ view: EntryField<Label>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        let item = EntryItem(self)
        self.item = item
        tree.unresolved.append(self)
        setContent(view.label)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: EntryField<Label>) {
        self.view = view
        setContent(view.label)
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        text = track {
            if let bound = view.entry.selection { selection = bound.wrappedValue }
            return view.entry.text(environment.textSettings.locale)
        }
        showText()
        guard view.kind == "TextEditor" else { return }
        item?.as(EntryItem.self).hasBorder = environment.textEditorStyle is RoundedBorderTextEditorStyle
    }

    /// Passes the shown text to the layout.
    private func showText() {
        guard let item = item as? EntryItem else { return }
        let shown = draft ?? text
        let extent: EntryItem.Extent =
            switch view.kind {
            case "TextEditor": .editor
            case "SearchField": .search
            default: view.entry.axis == .vertical ? .growing : .line
            }
        item.change(
            view.isSecure ? String(repeating: "•", count: shown.count) : shown,
            prompt: view.prompt?.words(in: textSettings.locale), extent)
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        guard let item = item as? EntryItem else { return }
        let isFocused = tree.focus.hasFocus(self)
        let selected = isFocused ? selection?.ranges(in: draft ?? text).map(offsets) ?? [] : []
        paint(in: frame, into: &list) { item.draw(&$0, isFocused: isFocused, selected: selected) }
    }

    /// Returns a range of the text in characters.
    private func offsets(_ range: Range<String.Index>) -> Range<Int> {
        let shown = draft ?? text
        let start = shown.distance(from: shown.startIndex, to: range.lowerBound)
        return start..<start + shown.distance(from: range.lowerBound, to: range.upperBound)
    }

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard environment.isEnabled else { return false }
        switch event.kind {
        case .type(let typed):
            tree.focus.move(to: self)
            enter(typed)
            select(TextSelection(insertionPoint: typed.endIndex))
            return true
        case .control(.selectText(let words)): return selectText(words)
        case .control(.insertText(let typed)):
            insert(typed)
            return true
        case .focus:
            tree.focus.move(to: self)
            return true
        case .tap:
            let offset = touched.map { self.offset(at: $0.point) }
            tree.focus.move(to: self)
            if let offset, let touched { placeCaret(at: offset, touched.count) }
            touched = nil
            return true
        case .submit:
            // Tells the host that a field has handled the event.
            event.payload = true
            commit()
            return false
        default:
            return false
        }
    }

    /// The text that the field shows.
    private var shownText: String { draft ?? view.entry.text(textSettings.locale) }

    private func enter(_ typed: String) {
        draft = view.entry.type(typed)
        if draft != nil { showText() }
    }

    private func select(_ new: TextSelection?) {
        guard selection != new else { return }
        selection = new
        view.entry.selection?.wrappedValue = new
    }

    /// Selects the first occurrence of words, or everything. Returns false if the words aren't in the text.
    private func selectText(_ words: String?) -> Bool {
        let shown = shownText
        guard let words else {
            tree.focus.move(to: self)
            select(TextSelection(range: shown.startIndex..<shown.endIndex))
            return true
        }
        guard let range = shown.range(of: words) else { return false }
        tree.focus.move(to: self)
        select(TextSelection(range: range))
        return true
    }

    /// Replaces the selected text, or inserts at the insertion point; at the end if there is none.
    private func insert(_ typed: String) {
        tree.focus.move(to: self)
        var shown = shownText
        let ranges = selection?.ranges(in: shown) ?? [shown.endIndex..<shown.endIndex]
        let start = shown.distance(from: shown.startIndex, to: ranges.first?.lowerBound ?? shown.endIndex)
        for range in ranges.reversed() { shown.replaceSubrange(range, with: range == ranges.first ? typed : "") }
        enter(shown)
        let end = shown.index(shown.startIndex, offsetBy: start + typed.count, limitedBy: shown.endIndex)
        select(TextSelection(insertionPoint: end ?? shown.endIndex))
    }

    /// Writes the typed text after the user has submitted it.
    // MARK: Touches

    weak var session: TouchSession?
    /// Made for the first touch.
    private var dragging: TextDragRecognizer?
    var touched: TouchedPlace?
    var rank: GestureRank { .afterInner }
    /// The field takes taps as a control does.
    var followsControls: Bool { true }
    var activeMask: GestureMask { environment.isEnabled ? .all : .subviews }
    var recognizer: GestureRecognizer {
        let recognizer = dragging ?? TextDragRecognizer(self)
        dragging = recognizer
        return recognizer
    }

    override func didUnmount() { session?.forget(self) }

    /// Returns the number of characters before a point in the field's coordinates.
    func offset(at point: CGPoint) -> Int {
        guard let item = item as? EntryItem else { return 0 }
        tree.layOut()
        let input = textInput
        let caret = input.text.distance(from: input.text.startIndex, to: input.selection.lowerBound)
        return item.offset(
            at: point, caret: tree.focus.hasFocus(self) ? caret : nil,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
    }

    /// Places the caret; two taps select the word there, three the line.
    private func placeCaret(at offset: Int, _ taps: Int) {
        var input = input(from: offset, to: offset)
        if taps == 2 { input.selectWord() } else if taps > 2 { input.selectLine() }
        setTextInput(input)
    }

    private func input(from fixed: Int, to end: Int) -> TextInput {
        TextInput(
            shownText, from: fixed, to: end, isSecure: view.isSecure, isMultiline: view.entry.axis == .vertical)
    }

    /// A field with the focus takes drags along its lines, an editor with the focus all. Without the focus it leaves
    /// those to a scroll view that moves in the same direction.
    func selects(along way: CGSize) -> Bool {
        let isAlong = abs(way.width) >= abs(way.height)
        if tree.focus.hasFocus(self) { return isAlong || view.kind == "TextEditor" }
        guard isAlong else { return false }
        var node = parent as? ViewNode
        while let current = node, !current.isEventBoundary {
            if let scroll = current as? any Scrollable, scroll.isScrollEnabled, scroll.scrollItem.range.width > 0 {
                return false
            }
            node = current.parent as? ViewNode
        }
        return true
    }

    func select(from fixed: Int, to end: CGPoint) {
        let offset = offset(at: end)
        tree.focus.move(to: self)
        setTextInput(input(from: fixed, to: offset))
    }

    private func commit() {
        let typed = draft ?? view.entry.text(textSettings.locale)
        draft = nil
        view.entry.commit(typed, textSettings.locale)
        showText()
    }

    /// A typed value is also written when the field loses the focus.
    func focusChanged(to hasFocus: Bool) {
        if !hasFocus, let typed = draft {
            draft = nil
            view.entry.commit(typed, textSettings.locale)
            showText()
        }
        view.entry.onEditingChanged(hasFocus)
    }

    var canTakeFocus: Bool { environment.isEnabled }

    override func willUnmount() { tree.focus.willUnmount(self) }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        var element = ViewElement(view.kind)
        element.takeLabel(from: children.joinedElements)
        // A field without a label is named by its prompt.
        if element.label == nil || element.label == "", let prompt = view.prompt {
            element.label = prompt.words(in: environment)
        }
        let shown = draft ?? text
        element.fixValue(view.isSecure ? String(repeating: "•", count: shown.count) : shown)
        if !environment.isEnabled { element.attributes.append("disabled") }
        if tree.focus.hasFocus(self) { element.attributes.append("focused") }
        if !view.isSecure, let words = selection?.words(in: shown) { element.attributes.append("selection: \(words)") }
        if view.entry.axis == .vertical, let find = environment.findSettings.attribute {
            element.attributes.append(find)
        }
        element.node = self
        return [element]
    }
}

extension EntryFieldNode: TextEditing {
    var textInput: TextInput {
        let shown = shownText
        let range = selection?.ranges(in: shown).first ?? shown.endIndex..<shown.endIndex
        return TextInput(
            shown, selecting: range, isSecure: view.isSecure, isMultiline: view.entry.axis == .vertical,
            continuing: lastInput)
    }

    func setTextInput(_ input: TextInput) {
        lastInput = input
        if input.text != shownText { enter(input.text) }
        select(TextSelection(range: input.selection))
    }
}

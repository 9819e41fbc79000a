import ReactiveViewsTesting
import Testing

/// Programs store raw values and send them to others: they are those of Apple's systems.
@Suite("Raw values")
struct RawValueTests {
    @Test("A picture's orientations have Apple's raw values")
    func orientation() {
        let values: [Image.Orientation: UInt8] = [
            .up: 0, .left: 1, .upMirrored: 2, .leftMirrored: 3, .downMirrored: 4, .rightMirrored: 5, .down: 6,
            .right: 7,
        ]
        for (orientation, value) in values { expectNoDifference(orientation.rawValue, value, "\(orientation)") }
        expectNoDifference(Image.Orientation.allCases.count, values.count)
    }

    @Test("Edges and axes have Apple's raw values")
    func edges() {
        expectNoDifference([Edge.top, .leading, .bottom, .trailing].map(\.rawValue), [0, 1, 2, 3])
        expectNoDifference([Edge.Set.top, .leading, .bottom, .trailing].map(\.rawValue), [1, 2, 4, 8])
        expectNoDifference([Edge.Set.all, .horizontal, .vertical].map(\.rawValue), [15, 10, 5])
        expectNoDifference([Axis.horizontal, .vertical].map(\.rawValue), [0, 1])
        expectNoDifference([Axis.Set.horizontal, .vertical].map(\.rawValue), [1, 2])
        expectNoDifference([HorizontalEdge.leading, .trailing].map(\.rawValue), [0, 1])
        expectNoDifference([VerticalEdge.top, .bottom].map(\.rawValue), [0, 1])
        expectNoDifference([SafeAreaRegions.container, .keyboard, .all].map(\.rawValue), [1, 2, .max])
    }

    @Test("Sets of options have Apple's raw values")
    func options() {
        let modifiers: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad]
        expectNoDifference(modifiers.map(\.rawValue), [1, 2, 4, 8, 16, 32])
        expectNoDifference([RedactionReasons.placeholder, .privacy, .invalidated].map(\.rawValue), [1, 2, 4])
        expectNoDifference([GestureMask.none, .gesture, .subviews, .all].map(\.rawValue), [0, 1, 2, 3])
        expectNoDifference([MatchedGeometryProperties.position, .size, .frame].map(\.rawValue), [1, 2, 3])
        expectNoDifference([PinnedScrollableViews.sectionHeaders, .sectionFooters].map(\.rawValue), [1, 2])
        expectNoDifference([DatePickerComponents.date, .hourAndMinute].map(\.rawValue), [0x1C, 0x60])
        expectNoDifference([SubmitTriggers.text, .search].map(\.rawValue), [1, 2])
        expectNoDifference([KeyPress.Phases.down, .repeat, .up].map(\.rawValue), [1, 2, 4])
    }

    @Test("UIKit's and Core Graphics' enumerations have Apple's raw values")
    func kits() {
        expectNoDifference([UIUserInterfaceIdiom.unspecified, .phone, .pad, .mac].map(\.rawValue), [-1, 0, 1, 5])
        expectNoDifference([UIKeyboardType.default, .URL, .decimalPad, .webSearch].map(\.rawValue), [0, 3, 8, 10])
        expectNoDifference([CGLineCap.butt, .round, .square].map(\.rawValue), [0, 1, 2])
        expectNoDifference([CGLineJoin.miter, .round, .bevel].map(\.rawValue), [0, 1, 2])
        expectNoDifference([AccessibilityHeadingLevel.unspecified, .h1, .h6].map(\.rawValue), [0, 1, 6])
    }

    @Test("A date picker of the day alone shows no time")
    @MainActor
    func components() {
        let date = Date(timeIntervalSince1970: 0)
        let host = ViewHost(DatePicker("Day", selection: .constant(date), displayedComponents: .date))
        expectNoDifference(host.elements[0].value?.count, 10)
        let both = ViewHost(DatePicker("Day", selection: .constant(date)))
        expectNoDifference(both.elements[0].value?.count, 16)
    }
}

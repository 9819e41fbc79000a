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
        for (orientation, value) in values { #expect(orientation.rawValue == value, "\(orientation)") }
        #expect(Image.Orientation.allCases.count == values.count)
    }

    @Test("Edges and axes have Apple's raw values")
    func edges() {
        #expect([Edge.top, .leading, .bottom, .trailing].map(\.rawValue) == [0, 1, 2, 3])
        #expect([Edge.Set.top, .leading, .bottom, .trailing].map(\.rawValue) == [1, 2, 4, 8])
        #expect([Edge.Set.all, .horizontal, .vertical].map(\.rawValue) == [15, 10, 5])
        #expect([Axis.horizontal, .vertical].map(\.rawValue) == [0, 1])
        #expect([Axis.Set.horizontal, .vertical].map(\.rawValue) == [1, 2])
        #expect([HorizontalEdge.leading, .trailing].map(\.rawValue) == [0, 1])
        #expect([VerticalEdge.top, .bottom].map(\.rawValue) == [0, 1])
        #expect([SafeAreaRegions.container, .keyboard, .all].map(\.rawValue) == [1, 2, .max])
    }

    @Test("Sets of options have Apple's raw values")
    func options() {
        let modifiers: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad]
        #expect(modifiers.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
        #expect([RedactionReasons.placeholder, .privacy, .invalidated].map(\.rawValue) == [1, 2, 4])
        #expect([GestureMask.none, .gesture, .subviews, .all].map(\.rawValue) == [0, 1, 2, 3])
        #expect([MatchedGeometryProperties.position, .size, .frame].map(\.rawValue) == [1, 2, 3])
        #expect([PinnedScrollableViews.sectionHeaders, .sectionFooters].map(\.rawValue) == [1, 2])
        #expect([DatePickerComponents.date, .hourAndMinute].map(\.rawValue) == [0x1C, 0x60])
        #expect([SubmitTriggers.text, .search].map(\.rawValue) == [1, 2])
        #expect([KeyPress.Phases.down, .repeat, .up].map(\.rawValue) == [1, 2, 4])
    }

    @Test("UIKit's and Core Graphics' enumerations have Apple's raw values")
    func kits() {
        #expect([UIUserInterfaceIdiom.unspecified, .phone, .pad, .mac].map(\.rawValue) == [-1, 0, 1, 5])
        #expect([UIKeyboardType.default, .URL, .decimalPad, .webSearch].map(\.rawValue) == [0, 3, 8, 10])
        #expect([CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2])
        #expect([CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
        #expect([AccessibilityHeadingLevel.unspecified, .h1, .h6].map(\.rawValue) == [0, 1, 6])
    }

    @Test("A date picker of the day alone shows no time")
    @MainActor
    func components() {
        let date = Date(timeIntervalSince1970: 0)
        let host = ViewHost(DatePicker("Day", selection: .constant(date), displayedComponents: .date))
        #expect(host.elements[0].value?.count == 10)
        let both = ViewHost(DatePicker("Day", selection: .constant(date)))
        #expect(both.elements[0].value?.count == 16)
    }
}

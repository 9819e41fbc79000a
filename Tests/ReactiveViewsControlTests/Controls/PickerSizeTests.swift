import Testing

@testable import ReactiveViews
import ReactiveTesting

@MainActor
@Suite("Sizes of pickers after a change")
struct PickerSizeTests {
    @Test("A picker is measured after a change of font or of its options as when it is mounted")
    func changed() {
        for style in PickerStyleName.allCases {
            for change in PickerChange.allCases {
                for (first, second) in [(false, true), (true, false)] {
                    let model = PickerModel(isChanged: first)
                    let host = ViewHost(
                        ChangedPicker(style: style, change: change, model: model), size: CGSize(width: 400, height: 400)
                    )
                    host.perform { model.isChanged = second }
                    let fresh = ViewHost(
                        ChangedPicker(style: style, change: change, model: PickerModel(isChanged: second)),
                        size: CGSize(width: 400, height: 400))
                    expectNoDifference(frames(host), frames(fresh), "\(style) after a change of \(change) to \(second)")
                    host.checkInvariants()
                }
            }
        }
    }

    private func frames(_ host: ViewHost<ChangedPicker>) -> [CGRect] {
        var found: [CGRect] = []
        let tree = host.viewTree
        tree.layOut()
        var stack = tree.layoutRoots
        while let item = stack.popLast() {
            found.append(CGRect(origin: item.origin, size: item.size))
            stack += item.children
        }
        return found
    }
}

private enum PickerStyleName: CaseIterable { case menu, segmented, wheel, inline, palette, radioGroup }
private enum PickerChange: CaseIterable { case font, textSize, optionFont, options, boldText, selection, styleOfOption }

@Observable
private final class PickerModel {
    var isChanged: Bool
    init(isChanged: Bool) { self.isChanged = isChanged }
}

private struct ChangedPicker: View {
    let style: PickerStyleName
    let change: PickerChange
    let model: PickerModel

    private func changes(_ change: PickerChange) -> Bool { self.change == change && model.isChanged }

    private var picker: some View {
        Picker("picker", selection: .constant(changes(.selection) ? 2 : 1)) {
            Text("one").tag(1)
            Text("the second of the options of this picker").tag(2)
                .font(changes(.optionFont) ? .system(size: 40) : nil)
                .bold(changes(.styleOfOption))
            if changes(.options) { Text("a third option, which is longer than all the others").tag(3) }
        }
    }

    private var styled: AnyView {
        switch style {
        case .menu: AnyView(picker.pickerStyle(.menu))
        case .segmented: AnyView(picker.pickerStyle(.segmented))
        case .wheel: AnyView(picker.pickerStyle(.wheel))
        case .inline: AnyView(picker.pickerStyle(.inline))
        case .palette: AnyView(picker.pickerStyle(.palette))
        case .radioGroup: AnyView(picker.pickerStyle(.radioGroup))
        }
    }

    var body: some View {
        HStack {
            styled
                .font(changes(.font) ? .system(size: 30) : nil)
                .dynamicTypeSize(changes(.textSize) ? .accessibility3 : .large)
                .environment(\.legibilityWeight, changes(.boldText) ? .bold : nil)
                .fixedSize()
            Text("beside")
        }
    }
}

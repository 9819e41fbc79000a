import ReactiveUIKit
import Testing

// Libraries describe values by switches and lists of all names that Apple declares.

@Suite("All names of UIKit's options")
struct DescriptionTests {
    @Test("A control's states include those of the program and of the system")
    func controlStates() {
        #expect(UIControl.State.application.rawValue == 0x00FF_0000)
        #expect(UIControl.State.reserved.rawValue == 0xFF00_0000)
        let named: UIControl.State = [.highlighted, .disabled, .selected, .focused, .reserved]
        #expect(UIControl.State.application.isDisjoint(with: named))
    }

    @MainActor
    @Test("A split view controller keeps its settings; their raw values are Apple's")
    func splitViewSettings() {
        let controller = UISplitViewController(style: .tripleColumn)
        controller.preferredDisplayMode = .twoDisplaceSecondary
        controller.preferredSplitBehavior = .displace
        controller.displayModeButtonVisibility = .never
        controller.primaryEdge = .trailing
        controller.primaryBackgroundStyle = .sidebar
        #expect(controller.preferredDisplayMode.rawValue == 6)
        #expect(controller.preferredSplitBehavior.rawValue == 3)
        #expect(controller.displayModeButtonVisibility.rawValue == 1)
        #expect(controller.primaryEdge.rawValue == 1)
        #expect(controller.primaryBackgroundStyle.rawValue == 1)
        #expect(UISplitViewController.Column.inspector.rawValue == 4)
        #expect(UISplitViewController.LayoutEnvironment.collapsed.rawValue == 2)
    }
}

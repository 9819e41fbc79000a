// Program: nickffox/KeyboardObserving
// Modules: KeyboardObserving

import KeyboardObserving
import ReactiveViewsTesting
import SwiftUI
import Testing

@Suite("KeyboardObserving: views that make room for the keyboard")
@MainActor
struct KeyboardObservingTests {
    @Test("The content moves up when the keyboard appears, and down again")
    func room() throws {
        let center = NotificationCenter()
        let keyboard = Keyboard(notificationCenter: center)
        let host = ViewHost(
            KeyboardObservingView {
                VStack {
                    Spacer(); Text("Bottom")
                }
            }.environmentObject(keyboard),
            size: CGSize(width: 300, height: 600), clock: .virtual)
        let bottom = try host.frame(of: "Bottom").maxY
        func move(to frame: CGRect) {
            host.perform {
                center.post(
                    name: UIResponder.keyboardWillChangeFrameNotification, object: nil,
                    userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame])
            }
            host.advance(by: 1)
        }
        move(to: CGRect(x: 0, y: 400, width: 300, height: 200))
        #expect(try host.frame(of: "Bottom").maxY == bottom - 200)
        move(to: CGRect(x: 0, y: UIScreen.main.bounds.height, width: 300, height: 200))
        #expect(try host.frame(of: "Bottom").maxY == bottom)
    }
}

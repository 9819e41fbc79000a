@testable import ReactiveUIKit
import ReactiveViewsTesting
import Testing

/// One suite in order: there is one `UIApplication`.
@MainActor
@Suite("The program's delegate and its phases", .serialized)
struct DelegateTests {
    final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
        @Published var events: [String] = []

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
        ) -> Bool {
            events.append("launched")
            return true
        }

        func applicationDidEnterBackground(_ application: UIApplication) { events.append("background") }
    }

    struct DelegateApp: App {
        @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup { EventsView(delegate: delegate) }
        }
    }

    struct EventsView: View {
        @ObservedObject var delegate: Delegate
        @State private var isFront = true

        var body: some View {
            Text("events \(delegate.events.joined(separator: " "))")
            Text(isFront ? "front" : "back")
                .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) {
                    _ in
                    isFront = false
                }
        }
    }

    @Test("The delegate is made by its class, is told of the launch, and of a new phase with the notifications")
    func adaptor() throws {
        let app = AppHost(DelegateApp())
        #expect(app.host.contains("events launched") && app.host.contains("front"))
        app.scenePhase = .background
        #expect(app.host.contains("events launched background") && app.host.contains("back"))
        app.scenePhase = .active
    }

    class Base: NSObject {
        var name = "base"
    }

    final class Derived: Base {
        let isMade: Bool
        override init() {
            isMade = true
            super.init()
            name = "derived"
        }
    }

    @Test("An object of a class that is only known by its type is made by the class's own init, and released")
    func objects() {
        let type: Base.Type = Derived.self
        var object = makeObject(of: type)
        #expect(object?.name == "derived" && (object as? Derived)?.isMade == true)
        weak let released = object
        object = nil
        #expect(released == nil)
    }
}

import SwiftUI

@main
struct EggTimerApp: App {
    var body: some Scene {
        WindowGroup { EggTimerView() }
    }
}

struct EggTimerView: View {
    @State private var eggs = Eggs()

    var body: some View {
        VStack {
            Text("Minutes: \(eggs.minutes)")
                .foregroundStyle(.yolk)
            Button("Longer", action: eggs.longer)
        }
    }
}

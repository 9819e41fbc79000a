import SwiftUI

@freestanding(expression)
macro answer() -> Int = #externalMacro(module: "LoginMacros", type: "Answer")

extension EnvironmentValues {
    @Entry var minimumLength = Rules.bundled.minimum
}

struct Rules: Decodable {
    let minimum: Int

    static var bundled: Rules {
        guard let url = Bundle.module.url(forResource: "rules", withExtension: "json"),
            let rules = try? JSONDecoder().decode(Rules.self, from: Data(contentsOf: url))
        else { return Rules(minimum: #answer) }
        return rules
    }
}

public struct LoginForm: View {
    @Environment(\.minimumLength) private var minimumLength
    @State private var name = ""
    @State private var password = ""
    @State private var isSignedIn = false

    public init() {}

    public var body: some View {
        if isSignedIn {
            Text("Welcome, \(name)")
        } else {
            Form {
                Text(loginTitle)
                TextField("Name", text: $name)
                SecureField("Password", text: $password)
                if !password.isEmpty && password.count < minimumLength {
                    Text("At least \(minimumLength) characters")
                }
                Button("Continue") { isSignedIn = true }
                    .disabled(name.isEmpty || password.count < minimumLength)
            }
        }
    }
}

#Preview("Empty") {
    LoginForm()
}

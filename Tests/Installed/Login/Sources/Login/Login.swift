import Combine
import LoginKit

// Links what is installed, and no test library.
@main
enum Login {
    static func main() {
        var received: [Int] = []
        let subscription = [1, 2, 3].publisher.map { $0 * 2 }.sink { received.append($0) }
        subscription.cancel()
        print("published", received)
    }
}

import ReactiveViews

/// An example, whatever its views are: for programs that show any of them.
@MainActor
public protocol ExampleProgram {
    associatedtype Root: View

    var name: String { get }
    /// What the example shows, in a sentence.
    var summary: String { get }

    /// Makes the views' host, with a virtual clock.
    ///
    /// - Parameter say: Says something to the person.
    func open(say: @escaping @MainActor (String) -> Void) throws -> ViewHost<Root>
}

extension Example: ExampleProgram {
    public func open(say: @escaping @MainActor (String) -> Void) throws -> ViewHost<Root> {
        var options = try SessionOptions()
        options.say = say
        return try makeHost(options)
    }
}

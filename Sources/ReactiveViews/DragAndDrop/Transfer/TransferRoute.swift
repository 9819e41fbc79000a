/// A synchronous or asynchronous conversion.
enum Conversion<Input, Output>: Sendable {
    case now(@Sendable (Input) throws -> Output)
    case later(@Sendable (Input) async throws -> Output)
}

extension Conversion where Input: Sendable, Output: Sendable {
    /// Calls `done` with the result, before it returns if the conversion is synchronous.
    func run(_ input: Input, _ done: @escaping @Sendable (Result<Output, any Error>) -> Void) {
        switch self {
        case .now(let convert): done(Result { try convert(input) })
        case .later(let convert):
            Task {
                do { done(.success(try await convert(input))) } catch { done(.failure(error)) }
            }
        }
    }

    func after<Earlier: Sendable>(
        _ prepare: @escaping @Sendable (Earlier) throws -> Input
    ) -> Conversion<Earlier, Output> {
        switch self {
        case .now(let convert): .now { try convert(prepare($0)) }
        case .later(let convert): .later { try await convert(prepare($0)) }
        }
    }

    func before<Later: Sendable>(
        _ finish: @escaping @Sendable (Output) throws -> Later
    ) -> Conversion<Input, Later> {
        switch self {
        case .now(let convert): .now { try finish(convert($0)) }
        case .later(let convert): .later { try await finish(convert($0)) }
        }
    }
}

/// A conversion between a value and data of one type, in one direction or both.
public struct TransferRoute<Item: Transferable>: Sendable {
    let type: UTType
    let exporting: Conversion<Item, Data>?
    let importing: Conversion<Data, Item>?
    /// Returns whether a value may be exported.
    var condition: @Sendable (Item) -> Bool = { _ in true }
    var suggestedName: @Sendable (Item) -> String? = { _ in nil }
}

/// A representation whose routes have a condition or a suggested file name.
public struct ModifiedTransferRepresentation<Base: TransferRepresentation>: PrimitiveTransferRepresentation {
    public typealias Item = Base.Item
    let base: Base
    let change: @Sendable (inout TransferRoute<Base.Item>) -> Void

    public var _routes: [TransferRoute<Base.Item>] {
        base._routes.map { route in
            var route = route
            change(&route)
            return route
        }
    }
}

/// The programs that may load a representation. It has no effect here: drags stay within one program.
public struct TransferRepresentationVisibility: Equatable, Sendable {
    private let name: String
    /// All programs.
    public static let all = TransferRepresentationVisibility(name: "all")
    /// Programs of the same developer.
    public static let team = TransferRepresentationVisibility(name: "team")
    /// Programs of the same group.
    public static let group = TransferRepresentationVisibility(name: "group")
    /// Only the program that exports the value.
    public static let ownProcess = TransferRepresentationVisibility(name: "own process")
}

extension TransferRepresentation {
    /// Exports only the values that meet a condition.
    ///
    /// - Parameter condition: Returns whether a value may be exported.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> ModifiedTransferRepresentation<Self> {
        ModifiedTransferRepresentation(base: self) { $0.condition = condition }
    }

    /// Restricts the programs that may load the representation. It has no effect here: drags stay within one program.
    ///
    /// - Parameter visibility: The programs that may load the representation.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }

    /// Suggests a name for a file with the data.
    ///
    /// - Parameter fileName: The name of the file.
    public func suggestedFileName(_ fileName: String) -> ModifiedTransferRepresentation<Self> {
        ModifiedTransferRepresentation(base: self) { $0.suggestedName = { _ in fileName } }
    }

    /// Suggests a name for a file with the data of a value.
    ///
    /// - Parameter fileName: Returns the name of the file for a value, or nil for none.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> ModifiedTransferRepresentation<Self> {
        ModifiedTransferRepresentation(base: self) { $0.suggestedName = fileName }
    }
}

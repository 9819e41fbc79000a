/// Turning something into something else: at once, or in a while.
enum Conversion<Input, Output>: Sendable {
    case now(@Sendable (Input) throws -> Output)
    case later(@Sendable (Input) async throws -> Output)
}

extension Conversion where Input: Sendable, Output: Sendable {
    /// Hands the outcome on: before it returns if it can.
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

/// One kind of data that a value can be turned into, made from, or both.
public struct TransferRoute<Item: Transferable>: Sendable {
    let type: UTType
    let exporting: Conversion<Item, Data>?
    let importing: Conversion<Data, Item>?
    /// Whether a value can be turned into the data.
    var condition: @Sendable (Item) -> Bool = { _ in true }
    var suggestedName: @Sendable (Item) -> String? = { _ in nil }
}

/// Gives routes of a representation a condition or a name.
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

/// Who may see a representation. In one program it makes no difference.
public struct TransferRepresentationVisibility: Equatable, Sendable {
    private let name: String
    public static let all = TransferRepresentationVisibility(name: "all")
    public static let team = TransferRepresentationVisibility(name: "team")
    public static let group = TransferRepresentationVisibility(name: "group")
    public static let ownProcess = TransferRepresentationVisibility(name: "own process")
}

extension TransferRepresentation {
    /// Exports only values that meet a condition.
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> ModifiedTransferRepresentation<Self> {
        ModifiedTransferRepresentation(base: self) { $0.condition = condition }
    }

    /// Says who may see the representation. In one program it makes no difference.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> Self { self }

    /// Says what a file with the data could be called.
    public func suggestedFileName(_ fileName: String) -> ModifiedTransferRepresentation<Self> {
        ModifiedTransferRepresentation(base: self) { $0.suggestedName = { _ in fileName } }
    }

    /// Says what a file with the data of a value could be called.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> ModifiedTransferRepresentation<Self> {
        ModifiedTransferRepresentation(base: self) { $0.suggestedName = fileName }
    }
}

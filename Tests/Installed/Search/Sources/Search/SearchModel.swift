import Combine
import Foundation

public final class SearchModel: ObservableObject {
    @Published public var query = ""
    @Published public private(set) var results: [String] = []
    private var subscriptions: Set<AnyCancellable> = []

    public init(find: @escaping (String) -> [String]) {
        $query.dropFirst().removeDuplicates()
            .debounce(for: .milliseconds(1), scheduler: DispatchQueue.main)
            .map(find)
            .sink { [weak self] in self?.results = $0 }
            .store(in: &subscriptions)
    }
}

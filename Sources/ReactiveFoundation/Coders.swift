import Foundation

// Foundation's coders work with the operators `encode(encoder:)` and `decode(type:decoder:)`. Their output and input is
// `Data`; they throw `EncodingError` and `DecodingError`.

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

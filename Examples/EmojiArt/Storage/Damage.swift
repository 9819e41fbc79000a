import ExampleSession
import Foundation

/// What is wrong with data that could not be decoded, as the end of a sentence.
func damage(_ error: any Error, in data: Data) -> String {
    guard let error = error as? DecodingError else { return reason(error) }
    switch error {
    case .keyNotFound(let key, let context):
        return "“\(key.stringValue)” is missing in \(place(context.codingPath))"
    case .typeMismatch(let type, let context):
        return "\(place(context.codingPath)) is not \(name(of: type))"
    case .valueNotFound(let type, let context):
        return "\(place(context.codingPath)) is null, not \(name(of: type))"
    case .dataCorrupted(let context):
        let problem = withoutPeriod(context.debugDescription)
        if problem.contains("not valid JSON") {
            // Some platforms' decoders say this of a number that doesn't fit, too.
            let isJSON = (try? JSONSerialization.jsonObject(with: data)) != nil
            return isJSON ? "a number in it is too large or not a whole one" : "it is no JSON" + jsonError(context)
        }
        return (context.codingPath.isEmpty ? "" : "\(place(context.codingPath)): ") + problem
    @unknown default:
        return withoutPeriod("\(error)")
    }
}

/// `[2].emojis`, say.
private func place(_ path: [any CodingKey]) -> String {
    if path.isEmpty { return "the whole" }
    let names = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
    return "“\(names.hasPrefix(".") ? String(names.dropFirst()) : names)”"
}

private func name(of type: Any.Type) -> String {
    switch type {
    case is any BinaryInteger.Type: "a whole number"
    case is String.Type: "a text"
    case is URL.Type: "a URL"
    case is [Any].Type: "a list"
    case is [String: Any].Type: "an object"
    default: "a \(type)"
    }
}

/// What the decoder of the platform tells about the error beyond that it is one, in parentheses.
private func jsonError(_ context: DecodingError.Context) -> String {
    let error = context.underlyingError as NSError?
    guard let details = error?.userInfo[NSDebugDescriptionErrorKey] as? String else { return "" }
    return " (\(withoutPeriod(details)))"
}

private func withoutPeriod(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
}

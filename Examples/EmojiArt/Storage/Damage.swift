import Foundation

/// What is wrong with a file that could not be decoded, as the end of a sentence.
func damage(_ error: any Error) -> String {
    guard let error = error as? DecodingError else { return reason(error) }
    switch error {
    case .keyNotFound(let key, let context):
        return "“\(key.stringValue)” is missing in \(place(context.codingPath))"
    case .typeMismatch(let type, let context):
        return "\(place(context.codingPath)) is not \(name(of: type))"
    case .valueNotFound(let type, let context):
        return "\(place(context.codingPath)) is null, not \(name(of: type))"
    case .dataCorrupted(let context):
        if context.codingPath.isEmpty { return "it is no JSON" + (jsonError(context).map { " (\($0))" } ?? "") }
        return "\(place(context.codingPath)): \(withoutPeriod(context.debugDescription))"
    @unknown default:
        return withoutPeriod("\(error)")
    }
}

/// Why something could not be done with a file, as the end of a sentence.
func reason(_ error: any Error) -> String {
    let error = error as NSError
    let cause = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if cause.domain == NSPOSIXErrorDomain, let code = POSIXErrorCode(rawValue: Int32(cause.code)) {
        return POSIXError(code).localizedDescription
    }
    return withoutPeriod(error.localizedDescription)
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

private func jsonError(_ context: DecodingError.Context) -> String? {
    guard let error = context.underlyingError as NSError? else { return nil }
    return (error.userInfo[NSDebugDescriptionErrorKey] as? String).map(withoutPeriod)
}

private func withoutPeriod(_ text: String) -> String {
    text.hasSuffix(".") ? String(text.dropLast()) : text
}

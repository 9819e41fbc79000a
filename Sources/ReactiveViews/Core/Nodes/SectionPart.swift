/// What a view is in its section.
enum SectionPart {
    case header
    case content
    case footer
}

import ReactiveViews

@main
enum Program {
    static func main() {}
}

/// The script of a recording's page. It takes all texts from the data, and shows them as text: it makes no markup of
/// them.
enum PageScript {
    /// The whole script. Its functions belong to it alone.
    static let text =
        "\"use strict\";\n(() => {\n" + [documents, search, player, stage, inspector, beginning].joined() + "})();\n"
}

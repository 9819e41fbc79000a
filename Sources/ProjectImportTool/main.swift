import Foundation
import ProjectImport

// What `reactive import` and `reactive show` do, without the rest of that command.
let arguments = Array(CommandLine.arguments.dropFirst())
exit(arguments.first == "show" ? ShowCommand().run(Array(arguments.dropFirst())) : ImportCommand().run(arguments))

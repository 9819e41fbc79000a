import Foundation
import ProjectImport

// What `reactive import` does, without the rest of that command.
exit(ImportCommand().run(Array(CommandLine.arguments.dropFirst())))

import Foundation

try Data("let loginTitle = \"Sign in\"\n".utf8).write(to: URL(filePath: CommandLine.arguments[1]))

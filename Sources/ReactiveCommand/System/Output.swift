import Foundation

/// Messages of the command. Results go to the standard output, everything else to the standard error.
enum Output {
    static func result(_ line: String) {
        print(line)
    }

    static func note(_ line: String) {
        FileHandle.standardError.write(Data((line + "\n").utf8))
    }
}

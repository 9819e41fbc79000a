import Reporting
import Testing

@Suite("A package that asks for os and doesn't depend on it")
struct ReportingTests {
    @Test("It doesn't find the module, although the program that it is linked with uses it")
    func notFound() {
        #expect(!Reporter().findsLog)
        Reporter().report("an issue")
    }
}

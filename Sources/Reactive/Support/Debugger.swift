/// Stops the program where a debugger can look at it, and let it go on.
///
/// As with `ThreadIdentity`, the platform's own function is named by its symbol.
@usableFromInline
enum Debugger {
    /// Without a debugger the program ends here.
    @usableFromInline
    static func stop() {
        #if os(Windows)
            debugBreak()
        #elseif os(WASI)
            fatalError("breakpoint")
        #else
            _ = raiseSignal(5)  // SIGTRAP, the same number on every Unix.
        #endif
    }
}

#if os(Windows)
    @_silgen_name("DebugBreak")
    private func debugBreak()
#elseif !os(WASI)
    @_silgen_name("raise")
    private func raiseSignal(_ signal: Int32) -> Int32
#endif

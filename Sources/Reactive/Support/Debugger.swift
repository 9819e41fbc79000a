/// Breakpoints in code.
///
/// The platform's function is declared by its symbol, as in `ThreadIdentity`.
@usableFromInline
enum Debugger {
    /// Stops the program in an attached debugger, which can continue it. Without a debugger the program ends.
    @usableFromInline
    static func stop() {
        #if os(Windows)
            debugBreak()
        #elseif os(WASI)
            fatalError("Stopped at a breakpoint; WASI has no signal for a debugger.")
        #else
            _ = raiseSignal(5)  // SIGTRAP has this number on every Unix.
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

/// Makes a variable in an extension of `EnvironmentValues`, `Transaction`, `FocusedValues` or `ContainerValues` an
/// entry with a key of its own.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "ReactiveMacros", type: "Entry")

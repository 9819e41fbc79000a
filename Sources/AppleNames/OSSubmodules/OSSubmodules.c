// Submodules have no code: only a module map can declare them, and the package manager wants a source.

#ifndef REACTIVE_UIKIT_H
#define REACTIVE_UIKIT_H

/// Makes an object of a subclass of Foundation's `NSObject` by its `init()`, as `Class()` does on Apple's systems.
///
/// \param metadata The class, a `NSObject.Type` of Swift.
/// \returns The object, retained once for the caller; NULL on systems where it can't be made.
void *reactive_make_object(const void *metadata);

#endif

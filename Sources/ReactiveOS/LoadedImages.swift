// On Apple's systems `import os` makes these functions of the dynamic linker visible. Packages that log with `os_log`
// call them to find an image's address for the parameter `dso`.

/// Returns the number of images that are loaded: the program and its shared libraries.
@_silgen_name("_dyld_image_count")
public func _dyld_image_count() -> UInt32

/// Returns the path of a loaded image; nil if there is none with that index. The program's own path is empty.
///
/// - Parameter image_index: The index, below the number of images.
/// - Complexity: O(images).
@_silgen_name("_dyld_get_image_name")
public func _dyld_get_image_name(_ image_index: UInt32) -> UnsafePointer<CChar>?

/// Returns the address at which an image is loaded; nil if there is none with that index.
///
/// - Parameter image_index: The index, below the number of images.
/// - Complexity: O(images).
@_silgen_name("_dyld_get_image_header")
public func _dyld_get_image_header(_ image_index: UInt32) -> UnsafeRawPointer?

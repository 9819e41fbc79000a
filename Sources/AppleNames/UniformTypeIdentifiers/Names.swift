// Written by Tests/AppleSurface/names --write, from the lists beside it.

@_exported import Foundation

@_exported import class ReactiveFoundation.URLSession
@_exported import struct ReactiveViews.UTType

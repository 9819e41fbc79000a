@_exported import Foundation
@_exported import struct ReactiveViews.UTType

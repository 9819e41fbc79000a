// Written by Tests/AppleSurface/names --write, from the lists beside it.

@_exported import Dispatch
@_exported import Foundation
import FoundationAdditions
import ReactiveUIKit
import ReactiveViews

@_exported import struct FoundationAdditions.AsyncLineSequence
@_exported import func FoundationAdditions.CFRangeMake
@_exported import struct FoundationAdditions.MeasurementFormatUnitUsage
@_exported import let FoundationAdditions.NSEC_PER_MSEC
@_exported import let FoundationAdditions.NSEC_PER_SEC
@_exported import let FoundationAdditions.NSEC_PER_USEC
@_exported import func FoundationAdditions.NSLocalizedString
@_exported import func FoundationAdditions.NSSelectorFromString
@_exported import func FoundationAdditions.NSStringFromSelector
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreAccountChange
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreChangeReasonKey
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreChangedKeysKey
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreInitialSyncChange
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreQuotaViolationChange
@_exported import let FoundationAdditions.NSUbiquitousKeyValueStoreServerChange
@_exported import let FoundationAdditions.NSUserActivityTypeBrowsingWeb
@_exported import let FoundationAdditions.USEC_PER_SEC
@_exported import func FoundationAdditions.autoreleasepool
@_exported import let FoundationAdditions.kCFAbsoluteTimeIntervalSince1970
@_exported import let FoundationAdditions.kCFBundleExecutableKey
@_exported import let FoundationAdditions.kCFBundleIdentifierKey
@_exported import let FoundationAdditions.kCFBundleNameKey
@_exported import let FoundationAdditions.kCFBundleVersionKey
@_exported import class ReactiveFoundation.URLSession
@_exported import func ReactiveUIKit.CFDataCreateMutable
@_exported import func ReactiveUIKit.CFDataGetLength
@_exported import func ReactiveUIKit.CFDataGetMutableBytePtr
@_exported import func ReactiveUIKit.CFDataSetLength
@_exported import func ReactiveUIKit.CGColorSpaceCreateDeviceCMYK
@_exported import func ReactiveUIKit.CGColorSpaceCreateDeviceGray
@_exported import func ReactiveUIKit.CGColorSpaceCreateDeviceRGB
@_exported import func ReactiveUIKit.CTFontCopyFamilyName
@_exported import func ReactiveUIKit.CTFontCopyPostScriptName
@_exported import func ReactiveUIKit.CTFontCreateCopyWithAttributes
@_exported import func ReactiveUIKit.CTFontCreateWithName
@_exported import func ReactiveUIKit.CTFontGetAscent
@_exported import func ReactiveUIKit.CTFontGetCapHeight
@_exported import func ReactiveUIKit.CTFontGetDescent
@_exported import func ReactiveUIKit.CTFontGetLeading
@_exported import func ReactiveUIKit.CTFontGetSize
@_exported import func ReactiveUIKit.CTFontGetXHeight
@_exported import func ReactiveUIKit.CTFramesetterCreateWithAttributedString
@_exported import func ReactiveUIKit.CTFramesetterSuggestFrameSizeWithConstraints
@_exported import func ReactiveUIKit.CTLineCreateWithAttributedString
@_exported import func ReactiveUIKit.CTLineGetTypographicBounds
@_exported import var ReactiveUIKit.kCFAllocatorDefault
@_exported import let ReactiveUIKit.kCTFontAttributeName
@_exported import let ReactiveUIKit.kCTKernAttributeName
@_exported import func ReactiveViews.CFAbsoluteTimeGetCurrent
@_exported import func ReactiveViews.CGAffineTransformMakeRotation
@_exported import func ReactiveViews.CGAffineTransformMakeScale
@_exported import func ReactiveViews.CGAffineTransformMakeTranslation
@_exported import func ReactiveViews.CGPointMake
@_exported import func ReactiveViews.CGRectContainsPoint
@_exported import func ReactiveViews.CGRectGetHeight
@_exported import func ReactiveViews.CGRectGetMaxX
@_exported import func ReactiveViews.CGRectGetMaxY
@_exported import func ReactiveViews.CGRectGetMidX
@_exported import func ReactiveViews.CGRectGetMidY
@_exported import func ReactiveViews.CGRectGetMinX
@_exported import func ReactiveViews.CGRectGetMinY
@_exported import func ReactiveViews.CGRectGetWidth
@_exported import func ReactiveViews.CGRectInset
@_exported import func ReactiveViews.CGRectIntersectsRect
@_exported import func ReactiveViews.CGRectMake
@_exported import func ReactiveViews.CGRectOffset
@_exported import func ReactiveViews.CGSizeMake
@_exported import func ReactiveViews.CGVectorMake

#if canImport(FoundationNetworking)
    @_exported import FoundationNetworking
#endif

#if canImport(FoundationXML)
    @_exported import FoundationXML
#endif

public typealias CFAbsoluteTime = ReactiveViews.CFAbsoluteTime
public typealias CFAllocator = ReactiveUIKit.CFAllocator
public typealias CFArray = ReactiveUIKit.CFArray
public typealias CFAttributedString = ReactiveUIKit.CFAttributedString
public typealias CFData = FoundationAdditions.CFData
public typealias CFDictionary = FoundationAdditions.CFDictionary
public typealias CFIndex = FoundationAdditions.CFIndex
public typealias CFMutableData = ReactiveUIKit.CFMutableData
public typealias CFNumber = FoundationAdditions.CFNumber
public typealias CFRange = FoundationAdditions.CFRange
public typealias CFString = ReactiveUIKit.CFString
public typealias CFTimeInterval = ReactiveViews.CFTimeInterval
public typealias CFTypeRef = FoundationAdditions.CFTypeRef
public typealias CFURL = FoundationAdditions.CFURL
public typealias CGAffineTransform = ReactiveViews.CGAffineTransform
public typealias CGBitmapInfo = ReactiveUIKit.CGBitmapInfo
public typealias CGBlendMode = ReactiveUIKit.CGBlendMode
public typealias CGColor = ReactiveUIKit.CGColor
public typealias CGColorRenderingIntent = ReactiveUIKit.CGColorRenderingIntent
public typealias CGColorSpace = ReactiveUIKit.CGColorSpace
public typealias CGColorSpaceModel = ReactiveUIKit.CGColorSpaceModel
public typealias CGContext = ReactiveUIKit.CGContext
public typealias CGDataProvider = ReactiveUIKit.CGDataProvider
public typealias CGGradient = ReactiveUIKit.CGGradient
public typealias CGGradientDrawingOptions = ReactiveUIKit.CGGradientDrawingOptions
public typealias CGImage = ReactiveUIKit.CGImage
public typealias CGImageAlphaInfo = ReactiveUIKit.CGImageAlphaInfo
public typealias CGInterpolationQuality = ReactiveUIKit.CGInterpolationQuality
public typealias CGLineCap = ReactiveViews.CGLineCap
public typealias CGLineJoin = ReactiveViews.CGLineJoin
public typealias CGMutablePath = ReactiveUIKit.CGMutablePath
public typealias CGPath = ReactiveUIKit.CGPath
public typealias CGPathDrawingMode = ReactiveUIKit.CGPathDrawingMode
public typealias CGPathElement = ReactiveUIKit.CGPathElement
public typealias CGPathElementType = ReactiveUIKit.CGPathElementType
public typealias CGPathFillRule = ReactiveUIKit.CGPathFillRule
public typealias CGVector = ReactiveViews.CGVector
public typealias CTFont = ReactiveUIKit.CTFont
public typealias CTFramesetter = ReactiveUIKit.CTFramesetter
public typealias CTLine = ReactiveUIKit.CTLine
public typealias CustomLocalizedStringResourceConvertible = FoundationAdditions.CustomLocalizedStringResourceConvertible
public typealias DateComponentsFormatter = FoundationAdditions.DateComponentsFormatter
public typealias FileWrapper = FoundationAdditions.FileWrapper
public typealias InlinePresentationIntent = FoundationAdditions.InlinePresentationIntent
public typealias ListFormatter = FoundationAdditions.ListFormatter
public typealias LocalizedStringResource = FoundationAdditions.LocalizedStringResource
public typealias MeasurementFormatter = FoundationAdditions.MeasurementFormatter
public typealias NSItemProvider = ReactiveViews.NSItemProvider
public typealias NSItemProviderReading = ReactiveViews.NSItemProviderReading
public typealias NSItemProviderRepresentationVisibility = ReactiveViews.NSItemProviderRepresentationVisibility
public typealias NSItemProviderWriting = ReactiveViews.NSItemProviderWriting
public typealias NSUbiquitousKeyValueStore = FoundationAdditions.NSUbiquitousKeyValueStore
public typealias NSUserActivity = FoundationAdditions.NSUserActivity
public typealias PersonNameComponentsFormatter = FoundationAdditions.PersonNameComponentsFormatter
public typealias PresentationIntent = FoundationAdditions.PresentationIntent
public typealias RelativeDateTimeFormatter = FoundationAdditions.RelativeDateTimeFormatter
public typealias Selector = FoundationAdditions.Selector
public typealias UndoManager = FoundationAdditions.UndoManager

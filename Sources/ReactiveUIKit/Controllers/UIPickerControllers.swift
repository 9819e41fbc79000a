/// An action on shared items.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The name of an action.
    public struct ActivityType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        ///
        /// - Parameter rawValue: The name.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A message.
        public static let message = ActivityType("com.apple.UIKit.activity.Message")
        /// A mail.
        public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
        /// Printing.
        public static let print = ActivityType("com.apple.UIKit.activity.Print")
        /// Copying.
        public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
        /// A contact's picture.
        public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
        /// The photo library.
        public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
        /// The reading list.
        public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
        /// A device nearby.
        public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
        /// Books.
        public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
        /// Markup.
        public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
        /// Social networks.
        public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
        /// Social networks.
        public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
        /// Social networks.
        public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
        /// Social networks.
        public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
        /// Social networks.
        public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
        /// Social networks.
        public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    }

    /// The kind of an action.
    public enum Category: Int, Sendable {
        /// On the items.
        case action = 0
        /// Sharing.
        case share = 1
    }

    /// The name; nil for none.
    open var activityType: ActivityType? { nil }
    /// The title; nil for none.
    open var activityTitle: String? { nil }
    /// The image; nil for none.
    open var activityImage: UIImage? { nil }
    /// The kind.
    open class var activityCategory: Category { .action }
    /// Returns whether the action is possible.
    ///
    /// - Parameter activityItems: The items.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
    /// Prepares the action.
    ///
    /// - Parameter activityItems: The items.
    open func prepare(withActivityItems activityItems: [Any]) {}
    /// Performs the action.
    open func perform() { activityDidFinish(true) }
    /// Ends the action.
    ///
    /// - Parameter completed: Whether it was performed.
    open func activityDidFinish(_ completed: Bool) {}
}

/// A controller for sharing items. A test ends it by `complete(_:_:)`.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
    /// The type of a closure for the end.
    public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

    /// The items.
    public let activityItems: [Any]
    /// The program's actions; nil for none.
    public let applicationActivities: [UIActivity]?
    /// The actions that aren't offered; nil for none.
    open var excludedActivityTypes: [UIActivity.ActivityType]?
    /// Called at the end; nil for nothing.
    open var completionWithItemsHandler: CompletionWithItemsHandler?

    /// Creates a controller.
    ///
    /// - Parameters:
    ///   - activityItems: The items.
    ///   - applicationActivities: The program's actions; nil for none.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        self.activityItems = activityItems
        self.applicationActivities = applicationActivities
        super.init(nibName: nil, bundle: nil)
    }
    /// Returns nil: the activities are no part of an archive.
    ///
    /// - Parameter coder: The archive.
    public required init?(coder: NSCoder) { nil }

    /// Ends the sharing as a user does.
    ///
    /// - Parameters:
    ///   - activityType: The action; nil for none.
    ///   - completed: Whether it was performed.
    public func complete(_ activityType: UIActivity.ActivityType?, _ completed: Bool) {
        dismiss(animated: true)
        completionWithItemsHandler?(activityType, completed, nil, nil)
    }
}

/// A controller for choosing or taking pictures. A test calls the delegate's methods.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
    /// The source of pictures.
    public enum SourceType: Int, Sendable {
        /// The photo library.
        case photoLibrary = 0
        /// The camera.
        case camera = 1
        /// The album of saved photos.
        case savedPhotosAlbum = 2
    }

    /// What a picture has.
    public struct InfoKey: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The kind of media.
        public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
        /// The image.
        public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
        /// The edited image.
        public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
        /// The part of the image.
        public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
        /// The URL of a film.
        public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
        /// The URL of an image.
        public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    }

    /// A camera.
    public enum CameraDevice: Int, Sendable {
        /// On the back.
        case rear = 0
        /// On the front.
        case front = 1
    }

    /// The source.
    open var sourceType = SourceType.photoLibrary
    /// The kinds of media.
    open var mediaTypes = ["public.image"]
    /// Whether the user can edit.
    open var allowsEditing = false
    /// The camera.
    open var cameraDevice = CameraDevice.rear
    /// Whether controls are shown.
    open var showsCameraControls = true
    /// Returns whether there is a source; only the photo library by default.
    ///
    /// - Parameter sourceType: The source.
    open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
    /// Returns whether there is a camera; there is none.
    ///
    /// - Parameter cameraDevice: The camera.
    open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
    private var picker: (any UIImagePickerControllerDelegate)? { delegate as? any UIImagePickerControllerDelegate }

    /// Chooses an image as a user does.
    ///
    /// - Parameter image: The image.
    public func pick(_ image: UIImage) {
        picker?.imagePickerController(self, didFinishPickingMediaWithInfo: [.originalImage: image])
    }
    /// Cancels as a user does.
    public func cancel() { picker?.imagePickerControllerDidCancel(self) }
}

/// An object that is informed of chosen pictures. All methods have defaults.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
    /// Called when a picture was chosen.
    ///
    /// - Parameters:
    ///   - picker: The controller.
    ///   - info: The picture.
    func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
    /// Called when the user cancels.
    ///
    /// - Parameter picker: The controller.
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
    public func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) { picker.dismiss(animated: true) }
    public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}

/// A controller for choosing files. A test chooses by `pick(_:)`.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
    /// The types of files to open.
    public private(set) var contentTypes: [UTType] = []
    /// The files to export.
    public private(set) var exportedURLs: [URL] = []
    /// The object that is informed of the choice; nil for none.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// Whether several files can be chosen.
    open var allowsMultipleSelection = false
    /// Whether the endings of names are shown.
    open var shouldShowFileExtensions = false
    /// The folder at the start; nil for the last one.
    open var directoryURL: URL?

    /// Creates a controller for opening files.
    ///
    /// - Parameters:
    ///   - contentTypes: The types.
    ///   - asCopy: Whether the program gets copies.
    public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(nibName: nil, bundle: nil)
        self.contentTypes = contentTypes
    }
    /// Creates a controller for exporting files.
    ///
    /// - Parameters:
    ///   - urls: The files.
    ///   - asCopy: Whether copies are exported.
    public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
        self.init(nibName: nil, bundle: nil)
        exportedURLs = urls
    }
    /// Chooses files as a user does.
    ///
    /// - Parameter urls: The files.
    public func pick(_ urls: [URL]) { delegate?.documentPicker(self, didPickDocumentsAt: urls) }
    /// Cancels as a user does.
    public func cancel() { delegate?.documentPickerWasCancelled(self) }
}

/// An object that is informed of chosen files. All methods have defaults.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called when files were chosen.
    ///
    /// - Parameters:
    ///   - controller: The controller.
    ///   - urls: The files.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user cancels.
    ///
    /// - Parameter controller: The controller.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

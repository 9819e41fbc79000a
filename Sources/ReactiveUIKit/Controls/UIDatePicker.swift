/// A control for a date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl, UIWording {
    /// The parts of a date.
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// Both.
        case dateAndTime = 2
        /// A duration.
        case countDownTimer = 3
        /// Month and year.
        case yearAndMonth = 4
    }

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The parts.
    open var datePickerMode = Mode.dateAndTime
    /// The look.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic
    /// The date.
    open var date = Date() {
        didSet {
            if let minimumDate, date < minimumDate { date = minimumDate }
            if let maximumDate, date > maximumDate { date = maximumDate }
        }
    }
    /// Sets the date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - animated: Whether there is an animation; ignored.
    open func setDate(_ date: Date, animated: Bool) { self.date = date }
    /// The earliest date; nil for any.
    open var minimumDate: Date?
    /// The latest date; nil for any.
    open var maximumDate: Date?
    /// The distance of minutes.
    open var minuteInterval = 1
    /// The duration of a timer, in seconds.
    open var countDownDuration: TimeInterval = 0
    /// The locale; nil for the user's.
    open var locale: Locale?
    /// The calendar.
    open var calendar: Calendar! = .current
    /// The time zone; nil for the user's.
    open var timeZone: TimeZone?
    /// Chooses a date as a user does.
    ///
    /// - Parameter date: The date.
    public func choose(_ date: Date) {
        guard isEnabled else { return }
        self.date = date
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    var ownWords: String? { nil }
    var ownValue: String? { "\(date)" }
}

/// The look of a control for a date.
public enum UIDatePickerStyle: Int, Sendable {
    /// By the place.
    case automatic = 0
    /// Wheels.
    case wheels = 1
    /// Small.
    case compact = 2
    /// In the content.
    case inline = 3
}

/// A view with wheels. It asks its data source and its delegate for rows.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The source of the rows; nil for none.
    open weak var dataSource: (any UIPickerViewDataSource)?
    /// The object that is informed of a choice; nil for none.
    open weak var delegate: (any UIPickerViewDelegate)?
    private var rows: [Int: Int] = [:]
    /// The number of wheels.
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    /// Returns the number of rows.
    ///
    /// - Parameter component: The wheel.
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    /// Asks for all rows again.
    open func reloadAllComponents() {}
    /// Asks for the rows of a wheel again.
    ///
    /// - Parameter component: The wheel.
    open func reloadComponent(_ component: Int) {}
    /// Selects a row; the delegate isn't called.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - component: The wheel.
    ///   - animated: Whether there is an animation; ignored.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { rows[component] = row }
    /// Returns the selected row.
    ///
    /// - Parameter component: The wheel.
    open func selectedRow(inComponent component: Int) -> Int { rows[component] ?? 0 }
    /// Chooses a row as a user does.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - component: The wheel.
    public func choose(_ row: Int, inComponent component: Int) {
        guard (0..<max(0, numberOfRows(inComponent: component))).contains(row) else { return }
        rows[component] = row
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    /// An extension of a program can replace it, with the plugin AppleSources.
    open dynamic override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
}

/// The source of a wheel's rows.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
    /// Returns the number of wheels.
    ///
    /// - Parameter pickerView: The view.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// Returns the number of rows.
    ///
    /// - Parameters:
    ///   - pickerView: The view.
    ///   - component: The wheel.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that is informed of a choice. All methods have defaults.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
    /// Returns the title of a row; nil for none.
    ///
    /// - Parameters:
    ///   - pickerView: The view.
    ///   - row: The row.
    ///   - component: The wheel.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// Called when the user has chosen a row.
    ///
    /// - Parameters:
    ///   - pickerView: The view.
    ///   - row: The row.
    ///   - component: The wheel.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    public func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { nil }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

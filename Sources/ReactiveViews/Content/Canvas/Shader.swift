/// A function of a library of shaders, which can be called with arguments.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The library with the function.
    public var library: ShaderLibrary
    /// The name of the function.
    public var name: String

    /// Creates a function.
    ///
    /// - Parameters:
    ///   - library: The library with the function.
    ///   - name: The name of the function.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// Returns the function with its arguments.
    ///
    /// - Parameter args: The arguments.
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: args)
    }
}

/// A library of shaders. Nothing here runs shaders.
///
/// ```swift
/// Rectangle().colorEffect(ShaderLibrary.ripple(.float(0.5)))
/// ```
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private enum Source: Equatable, Sendable {
        case bundle(URL)
        case data(Data)
        case url(URL)
    }
    private let source: Source

    private init(_ source: Source) { self.source = source }

    /// Creates a library from compiled code.
    ///
    /// - Parameter data: The code; it is kept and not read.
    public init(data: Data) { source = .data(data) }

    /// Creates a library from a file.
    ///
    /// - Parameter url: The file; it is not read.
    public init(url: URL) { source = .url(url) }

    /// The library of the program's main bundle.
    public static var `default`: ShaderLibrary { bundle(.main) }

    /// Returns the library of a bundle.
    ///
    /// - Parameter bundle: The bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(.bundle(bundle.bundleURL)) }

    /// A function of the default library.
    ///
    /// - Parameter name: The name of the function.
    public static subscript(dynamicMember name: String) -> ShaderFunction {
        ShaderFunction(library: .default, name: name)
    }

    /// A function of the library.
    ///
    /// - Parameter name: The name of the function.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A call of a shader. Nothing here runs shaders: as a style it paints nothing, and as an effect it changes nothing.
public struct Shader: Equatable, Sendable {
    /// The function.
    public var function: ShaderFunction
    /// The arguments of the call.
    public var arguments: [Argument]
    /// Whether the colours of a style are dithered.
    public var dithersColor = false

    /// Creates a call.
    ///
    /// - Parameters:
    ///   - function: The function.
    ///   - arguments: The arguments.
    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }

    /// What a shader is used for.
    public struct UsageType: Hashable, Sendable {
        private let name: String

        /// A style of shapes.
        public static let shapeStyle = UsageType(name: "shapeStyle")
        /// A change of colours.
        public static let colorEffect = UsageType(name: "colorEffect")
        /// A movement of pixels.
        public static let distortionEffect = UsageType(name: "distortionEffect")
        /// A filter of a whole layer.
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    /// Compiles the shader in advance; there is nothing to compile here.
    ///
    /// - Parameter type: What the shader is used for.
    /// - Throws: Nothing here.
    public func compile(as type: UsageType) async throws {}

    /// An argument of a shader.
    public struct Argument: Equatable, Sendable {
        private enum Value: Equatable, Sendable {
            case floats([Float], count: Int)
            case boundingRect
            case colors([Color], isArray: Bool)
            case image(Image)
            case data(Data)
        }
        private let value: Value

        private static func floats(_ values: [Double]) -> Argument {
            Argument(value: .floats(values.map { Float($0) }, count: values.count))
        }

        /// A number.
        ///
        /// - Parameter x: The number.
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { floats([Double(x)]) }

        /// Two numbers.
        ///
        /// - Parameters:
        ///   - x: The first number.
        ///   - y: The second number.
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
            floats([Double(x), Double(y)])
        }

        /// Three numbers.
        ///
        /// - Parameters:
        ///   - x: The first number.
        ///   - y: The second number.
        ///   - z: The third number.
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
            floats([Double(x), Double(y), Double(z)])
        }

        /// Four numbers.
        ///
        /// - Parameters:
        ///   - x: The first number.
        ///   - y: The second number.
        ///   - z: The third number.
        ///   - w: The fourth number.
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
            floats([Double(x), Double(y), Double(z), Double(w)])
        }

        /// The coordinates of a point.
        ///
        /// - Parameter point: The point.
        public static func float2(_ point: CGPoint) -> Argument { floats([Double(point.x), Double(point.y)]) }

        /// The sides of a size.
        ///
        /// - Parameter size: The size.
        public static func float2(_ size: CGSize) -> Argument { floats([Double(size.width), Double(size.height)]) }

        /// The components of a vector.
        ///
        /// - Parameter vector: The vector.
        public static func float2(_ vector: CGVector) -> Argument { floats([Double(vector.dx), Double(vector.dy)]) }

        /// Any number of numbers.
        ///
        /// - Parameter array: The numbers.
        public static func floatArray(_ array: [Float]) -> Argument { Argument(value: .floats(array, count: -1)) }

        /// The bounding rectangle of what is painted.
        public static var boundingRect: Argument { Argument(value: .boundingRect) }

        /// A colour.
        ///
        /// - Parameter color: The colour.
        public static func color(_ color: Color) -> Argument { Argument(value: .colors([color], isArray: false)) }

        /// Any number of colours.
        ///
        /// - Parameter array: The colours.
        public static func colorArray(_ array: [Color]) -> Argument { Argument(value: .colors(array, isArray: true)) }

        /// An image.
        ///
        /// - Parameter image: The image.
        public static func image(_ image: Image) -> Argument { Argument(value: .image(image)) }

        /// Bytes.
        ///
        /// - Parameter data: The bytes.
        public static func data(_ data: Data) -> Argument { Argument(value: .data(data)) }
    }
}

extension Shader: ShapeStyle {
    /// Paints nothing: nothing here runs shaders.
    public func _paint(in environment: EnvironmentValues) -> Paint { .clear }
}

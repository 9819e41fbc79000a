/// Conversions between colour spaces.
enum ColorMath {
    /// Returns the amount of light of a gamma-encoded sRGB component.
    static func linear(_ component: Double) -> Double {
        let size = abs(component)
        let light = size <= 0.040_45 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
        return component < 0 ? -light : light
    }

    /// Returns the gamma-encoded sRGB component of an amount of light.
    static func encoded(_ light: Double) -> Double {
        let size = abs(light)
        let component = size <= 0.003_130_8 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
        return light < 0 ? -component : component
    }

    /// Converts hue, saturation and brightness, all from 0 to 1, to red, green and blue.
    static func rgb(hue: Double, saturation: Double, brightness: Double) -> (Double, Double, Double) {
        let sector = hue * 6
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        switch Int(sector) % 6 {
        case 0: return (brightness, rising, low)
        case 1: return (falling, brightness, low)
        case 2: return (low, brightness, rising)
        case 3: return (low, falling, brightness)
        case 4: return (rising, low, brightness)
        default: return (brightness, low, falling)
        }
    }

    /// Converts linear light to Oklab: lightness and two opponent components, in which equal steps look equally large.
    static func oklab(_ r: Double, _ g: Double, _ b: Double) -> (Double, Double, Double) {
        let l = cbrt(0.412_221_470_8 * r + 0.536_332_536_3 * g + 0.051_445_992_9 * b)
        let m = cbrt(0.211_903_498_2 * r + 0.680_699_545_1 * g + 0.107_396_956_6 * b)
        let s = cbrt(0.088_302_461_9 * r + 0.281_718_837_6 * g + 0.629_978_700_5 * b)
        return (
            0.210_454_255_3 * l + 0.793_617_785_0 * m - 0.004_072_046_8 * s,
            1.977_998_495_1 * l - 2.428_592_205_0 * m + 0.450_593_709_9 * s,
            0.025_904_037_1 * l + 0.782_771_766_2 * m - 0.808_675_766_0 * s
        )
    }

    /// Converts Oklab to linear light.
    static func light(_ lightness: Double, _ a: Double, _ b: Double) -> (Double, Double, Double) {
        let l = cube(lightness + 0.396_337_777_4 * a + 0.215_803_757_3 * b)
        let m = cube(lightness - 0.105_561_345_8 * a - 0.063_854_172_8 * b)
        let s = cube(lightness - 0.089_484_177_5 * a - 1.291_485_548_0 * b)
        return (
            4.076_741_662_1 * l - 3.307_711_591_3 * m + 0.230_969_929_2 * s,
            -1.268_438_004_6 * l + 2.609_757_401_1 * m - 0.341_319_396_5 * s,
            -0.004_196_086_3 * l - 0.703_418_614_7 * m + 1.707_614_701_0 * s
        )
    }

    private static func cube(_ value: Double) -> Double { value * value * value }
}

/// The words of the names of system symbols.
///
/// A list of all names would have to be complete to be of use: a program ends where an existing symbol is missing. New
/// symbols are mostly new combinations of the same words.
enum SymbolWords {
    /// Returns whether a name consists of words of symbol names, with periods between them.
    static func make(_ name: String) -> Bool {
        name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { isNumber($0) || all.contains($0) }
    }

    /// Whether a word is a number, perhaps of percents: `50`, `50percent`.
    private static func isNumber(_ word: Substring) -> Bool {
        let digits = word.hasSuffix("percent") ? word.dropLast(7) : word
        return 1...3 ~= digits.utf8.count && digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }

    private static let all = Set(words.split(whereSeparator: \.isWhitespace))

    private static let words = """
        1x2 2d 2h 2x1 2x2 3d 3x1 3x2 3x3 4a 4h 4k 4l 4x3 a abc abs ac accelerator accessibility adapter
        adjustable africa air airbag airplane airplayaudio airplayvideo airpod airpodpro airpods airpodsmax
        airpodspro airport airtag alarm align aligncenter aligned alignleft alignright allergens alt
        alternatingcurrent american americas amplifier analog and angle angled angledbottom angledtop answer ant
        antenna aperture app appclip append apple applelogo applepencil applescript appletv appletvremote
        applewatch apps appwindow aqi ar arabic arcade archery archivebox arkit arm arms arrival arrow arrowkeys
        arrowshape arrowtriangle arrowtriangles artframe arts ascending asia aspectratio asterisk at atom
        australia australian australiandollarsign australsign auto automatic autostartstop av average awning
        axel axle b background backpack backrest backward badge badminton bag bahtsign ball balloon bandage
        banknote bar barcode barometer barre baseball bases basket basketball bathtub battery batteryblock
        batterypack bay beach beacon beam beats bed bell below bengali bicycle bifold bin binoculars bird
        birthday bitcoinsign blast blinds blurred bn body bold bolt bonjour book bookmark books bottom
        bottomhalf bottomleading bottomleft bottommiddle bottomright bottomrighthalf bottomrightquarter
        bottomthird bottomtrailing bounce bowling box boxing braille brain brake brakesignal branch
        brazilianrealsign bridge briefcase bubble bubbles building bullet burn burst bus bust button c cabinet
        cable cablecar cake calendar camera candybarphone capslock capsule capsulepath captions capture car
        carbon cardio cargo carrier carrot carseat cart case casement cat ccs1 ccs2 cedisign ceiling
        cellularbars center central centsign chademo chair chandelier character charger chargingcase chart
        checked checkerboard checkered checklist checkmark chevron child chineseyuanrenminbisign circle
        circlebadge circlepath circles circulate clap clear click climbing clip clipboard clock clockwise closed
        closing cloud club clutch coat coaxial collision coloncurrencysign columns comb combustion command
        compact compass compress computermouse conditioner cone connected connection connector console contact
        contextualmenu control controlcenter controlhandles convertible cooktop cooldown core counterclockwise
        cpu creditcard crescent cricket critical crop cross crosscountry crossed crosshair crown cruzeirosign
        cube cup curling curlybraces cursive cursor cursorarrow curtains curve curved curvedto curvepath custody
        cycle cycling cylinder cylindrical d dance danishkronesign dash dashed day daytime dc decrease
        degreesign dehumidifier delete departure desk deskclock desktopcomputer deskview diagonal diagonalline
        dial diamond dice die digitalcrown dioxide directcurrent disc disengaged dishwasher display dissolve
        distance distribute distribution divide doc dock document dog dollarsign dongsign door doorbell dot
        dotmatrix dots dotted dottedline dottedunderline double doubledecker doubletap down downhill downtrend
        dpad draw drawing dress driveshaft drizzle drop droplets dryer dumbbell duployan dust dynamic e ear
        earbuds earphones earpods ease ecg eject el element ellipse ellipses ellipsis elliptical emission end
        engaged engine enter entry envelope environment equal equestrian eraser escape esim europe eurosign
        eurozonesign ev exclam exclamation exclamationmark exit expand express extension externaldrive
        extralarge extreme eye eyebrow eyedropper eyeglasses eyes f face faceid facemask facing fall fan
        fanblades fast faxmachine fencing ferry fiberchannel fibrechannel field figure filemenu fill filled film
        filters finder fingers fireplace firewall fireworks first fish fishing fit fitness fitpro flag flame
        flashlight flask flattrend fleuron flexibility flip flipphone floor florinsign flowchart fluid fn focus
        fog folder football fork formfitting forward forwardslash fossil frame frames francsign french fresh
        from front frontleft frontright frying fuelpump full function functional furniture fx g gamecontroller
        gaming garage gate gauge gb gear gearshape gearshift gen1 gen2 gen3 gen4 genmoji gibbous gift giftcard
        globe glowplug gobackward goforward golf gradient graduationcap greaterthan greetingcard grid group gu
        guaranisign guitars gym gymnastics gyroscope h hail half halffull hammer hand handbag handball handheld
        hands hanger haptics hare hat hazardsign haze he head header headlight headphones headset hearingaid
        hearingdevice heart heat heater heavyrain helm hex hexagon hexagongrid hexagonpath hi hifireceiver
        hifispeaker high highintensity highlighter hiking hill hockey hold holdinghands homebutton homekit
        homepod homepodmini horizon horizontal horn hourglass house hover hryvniasign humidifier humidity
        hunting hurricane hydrogen i ibeam icloud image imageplayground immersive in increase indent
        indianrupeesign indicator indoor infinity info inhaler insert inset intelligence intermittent
        internaldrive intersection intervaltraining inverse inward ipad iphone ipod ipodshuffle ipodtouch island
        italic ivfluid j ja jacket joystick jumprope justify justifyleft justifyright k kashida key keyboard
        keyframe keypad kickboxing kipsign kite km kn knife ko kph l l1 l2 l3 l4 lacrosse ladder ladybug lamp
        landscape lane lanes lanyardcard laptopcomputer large largecircle larger larisign laser lasso last latch
        laurel layers layout lb leading leadinghalf leadingthird leaf led left lefthalf leftthird lessthan level
        lever licenseplate lifepreserver light lightbulb lightrail lightspectrum lightswitch line lines
        lineweight link liquid lirasign list livephoto lizard lm location lock lodge logo long lounge loupe low
        lower lsb lt lungs m m1 m2 m3 m4 macbook macmini macpro macro macstudio macwindow magazine magicmouse
        magnify magnifyingglass magsafe mail manatsign map mappin marks martial massage matrix matter max
        measurement medal mediabox mediastick medical meditate medium megaphone memories memorychip menubar
        menucard merge mesh message meter metering metronome mic microbe microphone microwave middle middleleft
        middleright millsign min mind mindfulness minus mirror mirroring mixed ml mni monoxide moon moonphase
        moonrise moonset moped more mosaic motion motionlines motorcycle mount mountain mountains mouth move
        movieclapper mph mr mug multiply multispot music mustache my n nacs nairasign needle network new
        newspaper none north norwegiankronesign nose nosign notch note notification number numbers numbersign o
        oar octagon of off offgrid oilcan on onehanded opacity open opening opticaldisc opticaldiscdrive opticid
        option or oscillation out outdoor outline outward oval oven over overhead p p1 p2 p3 p4 pa pad
        paddleshifter page pages paintbrush paintpalette palm pan panel pano paper paperclip paperplane
        paragraph paragraphsign parentheses parkinglight parkingsign partial party pass path pattern pause
        pawprint pc peacesign pedal pedestrian pencil pentagon percent person personal personalhotspot
        perspective pesetasign pesosign phone phonetic photo pianokeys pickleball pickup pie pilates pill pills
        pin pinch pip pipe placeholdertext plaintext platter play playground playpause playstation plug plus
        plusminus podcasts point pointed pointer polishzlotysign pool popcorn popper portrait power powerbeats
        powerbeats3 powerbeatspro powercord poweroff poweron poweroutlet powerplug powersleep press printer pro
        profile programmable progress projective puck pull purchased purifier puzzlepiece pyramid q qrcode
        quarter quarternote questionmark quicklook quote quotelevel r r1 r2 r3 r4 rack racket racquetball radio
        radiowaves raid rain rainbow raised rate ratio rays rb reactions reading rear rearleft rearright
        recessed recommend record recorder recordingtape rectangle rectanglepath rectangular redaction reduced
        refrigerator remote remove repeat resize restart retarder return rhombus ribbon richtext right righthalf
        rightthird righttriangle ring riyal riyalsign rm road roll roller rolling roman roof rosette rotate
        rotation roundedbottom roundedtop router rower rsb rt rtl ru rublesign rugby ruler run runningpace
        rupeesign s safari safetycone sailboat sailing sat satellite saucer saudiriyalsign scale scalemass
        scanner scatter scissors scooter scope screen screwdriver scribble scroll scurvepath sdcard seal seat
        seatbelt seated selection sensor sequence server shade shadow shared shareplay shazam sheet shekelsign
        shell sheqelsign shield shift shippingbox shoe shoeprints shortcut shower shuffle shutter si side
        sidebar sidejet signal signature signpost simcard sink siri sixspeed size sizes skateboard skating skew
        skiing skis slash sleep sleet slider sliding slow slowmo small smallcircle smaller smartbatterycase
        smartphone smiley smiling smoke snow snowboard snowboarding snowflake soccer soccerball socialdance sofa
        softball solobuds sos soundbars south space spacing spade sparkle sparkles spatial speaker specular
        speed speedometer spigot split sports sportscourt spot spray spread sprinkler square squarepath
        squareroot squares squareshape squash squeeze stack stair stairs stand star staroflife stars
        steeringwheel stemless step stepper sterlingsign stethoscope stick stop stopwatch storefront stove straw
        strengthtraining strikethrough strip striped stroller studentdesk studio studiobud studiobuds
        studiobudsplus stylus subscript suit suitcase sum sun sunglasses sunrise sunset superscript surfboard
        surfing sutton suv swap swatchpalette swedishkronasign swift swiftdata swim swipe swirl switch switcher
        syringe t ta table tablecells tag taichi taillight takeoutbag tap target te teddybear teletype tengesign
        tennis tennisball tent terminal testtube text textbox textformat th theatermask theatermasks thermometer
        thread threshold thumbsdown thumbsup ticket tilt timelapse timeline timemachine timer tip tire
        tirepressure to togglepower toilet tools top tophalf topleading topleft topmiddle topright topthird
        toptrailing tornado tortoise torus touch touchid tower track tracking trackpad traction traditional
        trailing trailinghalf trailingthird train training tram transition translate translucent transmission
        transparent trapezoid trash tray treadmill tree triangle trianglebadge trianglehead trianglepath
        triangleshape trophy tropicalstorm truck tshirt tugriksign tuningfork tunnel turkishlirasign turn tv
        type u uiwindow ultrawide umbrella unchecked underline unknown unread up upper uptrend usb uturn v
        variable vertical vial video videoprojector view viewfinder vision visionpro visualintelligence
        voiceover volleyball volumetric w wake walk wallet wand waning warninglight washer watch watchface water
        waterbottle waterpolo wave waveform waves waxing web weighted wide widebrim widget wifi wind window
        windshield wineglass wiper wireless with wonsign word work wrench wrestling writing wrongwaysign x xaxis
        xbox xcode xmark xserve xyaxis y yensign yieldsign yoga you z zh zigzag zipper zl zr zzz
        """
}

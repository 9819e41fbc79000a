extension SymbolDrawings {
    /// Lists, text, sound, weather, charts and characters. The notation is explained at ``SymbolNotation``.
    static let scripts = #"""
        list.bullet: f O 8 22 6 O 8 50 6 O 8 78 6; s M 28 22 L 98 22 M 28 50 L 98 50 M 28 78 L 98 78
        list.dash: s M 4 22 L 12 22 M 4 50 L 12 50 M 4 78 L 12 78 M 28 22 L 98 22 M 28 50 L 98 50 M 28 78 L 98 78
        list.number: s M 5 14 L 9 12 L 9 30 M 4 44 Q 8 40 12 44 Q 12 50 4 58 L 13 58 M 4 72 L 12 72 L 8 78 Q 14 80 10 87 L 4 87 M 28 22 L 98 22 M 28 50 L 98 50 M 28 78 L 98 78
        list.triangle: f P 1 4 15 15 22 4 29 P 1 4 43 15 50 4 57 P 1 4 71 15 78 4 85; s M 30 22 L 98 22 M 30 50 L 98 50 M 30 78 L 98 78
        list.bullet.indent: f O 8 22 6 O 26 50 6 O 26 78 6; s M 28 22 L 98 22 M 46 50 L 98 50 M 46 78 L 98 78
        list.bullet.rectangle: a R -4 12 108 76 12; b O 16 34 5 O 16 50 5 O 16 66 5; d M 32 34 L 84 34 M 32 50 L 84 50 M 32 66 L 84 66
        list.bullet.rectangle.portrait: a R 14 -2 72 104 12; b O 30 26 5 O 30 50 5 O 30 74 5; d M 44 26 L 70 26 M 44 50 L 70 50 M 44 74 L 70 74
        list.dash.header.rectangle: @list.bullet.rectangle 1 0 0
        list.star: s M 28 22 L 98 22 M 28 50 L 98 50 M 28 78 L 98 78; @star.fill .22 -3 11; @star.fill .22 -3 39; @star.fill .22 -3 67
        checklist: s M 0 20 L 7 28 L 20 12 M 0 50 L 7 58 L 20 42 M 0 80 L 7 88 L 20 72 M 36 22 L 98 22 M 36 50 L 98 50 M 36 78 L 98 78
        line.3.horizontal: s M 8 24 L 92 24 M 8 50 L 92 50 M 8 76 L 92 76
        line.3.horizontal.decrease: s M 6 26 L 94 26 M 22 50 L 78 50 M 38 74 L 62 74
        line.horizontal.3: =line.3.horizontal
        line.horizontal.3.decrease: =line.3.horizontal.decrease
        line.2.horizontal: s M 8 38 L 92 38 M 8 62 L 92 62
        line.diagonal: s M 86 14 L 14 86
        text.alignleft: s M 8 16 L 92 16 M 8 39 L 60 39 M 8 61 L 92 61 M 8 84 L 60 84
        text.alignright: @|text.alignleft 1 0 0
        text.aligncenter: s M 8 16 L 92 16 M 24 39 L 76 39 M 8 61 L 92 61 M 24 84 L 76 84
        text.justify: s M 8 16 L 92 16 M 8 39 L 92 39 M 8 61 L 92 61 M 8 84 L 92 84
        text.justify.left: =text.alignleft
        text.justify.leading: =text.alignleft
        text.quote: s M 12 16 L 12 84 M 30 16 L 94 16 M 30 50 L 94 50 M 30 84 L 70 84
        text.append: s M 6 14 L 94 14 M 6 34 L 94 34 M 6 54 L 50 54 M 74 52 L 74 92 M 54 72 L 94 72
        text.insert: =text.append
        text.badge.plus: =text.append
        text.badge.checkmark: s M 6 14 L 94 14 M 6 34 L 94 34 M 6 54 L 50 54 M 6 74 L 40 74 M 56 76 L 70 92 L 94 58
        text.cursor: s M 36 8 Q 50 8 50 22 Q 50 8 64 8 M 36 92 Q 50 92 50 78 Q 50 92 64 92 M 50 22 L 50 78
        textformat: s M 4 84 L 32 14 L 60 84 M 14 60 L 50 60; s O 82 66 17; s M 99 48 L 99 84
        textformat.size: s M 30 84 L 58 14 L 92 84 M 42 58 L 80 58 M 2 84 L 14 52 L 28 84 M 6 72 L 22 72
        textformat.alt: =textformat
        textformat.abc: =textformat
        textformat.123: @'1 .62 -12 19; @'2 .62 20 19; @'3 .62 54 19
        textformat.size.larger: @textformat.size 1 0 0
        textformat.size.smaller: @textformat.size 1 0 0
        textformat.characters: s M 16 90 L 50 10 L 84 90 M 28 62 L 72 62
        character: =textformat.characters
        bold: s M 26 10 L 56 10 Q 74 10 74 29 Q 74 48 56 48 L 26 48 M 26 48 L 60 48 Q 80 48 80 69 Q 80 90 60 90 L 26 90 Z M 26 10 L 26 90
        italic: s M 40 10 L 80 10 M 20 90 L 60 90 M 60 10 L 40 90
        underline: s M 26 6 L 26 44 Q 26 72 50 72 Q 74 72 74 44 L 74 6 M 18 94 L 82 94
        strikethrough: s M 76 24 Q 70 10 50 10 Q 26 10 26 30 Q 26 44 44 48 M 22 72 Q 28 90 50 90 Q 76 90 76 70 Q 76 60 66 54 M 8 50 L 92 50
        translate: s M 2 16 L 54 16 M 28 6 L 28 16 M 46 16 Q 38 46 4 58 M 12 32 Q 24 52 48 58 M 44 94 L 68 38 L 94 94 M 54 76 L 86 76
        slider.horizontal.3: s M 4 20 L 56 20 M 80 20 L 96 20 M 4 50 L 16 50 M 40 50 L 96 50 M 4 80 L 56 80 M 80 80 L 96 80; s O 68 20 11; s O 28 50 11; s O 68 80 11
        slider.vertical.3: @slider.horizontal.3 1 0 0 -90
        slider.horizontal.2.square: a R 9.5 9.5 81 81 13; d M 22 36 L 44 36 M 72 36 L 78 36 M 22 64 L 28 64 M 56 64 L 78 64; d O 58 36 8; d O 42 64 8
        slider.horizontal.below.rectangle: s R -4 10 108 46 10; s M -4 82 L 58 82 M 84 82 L 104 82; s O 71 82 12
        switch.2: a R -2 6 104 38 19; w O 80 25 11; a R -2 56 104 38 19; w O 20 75 11
        dial.low: a O 50 44 40; d M 50 44 L 26 60; f O 10 92 4 O 90 92 4
        tuningfork: s M 30 6 L 30 44 Q 30 62 50 62 Q 70 62 70 44 L 70 6 M 50 62 L 50 96
        wifi: s A 50 84 74 -133 -47; s A 50 84 50 -133 -47; s A 50 84 26 -133 -47; f O 50 83 9
        wifi.exclamationmark: s A 50 84 74 -133 -47; s A 50 84 50 -133 -105; s A 50 84 50 -75 -47; s M 50 40 L 50 66; f O 50 84 8
        antenna.radiowaves.left.and.right: f O 50 38 10; s M 50 46 L 50 96; s A 50 38 24 -50 50; s A 50 38 24 130 230; s A 50 38 44 -50 50; s A 50 38 44 130 230
        dot.radiowaves.left.and.right: f O 50 50 10; s A 50 50 26 -45 45; s A 50 50 26 135 225; s A 50 50 48 -45 45; s A 50 50 48 135 225
        dot.radiowaves.right: f O 14 50 10; s A 14 50 30 -45 45; s A 14 50 54 -45 45; s A 14 50 78 -45 45
        radiowaves.right: =dot.radiowaves.right
        wave.3.right: s A 0 50 30 -40 40; s A 0 50 54 -40 40; s A 0 50 78 -40 40
        cellularbars: f R 2 66 18 26 4 R 28 48 18 44 4 R 54 28 18 64 4 R 80 8 18 84 4
        airplayaudio: s O 50 44 10; s A 50 48 28 120 420; s A 50 48 44 130 410; f P 3 50 62 78 96 22 96
        airplayvideo: s M 22 76 L 10 76 Q 0 76 0 66 L 0 22 Q 0 12 10 12 L 90 12 Q 100 12 100 22 L 100 66 Q 100 76 90 76 L 78 76; f P 3 50 58 78 94 22 94
        shareplay: f O 50 40 13; f M 28 82 C 30 62 40 58 50 58 C 60 58 70 62 72 82 Z; s A 50 48 40 150 390; s A 50 48 54 160 380
        play: a P 6 14 4 96 50 14 96
        pause: a R 16 10 22 80 5; a R 62 10 22 80 5
        playpause: a P 4 2 16 48 50 2 84; a R 60 18 10 64 3; a R 84 18 10 64 3
        stop: a R 12 12 76 76 11
        forward: a P 4 -4 20 46 50 -4 80; a P 4 52 20 102 50 52 80
        backward: @|forward 1 0 0
        forward.end: a P 4 10 14 74 50 10 86; a R 80 14 10 72 3
        backward.end: @|forward.end 1 0 0
        forward.frame: =forward.end
        backward.frame: =backward.end
        eject: a P 4 50 10 92 60 8 60; a R 10 76 80 14 4
        shuffle: s M 2 28 L 20 28 Q 28 28 34 36 L 56 66 Q 62 74 72 74 L 94 74 M 2 74 L 20 74 Q 28 74 34 66 M 56 36 Q 62 28 72 28 L 94 28 M 82 14 L 96 28 L 82 42 M 82 60 L 96 74 L 82 88
        repeat: s M 8 46 Q 8 28 26 28 L 88 28 M 74 12 L 90 28 L 74 44 M 92 54 Q 92 72 74 72 L 12 72 M 26 56 L 10 72 L 26 88
        repeat.1: @repeat 1 0 0; s M 46 46 L 52 42 L 52 60
        music.note: f E 32 80 17 13; s M 47 80 L 47 12 L 78 6 L 78 22 L 47 30
        music.note.list: s M 4 18 L 44 18 M 4 42 L 36 42 M 4 66 L 30 66; f E 58 82 14 11; s M 70 82 L 70 18 L 96 12 L 96 26 L 70 33
        music.quarternote.3: f E 18 84 13 10 E 76 74 13 10; s M 29 84 L 29 18 L 87 8 L 87 74 M 29 34 L 87 24
        music.mic: s O 70 28 20; s M 54 42 L 12 86 Q 8 94 16 90 L 60 46
        speaker: a M 50 14 Q 50 8 45 12 L 26 30 L 14 30 Q 6 30 6 38 L 6 62 Q 6 70 14 70 L 26 70 L 45 88 Q 50 92 50 86 Z
        speaker.wave.1: @speaker 1 -8 0; s A 42 50 26 -32 32
        speaker.wave.2: @speaker 1 -12 0; s A 38 50 24 -32 32; s A 38 50 42 -34 34
        speaker.wave.3: @speaker 1 -20 0; s A 30 50 24 -32 32; s A 30 50 42 -34 34; s A 30 50 60 -36 36
        speaker.1: =speaker.wave.1
        speaker.2: =speaker.wave.2
        speaker.3: =speaker.wave.3
        hifispeaker: a R 18 2 64 96 10; d O 50 64 18; b O 50 26 7
        mic: a R 34 4 32 54 16; s M 18 46 L 18 50 C 18 68 30 78 50 78 C 70 78 82 68 82 50 L 82 46 M 50 78 L 50 95 M 32 95 L 68 95
        waveform: s M 6 40 L 6 60 M 20 28 L 20 72 M 35 12 L 35 88 M 50 34 L 50 66 M 65 20 L 65 80 M 80 34 L 80 66 M 94 42 L 94 58
        waveform.path: s M 2 50 L 16 50 L 26 24 L 40 78 L 52 10 L 64 90 L 74 38 L 82 50 L 98 50
        waveform.path.ecg: s M 2 54 L 24 54 L 36 14 L 52 90 L 64 42 L 70 54 L 98 54
        waveform.path.ecg.rectangle: a R -4 14 108 72 12; d M 8 54 L 28 54 L 38 28 L 52 76 L 62 44 L 68 54 L 92 54
        bolt.horizontal: @bolt 1 0 0 90
        sun.max: a O 50 50 19; s M 50 5 L 50 16 M 50 84 L 50 95 M 5 50 L 16 50 M 84 50 L 95 50 M 18.2 18.2 L 26 26 M 74 74 L 81.8 81.8 M 18.2 81.8 L 26 74 M 74 26 L 81.8 18.2
        sun.min: a O 50 50 19; s M 50 17 L 50 18 M 50 82 L 50 83 M 17 50 L 18 50 M 82 50 L 83 50 M 27 27 L 27.5 27.5 M 73 73 L 73.5 73.5 M 27 73 L 27.5 72.5 M 73 27 L 72.5 27.5
        sun: =sun.max
        sunrise: s M -2 78 L 102 78 M 20 92 L 80 92; a M 26 76 C 26 58 36 50 50 50 C 64 50 74 58 74 76; s M 50 4 L 50 36 M 36 18 L 50 4 L 64 18 M 6 58 L 14 61 M 94 58 L 86 61 M 20 36 L 26 42 M 80 36 L 74 42
        sunset: s M -2 78 L 102 78 M 20 92 L 80 92; a M 26 76 C 26 58 36 50 50 50 C 64 50 74 58 74 76; s M 50 4 L 50 36 M 36 22 L 50 36 L 64 22 M 6 58 L 14 61 M 94 58 L 86 61 M 20 36 L 26 42 M 80 36 L 74 42
        sun.horizon: =sunrise
        moon: a M 38 8 C 18 14 6 32 6 52 C 6 76 24 94 48 94 C 68 94 84 83 91 65 C 84 68 78 69 70 69 C 46 69 32 54 32 32 C 32 24 34 15 38 8 Z
        moon.stars: a M 34 16 C 16 22 4 38 4 56 C 4 78 22 94 44 94 C 62 94 76 84 82 68 C 52 80 22 58 34 16 Z; @sparkle .36 48 2; @sparkle .26 72 32
        moon.zzz: @moon 1 0 0; s M 56 14 L 72 14 L 56 34 L 72 34 M 80 40 L 92 40 L 80 56 L 92 56
        cloud: a M 24 84 C 10 84 0 74 0 61 C 0 49 9 40 20 39 C 22 24 34 14 49 14 C 63 14 74 23 77 35 C 91 35 102 46 102 60 C 102 74 91 84 77 84 Z
        icloud: =cloud
        cloud.rain: @cloud.top 1 0 0; s M 26 72 L 20 84 M 44 78 L 38 92 M 62 72 L 56 84 M 80 78 L 74 92
        cloud.heavyrain: @cloud.top 1 0 0; s M 22 72 L 12 94 M 40 72 L 30 94 M 58 72 L 48 94 M 76 72 L 66 94
        cloud.drizzle: @cloud.top 1 0 0; s M 26 74 L 24 80 M 50 74 L 48 80 M 74 74 L 72 80 M 38 90 L 36 96 M 62 90 L 60 96
        cloud.snow: @cloud.top 1 0 0; f O 22 78 5 O 50 78 5 O 78 78 5 O 36 92 5 O 64 92 5
        cloud.bolt: @cloud.top 1 0 0; f P 1 54 66 34 86 46 86 40 100 62 80 50 80
        cloud.bolt.rain: @cloud.top 1 0 0; f P 1 54 66 34 86 46 86 40 100 62 80 50 80; s M 20 72 L 14 86 M 82 72 L 76 86
        cloud.fog: @cloud.top 1 0 0; s M 10 76 L 90 76 M 22 91 L 78 91
        cloud.hail: @cloud.snow 1 0 0
        cloud.sleet: @cloud.snow 1 0 0
        cloud.top: a M 24 60 C 10 60 0 52 0 42 C 0 32 9 25 20 24 C 22 12 34 3 49 3 C 63 3 74 11 77 21 C 91 21 102 30 102 41 C 102 52 91 60 77 60 Z
        cloud.sun: s M 70 4 L 70 12 M 44 14 L 49 20 M 96 14 L 91 20 M 106 40 L 98 40; a A 70 36 16 -180 90; k M 20 92 C 8 92 0 84 0 74 C 0 64 7 57 16 56 C 18 44 28 36 40 36 C 52 36 61 44 64 54 C 76 54 84 62 84 73 C 84 84 75 92 64 92 Z; a M 20 92 C 8 92 0 84 0 74 C 0 64 7 57 16 56 C 18 44 28 36 40 36 C 52 36 61 44 64 54 C 76 54 84 62 84 73 C 84 84 75 92 64 92 Z
        cloud.moon: @moon .5 52 0; k M 20 92 C 8 92 0 84 0 74 C 0 64 7 57 16 56 C 18 44 28 36 40 36 C 52 36 61 44 64 54 C 76 54 84 62 84 73 C 84 84 75 92 64 92 Z; a M 20 92 C 8 92 0 84 0 74 C 0 64 7 57 16 56 C 18 44 28 36 40 36 C 52 36 61 44 64 54 C 76 54 84 62 84 73 C 84 84 75 92 64 92 Z
        icloud.and.arrow.up: @cloud 1 0 0; k R 40 46 20 54 6; s M 50 52 L 50 98 M 34 66 L 50 50 L 66 66
        icloud.and.arrow.down: @cloud 1 0 0; k R 40 50 20 50 6; s M 50 50 L 50 96 M 34 82 L 50 98 L 66 82
        wind: s M 4 36 L 58 36 C 70 36 76 28 74 20 C 71 10 58 10 54 20 M 4 52 L 84 52 C 96 52 100 42 96 35 C 91 27 82 30 80 37 M 4 68 L 62 68 C 74 68 78 76 75 84 C 71 92 60 91 58 83
        snowflake: s M 50 4 L 50 96 M 10 27 L 90 73 M 10 73 L 90 27 M 38 10 L 50 22 L 62 10 M 38 90 L 50 78 L 62 90 M 11 41 L 27 37 L 23 21 M 89 59 L 73 63 L 77 79 M 11 59 L 27 63 L 23 79 M 89 41 L 73 37 L 77 21
        snow: =snowflake
        tornado: s M 8 12 L 92 12 M 18 32 L 84 32 M 34 52 L 74 52 M 44 72 L 68 72 M 50 92 L 56 92
        rainbow: s A 50 78 46 180 360; s A 50 78 31 180 360; s A 50 78 16 180 360
        water.waves: s M 2 32 Q 14 20 26 32 Q 38 44 50 32 Q 62 20 74 32 Q 86 44 98 32 M 2 54 Q 14 42 26 54 Q 38 66 50 54 Q 62 42 74 54 Q 86 66 98 54 M 2 76 Q 14 64 26 76 Q 38 88 50 76 Q 62 64 74 76 Q 86 88 98 76
        thermometer.sun: @thermometer.medium 1 16 0; s A 34 34 18 60 300; s M 34 4 L 34 8 M 4 34 L 8 34 M 13 13 L 16 16
        thermometer.snowflake: @thermometer.medium 1 18 0; @snowflake .5 -4 14
        humidity: @drop .8 -8 10; s M 70 34 Q 80 26 90 34 M 70 54 Q 80 46 90 54 M 70 74 Q 80 66 90 74
        aqi.medium: f O 50 50 9 O 24 50 7 O 76 50 7 O 50 24 7 O 50 76 7 O 28 24 5 O 72 24 5 O 28 76 5 O 72 76 5 O 6 40 4 O 94 60 4
        chart.bar: a R 2 52 24 42 4; a R 38 8 24 86 4; a R 74 30 24 64 4
        chart.bar.xaxis: s M 0 94 L 100 94; f R 10 50 16 34 3 R 34 26 16 58 3 R 58 40 16 44 3 R 82 12 14 72 3
        chart.bar.doc.horizontal: a R 14 4 72 92 11; d M 30 26 L 62 26 M 30 50 L 70 50 M 30 74 L 50 74
        chart.pie: a A 46 54 41 0 270 L 46 54 Z; a M 58 4 A 58 42 38 -90 0 L 58 42 Z
        chart.line.uptrend.xyaxis: s M 6 6 L 6 94 L 96 94 M 20 70 L 40 48 L 56 60 L 90 22 M 68 20 L 91 20 L 91 43
        chart.line.downtrend.xyaxis: s M 6 6 L 6 94 L 96 94 M 20 24 L 40 46 L 56 34 L 90 72 M 68 74 L 91 74 L 91 51
        chart.line.flattrend.xyaxis: s M 6 6 L 6 94 L 96 94 M 20 50 L 40 40 L 56 58 L 90 48
        chart.xyaxis.line: s M 6 6 L 6 94 L 96 94 M 20 72 L 42 42 L 62 60 L 92 18
        chart.dots.scatter: s M 6 6 L 6 94 L 96 94; f O 30 66 6 O 46 42 6 O 60 60 6 O 78 24 6 O 84 50 6
        swift: f M 62 10 C 92 30 96 58 88 68 Q 96 78 94 90 Q 84 80 74 86 C 50 98 20 90 4 64 C 24 76 42 78 54 70 C 38 58 24 42 14 26 C 30 40 42 48 48 52 C 40 42 30 30 24 18 C 40 34 60 50 70 56 Q 74 34 62 10 Z
        lines.measurement.horizontal: s M 4 30 L 4 66 M 27 30 L 27 52 M 50 30 L 50 66 M 73 30 L 73 52 M 96 30 L 96 66
        ruler: a P 6 26 4 96 74 74 96 4 26; d M 34 16 L 26 24 M 48 30 L 36 42 M 62 44 L 54 52 M 76 58 L 64 70
        level: s R -4 30 108 40 10; s O 50 50 9; s M 28 32 L 28 68 M 72 32 L 72 68
        plus.magnifyingglass: @magnifyingglass 1 0 0; s M 41 27 L 41 55 M 27 41 L 55 41
        minus.magnifyingglass: @magnifyingglass 1 0 0; s M 27 41 L 55 41
        pano: =photo
        livephoto: s O 50 50 18; s O 50 50 32; @circle.dotted 1 0 0
        pip: s R -4 14 108 72 12; f R 46 46 48 32 5
        tablecells: a R -4 12 108 76 10; d M -4 36 L 104 36 M -4 62 L 104 62 M 32 12 L 32 88 M 68 12 L 68 88
        tablecells.badge.ellipsis: @tablecells 1 0 0
        squares.below.rectangle: s R -4 10 108 46 10; s R -4 68 26 22 5; s R 37 68 26 22 5; s R 78 68 26 22 5
        circle.hexagongrid: a O 50 50 12; a O 50 18 12; a O 50 82 12; a O 22 34 12; a O 78 34 12; a O 22 66 12; a O 78 66 12
        point.3.connected.trianglepath.dotted: a O 50 18 12; a O 20 76 12; a O 80 76 12; s M 42 32 L 28 62 M 58 32 L 72 62 M 36 78 L 64 78
        point.topleft.down.curvedto.point.bottomright.up: a O 18 18 12; a O 82 82 12; s M 30 18 L 62 18 Q 82 18 82 36 L 82 40 Q 82 54 66 54 L 34 54 Q 18 54 18 68 Q 18 82 36 82 L 68 82
        rectangle.and.text.magnifyingglass: s M 30 82 L 8 82 Q -4 82 -4 70 L -4 26 Q -4 14 8 14 L 92 14 Q 104 14 104 26 L 104 50; s M 14 34 L 50 34 M 14 52 L 36 52; s O 66 62 17; s M 79 75 L 92 90
        sidebar.squares.left: =sidebar.left
        inset.filled.rectangle: =rectangle.inset.filled
        rectangle.expand.vertical: s R 4 38 92 24 6; s M 50 28 L 50 4 M 36 16 L 50 3 L 64 16 M 50 72 L 50 96 M 36 84 L 50 97 L 64 84
        rectangle.compress.vertical: s R 4 40 92 20 6; s M 50 2 L 50 28 M 36 16 L 50 29 L 64 16 M 50 98 L 50 72 M 36 84 L 50 71 L 64 84
        pedestrian.gate.open: s M 10 94 L 10 10 M 90 94 L 90 10 M 10 30 L 40 44 L 40 90 L 10 80 M 90 30 L 60 44 L 60 90 L 90 80
        '0: s E 50 50 21 34
        '1: s M 36 28 L 54 16 L 54 84
        '2: s M 28 34 C 28 22 37 16 49 16 C 61 16 70 23 70 34 C 70 50 46 60 28 84 L 72 84
        '3: s M 30 28 C 34 20 40 16 49 16 C 60 16 68 22 68 32 C 68 42 60 48 46 48 C 61 48 71 54 71 66 C 71 77 62 84 49 84 C 38 84 31 79 28 71
        '4: s M 62 84 L 62 16 L 27 66 L 74 66
        '5: s M 67 16 L 36 16 L 32 48 C 37 43 42 41 49 41 C 62 41 71 49 71 62 C 71 75 62 84 49 84 C 39 84 31 79 28 71
        '6: s O 50 62 21; s M 31 54 C 34 38 46 26 60 16
        '7: s M 28 16 L 71 16 L 42 84
        '8: s O 50 33 17; s O 50 66 20
        '9: @'6 1 0 0 180
        'a: s M 24 84 L 50 16 L 76 84 M 33 60 L 67 60
        'b: s M 32 16 L 52 16 Q 66 16 66 32 Q 66 48 52 48 L 32 48 M 52 48 Q 71 48 71 66 Q 71 84 52 84 L 32 84 L 32 16
        'c: s A 54 50 32 52 308
        'd: s M 30 16 L 46 16 Q 76 16 76 50 Q 76 84 46 84 L 30 84 Z
        'e: s M 68 16 L 34 16 L 34 84 L 68 84 M 34 49 L 64 49
        'f: s M 68 16 L 34 16 L 34 84 M 34 50 L 63 50
        'g: s A 52 50 32 -50 -360; s M 84 50 L 60 50
        'h: s M 28 16 L 28 84 M 72 16 L 72 84 M 28 49 L 72 49
        'i: s M 50 16 L 50 84
        'j: s M 62 16 L 62 66 Q 62 84 48 84 Q 36 84 34 70
        'k: s M 32 16 L 32 84 M 70 16 L 32 56 M 46 44 L 72 84
        'l: s M 36 16 L 36 84 L 68 84
        'm: s M 22 84 L 22 16 L 50 66 L 78 16 L 78 84
        'n: s M 28 84 L 28 16 L 72 84 L 72 16
        'o: s E 50 50 31 34
        'p: s M 32 84 L 32 16 L 52 16 Q 70 16 70 35 Q 70 54 52 54 L 32 54
        'q: s E 50 50 31 34; s M 60 66 L 80 88
        'r: s M 32 84 L 32 16 L 52 16 Q 69 16 69 33 Q 69 50 52 50 L 32 50 M 52 50 L 72 84
        's: s M 70 28 C 66 20 59 16 50 16 C 38 16 30 23 30 32 C 30 43 39 46 50 49 C 62 52 71 55 71 66 C 71 77 62 84 50 84 C 39 84 31 79 28 70
        't: s M 24 16 L 76 16 M 50 16 L 50 84
        'u: s M 28 16 L 28 58 Q 28 84 50 84 Q 72 84 72 58 L 72 16
        'v: s M 24 16 L 50 84 L 76 16
        'w: s M 12 16 L 30 84 L 50 22 L 70 84 L 88 16
        'x: s M 28 16 L 72 84 M 72 16 L 28 84
        'y: s M 24 16 L 50 52 L 76 16 M 50 52 L 50 84
        'z: s M 28 16 L 72 16 L 28 84 L 72 84
        """#
}

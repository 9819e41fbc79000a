extension SymbolDrawings {
    /// People, things and media. The notation is explained at ``SymbolNotation``.
    static let objects = #"""
        person: a O 50 27 18.5; a M 50 57 C 27 57 13 69 12 83 Q 12 90 19 90 L 81 90 Q 88 90 88 83 C 87 69 73 57 50 57 Z
        person.crop.circle: a O 50 50 46.2; w O 50 39 15.5; o M 19 84 C 25 71 36 66 50 66 C 64 66 75 71 81 84; e M 50 62 C 33 62 22 71 19 82 C 27 91 38 96 50 96 C 62 96 73 91 81 82 C 78 71 67 62 50 62 Z; h O 50 50 46.2
        person.crop.square: a R 9.5 9.5 81 81 15; w O 50 38 14.5; o M 20 88 C 22 72 34 65 50 65 C 66 65 78 72 80 88; e M 50 61 C 32 61 21 71 20 86 L 80 86 C 79 71 68 61 50 61 Z; h R 9.5 9.5 81 81 15
        person.crop.rectangle: a R -4 14 108 72 13; w O 50 40 12; o M 25 84 C 28 69 38 63 50 63 C 62 63 72 69 75 84; e M 50 60 C 35 60 26 68 25 82 L 75 82 C 74 68 65 60 50 60 Z; h R -4 14 108 72 13
        person.2: @person .72 34 13; k O 28 36 16 M 28 58 C 8 58 -4 68 -5 82 Q -5 90 3 90 L 53 90 Q 61 90 61 82 C 60 68 48 58 28 58 Z; a O 28 34 16; a M 28 58 C 8 58 -4 68 -5 82 Q -5 88 1 88 L 55 88 Q 61 88 61 82 C 60 68 48 58 28 58 Z
        person.3: @person .6 -28 22; @person .6 68 22; k O 50 32 15 M 50 54 C 32 54 21 64 20 78 Q 20 86 28 86 L 72 86 Q 80 86 80 78 C 79 64 68 54 50 54 Z; @person .78 11 15
        person.line.dotted.person: @person .55 -18 25; @person .55 63 25; s M 44 52 L 44.1 52 M 56 52 L 56.1 52
        figure.stand: f O 50 12 9; s M 36 62 L 36 36 Q 36 29 43 29 L 57 29 Q 64 29 64 36 L 64 62 M 44 32 L 44 92 M 56 32 L 56 92
        figure.walk: f O 54 11 9; s M 52 30 L 46 58 L 58 70 L 62 92 M 46 58 L 42 74 L 32 92 M 52 30 L 36 38 L 32 54 M 53 31 L 60 44 L 72 49
        figure.run: f O 62 12 9; s M 56 30 L 44 54 L 60 64 L 58 88 M 44 54 L 38 70 L 18 72 M 56 30 L 38 28 L 28 42 M 57 31 L 66 46 L 80 42
        figure.stairs: f O 46 14 9; s M 45 32 L 42 56 L 54 64 L 54 80 M 42 56 L 34 84 M 45 32 L 58 44 L 68 42 M 24 94 L 48 94 L 48 82 L 72 82 L 72 70 L 92 70
        figure.wave: f O 50 14 9; s M 50 32 L 50 62 L 40 92 M 50 62 L 60 92 M 50 36 L 30 48 M 50 36 L 68 30 L 72 14
        figure.2: @figure.stand .85 -12 8; @figure.stand .85 26 8
        hand.raised: a M 32 60 L 32 25 Q 32 19 37.5 19 Q 43 19 43 25 L 43 18 Q 43 11 49 11 Q 55 11 55 18 L 55 24 Q 55 18 60.5 18 Q 66 18 66 24 L 66 34 Q 66 29 71.5 29 Q 77 29 77 35 L 77 62 C 77 82 67 92 51 92 C 38 92 32 86 26 76 L 15 58 Q 12 52 16 49 Q 21 46 25 51 Z; d M 43 26 L 43 48 M 55 24 L 55 48 M 66 34 L 66 50
        hand.thumbsup: a M 36 44 L 50 12 Q 60 12 60 23 L 58 38 L 80 38 Q 88 38 88 46 Q 88 50 85 52 Q 89 55 87 61 Q 86 65 82 66 Q 85 71 81 76 Q 79 79 75 79 Q 76 88 66 88 L 52 88 C 44 88 40 84 36 82 Z; a R 12 44 14 40 5
        hand.thumbsdown: @hand.thumbsup 1 0 0 180
        hand.point.up.left: a M 26 12 Q 19 15 22 22 L 42 54 L 30 54 Q 24 55 26 62 L 50 86 Q 62 94 76 84 Q 90 72 84 56 L 74 38 Q 68 34 64 40 Q 60 34 54 40 L 35 15 Q 31 10 26 12 Z
        hand.tap: a M 44 92 L 24 70 Q 22 64 28 63 Q 32 63 36 67 L 40 70 L 40 34 Q 40 28 45.5 28 Q 51 28 51 34 L 51 54 Q 82 52 82 72 C 82 84 78 90 74 94; s A 45 32 22 -200 20
        hand.wave: @hand.raised .86 10 12 -18; s M 6 30 Q 6 16 18 10 M 92 78 Q 92 90 80 95
        hand.draw: @hand.point.up.left .8 22 20; s M 6 20 C 10 2 30 2 30 12
        hands.clap: @hand.raised .78 2 18 -30; k M 60 30 L 90 50 L 84 88 L 60 90 Z; @hand.raised .74 22 26 -20; s M 62 4 L 60 14 M 80 8 L 74 17 M 94 22 L 84 28
        heart: a M 50 90 C 20 70 5 52 5 34 C 5 19 16 9 29 9 C 38 9 46 14 50 22 C 54 14 62 9 71 9 C 84 9 95 19 95 34 C 95 52 80 70 50 90 Z
        suit.heart: =heart
        heart.text.square: a R 9.5 9.5 81 81 14; d M 20 32 L 44 32 M 20 52 L 38 52; d M 62 78 C 46 68 40 60 40 50 Q 42 42 50 42 Q 58 42 62 50 Q 66 42 74 42 Q 80 42 82 50 C 82 60 78 68 62 78 Z
        star: a P 3 50 5 62.9 37.3 97.6 39.5 70.9 61.8 79.4 95.5 50 76.9 20.6 95.5 29.1 61.8 2.4 39.5 37.1 37.3
        star.leadinghalf.filled: o P 3 50 5 62.9 37.3 97.6 39.5 70.9 61.8 79.4 95.5 50 76.9 20.6 95.5 29.1 61.8 2.4 39.5 37.1 37.3; f M 50 5 L 50 76.9 L 20.6 95.5 L 29.1 61.8 L 2.4 39.5 L 37.1 37.3 Z
        star.leadinghalf.fill: =star.leadinghalf.filled
        star.lefthalf.fill: =star.leadinghalf.filled
        star.trailinghalf.filled: @|star.leadinghalf.filled 1 0 0
        sparkles: f M 40 16 C 44 42 50 48 74 54 C 50 60 44 66 40 94 C 36 66 30 60 6 54 C 30 48 36 42 40 16 Z; f M 78 2 C 80 14 84 18 96 21 C 84 24 80 28 78 40 C 76 28 72 24 60 21 C 72 18 76 14 78 2 Z; f M 82 66 C 83 76 86 79 95 81 C 86 83 83 86 82 96 C 81 86 78 83 69 81 C 78 79 81 76 82 66 Z
        sparkle: f M 50 2 C 55 36 64 45 98 50 C 64 55 55 64 50 98 C 45 64 36 55 2 50 C 36 45 45 36 50 2 Z
        bell: a M 10 78 Q 9 74 13 70 C 21 62 22 54 23 40 C 24 22 35 11 50 11 C 65 11 76 22 77 40 C 78 54 79 62 87 70 Q 91 74 90 78 Z; s M 39 90 Q 43 97 50 97 Q 57 97 61 90; s M 50 4 L 50 9
        bookmark: a M 24 92 L 24 18 Q 24 7 35 7 L 65 7 Q 76 7 76 18 L 76 92 L 50 69 Z
        tag: a M 8 16 Q 8 8 16 8 L 45 8 Q 49 8 53 12 L 91 50 Q 96 55 91 60 L 60 91 Q 55 96 50 91 L 12 53 Q 8 49 8 45 Z; b O 27 27 6
        flag: s M 16 6 L 16 96; a M 16 14 C 30 7 42 9 52 13 C 64 18 74 18 86 13 L 86 56 C 74 62 62 62 52 57 C 42 53 30 52 16 58 Z
        flag.checkered: s M 16 6 L 16 96; a M 16 14 C 30 7 42 9 52 13 C 64 18 74 18 86 13 L 86 56 C 74 62 62 62 52 57 C 42 53 30 52 16 58 Z; b M 16 14 L 34 10 L 34 33 L 16 36 Z M 52 13 L 69 17 L 69 39 L 52 35 Z M 34 33 L 52 35 L 52 57 L 34 53 Z M 69 39 L 86 35 L 86 56 L 69 60 Z
        house: s M 4 50 L 46.5 12.5 Q 50 9.5 53.5 12.5 L 96 50; a M 16 45 L 16 81 Q 16 89 24 89 L 76 89 Q 84 89 84 81 L 84 45 L 50 15 Z; w M 39 89 L 39 65 Q 39 61 43 61 L 57 61 Q 61 61 61 65 L 61 89 Z; s M 77 14 L 77 26
        building: a R 22 6 56 88 7; d M 38 24 L 44 24 M 56 24 L 62 24 M 38 42 L 44 42 M 56 42 L 62 42 M 38 60 L 44 60 M 56 60 L 62 60; w M 42 94 L 42 78 L 58 78 L 58 94 Z
        building.2: a R 6 6 46 88 7; d M 20 24 L 22 24 M 36 24 L 38 24 M 20 42 L 22 42 M 36 42 L 38 42 M 20 60 L 22 60 M 36 60 L 38 60; a M 62 38 L 86 38 Q 94 38 94 46 L 94 94 L 62 94 Z; d M 76 56 L 80 56 M 76 74 L 80 74
        building.columns: a P 3 50 6 94 30 94 36 6 36 6 30; s M 20 46 L 20 76 M 40 46 L 40 76 M 60 46 L 60 76 M 80 46 L 80 76 M 12 84 L 88 84 M 6 94 L 94 94
        storefront: a M 14 10 L 86 10 L 95 34 Q 95 46 83.5 46 Q 72 46 72 34 Q 72 46 61 46 Q 50 46 50 34 Q 50 46 39 46 Q 28 46 28 34 Q 28 46 16.5 46 Q 5 46 5 34 Z; s M 14 46 L 14 90 L 86 90 L 86 46; s M 56 90 L 56 62 L 72 62 L 72 90
        gear: s O 50 50 33; s O 50 50 10; s M 50 3 L 50 17 M 50 83 L 50 97 M 3 50 L 17 50 M 83 50 L 97 50 M 16.8 16.8 L 26.7 26.7 M 73.3 73.3 L 83.2 83.2 M 16.8 83.2 L 26.7 73.3 M 73.3 26.7 L 83.2 16.8; s M 33 8 L 37.5 19.5 M 67 8 L 62.5 19.5 M 33 92 L 37.5 80.5 M 67 92 L 62.5 80.5 M 8 33 L 19.5 37.5 M 8 67 L 19.5 62.5 M 92 33 L 80.5 37.5 M 92 67 L 80.5 62.5; s M 55 41 L 66 22 M 40 50 L 18 50 M 55 59 L 66 78
        gearshape: a P 4 43 5 57 5 60 17 68.5 21.5 79.5 15 89 25 83 36 86 44 96 47.5 96 52.5 86 56 83 64 89 75 79.5 85 68.5 78.5 60 83 57 95 43 95 40 83 31.5 78.5 20.5 85 11 75 17 64 14 56 4 52.5 4 47.5 14 44 17 36 11 25 20.5 15 31.5 21.5 40 17; w O 50 50 16
        gearshape.2: @gearshape .66 -8 2; @gearshape .52 54 46
        wrench: a M 66 10 Q 78 6 86 10 L 73 24 L 77 33 L 86 36 L 96 24 Q 98 44 84 50 Q 76 54 68 51 L 30 90 Q 22 97 14 90 Q 8 83 14 75 L 53 37 Q 49 18 66 10 Z
        wrench.and.screwdriver: @wrench .9 4 4; k M 10 6 L 94 84 L 84 94 L 4 12 Z; s M 16 16 L 54 54; a M 58 58 L 66 54 L 90 78 Q 94 86 88 90 Q 82 94 76 90 L 54 66 Z; f M 4 12 L 12 4 L 24 14 L 26 22 L 22 26 L 14 24 Z
        hammer: a M 14 36 C 22 16 42 6 62 16 L 58 28 L 64 34 L 74 36 L 84 30 L 96 42 L 84 56 L 72 46 L 70 40 L 60 38 L 52 32 L 34 30 L 20 42 Z; a M 50 40 L 60 50 L 28 90 Q 20 98 12 90 Q 5 82 12 74 Z
        screwdriver: s M 14 14 L 50 50; a M 56 60 L 62 54 L 90 78 Q 95 86 90 90 Q 86 95 78 90 Z; a M 6 12 L 12 6 L 24 14 L 26 22 L 22 26 L 14 24 Z
        scissors: s O 22 24 13; s O 22 76 13; s M 32 33 L 94 78 M 32 67 L 94 22
        pencil: a M 72 10 Q 78 4 84 10 L 90 16 Q 96 22 90 28 L 30 88 L 6 94 L 12 70 Z; d M 62 20 L 80 38
        pencil.line: @pencil .84 8 0; s M 8 96 L 92 96
        pencil.tip: a M 50 6 L 86 70 L 72 94 L 28 94 L 14 70 Z; d M 50 6 L 50 48; w O 50 58 9
        pencil.and.outline: @pencil .8 16 0; s M 6 96 Q 20 86 34 95 Q 50 103 68 92
        pencil.and.ruler: @pencil 1 0 0; k M 10 10 L 40 6 L 96 60 L 90 96 L 60 94 Z; a M 22 10 L 90 78 L 78 90 L 10 22 Z; d M 32 20 L 25 27 M 45 33 L 35 43 M 58 46 L 51 53 M 71 59 L 61 69
        square.and.pencil: s M 60 13 L 24 13 Q 10 13 10 27 L 10 78 Q 10 92 24 92 L 75 92 Q 89 92 89 78 L 89 44; g M 42 62 L 90 12; s M 46 59 L 42 63 L 39 70; a M 84 9 Q 88 5 92 9 L 94 11 Q 98 15 94 19 L 51 61 L 38 67 L 43 53 Z
        rectangle.and.pencil.and.ellipsis: s M 66 26 L 8 26 Q -4 26 -4 38 L -4 68 Q -4 80 8 80 L 92 80 Q 104 80 104 68 L 104 42; f O 18 54 5 O 36 54 5; a M 92 10 L 100 18 L 62 56 L 50 60 L 54 48 Z
        highlighter: a M 64 8 L 92 36 L 52 74 L 26 48 Z; a M 26 48 L 52 74 L 34 78 L 12 84 L 24 68 Z; s M 40 94 L 94 94
        paintbrush: a M 94 6 C 72 14 48 38 40 54 L 50 64 C 66 54 86 30 94 6 Z; a M 36 58 Q 24 56 20 68 Q 18 82 6 88 C 26 96 48 90 46 70 Q 44 62 36 58 Z
        paintbrush.pointed: =paintbrush
        paintpalette: a M 50 8 C 22 8 4 26 4 50 C 4 76 24 92 48 92 C 58 92 58 84 55 79 C 51 70 58 64 68 65 L 80 66 C 92 66 96 58 96 48 C 96 26 76 8 50 8 Z; b O 28 36 6.5 O 50 25 6.5 O 72 34 6.5 O 25 58 6.5
        swatchpalette: a R 8 8 30 84 8; a M 38 34 L 58 14 L 80 36 L 38 78; a M 60 60 L 92 60 L 92 92 L 28 92; b O 23 78 5
        eyedropper: a M 62 14 Q 72 2 84 10 Q 98 20 86 38 L 74 48 L 52 26 Z; s M 46 26 L 74 54; s M 54 34 L 20 68 Q 14 76 16 84 Q 24 86 32 80 L 66 46 M 14 86 L 8 92
        wand.and.stars: s M 10 90 L 60 40; s M 50 36 L 64 50; @sparkle .34 60 2; @sparkle .24 24 6; @sparkle .26 72 58
        wand.and.rays: s M 10 90 L 62 38; s M 70 8 L 70 20 M 92 30 L 80 30 M 48 12 L 56 20 M 88 52 L 80 44 M 90 10 L 80 20
        trash: s M 10 21 L 90 21; o M 34 20 L 34 13 Q 34 5 42 5 L 58 5 Q 66 5 66 13 L 66 20; h M 34 20 L 34 13 Q 34 5 42 5 L 58 5 Q 66 5 66 13 L 66 20; a M 18 22 L 23 86 Q 24 96 34 96 L 66 96 Q 76 96 77 86 L 82 22 Z; d M 37 36 L 39 80 M 50 36 L 50 80 M 63 36 L 61 80
        archivebox: a R 4 12 92 22 6; a M 11 34 L 11 78 Q 11 90 23 90 L 77 90 Q 89 90 89 78 L 89 34 Z; d M 37 52 L 63 52
        tray: a M 5 60 L 18 24 Q 21 16 30 16 L 70 16 Q 79 16 82 24 L 95 60 L 95 74 Q 95 86 83 86 L 17 86 Q 5 86 5 74 Z; d M 6 58 L 30 58 Q 34 58 35 62 Q 38 71 50 71 Q 62 71 65 62 Q 66 58 70 58 L 94 58
        tray.full: @tray 1 0 0; d M 28 31 L 72 31 M 22 45 L 78 45
        tray.2: @tray .8 10 22; s M 18 14 L 82 14
        tray.and.arrow.down: @tray 1 0 4; g M 50 2 L 50 44; s M 50 2 L 50 46; s M 36 34 L 50 47 L 64 34
        tray.and.arrow.up: @tray 1 0 4; g M 50 2 L 50 44; s M 50 3 L 50 46; s M 36 15 L 50 2 L 64 15
        paperplane: a M 94 6 Q 98 6 96 11 L 62 90 Q 58 97 54 90 L 40 60 L 10 46 Q 3 42 10 38 Z; d M 40 60 L 92 9
        envelope: a R -2 17 104 68 11; d M 1 22 L 42 55 Q 50 61 58 55 L 99 22
        envelope.open: a M -1 40 Q -1 36 4 33 L 44 8 Q 50 5 56 8 L 96 33 Q 101 36 101 40 L 101 82 Q 101 92 91 92 L 9 92 Q -1 92 -1 82 Z; d M 1 40 L 42 64 Q 50 69 58 64 L 99 40
        mail: =envelope
        phone: a M 25 7 Q 17 4 11 12 C 2 24 10 48 31 69 C 52 90 76 98 88 89 Q 96 83 93 75 Q 91 71 80 64 Q 72 59 67 64 L 61 70 Q 58 72 54 69 C 46 64 36 54 31 46 Q 28 42 30 39 L 36 33 Q 41 28 36 20 Q 29 9 25 7 Z
        phone.down: @phone .92 4 4 135
        phone.connection: @phone 1 0 0; s A 52 48 18 -90 0; s A 52 48 36 -90 0
        message: a M 50 10 C 23 10 3 26 3 47 C 3 60 10 70 22 77 C 23 84 19 90 15 95 C 25 95 33 91 39 84 C 43 85 46 85 50 85 C 77 85 97 69 97 47 C 97 26 77 10 50 10 Z
        bubble: =message
        bubble.left: a M 20 12 L 80 12 Q 96 12 96 28 L 96 58 Q 96 74 80 74 L 46 74 L 28 91 Q 24 94 24 89 L 24 74 L 20 74 Q 4 74 4 58 L 4 28 Q 4 12 20 12 Z
        bubble.right: @|bubble.left 1 0 0
        bubble.left.and.bubble.right: @bubble.right .72 36 28; k M -2 12 Q -2 4 8 4 L 56 4 Q 68 4 68 14 L 68 40 Q 68 50 56 50 L 12 50 Q -2 50 -2 38 Z; @bubble.left .72 -6 -4
        bubble.middle.bottom: @bubble.left 1 0 0
        phone.bubble: @bubble.left 1 0 0; d@phone .4 30 24
        quote.bubble: @bubble.left 1 0 0; b O 36 40 7 O 62 40 7; d M 41 42 Q 41 50 34 54 M 67 42 Q 67 50 60 54
        text.bubble: @bubble.left 1 0 0; d M 24 34 L 76 34 M 24 52 L 60 52
        ellipsis.bubble: @bubble.left 1 0 0; b O 28 43 6 O 50 43 6 O 72 43 6
        ellipsis.message: @message 1 0 0; b O 28 48 6 O 50 48 6 O 72 48 6
        exclamationmark.bubble: @bubble.left 1 0 0; d M 50 25 L 50 46; b O 50 60 4.5
        questionmark.bubble: @bubble.left 1 0 0; d@questionmark .5 25 18
        plus.bubble: @bubble.left 1 0 0; d M 50 28 L 50 58 M 35 43 L 65 43
        star.bubble: @bubble.left 1 0 0; b@star.fill .44 28 20
        character.bubble: @bubble.left 1 0 0; d@textformat.characters .6 20 12
        quote.opening: f O 28 58 13 O 72 58 13; s M 18 58 C 17 42 24 32 34 28 M 62 58 C 61 42 68 32 78 28
        quote.closing: @quote.opening 1 0 0 180
        video: a R -4 22 70 56 12; a M 74 44 L 96 28 Q 103 24 103 31 L 103 69 Q 103 76 96 72 L 74 56 Z
        camera: a M 16 24 L 27 24 Q 31 24 33 20 L 36 15 Q 38 11 42 11 L 58 11 Q 62 11 64 15 L 67 20 Q 69 24 73 24 L 84 24 Q 97 24 97 37 L 97 74 Q 97 87 84 87 L 16 87 Q 3 87 3 74 L 3 37 Q 3 24 16 24 Z; d O 50 54 19; b O 83 39 4.5
        camera.viewfinder: @viewfinder 1 0 0; @camera.fill .56 22 22
        photo: a R -2 13 104 74 13; w O 27 38 9; d M 2 78 L 24 58 Q 29 54 34 58 L 46 68 L 67 46 Q 72 42 77 46 L 98 66
        photo.on.rectangle: s M 12 24 L 12 20 Q 12 8 24 8 L 92 8 Q 104 8 104 20 L 104 58 Q 104 70 92 70; @photo .86 -6 20
        photo.on.rectangle.angled: s M 40 14 L 90 6 Q 102 4 104 16 L 108 52 Q 109 62 98 64; @photo .86 -8 18
        photo.stack: @photo .92 4 16; s M 14 16 L 86 16 M 24 5 L 76 5
        film: a R -2 14 104 72 10; d M 22 14 L 22 86 M 78 14 L 78 86 M 22 50 L 78 50 M 0 32 L 20 32 M 0 50 L 20 50 M 0 68 L 20 68 M 80 32 L 100 32 M 80 50 L 100 50 M 80 68 L 100 68
        tv: a R -4 14 108 62 10; s M 30 90 L 70 90
        display: a R -4 10 108 64 10; s M 38 94 L 62 94 M 50 76 L 50 94
        desktopcomputer: a R -4 6 108 68 9; d M -4 58 L 104 58; s M 34 95 L 66 95 M 50 76 L 50 95
        laptopcomputer: a R 6 16 88 58 8; s M -8 86 L 108 86
        iphone: a R 24 2 52 96 12; d M 43 13 L 57 13
        ipad: a R 12 3 76 94 10; d M 42 87 L 58 87
        applewatch: a R 22 22 56 56 14; s M 30 20 L 35 4 L 65 4 L 70 20 M 30 80 L 35 96 L 65 96 L 70 80
        macwindow: a R -4 12 108 76 10; d M -4 32 L 104 32; b O 8 22 3.6 O 19 22 3.6 O 30 22 3.6
        apps.iphone: @iphone 1 0 0; b R 36 32 10 10 2 R 54 32 10 10 2 R 36 50 10 10 2 R 54 50 10 10 2
        headphones: s M 10 66 L 10 54 C 10 28 28 12 50 12 C 72 12 90 28 90 54 L 90 66; a R 8 58 16 34 7; a R 76 58 16 34 7
        airpods: a O 26 26 15; s M 36 30 L 36 84; a O 74 26 15; s M 64 30 L 64 84
        printer: a M 26 36 L 26 10 L 74 10 L 74 36 Z; a M 14 36 L 86 36 Q 96 36 96 46 L 96 68 Q 96 76 86 76 L 14 76 Q 4 76 4 68 L 4 46 Q 4 36 14 36 Z; w R 24 58 52 34 4
        keyboard: a R -6 22 112 56 9; d M 10 38 L 10.2 38 M 26 38 L 26.2 38 M 42 38 L 42.2 38 M 58 38 L 58.2 38 M 74 38 L 74.2 38 M 90 38 L 90.2 38 M 18 50 L 18.2 50 M 34 50 L 34.2 50 M 50 50 L 50.2 50 M 66 50 L 66.2 50 M 82 50 L 82.2 50 M 28 63 L 72 63
        cpu: a R 18 18 64 64 10; w R 36 36 28 28 4; s M 34 4 L 34 15 M 50 4 L 50 15 M 66 4 L 66 15 M 34 85 L 34 96 M 50 85 L 50 96 M 66 85 L 66 96 M 4 34 L 15 34 M 4 50 L 15 50 M 4 66 L 15 66 M 85 34 L 96 34 M 85 50 L 96 50 M 85 66 L 96 66
        memorychip: =cpu
        server.rack: a R 2 10 96 24 7; a R 2 38 96 24 7; a R 2 66 96 24 7; b O 80 22 4 O 80 50 4 O 80 78 4; d M 16 22 L 44 22 M 16 50 L 44 50 M 16 78 L 44 78
        internaldrive: a R 2 34 96 36 10; b O 80 52 5; d M 16 52 L 46 52
        externaldrive: =internaldrive
        opticaldisc: a O 50 50 46.2; w O 50 50 13
        terminal: a R -2 12 104 76 12; d M 18 32 L 36 47 L 18 62 M 46 64 L 68 64
        apple.terminal: =terminal
        book: a M 50 22 C 38 12 20 10 3 15 L 3 84 C 20 79 38 80 50 88 C 62 80 80 79 97 84 L 97 15 C 80 10 62 12 50 22 Z; d M 50 22 L 50 86
        book.closed: a M 30 6 L 84 6 L 84 94 L 28 94 Q 16 94 16 83 L 16 20 Q 16 6 30 6 Z; d M 17 83 Q 18 72 30 72 L 84 72
        books.vertical: a R 6 10 22 80 5; a R 30 10 22 80 5; a M 58 18 L 76 12 L 96 84 L 78 90 Z
        text.book.closed: @book.closed 1 0 0; d M 36 24 L 66 24 M 36 38 L 56 38
        book.pages: @book 1 0 0; d M 16 34 L 36 36 M 16 52 L 36 54 M 64 36 L 84 34 M 64 54 L 84 52
        menucard: a R 18 4 64 92 9; d M 34 26 L 66 26 M 34 44 L 66 44 M 34 62 L 54 62
        newspaper: a M 2 24 Q 2 12 14 12 L 70 12 Q 80 12 80 22 L 80 76 Q 80 88 92 88 L 14 88 Q 2 88 2 76 Z; s M 80 34 L 90 34 Q 99 34 99 42 L 99 78 Q 99 88 90 88; d M 18 30 L 62 30 M 18 48 L 36 48 M 18 66 L 36 66; w R 46 46 18 22 2
        magazine: a R 14 4 72 92 8; d M 30 22 L 70 22 M 30 42 L 70 42
        graduationcap: a P 3 50 14 104 40 50 66 -4 40; s M 20 54 L 20 76 C 34 90 66 90 80 76 L 80 54; s M 98 42 L 98 74
        backpack: a M 20 40 Q 20 12 50 12 Q 80 12 80 40 L 80 86 Q 80 94 72 94 L 28 94 Q 20 94 20 86 Z; d R 34 56 32 22 4; s M 38 12 Q 38 2 50 2 Q 62 2 62 12
        briefcase: a R -2 28 104 62 11; s M 34 26 L 34 18 Q 34 9 43 9 L 57 9 Q 66 9 66 18 L 66 26; d M -2 56 L 102 56 M 50 50 L 50 62
        suitcase: a R -2 28 104 62 11; s M 34 26 L 34 18 Q 34 9 43 9 L 57 9 Q 66 9 66 18 L 66 26; d M 22 28 L 22 90 M 78 28 L 78 90
        case: =briefcase
        latch.2.case: =briefcase
        bag: a M 16 30 L 84 30 L 90 84 Q 91 94 81 94 L 19 94 Q 9 94 10 84 Z; s M 34 30 L 34 22 Q 34 6 50 6 Q 66 6 66 22 L 66 30; j M 34 32 L 34 42 M 66 32 L 66 42
        handbag: =bag
        cart: s M -2 10 L 10 10 Q 14 10 15 14 L 26 64 Q 28 70 34 70 L 86 70; a M 18 24 L 98 24 L 90 56 L 26 58 Z; f O 36 87 7.5 O 78 87 7.5
        basket: a M 4 38 L 96 38 L 86 84 Q 84 90 78 90 L 22 90 Q 16 90 14 84 Z; s M 22 38 L 40 10 M 78 38 L 60 10; d M 34 52 L 36 76 M 50 52 L 50 76 M 66 52 L 64 76
        gift: a R 4 26 92 22 6; a M 12 48 L 88 48 L 88 84 Q 88 94 78 94 L 22 94 Q 12 94 12 84 Z; d M 50 26 L 50 94; s M 50 26 C 40 4 22 4 22 16 C 22 24 34 26 50 26 C 66 26 78 24 78 16 C 78 4 60 4 50 26
        creditcard: a R -4 17 108 66 12; j M -4 38 L 104 38; o M -4 36 L 104 36; d M 12 63 L 30 63
        wallet.pass: a R 12 6 76 88 12; d M 14 34 L 34 34 Q 38 34 40 40 Q 43 48 50 48 Q 57 48 60 40 Q 62 34 66 34 L 86 34
        banknote: a R -6 22 112 56 10; w O 50 50 14; d M 14 50 L 14.2 50 M 86 50 L 86.2 50
        ticket: a M 2 26 Q 2 20 8 20 L 92 20 Q 98 20 98 26 L 98 38 Q 86 41 86 50 Q 86 59 98 62 L 98 74 Q 98 80 92 80 L 8 80 Q 2 80 2 74 L 2 62 Q 14 59 14 50 Q 14 41 2 38 Z; d M 64 22 L 64 32 M 64 44 L 64 56 M 64 68 L 64 78
        key: a M 62 6 C 44 6 30 20 30 38 C 30 41 30 43 31 46 L 6 71 L 6 90 Q 6 94 10 94 L 28 94 L 28 82 L 40 82 L 40 70 L 50 68 L 54 66 C 57 67 59 68 62 68 C 80 68 94 55 94 38 C 94 20 80 6 62 6 Z; w O 70 30 7
        lock: a R 18 44 64 50 11; s M 30 42 L 30 28 C 30 14 38 6 50 6 C 62 6 70 14 70 28 L 70 42
        lock.open: a R 8 44 62 50 11; s M 58 42 L 58 26 C 58 13 65 6 76 6 C 87 6 94 13 94 26 L 94 36
        lock.rotation: s A 50 50 42 -60 250; @lock.fill .5 25 25
        shield: a M 50 4 L 86 17 Q 91 19 91 24 L 91 50 C 91 72 76 86 50 97 C 24 86 9 72 9 50 L 9 24 Q 9 19 14 17 Z
        shield.lefthalf.filled: o M 50 4 L 86 17 Q 91 19 91 24 L 91 50 C 91 72 76 86 50 97 C 24 86 9 72 9 50 L 9 24 Q 9 19 14 17 Z; f M 50 4 L 14 17 Q 9 19 9 24 L 9 50 C 9 72 24 86 50 97 Z
        checkerboard.shield: @shield 1 0 0; b M 50 8 L 50 50 L 12 50 L 12 22 Z M 50 50 L 88 50 C 87 70 74 84 50 93 Z
        shield.checkered: =checkerboard.shield
        lightbulb: a M 50 4 C 30 4 17 18 17 36 C 17 48 24 55 30 62 Q 34 67 35 74 L 65 74 Q 66 67 70 62 C 76 55 83 48 83 36 C 83 18 70 4 50 4 Z; s M 38 85 L 62 85 M 43 96 L 57 96
        flashlight.on.fill: f M 36 48 L 26 34 L 26 28 L 74 28 L 74 34 L 64 48 L 64 92 Q 64 98 58 98 L 42 98 Q 36 98 36 92 Z; s M 50 2 L 50 14 M 24 8 L 30 16 M 76 8 L 70 16; 
        hourglass: s M 20 6 L 80 6 M 20 94 L 80 94; a M 26 8 L 74 8 C 74 32 56 38 56 50 C 56 62 74 68 74 92 L 26 92 C 26 68 44 62 44 50 C 44 38 26 32 26 8 Z; b M 36 88 Q 50 66 64 88 Z
        clock: a O 50 50 46.2; d M 50 20 L 50 52 L 27 52
        timer: s A 50 50 44 -90 215; s M 50 6 L 50 20; s M 50 50 L 30 30; f O 50 50 6
        stopwatch: a O 50 56 40; s M 50 16 L 50 5 M 38 4 L 62 4 M 80 22 L 86 16; d M 50 34 L 50 56
        alarm: a O 50 54 38; d M 50 32 L 50 56 L 66 64; s M 6 28 Q 8 12 26 8 M 94 28 Q 92 12 74 8 M 24 82 L 16 92 M 76 82 L 84 92
        clock.arrow.circlepath: s A 52 50 41 -150 160; s M 2 26 L 13 42 L 30 33; s M 52 26 L 52 51 L 68 60
        gauge: a O 50 50 46.2; d M 50 56 L 34 30; b O 50 58 7; d M 50 16 L 50 20 M 16 50 L 20 50 M 80 50 L 84 50 M 26 26 L 28 28 M 74 26 L 72 28
        speedometer: =gauge
        metronome: a M 36 6 L 64 6 L 84 92 L 16 92 Z; d M 50 70 L 88 26 M 22 70 L 78 70
        thermometer.medium: a M 40 58 L 40 16 Q 40 5 50 5 Q 60 5 60 16 L 60 58 C 68 62 71 69 71 76 C 71 88 62 96 50 96 C 38 96 29 88 29 76 C 29 69 32 62 40 58 Z; b O 50 76 11; d M 50 36 L 50 70
        thermometer: =thermometer.medium
        calendar: a R 4 10 92 82 14; d M 4 33 L 96 33; d M 26 50 L 26.2 50 M 42 50 L 42.2 50 M 58 50 L 58.2 50 M 74 50 L 74.2 50 M 26 64 L 26.2 64 M 42 64 L 42.2 64 M 58 64 L 58.2 64 M 74 64 L 74.2 64 M 26 78 L 26.2 78 M 42 78 L 42.2 78 M 58 78 L 58.2 78; s M 27 4 L 27 12 M 73 4 L 73 12
        list.clipboard: a R 16 12 68 84 11; k R 34 4 32 18 6; a R 34 4 32 16 6; d M 50 42 L 70 42 M 50 60 L 70 60 M 50 78 L 70 78; b O 34 42 5 O 34 60 5 O 34 78 5
        clipboard: a R 16 12 68 84 11; k R 34 4 32 18 6; a R 34 4 32 16 6
        doc.on.clipboard: s M 30 88 L 18 88 Q 8 88 8 78 L 8 20 Q 8 10 18 10 L 60 10 Q 70 10 70 20 L 70 24; f R 26 3 26 14 5; @doc .66 36 32
        doc: a M 28 4 L 54 4 L 84 34 L 84 84 Q 84 96 72 96 L 28 96 Q 16 96 16 84 L 16 16 Q 16 4 28 4 Z; d M 54 6 L 54 26 Q 54 34 62 34 L 82 34
        doc.text: @doc 1 0 0; d M 32 54 L 68 54 M 32 72 L 68 72
        text.document: =doc.text
        doc.richtext: @doc 1 0 0; d M 32 80 L 68 80; w R 32 50 22 18 2
        doc.plaintext: @doc.text 1 0 0; d M 32 36 L 42 36
        doc.append: =doc.text
        doc.zipper: @doc 1 0 0; d M 35 8 L 35 50; b R 30 56 10 18 3
        doc.on.doc: @doc .76 -14 -4; k M 44 26 L 68 26 L 92 50 L 92 94 L 44 94 Z; @doc .76 28 24
        doc.text.magnifyingglass: @doc.text 1 0 0; k O 74 74 20; s O 72 70 16; s M 84 82 L 96 94
        text.magnifyingglass: s M 6 20 L 90 20 M 6 42 L 40 42 M 6 64 L 36 64 M 6 86 L 44 86; s O 66 60 20; s M 81 75 L 95 90
        note.text: a R 5 7 90 86 14; d M 5 27 L 95 27 M 24 46 L 76 46 M 24 66 L 60 66
        note: a R 5 7 90 86 14; d M 58 92 L 58 72 Q 58 60 70 60 L 94 60
        folder: a M 12 14 L 36 14 Q 41 14 44 18 L 48 22 Q 51 25 56 25 L 88 25 Q 100 25 100 37 L 100 74 Q 100 86 88 86 L 12 86 Q 0 86 0 74 L 0 26 Q 0 14 12 14 Z; d M 2 42 L 98 42
        externaldrive.badge.plus: @internaldrive 1 0 0
        paperclip: s M 84 44 L 48 82 C 36 94 22 92 14 84 C 6 76 6 64 16 54 L 58 12 C 66 4 76 4 83 11 C 90 18 89 28 82 36 L 44 74 Q 36 80 30 74 Q 24 68 31 60 L 66 25
        link: s M 42 60 C 32 50 34 40 40 33 L 56 17 C 66 7 78 8 86 16 C 94 24 94 36 84 46 L 72 58; s M 58 40 C 68 50 66 60 60 67 L 44 83 C 34 93 22 92 14 84 C 6 76 6 64 16 54 L 28 42
        pin: a M 32 6 L 68 6 Q 73 6 72 11 L 67 38 C 78 44 84 52 84 60 L 16 60 C 16 52 22 44 33 38 L 28 11 Q 27 6 32 6 Z; s M 50 62 L 50 97
        mappin: f O 50 20 17; s M 50 36 L 50 96
        mappin.and.ellipse: f O 50 20 16; s M 50 36 L 50 76; s M 34 60 C 12 62 2 70 2 78 C 2 90 26 96 50 96 C 74 96 98 90 98 78 C 98 70 88 62 66 60
        map: a M 6 20 L 32 8 L 68 22 L 94 9 Q 98 8 98 13 L 98 76 Q 98 80 94 82 L 68 93 L 32 78 L 6 91 Q 2 92 2 87 L 2 25 Q 2 22 6 20 Z; d M 32 8 L 32 78 M 68 22 L 68 93
        location: a M 92 6 Q 98 5 95 12 L 62 90 Q 57 98 54 89 L 51 54 Q 50 50 46 49 L 11 46 Q 2 43 10 38 Z
        location.north: a M 50 4 Q 54 4 56 9 L 86 86 Q 88 94 80 91 L 50 78 L 20 91 Q 12 94 14 86 L 44 9 Q 46 4 50 4 Z
        safari: a O 50 50 46.2; w P 2 72 28 57 57 28 72 43 43
        network: s O 50 50 44; s E 50 50 20 44; s M 6 50 L 94 50 M 13 28 L 87 28 M 13 72 L 87 72 M 50 6 L 50 94
        globe: a O 50 50 45; d E 50 50 20 45; d M 50 5 L 50 95 M 5 50 L 95 50 M 14 26 Q 50 40 86 26 M 14 74 Q 50 60 86 74
        globe.americas: a O 50 50 46; b M 22 26 Q 40 16 48 30 Q 40 38 46 46 Q 62 48 66 60 Q 60 78 48 86 Q 44 70 34 62 Q 20 52 22 26 Z
        car: a M 10 54 Q 10 46 16 42 L 24 20 Q 27 12 36 12 L 64 12 Q 73 12 76 20 L 84 42 Q 90 46 90 54 L 90 76 L 10 76 Z; s M 18 78 L 18 88 M 82 78 L 82 88; d M 18 42 L 82 42; b O 26 58 5.5 O 74 58 5.5; d M 42 60 L 58 60
        bus: a R 14 6 72 78 12; d M 16 52 L 84 52; b O 30 68 5.5 O 70 68 5.5; s M 26 88 L 26 94 M 74 88 L 74 94
        ferry: a M 6 56 L 94 56 L 82 78 L 18 78 Z; a M 24 56 L 24 34 L 76 34 L 76 56 Z; d M 36 45 L 64 45; s M 40 34 L 40 14 L 58 14 L 58 34; s M 6 92 Q 17 86 28 92 Q 39 98 50 92 Q 61 86 72 92 Q 83 98 94 92
        tram: a R 20 14 60 66 12; d M 22 48 L 78 48; b O 36 64 5 O 64 64 5; s M 50 14 L 50 4 M 32 4 L 68 4 M 32 84 L 24 96 M 68 84 L 76 96
        bicycle: s O 16 66 21; s O 84 66 21; s M 16 66 L 36 34 L 68 34 L 84 66 M 36 34 L 50 66 L 68 34 M 16 66 L 50 66 M 30 22 L 42 22 M 36 34 L 33 22 M 68 34 L 64 18 L 76 18
        airplane: f M 50 3 Q 57 3 58 16 L 58 34 L 96 58 L 96 67 L 58 56 L 56 80 L 70 90 L 70 96 L 50 91 L 30 96 L 30 90 L 44 80 L 42 56 L 4 67 L 4 58 L 42 34 L 42 16 Q 43 3 50 3 Z
        airplane.departure: @airplane.side .9 4 -2 -22; s M 6 94 L 94 94
        airplane.arrival: @airplane.side .9 4 -2 22; s M 6 94 L 94 94
        airplane.side: f M 4 34 L 14 34 L 26 50 L 48 50 L 34 20 L 46 20 L 72 50 L 90 50 Q 98 52 98 58 Q 98 63 90 63 L 20 63 Q 12 62 10 56 Z
        fuelpump: a R 12 6 50 86 8; w R 24 18 26 22 3; s M 4 94 L 70 94 M 62 50 Q 74 50 74 62 L 74 76 Q 74 84 81 84 Q 88 84 88 76 L 88 34 L 74 20
        bed.double: s M 4 20 L 4 88 M 96 58 L 96 88 M 4 74 L 96 74; a M 4 58 L 96 58 L 96 50 Q 96 42 88 42 L 12 42; a R 18 24 28 18 6; a R 54 24 28 18 6
        fork.knife: s M 24 6 L 24 94 M 10 6 L 10 28 Q 10 42 24 42 Q 38 42 38 28 L 38 6; a M 82 94 L 82 6 C 66 14 60 32 62 56 L 82 58
        cup.and.saucer: a M 12 14 L 76 14 L 74 48 Q 72 68 54 68 L 34 68 Q 16 68 14 48 Z; s M 76 24 L 84 24 Q 97 24 97 36 Q 97 50 82 52 L 74 52; s M 4 84 L 88 84
        wineglass: a M 30 4 L 70 4 C 78 36 72 56 50 56 C 28 56 22 36 30 4 Z; s M 50 58 L 50 94 M 32 95 L 68 95
        birthday.cake: a M 8 92 L 8 58 Q 8 48 18 48 L 82 48 Q 92 48 92 58 L 92 92 Z; d M 8 68 Q 19 80 29 68 Q 40 80 50 68 Q 60 80 71 68 Q 82 80 92 68; s M 28 46 L 28 30 M 50 46 L 50 30 M 72 46 L 72 30 M 28 14 L 28 16 M 50 14 L 50 16 M 72 14 L 72 16
        carrot: a M 58 30 Q 74 34 72 52 Q 62 76 8 94 Q 22 40 46 30 Z; s M 64 34 Q 66 14 82 8 M 68 40 Q 82 28 94 34
        gamecontroller: a M 26 24 L 74 24 C 90 24 102 56 100 74 C 98 90 84 88 76 76 Q 70 68 62 68 L 38 68 Q 30 68 24 76 C 16 88 2 90 0 74 C -2 56 10 24 26 24 Z; d M 30 38 L 30 56 M 21 47 L 39 47; b O 66 52 5 O 78 42 5
        dice: a R 8 8 84 84 16; b O 31 31 7.5 O 69 31 7.5 O 31 69 7.5 O 69 69 7.5 O 50 50 7.5
        puzzlepiece: a M 8 30 L 32 30 C 26 16 32 6 42 6 C 52 6 58 16 52 30 L 76 30 L 76 52 C 88 46 98 52 98 62 C 98 72 88 78 76 72 L 76 94 L 52 94 C 56 84 52 76 42 76 C 32 76 28 84 32 94 L 8 94 Z
        puzzlepiece.extension: =puzzlepiece
        sportscourt: a R -4 16 108 68 9; d M 50 16 L 50 84 M -4 38 L 12 38 L 12 62 L -4 62 M 104 38 L 88 38 L 88 62 L 104 62; d O 50 50 12
        soccerball: a O 50 50 46; b P 2 50 34 66 46 60 64 40 64 34 46; d M 50 34 L 50 10 M 66 46 L 90 38 M 60 64 L 74 84 M 40 64 L 26 84 M 34 46 L 10 38
        basketball: a O 50 50 46; d M 4 50 L 96 50 M 50 4 L 50 96 M 18 18 Q 44 50 18 82 M 82 18 Q 56 50 82 82
        dumbbell: s M 30 50 L 70 50; a R 14 26 14 48 6; a R 72 26 14 48 6; s M 4 40 L 4 60 M 96 40 L 96 60
        trophy: a M 26 8 L 74 8 L 74 34 C 74 54 64 64 50 64 C 36 64 26 54 26 34 Z; s M 26 18 L 8 18 C 8 36 14 46 30 48 M 74 18 L 92 18 C 92 36 86 46 70 48 M 50 64 L 50 82; a R 30 82 40 12 4
        medal: a O 50 66 27; s M 36 40 L 18 6 L 40 6 L 50 24 L 60 6 L 82 6 L 64 40; d M 50 56 L 50 76
        crown: a M 8 82 L 2 30 L 28 50 L 50 14 L 72 50 L 98 30 L 92 82 Z
        theatermasks: a M 2 14 Q 30 22 58 14 L 58 42 C 58 62 44 74 30 74 C 16 74 2 62 2 42 Z; d M 18 36 L 22 36 M 38 36 L 42 36 M 18 52 Q 30 62 42 52; s M 68 26 Q 84 28 98 24 L 98 52 C 98 72 86 86 70 86 Q 60 86 52 80
        face.smiling: a O 50 50 46.2; b E 34 40 5 7.5 E 66 40 5 7.5; d M 28 60 C 34 78 66 78 72 60
        smiley: =face.smiling
        face.dashed: s A 50 50 46 -110 -70; s A 50 50 46 -20 20; s A 50 50 46 70 110; s A 50 50 46 160 200; b E 36 42 5 7 E 64 42 5 7; s M 32 62 Q 50 76 68 62
        faceid: @viewfinder 1 0 0; s M 33 34 L 33 42 M 67 34 L 67 42 M 51 36 L 51 54 L 46 55 M 34 66 Q 50 78 66 66
        touchid: s A 50 52 12 160 390; s A 50 52 26 150 380; s A 50 52 40 170 365; s M 50 52 L 52 80
        eye: a M -4 50 C 12 28 30 18 50 18 C 70 18 88 28 104 50 C 88 72 70 82 50 82 C 30 82 12 72 -4 50 Z; d O 50 50 17; b O 50 50 5
        eyes: a E 26 50 20 32; a E 74 50 20 32; b O 30 58 9 O 78 58 9
        eyeglasses: s O 22 56 20; s O 78 56 20; s M 42 52 Q 50 46 58 52 M 2 52 L 10 26 M 98 52 L 90 26
        ear: a M 26 36 C 26 16 38 6 52 6 C 70 6 80 20 78 36 C 76 54 62 58 60 74 C 58 88 50 94 42 94 C 32 94 28 86 28 78; d M 40 38 C 40 26 46 22 52 22 C 60 22 64 28 62 38 C 58 48 48 46 48 58
        brain: a M 46 12 C 36 6 24 12 24 24 C 10 26 6 40 13 50 C 4 60 10 76 24 78 C 26 92 40 94 46 88 Z; a M 54 12 C 64 6 76 12 76 24 C 90 26 94 40 87 50 C 96 60 90 76 76 78 C 74 92 60 94 54 88 Z; d M 24 24 Q 26 34 36 34 M 13 50 Q 24 46 32 54 M 76 24 Q 74 34 64 34 M 87 50 Q 76 46 68 54
        brain.head.profile: a M 34 94 L 34 78 C 16 68 8 54 10 38 C 12 16 30 5 50 5 C 72 5 86 20 86 40 Q 86 44 95 58 Q 97 62 92 64 L 86 66 L 86 76 Q 86 84 76 84 L 66 84 L 66 94; d M 28 40 C 24 28 36 20 44 26 C 50 18 64 20 64 32 C 74 36 70 50 60 48 C 58 56 46 58 42 50 C 34 54 26 48 28 40 Z M 44 26 L 46 36 M 60 48 L 56 40
        lungs: a M 42 28 C 28 24 8 52 8 84 Q 22 92 42 80 Z; a M 58 28 C 72 24 92 52 92 84 Q 78 92 58 80 Z; s M 50 6 L 50 30 L 42 40 M 50 30 L 58 40
        cross: a P 4 36 6 64 6 64 36 94 36 94 64 64 64 64 94 36 94 36 64 6 64 6 36 36 36
        cross.case: a R -2 28 104 62 11; s M 34 26 L 34 18 Q 34 9 43 9 L 57 9 Q 66 9 66 18 L 66 26; d M 50 46 L 50 72 M 37 59 L 63 59
        pills: a M 10 40 Q 2 26 14 16 Q 28 6 38 18 L 66 58 Q 72 72 60 80 Q 46 88 38 78 Z; d M 25 58 L 52 38; a O 76 30 19
        bandage: @capsule 1 0 0 -45; d M 30 56 L 44 70 M 56 30 L 70 44; b O 44 50 3.5 O 56 50 3.5 O 50 44 3.5 O 50 56 3.5
        stethoscope: s M 20 8 L 12 10 L 12 34 Q 12 54 30 54 Q 48 54 48 34 L 48 10 L 40 8 M 30 54 L 30 70 Q 30 92 52 92 Q 76 92 76 68 L 76 58; s O 76 46 11
        syringe: s M 94 6 L 78 22 M 84 6 L 94 16 M 66 14 L 86 34 M 24 76 L 6 94; a M 64 22 L 78 36 L 40 76 L 24 76 L 24 60 Z
        staroflife: s M 50 6 L 50 94 M 12 28 L 88 72 M 12 72 L 88 28
        allergens: @staroflife 1 0 0
        tortoise: a M 12 66 C 14 36 34 24 52 24 C 70 24 82 40 84 66 Z; a M 80 50 Q 92 38 98 48 Q 100 62 84 66; s M 24 68 L 20 80 L 32 80 L 36 68 M 62 68 L 62 80 L 74 80 L 76 68
        hare: a M 6 74 C 6 50 30 42 48 50 L 56 44 L 40 14 Q 44 8 52 16 L 70 42 C 84 44 96 52 96 62 C 94 70 82 70 72 68 Q 66 80 48 82 L 16 82 Q 6 80 6 74 Z; b O 80 54 4
        ant: a E 50 74 16 18; a O 50 44 11; a O 50 22 10; s M 38 42 L 18 32 L 12 18 M 62 42 L 82 32 L 88 18 M 36 58 L 14 56 M 64 58 L 86 56 M 36 78 L 18 92 M 64 78 L 82 92 M 44 12 L 38 2 M 56 12 L 62 2
        ladybug: a E 50 56 30 36; d M 50 30 L 50 92; s M 34 22 Q 36 10 50 10 Q 64 10 66 22; b O 36 52 6 O 64 52 6 O 38 72 5 O 62 72 5; s M 20 46 L 6 38 M 80 46 L 94 38 M 20 66 L 6 72 M 80 66 L 94 72
        pawprint: f E 28 26 9 13 E 72 26 9 13 E 10 48 8 12 E 90 48 8 12; f M 50 44 C 64 44 78 66 76 78 C 73 92 60 84 50 84 C 40 84 27 92 24 78 C 22 66 36 44 50 44 Z
        bird: a M 94 26 Q 84 14 72 20 Q 64 26 64 36 L 10 80 Q 40 92 64 78 Q 82 66 82 40 Z; b O 74 30 4
        fish: a M 4 50 C 22 22 56 18 76 44 L 96 28 L 96 72 L 76 56 C 56 82 22 78 4 50 Z; b O 28 46 5
        leaf: a M 92 8 C 50 8 14 18 14 56 C 14 76 30 86 46 86 C 82 86 94 46 92 8 Z; d M 66 36 C 40 44 24 64 20 78; s M 22 72 Q 12 84 8 96
        tree: a M 50 4 L 74 34 L 64 34 L 82 58 L 70 58 L 88 80 L 12 80 L 30 58 L 18 58 L 36 34 L 26 34 Z; s M 50 82 L 50 97
        bolt: a P 3 58 3 16 58 47 58 41 97 84 41 53 41
        bolt.heart: @heart 1 0 0; b P 2 54 26 32 54 48 54 44 76 68 46 52 46
        flame: a M 52 4 C 56 24 84 36 84 64 C 84 84 70 96 50 96 C 30 96 16 84 16 66 C 16 52 24 44 30 36 C 32 44 36 48 42 48 C 48 36 42 18 52 4 Z; d M 50 94 C 40 94 36 86 36 80 C 36 72 44 66 48 58 C 56 64 64 70 64 80 C 64 88 58 94 50 94 Z
        drop: a M 50 4 C 62 22 82 44 82 64 C 82 83 68 96 50 96 C 32 96 18 83 18 64 C 18 44 38 22 50 4 Z
        scalemass: a M 30 34 L 70 34 Q 78 34 80 42 L 92 84 Q 94 94 84 94 L 16 94 Q 6 94 8 84 L 20 42 Q 22 34 30 34 Z; s O 50 20 13
        fan: a O 50 50 10; a M 50 38 C 36 34 30 4 52 4 C 70 4 70 24 58 40; a M 62 50 C 66 36 96 30 96 52 C 96 70 76 70 60 58; a M 50 62 C 64 66 70 96 48 96 C 30 96 30 76 42 60; a M 38 50 C 34 64 4 70 4 48 C 4 30 24 30 40 42
        powerplug: s M 36 4 L 36 26 M 64 4 L 64 26; a M 22 28 L 78 28 L 78 46 C 78 64 66 72 50 72 C 34 72 22 64 22 46 Z; s M 50 74 L 50 96
        battery.100: s R -4 28 96 44 12; f R 6 38 76 24 5; s M 102 44 L 102 56
        battery.75: s R -4 28 96 44 12; f R 6 38 57 24 5; s M 102 44 L 102 56
        battery.50: s R -4 28 96 44 12; f R 6 38 38 24 5; s M 102 44 L 102 56
        battery.25: s R -4 28 96 44 12; f R 6 38 19 24 5; s M 102 44 L 102 56
        battery.0: s R -4 28 96 44 12; s M 102 44 L 102 56
        magnifyingglass: s O 41 41 33; s M 65 65 L 94 94
        sensor: a O 50 50 14; s A 50 50 30 -45 45; s A 50 50 30 135 225
        camera.filters: s O 50 32 24; s O 34 62 24; s O 66 62 24
        bus.doubledecker: =bus
        parkingsign: s M 30 94 L 30 8 L 56 8 Q 80 8 80 34 Q 80 60 56 60 L 30 60
        wrongwaysign: a O 50 50 46; b R 22 42 56 16 3
        umbrella: a M 4 54 C 6 26 26 10 50 10 C 74 10 94 26 96 54 Q 82 44 73 54 Q 62 44 50 54 Q 38 44 27 54 Q 18 44 4 54 Z; s M 50 54 L 50 84 Q 50 95 40 95 Q 31 95 30 86
        sofa: a M 14 46 Q 14 22 26 22 L 74 22 Q 86 22 86 46 L 74 62 L 26 62 Z; s M 6 46 Q -2 50 4 60 L 8 80 L 92 80 L 96 60 Q 102 50 94 46 Q 86 46 84 62 L 16 62 Q 14 46 6 46 M 18 82 L 18 90 M 82 82 L 82 90
        chair: s M 28 6 L 28 94 M 28 56 L 72 56 L 72 94
        door.left.hand.open: s R 18 6 64 88 6; a M 30 10 L 62 22 L 62 96 L 30 88 Z; b O 54 56 4
        window.vertical.closed: s R 18 6 64 88 6; s M 18 50 L 82 50 M 50 6 L 50 94
        """#
}

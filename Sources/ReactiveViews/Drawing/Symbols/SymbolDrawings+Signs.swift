extension SymbolDrawings {
    /// Signs, arrows and shapes. The notation is explained at ``SymbolNotation``.
    static let signs = #"""
        plus: s M 50 12 L 50 88 M 12 50 L 88 50
        minus: s M 12 50 L 88 50
        xmark: s M 18 18 L 82 82 M 82 18 L 18 82
        multiply: =xmark
        checkmark: s M 15 56 L 40 86 L 86 15
        divide: s M 12 50 L 88 50; f O 50 22 8 O 50 78 8
        equal: s M 12 36 L 88 36 M 12 64 L 88 64
        lessthan: s M 84 18 L 16 50 L 84 82
        greaterthan: s M 16 18 L 84 50 L 16 82
        plusminus: s M 50 6 L 50 62 M 22 34 L 78 34 M 22 88 L 78 88
        percent: s O 24 28 16; s O 76 72 16; s M 80 12 L 20 88
        number: s M 40 8 L 26 92 M 74 8 L 60 92 M 14 34 L 90 34 M 10 66 L 86 66
        at: s O 50 52 17; s M 67 36 L 67 58 Q 68 70 78 70 C 88 70 94 60 94 50 C 94 26 76 8 50 8 C 24 8 6 26 6 51 C 6 76 24 94 50 94 Q 64 94 76 88
        asterisk: s M 50 10 L 50 90 M 15 30 L 85 70 M 15 70 L 85 30
        info: f O 50 16 8; s M 36 40 L 52 40 L 52 84 M 34 84 L 70 84
        exclamationmark: s M 50 12 L 50 60; f O 50 84 7
        exclamationmark.2: s M 34 12 L 34 60 M 66 12 L 66 60; f O 34 84 7 O 66 84 7
        exclamationmark.3: s M 20 12 L 20 60 M 50 12 L 50 60 M 80 12 L 80 60; f O 20 84 7 O 50 84 7 O 80 84 7
        questionmark: s M 28 32 C 28 18 38 11 50 11 C 64 11 74 20 74 32 C 74 48 50 48 50 64; f O 50 84 7
        ellipsis: f O 16 50 7.6 O 50 50 7.6 O 84 50 7.6
        dot: f O 50 50 10
        poweron: s M 50 14 L 50 86
        power: s A 50 52 38 -55 235; s M 50 6 L 50 48
        dollarsign: s M 76 28 C 72 18 62 14 50 14 C 36 14 26 22 26 32 C 26 44 36 47 50 50 C 64 53 76 57 76 69 C 76 80 64 87 50 87 C 36 87 26 81 23 70 M 50 3 L 50 97
        eurosign: s M 84 22 C 76 14 68 10 60 10 C 38 10 26 28 26 50 C 26 72 38 90 60 90 C 68 90 76 86 84 78 M 12 42 L 66 42 M 12 58 L 62 58
        sterlingsign: s M 78 26 Q 74 10 56 10 Q 36 10 36 32 L 42 62 Q 42 80 26 90 L 82 90 M 22 52 L 66 52
        yensign: s M 18 8 L 50 50 L 82 8 M 50 50 L 50 94 M 24 54 L 76 54 M 24 72 L 76 72
        bitcoinsign: s M 26 14 L 58 14 Q 74 14 74 31 Q 74 48 58 48 L 26 48 M 26 48 L 62 48 Q 80 48 80 67 Q 80 86 62 86 L 26 86 M 34 14 L 34 86 M 44 4 L 44 14 M 60 4 L 60 14 M 44 86 L 44 96 M 60 86 L 60 96
        sum: s M 80 24 L 80 10 L 20 10 L 56 50 L 20 90 L 80 90 L 80 76
        function: s M 64 12 Q 46 6 42 28 L 32 78 Q 28 98 12 90 M 22 44 L 54 44 M 62 56 L 90 90 M 90 56 L 62 90
        x.squareroot: s M 4 56 L 14 52 L 30 90 L 46 10 L 96 10 M 58 38 L 90 80 M 90 38 L 58 80
        infinity: s M 50 50 C 38 32 30 28 22 28 C 8 28 2 40 2 50 C 2 60 8 72 22 72 C 30 72 38 68 50 50 C 62 32 70 28 78 28 C 92 28 98 40 98 50 C 98 60 92 72 78 72 C 70 72 62 68 50 50 Z
        command: s M 36 36 L 64 36 L 64 64 L 36 64 Z M 36 36 L 24 36 A 24 24 12 90 360 M 64 36 L 64 24 A 76 24 12 180 450 M 64 64 L 76 64 A 76 76 12 -90 180 M 36 64 L 36 76 A 24 76 12 0 270
        option: s M 8 16 L 32 16 L 66 84 L 92 84 M 60 16 L 92 16
        control: s M 16 54 L 50 22 L 84 54
        shift: a P 3 50 8 94 54 70 54 70 90 30 90 30 54 6 54
        capslock: a P 3 50 4 94 46 70 46 70 70 30 70 30 46 6 46; s M 32 86 L 68 86
        delete.left: a M 34 16 L 94 16 Q 104 16 104 26 L 104 74 Q 104 84 94 84 L 34 84 Q 30 84 26 80 L 0 54 Q -4 50 0 46 L 26 20 Q 30 16 34 16 Z; d M 50 36 L 78 64 M 78 36 L 50 64
        delete.right: @|delete.left 1 0 0
        delete.backward: =delete.left
        clear: a R 9.5 9.5 81 81 13; d M 33 33 L 67 67 M 67 33 L 33 67
        return: s M 88 18 L 88 46 Q 88 58 76 58 L 12 58 M 34 36 L 12 58 L 34 80
        chevron.right: s M 33 14 L 69 50 L 33 86
        chevron.left: @|chevron.right 1 0 0
        chevron.up: @chevron.right 1 0 0 -90
        chevron.down: @chevron.right 1 0 0 90
        chevron.forward: =chevron.right
        chevron.backward: =chevron.left
        chevron.up.chevron.down: s M 26 38 L 50 14 L 74 38 M 26 62 L 50 86 L 74 62
        chevron.compact.right: s M 42 14 L 58 50 L 42 86
        chevron.compact.left: @|chevron.compact.right 1 0 0
        chevron.compact.up: @chevron.compact.right 1 0 0 -90
        chevron.compact.down: @chevron.compact.right 1 0 0 90
        chevron.right.2: s M 14 16 L 46 50 L 14 84 M 52 16 L 84 50 L 52 84
        chevron.left.2: @|chevron.right.2 1 0 0
        chevron.left.forwardslash.chevron.right: s M 18 26 L -4 50 L 18 74 M 82 26 L 104 50 L 82 74 M 60 14 L 40 86
        curlybraces: s M 34 8 Q 20 8 20 22 L 20 38 Q 20 50 8 50 Q 20 50 20 62 L 20 78 Q 20 92 34 92 M 66 8 Q 80 8 80 22 L 80 38 Q 80 50 92 50 Q 80 50 80 62 L 80 78 Q 80 92 66 92
        arrow.right: s M 8 50 L 92 50 M 59 17 L 92 50 L 59 83
        arrow.left: @|arrow.right 1 0 0
        arrow.up: @arrow.right 1 0 0 -90
        arrow.down: @arrow.right 1 0 0 90
        arrow.forward: =arrow.right
        arrow.backward: =arrow.left
        arrow.up.right: s M 18 82 L 82 18 M 34 18 L 82 18 L 82 66
        arrow.up.left: @arrow.up.right 1 0 0 -90
        arrow.down.right: @arrow.up.right 1 0 0 90
        arrow.down.left: @arrow.up.right 1 0 0 180
        arrow.up.forward: =arrow.up.right
        arrow.up.backward: =arrow.up.left
        arrow.down.forward: =arrow.down.right
        arrow.down.backward: =arrow.down.left
        arrow.up.arrow.down: s M 29 92 L 29 10 M 8 31 L 29 10 L 50 31 M 71 8 L 71 90 M 50 69 L 71 90 L 92 69
        arrow.left.arrow.right: @arrow.up.arrow.down 1 0 0 90
        arrow.swap: =arrow.left.arrow.right
        arrow.up.and.down: s M 50 6 L 50 94 M 28 28 L 50 6 L 72 28 M 28 72 L 50 94 L 72 72
        arrow.left.and.right: @arrow.up.and.down 1 0 0 90
        arrow.up.and.down.and.arrow.left.and.right: s M 50 2 L 50 98 M 2 50 L 98 50 M 34 18 L 50 2 L 66 18 M 34 82 L 50 98 L 66 82 M 18 34 L 2 50 L 18 66 M 82 34 L 98 50 L 82 66
        arrow.up.left.and.arrow.down.right: s M 12 12 L 44 44 M 12 40 L 12 12 L 40 12 M 88 88 L 56 56 M 60 88 L 88 88 L 88 60
        arrow.down.right.and.arrow.up.left: s M 10 10 L 42 42 M 42 16 L 42 42 L 16 42 M 90 90 L 58 58 M 84 58 L 58 58 L 58 84
        arrow.up.left.and.down.right.and.arrow.up.right.and.down.left: s M 10 10 L 90 90 M 90 10 L 10 90 M 10 34 L 10 10 L 34 10 M 66 10 L 90 10 L 90 34 M 90 66 L 90 90 L 66 90 M 34 90 L 10 90 L 10 66
        arrow.up.to.line: s M 10 6 L 90 6 M 50 94 L 50 20 M 22 48 L 50 20 L 78 48
        arrow.down.to.line: @arrow.up.to.line 1 0 0 180
        arrow.right.to.line: @arrow.up.to.line 1 0 0 90
        arrow.left.to.line: @arrow.up.to.line 1 0 0 -90
        arrow.up.to.line.compact: =arrow.up.to.line
        arrow.right.to.line.alt: =arrow.right.to.line
        arrow.left.and.line.vertical.and.arrow.right: s M 50 10 L 50 90 M 36 50 L -4 50 M 14 32 L -4 50 L 14 68 M 64 50 L 104 50 M 86 32 L 104 50 L 86 68
        arrow.clockwise: s A 50 56 39 -15 270; s M 37 0 L 54 17 L 37 34
        arrow.counterclockwise: @|arrow.clockwise 1 0 0
        arrow.triangle.2.circlepath: s A 50 50 40 -165 -32; s A 50 50 40 15 148; f P 2 92 45 101 20 68 38; f P 2 8 55 -1 80 32 62
        arrow.2.circlepath: =arrow.triangle.2.circlepath
        arrow.circlepath: s A 50 50 40 -150 180; s M -2 28 L 13 42 L 28 28
        arrow.triangle.2.circlepath.camera: @camera 1 0 0
        exclamationmark.arrow.circlepath: s A 50 50 40 -165 -32; s A 50 50 40 15 148; f P 2 92 45 101 20 68 38; f P 2 8 55 -1 80 32 62; s M 50 32 L 50 52; f O 50 66 5.5
        arrow.2.squarepath: s M 20 64 L 20 32 Q 20 22 30 22 L 64 22 M 80 36 L 80 68 Q 80 78 70 78 L 36 78 M 4 50 L 20 66 L 36 50 M 64 50 L 80 34 L 96 50
        arrow.3.trianglepath: s M 34 36 L 50 10 L 66 36 M 74 50 L 90 78 L 58 78 M 42 78 L 10 78 L 26 50
        arrow.triangle.branch: s M 24 90 L 24 30 M 24 70 Q 26 50 50 46 Q 74 42 76 30; f P 2 24 6 38 32 10 32; f P 2 76 6 90 32 62 32
        arrow.triangle.merge: @arrow.triangle.branch 1 0 0 180
        arrow.triangle.pull: =arrow.triangle.branch
        arrow.triangle.swap: =arrow.triangle.2.circlepath
        arrow.uturn.backward: s M 10 36 L 62 36 C 80 36 92 46 92 62 C 92 78 80 88 62 88 L 44 88 M 32 12 L 8 36 L 32 60
        arrow.uturn.forward: @|arrow.uturn.backward 1 0 0
        arrow.uturn.left: =arrow.uturn.backward
        arrow.uturn.right: =arrow.uturn.forward
        arrow.uturn.up: @arrow.uturn.backward 1 0 0 90
        arrow.uturn.down: @arrow.uturn.backward 1 0 0 -90
        arrow.turn.up.right: s M 12 92 L 12 52 Q 12 36 28 36 L 90 36 M 66 12 L 90 36 L 66 60
        arrow.turn.up.left: @|arrow.turn.up.right 1 0 0
        arrow.turn.right.up: @|arrow.turn.up.right 1 0 0 90
        arrow.turn.down.right: s M 12 8 L 12 48 Q 12 64 28 64 L 90 64 M 66 40 L 90 64 L 66 88
        arrow.turn.down.left: @|arrow.turn.down.right 1 0 0
        arrowshape.turn.up.left: a M 44 12 Q 44 6 38 10 L 4 44 Q 0 48 4 52 L 38 84 Q 44 88 44 82 L 44 66 C 70 64 84 74 94 92 C 98 60 84 32 44 30 Z
        arrowshape.turn.up.right: @|arrowshape.turn.up.left 1 0 0
        arrowshape.turn.up.forward: =arrowshape.turn.up.right
        arrowshape.turn.up.backward: =arrowshape.turn.up.left
        arrowshape.right: a P 3 52 10 96 50 52 90 52 68 4 68 4 32 52 32
        arrowshape.left: @|arrowshape.right 1 0 0
        arrowshape.up: @arrowshape.right 1 0 0 -90
        arrowshape.down: @arrowshape.right 1 0 0 90
        arrowshape.zigzag.right: s M 4 66 L 34 30 L 54 66 L 92 30 M 66 28 L 93 28 L 93 55
        arrowtriangle.right: a P 4 16 10 90 50 16 90
        arrowtriangle.left: @|arrowtriangle.right 1 0 0
        arrowtriangle.up: @arrowtriangle.right 1 0 0 -90
        arrowtriangle.down: @arrowtriangle.right 1 0 0 90
        arrowtriangle.forward: =arrowtriangle.right
        arrowtriangle.backward: =arrowtriangle.left
        goforward: s A 50 56 39 -35 245; s M 34 4 L 50 17 L 34 33
        gobackward: @|goforward 1 0 0
        square.and.arrow.up: s M 32 34 L 26 34 Q 14 34 14 46 L 14 84 Q 14 96 26 96 L 74 96 Q 86 96 86 84 L 86 46 Q 86 34 74 34 L 68 34; i R 14 34 72 62 12; j M 50 34 L 50 62; s M 50 5 L 50 62 M 31 22 L 50 4 L 69 22
        square.and.arrow.down: s M 32 34 L 26 34 Q 14 34 14 46 L 14 84 Q 14 96 26 96 L 74 96 Q 86 96 86 84 L 86 46 Q 86 34 74 34 L 68 34; i R 14 34 72 62 12; j M 50 34 L 50 62; s M 50 4 L 50 64 M 31 46 L 50 65 L 69 46
        square.and.arrow.up.on.square: @square.and.arrow.up .84 0 10; s M 82 22 L 90 22 Q 98 22 98 32 L 98 64
        square.and.arrow.down.on.square: @square.and.arrow.down .84 0 10; s M 82 22 L 90 22 Q 98 22 98 32 L 98 64
        rectangle.portrait.and.arrow.right: s M 62 30 L 62 20 Q 62 8 50 8 L 20 8 Q 8 8 8 20 L 8 80 Q 8 92 20 92 L 50 92 Q 62 92 62 80 L 62 70 M 34 50 L 100 50 M 80 30 L 100 50 L 80 70
        rectangle.portrait.and.arrow.forward: =rectangle.portrait.and.arrow.right
        rectangle.and.arrow.up.right.and.arrow.down.left: s M 58 14 L 14 14 Q 4 14 4 24 L 4 76 Q 4 86 14 86 L 86 86 Q 96 86 96 76 L 96 44 M 70 8 L 96 8 L 96 32 M 96 8 L 66 38
        arrow.up.right.square: a R 9.5 9.5 81 81 13; d M 34 66 L 65 35 M 40 35 L 65 35 L 65 60
        arrow.up.bin: @trash 1 0 0
        circle: a O 50 50 46.2
        square: a R 9.5 9.5 81 81 13
        rectangle: a R -4 14 108 72 12
        rectangle.portrait: a R 14 -4 72 108 12
        capsule: a R -6 22 112 56 28
        oval: a E 50 50 54 36
        triangle: a P 6 50 8 97 90 3 90
        diamond: a P 6 50 2 98 50 50 98 2 50
        rhombus: =diamond
        octagon: a P 5 32 5 68 5 95 32 95 68 68 95 32 95 5 68 5 32
        hexagon: a P 6 50 3 91 26 91 74 50 97 9 74 9 26
        pentagon: a P 6 50 4 96 38 79 93 21 93 4 38
        seal: a P 5 50 3 61 14 76 11 80 25 94 31 89 45 98 56 87 66 88 80 73 81 66 94 53 88 41 97 32 86 17 87 17 72 4 65 10 51 2 39 14 30 14 15 29 15 37 4
        app: a R 7 7 86 86 22
        app.dashed: s M 7 38 L 7 29 Q 7 7 29 7 L 36 7 M 64 7 L 71 7 Q 93 7 93 29 L 93 38 M 93 62 L 93 71 Q 93 93 71 93 L 62 93 M 38 93 L 29 93 Q 7 93 7 71 L 7 62
        app.badge: s M 56 13 L 30 13 Q 10 13 10 33 L 10 72 Q 10 92 30 92 L 68 92 Q 88 92 88 72 L 88 46; f O 80 20 17
        circle.dashed: s A 50 50 45 -12 12; s A 50 50 45 33 57; s A 50 50 45 78 102; s A 50 50 45 123 147; s A 50 50 45 168 192; s A 50 50 45 213 237; s A 50 50 45 258 282; s A 50 50 45 303 327
        circle.dotted: f O 50 6 5 O 72 12 5 O 88 28 5 O 94 50 5 O 88 72 5 O 72 88 5 O 50 94 5 O 28 88 5 O 12 72 5 O 6 50 5 O 12 28 5 O 28 12 5
        square.dashed: s M 8 34 L 8 22 Q 8 8 22 8 L 30 8 M 44 8 L 56 8 M 70 8 L 78 8 Q 92 8 92 22 L 92 30 M 92 44 L 92 56 M 92 70 L 92 78 Q 92 92 78 92 L 70 92 M 56 92 L 44 92 M 30 92 L 22 92 Q 8 92 8 78 L 8 70 M 8 56 L 8 48
        rectangle.dashed: =square.dashed
        circlebadge: a O 50 50 28
        circle.lefthalf.filled: s O 50 50 46.2; f M 50 4 A 50 50 46 -90 -270 Z
        circle.righthalf.filled: @|circle.lefthalf.filled 1 0 0
        circle.bottomhalf.filled: @circle.lefthalf.filled 1 0 0 -90
        circle.tophalf.filled: @circle.lefthalf.filled 1 0 0 90
        circle.inset.filled: s O 50 50 46.2; f O 50 50 30
        largecircle.fill.circle: =circle.inset.filled
        smallcircle.filled.circle: s O 50 50 46.2; f O 50 50 16
        record.circle: a O 50 50 46.2; w O 50 50 21
        target: s O 50 50 46.2; s O 50 50 28; f O 50 50 10
        scope: s O 50 50 36; s M 50 2 L 50 34 M 50 66 L 50 98 M 2 50 L 34 50 M 66 50 L 98 50
        circle.grid.2x2: a O 28 28 18; a O 72 28 18; a O 28 72 18; a O 72 72 18
        circle.grid.3x3: a O 16 16 11; a O 50 16 11; a O 84 16 11; a O 16 50 11; a O 50 50 11; a O 84 50 11; a O 16 84 11; a O 50 84 11; a O 84 84 11
        square.grid.2x2: a R 6 6 38 38 7; a R 56 6 38 38 7; a R 6 56 38 38 7; a R 56 56 38 38 7
        square.grid.3x3: a R 4 4 24 24 4; a R 38 4 24 24 4; a R 72 4 24 24 4; a R 4 38 24 24 4; a R 38 38 24 24 4; a R 72 38 24 24 4; a R 4 72 24 24 4; a R 38 72 24 24 4; a R 72 72 24 24 4
        square.grid.3x2: a R -4 18 28 28 5; a R 36 18 28 28 5; a R 76 18 28 28 5; a R -4 56 28 28 5; a R 36 56 28 28 5; a R 76 56 28 28 5
        rectangle.grid.2x2: a R -4 14 48 32 6; a R 56 14 48 32 6; a R -4 56 48 32 6; a R 56 56 48 32 6
        rectangle.grid.1x2: a R -4 8 108 36 8; a R -4 56 108 36 8
        rectangle.grid.3x2: =square.grid.3x2
        rectangle.3.offgrid: a R 10 6 86 30 7; a R -6 44 50 50 7; a R 54 46 46 30 7
        rectangle.split.3x1: a R -6 20 112 60 9; d M 31 20 L 31 80 M 69 20 L 69 80
        rectangle.split.2x1: a R -6 18 112 64 10; d M 50 18 L 50 82
        rectangle.split.1x2: a R -6 14 112 72 10; d M -6 50 L 106 50
        rectangle.stack: a R -4 34 108 56 11; s M 8 22 L 92 22 M 20 10 L 80 10
        rectangle.on.rectangle: s M 20 24 L 20 20 Q 20 8 32 8 L 92 8 Q 104 8 104 20 L 104 52 Q 104 64 92 64 L 88 64; a R -4 34 84 56 11
        square.on.square: s M 32 24 L 32 18 Q 32 6 44 6 L 82 6 Q 94 6 94 18 L 94 56 Q 94 68 82 68 L 76 68; a R 6 32 62 62 12
        square.on.circle: s O 38 38 32; k R 36 36 58 58 10; a R 38 38 56 56 10
        plus.square.on.square: @square.on.square 1 0 0; d M 37 48 L 37 78 M 22 63 L 52 63
        square.stack: a R 12 32 76 62 12; s M 20 20 L 80 20 M 30 8 L 70 8
        square.stack.3d.up: a P 3 50 4 96 28 50 52 4 28; s M 4 50 L 50 74 L 96 50 M 4 72 L 50 96 L 96 72
        square.2.layers.3d: a P 3 50 10 96 38 50 66 4 38; s M 4 64 L 50 92 L 96 64
        square.3.layers.3d: =square.stack.3d.up
        square.split.2x1: a R 8 10 84 80 12; d M 50 10 L 50 90
        square.split.2x2: a R 8 8 84 84 12; d M 50 8 L 50 92 M 8 50 L 92 50
        cube: a P 4 50 3 92 26 92 74 50 97 8 74 8 26; d M 10 27 L 50 50 L 90 27 M 50 50 L 50 95
        shippingbox: a P 4 50 3 94 24 94 74 50 97 6 74 6 24; d M 8 26 L 50 47 L 92 26 M 50 47 L 50 95 M 28 14 L 72 36
        cylinder: a M 12 20 C 12 0 88 0 88 20 L 88 80 C 88 100 12 100 12 80 Z; d M 12 20 C 12 40 88 40 88 20
        square.lefthalf.filled: s R 9.5 9.5 81 81 13; f M 50 10 L 22 10 Q 10 10 10 22 L 10 78 Q 10 90 22 90 L 50 90 Z
        rectangle.lefthalf.filled: s R -4 14 108 72 12; f M 50 14 L 8 14 Q -4 14 -4 26 L -4 74 Q -4 86 8 86 L 50 86 Z
        rectangle.inset.filled: s R -4 14 108 72 12; f R 8 26 84 48 4
        sidebar.left: a R -4 14 108 72 12; d M 30 14 L 30 86 M 8 32 L 16 32 M 8 46 L 16 46 M 8 60 L 16 60
        sidebar.right: @|sidebar.left 1 0 0
        sidebar.leading: =sidebar.left
        sidebar.trailing: =sidebar.right
        checkerboard.rectangle: s R -4 14 108 72 10; f R 0 18 25 16 0 R 50 18 25 16 0 R 25 34 25 16 0 R 75 34 25 16 0 R 0 50 25 16 0 R 50 50 25 16 0 R 25 66 25 16 0 R 75 66 25 16 0
        viewfinder: s M 6 30 L 6 20 Q 6 6 20 6 L 30 6 M 70 6 L 80 6 Q 94 6 94 20 L 94 30 M 94 70 L 94 80 Q 94 94 80 94 L 70 94 M 30 94 L 20 94 Q 6 94 6 80 L 6 70
        crop: s M 24 4 L 24 76 L 96 76 M 4 24 L 76 24 L 76 96
        perspective: =viewfinder
        qrcode: s R 8 8 32 32 5; s R 60 8 32 32 5; s R 8 60 32 32 5; f R 20 20 8 8 1 R 72 20 8 8 1 R 20 72 8 8 1 R 58 58 12 12 1 R 80 58 12 12 1 R 69 69 12 12 1 R 58 80 12 12 1 R 80 80 12 12 1
        qrcode.viewfinder: @viewfinder 1 0 0; @qrcode .54 23 23
        barcode: s M 8 18 L 8 82 M 24 18 L 24 82 M 40 18 L 40 82 M 50 18 L 50 82 M 66 18 L 66 82 M 80 18 L 80 82 M 92 18 L 92 82
        barcode.viewfinder: @viewfinder 1 0 0; @barcode .56 22 22
        """#
}

/// Names of symbols in public SwiftUI programs, the most used ones first.
let symbolsInUse = """
    trash calendar plus checkmark.circle.fill chevron.right xmark checkmark gear chevron.down play.fill \
    xmark.circle.fill square.and.arrow.up star.fill stop.fill plus.circle magnifyingglass \
    brain.head.profile car.fill arrow.right exclamationmark.triangle doc.on.doc calendar.badge.clock \
    sunrise pencil calendar.badge.plus waveform.path.ecg globe gearshape.fill arrow.clockwise \
    questionmark.circle mic.fill exclamationmark.triangle.fill ellipsis xmark.square \
    square.and.arrow.down plus.circle.fill lock.fill list.bullet gearshape clock checkmark.circle \
    paperplane info.circle heart.fill bolt.fill bell.fill arrow.up.arrow.down arrow.counterclockwise \
    tray.and.arrow.down.fill sparkles pause.fill minus.circle.fill flag figure.walk chevron.left \
    checkmark.square xmark.circle safari photo.on.rectangle.angled keyboard chart.line.uptrend.xyaxis \
    arrow.left.arrow.right waveform.path.ecg.rectangle trash.fill star scissors person.crop.circle.fill \
    location hourglass heart.text.square forward.fill eye chevron.left.forwardslash.chevron.right \
    calendar.badge.exclamationmark book arrowtriangle.right.circle arrow.up.right \
    arrow.up.left.and.arrow.down.right waveform tray sun.max.fill stop.circle.fill square.and.pencil \
    square record.circle.fill person.2 note.text mic lock.open.fill link eye.fill ellipsis.circle \
    chart.xyaxis.line arrow.up.right.square arrow.circlepath ant wifi.slash timer star.square \
    square.grid.2x2.fill square.grid.2x2 slider.horizontal.3 sidebar.trailing sidebar.left \
    rectangle.3.offgrid.fill photo phone.fill person.circle number note.text.badge.plus minus.circle \
    line.3.horizontal.decrease.circle info.circle.fill heart folder flame.fill flag.fill \
    exclamationmark.bubble doc.text.magnifyingglass clear circle.dashed chart.bar.xaxis \
    arrow.uturn.forward arrow.uturn.backward arrow.up.circle.fill arrow.up arrow.triangle.2.circlepath \
    arrow.left arrow.down.circle arrow.counterclockwise.circle wind wifi.exclamationmark video.slash \
    thermometer.snowflake stopwatch square.grid.3x2.fill speaker.wave.2 rectangle.stack \
    questionmark.circle.fill power photo.fill person.fill person.crop.circle pencil.circle.fill \
    paperplane.fill paintpalette newspaper message mappin.and.ellipse link.circle.fill link.badge.plus \
    line.horizontal.3 house.fill hand.raised fan.slash fan exclamationmark.arrow.circlepath \
    cup.and.saucer.fill cloud.fill clock.fill clock.arrow.circlepath circle.fill circle chevron.up \
    checkmark.square.fill checkerboard.rectangle chart.pie.fill bubble.left.and.bubble.right \
    brain.head.profile.fill bolt.slash app.badge triangle.fill text.badge.checkmark text.alignleft \
    terminal tag swift staroflife square.stack.3d.forward.dottedline.fill sidebar.right repeat \
    rectangle.stack.badge.plus rectangle quote.opening plus.square.on.square plus.square \
    plus.rectangle.portrait play.circle play pin.fill person number.square music.note.list minus \
    mic.circle map.fill map lock.shield.fill lock.circle list.dash.header.rectangle list.dash \
    lines.measurement.horizontal key hand.thumbsup gobackward faceid eye.slash exclamationmark.circle \
    drop.fill document.badge.clock doc.text diamond cup.and.saucer cloud checkmark.shield chart.bar.fill \
    chart.bar.doc.horizontal bubble.left brain.fill bookmark bolt.slash.fill bell backward.fill \
    arrowshape.turn.up.right.fill arrowshape.turn.up.right.circle arrowshape.turn.up.left.fill \
    arrow.up.forward.square arrow.turn.up.right arrow.trianglehead.clockwise arrow.right.to.line.alt \
    arrow.down.circle.dotted arrow.down arrow.backward arrow.2.squarepath arrow.2.circlepath.circle \
    aqi.medium app.fill app.dashed 5.square 2.square 1.square 1.circle.fill xmark.octagon.fill \
    wrongwaysign wrench wifi waveform.path.badge.minus waveform.path waveform.circle.fill \
    waveform.circle waveform.badge.microphone water.waves wand.and.stars viewfinder \
    tv.and.hifispeaker.fill tv tree tray.full tray.fill tray.2 trash.square translate tortoise \
    thermometer.sun.fill textformat.size.smaller textformat.size.larger textformat.123 textformat \
    text.magnifyingglass text.document text.cursor text.bubble text.book.closed text.aligncenter \
    terminal.fill switch.2 swatchpalette sunrise.fill sun.min.fill sun.max suit.heart storefront \
    stop.circle star.slash star.lefthalf.fill star.leadinghalf.fill star.circle.fill star.bubble \
    square.stack.3d.up square.stack.3d.forward.dottedline square.grid.3x3.square \
    square.grid.3x3.middle.fill square.grid.3x3.fill.square square.grid.3x3 square.fill.text.grid.1x2 \
    square.fill.on.square.fill square.and.arrow.up.circle.fill square.and.arrow.down.on.square \
    speedometer speaker.wave.3.fill speaker.wave.3 speaker.wave.2.circle speaker.wave.1.fill \
    speaker.slash.fill speaker.2 snow smiley shuffle shield.checkered shield shareplay server.rack \
    sensor.tag.radiowaves.forward seal scalemass rhombus.fill rectangle.stack.badge.minus \
    rectangle.split.3x1 rectangle.portrait.and.arrow.right rectangle.portrait.and.arrow.forward \
    rectangle.grid.2x2 rectangle.grid.1x2.fill rectangle.fill.on.rectangle.angled.fill \
    rectangle.expand.vertical rectangle.dashed.badge.record rectangle.and.text.magnifyingglass \
    rectangle.3.offgrid quote.bubble questionmark.square.dashed questionmark.bubble.fill \
    questionmark.app.fill qrcode.viewfinder power.circle.fill plus.square.fill plus.rectangle \
    plus.magnifyingglass play.rectangle photo.on.rectangle photo.badge.plus photo.badge.exclamationmark \
    phone.down.fill person.crop.square.fill.and.at.rectangle person.3 person.2.fill pentagon \
    pencil.circle pencil.and.outline parkingsign paperclip paintbrush.pointed network.slash network \
    music.quarternote.3 music.note multiply moon.stars.fill moon.fill moon.circle minus.magnifyingglass \
    mic.slash.fill metronome message.fill mappin.circle.fill mappin.circle macwindow lock.shield \
    location.square location.north.fill location.app list.triangle list.bullet.rectangle.portrait.fill \
    list.bullet.rectangle link.circle line.horizontal.3.decrease.circle line.horizontal.3.decrease \
    line.3.horizontal.decrease lightbulb.max.fill lightbulb.max ladybug.fill ladybug key.fill \
    iphone.slash iphone.app.switcher internaldrive info icloud house hare hands.clap.fill hand.wave \
    hand.thumbsup.fill hand.tap.fill hand.tap hand.raised.fill goforward.plus goforward g.circle.fill \
    fuelpump.fill folder.circle folder.badge.plus folder.badge.minus film figure.stairs face.smiling \
    f.circle eyedropper externaldrive exclamationmark.circle.fill exclamationmark.bubble.fill \
    envelope.open.fill envelope.fill dot.radiowaves.left.and.right dollarsign.circle.fill \
    doc.text.below.ecg doc.richtext doc divide delete.left creditcard.fill creditcard cpu cloud.sun.fill \
    cloud.rain clock.badge.questionmark circlebadge.fill circle.grid.2x2.fill circle.grid.2x2 \
    chevron.right.circle chevron.backward checkmark.seal.fill chart.pie chart.line.downtrend.xyaxis \
    character.bubble cellularbars cart.fill car.top.door.rear.right.open car.top.door.rear.left.open \
    car.top.door.rear.left.and.rear.right.open car.top.door.front.right.open \
    car.top.door.front.right.and.rear.right.open car.top.door.front.right.and.rear.left.open \
    car.top.door.front.right.and.rear.left.and.rear.right.open car.top.door.front.left.open \
    car.top.door.front.left.and.rear.right.open car.top.door.front.left.and.rear.left.open \
    car.top.door.front.left.and.rear.left.and.rear.right.open \
    car.top.door.front.left.and.front.right.open \
    car.top.door.front.left.and.front.right.and.rear.right.open \
    car.top.door.front.left.and.front.right.and.rear.left.open \
    car.top.door.front.left.and.front.right.and.rear.left.and.rear.right.open car.side.rear.open \
    car.side.lock.open car.side.front.open car.side car camera.on.rectangle camera c.circle bubble.right \
    brain book.pages book.circle bolt.heart bicycle.circle.fill bicycle bed.double battery.100percent \
    bag.fill at arrowshape.zigzag.right arrowshape.turn.up.left arrow.uturn.left arrow.up.to.line \
    arrow.up.left.and.down.right.magnifyingglass \
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left arrow.up.circle arrow.turn.right.up \
    arrow.swap arrow.right.circle.fill arrow.left.circle arrow.left.and.line.vertical.and.arrow.right \
    arrow.down.app arrow.3.trianglepath arrow.2.circlepath apple.terminal \
    antenna.radiowaves.left.and.right airplane.departure airplane.circle.fill airplane.arrival \
    5.circle.fill 4.square 4.circle.fill 3.square 3.circle.fill 2.circle.fill 2.circle 123.rectangle
    """.split(separator: " ").map(String.init)

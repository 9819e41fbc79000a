import BenchKit
import ContenderObservation
import ContenderOpenCombine
import ContenderRaw
import ContenderReactive

runBench([
    ContenderRaw.contender(named: "raw"),
    ContenderRaw.lockedContender(named: "raw+mutex"),
    ContenderRaw.arrayContender(named: "array+mutex"),
    ContenderReactive.contender(named: "Reactive"),
    ContenderOpenCombine.contender(named: "OpenCombine"),
    ContenderObservation.contender(named: "Observation"),
])

extension PanScenario {
    static let all = [
        root, duringPush, duringPop, codePops, codePushes, codePushesAfterwards, backButton, suspended, calledOff,
        beganAgain, twoFingers, wrongWay, rowActions, halfOpenRow, horizontalContent, diagonal, rightToLeft,
        switchedOff, bands, flicks, innerPages, denied, asked, held, bars, blocks, whole, refusedAtRoot, nothingThere,
        backAndForth, sameTurn,
    ]
}

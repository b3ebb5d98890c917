extension ComposeScreen: Sketching {
    var buttons: [ToolButton] {
        [("t", "Type", .edit), ("e", "Send", .command(.send)), ("Esc", "Back", .command(.back))]
    }

    func draw(on sketch: inout Sketch) {
        sketch.field(at: 2, "t or a click: type a line")
        var y = 4
        if draft.isEmpty { y = sketch.paragraph("Nothing written yet.", at: y, sketch.theme.quiet) }
        for line in draft { y = sketch.paragraph(line, at: y, sketch.theme.page) }
        sketch.paragraph("-- \(mailbox.signature)", at: y + 1, sketch.theme.quiet)
    }
}

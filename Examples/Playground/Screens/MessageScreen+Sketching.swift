extension MessageScreen: Sketching {
    var buttons: [ToolButton] {
        [
            ("c", "Compose", .command(.compose)), ("g", "Pictures", .command(.pictures)),
            ("h", "Home", .command(.home)),
        ]
    }

    func draw(on sketch: inout Sketch) {
        let message = mailbox.messages[index]
        var y = sketch.paragraph(message.subject, at: 2, sketch.theme.strong)
        y = sketch.paragraph("From \(message.sender)", at: y, sketch.theme.quiet)
        sketch.canvas.write(String(repeating: "─", count: max(sketch.width - 6, 0)), at: 3, y, sketch.theme.quiet)
        sketch.paragraph(message.text, at: y + 2, sketch.theme.page)
    }
}

extension InboxScreen: Sketching {
    var buttons: [ToolButton] {
        [
            ("c", "Compose", .command(.compose)), ("s", "Settings", .command(.settings)),
            ("o", "Welcome", .command(.onboarding)), ("g", "Pictures", .command(.pictures)),
        ]
    }

    func draw(on sketch: inout Sketch) {
        // A row of space between messages where there is room.
        let pitch = sketch.height >= 3 * mailbox.messages.count + 4 ? 3 : sketch.height >= 12 ? 2 : 1
        let isRoomy = pitch == 3
        for (index, message) in mailbox.messages.enumerated() {
            let y = 2 + index * pitch
            let isRead = mailbox.read.contains(index)
            sketch.canvas.write("\(index + 1)", at: 2, y, sketch.theme.quiet)
            sketch.canvas.write(isRead ? " " : "●", at: 4, y, sketch.theme.accent)
            let sender = sketch.canvas.write(
                message.sender, at: 6, y, isRead ? sketch.theme.page : sketch.theme.strong, limit: sketch.width - 8)
            let x = isRoomy ? 6 : 6 + max(sender, 8) + 1
            sketch.canvas.write(
                message.subject, at: x, y + (isRoomy ? 1 : 0),
                isRoomy || isRead ? sketch.theme.quiet : sketch.theme.page,
                limit: max(sketch.width - x - 2, 0))
            sketch.target(CellRect(x: 0, y: y, width: sketch.width, height: min(pitch, 2)), .command(.open(index + 1)))
        }
        guard mailbox.sentCount > 0 else { return }
        sketch.canvas.write("Sent: \(mailbox.sentCount)", at: 6, 2 + mailbox.messages.count * pitch, sketch.theme.quiet)
    }
}

extension SettingsScreen: Sketching {
    var buttons: [ToolButton] {
        [("t", "Type", .edit), ("w", "Save", .command(.save)), ("Esc", "Back", .command(.back))]
    }

    func draw(on sketch: inout Sketch) {
        sketch.canvas.write("Signature", at: 3, 2, sketch.theme.strong)
        sketch.field(at: 4, signature)
        sketch.canvas.write(
            isChanged ? "not saved yet" : "saved", at: 3, 6, isChanged ? sketch.theme.accent : sketch.theme.quiet)
    }
}

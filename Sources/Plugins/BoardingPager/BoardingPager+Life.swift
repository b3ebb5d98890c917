public import NavHost

extension BoardingPager {
    public func didInstall(on host: NavHost) {
        soleHost = host
        if list.hadDuplicates { reportDuplicates() }
        if isOn { tell(.didStart(index: index)) }
    }

    /// The stack stays as it is.
    public func willUninstall(from host: NavHost) {
        tell(.didStop)
        tidyings = []
        soleHost = nil
    }

    func reportDuplicates() {
        soleHost?.onDiagnostic?(
            NavDiagnostic(
                "a screen was named twice in a series; its first place counts", remedy: "name each screen once",
                plugin: name))
    }
}

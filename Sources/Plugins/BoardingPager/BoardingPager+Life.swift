public import NavHost

extension BoardingPager {
    /// Starts over the page that is shown, if one is.
    public func didInstall(on host: NavHost) {
        soleHost = host
        if list.hadDuplicates { reportDuplicates() }
        if isOn { tell(.didStart(index: index)) }
    }

    /// Stops; the stack stays as it is.
    public func willUninstall(from host: NavHost) {
        soleHost = nil
        tell(.didStop)
        let old = tidyings
        tidyings = []
        extendLifetime(old)
    }

    func reportDuplicates() {
        soleHost?.report(
            NavDiagnostic(
                "a screen was named twice in a series; its first place counts", remedy: "name each screen once",
                plugin: name))
    }
}

import NavHost

extension BoardingPager {
    func edit(to new: PageList) {
        let (old, wasAt) = (list, index)
        list = new
        guard soleHost != nil else { return }
        if new.hadDuplicates { reportDuplicates() }
        guard !old.pages.elementsEqual(new.pages, by: { $0 === $1 }) else { return }
        untidied.append(old)
        tell(.didEdit(from: wasAt, to: index, count: count))
    }

    /// Brings the stack in line with the list, once everybody has heard of all that was changed.
    func tidyUp() {
        while !untidied.isEmpty {
            let old = untidied.removeFirst()
            guard let host = soleHost else { continue }
            tidyUp(after: old, on: host)
        }
    }

    private func tidyUp(after old: PageList, on host: NavHost) {
        if let target = host.current?.to, host.isFollowing, old.contains(target), !list.contains(target) {
            host.cancelFollowed()
        }
        tidy(Tidying(old: old, stack: host.screens), on: host)
    }

    private func tidy(_ tidying: Tidying, on host: NavHost) {
        guard let request = tidying.request(on: host, by: self) else { return }
        let navigation = host.perform(request)
        guard navigation.end == nil else { return }
        // Inside a callback it waits, and by its turn the stack may be another: see the decision on it.
        tidying.navigation = navigation
        tidyings.append(tidying)
        navigation.onEnd { [weak self] _ in self?.tidyings.removeAll { $0 === tidying } }
    }
}

import NavHost

extension BoardingPager {
    func edit(to new: PageList) {
        let (old, wasAt) = (list, index)
        list = new
        guard let host = soleHost else { return }
        if new.hadDuplicates { reportDuplicates() }
        guard !old.pages.elementsEqual(new.pages, by: { $0 === $1 }) else { return }
        tell(.didEdit(from: wasAt, to: index, count: count))
        afterTelling { [weak self, weak host] in
            guard let self, let host, soleHost === host else { return }
            if let target = host.current?.to, host.isFollowing, old.contains(target), !list.contains(target) {
                host.cancelFollowed()
            }
            tidy(Tidying(old: old, stack: host.screens), on: host)
        }
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

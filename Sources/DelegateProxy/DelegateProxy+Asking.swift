extension DelegateProxy {
    /// The first answer that is not nil; delegates behind it are not asked.
    ///
    /// - Returns: nil if nobody has an answer.
    /// - Complexity: O(*n*), without an allocation.
    @inlinable
    public func first<Answer, Failure: Error>(
        _ question: (Delegate) throws(Failure) -> Answer?
    ) throws(Failure) -> Answer? {
        var answer: Answer?
        try walk { delegate throws(Failure) in
            answer = try question(delegate)
            return answer == nil
        }
        return answer
    }

    /// Whether everyone who has an opinion says yes; all are asked, after a no too.
    ///
    /// - Parameter question: asks one delegate. Nil is no opinion: neither yes nor no.
    /// - Returns: nil if nobody has an opinion; the caller knows the default.
    /// - Complexity: O(*n*), without an allocation.
    @inlinable
    public func all<Failure: Error>(_ question: (Delegate) throws(Failure) -> Bool?) throws(Failure) -> Bool? {
        var verdict: Bool?
        try walk { delegate throws(Failure) in
            if let answer = try question(delegate) { verdict = answer && verdict != false }
            return true
        }
        return verdict
    }

    /// Whether anyone says yes; all are asked, after a yes too.
    ///
    /// - Parameter question: asks one delegate. Nil is no opinion: neither yes nor no.
    /// - Returns: nil if nobody has an opinion; the caller knows the default.
    /// - Complexity: O(*n*), without an allocation.
    @inlinable
    public func any<Failure: Error>(_ question: (Delegate) throws(Failure) -> Bool?) throws(Failure) -> Bool? {
        var verdict: Bool?
        try walk { delegate throws(Failure) in
            if let answer = try question(delegate) { verdict = answer || verdict == true }
            return true
        }
        return verdict
    }

    /// Every answer that is not nil, in order.
    ///
    /// - Complexity: O(*n*). Only the array of answers is allocated.
    @inlinable
    public func collect<Answer, Failure: Error>(
        _ question: (Delegate) throws(Failure) -> Answer?
    ) throws(Failure) -> [Answer] {
        var answers: [Answer] = []
        try walk { delegate throws(Failure) in
            if let answer = try question(delegate) { answers.append(answer) }
            return true
        }
        return answers
    }

    /// Combines the delegates one after the other into a value; all are asked.
    ///
    /// - Returns: `initial` if there is nobody.
    /// - Complexity: O(*n*), without an allocation.
    @inlinable
    public func reduce<Result, Failure: Error>(
        _ initial: Result, _ combine: (Result, Delegate) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        var result = initial
        try walk { delegate throws(Failure) in
            result = try combine(result, delegate)
            return true
        }
        return result
    }

    /// Lets the delegates one after the other change a value; all are asked.
    ///
    /// - Returns: `initial` if there is nobody.
    /// - Complexity: O(*n*), without an allocation.
    @inlinable
    public func reduce<Result, Failure: Error>(
        into initial: Result, _ update: (inout Result, Delegate) throws(Failure) -> Void
    ) throws(Failure) -> Result {
        var result = initial
        try walk { delegate throws(Failure) in
            try update(&result, delegate)
            return true
        }
        return result
    }
}

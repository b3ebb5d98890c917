import Foundation

/// Gives the terminal back whole, however the program ends.
///
/// What a fatal signal's handler needs is in memory of its own, made beforehand: a handler must neither allocate nor
/// wait. Meanwhile what is written to standard error is parked in a file without a name, or it would be lost with the
/// alternate screen; it is copied back at the end.
final class Lifeline: Sendable {
    /// The only one, since a handler can be given nothing; nil where there is no terminal, or no room to park.
    static let shared = Lifeline()

    /// The signals that end a program which has gone wrong.
    private static let fatal = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT]
    private static let bufferSize = 4_096
    private static let stackSize = 1 << 16

    // Addresses, since the handler reads what lies there on whatever thread has failed.
    private let settings: UInt
    private let farewell: UInt
    private let farewellSize: Int
    private let buffer: UInt
    private let stack: UInt
    private let isHolding: UInt
    private let oldActions: UInt
    /// Standard error as it was.
    private let errors: Int32
    private let park: Int32

    private init?() {
        let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
        unsafe settings.initialize(to: termios())
        guard unsafe tcgetattr(STDIN_FILENO, settings) == 0, let park = unsafe tmpfile() else {
            unsafe settings.deallocate()
            return nil
        }
        self.park = unsafe fileno(park)
        errors = dup(STDERR_FILENO)
        self.settings = UInt(bitPattern: settings)
        let text = Array(Terminal.leave.utf8)
        let farewell = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count)
        unsafe farewell.initialize(from: text, count: text.count)
        (self.farewell, farewellSize) = (UInt(bitPattern: farewell), text.count)
        buffer = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: Self.bufferSize, alignment: 16))
        stack = UInt(bitPattern: UnsafeMutableRawPointer.allocate(byteCount: Self.stackSize, alignment: 16))
        let isHolding = UnsafeMutablePointer<Bool>.allocate(capacity: 1)
        unsafe isHolding.initialize(to: false)
        self.isHolding = UInt(bitPattern: isHolding)
        let actions = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        unsafe actions.initialize(repeating: sigaction(), count: 65)
        oldActions = UInt(bitPattern: actions)
    }

    /// Makes the terminal raw, parks standard error, and stands ready for whatever may go wrong.
    ///
    /// - Returns: false where the terminal refuses.
    func hold() -> Bool {
        guard let saved = unsafe UnsafePointer<termios>(bitPattern: settings) else { return false }
        var raw = unsafe saved.pointee
        unsafe cfmakeraw(&raw)
        guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &raw) == 0 else { return false }
        dup2(park, STDERR_FILENO)
        unsafe UnsafeMutablePointer<Bool>(bitPattern: isHolding)?.pointee = true
        guardAgainstSignals()
        return true
    }

    /// Gives everything back.
    ///
    /// A second call does nothing. Safe inside a signal's handler.
    func release() {
        guard let isHolding = unsafe UnsafeMutablePointer<Bool>(bitPattern: isHolding), unsafe isHolding.pointee
        else { return }
        unsafe isHolding.pointee = false
        _ = unsafe write(STDOUT_FILENO, UnsafeRawPointer(bitPattern: farewell), farewellSize)
        if let saved = unsafe UnsafePointer<termios>(bitPattern: settings) {
            _ = unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, saved)
        }
        dup2(errors, STDERR_FILENO)
        lseek(park, 0, SEEK_SET)
        while true {
            let count = unsafe read(park, UnsafeMutableRawPointer(bitPattern: buffer), Self.bufferSize)
            guard count > 0 else { break }
            _ = unsafe write(errors, UnsafeRawPointer(bitPattern: buffer), count)
        }
        ftruncate(park, 0)
        lseek(park, 0, SEEK_SET)
    }

    /// Once, or the handlers would be taken for what they replaced.
    private func guardAgainstSignals() {
        guard let first = unsafe oldAction(of: 0), unsafe first.pointee.sa_flags == 0 else { return }
        unsafe first.pointee.sa_flags = 1
        atexit { Lifeline.shared?.release() }
        for signal in Self.fatal {
            var action = sigaction()
            #if canImport(Darwin)
            unsafe action.__sigaction_u.__sa_handler = Self.rescue
            #else
            unsafe action.__sigaction_handler.sa_handler = Self.rescue
            #endif
            action.sa_flags = SA_ONSTACK
            _ = unsafe sigaction(signal, &action, oldAction(of: signal))
        }
    }

    /// Lends the handlers a call stack, since the thread's own may be what has run out.
    ///
    /// Each thread has to ask for itself, and the main queue moves from one to another.
    func guardThread() {
        var stack = unsafe stack_t()
        unsafe stack.ss_sp = UnsafeMutableRawPointer(bitPattern: self.stack)
        unsafe stack.ss_size = Self.stackSize
        _ = unsafe sigaltstack(&stack, nil)
    }

    private func oldAction(of signal: Int32) -> UnsafeMutablePointer<sigaction>? {
        unsafe UnsafeMutablePointer(bitPattern: oldActions).map { unsafe $0 + Int(signal) }
    }

    /// Gives the terminal back and leaves the rest to whoever handled the signal before: as a rule Swift's backtraces.
    private static let rescue: @convention(c) (Int32) -> Void = { signal in
        if let lifeline = Lifeline.shared {
            lifeline.release()
            _ = unsafe sigaction(signal, lifeline.oldAction(of: signal), nil)
        }
        // Waits until the handler returns.
        raise(signal)
    }
}

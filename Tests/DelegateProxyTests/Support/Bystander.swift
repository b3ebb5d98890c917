/// A delegate that implements nothing.
final class Bystander: Hearing {}

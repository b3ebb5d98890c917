/// What a walk does with a node: one look instead of one at each of two flags.
@usableFromInline
enum DelegateStanding {
    case weak, strong, removed
}

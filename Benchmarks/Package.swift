// swift-tools-version: 6.2
import PackageDescription

// Sees the library as any other package does.
let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "NavHost", path: "..")],
    targets: [
        // Who is called lives in a module of its own: the optimiser would leave out what it can see through.
        .target(name: "Callees", dependencies: [.product(name: "NavHost", package: "NavHost")]),
        // How much memory is in use is said in a header that Swift does not see.
        .target(name: "CHeap"),
        .executableTarget(
            name: "benchmarks",
            dependencies: [
                "Callees",
                "CHeap",
                .product(name: "DelegateProxy", package: "NavHost"),
                .product(name: "NavHost", package: "NavHost"),
                .product(name: "Unpop", package: "NavHost"),
                .product(name: "BoardingPager", package: "NavHost"),
                .product(name: "PopGuard", package: "NavHost"),
            ]),
        .executableTarget(
            name: "AllProducts",
            dependencies: [
                .product(name: "DelegateProxy", package: "NavHost"),
                .product(name: "NavHost", package: "NavHost"),
                .product(name: "Unpop", package: "NavHost"),
                .product(name: "BoardingPager", package: "NavHost"),
                .product(name: "PopGuard", package: "NavHost"),
            ]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets where target.name != "CHeap" {
    target.swiftSettings = [
        .strictMemorySafety(),  // SE-0458
        .enableUpcomingFeature("ExistentialAny"),  // SE-0335
        .enableUpcomingFeature("ImmutableWeakCaptures"),  // SE-0481
        .enableUpcomingFeature("InferIsolatedConformances"),  // SE-0470
        .enableUpcomingFeature("InternalImportsByDefault"),  // SE-0409
        .enableUpcomingFeature("MemberImportVisibility"),  // SE-0444
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),  // SE-0461
    ]
}

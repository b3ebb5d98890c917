// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "NavHost",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16)],
    products: [
        .library(name: "DelegateProxy", targets: ["DelegateProxy"]),
        .library(name: "NavHost", targets: ["NavHost"]),
        .library(name: "Unpop", targets: ["Unpop"]),
        .library(name: "BoardingPager", targets: ["BoardingPager"]),
        .library(name: "PopGuard", targets: ["PopGuard"]),
        .executable(name: "quickstart", targets: ["quickstart"]),
        .executable(name: "playground", targets: ["playground"]),
    ],
    targets: [
        .target(name: "DelegateProxy"),
        .target(name: "NavHost", dependencies: ["DelegateProxy"]),
        .target(name: "Unpop", dependencies: ["NavHost"], path: "Sources/Plugins/Unpop"),
        .target(name: "BoardingPager", dependencies: ["NavHost"], path: "Sources/Plugins/BoardingPager"),
        .target(name: "PopGuard", dependencies: ["NavHost"], path: "Sources/Plugins/PopGuard"),

        .executableTarget(
            name: "quickstart", dependencies: ["NavHost", "Unpop", "BoardingPager"], path: "Examples/Quickstart"),
        .executableTarget(
            name: "playground", dependencies: ["NavHost", "Unpop", "BoardingPager", "PopGuard"],
            path: "Examples/Playground"),
        .target(name: "ExampleSwipeHome", dependencies: ["NavHost"], path: "Examples/SwipeHome"),
        .target(name: "ExampleDeciders", dependencies: ["NavHost"], path: "Examples/Deciders"),
        .target(name: "ExamplePlugins", dependencies: ["NavHost"], path: "Examples/Plugins"),

        .target(name: "TestSupport", dependencies: ["NavHost"], path: "Tests/TestSupport"),
        .target(
            name: "CrowdSupport", dependencies: ["NavHost", "Unpop", "BoardingPager", "PopGuard", "TestSupport"],
            path: "Tests/CrowdSupport"),
        .executableTarget(name: "crowd", dependencies: ["CrowdSupport"], path: "Tests/CrowdProgram"),
        .testTarget(name: "DelegateProxyTests", dependencies: ["DelegateProxy"]),
        .testTarget(name: "NavHostTests", dependencies: ["DelegateProxy", "NavHost", "TestSupport"]),
        .testTarget(name: "UnpopTests", dependencies: ["Unpop", "TestSupport"]),
        .testTarget(name: "BoardingPagerTests", dependencies: ["BoardingPager", "Unpop", "TestSupport"]),
        .testTarget(name: "PopGuardTests", dependencies: ["PopGuard", "Unpop", "TestSupport"]),
        .testTarget(name: "ExampleSwipeHomeTests", dependencies: ["ExampleSwipeHome", "TestSupport"]),
        .testTarget(name: "ExampleDeciderTests", dependencies: ["ExampleDeciders", "TestSupport"]),
        .testTarget(
            name: "ExamplePluginTests",
            dependencies: ["ExamplePlugins", "Unpop", "BoardingPager", "PopGuard", "TestSupport"]),
        .testTarget(
            name: "CompositionTests",
            dependencies: ["NavHost", "Unpop", "BoardingPager", "PopGuard", "CrowdSupport", "TestSupport"]),
        .testTarget(
            name: "RandomTests", dependencies: ["NavHost", "Unpop", "BoardingPager", "PopGuard", "TestSupport"]),
        .testTarget(name: "ExampleTests", dependencies: ["quickstart", "playground", "NavHost", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)

for target in package.targets {
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

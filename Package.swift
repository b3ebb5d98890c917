// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "NavHost",
    platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16)],
    products: [
        .library(name: "DelegateProxy", targets: ["DelegateProxy"]),
        .library(name: "NavHost", targets: ["NavHost"]),
    ],
    targets: [
        .target(name: "DelegateProxy"),
        .target(name: "NavHost", dependencies: ["DelegateProxy"]),
        .testTarget(name: "DelegateProxyTests", dependencies: ["DelegateProxy"]),
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

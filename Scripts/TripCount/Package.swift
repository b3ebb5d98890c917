// swift-tools-version: 6.2
import PackageDescription

// Two probes that see the library as any other package does.
let package = Package(
    name: "TripCount",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "NavHost", path: "../..")],
    targets: [
        .executableTarget(
            name: "TripCount",
            dependencies: [
                .product(name: "NavHost", package: "NavHost"),
                .product(name: "Unpop", package: "NavHost"),
            ]
        ),
        .executableTarget(
            name: "Linkage",
            dependencies: [
                .product(name: "DelegateProxy", package: "NavHost"),
                .product(name: "NavHost", package: "NavHost"),
                .product(name: "Unpop", package: "NavHost"),
                .product(name: "BoardingPager", package: "NavHost"),
                .product(name: "PopGuard", package: "NavHost"),
            ]
        ),
    ],
    swiftLanguageModes: [.v6]
)

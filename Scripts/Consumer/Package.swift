// swift-tools-version: 6.2
import PackageDescription

// The manifest of a package of someone else's, which Scripts/readme-blocks puts beside the README's code.
// snippet: manifest
let package = Package(
    name: "Consumer",
    platforms: [.macOS(.v13)],
    dependencies: [
        .package(path: "../NavHost")
    ],
    targets: [
        .executableTarget(
            name: "Consumer",
            dependencies: [
                .product(name: "NavHost", package: "NavHost"),
                .product(name: "Unpop", package: "NavHost"),
                .product(name: "BoardingPager", package: "NavHost"),
                .product(name: "PopGuard", package: "NavHost"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
// end

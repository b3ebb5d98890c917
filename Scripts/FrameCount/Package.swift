// swift-tools-version: 6.2
import PackageDescription

// A probe that sees the library as any other package does.
let package = Package(
    name: "FrameCount",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "NavHost", path: "../..")],
    targets: [
        .executableTarget(name: "FrameCount", dependencies: [.product(name: "NavHost", package: "NavHost")])
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

/// The flags every target is held to: the language features to come, and warnings as errors.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
]

/// For targets that never touch a pointer.
let safe = strict + [.strictMemorySafety()]

/// A release on Linux carries its own standard library and no symbols, so that the file is the product.
let shippedCompile: [SwiftSetting] = [
  // A section a function, so that the linker can lay them out. Types are made by calls and not looked up by their names,
  // which also looks through every conformance there is.
  .unsafeFlags(
    [
      "-static-stdlib", "-Xfrontend", "-function-sections", "-Xfrontend",
      "-disable-concrete-type-metadata-mangled-name-accessors",
    ], .when(platforms: [.linux], configuration: .release))
]
let shippedLink: [LinkerSetting] = [
  .unsafeFlags(
    [
      "-static-stdlib", "-Xlinker", "-s", "-Xlinker", "--gc-sections",
      // Nobody links against the tool, so nothing of it need be looked up by name.
      "-Xlinker", "--exclude-libs=ALL", "-Xlinker", "--no-export-dynamic",
      // Sources/CProcess/link has a libstdc++.so that stands for the static one: a third of start-up is looking it up.
      "-L\(Context.packageDirectory)/Sources/CProcess/link", "-Xclang-linker", "-static-libgcc",
      // Nothing is thrown through C++ here, so nobody looks up where to go on; the table for it takes a third of a megabyte.
      "-Xlinker", "--no-eh-frame-hdr",
      // What a start runs lies side by side, so that it touches fewer pages (Tests/Benchmark/order.sh).
      "-use-ld=gold", "-Xlinker",
      "--section-ordering-file=\(Context.packageDirectory)/Sources/CProcess/link/order.txt",
    ],
    .when(platforms: [.linux], configuration: .release))
]

/// What waits for a network, or is walked through once, may have slower code where that makes it smaller; in the planner
/// what is walked through again and again is marked to be fast.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(platforms: [.linux], configuration: .release))]

func module(_ name: String, needs: [String] = [], _ settings: [SwiftSetting] = safe) -> Target {
  .target(
    name: name, dependencies: needs.map { .byName(name: $0) }, swiftSettings: settings + shippedCompile,
    // Rounding is the C library's; nothing imports it where no pointer is touched.
    linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))])
}

func bridge(_ name: String, exclude: [String] = []) -> Target {
  .target(name: name, exclude: exclude)
}

func tests(_ name: String, needs: [String], resources: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: needs.map { .byName(name: $0) }, exclude: resources, swiftSettings: strict)
}

let package = Package(
  name: "itravel",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "itravel", targets: ["itravel"])],
  dependencies: [],
  targets: [
    // Words and days: what everything else is written in.
    module("Wording"),
    module("Civil"),
    module("JSON"),

    // The command line, knowing nothing of travel.
    module("Grammar", needs: ["Wording"], safe + small),

    // What a trip is made of, and how it is drawn.
    module("Travel", needs: ["JSON", "Wording", "Civil"], safe + small),
    module("Rendering", needs: ["Travel", "JSON", "Wording", "Civil"], safe + small),
    module("Commands", needs: ["Grammar", "Rendering", "Travel", "JSON", "Wording", "Civil"], safe + small),

    // The embedded engine and its facts.
    bridge("CAtlas", exclude: ["Generator", "facts.bin", "routes.bin", "hand.bin", "land.bin"]),
    module("Atlas", needs: ["CAtlas", "Civil"], strict),
    module("Offline", needs: ["Travel", "Atlas", "JSON", "Wording", "Civil"], safe + small),

    // What is kept on this machine.
    bridge("CSQLite"),
    module("Storage", needs: ["Travel", "JSON", "Wording", "Civil", "CSQLite"], strict + small),

    // Services on the network, and the library that reaches them.
    bridge("CCurl"),
    module("Transport", needs: ["Travel", "JSON", "Wording", "Civil", "CCurl"], strict + small),
    module("Insight", needs: ["Travel", "Transport", "JSON", "Wording", "Civil"], safe + small),

    // The only place that knows the live world.
    bridge("CProcess", exclude: ["link"]),
    .executableTarget(
      name: "itravel",
      dependencies: [
        "Commands", "Grammar", "Rendering", "Travel", "JSON", "Wording", "Civil", "Atlas", "Offline", "Storage",
        "Transport", "Insight", "CProcess",
      ],
      swiftSettings: strict + shippedCompile, linkerSettings: shippedLink),

    tests("WordingTests", needs: ["Wording"]),
    tests("CivilTests", needs: ["Civil"]),
    tests("AtlasTests", needs: ["Atlas", "CAtlas", "Civil"], resources: ["Golden"]),
    tests("JSONTests", needs: ["JSON"]),
    tests("StorageTests", needs: ["Storage", "Travel", "JSON", "Wording", "Civil"], resources: ["Fixtures"]),
    tests(
      "OfflineTests", needs: ["Offline", "Atlas", "Rendering", "Travel", "JSON", "Wording", "Civil"],
      resources: ["Golden", "Requests"]),
    tests(
      "RenderingTests", needs: ["Rendering", "Travel", "JSON", "Wording", "Civil"], resources: ["Golden", "Samples"]),
    tests(
      "CommandTests",
      needs: [
        "itravel", "Commands", "Grammar", "Rendering", "Travel", "JSON", "Wording", "Civil", "Atlas", "Offline",
        "Storage", "Insight", "Transport", "Loopback",
      ],
      resources: ["Transcripts", "Looks"]),
    tests("ProcessTests", needs: ["itravel", "Loopback"]),
    // A real server on loopback, for what talks to one.
    .target(name: "Loopback", dependencies: ["JSON"], path: "Tests/Loopback", swiftSettings: strict),
    tests("TransportTests", needs: ["Transport", "Travel", "JSON", "Wording", "Loopback"]),
    tests(
      "InsightTests", needs: ["Insight", "Transport", "Travel", "JSON", "Wording", "Civil", "Loopback"],
      resources: ["Golden"]),
    tests("GrammarTests", needs: ["Grammar", "Wording"], resources: ["Golden"]),
  ],
  cLanguageStandard: .c2x
)

// The fuzz targets, which no other build knows of: Tests/Fuzz/run.sh names libFuzzer's library here.
if let library = Context.environment["ITRAVEL_FUZZ"] {
  let fuzzed: SwiftSetting = .unsafeFlags(["-sanitize=fuzzer", "-O"])
  for target in package.targets where target.type == .regular { target.swiftSettings?.append(fuzzed) }
  // An executable cannot be linked into another, so Tests/Fuzz/Shared has links to what it takes of itravel's own.
  package.targets.append(
    .executableTarget(
      name: "itravel-fuzz",
      dependencies: [
        "Commands", "Grammar", "Travel", "JSON", "Wording", "Civil", "Atlas", "Offline", "Storage", "Insight",
      ], path: "Tests/Fuzz", exclude: ["Seeds", "run.sh"], swiftSettings: strict + [fuzzed],
      linkerSettings: [.unsafeFlags([library, "-lstdc++", "-lpthread", "-lm"])]))
}

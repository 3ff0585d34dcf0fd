/** How the files of a package manager are recognised by their names. */
interface ManifestNames {
  readonly fileNames?: ReadonlyArray<string>
  /** With their dot, lower case. */
  readonly extensions?: ReadonlyArray<string>
  /** What paths with such a name or extension must be like. */
  readonly pattern?: RegExp
  /** What paths within archives are like, where elsewhere such a file says nothing. */
  readonly packed?: RegExp
}

/** Manifests and lock files, by the names that their package managers give them. */
const manifestNames = {
  packageJson: { fileNames: ["package.json"] },
  packageLock: { fileNames: ["package-lock.json", "npm-shrinkwrap.json"] },
  yarnLock: { fileNames: ["yarn.lock"] },
  pnpmLock: { fileNames: ["pnpm-lock.yaml"] },
  bunLock: { fileNames: ["bun.lock"] },
  pipRequirements: {
    extensions: [".txt", ".in"],
    pattern: /(?:^|\/)(?:(?:[^/]*[-_.])?(?:requirements|constraints)(?:[-_.][^/]*)?|requirements\/[^/]+)\.(?:txt|in)$/
  },
  setupCfg: { fileNames: ["setup.cfg"] },
  pyproject: { fileNames: ["pyproject.toml"] },
  pipfile: { fileNames: ["Pipfile"] },
  pipfileLock: { fileNames: ["Pipfile.lock"] },
  poetryLock: { fileNames: ["poetry.lock", "pdm.lock"] },
  uvLock: { fileNames: ["uv.lock"] },
  goMod: { fileNames: ["go.mod"] },
  goSum: { fileNames: ["go.sum"] },
  cargoToml: { fileNames: ["Cargo.toml"] },
  cargoLock: { fileNames: ["Cargo.lock"] },
  gradle: { extensions: [".gradle", ".kts"], pattern: /\.gradle(?:\.kts)?$/i },
  sbt: { extensions: [".sbt"] },
  gradleProperties: { fileNames: ["gradle.properties"] },
  gradleLock: { fileNames: ["gradle.lockfile", "buildscript-gradle.lockfile"] },
  versionCatalog: { extensions: [".toml"], pattern: /\.versions\.toml$/ },
  gemfile: { fileNames: ["Gemfile", "gems.rb"] },
  gemfileLock: { fileNames: ["Gemfile.lock", "gems.locked"] },
  gemspec: { extensions: [".gemspec"] },
  composerJson: { fileNames: ["composer.json"] },
  composerLock: { fileNames: ["composer.lock"] },
  msbuild: {
    fileNames: ["Directory.Packages.props", "Directory.Build.props", "Directory.Build.targets"],
    extensions: [".csproj", ".fsproj", ".vbproj"]
  },
  packagesConfig: { fileNames: ["packages.config"] },
  nugetLock: { fileNames: ["packages.lock.json"] },
  packageSwift: { extensions: [".swift"], pattern: /(?:^|\/)Package(?:@swift-[\d.]+)?\.swift$/ },
  packageResolved: { fileNames: ["Package.resolved"] },
  podfile: { fileNames: ["Podfile"], extensions: [".podspec"] },
  podfileLock: { fileNames: ["Podfile.lock"] },
  pubspec: { fileNames: ["pubspec.yaml"] },
  pubspecLock: { fileNames: ["pubspec.lock"] },
  mixExs: { fileNames: ["mix.exs"] },
  mixLock: { fileNames: ["mix.lock"] },
  automake: { fileNames: ["Makefile.am"] },
  cmake: { fileNames: ["CMakeLists.txt"], extensions: [".cmake"] },
  conanfileTxt: { fileNames: ["conanfile.txt"] },
  conanfilePy: { fileNames: ["conanfile.py"] },
  conanLock: { fileNames: ["conan.lock"] },
  vcpkg: { fileNames: ["vcpkg.json"] },
  pom: { fileNames: ["pom.xml"], extensions: [".pom"] },
  pomProperties: { packed: /\/META-INF\/maven\/[^/]+\/[^/]+\/pom\.properties$/ },
  classVersion: { packed: /[/!]org\/bouncycastle\/jc(?:e|ajce)\/provider\/BouncyCastle(?:Fips)?Provider\.class$/ },
  jarManifest: { packed: /\.jar!\/META-INF\/MANIFEST\.MF$/i },
  pythonMetadata: { packed: /\/[^/]+\.dist-info\/METADATA$|!\/[^/]+\/PKG-INFO$/ },
  nuspec: { packed: /!\/[^/]+\.nuspec$/i },
  dpkgStatus: {
    fileNames: ["status"],
    pattern: /(?:^|\/)var\/lib\/dpkg\/status$/,
    packed: /\/var\/lib\/dpkg\/status\.d\/(?![^/]*\.md5sums$)[^/]+$/
  },
  apkInstalled: { fileNames: ["installed"], pattern: /(?:^|\/)lib\/apk\/db\/installed$/ },
  rpmDatabase: { fileNames: ["rpmdb.sqlite"] }
} satisfies { readonly [kind: string]: ManifestNames }

export type ManifestKind = keyof typeof manifestNames

const kinds = Object.entries(manifestNames) as ReadonlyArray<readonly [ManifestKind, ManifestNames]>

const byFileName = new Map(
  kinds.flatMap(([kind, { fileNames = [], extensions, pattern }]) =>
    fileNames.map((name) => [name, { kind, pattern: extensions === undefined ? pattern : undefined }] as const)
  )
)

const byExtension = new Map(
  kinds.flatMap(([kind, { extensions = [], pattern }]) =>
    extensions.map((extension) => [extension, { kind, pattern }] as const)
  )
)

const packedKinds = kinds.flatMap(([kind, { packed }]) => (packed === undefined ? [] : [{ kind, packed }]))

/** Which manifest or lock file a path names; undefined for any other file. */
export const manifestKindOf = (path: string): ManifestKind | undefined => {
  const name = path.slice(path.lastIndexOf("/") + 1)
  const named = byFileName.get(name)
  if (named !== undefined) return named.pattern?.test(path) === false ? undefined : named.kind
  const dot = name.lastIndexOf(".")
  const found = dot < 0 ? undefined : byExtension.get(name.slice(dot).toLowerCase())
  if (found !== undefined && found.pattern?.test(path) !== false) return found.kind
  return path.includes("!/") ? packedKinds.find(({ packed }) => packed.test(path))?.kind : undefined
}

/**
 * What package managers leave beside the packages that they install, by their paths.
 * npm: https://docs.npmjs.com/cli/configuring-npm/folders; Python: https://packaging.python.org/en/latest/specifications/recording-installed-packages/
 * and, before that, https://setuptools.pypa.io/en/latest/deprecated/python_eggs.html; Go: https://go.dev/ref/mod#vendoring; Composer:
 * https://getcomposer.org/doc/07-runtime.md; RubyGems: https://guides.rubygems.org/command-reference/; cargo vendor:
 * https://doc.rust-lang.org/cargo/commands/cargo-vendor.html; Maven: https://maven.apache.org/shared/maven-archiver/.
 */
const records = {
  npmPackage: /(?:^|\/)node_modules\/(?:@[^/]+\/)?[^/@][^/]*\/package\.json$/,
  pythonMetadata: /(?:^|\/)(?:site|dist)-packages\/[^/]+\.(?:dist-info\/METADATA|egg-info\/PKG-INFO|egg-info)$/,
  pythonRecord: /(?:^|\/)(?:site|dist)-packages\/[^/]+\.dist-info\/RECORD$/,
  pythonTopLevel: /(?:^|\/)(?:site|dist)-packages\/[^/]+\.(?:dist|egg)-info\/top_level\.txt$/,
  goVendor: /(?:^|\/)vendor\/modules\.txt$/,
  composerInstalled: /(?:^|\/)vendor\/composer\/installed\.json$/,
  gemSpecification: /(?:^|\/)specifications\/(?:default\/)?[^/]+-\d[^/]*\.gemspec$/,
  cargoPackage: /(?:^|\/)Cargo\.toml$/,
  cargoChecksum: /(?:^|\/)\.cargo-checksum\.json$/,
  jarPom: /\.(?:jar|war|ear)!\/META-INF\/maven\/[^/]+\/[^/]+\/pom\.(?:properties|xml)$/
} satisfies { readonly [record: string]: RegExp }

export type PackageRecord = keyof typeof records

const known = Object.entries(records) as ReadonlyArray<readonly [PackageRecord, RegExp]>

/** Most files of a tree are told from all records by how their names end. */
const ENDING =
  /(?:package\.json|METADATA|PKG-INFO|\.egg-info|RECORD|top_level\.txt|modules\.txt|installed\.json|\.gemspec|Cargo\.toml|\.cargo-checksum\.json|pom\.(?:properties|xml))$/

/** What a file says of installed packages, by its path; undefined for any other file. */
export const packageRecordOf = (path: string): PackageRecord | undefined =>
  ENDING.test(path) ? known.find(([, pattern]) => pattern.test(path))?.[0] : undefined

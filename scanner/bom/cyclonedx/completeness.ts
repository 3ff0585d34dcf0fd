import type { Coverage } from "../../model/Inventory.ts"
import { languagesNotRead } from "../../model/scoreCoverageOf.ts"
import { printable } from "../../model/printable.ts"
import type { ReadDependencies, SkipReason } from "../../model/ScanReport.ts"
import { unrecognisedFiles, type UnrecognisedImport } from "../../model/UnrecognisedImport.ts"
import { property } from "./assetProperties.ts"
import type { Composition, Property } from "./CycloneDxBom.ts"

/** Not the project's own source, so that leaving it out does not make the first party's inventory incomplete. */
const OUTSIDE: ReadonlySet<SkipReason> = new Set<SkipReason>(["vendored", "minified", "binary"])

const counted = (counts: Iterable<readonly [string, number]>): ReadonlyArray<readonly [string, number]> =>
  [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))

const skippedByReason = ({ skipped }: Coverage): ReadonlyArray<readonly [SkipReason, number]> =>
  Object.entries(skipped) as unknown as ReadonlyArray<readonly [SkipReason, number]>

const gaps = (coverage: Coverage): ReadonlyArray<string> => {
  const skipped = counted(skippedByReason(coverage).filter(([reason]) => !OUTSIDE.has(reason)))
  return [
    ...skipped.map((one) => one.join(": ")),
    ...languagesNotRead(coverage).map(([extension, count]) => `unsupported-language ${extension}: ${count}`),
    ...(coverage.filesPartial === 0 ? [] : [`syntax-errors: ${coverage.filesPartial}`])
  ]
}

const reasonOf = (missing: ReadonlyArray<string>, { dependencies }: Coverage): string =>
  missing.length === 0
    ? `every source file was read${dependencies === undefined ? "; cryptography inside third-party dependencies is not included" : ""}`
    : `files not read or not read to the end (${missing.join(", ")})`

/** Files of the project itself that import a cryptographic library of which nothing was recognised. */
const unrecognised = ({ unrecognised: { imports } }: Coverage): number => unrecognisedFiles(imports).production

const unrecognisedText = (coverage: Coverage): ReadonlyArray<string> => {
  const { production: files, calling } = unrecognisedFiles(coverage.unrecognised.imports)
  const calls = calling === 0 ? "" : `, ${calling} of them with calls that no rule knows`
  return files === 0
    ? []
    : [
        `${files} ${files === 1 ? "file imports" : "files import"} a cryptographic library of which nothing was recognised there${calls}`
      ]
}

/**
 * `incomplete_first_party_only` says that only the first party's relations are represented, which is what a scan of
 * source sees at best. Files that were not read, and those that import a library of which nothing was recognised, make it
 * plainly `incomplete`.
 */
export const aggregateOf = (coverage: Coverage): Composition["aggregate"] =>
  gaps(coverage).length === 0 && unrecognised(coverage) === 0 ? "incomplete_first_party_only" : "incomplete"

/** So many names of replaced rows are listed in a sentence. */
const MAX_REPLACED = 5

/** `own rules acme.yml (acme-crypto): 12 rows, of which 1 replaces one of the scanner (hashlib.md5)`. */
export const ownRulesTexts = ({ ownRules = [] }: Pick<Coverage, "ownRules">): ReadonlyArray<string> =>
  ownRules.map(({ file, name, rows, replaces }) => {
    const more = replaces.length > MAX_REPLACED ? ` and ${replaces.length - MAX_REPLACED} more` : ""
    const replaced =
      replaces.length === 0
        ? ""
        : `, of which ${replaces.length} ${replaces.length === 1 ? "replaces a row" : "replace rows"} of the scanner (${replaces.slice(0, MAX_REPLACED).join(", ")}${more})`
    return `own rules ${printable(file)} (${name}): ${rows} ${rows === 1 ? "row" : "rows"}${replaced}`
  })

/** `image acme/shop:1.2 (shop.tar): 5 layers, cryptography or libraries of it in 2 of them`. */
export const imageTexts = ({ images = [] }: Pick<Coverage, "images">): ReadonlyArray<string> =>
  images.map(({ path, name, layers }) => {
    const holding = layers.filter(({ files }) => files.length > 0).length
    return `image ${printable(name)} (${printable(path)}): ${layers.length} ${layers.length === 1 ? "layer" : "layers"}, cryptography or libraries of it in ${holding} of them`
  })

/** `412 installed packages read (18,204 files), 37 with cryptography`. */
const dependencyTexts = ({ dependencies }: Pick<Coverage, "dependencies">): ReadonlyArray<string> => {
  if (dependencies === undefined) return []
  const { packages, withCryptography, files, unrecognised: unknown } = dependencies
  const missed =
    unknown === 0 ? "" : `, and ${unknown} imports of cryptographic libraries in them of which nothing was recognised`
  return [
    `${packages} installed ${packages === 1 ? "package" : "packages"} read (${files} ${files === 1 ? "file" : "files"}), ${withCryptography} with cryptography${missed}`
  ]
}

/** What was read and what was not, as a clause. */
export const completenessText = (coverage: Coverage): string =>
  [
    reasonOf(gaps(coverage), coverage),
    ...dependencyTexts(coverage),
    ...unrecognisedText(coverage),
    ...ownRulesTexts(coverage),
    ...imageTexts(coverage)
  ].join("; ")

/** Between the parts of a property; no path of an image has it. */
const SEPARATOR = " | "

/** `org.bouncycastle at src/Keys.java:12 (production)`. */
const importText = ({ library, path, line, scope }: UnrecognisedImport): string =>
  `${library} at ${path}:${line} (${scope})`

const dependencyCounts = ({ packages, withCryptography, files, unrecognised: unknown }: ReadDependencies): string =>
  [packages, withCryptography, files, unknown].join(SEPARATOR)

/** What was read and what was not; a composition itself has no room for its reason. */
export const completenessProperties = (coverage: Coverage): ReadonlyArray<Property> => {
  const unsupported = Object.values(coverage.unsupported).reduce((sum, count) => sum + count, 0)
  const languages = Object.entries(coverage.languages).map(([language, { files }]) => [language, files] as const)
  const skipped = skippedByReason(coverage).reduce((sum, [, count]) => sum + count, 0)
  return [
    property("completeness", completenessText(coverage)),
    ...(coverage.dependencies === undefined ? [] : [property("dependencies", dependencyCounts(coverage.dependencies))]),
    property("filesPartial", coverage.filesPartial),
    property("filesPrefiltered", coverage.filesPrefiltered),
    property("filesScanned", coverage.filesScanned),
    property("filesSkipped", skipped),
    ...counted(skippedByReason(coverage)).map(([reason, count]) => property(`filesSkipped.${reason}`, count)),
    property("filesUnsupported", unsupported),
    ...counted(languages).map(([language, files]) => property(`language.${language}`, files)),
    ...(coverage.unrecognised.recognised === undefined
      ? []
      : [property("recognisedImports", coverage.unrecognised.recognised)]),
    ...(coverage.ownRules ?? []).map(({ file, name, rows, replaces }) =>
      property("ownRules", [file, name, rows, ...replaces].join(SEPARATOR))
    ),
    ...(coverage.images ?? []).flatMap(({ path, name, layers }, at) => [
      property("image", [path, name].join(SEPARATOR)),
      ...layers.map(({ id, files }) => property("imageLayer", [at, id, ...files].join(SEPARATOR)))
    ]),
    ...coverage.unrecognised.imports.map((one) => property("unrecognisedImport", importText(one))),
    ...(coverage.unrecognised.more === 0 ? [] : [property("unrecognisedImportsMore", coverage.unrecognised.more)])
  ]
}

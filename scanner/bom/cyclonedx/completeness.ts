import type { Coverage } from "../../model/Inventory.ts"
import type { SkipReason } from "../../model/ScanReport.ts"
import { property } from "./assetProperties.ts"
import type { Composition, Property } from "./CycloneDxBom.ts"

/** Not the project's own source, so that leaving it out does not make the first party's inventory incomplete. */
const OUTSIDE: ReadonlySet<SkipReason> = new Set<SkipReason>(["vendored", "minified", "binary"])

/** Extensions of programming languages: source in one the scanner does not know may use cryptography. */
const SOURCE = new Set(
  (
    "ada adb ads apex asm bas c cc clj cljs cls cob cobol cpp cr cs cxx d dart erl ex exs f90 fs fsx go groovy h hpp hs java " +
    "jl js jsx kt kts lisp lua m mjs ml mli mm move nim pas php pl pm ps1 py r rb rs s scala scm sh sol sql sv swift tcl ts " +
    "tsx v vala vb vhd zig"
  ).split(" ")
)

const counted = (counts: Iterable<readonly [string, number]>): ReadonlyArray<readonly [string, number]> =>
  [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))

const skippedByReason = ({ skipped }: Coverage): ReadonlyArray<readonly [SkipReason, number]> =>
  Object.entries(skipped) as unknown as ReadonlyArray<readonly [SkipReason, number]>

const gaps = (coverage: Coverage): ReadonlyArray<string> => {
  const skipped = counted(skippedByReason(coverage).filter(([reason]) => !OUTSIDE.has(reason)))
  const foreign = Object.entries(coverage.unsupported).filter(([extension]) => SOURCE.has(extension.replace(/^\./, "")))
  return [
    ...skipped.map((one) => one.join(": ")),
    ...counted(foreign).map(([extension, count]) => `unsupported-language ${extension}: ${count}`),
    ...(coverage.filesPartial === 0 ? [] : [`syntax-errors: ${coverage.filesPartial}`])
  ]
}

const reasonOf = (missing: ReadonlyArray<string>): string =>
  missing.length === 0
    ? "every source file was read; cryptography inside third-party dependencies is not included"
    : `files not read or not read to the end (${missing.join(", ")})`

/**
 * `incomplete_first_party_only` says that only the first party's relations are represented, which is what a scan of
 * source sees at best. Files that were not read make it plainly `incomplete`.
 */
export const aggregateOf = (coverage: Coverage): Composition["aggregate"] =>
  gaps(coverage).length === 0 ? "incomplete_first_party_only" : "incomplete"

/** What was read and what was not, as a clause. */
export const completenessText = (coverage: Coverage): string => reasonOf(gaps(coverage))

/** What was read and what was not; a composition itself has no room for its reason. */
export const completenessProperties = (coverage: Coverage): ReadonlyArray<Property> => {
  const unsupported = Object.values(coverage.unsupported).reduce((sum, count) => sum + count, 0)
  const languages = Object.entries(coverage.languages).map(([language, { files }]) => [language, files] as const)
  const skipped = skippedByReason(coverage).reduce((sum, [, count]) => sum + count, 0)
  return [
    property("completeness", completenessText(coverage)),
    property("filesPartial", coverage.filesPartial),
    property("filesPrefiltered", coverage.filesPrefiltered),
    property("filesScanned", coverage.filesScanned),
    property("filesSkipped", skipped),
    ...counted(skippedByReason(coverage)).map(([reason, count]) => property(`filesSkipped.${reason}`, count)),
    property("filesUnsupported", unsupported),
    ...counted(languages).map(([language, files]) => property(`language.${language}`, files))
  ]
}

import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import type { LibraryOccurrence, LibraryUse } from "../../model/LibraryUse.ts"
import { isOwn } from "../../model/Origin.ts"
import { isSpdxExpression, isSpdxIdentifier } from "../../model/spdxLicences.ts"
import type { BomOptions } from "../BomOptions.ts"
import { property } from "./assetProperties.ts"
import type { RefOf } from "./cryptoProperties.ts"
import type { Dependency, EvidenceOccurrence, LibraryComponent, Property } from "./CycloneDxBom.ts"

/** The best of the band for manifests: https://github.com/CycloneDX/guides/blob/main/SBOM/en/0x60-Evidence.md. */
const CONFIDENCE = 0.6

const occurrence = ({ path, place, scope, origin }: LibraryOccurrence): EvidenceOccurrence => ({
  location: path,
  line: place.line,
  offset: place.column - 1,
  additionalContext: `manifest; scope: ${scope}${origin === undefined ? "" : `; origin: ${origin}`}`
})

export const libraryProperties = (library: LibraryUse): ReadonlyArray<Property> => {
  const requirements = new Set(library.occurrences.flatMap(({ requirement }) => requirement ?? []))
  return [
    ...(library.contains === undefined ? [] : [property("contains", library.contains)]),
    ...(library.direct === undefined ? [] : [property("direct", String(library.direct))]),
    ...library.offers.map((name) => property("offers", name)),
    ...(library.reach === undefined ? [] : [property("reach", library.reach)]),
    ...[...requirements].toSorted().map((requirement) => property("requirement", requirement)),
    property("used", String(library.used)),
    property("uses", library.uses)
  ]
}

/** A package URL, unless it is that of what was scanned. */
const refOf = ({ purl }: LibraryUse, root: string): string => (purl === root ? `library/${purl}` : purl)

const licencesOf = ({ licence }: LibraryUse): Pick<LibraryComponent, "licenses"> => {
  if (licence === undefined) return {}
  const acknowledgement = "declared" as const
  if (isSpdxIdentifier(licence)) return { licenses: [{ license: { id: licence, acknowledgement } }] }
  return isSpdxExpression(licence)
    ? { licenses: [{ expression: licence, acknowledgement }] }
    : { licenses: [{ license: { name: licence, acknowledgement } }] }
}

/** A library with the places that name it. */
export const libraryComponent = (
  library: LibraryUse,
  root: string,
  tool: string,
  sbom?: BomOptions["sbom"]
): LibraryComponent => {
  const { purl, name, version, scope, occurrences } = library
  const link = sbom?.linkOf(purl)
  return {
    type: "library",
    "bom-ref": refOf(library, root),
    name,
    ...(version !== undefined && { version }),
    ...(scope !== undefined && { scope }),
    ...licencesOf(library),
    purl,
    ...(link !== undefined && { externalReferences: [{ type: "bom" as const, url: link }] }),
    evidence: {
      identity: [
        {
          field: "purl",
          confidence: CONFIDENCE,
          concludedValue: purl,
          methods: [
            {
              technique: "manifest-analysis",
              confidence: CONFIDENCE,
              value: occurrences[0]?.path ?? "bill of materials"
            }
          ],
          tools: [tool]
        }
      ],
      occurrences: occurrences.map(occurrence)
    },
    properties: libraryProperties(library)
  }
}

/**
 * Whether a library provides an asset: findings of its API show the algorithm or protocol, its API names just this one, or it is found in
 * the library itself. Keys belong to the project.
 */
export const isProvided = (
  { purl, offers, contains = 0 }: LibraryUse,
  { packages, type, name, occurrences }: CryptoAsset
): boolean =>
  (type === "algorithm" || type === "protocol") &&
  (packages.includes(purl) ||
    offers.includes(name) ||
    (contains > 0 && occurrences.some(({ dependency }) => dependency === purl)))

/** What a library provides of the assets that there are, and which other libraries it needs. */
export const libraryDependency = (
  library: LibraryUse,
  root: string,
  assets: ReadonlyArray<CryptoAsset>,
  assetRef: RefOf
): Dependency => {
  const provides = assets.filter((asset) => isProvided(library, asset)).map(({ id }) => assetRef(id))
  const { requires = [] } = library
  return {
    ref: refOf(library, root),
    ...(requires.length > 0 && { dependsOn: requires.toSorted() }),
    ...(provides.length > 0 && { provides: provides.toSorted() })
  }
}

/** What the project uses, or asks for itself and has installed, as opposed to what is only there to be used. */
export const isNeeded = ({ used, direct, reach }: LibraryUse): boolean =>
  used || (direct === true && reach !== undefined && reach !== "present")

export const usedLibraries = (libraries: ReadonlyArray<LibraryUse>, root: string): ReadonlyArray<string> =>
  libraries.filter(isNeeded).map((library) => refOf(library, root))

/** What is only in dependencies, or in an image, is what these provide. */
export const isOfProject = ({ occurrences }: CryptoAsset): boolean =>
  occurrences.length === 0 || occurrences.some(isOwn)

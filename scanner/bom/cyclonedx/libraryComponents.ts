import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import type { LibraryOccurrence, LibraryUse } from "../../model/LibraryUse.ts"
import { property } from "./assetProperties.ts"
import type { RefOf } from "./cryptoProperties.ts"
import type { Dependency, EvidenceOccurrence, LibraryComponent, Property } from "./CycloneDxBom.ts"

/** The best of the band for manifests: https://github.com/CycloneDX/guides/blob/main/SBOM/en/0x60-Evidence.md. */
const CONFIDENCE = 0.6

const occurrence = ({ path, place, scope }: LibraryOccurrence): EvidenceOccurrence => ({
  location: path,
  line: place.line,
  offset: place.column - 1,
  additionalContext: `manifest; scope: ${scope}`
})

export const libraryProperties = (library: LibraryUse): ReadonlyArray<Property> => {
  const requirements = new Set(library.occurrences.flatMap(({ requirement }) => requirement ?? []))
  return [
    ...(library.direct === undefined ? [] : [property("direct", String(library.direct))]),
    ...library.offers.map((name) => property("offers", name)),
    ...[...requirements].toSorted().map((requirement) => property("requirement", requirement)),
    property("used", String(library.used)),
    property("uses", library.uses)
  ]
}

/** A package URL, unless it is that of what was scanned. */
const refOf = ({ purl }: LibraryUse, root: string): string => (purl === root ? `library/${purl}` : purl)

/** A library with the places that name it. */
export const libraryComponent = (library: LibraryUse, root: string, tool: string): LibraryComponent => {
  const { purl, name, version, scope, occurrences } = library
  return {
    type: "library",
    "bom-ref": refOf(library, root),
    name,
    ...(version !== undefined && { version }),
    ...(scope !== undefined && { scope }),
    purl,
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

/** Whether a library provides an asset: findings of its API show the algorithm or protocol, or its API names just this one. Keys belong to the project. */
export const isProvided = ({ purl, offers }: LibraryUse, { packages, type, name }: CryptoAsset): boolean =>
  (type === "algorithm" || type === "protocol") && (packages.includes(purl) || offers.includes(name))

/** What a library provides of the assets that there are. */
export const libraryDependency = (
  library: LibraryUse,
  root: string,
  assets: ReadonlyArray<CryptoAsset>,
  assetRef: RefOf
): Dependency => {
  const provides = assets.filter((asset) => isProvided(library, asset)).map(({ id }) => assetRef(id))
  return { ref: refOf(library, root), ...(provides.length > 0 && { provides: provides.toSorted() }) }
}

/** What the project uses, as opposed to what is only there to be used. */
export const usedLibraries = (libraries: ReadonlyArray<LibraryUse>, root: string): ReadonlyArray<string> =>
  libraries.filter(({ used }) => used).map((library) => refOf(library, root))

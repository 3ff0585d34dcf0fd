import type { CryptoAsset } from "../model/CryptoAsset.ts"
import type { Inventory } from "../model/Inventory.ts"
import type { LibraryUse } from "../model/LibraryUse.ts"
import { libraryVersions } from "./libraryVersions.ts"
import type { LibraryOffer, Target } from "./Plan.ts"

/** So many libraries are named beside those that an asset uses. */
const MOST_OTHERS = 3

const withoutVersion = (purl: string): string => purl.replace(/@[^?#/]*(?=$|[?#])/, "")

const numbersIn = (version: string): ReadonlyArray<number> | undefined => {
  const [text] = /^v?(\d+(?:\.\d+)*)/.exec(version)?.slice(1) ?? []
  return text?.split(".").map(Number)
}

/** Whether a version is at least another one; undefined where one of them is no number. A pre-release counts as its release. */
export const isAtLeast = (version: string, since: string): boolean | undefined => {
  const [own, least] = [numbersIn(version), numbersIn(since)]
  if (own === undefined || least === undefined) return undefined
  for (let at = 0; at < Math.max(own.length, least.length); at++) {
    const difference = (own[at] ?? 0) - (least[at] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}

interface Asked {
  readonly library: string
  readonly version: string | undefined
  readonly algorithm: string
  /** Whether the rule tables know an API of the library for it. */
  readonly isNamed: boolean
  /** Whether the project uses it through that library. */
  readonly isInUse: boolean
}

const stateOf = (version: string | undefined, since: string): LibraryOffer["state"] => {
  const isThere = version === undefined ? undefined : isAtLeast(version, since)
  return isThere === undefined ? "from-version" : isThere ? "offered" : "upgrade"
}

const offerOf = ({ library, version, algorithm, isNamed, isInUse }: Asked): LibraryOffer => {
  const row = libraryVersions.find(
    ({ libraries, algorithms }) => libraries.includes(library) && algorithms.includes(algorithm)
  )
  const own = { library, ...(version !== undefined && { version }), algorithm }
  if (row === undefined) return { ...own, state: isInUse ? "in-use" : isNamed ? "named" : "unknown" }
  const { since, source, of, note } = row
  return {
    ...own,
    state: stateOf(version, since),
    since: of === undefined ? since : `${of} ${since}`,
    source,
    ...(note !== undefined && { note })
  }
}

/** Of a hybrid the new part first. */
const namesOf = ({ algorithms }: Target): ReadonlyArray<string> => [
  ...new Set(algorithms.toReversed().flatMap(({ facts: { name } }) => name ?? []))
]

/** No library is behind a certificate or a key in a file. */
const isStoredItself = ({ stored, certificate }: CryptoAsset): boolean =>
  certificate !== undefined || (stored !== undefined && stored.format !== "literal")

const isUseful = ({ state }: LibraryOffer): boolean => state !== "unknown"

/** The algorithms that a project uses through each library. */
const usesIn = ({ assets }: Pick<Inventory, "assets">): ReadonlySet<string> =>
  new Set(
    assets.flatMap(({ facts: { name }, libraries, packages }) =>
      [...libraries, ...packages.map(withoutVersion)].map((library) => `${name} ${library}`)
    )
  )

/**
 * Which libraries of a project offer a target: those that an asset uses, then others in use that have it. The API of a library is
 * known from the rule tables, its version from manifests, the first version that has an algorithm from `libraryVersions`.
 */
export const offersIn = (
  inventory: Pick<Inventory, "assets" | "libraries">
): ((asset: CryptoAsset, target: Target) => ReadonlyArray<LibraryOffer>) => {
  const used = inventory.libraries.filter((library) => library.used)
  const byPurl = new Map(inventory.libraries.map((library) => [library.purl, library]))
  const uses = usesIn(inventory)
  const offerFrom = (library: string, algorithm: string, use: LibraryUse | undefined): LibraryOffer =>
    offerOf({
      library,
      version: use?.version,
      algorithm,
      isNamed: use?.offers.includes(algorithm) === true,
      isInUse: uses.has(`${algorithm} ${library}`)
    })
  return (asset, target) =>
    namesOf(target).flatMap((algorithm) => {
      const { packages } = asset
      const libraries = isStoredItself(asset) || packages.length > 0 ? [] : asset.libraries
      const own = [
        ...packages.map((purl) => offerFrom(withoutVersion(purl), algorithm, byPurl.get(purl))),
        ...libraries.map((library) => offerFrom(library, algorithm, undefined))
      ]
      const others = used
        .filter(({ purl }) => !packages.includes(purl))
        .map((use) => offerFrom(withoutVersion(use.purl), algorithm, use))
        .filter(isUseful)
      return [...own, ...(own.some(isUseful) ? [] : others.slice(0, MOST_OTHERS))]
    })
}
